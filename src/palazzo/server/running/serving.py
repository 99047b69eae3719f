"""Run a server until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import threading
import webbrowser
from typing import Final

import uvicorn

from palazzo.server.live.callers import Caller
from palazzo.server.live.wire import SocketConfig, Wire
from palazzo.server.running.garbage_collection import Collector
from palazzo.server.running.ops import set_up_logs
from palazzo.server.running.services import Services
from palazzo.server.settings import Settings
from palazzo.server.storage import StorageLost
from palazzo.server.web.app import application

logger = logging.getLogger("palazzo.serving")
_EVERYWHERE: Final = {
    "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
    "::": (socket.AF_INET6, "2001:db8::1"),
}
"""How to listen at all addresses of a machine, and a place far away that nobody has."""
_PAUSE: Final = 0.001
"""Seconds after which a thread lets another go on: the one that writes must not wait long for the one that serves."""
_LAST_CHANCE: Final = 2.0
"""Seconds a server has left to open when it is told to stop."""
_TICKS: Final = 10
"""Ticks of uvicorn, ten a second, after which garbage collection is considered."""


class CannotServe(Exception):
    """No table can be served: the archive cannot be opened, or the address cannot be had."""


class Server(uvicorn.Server):
    """Tells everyone why, before it stops."""

    def __init__(self, config: uvicorn.Config, services: Services) -> None:
        super().__init__(config)
        self.services = services
        self.collector: Collector | None = None
        """Where this server has its process to itself."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, and say where."""
        await self.try_address()
        try:
            opened = await self.open()
        except StorageLost as error:
            await self.services.stop()
            raise CannotServe(str(error)) from None
        if not opened:
            await self.services.stop()
            return
        await super().startup(sockets)
        if self.started:
            logger.info("serving", extra={"host": self.config.host, "port": self.config.port})

    async def open(self) -> bool:
        """Open the house; who is told to stop meanwhile does not wait for it much longer."""
        opening = asyncio.create_task(self.services.start())
        while not opening.done() and not self.should_exit:
            await asyncio.wait([opening], timeout=0.1)
        done, _ = await asyncio.wait([opening], timeout=_LAST_CHANCE)
        if done:
            await opening
            return True
        opening.cancel()
        await asyncio.gather(opening, return_exceptions=True)
        return False

    async def try_address(self) -> None:
        """Find out whether we may listen there, before anything is made or changed."""
        host, port = self.config.host, self.config.port
        try:
            trial = await asyncio.get_running_loop().create_server(asyncio.Protocol, host, port)
        except OSError as error:
            raise CannotServe(f"{host}:{port}: {error.strerror or error}") from None
        trial.close()
        await trial.wait_closed()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if self.collector is not None and counter % _TICKS == 0:
            self.collector.look(self.services.shared.counts.answers)
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye at every table, then stop."""
        await self.services.say_goodbye()
        await super().shutdown(sockets)


def server_of(settings: Settings) -> Server:
    """A server ready to run."""
    services = Services(settings)
    config = SocketConfig(
        application(services),
        settings,
        host=settings.host,
        port=settings.port,
        http=Caller,
        ws=Wire,
        ws_max_size=settings.largest_message,
        ws_per_message_deflate=True,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=",".join(settings.proxies) or None,
        timeout_graceful_shutdown=5,
        lifespan="on",
    )
    return Server(config, services)


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Serve; the exit code. CannotServe says why not."""
    set_up_logs(settings.log_level)
    sys.setswitchinterval(_PAUSE)
    server = server_of(settings)
    server.collector = Collector()
    server.collector.begin()
    if open_browser:
        threading.Thread(target=show, args=(server, settings), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        server.run()
    return 0 if server.started else 3


def _own_address(host: str) -> str:
    """Where a browser finds this server; if it listens everywhere, where others find it too, for links begin so."""
    if host not in _EVERYWHERE:
        return host
    family, far_away = _EVERYWHERE[host]
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as trial:
        trial.connect((far_away, 9))  # sends nothing: the machine only chooses the address it would send from
        return str(trial.getsockname()[0])
    return "localhost"


def show(server: uvicorn.Server, settings: Settings) -> None:
    """Open the browser once the server answers, or say where to go."""
    host = _own_address(settings.host)
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}/"
    for _ in range(200):
        if server.started:
            break
        threading.Event().wait(0.1)
    opened = False
    with contextlib.suppress(webbrowser.Error):
        opened = webbrowser.open(address)
    said = f"Palazzo is at {address}" if opened else f"Open {address} in your browser."
    print(f"{said}\nPress Ctrl-C to stop.", file=sys.stderr, flush=True)
