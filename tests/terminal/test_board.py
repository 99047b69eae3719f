"""The board and the questions of a game nobody here knows: everything is drawn from the view alone."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console, RenderableType

import palazzo
from palazzo.terminal.asking import Asking, common
from palazzo.terminal.board import Board
from palazzo.terminal.colours import ASCII, HOUSE, UNICODE, signs_for, theme_of
from palazzo.terminal.screen import printable
from palazzo.terminal.voice import Voice, language_of

NAMES = ["Ada", "Bea"]
VIEW: dict[str, Any] = {
    "you": "s0",
    "seats": ["s0", "s1"],
    "options": {},
    "table": {
        "facts": {"year": 3, "player": "s1", "president": "s0", "martial": True, "strikes": []},
        "people": [
            {"seat": "s0", "influence": 3, "office": "president", "bank": None, "units": {"army": 2}},
            {"seat": "s1", "influence": 1, "office": None, "bank": None, "units": {}},
        ],
        "places": [{"id": "BANK", "troops": ["s0", "s1"], "open": False}],
        "piles": {"deck": 12, "discards": ["2M"], "nothing": []},
        "yours": {"hand": ["2M", "3M"], "secret": 4},
    },
}


def drawn(part: RenderableType, width: int = 80) -> str:
    """What a part looks like, in plain text."""
    console = Console(file=io.StringIO(), width=width, theme=theme_of(HOUSE), no_color=True)
    console.print(part)
    return str(console.file.getvalue())  # type: ignore[attr-defined]


def console(width: int = 80) -> Console:
    return Console(width=width, height=24, theme=theme_of(HOUSE))


def test_an_unknown_table_is_shown_by_its_own_names() -> None:
    page = drawn(Board(VIEW, Voice("en", names=NAMES), UNICODE, console()).whole())
    for word in ("year 3", "Ada (you)", "▸Bea", "influence", "BANK", "army 2", "2M · 3M", "Deck 12"):
        assert word in page
    assert "strikes" not in page


def test_a_spectator_s_table_has_no_hand() -> None:
    view = {**VIEW, "you": None, "table": {**VIEW["table"], "yours": {}}}
    page = drawn(Board(view, Voice("it", names=NAMES), ASCII, console()).whole())
    assert "(tu)" not in page
    assert "2M |" not in page


def question(kind: str, **bounds: Any) -> dict[str, Any]:
    return {"kind": kind, "prompt": "decide", "facts": {}, "rule": "", "window": False, **bounds}


@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (question("pick", options=["wait", "vote:s0", "vote:s1"]), ["1 wait", "vote", "2 Ada", "3 Bea"]),
        (question("pick", options=["go:A1:B1", "go:A1:B2", "go:A2:B1", "go:A2:B2"]), ["B1", "B2", "go A1"]),
        (question("subset", options=["2M", "2M", "3M"], least=0, most=2), ["1 2M", "3 3M", "up to 2"]),
        (question("order", items=["A1", "A2"]), ["1 A1", "1 2"]),
        (question("number", least=0, most=4), ["from 0 to 4"]),
        (question("split", places=["A1", "A2"], caps=[2, 0], least=0, most=2), ["A1 (up to 2)", "as in: A1 2"]),
        (
            question(
                "assign", items=["2M"], places=["s0", "s1"], least=1, most=1, room={}, barred={}, rivals=[], now={}
            ),
            ["Ada", "Bea", "as in: 1 a"],
        ),
    ],
)
def test_every_kind_of_question_can_be_asked(asked: dict[str, Any], words: list[str]) -> None:
    page = drawn(Asking(VIEW, asked, Voice("en", names=NAMES), UNICODE, console()).whole())
    for word in ["Decide", *words]:
        assert word in page


@pytest.mark.parametrize("edition", ["republic", "empire"])
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("seats", [4, 5])
def test_the_board_of_final_decrees_fits_eighty_columns(language: str, edition: str, seats: int) -> None:
    match = palazzo.new_match("final-decrees", seats, 1, {"edition": edition})
    names = ["Massimiliano", "Bruno", "Carla", "Dario", "Elena"][:seats]
    page = drawn(Board(match.view(0), Voice(language, "final-decrees", edition, names), UNICODE, console()).whole())
    assert max(len(line.rstrip()) for line in page.splitlines()) <= 80
    assert "…" not in page


def test_labels_share_their_words_once() -> None:
    assert common(["Move Ada to the hall", "Move Bea to the hall"]) == "Move"
    assert common(["Move Ada to the hall", "Move Bea to the hall"], at_end=True) == "to the hall"
    assert common(["Play", "Play on"]) == ""


def test_terminals_that_cannot_write_our_signs_get_plain_ones() -> None:
    assert signs_for("utf-8", plain=False) == UNICODE
    assert signs_for("latin-1", plain=False) == ASCII
    assert signs_for("utf-8", plain=True) == ASCII


def test_nobody_commands_the_terminal_by_name() -> None:
    assert printable("\x1b]0;mine\x07") == "?]0;mine?"
    assert printable("Città") == "Città"
    assert printable("Reser\u00advation") == "Reservation"


def test_the_language_of_a_terminal() -> None:
    assert language_of({"LANG": "it_IT.UTF-8"}) == "it"
    assert language_of({"LANG": "fr_FR.UTF-8"}) == "en"
    assert language_of({"LC_ALL": "it_CH", "LANG": "en_GB"}) == "it"
    assert language_of({}) == "en"
