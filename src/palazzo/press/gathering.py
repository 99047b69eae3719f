"""Writes `pictures.json`: the pictures of the browser's board and the marks of its seats, with the drawings they need.

`make pictures` runs it after the board's pictures have changed; it wants the client's packages (`make web`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_HOME: Final = Path(__file__).parent
_WEB: Final = _HOME.parents[2] / "web"
_BOARD: Final = _WEB / "src/boards/final-decrees/pictures.json"
_MARKS: Final = _WEB / "src/look/faces/marks.json"
PICTOGRAMS: Final = _WEB / "node_modules/@iconify-json/game-icons/icons.json"
_DRAWN: Final = ("cards", "ministries", "decrees", "signs")
"""The kinds of things whose pictures are printed."""


def gathered() -> dict[str, Any]:
    """The pictures of the board and the drawings they need."""
    board = json.loads(_BOARD.read_text(encoding="utf-8"))
    pictures = {kind: board[kind] for kind in _DRAWN}
    drawings = json.loads(PICTOGRAMS.read_text(encoding="utf-8"))["icons"]
    return {
        **pictures,
        "tones": board["tones"],
        "marks": json.loads(_MARKS.read_text(encoding="utf-8")),
        "drawings": {name: drawings[name]["body"] for name in sorted(_named(list(pictures.values())))},
    }


def _named(value: Any) -> set[str]:
    """The pictograms named anywhere in this part of the pictures."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, list):
        return {name for one in value for name in _named(one)}
    if isinstance(value, dict):
        return {name for key, one in value.items() if key != "tone" for name in _named(one)}
    return set()


if __name__ == "__main__":
    text = json.dumps(gathered(), ensure_ascii=False, indent=1, sort_keys=True)
    (_HOME / "pictures.json").write_text(f"{text}\n", encoding="utf-8")
