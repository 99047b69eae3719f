"""Draws the picture of a link, in a process of its own: what is told comes in as JSON, a PNG goes out."""

from __future__ import annotations

import json
import sys
from importlib import resources
from pathlib import Path
from typing import Any, Final

from palazzo.server.previews import table

_HOME: Final = Path(__file__).parent
WIDTH: Final = 1200
HEIGHT: Final = 630
_POINTS: Final = 72
"""A point of the template is a pixel of the picture."""
_TYPES: Final = {
    "final-decrees": "Courier Prime",
    "final-decrees-empire": "Cinzel",
    "junta": "Righteous",
    "last-will": "Abril Fatface",
}
"""The type of each room's headlines."""


def drawn(told: dict[str, Any]) -> bytes:
    """The picture."""
    import typst

    room = told["room"]
    sign = table.kin(room, {file.stem for file in (_HOME / "medallions").glob("*.svg")}) or "house"
    given = {
        **told,
        "width": WIDTH,
        "height": HEIGHT,
        "display": _TYPES.get(table.kin(room, _TYPES), "Bodoni Moda"),
        "medallion": (_HOME / "medallions" / f"{sign}.svg").read_text(encoding="utf-8"),
        "table": table.drawing(room, list(told["names"]), list(told["winners"])),
        "seats": [
            {"name": name, "colour": table.marks()[seat % len(table.marks())]["dark"], "won": seat in told["winners"]}
            for seat, name in enumerate(told["names"])
            if name
        ],
    }
    compiler = typst.Compiler(
        _HOME / "picture.typ",
        root=_HOME,
        font_paths=[Path(str(resources.files(table.PRESS) / "fonts"))],
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(given)},
    )
    picture = compiler.compile(format="png", ppi=_POINTS)
    assert isinstance(picture, bytes)
    return picture


if __name__ == "__main__":
    sys.stdout.buffer.write(drawn(json.load(sys.stdin)))
