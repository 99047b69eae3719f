"""Nobody hears what they may not know: every byte of a stretch of each game, and leaks planted to be found."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from io import StringIO
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import msgspec
import pytest

from palazzo.server import problems
from palazzo.server.live import connection, streams
from palazzo.server.live.connection import Connection
from palazzo.server.live.messages import Ack
from palazzo.server.messages import Table
from palazzo.server.people import tokens
from palazzo.server.running import ops
from palazzo.server.tables import persistence, replies, spectating, talking
from palazzo.server.tables.describing import Description
from palazzo.server.tables.replays import Replays
from server.canaries import CHANCE_KEY, Watch
from server.guests import serving

POSITIONS: Final[dict[str, tuple[str, int, dict[str, Any]]]] = {
    "final-decrees": (
        "final-decrees",
        4,
        {
            "directs": {"s0": "EXE", "s1": "HR", "s2": "NAV", "s3": "SEC"},
            "hands": {"s0": ["C26", "C24"], "s1": ["C20", "C01"], "s2": ["C25", "C02"], "s3": ["C30", "C27"]},
            "deck": ["C29", "C05", "C18", "C06"],
        },
    ),
    "junta": (
        "junta",
        4,
        {
            "at": "appointments",
            "hands": {"s0": ["E12", "V07"], "s1": ["A06", "I01"], "s2": ["B06", "C12"], "s3": ["E02", "A03"]},
            "deck": ["I11", "E13", "C07", "V04"],
            "cash": {"s0": ["1M"], "s1": ["2M", "2M"], "s2": ["3M"]},
            "swiss": {"s0": ["1M", "1M"], "s1": ["2M"], "s2": ["3M", "3M"]},
            "aid": ["3M", "1M", "2M", "3M"],
        },
    ),
    "junta in hiding": (
        "junta",
        4,
        {
            "at": "locations",
            "hands": {"s0": ["E12"], "s1": ["A06"], "s2": ["B06"], "s3": ["E02"]},
            "deck": ["I11", "E13"],
            "cash": {"s1": ["2M", "2M"], "s2": ["3M"]},
            "swiss": {"s0": ["1M"]},
        },
    ),
    "last-will": (
        "last-will",
        3,
        {
            "hands": {"s0": ["E12", "H11"], "s1": ["F04", "E04"], "s2": ["H09", "GP4"]},
            "decks": {"event": ["E16", "E15"]},
            "stacks": ["S04", "S11"],
        },
    ),
}

USUAL = ("view", "change", "key", "file")
"""Planted leaks that are looked for every time; the others are `full`."""


class Plants:
    """Leaks, planted in the server to see that each is found: one a method, with what must be found of it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.put = monkeypatch.setattr

    def view(self) -> str:
        """Those who look on see the table of the first seat."""
        whole = spectating.whole
        self.put(spectating, "whole", lambda match, seat: {**whole(match, seat), "table": match.view(0)["table"]})
        return "Olga reads C2[46] in a message"

    def change(self) -> str:
        """What changes is sent to all as the first seat sees it."""
        parts = streams.private_parts
        self.put(streams, "private_parts", lambda match, seats, memory: parts(match, [0 for _ in seats], memory))
        return "Carla sees another table than 2 may"

    def field(self) -> str:
        """A message has a field more than its type."""
        encode = connection.encoder.encode
        extra = SimpleNamespace(encode=lambda message: encode({**msgspec.to_builtins(message), "cash": 7}))
        self.put(connection, "encoder", extra)
        return "Zeno reads more than the type of a message says"

    def whisper(self) -> str:
        """Private talk is for all."""
        self.put(talking, "may_hear", lambda said, seat: True)
        return "(Olga|Zeno) reads the secret of line 003 in a message"

    def error(self) -> str:
        """A refusal says what it should not."""
        told = problems.told
        self.put(replies, "told", lambda *given: msgspec.structs.replace(told(*given), detail="You have no C29."))
        return "reads C29 in a message"

    def key(self) -> str:
        """The others hear by which key an answer came."""

        everyone: list[Connection] = []
        send = Connection.send

        def overheard(connection: Connection, message: Any) -> None:
            if connection not in everyone:
                everyone.append(connection)
            for each in everyone if isinstance(message, Ack) else [connection]:
                send(each, message)

        self.put(Connection, "send", overheard)
        return "reads the-key-of-answer-000 in a message"

    def replay(self) -> str:
        """A running match can be had as a replay."""

        async def finished(replays: Replays, table: str) -> Any:
            return await persistence.read_record(replays.shared.storage, table)

        self.put(Replays, "finished", finished)
        return f"reads {CHANCE_KEY} in GET /api/tables/[^/]+/save"

    def invitation(self) -> str:
        """Everyone is told the invitation."""
        seen = Description.table
        self.put(Description, "table", lambda description, person: told_all(description, seen(description, person)))
        return "Bruno reads [0-9a-f]{32} in POST /api/tables/[^/]+/join"

    def log(self) -> str:
        """The log says who came."""
        self.put(tokens, "hashed", noted(tokens.hashed))
        return "everyone reads [^ ]{43} in the log"

    def metrics(self) -> str:
        """A number is counted by the key of chance."""
        self.put(ops, "gauge", lambda name, text, value: [f'{name}{{key="{CHANCE_KEY}"}} {value}'])
        return f"everyone reads {CHANCE_KEY} in the metrics"

    def file(self) -> str:
        """Tokens are kept as they are."""
        self.put(tokens, "hashed", lambda token: token)
        return "[^ ]{43} is in the file"


def told_all(description: Description, table: Table) -> Table:
    """A table with the invitation on it."""
    table.invitation = description._shared.access.invitation(description._state.record)
    return table


def noted(hashed: Callable[[str], str]) -> Callable[[str], str]:
    """Writes down what it is given."""

    def hash_and_tell(token: str) -> str:
        logging.getLogger("palazzo.people").info("somebody came", extra={"token": token})
        return hashed(token)

    return hash_and_tell


@contextmanager
def logging_everything() -> Iterator[StringIO]:
    """Log as a server does that is told to log all it can; what it logs."""
    root, uvicorn = logging.getLogger(), logging.getLogger("uvicorn")
    before = root.handlers, root.level, uvicorn.level
    ops.set_up_logs("debug")
    handler = root.handlers[0]
    assert isinstance(handler, logging.StreamHandler)
    logged = StringIO()
    handler.setStream(logged)
    try:
        yield logged
    finally:
        root.handlers = before[0]
        root.setLevel(before[1])
        uvicorn.setLevel(before[2])


@pytest.fixture
def watching(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, int], Watch]]:
    """Play a stretch from a position, and look through all that anyone hears."""
    with ExitStack() as stack:
        logged = stack.enter_context(logging_everything())
        server = stack.enter_context(serving(file, talk_burst=1000))

        def watch(name: str, answers: int) -> Watch:
            game, seats, position = POSITIONS[name]
            origin = {"key": CHANCE_KEY, "position": position}
            monkeypatch.setattr("palazzo.server.tables.lobby.fresh_origin", lambda: origin)
            # What has one answer is answered by those who are asked, so that the match to compare with keeps step.
            monkeypatch.setattr("palazzo.server.tables.schedule.Schedule._by_themselves", lambda self, match: [])
            found = Watch(server, game, seats, position)
            found.play(answers, Random(name), stack)
            found.ask_everything()
            found.read_metrics()
            found.read_file()
            found.read_logs(logged.getvalue())
            return found

        yield watch


@pytest.mark.parametrize("name", POSITIONS)
def test_nobody_hears_what_they_may_not_know(watching: Callable[[str, int], Watch], name: str) -> None:
    watch = watching(name, 40)
    assert watch.leaks == []
    assert watch.looked > 500_000
    assert watch.lines > 100
    # Nobody gets a replay or a save of a running match, whoever they are.
    assert watch.refused >= 3 * len(watch.ears)


@pytest.mark.parametrize(
    "plant",
    [
        pytest.param(name, marks=[] if name in USUAL else pytest.mark.full)
        for name in vars(Plants)
        if not name.startswith("_")
    ],
)
def test_a_leak_is_found(watching: Callable[[str, int], Watch], monkeypatch: pytest.MonkeyPatch, plant: str) -> None:
    if plant == "change" and not str(streams.__file__).endswith(".py"):
        pytest.skip("what is compiled cannot be changed on the way")
    sign = getattr(Plants(monkeypatch), plant)()
    leaks = watching("final-decrees", 5).leaks
    assert any(re.search(sign, leak) for leak in leaks), leaks
