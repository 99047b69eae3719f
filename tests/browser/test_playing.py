"""Playing through the page, as people do."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

import hands
from house import Person

LONGEST = 150
QUICK = 100
"""Milliseconds from pressing something to seeing it."""


def sit_down(page: Any, game: str) -> None:
    """Play now, against bots."""
    page.click(f"[data-game={game}] [data-play]")
    page.wait_for_selector("#bar")


def play(page: Any, rng: Random, until: Callable[[int], bool]) -> int:
    """Answer whatever is asked until enough is enough; how many answers that took."""
    answers = 0
    ends = time.monotonic() + LONGEST
    while not until(answers):
        assert time.monotonic() < ends, f"stuck after {answers} answers"
        if hands.asked(page):
            before = hands.version(page)
            hands.answer(page, rng)
            answers += 1
            page.wait_for_function("seen => document.querySelector('#bar')?.dataset.version !== seen", arg=before)
            assert page.locator("#bar [role=alert]").count() == 0
        else:
            page.wait_for_timeout(30)
    return answers


def test_a_whole_match_of_final_decrees(person: Person) -> None:
    page = person("Marta")
    page.click("[data-game=final-decrees] [data-make]")
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_label("Cards burned by Stagnation & Decline").select_option("7")
    page.click("form.make [data-make]")
    page.click("[data-fill=usher]")
    page.click("[data-start]:enabled")
    page.wait_for_selector("#bar")
    answers = play(page, Random(5), lambda _: page.locator("[data-rematch]").count() > 0)
    assert answers > 10
    assert page.locator("tbody tr").count() >= 4
    assert median(page.evaluate("window.paints") or [0]) < QUICK
    page.wait_for_selector("svg[role=img] path")
    page.click("a[href^='/replay/']")
    page.wait_for_selector("input[type=range]")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("text=step 1 of")


def test_the_first_turn_of_junta_on_the_plain_table(person: Person) -> None:
    page = person("Marta")
    sit_down(page, "junta")
    play(page, Random(1), lambda answers: answers >= 8)
    assert page.locator("[data-entry=place]").count() == 27
    assert page.locator(".person").count() >= 4


def test_the_first_round_of_last_will_on_the_plain_table(person: Person) -> None:
    page = person("Marta")
    sit_down(page, "last-will")
    play(page, Random(1), lambda _: page.locator("text=Round 2.").count() > 0)
    assert page.locator("text=round 2").count() > 0


def test_two_people_make_a_deal(person: Person) -> None:
    agata, carlo = person("Agata"), person("Carlo", width=390)
    agata.click("[data-game=final-decrees] [data-make]")
    agata.click("form.make [data-make]")
    link = agata.wait_for_selector("#invitation").input_value()
    carlo.goto(link)
    carlo.get_by_label("Your name").fill("Carlo")
    carlo.click("[data-join=s1]")
    carlo.wait_for_selector("text=Leave the table")
    agata.wait_for_selector("text=Carlo")
    agata.locator("[data-fill]").first.click()
    agata.click("[data-start]:enabled")
    for page in (agata, carlo):
        page.wait_for_selector("#bar")
    bid(agata, carlo)
    agata.click("#tab-deals")
    let_windows_pass(agata, carlo)
    agata.click("[data-offer]:enabled")
    agata.click("[data-partner=s1]")
    agata.locator("dialog fieldset").nth(0).get_by_label("One more").first.click()
    agata.locator("dialog fieldset").nth(3).locator("select").select_option("stamp")
    agata.click("[data-slide]")
    carlo.click("[data-accept]")
    for page in (agata, carlo):
        page.locator(".person .promise", has_text="Carlo promises Agata to stamp").wait_for()
        page.click("#tab-log")
        page.wait_for_selector("[role=log] >> text=is signed by all and struck")


def let_windows_pass(*pages: Any) -> None:
    """Nothing can be offered while a card waits for reactions: everyone answers until something can."""
    for _ in range(200):
        if pages[0].locator("[data-offer]:enabled").count():
            return
        for page in pages:
            if str(hands.prompt(page)).startswith("react"):
                hands.answer(page, Random(1))
        pages[0].wait_for_timeout(50)


def bid(*pages: Any) -> None:
    """Everyone bids until the posts are given out; two who bid alike bid again."""
    for _ in range(200):
        for page in pages:
            if hands.prompt(page) in ("bid", "assign-posts"):
                hands.answer(page, Random(1))
                page.wait_for_timeout(100)
        if pages[0].locator("text=turn 1").count() or pages[0].locator("[role=log] >> text=/clocks in/").count():
            return
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody got a post")


def test_a_reload_and_a_lost_line_in_mid_turn(person: Person) -> None:
    page = person("Marta")
    sit_down(page, "last-will")
    page.wait_for_selector("#bar [data-kind=subset]")
    page.reload()
    page.wait_for_selector("#bar [data-kind=subset]")
    page.context.set_offline(True)
    page.wait_for_selector("text=The line is down")
    hands.choose(page, Random(1))
    page.locator("#bar [data-send]").click()
    page.context.set_offline(False)
    page.wait_for_selector("text=The line is down", state="detached")
    page.wait_for_selector("#bar [data-prompt=keep-first-cards]", state="detached")
    assert page.locator("#bar [role=alert]").count() == 0


def test_a_telephone(person: Person) -> None:
    page = person("Marta", width=360, height=740)
    for game in ("final-decrees", "junta", "last-will"):
        page.goto("/")
        sit_down(page, game)
        play(page, Random(2), lambda answers: answers >= 2)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.click(".parts button >> nth=1")
        page.wait_for_timeout(100)
        assert page.locator("#part-hand .card").first.is_visible()


def test_the_keyboard_alone(person: Person) -> None:
    page = person("Marta")
    focus_on(page, "[data-game=last-will] [data-play]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#bar [data-kind=subset]")
    page.keyboard.press("b")
    while page.evaluate("document.activeElement.dataset.option === undefined"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    assert page.locator("#bar [data-option][aria-pressed=true]").count() == 2
    focus_on(page, "#bar [data-send]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#bar [data-prompt=keep-first-cards]", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def focus_on(page: Any, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_table_that_is_not_there(person: Person) -> None:
    page = person("Marta")
    page.goto("/table/nowhere")
    page.wait_for_selector("[role=alert]")
    assert "no such table" in page.locator("[role=alert]").inner_text().lower()
    page.click("main >> text=To the hall")
    page.wait_for_selector("[data-play]")


def test_italian(person: Person) -> None:
    page = person("Marta", language="it-IT")
    assert page.locator("h1").inner_text() == "Accomodati. Basta un nome."
    sit_down(page, "final-decrees")
    assert "offri" in page.locator("#ask").inner_text()
    play(page, Random(3), lambda answers: answers >= 3)
    assert page.locator("#tab-log").inner_text() == "Registro"
