"""Card files of an owner's own: checked, played, printed, as docs/cards.md says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from palazzo.cli import main
from palazzo.games.final_decrees import own_cards
from palazzo.games.final_decrees.content import EFFECTS

ROOT = Path(__file__).parents[2]
OURS = (ROOT / "src/palazzo/games/final_decrees/content/cards.toml").read_text(encoding="utf-8")
PAGE = (ROOT / "docs/cards.md").read_text(encoding="utf-8")
LETTER = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)[0]

PLAYED = """
import random, palazzo
from palazzo.bots import play
match = palazzo.new_match("final-decrees", 4, seed=7)
seen = set()
rng = random.Random(1)
while not match.over:
    question = match.due
    seen |= set(match.view(question.seat)["table"]["yours"]["hand"])
    match.answer(question.seat, question.sample(rng))
assert not match.audit()
assert "X01" in seen
assert match.texts("it").name("X01") == "Lettera Anonima"
assert match.texts("en").text("X01").startswith("Choose another player: they gain 1")
again = palazzo.new_match("final-decrees", 4, seed=8)
play(again, "clerk", random.Random(2))
assert again.over and not again.audit()
print(match.rules.entry.version)
"""


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    file = tmp_path / "mine.toml"
    file.write_text(f"{OURS}\n{LETTER}", encoding="utf-8")
    return file


def test_the_card_of_the_page_is_fine(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "check", str(mine), "--lang", "en"]) == 0
    assert capsys.readouterr().out.strip() in PAGE


def test_every_fault_is_told_with_its_line(mine: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = mine.read_text(encoding="utf-8")
    text = text.replace("more = 6", "mor = 6").replace('effect = "relieve"', 'effect = "relive"', 1)
    mine.write_text(text, encoding="utf-8")
    assert main(["cards", "check", str(mine), "--lang", "en"]) == 1
    first, second = capsys.readouterr().out.splitlines()
    lines = text.splitlines()
    assert lines[int(first.split()[1].rstrip(":")) - 1] == 'effect = "relive"'
    assert "relieve" in first
    assert lines[int(second.split()[1].rstrip(":")) - 1] == "mor = 6"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[card.en]\n", "[card.en\n", "cannot be read"),
        ('id = "X01"', 'id = "C01"', "twice"),
        ('choices = ["other-player"]\namount = 1', "amount = 1", "choices"),
        ("amount = 1\n", "", "amount"),
        ('count = 2\ntiming = "action"\ngroup = "personal"\neffect = "accuse"', "count = 0", "count"),
        (LETTER[LETTER.index("[card.en]") :], "", "en"),
        ('id = "C31"\ncount = 1', 'id = "C31"\ncount = 2', "stagnation"),
    ],
)
def test_a_file_that_is_wrong_is_refused(
    mine: Path, old: str, new: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = mine.read_text(encoding="utf-8")
    assert old in text
    mine.write_text(text.replace(old, new), encoding="utf-8")
    assert main(["cards", "check", str(mine), "--lang", "en"]) == 1
    said = capsys.readouterr().out
    assert said.startswith("Line ")
    assert told in said
    assert main(["terminal", "final-decrees", "--plain", "--cards", str(mine), "--lang", "en"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_card_of_ours_with_other_numbers_needs_words_of_its_own() -> None:
    _, faults = own_cards.checked(OURS.replace("most = 2\nmore = 3", "most = 4\nmore = 5", 1), "mine.toml")
    assert [fault.why.facts["entry"] for fault in faults] == ["C01"]


def test_a_deck_too_small_to_deal_is_refused() -> None:
    few = "\n".join(entry for entry in re.split(r"(?=\[\[card\]\])", OURS) if "stagnation" in entry or "C01" in entry)
    _, faults = own_cards.checked(few, "mine.toml")
    assert "at least 40" in str(faults[0].why)


def test_every_effect_is_listed_with_a_card_that_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "effects", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert [line for line in said.splitlines() if not line.startswith(" ")] == list(EFFECTS)
    assert "Leaked Dossier" in said
    block = re.findall(r"```\n(accuse.*?)```", PAGE, re.DOTALL)[0]
    assert block in said


def test_it_is_played_by_people_and_bots(mine: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PLAYED],
        env={**os.environ, own_cards.VARIABLE: str(mine)},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(r"\d+\+[0-9a-f]{8}\n", done.stdout)


def test_a_deck_that_cannot_be_read_is_said_in_one_line(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "palazzo.cli", "games"],
        env={**os.environ, own_cards.VARIABLE: str(tmp_path / "none.toml")},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("palazzo: ")
    assert done.stderr.count("\n") == 1


def test_what_is_written_in_a_card_means_nothing_but_itself() -> None:
    assert own_cards.escaped("a {$burn}\n b") == 'a { "{" }$burn{ "}" } b'
