"""The turn: what to do next, and all that goes along with it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from palazzo.bots.clerks.last_will import houses, jobs
from palazzo.bots.clerks.last_will.items import Item, best_use
from palazzo.bots.clerks.last_will.sight import BOUNDLESS, Sight, open_lines
from palazzo.bots.clerks.last_will.weights import WEIGHTS
from palazzo.bots.clerks.last_will.worth import board_items, hand_items, remaining
from palazzo.games.last_will.content import CARDS, WILD_CARD, effect_in

_FIRST: Final = [
    "privilege",
    "throw",
    "sell-out",
    "place",
    "buy",
    "wed",
    "play",
    "activate",
    "token",
    "maintain",
    "use",
    "sell",
]
"""What comes before what: helpers before what they add to, purchases while there is money, sales when all is spent."""


def choose_action(s: Sight, question: dict[str, Any]) -> list[str]:
    """All that is worth doing now, best first; then to end; then the rest."""
    options: list[str] = question["options"]
    out = selling_out(s)
    groups = open_groups(s, options, out)
    thrown = _make_room(s, options) if not out else ""
    _, chosen = best_use(groups, s.budget())
    picks = {item.option for item in chosen if item.shed + item.demotion > 0}
    score = {
        item.option: item.shed + item.demotion - item.actions * WEIGHTS["idle"] for group in groups for item in group
    }

    def rank(option: str) -> tuple[int, int, float, str]:
        wanted = option in picks or option == thrown or _is_free(s, option, out)
        stage = 0 if wanted else 1 if option == "end" else 2
        return stage, _precedence(option, out), -score.get(option, _freely_spent(option)), option

    return sorted(options, key=rank)


def open_groups(s: Sight, options: list[str], out: bool) -> list[list[Item]]:
    """The items that may be done now; what follows at once on a card laid down has to be payable too."""
    lawful = set(options)
    groups = [*hand_items(s, s.hand), *board_items(s), *_sales(s, options, out)]
    purse = s.money if (s.lines or s.properties) and not out else BOUNDLESS
    if out:
        groups = [[_as_spending(item) for item in group] for group in groups]
    kept = [[item for item in group if item.option in lawful and item.spent <= purse] for group in groups]
    return [group for group in kept if group]


def _as_spending(item: Item) -> Item:
    """When all goes today, only today's money counts."""
    if item.option.startswith(("sell", "play", "wed", "activate")):
        return item if item.option.startswith("sell") else item._replace(shed=item.spent, demotion=0.0)
    return item._replace(shed=item.spent if item.option.startswith("place") else 0.0, demotion=0.0)


def _precedence(option: str, out: bool) -> int:
    """The place of an action in the best order of a turn."""
    verb, *words = option.split(":")
    if verb == "lower" or (verb == "use" and not effect_in(CARDS[words[0]], "spend")):
        verb = "privilege"
    elif verb in ("sell", "sell-with"):
        verb = "sell-out" if out else "sell"
    elif verb == "maintain-with":
        verb = "maintain"
    return _FIRST.index(verb) if verb in _FIRST else len(_FIRST)


def _make_room(s: Sight, options: list[str]) -> str:
    """Throw off what brings least, when the board is full and something better waits in the hand."""
    if s.free or not s.budget():
        return ""
    spare = [laid for laid in s.board if laid.card.kind != "property"]
    if not spare:
        return ""
    least = min(spare, key=lambda laid: (remaining(s, laid), laid.place))
    _, chosen = best_use([*hand_items(s, s.hand), *board_items(s)], s.budget())
    waiting = [item for item in chosen if item.option.startswith(("place", "buy"))]
    if not waiting or max(item.shed + item.demotion for item in waiting) <= WEIGHTS["clutter"]:
        return ""
    option = f"throw:{least.card.id}:{least.place}"
    return option if option in options else ""


def _is_free(s: Sight, option: str, out: bool) -> bool:
    """A privilege that costs no action is always worth its while; a house that will reach the bottom needs no push."""
    verb, *words = option.split(":")
    if verb == "lower":
        return out or houses.steps_left(s.at(words[3])) > s.after
    return verb == "use"


def _freely_spent(option: str) -> float:
    """Of all animals the more the better; of other things that are no item, none is liked."""
    words = option.split(":")
    return float(words[3]) if words[0] == "use" and len(words) > 3 else -20.0


# -- selling


def _sales(s: Sight, options: list[str], out: bool) -> list[list[Item]]:
    """What may be sold, with or without an action; a dual house as the type that brings less."""
    found = []
    wanted = 0 if out else _spree(s, s.budget() - 1)
    for laid in s.properties:
        group = []
        for option in options:
            verb, *words = option.split(":")
            if verb not in ("sell", "sell-with") or laid.place not in words:
                continue
            worth = WEIGHTS["ruin"] if out else houses.sale_worth(s, laid, wanted)
            if words[-1] in laid.card.symbols and s.market[words[-1]] > s.modifier(laid.card, low=True):
                worth -= 1.0
            group.append(Item(option, 1 if verb == "sell" else 0, worth))
        found.append(group)
    return found


def selling_out(s: Sight) -> bool:
    """Sacked, and able to be ruined this turn and to stay below everyone: then all goes today."""
    if s.lines or not s.properties or s.phase != "actions":
        return False
    free = len(s.unused("waive", "sell"))
    left = s.budget() - max(0, len(s.properties) - free)
    if left < 0:
        return False
    final = s.money + sum(houses.value_now(s, laid) for laid in s.properties) - _spree(s, left)
    return final <= 0 and final <= _lowest_rival(s)


def _spree(s: Sight, actions: int) -> int:
    """The most one can spend today with so many actions, houses apart."""
    if actions < 0:
        return 0
    groups = [*hand_items(s, s.hand), *[g for g in board_items(s) if g and g[0].option.startswith("activate")]]
    spending = [
        [item._replace(shed=item.spent, demotion=0.0) for item in group if not item.option.startswith("buy")]
        for group in groups
    ]
    free = sum(effect.amount for _, effect in s.unused("spend") if not effect.per)
    free += sum(effect.pay for _, effect in s.unused("action"))
    return round(best_use(spending, actions)[0]) + free


def _lowest_rival(s: Sight) -> float:
    """What the poorest of the others may come down to by the end of this round; the employed may not count."""
    lowest = 1000.0
    for person in s.rivals():
        salary = sum(line.salary for line in open_lines(person))
        if salary and s.options["employed_last"]:
            continue
        total = float(person["worth"])
        if not s.has_acted(person["seat"]):
            total -= WEIGHTS["action"] * person["actions"]
            if salary or any(place["card"] and CARDS[place["card"]].track for place in person["board"]):
                total = max(0.0, total)
        lowest = min(lowest, total + salary)
    return lowest


# -- declaring


def declare_play(s: Sight, question: dict[str, Any]) -> list[str]:
    """Take along whatever spends most: bonuses, then companions, wild ones last; a cheaper action always."""
    options: list[str] = question["options"]

    def rank(option: str) -> tuple[float, str]:
        return -_addition_worth(s, question, option), option

    return sorted(options, key=rank)


def _addition_worth(s: Sight, question: dict[str, Any], option: str) -> float:
    """How much one likes to add this to a play."""
    verb, *words = option.split(":")
    if verb == "done":
        return 0.0
    if verb == "waive":
        return 20.0
    if verb == "bonus":
        effect = effect_in(CARDS[words[0]], "add")
        return 10.0 + effect.amount if effect is not None else 0.0
    if verb == "tokens":
        return 5.0 + int(words[0])
    if verb == "with":
        return CARDS[words[0]].slots[int(words[1])].adds + company(s, words[2])
    if verb == "feed":
        return _feed_worth(s, question, words[0])
    return -1.0


def company(s: Sight, companion: str) -> float:
    """Which companion rather than another: one that earns a demotion; the wild one last."""
    wish = jobs.demotion(s, list(CARDS[companion].symbols)) / 10
    return wish if wish or companion != WILD_CARD else -0.5


def _feed_worth(s: Sight, question: dict[str, Any], kind: str) -> float:
    """A dog or horse for the fair, always; a card overboard, if it would not be played."""
    card = CARDS[question["facts"]["cards"][0]]
    effect = effect_in(card, "feed")
    if effect is None:
        return 0.0
    if effect.taken_as == "played":
        return effect.amount + company(s, kind)
    left = s.actions - question["facts"]["actions"]
    hand = Counter(s.hand)
    hand[card.id] -= 1
    used = [option.split(":")[1] for option in question["facts"]["added"] if option.startswith("feed:")]
    hand.subtract(used)
    hand = +hand
    groups = [*hand_items(s, hand), *board_items(s)]
    with_it = best_use(groups, max(0, left) + 1)[0]
    hand[kind] -= 1
    without = best_use([*hand_items(s, +hand), *board_items(s)], max(0, left) + 1)[0]
    return effect.amount - (with_it - without)


def declare_sale(s: Sight, question: dict[str, Any]) -> list[str]:
    """The less one gets, the better."""
    options: list[str] = question["options"]
    return sorted(options, key=lambda option: (option == "back", option == "done", option))


def card_sale(s: Sight, question: dict[str, Any]) -> list[str]:
    """Be rid of a house that is no longer falling, unless the market would take it for less."""

    def worth(option: str) -> float:
        if option == "decline":
            return 0.0
        laid = s.at(option.split(":")[2])
        bare = max(0, laid.card.track[laid.fallen] - s.bonus("sell", laid.card))
        lost = bare - houses.resale(s, laid.card, laid.fallen, s.after, laid.falls())
        return WEIGHTS["action"] - lost

    return sorted(question["options"], key=lambda option: (-worth(option), option))
