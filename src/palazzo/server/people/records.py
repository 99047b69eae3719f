"""Records: how everyone has done in each game, by OpenSkill, and what was played."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable
from typing import Any, Final

from openskill.models import PlackettLuce

from palazzo.bots.tempers import parted
from palazzo.kernel.table import SEAT
from palazzo.server.messages import Finished, History, Person, Rating
from palazzo.server.messages import Records as GameRecords
from palazzo.server.storage import Conflict, Row, Statement, Storage
from palazzo.server.tables import persistence
from palazzo.server.tables.persistence import Chair, TableRecord
from palazzo.server.views import Result

logger = logging.getLogger("palazzo.records")
_MODEL: Final = PlackettLuce()
_TRIES: Final = 5
_LISTED: Final = 100
SHOWN_RESULTS: Final = 50


def places(result: Result, seats: int) -> list[int]:
    """Everyone's place. Older results do not say: winners first; the others by score, if the winners' scores tell
    which way it counts.
    """
    if len(result.places) == seats:
        return result.places
    winners = {SEAT.index(seat) for seat in result.winners}
    scores = result.scores
    sign = 0
    if len(scores) == seats and winners:
        best = scores[min(winners)]
        sign = -1 if best == max(scores) else 1 if best == min(scores) else 0
    marks = [(seat not in winners, 0 if seat in winners or not sign else sign * scores[seat]) for seat in range(seats)]
    order = sorted(set(marks))
    return [order.index(mark) for mark in marks]


def _player_of(chair: Chair) -> str | None:
    """Who is rated for a seat: a person, or all bots of a level together."""
    if chair.person is not None:
        return chair.person
    return None if chair.bot is None else f"bot:{parted(chair.bot)[0]}"


class Records:
    """Ratings and results."""

    def __init__(self, storage: Storage, now: Callable[[], float]) -> None:
        self.storage = storage
        self.now = now
        self.lock = asyncio.Lock()

    async def rate_all(self) -> None:
        """Rate every finished match that is not rated yet, the oldest first."""
        async with self.lock:
            for _ in range(_TRIES):
                try:
                    found = await persistence.read_records(
                        self.storage, "phase = 'over' AND rated = 0 ORDER BY ended LIMIT 50"
                    )
                    for record in found:
                        await self.rate(record)
                    if not found:
                        return
                except Conflict:
                    continue

    async def rate(self, record: TableRecord) -> None:
        """Rate one match; once, whoever tries. What began in a written position, or was played with a clerk's advice,
        says nothing of anybody."""
        # Whoever deletes their data meanwhile has changed the record, and is nobody when it is read again.
        mark = Statement(
            "UPDATE tables SET rated = 1 WHERE id = ? AND rated = 0 AND revision = ?",
            (record.id, record.revision),
            rows=1,
        )
        players = [_player_of(chair) for chair in record.chairs]
        written = bool(record.origin and ("position" in record.origin or "table" in record.origin))
        if record.result is None or record.advised or written or None in players or len(set(players)) < 2:
            await self.storage.write(mark)
            return
        known = await self.known(record.game, [player for player in players if player])
        teams = [[self.rating(known.get(str(player)))] for player in players]
        rated = _MODEL.rate(teams, ranks=[float(place) for place in places(record.result, len(players))])
        new: dict[str, list[tuple[float, float]]] = defaultdict(list)
        for player, team in zip(players, rated, strict=True):
            new[str(player)].append((team[0].mu, team[0].sigma))
        won = {players[SEAT.index(seat)] for seat in record.result.winners}
        await self.storage.write(
            mark, *(self.rating_row(record.game, player, new[player], player in won, known) for player in new)
        )

    def rating(self, row: Row | None) -> Any:
        """What is known of a player, or nothing yet."""
        return _MODEL.rating() if row is None else _MODEL.rating(mu=row["mean"], sigma=row["spread"])

    def rating_row(
        self, game: str, player: str, values: list[tuple[float, float]], won: bool, known: dict[str, Row]
    ) -> Statement:
        """Write a rating; a Conflict, if another match of this player was rated meanwhile."""
        mean = sum(value[0] for value in values) / len(values)
        spread = sum(value[1] for value in values) / len(values)
        before = known.get(player)
        if before is None:
            return Statement(
                "INSERT INTO ratings (game, player, mean, spread, matches, wins) VALUES (?, ?, ?, ?, 1, ?)",
                (game, player, mean, spread, int(won)),
            )
        return Statement(
            "UPDATE ratings SET mean = ?, spread = ?, matches = matches + 1, wins = wins + ?"
            " WHERE game = ? AND player = ? AND matches = ?",
            (mean, spread, int(won), game, player, before["matches"]),
            rows=1,
        )

    async def known(self, game: str, players: list[str]) -> dict[str, Row]:
        """The ratings of these players in a game."""
        marks = ", ".join("?" for _ in players)
        rows = await self.storage.fetch(f"SELECT * FROM ratings WHERE game = ? AND player IN ({marks})", game, *players)
        return {row["player"]: row for row in rows}

    # -- looking

    async def of_game(self, game: str) -> GameRecords:
        """The best of a game, and its latest results; of those that spectators see later, none before its time."""
        rows = await self.storage.fetch(
            "SELECT r.*, p.name FROM ratings r LEFT JOIN people p ON p.id = r.player WHERE r.game = ?"
            " ORDER BY r.mean - 3 * r.spread DESC LIMIT ?",
            game,
            _LISTED,
        )
        found = await persistence.read_records(
            self.storage,
            "game = ? AND phase = 'over' AND public = 1 AND result IS NOT NULL AND (wake IS NULL OR wake <= ?)"
            " ORDER BY ended DESC LIMIT ?",
            game,
            self.now(),
            SHOWN_RESULTS,
        )
        return GameRecords(game, [_rating_of(row) for row in rows], [_finished_of(record) for record in found])

    async def of_person(self, person: Person, before: str = "") -> History:
        """What somebody has played, and how well; a page of matches, that of the latest or those before a table's."""
        rows = await self.storage.fetch(
            "SELECT r.*, p.name FROM ratings r JOIN people p ON p.id = r.player WHERE r.player = ?", person.id
        )
        mine = "id IN (SELECT table_id FROM seats WHERE person = ?)"
        # Only by a table of one's own: by another's, anyone could try whether its match is over.
        earlier = f" AND (ended, id) < (SELECT ended, id FROM tables WHERE id = ? AND {mine})" if before else ""
        found = await persistence.read_records(
            self.storage,
            f"phase = 'over' AND result IS NOT NULL AND {mine}{earlier} ORDER BY ended DESC, id DESC LIMIT ?",
            person.id,
            *([before, person.id] if before else []),
            SHOWN_RESULTS + 1,
        )
        return History(
            {row["game"]: _rating_of(row) for row in rows},
            [_finished_of(record, record.seat_of(person.id)) for record in found[:SHOWN_RESULTS]],
            more=len(found) > SHOWN_RESULTS,
        )


def _rating_of(row: Row) -> Rating:
    """A rating as it is shown."""
    bot = row["player"].removeprefix("bot:") if row["player"].startswith("bot:") else None
    mean, spread = row["mean"], row["spread"]
    return Rating(
        person=None if bot else row["player"],
        name=row["name"] or bot or "",
        bot=bot,
        rating=round(mean - 3 * spread, 2),
        mean=round(mean, 2),
        spread=round(spread, 2),
        matches=row["matches"],
        wins=row["wins"],
    )


def _finished_of(record: TableRecord, seat: int | None = None) -> Finished:
    """A finished match as it is listed, for one who sat there or for anyone."""
    result = record.result
    assert result is not None
    return Finished(
        table=record.id,
        game=record.game,
        options=record.options,
        at=record.ended or 0.0,
        names=record.names(),
        winners=result.winners,
        scores=result.scores,
        reason=result.reason,
        places=places(result, len(record.chairs)),
        you=None if seat is None else SEAT[seat],
    )
