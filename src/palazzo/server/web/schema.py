"""The whole contract as one OpenAPI document: the HTTP interface, and the messages of live play beside it."""

from __future__ import annotations

from types import UnionType
from typing import Any, Final

import msgspec

from palazzo.server import messages, views
from palazzo.server.live import messages as live

_PROBLEM: Final = {
    "description": "Why it was not done",
    "content": {"application/problem+json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
}
_HEADER: Final = {
    "name": "X-Palazzo",
    "in": "header",
    "required": True,
    "schema": {"type": "string", "enum": ["1"]},
    "description": "Shows that the request comes from our own pages, or from no page.",
}
_UPLOAD: Final = "upload"


def _components() -> dict[str, Any]:
    """Every type of messages and views, by name, and the unions among them."""
    structs = [
        value
        for module in (messages, views, live)
        for value in vars(module).values()
        if isinstance(value, type)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value is not views.Asked
    ]
    unions: dict[str, UnionType] = {
        "ClientMessage": live.ClientMessage,
        "ServerMessage": live.ServerMessage,
        "Question": views.Question,
    }
    found, parts = msgspec.json.schema_components(
        [*structs, *unions.values()], ref_template="#/components/schemas/{name}"
    )
    named = dict(zip(unions, found[len(structs) :], strict=True))
    return {**parts, **named}


def document() -> dict[str, Any]:
    """The OpenAPI document: paths as the application has them, types as they are written and read."""
    from palazzo.server.running.services import Services
    from palazzo.server.settings import Settings
    from palazzo.server.web.app import litestar_app

    made: dict[str, Any] = litestar_app(Services(Settings(database=":memory:"))).openapi_schema.to_schema()
    paths = {
        path: {method: _with_problems(method, act) for method, act in acts.items()}
        for path, acts in made["paths"].items()
    }
    return {
        "openapi": made["openapi"],
        "info": made["info"],
        "paths": paths,
        "components": {"schemas": _components()},
    }


def _with_problems(method: str, act: dict[str, Any]) -> dict[str, Any]:
    """An operation as we answer it: every error is a problem document, and what changes something needs our header."""
    responses = {
        status: {"description": answer["description"]} if status == "204" else answer
        for status, answer in act["responses"].items()
        if int(status) < 400
    }
    act = {**act, "responses": {**responses, "default": _PROBLEM}}
    if method in ("post", "patch", "put", "delete"):
        act["parameters"] = [*act.get("parameters", []), _HEADER]
    if act["operationId"] == _UPLOAD:
        act["requestBody"] = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    return act


def text() -> str:
    """The document as it is written to a file."""
    return msgspec.json.format(msgspec.json.encode(document(), order="deterministic"), indent=1).decode() + "\n"
