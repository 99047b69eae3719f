"""Hands at the page: whatever the bar asks is answered by pressing what a person would press."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import TimeoutError as PlaywrightTimeout

BAR = "#bar [data-kind]"
PATIENCE = 5000
"""Milliseconds until a button that cannot be pressed is given up."""


def asked(page: Any) -> str:
    """The kind of question in the bar, or nothing while the table waits for others."""
    kind = page.evaluate("bar => document.querySelector(bar)?.dataset.kind ?? 'none'", BAR)
    return "" if kind == "none" else str(kind)


def prompt(page: Any) -> str:
    """What is asked, by its message."""
    return str(page.evaluate("bar => document.querySelector(bar)?.dataset.prompt ?? ''", BAR))


def version(page: Any) -> str:
    """Which view the page shows."""
    return str(page.evaluate("document.querySelector('#bar')?.dataset.version ?? ''"))


def answer(page: Any, rng: Random) -> None:
    """Answer what the bar asks with something that stands; a question may be gone before one has pressed anything."""
    before = version(page)
    try:
        give(page, asked(page), rng)
    except (PlaywrightTimeout, ValueError):
        if version(page) == before:
            raise


def give(page: Any, kind: str, rng: Random) -> None:
    """Press what a question of this kind wants."""
    if kind == "pick":
        press(page.locator("#bar [data-option]:enabled"), rng)
        return
    if kind == "subset":
        choose(page, rng)
    elif kind == "split":
        spread(page, rng)
    elif kind == "assign":
        place(page, rng)
    page.locator("#bar [data-send]").click(timeout=PATIENCE)


def press(buttons: Any, rng: Random) -> None:
    """Press one of them."""
    buttons.nth(rng.randrange(buttons.count())).click(timeout=PATIENCE)


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
