"""The application: routes, problems, a life from start to stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.types import ASGIApp

import palazzo
from palazzo.kernel.errors import Refusal, UnknownGame
from palazzo.server.live.endpoint import live
from palazzo.server.problems import Trouble, language_wanted, told
from palazzo.server.running.ops import healthz, metrics, readyz
from palazzo.server.running.services import Services
from palazzo.server.storage import Conflict, StorageLost
from palazzo.server.web import schema
from palazzo.server.web.api import api
from palazzo.server.web.client import client
from palazzo.server.web.middleware import Middleware
from palazzo.server.web.previews import Pictures
from palazzo.server.web.printing import Printing

logger = logging.getLogger("palazzo.app")
_AnyRequest = Request[Any, Any, Any]


class Reading(_AnyRequest):
    """A request whose body may be anything."""

    async def json(self) -> Any:
        """The body, if it is JSON; nested too deep it is none, nor in another alphabet than UTF-8."""
        try:
            return await super().json()
        except (RecursionError, UnicodeError):
            raise Trouble("request-wrong", 400, what="–") from None


def _problem(request: _AnyRequest, trouble: Trouble | Refusal) -> Response[bytes]:
    """A problem document."""
    status = trouble.status if isinstance(trouble, Trouble) else 404 if isinstance(trouble, UnknownGame) else 422
    visitor = getattr(request.state, "visitor", None)
    language = visitor.language if visitor else language_wanted(request.headers.get("accept-language", ""))
    document = told(trouble, language)
    document.status = status
    document.instance = request.url.path
    return Response(msgspec.json.encode(document), status_code=status, media_type="application/problem+json")


def _on_trouble(request: _AnyRequest, trouble: Trouble | Refusal) -> Response[bytes]:
    """Something the server or the engine will not do."""
    return _problem(request, trouble)


def _on_bad_request(request: _AnyRequest, error: ValidationException) -> Response[bytes]:
    """A request that does not fit its form."""
    return _problem(request, Trouble("request-wrong", 400, what=_where(error)))


def _where(error: ValidationException) -> str:
    """Which parts of a request are wrong."""
    extra = error.extra if isinstance(error.extra, list) else []
    keys = [str(item.get("key", "")) for item in extra if isinstance(item, dict)]
    return ", ".join(key for key in keys if key)[:200] or "–"


def _on_http(request: _AnyRequest, error: HTTPException) -> Response[bytes]:
    """What the framework refuses."""
    known = {400: "request-wrong", 404: "not-found", 405: "wrong-method", 413: "too-large"}
    reason = known.get(error.status_code, "request-wrong" if error.status_code < 500 else "server-broke")
    return _problem(request, Trouble(reason, error.status_code, what="–"))


def _on_conflict(request: _AnyRequest, error: Conflict) -> Response[bytes]:
    """Somebody else was first."""
    return _problem(request, Trouble("somebody-was-first", 409))


def _on_loss(request: _AnyRequest, error: StorageLost) -> Response[bytes]:
    """Nothing can be read or written."""
    logger.warning("no storage", extra={"why": str(error)})
    return _problem(request, Trouble("not-stored", 503))


def _on_anything(request: _AnyRequest, error: Exception) -> Response[bytes]:
    """A fault of ours: logged here, not told there."""
    logger.error("a request broke", exc_info=error, extra={"path": request.url.path})
    return _problem(request, Trouble("server-broke", 500))


class Document(OpenAPIRenderPlugin):
    """All of this as an OpenAPI document, and nothing that would fetch scripts from elsewhere to show it."""

    def __init__(self) -> None:
        super().__init__(path="/openapi.json", media_type=MediaType.JSON)

    def render(self, request: _AnyRequest, openapi_schema: dict[str, Any]) -> bytes:
        """The document."""
        return schema.text().encode()


def litestar_app(services: Services) -> Litestar:
    """The application around a house."""

    printing = Printing()
    pictures = Pictures()

    @asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()
            await printing.stop()

    return Litestar(
        route_handlers=[api, live, healthz, readyz, metrics, client],
        lifespan=[life],
        state=State({"services": services, "printing": printing, "pictures": pictures}),
        exception_handlers={
            Trouble: _on_trouble,
            Refusal: _on_trouble,
            ValidationException: _on_bad_request,
            HTTPException: _on_http,
            Conflict: _on_conflict,
            StorageLost: _on_loss,
            Exception: _on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Palazzo",
            version=palazzo.__version__,
            path="/schema",
            use_handler_docstrings=True,
            operation_id_creator=lambda handler, method, path: str(handler.handler_name),
            render_plugins=[Document()],
        ),
        request_max_body_size=services.settings.largest_upload,
        request_class=Reading,
        logging_config=None,
        debug=False,
    )


def application(services: Services) -> ASGIApp:
    """The application behind its middleware."""
    return Middleware(litestar_app(services), services.settings, services.shared.counts)
