"""The table is exactly one window: boxes are measured on one's turn, in matches of all games, at every size."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import hands
import pytest
from house import Person

DESKS: Final = ((1280, 720), (1440, 900), (1920, 1080), (2560, 1440))
TELEPHONES: Final = ((390, 844), (360, 640))
GAMES: Final = ("final-decrees", "junta", "last-will")
ANSWERS: Final = 14
"""Questions answered at each table; each kind of them is measured at every size."""
RIBBON, PEOPLE, SIDE = 52, 230, 290
"""Pixels these zones may take."""

MEASURE: Final = """
async () => {
  // What a stage that pans goes to; of any other the first target is in sight.
  const FIRST = ["[data-foremost]", "[data-target=chosen]", "[data-mine]:has([data-target])", "[data-target]"];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let [before, alike] = ["", 0];
  for (let look = 0; look < 300 && alike < 6; look++) {
    await frame();
    const now = JSON.stringify(measure());
    alike = now === before ? alike + 1 : 0;
    before = now;
  }
  return JSON.parse(before);

  function measure() {
    const box = (one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height, right: x + width, bottom: y + height };
    };
    const zones = {};
    for (const one of document.querySelectorAll("[data-zone]")) zones[one.dataset.zone] = box(one);
    const root = document.documentElement;
    const targets = [...document.querySelectorAll("[data-zone=stage] [data-target]")];
    const pans = document.querySelector("[data-pan]");
    const first = FIRST.map((one) => pans?.querySelector(one)).find(Boolean) ?? targets[0];
    return {
      zones,
      first: first && { name: first.outerHTML.slice(0, 120), ...box(first) },
      high: root.scrollHeight,
      wide: root.scrollWidth,
      targets: targets.map((one) => ({ thing: one.dataset.thing ?? one.dataset.person, ...box(one) })),
      buttons: document.querySelectorAll("[data-zone=prompt] .buttons > .button").length,
    };
  }
}
"""
"""The boxes, once they lie alike in several frames: what follows a window is laid out by frames, not by the clock."""


def faults_at_a_desk(page: Any, width: int, height: int) -> list[str]:
    """What is not as it should be in a window of this size."""
    found = page.evaluate(MEASURE)
    zones, faults = found["zones"], []
    if found["high"] > height or found["wide"] > width:
        faults.append(f"the page scrolls: {found['wide']}x{found['high']}")
    if zones["stage"]["height"] < 0.55 * height:
        faults.append(f"the stage has {zones['stage']['height']}")
    foot = zones["prompt"]["height"] + zones["hand"]["height"]
    if foot > 0.26 * height + 0.5:
        faults.append(f"prompt and hand have {foot}")
    people = PEOPLE * max(1, width / 1280)
    if zones["ribbon"]["height"] > RIBBON or zones["people"]["width"] > people or zones["side"]["width"] > SIDE:
        faults.append(f"a zone is too large: {zones}")
    for zone in ("ribbon", "people", "stage", "side", "prompt", "hand"):
        if zones[zone]["right"] > width + 0.5 or zones[zone]["bottom"] > height + 0.5:
            faults.append(f"{zone} leaves the window")
    if found["buttons"] > 3 + 1:
        faults.append(f"{found['buttons']} buttons in the prompt")
    stage = zones["stage"]
    for one in found["targets"]:
        inside = one["x"] >= 0 and one["y"] >= 0 and one["right"] <= width and one["bottom"] <= height
        if not inside or one["bottom"] > stage["bottom"] + 4 or not one["width"]:
            faults.append(f"{one['thing']} is out of sight")
    return faults


def faults_on_a_telephone(page: Any, width: int, height: int) -> list[str]:
    """The same in the hand."""
    found = page.evaluate(MEASURE)
    zones, faults = found["zones"], []
    if found["high"] > height or found["wide"] > width:
        faults.append(f"the page scrolls: {found['wide']}x{found['high']}")
    if zones["sheet"]["height"] > height / 3 + 0.5 or zones["sheet"]["bottom"] > height + 0.5:
        faults.append(f"the sheet covers {zones['sheet']['height']}")
    stage, first = zones["stage"], found.get("first")
    if first and not (
        first["x"] < stage["right"]
        and first["right"] > stage["x"]
        and first["y"] < stage["bottom"]
        and first["bottom"] > stage["y"]
    ):
        faults.append(f"{first['name']} is out of sight")
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_one_window_at_every_size(person: Person, game: str) -> None:
    page = person("Marta", width=1280, height=720, language="it-IT")
    page.click(f"[data-game={game}] [data-play]")
    page.wait_for_selector("[data-zone=stage]")
    rng, answers, faults, measured = Random(5), 0, [], set()
    while answers < ANSWERS and not hands.is_over(page):
        prompt = hands.prompt(page)
        if hands.asked(page) and prompt not in measured:
            measured.add(prompt)
            if page.locator("#choices").count():
                page.locator("#bar [data-all]").click()
                page.wait_for_selector("#choices", state="detached")
            for width, height in DESKS:
                page.set_viewport_size({"width": width, "height": height})
                faults += [f"{prompt} at {width}x{height}: {one}" for one in faults_at_a_desk(page, width, height)]
            for width, height in TELEPHONES:
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_selector("[data-zone=sheet][data-stop='0']")
                faults += [f"{prompt} at {width}x{height}: {one}" for one in faults_on_a_telephone(page, width, height)]
            page.set_viewport_size({"width": 1280, "height": 720})
            page.wait_for_selector("[data-zone=people]")
        answers += hands.answer_or_wait(page, rng)
    assert len(measured) > 1
    assert not faults, "\n".join(faults)


CARD: Final = "[data-zone=hand] [data-thing^=C]"


def at_work(person: Person) -> tuple[Any, str]:
    """The page of somebody whose turn it is in Final Decrees, with cards in their hand; a decree that they may both
    stamp and forward."""
    page = person("Marta", width=1280, height=720)
    page.click("[data-game=final-decrees] [data-play]")
    page.wait_for_selector("[data-zone=stage]")
    rng, decree = Random(1), ""
    while not decree:
        if hands.prompt(page) == "choose-action" and page.locator(CARD).count():
            decree = with_two_verbs(page)
        if not decree:
            hands.answer_or_wait(page, rng)
    page.keyboard.press("Escape")
    page.wait_for_selector("#choices", state="detached")
    return page, decree


ON_TARGETS: Final = """
() => [...document.querySelectorAll("[data-ministry]:has(.pad[data-target=open])")].flatMap((desk) =>
  [...desk.querySelectorAll("[data-person], .papers [data-thing]")].map((one) => {
    const box = one.getBoundingClientRect();
    const pressed = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return pressed.closest("[data-thing], [data-person]")?.dataset.thing === desk.dataset.ministry;
  }),
)
"""
"""Of every face and form on a desk that is a target: whether a press on it means the desk."""


def with_two_verbs(page: Any) -> str:
    """A decree that may be stamped and forwarded now, or nothing: with a single verb its targets glow at once."""
    hands.list_choices(page)
    options = page.locator("#choices [data-option]").evaluate_all("all => all.map((one) => one.dataset.option)")
    forwarded = {option.split(":")[1] for option in options if option.startswith("forward:")}
    return next((f"D{n}" for n in range(1, 6) if f"stamp:D{n}" in options and f"D{n}" in forwarded), "")


def test_a_thing_says_what_can_be_done_with_it_and_only_its_targets_stay(person: Person) -> None:
    page, thing = at_work(person)
    before = hands.version(page)
    held = page.locator(f"[data-zone=stage] [data-thing={thing}]").first
    held.click()
    menu = page.locator("[data-ways]")
    menu.wait_for()
    assert menu.locator("button").count() > 1
    assert held.get_attribute("data-target") == "chosen"
    box = menu.bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 1280
    assert box["y"] + box["height"] <= 720
    desk = page.locator(f"[data-ministry]:has([data-thing={thing}])").bounding_box()
    beside = box["x"] >= desk["x"] + desk["width"] or box["x"] + box["width"] <= desk["x"]
    assert beside, "the desk it lies on stays in sight"
    page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    assert page.evaluate("document.activeElement?.dataset.thing") == thing, "the focus goes back to the thing"
    assert hands.version(page) == before, "looking at what can be done does nothing"
    held.click()
    brings = page.locator("[data-ways] [data-brings]").first
    brings.wait_for()
    assert len(brings.inner_text()) > 3, "each choice says what it brings"
    page.wait_for_selector("[data-ways] [data-verb=stamp] [data-hint]")
    page.wait_for_selector("[data-ways] [data-verb=forward] [data-hint]")
    page.locator("[data-ways] [data-verb=forward]:not([data-option])").click()
    page.wait_for_selector("[data-aiming]")
    targets = page.locator("[data-zone=stage] [data-target=open]")
    kinds = targets.evaluate_all("all => all.map((one) => one.dataset.thing ?? one.dataset.person)")
    assert kinds
    assert thing not in kinds, "a decree is sent to a ministry"
    meant = page.evaluate(ON_TARGETS)
    assert meant
    assert all(meant), "whatever lies on a desk that is wanted is pressed as that desk"
    assert hands.version(page) == before
    hands.list_choices(page)
    assert page.locator("#choices [data-brings]").count() > 1


def test_a_card_is_read_by_pointing_at_it(person: Person) -> None:
    page, _ = at_work(person)
    page.locator(CARD).first.hover()
    reader = page.wait_for_selector("[data-reader]")
    assert len(reader.inner_text()) > 20
    box = reader.bounding_box()
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 720
    page.mouse.move(640, 10)
    page.wait_for_selector("[data-reader]", state="detached")


def test_what_a_person_likes_is_kept_with_their_name(person: Person) -> None:
    page = person("Marta", width=1440)
    page.click("[data-game=last-will] [data-play]")
    page.wait_for_selector("[data-zone=stage]")
    page.click("[data-menu]")
    page.locator("[data-setting=theme]").select_option("dark")
    page.locator("[data-setting=size]").select_option("125")
    page.locator("[data-setting=pace]").select_option("calm")
    page.wait_for_selector("html[data-theme=dark]")
    page.wait_for_function("getComputedStyle(document.documentElement).fontSize === '20px'")
    page.wait_for_function("fetch('/api/me/settings').then(one => one.json()).then(one => one.pace === 'calm')")
    page.evaluate("localStorage.removeItem('palazzo-settings')")
    page.reload()
    page.wait_for_selector("html[data-theme=dark]")
    assert page.evaluate("document.documentElement.style.fontSize") == "20px"
    assert page.evaluate("document.documentElement.scrollHeight") <= page.evaluate("innerHeight")
