"""What an usher considers sane in Last Will.

Money goes; demotions are welcome, the dearest line first; what is bought early is sold late, for as little as may be.
Nothing laid down is thrown away, no action is left unused. Beyond that it is chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from palazzo.bots.clerks.last_will.sight import Laid, Sight
from palazzo.bots.sampling import weighted
from palazzo.games.last_will.content import CARDS, HOUSES, JOBS, LINE_NAMES
from palazzo.games.last_will.records import Card

_SELLING: Final = 5
"""From this round on an usher would rather be rid of property."""

_BUYING: Final = 3
"""Until this round property is worth buying, while there is time to let it fall or to feed it."""

_LAYING: Final = 5
"""Until this round helpers and expenses earn their place."""


def answer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """A sane answer, or None where any will do."""
    sense = _SENSE.get(question["prompt"])
    return sense(Sight(view), question, rng) if sense is not None else None


# -- what is seen


def _covers(s: Sight, symbols: tuple[str, ...]) -> bool:
    """One of these symbols would cover a line of the job."""
    return any(line.symbol in symbols for line in s.lines)


def _spends(laid: Laid) -> int:
    """What a card on the board costs each round, tokens included."""
    return (laid.card.upkeep if laid.card.kind == "property" else laid.card.spend) + laid.added()


def _left(s: Sight) -> int:
    """How many rounds there may be after this one."""
    return s.rounds - s.round


def _plan_called(s: Sight, option: str) -> dict[str, Any]:
    """The plan an option names."""
    papers: list[dict[str, Any]] = s.table["papers"]
    return next(paper for paper in papers if paper["id"] == option.split(":")[1])


# -- actions


def _action(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The more money goes for an action the better; one ends when nothing is left to do."""
    options: list[str] = question["options"]
    weights = [_worth(s, option) for option in options]
    best = max(weights)
    return weighted(options, [weight if weight > best / 4 else 0.0 for weight in weights], rng)


def _worth(s: Sight, option: str) -> float:
    """How much an usher likes an action; 0: never."""
    verb, *words = option.split(":")
    return _WORTH[verb](s, *words) if verb in _WORTH else 0.0


def _worth_playing(s: Sight, kind: str, actions: str) -> float:
    """What is spent for each action, companions and demotions counted in."""
    card = CARDS[kind]
    spend = next(mode.spend for mode in card.modes if mode.actions == int(actions))
    spend += sum(slot.adds for slot in card.slots if any(_companion_of(slot.takes, other) for other in s.hand))
    return spend / max(1, int(actions)) + (4.0 if _covers(s, card.symbols) else 0.0)


def _companion_of(takes: tuple[str, ...], kind: str) -> bool:
    """A card of the hand is a companion for such a slot."""
    card = CARDS[kind]
    return card.kind == "companion" and (card.symbols[0] in takes or card.deck == "wild")


def _worth_wedding(s: Sight, *kinds: str) -> float:
    """A set costs no more actions than its longest part."""
    actions = max(CARDS[kind].modes[0].actions for kind in kinds)
    return 2.0 + sum(CARDS[kind].modes[0].spend for kind in kinds) / max(1, actions)


def _worth_laying(s: Sight, kind: str) -> float:
    """Early, while it can still be used many times; the last place only early."""
    card = CARDS[kind]
    if s.round > _LAYING:
        return 3.0 if _covers(s, card.symbols) else 0.0
    gain = (card.spend or 2) * _left(s) / 4 + (4.0 if _covers(s, card.symbols) else 0.0)
    return gain if s.free > 1 or s.round <= _BUYING else gain / 4


def _worth_buying(s: Sight, kind: str, as_type: str = "") -> float:
    """Early, dear, and not too many: what is owned stands between an heir and ruin."""
    card = CARDS[kind]
    if s.round > _BUYING or len(s.properties) >= 2:
        return 0.0
    modifier = s.market[as_type or card.symbols[0]]
    return max(0.0, 4.0 + modifier + (3.0 if _covers(s, card.symbols) else 0.0))


def _worth_maintaining(s: Sight, kind: str, place: str) -> float:
    """Farms are fed; of houses only those that are at the bottom, for the rest do better to fall."""
    card = CARDS[kind]
    spends = float(_spends(s.at(place)))
    if not any(symbol in HOUSES for symbol in card.symbols):
        return spends
    fallen = s.at(place).fallen
    return spends if fallen == len(card.track) - 1 else spends - float(_fall_of(card, fallen))


def _fall_of(card: Card, fallen: int) -> int:
    """What a house loses when it is left alone."""
    return card.track[fallen] - card.track[min(fallen + 1, len(card.track) - 1)]


def _worth_selling(s: Sight, kind: str, place: str, as_type: str = "") -> float:
    """Late, or at the bottom; cheap sooner than dear."""
    card, laid = CARDS[kind], s.at(place)
    if s.round < _SELLING and laid.fallen < len(card.track) - 1:
        return 0.0
    if s.round < _SELLING and not any(symbol in HOUSES for symbol in card.symbols):
        return 0.0
    price: int = max(0, laid.value + s.market[as_type or card.symbols[0]])
    return 9.0 / (1 + price / 3)


def _worth_token(s: Sight, kind: str, place: str, slot: str, companion: str, *as_kind: str) -> float:
    """A token spends again every round that is left."""
    shown = as_kind or CARDS[companion].symbols
    return CARDS[kind].slots[int(slot)].adds * _left(s) / 2 + (4.0 if _covers(s, tuple(shown)) else 0.0)


_WORTH: Final[dict[str, Callable[..., float]]] = {
    "play": _worth_playing,
    "wed": _worth_wedding,
    "place": _worth_laying,
    "buy": _worth_buying,
    "activate": lambda s, kind, place: 1.5 * _spends(s.at(place)),
    "maintain": _worth_maintaining,
    "maintain-with": lambda s, helper, at, kind, place: 3 * _worth_maintaining(s, kind, place),
    "sell": _worth_selling,
    "sell-with": lambda s, helper, at, kind, place, *kinds: 2 * _worth_selling(s, kind, place, *kinds),
    "token": _worth_token,
    "use": lambda s, kind, place, *count: 20.0 + sum(int(number) for number in count),
    "lower": lambda s, helper, at, kind, place: 20.0,
}
"""What is not named here (ending the turn, throwing cards off the board) is done only if nothing else is worth it."""


# -- what a play wants declared


def _declaration(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Everything that makes the sum worse."""
    more = [option for option in question["options"] if option not in ("done", "back")]
    counted = [option for option in more if option.startswith("tokens:")]
    if counted:
        return max(counted, key=lambda option: int(option.split(":")[1]))
    return rng.choice(more) if more else "done"


def _bare_sale(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Only in the last rounds, and then whatever is worth least."""
    sales = [option for option in question["options"] if option != "decline"]
    if s.round < _SELLING or not sales:
        return "decline"
    return min(sales, key=lambda option: s.at(option.split(":")[2]).value)


def _demotion(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The dearest line that can be covered."""
    job = JOBS[question["facts"]["job"]]
    salary = {f"demote:{name}": line.salary for name, line in zip(LINE_NAMES[job.id], job.lines, strict=True)}
    lines = [option for option in question["options"] if option != "decline"]
    return max(lines, key=lambda option: salary[option])


# -- planning and errands


def _plan(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Actions above all, cards while the hand is thin, boys while somebody wants to be sacked."""
    options: list[str] = question["options"]
    return weighted(options, [_worth_of_plan(s, _plan_called(s, option)) for option in options], rng)


def _worth_of_plan(s: Sight, paper: dict[str, Any]) -> float:
    """How much an usher likes a plan."""
    cards = 0.5 if s.held() < 4 else 0.2
    boys = 1.5 if s.lines else 0.7
    return float((1.0 + paper["actions"] + cards * paper["cards"] + boys * paper["boys"]) ** 3)


def _barred(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The plan with the most actions is no other's."""
    return max(question["options"], key=lambda option: (_plan_called(s, option)["actions"], rng.random()))


def _decks(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """White cards always; property and helpers early."""
    early = s.round <= _BUYING
    likes = {"event": 4.0, "helper": 2.0 if early else 1.0, "property": 1.0 if early else 0.0, "companion": 1.0}
    caps = dict(zip(question["places"], question["caps"], strict=True))
    mix: dict[str, int] = {}
    for _ in range(question["least"]):
        open_decks = [deck for deck in caps if mix.get(deck, 0) < caps[deck]]
        deck = weighted(open_decks, [likes[deck] for deck in open_decks], rng)
        mix[deck] = mix.get(deck, 0) + 1
    return mix


def _errand(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """A boy never stays at home while there is anything to do."""
    options: list[str] = question["options"]
    return weighted(options, [_worth_of_errand(s, option) for option in options], rng)


def _worth_of_errand(s: Sight, option: str) -> float:
    """How much an usher likes an errand; 0: never."""
    verb, *words = option.split(":")
    if verb == "fetch":
        return _worth_of_card(s, words[1])
    if verb == "opera":
        return 9.0 if _covers(s, ("theatre",)) else 5.0
    if verb == "demotion" or words == ["demotion"]:
        return 15.0
    if verb == "extension" or words == ["extension"]:
        return 4.0 if s.free < 2 and s.round <= _LAYING else 0.3
    if verb == "market":
        return 3.0 if s.properties else 0.5
    return 1.5 if verb == "draw" else 0.0


def _arrangement(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The lowest modifiers where one owns, the highest where one is about to buy."""
    owned = {symbol for laid in s.properties for symbol in laid.card.symbols}
    wished = {symbol for kind in s.hand if CARDS[kind].kind == "property" for symbol in CARDS[kind].symbols}
    places = rng.sample(question["places"], len(question["places"]))
    places.sort(key=lambda place: (place not in owned, place in wished))
    modifiers = sorted(question["items"], key=int)
    return {place: [modifier] for place, modifier in zip(places, modifiers, strict=True)}


def _swap(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """A lower modifier for something owned, or none."""
    owned = {symbol for laid in s.properties for symbol in laid.card.symbols}
    gains = {}
    for option in question["options"]:
        if option != "leave":
            one, other = option.split(":")[1:]
            gains[option] = (s.market[one] - s.market[other]) * ((one in owned) - (other in owned))
    best = max(gains, key=lambda option: gains[option])
    return best if gains[best] > 0 else "leave"


# -- cards to keep


def _worth_of_card(s: Sight, kind: str) -> float:
    """How much a card in hand is worth to an usher."""
    card = CARDS[kind]
    liked = 3.0 if _covers(s, card.symbols) else 0.0
    if card.kind == "event":
        return liked + max(mode.spend / max(1, mode.actions) for mode in card.modes) + len(card.slots)
    if card.kind == "companion":
        return liked + (2.5 if card.deck == "wild" else 1.5)
    if card.kind == "property":
        return liked + (5.0 if s.round <= _BUYING - 1 else 0.1)
    return liked + ((card.spend + 4.0) if s.round < _LAYING else 0.2)


def _kept(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The best, as many as one may."""
    ranked = sorted(question["options"], key=lambda kind: (-_worth_of_card(s, kind), rng.random()))
    return ranked[: question["least"]]


def _surplus(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Discard the cards worth least."""
    ranked = sorted(question["options"], key=lambda kind: (_worth_of_card(s, kind), rng.random()))
    return ranked[: question["least"]]


_SENSE: Final[dict[str, Callable[[Sight, dict[str, Any], Random], Any]]] = {
    "agree-will": lambda s, question, rng: "agree",
    "keep-first-cards": _kept,
    "bar-plan": _barred,
    "choose-plan": _plan,
    "name-decks": _decks,
    "choose-errand": _errand,
    "arrange-market": _arrangement,
    "swap-market": _swap,
    "choose-action": _action,
    "declare-play": _declaration,
    "declare-sale": _declaration,
    "card-sale": _bare_sale,
    "choose-demotion": _demotion,
    "keep-drawn": _kept,
    "discard-surplus": _surplus,
}
