"""Who is at a table now: the connections to this server, and those other servers tell of."""

from __future__ import annotations

from typing import Final

from palazzo.server.live.connection import Connection
from palazzo.server.messages import Pace
from palazzo.server.problems import Trouble
from palazzo.server.storage import Storage
from palazzo.server.tables.presence import Presence

_PACES: Final[tuple[Pace, ...]] = ("calm", "brisk", "at-once")
"""From the calmest on."""


class Attendance:
    """The connections of one table."""

    def __init__(self, storage: Storage, table_id: str) -> None:
        self.connections: set[Connection] = set()
        self.elsewhere = Presence(storage, table_id, self._here)
        """Those connected to other servers."""

    def _here(self) -> tuple[dict[int, Pace], int]:
        """The seats connected to this server with the pace they wish, and how many look on here."""
        seats = {one.seat: one.settings.pace for one in self.connections if one.seat is not None}
        return seats, len(self.spectators)

    @property
    def pace(self) -> Pace:
        """How fast bots go: as the calmest of the people present wishes."""
        wishes = [*self._here()[0].values(), *self.elsewhere.paces]
        return min(wishes, key=_PACES.index, default="brisk")

    def of_seat(self, seat: int) -> list[Connection]:
        """The connections of one seat to this server."""
        return [one for one in self.connections if one.seat == seat]

    def of_person(self, person: str) -> list[Connection]:
        """The connections of one person to this server."""
        return [one for one in self.connections if one.person_id == person]

    @property
    def spectators(self) -> list[Connection]:
        """Who looks on here."""
        return [one for one in self.connections if one.seat is None and not one.closing]

    @property
    def watching(self) -> int:
        """How many look on, here and elsewhere."""
        return len(self.spectators) + self.elsewhere.watching

    @property
    def anybody(self) -> bool:
        """Somebody is connected to this table, here or elsewhere."""
        return bool(self.connections or self.elsewhere.anybody)

    def present(self, seat: int) -> bool:
        """The person of this seat is connected."""
        return any(one.seat == seat for one in self.connections) or self.elsewhere.present(seat)

    def send_away(self, who: str, why: str) -> None:
        """Close all connections of a person, or of a session; they are let go of like all that are closed."""
        for one in self.connections:
            if who in (one.person_id, one.session):
                one.dismiss(Trouble(why))

    def turn_away(self, why: Trouble) -> None:
        """Close all connections, with the reason."""
        for one in list(self.connections):
            self.connections.discard(one)
            one.farewell(why)
