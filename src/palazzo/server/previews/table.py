"""A round table from above, as the hall draws it: who sits there has a chair of leather in the colour of the seat."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib import resources
from math import cos, pi, sin, tau
from typing import Any, Final

PRESS: Final = "palazzo.press"
"""Its files have the marks of the seats."""
_CLOTHS: Final = {
    "final-decrees": ("#2a5a94", "#1b4377", "#102c54"),
    "final-decrees-empire": ("#2c3b49", "#1a2530", "#0e151c"),
    "junta": ("#178074", "#0f6b62", "#084840"),
    "last-will": ("#7a3069", "#5a1f4e", "#38102f"),
}
_GREEN: Final = ("#286249", "#1b4a37", "#123527")
_AWAY: Final = 66.0
"""How far chairs stand from the middle of a table of radius 47."""
_EMPTY: Final = 5
"""Chairs of a table nobody may know more of."""


@cache
def marks() -> list[dict[str, str]]:
    """What tells the seats apart."""
    found: list[dict[str, str]] = json.loads((resources.files(PRESS) / "pictures.json").read_text(encoding="utf-8"))[
        "marks"
    ]
    return found


def kin(room: str, known: Any) -> str:
    """The room itself, or the game it is an edition of, if that is known; else nothing."""
    return next((name for name in (room, room.rpartition("-")[0]) if name in known), "")


def drawing(room: str, names: list[str], winners: list[int]) -> str:
    """The table as SVG."""
    cloth = _CLOTHS.get(kin(room, _CLOTHS), _GREEN)
    seats = len(names) or _EMPTY
    chairs = "".join(_chair(seat, seats, names[seat] if names else "", seat in winners) for seat in range(seats))
    planks = "".join(
        f"M{40.4 * cos(turn):.1f} {40.4 * sin(turn):.1f}L{46.8 * cos(turn):.1f} {46.8 * sin(turn):.1f}"
        for turn in (step * tau / 40 for step in range(40))
    )
    leaves = "".join(f'<ellipse rx="34.8" ry="14.6" transform="rotate({turn})"/>' for turn in range(0, 180, 15))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-105 -105 210 210">'
        '<circle r="100" fill="#b07a54" opacity=".22"/>'
        '<circle r="100" fill="none" stroke="#b0453c" stroke-width="1" opacity=".6"/>'
        f"{chairs}"
        '<defs><radialGradient id="cloth" cx=".42" cy=".34" r=".8">'
        f'<stop offset="0" stop-color="{cloth[0]}"/><stop offset=".6" stop-color="{cloth[1]}"/>'
        f'<stop offset="1" stop-color="{cloth[2]}"/></radialGradient></defs>'
        '<circle r="47" cx="3" cy="2.8" fill="#000" opacity=".33"/>'
        '<circle r="47" fill="#6d421f" stroke="#3a200f" stroke-width="2"/><circle r="45.4" fill="#8a5a30"/>'
        f'<path d="{planks}" stroke="#543115" stroke-opacity=".47" stroke-width="1.5"/>'
        '<circle r="40.9" fill="#54311a"/><circle r="40.2" fill="#d8b25e"/><circle r="39.5" fill="url(#cloth)"/>'
        f'<g fill="none" stroke="#e8d6a4" stroke-width=".9" opacity=".28">{leaves}</g>'
        '<circle r="36.7" fill="none" stroke="#e8d6a4" stroke-width=".9" opacity=".5"/>'
        "</svg>"
    )


def _chair(seat: int, seats: int, name: str, won: bool) -> str:
    """One chair; taken, with the badge of the seat, and with the first letter of who sits there."""
    turn = 180 + 360 * seat / seats
    angle = turn * pi / 180
    place = f"translate({_AWAY * sin(angle):.1f} {-_AWAY * cos(angle):.1f})"
    if not name:
        return (
            f'<g transform="{place} rotate({turn:.1f})"><path d="M-24 -20Q0 -36 24 -20L26 18Q0 28 -26 18Z"'
            ' fill="#fffaf0" fill-opacity=".4" stroke="#80601f" stroke-width="2" stroke-dasharray="5 4"/></g>'
        )
    mark = marks()[seat % len(marks())]
    ring = "#f6d98a" if won else "#fff6e0"
    return (
        f'<g transform="{place}"><g transform="rotate({turn:.1f})">'
        '<path d="M-26 -18Q0 -34 26 -18L28 19Q0 29 -28 19Z" fill="#7b4b25" stroke="#3a200f" stroke-width="2"/>'
        f'<path d="M-20 -10Q0 -18 20 -10L22 16Q0 23 -22 16Z" fill="{mark["dark"]}"/>'
        '<path d="M-25 -17Q0 -33 25 -17L22 -9Q0 -22 -22 -9Z" fill="#9a6636" stroke="#3a200f" stroke-width="1.8"/></g>'
        f'<circle r="17" fill="{mark["ground"]}" stroke="{ring}" stroke-width="{3.5 if won else 2}"/>'
        f'<g transform="translate(-13 -13) scale(1.08)"><path d="{escape(mark["badge"])}" fill="{mark["dark"]}"/>'
        f'<path d="{escape(mark["figure"])}" fill="#fff6e0" fill-rule="evenodd"/></g></g>'
    )
