"""Tables that have been played so far by a journal of ours, where only people sit and nothing moves by itself."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from house import serving

import palazzo
from palazzo.kernel.match import Match, start
from palazzo.server.storage import INSERT_LINE

PATIENCE: Final = 60_000
KEY: Final = "0123456789abcdef" * 2
SEATS: Final = {"final-decrees": 4, "junta": 4, "last-will": 2}
NAMES: Final = ("Marta", "Anna", "Bruno", "Carlo")
LONG: Final = 1500
"""Answers until a random match is given up."""

Journal = list[tuple[int, str, Any]]


def begun(game: str) -> Match:
    """The same match each time, at its beginning."""
    options = palazzo.new_match(game, SEATS[game], seed=1).options
    return start(palazzo.rules_of(game), SEATS[game], KEY, options)


def journals(game: str, wanted: Callable[[Match], list[str]], names: set[str]) -> dict[str, Journal]:
    """What was answered until the first seat was asked something in a situation of each of these names."""
    found: dict[str, Journal] = {}
    for seed in range(20):
        match, rng = begun(game), Random(seed)
        while not match.over and len(match.journal) < LONG and len(found) < len(names):
            question = next(one for one in match.questions if one.due)
            if question.seat == 0:
                for name in names.intersection(wanted(match)):
                    found.setdefault(name, match.journal[:])
            match.answer(question.seat, question.sample(rng))
    assert set(found) == names, names - set(found)
    return found


def request(page: Any, path: str, body: dict[str, Any] | None = None) -> Any:
    """Send something to the server as the person of this page, which need not show anything yet."""
    reply = page.context.request.post(f"/api{path}", data=body, headers={"X-Palazzo": "1"})
    assert reply.ok, f"{path}: {reply.status} {reply.text()}"
    return reply.json() if reply.status != 204 else None


class Tables:
    """Tables of a game in a folder, and the page of the one who sits in the first seat."""

    def __init__(self, browser: Any, folder: Path, game: str) -> None:
        self.browser = browser
        self.folder = folder
        self.game = game
        self.database = folder / "palazzo.sqlite3"
        self.contexts: list[Any] = []
        self.sent: list[dict[str, Any]] = []
        """What the page has sent."""

    @contextmanager
    def played(self, played: dict[str, Journal], **window: Any) -> Iterator[tuple[Any, dict[str, str]]]:
        """The page, and for each name the table that was played so far."""
        with serving(self.folder) as address:
            people = [self.visitor(address, name, window) for name in NAMES[: SEATS[self.game]]]
            tables = {name: self.table(people) for name in played}
        for name, journal in played.items():
            self.write(tables[name], journal)
        page = people[0]
        page.on(
            "websocket",
            lambda socket: socket.on("framesent", lambda frame: self.sent.append(json.loads(str(frame)))),
        )
        try:
            with serving(self.folder, int(address.rsplit(":", 1)[1])):
                yield page, tables
        finally:
            for context in self.contexts:
                context.close()

    def visitor(self, address: str, name: str, window: dict[str, Any]) -> Any:
        """The page of somebody who has sat down."""
        context = self.browser.new_context(
            **{"base_url": address, "reduced_motion": "reduce", "locale": "en-GB", **window}
        )
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        request(page, "/me", {"name": name, "language": window.get("locale", "en-GB")[:2]})
        return page

    def table(self, people: list[Any]) -> str:
        """A table of these people, begun."""
        options = begun(self.game).options
        wanted = {"game": self.game, "seats": len(people), "options": options, "advice": True}
        table = request(people[0], "/tables", wanted)
        for page in people[1:]:
            request(page, f"/tables/{table['id']}/join", {"invitation": table["invitation"]})
        request(people[0], f"/tables/{table['id']}/start")
        return str(table["id"])

    def write(self, table: str, journal: Journal) -> None:
        """Let a table whose server is away have been played so far."""
        with closing(sqlite3.connect(self.database)) as disk, disk:
            disk.execute("UPDATE tables SET origin = ? WHERE id = ?", (json.dumps({"key": KEY}), table))
            for n, (seat, question, value) in enumerate(journal):
                disk.execute(INSERT_LINE, (table, n, "answer", seat, question, json.dumps(value), None, 0.0))

    def journal(self, table: str) -> list[Any]:
        """What was answered at a table."""
        with closing(sqlite3.connect(self.database)) as disk:
            return disk.execute("SELECT * FROM journal WHERE table_id = ? ORDER BY n", (table,)).fetchall()
