"""The classes of state, by name: how each is copied, written down and read back.

The functions are generated from the field declarations (`make copies`), because copying is what search does most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

COPIES: Final[dict[Any, Callable[[Any], Any]]] = {}
FIELDS: Final[dict[Any, tuple[str, tuple[str, ...]]]] = {}
READERS: Final[dict[str, Callable[[dict[str, Any]], Any]]] = {}


def register(
    name: str,
    cls: Any,
    fields: tuple[str, ...],
    copy: Callable[[Any], Any],
    read: Callable[[dict[str, Any]], Any],
) -> None:
    """Make a class of state known: a match can then be copied, saved and loaded."""
    COPIES[cls] = copy
    FIELDS[cls] = (name, fields)
    READERS[name] = read


def write_down(state: Any) -> dict[str, Any]:
    """A piece of state as plain data."""
    name, fields = FIELDS[type(state)]
    page: dict[str, Any] = {"class": name}
    for field in fields:
        value = getattr(state, field)
        page[field] = _written(value)
    return page


def _written(value: Any) -> Any:
    """The value of a field as plain data: steps, in lists or lists of lists, are written down like any state."""
    if type(value) is list and value and (type(value[0]) is list or type(value[0]) in FIELDS):
        return [_written(item) for item in value]
    return write_down(value) if type(value) in FIELDS else value


def read_back(page: dict[str, Any]) -> Any:
    """A piece of state from plain data; only registered classes can be named."""
    name = page.get("class")
    if not isinstance(name, str) or name not in READERS:
        raise KeyError(f"class {name!r}")
    return READERS[name](page)


def take(page: dict[str, Any], field: str, kind: Any) -> Any:
    """One field, checked against its declared type."""
    return msgspec.convert(page[field], kind, str_keys=True)
