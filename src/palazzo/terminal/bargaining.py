"""Deals at the table: offer, sign, refuse, counter, take back; and the promises that came of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

from palazzo.terminal.answers import Misread, numbered
from palazzo.terminal.dealing import Dealing, Dropped, deal_lines, pledge_text

if TYPE_CHECKING:
    from palazzo.terminal.play import Session

_Asked = dict[str, Any] | None


def deal(session: Session, rest: str, question: _Asked) -> bool:
    """Offer a deal, by a dialogue or in one line."""
    paper, opening = _dealing(session)
    value = paper.in_one_line(rest) if rest else paper.in_dialogue(session.screen.ask, _teller(session))
    return _offer(session, opening, value, asks=not rest)


def _dealing(session: Session) -> tuple[Dealing, dict[str, Any]]:
    """The paper to write an offer on, if one may be made now."""
    view = session.view()
    opening = next((q for q in view["questions"] if q["kind"] == "offer"), None)
    if opening is None:
        raise Misread("no-deals-now")
    return Dealing(view, opening, session.voice), opening


def _offer(session: Session, opening: dict[str, Any], value: dict[str, Any], asks: bool) -> bool:
    """Put an offer on the table and let the others answer it."""
    for line in deal_lines(value, session.voice):
        session.screen.say(f"  {line}", "ask")
    if asks:
        reply = session.screen.ask(session.voice.say("deal-send")).strip().casefold()
        if reply and reply[0] in "n.":
            raise Dropped
    heard = len(session.view()["log"])
    session.match.answer(session.seat, value, opening["id"])
    session.heard = heard
    return True


def _teller(session: Session) -> Callable[[str], None]:
    """Says the lines of a dialogue."""
    return lambda text: session.screen.say(text, "faint")


def deals(session: Session, rest: str, question: _Asked) -> None:
    """The offers on the table that one is party to."""
    view = session.view()
    if not view["deals"]:
        session.screen.say("  " + session.voice.say("no-deals"))
    for number, deal in enumerate(view["deals"], 1):
        mine = view["you"] in deal["agreed"]
        session.screen.say(
            session.voice.say("deal-mine" if mine else "deal-theirs", {"number": number, "who": deal["by"]}), "title"
        )
        for line in deal_lines(deal, session.voice):
            session.screen.say(f"  {line}")


def deal_named(session: Session, rest: str, mine: bool) -> dict[str, Any]:
    """The offer meant by a number; without one, the only one there is."""
    view = session.view()
    deals: list[dict[str, Any]] = view["deals"]
    fitting = [deal for deal in deals if (deal["by"] == view["you"] if mine else view["you"] not in deal["agreed"])]
    if not fitting:
        raise Misread("no-deals")
    index = numbered(rest.strip(), len(deals)) if rest.strip() else None
    if index is None and len(fitting) > 1:
        raise Misread("which-deal")
    chosen = deals[index] if index is not None else fitting[0]
    if chosen not in fitting:
        raise Misread("not-that-deal")
    return chosen


def question_of(session: Session, deal: dict[str, Any], prompt: str) -> dict[str, Any]:
    """The question that stands about a deal."""
    for question in session.view()["questions"]:
        if question["prompt"] == prompt and question["facts"].get("deal") == deal["id"]:
            return cast(dict[str, Any], question)
    raise Misread("no-deals-now")


def _answer_deal(session: Session, deal: dict[str, Any], prompt: str, value: str) -> bool:
    """Sign, refuse or take back."""
    heard = len(session.view()["log"])
    question = question_of(session, deal, prompt)
    if value not in question["options"]:
        raise Misread("cannot-give-that")
    session.match.answer(session.seat, value, question["id"])
    session.heard = heard
    return True


def accept(session: Session, rest: str, question: _Asked) -> bool:
    """Sign an offer."""
    return _answer_deal(session, deal_named(session, rest, mine=False), "answer-offer", "accept")


def refuse(session: Session, rest: str, question: _Asked) -> bool:
    """Refuse an offer."""
    return _answer_deal(session, deal_named(session, rest, mine=False), "answer-offer", "refuse")


def withdraw(session: Session, rest: str, question: _Asked) -> bool:
    """Take one's own offer back."""
    return _answer_deal(session, deal_named(session, rest, mine=True), "withdraw-offer", "withdraw")


def counter(session: Session, rest: str, question: _Asked) -> bool:
    """Answer an offer with another."""
    deal = deal_named(session, rest, mine=False)
    paper, opening = _dealing(session)
    value = paper.in_dialogue(session.screen.ask, _teller(session), deal["by"])
    return _offer(session, opening, {**value, "counters": deal["id"]}, asks=True)


def promises(session: Session, rest: str, question: _Asked) -> None:
    """The promises one knows of, and what became of them."""
    promises = session.view()["promises"]
    if not promises:
        session.screen.say("  " + session.voice.say("no-promises"))
    for promise in promises:
        fate = session.voice.called(promise["fate"])
        session.screen.say(f"  [{fate}] {pledge_text(promise, session.voice)}")
