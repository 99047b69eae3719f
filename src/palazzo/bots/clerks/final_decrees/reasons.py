"""Why a clerk does what it does at Final Decrees: what goes off one's own blame or desk, or comes upon a rival's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.final_decrees import bargains, deeds, reactions
from palazzo.bots.clerks.final_decrees.plans import DECLARED, PROMPTS, SPECIALS, Plan, plans, stop
from palazzo.bots.clerks.final_decrees.sight import Sight, look
from palazzo.bots.reasons import Reason, in_tenths
from palazzo.games.final_decrees.content import CARDS

_Asked = dict[str, Any]
_View = dict[str, Any]

_OWN, _DESK, _THEIRS, _THEIR_DESK = 1.0, 0.45, 0.4, 0.25
"""How much of a reason it is that a blame goes, or comes: from oneself, one's desk, a rival, a rival's desk."""


def reason(view: _View, question: _Asked, value: Any) -> Reason:
    """The rule that decided, and what it went by."""
    s = look(view)
    prompt = question["prompt"]
    if value is None:
        return Reason("no-offer" if question["kind"] == "offer" else "leave", {"blame": s.blame[s.me]})
    if question["kind"] == "pick" and len(question["options"]) == 1 and question["due"]:
        return Reason("only", {})
    if question["kind"] == "offer":
        return _offered(s, value)
    why = _WHY.get(prompt)
    return why(s, view, question, value) if why is not None else _declaration(s, question, value)


# -- before the first turn


def _bid(s: Sight, view: _View, question: _Asked, value: int) -> Reason:
    return Reason("bid", {"bid": value})


def _posts(s: Sight, view: _View, question: _Asked, value: dict[str, list[str]]) -> Reason:
    """Whoever is most dangerous gets the desk with the papers."""
    presidency = value.get("EXE", [])
    return Reason("posts", {"other": presidency[0], "ministry": "EXE", "decrees": len(s.desk("EXE"))})


# -- one's own turn


def _action(s: Sight, view: _View, question: _Asked, option: str) -> Reason:
    verb, *words = option.split(":")
    plain = _PLAIN.get(verb)
    return plain(s, *words) if plain is not None else _brought(s, _best_plan(s, option))


def _stop_here(s: Sight) -> Reason:
    return Reason("stop", {"actions": s.actions})


def _draw(s: Sight) -> Reason:
    chance = s.stagnation_within(1.0)
    if chance <= 0.0:
        return Reason("draw-safely", {"cards": s.deck})
    return Reason("draw", {"percent": round(100 * chance), "cards": s.deck})


def _stamp(s: Sight, decree: str) -> Reason:
    left = s.steps_left(decree) - 1
    if left:
        return Reason("stamp", {"decree": decree, "left": left, "blame": s.blame[s.me]})
    chooser = s.chooser(s.mine)
    if chooser == s.me:
        return Reason("enact", {"decree": decree, "removal": s.removal()})
    return Reason("last-stamp", {"decree": decree, "blame": s.blame[s.me]})


def _forward(s: Sight, decree: str, ministry: str) -> Reason:
    if s.next_step(decree) == ministry:
        return Reason("forward", {"decree": decree, "ministry": ministry, "blame": s.blame[s.me]})
    return Reason("send-away", {"decree": decree, "ministry": ministry, "lying": len(s.desk(s.mine))})


def _move(s: Sight, seat: str) -> Reason:
    there = s.empty()
    if seat == s.me:
        lighter = s.load[there] < s.load[s.mine]
        facts = {"carried": s.load[s.mine], "there": s.load[there], "ministry": there}
        return Reason("leave-desk" if lighter else "go", facts)
    if s.load[there] > s.load[s.post[seat]]:
        return Reason("send-to", {"other": seat, "ministry": there, "there": s.load[there]})
    return Reason("out-of-the-way", {"other": seat, "ministry": s.post[seat], "blame": s.blame[seat]})


def _mint(s: Sight) -> Reason:
    return Reason("mint", {"actions": s.actions + 1})


def _manoeuvre(s: Sight) -> Reason:
    blame, carried = s.blame[s.me], s.load["NAV"]
    return Reason("manoeuvre", {"blame": blame, "own": min(2, blame), "carried": carried, "desk": min(4, carried)})


def _investigate(s: Sight, ministry: str) -> Reason:
    return Reason("investigate", {"other": s.director(ministry), "ministry": ministry, "carried": s.load[ministry]})


_PLAIN: Final[dict[str, Callable[..., Reason]]] = {
    "stop": _stop_here,
    "draw": _draw,
    "stamp": _stamp,
    "forward": _forward,
    "move": _move,
    "mint": _mint,
    "manoeuvre": _manoeuvre,
    "investigate": _investigate,
}


# -- what cards and declarations bring


def _best_plan(s: Sight, option: str) -> Plan:
    return max(plans(s, option), key=lambda plan: plan.value)


def _brought(s: Sight, plan: Plan) -> Reason:
    """The greatest change it makes, by whom it concerns; else what it is worth all in all."""
    then = deeds.carried_out(s, plan.option, list(plan.made))
    what = _named(plan.option)
    changes: list[tuple[float, str, dict[str, Any]]] = []
    own = s.blame[s.me] - then.blame[s.me]
    changes.append((_OWN * own, "relief", {"what": what, "amount": own, "blame": s.blame[s.me]}))
    desk = s.load[s.mine] - then.load[then.mine]
    changes.append((_DESK * desk, "desk", {"what": what, "amount": desk, "carried": s.load[s.mine]}))
    for seat in s.others():
        more = then.blame[seat] - s.blame[seat]
        changes.append((_THEIRS * more, "accuse", {"what": what, "amount": more, "other": seat}))
        load = then.load[then.post[seat]] - s.load[s.post[seat]]
        changes.append((_THEIR_DESK * load, "burden", {"what": what, "amount": load, "other": seat}))
    weight, rule, facts = max(changes, key=lambda change: change[0])
    if weight > 0:
        return Reason(rule, facts)
    return Reason("worth", {"what": what, "worth": in_tenths(max(0.1, plan.value - stop(s)))})


def _named(option: str) -> str:
    """What an action is called: a card, or the special action of a ministry."""
    verb, *words = option.split(":")
    specials = {"distribute": "by-the-arrows", "reassign": "special-HR", "restructure": "special-EXE"}
    return words[0] if verb == "play" else specials.get(verb, verb)


def _declaration(s: Sight, question: _Asked, value: Any) -> Reason:
    """What an action or a card wants declared: the plan it belongs to says why."""
    if question["kind"] == "number" or question["prompt"] in ("choose-relief", "choose-unloading"):
        amount = value if question["kind"] == "number" else sum(value.values())
        return Reason("as-much", {"amount": amount})
    what = question["facts"].get("what", "")
    option = what if what in DECLARED else f"play:{what}"
    for plan in sorted(plans(s, option), key=lambda plan: -plan.value):
        wants = plan.wants
        if wants == ("special",):
            wants += SPECIALS[plan.made[0].split(":")[1]]
        for want, made in zip(wants, plan.made, strict=True):
            asks = PROMPTS[want] == question["prompt"] or (want == "distribution" and question["prompt"] == "rearrange")
            if asks and made == value:
                return _brought(s, plan)
    return Reason("likely", {})


def _free_forward(s: Sight, view: _View, question: _Asked, value: str) -> Reason:
    if value == "keep":
        return Reason("keep", {"decree": question["facts"]["decree"]})
    return _forward(s, question["facts"]["decree"], value.split(":")[2])


def _removal(s: Sight, view: _View, question: _Asked, value: dict[str, int]) -> Reason:
    return Reason("removal", {"own": value.get(s.me, 0), "desk": value.get(s.mine, 0)})


def _receiver(s: Sight, view: _View, question: _Asked, value: str) -> Reason:
    return Reason("rival", {"other": value, "blame": s.blame[value]})


def _best_card(s: Sight, view: _View, question: _Asked, value: str) -> Reason:
    card = value.split(":")[-1]
    return Reason("best-card", {"card": card}) if card in CARDS else Reason("no-card", {})


# -- others' turns


def _shielding(s: Sight, view: _View, question: _Asked, value: str) -> Reason:
    amount = question["facts"]["amount"]
    card = value.split(":")[-1]
    if card in CARDS:
        return Reason("shield", {"card": card, "amount": amount})
    return Reason("no-shield", {"amount": amount})


def _resigning(s: Sight, view: _View, question: _Asked, value: str) -> Reason:
    facts = {"amount": question["facts"]["amount"], "there": s.load[s.empty()], "ministry": s.empty()}
    return Reason("resign" if value.split(":")[-1] in CARDS else "no-resign", facts)


def _cancelling(s: Sight, view: _View, question: _Asked, value: str) -> Reason:
    play = next(line for line in reversed(view["log"]) if line["event"] == "plays")
    harm = reactions.harm_of(s, play["seat"], play["card"], play["declared"])
    facts = {"card": play["card"], "harm": in_tenths(max(0.0, harm))}
    return Reason("cancel" if value.split(":")[-1] in CARDS else "no-cancel", facts)


# -- deals


def _replied(s: Sight, view: _View, question: _Asked, value: str) -> Reason:
    deal = next(deal for deal in view["deals"] if deal["id"] == question["facts"]["deal"])
    gain = bargains.gain_of(s, deal)
    if value == "accept":
        return Reason("sign", {"gain": in_tenths(gain)})
    return Reason("lose", {"loss": in_tenths(-gain)}) if gain < 0 else Reason("too-little", {"gain": in_tenths(gain)})


def _offered(s: Sight, value: dict[str, Any]) -> Reason:
    term = value["terms"][0]
    cards = [good for good in term["goods"] if good != "blame"]
    return Reason("offer", {"other": term["to"], "blame": term["goods"]["blame"], "cards": cards})


_WHY: Final[dict[str, Callable[[Sight, _View, _Asked, Any], Reason]]] = {
    "bid": _bid,
    "assign-posts": _posts,
    "choose-action": _action,
    "forward-free": _free_forward,
    "remove-blame": _removal,
    "choose-receiver": _receiver,
    "take-card": _best_card,
    "rescue-card": _best_card,
    "react-blame": _shielding,
    "react-resign": _resigning,
    "react-cancel": _cancelling,
    "answer-offer": _replied,
}
"""Of each prompt the clerk has a rule for: why. What actions and cards want declared is told by the plan."""

__all__ = ["reason"]
