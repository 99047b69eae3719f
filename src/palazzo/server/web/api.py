"""The HTTP interface: what people do before, between and after matches."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Controller, Request, Response, Router, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.params import FromPath, HeaderParameter, JSONBody, PathParameter, QueryParameter

import palazzo
from palazzo.bots import LEVELS
from palazzo.kernel.texts import LANGUAGES
from palazzo.server.messages import (
    Catalogue,
    Fill,
    Game,
    History,
    Invitation,
    Join,
    Limits,
    MyTables,
    NewTable,
    Person,
    PersonChange,
    Records,
    Recover,
    RecoveryLink,
    Remove,
    ReplayInfo,
    ReplayView,
    RuleBook,
    SeatBot,
    ShowLink,
    SitDown,
    Swap,
    Table,
    TableChange,
    Tables,
    Uploaded,
)
from palazzo.server.people.people import DAY, LONGEST_NAME
from palazzo.server.people.rate_limits import network_of
from palazzo.server.problems import Trouble
from palazzo.server.running.house import House
from palazzo.server.settings import Settings
from palazzo.server.tables.ledger import TableRecord
from palazzo.server.tables.room import Room
from palazzo.server.web import texts
from palazzo.server.web.middleware import COOKIE

PORTS: Final = {"http": 80, "https": 443}
AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
Visitor = NamedDependency[Person | None]
Me = NamedDependency[Person]
TableId = Annotated[str, PathParameter(max_length=40)]
Given = Annotated[
    str | None,
    HeaderParameter(
        name="X-Palazzo-Invitation",
        max_length=200,
        description="What opens a private table, or shows its finished match: an invitation, or the token of a link.",
    ),
]
Asked = Annotated[str | None, QueryParameter(max_length=200, description="The same; but addresses are written down.")]
GameId = Annotated[str, PathParameter(max_length=40)]


def provide_house(request: AnyRequest) -> House:
    """The server behind this request."""
    house: House = request.app.state.house
    return house


async def provide_visitor(request: AnyRequest) -> Person | None:
    """Who asks, if they have sat down."""
    house: House = request.app.state.house
    request.state.visitor = await house.people.known(request.cookies.get(COOKIE))
    visitor: Person | None = request.state.visitor
    return visitor


async def provide_person(visitor: Visitor) -> Person:
    """Who asks; they must have sat down."""
    if visitor is None:
        raise Trouble("sit-down-first", 401)
    return visitor


def with_cookie(house: House, person: Person, token: str) -> Response[Person]:
    """A person, and the cookie by which their browser is known again."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=int(house.settings.session_days * DAY),
        httponly=True,
        samesite="lax",
        secure=house.settings.secure,
    )
    return Response(person, cookies=[cookie])


class PeopleApi(Controller):
    """Who I am."""

    path = "/me"
    tags = ("people",)

    @post("/", status_code=201)
    async def sit_down(self, house: TheHouse, visitor: Visitor, data: JSONBody[SitDown]) -> Response[Person]:
        """Sit down with a name; who sits already only changes it."""
        if visitor is not None:
            changed = await house.people.change(visitor, PersonChange(data.name, data.language))
            return Response(changed)
        house.hall.check_space()
        person, token = await house.people.sit_down(data.name, data.language)
        return with_cookie(house, person, token)

    @get("/")
    async def who(self, request: AnyRequest, house: TheHouse, person: Me) -> Response[Person]:
        """Who I am; a browser that has asked before keeps its cookie for another while."""
        token = request.cookies[COOKIE]
        if await house.people.is_older(token, DAY):
            return with_cookie(house, person, token)
        return Response(person)

    @patch("/")
    async def change(self, house: TheHouse, person: Me, data: JSONBody[PersonChange]) -> Person:
        """Change my name or language."""
        return await house.people.change(person, data)

    @delete("/")
    async def forget(self, house: TheHouse, person: Me) -> Response[None]:
        """Delete my data: name, tokens, ratings, what I said and brought; a bot takes my seat where I still play."""
        await house.forgetting.forget(person)
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE)
        return gone

    @post("/leave", status_code=204)
    async def sign_out(self, request: AnyRequest, house: TheHouse, person: Me) -> Response[None]:
        """Forget me in this browser."""
        await house.hall.dismiss(await house.people.leave(request.cookies[COOKIE]), "signed-out")
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE)
        return gone

    @post("/leave-everywhere", status_code=201)
    async def sign_out_everywhere(self, request: AnyRequest, house: TheHouse, person: Me) -> Response[RecoveryLink]:
        """Forget me in every browser; no recovery link works but this new one, by which I can come back."""
        token = await house.people.leave_everywhere(person)
        await house.hall.dismiss(person.id, "signed-out-everywhere")
        gone = Response(RecoveryLink(f"{address(request, house.settings)}/recover#{token}", token))
        gone.delete_cookie(COOKIE)
        return gone

    @post("/recovery", status_code=201)
    async def make_recovery(self, request: AnyRequest, house: TheHouse, person: Me) -> RecoveryLink:
        """A link that carries my identity to another device, once; an older one works no more."""
        token = await house.people.make_recovery(person)
        return RecoveryLink(f"{address(request, house.settings)}/recover#{token}", token)

    @delete("/recovery")
    async def revoke_recovery(self, house: TheHouse, person: Me) -> None:
        """The link works no more."""
        await house.people.revoke_recovery(person)

    @get("/tables")
    async def my_tables(self, house: TheHouse, person: Me) -> MyTables:
        """All tables I sit or sat at."""
        mine = MyTables([], [], [])
        for record in await house.lobby.tables_of(person):
            getattr(mine, record.phase).append(listed(house, record, person.id))
        return mine

    @get("/history")
    async def my_history(
        self,
        house: TheHouse,
        person: Me,
        before: Annotated[str, QueryParameter(max_length=40)] = "",
    ) -> History:
        """What I have played, and how well; the latest matches, or those before the one at this table."""
        return await house.hall.records.of_person(person, before)


@post("/recover", tags=["people"], status_code=201)
async def recover(house: TheHouse, data: JSONBody[Recover]) -> Response[Person]:
    """Be here who I was there."""
    person, token = await house.people.recover(data.token)
    return with_cookie(house, person, token)


class TablesApi(Controller):
    """Tables: made, joined, filled, begun, closed."""

    path = "/tables"
    tags = ("tables",)

    @get("/")
    async def open_tables(self, house: TheHouse, visitor: Visitor) -> Tables:
        """Public tables, newest first."""
        who = visitor.id if visitor else None
        tables = [listed(house, record, who) for record in await house.lobby.open_tables()]
        return Tables([table for table in tables if table.phase != "over"])

    @post("/", status_code=201)
    async def make(self, house: TheHouse, person: Me, data: JSONBody[NewTable]) -> Table:
        """A new table."""
        return (await house.lobby.make(person, data)).seen(person.id)

    @get("/{table_id:str}")
    async def look(
        self,
        house: TheHouse,
        visitor: Visitor,
        table_id: TableId,
        given: Given = None,
        invitation: Asked = None,
    ) -> Table:
        """A table."""
        room = await house.lobby.visit(table_id, visitor, given or invitation)
        return room.seen(visitor.id if visitor else None)

    @patch("/{table_id:str}")
    async def alter(self, house: TheHouse, person: Me, table_id: TableId, data: JSONBody[TableChange]) -> Table:
        """Change the table before the match begins (host)."""
        room = await house.hall.room(table_id)
        await house.lobby.alter(room, person, data)
        return room.seen(person.id)

    @post("/{table_id:str}/join", status_code=200)
    async def join(self, house: TheHouse, person: Me, table_id: TableId, data: JSONBody[Join]) -> Table:
        """Take a seat."""
        room = await house.hall.room(table_id)
        await house.lobby.join(room, person, data.seat, data.invitation)
        return room.seen(person.id)

    @post("/{table_id:str}/leave", status_code=204)
    async def leave(self, house: TheHouse, person: Me, table_id: TableId) -> None:
        """Stand up; in a match a bot stands in until I come back."""
        await house.lobby.leave(await house.hall.room(table_id), person)

    @post("/{table_id:str}/swap", status_code=200)
    async def swap(self, house: TheHouse, person: Me, table_id: TableId, data: JSONBody[Swap]) -> Table:
        """Move to another seat."""
        room = await house.hall.room(table_id)
        await house.lobby.swap(room, person, data.seat, data.with_)
        return room.seen(person.id)

    @post("/{table_id:str}/remove", status_code=200)
    async def remove(self, house: TheHouse, person: Me, table_id: TableId, data: JSONBody[Remove]) -> Table:
        """Ask somebody to stand up before the match begins; they may not sit down here again (host)."""
        room = await house.hall.room(table_id)
        await house.lobby.remove(room, person, data.seat)
        return room.seen(person.id)

    @post("/{table_id:str}/bots", status_code=200)
    async def bots(self, house: TheHouse, person: Me, table_id: TableId, data: JSONBody[SeatBot]) -> Table:
        """Put a bot in a seat, or take it away (host)."""
        room = await house.hall.room(table_id)
        await house.lobby.set_bot(room, person, data.seat, data.level)
        return room.seen(person.id)

    @post("/{table_id:str}/fill", status_code=200)
    async def fill(self, house: TheHouse, person: Me, table_id: TableId, data: JSONBody[Fill]) -> Table:
        """Put bots in all free seats (host)."""
        room = await house.hall.room(table_id)
        await house.lobby.fill(room, person, data.level)
        return room.seen(person.id)

    @post("/{table_id:str}/start", status_code=200)
    async def start(self, house: TheHouse, person: Me, table_id: TableId) -> Table:
        """Let the match begin (host)."""
        room = await house.hall.room(table_id)
        await house.lobby.start(room, person)
        return room.seen(person.id)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, house: TheHouse, person: Me, table_id: TableId) -> Table:
        """The same table once more, with my seat; the others get theirs when they ask."""
        room = await house.hall.room(table_id)
        return (await house.rematches.follow(room, person)).seen(person.id)

    @post("/{table_id:str}/close", status_code=204)
    async def close(self, house: TheHouse, person: Me, table_id: TableId) -> None:
        """Close the table (host)."""
        await house.lobby.close(await house.hall.room(table_id), person)

    @post("/{table_id:str}/replace", status_code=200)
    async def replace(self, house: TheHouse, person: Me, table_id: TableId, data: JSONBody[SeatBot]) -> Table:
        """Let a bot stand in for somebody absent, or who has not answered for the table's patience; or send it away
        (host).
        """
        room = await house.hall.room(table_id)
        await house.lobby.replace(room, person, data.seat, data.level)
        return room.seen(person.id)

    @post("/{table_id:str}/invitation", status_code=201)
    async def invitation(self, request: AnyRequest, house: TheHouse, person: Me, table_id: TableId) -> Invitation:
        """A new invitation; the old one opens nothing any more (host)."""
        room = await house.hall.room(table_id)
        token = await house.lobby.new_invitation(room, person)
        return Invitation(token, f"{address(request, house.settings)}/tables/{table_id}#invitation={token}")

    # -- finished matches

    @get("/{table_id:str}/replay", tags=["replays"])
    async def replay(
        self,
        house: TheHouse,
        visitor: Visitor,
        table_id: TableId,
        given: Given = None,
        invitation: Asked = None,
    ) -> ReplayInfo:
        """A finished match; one of a private table for those who sat there, were invited, or have its link."""
        return await house.replays.info(table_id, visitor, given or invitation)

    @get("/{table_id:str}/replay/{step:int}", tags=["replays"])
    async def replay_step(
        self,
        house: TheHouse,
        visitor: Visitor,
        table_id: TableId,
        step: FromPath[int],
        eyes: Annotated[str, QueryParameter(name="as", max_length=20)] = "spectator",
        given: Given = None,
        invitation: Asked = None,
    ) -> ReplayView:
        """One step of it, as a seat saw it (`s0`), as a spectator did, or with all hands open."""
        return await house.replays.view(table_id, visitor, given or invitation, step, eyes)

    @get("/{table_id:str}/save", tags=["replays"], media_type=MediaType.JSON)
    async def save(
        self,
        house: TheHouse,
        visitor: Visitor,
        table_id: TableId,
        given: Given = None,
        invitation: Asked = None,
    ) -> Response[bytes]:
        """The saved document of a finished match."""
        document = await house.replays.document(table_id, visitor, given or invitation)
        name = f'attachment; filename="palazzo-{table_id}.json"'
        return Response(document.encode(), media_type="application/json", headers={"content-disposition": name})

    @post("/{table_id:str}/show", tags=["replays"], status_code=201)
    async def show(self, request: AnyRequest, house: TheHouse, person: Me, table_id: TableId) -> ShowLink:
        """A link that shows a finished match to whoever has it; the same, if one stands (who sat there)."""
        token = await house.lobby.show(await house.hall.room(table_id), person)
        return ShowLink(token, f"{address(request, house.settings)}/replay/{table_id}#show={token}")

    @delete("/{table_id:str}/show", tags=["replays"])
    async def hide(self, house: TheHouse, person: Me, table_id: TableId) -> None:
        """The link shows nothing any more (who sat there)."""
        await house.lobby.hide(await house.hall.room(table_id), person)


@post("/replays", tags=["replays"], status_code=201)
async def upload(request: AnyRequest, house: TheHouse, person: Me) -> Uploaded:
    """Bring a finished match from elsewhere: the saved document is the body."""
    network = network_of(request.client.host) if request.client else ""
    return Uploaded(await house.replays.upload(person, network, await request.body()))


@get("/records/{game:str}", tags=["records"])
async def records(house: TheHouse, game: GameId) -> Records:
    """Ratings and latest results of a game."""
    palazzo.rules_of(game)
    return await house.hall.records.of_game(game)


@get("/catalogue", tags=["texts"])
async def catalogue(house: TheHouse) -> Catalogue:
    """What can be played here."""
    games = msgspec.convert(palazzo.catalogue(), list[Game])
    limits = Limits(500, LONGEST_NAME, house.settings.window_delay)
    return Catalogue(games, list(LEVELS), list(LANGUAGES), limits)


@get("/rules/{game:str}/{language:str}", tags=["texts"])
async def rules(
    game: GameId,
    language: Annotated[str, PathParameter(max_length=8)],
    edition: Annotated[str, QueryParameter(max_length=40)] = "",
) -> RuleBook:
    """The rule book of a game, in our words."""
    return texts.rule_book(game, language, edition)


@get("/texts/{language:str}/{name:str}", tags=["texts"], media_type=MediaType.TEXT)
async def fluent(
    language: Annotated[str, PathParameter(max_length=8)],
    name: Annotated[str, PathParameter(max_length=60)],
    request: AnyRequest,
) -> Response[bytes]:
    """The Fluent messages for a game (`junta.ftl`), or for no game (`common.ftl`)."""
    bundle = texts.bundle(language, name.removesuffix(".ftl"))
    headers = {"etag": f'"{bundle.tag}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(bundle.text, media_type="text/plain", headers=headers)


def address(request: AnyRequest, settings: Settings) -> str:
    """How people reach this server: as it was set; else as they did, by where they came in, whatever they say."""
    if settings.address:
        return settings.address
    if settings.origins:
        origin = request.headers.get("origin")
        return origin if origin in settings.origins else settings.origins[0]
    host, port = request.scope.get("server") or (settings.host, settings.port)
    scheme = "https" if settings.secure else request.url.scheme
    place = f"[{host}]" if ":" in host else host
    return f"{scheme}://{place}" if port in (None, PORTS.get(scheme)) else f"{scheme}://{place}:{port}"


def listed(house: House, record: TableRecord, person: str | None) -> Table:
    """A table as it is listed: as it is in memory, if it is."""
    room = house.hall.rooms.get(record.id)
    return (room or Room(house.hall, record)).seen(person)


api = Router(
    "/api",
    route_handlers=[PeopleApi, recover, TablesApi, upload, records, catalogue, rules, fluent],
    dependencies={
        "house": Provide(provide_house, sync_to_thread=False),
        "visitor": Provide(provide_visitor),
        "person": Provide(provide_person),
    },
)
