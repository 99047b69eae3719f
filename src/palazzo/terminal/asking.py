"""What must I do now? One sentence, and the ways to answer it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from palazzo.terminal.answers import LIKELY, arranged, example, lettered
from palazzo.terminal.board import GAP, UNBOUNDED, next_steps
from palazzo.terminal.colours import Signs
from palazzo.terminal.voice import Voice

_FEW: Final = 2
_NO_PRICES: Final[dict[str, str]] = {}
_Row = tuple[int, str]
"""An option with its number."""


def beside_its_sign(sentence: str, signs: Signs) -> RenderableType:
    """What the table waits for, all its lines beside the sign that points to it."""
    grid = Table.grid()
    grid.add_column(width=2)
    grid.add_column()
    grid.add_row(Text(f"{signs.coming} ", style="alert"), Text(sentence, style="ask"))
    return grid


class Asking:
    """Draws one question."""

    def __init__(
        self,
        view: dict[str, Any],
        question: dict[str, Any],
        voice: Voice,
        signs: Signs,
        console: Console,
        prices: dict[str, str] = _NO_PRICES,
    ) -> None:
        self.view = view
        self.question = question
        self.voice = voice
        self.signs = signs
        self.console = console
        self.prices = prices
        """By option: what it would bring, in a few signs."""
        self.next = next_steps(view["table"])

    def whole(self) -> RenderableType:
        """The sentence, the choices, and how to answer."""
        parts = [self.sentence(), *self.choices(), self.how()]
        return Group(*(part for part in parts if part is not None))

    def sentence(self) -> RenderableType:
        """What is asked."""
        return beside_its_sign(self.voice.prompt(self.question), self.signs)

    def choices(self) -> Iterator[RenderableType]:
        """What there is to choose from."""
        kind = self.question["kind"]
        if kind in ("pick", "subset"):
            yield from self.options(self.question["options"])
        elif kind == "order":
            yield self.in_columns(list(enumerate(self.question["items"], 1)))
        elif kind == "split":
            yield self.amounts()
        elif kind == "assign":
            yield self.assignment()

    def how(self) -> RenderableType | None:
        """How to answer, with an example that stands."""
        kind = self.question["kind"]
        facts: dict[str, Any] = {"least": self.question.get("least", 0), "most": self.question.get("most", 0)}
        facts["example"] = example(self.question, self.voice)
        if "worth" in self.question:
            kind, facts["total"] = "payment", self.question["total"]
        exactly = "-exactly" if kind in ("subset", "split") and facts["least"] == facts["most"] else ""
        said = self.voice.say(f"how-{kind}{exactly}", facts)
        if "likely" in self.question and facts["example"]:
            said = f"{self.voice.say('how-likely', {'sign': LIKELY, 'kind': kind, 'example': facts['example']})} {said}"
        return Padding(Text(said, style="faint"), (0, 0, 0, 1))

    # -- options

    def options(self, options: list[str]) -> Iterator[RenderableType]:
        """Options by verb: plain ones in columns, those of two words as a table, the others in a row."""
        rows = list(enumerate(arranged(options), 1))
        plain = [row for row in rows if ":" not in row[1]]
        if plain:
            yield self.in_columns(plain)
        verbs = dict.fromkeys(option.split(":")[0] for _, option in rows if ":" in option)
        for verb in verbs:
            group = [row for row in rows if row[1].split(":")[0] == verb and ":" in row[1]]
            if len(group) == 1 or _counts(group):
                yield self.in_columns(group)
            elif _crosses(group):
                yield self.as_table(group)
            else:
                yield from self.by_first_word(group)

    def by_first_word(self, rows: list[_Row]) -> Iterator[RenderableType]:
        """Options of three things as a table for each first thing, if that is shorter; all in a row, if not."""
        parts: dict[str, list[_Row]] = {}
        for row in rows:
            parts.setdefault(row[1].split(":")[1], []).append(row)
        if not all(_crosses(part, at=2) for part in parts.values()):
            yield self.in_a_row(rows)
            return
        for part in parts.values():
            yield self.as_table(part, at=2)

    def numbered(self, number: int, label: str, marked: bool = False) -> Text:
        """An option with its number before it, as `12 label`."""
        line = Text(f"{number:>3} ", style="number")
        line.append(label, style="next" if marked else "none")
        return line

    def priced(self, label: Text, option: str) -> Text:
        """A label with its price beside it."""
        return label.append(f" ({self.prices[option]})", style="faint") if option in self.prices else label

    def label(self, option: str) -> str:
        """An option in words, with the code of a thing it names alone."""
        return (
            self.voice.both(option) if ":" not in option and not self.voice.has(f"do-{option}") else self.said(option)
        )

    def said(self, option: str) -> str:
        """An option in words."""
        return self.voice.option(option)

    def in_columns(self, rows: list[_Row]) -> RenderableType:
        """As many columns as fit."""
        labels = [self.priced(self.numbered(n, self.label(option)), option) for n, option in rows]
        longest = max(label.cell_len for label in labels)
        if len(labels) > _FEW and 2 * (longest + GAP) > self.console.width >= longest:
            return _flowing(labels, self.console.width)
        if longest <= self.console.width:
            return Columns(labels, padding=(0, GAP, 0, 0))
        hanging = Table.grid()
        for label in labels:
            hanging.add_row(label[:4], label[4:])
        return hanging

    def in_a_row(self, rows: list[_Row]) -> RenderableType:
        """What the labels have in common, once; then what tells them apart."""
        heading = self.heading([option for _, option in rows])
        tails = [self.numbered(n, self.tail(option) if heading else self.said(option)) for n, option in rows]
        if not heading:
            return Columns(tails, padding=(0, 2, 0, 0))
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(Text(f"   {heading}"), Columns(tails, padding=(0, 1, 0, 0)))
        return grid

    def heading(self, options: list[str], first: int = 1) -> str:
        """What the labels of some options share, without the names of what tells them apart (words from `first` on)."""
        labels = [self.said(option) for option in options]
        cut = {
            self.without_names(label, option.split(":")[first:]) for label, option in zip(labels, options, strict=True)
        }
        if len(cut) == 1 and labels[0] not in cut:
            return cut.pop()
        prefix, suffix = common(labels), common(labels, at_end=True)
        return f"{prefix} {self.signs.more} {suffix}:" if prefix and suffix else prefix

    def without_names(self, label: str, words: list[str]) -> str:
        """A label without the names it ends with, articles and prepositions included."""
        for word in reversed(words):
            names = sorted([*self.voice.parts(word).values(), self.voice.called(word)], key=len, reverse=True)
            label = next((label.removesuffix(name).rstrip(" ,") for name in names if label.endswith(name)), label)
        return label

    def tail(self, option: str) -> str:
        """What tells an option from its like: the names of the things in it."""
        words = option.split(":")[1:]
        if len(words) == 1:
            return self.voice.short(words[0]) if self.voice.is_word(words[0]) else self.voice.both(words[0])
        return self.signs.to.join(self.voice.short(word) for word in words)

    def as_table(self, rows: list[_Row], at: int = 1) -> RenderableType:
        """A row for each first thing (from word `at` on), a column for each second, numbers where they cross."""
        firsts = list(dict.fromkeys(option.split(":")[at] for _, option in rows))
        lasts = list(dict.fromkeys(option.split(":")[at + 1] for _, option in rows))
        places = [place["id"] for place in self.view["table"].get("places", [])]
        lasts.sort(key=lambda last: places.index(last) if last in places else len(places))
        numbers = {tuple(option.split(":")[at:]): number for number, option in rows}
        for wide in (True, False):
            table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="head", show_edge=False)
            table.add_column("", no_wrap=wide)
            for last in lasts:
                heading = self.voice.short(last) if wide else self.voice.code(last)
                table.add_column(heading, justify="right", no_wrap=True)
            for first in firsts:
                group = [option for _, option in rows if option.split(":")[at] == first]
                label = self.heading(group, first=at + 1) or self.voice.called(first)
                cells = [self.crossing(numbers.get((first, last)), self.next.get(first) == last) for last in lasts]
                table.add_row(Text(f"   {label}"), *cells)
            unbounded = self.console.options.update(max_width=UNBOUNDED)
            if Measurement.get(self.console, unbounded, table).maximum <= self.console.width:
                break
        return table

    def crossing(self, number: int | None, is_next: bool) -> Text:
        """The number of an option; the one that takes a paper on is marked."""
        if number is None:
            return Text("")
        mark = Text(self.signs.coming, style="next") if is_next else Text("")
        return mark + Text(str(number), style="number")

    # -- the other kinds

    def amounts(self) -> RenderableType:
        """Places with what each can take, and what lies there now."""
        now = self.question.get("now") or {}
        cells = []
        for place, cap in zip(self.question["places"], self.question["caps"], strict=True):
            if not cap:
                continue
            line = Text("   ")
            line.append(self.voice.code(place), style="number")
            if self.voice.code(place) != self.voice.short(place):
                line.append(f" {self.voice.short(place)}")
            key = "split-now" if place in now else "split-most"
            line.append(" " + self.voice.say(key, {"now": now.get(place, 0), "most": cap}), style="faint")
            cells.append(line)
        return Columns(cells, padding=(0, 1, 0, 0))

    def assignment(self) -> RenderableType:
        """Places with who or what is there now, then all that can be assigned."""
        now = self.question.get("now") or {}
        cells = []
        for number, place in enumerate(self.question["places"], 1):
            line = self.numbered(number, self.place(place))
            if now.get(place):
                line.append(f" ({', '.join(map(self.voice.called, now[place]))})", style="faint")
            cells.append(line)
        items = []
        for letter, (item, count) in lettered(self.question["items"]).items():
            line = Text(f"{letter:>3} ", style="number")
            line.append(f"{count} {self.signs.times} " if count > 1 else "")
            items.append(line.append(self.voice.both(item), style="none"))
        return Group(Columns(cells, padding=(0, 1, 0, 0)), Columns(items, padding=(0, 1, 0, 0)))

    def place(self, place: str) -> str:
        """A place by its code and short name."""
        code, short = self.voice.code(place), self.voice.short(place)
        return short if code == short else f"{code} {short}"


def _flowing(labels: list[Text], width: int) -> Text:
    """Labels one after another, as many in a line as fit."""
    lines: list[Text] = []
    for label in labels:
        if lines and lines[-1].cell_len + GAP + label.cell_len <= width:
            lines[-1].append(" " * GAP).append_text(label)
        else:
            lines.append(label.copy())
    return Text("\n").join(lines)


def _counts(rows: list[_Row]) -> bool:
    """The options say how many: their labels read best whole."""
    return any(word.isdigit() for _, option in rows for word in option.split(":")[1:])


def _crosses(rows: list[_Row], at: int = 1) -> bool:
    """The options say two things each (from word `at` on), and most pairs of them are there: a table is shorter."""
    pairs = [tuple(option.split(":")[at:]) for _, option in rows]
    if any(len(pair) != 2 for pair in pairs):
        return False
    firsts, lasts = {pair[0] for pair in pairs}, {pair[1] for pair in pairs}
    return len(rows) > _FEW and 2 * len(rows) >= len(firsts) * len(lasts)


def common(labels: list[str], at_end: bool = False) -> str:
    """The words all labels begin, or end, with; never the whole of one."""
    step = -1 if at_end else 1
    split = [label.split()[::step] for label in labels]
    shared: list[str] = []
    for words in zip(*split, strict=False):
        if len(set(words)) > 1:
            break
        shared.append(words[0])
    if any(len(words) == len(shared) for words in split):
        shared = shared[:-1]
    return " ".join(shared[::step])
