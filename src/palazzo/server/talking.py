"""Table talk: to all or to one seat, stored, as far as the game lets one talk."""

from __future__ import annotations

from palazzo.kernel.match import Match
from palazzo.kernel.table import SEAT, SEATS
from palazzo.server.ledger import Said
from palazzo.server.messages import TalkLine
from palazzo.server.problems import Trouble


def clean_text(text: str) -> str:
    """What can be shown: one line, no controls."""
    clean = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    if not clean:
        raise Trouble("talk-empty", 422)
    return clean


def listener(to: str | None, seat: int, seats: int) -> int | None:
    """Whom somebody talks to."""
    if to is None:
        return None
    other = SEATS.get(to, -1)
    if not 0 <= other < seats or other == seat:
        raise Trouble("talk-nobody", 422)
    return other


def check_may_talk(match: Match | None, seat: int, to: int | None) -> None:
    """The dead take no part in what the living say until they are back; exiles do.  [J-14.1, J-14.3]"""
    if match is None or match.over:
        return
    people = match.rules.lay(match.table)["people"]
    if not people[seat].get("alive", True):
        raise Trouble("talk-dead", 403)
    if to is not None and not people[to].get("alive", True):
        raise Trouble("talk-to-dead", 403)


def may_hear(said: Said, seat: int | None) -> bool:
    """Private talk is for the two."""
    return said.to is None or (seat is not None and seat in (said.seat, said.to))


def line_of(said: Said) -> TalkLine:
    """A line as it is sent."""
    return TalkLine(
        n=said.n,
        seat=None if said.seat is None else SEAT[said.seat],
        name=said.name,
        text=said.text,
        to=None if said.to is None else SEAT[said.to],
        at=round(said.at, 3),
        facts=said.facts,
    )
