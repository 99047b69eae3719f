"""The HTTP interface: what people do before, between and after matches."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, Router, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.di import Provide
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

import palazzo
from palazzo.bots import LEVELS, TEMPERED, TEMPERS
from palazzo.kernel.texts import LANGUAGES
from palazzo.server.lengths import WEIGHTS, lengths
from palazzo.server.messages import (
    Catalogue,
    Expect,
    Fill,
    Game,
    History,
    Invitation,
    Join,
    Limits,
    MyMatches,
    MyTables,
    NewTable,
    Person,
    PersonChange,
    PersonSettings,
    Ready,
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
from palazzo.server.people.people import DAY, LONGEST_NAME, read_settings
from palazzo.server.people.rate_limits import network_of
from palazzo.server.problems import Trouble
from palazzo.server.running.services import Services
from palazzo.server.tables.live_table import LiveTable
from palazzo.server.tables.persistence import TableRecord
from palazzo.server.web import texts
from palazzo.server.web.addresses import address
from palazzo.server.web.dependencies import Given, Me, TableId, TheServices, Visitor
from palazzo.server.web.learning import LearningApi
from palazzo.server.web.middleware import COOKIE
from palazzo.server.web.previews import previews
from palazzo.server.web.printing import press

_AnyRequest = Request[Any, Any, Any]
_Asked = Annotated[str | None, QueryParameter(max_length=200, description="The same; but addresses are written down.")]
_GameId = Annotated[str, PathParameter(max_length=40)]


def _provide_services(request: _AnyRequest) -> Services:
    """The server behind this request."""
    services: Services = request.app.state.services
    return services


async def _provide_visitor(request: _AnyRequest) -> Person | None:
    """Who asks, if they have sat down."""
    services: Services = request.app.state.services
    request.state.visitor = await services.people.known(request.cookies.get(COOKIE))
    visitor: Person | None = request.state.visitor
    return visitor


async def _provide_person(visitor: Visitor) -> Person:
    """Who asks; they must have sat down."""
    if visitor is None:
        raise Trouble("sit-down-first", 401)
    return visitor


def _with_cookie(services: Services, person: Person, token: str) -> Response[Person]:
    """A person, and the cookie by which their browser is known again."""
    cookie = Cookie(
        key=COOKIE,
        value=token,
        path="/",
        max_age=int(services.settings.session_days * DAY),
        httponly=True,
        samesite="lax",
        secure=services.settings.secure,
    )
    return Response(person, cookies=[cookie])


class PeopleApi(Controller):
    """Who I am."""

    path = "/me"
    tags = ("people",)

    @post("/", status_code=201)
    async def sit_down(self, services: TheServices, visitor: Visitor, data: JSONBody[SitDown]) -> Response[Person]:
        """Sit down with a name; who sits already only changes it."""
        if visitor is not None:
            wish = PersonChange(data.name, data.language, data.face or msgspec.UNSET)
            changed = await services.people.change(visitor, wish)
            return Response(changed)
        services.shared.check_space()
        person, token = await services.people.sit_down(data.name, data.language, data.face)
        return _with_cookie(services, person, token)

    @get("/")
    async def who(self, request: _AnyRequest, services: TheServices, person: Me) -> Response[Person]:
        """Who I am; a browser that has asked before keeps its cookie for another while."""
        token = request.cookies[COOKIE]
        if await services.people.is_older(token, DAY):
            return _with_cookie(services, person, token)
        return Response(person)

    @patch("/")
    async def change(self, services: TheServices, person: Me, data: JSONBody[PersonChange]) -> Person:
        """Change my name or language."""
        return await services.people.change(person, data)

    @delete("/")
    async def forget(self, services: TheServices, person: Me) -> Response[None]:
        """Delete my data: name, tokens, ratings, what I said and brought; a bot takes my seat where I still play."""
        await services.forgetting.forget(person)
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE)
        return gone

    @post("/leave", status_code=204)
    async def sign_out(self, request: _AnyRequest, services: TheServices, person: Me) -> Response[None]:
        """Forget me in this browser."""
        await services.tables.dismiss(await services.people.leave(request.cookies[COOKIE]), "signed-out")
        gone = Response(None, status_code=204)
        gone.delete_cookie(COOKIE)
        return gone

    @post("/leave-everywhere", status_code=201)
    async def sign_out_everywhere(
        self, request: _AnyRequest, services: TheServices, person: Me
    ) -> Response[RecoveryLink]:
        """Forget me in every browser; no recovery link works but this new one, by which I can come back."""
        token = await services.people.leave_everywhere(person)
        await services.tables.dismiss(person.id, "signed-out-everywhere")
        gone = Response(RecoveryLink(f"{address(request, services.settings)}/recover#{token}", token))
        gone.delete_cookie(COOKIE)
        return gone

    @post("/recovery", status_code=201)
    async def make_recovery(self, request: _AnyRequest, services: TheServices, person: Me) -> RecoveryLink:
        """A link that carries my identity to another device, once; an older one works no more."""
        token = await services.people.make_recovery(person)
        return RecoveryLink(f"{address(request, services.settings)}/recover#{token}", token)

    @get("/settings")
    async def settings(self, services: TheServices, person: Me) -> PersonSettings:
        """How I like to play: pace, sound, looks, windows I am always or never asked about."""
        return await read_settings(services.storage, person.id)

    @put("/settings")
    async def set_settings(self, services: TheServices, person: Me, data: JSONBody[PersonSettings]) -> PersonSettings:
        """Keep how I like to play; my pages at tables go by it at once, in every browser."""
        await services.people.set_settings(person, data)
        await services.tables.tell_settings(person.id)
        return data

    @delete("/recovery")
    async def revoke_recovery(self, services: TheServices, person: Me) -> None:
        """The link works no more."""
        await services.people.revoke_recovery(person)

    @get("/tables")
    async def my_tables(self, services: TheServices, person: Me) -> MyTables:
        """All tables I sit or sat at."""
        mine = MyTables([], [], [])
        for record in await services.lobby.tables_of(person):
            getattr(mine, record.phase).append(_listed(services, record, person.id))
        return mine

    @get("/turns")
    async def my_turns(self, services: TheServices, person: Me) -> MyMatches:
        """The matches I play: what each wants of me or whom it waits for, the most urgent first."""
        return MyMatches(await services.turns.of(person))

    @get("/history")
    async def my_history(
        self,
        services: TheServices,
        person: Me,
        before: Annotated[str, QueryParameter(max_length=40)] = "",
    ) -> History:
        """What I have played, and how well; the latest matches, or those before the one at this table."""
        return await services.shared.records.of_person(person, before)


@post("/recover", tags=["people"], status_code=201)
async def recover(services: TheServices, data: JSONBody[Recover]) -> Response[Person]:
    """Be here who I was there."""
    person, token = await services.people.recover(data.token)
    return _with_cookie(services, person, token)


class TablesApi(Controller):
    """Tables: made, joined, filled, begun, closed."""

    path = "/tables"
    tags = ("tables",)

    @get("/")
    async def open_tables(self, services: TheServices, visitor: Visitor) -> Tables:
        """Public tables, newest first."""
        who = visitor.id if visitor else None
        tables = [_listed(services, record, who) for record in await services.lobby.open_tables()]
        return Tables([table for table in tables if table.phase != "over"])

    @post("/", status_code=201)
    async def make(self, services: TheServices, person: Me, data: JSONBody[NewTable]) -> Table:
        """A new table."""
        return (await services.lobby.make(person, data)).seen(person.id)

    @get("/{table_id:str}")
    async def look(
        self,
        services: TheServices,
        visitor: Visitor,
        table_id: TableId,
        given: Given = None,
        invitation: _Asked = None,
    ) -> Table:
        """A table."""
        table = await services.lobby.visit(table_id, visitor, given or invitation)
        return table.seen(visitor.id if visitor else None)

    @patch("/{table_id:str}")
    async def alter(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[TableChange]) -> Table:
        """Change the table before the match begins (host)."""
        table = await services.tables.get(table_id)
        await services.lobby.alter(table, person, data)
        return table.seen(person.id)

    @post("/{table_id:str}/join", status_code=200)
    async def join(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[Join]) -> Table:
        """Take a seat."""
        table = await services.tables.get(table_id)
        await services.lobby.join(table, person, data.seat, data.invitation)
        return table.seen(person.id)

    @post("/{table_id:str}/leave", status_code=204)
    async def leave(self, services: TheServices, person: Me, table_id: TableId) -> None:
        """Stand up; in a match a bot stands in until I come back."""
        await services.lobby.leave(await services.tables.get(table_id), person)

    @post("/{table_id:str}/swap", status_code=200)
    async def swap(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[Swap]) -> Table:
        """Move to another seat."""
        table = await services.tables.get(table_id)
        await services.lobby.swap(table, person, data.seat, data.with_)
        return table.seen(person.id)

    @post("/{table_id:str}/remove", status_code=200)
    async def remove(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[Remove]) -> Table:
        """Ask somebody to stand up before the match begins; they may not sit down here again (host)."""
        table = await services.tables.get(table_id)
        await services.lobby.remove(table, person, data.seat)
        return table.seen(person.id)

    @post("/{table_id:str}/bots", status_code=200)
    async def bots(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[SeatBot]) -> Table:
        """Put a bot in a seat, or take it away (host)."""
        table = await services.tables.get(table_id)
        await services.lobby.set_bot(table, person, data.seat, data.level)
        return table.seen(person.id)

    @post("/{table_id:str}/expect", status_code=200)
    async def expect(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[Expect]) -> Table:
        """Say who is expected in a free seat (host)."""
        table = await services.tables.get(table_id)
        await services.lobby.expect(table, person, data.seat, data.name)
        return table.seen(person.id)

    @post("/{table_id:str}/ready", status_code=200)
    async def ready(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[Ready]) -> Table:
        """Say that I am ready for the match to begin, or not yet."""
        table = await services.tables.get(table_id)
        await services.lobby.set_ready(table, person, data.ready)
        return table.seen(person.id)

    @post("/{table_id:str}/fill", status_code=200)
    async def fill(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[Fill]) -> Table:
        """Put bots in all free seats (host)."""
        table = await services.tables.get(table_id)
        await services.lobby.fill(table, person, data.level)
        return table.seen(person.id)

    @post("/{table_id:str}/start", status_code=200)
    async def start(self, services: TheServices, person: Me, table_id: TableId) -> Table:
        """Let the match begin (host)."""
        table = await services.tables.get(table_id)
        await services.lobby.start(table, person)
        return table.seen(person.id)

    @post("/{table_id:str}/rematch", status_code=200)
    async def rematch(self, services: TheServices, person: Me, table_id: TableId) -> Table:
        """The same table once more, with my seat; the others get theirs when they ask."""
        table = await services.tables.get(table_id)
        return (await services.rematches.follow(table, person)).seen(person.id)

    @post("/{table_id:str}/close", status_code=204)
    async def close(self, services: TheServices, person: Me, table_id: TableId) -> None:
        """Close the table (host)."""
        await services.lobby.close(await services.tables.get(table_id), person)

    @post("/{table_id:str}/replace", status_code=200)
    async def replace(self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[SeatBot]) -> Table:
        """Let a bot stand in for somebody absent, or who has not answered for the table's patience; or send it away
        (host).
        """
        table = await services.tables.get(table_id)
        await services.lobby.replace(table, person, data.seat, data.level)
        return table.seen(person.id)

    @post("/{table_id:str}/invitation", status_code=201)
    async def invitation(
        self, request: _AnyRequest, services: TheServices, person: Me, table_id: TableId
    ) -> Invitation:
        """A new invitation; the old one opens nothing any more (host)."""
        table = await services.tables.get(table_id)
        token = await services.lobby.new_invitation(table, person)
        return Invitation(token, f"{address(request, services.settings)}/tables/{table_id}#invitation={token}")

    # -- finished matches

    @get("/{table_id:str}/replay", tags=["replays"])
    async def replay(
        self,
        services: TheServices,
        visitor: Visitor,
        table_id: TableId,
        given: Given = None,
        invitation: _Asked = None,
    ) -> ReplayInfo:
        """A finished match; one of a private table for those who sat there, were invited, or have its link."""
        return await services.replays.info(table_id, visitor, given or invitation)

    @get("/{table_id:str}/replay/{step:int}", tags=["replays"])
    async def replay_step(
        self,
        services: TheServices,
        visitor: Visitor,
        table_id: TableId,
        step: FromPath[int],
        eyes: Annotated[str, QueryParameter(name="as", max_length=20)] = "spectator",
        given: Given = None,
        invitation: _Asked = None,
    ) -> ReplayView:
        """One step of it, as a seat saw it (`s0`), as a spectator did, or with all hands open."""
        return await services.replays.view(table_id, visitor, given or invitation, step, eyes)

    @get("/{table_id:str}/save", tags=["replays"], media_type=MediaType.JSON)
    async def save(
        self,
        services: TheServices,
        visitor: Visitor,
        table_id: TableId,
        given: Given = None,
        invitation: _Asked = None,
    ) -> Response[bytes]:
        """The saved document of a finished match."""
        document = await services.replays.document(table_id, visitor, given or invitation)
        name = f'attachment; filename="palazzo-{table_id}.json"'
        return Response(document.encode(), media_type="application/json", headers={"content-disposition": name})

    @post("/{table_id:str}/show", tags=["replays"], status_code=201)
    async def show(self, request: _AnyRequest, services: TheServices, person: Me, table_id: TableId) -> ShowLink:
        """A link that shows a finished match to whoever has it; the same, if one stands (who sat there)."""
        token = await services.lobby.show(await services.tables.get(table_id), person)
        return ShowLink(token, f"{address(request, services.settings)}/replay/{table_id}#show={token}")

    @delete("/{table_id:str}/show", tags=["replays"])
    async def hide(self, services: TheServices, person: Me, table_id: TableId) -> None:
        """The link shows nothing any more (who sat there)."""
        await services.lobby.hide(await services.tables.get(table_id), person)


@post("/replays", tags=["replays"], status_code=201)
async def upload(request: _AnyRequest, services: TheServices, person: Me) -> Uploaded:
    """Bring a finished match from elsewhere: the saved document is the body."""
    network = network_of(request.client.host) if request.client else ""
    return Uploaded(await services.replays.upload(person, network, await request.body()))


@get("/records/{game:str}", tags=["records"])
async def records(services: TheServices, game: _GameId) -> Records:
    """Ratings and latest results of a game."""
    palazzo.rules_of(game)
    return await services.shared.records.of_game(game)


@get("/catalogue", tags=["texts"])
async def catalogue(services: TheServices) -> Catalogue:
    """What can be played here."""
    games = msgspec.convert(palazzo.catalogue(), list[Game])
    for game in games:
        game.weight, game.lengths = WEIGHTS.get(game.id, 0), lengths().get(game.id, [])
    limits = Limits(500, LONGEST_NAME, services.settings.window_delay)
    tempers = {level: list(TEMPERS) for level in TEMPERED}
    return Catalogue(games, list(LEVELS), list(LANGUAGES), limits, tempers)


@get("/rules/{game:str}/{language:str}", tags=["texts"])
async def rules(
    game: _GameId,
    language: Annotated[str, PathParameter(max_length=8)],
    edition: Annotated[str, QueryParameter(max_length=40)] = "",
) -> RuleBook:
    """The rule book of a game, in our words."""
    return texts.rule_book(game, language, edition)


@get("/texts/{language:str}/{name:str}", tags=["texts"], media_type=MediaType.TEXT)
async def fluent(
    language: Annotated[str, PathParameter(max_length=8)],
    name: Annotated[str, PathParameter(max_length=60)],
    request: _AnyRequest,
) -> Response[bytes]:
    """The Fluent messages for a game (`junta.ftl`), or for no game (`common.ftl`)."""
    bundle = texts.bundle(language, name.removesuffix(".ftl"))
    headers = {"etag": f'"{bundle.tag}"', "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(bundle.text, media_type="text/plain", headers=headers)


def _listed(services: Services, record: TableRecord, person: str | None) -> Table:
    """A table as it is listed: as it is in memory, if it is."""
    tables = services.tables
    table = tables.loaded.get(record.id) or LiveTable(tables.shared, record, tables.drop)
    return table.seen(person)


api = Router(
    "/api",
    route_handlers=[
        PeopleApi,
        recover,
        TablesApi,
        upload,
        records,
        catalogue,
        rules,
        fluent,
        press,
        previews,
        LearningApi,
    ],
    dependencies={
        "services": Provide(_provide_services, sync_to_thread=False),
        "visitor": Provide(_provide_visitor),
        "person": Provide(_provide_person),
    },
)
