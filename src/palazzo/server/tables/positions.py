"""Positions that are shared by a link: a table as one seat sees it, to be opened against bots or made a puzzle of.

What is shared is never the true table but a world that seat could not tell from it (`Match.resample`): nothing hidden
leaves, whoever has the link. It can be had of a match one plays alone among bots, and of any step of a finished one.
"""

from __future__ import annotations

import base64
import time
from random import Random
from typing import Any, Final, cast

import msgspec

import palazzo
from palazzo.kernel import saves
from palazzo.kernel.errors import NoWorld, Refusal
from palazzo.kernel.looking import plain_view
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT, SEATS
from palazzo.puzzles import Puzzle
from palazzo.puzzles.filing import as_file
from palazzo.puzzles.goals import Condition
from palazzo.server.messages import ClockRule, Person, Position, SeenPosition, SharePosition
from palazzo.server.people import tokens
from palazzo.server.people.people import DAY
from palazzo.server.problems import Trouble
from palazzo.server.storage import Row, Statement
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.lobby import Lobby, distinct, put_bot
from palazzo.server.tables.persistence import Chair, TableRecord
from palazzo.server.tables.replays import Replays
from palazzo.server.views import View

_MOST_A_DAY: Final = 40
"""Positions somebody may share in a day."""
KEPT: Final = 180 * DAY
"""Seconds after which a position nobody opened any more is gone."""
_MOST_BYTES: Final = 150_000
"""The largest position that is kept."""
_OTHERS: Final = "clerk"
"""Who plays the others."""
_GOALS: Final[dict[str, tuple[Condition, Condition]]] = {
    "final-decrees": (Condition(see="reading.ranks.{you}.place", at_most=0), Condition(event="turn-begins", times=2)),
    "junta": (Condition(see="reading.yours.account", at_least=1), Condition(event="year-ends")),
    "last-will": (Condition(see="reading.ranks.{you}.place", at_most=0), Condition(event="round-begins")),
}
"""What a puzzle made of a position begins with, until its maker writes something better, and when it ends."""
_STUB: Final = {
    "en": "title = A position\ntask = Say here what is to be done.\ntale = Say here what it is about.\n"
    "hint = Say here what to look at.\nlesson = Say here what it teaches.\n",
    "it": "title = Una posizione\ntask = Di’ qui che cosa si deve fare.\ntale = Di’ qui di che si tratta.\n"
    "hint = Di’ qui dove guardare.\nlesson = Di’ qui che cosa insegna.\n",
}


class Positions:
    """Shares positions, and opens them."""

    def __init__(self, lobby: Lobby, replays: Replays) -> None:
        self.lobby = lobby
        self.replays = replays
        self.shared = lobby.shared
        self.storage = lobby.shared.storage

    async def share(self, table: LiveTable, person: Person, given: str | None, wanted: SharePosition) -> Position:
        """Keep the position of a table, as one seat sees it, under a name of its own."""
        if table.record.phase == "over":
            match, seat = await self.of_finished(table, person, given, wanted)
        else:
            async with table.lock:
                match, seat = _of_running(table, person)
        packed = await self.shared.aside(_packed_world, match, seat)
        self.shared.check_space()
        rows = await self.storage.fetch(
            "SELECT COUNT(*) AS number FROM positions WHERE person = ? AND at > ?", person.id, time.time() - DAY
        )
        if rows[0]["number"] >= _MOST_A_DAY:
            raise Trouble("too-many-positions", 429, most=_MOST_A_DAY)
        position = tokens.new_id()
        await self.storage.write(
            Statement(
                "INSERT INTO positions (id, person, game, seats, seat, document, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                (position, person.id, match.game, match.seats, seat, packed, time.time()),
            )
        )
        return Position(position, match.game, match.seats, SEAT[seat], match.options)

    async def of_finished(
        self, table: LiveTable, person: Person, given: str | None, wanted: SharePosition
    ) -> tuple[Match, int]:
        """A step of a finished match that somebody may see, as one of its seats saw it."""
        record = await self.replays.shown(table.record.id, person, given)
        tape = await self.replays.tape(record)
        seat = SEATS.get(wanted.seat, record.seat_of(person.id) or 0)
        if seat >= tape.whole.seats or not 0 <= wanted.step < len(tape.journal):
            raise Trouble("no-such-position", 404)

        def wound() -> Match:
            with tape.winding:
                return tape.wind(wanted.step).clone()

        return await self.shared.aside(wound), seat

    # -- what was shared

    async def row(self, position: str) -> Row:
        """A position that is still kept; being asked for keeps it longer."""
        rows = await self.storage.fetch("SELECT * FROM positions WHERE id = ?", position)
        if not rows:
            raise Trouble("no-such-position", 404)
        return rows[0]

    async def seen(self, position: str) -> SeenPosition:
        """What a shared position is of, and the table as its seat sees it."""
        row = await self.row(position)
        options = _document_of(row)["options"]
        view = await self.shared.aside(_view_of, row)
        return SeenPosition(row["id"], row["game"], row["seats"], SEAT[row["seat"]], options, view=view)

    async def open(self, position: str, person: Person) -> LiveTable:
        """A table where somebody plays on from a position, in the seat it was seen from, against bots."""
        row = await self.row(position)
        document = _document_of(row)
        await self.lobby.check_table_limit(person.id)
        record = TableRecord(
            id=tokens.new_id(),
            game=row["game"],
            rules=palazzo.rules_of(row["game"]).entry.version,
            options=document["options"],
            host=person.id,
            clock=ClockRule(),
            language=person.language,
            public=False,
            spectators=False,
            spectator_delay=0.0,
            bell=self.shared.settings.bell,
            created=time.time(),
            chairs=[Chair() for _ in range(row["seats"])],
            phase="playing",
            started=self.shared.now(),
            origin=document["origin"],
        )
        for seat in range(row["seats"]):
            if seat != row["seat"]:
                put_bot(record, seat, _OTHERS)
        record.chairs[row["seat"]] = Chair(distinct(record, person.name), person.id)
        await self.storage.write(Statement("UPDATE positions SET at = ? WHERE id = ?", (time.time(), position)))
        return await self.lobby.create(record)

    async def puzzle(self, position: str) -> str:
        """The file of a puzzle that begins in a position: its goal and texts are to be written."""
        row = await self.row(position)
        goal, until = (msgspec.structs.replace(one) for one in _GOALS[row["game"]])
        goal.see = goal.see.replace("{you}", SEAT[row["seat"]])
        return as_file(
            Puzzle(
                game=row["game"],
                seats=row["seats"],
                you=SEAT[row["seat"]],
                options=_document_of(row)["options"],
                world=row["document"],
                goal=[goal],
                judged="at-the-end",
                until=until,
                texts=_STUB,  # type: ignore[arg-type]
            )
        )


def _of_running(table: LiveTable, person: Person) -> tuple[Match, int]:
    """A match under way, for the only person who plays in it."""
    seat = table.record.seat_of(person.id)
    if seat is None:
        raise Trouble("not-seated", 403)
    if any(chair.person not in (None, person.id) for chair in table.record.chairs):
        raise Trouble("position-with-others", 403)
    match = table.state.live_match
    if match is None:
        raise Trouble("not-begun")
    return match.clone(), seat


def _packed_world(match: Match, seat: int) -> str:
    """A world this seat could not tell from the true one, packed."""
    try:
        packed = match.resample(seat, Random()).save(compact=True)
    except NoWorld:
        raise Trouble("no-such-position", 404) from None
    assert isinstance(packed, bytes)
    if len(packed) > _MOST_BYTES:
        raise Trouble("position-too-large", 413)
    return base64.b64encode(packed).decode()


def _document_of(row: Row) -> dict[str, Any]:
    """A shared position as the saved document it is, if the rules are still those it was played by."""
    try:
        document: dict[str, Any] = msgspec.json.decode(saves.unpacked(base64.b64decode(row["document"])))
        if document["rules"] != palazzo.rules_of(row["game"]).entry.version:
            raise Trouble("no-such-position", 404)
        return document
    except Refusal:
        raise Trouble("no-such-position", 404) from None


def _view_of(row: Row) -> View:
    """The table of a shared position, as its seat sees it."""
    view = plain_view(palazzo.load_match(base64.b64decode(row["document"])), row["seat"])
    del view["version"]
    return cast(View, view)
