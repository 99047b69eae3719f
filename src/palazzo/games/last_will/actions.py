"""Phase 4: actions. One loop that offers everything lawful, until the player ends it.  [W-5]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from palazzo.games.last_will.boards import board_of
from palazzo.games.last_will.cards import (
    Doing,
    Secretary,
    WhitePlay,
    activate,
    lower_house,
    offer_activations,
    offer_privileges,
    offer_tokens,
    offer_uses,
    offer_weddings,
    place,
    set_token,
    throw_off,
    use_privilege,
)
from palazzo.games.last_will.content import CARDS, DECK_COUNT, EVENT_DECK, WEDDING_EVENTS, effect_in, words_of
from palazzo.games.last_will.declaring import BACK, WHITE, Declare, Play, is_whole, read_play
from palazzo.games.last_will.jobs import offer_demotion
from palazzo.games.last_will.market import buy, maintain, offer_sales, offer_upkeeps, sell
from palazzo.games.last_will.state import ANY_SUM, NONE, PLACES, Fortune
from palazzo.kernel.parallel import Parallel
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step, asking
from palazzo.kernel.table import SEAT

_END: Final = "end"
_DECLARED: Final = frozenset(
    ("play", "wed", "activate", "buy", "maintain", "maintain-with", "sell", "sell-with"),
)
"""What is declared whole before it is resolved.  [W-5.9]"""


@dataclass(slots=True)
class Actions(Step):
    """One player's whole turn after another's.  [W-5.1]"""

    turn: int = 0
    """How many of the players, in order, have had their turn."""

    def waiting(self) -> str:
        return "wait-action"

    def begin(self, g: Fortune) -> Next:
        """In the order of the plans."""
        g.phase = "actions"
        return self.next_turn(g, 0)

    def next_turn(self, g: Fortune, turn: int) -> Next:
        """The next player acts."""
        self.turn = turn
        if turn == g.seats:
            g.player = NONE
            return self.done()
        g.player = g.order[turn]
        return self.first(g, Turn(g.player), then=self.turn_over)

    def turn_over(self, g: Fortune, _: Any) -> Next:
        """Unused actions are lost."""
        return self.next_turn(g, self.turn + 1)


@dataclass(slots=True)
class Together(Parallel):
    """Option: all act at once; decks serve them in the order their answers arrive.  [W-5.1, W-11.5]"""

    def waiting(self) -> str:
        return "wait-action"

    def begin(self, g: Fortune) -> Next:
        """Everyone's turn begins."""
        g.phase = "actions"
        g.player = NONE
        return self.set_out(g, {seat: Turn(seat) for seat in g.order})


@dataclass(slots=True)
class Turn(Step):
    """One player's actions.  [W-5]"""

    seat: int = 0
    """The seat whose turn it is."""

    def waiting(self) -> str:
        return "wait-action"

    def begin(self, g: Fortune) -> Next:
        """The plan's actions are there to be used."""
        g.tell("turn-begins", seat=SEAT[self.seat], actions=g.actions[self.seat])
        return self.next_choice(g)

    def next_choice(self, g: Fortune) -> Next:
        """What next? Where everyone can see that nothing is possible, nothing is asked."""
        if g.actions[self.seat] <= 0 and not board_of(g, self.seat).throws:
            return self.end(g)
        return self.ask_as(_WHAT_NEXT, self.seat)

    def acted(self, g: Fortune, _: Any) -> Next:
        """After one action comes the next choice."""
        return self.next_choice(g)

    def end(self, g: Fortune) -> Next:
        """The turn is over."""
        g.tell("turn-ends", seat=SEAT[self.seat], actions=g.actions[self.seat])
        g.actions[self.seat] = 0
        return self.done()

    def possible(self, g: Fortune, seat: int) -> Pick:
        """Everything lawful.  [W-5.2 to W-5.10]"""
        board, money = board_of(g, seat), g.money[seat]
        purse = ANY_SUM if g.job[seat] < 0 and not board.estates else money
        options = [_END]
        offer_uses(g, seat, board, purse, options)
        if not WEDDING_EVENTS.isdisjoint(g.hands[seat * DECK_COUNT + EVENT_DECK]):
            offer_weddings(g, seat, board, purse, options)
        if board.expenses:
            offer_activations(g, seat, board, purse, options)
        if board.estates:
            offer_upkeeps(g, seat, board, purse, options)
            offer_sales(g, seat, board, options)
        if board.roomy:
            offer_tokens(g, seat, board, options)
        if board.privileged:
            offer_privileges(g, seat, board, purse, options)
        options += board.throws
        facts: dict[str, Any] = {"actions": g.actions[seat], "money": money, "debt": -money if money < 0 else 0}
        return Doing("choose-action", options, g, seat, facts)

    def act(self, g: Fortune, choice: str) -> Next:
        """Declare it first, do it at once, or end."""
        if choice == _END:
            return self.end(g)
        words = words_of(choice)
        verb = words[0]
        if verb in _DECLARED:
            play = read_play(g, self.seat, choice)
            if is_whole(g, self.seat, play):
                return self.resolve(g, choice, play, [])
            return self.first(g, Declare(self.seat, choice), then=self.declared)
        if verb == "place":
            return self.demote(g, place(g, self.seat, words[1]))
        if verb == "token":
            return self.demote(g, set_token(g, self.seat, words[1:]))
        if verb == "use" and effect_in(CARDS[words[1]], "draw"):
            return self.first(g, Secretary(self.seat, PLACES[words[2]]), then=self.acted)
        if verb == "use":
            use_privilege(g, self.seat, words[1:])
        elif verb == "lower":
            lower_house(g, self.seat, words[1:])
        else:
            throw_off(g, self.seat, PLACES[words[2]])
        return self.next_choice(g)

    def demote(self, g: Fortune, symbols: list[str]) -> Next:
        """These symbols may earn a demotion.  [W-9.2]"""
        return offer_demotion(self, g, self.seat, symbols, then=self.acted)

    def declared(self, g: Fortune, declaration: tuple[str, list[str]]) -> Next:
        """Everything is declared, or taken back."""
        option, added = declaration
        if option == BACK:
            return self.next_choice(g)
        return self.resolve(g, option, read_play(g, self.seat, option), added)

    def resolve(self, g: Fortune, option: str, play: Play, added: list[str]) -> Next:
        """What was declared is done.  [W-5.9]"""
        if play.verb in WHITE:
            return self.first(g, WhitePlay(self.seat, option, added), then=self.acted)
        if play.verb == "buy":
            return self.demote(g, [buy(g, self.seat, play, added)])
        if play.verb == "activate":
            activate(g, self.seat, play, added)
        elif play.verb == "maintain":
            maintain(g, self.seat, play, added)
        else:
            sell(g, self.seat, play, added)
        return self.next_choice(g)


_WHAT_NEXT: Final = asking(Turn.possible, then=Turn.act)
