"""Finished matches: replays, saved documents, ratings, histories."""

from __future__ import annotations

import json
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

import palazzo
from palazzo import Match
from palazzo.cli import main
from palazzo.kernel import saves
from server.guests import PATIENCE, Guest, Server
from server.positions import LAST_DRAW

Beginning = Callable[..., None]


def finished(guest: Guest, beginning: Beginning, **more: Any) -> str:
    """A table whose match ended with one answer."""
    beginning(**LAST_DRAW)
    table = guest.begin(**more)["id"]
    with guest.at(table) as place:
        question = place.until_asked()
        assert question is not None
        place.give(question, "draw")
        assert place.view["over"]
    return str(table)


def rated(guest: Guest, **more: Any) -> str:
    """A table whose match was played from its beginning: what begins in a written position is not rated."""
    table = guest.begin(options={"burn": 7}, **more)["id"]
    with guest.at(table) as place:
        place.play(3000, Random(2))
        assert place.view["over"]
    return str(table)


def played_out(game: str, seats: int) -> Match:
    """A match played to its end, elsewhere."""
    match = palazzo.new_match(game, seats, seed=1)
    rng = Random(1)
    while not match.over:
        question = next(question for question in match.questions if question.due)
        match.answer(question.seat, question.sample(rng))
    return match


def test_a_finished_match_is_replayed_step_by_step_through_each_pair_of_eyes(server: Server) -> None:
    guest = server.guest("Anna")
    guest.done("PATCH", "/api/me", {"face": "fox-7"})
    table = guest.begin("last-will", 2, public=True)["id"]
    with guest.at(table) as place:
        place.play(3000, Random(2))
        last = place.view
    anyone = server.stranger()
    info = anyone.get(f"/api/tables/{table}/replay")
    assert info["steps"] == len(info["turns"]) > 20
    assert info["names"][0] == "Anna"
    assert info["faces"] == ["fox-7", ""]
    assert info["commitment"] == last["commitment"]
    assert info["key"] == last["key"]
    path = f"/api/tables/{table}/replay"
    assert anyone.get(f"{path}/{info['steps']}?as=s0")["views"] == {"s0": last}
    first = anyone.get(f"{path}/0?as=open")["views"]
    assert set(first) == {"s0", "s1"}
    assert first["s0"]["table"]["yours"] != first["s1"]["table"]["yours"]
    assert anyone.get(f"{path}/5")["views"]["spectator"]["you"] is None
    assert anyone.get(f"{path}/3?as=s1")["views"]["s1"]["you"] == "s1"
    assert anyone.refused("GET", f"{path}/{info['steps'] + 1}")["reason"] == "no-such-step"
    assert anyone.refused("GET", f"{path}/1?as=s7")["reason"] == "no-such-chair"


def test_many_step_through_one_match_at_once(server: Server) -> None:
    match = played_out("last-will", 2)
    anna = server.guest("Anna")
    table = anna.post("/api/replays", json.loads(str(match.save())))["id"]
    last = len(match.journal)
    steps = [last - 1, 3, last // 2, last, 0, last // 3, 2 * last // 3]

    def seen(step: int) -> str:
        return anna.ask("GET", f"/api/tables/{table}/replay/{step}?as=open").text

    wanted = {step: seen(step) for step in steps}
    asked = steps * 8
    with ThreadPoolExecutor(6) as many:
        found = list(many.map(seen, asked))
    assert [step for step, view in zip(asked, found, strict=True) if view != wanted[step]] == []


def test_of_a_match_under_way_nothing_is_replayed_or_saved(server: Server) -> None:
    guest = server.guest("Anna")
    table = guest.begin()["id"]
    for path in ("replay", "replay/0", "save"):
        assert guest.refused("GET", f"/api/tables/{table}/{path}")["reason"] == "match-not-over"


def test_a_saved_document_verifies_loads_and_comes_back(
    server: Server, beginning: Beginning, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    guest = server.guest("Anna")
    table = finished(guest, beginning)
    answer = guest.ask("GET", f"/api/tables/{table}/save")
    assert "attachment" in answer.headers["content-disposition"]
    file = tmp_path / "match.json"
    file.write_bytes(answer.content)
    assert main(["verify", str(file)]) == 0
    assert "match.json" in capsys.readouterr().out
    assert palazzo.load_match(answer.content).over
    again = guest.post("/api/replays", json.loads(answer.content))["id"]
    assert again != table
    one, two = (guest.get(f"/api/tables/{id}/replay/1?as=open")["views"] for id in (table, again))
    assert {view.pop("key") for view in one.values()} == {"0" * 32}
    assert one == two


def test_of_a_match_brought_here_no_seal_is_shown_as_if_it_were_ours(server: Server) -> None:
    guest = server.guest("Anna")
    match = played_out("last-will", 2)
    path = f"/api/tables/{guest.post('/api/replays', json.loads(str(match.save())))['id']}"
    info = guest.get(f"{path}/replay")
    assert (info["key"], info["commitment"]) == (None, None)
    view = guest.get(f"{path}/replay/{info['steps']}?as=s0")["views"]["s0"]
    assert "key" not in view
    assert view["commitment"] == ""
    assert guest.ask("GET", f"{path}/save").json()["origin"] == json.loads(str(match.save()))["origin"]


def test_documents_that_are_no_finished_match_are_refused(server: Server) -> None:
    guest = server.guest("Anna")
    running = palazzo.new_match("final-decrees", 4, seed=1)
    document = json.loads(running.save())
    imagined = json.loads(running.resample(0, Random(1)).save())
    forged = {**document, "answers": [[0, 99]]}
    del forged["digest"]
    for sent, reason in (
        (document, "upload-not-over"),
        (imagined, "upload-imagined"),
        (forged, "save-bad-answer"),
        ({**document, "seats": 5}, "save-altered"),
        ({}, "save-foreign"),
        ([], "save-not-a-document"),
    ):
        assert guest.refused("POST", "/api/replays", sent)["reason"] == reason
    assert server.stranger().refused("POST", "/api/replays", document)["status"] == 401


def test_why_a_document_is_refused_is_said_wholly_in_the_readers_language(server: Server) -> None:
    guest = server.guest("Rita", language="it")
    document = json.loads(str(palazzo.new_match("final-decrees", 4, seed=1).save()))
    del document["digest"]

    def told(**changes: Any) -> str:
        return str(guest.refused("POST", "/api/replays", {**document, **changes})["detail"])

    beginning = "Questa non è una partita salvata che si possa leggere: "
    for content, why in (
        (b"hello", "non è scritto in JSON, dal byte 0 in poi."),
        (b"{", "non è scritto in JSON, o si interrompe."),
        (b"[" * 50_000, "è annidato troppo in profondità."),
        (b"[]", "non è una tabella di campi."),
        (saves.MAGIC + b"nothing packed", "è danneggiato."),
        (saves.MAGIC + zlib.compress(b"{}")[:-5], "si interrompe."),
    ):
        assert guest.http.post("/api/replays", content=content).json()["detail"] == beginning + why
    assert told(seats=9).endswith("non si gioca in 9: il numero di giocatori può essere 4, 5.")
    assert told(answers=[[0, 99]]).endswith("«99» non va: ci vuole un numero intero da 1 a 6.")
    assert told(answers=[5]).endswith("ci vogliono un posto e un valore, e per le aperture la domanda.")
    assert told(origin=None).endswith("è sbagliato: manca.")
    assert told(origin={}).endswith("è sbagliato: non c’è la chiave.")
    # What is wrong in a written position is said in the words positions are written in.
    assert "è sbagliato: non può stare su un tavolo: turn: -5" in told(origin={"key": "0", "position": {"turn": -5}})


def test_what_is_uploaded_unpacks_to_a_match_and_no_more(server: Server) -> None:
    guest = server.guest("Anna")
    match = played_out("last-will", 2)
    most = server.settings.largest_upload
    twice = saves.MAGIC + zlib.compress(saves.MAGIC + zlib.compress(str(match.save()).encode()))
    for document, reason in (
        (saves.MAGIC + zlib.compress(b'{"junk":[' + b"[]," * most + b"[]]}", 9), "save-too-large"),
        (saves.MAGIC + zlib.compress(b'{"junk":[' + b"[]," * (most // 4) + b"[]]}", 9), "upload-too-long"),
        (b'{"junk":[' + b'"a",' * (most // 5) + b"[]]}", "upload-too-long"),
        (saves.MAGIC + b"nothing packed", "save-not-a-document"),
        (twice, "save-not-a-document"),
    ):
        assert guest.http.post("/api/replays", content=document).json()["reason"] == reason
    packed = guest.http.post("/api/replays", content=match.save(compact=True))
    assert packed.status_code == 201


def test_results_and_ratings_are_recorded(server: Server) -> None:
    guest = server.guest("Agrippina")
    table = rated(guest, public=True)
    result = guest.get(f"/api/tables/{table}")["result"]
    won = "s0" in result["winners"]
    records = eventually(lambda: guest.get("/api/records/final-decrees"), lambda r: named(r, "Agrippina"))
    mine = named(records, "Agrippina")[0]
    assert (mine["matches"], mine["wins"]) == (1, int(won))
    assert any(rating["bot"] == "usher" for rating in records["ratings"])
    assert table in [finished["table"] for finished in records["results"]]
    history = guest.get("/api/me/history")
    assert history["results"][0]["table"] == table
    assert history["ratings"]["final-decrees"]["matches"] == 1
    assert guest.get("/api/records/junta")["ratings"] == []
    assert guest.refused("GET", "/api/records/chess")["status"] == 404


def named(records: dict[str, Any], name: str) -> list[dict[str, Any]]:
    return [rating for rating in records["ratings"] if rating["name"] == name]


def eventually(look: Callable[[], Any], wanted: Callable[[Any], Any]) -> Any:
    """Look until it is so: ratings follow a moment after the end."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = look()
        if wanted(found):
            return found
        time.sleep(0.01)
    raise AssertionError("it did not come to be")


def test_a_private_match_is_rated_but_not_listed(server: Server) -> None:
    guest = server.guest("Poppea")
    table = rated(guest)
    records = eventually(lambda: guest.get("/api/records/final-decrees"), lambda r: named(r, "Poppea"))
    assert table not in [finished["table"] for finished in records["results"]]


def test_a_history_tells_what_was_played_how_it_ended_and_when(server: Server, beginning: Beginning) -> None:
    guest = server.guest("Livia")
    before = time.time()
    table = finished(guest, beginning)
    seen = guest.get(f"/api/tables/{table}")
    history = guest.get("/api/me/history")
    match = history["results"][0]
    assert (match["game"], match["options"], match["you"]) == ("final-decrees", seen["options"], "s0")
    assert (match["winners"], match["places"]) == (seen["result"]["winners"], seen["result"]["places"])
    assert before <= match["at"] == seen["ended"] <= time.time()
    assert match["names"][0] == "Livia"
    assert history["more"] is False


def test_a_long_history_comes_in_pages(server: Server, beginning: Beginning, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("palazzo.server.people.records.SHOWN_RESULTS", 2)
    guest = server.guest("Drusilla")
    played = [finished(guest, beginning) for _ in range(3)]
    latest = guest.get("/api/me/history")
    assert [match["table"] for match in latest["results"]] == [played[2], played[1]]
    assert latest["more"] is True
    earlier = guest.get(f"/api/me/history?before={played[1]}")
    assert [match["table"] for match in earlier["results"]] == [played[0]]
    assert earlier["more"] is False
    of_another = finished(server.guest("Messalina"), beginning)
    for elsewhere in ("nowhere", of_another):
        assert guest.get(f"/api/me/history?before={elsewhere}")["results"] == []


def test_my_tables_are_listed_by_phase(server: Server, beginning: Beginning) -> None:
    guest = server.guest("Anna")
    over = finished(guest, beginning)
    playing, waiting = guest.begin()["id"], guest.table()["id"]
    mine = guest.get("/api/me/tables")
    assert {phase: [table["id"] for table in mine[phase]] for phase in mine} == {
        "over": [over],
        "playing": [playing],
        "waiting": [waiting],
    }
