"""Sheets set by Typst: a template, its data, and the texts that did not fit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

HOME: Final = Path(__file__).parent
_FONTS: Final = HOME / "fonts"
_TEMPLATES: Final = HOME / "templates"
_OVERLONG: Final = "<overlong>"
"""How a template marks a text that does not fit its room at the smallest size."""


class CannotPrint(Exception):
    """Something keeps the press from printing: a message of the command line, and its facts."""

    def __init__(self, reason: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, Any] = facts or {}


def typeset(template: str, data: dict[str, Any]) -> tuple[bytes, list[str]]:
    """A template filled with data, as a PDF, and the names of the texts too long for their room."""
    try:
        import typst
    except ImportError:
        raise CannotPrint("press-missing") from None
    given = {"data": json.dumps(data)}
    compiler = typst.Compiler(
        _TEMPLATES / f"{template}.typ",
        root=_TEMPLATES,
        font_paths=[_FONTS],
        ignore_system_fonts=True,
        sys_inputs=given,
    )
    sheet = compiler.compile(format="pdf")
    assert isinstance(sheet, bytes)
    return sheet, sorted(set(json.loads(compiler.query(_OVERLONG, field="value"))))
