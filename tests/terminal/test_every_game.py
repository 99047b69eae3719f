"""Every game at every size and in both languages: whole matches at a pseudo-terminal, read and answered as a person
would, by what is on the screen.
"""

from __future__ import annotations

import random
import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import palazzo
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal import files
from terminal.playing import choice, is_asked, last_question
from terminal.pseudo import Terminal

GAMES = {
    "empire": ["final-decrees", "--edition", "empire", "--seats", "4"],
    "republic": ["final-decrees", "--edition", "republic", "--seats", "5"],
    "junta": ["junta", "--seats", "5", "--option", "length=shorter"],
    "last-will": ["last-will", "--seats", "4"],
}
SIZES = [(60, 20), (80, 24), (100, 45), (160, 60)]
AT_EACH_SIZE = 3
"""How many answers are given before the window changes its size."""

ENDS = {"en": "The match is kept in", "it": "La partita è conservata in"}
RAW = re.compile(r"Traceback|\bs[0-9]\b|\$\w+|\{ |\bNone\b|\bTrue\b|\bFalse\b")
"""What no page may show: the inside of things."""


def start(path: Path, game: str, language: str, *more: str, size: tuple[int, int] = SIZES[0]) -> Terminal:
    """Sit down at a repeatable table of ushers."""
    arguments = ["--lang", language, "--name", "Marco", "--bots", "usher", "--seed", "7", "--save", str(path), *more]
    return Terminal("terminal", *GAMES[game], *arguments, columns=size[0], lines=size[1])


def check(page: str, columns: int) -> None:
    """A page shows nothing raw, and no line is wider than the window."""
    raw = RAW.search(page)
    assert raw is None, page[max(0, raw.start() - 200) : raw.end() + 200]
    assert not [line for line in page.splitlines() if len(line) > columns]


def check_question(terminal: Terminal, page: str) -> None:
    """What is asked, and how to answer it, stand on the screen."""
    seen = terminal.seen()
    first = last_question(page).strip().splitlines()[0].rstrip()
    assert first in seen
    assert any(line.lstrip().startswith("? ") for line in seen[seen.index(first) :])


def check_end(terminal: Terminal, page: str, path: Path, language: str) -> None:
    """The match has come to its end, says so and is kept."""
    assert "Traceback" not in page, page
    assert ENDS[language] in page.replace("\n", " "), page
    assert terminal.code() == 0
    match, settings = files.read(path)
    assert match.over
    assert settings["language"] == language


def every_game(*usual: tuple[str, str]) -> list[Any]:
    """Every game in every language; all but the usual ones are `full`."""
    pairs = product(GAMES, LANGUAGES)
    return [pytest.param(*pair, marks=[] if pair in usual else pytest.mark.full) for pair in pairs]


@pytest.mark.parametrize(("game", "language"), every_game(("republic", "en"), ("last-will", "en")))
def test_a_whole_match_while_the_window_changes_its_size(tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "whole.json"
    rng = random.Random(f"{game} {language}")
    with start(path, game, language) as terminal:
        page = terminal.read()
        answers = 0
        while not terminal.is_over and is_asked(page):
            columns, lines = SIZES[answers // AT_EACH_SIZE % len(SIZES)]
            if (terminal.screen.columns, terminal.screen.lines) != (columns, lines):
                terminal.resize(columns, lines)
                page = terminal.type("lang " + language)
            check(page, columns)
            check_question(terminal, page)
            page = terminal.type(choice(page, rng))
            answers += 1
            assert answers < 1000
        check_end(terminal, page, path, language)


@pytest.mark.parametrize(("game", "language"), every_game(("empire", "it"), ("junta", "it")))
def test_a_whole_match_on_plain_pages_is_typewritten(tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "plain.json"
    rng = random.Random(f"{game} {language}")
    size = SIZES[(list(GAMES).index(game) + 2 * LANGUAGES.index(language)) % len(SIZES)]
    with start(path, game, language, "--plain", size=size) as terminal:
        page = terminal.read()
        answers = 0
        while not terminal.is_over and is_asked(page):
            check(page, size[0])
            assert not set(page) & set("▸☑☐•…─›\x1b")
            page = terminal.type(choice(page, rng))
            answers += 1
            assert answers < 1000
        check_end(terminal, page, path, language)


CROWDS = {
    1: ["C01", "C02", "C03", "C04", "C05"],
    2: ["C06", "C07", "C08", "C09", "C10"],
    3: ["C11", "C12", "E01", "E02", "E03"],
}
"""Hands that will be too full once two cards are drawn."""


def load(path: Path, size: tuple[int, int], *more: str, **position: Any) -> Terminal:
    """Sit down at a written table of Junta, in the first seat."""
    match = palazzo.set_up("junta", seats=5, seed=1, position=position)
    path.write_text(match.save(), encoding="utf-8")
    arguments = ["--load", str(path), "--seat", "1", "--name", "Marco", "--bots", "usher", "--lang", "en", *more]
    return Terminal("terminal", *arguments, columns=size[0], lines=size[1])


def test_a_coup_is_read_on_the_smallest_screen(tmp_path: Path) -> None:
    offices = {"s1": ["interior", "admiral"], "s2": ["brigade1", "air"], "s3": ["brigade2"], "s4": ["brigade3"]}
    units = {
        "PAL": {"s0": {"guards": 4}},
        "PAR": {"s1": {"police": 1}, "s0": {"paratroops": 1}},
        "FER": {"s1": {"police": 1}},
        "CA1": {"s2": {"brigade1": 6}},
        "CA2": {"s3": {"brigade2": 6}},
        "CA3": {"s4": {"brigade3": 1}},
        "PS2": {"s1": {"police": 1}},
        "PS3": {"s4": {"brigade3": 2}},
        "IND": {"s4": {"brigade3": 3}, "s1": {"marines": 1}},
    }
    written = {"president": "s0", "offices": offices, "leader": "s1", "coup": 2, "vanguard": "s0", "strikes": 2}
    with load(tmp_path / "coup.json", SIZES[0], at="movement", units=units, **written) as terminal:
        page = terminal.read()
        assert "The city" in page
        assert all(re.search(rf"\b{space}\b", page) for space in units)
        check(page, SIZES[0][0])


def test_what_one_waits_for_stands_beside_its_sign(tmp_path: Path) -> None:
    with load(
        tmp_path / "wait.json", (60, 40), at="drawing", hands={f"s{seat}": CROWDS[seat] for seat in (1, 2, 3)}
    ) as terminal:
        lines = terminal.read().splitlines()
        at = next(number for number, line in enumerate(lines) if line.startswith("▸ Waiting"))
        assert lines[at + 1].startswith("  ")
