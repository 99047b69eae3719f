"""Operations: is it alive, is it ready, what does it count, what does it log."""

from __future__ import annotations

import asyncio
import logging
import sys
import time
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.enums import MediaType

from palazzo.server.problems import Trouble
from palazzo.server.running.counts import BOUNDS
from palazzo.server.running.services import Services
from palazzo.server.settings import Settings
from palazzo.server.storage import StorageLost

_FORWARDED: Final = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers by which proxies are known."""
_PATIENCE: Final = 1.0
"""Seconds the storage has to take something."""
PROOF: Final = 1.0
"""Seconds for which that proves that it takes more: who asks again and again makes no work."""
_PLAIN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz() -> str:
    """The process lives."""
    return "ok\n"


@get("/readyz", media_type=MediaType.TEXT, include_in_schema=False)
async def readyz(request: Request[Any, Any, Any]) -> Response[str]:
    """The storage takes what is written, and people may come."""
    services: Services = request.app.state.services
    try:
        await asyncio.wait_for(_prove(services), _PATIENCE)
    except (StorageLost, TimeoutError):
        return Response("no storage\n", status_code=503)
    if services.shared.stopping:
        return Response("stopping\n", status_code=503)
    return Response("ok\n")


async def _prove(services: Services) -> None:
    """Something can be written: tried now, or a moment ago."""
    if services.storage.away or time.monotonic() - services.proved > PROOF:
        await services.storage.probe()
        services.proved = time.monotonic()


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any]) -> Response[str]:
    """What is counted, in Prometheus' words: for those who may know when anybody answers anything."""
    services: Services = request.app.state.services
    if not _may_count(request, services.settings):
        raise Trouble("metrics-closed", 403)
    shared, counts = services.shared, services.shared.counts
    lines = [
        *gauge("palazzo_tables_loaded", "Tables in memory.", len(services.tables.loaded)),
        *gauge("palazzo_connections", "Live connections.", counts.connections),
        *_counter("palazzo_answers_total", "Answers stored.", counts.answers),
        *_counter("palazzo_refused_total", "Messages refused.", counts.refused),
        *_counter("palazzo_matches_finished_total", "Matches finished.", counts.finished),
        *_counter("palazzo_slow_connections_total", "Connections closed for being slow.", counts.overflows),
        *_counter("palazzo_bot_thoughts_total", "Times a bot was asked.", shared.thinkers.thoughts),
        *_counter("palazzo_bot_late_total", "Times a bot took too long.", shared.thinkers.late),
        *_counter("palazzo_bot_worldless_total", "Times no world was found for a bot.", shared.thinkers.worldless),
        "# HELP palazzo_requests_total HTTP requests.",
        "# TYPE palazzo_requests_total counter",
        *(
            f'palazzo_requests_total{{method="{method}",status="{status}"}} {number}'
            for (method, status), number in sorted(counts.requests.items())
        ),
        "# HELP palazzo_store_seconds How long an answer took to be on disk.",
        "# TYPE palazzo_store_seconds histogram",
        *_histogram(counts.buckets, counts.store_seconds),
    ]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def _may_count(request: Request[Any, Any, Any], settings: Settings) -> bool:
    """It comes from where it may, and not by way of a proxy we were not told of: that has its own address."""
    if not settings.proxies and (settings.secure or any(name in request.headers for name in _FORWARDED)):
        return False
    return request.client is not None and request.client.host in settings.metrics_from


def gauge(name: str, text: str, value: float) -> list[str]:
    """A number that goes up and down."""
    return [f"# HELP {name} {text}", f"# TYPE {name} gauge", f"{name} {value}"]


def _counter(name: str, text: str, value: float) -> list[str]:
    """A number that only grows."""
    return [f"# HELP {name} {text}", f"# TYPE {name} counter", f"{name} {value}"]


def _histogram(buckets: list[int], seconds: float) -> list[str]:
    """How many took at most so long."""
    lines, so_far = [], 0
    for bound, number in zip([*map(str, BOUNDS), "+Inf"], buckets, strict=True):
        so_far += number
        lines.append(f'palazzo_store_seconds_bucket{{le="{bound}"}} {so_far}')
    return [*lines, f"palazzo_store_seconds_sum {seconds:.6f}", f"palazzo_store_seconds_count {so_far}"]


class Lines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    """Log to standard error, in lines a program can read."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    # Below a warning, what carries our messages writes down addresses with their invitations, cookies and every frame.
    logging.getLogger("uvicorn").setLevel(max(root.level, logging.WARNING))
