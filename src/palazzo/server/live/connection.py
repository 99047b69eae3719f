"""One WebSocket: who is behind it, and what waits to be sent there."""

from __future__ import annotations

from typing import Any

from palazzo.server.live.messages import Bye
from palazzo.server.live.outbox import Outbox
from palazzo.server.live.streams import encoder
from palazzo.server.messages import Person, PersonSettings
from palazzo.server.problems import Trouble, told


class Connection:
    """A live connection to one table."""

    def __init__(
        self, person: Person | None, language: str, outbox: Outbox, session: str = "", invitation: str | None = None
    ) -> None:
        self.person = person
        self.session = session
        """The hash of the token their browser is known by."""
        self.invitation = invitation
        """What they came in with."""
        self.language = language
        self.outbox = outbox
        self.put = outbox.put
        """Send what is encoded already."""
        self.seat: int | None = None
        self.settings = PersonSettings()
        """How this person likes to play."""
        self.shows = False
        """This page says how far it has shown what happened."""
        self.shown = 0
        """The last version of its view it has shown."""
        self.misses = 0
        """How often it was waited for in vain since it last said so."""
        self.reading: str | None = None
        """The offer whose paper this page has open."""
        self.told = b""
        """To one who looks on: the news of the table they heard last."""

    @property
    def person_id(self) -> str | None:
        """Who it is, if they have sat down."""
        return None if self.person is None else self.person.id

    @property
    def closing(self) -> bool:
        """Nothing more goes there."""
        return self.outbox.closing

    def send(self, message: Any) -> None:
        """Send a message."""
        self.outbox.put(encoder.encode(message))

    def farewell(self, why: Trouble) -> None:
        """Close it, with the reason."""
        self.send(Bye(told(why, self.language)))
        self.outbox.close()

    def dismiss(self, why: Trouble) -> None:
        """Close it for good: what is still on its way from there is nobody's."""
        self.farewell(why)
        self.person, self.seat = None, None
