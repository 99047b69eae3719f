"""Every lesson is gone through on the page by pressing what is pointed at, on a desk and on a telephone."""

from __future__ import annotations

from typing import Any, Final

import pytest
from hands import CHOICES, PATIENCE, list_choices
from house import Person, ask
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from palazzo import lessons

FIRST: Final = ("final-decrees/blame", "junta/night", "last-will/joke")
"""One a game is always gone through."""
SIZES: Final = {"desk": (1280, 720), "telephone": (390, 844)}
CASES: Final = [
    pytest.param(lesson, size, language, marks=() if lesson in FIRST and language == "en" else pytest.mark.full)
    for lesson in lessons.lessons()
    for size in SIZES
    for language in ("en", "it")
    if (language == "it") == (size == "telephone") or lesson not in FIRST
]
OUT: Final = """
() => {
  const say = document.querySelector("[data-lesson]").getBoundingClientRect();
  const all = [...document.querySelectorAll("[data-lesson] button, [data-lesson] p")];
  const cut = all.filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && (box.x < 0 || box.y < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  });
  return cut.map((one) => one.textContent.trim());
}
"""
"""What the usher says, as far as it does not fit into the window."""


def at(page: Any) -> dict[str, Any]:
    """Where the lesson stands, as the server has it."""
    found: dict[str, Any] = ask(page, "GET", f"/tables/{page.url.rsplit('/', 1)[1]}")["lesson"]
    return found


def wait_for_beat(page: Any, beat: int) -> None:
    page.wait_for_selector(f'[data-lesson][data-beat="{beat}"]:not([data-waits=others])')


def is_shown(page: Any) -> bool:
    """Something is pointed at; things may still be on their way to where they are seen."""
    try:
        page.wait_for_selector(".veil .ring", state="attached", timeout=PATIENCE)
    except PlaywrightTimeout:
        return False
    return True


POINTED: Final = """
() => {
  const ring = document.querySelector(".veil .ring[data-press]");
  if (!ring) return null;
  const box = ring.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}
"""
"""The middle of what is to be pressed, if the glove points at that."""
SOON: Final = 3000
"""Milliseconds until the glove has found what is to be pressed."""
MOST_PRESSES: Final = 6
"""A thing, its verb, its target, and some for a stage that pans there first."""


def pressed(page: Any) -> bool:
    """Press where the glove points, and again where it points then; whether that was all it took."""
    beat = page.locator("[data-lesson]").get_attribute("data-beat")
    waits = page.locator(f'[data-lesson][data-beat="{beat}"][data-waits=deed]')
    for _ in range(MOST_PRESSES):
        if not waits.count():
            return True
        try:
            at = page.wait_for_function(POINTED, timeout=SOON).json_value()
        except PlaywrightTimeout:
            break
        page.mouse.click(*at)
        page.mouse.move(2, 2)
        try:
            page.wait_for_function(
                f"""([at, beat]) => {{
                  const now = ({POINTED})();
                  const said = document.querySelector("[data-lesson]");
                  if (said?.dataset.beat !== beat || said.dataset.waits !== "deed") return true;
                  return now !== null && now.join() !== at.join();
                }}""",
                arg=[at, beat],
                timeout=4000,
            )
        except PlaywrightTimeout:
            break
    if waits.count():
        page.keyboard.press("Escape")
    return not waits.count()


def do(page: Any, now: dict[str, Any]) -> None:
    """What the usher waits for: on the things themselves, else in the list of all choices."""
    wanted = now["wanted"]
    if pressed(page):
        return
    assert len(wanted) > 1, f"the glove does not lead to {wanted or now['prompt']}"
    list_choices(page)
    if wanted and isinstance(wanted[0], str):
        turn_to(page, wanted[0])
        page.locator(f'{CHOICES} [data-option="{wanted[0]}"]').first.click()
    else:
        page.locator(f"{CHOICES} [data-send]").first.click()


def turn_to(page: Any, option: str) -> None:
    """To the cards that may be played at any time, if it is there that this option stands."""
    if not page.locator(f'{CHOICES} [data-option="{option}"]').count():
        page.locator(f'{CHOICES} [data-opening^="cards."]').first.click()
        list_choices(page)


@pytest.mark.parametrize(("lesson", "size", "language"), CASES)
def test_a_lesson_is_gone_through_by_pressing(person: Person, lesson: str, size: str, language: str) -> None:
    width, height = SIZES[size]
    page = person("Marta", width, height, "it-IT" if language == "it" else "en-GB")
    page.goto(f"/lesson/{lesson}")
    page.wait_for_selector("[data-lesson]")
    given = lessons.lesson(lesson)
    said = lessons.said(given, language)
    for number, beat in enumerate(given.beats):
        page.wait_for_function(
            """(number) => {
              const said = document.querySelector("[data-lesson]");
              return said.dataset.waits !== "others" && Number(said.dataset.beat) >= number;
            }""",
            arg=number,
        )
        page.wait_for_timeout(150)
        if at(page)["beat"] > number:
            continue  # what was asked in it stood on the paper of the beat before
        assert said.title or page.locator("[data-lesson]").count()
        words = said.beats[number].say.replace("<b>", "").replace("</b>", "").replace("<em>", "").replace("</em>", "")
        assert words in " ".join(page.locator("[data-lesson]").inner_text().split())
        page.wait_for_function("() => document.querySelector('[data-lesson]').getBoundingClientRect().width > 200")
        if beat.point:
            assert is_shown(page), f"{beat.id}: nothing of {beat.point} can be seen"
        page.wait_for_timeout(100)
        assert page.evaluate(OUT) == [], beat.id
        now = at(page)
        if now["waits"] == "next":
            page.click("[data-go-on]")
        elif now["waits"] == "deed":
            do(page, now)
    assert at(page)["waits"] == "end"
    page.locator("[data-lesson] [data-play-on]").click()
    page.wait_for_selector("[data-lesson]", state="detached")


def test_on_a_telephone_the_usher_covers_nothing_he_speaks_of(person: Person) -> None:
    """The offices can be seen while he speaks of them; once one has begun to hand them out he only says what to do."""
    page = person("Marta", 390, 844)
    page.goto("/lesson/junta/votes")
    wait_for_beat(page, 0)
    page.click("[data-go-on]")
    wait_for_beat(page, 1)
    do(page, at(page))
    wait_for_beat(page, 2)
    page.wait_for_function(
        """() => {
          const say = document.querySelector("[data-lesson]").getBoundingClientRect();
          const open = [...document.querySelectorAll("[data-zone=stage] [data-target=open]")];
          const free = (box) => box.bottom <= say.top || box.top >= say.bottom;
          return open.length === 6 && open.every((one) => free(one.getBoundingClientRect()));
        }"""
    )
    says = page.locator("[data-lesson] p").first
    assert says.is_visible()
    page.locator("[data-zone=stage] [data-target=open]").first.click()
    says.wait_for(state="hidden")
    assert page.locator("[data-lesson] [data-do]").is_visible()
    page.locator("[data-lesson]").click()
    says.wait_for(state="visible")


def test_a_wrong_deed_gets_a_kind_word_and_the_same_question(person: Person) -> None:
    page = person("Marta", 1280, 720)
    page.goto("/lesson/final-decrees/blame")
    for number in range(3):
        wait_for_beat(page, number)
        page.click("[data-go-on]")
    wait_for_beat(page, 3)
    page.wait_for_selector("[data-usher]", timeout=PATIENCE)
    list_choices(page)
    page.locator(f'{CHOICES} [data-option="stop"]').first.click()
    page.wait_for_function("() => document.querySelector('[data-lesson]').innerText.includes('aeroplanes are already')")
    assert "usher" not in page.locator("[data-zone=prompt]").inner_text(), "it is said once"
    wait_for_beat(page, 3)
    page.click("[data-back]")
    wait_for_beat(page, 2)


def test_who_has_taken_up_the_wrong_card_is_shown_how_to_put_it_back(person: Person) -> None:
    page = person("Marta", 390, 844)
    page.goto("/lesson/last-will/joke")
    for number in range(2):
        wait_for_beat(page, number)
        page.click("[data-go-on]")
    wait_for_beat(page, 2)
    page.locator("[data-zone=hand] [data-thing=E13]").click()
    page.locator("[data-play=E13] [data-send]:enabled").wait_for()
    page.wait_for_function(
        f"""() => {{
          const [x, y] = ({POINTED})() ?? [0, 0];
          return document.querySelector("[data-play] [data-let-go]").contains(document.elementFromPoint(x, y));
        }}"""
    )
    assert pressed(page), "the glove leads from the wrong card to the right one"
    wait_for_beat(page, 3)
