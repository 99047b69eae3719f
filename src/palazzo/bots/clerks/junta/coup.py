"""The coup: when to rise and with whom, where to march, which cards to play, which side to take in the end."""

from __future__ import annotations

from math import exp
from typing import Final

from palazzo.bots.clerks.junta.forces import (
    MAJORITY,
    REBEL,
    Field,
    commanded,
    grievance,
    home_of,
    marches,
    my_side,
    promised_side,
    strength,
    sympathy,
)
from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight
from palazzo.bots.clerks.junta.weights import W
from palazzo.games.junta.content import CARDS, CENTRES, NEXT_TO, SPACE, SPACE_OF

_LAST_PHASE: Final = 6
_NOTHING_GAINED: Final = 0.02
_CROWDS: Final = ("C01", "C02", "C03", "C04", "C05", "C10")


# -- rising


def rising(s: Sight) -> float:
    """What it would bring to lead a coup now, the presidency and a purse, with its odds; below 0, better not."""
    if s.president in (None, s.me):
        return -10.0
    win = odds(s)
    purse = max((s.purse(seat) for seat in s.rivals_here()), default=0.0)
    prize = s.reign() + s.in_hand() * purse + max(0.0, s.enmity(s.president or s.me)) * W.mischief
    return win * prize - (1 - win) * _at_risk(s) - W.rising


def _joining(s: Sight) -> float:
    """What it would bring to join: no more than another President, for the chance of a bullet."""
    wish = sympathy(s) - W.joining + (odds(s) - 0.5)
    if s.gave_word("side"):
        wish += s.word if promised_side(s) == "rebels" else -s.word
    return wish - W.caution * (1 - odds(s)) * _at_risk(s)


def _at_risk(s: Sight) -> float:
    """What a beaten rebel may lose before the squad, and at a Bank that is at lunch."""
    lunch = W.caution * s.cash if s.location == "bank" and s.facts["bank"] == "lunch" else 0.0
    return W.squad * (s.cash * max(0.5, s.in_hand()) + s.life()) + lunch


def odds(s: Sight) -> float:
    """The chance that a rising wins, by the forces that are for it, against it, and sitting still."""
    rebels = set(s.facts["rebels"]) | {s.me}
    forward = sum((commanded(s, seat) for seat in rebels), 0.0) + sum((_crowd(card) for card in s.hand), 0.0)
    against = commanded(s, s.president or s.me)
    for seat in s.rivals_here():
        if seat in rebels or seat == s.president:
            continue
        share = _discontent(s, seat)
        forward += share * commanded(s, seat)
        against += (1 - share) * W.idle * commanded(s, seat)
    return 1 / (1 + exp(-W.odds * (forward / max(1.0, against) - W.even)))


def _crowd(card: str) -> float:
    """What a card brings into the streets."""
    return sum((strength(units.kind) * units.number for units in CARDS[card].units), 0.0)


def _discontent(s: Sight, seat: str) -> float:
    """How likely somebody is to join: unpaid, behind, and with little to lose."""
    wish = grievance(s, seat) - W.joining - W.purse_fear * s.apparent(seat)
    return 1 / (1 + exp(-3 * wish))


def start_coup(s: Sight, q: Asked) -> Ranking:
    """Pass, unless a rising pays; then the street first, the brigades after."""
    wish = rising(s)
    ranking: Ranking = [(0.0, "pass")]
    if len(q["options"]) == 1:
        return ranking
    field = Field(s, REBEL)
    for option in q["options"]:
        if option != "pass":
            ranking.append((wish + 0.1 * _action(s, field, option), option))
    return ranking


# -- movement


def movement(s: Sight, q: Asked) -> Ranking:
    """What helps one's side most, one thing after another; in the Rebellion only rebels, and those who join, move."""
    field = Field(s)
    if s.facts["coup"] == 0 and s.me not in s.facts["rebels"]:
        if _joining(s) <= 0:
            return [(0.0, "end-turn")]
        field = Field(s, REBEL)
    ranking: Ranking = [(_NOTHING_GAINED, "end-turn")]
    for option in q["options"]:
        if option != "end-turn":
            ranking.append((_action(s, field, option), option))
    return ranking


def _action(s: Sight, field: Field, option: str) -> float:
    """What an action is worth on the map."""
    verb, *words = option.split(":")
    if verb == "move":
        return _best_march(s, field, SPACE_OF[words[0]])
    if verb == "land":
        return W.landing
    if verb == "announce":
        return W.announcing
    if verb == "exile":
        return _flight(s, field)
    return _card_in_coup(s, field, words)


def _best_march(s: Sight, field: Field, space: int) -> float:
    """The best way out of a space."""
    units = _movable(s, space)
    return max((worth for worth, _ in marches(field, space, units, list(NEXT_TO[space]))), default=-1.0)


def _movable(s: Sight, space: int) -> list[str]:
    """One's own units in a space that have not moved, nor are held."""
    place = next(place for place in s.view["table"]["places"] if place["id"] == SPACE[space])
    return [
        group["kind"]
        for group in place["units"]
        if group["by"] == s.me and not group["moved"] and group["kind"] not in s.facts["frozen"]
        for _ in range(group["count"])
    ]


def move_units(s: Sight, q: Asked) -> Ranking:
    """The best march out of the space chosen."""
    space = SPACE_OF[q["facts"]["space"]]
    field = Field(s, REBEL if s.facts["coup"] in (None, 0) else None)
    beside = [SPACE_OF[place] for place in q["places"]]
    return list(marches(field, space, q["items"], beside))


def land(s: Sight, q: Asked) -> Ranking:
    """Where one unit tips most."""
    field = Field(s, REBEL if s.facts["coup"] in (None, 0) else None)
    ranking: Ranking = []
    for option in q["options"]:
        space = SPACE_OF[option.split(":")[1]]
        ranking.append((field.worth({space: 1.0}) + 0.05 * field.pull[space], option))
    return ranking


def fly(s: Sight, q: Asked) -> Ranking:
    """The helicopter goes on to a centre that needs it."""
    field = Field(s)
    ranking: Ranking = [(0.0, "stay")]
    for option in q["options"]:
        if option != "stay":
            ranking.append((field.pull[SPACE_OF[option.split(":")[1]]] - 0.6, option))
    return ranking


def place_units(s: Sight, q: Asked) -> Ranking:
    """Too few for all places: fill those nearest to a centre first."""
    field = Field(s)
    left = q["least"]
    amounts: dict[str, int] = {}
    for place in sorted(q["places"], key=lambda place: -field.pull[SPACE_OF[place]]):
        amounts[place] = min(left, q["caps"][q["places"].index(place)])
        left -= amounts[place]
    return [(1.0, {place: amount for place, amount in amounts.items() if amount})]


def _flight(s: Sight, field: Field) -> float:
    """Into the embassy when the cause is lost and the purse is full."""
    lost = s.facts["coup"] == _LAST_PHASE and field.rebels_hold(set(s.facts["rebels"])) < MAJORITY
    return W.flight * s.cash - 0.8 if lost and s.me in s.facts["rebels"] else -1.0


def flee(s: Sight, q: Asked) -> Ranking:
    """What exile is worth while others move, or when sides are chosen."""
    worth = _flight(s, Field(s))
    return [(worth, option) for option in q["options"]]


# -- cards of the coup


def _card_in_coup(s: Sight, field: Field, words: list[str]) -> float:
    """Crowds and guards where they count, bribes where they turn a space, the rest against the strongest enemy."""
    card = CARDS[words[0]]
    if card.effect == "place-units":
        return W.crowd + W.crowd_unit * _crowd(card.id)
    if card.effect in ("bribe", "bribe-crowd"):
        return bribe(s, field, SPACE_OF[words[1]], card.bribes)
    if card.effect in ("freeze", "send-away"):
        return _against_brigade(s, field, words[1], away=card.effect == "send-away")
    return -1.0


def bribe(s: Sight, field: Field, space: int, kinds: tuple[str, ...]) -> float:
    """Half of what one pays for comes over."""
    if s.cash < 1:
        return -1.0
    hostile = sum(
        (
            sum((strength(kind) for kind in units if kind in kinds), 0.0)
            for seat, units in field.units.get(space, {}).items()
            if seat != s.me and field.sides[seat] * field.side <= 0
        ),
        0.0,
    )
    return W.bribe * min(hostile, s.cash) * (W.centre if space in CENTRES else 1.0) - W.bribe_price


def _against_brigade(s: Sight, field: Field, brigade: str, away: bool) -> float:
    """Only against a brigade of the other side."""
    owner = next((seat for seat in s.seats if brigade in s.offices(seat)), None)
    if owner is None or owner == s.me or field.sides[owner] * field.side > 0:
        return -1.0
    at_home = len(field.of(home_of(brigade), owner))
    return W.crowd + W.crowd_unit * (min(3, at_home) if away else 0)


def bribe_units(s: Sight, q: Asked) -> Ranking:
    """As many as money that must not be banked tonight can buy."""
    most = min(q["most"], max(q["least"], s.cash // 2))
    return [(float(number if number <= most else -number), number) for number in range(q["least"], q["most"] + 1)]


def place_unit(s: Sight, q: Asked) -> Ranking:
    """Where it is nearest to what is still to do."""
    field = Field(s, REBEL if s.facts["coup"] in (None, 0) else None)
    return [(field.pull[SPACE_OF[option.split(":")[1]]], option) for option in q["options"]]


def police_reaction(s: Sight, q: Asked) -> Ranking:
    """A loyal Minister meets a crowd that stands next to a centre with half his men; a rebel lets it pass."""
    ranking: Ranking = [(0.0, {})]
    if sympathy(s) > W.inertia or s.me in s.facts["rebels"]:
        return ranking
    idle = [unit for unit in q["items"] if SPACE_OF[unit.split(":")[1]] not in CENTRES]
    for place in q["places"]:
        near = any(other in CENTRES for other in NEXT_TO[SPACE_OF[place]])
        if idle and near:
            ranking.append((0.5, {place: idle[: max(1, len(idle) // 2)]}))
    return ranking


# -- how it ends


def agree(s: Sight, q: Asked) -> Ranking:
    """To what one would have fought for; or when there is nothing left to fight with."""
    field = Field(s)
    wanted = "rebels" if field.side == REBEL else "president"
    if q["facts"]["outcome"] == wanted:
        return [(1.0, "agree"), (0.0, "fight-on")]
    safe = s.me not in s.facts["rebels"] and s.me != s.president
    return [(1.0 if _is_hopeless(s, field) and (safe or not s.cash) else -1.0, "agree"), (0.0, "fight-on")]


def _is_hopeless(s: Sight, field: Field) -> bool:
    """One's own side has no unit left on the map."""
    return not any(
        field.sides[seat] * field.side > 0 and kinds for here in field.units.values() for seat, kinds in here.items()
    )


def propose(s: Sight, q: Asked) -> Ranking:
    """The guns fall silent when the rebels have none left: the President's friends say so."""
    rebels = set(s.facts["rebels"])
    standing = any(group["by"] in rebels for place in s.view["table"]["places"] for group in place["units"])
    if standing or my_side(s) == REBEL:
        return []
    return [(1.0, "stop:president")]


def choose_side(s: Sight, q: Asked) -> Ranking:
    """A rebel stays one; the others weigh President against Leader, and like to have won."""
    field = Field(s)
    rebels = set(s.facts["siding"]) | {seat for seat in s.facts["rebels"] if field.sides[seat] > 0}
    with_me = field.rebels_hold(rebels | {s.me}) >= MAJORITY
    value = sympathy(s) - W.inertia + (W.winner if with_me else -W.winner)
    if s.me in s.facts["rebels"]:
        value += s.word
    if s.gave_word("side"):
        value += s.word if promised_side(s) == "rebels" else -s.word
    return [(value, "side:rebels"), (-value, "side:president")]


def junta_vote(s: Sight, q: Asked) -> Ranking:
    """For oneself; else for the dearest."""
    return [(10.0 if option == f"name:{s.me}" else -s.enmity(option.split(":")[1]), option) for option in q["options"]]


def firing_squad(s: Sight, q: Asked) -> Ranking:
    """The fullest purse, and the worst enemy."""
    ranking: Ranking = [(0.0, "nobody")]
    for option in q["options"]:
        if option != "nobody":
            seat = option.split(":")[1]
            word = s.word if s.gave_word("no-attempt", seat) else 0.0
            ranking.append((W.example + s.purse(seat) + s.enmity(seat) - word, option))
    return ranking
