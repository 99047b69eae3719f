"""A coup of Junta on its plan: all in sight and legible in one window, played by pressing what stands there."""

from __future__ import annotations

from typing import Any, Final

import pytest
import staging
from house import Person, ask

import palazzo

SEATS: Final = 7
NAMES: Final = ["marta", "anna", "bruno", "carla", "dario", "elena", "fulvio"]
OFFICES: Final = {
    "anna": ["brigade1"],
    "marta": ["brigade2"],
    "dario": ["brigade3"],
    "bruno": ["interior"],
    "carla": ["air"],
    "fulvio": ["admiral"],
}
UNITS: Final = {
    "PS2": {"marta": {"brigade2": 4}},
    "CA2": {"marta": {"brigade2": 2}},
    "CA1": {"anna": {"brigade1": 2}},
    "UNI": {"anna": {"brigade1": 4}},
    "PAL": {"elena": {"guards": 4}},
    "PAR": {"fulvio": {"demonstrators": 3}},
    "PLZ": {"fulvio": {"demonstrators": 6}, "bruno": {"police": 2}, "carla": {"students": 1}, "anna": {"rioters": 3}},
    "PS1": {"bruno": {"police": 1}},
    "PS4": {"bruno": {"police": 1}},
    "VIL": {"elena": {"private_security": 2}},
    "CA3": {"dario": {"brigade3": 6}},
    "MOL": {"fulvio": {"marines": 1}},
}
BARRACKS: Final = {"CA1": ("anna", "brigade1"), "CA2": ("marta", "brigade2"), "CA3": ("dario", "brigade3")}
LEGIBLE: Final = 12
"""The least size of a name on the plan, in pixels of the window."""
TOUCH: Final = 44

SEEN: Final = """
() => {
  const stage = document.querySelector("[data-zone=stage]").getBoundingClientRect();
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - stage.left, top: top - stage.top, right: right - stage.left, bottom: bottom - stage.top };
  };
  const plazas = [...document.querySelectorAll("[data-scene=coup] button.plaza")].map((plaza) => {
    const name = plaza.querySelector(".name");
    const size = parseFloat(getComputedStyle(name).fontSize);
    const scale = name.getBoundingClientRect().width / name.offsetWidth;
    return { id: plaza.dataset.thing, name: name.innerText, letters: size * scale, box: box(name) };
  });
  const counters = [...document.querySelectorAll("[data-stack] > *")].map((counter) => {
    const number = counter.querySelector("b");
    const scale = counter.getBoundingClientRect().width / counter.offsetWidth;
    const letters = parseFloat(getComputedStyle(number).fontSize) * scale;
    return { at: counter.parentElement.dataset.stack, letters, box: box(counter) };
  });
  const plates = [...document.querySelectorAll("[data-zone=people] [data-person]")].map((plate) => {
    const { top, bottom } = plate.getBoundingClientRect();
    return { top, bottom };
  });
  const page = document.scrollingElement;
  const rolls = page.scrollHeight > window.innerHeight || page.scrollWidth > window.innerWidth;
  return { width: stage.width, height: stage.height, plazas, counters, plates, rolls };
}
"""

TAGS: Final = """
() => {
  const stage = document.querySelector("[data-zone=stage]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-tag]")].map((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return { left: left - stage.left, top: top - stage.top, right: right - stage.left, bottom: bottom - stage.top };
  });
}
"""

TRAY: Final = """
() => {
  const stage = document.querySelector("[data-zone=stage]").getBoundingClientRect();
  const { left, top, right, bottom } = document.querySelector("[data-tray]").getBoundingClientRect();
  return { left: left - stage.left, top: top - stage.top, right: right - stage.left, bottom: bottom - stage.top };
}
"""


def coup(**change: Any) -> Any:
    """The second round of a coup, in which Marta moves first."""
    position: dict[str, Any] = {
        "names": NAMES,
        "at": "movement",
        "president": "elena",
        "offices": OFFICES,
        "hands": {"marta": ["B04", "C09", "V05"]},
        "year": 2,
        "pretext": True,
        "leader": "fulvio",
        "rebels": ["fulvio", "marta", "carla"],
        "coup": 2,
        "vanguard": "marta",
        "units": UNITS,
    }
    return palazzo.set_up("junta", seats=SEATS, seed=1, position={**position, **change})


def shown(page: Any, view: dict[str, Any]) -> staging.Stand:
    """The page of a table of Junta that shows this view."""
    page.goto("/about")
    ask(
        page,
        "POST",
        "/me",
        {"name": "Marta", "language": "it" if page.evaluate("navigator.language") == "it-IT" else "en"},
    )
    table = ask(page, "POST", "/tables", {"game": "junta", "seats": SEATS, "options": {}})["id"]
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    line = staging.Line(page)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-zone=stage] [data-scene]")
    page.goto("/about")
    page.unroute_all()
    stand = staging.Stand(page, line.whole, view)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-scene]")
    return stand


def overlap(one: dict[str, float], other: dict[str, float]) -> float:
    """How much of the height and width two boxes share, in pixels squared."""
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return max(0, across) * max(0, down)


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_the_whole_plan_is_in_the_window_and_can_be_read(person: Person, language: str) -> None:
    page = person("Marta", 1280, 720, language)
    shown(page, coup().view(0))
    page.wait_for_selector("[data-scene=coup] button.plaza")
    seen = page.evaluate(SEEN)
    assert not seen["rolls"]
    assert len(seen["plazas"]) == len(UNITS) + 15
    for thing in (*seen["plazas"], *seen["counters"]):
        assert thing["letters"] >= LEGIBLE, thing
        assert 0 <= thing["box"]["left"] < thing["box"]["right"] <= seen["width"], thing
        assert 0 <= thing["box"]["top"] < thing["box"]["bottom"] <= seen["height"], thing
    units = sum(len(army) for armies in UNITS.values() for army in armies.values())
    assert len(seen["counters"]) == units
    names = seen["plazas"]
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            assert overlap(one["box"], other["box"]) == 0, (one, other)
    assert len(seen["plates"]) == SEATS
    assert all(plate["bottom"] <= 720 for plate in seen["plates"])


def test_no_army_at_home_hides_another(person: Person) -> None:
    page = person("Marta", 1280, 720)
    home = {
        **{space: {owner: {brigade: 6}} for space, (owner, brigade) in BARRACKS.items()},
        **{space: {"bruno": {"police": 1}} for space in ("PS1", "PS2", "PS3", "PS4")},
        "PAL": {"elena": {"guards": 4}},
    }
    shown(page, coup(units=home).view(0))
    page.wait_for_selector("[data-scene=coup] button.plaza")
    counters = page.evaluate(SEEN)["counters"]
    assert len(counters) == len(home)
    for number, one in enumerate(counters):
        for other in counters[number + 1 :]:
            assert overlap(one["box"], other["box"]) == 0, (one, other)


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "en-GB"), (390, 844, "it-IT")])
def test_who_may_begin_a_coup_reads_the_whole_question(person: Person, width: int, height: int, language: str) -> None:
    page = person("Marta", width, height, language)
    position = {
        "names": NAMES,
        "at": "phase8",
        "president": "elena",
        "offices": OFFICES,
        "hands": {"marta": ["C02", "B01"]},
        "year": 2,
        "locations": dict.fromkeys(NAMES, "headquarters"),
    }
    match = palazzo.set_up("junta", seats=SEATS, seed=1, position=position)
    while not any(one.seat == 0 and one.prompt == "start-coup" and one.due for one in match.questions):
        question = next(one for one in match.questions if one.due)
        match.answer(question.seat, question.default())
    shown(page, match.view(0))
    page.wait_for_selector("#bar [data-prompt=start-coup]")
    cut = page.eval_on_selector("#bar .words", "words => words.scrollHeight > words.clientHeight")
    assert not cut
    assert page.locator("#bar [data-option]").count() == 1
    assert page.locator("button.plaza[data-target], [data-zone=hand] [data-target]").count() >= 2
    page.locator("#bar [data-all]").click(trial=True)


def test_a_stack_is_pressed_then_where_it_goes(person: Person) -> None:
    page = person("Marta", 1280, 720)
    match = coup()
    stand = shown(page, match.view(0))
    page.wait_for_selector("[data-scene=coup] button.plaza[data-thing=PS2][data-target]")
    page.locator("[data-stack=PS2]").first.click()
    stand.answered("move:PS2")
    match.answer(0, "move:PS2")
    stand.show(match.view(0))
    page.wait_for_selector("button.plaza[data-thing=RAD][data-target=chosen]")
    targets = page.eval_on_selector_all("button.plaza[data-target]", "all => all.map((one) => one.dataset.thing)")
    assert sorted(targets) == ["CA2", "COL", "PAL", "RAD", "VIL"]
    page.click("button.plaza[data-thing=PAL] .name")
    page.wait_for_selector("button.plaza[data-thing=PAL][data-target=chosen]")
    assert page.locator("button.plaza[data-target=chosen]").count() == 1
    page.click(".marching button >> nth=0")
    page.click("button.plaza[data-thing=COL] .name")
    assert page.locator("button.plaza[data-target=chosen]").count() == 2
    page.click("[data-send]")
    stand.answered({"COL": ["brigade2"], "PAL": ["brigade2"] * 3})


def tags(page: Any) -> dict[str, str]:
    """What stands on the tag of each space."""
    found = page.eval_on_selector_all("[data-tag]", "all => all.map((one) => [one.dataset.tag, one.innerText])")
    return {space: " ".join(text.split()) for space, text in found}


def test_a_target_says_whose_dice_await_and_what_it_makes_of_the_seats_of_power(person: Person) -> None:
    page = person("Marta", 1280, 720)
    match = coup()
    match.answer(0, "move:PS2")
    shown(page, match.view(0))
    page.wait_for_selector("[data-tag=PAL]")
    assert tags(page) == {
        "CA2": "Yours",
        "COL": "Empty",
        "PAL": "Elena: 4 dice to 5",
        "RAD": "Empty Rebels: 2 of 5",
        "VIL": "Elena: 4 dice to 2",
    }
    page.click("button.plaza[data-thing=PAL] .name")
    assert "4 dice to 5" in page.locator("#bar").inner_text()
    page.click("[data-tray] [data-less=PAL]")
    assert tags(page)["PAL"] == "Elena: 3 dice to 5", "who stays throws no die there"
    seen = page.evaluate(SEEN)
    tray = page.evaluate(TRAY)
    boxes = page.evaluate(TAGS)
    for box in boxes:
        assert sum(overlap(box, other) for other in boxes) == overlap(box, box), "nor on another tag"
        assert sum(overlap(box, plaza["box"]) for plaza in seen["plazas"]) < 60, "names are not covered"
        assert sum(overlap(box, counter["box"]) for counter in seen["counters"]) < 60, "nor are counters"
    for thing in (*seen["plazas"], *seen["counters"]):
        assert overlap(tray, thing["box"]) == 0, "the tray lies over nothing that is read"


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "en-GB"), (390, 844, "it-IT")])
def test_four_armies_of_a_battle_are_seen_whole(person: Person, width: int, height: int, language: str) -> None:
    page = person("Marta", width, height, language)
    units = {**UNITS, "PLZ": {**UNITS["PLZ"], "anna": {}, "marta": {"brigade2": 6}}, "PS2": {}, "CA2": {}}
    match = coup(at="combat", units=units)
    for _ in range(60):
        question = next(one for one in match.questions if one.due)
        if question.prompt == "volley" and question.seat == 0:
            break
        match.answer(question.seat, list(question.options) if question.prompt == "declare-fire" else question.default())
    shown(page, match.view(0))
    page.wait_for_selector("[data-battle=PLZ]")
    assert page.locator("[data-battle] section").count() == 4
    cut = "one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1"
    assert not page.eval_on_selector("[data-battle] .armies", cut)
    assert "× 6" in page.locator("[data-battle] section", has_text="Fulvio").inner_text()


def test_a_space_is_read_with_its_armies_and_their_dice(person: Person) -> None:
    page = person("Marta", 1280, 720)
    shown(page, coup().view(0))
    page.hover("button.plaza[data-thing=PLZ] .name")
    text = page.locator("[data-reader=PLZ] [data-space=PLZ]").inner_text()
    assert "Bruno" in text
    assert "Fulvio" in text
    assert "3 dice" in text, "six demonstrators, unarmed"


def test_a_new_wave_has_its_dice_still_to_throw(person: Person) -> None:
    page = person("Marta", 1280, 720)
    units = {
        "PAL": {"elena": {"guards": 4}, "marta": {"brigade2": 4, "students": 3}},
        "CA2": {"marta": {"brigade2": 2}},
    }
    match = coup(at="combat", units=units)
    for _ in range(40):
        question = next(one for one in match.questions if one.due)
        if question.prompt == "volley" and question.facts["wave"] == 2:
            break
        if question.prompt == "volley":
            match.answer(question.seat, {question.places[0]: question.items})
        else:
            fires = question.prompt == "declare-fire" and question.seat == 0
            match.answer(question.seat, ["fire:PAL"] if fires else question.default())
    shown(page, match.view(0))
    page.wait_for_selector("[data-battle=PAL]")
    mine = page.locator("[data-battle] section", has_text="Marta")
    dice = int(mine.locator("strong").inner_text().split()[0])
    assert mine.locator(".thrown .none").count() == dice, "outlines: nothing of this wave has been thrown"
    assert mine.locator(".next svg:not(.none)").count() > 0, "what fell last lies below"
    assert f"your {dice} dice on Elena" in page.locator("#bar .words").inner_text()


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 720, "en-GB"), (390, 844, "it-IT")])
def test_flags_and_seats_of_power_are_read_whole(person: Person, width: int, height: int, language: str) -> None:
    page = person("Marta", width, height, language)
    position = {
        "names": NAMES,
        "at": "sides",
        "president": "elena",
        "offices": OFFICES,
        "year": 2,
        "pretext": True,
        "leader": "marta",
        "rebels": ["fulvio", "marta"],
        "units": {
            "PAL": {"elena": {"guards": 4}, "anna": {"private_security": 2}},
            "RAD": {"carla": {"students": 5}, "anna": {"brigade1": 1}},
            "PAR": {"dario": {"brigade3": 3}},
            "BAN": {"bruno": {"police": 2}},
            "FER": {"bruno": {"police": 2}, "carla": {"students": 1}},
        },
    }
    shown(page, palazzo.set_up("junta", seats=SEATS, seed=1, position=position).view(0))
    page.wait_for_selector("#bar [data-prompt=choose-side]")
    cut = "all => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
    assert page.eval_on_selector_all("[data-scene=sides] .flag", cut) == 0
    boxes = page.eval_on_selector_all(
        "[data-part^='power:'], [data-scene=sides] .queue, [data-scene=sides] .flag",
        "all => all.map((one) => one.getBoundingClientRect().toJSON()).filter((one) => one.width)",
    )
    assert len(boxes) >= 7
    words = page.locator("#bar .words")
    assert words.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), "the prompt is read whole"
    for number, one in enumerate(boxes):
        for other in boxes[number + 1 :]:
            assert overlap(one, other) == 0, (one, other)


def at_the_crowd() -> Any:
    """Fulvio begins a coup with a crowd, and Marta, Minister of the Interior, may send the Police."""
    offices = {**OFFICES, "marta": ["interior"], "bruno": ["brigade2"]}
    units = {"PS1": {"marta": {"police": 1}}, "PS2": {"marta": {"police": 1}}, "CA1": {"anna": {"brigade1": 6}}}
    for card in ("C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08"):
        match = coup(coup=0, offices=offices, hands={"fulvio": [card]}, vanguard="fulvio", units=units)
        question = next(one for one in match.questions if one.due)
        plays = [option for option in question.options if option.startswith("play")]
        if question.seat == SEATS - 1 and plays:
            match.answer(question.seat, plays[0])
            if any(one.prompt == "police-reaction" for one in match.questions):
                return match
    raise AssertionError("no crowd meets the Police")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_police_are_sent_to_a_crowd_by_pressing_where_it_stands(person: Person, width: int, height: int) -> None:
    page = person("Marta", width, height)
    match = at_the_crowd()
    stand = shown(page, match.view(0))
    question = next(one for one in match.questions if one.prompt == "police-reaction")
    place = question.places[0]
    page.wait_for_selector(f"button.plaza[data-thing={place}][data-target=open]")
    assert page.locator("[data-paper]").count() == 0
    page.locator(f"button.plaza[data-thing={place}] svg").click()
    assert page.locator(f"button.plaza[data-thing={place}][data-target=chosen]").count() == 1
    page.click(f"[data-tray] [data-less={place}]")
    page.click("#bar [data-send]")
    stand.answered({place: ["police:PS1"]})


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_a_bribe_is_counted_on_the_tray_with_its_price(person: Person, width: int, height: int) -> None:
    page = person("Marta", width, height)
    units = {**UNITS, "PLZ": {"anna": {"brigade1": 4}, "marta": {"brigade2": 1}}, "UNI": {}, "PS2": {}}
    match = coup(units=units, hands={"marta": ["B03", "B04", "B05"]}, cash={"marta": ["3M", "2M", "1M"]})
    question = next(one for one in match.questions if one.due)
    match.answer(0, next(one for one in question.options if one.startswith("play")))
    question = next(one for one in match.questions if one.due)
    assert question.prompt == "bribe-units"
    stand = shown(page, match.view(0))
    page.wait_for_selector("[data-tray]")
    assert page.locator("[data-paper]").count() == 0
    price = match.view(0)["reading"]["yours"]["bribes"][question.most - 1]
    assert f"{question.most} for {price} M" in page.locator("#bar [data-send]").inner_text()
    if question.most > 1:
        page.click("[data-tray] [data-less]")
    page.click("#bar [data-send]")
    stand.answered(max(1, question.most - 1))


def at_a_gun(**change: Any) -> Any:
    """Marta commands the planes, and is asked on whom."""
    match = coup(at="combat", offices={**OFFICES, "marta": ["air"], "carla": ["brigade2"]}, **change)
    for _ in range(40):
        question = next(one for one in match.questions if one.due)
        if question.prompt == "bombard" and question.seat == 0:
            break
        match.answer(question.seat, question.default())
    return match


def test_a_gun_is_aimed_by_pressing_whose_units_it_hits_and_fired_from_the_prompt(person: Person) -> None:
    page = person("Marta", 1280, 720)
    stand = shown(page, at_a_gun().view(0))
    page.wait_for_selector("button[data-stack=PLZ]")
    assert tags(page) == {}, "whom it can hit is seen without words"
    aim = page.locator("button[data-stack=PLZ]").filter(has=page.locator("[aria-label*=Bruno]"))
    aim.click()
    page.wait_for_selector("[data-tag=PLZ]")
    assert tags(page) == {"PLZ": "6 dice on Bruno: 2"}
    assert not any("value" in said for said in stand.sent), "what cannot be taken back is not done by aiming"
    aim.click()
    page.wait_for_selector("[data-tag]", state="detached")
    aim.click()
    page.click("#bar [data-option='bomb:PLZ:s2']")
    stand.answered("bomb:PLZ:s2")


def test_before_a_gun_is_fired_it_says_whether_that_makes_a_rebel(person: Person) -> None:
    page = person("Marta", 1280, 720)
    shown(page, at_a_gun(rebels=["fulvio"]).view(0))
    page.wait_for_selector("[data-tag=PAL]")
    assert tags(page) == {"PAL": "makes you a rebel"}
    page.locator("button[data-stack=PAL]").first.click()
    page.wait_for_selector("#bar [data-option^='bomb:PAL']")
    assert "You become a rebel" in page.locator("#bar").inner_text()
    shown(page, at_a_gun(rebels=["fulvio"], coup=0).view(0))
    page.wait_for_selector("#bar [data-option=hold-fire]")
    assert "Whoever fires now is a rebel" in page.locator("#bar").inner_text()
    assert tags(page) == {}, "what is so everywhere is said once"


def test_spaces_can_be_touched_on_a_telephone(person: Person) -> None:
    page = person("Marta", 390, 844)
    match = coup()
    match.answer(0, "move:PS2")
    stand = shown(page, match.view(0))
    page.wait_for_selector("button.plaza[data-target]")
    boxes = page.eval_on_selector_all(
        "button.plaza[data-target] svg",
        "all => all.map((one) => { const b = one.getBoundingClientRect(); return [b.width, b.height]; })",
    )
    assert len(boxes) == 5
    assert all(width >= TOUCH and height >= TOUCH for width, height in boxes)
    match.answer(0, {"VIL": ["brigade2"] * 4})
    stand.show(match.view(0))
    page.wait_for_selector("#bar [data-prompt=movement]")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    box = page.locator("button.plaza[data-thing=VIL]").bounding_box()
    assert page.locator("button.plaza[data-target]").count() == 0
    assert 0 < box["x"] < page.viewport_size["width"] - TOUCH, "where nothing is to be touched the stage stays"
