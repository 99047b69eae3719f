"""A clerk at Final Decrees: keeps its own blame down, its desk clear, and an eye on whoever is ahead."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from random import Random
from typing import Any, Final

from palazzo.bots.clerks.final_decrees import bargains, deeds, reactions
from palazzo.bots.clerks.final_decrees.plans import DECLARED, PROMPTS, SPECIALS, plans, ranked
from palazzo.bots.clerks.final_decrees.remarks import topic
from palazzo.bots.clerks.final_decrees.sight import Sight, look
from palazzo.bots.clerks.final_decrees.worth import CARDS_WORTH, outlook, threat, worth
from palazzo.bots.sampling import weighted
from palazzo.games.final_decrees.content import CARDS

TURN: Final = bargains.TURN

_BIDS: Final = [0.0, 0.0, 1.0, 3.0, 4.0, 2.0]
"""How gladly a clerk bids 1 to 6: the lowest pays five more, and the highest gives out the posts."""


def answer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """The best of what is worth a thought; bids are not to be guessed, so they are drawn."""
    if question["prompt"] == "bid":
        bids = list(range(question["least"], question["most"] + 1))
        return int(weighted([str(bid) for bid in bids], _BIDS[: len(bids)], rng))
    return next(iter(candidates(view, question, 1)), None)


def candidates(view: dict[str, Any], question: dict[str, Any], n: int) -> list[Any]:
    """What is worth a thought, best first."""
    prompt = question["prompt"]
    if question["kind"] == "pick" and len(question["options"]) == 1 and question["due"]:
        return list(question["options"])
    if question["kind"] == "offer" and view["table"]["facts"]["player"] != view["you"]:
        return []
    s = look(view)
    if question["kind"] == "offer":
        return bargains.offers(s, view, question)
    if prompt == "answer-offer":
        return bargains.reply(s, view, question)
    if not question["due"]:
        return []
    if prompt == "react-cancel":
        return reactions.cancelling(s, question, view["log"])
    sense = SENSE.get(prompt)
    return sense(s, question) if sense is not None else _declared(s, question)


def gain(view: dict[str, Any], offer: dict[str, Any]) -> float:
    """What an offer brings beyond the least a clerk signs for."""
    s = look(view)
    return bargains.gain_of(s, offer) - bargains.least_gain(s)


# -- before the first turn


def _bid(s: Sight, question: dict[str, Any]) -> list[Any]:
    """Neither lowest nor, if it can be helped, tied."""
    bids = list(range(question["least"], question["most"] + 1))
    return sorted(bids, key=lambda bid: -_BIDS[bid - question["least"]])


def _posts(s: Sight, question: dict[str, Any]) -> list[Any]:
    """Whoever is ahead gets the posts with the work, and whoever is behind those that help."""
    found = []
    for places in permutations(question["places"], len(question["items"])):
        if all(least <= (place in places) for place, (least, _) in question["room"].items()):
            then = s.copy()
            then.post.update(zip(question["items"], places, strict=True))
            then.player = then.director("EXE")
            way = {place: [seat] for seat, place in zip(question["items"], places, strict=True)}
            found.append((round(worth(then), 9), way))
    found.sort(key=lambda way: -way[0])
    return [way for _, way in found]


# -- one's own turn


def _action(s: Sight, question: dict[str, Any]) -> list[Any]:
    """Whatever leaves one best off, with what can still be done after it."""
    return [plan.option for plan in ranked(s, question["options"])]


def _declared(s: Sight, question: dict[str, Any]) -> list[Any]:
    """What an action or a card wants declared: the same plan again, or the next best that stands."""
    if question["kind"] == "number":
        return list(range(question["most"], question["least"] - 1, -1))
    if question["prompt"] in ("choose-relief", "choose-unloading"):
        return [dict(zip(question["places"], question["caps"], strict=True))]
    what = question["facts"].get("what", "")
    option = what if what in DECLARED else f"play:{what}"
    found = []
    for plan in sorted(plans(s, option), key=lambda plan: -plan.value):
        wants = plan.wants
        if wants == ("special",):
            wants += SPECIALS[plan.made[0].split(":")[1]]
        for want, value in zip(wants, plan.made, strict=True):
            if PROMPTS[want] == question["prompt"] or (want == "distribution" and question["prompt"] == "rearrange"):
                found.append(value)
    if question["kind"] == "pick":
        known = [value for value in found if value in question["options"]]
        return list(dict.fromkeys([*known, *question["options"]]))
    return found


def _free_forward(s: Sight, question: dict[str, Any]) -> list[Any]:
    """Fast Track sends a decree on for nothing."""

    def value(option: str) -> float:
        then = s.copy()
        if option != "keep":
            deeds.forward(then, s.me, question["facts"]["decree"], option.split(":")[2])
        return outlook(then)

    return sorted(question["options"], key=lambda option: -value(option))


def _removal(s: Sight, question: dict[str, Any]) -> list[Any]:
    """One's own blame, then one's ministry's; what is left over helps nobody else."""
    caps = dict(zip(question["places"], question["caps"], strict=True))
    own = min(caps[s.me], question["most"])
    found = [{s.me: own}]
    if s.mine:
        found.insert(0, {s.me: own, s.mine: min(caps[s.mine], question["most"] - own)})
    return found


# -- what is chosen on the way


def _receiver(s: Sight, question: dict[str, Any]) -> list[Any]:
    """What About Them?: about whoever is ahead."""
    danger = threat(s)
    return sorted(question["options"], key=lambda seat: -danger[seat])


def _best_card(s: Sight, question: dict[str, Any]) -> list[Any]:
    """The card that does most."""

    def value(option: str) -> float:
        card = option.split(":")[-1]
        return CARDS_WORTH.get(CARDS[card].effect, 0.0) if card in CARDS else 0.0

    return sorted(question["options"], key=lambda option: -value(option))


SENSE: Final[dict[str, Callable[[Sight, dict[str, Any]], list[Any]]]] = {
    "bid": _bid,
    "assign-posts": _posts,
    "choose-action": _action,
    "forward-free": _free_forward,
    "remove-blame": _removal,
    "choose-receiver": _receiver,
    "take-card": _best_card,
    "rescue-card": _best_card,
    "react-blame": reactions.shielding,
    "react-resign": reactions.resigning,
}

__all__ = ["TURN", "answer", "candidates", "gain", "topic"]
