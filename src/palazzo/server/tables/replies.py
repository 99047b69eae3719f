"""What one who sent something is told: it is stored, or why it was not done."""

from __future__ import annotations

import palazzo
from palazzo.kernel.errors import Refusal
from palazzo.kernel.texts import Texts
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import Ack, Reason, Refused
from palazzo.server.messages import Problem
from palazzo.server.problems import Trouble, told
from palazzo.server.tables.state import TableState


class Replies:
    """Replies in the words of one table's game and the language of who is told."""

    def __init__(self, state: TableState) -> None:
        self._state = state

    def acknowledge(self, connection: Connection, key: str) -> None:
        """Tell the sender that it is stored, and in which version of their view it shows."""
        connection.send(Ack(key, self._state.streams.version(connection.seat)))

    def refuse(self, connection: Connection, key: str, trouble: Trouble | Refusal) -> None:
        """It was not done, and why."""
        connection.send(Refused(key, self.problem(connection, trouble)))

    def explain(self, connection: Connection, key: str, fault: Trouble | Refusal | None) -> None:
        """Why an answer that was asked about would not stand; nothing, if it would."""
        connection.send(Reason(key, None if fault is None else self.problem(connection, fault)))

    def problem(self, connection: Connection, trouble: Trouble | Refusal) -> Problem:
        """What is the matter, as a document."""
        record = self._state.record
        package = palazzo.rules_of(record.game).entry.package
        edition = str(record.options.get("edition", ""))
        return told(trouble, connection.language, Texts(connection.language, package, edition, record.names()))
