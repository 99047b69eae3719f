"""What an usher considers sane in Junta.

Votes go to itself and to budgets that pay it; notes go to Switzerland; whoever is about to die plays whatever saves
them; guns are pointed at the other side. It neither resigns, nor burns money, nor goes into exile, nor throws a card
away. Beyond that it is chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from palazzo.bots.clerks.junta.sight import Sight
from palazzo.bots.sampling import weighted
from palazzo.bots.ushers.deals import reply
from palazzo.games.junta.content import CARDS, CENTRES, CROWDS, SPACE, VALUE

_CENTRE_NAMES: Final = frozenset(SPACE[space] for space in CENTRES)
_FORCES: Final = frozenset(("brigade1", "brigade2", "brigade3", "interior"))
_SAVING: Final = 6
"""So many millions in hand, and an usher would like to see the Bank."""

_RISING: Final = 0.12
"""How often an usher who could start a coup does."""

_PATIENCE: Final = 2
"""After so many ties an usher votes as quiet answers do, for one after another, lest ties go on for ever."""

_HOMESICK: Final = 0.03
"""How often an exile who may come home at any moment does, though there is a Minister to shoot."""

_OFFER_RATE: Final = 0.01
_CARD_WORTH: Final = 1.0
_PROMISE_WORTH: Final = 0.4


def answer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """A sane answer, or None where any will do."""
    prompt = question["prompt"]
    if prompt == "answer-offer":
        return reply(view, question, rng, balance)
    if question["kind"] == "offer":
        return _offer(view, question, rng)
    sense = _SENSE.get(prompt)
    return sense(Sight(view), question, rng) if sense is not None else None


def _luck(question: dict[str, Any], rng: Random, chance: float, quiet: str = "") -> Any:
    """One of the options but the quiet one, by such a chance; else the quiet one."""
    quiet = quiet or question["options"][0]
    others = [option for option in question["options"] if option != quiet]
    return rng.choice(others) if others and rng.random() < chance else quiet


# -- what is seen


def _is_rebel(s: Sight) -> bool:
    """On the rebels' side, before all eyes."""
    return s.me in s.facts["rebels"]


def _is_president(s: Sight) -> bool:
    """In office."""
    return s.president == s.me


def _is_enemy(s: Sight, seat: str | None) -> bool:
    """On the other side of the coup, by what everyone can see."""
    return seat not in (None, s.me) and (seat in s.facts["rebels"]) != _is_rebel(s)


def _units(s: Sight, space: str) -> list[dict[str, Any]]:
    """Who stands in a space."""
    places: list[dict[str, Any]] = s.view["table"]["places"]
    return next(place["units"] for place in places if place["id"] == space)


def _strength(s: Sight, space: str, seat: str) -> int:
    """The dice a seat throws in a space: one for each armed unit, one for two of a crowd."""
    armed = unarmed = 0
    for unit in _units(s, space):
        if unit["by"] == seat:
            unarmed += unit["count"] * (unit["kind"] in CROWDS)
            armed += unit["count"] * (unit["kind"] not in CROWDS)
    return armed + unarmed // 2


def _owners(s: Sight, space: str) -> set[str]:
    """Who has units in a space."""
    return {unit["by"] for unit in _units(s, space) if unit["by"] is not None}


def _rebels_lead(s: Sight) -> bool:
    """The rebels hold most of the centres that anybody holds."""
    held = [_owners(s, space) <= set(s.facts["rebels"]) for space in _CENTRE_NAMES if _owners(s, space)]
    return sum(held) >= 3


# -- elections and votes


def _nomination(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Oneself, while one has something to be elected with."""
    return [s.me] if s.me in question["options"] else []


def _vote(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """All blocks for one choice; Vote cards are kept for elections and for one's own budget."""
    choice = _choice_of(s, question, rng)
    own = choice == s.me or s.paper("budget").get("proposer") == s.me
    blocks = [block for block in question["items"] if own or not _is_vote_card(block) or rng.random() < 0.25]
    return {choice: blocks} if choice and blocks else {}


def _is_vote_card(block: str) -> bool:
    """A card that is gone when it has voted."""
    return block in CARDS and CARDS[block].kind != "influence"


def _choice_of(s: Sight, question: dict[str, Any], rng: Random) -> str:
    """Oneself; one's own budget, and another's that pays at least a fair share; confidence in oneself alone."""
    choices, motion = question["places"], question["facts"]["motion"]
    if motion == "election":
        ties = s.paper("election").get("ties", 0)
        if ties >= _PATIENCE:
            return str(choices[(ties - _PATIENCE) % len(choices)]) if choices else ""
        if s.me in choices:
            return s.me
        return str(rng.choice(choices)) if choices else ""
    if motion == "confidence":
        return "no" if _is_president(s) or rng.random() < 0.3 else "yes"
    return "yes" if _pays(s) else "no"


def _pays(s: Sight) -> bool:
    """The budget on the table is one's own, or gives one no less than the others get on average."""
    budget = s.paper("budget")
    if not budget or budget["proposer"] == s.me:
        return True
    sums = budget["sums"]
    return bool(sums.get(s.me, 0) and sums[s.me] * (len(s.people) - 1) >= sum(sums.values()))


# -- government and budget


def _piles(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The small notes go round the table, the large ones stay in the drawer."""
    notes = sorted(question["items"], key=lambda note: VALUE[note])
    places = rng.sample(question["places"], len(question["places"]))
    share = notes[: min(len(notes) - 1, len(places) + rng.randrange(3))]
    laid: dict[str, list[str]] = {}
    for number, note in enumerate(share):
        laid.setdefault(places[number % len(places)], []).append(note)
    return laid


def _sums(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """What lies there is what is said."""
    return {place: cap for place, cap in zip(question["places"], question["caps"], strict=True) if cap}


def _forcing(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Only for a budget one lives on."""
    return "force" if question["facts"]["sums"].get(s.me) and rng.random() < 0.6 else "leave"


# -- the night


def _location(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """With money in hand the Bank, if it is open; with soldiers now and then Headquarters; never exile for nothing."""
    rich = s.cash >= _SAVING and s.facts["bank"] == "open"
    likes = {"bank": 4.0 if rich else 1.0, "headquarters": 1.5 if _FORCES & set(s.people[s.me]["offices"]) else 0.5}
    options = [option for option in question["options"] if option.startswith("hide:")]
    return weighted(options, [likes.get(option.split(":")[1], 1.0) for option in options], rng)


def _coming_home(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """When nobody is there to shoot; else now and then, for nobody ever got rich in an embassy."""
    return "return" if s.facts["minister"] is None or rng.random() < 0.3 else "stay"


def _timetable(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Whether to come home now, by the opening: if it is safe, else seldom, for one may at any moment."""
    safe = s.facts["minister"] is None or any(pair.endswith(f":{s.me}") for pair in s.facts["conducts"])
    return "return" if safe or rng.random() < _HOMESICK else None


def _confirmation(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Out, if somebody vouches or nobody shoots."""
    return "confirm" if question["facts"]["safe"] or s.facts["minister"] in (None, s.me) else "stay"


def _attempt(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Most often at whoever has the money, where the money would be; the secret police whenever they may."""
    orders = [option for option in question["options"] if option != "no-more"]
    free = [option for option in orders if "secret-police" in option]
    orders = free or (orders if rng.random() < 0.6 else [])
    return weighted(orders, [_worth_of_attempt(s, option) for option in orders], rng) if orders else "no-more"


def _worth_of_attempt(s: Sight, option: str) -> float:
    """The President first, then whoever is known to have cash; at the Bank rather than elsewhere."""
    words = option.split(":")
    victim = s.people[words[2]]
    worth = 4.0 if victim["seat"] == s.president else 2.0 if victim["money"] else 0.3
    place = words[3] if len(words) > 3 else ""
    return worth * {"bank": 3.0, "home": 2.0, "headquarters": 0.7}.get(place, 1.0)


# -- money and cards


def _cheapest(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Enough, with the least change lost."""
    worth, total = question["worth"], question["total"]
    best: dict[int, list[str]] = {0: []}
    for note in question["options"]:
        for paid, notes in list(best.items()):
            better = best.get(paid + worth[note])
            if better is None or len(better) > len(notes) + 1:
                best[paid + worth[note]] = [*notes, note]
    return best[min(paid for paid in best if paid >= total)]


def _banking(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Everything to Switzerland, but for small change."""
    deposits = [option for option in question["options"] if option.startswith("deposit:")]
    if len(deposits) > 3 and "deposit:1M" in deposits:
        deposits.remove("deposit:1M")
    return deposits


def _worth_of_card(kind: str) -> float:
    """How dearly an usher holds a card."""
    card = CARDS[kind]
    likes = {"influence": 3.0 + card.votes, "donation": 9.0, "assassin": 5.0, "bribe": 3.0, "vote": 2.0 + card.votes}
    return 0.0 if card.effect == "nothing" else likes.get(card.kind, 4.0)


def _excess(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Discard the cards worth least."""
    ranked = sorted(question["options"], key=lambda kind: (_worth_of_card(kind), rng.random()))
    return ranked[: question["least"]]


def _lost_friend(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The one with the fewest votes."""
    return min(question["options"], key=lambda option: CARDS[option.split(":")[1]].votes)


def _useful(s: Sight, option: str) -> float:
    """How likely an usher is to play a card that may be played at any time; 0: never."""
    verb, kind, *_ = option.split(":")
    if verb == "lay":
        return 0.9
    effect = CARDS[kind].effect
    if verb == "discard" or effect == "nothing":
        return 0.0
    if effect == "pretext":
        return 0.0 if _is_president(s) or s.facts["pretext"] else 0.15
    if effect == "bank-holiday":
        return 0.0 if s.cash >= _SAVING or s.facts["bank"] != "open" else 0.1
    return 0.9 if effect == "donation" else 0.3


def _any_time(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Donations and friends at once; the rest when the mood takes one."""
    for option in question["options"]:
        if ":" in option and rng.random() < _useful(s, option):
            return option
    return "pass" if "pass" in question["options"] else None


def _saving_oneself(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Play any card that saves one's life."""
    return _luck(question, rng, 1.0, "pass")


def _objection(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Against what does not pay, and never against one's own."""
    return _luck(question, rng, 0.0 if _pays(s) and s.paper("budget") else 0.5, "pass")


def _confidence(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Move no confidence half the time, but never as President."""
    return _luck(question, rng, 0.0 if _is_president(s) else 0.5, "pass")


# -- the coup


def _rising(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Now and then, with soldiers or a crowd."""
    forces = [option for option in question["options"] if option != "pass" and not option.startswith("play-on")]
    return rng.choice(forces) if forces and rng.random() < _RISING else "pass"


def _movement(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Towards the centres of power; the quiet do nothing in the Rebellion phase."""
    options: list[str] = question["options"]
    if question["facts"].get("phase") == 0 and not _is_rebel(s) and (_is_president(s) or rng.random() < 0.75):
        return "end-turn"
    return weighted(options, [_worth_of_move(s, option) for option in options], rng)


def _worth_of_move(s: Sight, option: str) -> float:
    """Units that hold a centre stay there; others march, land, or are called up."""
    verb, *words = option.split(":")
    if verb == "end-turn":
        return 0.4
    if verb == "move":
        return 0.0 if words[0] in _CENTRE_NAMES else 3.0
    return {"land": 4.0, "play": 3.0, "play-on": 2.0, "play-at": 2.0, "announce": 0.0}.get(verb, 1.0)


def _march(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """All together, to a centre of power if one is next."""
    places: list[str] = question["places"]
    goal = weighted(places, [_worth_of_space(s, place) for place in places], rng)
    return {goal: question["items"][: question["most"]]}


def _worth_of_space(s: Sight, space: str) -> float:
    """Centres nobody of one's own side holds first; embassies last."""
    if space not in _CENTRE_NAMES:
        return 0.05 if space.startswith("AM") else 0.3
    return 1.0 if any(not _is_enemy(s, owner) for owner in _owners(s, space)) else 6.0


def _landing(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Where a centre of power can be had."""
    options: list[str] = question["options"]
    return weighted(options, [_worth_of_space(s, option.split(":")[1]) for option in options], rng)


def _flight(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """On to a centre, if one is in reach."""
    centres = [option for option in question["options"] if option.split(":")[-1] in _CENTRE_NAMES]
    return rng.choice(centres) if centres else "stay"


def _police(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """One unit for each crowd, unless it is one's own."""
    items = list(question["items"])
    return {place: [item] for place, item in zip(question["places"], items, strict=False)} if not _is_rebel(s) else {}


def _fire(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Where one is not the weaker; in the Rebellion phase only rebels."""
    if question["facts"]["phase"] == 0 and not _is_rebel(s):
        return []
    return [option for option in question["options"] if _is_strong(s, option.split(":")[1])]


def _is_strong(s: Sight, space: str) -> bool:
    """An enemy is there, and throws no more dice."""
    enemies = [seat for seat in _owners(s, space) if _is_enemy(s, seat)]
    return bool(enemies) and _strength(s, space, s.me) >= max(_strength(s, space, seat) for seat in enemies)


def _bombardment(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """On the other side, in the centres of power; else on nobody."""
    targets = [option for option in question["options"] if option != "hold-fire" and _is_enemy(s, option.split(":")[2])]
    centres = [option for option in targets if option.split(":")[1] in _CENTRE_NAMES]
    return rng.choice(centres) if centres else "hold-fire"


def _volley(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """All one has, at the strongest enemy; at others only if there is none."""
    space = question["facts"]["space"]
    targets = [seat for seat in question["places"] if _is_enemy(s, seat)] or question["places"]
    return {max(targets, key=lambda seat: _strength(s, space, seat)): question["items"][: question["most"]]}


def _losses(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Lose crowds before soldiers."""
    return sorted(question["options"], key=lambda unit: unit not in CROWDS)[: question["least"]]


def _mercy(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Let one's own side stay, or in."""
    friend = not _is_enemy(s, question["facts"]["seat"])
    return ("let-stay" if "let-stay" in question["options"] else "let-in") if friend else question["options"][0]


def _truce(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """If one's own side has won."""
    return "agree" if (question["facts"]["outcome"] == "rebels") == _is_rebel(s) else "fight-on"


def _side(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The winners', as far as anybody can tell."""
    return "side:rebels" if _rebels_lead(s) else "side:president"


def _junta_vote(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Vote for oneself, if one may."""
    mine = f"name:{s.me}"
    return mine if mine in question["options"] else None


_SENSE: Final[dict[str, Callable[[Sight, dict[str, Any], Random], Any]]] = {
    "nominate": _nomination,
    "vote": _vote,
    "stand-or-refuse": lambda s, question, rng: "stand",
    "break-tie": lambda s, question, rng: "yes" if _pays(s) else "no",
    "may-resign": lambda s, question, rng: None,
    "resign-now": lambda s, question, rng: "remain",
    "cousin": lambda s, question, rng: _luck(question, rng, 1.0, "leave"),
    "budget-piles": _piles,
    "budget-sums": _sums,
    "keep-note": lambda s, question, rng: max(question["options"]),
    "force-budget": _forcing,
    "choose-location": _location,
    "return-home": _coming_home,
    "may-return": _timetable,
    "may-flee": lambda s, question, rng: None,
    "confirm-return": _confirmation,
    "grant-conduct": lambda s, question, rng: _luck(question, rng, 0.5, "refuse"),
    "kill-returner": lambda s, question, rng: _luck(question, rng, 0.4, "spare"),
    "declare-attempts": _attempt,
    "burgled": _cheapest,
    "pay": _cheapest,
    "bank-business": _banking,
    "discard-excess": _excess,
    "discard-cash": lambda s, question, rng: None,
    "lose-influence": _lost_friend,
    "play-any": _any_time,
    "play-or-pass": _any_time,
    "react-P2": _confidence,
    "react-V12": _objection,
    "react-VR": _objection,
    "react-P4R": _saving_oneself,
    "react-P6R": _saving_oneself,
    "react-EXR": _saving_oneself,
    "react-P9R": _saving_oneself,
    "start-coup": _rising,
    "movement": _movement,
    "cousin-moves": _movement,
    "move-units": _march,
    "helicopter-flight": _flight,
    "land-unit": _landing,
    "place-unit": _landing,
    "police-reaction": _police,
    "declare-fire": _fire,
    "bombard": _bombardment,
    "volley": _volley,
    "choose-losses": _losses,
    "let-stay": _mercy,
    "let-in": _mercy,
    "propose-outcome": lambda s, question, rng: None,
    "agree-outcome": _truce,
    "choose-side": _side,
    "junta-vote": _junta_vote,
    "junta-tie": _junta_vote,
    "firing-squad": lambda s, question, rng: _luck(question, rng, 0.8, "nobody"),
}


# -- deals


def balance(me: str, deal: dict[str, Any]) -> float:
    """What a deal brings this seat, in millions: notes by their worth, cards and units a little, promises less."""
    gain = 0.0
    for term in deal["terms"]:
        value = sum(VALUE.get(good, _CARD_WORTH) * amount for good, amount in term["goods"].items())
        gain += value if term["to"] == me else -value if term["from"] == me else 0.0
    for promise in deal["promises"]:
        worth = 0.0 if promise["promise"] == "words" else _PROMISE_WORTH
        gain += worth if promise["to"] == me else -worth if promise["by"] == me else 0.0
    return gain


def _offer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """Now and then, before a government is formed: a small note to the President for an office."""
    s = Sight(view)
    mine = question["goods"].get(s.me, {})
    if _is_president(s) or s.president not in question["partners"] or s.facts["phase"] > 2 or "1M" not in mine:
        return None
    if rng.random() > _OFFER_RATE or "appointment" not in question["promises"]:
        return None
    office = rng.choice(question["promises"]["appointment"]["office"])
    return {
        "terms": [{"from": s.me, "to": s.president, "goods": {"1M": 1}}],
        "promises": [{"by": s.president, "to": s.me, "promise": "appointment", "office": office}],
    }
