"""The HTTP interface of lessons and puzzles."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from palazzo.server.messages import (
    BeginLesson,
    BeginPuzzle,
    BringPuzzle,
    Language,
    Learning,
    LessonWords,
    Position,
    SeenPosition,
    SharePosition,
    Table,
)
from palazzo.server.web.dependencies import Given, Me, TableId, TheServices, Visitor

_Part = Annotated[str, PathParameter(max_length=40)]


class LearningApi(Controller):
    """Lessons and puzzles: what there is, what is said in them, a table for each."""

    tags = ("learning",)

    @get("/learning")
    async def learning(
        self, services: TheServices, visitor: Visitor, language: Annotated[Language, QueryParameter()] = "en"
    ) -> Learning:
        """Lessons and puzzles of every game, and how far I have come."""
        return await services.teaching.offered(visitor, language)

    @get("/lessons/{game:str}/{name:str}/{language:str}")
    async def lesson(
        self, services: TheServices, game: _Part, name: _Part, language: FromPath[Language]
    ) -> LessonWords:
        """All that the usher says in a lesson."""
        return services.teaching.words(f"{game}/{name}", language)

    @post("/lessons", status_code=201)
    async def begin_lesson(self, services: TheServices, person: Me, data: JSONBody[BeginLesson]) -> Table:
        """A table of my own for a lesson, already begun; the one I have open, unless it should begin anew."""
        return (await services.teaching.begin(person, data.lesson, data.anew)).seen(person.id)

    @post("/puzzles", status_code=201)
    async def begin_puzzle(self, services: TheServices, person: Me, data: JSONBody[BeginPuzzle]) -> Table:
        """A table of my own for a puzzle; the one I have open, unless it should begin anew."""
        return (await services.teaching.set(person, data.puzzle, data.anew)).seen(person.id)

    @post("/puzzles/brought", status_code=201)
    async def bring_puzzle(self, services: TheServices, person: Me, data: JSONBody[BringPuzzle]) -> Table:
        """A table of my own for a puzzle I bring as the text of its file."""
        return (await services.teaching.bring(person, data.text)).seen(person.id)

    @post("/tables/{table_id:str}/position", status_code=201)
    async def share_position(
        self, services: TheServices, person: Me, table_id: TableId, data: JSONBody[SharePosition], given: Given = None
    ) -> Position:
        """Share the position of a match I play alone, or a step of a finished one, as one seat sees it."""
        return await services.positions.share(await services.tables.get(table_id), person, given, data)

    @get("/positions/{position:str}")
    async def position(self, services: TheServices, position: _Part) -> SeenPosition:
        """What a shared position is of, and the table as its seat sees it."""
        return await services.positions.seen(position)

    @post("/positions/{position:str}/table", status_code=201)
    async def open_position(self, services: TheServices, person: Me, position: _Part) -> Table:
        """A table of my own that goes on from a shared position, against bots."""
        return (await services.positions.open(position, person)).seen(person.id)

    @get("/positions/{position:str}/puzzle", media_type=MediaType.TEXT)
    async def position_as_puzzle(self, services: TheServices, position: _Part) -> Response[bytes]:
        """A shared position as the file of a puzzle, whose goal and texts are to be written."""
        name = f'attachment; filename="puzzle-{position}.toml"'
        text = await services.positions.puzzle(position)
        return Response(text.encode(), media_type="application/toml", headers={"content-disposition": name})
