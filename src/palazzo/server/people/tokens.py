"""Secrets: tokens nobody can guess, kept only as hashes, and invitations made from the server's own key."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

_LONGEST: Final = 200


def new_id() -> str:
    """A public id that cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A secret that stands for a person."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """A token as it is kept. Tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token[:_LONGEST].encode()).hexdigest()


def invitation(secret: bytes, table: str, generation: int) -> str:
    """What opens a table to those who have its link; another generation revokes it."""
    return hmac.new(secret, f"{table} {generation}".encode(), hashlib.sha256).hexdigest()[:32]


def show(secret: bytes, table: str, shown: int) -> str:
    """What shows a finished match to those who have its link; another number withdraws it."""
    return hmac.new(secret, f"show {table} {shown}".encode(), hashlib.sha256).hexdigest()[:32]


def network(secret: bytes, name: str) -> str:
    """The mark of a network, by which what comes from there is counted; only this server can tell which it is."""
    return hmac.new(secret, f"network {name}".encode(), hashlib.sha256).hexdigest()[:32]


def same(one: str, other: str) -> bool:
    """Compare secrets in a time that tells nothing."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))
