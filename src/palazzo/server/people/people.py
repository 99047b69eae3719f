"""People: who sits down, how their browser is known again, how they carry that to another device, how they go."""

from __future__ import annotations

import time
from typing import Final, cast
from unicodedata import category

import msgspec

from palazzo.server.messages import Language, Person, PersonChange, PersonSettings
from palazzo.server.people import tokens
from palazzo.server.problems import Trouble
from palazzo.server.settings import Settings
from palazzo.server.storage import Row, Statement, Storage

LONGEST_NAME: Final = 24
"""As the fields of browsers count: in units of UTF-16."""
DAY: Final = 86_400.0
_JOINER: Final = "\u200d"
"""Makes one picture of several: a family of people."""
_PICTURE: Final = ("So", "Sk")
"""The categories of pictures, and of the tints they may have."""
CONCERNED: Final = (
    "host = ? OR id IN (SELECT table_id FROM seats WHERE person = ?)"
    " OR id IN (SELECT table_id FROM talk WHERE person = ?)"
)
"""The tables somebody sits or sat at, is the host of, or has said something at."""


def clean_name(name: str) -> str:
    """A name that can be shown: one line, no controls, not too long."""
    clean = " ".join([word.rstrip(_JOINER) for word in _printable(name).split()])
    if not clean:
        raise Trouble("name-empty", 422)
    if len(clean.encode("utf-16-le")) // 2 > LONGEST_NAME:
        raise Trouble("name-long", 422, most=LONGEST_NAME)
    return clean


def _printable(name: str) -> str:
    """Blanks for what cannot be seen; but what joins pictures stays, so that they do not fall apart."""
    shown = ""
    for letter in name:
        before = shown[-1:]
        joins = letter == _JOINER and before != "" and (before == "\ufe0f" or category(before) in _PICTURE)
        shown += letter if joins or letter.isprintable() else " "
    return shown


async def read_settings(storage: Storage, person: str) -> PersonSettings:
    """How somebody likes to play; what another version kept and this one cannot read counts for nothing."""
    rows = await storage.fetch("SELECT settings FROM people WHERE id = ?", person)
    try:
        return msgspec.json.decode(rows[0]["settings"] if rows else "{}", type=PersonSettings)
    except msgspec.MsgspecError:
        return PersonSettings()


class People:
    """Everyone this server knows."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.lives = {"session": settings.session_days * DAY, "recovery": settings.recovery_days * DAY}
        """Seconds a token of each kind lives that is not used."""

    async def sit_down(self, name: str, language: Language, face: str = "") -> tuple[Person, str]:
        """Somebody new, and the token their browser keeps."""
        person = Person(tokens.new_id(), clean_name(name), language, face=face)
        token = tokens.new_token()
        await self.storage.write(
            Statement(
                "INSERT INTO people (id, name, language, face, created) VALUES (?, ?, ?, ?, ?)",
                (person.id, person.name, language, face, time.time()),
            ),
            _keep_token(token, person.id, "session"),
        )
        return person, token

    async def known(self, token: str | None, kind: str = "session") -> Person | None:
        """Whom a token stands for; a session that is used lives on."""
        if not token:
            return None
        now = time.time()
        found = await self.storage.fetch(
            "SELECT p.id, p.name, p.language, p.face, t.hash, t.used,"
            " EXISTS (SELECT 1 FROM tokens r WHERE r.person = p.id AND r.kind = 'recovery'"
            " AND (r.used = 0 OR r.used > ?)) AS recoverable"
            " FROM tokens t JOIN people p ON p.id = t.person WHERE t.hash = ? AND t.kind = ?",
            now - self.lives["recovery"],
            tokens.hashed(token),
            kind,
        )
        if not found or not tokens.same(found[0]["hash"], tokens.hashed(token)):
            return None
        used = found[0]["used"]
        if used and used <= now - self.lives[kind]:
            return None
        if kind == "session" and used < now - DAY:
            await self.storage.write(Statement("UPDATE tokens SET used = ? WHERE hash = ?", (now, found[0]["hash"])))
        return _person_of(found[0])

    async def is_older(self, token: str, seconds: float) -> bool:
        """A token was made longer ago than this."""
        rows = await self.storage.fetch("SELECT created FROM tokens WHERE hash = ?", tokens.hashed(token))
        return bool(rows) and rows[0]["created"] < time.time() - seconds

    async def change(self, person: Person, change: PersonChange) -> Person:
        """Another name, language or face; at tables already made the old name and face stay."""
        if isinstance(change.name, str):
            person.name = clean_name(change.name)
        if change.language is not msgspec.UNSET:
            person.language = change.language
        if change.face is not msgspec.UNSET:
            person.face = change.face
        await self.storage.write(
            Statement(
                "UPDATE people SET name = ?, language = ?, face = ? WHERE id = ?",
                (person.name, person.language, person.face, person.id),
            )
        )
        return person

    async def set_settings(self, person: Person, settings: PersonSettings) -> None:
        """Keep how somebody likes to play."""
        text = msgspec.json.encode(settings).decode()
        await self.storage.write(Statement("UPDATE people SET settings = ? WHERE id = ?", (text, person.id)))

    async def leave(self, token: str) -> str:
        """This browser forgets who it was; its session, as it was kept."""
        session = tokens.hashed(token)
        await self.storage.write(Statement("DELETE FROM tokens WHERE hash = ?", (session,)))
        return session

    async def leave_everywhere(self, person: Person) -> str:
        """No browser knows who it was, and no link works but the one to this token, by which they can come back."""
        token = tokens.new_token()
        gone = Statement("DELETE FROM tokens WHERE person = ?", (person.id,))
        await self.storage.write(gone, _keep_token(token, person.id, "recovery"))
        return token

    # -- another device

    async def make_recovery(self, person: Person) -> str:
        """A token that works once, on any device; an older one works no more."""
        token = tokens.new_token()
        await self.storage.write(_forget_recovery(person.id), _keep_token(token, person.id, "recovery"))
        return token

    async def revoke_recovery(self, person: Person) -> None:
        """The recovery link works no more."""
        await self.storage.write(_forget_recovery(person.id))

    async def recover(self, token: str) -> tuple[Person, str]:
        """Whoever has the recovery token is that person, here too."""
        person = await self.known(token, "recovery")
        if person is None:
            raise Trouble("recovery-unknown", 403)
        session = tokens.new_token()
        await self.storage.write(
            Statement("DELETE FROM tokens WHERE hash = ? AND kind = 'recovery'", (tokens.hashed(token),), rows=1),
            _keep_token(session, person.id, "session"),
        )
        person.recoverable = False
        return person, session

    # -- going

    async def forget(self, person: Person) -> None:
        """Everything about a person goes: name, tokens, ratings, what they said. Matches stay, played by nobody.

        Tables that are over get a new revision, so that nobody who still has the name in memory can write it back.
        """
        who = (person.id,)
        await self.storage.write(
            Statement("DELETE FROM people WHERE id = ?", who),
            Statement("DELETE FROM tokens WHERE person = ?", who),
            Statement(f"UPDATE tables SET revision = revision + 1 WHERE phase = 'over' AND ({CONCERNED})", who * 3),
            Statement("UPDATE tables SET host = '', name = '' WHERE host = ?", who),
            Statement(
                "UPDATE tables SET removed = REPLACE(removed, ?, ''), revision = revision + 1 WHERE removed LIKE ?",
                (person.id, f'%"{person.id}"%'),
            ),
            Statement("UPDATE seats SET name = '', face = '', person = NULL WHERE person = ?", who),
            Statement("DELETE FROM talk WHERE person = ?", who),
            Statement("DELETE FROM ratings WHERE player = ?", who),
            Statement("DELETE FROM progress WHERE person = ?", who),
            Statement("UPDATE positions SET person = '' WHERE person = ?", who),
        )


def still_known(person: str) -> Statement:
    """A Conflict, if this person has gone for good: what is written with it is not written after that."""
    return Statement("UPDATE people SET created = created WHERE id = ?", (person,), rows=1)


def _person_of(row: Row) -> Person:
    """A person from a row."""
    return Person(row["id"], row["name"], cast(Language, row["language"]), bool(row["recoverable"]), row["face"])


def _keep_token(token: str, person: str, kind: str) -> Statement:
    """Keep the hash of a token."""
    return Statement(
        "INSERT INTO tokens (hash, person, kind, created, used) VALUES (?, ?, ?, ?, ?)",
        (tokens.hashed(token), person, kind, time.time(), time.time()),
    )


def _forget_recovery(person: str) -> Statement:
    """No recovery link of this person stands."""
    return Statement("DELETE FROM tokens WHERE person = ? AND kind = 'recovery'", (person,))
