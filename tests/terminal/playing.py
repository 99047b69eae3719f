"""Reading the screen the way a person does, and answering something that stands."""

from __future__ import annotations

import random
import re

from terminal.pseudo import Terminal

PAUSE = "Enter to go on|Invio per proseguire"
EXAMPLE = re.compile(r"(?:as\s+in|per\s+esempio):\s+(.+?)\n ?\?", re.DOTALL)
NUMBERS = re.compile(r"(?:from|da)\s+(\d+)\s+(?:to|a)\s+(\d+)\.\n")
SEVERAL = re.compile(r"(?:numbers|numeri),\s+(?:up\s+to|fino\s+a)\s+(\d+)", re.DOTALL)
ASKED = ("\n▸ ", "\n> ")


def last_question(page: str) -> str:
    """The page from the last question on; a long one is said again at its end."""
    at = max(page.rfind(sign) for sign in ASKED)
    return page[page.index(page[at:].splitlines()[1]) - 1 :] if at >= 0 else page


def is_asked(page: str) -> bool:
    """The page asks something."""
    return any(sign in page for sign in ASKED)


def choice(page: str, rng: random.Random) -> str:
    """An answer that the screen offers: an example it gives, a number in its range, or a numbered choice."""
    asked = last_question(page)
    if re.search(PAUSE, page.strip().splitlines()[-1]):
        return ""
    example = EXAMPLE.search(asked)
    if example and not (SEVERAL.search(asked) and rng.random() < 0.5):
        return " ".join(example[1].split())
    if example:
        return "-"
    numbers = NUMBERS.search(asked)
    if numbers:
        return str(rng.randint(int(numbers[1]), int(numbers[2])))
    offered = numbered_choices(asked)
    assert offered, page
    return str(rng.choice(offered))


def numbered_choices(asked: str) -> list[int]:
    """The numbers a question offers: 1, 2, 3 and so on, as far as they go."""
    body = asked.split("\n", 2)[2] if asked.startswith("\n") else asked
    offered = {int(number) for number in re.findall(r"(?:^|[ ▸>])(\d{1,3})(?= |\n|$)", body, re.MULTILINE)}
    return list(range(1, next(n for n in range(1, 400) if n not in offered)))


def play_on(terminal: Terminal, page: str, rng: random.Random, most: int = 2000) -> str:
    """Answer until the match is over; the last page."""
    for _ in range(most):
        if terminal.is_over or not is_asked(page):
            return page
        page = terminal.type(choice(page, rng))
    raise AssertionError("the match goes on and on")
