"""A table of Junta in a written position: the page of its first seat, what it shows, and what it answers."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any, Final

import pytest
from house import serving
from written import KEY, Journal, Tables, begun

import palazzo
from palazzo.kernel.match import Match, start
from palazzo.server.storage import INSERT_LINE

LAPTOP: Final = {"viewport": {"width": 1280, "height": 720}}
TELEPHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WINDOWS: Final = [pytest.param(LAPTOP, id="laptop"), pytest.param(TELEPHONE, id="telephone")]
STAGE: Final = "[data-zone=stage]"

MEASURE: Final = """
things => {
  const stage = document.querySelector("[data-zone=stage]").getBoundingClientRect();
  const boxes = [...document.querySelectorAll(things)].map((one) => [one.className, one.getBoundingClientRect()]);
  const out = boxes.filter(([, box]) => box.bottom > stage.bottom + 1 || box.top < stage.top - 1 || box.height < 20);
  const letters = [...document.querySelectorAll("[data-zone=stage] *")]
    .filter((one) => one instanceof HTMLElement)
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .map((one) => [one.className, parseFloat(getComputedStyle(one).fontSize)]);
  return {
    count: boxes.length,
    out: out.map(([name]) => String(name)),
    small: letters.filter(([, size]) => size < 13).map(([name]) => String(name)),
    share: stage.height / innerHeight,
    scrolls: document.scrollingElement.scrollHeight > innerHeight || document.scrollingElement.scrollWidth > innerWidth,
  };
}
"""
"""Whether these things lie within the stage, its letters (not those of drawings) can be read, and the page stands
still."""


def led_to(position: dict[str, Any], wanted: str, answers: Callable[[Any], Any]) -> tuple[Match, Journal]:
    """From a position to where the first seat is asked this; what was answered on the way."""
    match = start(palazzo.rules_of("junta"), 4, KEY, begun("junta").options, position)
    while True:
        due = [one for one in match.questions if one.due]
        if any(one.seat == 0 and one.prompt == wanted for one in due):
            return match, match.journal[:]
        question = due[0]
        match.answer(question.seat, answers(question))


class Chamber(Tables):
    """A table of four people in a written position."""

    @contextmanager
    def set_up(self, position: dict[str, Any], journal: Journal, window: dict[str, Any]) -> Iterator[Any]:
        """The page of the first seat there."""
        with serving(self.folder) as address:
            people = [self.visitor(address, name, window) for name in ("Marta", "Anna", "Bruno", "Carla")]
            self.id = self.table(people)
        with closing(sqlite3.connect(self.database)) as disk, disk:
            origin = json.dumps({"key": KEY, "position": position})
            disk.execute("UPDATE tables SET origin = ? WHERE id = ?", (origin, self.id))
            for n, (seat, question, value) in enumerate(journal):
                disk.execute(INSERT_LINE, (self.id, n, "answer", seat, question, json.dumps(value), None, 0.0))
        try:
            with serving(self.folder, int(address.rsplit(":", 1)[1])):
                page = people[0]
                page.goto(f"/table/{self.id}")
                page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
                page.wait_for_selector(f"{STAGE} [data-scene]")
                self.asked = page.locator("#bar [data-kind]").get_attribute("data-prompt")
                yield page
        finally:
            for context in self.contexts:
                context.close()

    def answered(self, page: Any, before: int) -> Any:
        """What the page has answered with."""
        page.wait_for_function(
            "asked => document.querySelector('#bar [data-kind]').dataset.prompt !== asked", arg=self.asked
        )
        with closing(sqlite3.connect(self.database)) as disk:
            query = "SELECT value FROM journal WHERE table_id = ? AND n = ?"
            return json.loads(disk.execute(query, (self.id, before)).fetchone()[0])


def measured(page: Any, things: str) -> None:
    """All of these lie within the stage, and the page does not scroll."""
    found = page.evaluate(MEASURE, things)
    assert found["count"]
    assert found["out"] == []
    assert found["small"] == []
    assert not found["scrolls"]
    if page.viewport_size["width"] >= 1024:
        assert found["share"] >= 0.55


def press(page: Any, thing: str) -> None:
    """Press a thing where it lies on the stage."""
    page.locator(f":is({STAGE} [data-thing='{thing}'], {STAGE} [data-person='{thing}'])[data-target]").first.click()
