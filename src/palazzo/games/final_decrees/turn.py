"""A turn, and the actions one may take in it.  [FD-3, FD-4]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from palazzo.games.final_decrees import promises
from palazzo.games.final_decrees.cards import PLAYABLE, Doing, PlayCard
from palazzo.games.final_decrees.content import (
    CARDS,
    DECREE,
    DECREE_OF,
    EXE,
    HR,
    IN_PLAY,
    KIND,
    MINISTRY,
    MINISTRY_OF,
    NAV,
    PATHS,
    SEC,
    TRE,
)
from palazzo.games.final_decrees.declaring import Declare, can_distribute
from palazzo.games.final_decrees.decrees import Stamp, forward
from palazzo.games.final_decrees.reactions import Inflict
from palazzo.games.final_decrees.specials import go_on_manoeuvres, reassign_posts, redraw_chart
from palazzo.games.final_decrees.stagnation import Stagnation, draw_card
from palazzo.games.final_decrees.state import Decrees
from palazzo.games.final_decrees.trade import TRADE
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step, asking
from palazzo.kernel.table import SEAT, SEATS

ACTIONS: Final = 3
_MINTED_ACTIONS: Final = 2

_FORWARDS: Final = [
    [
        [[f"forward:{decree}:{MINISTRY[m]}" for m in playing if m != source] for source in range(len(MINISTRY))]
        for decree in DECREE
    ]
    for playing in IN_PLAY
]
"""The options of forwarding, by seats, decree and source."""

_STAMPS: Final = [f"stamp:{decree}" for decree in DECREE]
_MOVES: Final = [[f"move:{SEAT[seat]}" for seat in range(seats)] for seats in range(6)]
_INVESTIGATIONS: Final = [f"investigate:{ministry}" for ministry in MINISTRY]
_PLAYABLE_KINDS: Final = {kind: f"play:{kind}" for kind in PLAYABLE}
_PLAYS: Final = [_PLAYABLE_KINDS.get(kind, "") for kind in KIND]
_CONDITIONS: Final = [PLAYABLE.get(kind) for kind in KIND]
"""By card: the option of playing it, if it is an action card, and when it may be played."""


@dataclass(slots=True)
class Turn(Step):
    """One player's turn.  [FD-3.2]"""

    seat: int = 0
    """The seat whose turn it is."""
    actions: int = ACTIONS
    """The actions it has left."""
    drew: bool = False
    """It has used its action to draw."""
    minted: bool = False
    """It has used the Treasury's special action."""
    paraded: bool = False
    """It has used the Navy's special action."""

    def openings(self) -> tuple[Opening, ...]:
        return (TRADE,)

    def waiting(self) -> str:
        return "wait-action"

    def begin(self, g: Decrees) -> Next:
        """(1) The ministry you direct gains 1 blame. (2) Draw a card."""
        g.turn += 1
        g.player = self.seat
        g.load(g.post[self.seat], 1)
        g.tell("turn-begins", seat=SEAT[self.seat], ministry=MINISTRY[g.post[self.seat]])
        return self.draw_one(g)

    def draw_one(self, g: Decrees) -> Next:
        """A card, or Stagnation & Decline.  [FD-5.1]"""
        if draw_card(g, self.seat):
            return self.first(g, Stagnation(self.seat), then=self.acted)
        return self.next_action(g)

    def acted(self, g: Decrees, _: Any) -> Next:
        """One thing is done; what next?"""
        return self.next_action(g)

    def next_action(self, g: Decrees) -> Next:
        """(3) Up to 3 actions; you may stop."""
        return self.ask_as(_WHAT_NEXT, self.seat)

    def stop(self, g: Decrees) -> Next:
        """(4) The ministry you then direct gains 1 blame for each decree on it."""
        ministry = g.post[self.seat]
        amount = g.lies.count(ministry)
        if amount:
            g.load(ministry, amount)
        g.tell("turn-ends", seat=SEAT[self.seat], ministry=MINISTRY[ministry], amount=amount)
        if g.promises:
            promises.turn_over(g, self.seat)
        if any(g.offered):
            TRADE.lapse(g)
        return self.done(self.seat)

    # -- what may be done

    def possible_actions(self, g: Decrees, seat: int) -> Pick:
        """All actions that would change something.  [FD-4.1 to FD-4.8]"""
        options = ["stop"]
        if self.actions <= 0:
            return Doing(options, 0, g, seat)
        ministry = g.post[seat]
        seats = g.seats
        if not self.drew and g.deck:
            options.append("draw")
        if ministry in g.lies:
            paths = PATHS[seats]
            forwards = _FORWARDS[seats]
            for decree, place in enumerate(g.lies):
                if place == ministry:
                    if paths[decree][g.stamps[decree]] == ministry:
                        options.append(_STAMPS[decree])
                    options += forwards[decree][ministry]
        options += _MOVES[seats]
        if ministry in g.parent and can_distribute(g, ministry):
            options.append("distribute")
        if ministry == TRE:
            if not self.minted:
                options.append("mint")
        elif ministry == SEC:
            for post in g.post:
                if post != SEC and g.office[post]:
                    options.append(_INVESTIGATIONS[post])
        elif ministry == NAV:
            if not self.paraded and (g.office[NAV] or g.blame[seat]):
                options.append("manoeuvre")
        elif ministry == HR:
            options.append("reassign")
        elif ministry == EXE:
            options.append("restructure")
        last = ""
        for card in sorted(g.hands[seat]):
            play = _PLAYS[card]
            if play and play is not last:
                last = play
                condition = _CONDITIONS[card]
                if condition is None or condition(g, seat):
                    options.append(play)
        return Doing(options, self.actions, g, seat)

    def act(self, g: Decrees, choice: str) -> Next:
        """Spend an action on what was chosen, or stop."""
        if g.promises:
            promises.note_chances(g, self.seat, self.actions)
        verb, *words = choice.split(":")
        if verb == "stop":
            return self.stop(g)
        if verb == "play":
            card = CARDS[words[0]]
            if card.choices:
                return self.first(g, Declare(self.seat, card.id, list(card.choices)), then=self.declared)
            return self.play(g, card.id, [])
        if verb in _DECLARED:
            return self.first(g, Declare(self.seat, verb, list(_DECLARED[verb])), then=self.declared)
        self.actions -= 1
        act = getattr(self, verb)
        following: Next = act(g, *words)
        return following

    # -- what is done at once

    def draw(self, g: Decrees) -> Next:
        """Draw, besides step 2: once a turn.  [FD-4.1]"""
        self.drew = True
        return self.draw_one(g)

    def forward(self, g: Decrees, decree: str, ministry: str) -> Next:
        """Forward a decree from your ministry.  [FD-4.4]"""
        forward(g, self.seat, DECREE_OF[decree], MINISTRY_OF[ministry], relief=True)
        return self.next_action(g)

    def stamp(self, g: Decrees, decree: str) -> Next:
        """Stamp a decree.  [FD-4.6, FD-6]"""
        number = DECREE_OF[decree]
        return self.first(g, Stamp(self.seat, number, g.post[self.seat]), then=self.acted)

    def move(self, g: Decrees, player: str) -> Next:
        """Move any player, yourself too, to the empty ministry.  [FD-4.5]"""
        seat = SEATS[player]
        source = g.post[seat]
        g.post[seat] = g.empty_ministry()
        g.tell("moved", seat=SEAT[self.seat], other=player, source=MINISTRY[source], ministry=MINISTRY[g.post[seat]])
        return self.next_action(g)

    def mint(self, g: Decrees) -> Next:
        """Two more actions, kept if you then leave.  [FD-4.7.TRE]"""
        self.minted = True
        self.actions += _MINTED_ACTIONS
        g.tell("minted", seat=SEAT[self.seat], actions=_MINTED_ACTIONS)
        return self.next_action(g)

    def manoeuvre(self, g: Decrees) -> Next:
        """Grand manoeuvres.  [FD-4.7.NAV]"""
        self.paraded = True
        go_on_manoeuvres(g, self.seat)
        return self.next_action(g)

    def investigate(self, g: Decrees, ministry: str) -> Next:
        """All blame of another ministry becomes its director's.  [FD-4.7.SEC]"""
        return self.first(g, Inflict.investigation(g, self.seat, MINISTRY_OF[ministry]), then=self.acted)

    # -- what is declared first

    def declared(self, g: Decrees, declaration: tuple[str, list[Any]]) -> Next:
        """Everything is declared: now it is done."""
        if g.promises:
            promises.note_chances(g, self.seat, self.actions)
        what, made = declaration
        if what in CARDS:
            return self.play(g, what, made)
        self.actions -= 1
        if what == "distribute":
            _distribute(g, self.seat, made[0])
        elif what == "reassign":
            reassign_posts(g, self.seat, made[0])
        else:
            redraw_chart(g, self.seat, made)
        return self.next_action(g)

    def play(self, g: Decrees, kind: str, made: list[Any]) -> Next:
        """Play a card.  [FD-4.2, FD-9]"""
        self.actions -= 1
        return self.first(g, PlayCard(self.seat, kind, made), then=self.played)

    def played(self, g: Decrees, extra_actions: int | None) -> Next:
        """Some cards give more actions."""
        self.actions += extra_actions or 0
        return self.next_action(g)


_WHAT_NEXT: Final = asking(Turn.possible_actions, then=Turn.act)

_DECLARED: Final[dict[str, list[str]]] = {
    "distribute": ["distribution"],
    "reassign": ["reassignment"],
    "restructure": ["arrow", "arrow-end"],
}


def _distribute(g: Decrees, seat: int, amounts: dict[str, int]) -> None:
    """Republic: from your ministry to those below. Empire: rearranged among your own and all below.  [FD-4.3]"""
    mine = g.post[seat]
    if g.empire:
        changes = {one: amounts.get(MINISTRY[one], 0) - g.office[one] for one in [mine, *g.below(mine)]}
        for ministry, change in changes.items():
            g.office[ministry] += change
        g.tell(
            "rearranged",
            seat=SEAT[seat],
            ministry=MINISTRY[mine],
            amounts=amounts,
            eased={MINISTRY[one]: -change for one, change in changes.items() if change < 0},
            raised={MINISTRY[one]: change for one, change in changes.items() if change > 0},
        )
    else:
        for name, amount in amounts.items():
            g.office[mine] -= amount
            g.office[MINISTRY_OF[name]] += amount
        g.tell("distributed", seat=SEAT[seat], ministry=MINISTRY[mine], amounts=amounts)
