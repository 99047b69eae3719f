"""Hands at the page: whatever the bar asks is answered by pressing what a person would press."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout

BAR = "#bar [data-kind], #bar [data-play]"
"""What is asked stands in the prompt, or on the paper of a play that has been declared."""
CHOICES = "#choices"
PATIENCE = 5000
"""Milliseconds until a button that cannot be pressed is left, and the question looked at again."""
LONG = 90_000
"""Milliseconds until a table where nothing happens is given up: a crowded machine is slow."""


class NothingToPressError(Exception):
    """There is no such button now."""


def asked(page: Any) -> str:
    """The kind of question in the bar, or nothing while the table waits for others."""
    found = "bar => ({ ...document.querySelector(bar)?.dataset })"
    bar = page.evaluate(found, BAR)
    kind = bar.get("kind", "pick" if "play" in bar else "none")
    return "" if kind == "none" else str(kind)


def prompt(page: Any) -> str:
    """What is asked, by its message."""
    return str(page.evaluate("bar => document.querySelector(bar)?.dataset.prompt ?? ''", BAR))


def version(page: Any) -> str:
    """Which view the page shows."""
    return str(page.evaluate("document.querySelector('#bar')?.dataset.version ?? ''"))


def is_over(page: Any) -> bool:
    """The match has ended, and its last page is shown."""
    return bool(page.evaluate("document.querySelector('[data-rematch]') !== null"))


def wait_for_news(page: Any, seen: str) -> None:
    """Until the page shows another view than that one, or the end."""
    page.wait_for_function(
        "seen => document.querySelector('[data-rematch]') || document.querySelector('#bar')?.dataset.version !== seen",
        arg=seen,
        timeout=LONG,
    )


def answer_or_wait(page: Any, rng: Random) -> bool:
    """Answer what is asked and see it taken, or wait for what others do; whether there was something to answer."""
    before = version(page)
    due = asked(page) != ""
    if due:
        answer(page, rng)
    wait_for_news(page, before)
    return due


def answer(page: Any, rng: Random) -> None:
    """Answer what the bar asks with something that stands; a question may be gone before one has pressed anything."""
    before = version(page)
    ends = time.monotonic() + LONG / 1000
    while asked(page) and version(page) == before:
        try:
            give(page, asked(page), rng)
            return
        except (PlaywrightTimeout, NothingToPressError):
            # The last answer is still under way, or the table has just moved on.
            assert time.monotonic() < ends, f"{prompt(page)} cannot be answered"
            page.wait_for_timeout(50)


def list_choices(page: Any) -> None:
    """Lay the list of all choices open; on a telephone it lies in the sheet, pulled up."""
    if page.locator(CHOICES).count() and page.locator("[data-stop='1']").count() == 0:
        return
    page.locator("#bar [data-all]").click(timeout=PATIENCE)
    page.locator(CHOICES).wait_for(timeout=PATIENCE)


def give(page: Any, kind: str, rng: Random) -> None:
    """Press what a question of this kind wants, in the list of all choices."""
    list_choices(page)
    if kind == "pick":
        press(page.locator(f"{CHOICES} [data-option]:enabled"), rng)
        return
    if kind == "subset":
        choose(page, rng)
    elif kind == "split":
        spread(page, rng)
    elif kind == "assign":
        place(page, rng)
    page.locator(f"{CHOICES} [data-send]").click(timeout=PATIENCE)


def press(buttons: Any, rng: Random) -> None:
    """Press one of them."""
    count = buttons.count()
    if not count:
        raise NothingToPressError
    buttons.nth(rng.randrange(count)).click(timeout=PATIENCE)


def try_to(button: Any, times: int = 1) -> bool:
    """Press a button, if it is there and can be pressed; an uneasy hand presses twice."""
    if not button.count():
        return False
    try:
        button.first.click(timeout=PATIENCE, click_count=times)
    except PlaywrightTimeout:
        return False
    return True


def can_send(page: Any) -> bool:
    """The answer stands."""
    return bool(page.locator(f"{CHOICES} [data-send]").is_enabled())


def choose(page: Any, rng: Random) -> None:
    """Choose options until enough are chosen."""
    for _ in range(40):
        if can_send(page):
            return
        press(page.locator(f"{CHOICES} [data-option][aria-pressed=false]"), rng)


def spread(page: Any, rng: Random) -> None:
    """Add one here and one there until the amounts come out right."""
    for _ in range(80):
        if can_send(page):
            return
        press(page.locator(f"{CHOICES} .stepper button:last-of-type:enabled"), rng)


def place(page: Any, rng: Random) -> None:
    """Take items up and put them down until everything lies well."""
    for _ in range(60):
        if can_send(page):
            return
        loose = page.locator(f"{CHOICES} [data-item]")
        if not loose.count():
            press(page.locator(f"{CHOICES} .taken"), rng)
            continue
        press(loose, rng)
        press(page.locator(f"{CHOICES} [data-place]:enabled"), rng)


def beside(page: Any, tab: str) -> None:
    """Open log, talk or deals: beside the stage, from the rail, or as a sheet."""
    if page.locator("[data-side-sheet]").count():
        if not page.locator("dialog[open] [role=tablist]").count():
            page.locator("[data-side-sheet]").click()
    elif page.locator(CHOICES).count():
        # Not by the button that opened it: where nothing is asked any more that is gone.
        page.locator(f"{CHOICES} > header button").click()
    if page.locator("[data-rail]:visible").count():
        page.locator(f"#rail-{tab}").click()
    else:
        page.locator(f"#tab-{tab}").click()
    page.locator(f"#panel-{tab}").wait_for()
