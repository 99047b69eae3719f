"""Saved matches on disk: a match's own document, alone or with the terminal's settings beside it.

The terminal writes `{"terminal": {...}, "match": {...}}`; the match inside is exactly what `match.save()` gives, and a
bare one is read as well.
"""

from __future__ import annotations

import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import palazzo
from palazzo import BadSave, Match


def read(path: Path) -> tuple[Match, dict[str, Any]]:
    """A saved match with the terminal's settings, if it has any; OSError or BadSave says why not."""
    raw = path.read_bytes()
    try:
        document = json.loads(raw)
    except (ValueError, RecursionError):
        return palazzo.load_match(raw), {}
    if not isinstance(document, dict) or "match" not in document:
        return palazzo.load_match(raw), {}
    if not isinstance(document["match"], dict):
        raise BadSave("save-foreign")
    settings = document.get("terminal")
    return palazzo.load_match(document["match"]), settings if isinstance(settings, dict) else {}


def write(path: Path, match: Match, settings: dict[str, Any]) -> None:
    """Save a match whole or not at all."""
    document = {"terminal": settings, "match": json.loads(match.save())}
    text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.replace(draft, path)
    except BaseException:
        os.unlink(draft)
        raise


def fresh_path(game: str) -> Path:
    """A file of its own for a match, in the current folder."""
    stem = f"palazzo-{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = Path(f"{stem}.json")
    number = 2
    while path.exists():
        path = Path(f"{stem}-{number}.json")
        number += 1
    return path
