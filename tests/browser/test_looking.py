"""Looking never plays: whatever is no target can be pressed, and the journal stays as it was."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, Final

import hands
import pytest
from house import CHROMIUM, ask, serving

import palazzo
from palazzo.kernel.match import Match, start
from palazzo.server.storage import ENTRY

PATIENCE: Final = 60_000
KEY: Final = "0123456789abcdef" * 2
GAMES: Final[dict[str, tuple[int, set[str]]]] = {
    "final-decrees": (4, {"number", "assign", "pick", "split", "subset"}),
    "junta": (4, {"assign", "pick", "subset", "number", "order", "split", "card-beside-opening"}),
    "last-will": (2, {"subset", "pick", "split"}),
}
"""At how many seats, and what kinds of question its people are asked."""
LONG: Final = 1500
"""Answers until a random match is given up."""
HARMLESS: Final = {"hello", "ping", "why"}
"""What a page may send while one looks."""

PRESS_ALL: Final = """
async () => {
  const pressed = new Set();
  const next = () => new Promise((done) => setTimeout(done, 15));
  const kinds = "[data-thing], .last, [role=tab], [data-line], .parts button, [data-rules], .promise";
  for (const one of document.querySelectorAll(kinds)) {
    if (!one.isConnected || one.matches(".target-open, .target-chosen")) continue;
    const part = one.closest("#part-hand, #part-people, #part-side, #bar, #part-board")?.id ?? "";
    const name = `${part} ${one.dataset.thing ?? one.textContent}`;
    if (pressed.has(name)) continue;
    pressed.add(name);
    one.click();
    await next();
    document.querySelector("dialog[open] header button, :popover-open header button")?.click();
    await next();
  }
  return pressed.size;
}
"""
"""Presses once each thing that is no target, and puts away what it brings; how many there were."""


Journal = list[tuple[int, str, Any]]


def situations(game: str) -> dict[str, Journal]:
    """For each kind of question what was answered until the first seat was asked one of that kind."""
    kinds = GAMES[game][1]
    found: dict[str, Journal] = {}
    for seed in range(20):
        match, rng = begun(game), Random(seed)
        while not match.over and len(match.journal) < LONG and len(found) < len(kinds):
            question = next(one for one in match.questions if one.due)
            if question.seat == 0:
                for kind in (question.kind, *(["card-beside-opening"] if is_card_beside_opening(match) else [])):
                    if kind in kinds:
                        found.setdefault(kind, match.journal[:])
            match.answer(question.seat, question.sample(rng))
    assert set(found) == kinds
    return found


def begun(game: str) -> Match:
    """The same match each time, at its beginning."""
    rules = palazzo.rules_of(game)
    return start(rules, GAMES[game][0], KEY, palazzo.new_match(game, GAMES[game][0], seed=1).options)


def is_card_beside_opening(match: Match) -> bool:
    """A card in the hand of the first seat may be played now, and something else may be turned to."""
    view = match.view(0)
    due, *openings = view["questions"]
    held = view["table"]["yours"].get("hand", [])
    playable = due["kind"] == "pick" and any(f"play:{card}" in due["options"] for card in held)
    return playable and any(one["kind"] == "subset" for one in openings)


class Looker:
    """Somebody at tables where only people sit, and what their page has sent."""

    def __init__(self, browser: Any, folder: Path) -> None:
        self.browser = browser
        self.database = folder / "palazzo.sqlite3"
        self.contexts: list[Any] = []
        self.sent: list[dict[str, Any]] = []

    def visitor(self, address: str, name: str) -> Any:
        """The page of somebody who has sat down."""
        context = self.browser.new_context(base_url=address, reduced_motion="reduce", locale="en-GB")
        self.contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.goto("/")
        ask(page, "POST", "/me", {"name": name, "language": "en"})
        return page

    def table(self, people: list[Any], game: str) -> str:
        """A table of these people, begun."""
        options = begun(game).options
        table = ask(people[0], "POST", "/tables", {"game": game, "seats": len(people), "options": options})
        for page in people[1:]:
            ask(page, "POST", f"/tables/{table['id']}/join", {"invitation": table["invitation"]})
        ask(people[0], "POST", f"/tables/{table['id']}/start")
        return str(table["id"])

    def write(self, table: str, journal: Journal) -> None:
        """Let a table whose server is away have been played so far."""
        with closing(sqlite3.connect(self.database)) as disk, disk:
            disk.execute("UPDATE tables SET origin = ? WHERE id = ?", (json.dumps({"key": KEY}), table))
            for n, (seat, question, value) in enumerate(journal):
                disk.execute(ENTRY, (table, n, "answer", seat, question, json.dumps(value), None, 0.0))

    def journal(self, table: str) -> list[Any]:
        """What was answered at a table."""
        with closing(sqlite3.connect(self.database)) as disk:
            return disk.execute("SELECT * FROM journal WHERE table_id = ? ORDER BY n", (table,)).fetchall()

    def listen(self, page: Any) -> None:
        """Write down all that goes to the server."""
        page.on(
            "websocket",
            lambda socket: socket.on("framesent", lambda frame: self.sent.append(json.loads(str(frame)))),
        )


@pytest.fixture
def looker(browser: Any, tmp_path: Path) -> Iterator[Looker]:
    if not CHROMIUM:
        pytest.skip("there is no Chromium here: apt-get install chromium, or set PALAZZO_CHROMIUM")
    looker = Looker(browser, tmp_path)
    yield looker
    for context in looker.contexts:
        context.close()


@pytest.mark.parametrize("game", GAMES)
def test_pressing_what_is_no_target_answers_nothing(looker: Looker, tmp_path: Path, game: str) -> None:
    played = situations(game)
    with serving(tmp_path) as address:
        people = [looker.visitor(address, name) for name in ("Marta", "Anna", "Bruno", "Carlo")[: GAMES[game][0]]]
        tables = {kind: looker.table(people, game) for kind in played}
    for kind, journal in played.items():
        looker.write(tables[kind], journal)
    page = people[0]
    looker.listen(page)
    with serving(tmp_path, int(address.rsplit(":", 1)[1])):
        for kind, table in tables.items():
            before = looker.journal(table)
            page.goto(f"/table/{table}")
            page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
            page.wait_for_selector("#part-board [data-thing]")
            assert hands.asked(page) == ("pick" if kind == "card-beside-opening" else kind)
            seen = hands.version(page)
            assert page.evaluate(PRESS_ALL) > 5
            for opening in page.locator("#bar [data-opening]").evaluate_all(
                "all => all.map(one => one.dataset.opening)"
            ):
                page.click(f"#bar [data-opening='{opening}']")
                page.evaluate(PRESS_ALL)
                page.click("#bar [data-turn-back]")
            page.wait_for_timeout(100)
            assert "hello" in {message["type"] for message in looker.sent} <= HARMLESS
            assert hands.version(page) == seen
            assert looker.journal(table) == before
    assert any(message["type"] == "why" for message in looker.sent) or game != "junta"


def test_a_card_pressed_while_something_else_is_turned_to_says_where_it_can_be_played(
    looker: Looker, tmp_path: Path
) -> None:
    journal = situations("junta")["card-beside-opening"]
    with serving(tmp_path) as address:
        people = [looker.visitor(address, name) for name in ("Marta", "Anna", "Bruno", "Carlo")]
        table = looker.table(people, "junta")
    looker.write(table, journal)
    page = people[0]
    with serving(tmp_path, int(address.rsplit(":", 1)[1])):
        page.goto(f"/table/{table}")
        page.wait_for_selector("#bar [data-opening='burn.0']")
        card = page.locator("#part-hand .target-open").first.get_attribute("data-thing")
        asked = page.locator("#ask").inner_text()
        page.click("#bar [data-opening='burn.0']")
        page.locator(f"#part-hand [data-thing='{card}']").first.click()
        said = page.wait_for_selector(":popover-open .warn").inner_text()
        assert asked in said
        page.keyboard.press("Escape")
        assert page.locator(f"#part-hand [data-thing='{card}']").count(), "it is still there"
