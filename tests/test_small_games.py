"""A game that is none of the house's: in the catalogue it is played everywhere, with texts or without."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import palazzo
from games import SMALL, in_catalogue
from palazzo.kernel import copying
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal import files
from server.guests import serving
from terminal.playing import is_asked, play_on
from terminal.pseudo import Terminal

TESTS = Path(__file__).parent
PATH = os.pathsep.join([str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])])
SEATS = {"tender": 3, "seal": 4}
RAW = re.compile(r"Traceback|\bs[0-9]\b|\$\w+|\{ |\bNone\b|\bTrue\b|\bFalse\b")


@pytest.fixture(autouse=True)
def catalogue() -> Iterator[None]:
    """The small games stand in the catalogue."""
    with in_catalogue():
        yield


@pytest.mark.parametrize("rules", SMALL, ids=lambda rules: rules.entry.id)
def test_the_copies_of_a_small_game_are_those_of_its_fields(rules: palazzo.kernel.rules.Rules) -> None:
    folder = TESTS / "games" / rules.entry.id
    written = copying.State(folder, f"games.{rules.entry.id}").source()
    assert (folder / "copies.py").read_text() == written, "run python -P src/palazzo/kernel/copying.py FOLDER PACKAGE"


@pytest.mark.parametrize("game", SEATS)
def test_bots_of_every_level_play_a_game_nobody_taught_them(game: str) -> None:
    for level in palazzo.bots.LEVELS:
        match = palazzo.new_match(game, SEATS[game], seed=1)
        palazzo.bots.play(match, level, Random(1))
        assert match.over


def test_a_game_without_texts_is_told_by_its_ids() -> None:
    match = palazzo.new_match("tender", 2, seed=1)
    texts = match.texts(names=["Anna", "Bruno"])
    assert texts.title() == "Tender"
    assert texts.prompt(match.due) == f"Seal bid: contract {match.table.contract}"
    assert texts.option("bid:3") == "bid 3"
    match.answer(0, "bid:3")
    match.answer(1, "bid:1")
    told = [texts.event(line) for line in match.events(0)]
    assert told[1:3] == [
        "Bids opened: bids Anna 3, Bruno 1.",
        f"Contract won: Anna, contract {match.events(0)[0]['contract']}.",
    ]
    assert texts.say("all-awarded") == "All awarded"
    assert texts.say("option-contracts") == "Contracts"
    with pytest.raises(palazzo.IllegalAnswer, match="bid 3"):
        match.answer(0, "bid:3")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_with_texts_is_told_in_its_words(language: str) -> None:
    match = palazzo.new_match("seal", 3, seed=1)
    palazzo.bots.play(match, "usher", Random(1))
    texts = match.texts(language, ["Anna", "Bruno", "Carla"])
    for seat in (None, 0):
        for line in match.events(seat):
            said = texts.event(line)
            assert said.endswith(".")
            assert not RAW.search(said)
            assert ":" not in said or "letter" in said
    assert texts.title() in ("Under Seal", "Sotto sigillo")


def test_a_table_has_all_its_parts_whatever_its_game_says_of_it() -> None:
    table = palazzo.new_match("tender", 3, seed=1).view(0)["table"]
    assert list(table) == ["facts", "people", "places", "papers", "piles", "yours"]
    assert table["places"] == table["papers"] == []


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_game_is_played_through_in_the_terminal(tmp_path: Path, game: str, language: str) -> None:
    path = tmp_path / "match.json"
    arguments = [game, "--seats", str(SEATS[game]), "--lang", language, "--name", "Marco", "--bots", "clerk"]
    with Terminal(
        "terminal", *arguments, "--seed", "3", "--save", str(path), module="games", PYTHONPATH=PATH
    ) as terminal:
        page = terminal.read()
        assert is_asked(page), page
        assert not RAW.search(page), page
        last = play_on(terminal, page, random.Random(1))
        assert not RAW.search(last), last
        assert terminal.code() == 0
    assert files.read(path)[0].over


@pytest.mark.parametrize("game", SEATS)
def test_a_small_game_is_played_through_at_a_server(tmp_path: Path, game: str) -> None:
    rng = Random(2)
    with serving(tmp_path / "palazzo.sqlite3") as server:
        anna, bruno = server.guest("Anna"), server.guest("Bruno", "it")
        assert game in [one["id"] for one in anna.get("/api/catalogue")["games"]]
        for language in LANGUAGES:
            assert anna.ask("GET", f"/api/texts/{language}/{game}.ftl").status_code == 200
            assert anna.get(f"/api/rules/{game}/{language}")["chapters"] == []
        table = anna.table(game, SEATS[game], SEATS[game] - 2)
        bruno.join(table, anna)
        anna.post(f"/api/tables/{table['id']}/start")
        with anna.at(table["id"]) as one, bruno.at(table["id"]) as other:
            places = (one, other)
            while not all(place.view is not None and place.view["over"] for place in places):
                for place in places:
                    if place.view is None or (not place.view["over"] and not place.due()):
                        place.quiet(0.02)
                    elif place.due():
                        # What has one answer is given by the server too, which may have been quicker.
                        asked = place.due()
                        reply = place.settled(place.answer(asked, palazzo.bots.sample(asked, rng)))
                        assert reply["type"] == "ack" or asked["single"], reply
        replay = anna.get(f"/api/tables/{table['id']}/replay")
        assert replay["game"] == game
        assert one.view["outcome"]["winners"]


def test_a_field_that_would_hide_a_method_of_the_kernel_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "clash"
    folder.mkdir()
    (folder / "rules.py").write_text("class Desk(Table):\n    claim: str = ''\n")
    script = TESTS.parent / "src" / "palazzo" / "kernel" / "copying.py"
    done = subprocess.run(
        [sys.executable, "-P", str(script), str(folder), "clash"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "Desk.claim: Table has a method of that name\n"
    assert not (folder / "copies.py").exists()


@pytest.mark.parametrize("name", ["__init__.py", "rules.py"])
def test_the_handbook_shows_the_very_files(name: str) -> None:
    page = (TESTS.parent / "docs" / "your-own-game.md").read_text(encoding="utf-8")
    shown = re.findall(rf"^```python {re.escape(name)}\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    written = (TESTS / "games" / "tender" / name).read_text(encoding="utf-8")
    assert re.sub(r"\n{2,}", "\n\n", "\n".join(shown)) == re.sub(r"\n{2,}", "\n\n", written)
