"""Who may come in: origins, the header browsers of strangers cannot send, rates, and what every answer carries."""

from __future__ import annotations

import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send
from litestar.utils import normalize_path

from palazzo.server.people.rate_limits import Rates, network_of
from palazzo.server.problems import Trouble, language_wanted, told
from palazzo.server.running.counts import Counts
from palazzo.server.settings import Settings

COOKIE: Final = "palazzo"
_HEADER: Final = b"x-palazzo"
_LOOKS, _CHANGES, _MAKES = 1.0, 2.0, 10.0
"""What a request costs its address: one that only looks, one that changes something, one that makes something new."""
_API: Final = "/api/"
_UPLOAD: Final = "/api/replays"
_MAKING: Final = ("/api/me", "/api/tables", _UPLOAD, "/api/recover")
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
_HEADERS: Final = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
logger = logging.getLogger("palazzo.access")


def may_come_from(origin: str | None, host: str, settings: Settings) -> bool:
    """A page of ours, or no page at all: browsers always name the page, other programs need not."""
    if origin is None:
        return True
    ours = origin in (*settings.origins, settings.address) and origin != ""
    return ours or (bool(host) and _place_of(origin) == host)


def _place_of(origin: str) -> str:
    """Host and port of an origin; nothing, if it is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class Middleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, counts: Counts) -> None:
        self.app = app
        self.settings = settings
        self.counts = counts
        self.rates = Rates(settings.request_rate, settings.request_burst)
        self.headers = list(_HEADERS)
        if settings.secure:
            self.headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] == "websocket":
            await self.handshake(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        status = 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self.dressed(scope, list(message.get("headers", [])))
            await send(message)

        headers = dict(scope["headers"])
        trouble = self.trouble(scope, headers)
        if trouble is not None:
            await _refuse(trouble, _language_of(headers), sending)
        else:
            # Whatever can be got can be asked about; who asks is sent no body, for uvicorn holds it back.
            asked: Any = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope
            await self.app(asked, receive if scope["method"] in _SAFE else self.weighed(scope, receive), sending)
        self.counts.request(scope["method"], status)
        logger.info(
            "request",
            extra={
                "method": scope["method"],
                "path": scope["path"].split("/recover/")[0],
                "status": status,
                "ms": round((time.monotonic() - began) * 1000, 1),
            },
        )

    def dressed(self, scope: Any, headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The headers of an answer, with those every answer has; what the interface says is kept nowhere else."""
        if normalize_path(scope["path"]).startswith(_API) and not any(
            name.lower() == b"cache-control" for name, _ in headers
        ):
            headers.append((b"cache-control", b"no-store"))
        return headers + self.headers

    async def handshake(self, scope: Any, receive: Receive, send: Send) -> None:
        """Let a live connection begin, or say why not: before it is one."""
        if self.may_cost(scope, _CHANGES):
            await self.app(scope, receive, send)
            return

        async def denying(message: Any) -> None:
            denial: Any = {**message, "type": f"websocket.{message['type']}"}
            await send(denial)

        await _refuse(Trouble("too-fast", 429), _language_of(dict(scope["headers"])), denying)

    def may_cost(self, scope: Any, cost: float) -> bool:
        """The network it comes from has not asked too much."""
        client = scope.get("client")
        return self.rates.take(network_of(client[0]) if client else "", cost)

    def weighed(self, scope: Any, receive: Receive) -> Receive:
        """The body of a request, as far as it is not too large; of one sent in pieces nobody knows beforehand."""
        left = self.most(scope)

        async def receiving() -> Any:
            nonlocal left
            message = await receive()
            if message["type"] == "http.request":
                left -= len(message["body"])
                if left < 0:
                    raise Trouble("too-large", 413)
            return message

        return receiving

    def most(self, scope: Any) -> int:
        """Bytes a request may have."""
        upload = normalize_path(scope["path"]) == _UPLOAD
        return self.settings.largest_upload if upload else self.settings.largest_request

    def trouble(self, scope: Any, headers: dict[bytes, bytes]) -> Trouble | None:
        """Why a request may not come in."""
        cost = _LOOKS if scope["method"] in _SAFE else _CHANGES
        if scope["method"] == "POST" and normalize_path(scope["path"]) in _MAKING:
            cost = _MAKES
        if not self.may_cost(scope, cost):
            return Trouble("too-fast", 429)
        if scope["method"] in _SAFE:
            return None
        if headers.get(_HEADER) != b"1":
            return Trouble("header-missing", 403)
        length = headers.get(b"content-length", b"0")
        if not length.isdigit() or int(length) > self.most(scope):
            return Trouble("too-large", 413)
        origin = headers.get(b"origin")
        host = headers.get(b"host", b"").decode("latin-1")
        if not may_come_from(None if origin is None else origin.decode("latin-1"), host, self.settings):
            return Trouble("wrong-origin", 403)
        return None


def _language_of(headers: dict[bytes, bytes]) -> str:
    """The language a stranger reads."""
    return language_wanted(headers.get(b"accept-language", b"").decode("latin-1"))


async def _refuse(trouble: Trouble, language: str, send: Send) -> None:
    """A problem document."""
    body = msgspec.json.encode(told(trouble, language))
    headers = [(b"content-type", b"application/problem+json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
