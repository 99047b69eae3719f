"""Data files of the games: read as TOML, checked field by field, with errors that name the file and the entry."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any

from palazzo.kernel.errors import BadContent


class Page:
    """One entry of a data file. Each field is asked for by name and type; what was not asked for is a mistake."""

    def __init__(self, file: str, name: str, fields: Any) -> None:
        self.file = file
        self.name = name
        if not isinstance(fields, dict):
            raise BadContent("content-not-a-table", {"file": file, "entry": name})
        self.fields: dict[str, Any] = dict(fields)

    def word(self, field: str, among: list[str] | None = None) -> str:
        """A text, if wanted one of some."""
        value = self.take(field, None)
        if not isinstance(value, str) or (among is not None and value not in among):
            self.wrong(field, value, "one of " + ", ".join(among) if among else "a text")
        return str(value)

    def number(self, field: str, least: int = 0, default: int | None = None) -> int:
        """A whole number, at least so much."""
        value = self.take(field, default)
        if type(value) is not int or value < least:
            self.wrong(field, value, f"a whole number from {least} up")
        return int(value)

    def words(self, field: str, among: list[str] | None = None, default: list[str] | None = None) -> list[str]:
        """A list of texts, if wanted each one of some."""
        value = self.take(field, default)
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            self.wrong(field, value, "a list of texts")
        for item in value:
            if among is not None and item not in among:
                self.wrong(field, item, "each one of " + ", ".join(among))
        return list(value)

    def take(self, field: str, default: Any) -> Any:
        """Take a field out of the page, unchecked; its default if it is not there."""
        if field not in self.fields:
            if default is None:
                raise BadContent("content-missing", {"file": self.file, "entry": self.name, "field": field})
            return default
        return self.fields.pop(field)

    def end(self) -> None:
        """All fields have been asked for."""
        for field in self.fields:
            raise BadContent("content-unknown", {"file": self.file, "entry": self.name, "field": field})

    def wrong(self, field: str, value: Any, wanted: str) -> None:
        """This field does not say what it should."""
        raise BadContent(
            "content-wrong",
            {"file": self.file, "entry": self.name, "field": field, "value": repr(value), "wanted": wanted},
        )


def read_pages(package: str, file: str, section: str, text: str | None = None) -> list[Page]:
    """The entries of one section of a game's data file; `text` stands in for the file in tests."""
    try:
        if text is None:
            text = (resources.files(package) / "content" / file).read_text(encoding="utf-8")
        pages = tomllib.loads(text)[section]
    except (OSError, KeyError, tomllib.TOMLDecodeError) as error:
        raise BadContent("content-unreadable", {"file": file, "why": str(error)}) from None
    if not isinstance(pages, list):
        raise BadContent("content-unreadable", {"file": file, "why": f"{section} is not a list of entries"})
    found = []
    seen: set[str] = set()
    for index, fields in enumerate(pages):
        name = fields.get("id") if isinstance(fields, dict) else None
        if not isinstance(name, str):
            name = f"entry {index + 1}"
        if name in seen:
            raise BadContent("content-twice", {"file": file, "entry": name})
        seen.add(name)
        found.append(Page(file, name, fields))
    return found
