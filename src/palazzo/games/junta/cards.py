"""The cards: when each may be played, what it needs, and what it does when played at any time.  [J-15]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from palazzo.games.junta.content import (
    CARDS,
    COPY_KIND,
    COUNTERS,
    GENERALS,
    KIND,
    OF_KIND,
    SPACE,
    with_timing,
)
from palazzo.games.junta.money import can_pay
from palazzo.games.junta.records import Card
from palazzo.games.junta.state import HAND_LIMIT, NOT_PLACED, SWISS, Republic
from palazzo.kernel.errors import shown
from palazzo.kernel.memory import Memory
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import NO_FACTS, Fault, Pick, Question
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import EVERYONE, SEAT, SEATS, bits

PASS: Final = "pass"
ANY_TIME: Final = ("ANY", "LAY")
ANY_CARDS: Final = frozenset(with_timing("ANY", "LAY"))


# -- may it be played?


def refusal(g: Republic, seat: int, kind: str, codes: tuple[str, ...]) -> Fault | None:
    """Why this card cannot be played now, where these timing codes are open; or nothing.  [J-15]"""
    card = CARDS[kind]
    facts = {"card": kind}
    if not g.holds(seat, kind):
        return "card-not-held", facts
    if not g.here(seat):
        return "card-not-present", facts
    if set(card.timing).isdisjoint(codes):
        return "card-wrong-time", {**facts, "timing": list(card.timing)}
    hindrance = _hindrance_of(g, seat, kind)
    if hindrance is not None:
        return hindrance
    if not _has_target(g, seat, kind):
        return "card-no-target", facts
    if not _can_place(g, kind):
        return "card-none-left", facts
    return None


def _hindrance_of(g: Republic, seat: int, kind: str) -> Fault | None:
    """Why somebody who is present cannot play a card he holds at its time, but for want of targets or units."""
    card = CARDS[kind]
    facts = {"card": kind}
    if card.phases and g.moment() not in card.phases:
        return "card-wrong-phase", {**facts, "phases": list(card.phases)}
    if card.needs_influence and _NEEDED[kind].isdisjoint(g.lobby[seat]):
        return "card-needs-influence", {**facts, "influence": list(card.needs_influence)}
    if card.needs_office and not g.has_office(seat, card.needs_office):
        return "card-needs-office", {**facts, "office": card.needs_office}
    for office in card.barred_offices:
        if g.has_office(seat, office):
            return "card-barred-office", {**facts, "office": office}
    if card.cost and not can_pay(g, seat, card.cost):
        return "card-too-dear", {**facts, "cost": card.cost}
    if card.kind == "influence" and len(g.lobby[seat]) >= HAND_LIMIT:
        return "card-no-room", facts
    if card.effect == "reform" and g.voting:
        return "card-not-while-voting", facts
    if card.effect == "alternative-budget" and g.alternative:
        return "card-once-a-turn", facts
    return None


def _may_be_hindered(card: Card) -> bool:
    """There may be some hindrance to a card: see `_hindrance_of`."""
    needs = bool(card.phases or card.needs_influence or card.needs_office or card.barred_offices or card.cost)
    return needs or card.kind == "influence" or card.effect in ("reform", "alternative-budget")


def _has_target(g: Republic, seat: int, kind: str) -> bool:
    """The card needs no aim, or there is something to aim at."""
    return kind in _UNAIMED or bool(_AIMED[kind][1](g, seat, kind))


def _allies_in_play(g: Republic, seat: int, kind: str) -> list[str]:
    """Opponents, also in exile, with Influence in play.  [J-15.E06]"""
    return [SEAT[other] for other in g.around(seat)[1:] if g.lobby[other]]


def _accounts(g: Republic, seat: int, kind: str) -> list[str]:
    """Every opponent has an account.  [J-15.E09]"""
    return [SEAT[other] for other in g.around(seat)[1:]]


def _brigades(g: Republic, seat: int, kind: str) -> list[str]:
    """Any brigade.  [J-15.C11, J-15.C12]"""
    return list(GENERALS)


def _bribable(g: Republic, seat: int, kind: str) -> list[str]:
    """Spaces with such units of others who are alive and present.  [J-15.B03 to J-15.B06]"""
    wanted = _on_sale(g, seat, kind)
    return [SPACE[space] for space, units in enumerate(g.standing) if units and units & wanted]


def _on_sale(g: Republic, seat: int, kind: str) -> int:
    """The counters of others a bribe could win, wherever they are; frozen brigades cannot be bought.  [J-15.C11]"""
    return _WANTED[kind] & sum(g.armies) & ~g.armies[seat] & ~g.frozen_units() if g.coup >= 0 else 0


def units_for_sale(g: Republic, seat: int, kind: str, space: int) -> list[int]:
    """The units in a space that a bribe could win, those that can still move first."""
    wanted = g.standing[space] & _on_sale(g, seat, kind)
    found = []
    for units in (wanted & ~g.moved, wanted & g.moved):
        for other in g.around(seat)[1:]:
            found += bits(units & g.armies[other])
    return found


def _crowds_for_sale(g: Republic, seat: int, kind: str) -> list[str]:
    """Spaces and players whose unarmed units a bribe could win.  [J-15.B07]"""
    wanted = _on_sale(g, seat, kind)
    found = []
    for space, units in enumerate(g.standing):
        crowd = units & wanted
        if crowd:
            found += [f"{SPACE[space]}:{SEAT[owner]}" for owner, army in enumerate(g.armies) if army & crowd]
    return found


_Aim = Callable[[Republic, int, str], list[str]]

AIMS: Final[dict[str, _Aim]] = {
    "break-coalition": _allies_in_play,
    "spy": _accounts,
    "freeze": _brigades,
    "send-away": _brigades,
    "bribe": _bribable,
    "bribe-crowd": _crowds_for_sale,
}


def _can_place(g: Republic, kind: str) -> bool:
    """Something is left of what this card places.  [J-10.8]"""
    if not CARDS[kind].units or not g.at:
        return True
    for crowd in CARDS[kind].units:
        for unit in COUNTERS[crowd.kind]:
            if g.at[unit] == NOT_PLACED:
                return True
    return False


def plays(g: Republic, seat: int, codes: tuple[str, ...]) -> list[str]:
    """Every way to play a card of the hand at such a time."""
    options: list[str] = []
    cards = _cards_for(codes)
    if cards.isdisjoint(g.hands[seat]):
        return options
    for kind in _timely(g, seat, cards):
        if kind not in _UNHINDERED and _hindrance_of(g, seat, kind) is not None:
            continue
        if kind in _UNAIMED:
            if _can_place(g, kind):
                options.append(_UNAIMED[kind])
        else:
            verb, aim = _AIMED[kind]
            options += [f"{verb}:{kind}:{words}" for words in aim(g, seat, kind)]
    return options


def playable(g: Republic, seat: int, codes: tuple[str, ...]) -> list[str]:
    """The kinds of card in a hand that can be played at such a time."""
    cards = _cards_for(codes)
    if cards.isdisjoint(g.hands[seat]):
        return []
    return [
        kind
        for kind in _timely(g, seat, cards)
        if (kind in _UNHINDERED or _hindrance_of(g, seat, kind) is None)
        and _has_target(g, seat, kind)
        and _can_place(g, kind)
    ]


def _timely(g: Republic, seat: int, cards: frozenset[int]) -> list[str]:
    """The kinds of these cards, whose time it is, in the hand of somebody alive and present."""
    if not g.alive[seat] or g.exile[seat] >= 0:
        return []
    kinds = {KIND[card] for card in g.hands[seat] if card in cards}
    return sorted(kinds) if len(kinds) > 1 else list(kinds)


@cache
def _cards_for(codes: tuple[str, ...]) -> frozenset[int]:
    """All cards of the times with these codes."""
    kinds = with_timing(*codes)
    return frozenset(card for card, kind in enumerate(COPY_KIND) if kind in kinds)


_WANTED: Final[dict[str, int]] = {card.id: sum(OF_KIND[unit] for unit in card.bribes) for card in CARDS.values()}
"""By kind of card: the counters it may bribe."""

_NEEDED: Final[dict[str, frozenset[int]]] = {
    card.id: frozenset(n for n, kind in enumerate(COPY_KIND) if kind in card.needs_influence) for card in CARDS.values()
}
"""By kind of card: the Influence of which it needs one in play."""

_UNAIMED: Final[dict[str, str]] = {
    card.id: f"{'lay' if card.kind == 'influence' else 'play'}:{card.id}"
    for card in CARDS.values()
    if card.effect not in AIMS
}
"""Cards that need no aim, and how they are played: Influence is laid."""

_AIMED: Final[dict[str, tuple[str, _Aim]]] = {
    card.id: ("play-at" if card.effect == "bribe-crowd" else "play-on", AIMS[card.effect])
    for card in CARDS.values()
    if card.effect in AIMS
}
"""Cards played on something, or on something of somebody's: the verb, and what they may be aimed at."""

_UNHINDERED: Final = frozenset(card.id for card in CARDS.values() if not _may_be_hindered(card))
"""Cards of which nothing but want of targets or units keeps who is present and holds them at their time."""


class Play(Pick):
    """A pick among things to do, plays of cards among them; a card not playable now is refused with the reason."""

    def __init__(
        self,
        prompt: str,
        options: list[str],
        g: Republic,
        seat: int,
        codes: tuple[str, ...],
        facts: dict[str, Any] = NO_FACTS,
    ) -> None:
        self.prompt = prompt
        self.options = options
        self.facts = facts
        self.g = g
        self.player = seat
        self.codes = codes

    def fault(self, value: Any) -> Fault | None:
        if value in self.options:
            return None
        fault: Fault = "not-offered", {"value": shown(value)}
        if not isinstance(value, str) or ":" not in value:
            return fault
        kind = value.split(":")[1]
        if kind not in CARDS:
            return fault
        return refusal(self.g, self.player, kind, self.codes) or fault


# -- cards for any time


@dataclass(slots=True)
class Asking(Step):
    """A step that begins its asking anew when a pretext arises.  [J-8.3]"""

    def pretext_arose(self, g: Republic, seat: int) -> None:
        """Somebody has played a pretext."""


def play_at_any_time(g: Republic, seat: int, option: str) -> Step | None:
    """Carry out `play:…`, `play-on:…` or `lay:…` of an ANY or LAY card; the step, if one must be asked more."""
    verb, kind, *words = option.split(":")
    if verb == "lay":
        g.lay_influence(seat, kind)
        g.tell("lays", seat=SEAT[seat], card=kind)
        return None
    g.discard(seat, kind)
    g.tell("plays", seat=SEAT[seat], card=kind, declared=words)
    return ANY_EFFECTS[CARDS[kind].effect](g, seat, words)


def _donation(g: Republic, seat: int, words: list[str]) -> Step | None:
    """The top note of the pile.  [J-15.D01]"""
    note = g.draw_note(seat)
    if note:
        g.confide(1 << seat, "takes-note", {"note": note}, seat=SEAT[seat])
    return None


def _break_coalition(g: Republic, seat: int, words: list[str]) -> Step | None:
    """An opponent loses an Influence of his own choice.  [J-15.E06]"""
    return LoseInfluence(SEATS[words[0]])


def _reform(g: Republic, seat: int, words: list[str]) -> Step | None:
    """To the end of the turn, the small Influences of the others vote for you.  [J-15.E07]"""
    most = CARDS["E07"].amount
    g.reformer = seat
    g.reformed = [
        card for other in g.around(seat)[1:] for card in g.lobby[other] if 0 < CARDS[KIND[card]].votes <= most
    ]
    g.tell("reform", seat=SEAT[seat], cards=sorted(KIND[card] for card in g.reformed))
    return None


def _spy(g: Republic, seat: int, words: list[str]) -> Step | None:
    """You alone see what lies in an opponent's account.  [J-15.E09]"""
    other = SEATS[words[0]]
    g.show_all(g.swiss[other], SWISS + other, 1 << seat)
    g.confide(
        1 << seat, "spied", {"notes": sorted(KIND[note] for note in g.swiss[other])}, seat=SEAT[seat], other=SEAT[other]
    )
    return None


def _bank_holiday(g: Republic, seat: int, words: list[str]) -> Step | None:
    """The bank is closed for the whole turn, also over lunch and with customers inside.  [J-15.E10, J-7.2]"""
    g.bank = "holiday"
    g.tell("bank-closes", bank="holiday")
    return ClosingTime()


def _pretext(g: Republic, seat: int, words: list[str]) -> Step | None:
    """A pretext for a coup.  [J-15.E11, J-15.E12]"""
    arose = not g.pretext
    g.give_pretext()
    if arose:
        for step in g.stack:
            if isinstance(step, Asking):
                step.pretext_arose(g, seat)
    return None


def _nothing(g: Republic, seat: int, words: list[str]) -> Step | None:
    """A card without effect.  [J-15.E13]"""
    return None


ANY_EFFECTS: Final[dict[str, Callable[[Republic, int, list[str]], Step | None]]] = {
    "donation": _donation,
    "break-coalition": _break_coalition,
    "reform": _reform,
    "spy": _spy,
    "bank-holiday": _bank_holiday,
    "pretext": _pretext,
    "nothing": _nothing,
}


@dataclass(slots=True)
class ClosingTime(Step):
    """Interrupts whatever is asked, so that customers at the counter notice that the bank is closed.  [J-15.E10]"""

    def begin(self, g: Republic) -> Next:
        """Nothing is done: the interruption alone makes the step below look again."""
        return self.done()


@dataclass(slots=True)
class LoseInfluence(Step):
    """A player chooses which Influence in play to lose.  [J-15.E06]"""

    seat: int = 0
    """The seat that loses one."""

    def waiting(self) -> str:
        return "wait-influence"

    def begin(self, g: Republic) -> Next:
        """Ask which Influence is lost, unless there is only one."""
        if len(g.lobby[self.seat]) > 1:
            return self.ask(self.seat, self.which, then=self.lose)
        return self.lose(g, f"drop:{KIND[g.lobby[self.seat][0]]}") if g.lobby[self.seat] else self.done()

    def which(self, g: Republic, seat: int) -> Pick:
        """Any Influence the seat has in play."""
        return Pick("lose-influence", [f"drop:{kind}" for kind in sorted(KIND[card] for card in g.lobby[seat])])

    def lose(self, g: Republic, choice: str) -> Next:
        """The Influence chosen is discarded, and votes for nobody any more."""
        kind = choice.split(":")[1]
        g.drop_influence(self.seat, kind)
        g.reformed = [card for card in g.reformed if KIND[card] != kind]
        g.tell("loses-influence", seat=SEAT[self.seat], card=kind)
        return self.done()


class Playing(Opening):
    """ANY and LAY cards, and discards, where the step allows it and neither phase 6 nor 9 forbids.  [J-15.2]"""

    name: str = "cards"

    def questions(self, g: Republic, seat: int, memory: Memory | None = None) -> list[Question]:
        if not g.hands[seat] or not g.alive[seat] or g.phase in (6, 9):
            return []
        options = plays(g, seat, ANY_TIME) + [f"discard:{kind}" for kind in g.kinds_held(seat)]
        return [self.mark(Play("play-any", options, g, seat, ANY_TIME), seat)]

    def take(self, g: Republic, question: Question, value: Any) -> Step | None:
        g.stirred = True
        if value.startswith("discard:"):
            kind = value.split(":")[1]
            g.discard(question.seat, kind)
            g.tell("discards", seat=SEAT[question.seat], cards=[kind])
            return None
        return play_at_any_time(g, question.seat, value)


PLAY: Final = Playing()


def opened(g: Republic, answers: dict[int, str]) -> list[tuple[int, str]]:
    """Who plays what, clockwise from the President; all cards are seen at once, whatever becomes of them.  [J-15.1]"""
    if list(answers.values()).count(PASS) == len(answers):
        return []
    found = [(seat, answers[seat]) for seat in g.around(g.first_seat()) if answers.get(seat, PASS) != PASS]
    for seat, option in found:
        kind = option.split(":")[1]
        g.show(g.held(seat, kind), seat, EVERYONE)
        if len(found) > 1:
            g.tell("opens-card", seat=SEAT[seat], card=kind)
    return found


def hand_back(g: Republic, seat: int, kind: str) -> None:
    """A card shown in a window that can do nothing any more returns to the hand; all have seen it.  [J-15.1]"""
    g.show(g.held(seat, kind), seat, EVERYONE)
    g.tell("hands-back", seat=SEAT[seat], card=kind)
