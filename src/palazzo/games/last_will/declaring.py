"""A play is declared whole before anyone hears of it: mode, companions, cards fed to it, bonuses.  [W-5.7, W-5.9]

A play is named by the option that begins it (`play:E02:2`, `sell:T01:p3`); what is added to it, by further words. All
else is worked out from the table, so that a declaration is nothing but those words and can be taken back.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from palazzo.games.last_will.boards import WITH, Board, Spot, board_of
from palazzo.games.last_will.content import (
    CARDS,
    COMPANION_DECK,
    CONSTANTS,
    DECK_COUNT,
    FEEDERS,
    KIND,
    ROOMY,
    TAKERS,
    WILD,
    WILD_CARD,
    effect_in,
    words_of,
)
from palazzo.games.last_will.records import Effect
from palazzo.games.last_will.state import NONE, PLACES, Fortune
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import HalfMade, Next

WHITE: Final = ("play", "wed")
OPERA: Final = "opera"
_ENOUGH: Final = "done"
BACK: Final = "back"


@dataclass(slots=True)
class Play:
    """A play as its option says it: what for, with which cards, at what price. Never changed once it is made."""

    verb: str
    cards: tuple[str, ...]
    place: int
    kind: str
    helper: int
    actions: int
    amount: int


_PLAYS: Final[dict[str, Play]] = {
    OPERA: Play(OPERA, (), NONE, "", NONE, 0, CONSTANTS.opera),
    **{
        f"play:{card.id}:{mode.actions}": Play("play", (card.id,), NONE, "", NONE, mode.actions, mode.spend)
        for card in CARDS.values()
        for mode in card.modes
    },
}
"""The plays that are the same wherever they are made: the opera, and white cards."""


def read_play(g: Fortune, seat: int, option: str) -> Play:
    """What an option of the actions or errands stands for."""
    play = _PLAYS.get(option)
    if play is not None:
        return play
    words = words_of(option)
    verb = words[0]
    if verb == "wed":
        cards = words[1:]
        amount = sum(CARDS[card].modes[0].spend for card in cards)
        return Play(verb, cards, NONE, "", NONE, max(CARDS[card].modes[0].actions for card in cards), amount)
    if verb == "buy":
        card = CARDS[words[1]]
        kind = words[2] if len(words) > 2 else card.symbols[0]
        return Play(verb, (card.id,), NONE, kind, NONE, card.place_actions, card.price + g.modifier(kind))
    helper = NONE
    if verb in ("maintain-with", "sell-with"):
        helper = PLACES[words[2]]
        words = (verb.removesuffix("-with"), *words[3:])
        verb = words[0]
    card, place = CARDS[words[1]], PLACES[words[2]]
    if verb == "activate":
        return Play(verb, (card.id,), place, "", NONE, card.actions, card.spend + g.token_sum(seat, place))
    if verb == "maintain":
        actions = 0 if helper >= 0 else card.maintain_actions
        return Play(verb, (card.id,), place, "", helper, actions, card.upkeep + g.token_sum(seat, place))
    if verb == "sell-bare":
        return Play("sell", (card.id,), place, "", NONE, 0, g.value(seat, place))
    kind = words[3] if len(words) > 3 else card.symbols[0]
    actions = 0 if helper >= 0 else card.sell_actions
    return Play(verb, (card.id,), place, kind, helper, actions, max(0, g.value(seat, place) + g.modifier(kind)))


def effect_of(card: str, word: str) -> Effect:
    """What a card does in this word."""
    effect = effect_in(CARDS[card], word)
    if effect is None:
        raise RuntimeError(f"{card} has no {word}")
    return effect


def _bonuses(play: Play, board: Board) -> list[str]:
    """What helpers may add to a play, each once for each card it fits.  [W-5.7, W-5.10, W-10.3, W-10.4, W-10.7]"""
    occasion = "white" if play.verb in WHITE else "expense" if play.verb == "activate" else play.verb
    found = []
    for helper, effect in board.adders:
        if occasion in effect.on:
            for target in play.cards or (OPERA,):
                if _fits(effect, target):
                    found.append(f"bonus:{helper.target}:{target}")
    return found


def _fits(effect: Effect, target: str) -> bool:
    """A helper's bonus goes with this card, by symbol or by type."""
    if target == OPERA:
        return True
    wanted = effect.symbols or effect.types
    return not wanted or any(symbol in wanted for symbol in CARDS[target].symbols)


def _left_in_hand(g: Fortune, seat: int, play: Play, added: list[str]) -> list[str]:
    """The cards of the hand that the play has not used."""
    left = []
    for thing in g.hand(seat):
        left.append(KIND[thing])
    for kind in play.cards:
        left.remove(kind)
    for option in added:
        words = words_of(option)
        if words[0] == "with":
            left.remove(words[3])
        elif words[0] == "feed":
            left.remove(words[1])
    return left


def _companions(play: Play, left: set[str], added: list[str]) -> list[str]:
    """Companions for the free slots, one of its kind each, or a wild one that is named as such.  [W-5.2, W-5.5]"""
    filled = [option.split(":")[1:3] for option in added if option.startswith("with:")] if added else []
    found: list[str] = []
    for card in play.cards:
        alike: list[int] = []
        for number, room in enumerate(WITH[card]):
            if room.first in alike or (filled and [card, str(number)] in filled):
                continue
            alike.append(room.first)
            for companion, options in room.ways:
                if companion in left:
                    found += options
    return found


def _feeds(g: Fortune, seat: int, play: Play, left: list[str], added: list[str]) -> list[str]:
    """Cards a white card takes along, and tokens it counts.  [W-10.6, W-10.S02]"""
    found = []
    for card in play.cards:
        for effect in CARDS[card].effects:
            if effect.word == "feed":
                for kind in sorted(set(left)):
                    if any(symbol in effect.symbols for symbol in CARDS[kind].symbols):
                        if kind == WILD_CARD and effect.taken_as == "played":
                            named = [symbol for symbol in effect.symbols if symbol != WILD]
                            found += [f"feed:{kind}:{symbol}" for symbol in named]
                        else:
                            found.append(f"feed:{kind}")
            elif effect.word == "add" and "self" in effect.on and not any(o.startswith("tokens:") for o in added):
                most = g.count_tokens(seat, effect.per, ())
                found += [f"tokens:{count}" for count in range(1, most + 1)]
    return found


def waivers(g: Fortune, seat: int, board: Board, verb: str) -> list[tuple[Spot, Effect]]:
    """Helpers that may still save an action this round, with their places.  [W-5.10]"""
    found = []
    used = g.used[seat]
    for saver in board.savers:
        helper, effect = saver
        if effect.verb == verb and used[helper.place] < effect.times:
            found.append(saver)
    return found


def _valets(g: Fortune, seat: int, board: Board) -> list[str]:
    """Helpers that make a white card cheaper, as something added to a play.  [W-10.S11]"""
    return [f"waive:{helper.target}" for helper, _ in waivers(g, seat, board, "white")]


def _is_waived(added: list[str]) -> bool:
    """Some helper makes the play cheaper already."""
    return any(option.startswith("waive:") for option in added)


def _is_plain(play: Play, board: Board) -> bool:
    """Neither its cards nor the board have anything that could ever be added to the play."""
    if board.adders:
        return False
    return play.verb not in WHITE or (not board.savers and TAKERS.isdisjoint(play.cards))


def additions(g: Fortune, seat: int, play: Play, added: list[str]) -> list[str]:
    """All that may still be added to a play, each whole or not at all, the sum within bounds.  [W-5.7]"""
    board = board_of(g, seat)
    if _is_plain(play, board):
        return []
    found: list[str] = []
    if play.verb in WHITE and not TAKERS.isdisjoint(play.cards):
        left = _left_in_hand(g, seat, play, added)
        found += _companions(play, set(left), added)
        found += _feeds(g, seat, play, left, added)
    if board.adders:
        found += [option for option in _bonuses(play, board) if option not in added]
    if found:
        found = _within_bounds(g, seat, play, added, found)
    if play.verb in WHITE and play.actions and board.savers and not _is_waived(added):
        found += _valets(g, seat, board)
    return found


def _within_bounds(g: Fortune, seat: int, play: Play, added: list[str], options: list[str]) -> list[str]:
    """By these the sum may still change: a sale down to 0, a purchase by the money in hand.  [W-5.7, W-6.1]"""
    amount = total(play, added)
    if play.verb == "sell":
        return options if amount > 0 else []
    most = g.money[seat] if play.verb == "buy" else g.purse(seat)
    card = play.cards[0] if play.cards else OPERA
    found = []
    for option in options:
        if amount + amount_of(card, option) <= most:
            found.append(option)
    return found


def total(play: Play, added: list[str]) -> int:
    """The one sum of a play: what is paid, or for a sale what is received.  [W-5.9]"""
    more = 0
    for option in added:
        more += amount_of(play.cards[0] if play.cards else OPERA, option)
    return max(0, play.amount - more) if play.verb == "sell" else play.amount + more


@lru_cache(maxsize=1024)
def amount_of(card: str, option: str) -> int:
    """What an addition to a play of this card adds."""
    words = words_of(option)
    if words[0] == "with":
        return CARDS[words[1]].slots[int(words[2])].adds
    if words[0] == "bonus":
        return effect_of(words[1], "add").amount
    if words[0] == "feed":
        return effect_of(card, "feed").amount
    if words[0] == "tokens":
        return int(words[1]) * effect_of(card, "add").amount
    return 0


def action_cost(play: Play, added: list[str]) -> int:
    """The actions a play costs, less what a helper waives, not below 0.  [W-10.S11]"""
    cost = play.actions
    for option in added:
        words = words_of(option)
        if words[0] == "waive":
            cost -= effect_of(words[1], "waive").actions
    return cost if cost > 0 else 0


def _seems_open(g: Fortune, seat: int, play: Play) -> bool:
    """By what everyone can see, the hand might hold something to add to a white card.

    So nobody learns from a question that was not asked what the hand does not hold.
    """
    if play.verb not in WHITE or TAKERS.isdisjoint(play.cards):
        return False
    companions_held = g.holds_wild(seat) or g.hands[seat * DECK_COUNT + COMPANION_DECK]
    if companions_held and not ROOMY.isdisjoint(play.cards):
        return True
    return not FEEDERS.isdisjoint(play.cards) and g.hand_size(seat) > len(play.cards)


def _is_open(g: Fortune, seat: int, play: Play, added: list[str]) -> bool:
    """Something can still be added to the play, or might be."""
    return (not added and _seems_open(g, seat, play)) or bool(additions(g, seat, play, added))


def is_whole(g: Fortune, seat: int, play: Play) -> bool:
    """The play is declared by its option alone: nothing can be added to it, and nothing must be."""
    if play.verb in WHITE and play.actions > g.actions[seat]:
        return False
    return _is_plain(play, board_of(g, seat)) or not _is_open(g, seat, play, [])


@dataclass(slots=True)
class Declare(HalfMade):
    """Choose, one thing after another, all that belongs to a play. The result: its option and what was added."""

    seat: int = 0
    """The seat that chooses."""
    option: str = ""
    """The play, as its option says it."""
    added: list[str] = field(default_factory=list)
    """What was added already, as options."""

    def anew(self) -> str:
        return "next_choice"

    def begin(self, g: Fortune) -> Next:
        """A play one has too few actions for needs the helper that makes it cheaper."""
        play = read_play(g, self.seat, self.option)
        if play.verb in WHITE and play.actions > g.actions[self.seat]:
            self.added = _valets(g, self.seat, board_of(g, self.seat))[:1]
            if _seems_open(g, self.seat, play):
                return self.ask(self.seat, self.choices, then=self.add)
        return self.go_on(g, play)

    def go_on(self, g: Fortune, play: Play) -> Next:
        """Ask for as long as there is something to add, or might be."""
        if _is_open(g, self.seat, play, self.added):
            return self.ask(self.seat, self.choices, then=self.add)
        return self.done((self.option, self.added))

    def choices(self, g: Fortune, seat: int) -> Pick:
        """Whatever may be added, or enough."""
        play = read_play(g, seat, self.option)
        facts = {
            "cards": list(play.cards) or [OPERA],
            "amount": total(play, self.added),
            "actions": action_cost(play, self.added),
            "added": list(self.added),
        }
        prompt = "declare-sale" if play.verb == "sell" else "declare-play"
        back = [BACK] if g.together and g.phase == "actions" else []
        return Pick(prompt, [_ENOUGH, *additions(g, seat, play, self.added), *back], facts)

    def add(self, g: Fortune, choice: str) -> Next:
        """One more thing, or that was all. Where others act meanwhile, they must not close the way back."""
        if choice == BACK:
            return self.done((BACK, []))
        if choice == _ENOUGH:
            return self.done((self.option, self.added))
        self.added = [*self.added, choice]
        return self.go_on(g, read_play(g, self.seat, self.option))
