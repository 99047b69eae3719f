"""Puzzles on the page: found in the hall, solved by pressing, failed, taken back, shown; on a desk and a telephone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hands import CHOICES, list_choices
from house import Person, ask

from palazzo import puzzles

SAMPLE: Final = ("final-decrees/last-card", "junta/dry-powder", "last-will/the-valet")
"""One a game is always solved; the first of them ends the match."""
TRIED: Final = "final-decrees/the-open-door"
SIZES: Final = {"desk": (1280, 720), "telephone": (390, 844)}
CASES: Final = [
    pytest.param(name, size, language, marks=() if name in SAMPLE and size == way else pytest.mark.full)
    for name in puzzles.puzzles()
    for size, way, language in (("desk", "desk", "en"), ("telephone", "telephone", "it"))
]


def at(page: Any) -> dict[str, Any]:
    """How the puzzle stands, as the server has it."""
    found: dict[str, Any] = ask(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["puzzle"]
    return found


def opened(person: Person, name: str, size: str, language: str) -> Any:
    width, height = SIZES[size]
    page = person("Marta", width, height, "it-IT" if language == "it" else "en-GB")
    page.goto(f"/puzzle/{name}")
    page.wait_for_selector("[data-puzzle]")
    return page


def fold(page: Any) -> None:
    away = page.locator("[data-puzzle-begin], [data-fold]")
    if away.count():
        away.first.click()


@pytest.mark.parametrize(("name", "size", "language"), CASES)
def test_the_solution_is_shown_by_pressing(person: Person, name: str, size: str, language: str) -> None:
    """Step by step through the stored solution, in the page's own match, to the stamp and what it teaches."""
    page = opened(person, name, size, language)
    words = puzzles.said(puzzles.puzzle(name), language)
    page.wait_for_function("task => document.querySelector('[data-task]').innerText === task", arg=words.task)
    page.locator("[data-puzzle-solution]").first.click()
    steps = len(puzzles.puzzle(name).solution)
    for number in range(steps):
        page.wait_for_function("() => document.querySelector('[data-puzzle-next], [data-puzzles]')")
        while at(page)["done"] <= number:
            if size == "telephone" and not page.locator("[data-puzzle-next]").is_visible():
                page.locator("[data-task]").click()
            page.locator("[data-puzzle-next]").first.click()
            page.wait_for_timeout(300)
    page.wait_for_selector("[data-puzzle][data-state=solved]")
    assert words.lesson in " ".join(page.locator("[data-lesson-learnt]").inner_text().split())


@pytest.mark.parametrize("size", SIZES)
def test_a_puzzle_is_solved_failed_and_taken_back_by_pressing(person: Person, size: str) -> None:
    name = TRIED
    page = opened(person, name, size, "en")
    fold(page)
    if size == "desk":
        page.locator("[data-zone=stage] [data-thing=move]").click()
        page.wait_for_function(
            "() => document.querySelector('[data-zone=prompt]').innerText.includes('Press the face')"
        )
        page.locator("[data-let-go]").click()

    def press(option: str) -> None:
        list_choices(page)
        page.locator(f'{CHOICES} [data-option="{option}"]').first.click()

    press("stop")
    page.wait_for_selector("[data-puzzle][data-state=failed]")
    assert puzzles.said(puzzles.puzzle(name), "en").task in page.locator(".note").inner_text()
    page.locator(".note [data-puzzle-hint]").click()
    assert puzzles.said(puzzles.puzzle(name), "en").hint in page.locator("[data-hint-said]").inner_text()
    page.locator(".note [data-puzzle-back]").click()
    page.wait_for_selector("[data-puzzle][data-state=open]")
    fold(page)
    for number, deed in enumerate(puzzles.puzzle(name).solution, 1):
        press(deed.answer)
        page.wait_for_function("() => true")
        while at(page)["done"] < number:
            page.wait_for_timeout(100)
    page.wait_for_selector("[data-puzzle][data-state=solved] [data-solved]")
    page.locator("[data-puzzles]").click()
    page.wait_for_selector(f'li.solved [data-puzzle-link="{name}"]')


def test_the_puzzle_of_the_day_stands_in_the_hall(person: Person) -> None:
    page = person("Marta", 1280, 720)
    page.goto("/")
    page.wait_for_selector("[data-puzzle-card]")
    today = ask(page, "GET", "/learning?language=en")["today"]
    card = page.locator("[data-puzzle-card]").inner_text()
    assert today["task"] in card
    assert {"final-decrees": "Final Decrees", "junta": "Junta", "last-will": "Last Will"}[today["game"]] in card
    page.locator("[data-solve]").click()
    page.wait_for_selector(f'[data-puzzle="{today["id"]}"]')


def test_a_position_is_shared_and_opened(person: Person) -> None:
    page = person("Marta", 1280, 720)
    page.goto("/")
    ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
    table = ask(page, "POST", "/tables", {"game": "last-will", "seats": 2})["id"]
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-menu]")
    page.locator("[data-menu]").click()
    page.locator("[data-share-position]").click()
    page.goto(page.locator("[data-position-link]").get_attribute("href"))
    page.wait_for_selector("[data-position]")
    page.wait_for_selector("[data-zone=stage] [data-thing]")
    assert page.locator("[data-zone=people] [data-person]").count() == 2
    assert page.locator("[data-zone=hand] [data-thing]").count() > 0
    page.locator("[data-play-position]").click()
    page.wait_for_selector("[data-frame]:not(:has([data-position]))")
    assert not page.url.endswith(table)


def test_whoever_is_asked_for_is_pressed_among_the_people_too(person: Person) -> None:
    page = opened(person, TRIED, "desk", "en")
    fold(page)
    page.locator("[data-zone=stage] [data-thing=move]").click()
    page.wait_for_selector("[data-zone=stage] [data-person=s0][data-target]")
    page.locator("[data-zone=people] [data-person=s0]").click()
    page.wait_for_function(
        "() => document.querySelector('[data-zone=prompt]').innerText.includes('2 actions left')", timeout=20_000
    )
