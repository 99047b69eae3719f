"""The hall, a table in the making, and the wait before a match, as people use them."""

from __future__ import annotations

from typing import Any

import pytest
from house import Person, ask, finished
from playwright.sync_api import expect


def box(page: Any, selector: str) -> dict[str, float]:
    found: dict[str, float] = page.locator(selector).first.bounding_box()
    return found


def inside(page: Any, selector: str) -> bool:
    """It lies in the window, whole."""
    at, size = box(page, selector), page.viewport_size
    return at["x"] >= 0 and at["y"] >= 0 and at["x"] + at["width"] <= size["width"] + 1


def test_a_first_visit_asks_for_a_name_and_begins(person: Person) -> None:
    page = person("Marta", width=1440, height=900)
    assert inside(page, "[data-first-visit]")
    page.click("[data-choose-face] >> nth=2")
    third = page.locator("[data-choose-face]").nth(2)
    assert third.get_attribute("aria-pressed") == "true", "a face keeps its place"
    ring = third.bounding_box()
    assert ring["width"] == pytest.approx(ring["height"], abs=1)
    face = third.get_attribute("data-choose-face")
    page.click("[data-begin]")
    page.wait_for_selector("#bar")
    me = ask(page, "GET", "/me")
    assert (me["name"], me["face"]) == ("Marta", face)
    page.goto("/")
    page.wait_for_selector("[data-turns]")
    assert page.locator("[data-first-visit]").count() == 0


def test_the_dice_propose_a_name_and_faces(person: Person) -> None:
    page = person("")
    page.get_by_role("button", name="Propose another name").click()
    first = page.locator("#name").input_value()
    assert first
    page.get_by_role("button", name="Propose another name").click()
    assert page.locator("#name").input_value() not in ("", first)
    assert page.locator("[data-choose-face]").count() == 5


def test_what_waits_for_me_comes_first_and_n_goes_there(person: Person) -> None:
    page = person("Marta", width=1440, height=900)
    ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
    bots = {f"s{seat}": "usher" for seat in range(1, 4)}
    wanted = {"game": "final-decrees", "seats": 4, "bots": bots, "name": "Marta’s Office"}
    calm = ask(page, "POST", "/tables", wanted)["id"]
    clock = {"kind": "decision", "seconds": 1200}
    urgent = ask(page, "POST", "/tables", {**wanted, "clock": clock, "name": "In a hurry"})["id"]
    for table in (calm, urgent):
        ask(page, "POST", f"/tables/{table}/start")
    page.goto("/")
    first = page.locator("[data-turn]").first
    expect(first).to_have_attribute("data-turn", urgent)
    expect(first).to_contain_text("In a hurry")
    expect(first).to_contain_text("20 minutes left")
    expect(first).to_contain_text("You have 0 blame, place 1 of 4.")
    assert page.locator(f"[data-turn='{calm}']").count() == 1
    assert box(page, "[data-turns]")["y"] < 200, "it is the first thing on the page"
    page.keyboard.press("n")
    page.wait_for_selector("#bar")
    assert page.evaluate("location.pathname") == f"/table/{urgent}"


def test_one_sits_down_on_an_empty_chair_and_the_chair_says_who_sits_in_the_others(person: Person) -> None:
    agata, carlo = person("Agata"), person("Carlo", width=1440, height=900)
    ask(agata, "POST", "/me", {"name": "Agata", "language": "en"})
    wanted = {"game": "junta", "seats": 5, "public": True, "bots": {"s3": "usher"}, "name": "Palacio"}
    table = ask(agata, "POST", "/tables", wanted)["id"]
    carlo.reload()
    row = carlo.locator(f"[data-table='{table}']")
    row.wait_for()
    expect(row).to_contain_text("Palacio")
    expect(row).to_contain_text("Junta")
    assert row.locator("[data-sit]").count() == 3
    assert row.get_by_role("img", name="Agata").count() == 1
    assert row.locator("em").count() == 1, "the bot is marked"
    seats = [one.bounding_box() for one in row.locator(".chair").all()]
    assert all(
        abs(one["x"] - other["x"]) + abs(one["y"] - other["y"]) > 30
        for number, one in enumerate(seats)
        for other in seats[:number]
    ), "no two chairs stand on each other"
    row.locator("[data-sit=s2]").click()
    carlo.wait_for_selector("text=Leave the table")
    assert ask(agata, "GET", f"/tables/{table}")["seats"][2]["name"] == "Carlo"


def test_a_match_being_played_says_how_far_it_is_and_is_watched(person: Person) -> None:
    agata, eye = person("Agata"), person("Nora", width=1440, height=900)
    ask(agata, "POST", "/me", {"name": "Agata", "language": "en"})
    wanted = {"game": "last-will", "seats": 2, "public": True, "bots": {"s1": "usher"}, "name": "The heirs"}
    table = ask(agata, "POST", "/tables", wanted)["id"]
    ask(agata, "POST", f"/tables/{table}/start")
    eye.reload()
    row = eye.locator(f"[data-table='{table}']")
    expect(row).to_contain_text("round 1 of 7")
    assert row.locator("[data-sit]").count() == 0
    row.locator("[data-come=playing]").click()
    eye.wait_for_selector("text=You are watching")


def test_tables_by_correspondence_are_told_from_live_ones(person: Person) -> None:
    agata, eye = person("Agata"), person("Nora")
    ask(agata, "POST", "/me", {"name": "Agata", "language": "en"})
    slow = {"clock": {"kind": "decision", "seconds": 86_400}}
    tables = {
        kind: ask(agata, "POST", "/tables", {"game": "last-will", "seats": 2, "public": True, **more})["id"]
        for kind, more in (("live", {}), ("post", slow))
    }
    eye.reload()
    eye.get_by_role("button", name="by correspondence").click()
    expect(eye.locator(f"[data-table='{tables['post']}']")).to_contain_text("24 hours a move")
    assert eye.locator(f"[data-table='{tables['live']}']").count() == 0
    for table in tables.values():
        ask(agata, "POST", f"/tables/{table}/close")


def test_a_table_is_made_by_pressing_its_chairs(person: Person) -> None:
    page = person("Marta", width=1280, height=800)
    page.click("[data-game=final-decrees] [data-make]")
    page.wait_for_selector("form.make")
    assert page.locator("[data-chair]").count() == 5
    page.click("[data-seats='4']")
    assert page.locator("[data-chair]").count() == 4
    page.click("[data-chair='1']")
    page.click("[data-sits=bot]")
    page.click("[data-bot=clerk]")
    page.click("[data-chair='2']")
    page.click("[data-sits=friend]")
    page.get_by_label("Their name").fill("Anna")
    page.keyboard.press("Enter")
    expect(page.locator("[data-chair='2']")).to_have_attribute("data-kind", "invited")
    page.click("[data-setting=burn] [data-value='7']")
    page.click("form.make [data-make]")
    page.wait_for_selector("#invitation")
    table = page.evaluate("location.pathname").rpartition("/")[2]
    made = ask(page, "GET", f"/tables/{table}")
    assert [seat["bot"] for seat in made["seats"]] == [None, "clerk", None, None]
    assert made["seats"][2]["invited"] == "Anna"
    assert made["options"]["burn"] == 7
    expect(page.locator("[data-start]")).to_contain_text("Anna is missing")
    page.goto("/make/final-decrees")
    page.click("[data-as-before]")
    assert page.locator("[data-chair]").count() == 4
    expect(page.locator("[data-chair='1']")).to_have_attribute("data-kind", "bot")
    assert page.locator("[data-setting=burn] [data-value='7']").get_attribute("aria-pressed") == "true"


def test_a_face_is_dragged_from_chair_to_chair(person: Person) -> None:
    page = person("Marta", width=1280, height=800)
    page.goto("/make/last-will")
    page.wait_for_selector("[data-chair='0'][data-kind=person]")
    one, other = box(page, "[data-chair='0']"), box(page, "[data-chair='2']")
    page.mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    page.mouse.down()
    page.mouse.move(other["x"] + 20, other["y"] + 20, steps=6)
    page.mouse.up()
    page.wait_for_selector("[data-chair='2'][data-kind=person]")
    expect(page.locator("[data-chair='0']")).to_have_attribute("data-kind", "open")
    assert page.locator("[data-chair-paper]").count() == 0, "a drag is no press"


def test_those_who_wait_see_who_is_ready_and_what_was_changed(person: Person) -> None:
    agata, carlo = person("Agata"), person("Carlo")
    ask(agata, "POST", "/me", {"name": "Agata", "language": "en"})
    made = ask(agata, "POST", "/tables", {"game": "final-decrees", "seats": 4})
    agata.goto(f"/table/{made['id']}")
    carlo.goto(agata.wait_for_selector("#invitation").input_value())
    carlo.click("[data-join=s1]")
    carlo.click("[data-ready]")
    agata.wait_for_selector("[data-chair='1'] .ready")
    agata.click("[data-adjust]")
    agata.click("[data-setting=burn] [data-value='3']")
    line = carlo.locator("[data-agreed=burn]")
    expect(line).to_contain_text("3, was 5")
    carlo.wait_for_selector("[role=log] >> text=changed what is agreed")
    expect(carlo.locator("[data-ready]")).to_have_attribute("aria-pressed", "false")
    carlo.click("[data-looked]")
    expect(line).not_to_contain_text("was 5")


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_on_a_telephone_the_rooms_of_the_hall_are_tabs_and_games_are_swiped(person: Person, language: str) -> None:
    page = person("Marta", width=390, height=844, language=language)
    finished(page, "last-will")
    bots = {"s1": "usher"}
    table = ask(page, "POST", "/tables", {"game": "last-will", "seats": 2, "bots": bots})["id"]
    ask(page, "POST", f"/tables/{table}/start")
    page.goto("/")
    page.wait_for_selector("[data-turn]")
    cards = [one.bounding_box() for one in page.locator("[data-game]").all()]
    assert len({round(card["y"]) for card in cards}) == 1, "side by side"
    assert cards[0]["width"] > 280
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert box(page, "[data-tab=hall]")["y"] > 760
    page.click("[data-tab=archive]")
    assert page.locator("#saved").is_visible() or page.locator("#archive").is_visible()
    assert not page.locator("[data-game]").first.is_visible()
    page.click("[data-tab=turns]")
    assert page.locator("[data-turn]").first.is_visible()
    page.goto("/make/junta")
    page.wait_for_selector("[data-chair]")
    page.click("[data-chair='3']")
    paper = box(page, "[data-chair-paper]")
    assert abs(paper["y"] + paper["height"] - 844) < 3, "a sheet from below"
