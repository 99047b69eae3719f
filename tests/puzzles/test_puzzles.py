"""Puzzles are checked as they are: every solution in the real match, every text in both languages; faults are named."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

import palazzo
from palazzo import puzzles
from palazzo.puzzles import Attempt, BadPuzzle, Deed, attempt, daily, read
from palazzo.puzzles.__main__ import main
from palazzo.puzzles.checking import measured
from palazzo.puzzles.filing import as_file
from palazzo.puzzles.solving import MOST_BY_CHANCE, WORLDS, by_bot, by_chance, solve, worlds_solved

ALL = list(puzzles.puzzles())
WANTED = {"final-decrees": 10, "junta": 10, "last-will": 10}
"""So many puzzles each game has at least."""

PUZZLE = """
seats = 5
until = { event = "turn-ends", with = { seat = "s0" } }
names = { s1 = "Bruno" }

[[goal]]
event = "enacted"

[[replies]]
seat = "s1"
prompt = "react-cancel"
answer = "pass"

[[solution]]
answer = "forward:D5:TRE"

[[solution]]
answer = "move:s0"

[[solution]]
answer = "stamp:D5"

[position]
player = "s0"
directs = { s0 = "NAV", s1 = "EXE", s2 = "HR", s3 = "SEC", s4 = "REF" }
decrees = { D5 = { at = "NAV", stamps = 3 } }
blame = { s0 = 6, s1 = 4 }
"""


@pytest.mark.parametrize("name", ALL)
def test_a_stored_solution_solves_it(name: str) -> None:
    assert puzzles.check(puzzles.puzzle(name)) == []


@pytest.mark.parametrize("name", ALL)
def test_it_is_no_triviality_and_no_gamble(name: str) -> None:
    """Most random attempts fail, the obvious fails, and the solution hangs on nothing unseen."""
    puzzle = puzzles.puzzle(name)
    assert len(puzzle.solution) > 1
    assert by_chance(puzzle, attempts=25, seed=7) <= 2.5 * MOST_BY_CHANCE
    assert not by_bot(puzzle, "usher")
    assert worlds_solved(puzzle, puzzle.solution, worlds=4) == 4


def test_figures_are_kept_and_within_limits() -> None:
    assert list(measured()) == ALL
    for name, figures in measured().items():
        assert figures.faults == [], name
        assert figures.length == len(puzzles.puzzle(name).solution)
        assert figures.worlds == WORLDS


@pytest.mark.full
@pytest.mark.parametrize("name", ALL)
def test_figures_are_true(name: str) -> None:
    puzzle, figures = puzzles.puzzle(name), measured()[name]
    assert by_chance(puzzle) == figures.by_chance
    assert by_bot(puzzle, "usher") == figures.usher
    assert worlds_solved(puzzle, puzzle.solution) == figures.worlds


@pytest.mark.parametrize("game", WANTED)
def test_there_are_enough(game: str) -> None:
    mine = [one for one in puzzles.puzzles().values() if one.game == game]
    assert len(mine) >= WANTED[game]
    assert {one.level for one in mine} == {1, 2, 3}


def test_editions_are_all_there() -> None:
    all_of = puzzles.puzzles().values()
    assert {one.options.get("edition", "republic") for one in all_of if one.game == "final-decrees"} == {
        "republic",
        "empire",
    }
    assert {one.options.get("sacked", True) for one in all_of if one.game == "last-will"} == {True, False}


@pytest.mark.parametrize("name", ALL)
def test_it_is_said_in_two_languages(name: str) -> None:
    english, italian = (puzzles.said(puzzles.puzzle(name), language) for language in ("en", "it"))
    for part in ("title", "task", "tale", "hint", "lesson"):
        one, other = getattr(english, part), getattr(italian, part)
        assert one
        assert one != other
        assert max(len(one), len(other)) < 260
    assert max(len(english.task), len(italian.task)) < 110


@pytest.mark.parametrize("name", ALL)
def test_quiet_answers_fail_kindly(name: str) -> None:
    """Who only ever gives the quiet answer comes to an end, and not to the goal."""
    puzzle = puzzles.puzzle(name)
    match, tried = attempt.begin(puzzle)
    for _ in range(80):
        due = next((one for one in match.questions.of(puzzle.seat) if one.due), None)
        if tried.state != "open" or due is None:
            break
        tried.answer(match, due.default(), due.id)
    assert tried.state == "failed"


@pytest.mark.parametrize("name", ALL)
def test_one_takes_back_and_tries_again(name: str) -> None:
    puzzle = puzzles.puzzle(name)
    match, tried = attempt.begin(puzzle)
    before = match.view(puzzle.seat)["table"]
    deed = puzzle.solution[0]
    asked = puzzles.asked_of(puzzle, match, deed)
    assert asked is not None
    tried.answer(match, deed.answer, asked.id)
    assert tried.take_back(match)
    assert match.view(puzzle.seat)["table"] == before
    assert not tried.take_back(match)
    tried.anew(match)
    match, tried = puzzles.play(puzzle, puzzle.solution)
    assert tried.state == "solved"
    tried.anew(match)
    assert (tried.state, tried.marks) == ("open", [])


# -- the tools


def test_a_search_finds_a_solution() -> None:
    puzzle = read(PUZZLE, "final-decrees/made")
    found = solve(puzzle, nodes=4000)
    assert found is not None
    assert puzzles.play(puzzle, found)[1].state == "solved"
    assert solve(read(PUZZLE.replace("stamps = 3", "stamps = 0"), "final-decrees/made"), nodes=60) is None


def test_candidates_are_found_in_matches_of_clerks(monkeypatch: pytest.MonkeyPatch) -> None:
    from palazzo.puzzles import finding

    match = palazzo.set_up("final-decrees", 5, read(PUZZLE, "final-decrees/made").position, seed=1)
    monkeypatch.setattr(finding, "by_bot", lambda puzzle, level: False)
    found = next(finding.tried(match, 0, {}))
    assert puzzles.play(found, found.solution)[1].state == "solved"
    again = read(as_file(found), "final-decrees/again")
    assert puzzles.play(again, again.solution)[1].state == "solved"


def test_a_file_is_read_back_as_it_was_written() -> None:
    for puzzle in (*puzzles.puzzles().values(), read(PUZZLE, "final-decrees/made")):
        again = read(as_file(puzzle), puzzle.id)
        assert as_file(again) == as_file(puzzle)
        assert again.begin().view(again.seat) == puzzle.begin().view(puzzle.seat)


def test_a_shared_world_is_a_puzzle_too() -> None:
    import base64

    match = palazzo.new_match("last-will", 3, seed=4)
    palazzo.bots.play(match, {1: "usher", 2: "usher"}, Random(1))
    packed = match.resample(0, Random(2)).save(compact=True)
    assert isinstance(packed, bytes)
    head = 'game = "last-will"\nseats = 3\nanswers = 3\n[[goal]]\nevent = "sacked"\n'
    text = head.replace("\n[[goal]]", f'\nworld = "{base64.b64encode(packed).decode()}"\n[[goal]]', 1)
    puzzle = read(text, "own")
    assert puzzle.begin().view(0)["table"]["yours"] == match.view(0)["table"]["yours"]
    with pytest.raises(BadPuzzle, match="world"):
        read(text.replace("seats = 3", "seats = 4"), "own")


# -- every day


def test_there_is_one_a_day_the_same_for_all() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    chosen = [puzzles.of_the_day(day).id for day in days]
    assert chosen == [puzzles.of_the_day(day).id for day in days]
    assert [puzzles.puzzle(one).game for one in chosen[:3]] != [puzzles.puzzle(chosen[0]).game] * 3
    assert len(set(chosen)) >= 20
    assert puzzles.day_of(1795000000.0) == "2026-11-18"
    assert set(daily.rounds("junta", 0)) == set(daily.rounds("junta", 1))


@pytest.mark.parametrize(
    ("solved", "count"),
    [
        ([], 0),
        (["2026-11-17"], 1),
        (["2026-11-16"], 1),
        (["2026-11-15"], 0),
        (["2026-11-15", "2026-11-16", "2026-11-17"], 3),
        (["2026-11-14", "2026-11-16", "2026-11-17"], 2),
    ],
)
def test_a_streak_is_kept_until_a_day_is_missed(solved: list[str], count: int) -> None:
    assert puzzles.streak(solved, "2026-11-17") == count


# -- judging


def test_what_must_not_happen_fails_at_once() -> None:
    text = PUZZLE.replace('[[goal]]\nevent = "enacted"', '[[goal]]\nevent = "moved"\ntimes = 0').replace(
        "until =", 'judged = "at-the-end"\nuntil ='
    )
    puzzle = read(text, "final-decrees/made")
    _, tried = puzzles.play(puzzle, [Deed(answer="forward:D5:TRE"), Deed(answer="stop")])
    assert tried.state == "solved"
    assert puzzles.play(puzzle, puzzle.solution[:2])[1].state == "failed"


def test_answers_may_be_counted() -> None:
    puzzle = read(PUZZLE.replace("seats = 5", "seats = 5\nanswers = 2"), "final-decrees/made")
    assert puzzles.play(puzzle, puzzle.solution)[1].state == "failed"
    assert puzzles.play(read(PUZZLE, "final-decrees/made"), puzzle.solution)[1].state == "solved"


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ('see = "table.people.s0.blame"\nis = 6', True),
        ('see = "table.people.s0.blame"\nat_most = 5', False),
        ('see = "table.people.s0.blame"\nat_least = 6', True),
        ('see = "table.places.NAV.decrees"\nhas = "D5"', True),
        ('see = "table.places.NAV.decrees"\nlacks = "D5"', False),
        ('see = "table.places.NAV.decrees"\nat_least = 2', False),
    ],
)
def test_what_can_be_seen_is_compared(condition: str, holds: bool) -> None:
    puzzle = read(PUZZLE.replace('event = "enacted"', condition), "final-decrees/made")
    assert puzzle.goal[0].holds(puzzle.begin(), 0, 0) is holds


# -- faults are named


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('event = "enacted"', 'event = "enchanted"', "goal 1: event: no event is called 'enchanted'"),
        ('event = "enacted"', 'event = "enacted"\nwith = { seat = "s0" }', "goal 1: with: 'enacted' tells decree"),
        ('event = "enacted"', 'event = "enacted"\nwith = { number = "x" }', "goal 1: with: number is a number"),
        ('event = "enacted"', 'event = "moved"\nwith = { seat = "s7" }', "goal 1: with: seat is a seat"),
        ('event = "enacted"', 'event = "enacted"\ntimes = 0', "goal 1: what must never happen"),
        ('event = "enacted"', 'event = "enacted"\nis = 3', "goal 1: `is` is of what is seen"),
        ('event = "enacted"', 'see = "table.people.s0.blame"', "goal 1: one of is, at_least"),
        ('event = "enacted"', 'see = "table.people.s9.blame"\nis = 0', "goal 1: see: there is no 's9'"),
        ('event = "enacted"', 'see = "table.folk"\nis = 0', "goal 1: see: there is no 'folk'"),
        ('event = "enacted"', 'see = "table"\nis = 0\nwith = { a = 1 }', "goal 1: `with` and `times`"),
        ('event = "enacted"', "times = 1", "goal 1: either `see` or `event`"),
        ('until = { event = "turn-ends", with = { seat = "s0" } }', "", "until: without it"),
        ('{ event = "turn-ends", with', '{ event = "turn-end", with', "until: event: no event is called 'turn-end'"),
        ('seat = "s1"', 'seat = "s0"', "reply 1: 's0' is none of the others"),
        ('names = { s1 = "Bruno" }', 'names = { s6 = "Bruno" }', "names: 's6' is no seat"),
        ('player = "s0"', 'player = "s0"\nanswers = [["s0", "stop"]]', "position: answers that walk"),
        ('s0 = "NAV"', 's0 = "XXX"', "position:"),
        ("seats = 5", 'seats = 5\nyou = "s7"', "you: s7 is no seat"),
        ("seats = 5", "seats = 5\nchairs = 5", "chairs"),
        ("seats = 5", 'seats = 5\ngame = "chess"', "game: 'chess' is not one of"),
        ("seats = 5", 'seats = 5\nworld = "AAAA"', "either a position or a world"),
    ],
)
def test_what_is_no_puzzle_is_named(old: str, new: str, said: str) -> None:
    assert old in PUZZLE
    with pytest.raises(BadPuzzle, match=r"final-decrees/made\.toml") as fault:
        read(PUZZLE.replace(old, new), "final-decrees/made")
    assert said in str(fault.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('answer = "move:s0"', 'answer = "investigate:HR"', "solution 2: 'investigate:HR' is refused"),
        ('answer = "move:s0"', 'answer = 3\nprompt = "bid"', "solution 2: bid is not asked"),
        ('answer = "stamp:D5"', 'answer = "stop"', "solution: after it the puzzle is failed"),
        ('answer = "forward:D5:TRE"', 'answer = "stop"', "solution 2: the puzzle is failed before it"),
    ],
)
def test_what_is_wrong_with_a_solution_is_named(old: str, new: str, said: str) -> None:
    faults = puzzles.check(read(PUZZLE.replace(old, new), "final-decrees/made"))
    assert any(said in fault for fault in faults), faults


def test_texts_that_are_not_there_are_named() -> None:
    with pytest.raises(BadPuzzle, match=r"final-decrees/made\.en\.ftl"):
        puzzles.said(read(PUZZLE, "final-decrees/made"), "en")
    written = (
        PUZZLE.replace("seats = 5", 'seats = 5\ngame = "final-decrees"')
        + "\n[texts]\nen = '''\ntitle = { $NAV }\ntask = a\ntale = b\nhint = c\n'''\n"
    )
    with pytest.raises(BadPuzzle, match="lesson is not there"):
        puzzles.said(read(written, "own"), "en")
    whole = written.replace("hint = c", "hint = c\nlesson = d")
    assert puzzles.said(read(whole, "own"), "it").title == "Ministero della Difesa"


def test_an_attempt_looks_and_changes_nothing() -> None:
    puzzle = read(PUZZLE, "final-decrees/made")
    match = puzzle.begin()
    before = match.save()
    tried = Attempt(puzzle)
    assert tried.coming(match) is None
    assert tried.judge(match) == "open"
    assert match.save() == before


def test_a_budget_that_has_passed_can_no_longer_be_rejected() -> None:
    """Nobody is sent to bed by a puzzle that is lost."""
    match, tried = attempt.begin(puzzles.puzzle("junta/hour-of-reform"))
    asked = []
    while tried.state == "open":
        due = next(one for one in match.questions.of(0) if one.due)
        asked.append(due.prompt)
        tried.answer(match, due.default(), due.id)
    assert tried.state == "failed"
    assert "choose-location" not in asked


# -- the page and the tools


def test_the_puzzle_of_the_handbook_can_be_set() -> None:
    """What `docs/puzzles.md` makes from nothing still stands: only its two files of words are not there."""
    handbook = (Path(__file__).parents[2] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    made = re.findall(r"```toml\n(.*?)```", handbook, re.DOTALL)[0]
    missing = [f"final-decrees/made.{language}.ftl: it is not there" for language in ("en", "it")]
    assert puzzles.check(read(made, "final-decrees/made")) == missing


def test_a_file_beside_those_of_the_house_is_solved(capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(puzzles.__file__).parent / "final-decrees" / "the-open-door.toml"
    assert main(["solve", str(file)]) == 0
    assert "# 3 answers" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["solve", "final-decrees/nothing"], "there is no puzzle final-decrees/nothing"),
        (["solve", "nothing.toml"], "nothing.toml"),
        (["find", "junta", "--seats", "2"], "is not played by 2"),
        (["find", "junta", "--option", "colour=red"], "has no option"),
    ],
)
def test_what_a_tool_cannot_do_it_says_in_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert said in told[0]
