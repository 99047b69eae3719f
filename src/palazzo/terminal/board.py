"""The board, drawn from a view's `table` alone: people, places, papers, piles, and what only you see.

Nothing here knows a game. Columns are the fields of the entries; their headings are messages `column-<field>`, the
lines about the table `fact-<name>`, the piles `pile-<name>`; what has none is shown by its own name. Every part has
several forms, from the fullest to the leanest, and a page takes those that fit it.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from palazzo.terminal.cells import Cells, is_empty, is_nested, tallied
from palazzo.terminal.colours import Signs
from palazzo.terminal.voice import Voice

GAP: Final = 2
UNBOUNDED: Final = 1000
_MANY: Final = 9
"""So many places are too many to be all shown while nothing is there."""

_INDENT: Final = "   "
_SECTIONS: Final = {"person": "people", "place": "places", "paper": "papers"}
"""Where in the table the entries of one kind are."""


class Form(NamedTuple):
    """One way to draw a part, and how much would be lost by a leaner one; without a drawing, the part is left out."""

    drawn: RenderableType | None
    worth: int


Section = list[Form]
"""A part of the board, its fullest form first."""


class Board:
    """Draws one view; what a question names is marked."""

    def __init__(
        self,
        view: dict[str, Any],
        voice: Voice,
        signs: Signs,
        console: Console,
        question: dict[str, Any] | None = None,
    ) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.voice = voice
        self.signs = signs
        self.console = console
        self.cells = Cells(view, voice, signs)
        self.hints = self.cells.hints
        self.named = _words_in(question)
        self.lean = False

    @property
    def width(self) -> int:
        """The columns there are."""
        return self.console.width

    def whole(self) -> RenderableType:
        """Everything on the table, in full."""
        drawn = [section[0].drawn for section in self.sections(everything=True)]
        return Group(*(part for part in drawn if part is not None), *self.yours(with_texts=False))

    def sections(self, everything: bool = False) -> list[Section]:
        """What everyone sees, part by part."""
        found: list[Section] = []
        together = self.people_beside_places()
        found.append([Form(self.heading(), 98), Form(self.title(), 99)])
        if together is not None:
            found.append([Form(together, 99)])
        else:
            found.append([Form(self.people_alone(), 72), *self.people_in_brief()] if self.table.get("people") else [])
            found.append(self.places_section(everything))
        found += [self.papers_section(), *self.details(), self.extras(everything), self.piles_section()]
        return [section for section in found if section]

    def width_of(self, part: RenderableType) -> int:
        """The columns something would take if it could."""
        return Measurement.get(self.console, self.console.options.update(max_width=UNBOUNDED), part).maximum

    def fits(self, part: RenderableType) -> bool:
        """Whether a part is no wider than the terminal."""
        return self.width_of(part) <= self.width

    # -- lines

    def heading(self) -> RenderableType:
        """Title and the state of play, on one line if they fit, between rules."""
        facts = Text(self.facts_line(), style="faint")
        line = Text(self.signs.rule * 2, style="ink") + Text(f" {self.voice.title()} ", style="title")
        room = self.width - line.cell_len - facts.cell_len - 2
        if room >= 2:
            line += Text(self.signs.rule * room + " ", style="ink") + facts
            line.append(" ")
            return line
        return Group(self.title(), Padding(facts, (0, 1))) if facts.plain else self.title()

    def title(self) -> Text:
        """The name of the game between rules."""
        line = Text(self.signs.rule * 2, style="ink") + Text(f" {self.voice.title()} ", style="title")
        return line + Text(self.signs.rule * max(0, self.width - line.cell_len), style="ink")

    def facts_line(self) -> str:
        """What is true of the whole table."""
        said = [self.fact(name, value) for name, value in self.table.get("facts", {}).items()]
        if self.table.get("used"):
            said.append(self.fact("used", [self.voice.called(word) for word in self.table["used"]]))
        return self.signs.between.join(part for part in said if part)

    def fact(self, name: str, value: Any) -> str:
        """One of them; nothing, if there is nothing to say."""
        if is_empty(value):
            return ""
        for message in (f"{self.voice.game}-fact-{name}", f"fact-{name}"):
            if self.voice.has(message):
                facts = {**self.table["facts"], "value": self.voice.signed(value), "text": str(value)}
                return self.voice.say(message, facts)
        return f"{self.voice.heading(name)} {self.cells.cell(value, name).plain}"

    def piles_section(self) -> Section:
        """How many cards lie where, and which was laid last."""
        said = [self.pile(name, pile) for name, pile in self.table.get("piles", {}).items()]
        line = self.signs.between.join(part for part in said if part)
        return [Form(Padding(Text(line, style="faint"), (0, 1)), 8), Form(None, 0)] if line else []

    def pile(self, name: str, pile: Any) -> str:
        """One pile in words; nothing, if nothing lies there."""
        if is_empty(pile) or pile == 0:
            return ""
        heading = self.voice.heading(name)
        if isinstance(pile, dict):
            counts = {key: len(value) if isinstance(value, list) else value for key, value in pile.items()}
            return f"{heading}: " + ", ".join(self.voice.pair(key, value) for key, value in counts.items() if value)
        if isinstance(pile, list) and is_nested(pile):
            return f"{heading}: " + ", ".join(filter(None, (self.cells.line(name, item) for item in pile)))
        cards = pile if isinstance(pile, list) else []
        facts = {"count": len(cards) if cards else pile, "last": cards[-1] if cards else ""}
        return (
            self.voice.say(f"pile-{name}", facts) if self.voice.has(f"pile-{name}") else f"{heading} {facts['count']}"
        )

    # -- what only you see

    def yours(self, with_texts: bool, codes: bool = False) -> list[RenderableType]:
        """What only you see, with the texts of cards if wanted, or by codes alone."""
        own = self.own(self.table.get("yours", {}))
        found = [self.holding(self.voice.yours(n), n, things, with_texts, codes) for n, things in own.items()]
        return self.side_by_side(found) if not with_texts else found

    def own(self, yours: dict[str, Any]) -> dict[str, Any]:
        """What there is of somebody's own; an empty hand is something too."""
        kept = {name: things for name, things in yours.items() if f"yours.{name}" not in self.hints.leave}
        return {name: things for name, things in kept.items() if name == "hand" or not is_empty(things)}

    def side_by_side(self, parts: list[RenderableType]) -> list[RenderableType]:
        """Parts in rows, as many beside each other as fit."""
        rows: list[list[RenderableType]] = []
        for part in parts:
            if rows and sum(map(self.width_of, [*rows[-1], part])) + GAP * len(rows[-1]) <= self.width:
                rows[-1].append(part)
            else:
                rows.append([part])
        lines: list[RenderableType] = []
        for row in rows:
            grid = Table.grid(padding=(0, GAP, 0, 0))
            grid.add_row(*row)
            lines.append(grid if len(row) > 1 else row[0])
        return lines

    def holding(self, heading: str, name: str, things: Any, with_texts: bool, codes: bool = False) -> RenderableType:
        """Cards in a hand, with their texts where there is room."""
        line = Text(f" {heading}: ", style="secret")
        if not isinstance(things, list):
            return self.hanging(line, self.held(things))
        held = tallied(things)
        codes = codes or name in self.hints.codes
        names = [self.thing(thing, count, codes) for thing, count in held]
        if not names:
            return line + Text(self.signs.nothing)
        if not with_texts or codes:
            said = self.signs.between.join(names)
            total = self.cells.total(things)
            return self.hanging(line, Text(f"{said}  ({total})" if total else said))
        grid = Table(box=None, show_header=False, padding=(0, 1), pad_edge=True)
        grid.add_column(no_wrap=True)
        grid.add_column(style="faint")
        for (thing, _), called in zip(held, names, strict=True):
            grid.add_row(called, self.voice.text(thing, self.loose_facts()))
        return Group(line, grid)

    def held(self, things: Any) -> Text:
        """Something of one's own that is no hand of cards: a secret place, piles by whom they are for."""
        if not isinstance(things, dict):
            return Text(self.voice.called(things))
        piles = []
        for owner, pile in things.items():
            total = self.cells.total(pile) if isinstance(pile, list) else ""
            piles.append(f"{self.voice.called(owner)} {self.cells.cell(pile).plain}{f' ({total})' if total else ''}")
        return Text(self.signs.between.join(piles))

    def thing(self, thing: Any, count: int, code: bool) -> str:
        """A thing one holds, with how many there are."""
        called = self.voice.code(thing) if code else self.voice.both(thing)
        return called if count == 1 else f"{count} {self.signs.times} {called}"

    def hanging(self, heading: Text, said: Text) -> RenderableType:
        """A heading, and beside it all that belongs to it; below it, where the terminal is narrow."""
        if heading.cell_len * 2 > self.width:
            return Group(heading, Padding(said, (0, 0, 0, len(_INDENT))))
        grid = Table.grid()
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(heading, said)
        return grid

    def loose_facts(self) -> dict[str, Any]:
        """What texts of cards and rules may name."""
        return {**self.view["options"], **self.table.get("facts", {})}

    # -- people

    def people_beside_places(self) -> RenderableType | None:
        """People and places side by side, with as long names as fit; nothing, if they do not fit at all."""
        if self.hints.during or len(self.table.get("places", [])) > _MANY or not self.table.get("places"):
            return None
        for self.cells.wide, self.lean in ((True, False), (False, False), (False, True)):
            tables = [self.people(), self.places_table()]
            if sum(self.width_of(table) for table in tables) + GAP * (len(tables) - 1) <= self.width:
                side_by_side = Table.grid(padding=(0, GAP, 0, 0))
                side_by_side.add_row(*tables)
                return side_by_side
        self.lean = False
        return None

    def people(self) -> Table:
        """Who sits here."""
        return self.entries(self.table.get("people", []), "seat", "person")

    def people_alone(self) -> Table:
        """The table of people by itself, with as long names as fit."""
        for self.cells.wide in (True, False):
            table = self.people()
            if self.fits(table):
                break
        return table

    def people_in_brief(self) -> Section:
        """Everyone in a few words; yourself and whose turn it is; nobody."""
        near = {self.view["you"], self.table.get("facts", {}).get("player")}
        people = self.table.get("people", [])
        some = [person for person in people if person["seat"] in near]
        forms = [Form(self.entries(some, "seat", "person"), 90)] if some else []
        if self.voice.has(f"{self.voice.game}-line-people"):
            forms = [Form(self.in_words("", "people", people), 89)]
        return [*forms, Form(None, 0)]

    def entries(self, entries: list[dict[str, Any]], key: str, of: str, text: bool = False) -> Table:
        """A table of entries that share their fields; what fields say by themselves comes last, in words."""
        left = {f"{_SECTIONS.get(of, of)}.{name}": name for name in _fields_of(entries) if name != key}
        fields = [name for path, name in left.items() if path not in self.hints.leave]
        spoken = [name for name in fields if self.cells.says(of, name, None) is not None]
        shown = [name for name in fields if name not in spoken and self.is_worth_a_column(name, entries, of)]
        remarks = [self.remarks(entry, of, spoken) for entry in entries]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="head", show_edge=False)
        heading = self.voice.say("column-seat") if key == "seat" else self.voice.heading(of)
        table.add_column(Text(" " + heading), no_wrap=True)
        for name in shown:
            number = all(isinstance(entry.get(name), int) for entry in entries)
            several = any(isinstance(entry.get(name), (list, dict)) for entry in entries)
            table.add_column(self.voice.heading(name), justify="right" if number else "left", no_wrap=not several)
        if any(remarks):
            table.add_column("")
        if text:
            table.add_column("", style="faint")
        for entry, remark in zip(entries, remarks, strict=True):
            row: list[RenderableType] = [self.entry_name(entry, key)]
            row += [self.cells.cell(entry.get(name), name) for name in shown]
            row += [Text(remark)] if any(remarks) else []
            row += [Text(self.text_of(entry))] if text else []
            table.add_row(*row)
        return table

    def remarks(self, entry: dict[str, Any], of: str, fields: list[str]) -> str:
        """What some fields say by themselves."""
        said = (self.cells.says(of, name, entry.get(name)) for name in fields)
        return ", ".join(part for part in said if part)

    def text_of(self, entry: dict[str, Any]) -> str:
        """What is written on the card that lies there, or on the place itself."""
        words = [word for word in reversed(entry.values()) if isinstance(word, str)]
        return next(filter(None, (self.voice.text(word, self.loose_facts()) for word in words)), "")

    def is_worth_a_column(self, name: str, entries: list[dict[str, Any]], of: str) -> bool:
        """Something stands there that fits; a lean table leaves out where papers lie, for they say so themselves."""
        found = [entry[name] for entry in entries if not is_empty(entry.get(name)) and entry[name] is not False]
        if of == "person" and any(is_nested(one) for one in found):
            return False
        if not self.cells.wide and f"{_SECTIONS.get(of, of)}.{name}" in self.hints.wide:
            return False
        papers = {paper["id"] for paper in self.table.get("papers", [])}
        return bool(found) and not (self.lean and all(isinstance(one, list) and set(one) <= papers for one in found))

    def entry_name(self, entry: dict[str, Any], key: str) -> Text:
        """The name of a row, marked if it is yours, its turn, or what the question is about."""
        word = entry[key]
        if key != "seat":
            mark = self.signs.turn if word in self.named and len(self.table.get("places", [])) > _MANY else " "
            line = Text(mark, style="next")
            if self.voice.is_code(word):
                line.append(word.ljust(4), style="faint")
            return line.append(self.voice.short(word), style="none")
        is_turn = self.table.get("facts", {}).get("player") == word
        line = Text(self.signs.turn if is_turn else " ", style="next")
        mine = word == self.view["you"]
        line.append(self.voice.called(word), style="me" if mine else "none")
        if mine:
            line.append(f" ({self.voice.say('you')})", style="faint")
        return line

    # -- places

    def places_section(self, everything: bool) -> Section:
        """What the board is made of: as a table with texts, as a table, in a few words each."""
        if not self.table.get("places"):
            return []
        if not everything and not self.shows_places():
            return []
        places = self.telling_places(everything)
        if not places:
            return []
        brief = self.in_words(self.voice.heading("places"), "places", places)
        table = self.places_table(places)
        brief_worth = 99 if self.hints.during else 75
        forms = [Form(self.in_halves(places, table), 35), Form(brief, brief_worth), Form(None, 0)]
        written = self.places_table(places, text=True)
        if any(self.text_of(place) for place in places) and self.width >= 2 * self.width_of(table):
            forms.insert(0, Form(written, 5))
        return forms

    def shows_places(self) -> bool:
        """The places matter now."""
        return not self.hints.during or not is_empty(self.table["facts"].get(self.hints.during))

    def telling_places(self, everything: bool = False) -> list[dict[str, Any]]:
        """The places, with what is always true of them; of many only those where something is, or may happen."""
        places = [
            {**place, **{name: fixed.get(place["id"], []) for name, fixed in self.hints.fixed.items()}}
            for place in self.table["places"]
        ]
        if everything or not self.hints.during:
            return places
        own = [name for name in _fields_of(self.table["places"]) if f"places.{name}" not in self.hints.leave]
        telling = [name for name in own if name != "id"]
        return [p for p in places if p["id"] in self.named or any(not is_empty(p[name]) for name in telling)]

    def places_table(self, places: list[dict[str, Any]] | None = None, text: bool = False) -> Table:
        """One line a place."""
        return self.entries(places if places is not None else self.table["places"], "id", "place", text)

    def in_halves(self, places: list[dict[str, Any]], table: Table) -> RenderableType:
        """A long table in two halves side by side, if they fit."""
        half = (len(places) + 1) // 2
        if len(places) <= _MANY or 2 * self.width_of(table) + GAP > self.width:
            return table
        grid = Table.grid(padding=(0, GAP, 0, 0))
        grid.add_row(self.places_table(places[:half]), self.places_table(places[half:]))
        return grid

    def in_words(self, heading: str, field: str, entries: list[dict[str, Any]]) -> RenderableType:
        """Entries in a few words each, as many in a line as fit."""
        cells = []
        for entry in entries:
            said = Text(self.cells.line(field, entry))
            if entry.get("id") in self.named and len(entries) > _MANY:
                said = Text(self.signs.turn, style="next") + said
            if said.plain:
                cells.append(said)
        line = Text(f" {heading}: " if heading else " ", style="head")
        if self.width < 2 * max((cell.cell_len for cell in cells), default=0) + line.cell_len:
            return self.hanging(line, Text(self.signs.between).join(cells))
        grid = Table.grid()
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(line, Columns(cells, padding=(0, 2, 0, 0)))
        return grid

    # -- papers

    def papers_section(self) -> Section:
        """Papers and how far they have come; or what they say, as a table or in words."""
        papers = self.table.get("papers", [])
        if not papers:
            return []
        if all("steps" in paper for paper in papers):
            for self.cells.wide, names in ((True, True), (False, True), (False, False)):
                table = self.papers_table(papers, names)
                if self.fits(table):
                    break
            return [Form(table, 99)]
        if all(paper.keys() == papers[0].keys() for paper in papers) and len(papers) > 1:
            brief = self.in_words(self.voice.heading("papers"), "papers", papers)
            asked = sum(paper["id"] in self.named for paper in papers) > 1
            forms = [Form(self.entries(papers, "id", "paper"), 1 if asked else 12), Form(brief, 2 if asked else 50)]
            return [*forms, Form(None, 0)]
        full = Group(*(line for paper in papers for line in self.paper_lines(paper)))
        brief = Group(*(self.paper_lines(paper)[0] for paper in papers))
        return [Form(full, 70), Form(brief, 85), Form(None, 0)]

    def paper_lines(self, paper: dict[str, Any]) -> list[RenderableType]:
        """A paper in a sentence, and its rows told together below."""
        said = self.cells.line(paper["id"], paper)
        lines: list[RenderableType] = [self.hanging(Text(f" {self.signs.paper} ", style="ink"), Text(said))]
        for name in self.hints.groups:
            for row in self.cells.grouped(name, paper.get(name, [])):
                about, _, rest = row.partition(": ")
                line = Text(f"{_INDENT}{about}: ", style="ask")
                lines.append(self.hanging(line, Text(rest)))
        return lines

    def papers_table(self, papers: list[dict[str, Any]], names: bool) -> Table:
        """One line a paper, with its name or by its code alone."""
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="head", show_edge=False)
        table.add_column(Text(" " + self.voice.heading("paper")), no_wrap=True)
        table.add_column(self.voice.heading("at"), no_wrap=True)
        table.add_column(self.voice.heading("steps"), no_wrap=True)
        for paper in papers:
            called = self.voice.called(paper["id"]) if names else ""
            name = Text(" " + paper["id"].ljust(3), style="faint") + Text(called, style="none")
            if paper.get("at") is None:
                name.stylize("faint")
            table.add_row(name, self.cells.cell(paper.get("at")), self.steps(paper))
        return table

    def steps(self, paper: dict[str, Any]) -> Text:
        """☑ done, ▸ next, ☐ to do."""
        line = Text()
        done = paper.get("stamps", 0)
        for number, step in enumerate(paper.get("steps", [])):
            if number:
                line.append(" ")
            name = self.voice.short(step) if self.cells.wide else self.voice.code(step)
            if number < done:
                line.append(f"{self.signs.done}{name}", style="faint")
            elif number == done:
                line.append(f"{self.signs.coming}{name}", style="next")
            else:
                line.append(f"{self.signs.todo}{name}", style="none")
        return line

    # -- what each has before them

    def details(self) -> list[Section]:
        """What is too much for a column: everyone's own board, yours in full."""
        people = self.table.get("people", [])
        nested = [name for name in _fields_of(people) if any(is_nested(person.get(name)) for person in people)]
        return [self.detail(name, people) for name in nested if f"people.{name}" not in self.hints.leave]

    def detail(self, name: str, people: list[dict[str, Any]]) -> Section:
        """One such field: yours as a table, the others' in a line each; yours in a line; yours alone."""
        mine = [person for person in people if person["seat"] == self.view["you"]]
        others = [person for person in people if person["seat"] != self.view["you"]]
        own: list[RenderableType] = [self.detail_line(name, person) for person in mine if person.get(name)]
        rest = [self.detail_line(name, person) for person in others if person.get(name)]
        forms = [Form(Group(*own, *rest), 40), Form(Group(*own), 78), Form(None, 0)]
        records = mine[0].get(name) if mine else None
        if isinstance(records, list):
            heading = Text(f" {self.voice.heading(f'your-{name}')}", style="secret")
            forms.insert(0, Form(Group(heading, self.detail_table(name, records), *rest), 30))
        return forms if own or rest else []

    def detail_table(self, name: str, records: list[dict[str, Any]]) -> RenderableType:
        """Records as a table, with what is written on the cards among them."""
        fields = [field for field in _fields_of(records) if f"{name}.{field}" not in self.hints.leave]
        fields = [field for field in fields if any(not is_empty(record.get(field)) for record in records)]
        table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, header_style="head", show_edge=False)
        for field in fields:
            number = all(isinstance(record.get(field, 0), int) for record in records)
            heading = self.voice.heading(field)
            table.add_column(heading, justify="right" if number else "left", no_wrap=True)
        table.add_column("", style="faint", no_wrap=True)
        for record in records:
            cells = [self.detail_cell(record.get(field), field, record) for field in fields]
            table.add_row(*cells, self.text_of(record))
        return Padding(table, (0, 0, 0, len(_INDENT)))

    def detail_cell(self, value: Any, field: str, record: dict[str, Any]) -> Text:
        """One of their values; what a record does not have is left blank."""
        if field not in record:
            return Text("")
        if isinstance(value, list):
            return Text(", ".join(self.cells.cell(item).plain for item in value))
        return Text(self.voice.both(value)) if isinstance(value, str) else self.cells.cell(value, field)

    def detail_line(self, name: str, person: dict[str, Any]) -> RenderableType:
        """`Anna: Manor £12 · Coachman · –`."""
        mine = person["seat"] == self.view["you"]
        heading = self.voice.heading(f"your-{name}" if mine else name)
        who = heading if mine else f"{self.voice.called(person['seat'])}, {heading}"
        value = person[name]
        said = [self.cells.line(name, one) for one in (value if isinstance(value, list) else [value])]
        line = Text(f" {who}: ", style="secret" if mine else "head")
        told = [one if count == 1 else f"{count} {self.signs.times} {one}" for one, count in tallied(said) if one]
        return self.hanging(line, Text(self.signs.between.join(told)))

    def extras(self, everything: bool) -> Section:
        """What a game lays on the table besides, when the places are shown."""
        if not everything and not self.shows_places():
            return []
        known = ("facts", "people", "places", "papers", "piles", "yours", "used")
        said = []
        for name, value in self.table.items():
            text = "" if name in known or is_empty(value) else self.cells.cell(value, name).plain
            if text and name not in self.hints.leave:
                said.append(f"{self.voice.heading(name)}: {text}")
        line = self.signs.between.join(said)
        return [Form(Padding(Text(line, style="faint"), (0, 1)), 9), Form(None, 0)] if said else []


def _fields_of(entries: list[dict[str, Any]]) -> list[str]:
    """The fields some entries have, in their order."""
    return list(dict.fromkeys(name for entry in entries for name in entry))


def _words_in(question: dict[str, Any] | None) -> frozenset[str]:
    """All words a question names among what may be answered."""
    if question is None:
        return frozenset()
    told = [*question.get("options", []), *question.get("places", []), *question.get("items", [])]
    return frozenset(word for one in told for word in str(one).split(":"))


def next_steps(table: dict[str, Any]) -> dict[str, str]:
    """Where each paper should go next."""
    return {
        paper["id"]: paper["steps"][paper["stamps"]]
        for paper in table.get("papers", [])
        if paper.get("stamps", 0) < len(paper.get("steps", []))
    }
