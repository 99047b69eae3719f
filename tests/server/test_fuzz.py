"""Nonsense of every kind, over WebSocket and HTTP: refused, with a reason; nothing crashes, hangs or is lost."""

from __future__ import annotations

import json
import time
from random import Random
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from palazzo.bots.sampling import sample
from palazzo.server.web import schema
from server.guests import Place, Server

WORDS: list[Any] = [
    None, True, False, 0, -1, 1, 2**31, 2**70, 0.5, -1e300, "", "s0", "s1", "s9", "pass", "\x00", "💥" * 50, "x" * 3000,
    [], {}, [[]], {"": {}}, ["s0", "s1"], {"s0": 1}, {"terms": []}, {"promises": [{}]}, [None] * 50, "deal.offer.0",
]  # fmt: skip
PATIENCE = 60
"""Seconds to wait for an answer."""
BUSY = ("still-printing", "not-drawn")
"""Why a server has no time just now,"""
TRIES = 200
"""and how often it is asked again."""
KINDS = ["hello", "answer", "undo", "talk", "pass", "why", "view", "", None, 7]


def nonsense(rng: Random, place: Place) -> str | bytes:
    """A message that is nearly right, or not at all."""
    dice = rng.randrange(10)
    if dice == 0:
        return rng.randbytes(rng.randrange(60))
    if dice == 1:
        return "".join(chr(rng.randrange(32, 0x2FF)) for _ in range(rng.randrange(80)))
    questions = (place.view or {}).get("questions", [])
    message: dict[str, Any] = {
        "type": rng.choice(KINDS),
        "id": rng.choice([f"f{rng.random()}", *WORDS]),
        "version": rng.choice([place.version, place.version + 1, *WORDS]),
        "question": rng.choice([*(question["id"] for question in questions), "1.0.0", *WORDS]),
        "value": rng.choice(WORDS),
        "prompts": rng.choice(WORDS),
        "text": rng.choice(WORDS),
        "to": rng.choice(WORDS),
    }
    if questions and dice > 6:
        question = rng.choice(questions)
        message |= {"type": "answer", "id": f"g{rng.random()}", "version": place.version, "question": question["id"]}
        message["value"] = mangled(sample(question, rng), rng)
    for name in list(message):
        if rng.random() < 0.1:
            del message[name]
    return json.dumps(message)


def mangled(value: Any, rng: Random) -> Any:
    """An answer with something else in some place of it."""
    if rng.random() < 0.3:
        return rng.choice(WORDS)
    if isinstance(value, list) and value:
        return [mangled(item, rng) for item in value] + value[: rng.randrange(2)]
    if isinstance(value, dict) and value:
        return {
            (key if rng.random() < 0.8 else str(rng.choice(WORDS))): mangled(item, rng) for key, item in value.items()
        }
    return value


@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 4), ("junta", 4), ("last-will", 2)])
def test_the_live_protocol_survives_nonsense(server: Server, game: str, seats: int) -> None:
    guest, rng = server.guest(), Random(len(game))
    table = guest.begin(game, seats)["id"]
    watcher = server.stranger()
    invitation = guest.get(f"/api/tables/{table}")["invitation"]
    with guest.at(table) as place, watcher.at(table, invitation=invitation) as eye:
        for one in (place, eye):
            one.until_type("view")
        for _ in range(150):
            for one in (place, eye):
                one.socket.send(nonsense(rng, one))
        for one in (place, eye):
            one.send({"type": "ping"})
            one.until_type("pong")
            for refused in one.heard("refused"):
                assert refused["problem"]["status"] < 500
                assert refused["problem"]["detail"]
        place.play(3, rng)


api = schemathesis.openapi.from_dict(schema.document())


@pytest.fixture
def known(server: Server) -> tuple[dict[str, str], str]:
    """A visitor who has sat down, and their table."""
    guest = server.guest("Schema")
    return {"Cookie": f"palazzo={guest.cookie}", "X-Palazzo": "1"}, guest.table(bots=3)["id"]


@api.parametrize()
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_http_interface_keeps_its_word(case: Any, server: Server, known: tuple[dict[str, str], str]) -> None:
    """No server error, whatever is asked; every refusal is a problem document; every answer is as the schema says."""
    headers, table = known
    check(case, called(case, server, headers))
    if "table_id" in (case.path_parameters or {}):
        case.path_parameters["table_id"] = table
        check(case, called(case, server, headers))


def called(case: Any, server: Server, headers: dict[str, str]) -> Any:
    """What the server answers, once it is not too busy to print or to draw: on a busy machine that takes its time."""
    for _ in range(TRIES):
        answer = case.call(base_url=server.address, headers=headers, timeout=PATIENCE)
        if answer.status_code != 503 or answer.json().get("reason") not in BUSY:
            break
        time.sleep(0.3)
    return answer


def check(case: Any, answer: Any) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert answer.headers["content-type"][0] == "application/problem+json"
        assert answer.json()["detail"]
    else:
        case.validate_response(answer, checks=[response_fits])


def response_fits(*given: Any) -> None:
    from schemathesis.specs.openapi.checks import response_schema_conformance

    response_schema_conformance(*given)
