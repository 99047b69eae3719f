"""Playing an action card: shown with everything declared, State Secret, effect, discard.  [FD-9.1, FD-9.2]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.final_decrees.content import CARDS, DECREE_OF, KIND, MINISTRY, MINISTRY_OF
from palazzo.games.final_decrees.declaring import stampable_elsewhere, takeable
from palazzo.games.final_decrees.decrees import forward
from palazzo.games.final_decrees.effects import EFFECTS
from palazzo.games.final_decrees.reactions import StateSecret
from palazzo.games.final_decrees.records import Card, Figure
from palazzo.games.final_decrees.state import Decrees
from palazzo.kernel.errors import shown
from palazzo.kernel.questions import Fault, Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS


def _has_blame(g: Decrees, seat: int) -> bool:
    """You have blame of your own."""
    return g.blame[seat] > 0


def _has_any_blame(g: Decrees, seat: int) -> bool:
    """You or your ministry have blame."""
    return g.blame[seat] > 0 or g.office[g.post[seat]] > 0


def _is_controlled(g: Decrees, seat: int) -> bool:
    """Your ministry is controlled, and there is blame to pass up."""
    return g.parent[g.post[seat]] >= 0 and _has_any_blame(g, seat)


def _somebody_has_blame(g: Decrees, seat: int) -> bool:
    """There is a player to pardon, or you yourself."""
    return any(g.blame)


def _has_decree(g: Decrees, seat: int) -> bool:
    """A decree lies on your ministry."""
    return g.post[seat] in g.lies


def _can_sign_elsewhere(g: Decrees, seat: int) -> bool:
    """A decree lies on the ministry of its next step, which you do not direct."""
    return bool(stampable_elsewhere(g, seat))


def _can_take_over(g: Decrees, seat: int) -> bool:
    """There is a ministry your own may come to control."""
    return bool(takeable(g, g.post[seat]))


def _others_hold_cards(g: Decrees, seat: int) -> bool:
    """Somebody else has a card to take."""
    return any(g.hands[other] for other in g.others(seat))


_CONDITIONS: Final[dict[str, Callable[[Decrees, int], bool]]] = {
    "own-blame": _has_blame,
    "own-relief": _has_blame,
    "several-others": _has_blame,
    "relief": _has_any_blame,
    "pardoned-player": _somebody_has_blame,
    "decree-here": _has_decree,
    "decrees-here": _has_decree,
    "decree-elsewhere-in-order": _can_sign_elsewhere,
    "ministry-to-take": _can_take_over,
    "other-with-cards": _others_hold_cards,
}
"""When what a card wants declared can be declared so that it changes something.  [FD-4.8]"""


def _condition_of(card: Card) -> Callable[[Decrees, int], bool] | None:
    """When a card may be played; nothing: always."""
    if "unloading" in card.choices:
        return _has_any_blame if "other-ministry" in card.choices else _is_controlled
    found = [_CONDITIONS[choice] for choice in card.choices if choice in _CONDITIONS]
    return found[0] if found else None


PLAYABLE: Final = {card.id: _condition_of(card) for card in CARDS.values() if card.timing == "action"}
"""The action cards, with when each could be declared so that it changes something.  [FD-4.8, FD-9.1]"""


class Doing(Pick):
    """All that can be done with an action; a card of the hand that cannot be played now is refused with the reason."""

    def __init__(self, options: list[str], actions: int, g: Decrees, seat: int) -> None:
        self.prompt = "choose-action"
        self.options = options
        self.facts = {"actions": actions}
        self.g = g
        self.player = seat

    def fault(self, value: Any) -> Fault | None:
        if value in self.options:
            return None
        kind = value.removeprefix("play:") if isinstance(value, str) else ""
        if value == kind or all(KIND[card] != kind for card in self.g.hands[self.player]):
            return "not-offered", {"value": shown(value)}
        if kind not in PLAYABLE:
            return "card-is-reaction", {"card": kind}
        if not self.facts["actions"]:
            return "card-needs-actions", {"card": kind, "needed": 1, "actions": 0}
        return "card-no-target", {"card": kind}


@dataclass(slots=True)
class PlayCard(Step):
    """One action card, from the hand to the discards. The result: actions it gives."""

    seat: int = 0
    """The seat that plays it."""
    card: str = ""
    """The kind of card."""
    made: list[Any] = field(default_factory=list)
    """What was declared with it, in order."""
    extra: int = 0
    """The actions it gives."""

    def waiting(self) -> str:
        return "wait-card"

    def begin(self, g: Decrees) -> Next:
        """(a) It is shown, with everything declared; (b) the others may cancel it."""
        card = g.held(self.seat, self.card)
        g.hands[self.seat].remove(card)
        g.shown.append(card)
        g.expose(card, self.seat)
        g.tell("plays", seat=SEAT[self.seat], card=self.card, declared=_spoken(self.made))
        return self.first(g, StateSecret(self.seat, self.card), then=self.effect)

    def effect(self, g: Decrees, cancelled: bool) -> Next:
        """(c) Unless cancelled, what the card says happens."""
        if cancelled:
            return self.close(g, None)
        return EFFECTS[CARDS[self.card].effect](g, self)

    def close(self, g: Decrees, _: Any) -> Next:
        """(d) The card is discarded."""
        card = next(card for card in g.shown if KIND[card] == self.card)
        g.shown.remove(card)
        g.discards.append(card)
        return self.done(self.extra or None)

    def number(self, name: Figure) -> int:
        """A number of the card."""
        return CARDS[self.card].numbers[name]

    # -- what is chosen while the card is carried out

    def after_fast_track(self, g: Decrees, _: Any) -> Next:
        """The stamped decree, if not enacted, may be forwarded.  [FD-9.C14]"""
        if g.lies[DECREE_OF[self.made[0]]] < 0:
            return self.close(g, None)
        return self.ask(self.seat, self.free_forwards, then=self.forward_free)

    def free_forwards(self, g: Decrees, seat: int) -> Pick:
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

    def spoils(self, g: Decrees, seat: int) -> Pick:
        """The cards just seen.  [FD-9.C26]"""
        kinds = sorted({KIND[card] for card in g.hands[SEATS[self.made[0]]]})
        return Pick("take-card", [f"take:{kind}" for kind in kinds], {"seat": self.made[0]})

    def take(self, g: Decrees, choice: str) -> Next:
        """The card taken is known to those two only.  [FD-9.9]"""
        victim, kind = SEATS[self.made[0]], choice.split(":")[1]
        both = 1 << self.seat | 1 << victim
        g.pass_card(victim, self.seat, kind, both)
        g.confide(both, "took", {"card": kind}, seat=SEAT[self.seat], other=SEAT[victim])
        return self.close(g, None)


def _spoken(made: list[Any]) -> list[Any]:
    """What was declared, as a list of words, numbers and pairs; a number alone is how much personal blame."""
    if len(made) == 1 and isinstance(made[0], int):
        return [f"personal:{made[0]}"]
    words: list[Any] = []
    for value in made:
        if isinstance(value, dict):
            for place, item in value.items():
                words += [f"{one}:{place}" for one in item] if isinstance(item, list) else [f"{place}:{item}"]
        elif isinstance(value, list):
            words += value
        elif value not in ("", "arrow-add"):
            words.append(value)
    return words
