"""The clerk of every game: a function of the view that always answers what stands, and knows when to be quiet."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from types import SimpleNamespace
from typing import Any

import pytest

import palazzo
from decrees_table import DecreesTable
from palazzo.bots import LEVELS, USUAL, bot_deed, bot_move, clerk, play_bots
from palazzo.bots.bargains import offers_since, refusers
from palazzo.bots.minister import silent
from palazzo.kernel.looking import follow
from palazzo.kernel.texts import LANGUAGES
from saying import check_same_things, check_well_written, files, messages

Table = Callable[..., DecreesTable]
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


@pytest.fixture
def book(monkeypatch: pytest.MonkeyPatch) -> Iterator[SimpleNamespace]:
    """Rules of thumb of our own, for whatever game."""
    own = SimpleNamespace(answer=lambda view, question, rng: None, candidates=lambda view, question, n: [])
    monkeypatch.setattr(clerk, "counsel", lambda game: own)
    clerk.FALLBACKS.clear()
    yield own
    clerk.FALLBACKS.clear()


def asked(table: DecreesTable, name: str, prompt: str = "choose-action") -> tuple[dict[str, Any], dict[str, Any]]:
    """A player's view and one of its questions."""
    view = table.view(name)
    return view, next(q for q in view["questions"] if q["prompt"] == prompt)


# -- looking


@pytest.mark.parametrize("game", ["final-decrees", "junta", "last-will"])
def test_who_follows_a_match_sees_at_each_look_what_the_view_shows(game: str) -> None:
    match = palazzo.new_match(game, 4, 3)
    rng = random.Random(3)
    bots = dict.fromkeys(range(4), clerk.answer)
    looks = []
    taken_back = 0
    for _ in range(150):
        seat = bot_move(match, bots, rng)
        if seat is None:
            break
        if taken_back < 3 and match.can_undo(seat):
            match.undo(seat)
            taken_back += 1
        assert follow(match, seat) == match.view(seat)
        looks.append((follow(match, seat), match.view(seat)))
    assert taken_back
    assert all(look == view for look, view in looks)
    assert follow(match.clone(), 0) == match.view(0)


@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 5), ("junta", 7), ("last-will", 4)])
def test_in_a_brisk_copy_bots_see_less_and_answer_the_same(game: str, seats: int) -> None:
    """Readings, likely answers and offers are left out of what is followed there, and nothing else."""
    match = palazzo.new_match(game, seats, 4)
    rng = random.Random(4)
    for _ in range(40):
        play_on = dict.fromkeys(range(seats), silent)
        if bot_move(match, play_on, rng) is None:
            break
        copy = match.clone(brisk=True)
        for seat in range(seats):
            whole, less = match.view(seat), follow(copy, seat)
            assert less["reading"] == {"yours": {}}
            assert less["table"] == whole["table"]
            asked = {question["id"]: question for question in whole["questions"]}
            for question in less["questions"]:
                assert "likely" not in question
                assert silent(less, question, random.Random(1)) == silent(
                    whole, asked[question["id"]], random.Random(1)
                )
            assert all(asked[left]["kind"] == "offer" for left in asked.keys() - {q["id"] for q in less["questions"]})


@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 5), ("junta", 7), ("last-will", 4)])
def test_a_clerk_needs_nothing_but_the_view_and_changes_nothing_in_it(game: str, seats: int) -> None:
    """A copy by way of JSON, and the same chance, bring the same answer."""
    match = palazzo.new_match(game, seats, 5)

    def bot(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        written, chance = json.dumps([view, question]), rng.getstate()
        value = clerk.answer(view, question, rng)
        few = clerk.candidates(view, question, 3)
        assert json.dumps([view, question]) == written
        view, question = json.loads(written)
        again = random.Random()
        again.setstate(chance)
        assert clerk.answer(view, question, again) == value
        assert clerk.candidates(view, question, 3) == few
        return value

    for _ in range(120):
        bot_move(match, dict.fromkeys(range(seats), bot), random.Random(5))
    assert len(match.journal) == 120 or match.over


# -- answers


def test_clerks_are_a_level_and_play_if_nobody_says() -> None:
    assert list(LEVELS) == ["usher", "clerk", "minister"]
    assert USUAL == "clerk"


def test_what_does_not_stand_is_left_to_the_usher_and_counted(table: Table, book: SimpleNamespace) -> None:
    book.answer = lambda view, question, rng: "dance"
    view, question = asked(table(directs={"anna": "EXE"}), "anna")
    assert clerk.answer(view, question, random.Random(1)) in question["options"]
    assert clerk.FALLBACKS == {"final-decrees choose-action": 1}


def test_no_answer_to_a_due_question_is_left_to_the_usher_too(table: Table, book: SimpleNamespace) -> None:
    view, question = asked(table(directs={"anna": "EXE"}), "anna")
    assert clerk.answer(view, question, random.Random(1)) in question["options"]
    assert sum(clerk.FALLBACKS.values()) == 1


def test_an_opening_may_be_left_alone_but_an_offer_gets_a_reply(table: Table, book: SimpleNamespace) -> None:
    t = table(directs={"anna": "EXE"}, blame={"bruno": 3})
    t.offer("bruno", ("bruno", "anna", {"blame": 1}))
    assert clerk.answer(*asked(t, "anna", "make-offer"), random.Random(1)) is None
    assert clerk.answer(*asked(t, "anna", "answer-offer"), random.Random(1)) == "refuse"
    assert not clerk.FALLBACKS


def test_a_game_without_rules_of_thumb_is_played_as_the_usher_would(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clerk, "counsel", lambda game: None)
    view, question = asked(table(directs={"anna": "EXE"}), "anna")
    usher = LEVELS["usher"](view, question, random.Random(3))
    assert clerk.answer(view, question, random.Random(3)) == usher
    assert clerk.candidates(view, question, 3) == [LEVELS["usher"](view, question, random.Random(0))]


def test_every_game_of_the_catalogue_is_answered_in_full() -> None:
    for entry in palazzo.catalogue():
        match = palazzo.new_match(entry["id"], entry["seats"][0], 1)
        for _ in range(60):
            if match.over or bot_move(match, dict.fromkeys(range(match.seats), clerk.answer), random.Random(1)) is None:
                break
        assert len(match.journal) == 60 or match.over


# -- candidates


def test_candidates_are_lawful_distinct_and_few(table: Table, book: SimpleNamespace) -> None:
    book.candidates = lambda view, question, n: ["dance", "stop", "draw", "stop", "move:s1", "move:s2"]
    view, question = asked(table(directs={"anna": "EXE"}), "anna")
    assert clerk.candidates(view, question, 3) == ["stop", "draw", "move:s1"]


def test_there_is_always_a_candidate_for_a_due_question_and_perhaps_none_for_an_opening(
    table: Table, book: SimpleNamespace
) -> None:
    t = table(directs={"anna": "EXE"})
    view, question = asked(t, "anna")
    assert len(clerk.candidates(view, question, 5)) == 1
    assert clerk.candidates(*asked(t, "anna", "make-offer"), 5) == []


@pytest.mark.parametrize(
    ("kind", "one", "other"),
    [
        ("subset", ["a", "b"], ["b", "a"]),
        ("assign", {"x": ["a", "b"], "y": []}, {"x": ["b", "a"]}),
        ("split", {"x": 2, "y": 0}, {"x": 2}),
    ],
)
def test_the_same_answer_is_told_however_it_is_written(kind: str, one: Any, other: Any) -> None:
    assert clerk.spelled({"kind": kind}, one) == clerk.spelled({"kind": kind}, other)


# -- offers


def test_no_more_than_two_offers_a_turn(table: Table, book: SimpleNamespace) -> None:
    """However gladly the rules of thumb would go on."""
    t = table(directs={"anna": "EXE"}, blame={"anna": 9})
    offers = iter(range(1, 9))

    def generous(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        gift = {"from": "s0", "to": "s1", "goods": {"blame": next(offers)}}
        return {"terms": [gift]} if question["kind"] == "offer" else None

    book.answer = generous
    made = 0
    while (offer := clerk.answer(*asked(t, "anna", "make-offer"), random.Random(1))) is not None:
        t.match.answer(0, offer, "deal.offer.0")
        made += 1
    assert made == clerk.MOST_OFFERS == 2
    assert offers_since(t.view("anna"), "turn-begins") == 2
    assert offers_since(t.view("bruno"), "turn-begins") == 0


def test_one_remembers_who_refused(table: Table) -> None:
    t = table(directs={"anna": "EXE"}, blame={"anna": 9})
    t.reply("bruno", t.offer("anna", ("anna", "bruno", {"blame": 1})), "refuse")
    t.offer("anna", ("anna", "carla", {"blame": 1}))
    assert refusers(t.view("anna"), "turn-begins") == {"s1"}
    assert refusers(t.view("bruno"), "turn-begins") == set()
    t.act("anna", "stop")
    assert refusers(t.view("anna"), "turn-begins") == set()
    assert refusers(t.view("anna"), "turn-begins", 2) == {"s1"}


def test_an_offer_refused_before_is_dropped_and_the_match_goes_on(table: Table) -> None:
    t = table(directs={"anna": "EXE"}, blame={"anna": 9})
    stubborn = {"terms": [{"from": "s0", "to": "s1", "goods": {"blame": 1}}]}

    def insists(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        return stubborn if question["kind"] == "offer" else "stop" if question["due"] else None

    def refuses(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        return "refuse" if question["prompt"] == "answer-offer" else None

    deeds = [bot_deed(t.match, {0: insists, 1: refuses}, random.Random(1)) for _ in range(3)]
    assert [deed.value if deed else None for deed in deeds] == [stubborn, "refuse", "stop"]


def test_a_bot_held_to_its_promise_does_something_else(table: Table) -> None:
    t = table(directs={"anna": "SEC"}, player="anna", actions=1, ministries={"NAV": 3}, binding=True)
    director = next(n for n in ("bruno", "carla", "dario", "elena") if t.directs(n) == "NAV")
    t.swap("anna", promises=[{"by": "anna", "to": director, "promise": "no-investigation"}])

    def investigates(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        return "investigate:NAV" if question["due"] else None

    deed = bot_deed(t.match, {0: investigates}, random.Random(1))
    assert deed is not None
    assert deed.value != "investigate:NAV"
    assert t.load("NAV") == 3


def test_one_seat_after_each_answer_looks_up_for_what_is_urgent() -> None:
    """In a coup of Junta anyone may propose to stop it, and nobody has to be asked."""
    position = {"at": "movement", "leader": "s1"}
    match = palazzo.set_up("junta", seats=4, seed=1, position=position)
    looked: list[str] = []

    def watches(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        if question["due"]:
            return next(iter(clerk.candidates(view, question, 1)))
        if question["prompt"] == "propose-outcome" and not any(q["due"] for q in view["questions"]):
            looked.append(view["you"])
        return None

    for _ in range(12):
        bot_move(match, dict.fromkeys(range(4), watches), random.Random(1))
    assert len(set(looked)) >= 2


# -- remarks


def test_remarks_come_now_and_then_in_the_language_of_the_table(table: Table) -> None:
    view, question = asked(table(directs={"anna": "EXE"}, decrees={"D3": "EXE"}), "anna")
    for language in LANGUAGES:
        said = [clerk.remark(view, question, "stamp:D3", language, random.Random(n), NAMES) for n in range(300)]
        spoken = {line for line in said if line}
        assert 0 < sum(bool(line) for line in said) < 100
        assert len(spoken) == 3
        assert not any("{" in line or "$" in line for line in spoken)


def test_remarks_name_people_and_places(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "TALKATIVE", 1.0)
    t = table(directs={"anna": "SEC", "bruno": "NAV"}, player="anna", ministries={"NAV": 3})
    view, question = asked(t, "anna")
    said = {clerk.remark(view, question, "investigate:NAV", "it", random.Random(n), NAMES) for n in range(30)}
    assert any("Bruno" in line for line in said)
    assert any("Ministero della Difesa" in line for line in said)


def test_nothing_is_said_of_what_others_may_not_know(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "TALKATIVE", 1.0)
    t = table(directs={"anna": "EXE"}, hands={"anna": ["C03"]}, blame={"anna": 3, "bruno": 3})
    t.offer("bruno", ("bruno", "anna", {"blame": 1}))
    assert clerk.remark(*asked(t, "anna"), "play:C03", "en", random.Random(1)) == ""
    assert clerk.remark(*asked(t, "anna", "answer-offer"), "refuse", "en", random.Random(1)) == ""
    start = palazzo.new_match("final-decrees", 5, 1).view(0)
    assert clerk.remark(start, start["questions"][0], 4, "en", random.Random(1)) == ""


@pytest.mark.parametrize("name", sorted(files("palazzo.bots", "en")))
def test_both_languages_remark_the_same_and_are_well_written(name: str) -> None:
    check_same_things("palazzo.bots", name)
    for language in LANGUAGES:
        check_well_written("palazzo.bots", name, language)


def test_every_topic_has_its_remarks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over some matches, whatever a clerk could talk about it can."""
    monkeypatch.setattr(clerk, "TALKATIVE", 1.0)
    written = {name.split(".")[0] for name in messages(files("palazzo.bots", "en")["final-decrees.ftl"])}
    heard = set()
    for seed in range(4):
        match = palazzo.new_match("final-decrees", 5, seed)
        rng = random.Random(seed)
        while (deed := bot_deed(match, dict.fromkeys(range(5), clerk.answer), rng)) is not None:
            about = clerk.counsel("final-decrees").topic(deed.view, deed.question, deed.value)  # type: ignore[union-attr]
            if about:
                heard.add(f"remark-final-decrees-{about.split(':')[0]}")
                assert clerk.remark(deed.view, deed.question, deed.value, "en", rng, NAMES)
    assert heard <= written
    assert len(heard) > 8


def test_play_bots_plays_clerks_to_the_end() -> None:
    match = palazzo.new_match("final-decrees", 4, 5)
    play_bots(match, dict.fromkeys(range(4), LEVELS["clerk"]), random.Random(5))
    assert match.over
