"""Why something was not done: problem documents (RFC 9457) with a plain sentence in the reader's language."""

from __future__ import annotations

from typing import Any, Final

from palazzo.kernel.errors import Refusal
from palazzo.kernel.texts import FALLBACK, LANGUAGES, Texts, shortened
from palazzo.server.messages import Problem

PACKAGE: Final = "palazzo.server"


class Trouble(Exception):
    """Something the server will not do: a message of `locale/*/server.ftl`, its facts, and an HTTP status."""

    def __init__(self, reason: str, status: int = 409, **facts: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.status = status
        self.facts = facts


class Overtaken(Trouble):
    """Another server wrote to this table first."""

    def __init__(self) -> None:
        super().__init__("somebody-was-first")


class RulesBroke(Trouble):
    """The rules stumbled over an answer, which then was none."""

    def __init__(self) -> None:
        super().__init__("rules-broke", 500)


def told(trouble: Trouble | Refusal, language: str = FALLBACK, texts: Texts | None = None) -> Problem:
    """The problem as a document; `texts` is the voice of the table it happened at."""
    own = Texts(language, PACKAGE)
    status = trouble.status if isinstance(trouble, Trouble) else 422
    voice = texts if texts is not None and isinstance(trouble, Refusal) else own
    facts = {name: shortened(fact) for name, fact in trouble.facts.items()}
    return Problem(
        type=f"/problems/{trouble.reason}",
        title=own.say(f"status-{status}"),
        status=status,
        detail=voice.say(trouble.reason, facts),
        reason=trouble.reason,
    )


def language_wanted(accepted: str) -> str:
    """The best of our languages for an `Accept-Language` header."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(accepted[:200].split(",")):
        name, _, quality = part.partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            continue
        wishes.append((-weight, place, name.strip()[:2].lower()))
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), FALLBACK)
