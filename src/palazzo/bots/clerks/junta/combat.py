"""Combat: whom to fire at, whom to lose, when to let stay, where to fall back."""

from __future__ import annotations

from typing import Final

from palazzo.bots.clerks.junta.forces import Field, strength
from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight
from palazzo.bots.clerks.junta.weights import W
from palazzo.games.junta.content import CENTRES, GUNS, PALACE, SPACE_OF

_HITS: Final = 1 / 6


def _enmity_at(field: Field, seat: str) -> float:
    """How far somebody is on the other side, from 0 to 1; who has not shown his side, hardly."""
    return max(0.0, -field.sides[seat] * field.side)


def _odds_at(field: Field, space: int) -> tuple[float, float]:
    """Strength of one's own and one's friends in a space, and of the enemies."""
    ours = theirs = 0.0
    for seat, kinds in field.units.get(space, {}).items():
        force = sum((strength(kind) for kind in kinds), 0.0)
        if seat == field.s.me:
            ours += force
        else:
            ours += 0.5 * force * max(0.0, field.sides[seat] * field.side)
            theirs += force * _enmity_at(field, seat)
    return ours, theirs


def _may_fire(s: Sight) -> bool:
    """In the Rebellion whoever fires is a rebel, so only rebels do."""
    return s.facts["coup"] != 0 or s.me in s.facts["rebels"]


def declare_fire(s: Sight, q: Asked) -> Ranking:
    """Where enemies stand in a centre, or one is much the stronger; never where only friends are."""
    if not _may_fire(s):
        return [(0.0, [])]
    field = Field(s)
    chosen = [option for option in q["options"] if _wants_battle(field, SPACE_OF[option.split(":")[1]])]
    ranking: Ranking = [(1.0, chosen)]
    if chosen:
        ranking.append((0.0, []))
    return ranking


def _wants_battle(field: Field, space: int) -> bool:
    """Enemies are there, and one can face them."""
    ours, theirs = _odds_at(field, space)
    needed = W.blood if space in CENTRES else 2 * W.blood
    return theirs >= 0.5 and ours >= needed * theirs


def volley(s: Sight, q: Asked) -> Ranking:
    """All guns at the strongest enemy; a shot back at whoever fires; nothing at friends."""
    field = Field(s)
    space = SPACE_OF[q["facts"]["space"]]
    ranking: Ranking = [] if q["least"] else [(0.05, {})]
    fired = _shooters(s)
    for place in q["places"]:
        kinds = field.of(space, place)
        hatred = max(_enmity_at(field, place), 0.6 if place in fired else 0.0)
        force = sum((strength(kind) for kind in kinds), 0.0)
        if not _may_fire(s):
            hatred = 0.0
        if hatred > 0:
            ranking.append((hatred * (1 + force), {place: list(q["items"])}))
        elif q["least"]:
            ranking.append((0.0, {place: q["items"][: q["least"]]}))
    return ranking


def _shooters(s: Sight) -> set[str]:
    """Who has fired at oneself in this battle."""
    found = set()
    for line in reversed(s.view["log"]):
        if line["event"] == "fires" and line["other"] == s.me:
            found.add(line["seat"])
        elif line["event"] not in ("fires", "units-lost"):
            break
    return found


def losses(s: Sight, q: Asked) -> Ranking:
    """The weakest go first: so they are named."""
    count = q["least"]
    ranking: Ranking = [(1.0, q["options"][:count])]
    if q["options"][-count:] != q["options"][:count]:
        ranking.append((0.0, q["options"][-count:]))
    return ranking


def bombard(s: Sight, q: Asked) -> Ranking:
    """The thickest crowd of enemies, in a centre rather than elsewhere; the Palace only as a rebel."""
    field = Field(s)
    dice = GUNS[q["facts"]["gun"]].dice
    ranking: Ranking = []
    for option in q["options"]:
        if option == "hold-fire":
            ranking.append((W.air_strike if q["facts"]["gun"] == "air_strike" else W.shell, option))
            continue
        _, place, seat = option.split(":")
        space = SPACE_OF[place]
        force = sum((strength(kind) for kind in field.of(space, seat)), 0.0)
        worth = _enmity_at(field, seat) * min(_HITS * dice, force) * (W.centre if space in CENTRES else 1.0)
        if s.me not in s.facts["rebels"] and (space == PALACE or s.facts["coup"] == 0):
            worth = -1.0
        ranking.append((worth, option))
    return ranking


def order_battles(s: Sight, q: Asked) -> Ranking:
    """The battles most surely won come first."""
    field = Field(s)

    def margin(place: str) -> float:
        ours, theirs = _odds_at(field, SPACE_OF[place])
        return theirs - ours

    order = sorted(q["items"], key=margin)
    return [(1.0, order), (0.0, order[::-1])] if len(order) > 1 else [(1.0, order)]


def let_stay(s: Sight, q: Asked) -> Ranking:
    """Friends may stay; and those one has promised it to."""
    return _welcome(s, q["facts"]["seat"], "let-stay", "drive-out")


def let_in(s: Sight, q: Asked) -> Ranking:
    """Let in the retreating units of friends."""
    return _welcome(s, q["facts"]["seat"], "let-in", "refuse")


def _welcome(s: Sight, seat: str, yes: str, no: str) -> Ranking:
    """By side, and by one's word."""
    field = Field(s)
    value = field.sides[seat] * field.side - 0.1
    if s.gave_word("let-retreat", seat):
        value += s.word
    return [(value, yes), (0.0, no)]


def retreat(s: Sight, q: Asked) -> Ranking:
    """All together, to where one can go on from, but not into the arms of an enemy who will not have them."""
    field = Field(s)
    ranking: Ranking = []
    for place in q["places"]:
        space = SPACE_OF[place]
        hosts = [seat for seat in field.units.get(space, {}) if seat != s.me]
        barred = sum((0.5 for seat in hosts if field.sides[seat] * field.side <= 0), 0.0)
        ranking.append((field.pull[space] + (0.3 if space in CENTRES else 0.0) - barred, {place: list(q["items"])}))
    return ranking
