"""A bot at a table of some server: it sits down like a person, and answers what its view asks it.

>>> from palazzo.lab.remote_bot import place_of
>>> place_of("https://example.org/tables/k3f9#invitation=abc")
Place(server='https://example.org', table='k3f9', invitation='abc')

All it knows is what that seat sees. So it has no worlds to try its answers in: a minister plays as a clerk there.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from http.cookiejar import CookieJar
from itertools import count
from random import Random
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from palazzo.bots.driver import URGENT, Bot, is_opening
from palazzo.bots.sampling import sample
from palazzo.kernel.errors import Refusal

_PATIENCE: Final = 20.0
"""Seconds a server has to answer a request."""
_PAUSE: Final = 0.7
"""Seconds between an answer and the one before, so that people can follow."""
_TRIES: Final = 200
"""Answers to one question that may be refused."""
_SERVERS_FAULT: Final = 500
"""From this status on one may come back."""
_RETURNS: Final = 5
"""How often in a row a lost connection is made anew."""


class NotSeated(Refusal):
    """The bot cannot sit down, or play on."""

    def __init__(self, reason: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(reason, facts, "palazzo.terminal")


class Place(NamedTuple):
    """A table of a server, and what opens it."""

    server: str
    table: str
    invitation: str | None = None


def place_of(address: str) -> Place:
    """The table of an address as people pass it on; NotSeated, if it is none."""
    try:
        parts = urlsplit(address)
    except ValueError:
        raise NotSeated("bot-no-table", {"address": address}) from None
    path = [part for part in parts.path.split("/") if part]
    if (
        parts.scheme not in ("http", "https")
        or not parts.netloc
        or len(path) != 2
        or path[0] not in ("table", "tables")
    ):
        raise NotSeated("bot-no-table", {"address": address})
    said = {**parse_qs(parts.query), **parse_qs(parts.fragment)}
    return Place(f"{parts.scheme}://{parts.netloc}", path[1], said.get("invitation", [None])[0])


def play_at(
    address: str,
    bot: Bot,
    name: str = "Ottavio",
    language: str = "en",
    rng: Random | None = None,
    pause: float = _PAUSE,
    hear: Callable[[str], None] = lambda line: None,
) -> dict[str, Any]:
    """Sit down at a table, answer until the match is over, and give the last view. NotSeated says why not.

    `hear` is told in a word how it goes: seated, begun, over.
    """
    guest = Guest(place_of(address), name, language)
    guest.sit()
    hear("seated")
    return Player(guest, bot, rng or Random(), pause, hear).play()


class Guest:
    """Somebody who came to a server: requests with a cookie of one's own."""

    def __init__(self, place: Place, name: str, language: str) -> None:
        self.place = place
        self.name = name
        self.language = language
        self.cookies = CookieJar()
        self.door = build_opener(HTTPCookieProcessor(self.cookies))

    def sit(self) -> None:
        """Say who one is, take a free chair, and be ready."""
        table = f"/api/tables/{self.place.table}"
        self.post("/api/me", {"name": self.name, "language": self.language})
        self.post(f"{table}/join", {"seat": None, "invitation": self.place.invitation})
        self.post(f"{table}/ready", {"ready": True})

    def post(self, path: str, body: dict[str, Any]) -> None:
        """A request that must succeed; NotSeated, with what the server says."""
        headers = {"X-Palazzo": "1", "Content-Type": "application/json", "Accept-Language": self.language}
        request = Request(self.place.server + path, json.dumps(body).encode(), headers)
        try:
            with self.door.open(request, timeout=_PATIENCE):
                pass
        except HTTPError as refusal:
            raise NotSeated("bot-refused", {"why": _problem_in(refusal.read()) or str(refusal.code)}) from None
        except (URLError, OSError) as trouble:
            raise _unreachable(self.place, getattr(trouble, "reason", trouble)) from None

    def live(self) -> ClientConnection:
        """A live connection to the table."""
        cookie = "; ".join(f"{kept.name}={kept.value}" for kept in self.cookies)
        return connect(
            f"{self.place.server.replace('http', 'ws', 1)}/api/tables/{self.place.table}/live",
            origin=Origin(self.place.server),
            additional_headers={"Cookie": cookie},
            open_timeout=_PATIENCE,
            max_size=None,
        )


def _unreachable(place: Place, why: object) -> NotSeated:
    """The server does not answer."""
    return NotSeated("bot-unreachable", {"server": place.server, "why": str(why)})


def _problem_in(document: bytes) -> str:
    """What a problem document says; nothing, if it is none."""
    try:
        return str(json.loads(document)["detail"])
    except (ValueError, KeyError, TypeError):
        return ""


class Player:
    """Answers for a guest over its live connection."""

    def __init__(self, guest: Guest, bot: Bot, rng: Random, pause: float, hear: Callable[[str], None]) -> None:
        self.guest = guest
        self.bot = bot
        self.rng = rng
        self.pause = pause
        self.hear = hear
        self.view: dict[str, Any] | None = None
        self.version = 0
        self.tried: dict[str, int] = {}
        """How often each question that was due has been answered."""
        self.given: set[str] = set()
        """What was answered to openings, so as not to say it again."""
        self.keys = count(1)
        self.sent = ""
        """The key of what was sent and not settled yet."""

    def play(self) -> dict[str, Any]:
        """Until the match is over; a lost connection is made anew a few times."""
        lost = 0
        while True:
            try:
                with self.guest.live() as wire:
                    wire.send(json.dumps({"type": "hello", "invitation": self.guest.place.invitation}))
                    self.sent = ""
                    while self.view is None or not self.view["over"]:
                        self.read(json.loads(wire.recv()))
                        lost = 0
                        self.speak(wire)
                    self.hear("over")
                    return self.view
            except (ConnectionClosed, WebSocketException, OSError) as trouble:
                lost += 1
                if lost > _RETURNS:
                    raise _unreachable(self.guest.place, trouble) from None
                time.sleep(min(lost * self.pause, _PATIENCE))

    def read(self, message: dict[str, Any]) -> None:
        """Do to the view what a message says."""
        kind = message["type"]
        if kind == "view":
            if self.view is None and message["view"] is not None:
                self.hear("begun")
            self.version, self.view = message["version"], message["view"]
            if message["table"]["you"] is None:
                raise NotSeated("bot-chairless")
        elif kind == "change" and self.view is not None:
            self.version = message["version"]
            _patch(self.view, message)
        elif kind in ("ack", "refused") and message["id"] == self.sent:
            self.sent = ""
        elif kind == "bye" and message["problem"]["status"] < _SERVERS_FAULT:
            raise NotSeated("bot-refused", {"why": message["problem"]["detail"]})

    def speak(self, wire: ClientConnection) -> None:
        """Answer what there is to answer, one thing at a time."""
        if self.view is None or self.view["over"] or self.sent:
            return
        found = self.chosen(self.view)
        if found is None:
            return
        question, value = found
        time.sleep(self.pause)
        self.sent = f"b{next(self.keys)}"
        wire.send(
            json.dumps(
                {"type": "answer", "id": self.sent, "version": self.version, "question": question["id"], "value": value}
            )
        )

    def chosen(self, view: dict[str, Any]) -> tuple[dict[str, Any], Any] | None:
        """What the bot would answer now, as it does among others: offers first, then openings, then what is due.

        An opening is not answered the same way twice; to what is due, another answer is tried.
        """
        questions = view["questions"]
        due = next(
            (asked for asked in questions if asked["due"] and not asked["single"] and "answer" not in asked), None
        )
        waiting = [asked for asked in questions if asked["prompt"] == "answer-offer"]
        openings = [
            asked for asked in questions if is_opening(asked) and (due is not None or asked["prompt"] in URGENT)
        ]
        counters = [
            asked
            for asked in questions
            for reply in waiting
            if asked["kind"] == "offer" and reply["facts"]["deal"] in asked["counters"]
        ]
        for question in [*counters, *waiting, *openings]:
            value = self.bot(view, question, self.rng)
            said = json.dumps([question["id"], value], sort_keys=True)
            if value is not None and said not in self.given:
                self.given.add(said)
                return question, value
        if due is None:
            return None
        tried = self.tried[due["id"]] = self.tried.get(due["id"], 0) + 1
        if tried > _TRIES:
            raise NotSeated("bot-stuck", {"prompt": due["prompt"]})
        return due, self.bot(view, due, self.rng) if tried < 3 else sample(due, self.rng)


def _patch(view: dict[str, Any], change: dict[str, Any]) -> None:
    """A view with a change done to it."""
    for path, *value in change["patch"]:
        place: Any = view
        for key in path[:-1]:
            place = place[key]
        if value:
            place[path[-1]] = value[0]
        else:
            del place[path[-1]]
    view["log"] = view["log"][: change["kept"]] + change["log"]
