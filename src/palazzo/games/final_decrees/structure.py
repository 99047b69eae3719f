"""Control arrows: who may control whom, and how the chart may be redrawn.  [FD-1.5, FD-4.7.EXE]

An arrow change is written as two picks: what is done (`arrow-remove:REF:EXE`, `arrow-reverse:REF:EXE`,
`arrow-add`, `arrow-move:REF:EXE`) and, for the last two, the arrow's new ends (`TRE:SEC`).
"""

from __future__ import annotations

from palazzo.games.final_decrees.content import IN_PLAY, MINISTRY, MINISTRY_OF
from palazzo.games.final_decrees.state import NONE

_Chart = list[int]
"""The direct controller of each ministry, or NONE."""


def top_of(chart: _Chart, ministry: int) -> int:
    """Up the arrows to the ministry nobody controls."""
    while chart[ministry] >= 0:
        ministry = chart[ministry]
    return ministry


def is_forest(chart: _Chart, seats: int) -> bool:
    """No circle, and both ends of every arrow in play."""
    playing = IN_PLAY[seats]
    for ministry, upper in enumerate(chart):
        if upper >= 0 and (ministry not in playing or upper not in playing):
            return False
        steps = 0
        while upper >= 0:
            steps += 1
            if steps > len(chart):
                return False
            upper = chart[upper]
    return True


def arrows(chart: _Chart) -> list[tuple[int, int]]:
    """All arrows, from controller to controlled."""
    return [(upper, lower) for lower, upper in enumerate(chart) if upper >= 0]


def _new_arrows(chart: _Chart, seats: int) -> list[tuple[int, int]]:
    """Every arrow that may be added: onto a ministry without a controller, closing no circle."""
    playing = IN_PLAY[seats]
    tops = {ministry: top_of(chart, ministry) for ministry in playing}
    return [(upper, lower) for lower in playing if chart[lower] < 0 for upper in playing if tops[upper] != lower]


def first_words(chart: _Chart, seats: int, start: _Chart) -> list[str]:
    """What may be done to the chart so that the result is legal and, if given, not `start`."""
    words = []
    for upper, lower in arrows(chart):
        arrow = f"{MINISTRY[upper]}:{MINISTRY[lower]}"
        if not start or redrawn(chart, f"arrow-remove:{arrow}") != start:
            words.append(f"arrow-remove:{arrow}")
        if chart[upper] < 0 and (not start or redrawn(chart, f"arrow-reverse:{arrow}") != start):
            words.append(f"arrow-reverse:{arrow}")
        words.append(f"arrow-move:{arrow}")
    if ends(chart, seats, "arrow-add", start):
        words.insert(0, "arrow-add")
    return words


def ends(chart: _Chart, seats: int, first: str, start: _Chart) -> list[str]:
    """Where the new or moved arrow may go."""
    bare = _lifted(chart, first)
    return [
        f"{MINISTRY[upper]}:{MINISTRY[lower]}"
        for upper, lower in _new_arrows(bare, seats)
        if not (first != "arrow-add" and chart[lower] == upper)
        and (not start or _with_arrow(bare, upper, lower) != start)
    ]


def _lifted(chart: _Chart, first: str) -> _Chart:
    """The chart without the arrow that is moved."""
    bare = chart[:]
    if first.startswith("arrow-move:"):
        bare[MINISTRY_OF[first.split(":")[2]]] = NONE
    return bare


def _with_arrow(chart: _Chart, upper: int, lower: int) -> _Chart:
    """The chart with one more arrow."""
    drawn = chart[:]
    drawn[lower] = upper
    return drawn


def redrawn(chart: _Chart, first: str, end: str = "") -> _Chart:
    """The chart after one change."""
    verb, *arrow = first.split(":")
    if verb in ("arrow-add", "arrow-move"):
        upper, lower = (MINISTRY_OF[name] for name in end.split(":"))
        return _with_arrow(_lifted(chart, first), upper, lower)
    upper, lower = (MINISTRY_OF[name] for name in arrow)
    drawn = _with_arrow(chart, NONE, lower)
    return _with_arrow(drawn, lower, upper) if verb == "arrow-reverse" else drawn
