"""What a choice would bring, before it is made: one in full, all of them in short, and prices beside the options."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table
from rich.text import Text

from palazzo.kernel.errors import NoWorld
from palazzo.kernel.foresight import Foresight
from palazzo.kernel.foresight_texts import prices
from palazzo.terminal import answers, bargaining
from palazzo.terminal.answers import Misread, arranged, example, numbered
from palazzo.terminal.command_names import command_in, name_of

if TYPE_CHECKING:
    from palazzo.terminal.play import Session

_Asked = dict[str, Any] | None

_MOST_PRICED: Final = 40
"""Questions with more options are answered without prices: nobody waits for a page."""
_REPLIES: Final = ("accept", "refuse")


def what(session: Session, rest: str, question: _Asked) -> None:
    """What the choice meant by the rest of the line would bring; without one, what each would."""
    command, more = command_in(rest)
    if command in _REPLIES:
        deal = bargaining.deal_named(session, more, mine=False)
        show(session, bargaining.question_of(session, deal, "answer-offer"), command)
    elif command == "also":
        opening, option, _ = opening_named(session, more or "1")
        if not option:
            raise Misread("what-many", {"command": name_of("what", session.language), "example": "1"})
        show(session, opening, option)
    elif question is None:
        raise Misread("what-nothing")
    elif rest:
        show(session, question, answers.read(question, rest, session.voice))
    else:
        _show_all(session, question)


def opening_named(session: Session, text: str) -> tuple[dict[str, Any], str, str]:
    """The opening meant by a number: its question, its option, if it is one, and its label."""
    openings = session.other_openings(session.view())
    if not openings:
        raise Misread("nothing-else")
    index = numbered(text, len(openings))
    if index is None:
        raise Misread("which-also", {"most": len(openings)})
    return openings[index]


def show(session: Session, question: dict[str, Any], value: Any) -> None:
    """What one answer would bring, line by line."""
    foresight = _ahead(session)
    if foresight is None:
        return
    if question["kind"] == "pick":
        session.screen.say(f"  {session.voice.option(value)}", "ask")
    for line in session.voice.foreseen(foresight.of([value], question["id"]), session.view()["you"]):
        session.screen.say(f"  {line}")


def _show_all(session: Session, question: dict[str, Any]) -> None:
    """Each option with its price."""
    if question["kind"] != "pick":
        command = name_of("what", session.language)
        raise Misread("what-many", {"command": command, "example": example(question, session.voice)})
    foresight = _ahead(session)
    if foresight is None:
        return
    told = prices(session.voice, foresight.options(question["id"]), session.view()["you"])
    grid = Table.grid(padding=(0, 2, 0, 0))
    for number, option in enumerate(arranged(question["options"]), 1):
        label = session.voice.option(option)
        grid.add_row(Text(f"{number:>3}", style="number"), Text(label), Text(told.get(option, ""), style="faint"))
    session.screen.show(grid)


def _worlds_of(session: Session) -> Foresight:
    """The worlds of whoever sits here: the same ones, as long as nothing has happened."""
    chance = Random(f"{session.match.commitment} {len(session.match.journal)}")
    return Foresight(session.match, session.seat, rng=chance)


def _ahead(session: Session) -> Foresight | None:
    """The worlds of whoever sits here; nothing, and why, if none is found."""
    try:
        return _worlds_of(session)
    except NoWorld as none:
        session.trouble("what-unforeseen", {"why": none})
        return None


def prices_of(session: Session, question: dict[str, Any]) -> dict[str, str]:
    """By option: what it would bring, in a few signs; nothing, where that cannot be had at once."""
    if question["kind"] != "pick" or not 1 < len(question["options"]) <= _MOST_PRICED:
        return {}
    try:
        foresight = _worlds_of(session)
    except NoWorld:
        return {}
    return prices(session.voice, foresight.options(question["id"]), f"s{session.seat}")
