"""Why a clerk does what it does at Final Decrees: what goes off one's own blame or desk, or comes upon a rival's."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.final_decrees import bargains, deeds, reactions
from palazzo.bots.clerks.final_decrees.plans import DECLARED, PROMPTS, SPECIALS, Plan, plans, stop
from palazzo.bots.clerks.final_decrees.sight import Sight, look
from palazzo.bots.reasons import Reason, in_tenths
from palazzo.games.final_decrees.content import CARDS

Asked = dict[str, Any]
View = dict[str, Any]

OWN, DESK, THEIRS, THEIR_DESK = 1.0, 0.45, 0.4, 0.25
"""How much of a reason it is that a blame goes, or comes: from oneself, one's desk, a rival, a rival's desk."""


def reason(view: View, question: Asked, value: Any) -> Reason:
    """The rule that decided, and what it went by."""
    s = look(view)
    prompt = question["prompt"]
    if value is None:
        return Reason("no-offer" if question["kind"] == "offer" else "leave", {"blame": s.blame[s.me]})
    if question["kind"] == "pick" and len(question["options"]) == 1 and question["due"]:
        return Reason("only", {})
    if question["kind"] == "offer":
        return offered(s, value)
    why = WHY.get(prompt)
    return why(s, view, question, value) if why is not None else declaration(s, question, value)


# -- before the first turn


def bid(s: Sight, view: View, question: Asked, value: int) -> Reason:
    return Reason("bid", {"bid": value})


def posts(s: Sight, view: View, question: Asked, value: dict[str, list[str]]) -> Reason:
    """Whoever is most dangerous gets the desk with the papers."""
    presidency = value.get("EXE", [])
    return Reason("posts", {"other": presidency[0], "ministry": "EXE", "decrees": len(s.desk("EXE"))})


# -- one's own turn


def action(s: Sight, view: View, question: Asked, option: str) -> Reason:
    verb, *words = option.split(":")
    plain = PLAIN.get(verb)
    return plain(s, *words) if plain is not None else brought(s, best_plan(s, option))


def stop_here(s: Sight) -> Reason:
    return Reason("stop", {"actions": s.actions})


def draw(s: Sight) -> Reason:
    chance = s.stagnation_within(1.0)
    if chance <= 0.0:
        return Reason("draw-safely", {"cards": s.deck})
    return Reason("draw", {"percent": round(100 * chance), "cards": s.deck})


def stamp(s: Sight, decree: str) -> Reason:
    left = s.steps_left(decree) - 1
    if left:
        return Reason("stamp", {"decree": decree, "left": left, "blame": s.blame[s.me]})
    chooser = s.chooser(s.mine)
    if chooser == s.me:
        return Reason("enact", {"decree": decree, "removal": s.removal()})
    return Reason("last-stamp", {"decree": decree, "blame": s.blame[s.me]})


def forward(s: Sight, decree: str, ministry: str) -> Reason:
    if s.next_step(decree) == ministry:
        return Reason("forward", {"decree": decree, "ministry": ministry, "blame": s.blame[s.me]})
    return Reason("send-away", {"decree": decree, "ministry": ministry, "lying": len(s.desk(s.mine))})


def move(s: Sight, seat: str) -> Reason:
    there = s.empty()
    if seat == s.me:
        lighter = s.load[there] < s.load[s.mine]
        facts = {"carried": s.load[s.mine], "there": s.load[there], "ministry": there}
        return Reason("leave-desk" if lighter else "go", facts)
    if s.load[there] > s.load[s.post[seat]]:
        return Reason("send-to", {"other": seat, "ministry": there, "there": s.load[there]})
    return Reason("out-of-the-way", {"other": seat, "ministry": s.post[seat], "blame": s.blame[seat]})


def mint(s: Sight) -> Reason:
    return Reason("mint", {"actions": s.actions + 1})


def manoeuvre(s: Sight) -> Reason:
    blame, carried = s.blame[s.me], s.load["NAV"]
    return Reason("manoeuvre", {"blame": blame, "own": min(2, blame), "carried": carried, "desk": min(4, carried)})


def investigate(s: Sight, ministry: str) -> Reason:
    return Reason("investigate", {"other": s.director(ministry), "ministry": ministry, "carried": s.load[ministry]})


PLAIN: Final[dict[str, Callable[..., Reason]]] = {
    "stop": stop_here,
    "draw": draw,
    "stamp": stamp,
    "forward": forward,
    "move": move,
    "mint": mint,
    "manoeuvre": manoeuvre,
    "investigate": investigate,
}


# -- what cards and declarations bring


def best_plan(s: Sight, option: str) -> Plan:
    return max(plans(s, option), key=lambda plan: plan.value)


def brought(s: Sight, plan: Plan) -> Reason:
    """The greatest change it makes, by whom it concerns; else what it is worth all in all."""
    then = carried_out(s, plan)
    what = named(plan.option)
    changes: list[tuple[float, str, dict[str, Any]]] = []
    own = s.blame[s.me] - then.blame[s.me]
    changes.append((OWN * own, "relief", {"what": what, "amount": own, "blame": s.blame[s.me]}))
    desk = s.load[s.mine] - then.load[then.mine]
    changes.append((DESK * desk, "desk", {"what": what, "amount": desk, "carried": s.load[s.mine]}))
    for seat in s.others():
        more = then.blame[seat] - s.blame[seat]
        changes.append((THEIRS * more, "accuse", {"what": what, "amount": more, "other": seat}))
        load = then.load[then.post[seat]] - s.load[s.post[seat]]
        changes.append((THEIR_DESK * load, "burden", {"what": what, "amount": load, "other": seat}))
    weight, rule, facts = max(changes, key=lambda change: change[0])
    if weight > 0:
        return Reason(rule, facts)
    return Reason("worth", {"what": what, "worth": in_tenths(max(0.1, plan.value - stop(s)))})


def named(option: str) -> str:
    """What an action is called: a card, or the special action of a ministry."""
    verb, *words = option.split(":")
    specials = {"distribute": "by-the-arrows", "reassign": "special-HR", "restructure": "special-EXE"}
    return words[0] if verb == "play" else specials.get(verb, verb)


def carried_out(s: Sight, plan: Plan) -> Sight:
    """The table after a plan, if nobody minds."""
    then = s.copy()
    verb, *words = plan.option.split(":")
    made = list(plan.made)
    if verb == "play":
        deeds.EFFECTS[CARDS[words[0]].effect](then, s.me, words[0], made)
    elif verb == "distribute":
        deeds.distribute(then, s.me, made[0])
    elif verb == "reassign":
        deeds.reassign(then, made[0])
    else:
        deeds.redraw(then, made)
    return then


def declaration(s: Sight, question: Asked, value: Any) -> Reason:
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
                return brought(s, plan)
    return Reason("likely", {})


def free_forward(s: Sight, view: View, question: Asked, value: str) -> Reason:
    if value == "keep":
        return Reason("keep", {"decree": question["facts"]["decree"]})
    return forward(s, question["facts"]["decree"], value.split(":")[2])


def removal(s: Sight, view: View, question: Asked, value: dict[str, int]) -> Reason:
    return Reason("removal", {"own": value.get(s.me, 0), "desk": value.get(s.mine, 0)})


def receiver(s: Sight, view: View, question: Asked, value: str) -> Reason:
    return Reason("rival", {"other": value, "blame": s.blame[value]})


def best_card(s: Sight, view: View, question: Asked, value: str) -> Reason:
    card = value.split(":")[-1]
    return Reason("best-card", {"card": card}) if card in CARDS else Reason("no-card", {})


# -- others' turns


def shielding(s: Sight, view: View, question: Asked, value: str) -> Reason:
    amount = question["facts"]["amount"]
    card = value.split(":")[-1]
    if card in CARDS:
        return Reason("shield", {"card": card, "amount": amount})
    return Reason("no-shield", {"amount": amount})


def resigning(s: Sight, view: View, question: Asked, value: str) -> Reason:
    facts = {"amount": question["facts"]["amount"], "there": s.load[s.empty()], "ministry": s.empty()}
    return Reason("resign" if value.split(":")[-1] in CARDS else "no-resign", facts)


def cancelling(s: Sight, view: View, question: Asked, value: str) -> Reason:
    play = next(line for line in reversed(view["log"]) if line["event"] == "plays")
    harm = reactions.harm_of(s, play["seat"], play["card"], play["declared"])
    facts = {"card": play["card"], "harm": in_tenths(max(0.0, harm))}
    return Reason("cancel" if value.split(":")[-1] in CARDS else "no-cancel", facts)


# -- deals


def replied(s: Sight, view: View, question: Asked, value: str) -> Reason:
    deal = next(deal for deal in view["deals"] if deal["id"] == question["facts"]["deal"])
    gain = bargains.gain_of(s, deal)
    if value == "accept":
        return Reason("sign", {"gain": in_tenths(gain)})
    return Reason("lose", {"loss": in_tenths(-gain)}) if gain < 0 else Reason("too-little", {"gain": in_tenths(gain)})


def offered(s: Sight, value: dict[str, Any]) -> Reason:
    term = value["terms"][0]
    cards = [good for good in term["goods"] if good != "blame"]
    return Reason("offer", {"other": term["to"], "blame": term["goods"]["blame"], "cards": cards})


WHY: Final[dict[str, Callable[[Sight, View, Asked, Any], Reason]]] = {
    "bid": bid,
    "assign-posts": posts,
    "choose-action": action,
    "forward-free": free_forward,
    "remove-blame": removal,
    "choose-receiver": receiver,
    "take-card": best_card,
    "rescue-card": best_card,
    "react-blame": shielding,
    "react-resign": resigning,
    "react-cancel": cancelling,
    "answer-offer": replied,
}
"""Of each prompt the clerk has a rule for: why. What actions and cards want declared is told by the plan."""

__all__ = ["reason"]
