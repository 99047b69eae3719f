"""The browser client: it says what Python says, its types are the server's, and it is light."""

from __future__ import annotations

import gzip
import importlib.util
import json
import os
import random
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
import said

import palazzo
from palazzo.kernel.texts import LANGUAGES
from palazzo.server.web import game_schema, schema
from palazzo.server.web.texts import bundle

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
STATIC: Final = ROOT / "src" / "palazzo" / "server" / "static"
KILOBYTE: Final = 1000
FRAME: Final = 250 * KILOBYTE
BOARD: Final = 120 * KILOBYTE
GAMES: Final = ("final-decrees", "junta", "last-will")


def builder() -> ModuleType:
    """The build hook, which knows where Node is."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run(script: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a script of the client's package."""
    build = builder()
    build.fetch_packages()
    command, path = build.own_node() or build.wheel_node()
    given = {**os.environ, **environment, "PATH": os.pathsep.join([*path, os.environ["PATH"]]), "NO_COLOR": "1"}
    return subprocess.run(
        [*command, "run", "--silent", script], cwd=WEB, env=given, capture_output=True, text=True, check=False
    )


def test_the_client_passes_its_own_tests_and_says_what_python_says(tmp_path: Path) -> None:
    sayings = tmp_path / "said.json"
    sayings.write_text(json.dumps(said.document(), ensure_ascii=False), encoding="utf-8")
    done = run("test", PALAZZO_SAID=str(sayings))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "skipped" not in done.stdout


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    """`make types` writes them anew."""
    kept = WEB / "src" / "generated"
    assert (kept / "schema.json").read_text(encoding="utf-8") == schema.text()
    fresh = tmp_path / "schema.d.ts"
    done = run("types", PALAZZO_TYPES=str(fresh))
    assert done.returncode == 0, done.stdout + done.stderr
    assert (kept / "schema.d.ts").read_text(encoding="utf-8") == fresh.read_text(encoding="utf-8")


def test_the_events_the_stage_knows_are_those_the_games_declare() -> None:
    """`make types` writes them anew."""
    assert (WEB / "src" / "generated" / "events.json").read_text(encoding="utf-8") == game_schema.text()


def test_the_faces_of_the_cards_are_those_of_the_game() -> None:
    """`make types` writes them anew."""
    kept = (WEB / "src" / "generated" / "last-will.json").read_text(encoding="utf-8")
    assert kept == game_schema.board_text("last-will")


# -- weight


@pytest.fixture(scope="module")
def chunks() -> dict[str, Any]:
    """What was built, by source."""
    manifest = STATIC / "assets.json"
    assert manifest.is_file(), "the client has not been built: make web"
    found: dict[str, Any] = json.loads(manifest.read_text(encoding="utf-8"))
    return found


def parts(chunks: dict[str, Any], source: str) -> set[str]:
    """The files a chunk brings with it: its own, its styles, and those of what it imports."""
    chunk = chunks[source]
    found = {chunk["file"], *chunk.get("css", [])}
    for other in chunk.get("imports", []):
        found |= parts(chunks, other)
    return found


def weight(files: set[str]) -> int:
    """Their size on the wire; fonts are compressed already."""
    total = 0
    for name in files:
        body = (STATIC / name).read_bytes()
        total += len(body) if name.endswith(".woff2") else len(gzip.compress(body, 6))
    return total


def fonts(*names: str) -> set[str]:
    """The font files of these families."""
    return {
        path.relative_to(STATIC).as_posix()
        for path in (STATIC / "assets").glob("*.woff2")
        if path.name.startswith(names)
    }


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_first_load_is_light(chunks: dict[str, Any], game: str, language: str) -> None:
    """From nothing to a table of the game, but for its board: under 250 kB."""
    files = {"index.html"} | parts(chunks, "index.html") | parts(chunks, "src/screens/Table.svelte")
    files |= parts(chunks, f"locale/{language}.ftl?raw")
    files |= fonts(
        "bitter", "bodoni", "courier" if game == "final-decrees" else "righteous" if game == "junta" else "abril"
    )
    texts = len(gzip.compress(bundle(language, game).text, 6))
    total = weight(files) + texts
    print(f"{game} in {language}: {total / KILOBYTE:.0f} kB, of which {texts / KILOBYTE:.0f} kB are its words")
    assert total < FRAME


def test_each_board_is_light(chunks: dict[str, Any]) -> None:
    """A board brings under 120 kB, with its pictures and what is played on it."""
    shared = parts(chunks, "index.html") | parts(chunks, "src/screens/Table.svelte")
    boards = [source for source in chunks if source.startswith("src/boards/") and source.endswith("/index.ts")]
    assert len(boards) >= 2
    for source in boards:
        files = parts(chunks, source)
        choreography = source.replace("index.ts", "choreography.json")
        if choreography in chunks:
            files |= parts(chunks, choreography)
        total = weight(files - shared)
        print(f"{source}: {total / KILOBYTE:.0f} kB")
        assert total < BOARD


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_phase_of_a_round_of_last_will_has_a_word(language: str) -> None:
    text = (WEB / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    match, rng, phases = palazzo.new_match("last-will", seats=3, seed=1), random.Random(1), set()
    while (question := match.due) is not None:
        phases.add(match.view(None)["table"]["facts"]["phase"])
        match.answer(question.seat, question.sample(rng))
    phases.add(match.view(None)["table"]["facts"]["phase"])
    assert len(phases) == 6
    assert [phase for phase in sorted(phases) if f"\nword-{phase} = " not in text] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["final-decrees", "junta"])
def test_every_blank_of_a_promise_has_a_label(game: str, language: str) -> None:
    match, rng = palazzo.new_match(game, 4, seed=1), random.Random(1)
    while (offer := next((one for one in match.questions if one.kind == "offer"), None)) is None:
        due = next(one for one in match.questions if one.due)
        match.answer(due.seat, due.sample(rng))
    blanks = {name for promise in offer.bounds()["promises"].values() for name in promise}
    assert blanks
    said = bundle(language, game).text.decode() + (WEB / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    assert [name for name in sorted(blanks) if f"\nword-{name} =" not in said] == []


STIFF = ("i tuoi occhi soltanto", "Da quando hai agito", "Che cosa si conviene", "presso cui registrarsi", "= Di’\n")
"""Italian nobody would say, once written on the page."""


def test_the_page_speaks_italian_as_people_do() -> None:
    text = (WEB / "locale" / "it.ftl").read_text(encoding="utf-8")
    assert [words for words in STIFF if words in text] == []
    assert "= { $one } e { $other }\n" not in text, "a deal is between two: fra Marta e Luca"


def test_nothing_moves_for_ever() -> None:
    """What glows breathes a few times and stays: breathing on took up to four fifths of a core while nobody played."""
    styled = [path for ending in ("*.svelte", "*.css") for path in (WEB / "src").rglob(ending)]
    restless = [path.name for path in styled if "infinite" in path.read_text(encoding="utf-8")]
    assert styled
    assert not restless
