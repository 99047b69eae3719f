"""Playing an action card: shown with everything declared, State Secret, effect, discard.  [FD-9.1, FD-9.2]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.games.final_decrees.content import CARDS, DECREE_OF, KIND, MINISTRY, MINISTRY_OF
from palazzo.games.final_decrees.declaring import stampable_elsewhere, takeable
from palazzo.games.final_decrees.decrees import forward
from palazzo.games.final_decrees.effects import EFFECTS
from palazzo.games.final_decrees.reactions import StateSecret
from palazzo.games.final_decrees.state import Decrees
from palazzo.kernel.questions import Pick, Question
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS


def playable(g: Decrees, seat: int, kind: str) -> bool:
    """The card could be declared so that it changes something.  [FD-4.8]"""
    mine = g.post[seat]
    effect = CARDS[kind].effect
    if effect in ("hand-over", "share-out"):
        return g.blame[seat] > 0
    if effect == "relieve":
        return g.blame[seat] > 0 or ("relief" in CARDS[kind].choices and g.office[mine] > 0)
    if effect == "unload":
        has_target = "other-ministry" in CARDS[kind].choices or g.parent[mine] >= 0
        return has_target and (g.blame[seat] > 0 or g.office[mine] > 0)
    if effect == "pardon":
        return any(g.blame)
    if effect in ("fast-track", "relocate"):
        return mine in g.lies
    if effect == "sign-for":
        return bool(stampable_elsewhere(g, seat))
    if effect == "take-over":
        return bool(takeable(g, mine))
    if effect == "wiretap":
        return any(g.hands[other] for other in g.others(seat))
    return True


@dataclass
class PlayCard(Step):
    """One action card, from the hand to the discards. The result: actions it gives."""

    seat: int = 0
    card: str = ""
    made: list[Any] = field(default_factory=list)
    extra: int = 0

    def waiting(self) -> str:
        return "wait-card"

    def begin(self, g: Decrees) -> Next:
        """(a) It is shown, with everything declared; (b) the others may cancel it."""
        card = g.held(self.seat, self.card)
        g.hands[self.seat].remove(card)
        g.shown.append(card)
        g.expose(card, self.seat)
        g.tell("plays", SEAT[self.seat], self.card, spoken(self.made))
        return self.first(g, StateSecret(self.seat, self.card), then=self.effect)

    def effect(self, g: Decrees, cancelled: bool) -> Next:
        """(c) Unless cancelled, what the card says happens."""
        if cancelled:
            return self.close(g, None)
        return EFFECTS[CARDS[self.card].effect](g, self)

    def close(self, g: Decrees, _: Any) -> Next:
        """(d) It is discarded."""
        card = next(card for card in g.shown if KIND[card] == self.card)
        g.shown.remove(card)
        g.discards.append(card)
        return self.done(self.extra or None)

    def number(self, name: str) -> int:
        """A number of the card."""
        return CARDS[self.card].numbers[name]

    # -- what is chosen while the card is carried out

    def after_fast_track(self, g: Decrees, _: Any) -> Next:
        """The stamped decree, if not enacted, may be forwarded.  [FD-9.C14]"""
        if g.lies[DECREE_OF[self.made[0]]] < 0:
            return self.close(g, None)
        return self.ask(self.seat, self.free_forwards, then=self.forward_free)

    def free_forwards(self, g: Decrees, seat: int) -> Question[str]:
        """Any other ministry, or nowhere."""
        decree = self.made[0]
        here = g.lies[DECREE_OF[decree]]
        options = [f"forward:{decree}:{MINISTRY[m]}" for m in g.in_play() if m != here]
        return Pick("forward-free", ["keep", *options], {"decree": decree})

    def forward_free(self, g: Decrees, choice: str) -> Next:
        """Forwarded at no cost, by the usual rule.  [FD-9.C14]"""
        if choice != "keep":
            _, decree, ministry = choice.split(":")
            forward(g, self.seat, DECREE_OF[decree], MINISTRY_OF[ministry], relief=True)
        return self.close(g, None)

    def spoils(self, g: Decrees, seat: int) -> Question[str]:
        """The cards just seen.  [FD-9.C26]"""
        kinds = sorted({KIND[card] for card in g.hands[SEATS[self.made[0]]]})
        return Pick("take-card", [f"take:{kind}" for kind in kinds], {"seat": self.made[0]})

    def take(self, g: Decrees, choice: str) -> Next:
        """The card taken is known to those two only.  [FD-9.9]"""
        victim, kind = SEATS[self.made[0]], choice.split(":")[1]
        both = 1 << self.seat | 1 << victim
        g.pass_card(victim, self.seat, kind, both)
        g.confide(both, (kind,), "took", SEAT[self.seat], SEAT[victim])
        return self.close(g, None)


def spoken(made: list[Any]) -> list[Any]:
    """What was declared, as a flat list of words and numbers."""
    words: list[Any] = []
    for value in made:
        if isinstance(value, dict):
            for place, item in value.items():
                words += [place, *(item if isinstance(item, list) else [item])]
        elif isinstance(value, list):
            words += value
        elif value != "":
            words += value.split(":") if isinstance(value, str) else [value]
    return words
