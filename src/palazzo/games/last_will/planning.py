"""Phase 2: everyone takes a plan, then draws the cards it gives.  [W-3]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from palazzo.games.last_will.content import BOYS, DECK_COUNT, KIND, PLANS, REGULAR
from palazzo.games.last_will.state import NONE, Fortune
from palazzo.kernel.questions import Pick, Split
from palazzo.kernel.steps import Next, Step, asking
from palazzo.kernel.table import SEAT

_TAKE: Final[dict[str, str]] = {plan: f"plan:{plan}" for plan in PLANS}
_TAKEN: Final[dict[str, str]] = {option: plan for plan, option in _TAKE.items()}
"""The option to take each plan, and the plan taken by each option."""


@dataclass(slots=True)
class Planning(Step):
    """Plans from the starting player on; then cards, from left to right.  [W-3.1, W-3.2]"""

    seat: int = NONE
    """The seat that chooses or draws, or NONE."""
    choosing: bool = True
    """Plans are being chosen; else cards are drawn."""

    def waiting(self) -> str:
        return "wait-plan" if self.choosing else "wait-draw"

    def begin(self, g: Fortune) -> Next:
        """With two players and base plans, a neutral marker comes first.  [W-3.4]"""
        g.phase = "planning"
        if g.seats == 2 and g.block and not g.tiles:
            other = 1 - g.starter
            g.player = other
            return self.ask(other, self.free_plans_to_bar, then=self.bar)
        return self.next_player(g, g.starter)

    def free_plans_to_bar(self, g: Fortune, seat: int) -> Pick:
        """Any plan of this table may be barred."""
        return Pick("bar-plan", [f"bar:{plan}" for plan in g.plans])

    def bar(self, g: Fortune, choice: str) -> Next:
        """Nobody may take it this round."""
        plan = choice.split(":")[1]
        g.blocked = g.plans.index(plan)
        g.tell("plan-barred", seat=SEAT[g.player], plan=plan)
        return self.next_player(g, g.starter)

    def next_player(self, g: Fortune, seat: int) -> Next:
        """Clockwise, each takes a plan.  [W-3.1]"""
        g.player = seat
        return self.ask_as(_WHICH_PLAN, seat)

    def free_plans(self, g: Fortune, seat: int) -> Pick:
        """The plans nobody has, of which there are always some.  [W-3.5]"""
        plans = g.plans[:]
        for number in g.plan:
            if number >= 0:
                plans[number] = ""
        if g.blocked >= 0:
            plans[g.blocked] = ""
        options = []
        for plan in plans:
            if plan:
                options.append(_TAKE[plan])
        return Pick("choose-plan", options)

    def choose(self, g: Fortune, choice: str) -> Next:
        """A plan gives cards, errand boys and actions."""
        plan = _TAKEN[choice]
        seat = g.player
        take_plan(g, seat, plan)
        g.tell("plan-taken", seat=SEAT[seat], plan=plan)
        following = (seat + 1) % g.seats
        if following != g.starter:
            return self.next_player(g, following)
        g.order = sorted(range(g.seats), key=g.plan.__getitem__)
        g.tell("order", seats=[SEAT[other] for other in g.order])
        self.choosing = False
        return self.next_draw(g, 0)

    def next_draw(self, g: Fortune, turn: int) -> Next:
        """From left to right each names the decks of their cards.  [W-3.2]"""
        while turn < g.seats:
            seat = g.player = g.order[turn]
            cards = PLANS[g.plans[g.plan[seat]]].cards
            if _is_choice(g, cards):
                self.seat = seat
                return self.ask_as(_WHICH_DECKS, seat)
            _take_what_there_is(g, seat, cards)
            turn += 1
        return self.done()

    def mix(self, g: Fortune, seat: int) -> Split:
        """How many cards from which deck, as many as the plan says."""
        return mix_of_decks(g, PLANS[g.plans[g.plan[seat]]].cards)

    def take(self, g: Fortune, mix: dict[str, int]) -> Next:
        """All are taken, then looked at."""
        draw_named(g, self.seat, mix)
        return self.next_draw(g, g.order.index(self.seat) + 1)


_WHICH_PLAN: Final = asking(Planning.free_plans, then=Planning.choose)
_WHICH_DECKS: Final = asking(Planning.mix, then=Planning.take)


def take_plan(g: Fortune, seat: int, plan: str) -> None:
    """The plan is the seat's for this round."""
    g.plan[seat] = g.plans.index(plan)
    g.boys[seat] = BOYS[g.sacked][plan]
    g.actions[seat] = PLANS[plan].actions


def _is_choice(g: Fortune, cards: int) -> bool:
    """So many cards can be drawn in more than one way."""
    if not cards:
        return False
    ample = 0
    for pile in g.decks:
        if len(pile) >= cards:
            ample += 1
            if ample > 1:
                return True
    return sum([min(g.supply(deck), cards) for deck in range(DECK_COUNT)]) > cards


def mix_of_decks(g: Fortune, cards: int) -> Split:
    """So many cards over the regular decks; fewer only if all run short.  [W-3.2]"""
    caps = []
    for deck, pile in enumerate(g.decks):
        supply = len(pile)
        if supply < cards:
            supply = g.supply(deck)
        caps.append(supply if supply < cards else cards)
    if cards not in caps:
        cards = min(cards, sum(caps))
    return Split("name-decks", REGULAR[:], caps, cards, cards, {"cards": cards})


def draw_named(g: Fortune, seat: int, mix: dict[str, int], apart: bool = False) -> None:
    """The named cards go to the hand, or apart to be chosen from; only their owner learns which."""
    drawn: list[str] = []
    counts: dict[str, int] = {}
    for deck, name in enumerate(REGULAR):
        count = mix.get(name, 0)
        if count:
            counts[name] = count
            for thing in g.draw_unseen(seat, deck, count, apart):
                drawn.append(KIND[thing])
    drawn.sort()
    g.confide(1 << seat, "drew", {"cards": drawn}, seat=SEAT[seat], decks=counts)


def _take_what_there_is(g: Fortune, seat: int, cards: int) -> None:
    """No choice is left: the plan gives no cards, or there are no more than it gives."""
    mix = mix_of_decks(g, cards).default()
    if mix:
        draw_named(g, seat, mix)
