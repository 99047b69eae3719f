"""Pictures on printed sheets: the pictograms and vignettes of the browser's board, as SVG."""

from __future__ import annotations

import json
from functools import cache
from math import cos, pi, sin
from typing import Any, Final

from palazzo.games.final_decrees.content import CARDS
from palazzo.games.final_decrees.records import OwnCard
from palazzo.press.typesetting import HOME, CannotPrint

_GROUPS: Final = {
    "personal": "C01", "ministry": "C09", "decree": "C13", "posts": "C18", "arrows": "C22", "cards": "C25",
    "reaction": "C27", "immediate": "C31",
}  # fmt: skip
"""Whose picture a card without one wears, by group."""


_SAVING: Final = {"ink": "#000", "accent": "#555", "ground": "#fff"}
"""The colours of a picture in black on white."""

_SPOTS: Final = (
    (),
    ((32, 6, 56),),
    ((12, 8, 52), (62, 11, 46)),
    ((6, 12, 42), (42, 6, 38), (76, 16, 38)),
)
"""Where pictograms stand that say nothing of it themselves, by how many there are: left, top, size."""


@cache
def board() -> dict[str, Any]:
    """The pictures of the board."""
    found: dict[str, Any] = json.loads((HOME / "pictures.json").read_text(encoding="utf-8"))
    return found


def _drawing(name: str, whose: str) -> str:
    """A pictogram's strokes, on a field of 512 by 512."""
    drawings = board()["drawings"]
    if name not in drawings:
        raise CannotPrint("press-no-picture", {"entry": whose, "name": name})
    return str(drawings[name])


def pictogram(name: str, colour: str = "#1f2a37") -> str:
    """One pictogram in one colour."""
    inside = _drawing(name, name).replace("currentColor", colour)
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{inside}</svg>'


def badge(seat: int, saving: bool) -> str:
    """The badge of a seat."""
    mark = board()["marks"][seat]
    ground, ink = ("#fff", "#000") if saving else (mark["dark"], "#fff")
    outline = f'<path d="{mark["badge"]}" fill="{ground}" stroke="{ink}"/>'
    figure = f'<path d="{mark["figure"]}" fill="{ink}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{outline}{figure}</svg>'


def seat_colours() -> list[str]:
    """What tells the seats apart on paper, dark enough to be written with."""
    return [mark["dark"] for mark in board()["marks"]]


def colour(card: str) -> str:
    """The colour a card is framed and titled in, on light paper in both editions."""
    return str(board()["tones"]["republic"][CARDS[card].group]["accent"])


def ministry(name: str, edition: str) -> str:
    """The emblem of a ministry."""
    return pictogram(board()["ministries"][name][edition])


def decree(name: str, edition: str) -> str:
    """The picture of a decree."""
    return pictogram(board()["decrees"][name][edition])


def vignette(card: str, edition: str, saving: bool) -> str:
    """The picture of a card: pictograms with their shadow on the ground of the room."""
    kind = CARDS[card]
    own = kind.picture if isinstance(kind, OwnCard) else ()
    drawn = board()["cards"].get(card) or board()["cards"][_GROUPS[kind.group]]
    tone = _SAVING if saving else board()["tones"][edition][kind.group]
    placed = _spots(list(own) or drawn[edition])
    ground = "" if saving else (_stars(tone) if edition == "empire" else _rays(tone))
    figures = "".join(_figure(card, spot, tone["accent" if index % 2 else "ink"]) for index, spot in enumerate(placed))
    back = f'<rect width="120" height="72" fill="{tone["ground"]}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 72">{back}{ground}{figures}</svg>'


def _spots(placed: list[Any]) -> list[dict[str, Any]]:
    """Where each pictogram stands."""
    usual = _SPOTS[min(len(placed), len(_SPOTS) - 1)]
    found = []
    for one, (x, y, size) in zip(placed, usual):
        given = {"icon": one} if isinstance(one, str) else one
        found.append({"x": x, "y": y, "size": size, "turn": 0, **given})
    return found


def _figure(card: str, spot: dict[str, Any], colour: str) -> str:
    """One pictogram where it stands."""
    place = f"translate({spot['x']} {spot['y']}) scale({spot['size'] / 512}) rotate({spot['turn']} 256 256)"
    return f'<g transform="{place}">{_drawing(spot["icon"], card).replace("currentColor", colour)}</g>'


def _rays(tone: dict[str, str]) -> str:
    """Seven rays from below the middle, over a floor."""
    parts = []
    for ray in range(7):
        turn = pi - ray * pi / 7
        ends = "".join(f"L{60 + 120 * cos(at):.1f} {60 - 120 * sin(at):.1f}" for at in (turn, turn - 0.224))
        parts.append(f"M60 60{ends}Z")
    beams = f'<path d="{"".join(parts)}" fill="{tone["accent"]}" opacity=".13"/>'
    return f'{beams}<path d="M0 58Q60 52 120 58V72H0Z" fill="{tone["accent"]}" opacity=".34"/>'


def _stars(tone: dict[str, str]) -> str:
    """A star chart."""
    lines = '<circle cx="60" cy="40" r="30"/><circle cx="60" cy="40" r="46"/><path d="M0 40H120M60 0V72"/>'
    return f'<g fill="none" stroke="{tone["accent"]}" opacity=".35">{lines}</g>'
