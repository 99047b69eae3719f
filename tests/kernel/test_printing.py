"""Matches, questions and refusals as text: who is asked what, in words, and nobody's secrets."""

from __future__ import annotations

import doctest
from random import Random
from typing import Any

import pytest

import palazzo
from games import COMPILED
from generic.play import state
from palazzo import IllegalAnswer, Match, UnknownLanguage
from palazzo.kernel.looking import follow
from palazzo.kernel.questions import Assign, Number, Order, Payment, Pick, Split, Subset

GAMES = [(entry["id"], entry["seats"][-1]) for entry in palazzo.catalogue()]
SPEAKING = [(game, seats) for game, seats in GAMES if palazzo.rules_of(game).entry.package]
"""Those that have texts."""
POSITION = {"at": "action", "player": "s0", "actions": 2, "hands": {"s0": ["C30"], "s1": ["C28"]}}


def played(game: str, seats: int, answers: int, seed: int = 1) -> Match:
    """A random match, some way in."""
    match = palazzo.new_match(game, seats=seats, seed=seed)
    rng = Random(seed)
    for _ in range(answers):
        if match.due is not None:
            match.answer(match.due.seat, match.due.sample(rng))
    return match


def test_a_match_says_in_short_whom_it_waits_for() -> None:
    match = palazzo.new_match("final-decrees", seats=4, seed=1)
    assert repr(match) == "<Match final-decrees: 4 seats, 0 answers, waits for s0, s1, s2, s3>"
    match = palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION)
    assert repr(match) == "<Match final-decrees: 4 seats, 0 answers, waits for s0>"


def test_a_match_that_is_over_says_who_won() -> None:
    match = played("final-decrees", 4, 10_000)
    assert match.outcome is not None
    assert repr(match).endswith("over>")
    winner = f"s{match.outcome.winners[0]}"
    assert f"Over. {winner} wins. Scores: s0 {match.outcome.scores[0]}" in str(match)
    assert f"Finita. Vince {winner}." in match.board(language="it")


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_printed_match_is_what_a_spectator_sees(game: str, seats: int) -> None:
    for answers in (0, 7, 40, 160):
        match = played(game, seats, answers)
        before = state(match)
        page = str(match)
        assert page == match.board(None) == match.resample(None, Random(1)).board(None)
        assert state(match) == before
        for seat in range(seats):
            assert match.board(seat) == match.resample(seat, Random(2)).board(f"s{seat}")


def test_a_board_shows_a_seat_its_own_hand_and_what_it_may_answer() -> None:
    match = palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION)
    own, other, public = match.board(0), match.board("s1"), match.board()
    assert "hand C30 Irrevocable Resignation" in own
    assert "s0 is asked: You have 2 actions left" in own
    assert "  draw " in own
    assert "C30" not in other + public
    assert "is asked" not in other + public
    assert "Waiting for s0:" in public
    assert "Anna" in match.board(names=["Anna", "Bruno", "Carla", "Dario"])


def test_a_question_says_what_is_asked_and_what_may_be_answered() -> None:
    match = palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION)
    question = match.due
    assert question is not None
    assert repr(question) == f"<Pick 'choose-action' asked of s0: {len(question.bounds()['options'])} options>"
    lines = str(question).splitlines()
    assert lines[0].startswith("s0 is asked: You have 2 actions left")
    assert lines[1] == "Answer with one of these:"
    assert [line.split()[0] for line in lines[2:]] == question.bounds()["options"]
    assert "Draw a card" in str(question)
    assert "Pesca una carta" in match.texts("it").question(question)


@pytest.mark.parametrize(
    ("question", "short", "said"),
    [
        (Pick("p", ["a"]), "1 option", "Answer with one of these:\n  a"),
        (Subset("p", ["a", "b"], 1, 2), "2 options", "Answer with a list of 1 to 2 of these:"),
        (Payment("p", ["1M", "2M"], {"1M": 1, "2M": 2}, 2), "2 options", "worth at least 2 together"),
        (Number("p", 0, 5), "0 to 5", "Answer with a whole number from 0 to 5."),
        (Split("p", ["REF"], [3], 1, 2), "1 to 2 over 1 place", "  REF  3"),
        (Assign("p", ["x", "y"], ["s0"]), "2 items to 1 place", "The things:\n  x\n  y"),
        (Order("p", ["x", "y"]), "2 items", "Answer with a list of all of these"),
    ],
)
def test_every_kind_of_question_prints(question: Any, short: str, said: str) -> None:
    assert repr(question) == f"<{question.kind.capitalize()} 'p'>"
    question.seat = 2
    assert repr(question) == f"<{question.kind.capitalize()} 'p' asked of s2: {short}>"
    assert said in str(question)


def test_the_open_questions_print_as_a_list() -> None:
    match = palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION)
    assert repr(match.questions) == repr(list(match.questions))
    assert repr(match.questions).startswith("[<Pick 'choose-action' asked of s0")


def test_an_offer_prints_what_may_be_given_and_promised() -> None:
    match = palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION)
    offer = next(question for question in match.questions.open_to("s0") if question.kind == "offer")
    assert repr(offer) == "<Offer 'make-offer' open to s0: 3 partners>"
    assert "s0 may: You may offer a deal" in str(offer)
    assert "What may be promised:" in str(offer)


@pytest.mark.parametrize(("game", "seats"), SPEAKING)
@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_asked_in_a_match_can_be_printed_in_both_languages(game: str, seats: int, language: str) -> None:
    match = palazzo.new_match(game, seats=seats, seed=3)
    texts, rng = match.texts(language), Random(3)
    for _ in range(150):
        for question in match.questions:
            assert texts.has(question.prompt)
            assert len(texts.question(question).splitlines()) > 1
            assert "{" not in str(question)
        due = match.due
        if due is None:
            break
        match.answer(due.seat, due.sample(rng))


# -- refusals


def test_a_refusal_names_the_question_and_what_may_be_answered() -> None:
    match = palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer("s0", "dance")
    error = refused.value
    assert error.question is not None
    assert (error.question.kind, error.question.prompt, error.question.seat) == ("pick", "choose-action", 0)
    assert error.reason == "not-offered"
    text = str(error)
    assert text.startswith("“dance” is not on offer")
    assert "s0 is asked: You have 2 actions left" in text
    assert "[choose-action] Answer with one of these: " in text
    assert ", draw, " in text
    assert " more." in text
    with pytest.raises(IllegalAnswer) as checked:
        error.question.check("dance")
    assert str(checked.value) == text


def test_whoever_is_not_asked_learns_who_is_and_not_what() -> None:
    match = palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(2, "draw")
    assert str(refused.value) == "s2 is not being asked anything just now: the table waits for s0."
    assert refused.value.question is None
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, "draw", "9.9.0")
    assert refused.value.reason == "no-such-question"
    assert "s0 is asked" in str(refused.value)


# -- seats

ELSEWHERE: list[Any] = [-1, 4, True, False, 1.0, "0", "s4", "S0", "anna", b"s0", [0], ("s0",), {}]


@pytest.mark.parametrize("seat", ELSEWHERE)
def test_who_does_not_sit_here_is_told_which_seats_there_are(seat: Any) -> None:
    match = palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION)
    before = state(match)
    asks = [
        lambda: match.answer(seat, "draw"),
        lambda: match.view(seat),
        lambda: match.events(seat),
        lambda: match.board(seat),
        lambda: match.account(seat),
        lambda: match.undo(seat),
        lambda: match.can_undo(seat),
        lambda: match.resample(seat, Random(1)),
        lambda: match.foresee(seat, ["draw"]),
        lambda: list(match.questions.open_to(seat)),
        lambda: follow(match, seat),
        lambda: palazzo.bots.play(match, {seat: "usher"}) if not isinstance(seat, (list, dict)) else match.view(seat),
    ]
    for ask in asks:
        with pytest.raises(IllegalAnswer, match="the seats are 0 to 3, or s0 to s3"):
            ask()
    assert state(match) == before


def test_a_seat_goes_by_its_number_or_its_id() -> None:
    one, other = (palazzo.set_up("final-decrees", seats=4, seed=1, position=POSITION) for _ in range(2))
    assert one.view(0) == one.view("s0")
    assert one.events(1) == one.events("s1")
    option = next(option for option in one.due.bounds()["options"] if option.startswith("forward"))
    one.answer(0, option)
    other.answer("s0", option)
    assert state(one) == state(other)
    assert one.journal == other.journal
    assert one.can_undo(0)
    assert one.can_undo("s0")
    assert not one.can_undo("s1")
    assert not one.can_undo(None)
    one.undo("s0")
    other.undo(0)
    assert state(one) == state(other)
    offer = next(iter(one.questions.open_to("s0")))
    one.answer("s0", offer.sample(Random(1)), offer.id)
    assert one.resample("s2", Random(1)).view(2) == one.view("s2")


def test_a_position_names_seats_by_number_or_id() -> None:
    by_number = {"at": "action", "player": 1, "hands": {0: ["C30"], 1: ["C28"]}, "answers": [[1, "draw"]]}
    by_id = {"at": "action", "player": "s1", "hands": {"s0": ["C30"], "s1": ["C28"]}, "answers": [["s1", "draw"]]}
    one, other = (palazzo.set_up("final-decrees", seats=4, seed=1, position=each) for each in (by_number, by_id))
    assert [one.view(seat) for seat in range(4)] == [other.view(seat) for seat in range(4)]
    assert palazzo.load_match(one.save()).view(0) == one.view(0)
    for nobody in (4, "4", -1, 10**5000, True, 1.0, None):
        with pytest.raises(palazzo.BadPosition, match="player: nobody here is called"):
            palazzo.set_up("final-decrees", seats=4, position={"at": "action", "player": nobody})


# -- texts


def test_the_texts_of_a_game_are_to_be_had_without_a_match() -> None:
    texts = palazzo.texts("final-decrees")
    assert (texts.title(), texts.name("C27")) == ("Final Decrees", "State Secret")
    assert palazzo.texts("final-decrees", edition="empire").name("C03") == "Compromising Holorecording"
    assert palazzo.texts("final-decrees", "it").name("NAV") == "Ministero della Difesa"
    assert texts.option("draw") == "Draw a card"
    assert "{" not in texts.text("C31")
    assert texts.text("C01")
    assert texts.text("D1") == ""
    assert palazzo.texts("junta", names=["Anna"]).name("s0") == "Anna"
    with pytest.raises(UnknownLanguage, match="choose among en, it"):
        palazzo.texts("junta", "de")
    with pytest.raises(palazzo.BadOptions):
        palazzo.texts("final-decrees", edition="kingdom")
    with pytest.raises(palazzo.UnknownGame):
        palazzo.texts("chess")


@pytest.mark.parametrize(("game", "seats"), SPEAKING)
def test_the_account_tells_each_what_it_has_heard(game: str, seats: int) -> None:
    match = played(game, seats, 60)
    for seat in (None, *range(seats)):
        told = match.account(seat)
        assert told == match.resample(seat, Random(5)).account(seat)
        texts = match.texts()
        words = " ".join(told.split())
        for line in match.events(seat):
            assert " ".join(texts.event(line).split()) in words
    assert match.account(language="it") != match.account()
    assert max(map(len, match.account().splitlines())) <= 100


# -- the face


def test_the_public_face_is_all_there_is_to_see() -> None:
    public = {name for name in dir(palazzo) if not name.startswith("_")}
    assert public == set(palazzo.__all__)
    # Compiled classes keep no docstrings.
    for name in () if COMPILED else public:
        assert getattr(palazzo, name).__doc__, name
    with pytest.raises(AttributeError):
        palazzo.nonsense  # noqa: B018
    for refusal in (palazzo.IllegalAnswer, palazzo.BadOptions, palazzo.Refusal):
        assert refusal.__module__ == "palazzo"


def test_bots_play_by_the_name_of_their_level() -> None:
    matches = [palazzo.new_match("final-decrees", seats=4, seed=1) for _ in range(2)]
    palazzo.bots.play(matches[0], "usher", Random(1))
    palazzo.bots.play(matches[1], dict.fromkeys((0, "s1", 2, "s3"), palazzo.bots.bot("usher")), Random(1))
    assert matches[0].over
    assert state(matches[0]) == state(matches[1])
    match = palazzo.new_match("final-decrees", seats=4, seed=1)
    palazzo.bots.play(match, {1: "usher", 2: "usher", 3: "usher"}, Random(1))
    assert match.due is not None
    assert match.due.seat == 0
    with pytest.raises(palazzo.UnknownBot, match="usher, clerk, minister"):
        palazzo.bots.play(match, "emperor")


def test_the_manual_says_what_is_so() -> None:
    for module in (palazzo, palazzo.bots):
        assert doctest.testmod(module).failed == 0
