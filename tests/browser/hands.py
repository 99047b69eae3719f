"""Hands at the page: whatever the bar asks is answered by pressing what a person would press."""

from __future__ import annotations

from random import Random
from typing import Any

BAR = "#bar [data-kind]"


def asked(page: Any) -> str:
    """The kind of question in the bar, or nothing while the table waits for others."""
    bar = page.locator(BAR)
    kind = bar.get_attribute("data-kind") if bar.count() else "none"
    return "" if kind in (None, "none") else str(kind)


def answer(page: Any, rng: Random) -> str:
    """Answer what the bar asks with something that stands; its prompt."""
    prompt = str(page.locator(BAR).get_attribute("data-prompt"))
    kind = asked(page)
    if kind == "pick":
        press(page.locator("#bar [data-option]:enabled"), rng)
        return prompt
    if kind == "subset":
        choose(page, rng)
    elif kind == "split":
        spread(page, rng)
    elif kind == "assign":
        place(page, rng)
    page.locator("#bar [data-send]").click()
    return prompt


def press(buttons: Any, rng: Random) -> None:
    """Press one of them."""
    buttons.nth(rng.randrange(buttons.count())).click()


def can_send(page: Any) -> bool:
    """The answer stands."""
    return bool(page.locator("#bar [data-send]").is_enabled())


def choose(page: Any, rng: Random) -> None:
    """Choose options until enough are chosen."""
    for _ in range(40):
        if can_send(page):
            return
        press(page.locator("#bar [data-option][aria-pressed=false]"), rng)


def spread(page: Any, rng: Random) -> None:
    """Add one here and one there until the amounts come out right."""
    for _ in range(80):
        if can_send(page):
            return
        press(page.locator("#bar .stepper button:last-of-type:enabled"), rng)


def place(page: Any, rng: Random) -> None:
    """Take items up and put them down until everything lies well."""
    for _ in range(60):
        if can_send(page):
            return
        loose = page.locator("#bar [data-item]")
        if not loose.count():
            press(page.locator("#bar .taken"), rng)
            continue
        press(loose, rng)
        press(page.locator("#bar [data-place]:enabled"), rng)
