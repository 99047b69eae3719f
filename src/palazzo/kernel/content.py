"""Data files of the games: read as TOML into records, with errors that name the file, the entry and the field."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from importlib import resources
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from palazzo.kernel.errors import BadContent


class Page:
    """One entry of a data file, not yet read."""

    def __init__(self, file: str, name: str, fields: Any) -> None:
        self.file = file
        self.name = name
        if not isinstance(fields, dict):
            raise BadContent("content-not-a-table", {"file": file, "entry": name})
        self.fields: dict[str, Any] = dict(fields)

    def wrong(self, field: str, value: Any, wanted: str) -> None:
        """This field does not say what it should."""
        raise wrong(self.file, self.name, field, value, wanted)


def read_pages(package: str, file: str, section: str, text: str | None = None) -> list[Page]:
    """The entries of one section of a game's data file; `text` stands in for the file in tests."""
    try:
        if text is None:
            text = (resources.files(package) / "content" / file).read_text(encoding="utf-8")
        pages = tomllib.loads(text).get(section)
    except (OSError, tomllib.TOMLDecodeError) as error:
        raise BadContent("content-unreadable", {"file": file, "why": str(error)}) from None
    if pages is None:
        raise BadContent("content-unreadable", {"file": file, "why": f"there is no [[{section}]] in it"})
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


# -- records

R = TypeVar("R")


def read_records(package: str, file: str, section: str, kind: type[R], text: str | None = None) -> list[R]:
    """The entries of one section of a game's data file, each as a record of this kind."""
    return [read_record(page, kind) for page in read_pages(package, file, section, text)]


def read_record(page: Page, kind: type[R]) -> R:
    """One entry as a record."""
    try:
        return msgspec.convert(page.fields, kind)
    except msgspec.ValidationError as error:
        raise _fault(page, kind, str(error)) from None


def check_words(file: str, entry: str, field: str, words: Iterable[str], among: list[str]) -> None:
    """Each of these words is one of some that other entries name."""
    for word in words:
        if word not in among:
            raise wrong(file, entry, field, word, _one_of(among))


# -- what is wrong with an entry


def missing(file: str, entry: str, field: str) -> BadContent:
    """An entry lacks a field."""
    return BadContent("content-missing", {"file": file, "entry": entry, "field": field})


def _unknown(file: str, entry: str, field: str) -> BadContent:
    """An entry has a field that means nothing."""
    return BadContent("content-unknown", {"file": file, "entry": entry, "field": field})


def wrong(file: str, entry: str, field: str, value: Any, wanted: str) -> BadContent:
    """A field does not say what it should."""
    return BadContent(
        "content-wrong", {"file": file, "entry": entry, "field": field, "value": repr(value), "wanted": wanted}
    )


_FIELD: Final = re.compile(r"^Object (missing required|contains unknown) field `([^`]*)`")
_PATH: Final = re.compile(r" - at `\$(.*)`$")
_PART: Final = re.compile(r"\.(\w+)|\[(\d+)\]")


def _fault(page: Page, kind: Any, said: str) -> BadContent:
    """What msgspec said of an entry, with the value that is there and what is wanted in its place."""
    lack = _FIELD.search(said)
    if lack:
        return (missing if lack[1].startswith("missing") else _unknown)(page.file, page.name, lack[2])
    path = _PATH.search(said)
    field = ""
    value: Any = page.fields
    wanted: Any = inspect.type_info(kind)
    for name, number in _PART.findall(path[1] if path else ""):
        if name:
            field, value, wanted = name, value[name], _type_of_field(wanted, name)
        else:
            several = wanted.item_types if isinstance(wanted, inspect.TupleType) else [wanted.item_type]
            value, wanted = value[int(number)], several[0]
    return wrong(page.file, page.name, field, value, _described(wanted))


def _type_of_field(record: Any, name: str) -> Any:
    """The type of one field of a record; that it may be left out is no matter here."""
    found = next(one.type for one in record.fields if one.encode_name == name)
    return found.types[0] if isinstance(found, inspect.UnionType) else found


def _described(kind: Any) -> str:
    """What a value of this type is, in words."""
    if isinstance(kind, inspect.LiteralType):
        return _one_of([str(value) for value in kind.values if value])
    if isinstance(kind, inspect.IntType):
        return "a whole number" if kind.ge is None else f"a whole number from {kind.ge} up"
    if isinstance(kind, inspect.TupleType):
        return f"a list of {len(kind.item_types)}, each {_described(kind.item_types[0])}"
    if isinstance(kind, inspect.VarTupleType):
        return f"a list, each {_described(kind.item_type)}"
    if isinstance(kind, inspect.FloatType):
        return "a number"
    if isinstance(kind, inspect.BoolType):
        return "true or false"
    return "a text" if isinstance(kind, inspect.StrType) else "a table of fields"


def _one_of(words: list[str]) -> str:
    """One of these words."""
    return "one of " + ", ".join(words)
