"""Reading the screen the way a person does, and answering something that stands."""

from __future__ import annotations

import random
import re

from terminal.pseudo import Terminal

PAUSE = "Enter to go on|Invio per proseguire"
EXAMPLE = re.compile(r"(?:as in|per esempio):\s+(.+?)\n ?\?", re.DOTALL)
NUMBERS = re.compile(r"(?:from|da) (\d+) (?:to|a) (\d+)\.\n")


def last_question(page: str) -> str:
    """The page from the last question on."""
    return page[page.rindex("\n▸ ") :] if "\n▸ " in page else page


def choice(page: str, rng: random.Random) -> str:
    """An answer that the screen offers: an example it gives, a number in its range, or a numbered choice."""
    asked = last_question(page)
    if re.search(PAUSE, page.strip().splitlines()[-1]):
        return ""
    example = EXAMPLE.search(asked)
    if example:
        return " ".join(example[1].split())
    numbers = NUMBERS.search(asked)
    if numbers:
        return str(rng.randint(int(numbers[1]), int(numbers[2])))
    body = asked.split("\n", 1)[1]
    offered = [int(number) for number in re.findall(r"(?:^|[ ▸])(\d{1,3})(?= |\n|$)", body, re.MULTILINE)]
    most = next(n for n in range(1, 400) if n + 1 not in offered)
    return str(rng.randint(1, most))


def play_on(terminal: Terminal, page: str, rng: random.Random, most: int = 2000) -> str:
    """Answer until the match is over; the last page."""
    for _ in range(most):
        if terminal.is_over or "\n▸ " not in page:
            return page
        page = terminal.type(choice(page, rng))
    raise AssertionError("the match goes on and on")
