"""The whole contract as one OpenAPI document: the HTTP interface, and the messages of live play beside it."""

from __future__ import annotations

from types import UnionType
from typing import Any

import msgspec

from palazzo.server import messages


def components() -> dict[str, Any]:
    """Every type of `messages`, by name, and the two unions of live play."""
    structs = [
        value
        for value in vars(messages).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == messages.__name__
        and value is not messages.Asked
    ]
    unions: dict[str, UnionType] = {
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
        "Question": messages.Question,
    }
    found, parts = msgspec.json.schema_components(
        [*structs, *unions.values()], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(unions, found[len(structs) :], strict=True))
    return {**parts, **named}


def document() -> dict[str, Any]:
    """The OpenAPI document."""
    from palazzo import __version__

    return {
        "openapi": "3.1.0",
        "info": {"title": "Palazzo", "version": __version__},
        "paths": {},
        "components": {"schemas": components()},
    }


def text() -> str:
    """The document as it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(document(), order="deterministic"), indent=1).decode() + "\n"
