"""Setting out the table; then rounds until the end.  [W-1, W-8.1]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.last_will.actions import Actions, Together
from palazzo.games.last_will.content import (
    CARDS,
    CONSTANTS,
    COPIES,
    CROWNS,
    DECK_OF,
    JOBS,
    KIND,
    PLANS_OF,
    REGULAR,
    TYPES,
    WILD,
    WILLS,
)
from palazzo.games.last_will.ending import end_game, is_over
from palazzo.games.last_will.errands import Errands
from palazzo.games.last_will.market import market
from palazzo.games.last_will.planning import Planning
from palazzo.games.last_will.preparation import Preparation
from palazzo.games.last_will.round_end import RoundEnd
from palazzo.games.last_will.state import NONE, Fortune
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT

_AGREE: Final = "agree"
_BOX: Final = "box"
_STACKED: Final[tuple[str, ...]] = tuple(f"{deck}{crowns}" for deck, crowns in CROWNS)
"""The piles of the stacks of special cards, by name."""


@dataclass(slots=True)
class Game(Step):
    """A whole game.  [W-1, W-8.1]"""

    def begin(self, g: Fortune) -> Next:
        """A starting player by lot; then the will, drawn or chosen.  [W-1.4, W-1.6]"""
        g.starter = g.roll(g.seats) - 1
        _lay_market(g)
        _lay_plans(g)
        _lay_decks(g)
        if g.chosen_will:
            return self.first(g, ChooseWill(g.starter), then=self.read_will)
        return self.read_will(g, "")

    def read_will(self, g: Fortune, will: str) -> Next:
        """Money, jobs and the first cards are dealt.  [W-1.4, W-1.5, W-9.1]"""
        wills = fitting_wills(g)
        g.will = COPIES[will or wills[g.roll(len(wills)) - 1]][0]
        g.box.remove(g.will)
        g.tell("will-read", will=KIND[g.will], amount=g.start_money())
        _deal_jobs(g)
        _deal_first_cards(g)
        return self.next_round(g)

    def next_round(self, g: Fortune) -> Next:
        """A round is played."""
        return self.first(g, Round(), then=self.round_over)

    def round_over(self, g: Fortune, _: Any) -> Next:
        """The end is tested once; then the start passes left.  [W-1.6, W-8.1]"""
        if is_over(g):
            return end_game(g)
        g.starter = (g.starter + 1) % g.seats
        g.plan = [NONE] * g.seats
        g.order = []
        return self.next_round(g)


@dataclass(slots=True)
class Round(Step):
    """The five phases of a round, in order.  [W-2 to W-7]"""

    def begin(self, g: Fortune) -> Next:
        return self.first(g, Preparation(), then=self.prepared)

    def prepared(self, g: Fortune, _: Any) -> Next:
        return self.first(g, Planning(), then=self.planned)

    def planned(self, g: Fortune, _: Any) -> Next:
        return self.first(g, Errands(), then=self.errands_run)

    def errands_run(self, g: Fortune, _: Any) -> Next:
        return self.first(g, Together() if g.together else Actions(), then=self.acted)

    def acted(self, g: Fortune, _: Any) -> Next:
        return self.first(g, RoundEnd(), then=self.ended)

    def ended(self, g: Fortune, _: Any) -> Next:
        return self.done()


@dataclass(slots=True)
class ChooseWill(Step):
    """The table agrees on a will: one after another proposes; if nobody's is agreed on, it is drawn.  [W-1.4]"""

    seat: int = 0
    """The seat that proposes."""
    proposed: str = ""
    """The will it proposes; empty before."""
    proposals: int = field(default_factory=int)
    """How many were proposed so far."""

    def waiting(self) -> str:
        return "wait-will"

    def begin(self, g: Fortune) -> Next:
        """From the starting player on."""
        return self.ask(self.seat, self.wills, then=self.propose)

    def wills(self, g: Fortune, seat: int) -> Pick:
        """Any will of this table."""
        return Pick("choose-will", [f"will:{will}" for will in fitting_wills(g)])

    def propose(self, g: Fortune, choice: str) -> Next:
        """The others agree or do not."""
        self.proposed = choice.split(":")[1]
        self.proposals += 1
        g.tell("will-proposed", seat=SEAT[self.seat], will=self.proposed)
        return self.ask_all([seat for seat in range(g.seats) if seat != self.seat], self.views, then=self.settle)

    def views(self, g: Fortune, seat: int) -> Pick:
        """Agree to the will proposed, or decline."""
        return Pick("agree-will", [_AGREE, "decline"], {"will": self.proposed})

    def settle(self, g: Fortune, views: dict[int, str]) -> Next:
        """A will that all agree to is taken; else the next heir proposes, until all have."""
        g.reveal()
        if all(view == _AGREE for view in views.values()):
            return self.done(self.proposed)
        g.tell("will-declined", will=self.proposed)
        if self.proposals == g.seats:
            return self.done("")
        self.seat = (self.seat + 1) % g.seats
        return self.begin(g)


_FITTING: Final[dict[bool, list[str]]] = {
    jobs: [will.id for will in WILLS.values() if (will.lines > 0) == jobs] for jobs in (False, True)
}


def fitting_wills(g: Fortune) -> list[str]:
    """With jobs, those of Getting Sacked; else the base game's.  [W-1.4, W-11.1]"""
    return _FITTING[g.has_jobs()]


def _lay_market(g: Fortune) -> None:
    """The four modifiers at random.  [W-1.3]"""
    places = list(range(len(TYPES)))
    g.shuffle(places)
    g.reveal()
    g.modifiers = [CONSTANTS.modifiers[number] for number in places]
    g.tell("market-laid", modifiers=market(g))


def _lay_plans(g: Fortune) -> None:
    """Base plans, or tiles, each on the side that falls to it.  [W-3.3]"""
    sides = PLANS_OF["tiles" if g.tiles else "base", g.seats]
    g.plans = [side[g.roll(len(side)) - 1] if len(side) > 1 else side[0] for side in sides]


def _sort_cards(sacked: bool) -> dict[str, list[int]]:
    """All cards by where they begin: in a deck, in a stack by its crowns, or, wanted by nobody, in the box.  [W-1.2]"""
    piles: dict[str, list[int]] = {pile: [] for pile in (*REGULAR, *_STACKED, WILD, _BOX)}
    for thing, kind in enumerate(KIND):
        card = CARDS.get(kind)
        if card is None or (card.sacked and not sacked):
            piles[_BOX].append(thing)
        else:
            piles[f"{card.deck}{card.crowns or ''}"].append(thing)
    return piles


_SORTED: Final[dict[bool, dict[str, list[int]]]] = {sacked: _sort_cards(sacked) for sacked in (False, True)}


def _lay_decks(g: Fortune) -> None:
    """Decks shuffled apart, specials stacked by crowns, wild companions laid out; the rest in the box.  [W-1.2]"""
    piles = _SORTED[g.sacked]
    g.decks = [list(piles[deck]) for deck in REGULAR]
    g.stacks = [list(piles[stack]) for stack in _STACKED]
    g.wilds[: len(piles[WILD])] = piles[WILD]
    g.box = list(piles[_BOX])
    for pile in [*g.decks, *g.stacks]:
        g.shuffle(pile)


_JOBS_OF: Final[dict[int, list[int]]] = {
    will.lines: [COPIES[job.id][0] for job in JOBS.values() if len(job.lines) == will.lines] for will in WILLS.values()
}
"""By number of lines: the cards of the jobs."""


def _deal_jobs(g: Fortune) -> None:
    """The starting money; a job of the will's set each, or for named seats only, the others getting more money.

    [W-1.4, W-9.1, W-11.2]
    """
    will = WILLS[KIND[g.will]]
    g.money = [will.money] * g.seats
    if not g.has_jobs():
        return
    jobs = _JOBS_OF[will.lines][:]
    g.shuffle(jobs)
    g.reveal()
    for seat in g.clockwise(g.starter):
        if g.jobs == "handicap" and SEAT[seat] not in g.handicap.split(","):
            g.money[seat] += will.relief
            g.tell("relieved", seat=SEAT[seat], amount=will.relief)
            continue
        g.job[seat] = jobs.pop()
        g.box.remove(g.job[seat])
        g.tell("hired", seat=SEAT[seat], job=KIND[g.job[seat]], amount=g.salary(seat))


def _deal_first_cards(g: Fortune) -> None:
    """Three Helper or Expense and three Property cards each.  [W-1.5]"""
    helpers, properties = CONSTANTS.dealt_helpers, CONSTANTS.dealt_properties
    for seat in g.clockwise(g.starter):
        drawn = g.draw_unseen(seat, DECK_OF["helper"], helpers) + g.draw_unseen(seat, DECK_OF["property"], properties)
        g.confide(
            1 << seat,
            "dealt",
            {"cards": sorted([KIND[thing] for thing in drawn])},
            seat=SEAT[seat],
            amount=helpers + properties,
        )
