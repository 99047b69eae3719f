"""The command: replay, verify, the catalogue, and one plain line when something is wrong."""

from __future__ import annotations

import codecs
import io
import json
import random
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import palazzo
from palazzo import Match
from palazzo.bots import LEVELS, play_bots
from palazzo.cli import TYPEWRITTEN, main, typewritten
from palazzo.kernel.match import restarted, start
from palazzo.terminal import files
from palazzo.terminal.replay import merged
from terminal.pseudo import Terminal

NAMES = ["Marco", "Bruno", "Carla", "Dario"]
RAW = re.compile(r"Traceback|\bs[0-9]\b|\$\w+|\{ |\bNone\b|\bTrue\b|\bFalse\b")
"""What nobody should read: the inside of things."""


class Done(NamedTuple):
    """What a run of the command left behind."""

    returncode: int
    stdout: str
    stderr: str


Run = Callable[..., Done]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Run the command without a terminal, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    for name, value in {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "C.UTF-8", "COLUMNS": "100"}.items():
        monkeypatch.setenv(name, value)

    def run_command(*arguments: str, answers: str = "") -> Done:
        monkeypatch.setattr(sys, "stdin", io.StringIO(answers))
        try:
            code = main(arguments)
        except SystemExit as leaving:
            code = int(leaving.code or 0)
        printed = capsys.readouterr()
        return Done(code, printed.out, printed.err)

    return run_command


@pytest.fixture(scope="module")
def finished() -> Match:
    """A match played to its end by bots."""
    match = palazzo.new_match("final-decrees", 4, 11)
    play_bots(match, dict.fromkeys(range(4), LEVELS["usher"]), random.Random(11))
    return match


@pytest.fixture(scope="module", params=["junta", "last-will"])
def other(request: pytest.FixtureRequest) -> Match:
    """A match of another game, played to its end by bots."""
    match = palazzo.new_match(request.param, 4, 11, {"length": "shorter"} if request.param == "junta" else {})
    play_bots(match, dict.fromkeys(range(4), LEVELS["usher"]), random.Random(11))
    return match


@pytest.fixture
def saved(finished: Match, tmp_path: Path) -> Path:
    """The same, as the terminal saves it."""
    path = tmp_path / "finished.json"
    files.write(path, finished, {"seat": 1, "language": "en", "names": NAMES})
    return path


@pytest.fixture
def bare(finished: Match, tmp_path: Path) -> Path:
    """The same, as the engine saves it."""
    path = tmp_path / "bare.json"
    path.write_text(str(finished.save()), encoding="utf-8")
    return path


def test_the_whole_account_is_told_as_prose(run: Run, saved: Path, bare: Path, finished: Match) -> None:
    told = run("replay", str(saved), "--all")
    assert told.returncode == 0
    assert "as a spectator" in told.stdout
    assert "Marco receives 1 card" in told.stdout
    assert "wins" in told.stdout or "share" in told.stdout
    assert str(finished.view(None)["key"]) in told.stdout
    assert run("replay", str(bare), "--lang", "it").stdout.startswith("Final Decrees, da spettatore")


def test_a_seat_sees_its_own_cards_and_a_spectator_none(run: Run, saved: Path) -> None:
    by_seat = run("replay", str(saved), "--seat", "2", "--all").stdout
    by_nobody = run("replay", str(saved), "--all").stdout
    assert "Bruno receives “" in by_seat
    assert "Bruno receives “" not in by_nobody


def test_with_hands_open_every_card_is_told(run: Run, saved: Path) -> None:
    told = run("replay", str(saved), "--open", "--all").stdout
    assert all(f"{name} receives “" in told for name in NAMES)
    assert told.count("receives") == 4


def test_replay_steps_forward_and_back(saved: Path) -> None:
    with Terminal("replay", str(saved), "--seat", "1") as t:
        assert "Step 0 of" in t.read()
        assert "Step 1 of" in t.type("")
        assert "Step 2 of" in t.type("n")
        assert "Step 1 of" in t.type("p")
        assert "Step 40 of" in t.type("40")
        assert "is neither n, p, q nor a step" in t.type("sideways")
        assert "is neither n, p, q nor a step" in t.type("4000")
        t.child.sendline("q")
        t.until_over()
        assert t.code() == 0


def test_replay_with_hands_open_shows_them_all(saved: Path) -> None:
    with Terminal("replay", str(saved), "--open", "--lang", "it") as t:
        assert "a carte scoperte" in t.read()
        page = t.type("10")
        assert all(f"{name}, mano" in page for name in NAMES)


def test_two_hearings_make_one_log() -> None:
    public = [{"event": "drew", "seat": "s0"}, {"event": "over"}]
    own = [
        {"event": "drew", "seat": "s0", "told": True, "card": "C01"},
        {"event": "deal", "deal": "x"},
        {"event": "over"},
    ]
    assert merged(public, own) == own
    assert merged(own, public) == own


def test_a_match_in_order_shows_its_seal(run: Run, saved: Path, bare: Path, finished: Match) -> None:
    for path in (saved, bare):
        verified = run("verify", str(path))
        assert verified.returncode == 0
        assert "each of them stands" in verified.stdout
        assert finished.commitment in verified.stdout
        assert "All is well" not in verified.stdout


def test_the_seal_published_at_the_start_is_compared(run: Run, saved: Path, finished: Match) -> None:
    verified = run("verify", str(saved), "--commitment", f" {finished.commitment.upper()} ")
    assert verified.returncode == 0
    assert "All is well" in verified.stdout
    for other in ("0" * 64, finished.commitment[:-1], ""):
        verified = run("verify", str(saved), "--commitment", other)
        assert verified.returncode == 1
        assert f"sealed as {finished.commitment}, not as" in verified.stdout


def test_a_written_position_under_a_published_key_proves_nothing(run: Run, finished: Match, tmp_path: Path) -> None:
    written = start(finished.rules, 4, finished.origin["key"], finished.options, {})
    play_bots(written, dict.fromkeys(range(4), LEVELS["usher"]), random.Random(1))
    document = json.loads(str(written.save()))
    assert "commitment" not in document["origin"]
    document["origin"]["commitment"] = finished.commitment
    del document["digest"]
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(document), encoding="utf-8")
    verified = run("verify", str(forged))
    assert verified.returncode == 0
    assert "begins in a written position" in verified.stdout
    assert "seal fits" not in verified.stdout
    assert finished.commitment not in verified.stdout
    verified = run("verify", str(forged), "--commitment", finished.commitment)
    assert verified.returncode == 1
    assert "begins in a written position" in verified.stdout


def test_a_match_without_a_seal_is_not_called_sealed(run: Run, finished: Match, tmp_path: Path) -> None:
    document = json.loads(str(finished.save()))
    del document["origin"]["commitment"]
    del document["digest"]
    bare = tmp_path / "unsealed.json"
    bare.write_text(json.dumps(document), encoding="utf-8")
    assert restarted(palazzo.load_match(document)).commitment == ""
    verified = run("verify", str(bare))
    assert verified.returncode == 0
    assert "There is no seal in the file, so its shuffles prove nothing yet." in verified.stdout
    assert f"would have been sealed as {finished.commitment}" in verified.stdout
    assert run("verify", str(bare), "--commitment", finished.commitment).returncode == 0
    assert run("verify", str(bare), "--commitment", "0" * 64).returncode == 1


def test_an_imagined_table_has_no_seal(run: Run, tmp_path: Path) -> None:
    match = palazzo.new_match("final-decrees", 4, 11)
    world = tmp_path / "world.json"
    world.write_text(str(match.resample(0, random.Random(1)).save()), encoding="utf-8")
    assert "begins at an imagined table" in run("verify", str(world)).stdout
    assert run("verify", str(world), "--commitment", match.commitment).returncode == 1


@pytest.mark.parametrize("position", [[], "x", {"turn": -5}, {"hands": 5}, {"directs": {"s0": ["EXE"] * 3}}])
def test_a_position_that_cannot_stand_is_refused_in_one_line(
    run: Run, finished: Match, tmp_path: Path, position: object
) -> None:
    document = {**json.loads(str(finished.save())), "answers": []}
    document["origin"]["position"] = position
    del document["digest"]
    with pytest.raises(palazzo.BadSave):
        palazzo.load_match(document)
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps(document), encoding="utf-8")
    verified = run("verify", str(wrong))
    assert verified.returncode == 1
    assert len(verified.stdout.splitlines()) == 1
    assert "not in order" in verified.stdout


def test_a_match_tampered_with_is_not(run: Run, saved: Path, tmp_path: Path) -> None:
    document = json.loads(saved.read_text(encoding="utf-8"))
    document["match"]["answers"][0][1] = 1 + document["match"]["answers"][0][1] % 6
    forged = tmp_path / "forged.json"
    forged.write_text(json.dumps(document), encoding="utf-8")
    verified = run("verify", str(forged))
    assert verified.returncode == 1
    assert "not in order" in verified.stdout
    del document["match"]["digest"]
    document["match"]["origin"]["key"] = "0" * 32
    forged.write_text(json.dumps(document), encoding="utf-8")
    assert "does not fit the seal" in run("verify", str(forged)).stdout


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_game_is_replayed_through_every_pair_of_eyes(
    run: Run, other: Match, tmp_path: Path, language: str
) -> None:
    path = tmp_path / "other.json"
    files.write(path, other, {"seat": 1, "language": language, "names": NAMES})
    for eyes in (["--spectator"], ["--seat", "2"], ["--open"], ["--plain"]):
        told = run("replay", str(path), "--all", *eyes)
        assert told.returncode == 0
        assert not RAW.search(told.stdout)
        assert str(other.view(None)["key"]) in told.stdout


def test_the_end_is_told_with_a_minus_as_the_table_is(run: Run) -> None:
    golden = Path(__file__).parents[1] / "golden" / "last-will.json"
    assert "Bruno −3  Dario 40" in run("replay", str(golden), "--all").stdout


def test_every_game_is_replayed_step_by_step(other: Match, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    files.write(path, other, {"seat": 1, "language": "en", "names": NAMES})
    with Terminal("replay", str(path), "--open", columns=80, lines=24) as t:
        pages = [t.read(), t.type(""), t.type("40"), t.type("p"), t.type("100")]
        for page in pages:
            assert "all hands open" in page
            assert not RAW.search(page)
            assert not [line for line in page.splitlines() if len(line) > 80]


def test_every_game_is_verified_and_a_forged_one_found_out(run: Run, other: Match, tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text(str(other.save()), encoding="utf-8")
    assert "All is well" in run("verify", str(path), "--commitment", other.commitment).stdout
    assert run("verify", str(path), "--commitment", "0" * 64).returncode == 1
    document = json.loads(str(other.save()))
    document["answers"][-1] = ["s0", "no such answer"]
    del document["digest"]
    for text in (json.dumps(document), str(other.save())[:-50], json.dumps({**document, "rules": "0"}), "[]", ""):
        path.write_text(text, encoding="utf-8")
        verified = run("verify", str(path))
        assert verified.returncode == 1
        assert len(verified.stdout.splitlines()) == 1
        for command in (["replay", str(path)], ["terminal", "--plain", "--load", str(path)]):
            refused = run(*command)
            assert refused.returncode == 2
            assert len(refused.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("game", ["final-decrees", "junta", "last-will"])
def test_every_game_takes_its_answers_from_a_pipe_and_goes_on(run: Run, tmp_path: Path, game: str) -> None:
    path = tmp_path / "piped.json"
    begun = run(
        "terminal", game, "--plain", "--seats", "4", "--lang", "en", "--seed", "1", "--save", str(path),
        answers="nonsense\nboard\nhand\nlog\n?\nhelp\nrules\nalso\ndeals\npromises\n",
    )  # fmt: skip
    assert begun.returncode == 0
    assert not RAW.search(begun.stdout)
    gone_on = run("terminal", "--plain", "--load", str(path), answers="quit\n")
    assert gone_on.returncode == 0
    other = {"junta": "last-will"}.get(game, "junta")
    refused = run("terminal", other, "--plain", "--load", str(path))
    assert refused.returncode == 2
    assert len(refused.stderr.strip().splitlines()) == 1


def test_a_minus_is_written_even_where_only_a_typewriter_is() -> None:
    codecs.register_error(TYPEWRITTEN, typewritten)
    assert "Villa −3 … “a”".encode("ascii", TYPEWRITTEN) == b'Villa -3 ... "a"'


def test_without_a_command_all_are_listed(run: Run) -> None:
    listed = run()
    assert listed.returncode == 0
    assert "play against bots in this terminal" in listed.stdout


def test_the_catalogue_is_listed(run: Run) -> None:
    listed = run("games", "--lang", "it")
    assert "final-decrees" in listed.stdout
    assert "edition=republic" in listed.stdout
    assert run("--version").stdout.strip() == f"palazzo {palazzo.__version__}"


def test_answers_may_come_from_a_pipe_when_asked_plainly(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "piped.json"
    played = run(
        "terminal", "final-decrees", "--plain", "--seats", "5", "--lang", "en", "--seed", "1", "--save", str(path),
        answers="3\n",
    )  # fmt: skip
    assert played.returncode == 0
    assert "\x1b" not in played.stdout
    assert "▸" not in played.stdout
    assert path.exists()


def test_without_a_file_it_is_saved_in_the_current_folder(run: Run, tmp_path: Path) -> None:
    run("terminal", "--plain", "--seats", "4", "--edition", "empire", answers="3\n")
    found = list(tmp_path.glob("palazzo-final-decrees-*.json"))
    assert len(found) == 1
    assert files.read(found[0])[0].options["edition"] == "empire"


HALF = json.dumps({"palazzo": 1, "game": "junta", "rules": palazzo.rules_of("junta").entry.version})


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["terminal", "chess", "--plain"], "There is no game “chess” here"),
        (["terminal"], "This wants a terminal"),
        (["terminal", "--plain", "--seats", "9"], "is not played by 9"),
        (["terminal", "--plain", "--seats", "many"], "invalid int value"),
        (["terminal", "--plain", "--seat", "7"], "There is no seat 7"),
        (["terminal", "--plain", "--edition", "kingdom"], "cannot be “kingdom”"),
        (["terminal", "--plain", "--option", "burn"], "“burn” is not an option"),
        (["terminal", "--plain", "--option", "colour=red"], "has no option “colour”"),
        (["terminal", "--plain", "--option", "burn=99"], "cannot be “99”"),
        (["terminal", "--plain", "--bots", "genius"], "There are no bots called “genius”"),
        (["terminal", "--plain", "--load", "missing.json"], "There is no file missing.json."),
        (
            ["terminal", "--plain", "--load", "half.json"],
            "“seats” of this saved match is wrong: it is missing.",
        ),
        (["terminal", "--plain", "--save", "missing/match.json"], "missing/match.json cannot be written: No such file"),
        (["terminal", "--plain", "--save", "."], ". cannot be written: Is a directory."),
        (["replay", "missing.json"], "There is no file missing.json."),
        (["replay", "."], "cannot be read"),
        (["replay", "damaged.json"], "This is no saved match that can be read"),
        (["replay", "foreign.json"], "not a saved match of Palazzo"),
        (["terminal", "--plain", "--load", "damaged.json"], "This is no saved match that can be read"),
        (["verify", "missing.json"], "There is no file missing.json."),
        (["verify", "a" * 5000], "cannot be read"),
        (["schema", "--output", "missing/schema.json"], "missing/schema.json cannot be written"),
        (["dance"], "invalid choice"),
        (["--loud"], "unrecognized arguments: --loud"),
        (["terminal", "--plain", "--load", "golden.json", "--seats", "5"], "has its seats and options already"),
        (["arena", "--game", "junta", "--players", "usher*4", "--matches", "0"], "not a whole number from 1 up"),
        (["arena", "--game", "junta", "--players", "usher*4", "--workers", "-1"], "not a whole number from 0 up"),
        (["arena", "--game", "junta", "--players", "usher*4", "--seconds", "nan"], "not a number of seconds"),
        (["bot", "--table", "https://[::1"], "“https://[::1” is no table"),
        (["bot", "--table", ""], "“” is no table"),
        (["cards", "check", "missing.toml"], "missing.toml cannot be read: No such file or directory"),
        (["cards", "check", "noise"], "it is not text"),
        (["serve", "--settings", "missing.toml"], "cannot be used: missing.toml: No such file or directory"),
        (["serve", "--settings", "noise"], "noise: it is not text"),
        (["serve", "--settings", "colour.toml"], "there is no setting `colour`"),
        (["schema", "--events", "--board", "junta"], "not allowed with argument"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(run: Run, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    (tmp_path / "damaged.json").write_text('{"palazzo": 1, "ga', encoding="utf-8")
    (tmp_path / "half.json").write_text(HALF, encoding="utf-8")
    (tmp_path / "foreign.json").write_text('{"hello": "world"}', encoding="utf-8")
    (tmp_path / "golden.json").write_bytes((Path(__file__).parents[1] / "golden" / "last-will.json").read_bytes())
    (tmp_path / "colour.toml").write_text('colour = "red"', encoding="utf-8")
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00")
    failed = run(*arguments)
    assert failed.returncode == 2
    assert sentence in failed.stderr
    assert len(failed.stderr.strip().splitlines()) == 1
    assert "Traceback" not in failed.stderr


def test_complaints_come_in_the_language_asked_for(run: Run, tmp_path: Path) -> None:
    assert "Il file missing.json non c’è." in run("replay", "missing.json", "--lang", "it").stderr
