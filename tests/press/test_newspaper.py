"""Matches as newspapers."""

from __future__ import annotations

import io
import random
from functools import cache
from pathlib import Path

import pytest
from pypdf import PdfReader

import palazzo
from palazzo import bots
from palazzo.cli import main
from palazzo.games.final_decrees.events import EVENTS as DECREES
from palazzo.games.junta.events import EVENTS as JUNTA
from palazzo.games.last_will.events import EVENTS as WILL
from palazzo.kernel.events import KERNEL_EVENTS
from palazzo.press.newspaper import ALWAYS, coverage, front_page
from palazzo.press.typesetting import typeset

EVENTS = {"final-decrees": DECREES, "junta": JUNTA, "last-will": WILL}
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fulvio", "Gemma"]


@cache
def played(game: str) -> palazzo.Match:
    match = palazzo.new_match(game, 4, seed=5)
    bots.play(match, "usher", random.Random(3))
    assert match.over
    return match


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", EVENTS)
def test_a_finished_match_is_one_or_two_pages_that_say_who_won(game: str, language: str) -> None:
    match = played(game)
    assert match.outcome is not None
    data = front_page(match, NAMES, language, "a4")
    sheet, _ = typeset("newspaper", data)
    reader = PdfReader(io.BytesIO(sheet))
    assert 1 <= len(reader.pages) <= 2
    said = reader.pages[0].extract_text()
    for seat in match.outcome.winners:
        assert NAMES[seat] in data["headline"]
        assert NAMES[seat] in said
    assert [row["score"] for row in sorted(data["standing"], key=lambda row: row["seat"])] == list(match.outcome.scores)
    assert "press-" not in said


@pytest.mark.parametrize("game", EVENTS)
def test_the_chart_ends_with_what_is_true_at_the_end(game: str) -> None:
    match = played(game)
    chart = front_page(match, NAMES, "en", "a4")["chart"]
    assert len(chart["series"]) == match.seats
    assert all(len(one["points"]) == len(chart["series"][0]["points"]) for one in chart["series"])
    if game != "junta":
        assert match.outcome is not None
        assert [one["points"][-1] for one in chart["series"]] == list(match.outcome.scores)


@pytest.mark.parametrize("game", EVENTS)
def test_a_match_that_goes_on_tells_no_secret(game: str) -> None:
    match = palazzo.new_match(game, 4, seed=5)
    rng = random.Random(1)
    for _ in range(60):
        question = match.due
        match.answer(question.seat, question.sample(rng))
    first = front_page(match, NAMES, "en", "a4")
    for seat in range(4):
        other = front_page(match.resample(seat, rng), NAMES, "en", "a4")
        # An imagined match begins where it was imagined: what came before is not in its journal.
        assert {**other, "chart": {}, "words": {}} == {**first, "chart": {}, "words": {}}
    assert first["standing"][0]["score"] is None


def test_what_is_news_are_events_that_happen() -> None:
    assert set(coverage()) == set(EVENTS)
    for game, told in coverage().items():
        known = {*EVENTS[game], *KERNEL_EVENTS}
        assert {*told.news, *told.begins, *ALWAYS} <= known, game


def test_the_command_writes_a_newspaper_called_like_its_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "evening.json"
    file.write_text(played("last-will").save(), encoding="utf-8")
    assert main(["press", "--match", str(file), "--paper", "letter", "--lang", "it", "--out", str(tmp_path)]) == 0
    assert "evening.pdf" in capsys.readouterr().out
    assert len(PdfReader(tmp_path / "evening.pdf").pages) <= 2
