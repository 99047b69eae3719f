"""Answers of people that wait until nobody can learn anything from when they were given."""

from __future__ import annotations

from typing import NamedTuple

from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import Answer
from palazzo.server.problems import Trouble
from palazzo.server.tables.replies import Replies
from palazzo.server.tables.state import TableState


class Held(NamedTuple):
    """An answer that waits, and who is told what comes of it."""

    connection: Connection
    message: Answer


class HeldAnswers:
    """The answers that wait at one table, at most one a seat."""

    def __init__(self, state: TableState, replies: Replies) -> None:
        self._state = state
        self._replies = replies
        self._held: dict[int, Held] = {}
        self._taken_back: dict[int, str] = {}
        """By which message each seat last took back an answer that was still held."""

    def __bool__(self) -> bool:
        return bool(self._held)

    @property
    def seats(self) -> set[int]:
        """Whose answers wait."""
        return set(self._held)

    def hold(self, seat: int, connection: Connection, message: Answer) -> None:
        """Keep an answer; a second thought replaces it."""
        before = self._held.get(seat)
        if before is not None and before.message.id != message.id:
            self._replies.refuse(before.connection, before.message.id, Trouble("answer-replaced"))
        self._held[seat] = Held(connection, message)

    def release(self, seat: int, key: str) -> bool:
        """Take back an answer that is still held; the same wish once more changes nothing."""
        if self._taken_back.get(seat) == key:
            return True
        held = self._held.pop(seat, None)
        if held is None:
            return False
        self._taken_back[seat] = key
        self._replies.refuse(held.connection, held.message.id, Trouble("answer-taken-back"))
        return True

    def take(self, seat: int) -> Held:
        """Take out the answer of a seat, to give it."""
        return self._held.pop(seat)

    def give_up(self, why: Trouble) -> None:
        """What is held is an answer to nothing any more."""
        while self._held:
            seat, held = self._held.popitem()
            if (seat, held.message.id) in self._state.keys:
                # It was sent again meanwhile, and taken then.
                self._replies.acknowledge(held.connection, held.message.id)
            else:
                self._replies.refuse(held.connection, held.message.id, why)
