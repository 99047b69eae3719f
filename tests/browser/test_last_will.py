"""Last Will on its own board: plans, decks and errands answered on the things themselves; every card can be read."""

from __future__ import annotations

import time
from random import Random
from typing import Any, Final

import hands
import pytest
from house import Person, ask

DESK: Final = (1280, 720)
LARGER: Final = (1440, 900)
TELEPHONE: Final = (390, 844)
ON_STAGE: Final = ("bar-plan", "choose-plan", "name-decks", "choose-errand")
LONGEST: Final = 240
"""Seconds until a round is given up: machines are crowded."""


def sit_down(page: Any, seats: int, sacked: bool) -> None:
    """At a table of bots."""
    language = page.evaluate("document.documentElement.lang")
    ask(page, "POST", "/me", {"name": "Marta", "language": language})
    wanted = {"game": "last-will", "seats": seats, "options": {"sacked": sacked}}
    table = ask(page, "POST", "/tables", wanted)["id"]
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-zone=stage] .track")


def answer_on_stage(page: Any, rng: Random) -> None:
    """Press a thing of the stage that glows, and then what the prompt calls it; a deal of cards is there already."""
    seen = hands.version(page)
    prompt = hands.prompt(page)
    if prompt != "name-decks":
        open_things = page.locator("[data-zone=stage] [data-target=open]:visible")
        open_things.nth(rng.randrange(open_things.count())).click()
        chosen = page.locator("[data-zone=stage] [data-target=chosen]")
        chosen.first.wait_for()
    page.locator("#bar .buttons .main:enabled").first.click()
    hands.wait_for_news(page, seen)


def play_until(page: Any, rng: Random, wanted: str) -> None:
    """Answer what is asked until this is."""
    ends = time.monotonic() + LONGEST
    while not (hands.asked(page) and hands.prompt(page) == wanted):
        assert time.monotonic() < ends, f"{wanted} is never asked"
        hands.answer_or_wait(page, rng)
    if page.locator("#choices").count():
        page.locator("#bar [data-all]").click()
        page.wait_for_selector("#choices", state="detached")


@pytest.mark.parametrize("size", [DESK, TELEPHONE], ids=["desk", "telephone"])
@pytest.mark.parametrize(("seats", "sacked"), [(2, False), (5, True)], ids=["base", "sacked"])
def test_planning_and_errands_are_played_on_the_stage(
    person: Person, size: tuple[int, int], seats: int, sacked: bool
) -> None:
    page = person("Marta", width=size[0], height=size[1], language="it-IT")
    sit_down(page, seats, sacked)
    rng, pressed = Random(seats), set()
    ends = time.monotonic() + LONGEST
    while not pressed.issuperset({"choose-plan", "choose-errand"}) or hands.prompt(page) in ON_STAGE:
        assert time.monotonic() < ends, f"only {pressed} so far"
        if hands.asked(page) and hands.prompt(page) in ON_STAGE:
            pressed.add(hands.prompt(page))
            answer_on_stage(page, rng)
        else:
            hands.answer_or_wait(page, rng)
    assert pressed <= set(ON_STAGE)


LAID: Final = """
() => {
  const box = (one) => one.getBoundingClientRect().toJSON();
  return {
    plates: [...document.querySelectorAll("[data-zone=people] .plate")].map(box),
    things: [...document.querySelectorAll("[data-zone=stage] .slot, [data-zone=stage] .door")].map(box),
    stage: box(document.querySelector("[data-zone=stage]")),
    hats: [...document.querySelectorAll("[data-zone=stage] [data-thing^='money:']")].length,
    types: [...document.querySelectorAll("[data-zone=stage] .card *, [data-zone=stage] .door *")]
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
      .map((one) => parseFloat(getComputedStyle(one).fontSize)),
  };
}
"""
"""What lies where during the errands, and how large it is written."""
NAMED: Final = """
() => [...document.querySelectorAll(".door:is(.opera, .market) h4")].map((name) => {
  const { x, y, width, height } = name.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2).closest("[data-thing]")?.dataset.thing;
})
"""
"""What is touched where the names of two doors stand."""


def test_all_five_heirs_and_every_place_are_in_sight_at_a_desk(person: Person) -> None:
    page = person("Marta", width=DESK[0], height=DESK[1], language="it-IT")
    sit_down(page, 5, True)
    play_until(page, Random(2), "choose-errand")
    found = page.evaluate(LAID)
    assert len(found["plates"]) == 5
    assert all(plate["bottom"] <= 720 and plate["height"] >= 110 for plate in found["plates"])
    assert len(found["things"]) >= 16
    assert found["hats"] == 5
    assert min(found["types"]) >= 12.5
    assert page.evaluate(NAMED) == ["opera", "market"], "a door is pressed by its name too"
    for width, height in (DESK, LARGER):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        found = page.evaluate(LAID)
        for one in found["things"]:
            assert one["left"] >= found["stage"]["left"]
            assert one["right"] <= found["stage"]["right"]
            assert one["bottom"] <= found["stage"]["bottom"], f"out of sight at {width}"


def test_a_boy_is_sent_by_dragging_him(person: Person) -> None:
    page = person("Marta", width=DESK[0], height=DESK[1])
    sit_down(page, 2, True)
    play_until(page, Random(4), "choose-errand")
    seen = hands.version(page)
    boy = page.locator("[data-zone=stage] [data-agent]").bounding_box()
    place = page.locator("[data-zone=stage] .slot[data-target=open]").first
    space = place.get_attribute("data-thing")
    box = place.bounding_box()
    page.mouse.move(boy["x"] + boy["width"] / 2, boy["y"] + boy["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 30, box["y"] + 60, steps=8)
    page.mouse.move(box["x"] + 40, box["y"] + 80, steps=3)
    page.mouse.up()
    hands.wait_for_news(page, seen)
    page.locator(f"[data-zone=stage] .slot.gone[data-thing={space}] .boy").first.wait_for()


def test_the_standing_says_how_it_is_made(person: Person) -> None:
    page = person("Marta", width=DESK[0], height=DESK[1])
    sit_down(page, 5, True)
    play_until(page, Random(2), "choose-plan")
    page.click("[data-zone=ribbon] .stand")
    rows = page.locator("#standing tbody tr")
    assert rows.count() == 5
    assert "£" in rows.first.inner_text()
