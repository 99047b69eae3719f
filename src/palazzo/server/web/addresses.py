"""How people reach this server."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request

from palazzo.server.settings import Settings

_PORTS: Final = {"http": 80, "https": 443}
_AnyRequest = Request[Any, Any, Any]


def address(request: _AnyRequest, settings: Settings) -> str:
    """How people reach this server: as it was set; else as they did, by where they came in, whatever they say."""
    if settings.address:
        return settings.address
    if settings.origins:
        origin = request.headers.get("origin")
        return origin if origin in settings.origins else settings.origins[0]
    host, port = request.scope.get("server") or (settings.host, settings.port)
    scheme = "https" if settings.secure else request.url.scheme
    place = f"[{host}]" if ":" in host else host
    return f"{scheme}://{place}" if port in (None, _PORTS.get(scheme)) else f"{scheme}://{place}:{port}"
