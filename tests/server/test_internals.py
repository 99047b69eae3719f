"""What live connections rely on inside uvicorn and websockets, and what the handbook says of our own inside."""

from __future__ import annotations

import asyncio
import inspect
import re
import tomllib
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import Protocol, State
from websockets.streams import StreamReader

from palazzo.server.live.callers import Caller
from palazzo.server.live.wire import Wire
from palazzo.server.running.serving import Server, server_of
from palazzo.server.settings import Settings

ROOT = Path(__file__).parents[2]
SOCKET = {
    "connection_lost": ["exc"],
    "data_received": ["data"],
    "handle_bytes": ["event"],
    "handle_close": ["event"],
    "handle_connect": ["event"],
    "handle_cont": ["event"],
    "handle_parser_exception": [],
    "handle_ping": [],
    "handle_pong": ["event"],
    "handle_text": ["event"],
    "keepalive_timeout": [],
    "send_receive_event_to_app": [],
    "shutdown": [],
}
HTTP = {
    "connection_lost": ["exc"],
    "connection_made": ["transport"],
    "data_received": ["data"],
    "handle_websocket_upgrade": [],
    "on_headers_complete": [],
    "on_message_begin": [],
    "on_message_complete": [],
    "timeout_keep_alive_handler": [],
}
SERVER = {"on_tick": ["counter"], "shutdown": ["sockets"], "startup": ["sockets"]}
FRAMES = {
    "data_to_send": [],
    "fail": ["code", "reason"],
    "send_close": ["code", "reason"],
    "send_text": ["data", "fin"],
}


def parameters(function: Callable[..., Any]) -> list[str]:
    """What a method takes."""
    return list(inspect.signature(function).parameters)[1:]


@pytest.mark.parametrize("package", ["uvicorn", "websockets"])
def test_their_exact_versions_are_pinned(package: str) -> None:
    pinned = f"{package}=={version(package)}"
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert pinned in project["dependencies"]
    assert pinned in (ROOT / "requirements/play.in").read_text().splitlines()
    assert f"\n{pinned} " in (ROOT / "requirements/play.txt").read_text()


@pytest.mark.parametrize(
    ("theirs", "methods"),
    [(WebSocketsSansIOProtocol, SOCKET), (HttpToolsProtocol, HTTP), (uvicorn.Server, SERVER), (Protocol, FRAMES)],
)
def test_the_methods_we_replace_or_call_take_what_they_took(theirs: type, methods: dict[str, list[str]]) -> None:
    assert {name: parameters(getattr(theirs, name)) for name in methods} == methods


@pytest.mark.parametrize(
    ("ours", "theirs", "methods"),
    [(Wire, WebSocketsSansIOProtocol, SOCKET), (Caller, HttpToolsProtocol, HTTP), (Server, uvicorn.Server, SERVER)],
)
def test_every_method_we_replace_is_one_of_theirs_and_listed_here(
    ours: type, theirs: type, methods: dict[str, list[str]]
) -> None:
    replaced = {name for name in vars(ours) if not name.startswith("__") and hasattr(theirs, name)}
    assert replaced == set(methods)


def test_what_we_read_of_them_is_there_and_begins_as_it_did() -> None:
    async def go() -> None:
        config = server_of(Settings(database=":memory:")).config
        config.load()
        socket = WebSocketsSansIOProtocol(config, ServerState(), {})
        assert isinstance(socket.queue, asyncio.Queue)
        assert socket.loop is asyncio.get_running_loop()
        assert (socket.handshake_initiated, socket.close_sent, socket.disconnected) == (False, False, False)
        assert (socket.read_paused, socket.frames, socket.curr_msg_data_type) == (False, [], "bytes")
        assert socket.transport is None
        frames = socket.conn
        assert isinstance(frames.reader, StreamReader)
        assert (bytes(frames.reader.buffer), frames.current_size, list(frames.extensions)) == (b"", None, [])
        assert (frames.state, frames.close_sent) == (State.CONNECTING, None)
        caller = HttpToolsProtocol(config, ServerState(), {})
        assert (caller.client, caller.cycle, caller.transport) == (None, None, None)
        assert caller.loop is asyncio.get_running_loop()
        assert "response_complete" in inspect.getsource(RequestResponseCycle.__init__)

    asyncio.run(go())


def test_every_step_of_the_picture_of_an_answer_is_in_its_file() -> None:
    picture = (ROOT / "docs/architecture.md").read_text().split("```")
    steps = [step for block in picture[1::2] for step in re.findall(r"server/(\w+/\w+)\.py +(\w+)\.(\w+)", block)]
    assert len(steps) > 10
    for file, owner, method in steps:
        module = import_module("palazzo.server." + file.replace("/", "."))
        assert inspect.isroutine(getattr(getattr(module, owner), method)), (file, owner, method)
