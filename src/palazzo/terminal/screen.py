"""The screen: prints what there is to see, and reads lines."""

from __future__ import annotations

import contextlib
import sys
from typing import Any, Final

from rich.console import Console, RenderableType
from rich.segment import Segment, SegmentLines
from rich.table import Table
from rich.text import Text

from palazzo.terminal.board import Section
from palazzo.terminal.colours import inks_of, signs_for, theme_of
from palazzo.terminal.voice import Voice

LEAST_LOG: Final = 5
_MOST_LOG: Final = 24

Lines = list[list[Segment]]
"""Something rendered, line by line."""


class Screen:
    """A terminal in the colours of a game."""

    def __init__(self, game: str, edition: str, colour: bool = True, plain: bool = False) -> None:
        theme = theme_of(inks_of(game, edition))
        self.console = Console(
            theme=theme, highlight=False, markup=False, emoji=False, no_color=True if plain or not colour else None
        )
        self.plain = plain
        self.signs = signs_for(self.console.encoding, plain)
        self.clears = self.console.is_terminal and not plain

    @property
    def is_interactive(self) -> bool:
        """A person sits at both ends."""
        return sys.stdin.isatty() and self.console.is_terminal

    def clear(self) -> None:
        """Begin a new page, where pages can be turned."""
        if self.clears:
            self.console.clear()
        else:
            self.console.print()

    def show(self, *parts: RenderableType | None) -> None:
        """Print these parts, but for those that are missing."""
        for part in parts:
            if part is not None:
                self.print(self.typeset(part))

    def print(self, lines: Lines) -> None:
        """Print lines that are already typeset."""
        self.console.print(SegmentLines(lines, new_lines=True), end="")

    def say(self, text: str, style: str = "none") -> None:
        """Print a sentence."""
        self.show(Text(text, style=style))

    def say_unbroken(self, text: str) -> None:
        """A sentence with something to copy: no line is broken but by the terminal itself."""
        self.console.print(Text(printable(text)), soft_wrap=True)

    def try_to_say(self, text: str) -> None:
        """Print a sentence, if there is still a terminal to print it to."""
        with contextlib.suppress(OSError):
            self.say_unbroken(text)

    def ask(self, prompt: str = "") -> str:
        """A line from whoever sits there; EOFError when they have left."""
        if prompt:
            self.say(prompt)
        self.console.file.flush()
        try:
            return input(self.signs.prompt)
        except (OSError, UnicodeDecodeError) as error:
            raise EOFError from error

    def typeset(self, part: RenderableType) -> Lines:
        """The lines something takes, ready to print."""
        return [_tidy(line) for line in self.console.render_lines(part, pad=False)]

    def fitted(self, sections: list[Section], room: int) -> list[Lines]:
        """Each part in the fullest form that leaves room for the others; what matters least gives way first."""
        drawn: dict[tuple[int, int], Lines] = {}

        def lines(number: int, at: int) -> Lines:
            if (number, at) not in drawn:
                part = sections[number][at].drawn
                drawn[number, at] = self.typeset(part) if part is not None else []
            return drawn[number, at]

        def height(forms: list[int]) -> int:
            return sum(len(lines(number, at)) for number, at in enumerate(forms))

        forms = [0] * len(sections)
        while height(forms) > room:
            can = [number for number, at in enumerate(forms) if at + 1 < len(sections[number])]
            if not can:
                break
            forms[min(can, key=lambda number: sections[number][forms[number]].worth)] += 1
        # What gave way to no avail comes back, what matters most first.
        back = [(form.worth, number, at) for number, one in enumerate(sections) for at, form in enumerate(one[:-1])]
        for _, number, at in sorted(back, reverse=True):
            tried = [*forms[:number], min(at, forms[number]), *forms[number + 1 :]]
            if height(tried) <= room:
                forms = tried
        return [lines(number, at) for number, at in enumerate(forms)]

    def page(self, *parts: Lines) -> None:
        """A page of several parts, set apart by blank lines where there is room for them."""
        there = [part for part in parts if part]
        spare = self.console.height - sum(map(len, there)) - 2
        self.clear()
        for number, part in enumerate(there):
            if number and spare >= len(there):
                self.console.print()
            self.print(part)

    def log(self, view: dict[str, Any], voice: Voice, heard: int, room: int) -> Lines:
        """The last lines of the log, as many as fit; those not heard before are marked."""
        most = max(1, min(_MOST_LOG, room))
        lines: Lines = []
        first = len(view["log"])
        while first > 0:
            line = self.typeset(self.log_from(view, voice, heard, first - 1, first))
            if lines and len(lines) + len(line) > most:
                break
            lines = line + lines
            first -= 1
        if heard >= first:
            return lines
        more = Text(f" {self.signs.more} {voice.say('log-more', {'count': first - heard})}", style="faint")
        return self.typeset(more) + lines

    def log_from(
        self, view: dict[str, Any], voice: Voice, heard: int, first: int, last: int | None = None
    ) -> RenderableType:
        """Lines of the log under each other; those not heard before are marked."""
        me = voice.called(view["you"]) if view["you"] else ""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(width=2)
        grid.add_column()
        for number, event in enumerate(view["log"][first:last], first):
            is_new = number >= heard
            line = Text(voice.event(event), style="none" if is_new else "faint")
            if me:
                line.highlight_words([me], style="me")
            grid.add_row(Text(f" {self.signs.new if is_new else ' '}", style="number"), line)
        return grid


def _tidy(line: list[Segment]) -> list[Segment]:
    """A line as one would copy it: without blanks at its end, and without signs that would command the terminal."""
    kept = [Segment(printable(segment.text), segment.style) for segment in line]
    while kept and not kept[-1].text.strip():
        kept.pop()
    if kept:
        kept[-1] = Segment(kept[-1].text.rstrip(), kept[-1].style)
    return kept


def printable(text: str) -> str:
    """Names and promises may come from a file someone else wrote; where a word may be broken is for other pages."""
    text = text.replace("\u00ad", "")
    return text if text.isprintable() else "".join(c if c.isprintable() or c == "\n" else "?" for c in text)
