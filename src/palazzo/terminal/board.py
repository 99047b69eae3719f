"""The board, drawn from a view's `table` alone: people, places, papers, piles, and what only you see.

Nothing here knows a game. Columns are the fields of the entries; their headings are messages `column-<field>`, the
lines about the table `fact-<name>`, the piles `pile-<name>`; what has none is shown by its own name.
"""

from __future__ import annotations

from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from palazzo.terminal.rooms import Signs
from palazzo.terminal.voice import Voice

GAP: Final = 2
UNBOUNDED: Final = 1000


class Board:
    """Draws one view."""

    def __init__(self, view: dict[str, Any], voice: Voice, signs: Signs, console: Console) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.voice = voice
        self.signs = signs
        self.console = console
        self.wide = False
        self.lean = False

    @property
    def width(self) -> int:
        """The columns there are."""
        return self.console.width

    def whole(self) -> RenderableType:
        """Everything on the table."""
        return Group(*self.parts(), *self.yours(with_texts=False))

    def parts(self) -> list[RenderableType]:
        """What everyone sees, part by part."""
        parts = [Group(self.heading(), self.people_and_places()), self.papers(), self.piles()]
        return [part for part in parts if part is not None]

    def width_of(self, part: RenderableType) -> int:
        """The columns something would take if it could."""
        return Measurement.get(self.console, self.console.options.update(max_width=UNBOUNDED), part).maximum

    # -- lines

    def heading(self) -> RenderableType:
        """Title and the state of play, on one line if they fit, between rules."""
        title = Text(f" {self.voice.title()} ", style="title")
        facts = Text(self.facts_line(), style="faint")
        line = Text(self.signs.rule * 2, style="ink") + title
        room = self.width - line.cell_len - facts.cell_len - 2
        if room >= 2:
            line += Text(self.signs.rule * room + " ", style="ink") + facts
            line.append(" ")
            return line
        line += Text(self.signs.rule * max(0, self.width - line.cell_len), style="ink")
        return Group(line, facts) if facts.plain else line

    def facts_line(self) -> str:
        """What is true of the whole table."""
        said = [self.fact(name, value) for name, value in self.table.get("facts", {}).items()]
        if self.table.get("used"):
            said.append(self.fact("used", [self.voice.called(word) for word in self.table["used"]]))
        return self.signs.between.join(part for part in said if part)

    def fact(self, name: str, value: Any) -> str:
        """One of them; nothing, if there is nothing to say."""
        if value is None or value == []:
            return ""
        if self.voice.has(f"fact-{name}"):
            return self.voice.say(f"fact-{name}", {"value": value})
        return f"{name} {self.cell(value).plain}"

    def piles(self) -> RenderableType | None:
        """How many cards lie where, and which was laid last."""
        said = []
        for name, pile in self.table.get("piles", {}).items():
            cards = pile if isinstance(pile, list) else []
            facts = {"count": pile if isinstance(pile, int) else len(cards), "last": cards[-1] if cards else ""}
            if isinstance(pile, list) and not cards:
                continue
            if self.voice.has(f"pile-{name}"):
                said.append(self.voice.say(f"pile-{name}", facts))
            else:
                said.append(f"{self.voice.called(name)} {facts['count']}")
        return Text(" " + self.signs.between.join(said), style="faint") if said else None

    def yours(self, with_texts: bool) -> list[RenderableType]:
        """What only you see, with the texts of cards if wanted."""
        yours = self.table.get("yours", {})
        return [self.holding(self.voice.yours(name), things, with_texts) for name, things in yours.items()]

    def holding(self, heading: str, things: Any, with_texts: bool) -> RenderableType:
        """Cards in a hand, with their texts where there is room."""
        line = Text(f" {heading}: ", style="secret")
        if not isinstance(things, list):
            return line + self.cell(things)
        names = [self.voice.both(thing) for thing in things]
        if not names:
            return line + Text(self.signs.nothing)
        if not with_texts:
            hanging = Table.grid()
            hanging.add_column(no_wrap=True)
            hanging.add_column()
            hanging.add_row(line, Text(self.signs.between.join(names)))
            return hanging
        grid = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
        grid.add_column(no_wrap=True)
        grid.add_column(style="faint")
        for thing, name in zip(things, names, strict=True):
            grid.add_row(name, self.voice.card_text(thing, self.loose_facts()))
        return Group(line, grid)

    def loose_facts(self) -> dict[str, Any]:
        """What texts of cards and rules may name."""
        return {**self.view["options"], **self.table.get("facts", {})}

    # -- tables

    def people_and_places(self) -> RenderableType:
        """Side by side if they fit, with as long names as fit."""
        for self.wide, self.lean in ((True, False), (False, False), (False, True)):
            tables = [table for table in (self.people(), self.places()) if table is not None]
            widths = [self.width_of(table) for table in tables]
            if sum(widths) + GAP * (len(tables) - 1) <= self.width:
                side_by_side = Table.grid(padding=(0, GAP, 0, 0))
                side_by_side.add_row(*tables)
                return side_by_side
        self.wide, self.lean = all(width <= self.width for width in widths), False
        return Group(*(table for table in (self.people(), self.places()) if table is not None))

    def people(self) -> Table | None:
        """Who sits here."""
        return self.entries(self.table.get("people", []), "seat")

    def places(self) -> Table | None:
        """What the board is made of."""
        return self.entries(self.table.get("places", []), "id")

    def entries(self, entries: list[dict[str, Any]], key: str) -> Table | None:
        """A table of entries that share their fields; a field empty everywhere is left out."""
        if not entries:
            return None
        fields = [name for name in entries[0] if name != key and self.is_worth_a_column(name, entries)]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="head", show_edge=False)
        table.add_column(Text(" " + self.voice.heading("seat" if key == "seat" else "place")), no_wrap=True)
        for name in fields:
            number = all(isinstance(entry[name], int) for entry in entries)
            table.add_column(self.voice.heading(name), justify="right" if number else "left", no_wrap=True)
        for entry in entries:
            table.add_row(self.entry_name(entry, key), *(self.cell(entry[name]) for name in fields))
        return table

    def is_worth_a_column(self, name: str, entries: list[dict[str, Any]]) -> bool:
        """Something stands there; a lean table leaves out where papers lie, for they say so themselves."""
        found = [entry[name] for entry in entries if entry[name] not in ([], {})]
        papers = {paper["id"] for paper in self.table.get("papers", [])}
        return bool(found) and not (self.lean and all(isinstance(one, list) and set(one) <= papers for one in found))

    def entry_name(self, entry: dict[str, Any], key: str) -> Text:
        """The name of a row, marked if it is yours or its turn."""
        word = entry[key]
        if key != "seat":
            name = Text(" " + word.ljust(4), style="faint")
            return name + Text(self.voice.short(word), style="none")
        is_turn = self.table.get("facts", {}).get("player") == word
        line = Text(self.signs.turn if is_turn else " ", style="next")
        mine = word == self.view["you"]
        line.append(self.voice.called(word), style="me" if mine else "none")
        if mine:
            line.append(f" ({self.voice.say('you')})", style="faint")
        return line

    def cell(self, value: Any) -> Text:
        """A value as it fits in a table."""
        if value is None or value == "" or value == []:
            return Text(self.signs.nothing, style="faint")
        if isinstance(value, bool):
            return Text(self.signs.done if value else self.signs.todo)
        if isinstance(value, list):
            return Text(" ").join(self.cell(item) for item in value)
        if isinstance(value, dict):
            return Text(", ").join(self.cell(k) + Text(" ") + self.cell(v) for k, v in value.items())
        if isinstance(value, int):
            return Text(str(value))
        mine = value == self.view["you"]
        name = self.voice.short(value) if self.wide and self.voice.is_word(value) else self.voice.code(value)
        return Text(name, style="me" if mine else "none")

    def papers(self) -> RenderableType | None:
        """Papers and how far they have come: steps done, the next, those to do."""
        papers = self.table.get("papers", [])
        if not papers:
            return None
        for wide in (True, False):
            self.wide = wide
            table = self.papers_table(papers)
            if self.width_of(table) <= self.width:
                break
        return table

    def papers_table(self, papers: list[dict[str, Any]]) -> Table:
        """One line a paper."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="head", show_edge=False)
        table.add_column(Text(" " + self.voice.heading("paper")), no_wrap=True)
        table.add_column(self.voice.heading("at"), no_wrap=True)
        table.add_column(self.voice.heading("steps"), no_wrap=True)
        for paper in papers:
            name = Text(" " + paper["id"].ljust(3), style="faint") + Text(self.voice.called(paper["id"]), style="none")
            if paper.get("at") is None:
                name.stylize("faint")
            table.add_row(name, self.cell(paper.get("at")), self.steps(paper))
        return table

    def steps(self, paper: dict[str, Any]) -> Text:
        """☑ done, ▸ next, ☐ to do."""
        line = Text()
        done = paper.get("stamps", 0)
        for number, step in enumerate(paper.get("steps", [])):
            if number:
                line.append(" ")
            name = self.voice.short(step) if self.wide else self.voice.code(step)
            if number < done:
                line.append(f"{self.signs.done}{name}", style="faint")
            elif number == done:
                line.append(f"{self.signs.coming}{name}", style="next")
            else:
                line.append(f"{self.signs.todo}{name}", style="none")
        return line


def next_steps(table: dict[str, Any]) -> dict[str, str]:
    """Where each paper should go next."""
    return {
        paper["id"]: paper["steps"][paper["stamps"]]
        for paper in table.get("papers", [])
        if paper.get("stamps", 0) < len(paper.get("steps", []))
    }
