"""The government: which office to whom, and what the cousin takes."""

from __future__ import annotations

from typing import Final

from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight
from palazzo.bots.clerks.junta.weights import OFFICE_WORTH

_FEW: Final = 3
"""Governments worth a second thought."""
_TINY: Final = 1e-9


def appoint(s: Sight, q: Asked) -> Ranking:
    """Police and brigades to those one trusts most, ships and planes to the others; one's word is kept."""
    danger = {seat: _suspicion(s, seat) for seat in q["places"]}
    fit = {
        (seat, office): _fitness(s, seat, office, danger[seat]) for seat in q["places"] for office in set(q["items"])
    }
    offices: list[str] = list(q["items"])
    hopes = [0.0]
    for office in reversed(offices):
        hopes.append(hopes[-1] + max(fit[seat, office] for seat in q["places"]))
    found: list[tuple[float, dict[str, list[str]]]] = []
    _fill(q, offices, hopes, fit, {}, 0.0, found)
    return [(worth, offices) for worth, offices in found]


def _suspicion(s: Sight, seat: str) -> float:
    """Ill will, and how far ahead somebody is: whom one would not hand a pistol."""
    return 1.0 + s.enmity(seat) + (-0.5 if not s.here(seat) else 0.0) + 0.03 * s.power(seat)


def _fill(
    q: Asked,
    offices: list[str],
    hopes: list[float],
    fit: dict[tuple[str, str], float],
    given: dict[str, list[str]],
    worth: float,
    found: list[tuple[float, dict[str, list[str]]]],
) -> None:
    """Every lawful government, the few best kept; none is gone through that cannot be one of them.

    Hopes are the most that the last so many offices can come to.
    """
    places: list[str] = q["places"]
    if len(found) == _FEW and worth + hopes[len(offices)] < found[-1][0] - _TINY:
        return
    if not offices:
        if len(found) < _FEW or worth > found[-1][0]:
            found.append((worth, {seat: list(held) for seat, held in given.items()}))
            found.sort(key=lambda one: -one[0])
            del found[_FEW:]
        return
    office, rest = offices[0], offices[1:]
    empty = sum(not given.get(seat) for seat in places)
    for seat in places:
        held = given.get(seat, [])
        if len(held) >= q["room"][seat][1] or (held and empty >= len(offices)):
            continue
        if office in q["rivals"] and any(other in q["rivals"] for other in held):
            continue
        given[seat] = [*held, office]
        _fill(q, rest, hopes, fit, given, worth + fit[seat, office], found)
        given[seat] = held


def _fitness(s: Sight, seat: str, office: str, danger: float) -> float:
    """Better the less it can be turned against oneself."""
    promised = any(promise["office"] == office for promise in s.promised(s.me, "appointment", seat))
    return (s.word if promised else 0.0) - OFFICE_WORTH[office] * danger


def cousin(s: Sight, q: Asked) -> Ranking:
    """The strongest office there is; nothing is gained by waiting."""
    return [(OFFICE_WORTH[o.split(":")[1]] if ":" in o else 0.0, o) for o in q["options"]]


def lose_influence(s: Sight, q: Asked) -> Ranking:
    """Lose the Influence worth least."""
    ranking: Ranking = []
    for option in q["options"]:
        card = option.split(":")[1]
        ranking.append((-float(s.influence_votes(s.me, card)) - s.card_worth(card) / 10, option))
    return ranking
