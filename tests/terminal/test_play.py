"""A person at a pseudo-terminal: whole matches, mistakes, second thoughts, deals, leaving and coming back."""

from __future__ import annotations

import json
import random
import re
import time
from contextlib import suppress
from pathlib import Path

import pexpect
import pytest

import palazzo
from decrees_table import set_table
from palazzo.terminal import files
from palazzo.terminal.voice import Voice
from terminal.playing import PAUSE, choice, is_asked, last_question, play_on
from terminal.pseudo import Terminal

NAMES = ["Marco", "Bruno", "Carla", "Dario", "Elena"]
ENGLISH = Voice("en", "final-decrees", "republic", NAMES)
STRUCK = ENGLISH.say("deal-struck", {"seats": ["s0", "s1"]})
START = ("terminal", "final-decrees", "--name", "Marco", "--bots", "clerk")


def sit_down(path: Path, *more: str, columns: int = 100, lines: int = 40, **environment: str) -> Terminal:
    """Sit down at a repeatable table."""
    return Terminal(*START, "--save", str(path), *more, columns=columns, lines=lines, **environment)


def at_a_written_table(path: Path, language: str = "en", edition: str = "republic", **position: object) -> Path:
    """Save a written position to go on with: Marco sits in the first seat."""
    table = set_table(edition, **position)
    files.write(path, table.match, {"seat": 0, "language": language, "names": NAMES, "bots": "usher"})
    return path


@pytest.mark.parametrize(
    ("language", "edition", "seats", "ending"),
    [("en", "empire", "4", "kept in"), ("it", "republic", "5", "conservata in")],
)
def test_a_whole_match_can_be_played_by_reading_the_screen(
    tmp_path: Path, language: str, edition: str, seats: str, ending: str
) -> None:
    path = tmp_path / "whole.json"
    with sit_down(path, "--lang", language, "--edition", edition, "--seats", seats, "--seed", "5") as terminal:
        page = play_on(terminal, terminal.read(), random.Random(2))
        assert ending in page.replace("\n", " ")
        assert terminal.code() == 0
    document = json.loads(path.read_text(encoding="utf-8"))
    match = palazzo.load_match(document["match"])
    assert match.over
    assert match.view(0)["key"] in page
    assert match.commitment in page.replace("\n", "")


def test_bad_input_gets_one_plain_sentence_and_the_question_stands(tmp_path: Path) -> None:
    with sit_down(tmp_path / "bad.json", "--lang", "en", "--edition", "republic", "--seats", "5", "--seed", "1") as t:
        t.read()
        for line, sentence in [
            ("9", "“9” will not do: a whole number from 1 to 6 is wanted."),
            ("many", "“many” is no number: one from 1 to 6 is wanted."),
            ("", "I did not catch that"),
            ("undo", "There is nothing you can take back"),
            ("rules XX-9", "There is no rule “XX-9”"),
            ("card nonesuch", "“nonesuch” is not among the choices here"),
            ("lang de", "I do not speak “de”"),
            ("deal", "No deals can be made just now."),
            ("accept 3", "There is no such offer on the table."),
            ("also 2", "There is nothing else you may do just now."),
            ("save /nowhere/at/all.json", "/nowhere/at/all.json could not be written: No such file or directory."),
        ]:
            answer = t.type(line)
            assert sentence in answer
            assert len(answer.strip().splitlines()) <= 3
        assert "\n▸ " in t.type("4")


def test_bad_input_is_explained_in_italian(tmp_path: Path) -> None:
    with sit_down(tmp_path / "bad.json", "--lang", "it", "--edition", "empire", "--seats", "5", "--seed", "1") as t:
        t.read()
        assert "«9» non va: ci vuole un numero intero da 1 a 6" in t.type("9")
        assert "non è un numero" in t.type("tanto")
        assert "Non ho afferrato" in t.type("")
        assert "In questo momento non si fanno accordi" in t.type("accordo")


def test_answers_are_taken_back_as_far_as_nothing_has_become_known(tmp_path: Path) -> None:
    path = at_a_written_table(tmp_path / "undo.json", directs={"anna": "EXE"}, blame={"anna": 5})
    with Terminal("terminal", "--load", str(path)) as t:
        before = t.read()
        assert "3 actions left" in before
        after = t.type("forward d2 nav")
        forwarded = {"event": "forwarded", "seat": "s0", "decree": "D2", "ministry": "NAV", "relief": 1}
        assert ENGLISH.event(forwarded) in " ".join(after.split())
        assert "2 actions left" in after
        again = t.type("undo")
        assert "3 actions left" in again
        assert ENGLISH.event(forwarded) not in " ".join(again.split())
        assert last_question(again) == last_question(before)
        assert "There is nothing you can take back" in t.type("u")


def test_the_rule_that_applies_is_one_key_away(tmp_path: Path) -> None:
    path = at_a_written_table(tmp_path / "rule.json", directs={"anna": "EXE"}, hands={"anna": ["C12"]})
    with Terminal("terminal", "--load", str(path)) as t:
        page = t.read()
        assert "FD-3.2" in t.type("?")
        number = re.search(r"(\d+) Play “", page)
        assert number
        assert "gains 2 blame for each decree" in t.type(f"? {number[1]}").replace("\n", " ")
        assert "To stamp a decree" in t.type("? FD-6.1")
        ties = " ".join(t.type("? FD-8.2").split())
        assert "Our ruling: The book knows no tie." in ties
        assert "The rulebook: “The player with the least personal blame wins.”" in ties
        chapter = t.type("rules FD-4")
        assert "FD-4.7.HR" in chapter
        assert "{" not in chapter
        assert "FD-9  Cards" in t.type("rules")
        assert "gains 2 blame for each decree" in t.type("card C12").replace("\n", " ")
        assert "gains 2 blame for each decree" in " ".join(t.type("hand").split())
        assert "take your last answer back" in t.type("help")


def test_a_deal_is_offered_in_one_line_and_answered(tmp_path: Path) -> None:
    path = at_a_written_table(tmp_path / "deal.json", directs={"anna": "EXE"}, hands={"anna": ["C01", "C03"]})
    with Terminal("terminal", "--load", str(path), "--seed", "1") as t:
        t.read()
        for words in ("give C01", "give C03"):
            page = t.type(f"deal bruno: {words}; promise 'a good word'")
            if STRUCK in page:
                break
        assert STRUCK in page
        assert "their word: “a good word”" in t.type("promises")
        assert "“blame” is not among the choices" in t.type("deal bruno: get blame 9")
        assert "I cannot read" in t.type("deal bruno: frobnicate C01")


def test_a_deal_is_offered_in_a_dialogue(tmp_path: Path) -> None:
    path = at_a_written_table(
        tmp_path / "deal.json", blame={"anna": 5}, hands={"anna": ["C01"]}, directs={"anna": "EXE"}
    )
    with Terminal("terminal", "--load", str(path), "--seed", "1") as t:
        t.read()
        assert "[1] Bruno" in t.type("deal")
        assert "You have: 5 " in t.type("bruno")
        assert "not among the choices" in t.type("C09")
        assert "Bruno may have" in t.type("blame 2")
        assert "to forward <decree>" in t.type("")
        assert "promise you" in t.type("1 D2 NAV")
        page = t.type("")
        assert "Marco gives Bruno: 2 " in page
        assert "to forward the Great Competition Decree to the Ministry of Defence" in page.replace("\n", " ")
        assert ENGLISH.say("deal-refused", {"seat": "s1"}) in t.type("y")
        assert "[1] Bruno" in t.type("deal")
        assert "no offer was made" in t.type(".")


def test_an_offer_made_to_the_person_waits_for_their_answer(tmp_path: Path) -> None:
    table = set_table(directs={"bruno": "EXE"}, player="bruno", blame={"anna": 5, "bruno": 5}, hands={"bruno": ["C01"]})
    terms = [{"from": "s1", "to": "s0", "goods": {"C01": 1}}]
    table.answer("bruno", {"terms": terms}, "deal.offer.1")
    path = tmp_path / "offer.json"
    files.write(path, table.match, {"seat": 0, "language": "it", "names": NAMES})
    with Terminal("terminal", "--load", str(path), "--seed", "1") as t:
        page = t.read()
        assert "Bruno ti offre un accordo" in page
        assert "Invio per proseguire" in page
        assert "Offre Bruno" in t.type("accordi")
        t.type("accetta 1")
        signed = {"event": "deal-struck", "seats": ["s0", "s1"]}
        assert Voice("it", "final-decrees", "republic", NAMES).event(signed) in t.type("registro 200")


def test_an_offer_is_countered_or_refused(tmp_path: Path) -> None:
    table = set_table(directs={"bruno": "EXE"}, player="bruno", blame={"anna": 5, "bruno": 5}, hands={"bruno": ["C01"]})
    table.answer("bruno", {"terms": [{"from": "s1", "to": "s0", "goods": {"blame": 3}}]}, "deal.offer.1")
    path = tmp_path / "offer.json"
    files.write(path, table.match, {"seat": 0, "language": "en", "names": NAMES})
    with Terminal("terminal", "--load", str(path), "--seed", "1") as t:
        t.read()
        assert "You have: 5" in t.type("counter 1")
        assert "Bruno may have" in t.type("")
        assert "to stamp <decree>" in t.type("C01")
        t.type("")
        assert "Bruno gives Marco: C01" in t.type("")
        t.type("")
        log = t.type("log 300")
        assert ENGLISH.say("deal-refused", {"seat": "s0"}) in log
        assert ENGLISH.say("deal-offered", {"seat": "s0"}) in log
    files.write(path, table.match, {"seat": 0, "language": "en", "names": NAMES})
    with Terminal("terminal", "--load", str(path), "--seed", "1") as t:
        t.read()
        t.type("refuse")
        assert ENGLISH.say("deal-refused", {"seat": "s0"}) in t.type("log 300")


def test_leaving_saves_and_one_comes_back_to_the_same_table(tmp_path: Path) -> None:
    path = tmp_path / "later.json"
    with sit_down(path, "--lang", "it", "--edition", "republic", "--seats", "5", "--seed", "3") as t:
        page = t.read()
        for _ in range(6):
            page = t.type(choice(page, random.Random(1)))
        assert f"--load {path}" in t.type("esci").replace("\n", "").replace("  ", " ") or path.exists()
        assert t.code() == 0
    with Terminal("terminal", "final-decrees", "--load", str(path)) as again:
        assert last_question(again.read()) == last_question(page)
        again.child.sendeof()
        again.until_over()
        assert again.code() == 0
    with Terminal("terminal", "final-decrees", "--load", str(path)) as again:
        again.read()
        again.child.sendintr()
        assert str(path.name) in again.until_over()
        assert again.code() == 130
    with Terminal("terminal", "final-decrees", "--load", str(path)) as again:
        again.read()
        again.child.kill(15)
        again.until_over()
        assert again.code() == 0
    palazzo.load_match(json.loads(path.read_text(encoding="utf-8"))["match"])


def test_losing_the_terminal_saves_the_match(tmp_path: Path) -> None:
    path = tmp_path / "lost.json"
    with sit_down(path, "--lang", "en", "--edition", "empire", "--seats", "4", "--seed", "3") as t:
        t.read()
        t.type("5")
        # It is told to hang up; saving may take it a moment.
        with suppress(pexpect.ExceptionPexpect):
            t.child.close(force=False)
        for _ in range(300):
            if path.exists():
                break
            time.sleep(0.1)
    assert files.read(path)[0].journal


def test_what_was_not_said_is_asked_and_enter_takes_the_usual(tmp_path: Path) -> None:
    with Terminal("terminal", "--name", "Marco", "--save", str(tmp_path / "asked.json"), LANG="it_IT.UTF-8") as t:
        assert "Lingua? [1] English, [2] italiano (Invio: italiano)" in t.read()
        assert "Quale gioco? [1] Final Decree" in t.type("")
        assert "Edizione?" in t.type("")
        assert "non è tra le scelte" in t.type("giunta")
        assert "In quanti" in t.type("emp")
        assert "Chi gioca gli altri posti?" in t.type("4")
        page = t.type("")
        assert "Risorse Umane" in page
        assert "Dario" not in page


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        (["2", "3", "2", "2"], ("it", "last-will", 2, "clerk")),
        (["e", "j", "4", "u"], ("en", "junta", 4, "usher")),
        (["italiano", "last", "5", "1"], ("it", "last-will", 5, "usher")),
        (["English", "f", "1", "4", "Clerks"], ("en", "final-decrees", 4, "clerk")),
    ],
)
def test_numbers_and_first_letters_answer_what_is_asked_before_a_match(
    tmp_path: Path, answers: list[str], found: tuple[str, str, int, str]
) -> None:
    path = tmp_path / "asked.json"
    with Terminal("terminal", "--name", "Marco", "--save", str(path)) as t:
        page = t.read()
        for line in ["0", "99", "?!", "no such thing"]:
            assert "is not among the choices" in t.type(line)
        for line in answers:
            page = t.type(line)
        assert is_asked(page)
        t.child.sendline("quit")
        t.until_over()
    match, settings = files.read(path)
    assert (settings["language"], match.game, match.seats, settings["bots"]) == found


def test_the_others_can_be_watched_step_by_step(tmp_path: Path) -> None:
    with sit_down(tmp_path / "step.json", "--lang", "en", "--edition", "republic", "--seats", "5", "--seed", "3") as t:
        t.read()
        assert "pause after everything" in t.type("step")
        page = t.type("1")
        seen = 0
        while "Enter to go on" in page and seen < 5:
            page = t.type("")
            seen += 1
        assert seen >= 3


def test_the_language_can_be_changed_at_the_table(tmp_path: Path) -> None:
    path = at_a_written_table(tmp_path / "lang.json", directs={"anna": "EXE"})
    with Terminal("terminal", "--load", str(path)) as t:
        assert "what do you do?" in t.read()
        assert "che cosa fai?" in t.type("lang it")
        assert "what do you do?" in t.type("lingua en")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("edition", ["republic", "empire"])
def test_a_narrow_screen_has_no_broken_lines(tmp_path: Path, language: str, edition: str) -> None:
    hands = {"anna": ["C09", "C13", "C22", "C05", "C26"]}
    path = at_a_written_table(
        tmp_path / "narrow.json", language, edition, directs={"anna": "EXE"}, hands=hands, blame={"anna": 12}
    )
    with Terminal("terminal", "--load", str(path), columns=80, lines=24) as t:
        page = t.read()
        for line in page.splitlines():
            assert len(line.rstrip()) <= 80, line
        table = [line for line in page.splitlines() if re.match(r" D\d ", line)]
        assert len(table) == 5
        assert all("▸" in line for line in table)
        assert "…" not in "".join(table)
        places = [line for line in page.splitlines() if re.search(r"(REF|EXE|HR|NAV|SEC|TRE) +[A-Z]\w+.* \d+ ", line)]
        assert len(places) == 6
        assert t.seen()[-2].strip().startswith("?")


def test_no_colour_means_none(tmp_path: Path) -> None:
    path = at_a_written_table(tmp_path / "dull.json", directs={"anna": "EXE"})
    colour = re.compile(r"\x1b\[[0-9;]*3[0-9][0-9;]*m|\x1b\[[0-9;]*38;[0-9;]*m")
    with Terminal("terminal", "--load", str(path)) as t:
        t.read()
        assert colour.search(t.page)
    with Terminal("terminal", "--load", str(path), NO_COLOR="1") as t:
        t.read()
        assert not colour.search(t.page)
    with Terminal("terminal", "--load", str(path), "--no-color") as t:
        t.read()
        assert not colour.search(t.page)


@pytest.mark.parametrize(
    ("language", "command", "would"),
    [("en", "advise", "A clerk would: "), ("it", "consiglio", "Un impiegato farebbe così: ")],
)
def test_a_clerk_is_asked(tmp_path: Path, language: str, command: str, would: str) -> None:
    path = at_a_written_table(
        tmp_path / "advice.json", language, directs={"anna": "NAV"}, blame={"anna": 5}, decrees={"D2": "NAV"}
    )
    with Terminal("terminal", "--load", str(path)) as terminal:
        page = terminal.read()
        while not is_asked(page) or re.search(PAUSE, page):
            # Somebody has made an offer meanwhile.
            page = terminal.type("")
        said = terminal.type(command)
        assert would in said
        assert re.search(r"\d", said.split(would)[1].split("\n", 1)[1])


@pytest.mark.parametrize(
    ("language", "command", "draw", "certain", "perhaps"),
    [
        ("en", "what", "draw", "blame: 5 → 4", "Perhaps: cards: 0 → "),
        ("it", "cosa", "pesca", "Colpa: 5 → 4", "Forse: carte: 0 → "),
    ],
)
def test_what_a_choice_brings_is_told_before_it_is_made(
    tmp_path: Path, language: str, command: str, draw: str, certain: str, perhaps: str
) -> None:
    path = at_a_written_table(
        tmp_path / "ahead.json", language, directs={"anna": "EXE"}, blame={"anna": 5}, decrees={"D2": "EXE"}
    )
    before = palazzo.load_match(json.loads(path.read_text(encoding="utf-8"))["match"])
    with Terminal("terminal", "--load", str(path)) as terminal:
        terminal.read()
        assert certain in terminal.type(f"{command} forward d2 nav")
        assert perhaps in terminal.type(f"{command} {draw}")
        assert "−1" in terminal.type(command)
        terminal.type("quit")
    after = palazzo.load_match(json.loads(path.read_text(encoding="utf-8"))["match"])
    assert after.journal == before.journal


def test_what_is_no_choice_is_not_foreseen(tmp_path: Path) -> None:
    with sit_down(tmp_path / "no.json", "--lang", "en", "--edition", "republic", "--seats", "5", "--seed", "1") as t:
        t.read()
        assert "There are too many ways to answer: say which, as in: what" in t.type("what")
        assert "a whole number from 1 to 6 is wanted" in t.type("what 9")
        assert "Perhaps: blame: 0 →" in t.type("what 4")
        assert "There is nothing else you may do" in t.type("what also 1")
        assert "\n▸ " in t.type("4")
