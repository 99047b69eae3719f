"""What an usher considers sane in Final Decrees.

Blame goes to others, never to itself or its own ministry; decrees go on; relief is taken whole. Beyond that it is
chance.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from palazzo.bots.clerks.final_decrees.sight import Sight, look
from palazzo.bots.sampling import weighted
from palazzo.bots.ushers.deals import reply

_USEFUL: Final = 5.0
"""How much an usher likes a card that cannot hurt it."""

_CARD_WORTH: Final = 1.5
_PROMISE_WORTH: Final = 0.4
_OFFER_RATE: Final = 0.02
_BIDS: Final = [1.0, 2.0, 3.0, 4.0, 4.0, 3.0]


def answer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """A sane answer, or None where any will do."""
    if not question["due"]:
        if question["prompt"] == "answer-offer":
            return reply(view, question, rng, balance)
        return _offer(view, question, rng) if question["kind"] == "offer" else None
    sense = _SENSE.get(question["prompt"])
    return sense(look(view), question, rng) if sense is not None else None


# -- what is seen


def _completes(s: Sight, decree: str) -> bool:
    """One more stamp enacts it."""
    return s.steps_left(decree) == 1


def _burden(s: Sight, ministry: str) -> int:
    """What it costs to direct a ministry: its blame, and what its decrees will add."""
    return s.load[ministry] + len(s.desk(ministry)) if ministry else 0


def _rivalry(s: Sight, seat: str | None) -> float:
    """How gladly one would see this seat burdened: the fewer its blame the gladder; never oneself."""
    if seat == s.me:
        return 0.0
    if seat is None:
        return 0.3
    return 1.0 + 4.0 / (1 + s.blame[seat] - min(s.blame.values()))


# -- actions


def _action(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """What to do next; one stops when nothing is worth doing."""
    options: list[str] = question["options"]
    return weighted(options, [_worth(s, option) for option in options], rng)


def _worth(s: Sight, option: str) -> float:
    """How much an usher likes an action; 0: never."""
    verb, *words = option.split(":")
    return _WORTH[verb](s, *words) if verb in _WORTH else 1.0


def _worth_stamping(s: Sight, decree: str) -> float:
    """Always some relief; much, if one then chooses whose blame goes."""
    if not _completes(s, decree) or not s.mine:
        return 12.0
    return 40.0 if s.chooser(s.mine) == s.me else 2.0


def _worth_forwarding(s: Sight, decree: str, ministry: str) -> float:
    """To its next step for the relief; elsewhere only to be rid of it."""
    if s.next_step(decree) == ministry:
        return 6.0
    return 0.1 if s.next_step(decree) == s.mine else 0.25


def _worth_moving(s: Sight, seat: str) -> float:
    """Oneself to where the burden is less, others to where it is more."""
    gain = _burden(s, s.post[seat]) - _burden(s, s.empty())
    if seat == s.me:
        return max(0.0, float(gain))
    return max(0.0, -gain * 0.3 * _rivalry(s, seat))


def _worth_distributing(s: Sight) -> float:
    """Only to get blame off one's own ministry."""
    return 1.0 + s.load[s.mine] if s.mine and s.load[s.mine] else 0.0


def _worth_investigating(s: Sight, ministry: str) -> float:
    """The more there is to find, the better."""
    return s.load[ministry] * _rivalry(s, s.director(ministry))


def _worth_playing(s: Sight, card: str) -> float:
    """Cards that could hurt oneself, or nobody else, are looked at first."""
    mine = s.mine
    if not mine:
        return 0.0
    if card == "C06" and not s.blame[s.me]:
        return 0.0
    if card == "C12":
        rivals = [m for m in s.load if m != mine and s.director(m) is not None]
        return _USEFUL if not s.desk(mine) and any(s.desk(m) for m in rivals) else 0.0
    if card == "C18":
        return 1.5
    if card == "C20":
        return float(
            max(0, _burden(s, mine) - min(_burden(s, s.post[_neighbour(s, side)]) for side in ("left", "right")))
        )
    if card == "C17":
        mends = [d for d in _stampable_elsewhere(s) if _good_to_sign(s, d)]
        return _USEFUL if mends else 0.0
    if card == "C14":
        return _USEFUL if any(_good_to_track(s, decree) for decree in s.desk(mine)) else 0.5
    if card == "C22":
        return 0.8
    return _USEFUL


_WORTH: Final[dict[str, Callable[..., float]]] = {
    "stop": lambda s: 0.0,
    "draw": lambda s: 5.0,
    "stamp": _worth_stamping,
    "forward": _worth_forwarding,
    "move": _worth_moving,
    "distribute": _worth_distributing,
    "mint": lambda s: 10.0,
    "manoeuvre": lambda s: 10.0,
    "investigate": _worth_investigating,
    "reassign": lambda s: 0.5 + max(0, _burden(s, s.mine) - min(_burden(s, m) for m in s.load)),
    "restructure": lambda s: 0.5,
    "play": _worth_playing,
    "keep": lambda s: 0.0,
}


def _neighbour(s: Sight, side: str) -> str:
    """The seat on one side: left is the next in turn order."""
    step = 1 if side == "left" else -1
    return s.seats[(s.seats.index(s.me) + step) % len(s.seats)]


def _stampable_elsewhere(s: Sight) -> list[str]:
    """Decrees that lie on the ministry of their next step, not one's own."""
    return [d for d, place in s.lies.items() if place != s.mine and s.next_step(d) == place]


def _good_to_sign(s: Sight, decree: str) -> bool:
    """Signing it does not let a rival clear the table of their own blame."""
    return not _completes(s, decree) or s.chooser(s.lies[decree]) == s.me


def _good_to_track(s: Sight, decree: str) -> bool:
    """Stamping it here does not let a rival choose."""
    return not _completes(s, decree) or (bool(s.mine) and s.chooser(s.mine) == s.me)


# -- what an action or a card wants declared


def _player(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Whoever does best gets the harm; a pardon goes to whoever needs it least from us."""
    options: list[str] = question["options"]
    if question["facts"].get("what") == "C06":
        return weighted(options, [0.1 + s.blame[seat] for seat in options], rng)
    if question["facts"].get("what") == "C19":
        return weighted(options, [_rivalry(s, seat) * (0.2 + s.load[s.post[seat]]) for seat in options], rng)
    return weighted(options, [_rivalry(s, seat) for seat in options], rng)


def _players(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """As many players as one may name, at random."""
    return rng.sample(question["options"], question["most"])


def _two_players(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Oneself with someone better placed, or two others."""
    mine = _burden(s, s.mine)
    better = [seat for seat in s.seats if seat != s.me and _burden(s, s.post[seat]) < mine]
    if better:
        return [s.me, min(better, key=lambda seat: _burden(s, s.post[seat]))]
    return rng.sample([seat for seat in s.seats if seat != s.me], 2)


def _side(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Move to the side where the post carries less blame."""
    return min(question["options"], key=lambda way: _burden(s, s.post[_neighbour(s, way)]))


def _ministry(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Another's, never one's own."""
    options = [option for option in question["options"] if option != s.mine]
    return weighted(options, [_rivalry(s, s.director(option)) for option in options], rng) if options else None


def _investigated(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Where there is most to find."""
    options: list[str] = question["options"]
    return weighted(options, [_worth_investigating(s, option) for option in options], rng)


def _most(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """All that may be shed, or laid on another."""
    return question["most"]


def _all_of_it(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Every part as far as it goes."""
    return {place: cap for place, cap in zip(question["places"], question["caps"], strict=True) if cap}


def _distribution(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """All of one's ministry's blame, to ministries of rivals rather than to the empty one."""
    amounts: dict[str, int] = {}
    places = [place for place in question["places"] if place != s.mine]
    total = question["most"] if "now" not in question else question["now"].get(s.mine, 0)
    amounts.update({place: amount for place, amount in question.get("now", {}).items() if place != s.mine and amount})
    weights = [_rivalry(s, s.director(place)) for place in places]
    for _ in range(total):
        place = weighted(places, weights, rng)
        amounts[place] = amounts.get(place, 0) + 1
    return amounts


def _decree(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """A decree with which a card does no harm."""
    options: list[str] = question["options"]
    what = question["facts"].get("what")
    if what == "C17":
        options = [option for option in options if _good_to_sign(s, option)] or options
    elif what == "C14":
        options = [option for option in options if _good_to_track(s, option)] or options
    elif what == "C15":
        options = [option for option in options if s.stamps[option]] or options
    return rng.choice(options)


def _decrees(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """All that lie here, but those one could stamp."""
    away = [option for option in question["options"] if s.next_step(option) != s.mine]
    return away[: question["most"]] or question["options"][:1]


def _sending(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Decrees to their next steps; else away from one's own ministry, never onto it."""
    value: dict[str, list[str]] = {}
    items = rng.sample(question["items"], len(question["items"]))
    onward = [d for d in items if s.next_step(d) not in (None, *question["barred"].get(d, []))]
    for item in onward[: question["most"]]:
        value.setdefault(str(s.next_step(item)), []).append(item)
    if value:
        return value
    item = items[0]
    places = [p for p in question["places"] if p not in question["barred"].get(item, []) and p != s.mine]
    return {rng.choice(places): [item]}


def _reassignment(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Oneself to the lightest ministry, whoever is there into one's old chair; or two others change places."""
    posts = dict(s.post)
    lightest = min(question["places"], key=lambda place: _burden(s, place))
    if _burden(s, lightest) < _burden(s, s.mine):
        one, goal = s.me, lightest
    else:
        one = rng.choice([seat for seat in s.seats if seat != s.me])
        goal = rng.choice([place for place in question["places"] if place not in (posts[one], s.mine)])
    there = next((seat for seat, post in posts.items() if post == goal), None)
    if there is not None:
        posts[there] = posts[one]
    posts[one] = goal
    return {post: [seat] for seat, post in posts.items()}


def _arrow(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Control is good to have and bad to suffer."""
    options: list[str] = question["options"]
    return weighted(options, [_worth_drawing(s, option) for option in options], rng)


def _worth_drawing(s: Sight, option: str) -> float:
    """How much an usher likes a change of arrows."""
    verb, upper, lower, *_ = [*option.split(":"), "", ""]
    if verb in ("arrow-remove", "arrow-move", "arrow-reverse"):
        if upper == s.mine:
            return 0.0
        return 4.0 if lower == s.mine else 1.0
    if lower == s.mine:
        return 0.0
    return 4.0 if upper == s.mine else 1.0


def _special(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Relief, more actions or an investigation rather than a reshuffle."""
    options: list[str] = question["options"]
    likes = {
        "as:TRE": 3.0,
        "as:NAV": 4.0 if s.blame[s.me] else 0.0,
        "as:SEC": 4.0,
        "as:HR": 1.0,
        "as:EXE": 0.5,
    }
    return weighted(options, [likes.get(option, 1.0) for option in options], rng)


def _removal(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """One's own blame, then one's ministry's; the others may help themselves."""
    caps = dict(zip(question["places"], question["caps"], strict=True))
    left = question["most"]
    amounts: dict[str, int] = {}
    for place in (s.me, s.mine):
        if min(caps.get(place, 0), left):
            amounts[place] = min(caps[place], left)
            left -= amounts[place]
    return amounts


def _free_forward(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """On to its next step; off one's desk in any case."""
    options: list[str] = question["options"]
    stays = s.next_step(question["facts"]["decree"]) == s.mine
    return "keep" if stays else weighted(options, [_worth(s, option) for option in options], rng)


# -- reactions


def _cancelling(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """State Secret is kept for now and then."""
    return _with_luck(question, rng, 0.35)


def _shielding(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """The more blame there is to come, the sooner a card is spent on it."""
    return _with_luck(question, rng, min(0.95, 0.3 + 0.15 * question["facts"]["amount"]))


def _resigning(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Only to where less blame waits."""
    return _with_luck(question, rng, 0.9 if s.load.get(s.empty(), 0) < question["facts"]["amount"] else 0.0)


def _with_luck(question: dict[str, Any], rng: Random, chance: float) -> Any:
    """One of the reactions there are, or a pass."""
    reactions = [option for option in question["options"] if option != "pass"]
    return rng.choice(reactions) if reactions and rng.random() < chance else "pass"


def _bid(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Neither too modest nor too keen."""
    bids = [str(number) for number in range(question["least"], question["most"] + 1)]
    return int(weighted(bids, _BIDS[: len(bids)], rng))


def _any_card(s: Sight, question: dict[str, Any], rng: Random) -> Any:
    """Take any card, at random."""
    return rng.choice([option for option in question["options"] if option != "leave"])


_SENSE: Final[dict[str, Callable[[Sight, dict[str, Any], Random], Any]]] = {
    "bid": _bid,
    "choose-action": _action,
    "choose-player": _player,
    "choose-players": _players,
    "choose-two-players": _two_players,
    "choose-side": _side,
    "choose-ministry": _ministry,
    "choose-investigated": _investigated,
    "choose-amount": _most,
    "choose-relief": _all_of_it,
    "choose-unloading": _all_of_it,
    "choose-left-behind": _most,
    "choose-sent-along": _most,
    "choose-decree": _decree,
    "choose-decrees": _decrees,
    "send-decrees": _sending,
    "distribute": _distribution,
    "rearrange": _distribution,
    "reassign": _reassignment,
    "choose-arrow": _arrow,
    "choose-arrow-end": _arrow,
    "choose-special": _special,
    "remove-blame": _removal,
    "react-cancel": _cancelling,
    "react-blame": _shielding,
    "react-resign": _resigning,
    "choose-receiver": _player,
    "forward-free": _free_forward,
    "take-card": _any_card,
    "rescue-card": _any_card,
}


# -- deals


def balance(me: str, deal: dict[str, Any]) -> float:
    """What a deal brings this seat, in blame: cards are worth a little, promises less."""
    gain = 0.0
    for term in deal["terms"]:
        value = sum(-amount if good == "blame" else _CARD_WORTH * amount for good, amount in term["goods"].items())
        gain += value if term["to"] == me else -value if term["from"] == me else 0.0
    for promise in deal["promises"]:
        worth = 0.0 if promise["promise"] == "words" else _PROMISE_WORTH
        gain += worth if promise["to"] == me else -worth if promise["by"] == me else 0.0
    return gain


def _offer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """Now and then, once in its own turn: a card for someone who takes two blame off it."""
    s = look(view)
    cards = [good for good in question["goods"][s.me] if good != "blame"]
    amount = min(2, question["goods"][s.me].get("blame", 0))
    if s.player != s.me or not cards or amount < 2 or rng.random() > _OFFER_RATE or _has_offered(view):
        return None
    partner = rng.choice(question["partners"])
    return {"terms": [{"from": s.me, "to": partner, "goods": {rng.choice(cards): 1, "blame": amount}}]}


def _has_offered(view: dict[str, Any]) -> bool:
    """Whether the seat has made an offer since its turn began."""
    for line in reversed(view["log"]):
        if line["event"] == "turn-begins":
            return False
        if line["event"] == "deal-offered" and line["seat"] == view["you"]:
            return True
    return False
