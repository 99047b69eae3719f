"""Playing cards: white ones with all that goes along, black ones onto the board, and what helpers may do.

[W-5.2 to W-5.5, W-5.8 to W-5.10, W-10]
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

from palazzo.games.last_will.boards import Board, Spot, board_of
from palazzo.games.last_will.content import (
    CARDS,
    DEAREST,
    DECK_COUNT,
    EVENT_DECK,
    KIND,
    RANK,
    RANKED,
    SELLERS,
    WAYS,
    WEDDING,
    WEDDING_CARDS,
    WILD_CARD,
    words_of,
)
from palazzo.games.last_will.declaring import BACK, Declare, Play, action_cost, effect_of, read_play, total, waivers
from palazzo.games.last_will.jobs import DECLINE, companion_symbols, demoting_symbols, offer_demotion
from palazzo.games.last_will.market import lower, put_token, sell, use_helper
from palazzo.games.last_will.planning import draw_named, mix_of_decks
from palazzo.games.last_will.state import NONE, PLACES, Fortune
from palazzo.kernel.errors import shown
from palazzo.kernel.questions import NO_FACTS, Fault, Pick, Split, Subset
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT

# -- from the hand


@cache
def _uses_within(white_actions: int, black_actions: int) -> list[list[str]]:
    """By rank of a card: what can be done with it by so many actions if it is white, or black, at any price."""
    within: list[list[str]] = []
    for kind in RANKED:
        ways = WAYS[kind]
        within.append(
            [way[0] for way in ways if way[2] <= (white_actions if way[1] == "play" else black_actions)],
        )
    return within


def offer_uses(g: Fortune, seat: int, board: Board, purse: int, options: list[str]) -> None:
    """Offer what can be played, placed or bought: actions, money and place are there.  [W-5.2, W-5.3, W-5.6, W-6.1]

    Debt buys no property, and no helper makes a black card cheaper.
    """
    actions = g.actions[seat]
    white_actions = actions + _cheaper_by(g, seat, board) if board.savers else actions
    black_actions = actions if NONE in g.board[seat] else NONE
    ranks: list[int] = []
    for thing in g.hand(seat):
        ranks.append(RANK[thing])
    ranks.sort()
    last = NONE
    if g.money[seat] >= DEAREST:
        within = _uses_within(white_actions, black_actions)
        for rank in ranks:
            if rank != last:
                options += within[rank]
                last = rank
        return
    money, modifiers = g.money[seat], g.modifiers
    for rank in ranks:
        if rank == last:
            continue
        last = rank
        for option, verb, cost, amount, as_type in WAYS[RANKED[rank]]:
            if verb == "play":
                if cost <= white_actions and amount <= purse:
                    options.append(option)
            elif cost <= black_actions and (verb == "place" or amount + modifiers[as_type] <= money):
                options.append(option)


def _hindrance(g: Fortune, seat: int, kind: str) -> Fault | None:
    """Why a card of the hand is not offered now; nothing of a card that is not there.  [W-5.2 to W-5.6, W-6.1]"""
    if all(KIND[thing] != kind for thing in g.hand(seat)):
        return None
    actions = g.actions[seat]
    if CARDS[kind].kind == "companion":
        return "card-needs-slot", {"card": kind}
    white = CARDS[kind].kind == "event"
    if not white and NONE not in g.board[seat]:
        return "card-needs-place", {"card": kind}
    cost = min([way[2] for way in WAYS[kind]])
    if cost > actions + (_cheaper_by(g, seat, board_of(g, seat)) if white else 0):
        return "card-needs-actions", {"card": kind, "needed": cost, "actions": actions}
    return "card-needs-money", {"card": kind}


class Doing(Pick):
    """All that can be done in a turn; a card of the hand that cannot be used now is refused with the reason."""

    def __init__(
        self,
        prompt: str,
        options: list[str],
        g: Fortune,
        seat: int,
        facts: dict[str, Any] = NO_FACTS,
    ) -> None:
        self.prompt = prompt
        self.options = options
        self.facts = facts
        self.g = g
        self.player = seat

    def fault(self, value: Any) -> Fault | None:
        if value in self.options:
            return None
        words = value.split(":") if isinstance(value, str) else []
        kind = words[1] if len(words) > 1 else ""
        fault: Fault | None = None
        if kind in CARDS and not any(kind in words_of(option) for option in self.options):
            fault = _hindrance(self.g, self.player, kind)
        return fault or ("not-offered", {"value": shown(value)})


def offer_weddings(g: Fortune, seat: int, board: Board, purse: int, options: list[str]) -> None:
    """Offer sets of 2 to 4 wedding cards of different names, for one action.  [W-10.2]"""
    things = WEDDING_CARDS.intersection([*g.hands[seat * DECK_COUNT + EVENT_DECK], *g.open_hands[seat]])
    if len(things) < 2:
        return
    by_name: dict[str, list[str]] = {}
    for kind in sorted({KIND[thing] for thing in things}):
        by_name.setdefault(WEDDING[kind], [""]).append(kind)
    white_actions = g.actions[seat] + _cheaper_by(g, seat, board)
    for choice in product(*by_name.values()):
        cards = [kind for kind in choice if kind]
        if len(cards) < 2:
            continue
        actions = max(CARDS[kind].modes[0].actions for kind in cards)
        amount = sum(CARDS[kind].modes[0].spend for kind in cards)
        if actions <= white_actions and amount <= purse:
            options.append("wed:" + ":".join(cards))


def _cheaper_by(g: Fortune, seat: int, board: Board) -> int:
    """By how many actions a helper may make a white card cheaper now.  [W-10.S11]"""
    return max([effect.actions for _, effect in waivers(g, seat, board, "white")], default=0)


@dataclass(slots=True)
class WhitePlay(Step):
    """A white card, or a wedding set, declared whole: now it is resolved.  [W-5.9]"""

    seat: int = 0
    """The seat that plays."""
    option: str = ""
    """The play, as its option says it."""
    added: list[str] = field(default_factory=list)
    """The companions and helpers added, as options."""
    things: list[int] = field(default_factory=list)
    """The cards laid open for it."""

    def waiting(self) -> str:
        return "wait-action"

    def begin(self, g: Fortune) -> Next:
        """Actions are paid, then one sum; then one line may be covered."""
        play = read_play(g, self.seat, self.option)
        amount, actions = total(play, self.added), action_cost(play, self.added)
        symbols: list[str] = []
        for kind in play.cards:
            symbols += demoting_symbols(kind)
        along: list[str] = []
        fed: list[str] = []
        named: list[str] = []
        for option in self.added:
            words = words_of(option)
            if words[0] == "waive":
                use_helper(g, self.seat, PLACES[words[2]])
            elif words[0] == "with":
                along.append(words[3])
                symbols += companion_symbols(words[3], CARDS[words[1]].slots[int(words[2])].takes[0])
            elif words[0] == "feed" and effect_of(play.cards[0], "feed").taken_as == "played":
                along.append(words[1])
                symbols += companion_symbols(words[1], words[2] if len(words) > 2 else CARDS[words[1]].symbols[0])
            elif words[0] == "feed":
                fed.append(words[1])
            if WILD_CARD in words:
                named.append(words[-1])
        for kind in [*play.cards, *along, *fed]:
            self.things.append(g.lay_open(self.seat, kind))
        g.shown += self.things
        g.actions[self.seat] -= actions
        g.tell(
            "plays",
            seat=SEAT[self.seat],
            cards=list(play.cards),
            amount=amount,
            actions=actions,
            companions=along,
            fed=fed,
            named=named,
        )
        g.pay(self.seat, amount)
        return offer_demotion(self, g, self.seat, symbols, then=self.demoted)

    def demoted(self, g: Fortune, _: Any) -> Next:
        """Some cards allow a sale.  [W-10.8]"""
        cards = read_play(g, self.seat, self.option).cards
        if not SELLERS.isdisjoint(cards) and board_of(g, self.seat).estates:
            return self.next_choice(g)
        return self.close(g)

    def next_choice(self, g: Fortune) -> Next:
        """One property may be sold without another action."""
        return self.ask(self.seat, self.sales, then=self.choose_sale)

    def sales(self, g: Fortune, seat: int) -> Pick:
        """Any property, modifiers ignored, or none."""
        options = [f"sell-bare:{estate.target}" for estate in board_of(g, seat).estates]
        return Pick("card-sale", [DECLINE, *options])

    def choose_sale(self, g: Fortune, choice: str) -> Next:
        """Estate Agents still apply.  [W-10.8]"""
        if choice == DECLINE:
            return self.close(g)
        return self.first(g, Declare(self.seat, choice), then=self.sold)

    def sold(self, g: Fortune, declared: tuple[str, list[str]]) -> Next:
        """The property is sold with what was declared, or the player thinks again."""
        option, added = declared
        if option == BACK:
            return self.next_choice(g)
        sell(g, self.seat, read_play(g, self.seat, option), added)
        return self.close(g)

    def close(self, g: Fortune) -> Next:
        """All cards of the play go to their discards."""
        for thing in self.things:
            g.shown.remove(thing)
            g.put_away(thing)
        return self.done()


# -- black cards


def place(g: Fortune, seat: int, kind: str) -> list[str]:
    """A black card onto a free place; the symbols that may earn a demotion.  [W-5.3, W-9.3]"""
    g.actions[seat] -= CARDS[kind].place_actions
    thing = g.lay_open(seat, kind)
    g.set_down(seat, thing)
    g.tell("places", seat=SEAT[seat], card=kind)
    return demoting_symbols(kind)


def offer_activations(g: Fortune, seat: int, board: Board, purse: int, options: list[str]) -> None:
    """Offer expenses not yet activated this round.  [W-5.3]"""
    used, actions = g.used[seat], g.actions[seat]
    for spot in board.expenses:
        card, place = spot.card, spot.place
        if used[place] or card.actions > actions:
            continue
        if spot.dearest <= purse or card.spend + g.token_sum(seat, place) <= purse:
            options.append(spot.activate)


def activate(g: Fortune, seat: int, play: Play, added: list[str]) -> None:
    """An expense, its tokens and its bonuses are paid.  [W-5.3, W-5.4]"""
    amount = total(play, added)
    g.actions[seat] -= action_cost(play, added)
    g.used[seat][play.place] = 1
    g.tell("activates", seat=SEAT[seat], card=play.cards[0], amount=amount)
    g.pay(seat, amount)


def offer_tokens(g: Fortune, seat: int, board: Board, options: list[str]) -> None:
    """Offer companions in hand for the free slots of black cards on the board.  [W-5.4, W-5.5, W-10.5]"""
    held = g.companions_held(seat) if g.actions[seat] else None
    if not held:
        return
    for spot in board.roomy:
        tokens = g.tokens[seat][spot.place]
        ways = spot.fillings.get(tokens)
        for companion, tokening in spot.fill(tokens) if ways is None else ways:
            if companion in held:
                options += tokening


def set_token(g: Fortune, seat: int, words: tuple[str, ...]) -> list[str]:
    """One action and a companion card make a token; the symbols that may earn a demotion.  [W-5.4, W-9.4]"""
    kind, number, index, companion = words[0], PLACES[words[1]], int(words[2]), words[3]
    as_kind = words[4] if companion == WILD_CARD else CARDS[companion].symbols[0]
    g.actions[seat] -= 1
    g.put_away(g.lay_open(seat, companion))
    put_token(g, seat, number, index, as_kind)
    g.tell("sets-token", seat=SEAT[seat], card=kind, companion=companion, kind=as_kind)
    return companion_symbols(companion, as_kind)


def throw_off(g: Fortune, seat: int, number: int) -> None:
    """A helper or expense leaves the board with its tokens, for nothing; properties leave only by sale.  [W-5.8]"""
    g.tell("throws-off", seat=SEAT[seat], card=KIND[g.board[seat][number]])
    g.clear_place(seat, number)


# -- privileges


def offer_privileges(g: Fortune, seat: int, board: Board, purse: int, options: list[str]) -> None:
    """Offer what helpers may do by themselves, between plays.  [W-5.10]"""
    used = g.used[seat]
    for spot, effect in board.privileged:
        target = spot.target
        if used[spot.place] >= effect.times:
            continue
        if effect.word == "action":
            if effect.pay <= purse:
                options.append(f"use:{target}")
        elif effect.word == "spend" and effect.per:
            most = g.count_tokens(seat, effect.per, effect.types)
            options += [f"use:{target}:{count}" for count in range(1, most + 1) if count * effect.amount <= purse]
        elif effect.word == "spend":
            if effect.amount <= purse:
                options.append(f"use:{target}")
        elif effect.word == "lower":
            options += [f"lower:{target}:{house.target}" for house in _lowerable(g, seat, board)]
        elif any(g.supply(deck) for deck in range(DECK_COUNT)):
            options.append(f"use:{target}")


def _lowerable(g: Fortune, seat: int, board: Board) -> list[Spot]:
    """Houses that are not at the bottom.  [W-10.S17]"""
    fallen = g.fallen[seat]
    return [spot for spot in board.estates if spot.is_house and fallen[spot.place] < len(spot.card.track) - 1]


def use_privilege(g: Fortune, seat: int, words: tuple[str, ...]) -> None:
    """Spend, and gain an action where the helper gives one.  [W-10.H01, W-10.H08, W-10.H09, W-10.H12]"""
    card, number = CARDS[words[0]], PLACES[words[1]]
    use_helper(g, seat, number)
    for effect in card.effects:
        if effect.word == "action":
            g.actions[seat] += effect.gain
            g.tell("gains-action", seat=SEAT[seat], card=card.id, amount=effect.pay, actions=effect.gain)
            g.pay(seat, effect.pay)
        elif effect.word == "spend":
            amount = effect.amount * (int(words[2]) if effect.per else 1)
            g.tell("spends", seat=SEAT[seat], card=card.id, amount=amount)
            g.pay(seat, amount)


def lower_house(g: Fortune, seat: int, words: tuple[str, ...]) -> None:
    """One of your houses falls by the helper's hand.  [W-10.S17]"""
    use_helper(g, seat, PLACES[words[1]])
    lower(g, seat, PLACES[words[3]], effect_of(words[0], "lower").spaces)


@dataclass(slots=True)
class Secretary(Step):
    """Name a mix of cards, take them, keep one, discard the others openly.  [W-10.9]"""

    seat: int = 0
    """The seat that uses the helper."""
    place: int = 0
    """Where on its board the helper lies."""

    def waiting(self) -> str:
        return "wait-draw"

    def begin(self, g: Fortune) -> Next:
        """The helper is used; ask how many cards come from which deck."""
        use_helper(g, self.seat, self.place)
        return self.ask(self.seat, self.mix, then=self.take)

    def card(self, g: Fortune) -> str:
        """The helper whose privilege this is."""
        return KIND[g.board[self.seat][self.place]]

    def mix(self, g: Fortune, seat: int) -> Split:
        """Six cards of the regular decks, fewer only if all run short."""
        return mix_of_decks(g, effect_of(self.card(g), "draw").cards)

    def take(self, g: Fortune, mix: dict[str, int]) -> Next:
        """The cards are taken all together, then looked at."""
        draw_named(g, self.seat, mix, apart=True)
        if len(g.lap_kinds(self.seat)) <= effect_of(self.card(g), "draw").keep:
            return self.keep(g, g.lap_kinds(self.seat))
        return self.ask(self.seat, self.keepable, then=self.keep)

    def keepable(self, g: Fortune, seat: int) -> Subset:
        """One of the cards just drawn."""
        keep = effect_of(self.card(g), "draw").keep
        return Subset("keep-drawn", g.lap_kinds(seat), keep, keep)

    def keep(self, g: Fortune, kept: list[str]) -> Next:
        """The others go openly to their discards."""
        left = g.lap_kinds(self.seat)
        for kind in kept:
            left.remove(kind)
        for kind in left:
            g.off_lap(self.seat, kind, keep=False)
        for kind in kept:
            g.off_lap(self.seat, kind, keep=True)
        if left:
            g.tell("discards", seat=SEAT[self.seat], cards=left)
        return self.done()
