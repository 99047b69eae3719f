"""Why a clerk does what it does at Junta: votes, millions, purses, odds, and who stands where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.junta import budget, coup, deals, elections, night
from palazzo.bots.clerks.junta.forces import MAJORITY, Field
from palazzo.bots.clerks.junta.ledger import AID
from palazzo.bots.clerks.junta.sight import Asked, Sight, worth
from palazzo.bots.clerks.junta.weights import OFFICE_WORTH
from palazzo.bots.reasons import Reason, in_tenths
from palazzo.games.junta.assassinations import POLICE
from palazzo.games.junta.content import CARDS

_View = dict[str, Any]


def reason(view: _View, question: Asked, value: Any) -> Reason:
    """The rule that decided, and what it went by."""
    s = Sight(view)
    if value is None:
        rule = _LEFT_ALONE.get(question["prompt"], "leave")
        return Reason(rule, {"cash": s.cash} if rule == "leave-office" else {})
    if question["kind"] == "pick" and len(question["options"]) == 1 and question["due"]:
        return Reason("only", {})
    return _WHY[question["prompt"]](s, question, value)


_LEFT_ALONE: Final = {"may-resign": "leave-office", "make-offer": "no-offer", "play-any": "hold-cards"}
"""Openings a clerk does not take, as far as there is more to say of them."""


# -- elections


def _nominate(s: Sight, q: Asked, value: list[str]) -> Reason:
    if not value:
        return Reason("nobody-stands", {"votes": elections.reserve(s)})
    if value == [s.me]:
        return Reason("stand", {"votes": elections.reserve(s)})
    return Reason("nominate", {"other": value[0], "votes": elections.reserve(s)})


def _vote(s: Sight, q: Asked, value: dict[str, list[str]]) -> Reason:
    choice = next((choice for choice, blocks in value.items() if blocks), "")
    if not choice:
        return Reason("no-vote", {})
    if any(promise["choice"] == choice for promise in s.promised(s.me, "support")):
        return Reason("word", {})
    votes = sum(s.block_value(block) for block in value[choice])
    motion = q["facts"]["motion"]
    if motion == "confidence":
        return Reason(f"confidence-{choice}", {"other": s.president, "votes": votes})
    if choice in ("yes", "no"):
        return _on_budget(s, choice)
    if choice == s.me:
        return Reason("vote-me", {"votes": votes})
    return Reason("vote-friend", {"other": choice, "votes": votes})


def _on_budget(s: Sight, choice: str) -> Reason:
    """By one's share, against the least one should take."""
    paper = s.paper("budget")
    if paper and paper["proposer"] == s.me:
        return Reason("own-budget", {"kept": s.cash})
    proposer = paper["proposer"] if paper else s.president or s.me
    share = paper["sums"].get(s.me, 0) if paper else 0
    least = in_tenths(budget.least_share(s, s.me, proposer))
    return Reason(f"budget-{choice}", {"share": share, "least": least, "other": proposer})


def _tie(s: Sight, q: Asked, value: str) -> Reason:
    return _on_budget(s, value)


def _stand(s: Sight, q: Asked, value: str) -> Reason:
    return Reason("stand-firm", {"votes": elections.reserve(s)})


def _remain(s: Sight, q: Asked, value: str) -> Reason:
    return Reason("leave-office", {"cash": s.cash})


def _no_confidence(s: Sight, q: Asked, value: str) -> Reason:
    facts = {"votes": elections.reserve(s), "other": s.president}
    return Reason("no-confidence-not" if value == "pass" else "no-confidence", facts)


def _ballot_card(s: Sight, q: Asked, value: str) -> Reason:
    if value == "pass":
        return Reason("ballot-stands", {})
    return Reason("between-rounds" if q["prompt"] == "react-V12" else "void-count", {"card": value.split(":")[1]})


# -- government


def _appoint(s: Sight, q: Asked, value: dict[str, list[str]]) -> Reason:
    """The office that is most dangerous in the wrong hands, and whose hands it is in."""
    office, seat = max(
        ((office, seat) for seat, offices in value.items() for office in offices), key=lambda one: OFFICE_WORTH[one[0]]
    )
    if any(promise["office"] == office for promise in s.promised(s.me, "appointment", seat)):
        return Reason("word", {})
    return Reason("appoint", {"office": office, "other": seat})


def _cousin(s: Sight, q: Asked, value: str) -> Reason:
    return Reason("cousin", {"office": value.split(":")[1]}) if ":" in value else Reason("leave", {})


def _lose_influence(s: Sight, q: Asked, value: str) -> Reason:
    card = value.split(":")[1]
    return Reason("lose-influence", {"card": card, "votes": s.influence_votes(s.me, card)})


# -- the budget


def _piles(s: Sight, q: Asked, value: dict[str, list[str]]) -> Reason:
    paid = {seat: notes for seat, notes in value.items() if notes}
    if not paid:
        return Reason("pay-nobody", {"kept": s.cash})
    given = sum(worth(notes) for notes in paid.values())
    votes = s.power(s.me) + sum(s.power(seat) for seat in paid)
    return Reason("pay", {"seats": list(paid), "given": given, "kept": s.cash - given, "votes": votes})


def _sums(s: Sight, q: Asked, value: dict[str, int]) -> Reason:
    return Reason("say-sums", {"amount": sum(value.values())})


def _keep_note(s: Sight, q: Asked, value: str) -> Reason:
    return Reason("keep-note", {"amount": worth([value.split(":")[1]])}) if ":" in value else Reason("leave", {})


def _alternative(s: Sight, q: Asked, value: str) -> Reason:
    return Reason("other-budget", {"aid": AID}) if value != "pass" else Reason("hold-cards", {})


def _force(s: Sight, q: Asked, value: str) -> Reason:
    share = q["facts"]["sums"].get(s.me, 0)
    proposer = s.paper("budget").get("proposer") or s.president or s.me
    return Reason("force" if value == "force" else "let-fall", {"share": share, "other": proposer, "cash": s.cash})


# -- the night


def _location(s: Sight, q: Asked, value: str) -> Reason:
    """Money counts at the Bank; there the killers look first."""
    verb, place = value.split(":")
    if verb == "exile":
        return Reason("abroad", {"cash": s.cash})
    percent = round(100 * night.danger(s, night.BANK))
    if place == night.BANK:
        return Reason("to-the-bank", {"cash": s.cash, "percent": percent})
    if s.facts["bank"] == "holiday":
        return Reason("hide-anywhere", {"place": place})
    return Reason("hide", {"place": place, "cash": s.cash, "percent": percent})


def _attempts(s: Sight, q: Asked, value: str) -> Reason:
    verb, *words = value.split(":")
    if verb == "no-more":
        return Reason("no-attempt", {})
    if verb == "burgle":
        return Reason("burgle", {"other": words[1], "purse": round(s.purse(words[1]))})
    means, victim, place = words
    percent = round(100 * night.is_at(s, victim, place))
    facts = {"other": victim, "place": place, "purse": round(s.purse(victim)), "percent": percent}
    if means == POLICE:
        return Reason("police", facts)
    return Reason("assassin", {**facts, "card": means, "cost": CARDS[means].cost})


def _shield(s: Sight, q: Asked, value: str) -> Reason:
    if value == "pass":
        return Reason("no-shield", {"cash": s.cash})
    card = value.split(":")[1]
    return Reason("shield", {"card": card, "cost": CARDS[card].cost, "cash": s.cash})


def _returning(s: Sight, q: Asked, value: str) -> Reason:
    if value == "stay":
        return Reason("stay-abroad", {"cash": s.cash})
    if s.minister is None or s.president is None or s.is_conducted() or q["facts"].get("safe"):
        return Reason("return-safely", {})
    return Reason("return", {"cash": s.cash, "other": s.minister})


def _conduct(s: Sight, q: Asked, value: str) -> Reason:
    return Reason("conduct" if value == "grant" else "no-conduct", {"other": q["facts"]["seat"]})


def _returner(s: Sight, q: Asked, value: str) -> Reason:
    seat = q["facts"]["seat"]
    return Reason("shoot-returner" if value == "kill" else "spare", {"other": seat, "purse": round(s.purse(seat))})


# -- money and cards


def _bank(s: Sight, q: Asked, value: list[str]) -> Reason:
    amount = worth([option.split(":")[1] for option in value if option.startswith("deposit:")])
    if not amount:
        return Reason("nothing-to-bank", {"cash": s.cash})
    if amount < s.cash:
        return Reason("bank-most", {"amount": amount, "kept": s.cash - amount})
    return Reason("bank", {"amount": amount})


def _pay(s: Sight, q: Asked, value: list[str]) -> Reason:
    return Reason("pay-little", {"amount": worth(value)})


def _discard(s: Sight, q: Asked, value: list[str]) -> Reason:
    return Reason("discard", {"cards": value})


def _play(s: Sight, q: Asked, value: str) -> Reason:
    verb, *words = value.split(":")
    if verb == "pass":
        return Reason("hold-cards", {})
    card = words[0]
    if verb == "lay":
        return Reason("lay", {"card": card, "votes": CARDS[card].votes})
    effect = CARDS[card].effect
    if effect in ("break-coalition", "spy") and len(words) > 1:
        return Reason(effect, {"card": card, "other": words[1]})
    if effect == "pretext":
        return Reason("pretext", {"percent": round(100 * coup.odds(s))})
    known = ("donation", "reform", "bank-holiday")
    return Reason(effect if effect in known else "play", {"card": card})


# -- the coup


def _rise(s: Sight, q: Asked, value: str) -> Reason:
    percent = round(100 * coup.odds(s))
    if value == "pass":
        return Reason("no-rising", {"percent": percent, "cash": s.cash})
    return Reason("rise", {"percent": percent})


def _movement(s: Sight, q: Asked, value: str) -> Reason:
    verb, *words = value.split(":")
    if verb == "end-turn":
        idle = s.facts["coup"] == 0 and s.me not in s.facts["rebels"]
        return Reason("sit-still", {"percent": round(100 * coup.odds(s))}) if idle else Reason("stand-fast", {})
    if verb == "move":
        return Reason("march", {"space": words[0]})
    if verb in ("land", "announce"):
        return Reason(verb, {"what": words[0]} if verb == "land" else {})
    if verb == "exile":
        return Reason("flee", {"cash": s.cash})
    return Reason("coup-card", {"card": words[0]})


def _move_units(s: Sight, q: Asked, value: dict[str, list[str]]) -> Reason:
    moved = {place: units for place, units in value.items() if units}
    if not moved:
        return Reason("stand-fast", {})
    place = max(moved, key=lambda place: len(moved[place]))
    return Reason("march-to", {"space": place, "units": len(moved[place])})


def _at_space(s: Sight, q: Asked, value: str) -> Reason:
    if value == "stay":
        return Reason("stand-fast", {})
    return Reason("land-at", {"space": value.split(":")[1]})


def _place_units(s: Sight, q: Asked, value: dict[str, int]) -> Reason:
    if not value:
        return Reason("leave", {})
    return Reason("place-units", {"space": max(value, key=lambda place: value[place])})


def _bribe_units(s: Sight, q: Asked, value: int) -> Reason:
    return Reason("bribe", {"units": value, "cash": s.cash})


def _police_reaction(s: Sight, q: Asked, value: dict[str, list[str]]) -> Reason:
    place = next((place for place, units in value.items() if units), "")
    return Reason("police-out", {"space": place}) if place else Reason("police-in", {})


def _agree(s: Sight, q: Asked, value: str) -> Reason:
    return Reason("agree" if value == "agree" else "fight-on", {})


def _propose(s: Sight, q: Asked, value: str) -> Reason:
    return Reason("propose", {})


def _side(s: Sight, q: Asked, value: str) -> Reason:
    field = Field(s)
    rebels = set(s.facts["siding"]) | {seat for seat in s.facts["rebels"] if field.sides[seat] > 0}
    centres = field.rebels_hold(rebels | {s.me})
    if s.me in s.facts["rebels"] and value == "side:rebels":
        return Reason("rebel-stays", {"centres": centres})
    wins = "side:rebels" if centres >= MAJORITY else "side:president"
    if value != wins:
        return Reason("side-dearer" if value == "side:rebels" else "side-better", {"centres": centres})
    return Reason(value.replace(":", "-"), {"centres": centres})


def _junta_vote(s: Sight, q: Asked, value: str) -> Reason:
    seat = value.split(":")[1]
    return Reason("name-me", {}) if seat == s.me else Reason("name-friend", {"other": seat})


def _squad(s: Sight, q: Asked, value: str) -> Reason:
    if value == "nobody":
        return Reason("mercy", {})
    seat = value.split(":")[1]
    return Reason("squad", {"other": seat, "purse": round(s.purse(seat))})


# -- battles


def _fire(s: Sight, q: Asked, value: list[str]) -> Reason:
    spaces = [option.split(":")[1] for option in value]
    return Reason("fire", {"spaces": spaces}) if spaces else Reason("hold-fire", {})


def _volley(s: Sight, q: Asked, value: dict[str, list[str]]) -> Reason:
    seat = next((seat for seat, units in value.items() if units), "")
    return Reason("volley", {"other": seat, "units": len(value[seat])}) if seat else Reason("hold-fire", {})


def _losses(s: Sight, q: Asked, value: list[str]) -> Reason:
    return Reason("losses", {"units": value})


def _bombard(s: Sight, q: Asked, value: str) -> Reason:
    if value == "hold-fire":
        return Reason("save-shells", {})
    _, place, seat = value.split(":")
    return Reason("bombard", {"space": place, "other": seat})


def _order(s: Sight, q: Asked, value: list[str]) -> Reason:
    return Reason("order", {"space": value[0]})


def _welcome(s: Sight, q: Asked, value: str) -> Reason:
    friendly = value in ("let-stay", "let-in")
    return Reason("welcome" if friendly else "unwelcome", {"other": q["facts"]["seat"]})


def _retreat(s: Sight, q: Asked, value: dict[str, list[str]]) -> Reason:
    return Reason("retreat", {"space": next(place for place, units in value.items() if units)})


# -- deals


def _offered(s: Sight, q: Asked, value: dict[str, Any]) -> Reason:
    parts = [*value.get("terms", []), *value.get("promises", [])]
    named = {part.get(role) for part in parts for role in ("to", "from", "by")} - {None, s.me}
    return Reason("offer", {"other": min(map(str, named))})


def _replied(s: Sight, q: Asked, value: str) -> Reason:
    deal = next(deal for deal in s.view["deals"] if deal["id"] == q["facts"]["deal"])
    gain = deals.balance(s, deal)
    if value == "accept":
        return Reason("sign", {"gain": in_tenths(gain)})
    return Reason("lose", {"loss": in_tenths(-gain)}) if gain < 0 else Reason("too-little", {"gain": in_tenths(gain)})


_WHY: Final[dict[str, Callable[[Sight, Asked, Any], Reason]]] = {
    "nominate": _nominate,
    "vote": _vote,
    "stand-or-refuse": _stand,
    "break-tie": _tie,
    "resign-now": _remain,
    "react-P2": _no_confidence,
    "react-V12": _ballot_card,
    "react-VR": _ballot_card,
    "appoint": _appoint,
    "cousin": _cousin,
    "lose-influence": _lose_influence,
    "budget-piles": _piles,
    "budget-sums": _sums,
    "keep-note": _keep_note,
    "react-P4R": _alternative,
    "force-budget": _force,
    "choose-location": _location,
    "declare-attempts": _attempts,
    "burgled": _pay,
    "react-P6R": _shield,
    "react-EXR": _shield,
    "react-P9R": _shield,
    "return-home": _returning,
    "may-return": _returning,
    "confirm-return": _returning,
    "may-flee": _movement,
    "grant-conduct": _conduct,
    "kill-returner": _returner,
    "pay": _pay,
    "bank-business": _bank,
    "discard-excess": _discard,
    "play-any": _play,
    "play-or-pass": _play,
    "start-coup": _rise,
    "movement": _movement,
    "cousin-moves": _movement,
    "move-units": _move_units,
    "helicopter-flight": _at_space,
    "land-unit": _at_space,
    "place-unit": _at_space,
    "place-units": _place_units,
    "bribe-units": _bribe_units,
    "police-reaction": _police_reaction,
    "propose-outcome": _propose,
    "agree-outcome": _agree,
    "choose-side": _side,
    "junta-vote": _junta_vote,
    "junta-tie": _junta_vote,
    "firing-squad": _squad,
    "declare-fire": _fire,
    "bombard": _bombard,
    "order-battles": _order,
    "volley": _volley,
    "choose-losses": _losses,
    "let-stay": _welcome,
    "let-in": _welcome,
    "retreat": _retreat,
    "make-offer": _offered,
    "answer-offer": _replied,
}
"""Of each prompt: why. Openings that are left alone have their reason in `_LEFT_ALONE`."""

__all__ = ["reason"]
