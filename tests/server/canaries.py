"""Known secrets in every hidden place of a running match, and every byte that leaves the server looked through.

Whoever hears something is an ear: each seat, two who look on, one who only knocks at the door, and those who read the
logs, the metrics and the file everything is kept in. What an ear may know is what `Match.view` has shown it so far in
a match of our own that is played beside the server's.
"""

from __future__ import annotations

import json
import re
from contextlib import ExitStack
from functools import cache
from random import Random
from typing import Any, Final

import httpx
import msgspec

import palazzo
from generic.play import TRADING, Move, choose
from palazzo.kernel.match import Match, start
from palazzo.kernel.table import SEAT
from palazzo.server import messages
from palazzo.server.live.messages import ServerMessage
from palazzo.server.messages import Problem
from palazzo.server.web import schema
from server.guests import Guest, Place, Server

CHANCE_KEY: Final = "5ec12e7c0ffee00d5ec12e7c0ffee00d"
TONGUES: Final = ("en", "it")
STATIC: Final = re.compile(r"/api/(catalogue|rules/|texts/|learning|lessons/|previews/)|/schema/")
"""What these tell is the same for all and always: rule books may name every card."""
SERVER_LOGS: Final = re.compile(r"(?!httpx|httpcore|websockets\.client|hpack)")
"""Loggers of the server; the others belong to the guests, who live in the same process."""


@cache
def paths() -> dict[str, Any]:
    """All that can be asked for."""
    found: dict[str, Any] = schema.document()["paths"]
    return found


def words(text: str) -> set[str]:
    """Names of things in a text; ids and tokens stay whole."""
    return set(re.findall(r"[\w-]+", text))


def plain(value: Any) -> Any:
    """A value as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Ear:
    """Somebody who hears things: a guest, with or without a seat, by HTTP and live."""

    def __init__(self, watch: Watch, guest: Guest, seat: int | None) -> None:
        self.watch = watch
        self.guest = guest
        self.seat = seat
        self.name = guest.name
        self.known: set[str] = set()
        """Words this one has seen in views."""
        self.place: Place | None = None
        self.read = 0
        guest.http.event_hooks = {"response": [self.hear_answer]}

    # -- HTTP

    def hear_answer(self, response: httpx.Response) -> None:
        """Look through an answer: its headers, its body, and that the body is no more than its type says."""
        response.read()
        where = f"{response.request.method} {response.request.url.path}"
        headers = [(name, value) for name, value in response.headers.multi_items() if name != "set-cookie"]
        self.watch.look(self, where, f"{headers}\n{response.text}", STATIC.match(response.request.url.path) is not None)
        for cookie in response.headers.get_list("set-cookie"):
            self.watch.look(self, f"a cookie of {where}", cookie, cookie_of=self.name)
        if response.headers.get("content-type") == "application/problem+json":
            self.watch.look_at_shape(self, where, response.text, Problem)
        else:
            self.watch.look_at_shape(self, where, response.text, shape_of(response))

    # -- live

    def listen(self, stack: ExitStack, version: int | None = None) -> None:
        """Come to the table, or come back to it."""
        before = self.place
        if before is not None:
            before.close()
        invitation = self.watch.invitation if self.seat is None else ""
        self.place = stack.enter_context(self.guest.at(self.watch.table["id"], version, invitation=invitation))
        self.read = 0
        if before is not None:
            self.place.view, self.place.version, self.place.talk = before.view, before.version, before.talk

    @property
    def there(self) -> Place:
        assert self.place is not None
        return self.place

    def catch_up(self) -> None:
        """Hear all that was sent so far, look through it, and see that the view is the one of this seat."""
        self.there.send({"type": "ping"})
        self.there.until_type("pong")
        for frame in self.there.raw[self.read :]:
            self.watch.look(self, "a message", frame, names=unasked(json.loads(frame)))
            self.watch.look_at_shape(self, "a message", frame, ServerMessage)
        self.read = len(self.there.raw)
        expected = plain(self.watch.match.view(self.seat))
        del expected["version"]
        if self.there.view != expected:
            self.watch.leaks.append(f"{self.name} sees another table than {self.seat} may")


def unasked(message: dict[str, Any]) -> str:
    """A message without questions, which may name any card one could ask for; they are compared with the true ones."""
    if message.get("view"):
        message["view"]["questions"] = []
    if "patch" in message:
        message["patch"] = [entry for entry in message["patch"] if entry[0][0] != "questions"]
    return json.dumps(message)


def shape_of(response: httpx.Response) -> Any:
    """The type of `messages` an answer must be, if it must be one."""
    for path, acts in paths().items():
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", path), response.request.url.path.rstrip("/")):
            act = acts.get(response.request.method.lower(), {})
            found = act.get("responses", {}).get(str(response.status_code), {}).get("content", {})
            reference = found.get("application/json", {}).get("schema", {}).get("$ref", "")
            return getattr(messages, reference.rpartition("/")[2], None)
    return None


class Watch:
    """A table full of secrets, and everyone who listens."""

    def __init__(self, server: Server, game: str, seats: int, position: dict[str, Any], **more: Any) -> None:
        self.server = server
        self.leaks: list[str] = []
        self.secrets: dict[str, set[str]] = {CHANCE_KEY: set()}
        """Every secret, and who may hear it."""
        self.cookies: dict[str, str] = {}
        self.looked = 0
        self.refused = 0
        self.lines = 0
        names = ["Anna", "Bruno", "Carla", "Dario"][:seats]
        self.table: dict[str, Any] = {}
        self.invitation = ""
        self.match: Match = start(
            palazzo.rules_of(game),
            seats,
            CHANCE_KEY,
            palazzo.rules_of(game).entry.complete_options(seats, None),
            position,
        )
        self.players = [self.seated(name, seat) for seat, name in enumerate(names)]
        self.onlookers = [self.seated("Olga", None), Ear(self, named(server, "Zeno"), None)]
        self.knocker = self.seated("Knut", None)
        self.gather(game, seats, **more)
        self.kinds = {
            self.match.table.kind_of(thing)
            for group in self.match.rules.zones(self.match.table)
            for zone in group
            for thing in zone.things
        }

    @property
    def ears(self) -> list[Ear]:
        return [*self.players, *self.onlookers, self.knocker]

    @property
    def listeners(self) -> list[Ear]:
        """Those at the table."""
        return [*self.players, *self.onlookers]

    def seated(self, name: str, seat: int | None) -> Ear:
        """Somebody who sits down, with a recovery link."""
        guest = named(self.server, name)
        ear = Ear(self, guest, seat)
        guest.me = guest.post("/api/me", {"name": name, "language": TONGUES[len(name) % 2]})
        self.secrets[guest.cookie] = set()
        self.cookies[name] = guest.cookie
        self.secrets[guest.post("/api/me/recovery")["token"]] = {name}
        return ear

    def gather(self, game: str, seats: int, **more: Any) -> None:
        """A table one needs an invitation for; the host alone is told it."""
        host = self.players[0].guest
        self.table = host.table(game, seats, public=False, **more)
        old = self.table["invitation"]
        self.invitation = host.post(f"/api/tables/{self.table['id']}/invitation")["invitation"]
        self.secrets |= {old: {host.name}, self.invitation: {host.name}}
        for player in self.players[1:]:
            answer = {"seat": SEAT[player.seat or 0], "invitation": self.invitation}
            player.guest.post(f"/api/tables/{self.table['id']}/join", answer)
        host.post(f"/api/tables/{self.table['id']}/start")

    # -- looking

    def look(
        self,
        ear: Ear | None,
        where: str,
        text: str,
        static: bool = False,
        cookie_of: str = "",
        names: str | None = None,
    ) -> None:
        """Is there anything in this that this ear may not know? `names`: where names of things are looked for."""
        self.looked += len(text)
        name = "everyone" if ear is None else ear.name
        for secret, knowers in self.secrets.items():
            if secret in text and name not in knowers and self.cookies.get(cookie_of) != secret:
                self.leaks.append(f"{name} reads {secret} in {where}")
        if static or not hasattr(self, "kinds"):
            return
        known = set() if ear is None else ear.known
        found = words(text if names is None else names) & self.kinds
        self.leaks += [f"{name} reads {word} in {where}" for word in sorted(found - known)]

    def look_at_shape(self, ear: Ear, where: str, text: str, shape: Any) -> None:
        """Is this what its type says, and nothing more?"""
        if shape is None:
            return
        found = json.loads(text)
        if "view" in found:
            # Games add to the type of the view what they need; it is compared with the true one instead.
            found["view"] = None
        if msgspec.to_builtins(msgspec.convert(found, shape)) != found:
            self.leaks.append(f"{ear.name} reads more than the type of {where} says")

    def show(self) -> None:
        """Everyone at the table has seen their view of now."""
        for ear in self.ears:
            if ear is not self.knocker:
                view = self.match.view(ear.seat)
                view["questions"] = [question for question in view["questions"] if question["kind"] != "offer"]
                ear.known |= words(msgspec.json.encode(view).decode())

    def read_logs(self, text: str) -> None:
        """Look through what was logged."""
        for line in text.splitlines():
            logged = json.loads(line)
            if SERVER_LOGS.match(logged["from"]):
                self.lines += 1
                self.look(None, "the log", line)
                assert logged["level"] in ("debug", "info"), line

    def read_metrics(self) -> None:
        """Look through what is counted."""
        self.look(None, "the metrics", self.server.metrics())

    def read_file(self) -> None:
        """Who steals the file can be nobody: cookies and recovery tokens are not in it."""
        text = self.server.dump()
        tokens = [secret for secret in self.secrets if len(secret) > 40]
        assert len(tokens) >= 2 * len(self.players)
        self.leaks += [f"{token} is in the file" for token in tokens if token in text]

    # -- playing

    def play(self, answers: int, rng: Random, stack: ExitStack) -> None:
        """A stretch of the match, with talk, odd questions, lost connections and second thoughts between."""
        self.show()
        self.check_secrets()
        for ear in self.listeners:
            ear.listen(stack)
            ear.there.until_type("view")
            ear.catch_up()
        for number in range(answers):
            if self.match.over:
                break
            self.step(number, rng)
            if number % 7 == 3:
                self.whisper(number, rng)
            if number % 11 == 5:
                ear = rng.choice(self.listeners)
                ear.listen(stack, rng.choice([None, ear.there.version]))
                if ear.there.version == 0:
                    ear.there.until_type("view")
            if number % 5 == 2:
                self.err(rng)
            for ear in self.listeners:
                ear.catch_up()

    def check_secrets(self) -> None:
        """There is something to find out: in each hand and pile lie things that nobody else knows of."""
        for group in self.match.rules.zones(self.match.table):
            for zone in group:
                kinds = {self.match.table.kind_of(thing) for thing in zone.things}
                ignorant = [ear for ear in self.ears if kinds - ear.known]
                assert not kinds or len(ignorant) >= len(self.ears) - 1, (zone, kinds)

    def step(self, number: int, rng: Random) -> None:
        """Somebody answers, or takes an answer back."""
        able = [seat for seat in range(self.match.seats) if self.match.can_undo(seat)]
        if able and rng.random() < 0.08:
            seat = rng.choice(able)
            self.match.undo(seat)
            self.show()
            reply = self.players[seat].there.undo()
        else:
            move = choose(self.match, rng, TRADING)
            question = asked(self.match, move)
            key = f"the-key-of-answer-{number:03}"
            self.secrets[key] = {self.players[move.seat].name}
            move.on(self.match)
            self.show()
            place = self.players[move.seat].there
            reply = place.settled(place.answer({"id": question}, move.value, key))
        assert reply["type"] == "ack", reply

    def whisper(self, number: int, rng: Random) -> None:
        """One says something to another that nobody else may hear."""
        one, other = rng.sample(self.players, 2)
        text = f"the secret of line {number:03}"
        self.secrets[text] = {one.name, other.name}
        place = one.there
        place.say(text, SEAT[other.seat or 0])

    def err(self, rng: Random) -> None:
        """Somebody answers what another is asked, and takes back what they cannot."""
        ear = rng.choice(self.listeners)
        mine = set() if ear.seat is None else {question.id for question in self.match.questions.of(ear.seat)}
        for question in self.match.questions:
            if question.id not in mine:
                reply = ear.there.settled(ear.there.answer({"id": question.id}, question.sample(rng)))
                assert reply["type"] == "refused", reply
        assert ear.there.undo(version=-1)["type"] == "refused"

    def ask_everything(self) -> None:
        """Everyone asks for everything there is to ask for, rightly and wrongly."""
        for ear in self.ears:
            for path, acts in paths().items():
                for method in acts:
                    if method == "get":
                        self.refused += self.ask(ear, "GET", path)
                    elif "{table_id}" in path and ear is not self.players[0] and not path.endswith("/leave"):
                        self.refused += self.ask(ear, method.upper(), path, {"seat": "s0", "level": "usher"})
            ear.guest.http.post("/api/tables", content=b'{"game": "C01')
            ear.guest.ask("PUT", "/api/me", {})

    def ask(self, ear: Ear, method: str, path: str, body: Any = None) -> bool:
        """One request; whether it was refused."""
        path = path.replace("{table_id}", self.table["id"]).replace("{step}", "0").replace("{game}", self.match.game)
        path = path.replace("{language}", "en").replace("{name}", "common.ftl")
        eyes = ("?as=open", "?as=s1", "?as=spectator") if "/replay/" in path else ("",)
        answers = [ear.guest.ask(method, path + query, body) for query in eyes]
        return all(answer.is_error for answer in answers)


def named(server: Server, name: str) -> Guest:
    """A stranger we call by a name."""
    guest = server.stranger()
    guest.name = name
    return guest


def asked(match: Match, move: Move) -> str:
    """The id of the question a move answers."""
    if move.question is not None:
        return move.question
    return next(question.id for question in match.questions if question.due and question.seat == move.seat)
