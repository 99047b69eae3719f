"""Live play: one WebSocket a person and table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated, Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import PathParameter

from palazzo.kernel.errors import Refusal
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import (
    Advise,
    Answer,
    AskPapers,
    Bye,
    ClientMessage,
    Foresee,
    Hello,
    Lead,
    Pause,
    Ping,
    Pong,
    Reading,
    Refused,
    Say,
    Shown,
    StandingPass,
    Undo,
    WaitFor,
    Why,
)
from palazzo.server.live.outbox import Outbox
from palazzo.server.live.streams import encoder
from palazzo.server.live.wire import EXTENSION, Wire
from palazzo.server.messages import Key, Person
from palazzo.server.people import tokens
from palazzo.server.people.people import read_settings
from palazzo.server.people.rate_limits import network_of
from palazzo.server.problems import Trouble, language_wanted, told
from palazzo.server.running.services import Services
from palazzo.server.storage import StorageLost
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.web.middleware import COOKIE, may_come_from

_GREETING: Final = 10.0
"""Seconds one has to say hello."""
_PARTING: Final = 2.0
"""Seconds one has to hear that the connection is closed."""
_GOING_AWAY, _POLICY, _TRY_AGAIN = 1001, 1008, 1013


class Keyed(msgspec.Struct):
    """As much of a message as it takes to refuse it."""

    id: Key


_decoder = msgspec.json.Decoder(ClientMessage)
_key_decoder = msgspec.json.Decoder(Keyed)
_NOT_A_MESSAGE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""What the decoder says of text that is no message; nested too deep it is none either."""
logger = logging.getLogger("palazzo.live")


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: Annotated[str, PathParameter(max_length=40)]) -> None:
    """A person or spectator at a table."""
    services: Services = socket.app.state.services
    if not may_come_from(socket.headers.get("origin"), socket.headers.get("host", ""), services.settings):
        await socket.close(code=_POLICY)
        return
    await socket.accept()
    token = socket.cookies.get(COOKIE)
    language = language_wanted(socket.headers.get("accept-language", ""))
    try:
        person = await services.people.known(token)
    except StorageLost:
        await _part(socket, Trouble("not-stored", 503), language)
        return
    language = person.language if person else language
    invitation = socket.query_params.get("invitation")
    extensions: Any = socket.scope["extensions"]
    wire: Wire = extensions[EXTENSION]
    session = tokens.hashed(token) if token and person else ""
    outbox = Outbox(wire, services.settings.outbox_bytes)
    connection = Connection(person, language, outbox, session, invitation)
    try:
        with counted(services, person, socket):
            await _knock(services, table_id, connection)
            hello = await _greeting(socket)
            connection.invitation = invitation = hello.invitation or invitation
            # They may have signed out meanwhile, and the table may have been put aside.
            await _check_known(services, person, token)
            if person is not None:
                connection.settings = await read_settings(services.storage, person.id)
            table = await services.lobby.visit(table_id, person, invitation)
            await Session(services, table, connection, wire, token).run(hello)
            await _goodbye(socket, connection)
    except (Trouble, Refusal) as trouble:
        await _part(socket, trouble, language)
    except StorageLost:
        await _part(socket, Trouble("not-stored", 503), language)
    except WebSocketDisconnect:
        pass


async def _check_known(services: Services, person: Person | None, token: str | None) -> None:
    """Who came as somebody we know still is."""
    if person is not None and await services.people.known(token) is None:
        raise Trouble("signed-out", 403)


async def _knock(services: Services, table_id: str, connection: Connection) -> None:
    """Refuse at once who may not come in; whether they are invited, they may still say."""
    try:
        (await services.lobby.visit(table_id, connection.person, connection.invitation)).check_may_enter(connection)
    except Trouble as trouble:
        if trouble.reason != "invitation-needed":
            raise


async def _part(socket: WebSocket[Any, Any, Any], why: Trouble | Refusal, language: str) -> None:
    """Close a connection that has not come to its table, with the reason; one may try again if it is the server's."""
    code = _TRY_AGAIN if isinstance(why, Trouble) and why.status >= 500 else _POLICY
    with contextlib.suppress(Exception):
        await socket.send_text(encoder.encode(Bye(told(why, language))).decode())
        await socket.close(code=code)


async def _goodbye(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Close, once all that waits is sent; who does not take it in time is cut off."""
    wire = connection.outbox.wire
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(_TRY_AGAIN if connection.outbox.overflowed else _GOING_AWAY), _PARTING)
    wire.loop.call_later(_PARTING, wire.transport.abort)


def _key_of(text: str) -> str:
    """The id of what is no message of ours, if it has one."""
    try:
        return _key_decoder.decode(text).id
    except _NOT_A_MESSAGE:
        return ""


async def _greeting(socket: WebSocket[Any, Any, Any]) -> Hello:
    """The first message says what the client has seen."""
    try:
        message = _decoder.decode(await asyncio.wait_for(socket.receive_text(), _GREETING))
    except (TimeoutError, *_NOT_A_MESSAGE):
        raise Trouble("say-hello", 400) from None
    if not isinstance(message, Hello):
        raise Trouble("say-hello", 400)
    return message


@contextlib.contextmanager
def counted(services: Services, person: Person | None, socket: WebSocket[Any, Any, Any]) -> Any:
    """Nobody has too many connections."""
    who = person.id if person else f"at {network_of(socket.client.host) if socket.client else ''}"
    if services.connections.get(who, 0) >= services.settings.most_connections:
        raise Trouble("too-many-connections", 429)
    services.connections[who] = services.connections.get(who, 0) + 1
    services.shared.counts.connections += 1
    try:
        yield
    finally:
        services.shared.counts.connections -= 1
        services.connections[who] -= 1
        if not services.connections[who]:
            del services.connections[who]


class Session:
    """One connection from hello to goodbye."""

    def __init__(
        self, services: Services, table: LiveTable, connection: Connection, wire: Wire, token: str | None
    ) -> None:
        self.services = services
        self.table = table
        self.connection = connection
        self.wire = wire
        self.token = token
        self.bucket = wire.bucket

    async def run(self, hello: Hello) -> None:
        """Listen until either side ends it."""
        self.wire.take_over()
        try:
            await self.table.connect(self.connection, hello.version, hello.shows)
            # Who signs out loses the connections of their tables: this one was on its way until now.
            await _check_known(self.services, self.connection.person, self.token)
            await self.listen()
        except Trouble as trouble:
            self.connection.farewell(trouble)
        except StorageLost:
            self.connection.farewell(Trouble("not-stored", 503))
        except Exception:
            logger.exception("a connection broke", extra={"table": self.table.record.id})
            self.connection.farewell(Trouble("server-broke", 500))
        finally:
            self.services.shared.counts.overflows += self.connection.outbox.overflowed
            await self.table.disconnect(self.connection)

    async def listen(self) -> None:
        """Take message after message."""
        while (text := await self.wire.receive_text()) is not None:
            if not self.bucket.take():
                raise Trouble("too-fast", 429)
            key: str | None = None
            try:
                message = self._read(text)
                key = getattr(message, "id", "")
                await self._do(message)
            except (Trouble, Refusal) as trouble:
                self._refuse(_key_of(text) if key is None else key, trouble)
            except StorageLost:
                self._refuse(key or "", Trouble("not-stored", 503))
        if self.wire.flooded:
            raise Trouble("too-fast", 429)

    def _refuse(self, key: str, why: Trouble | Refusal) -> None:
        """Say that a message was not done, and why; in the words of the table, if it has an id."""
        self.services.shared.counts.refused += 1
        if key:
            self.table.refuse(self.connection, key, why)
        else:
            self.connection.send(Refused("", told(why, self.connection.language)))

    def _read(self, text: str) -> Any:
        """A message, if it is one."""
        try:
            return _decoder.decode(text)
        except _NOT_A_MESSAGE:
            raise Trouble("message-wrong", 400) from None

    async def _do(self, message: Any) -> None:
        """Do what a message says."""
        table = self.table
        if isinstance(message, Answer):
            await table.answer(self.connection, message)
        elif isinstance(message, Undo):
            await table.undo(self.connection, message)
        elif isinstance(message, Say):
            await table.say(self.connection, message)
        elif isinstance(message, StandingPass):
            await table.stand(self.connection, message)
        elif isinstance(message, Why):
            await table.explain(self.connection, message)
        elif isinstance(message, Foresee):
            await table.foresee(self.connection, message)
        elif isinstance(message, Advise):
            await table.advise(self.connection, message)
        elif isinstance(message, AskPapers):
            await table.papers(self.connection, message)
        elif isinstance(message, Shown):
            await table.show(self.connection, message)
        elif isinstance(message, Reading):
            await table.read(self.connection, message)
        elif isinstance(message, WaitFor):
            await table.wait(self.connection, message)
        elif isinstance(message, Pause):
            await table.pause(self.connection, message)
        elif isinstance(message, Lead):
            await table.lead(self.connection, message)
        elif isinstance(message, Ping):
            self.connection.send(Pong())
        else:
            raise Trouble("hello-twice", 400)
