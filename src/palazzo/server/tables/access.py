"""Who may see a table: those at it, those who are invited, those who have a link that shows the finished match."""

from __future__ import annotations

import secrets

from palazzo.server.people import tokens
from palazzo.server.storage import Statement, Storage
from palazzo.server.tables.persistence import TableRecord


class Access:
    """Makes and checks invitations and links, from a secret drawn once for each database."""

    def __init__(self) -> None:
        self.secret = b""

    async def start(self, storage: Storage) -> None:
        """Read the secret; draw it, if there is none yet."""
        statement = Statement(
            "INSERT INTO meta (name, value) VALUES ('secret', ?) ON CONFLICT (name) DO NOTHING",
            (secrets.token_hex(32),),
        )
        await storage.write(statement)
        rows = await storage.fetch("SELECT value FROM meta WHERE name = 'secret'")
        self.secret = bytes.fromhex(rows[0]["value"])

    def invitation(self, record: TableRecord) -> str:
        """The token that opens a table that is not public."""
        return tokens.invitation(self.secret, record.id, record.generation)

    def invited(self, record: TableRecord, given: str | None) -> bool:
        """They have the invitation that stands, or the link that shows the match when it is over."""
        if given is None:
            return False
        shown = self.show_token(record)
        return tokens.same(given, self.invitation(record)) or (shown is not None and tokens.same(given, shown))

    def show_token(self, record: TableRecord) -> str | None:
        """The token that shows a finished match to anyone, while a link to it stands."""
        if record.phase != "over" or not record.shown % 2:
            return None
        return tokens.show(self.secret, record.id, record.shown)

    def may_see(self, record: TableRecord, person: str | None, given: str | None) -> bool:
        """A table is for those who sit there, its host, and those who are invited; if it is public, for all."""
        return record.public or record.has(person) or self.invited(record, given)
