"""Houses: bought dear, left to fall, sold cheap once they lie at the bottom."""

from __future__ import annotations

from collections import Counter

from palazzo.bots.clerks.last_will import jobs
from palazzo.bots.clerks.last_will.items import Item
from palazzo.bots.clerks.last_will.sight import Laid, Sight, is_house
from palazzo.bots.clerks.last_will.weights import WEIGHTS
from palazzo.games.last_will.content import CARDS, COMPANION_CARD, effect_in
from palazzo.games.last_will.records import Card


def resale(s: Sight, card: Card, fallen: int, falls: int, spaces: int = 1) -> float:
    """What a property will bring when it is sold in the end."""
    at = min(fallen + falls * spaces, len(card.track) - 1) if is_house(card) else 0
    now = s.modifier(card, low=True)
    modifier = now if not s.after else now + (WEIGHTS["resale"] - now) * WEIGHTS["drift"]
    return max(0.0, card.track[at] + modifier - s.bonus("sell", card))


def value_now(s: Sight, laid: Laid) -> int:
    """What a property brings today."""
    return max(0, laid.card.track[laid.fallen] + s.modifier(laid.card, low=True) - s.bonus("sell", laid.card))


def at_bottom(laid: Laid) -> bool:
    """It cannot fall any more."""
    return not laid.is_house() or laid.fallen == len(laid.card.track) - 1


def steps_left(laid: Laid) -> int:
    """How many spaces it may still fall."""
    return len(laid.card.track) - 1 - laid.fallen


def purchase(s: Sight, hand: Counter[str], kind: str, room: float) -> list[Item]:
    """A property in hand: what one pays now, less what it brings in the end, less the action of selling it."""
    card = CARDS[kind]
    found = []
    for name in card.symbols:
        price = card.price + s.market[name] + s.bonus("buy", card)
        shed = price - resale(s, card, 0, s.after) - WEIGHTS["action"] - room
        if not is_house(card):
            shed += _farming(s, hand, card)
        option = f"buy:{kind}:{name}" if len(card.symbols) > 1 else f"buy:{kind}"
        if price <= s.money:
            found.append(Item(option, 1, shed, jobs.demotion(s, [name]), price))
    return found


def _farming(s: Sight, hand: Counter[str], card: Card) -> float:
    """What a farm will cost its owner, if there are animals for it."""
    amount = card.upkeep
    for slot in card.slots:
        if any(hand[COMPANION_CARD[kind]] for kind in slot.takes) or effect_in(card, "stock"):
            amount += slot.adds
    return max(0, s.turns - 1) * max(0.0, amount - WEIGHTS["idle"])


def yield_of(s: Sight, laid: Laid) -> float:
    """What an upkeep sheds, less the fall it prevents."""
    amount = laid.card.upkeep + laid.added() + s.bonus("maintain", laid.card)
    if not laid.is_house():
        return amount
    falls = max(1, s.after)
    kept = resale(s, laid.card, laid.fallen, falls - 1, laid.falls())
    return amount - (kept - resale(s, laid.card, laid.fallen, falls, laid.falls()))


def upkeep(s: Sight, laid: Laid) -> list[Item]:
    """A property on the board, maintained once a round."""
    if laid.used:
        return []
    amount = laid.card.upkeep + laid.added() + s.bonus("maintain", laid.card)
    shed = yield_of(s, laid)
    target = f"{laid.card.id}:{laid.place}"
    found = [Item(f"maintain:{target}", laid.card.maintain_actions, shed, 0.0, amount)]
    for helper, effect in s.unused("waive", "maintain"):
        if any(symbol in effect.types for symbol in laid.card.symbols):
            found.append(Item(f"maintain-with:{helper.card.id}:{helper.place}:{target}", 0, shed, 0.0, amount))
    return found


def worth_lowering(s: Sight) -> float:
    """What a helper sheds who lowers a house each round."""
    steps = sum(max(0, steps_left(laid) - s.after) for laid in s.properties if laid.is_house())
    return WEIGHTS["push"] * min(s.turns, steps)


def quick_sale(s: Sight) -> float:
    """What it is worth to sell a house without an action, modifiers ignored."""
    best = 0.0
    for laid in s.properties:
        if at_bottom(laid) or not s.after:
            bare = laid.card.track[laid.fallen] - s.bonus("sell", laid.card)
            best = max(best, WEIGHTS["action"] - max(0, bare - value_now(s, laid)))
    return best


def sale_worth(s: Sight, laid: Laid, wanted: int) -> float:
    """What selling today is worth: an action saved later, less what the house would still lose.

    And money to go on with, when there is more to spend it on than there is money.
    """
    value = value_now(s, laid)
    lost = max(0.0, value - resale(s, laid.card, laid.fallen, s.after, laid.falls()))
    return _pressure(s) - lost + WEIGHTS["ready-money"] * min(value, max(0, wanted - s.money))


def _pressure(s: Sight) -> float:
    """What a sale is worth now: little at first, as much as an action when time runs out.

    What houses bring has to be spent as well before the end.
    """
    later = s.after * WEIGHTS["actions"]
    needed = len(s.properties) + max(0, s.person["worth"]) / WEIGHTS["action-spends"]
    return WEIGHTS["action"] if needed > later else WEIGHTS["early-sale"]
