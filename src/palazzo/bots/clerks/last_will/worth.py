"""What cards are worth: the money they will get rid of, for the actions they cost."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from palazzo.bots.clerks.last_will import houses, jobs
from palazzo.bots.clerks.last_will.items import Item, Uses
from palazzo.bots.clerks.last_will.sight import Laid, Sight, is_house
from palazzo.bots.clerks.last_will.weights import WEIGHTS
from palazzo.games.last_will.content import CARDS, COMPANION_CARD, WILD, WILD_CARD, effect_in
from palazzo.games.last_will.records import Card, Effect

_RATES: Final = {
    card.id: max(mode.spend / max(1, mode.actions) for mode in card.modes) for card in CARDS.values() if card.modes
}

_EVENING: Final = frozenset(card.id for card in CARDS.values() if card.modes or card.kind == "companion")
"""White cards and companions,"""
_FEEDERS: Final = frozenset(kind for kind in _EVENING if any(effect.word == "feed" for effect in CARDS[kind].effects))
"""and those that also count what else is in the hand."""

# -- white cards


def _along(s: Sight, card: Card, spare: Counter[str]) -> tuple[int, list[str]]:
    """The companions of a hand that fit a white card's slots: what they add, and what they show."""
    added = 0
    shown: list[str] = []
    for slot in sorted(card.slots, key=lambda slot: -slot.adds):
        kind = slot.takes[0]
        fitting = [COMPANION_CARD[kind], WILD_CARD]
        for companion in reversed(fitting) if jobs.demotion(s, [WILD]) else fitting:
            if spare[companion] > 0:
                spare[companion] -= 1
                added += slot.adds
                shown += [kind] if companion != WILD_CARD else [WILD, kind]
                break
    return added, shown


def _fed(s: Sight, hand: Counter[str], card: Card, spare: Counter[str]) -> tuple[int, list[str]]:
    """What a card takes along that has no slot: dogs and horses, cards thrown overboard, tokens counted."""
    added = 0
    shown: list[str] = []
    for effect in card.effects:
        if effect.word == "feed" and effect.taken_as == "played":
            for kind in ("dog", "horse", WILD):
                companion = COMPANION_CARD.get(kind, WILD_CARD)
                added += effect.amount * spare[companion]
                shown += [kind] * spare[companion]
                spare[companion] = 0
        elif effect.word == "feed":
            count = sum(
                number for kind, number in hand.items() if any(x in effect.symbols for x in CARDS[kind].symbols)
            )
            added += min(2, count - 1) * effect.amount
        elif effect.word == "add" and "self" in effect.on:
            added += sum(token in effect.per for laid in s.board for token in laid.tokens)
    return added, shown


def _white(s: Sight, hand: Counter[str], kind: str, spare: Counter[str]) -> list[Item]:
    """A white card in each of its modes, with the companions left for it."""
    card = CARDS[kind]
    more, shown = _along(s, card, spare)
    extra, also = _fed(s, hand, card, spare)
    more += extra + s.bonus("white", card)
    demotion = jobs.demotion(s, [*card.symbols, *shown, *also])
    sale = houses.quick_sale(s) if effect_in(card, "sale") else 0.0
    return [
        Item(f"play:{kind}:{mode.actions}", mode.actions, mode.spend + more + sale, demotion, mode.spend + more)
        for mode in card.modes
    ]


def _whites(s: Sight, hand: Counter[str]) -> list[list[Item]]:
    """All white cards of a hand; reckoned once for all hands with the same ones, and the same company."""
    counted = hand.keys() if any(kind in _FEEDERS for kind in hand) else hand.keys() & _EVENING
    evening = frozenset((kind, hand[kind]) for kind in counted)
    if evening not in s.reckoned:
        s.reckoned[evening] = _reckoned_whites(s, hand)
    return [*s.reckoned[evening]]


def _reckoned_whites(s: Sight, hand: Counter[str]) -> list[list[Item]]:
    """All white cards of a hand; the companions go first to those that are best anyway."""
    spare = Counter({kind: count for kind, count in hand.items() if CARDS[kind].kind == "companion"})
    kinds = [kind for kind in hand if CARDS[kind].modes]
    kinds.sort(key=lambda kind: (-_rate(CARDS[kind]), kind))
    found = []
    for kind in kinds:
        for _ in range(hand[kind]):
            alone = not spare and kind not in _FEEDERS
            found.append(_white_alone(s, kind) if alone else _white(s, hand, kind, spare))
    return [*_wedding_sets(found), *found] if len(found) > 1 else found


def _white_alone(s: Sight, kind: str) -> list[Item]:
    """A white card without company, reckoned once."""
    if ("alone", kind) not in s.reckoned:
        s.reckoned["alone", kind] = _white(s, Counter(), kind, Counter())
    return [*s.reckoned["alone", kind]]


def _rate(card: Card) -> float:
    """What a white card spends for an action, without company."""
    return _RATES[card.id]


def _wedding_sets(single: list[list[Item]]) -> list[list[Item]]:
    """Wedding cards of different names go together for one action: the whole set takes the place of its parts."""
    best: dict[str, Item] = {}
    for items in single:
        kind = items[0].option.split(":")[1]
        name = CARDS[kind].wedding
        if name and (name not in best or items[0].shed > best[name].shed):
            best[name] = items[0]
    if len(best) < 2:
        return []
    for items in list(single):
        if items[0] in best.values():
            single.remove(items)
    chosen = sorted(best.values(), key=lambda item: item.option)
    option = "wed:" + ":".join(item.option.split(":")[1] for item in chosen)
    total = sum((item.shed for item in chosen), 0.0)
    spent = sum(item.spent for item in chosen)
    return [[Item(option, 1, total, max(item.demotion for item in chosen), spent), *chosen]]


# -- black cards


def _expense(s: Sight, kind: str) -> list[Item]:
    """An expense in hand: laid down for later, or laid down and used at once."""
    card = CARDS[kind]
    amount = card.spend + s.bonus("expense", card)
    later = max(0, s.turns - 1) * max(0.0, amount - card.actions * _toll(s, s.board))
    demotion = jobs.demotion(s, list(card.symbols))
    later -= _room(s)
    option = f"place:{kind}"
    return [
        Item(option, 1, later, demotion),
        Item(option, 1 + card.actions, later + amount, demotion, amount),
    ]


def _toll(s: Sight, board: list[Laid]) -> float:
    """What an action of a later round brings anyway: little, unless the board has something for each already."""
    taken = sum(laid.card.actions if laid.card.kind == "expense" else _is_farm(laid) for laid in board)
    return WEIGHTS["busy"] if taken >= WEIGHTS["actions"] else WEIGHTS["idle"]


def _is_farm(laid: Laid) -> bool:
    """A farm, which costs its owner something every round."""
    return "farm" in laid.card.symbols


def _room(s: Sight) -> float:
    """What a place on the board costs, reckoned once."""
    if "room" not in s.reckoned:
        s.reckoned["room"] = _reckoned_room(s)
    return float(s.reckoned["room"])


def _reckoned_room(s: Sight) -> float:
    """What a place on the board costs: nothing at first, then more and more; the last is made by throwing off."""
    if not s.free:
        return min((max(0.0, remaining(s, laid)) for laid in s.board if laid.card.kind != "property"), default=1000.0)
    return WEIGHTS["place"] * max(0, 3 - s.free) if s.after else 0.0


def remaining(s: Sight, laid: Laid) -> float:
    """What a helper or expense on the board will still bring."""
    if laid.card.kind == "expense":
        amount = laid.card.spend + laid.added() + s.bonus("expense", laid.card)
        others = [other for other in s.board if other is not laid]
        return (s.turns - bool(laid.used)) * max(0.0, amount - laid.card.actions * _toll(s, others))
    return sum((_privilege(s, s.hand, effect) for effect in laid.card.effects), 0.0)


def _helper(s: Sight, hand: Counter[str], kind: str) -> list[Item]:
    """A helper in hand: what its privilege will bring, round after round."""
    card = CARDS[kind]
    shed = sum((_privilege(s, hand, effect) for effect in card.effects), 0.0)
    saved = sum(effect.gain for effect in card.effects) if s.turns else 0
    return [Item(f"place:{kind}", max(0, 1 - saved), shed - _room(s), jobs.demotion(s, list(card.symbols)))]


def _privilege(s: Sight, hand: Counter[str], effect: Effect) -> float:
    """What a helper's privilege brings until the end."""
    action = WEIGHTS["action"]
    if effect.word == "action":
        return s.turns * effect.pay + max(0, s.turns - 1) * action * effect.gain
    if effect.word == "spend":
        count = _tokens_on_farms(s, effect.per) if effect.per else 1
        return s.turns * effect.amount * count
    if effect.word == "lower":
        return houses.worth_lowering(s)
    if effect.word == "draw":
        return max(0, s.turns - 1) * WEIGHTS["chosen"]
    if effect.word == "waive":
        return _waived(s, effect)
    return _added(s, hand, effect)


def _waived(s: Sight, effect: Effect) -> float:
    """What it brings to do something without an action."""
    if effect.verb == "white":
        return s.turns * WEIGHTS["valet"]
    if effect.verb == "sell":
        return min(len(s.properties), s.turns) * WEIGHTS["action"]
    fitting = [laid for laid in s.properties if any(symbol in effect.types for symbol in laid.card.symbols)]
    yields = sorted((houses.yield_of(s, laid) for laid in fitting), reverse=True)
    had = sum(other.times for _, other in s.helpers("waive") if other != effect and other.types == effect.types)
    return s.turns * sum((max(0.0, amount) for amount in yields[had : had + effect.times]), 0.0)


def _added(s: Sight, hand: Counter[str], effect: Effect) -> float:
    """What it brings to spend a little more each time."""
    times = 0.0
    if "white" in effect.on:
        now = sum(number for kind, number in hand.items() if CARDS[kind].modes and _fits(effect, CARDS[kind]))
        usual = WEIGHTS["weddings" if "wedding" in effect.symbols else "matches"]
        times += min(2, now) + usual * max(0, s.turns - 1)
    if "expense" in effect.on:
        times += s.turns * sum(laid.card.kind == "expense" and _fits(effect, laid.card) for laid in s.board)
    if "opera" in effect.on:
        times += WEIGHTS["operas"] * max(0, s.turns - 1)
    if "maintain" in effect.on:
        low = [laid for laid in s.properties if _fits(effect, laid.card) and houses.at_bottom(laid)]
        times += WEIGHTS["house-use"] * len(low) * s.turns
    if "sell" in effect.on:
        coming = WEIGHTS["deals"] if s.after > 2 else 0.0
        held = sum(number for kind, number in hand.items() if is_house(CARDS[kind])) if s.after > 1 else 0
        times += len(s.properties) + 2 * coming + min(2, held)
    return times * effect.amount


def _fits(effect: Effect, card: Card) -> bool:
    """A bonus goes with a card."""
    wanted = effect.symbols or effect.types
    return not wanted or any(symbol in wanted for symbol in card.symbols)


def _tokens_on_farms(s: Sight, kinds: tuple[str, ...]) -> int:
    """How many such tokens stand on one's farms."""
    farms = [laid for laid in s.properties if "farm" in laid.card.symbols]
    return sum(token in kinds for laid in farms for token in laid.tokens)


# -- what lies on the board


def _activation(s: Sight, laid: Laid) -> list[Item]:
    """An expense, once a round."""
    if laid.used:
        return []
    amount = laid.card.spend + laid.added() + s.bonus("expense", laid.card)
    return [Item(f"activate:{laid.card.id}:{laid.place}", laid.card.actions, amount, 0.0, amount)]


def _token(s: Sight, laid: Laid, companion: str) -> list[Item]:
    """A companion for good: it pays at every later activation or upkeep."""
    found = []
    for number, slot in enumerate(laid.card.slots):
        if laid.tokens[number]:
            continue
        for kind in slot.takes:
            if companion not in (COMPANION_CARD[kind], WILD_CARD):
                continue
            option = f"token:{laid.card.id}:{laid.place}:{number}:{companion}"
            if companion == WILD_CARD:
                option += f":{kind}"
            shown = [WILD, kind] if companion == WILD_CARD else [kind]
            found.append(Item(option, 1, slot.adds * _uses(s, laid), jobs.demotion(s, shown)))
    return found


def _uses(s: Sight, laid: Laid) -> float:
    """How often a card on the board will still be used."""
    rounds = s.turns - (1 if laid.used else 0)
    if laid.card.kind == "expense":
        return rounds * WEIGHTS["expense-use"]
    if "farm" in laid.card.symbols:
        return rounds * WEIGHTS["farm-use"]
    return max(0, rounds - houses.steps_left(laid)) * WEIGHTS["house-use"]


# -- the whole turn


def hand_items(s: Sight, hand: Counter[str]) -> list[list[Item]]:
    """What a hand offers, thing by thing; of each only one item can be done. One's own is reckoned once."""
    if hand is not s.hand:
        return [*_whites(s, hand), *_dark_items(s, hand)]
    if "hand" not in s.reckoned:
        s.reckoned["hand"] = [*_whites(s, hand), *_dark_items(s, hand)]
    found: list[list[Item]] = s.reckoned["hand"]
    return found


def _dark_items(s: Sight, hand: Counter[str]) -> list[list[Item]]:
    """What a hand offers besides its white cards."""
    found: list[list[Item]] = []
    for kind in sorted(hand.elements()):
        found += _dark_item(s, hand, kind)
    return found


def _dark_item(s: Sight, hand: Counter[str], kind: str) -> list[list[Item]]:
    """What one card offers beside a hand's white cards, if anything."""
    card = CARDS[kind]
    if card.kind == "property" and s.turns:
        return [houses.purchase(s, hand, kind, _room(s))]
    if card.kind == "expense":
        if kind not in s.reckoned:
            s.reckoned[kind] = _expense(s, kind)
        return [s.reckoned[kind]]
    if card.kind == "helper":
        return [_helper(s, hand, kind)]
    if card.kind == "companion":
        items = [item for laid in s.board if laid.card.slots for item in _token(s, laid, kind)]
        return [items] if items else []
    return []


def board_items(s: Sight) -> list[list[Item]]:
    """What the board offers, reckoned once."""
    if "board" not in s.reckoned:
        s.reckoned["board"] = [
            _activation(s, laid) if laid.card.kind == "expense" else houses.upkeep(s, laid)
            for laid in s.board
            if laid.card.kind in ("expense", "property")
        ]
    found: list[list[Item]] = s.reckoned["board"]
    return found


# -- one card more


class Hands:
    """What hands are worth that hold one card more than another: only what the card changes is reckoned anew."""

    def __init__(self, s: Sight, hand: Counter[str], actions: int) -> None:
        self._s, self._hand, self._actions = s, hand, actions
        self._board = board_items(s)
        self._bare = Uses(actions).add(self._board).add(_dark_items(s, hand))
        """All but the white cards,"""
        self._full = self._bare.copy().add(_whites(s, hand))
        """and with them."""
        self._counts_all = any(kind in _FEEDERS for kind in hand)
        added = [effect for kind in hand for effect in CARDS[kind].effects if CARDS[kind].kind == "helper"]
        self._counts_whites = any("white" in effect.on for effect in added)
        self._counts_houses = any("sell" in effect.on for effect in added)
        self._counts_company = any(CARDS[kind].kind == "property" and not is_house(CARDS[kind]) for kind in hand)
        self._company = [kind for kind in hand if CARDS[kind].kind == "companion"]
        self._whites = [kind for kind in hand if CARDS[kind].modes]
        self._weds = any(CARDS[kind].wedding for kind in hand)
        self._most, self._chain = self._full.most()
        self.worth = _payable(s, self._most, self._chain)
        """What the hand itself is worth."""

    def gain(self, kind: str) -> float:
        """How much more the hand is worth with this card."""
        return self._worth_with(kind) - self.worth

    def _worth_with(self, kind: str) -> float:
        """What the hand is worth with one card more; what it leaves as it was is not reckoned anew."""
        s = self._s
        if self._is_entangled(kind):
            hand = self._grown(kind)
            return paid(s, Uses(self._actions).add(self._board).add(_dark_items(s, hand)).add(_whites(s, hand)))
        if self._changes_evening(kind):
            hand = self._grown(kind)
            return paid(s, self._bare.copy().add(_dark_item(s, hand, kind)).add(_whites(s, hand)))
        groups = [_white_alone(s, kind)] if CARDS[kind].modes else _dark_item(s, self._hand, kind)
        if not groups:
            return self.worth
        return _payable(s, *self._full.most_with(groups[0], self._most, self._chain))

    def _changes_evening(self, kind: str) -> bool:
        """The other white cards of the hand may get other company than without this one, or this one may get some."""
        card = CARDS[kind]
        if card.modes:
            return (self._weds and bool(card.wedding)) or any(_goes_with(other, card) for other in self._company)
        return card.kind == "companion" and any(_goes_with(kind, CARDS[white]) for white in self._whites)

    def _is_entangled(self, kind: str) -> bool:
        """The other cards of the hand are not worth the same with this one beside them."""
        card = CARDS[kind]
        if self._counts_all or kind in _FEEDERS:
            return True
        if card.modes:
            return self._counts_whites
        if card.kind == "companion":
            return self._counts_company
        return self._counts_houses and is_house(card)

    def _grown(self, kind: str) -> Counter[str]:
        """The hand with one card more."""
        hand = self._hand.copy()
        hand[kind] += 1
        return hand


def _goes_with(companion: str, card: Card) -> bool:
    """A white card has a place for this companion."""
    return any(companion in (COMPANION_CARD[slot.takes[0]], WILD_CARD) for slot in card.slots)


def paid(s: Sight, uses: Uses) -> float:
    """What the best use of a turn comes to; what cannot be paid does not count."""
    return _payable(s, *uses.most())


def _payable(s: Sight, worth: float, chain: Any) -> float:
    """What a chain of items comes to; what cannot be paid does not count."""
    spent = 0
    while chain is not None:
        chain, item = chain
        spent += item.spent
    return worth - max(0, spent - s.cash())
