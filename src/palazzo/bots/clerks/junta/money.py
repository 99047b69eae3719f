"""Money: what to bank, with which notes to pay."""

from __future__ import annotations

from typing import Final

from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight, few_notes, worth
from palazzo.games.junta.content import CARDS

_PURPOSES: Final = ("shield", "attempt", "overtime")


def bank(s: Sight, q: Asked) -> Ranking:
    """Everything to Switzerland, but what a shield or an assassin in hand would cost; nothing ever comes back."""
    deposits = [option for option in q["options"] if option.startswith("deposit:")]
    small = few_notes(s.notes, _petty_cash(s)) if _petty_cash(s) else []
    most = list(deposits)
    for note in small:
        most.remove(f"deposit:{note}")
    ranking: Ranking = [(1.0, most), (0.5, deposits), (0.0, [])]
    return ranking


def _petty_cash(s: Sight) -> int:
    """What one's cards may cost next year, if there is one."""
    if s.is_last_year():
        return 0
    costs = [CARDS[card].cost for card in s.hand if CARDS[card].effect in _PURPOSES]
    credit: int = s.people[s.me]["credits"]
    return max(0, max(costs, default=0) - credit)


def pay(s: Sight, q: Asked) -> Ranking:
    """Pay as little as will do, in as few notes."""
    notes = few_notes(q["options"], q["total"])
    ranking: Ranking = [(1.0, notes)]
    large = [note for note in sorted(q["options"], reverse=True) if worth([note]) >= q["total"]]
    if large:
        ranking.append((0.5, large[-1:]))
    return ranking
