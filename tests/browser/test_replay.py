"""A replay goes by turns, its address names the step, and it ends as the match ended."""

from __future__ import annotations

import re
from typing import Any

from house import Person, ask, finished


def at(page: Any, words: str) -> None:
    """Until the address says this."""
    page.wait_for_function("words => location.search.includes(words)", arg=words)


def blame(page: Any) -> dict[str, int]:
    """What the plates of the people say."""
    return {
        f"s{seat}": int(page.locator(f"[data-zone=people] [data-part='blame:s{seat}']").text_content())
        for seat in range(4)
    }


def test_a_replay_goes_by_turns_and_ends_as_the_match_ended(person: Person) -> None:
    page = person("Marta")
    page.goto("/")
    table = finished(page, "final-decrees")
    info = ask(page, "GET", f"/tables/{table}/replay")
    begins = [line["step"] for line in info["log"] if line["event"] == "turn-begins"]
    page.goto(f"/replay/{table}?turn=3")
    word = page.locator("[data-zone=ribbon] [data-word]:visible, [data-zone=people] [data-word]:visible").first
    word.hover()
    assert page.wait_for_selector("#the-word b").inner_text(), "words explain themselves here too"
    page.mouse.move(2, 2)
    page.wait_for_selector("[data-track]")
    at(page, f"?turn=3&step={begins[2]}")
    page.keyboard.press("ArrowRight")
    at(page, f"step={begins[2] + 1}")
    page.keyboard.press("Shift+ArrowRight")
    at(page, f"?turn=4&step={begins[3]}")
    page.click("[data-eyes=s1]")
    at(page, "&as=s1")
    page.wait_for_selector("[data-hand-of=s1]")
    page.reload()
    at(page, f"?turn=4&step={begins[3]}&as=s1")
    page.wait_for_selector("[data-hand-of=s1]")
    page.click("[data-eyes=spectator]")
    page.goto(f"/replay/{table}?step={info['steps'] - 3}")
    page.wait_for_selector("[data-track]")
    page.click("[data-speed='4']")
    page.click("[data-run]")
    at(page, f"step={info['steps']}")
    page.wait_for_selector("[data-run][aria-pressed=false]")
    assert blame(page) == dict(zip(info["seats"], info["result"]["scores"], strict=True))


def test_the_front_page_says_why_and_one_press_begins_another_match(person: Person) -> None:
    page = person("Marta")
    page.goto("/")
    table = finished(page, "final-decrees")
    page.goto(f"/table/{table}")
    mine = page.locator("[data-front-page] [data-mine]")
    mine.wait_for()
    assert re.search(r"You came .+, with −?\d+\.", mine.inner_text())
    scores = ask(page, "GET", f"/tables/{table}/replay")["result"]["scores"]
    if scores[0] not in (min(scores[1:]), min(scores)):
        mine.get_by_role("link", name="See it").wait_for()
        assert re.search(r"Most of the distance to .+ against", mine.inner_text())
    page.click("[data-rematch]")
    page.wait_for_selector("[data-zone=stage]")
    assert not page.url.endswith(table)


def test_every_moment_of_the_front_page_leads_to_its_step(person: Person) -> None:
    page = person("Marta")
    page.goto("/")
    table = finished(page, "final-decrees")
    info = ask(page, "GET", f"/tables/{table}/replay")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-moment]")
    assert page.locator("[data-moment]").count() == len(info["moments"])
    told = page.locator("[data-moment]").first.inner_text()
    page.locator("[data-moment] a").first.click()
    page.wait_for_selector("[data-track]")
    at(page, f"step={info['moments'][0]['step']}")
    # However much happened at that step, the caption tells in the end what the front page spoke of.
    page.wait_for_function("told => told.includes(document.querySelector('[data-caption] p').innerText)", arg=told)
