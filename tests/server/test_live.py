"""Live play: views and changes, answers taken once, gaps replayed, nothing shown that a seat may not know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from palazzo.bots.sampling import sample
from server.guests import Guest, Place, Server, eventually


@pytest.fixture
def guest(server: Server) -> Guest:
    return server.guest("Anna")


@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 5), ("last-will", 3)])
def test_a_person_plays_a_whole_match_against_bots(guest: Guest, game: str, seats: int) -> None:
    table = guest.begin(game, seats)
    with guest.at(table["id"]) as place:
        place.play(3000, Random(1))
        assert place.view["over"]
        place.until_table(lambda table: table["phase"] == "over")
        assert place.table["result"]["winners"] == place.view["outcome"]["winners"]
        assert place.view["key"]


def test_a_stretch_of_junta_is_played(guest: Guest) -> None:
    table = guest.begin("junta", 4)
    with guest.at(table["id"]) as place:
        assert place.play(25, Random(2)) == 25


def test_changes_add_up_to_the_whole_view(guest: Guest) -> None:
    table = guest.begin()
    with guest.at(table["id"]) as place:
        place.play(20, Random(3))
        place.until_asked()
        with guest.at(table["id"]) as again:
            again.until_type("view")
            assert again.view == place.view


def test_an_answer_is_acknowledged_after_the_change_it_made(guest: Guest) -> None:
    table = guest.begin()
    with guest.at(table["id"]) as place:
        question = place.until_asked()
        assert question is not None
        ack = place.settled(place.answer(question, sample(question, Random(1))))
        assert ack["type"] == "ack"
        assert ack["version"] == place.version


def test_an_illegal_answer_gets_the_reason_in_the_persons_language(server: Server) -> None:
    for language, reason in (("en", "a whole number from 1 to 6 is wanted"), ("it", "un numero intero")):
        guest = server.guest("Anna", language)
        table = guest.begin()
        with guest.at(table["id"]) as place:
            question = place.until_asked()
            assert question is not None
            assert question["kind"] == "number"
            refused = place.settled(place.answer(question, 99))
            assert refused["type"] == "refused"
            assert refused["problem"]["reason"] == "want-number"
            assert reason in refused["problem"]["detail"]
            assert place.due() == question


def test_the_same_answer_sent_twice_counts_once(guest: Guest) -> None:
    table = guest.begin()
    with guest.at(table["id"]) as place:
        question = place.until_asked()
        assert question is not None
        value = sample(question, Random(1))
        first = place.settled(place.answer(question, value, "once"))
        again = place.settled(place.answer(question, value, "once"))
        assert (first["type"], again["type"]) == ("ack", "ack")
        place.until_asked()
        log = place.view["log"]
    with guest.at(table["id"]) as place:
        place.until_type("view")
        assert place.view["log"] == log


def test_what_somebody_said_before_they_went_still_counts(guest: Guest) -> None:
    table = guest.begin()["id"]
    with guest.at(table) as place:
        question = place.until_asked()
        assert question is not None
        for number in range(3):
            place.send({"type": "talk", "id": f"last words {number}", "to": None, "text": f"word {number}"})
        place.answer(question, question["least"], "parting")
    with guest.at(table) as place:
        place.until_type("view")
        place.until_so(lambda: len(place.talk) == 3)
        reply = place.settled(place.answer(question, question["least"], "parting"))
        assert reply["type"] == "ack", "it was taken already, and counts once"
        assert [line["text"] for line in place.talk] == ["word 0", "word 1", "word 2"]


def test_an_answer_to_a_question_that_is_gone_is_refused(guest: Guest) -> None:
    table = guest.begin()
    with guest.at(table["id"]) as place:
        question = place.until_asked()
        assert question is not None
        place.give(question, sample(question, Random(1)))
        refused = place.settled(place.answer(question, sample(question, Random(2))))
        assert refused["problem"]["reason"] == "question-gone"
        assert refused["problem"]["status"] == 409


def test_after_a_lost_connection_the_gap_is_replayed(server: Server, guest: Guest) -> None:
    friend = server.guest("Bruno")
    table = guest.table(seats=4, bots=2)
    friend.join(table, guest)
    guest.post(f"/api/tables/{table['id']}/start")
    with friend.at(table["id"]) as other:
        with guest.at(table["id"]) as place:
            alternate(place, other, 12)
            place.quiet()
            version, view = place.version, place.view
        other_moves(other, 1)
        with guest.at(table["id"], version) as place, guest.at(table["id"]) as fresh:
            place.version, place.view = version, view
            place.catch_up()
            # Each server counts for itself: another one than before sends everything.
            assert server.settings.database.startswith("postgresql") or not place.heard("view")
            fresh.until_type("view")

            def the_same() -> bool:
                for one in (place, fresh):
                    one.catch_up()
                return bool(place.view == fresh.view)

            eventually(the_same)


def alternate(one: Place, other: Place, answers: int) -> None:
    """Both answer whatever is due."""
    rng = Random(7)
    for _ in range(answers):
        one.quiet(0.02)
        other.quiet(0.02)
        for place in (one, other):
            if place.view and place.due():
                place.play(1, rng)


def other_moves(place: Place, answers: int) -> None:
    """One answers, if asked."""
    place.quiet(0.05)
    if place.due():
        place.play(answers, Random(8))
    place.quiet(0.05)


def test_a_version_that_is_not_known_gets_the_whole_view(guest: Guest) -> None:
    table = guest.begin()
    for version in (1, -5, 2**60):
        with guest.at(table["id"], version) as place:
            assert place.hear()["type"] == "view"


def test_a_slip_is_taken_back_and_everyone_sees_the_table_as_before(guest: Guest) -> None:
    table = guest.begin()
    rng = Random(6)
    with guest.at(table["id"]) as place:
        for _ in range(200):
            question = place.until_asked()
            assert question is not None
            before = place.view
            place.give(question, sample(question, rng))
            if place.view["undo"]:
                assert place.undo(place.version - 1)["problem"]["reason"] == "version-old"
                if place.undo()["type"] == "ack":
                    break
        else:
            raise AssertionError("nothing could be taken back")
        assert place.view["questions"] == before["questions"]
        assert place.view["log"] == before["log"]
        assert place.view["table"] == before["table"]


def test_what_cannot_be_taken_back_is_refused(guest: Guest) -> None:
    table = guest.begin()
    with guest.at(table["id"]) as place:
        place.until_asked()
        assert not place.view["undo"]
        assert place.undo()["problem"]["reason"] == "nothing-to-take-back"


def test_a_seat_hears_nothing_of_what_it_cannot_see(server: Server, guest: Guest) -> None:
    """Bids are secret: while others bid, nothing comes, and no version passes."""
    friend = server.guest("Bruno")
    table = guest.table(seats=4, bots=2)
    friend.join(table, guest)
    guest.post(f"/api/tables/{table['id']}/start")
    with guest.at(table["id"]) as place, friend.at(table["id"]) as other:
        place.until_asked()
        place.quiet()
        heard = len(place.messages)
        question = other.until_asked()
        assert question is not None
        other.give(question, question["least"])
        assert place.quiet() == []
        assert len(place.messages) == heard


def test_spectators_see_the_table_and_no_questions(server: Server, guest: Guest) -> None:
    table = guest.begin(public=True)
    watcher = server.stranger()
    with guest.at(table["id"]) as place, watcher.at(table["id"]) as seen:
        seen.until_type("view")
        assert seen.view["you"] is None
        assert seen.view["questions"] == []
        assert "yours" not in seen.view["table"] or not seen.view["table"]["yours"]
        place.play(6, Random(2))
        seen.until_type("change")
        refused = seen.settled(seen.answer({"id": "1.0.0"}, 1))
        assert refused["problem"]["reason"] == "not-seated"
        assert seen.say("hello")["problem"]["reason"] == "not-seated"


def test_spectators_need_the_link_and_the_tables_leave(server: Server, guest: Guest) -> None:
    table = guest.begin()
    closed = guest.begin(public=True, spectators=False)
    watcher = server.stranger()
    with watcher.at(table["id"]) as place:
        assert place.closed()[0]["problem"]["reason"] == "invitation-needed"
    with watcher.at(table["id"], invitation=table["invitation"]) as place:
        assert place.until_type("view")["view"]["you"] is None
    with watcher.at(closed["id"]) as place:
        assert place.closed()[0]["problem"]["reason"] == "no-spectators"


def test_a_page_of_somebody_else_cannot_connect(guest: Guest) -> None:
    table = guest.begin()
    with pytest.raises(InvalidStatus) as refusal, guest.at(table["id"], Origin="https://evil.example"):
        pass
    assert refusal.value.response.status_code == 403


def test_presence_is_told(server: Server, guest: Guest) -> None:
    friend = server.guest("Bruno")
    table = guest.table()
    friend.join(table, guest)
    with guest.at(table["id"]) as place:
        place.until_type("view")

        with friend.at(table["id"]) as other:
            other.until_type("view")
            place.until_table(lambda table: table["seats"][1]["present"])
        place.until_table(lambda table: not table["seats"][1]["present"])


def test_nonsense_is_refused_and_the_connection_lives(guest: Guest) -> None:
    table = guest.begin()
    with guest.at(table["id"]) as place:
        place.until_type("view")
        for text in ("", "{", "[]", '{"type":"fly"}', '{"type":"answer"}', '{"type":"hello"}', "[" * 5000):
            place.socket.send(text)
            assert place.until_type("refused")["problem"]["status"] == 400
        place.send({"type": "ping"})
        assert place.until_type("pong")


def test_the_first_message_must_be_a_greeting(guest: Guest) -> None:
    table = guest.begin()
    for text in ("", '{"type":"ping"}', '{"type":"hello","version":"x"}'):
        with guest.at(table["id"], greeting=text) as place:
            assert place.closed()[0]["problem"]["reason"] == "say-hello"


def test_a_table_that_is_not_there_says_so(guest: Guest) -> None:
    with guest.at("nowhere") as place:
        assert place.closed()[0]["problem"]["reason"] == "no-such-table"


def test_what_is_wrong_is_refused_under_its_own_id(guest: Guest) -> None:
    wrong: list[dict[str, Any]] = [
        {"type": "talk", "id": "long", "text": "x" * 501},
        {"type": "talk", "id": "nobody", "text": "hello", "to": "s99"},
        {"type": "answer", "id": "half", "version": 1},
        {"type": "nonsense", "id": "what"},
    ]
    with guest.at(guest.begin()["id"]) as place:
        place.until_type("view")
        for message in wrong:
            place.send(message)
            reply = place.until_type("refused")
            assert (reply["id"], reply["problem"]["reason"]) == (message["id"], "message-wrong")
        for text in ('{"type": "talk", "id": 7}', '{"id": "a\\u0000b"}', '["id"]', "[" * 20_000):
            place.socket.send(text)
            assert place.until_type("refused")["id"] == ""


@pytest.mark.parametrize("version", [-5, 0, 10**9])
def test_whether_an_answer_stands_its_question_tells_and_not_its_version(guest: Guest, version: int) -> None:
    with guest.at(guest.begin()["id"]) as place:
        question = place.until_asked()
        assert question is not None
        value = sample(question, Random(1))
        assert place.settled(place.answer(question, value, version=version))["type"] == "ack"
        place.until_so(lambda: place.due() != question)
        assert place.settled(place.answer(question, value))["problem"]["reason"] == "question-gone"
