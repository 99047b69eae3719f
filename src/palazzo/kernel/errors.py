"""What the engine refuses to do, and why.

A refusal names a sentence of `locale/*/kernel.ftl` and its facts, so that it can be told in any language;
`str()` tells it in English, and by the names of the game if it knows which.
"""

from __future__ import annotations

from typing import Any, Final

_LONGEST_QUOTE: Final = 80
_WHY: Final = "%why%"
"""Stands for reasons that may be longer than a sentence takes."""


def shown(value: Any) -> str:
    """A wrong value as a refusal quotes it: short, whatever it is."""
    if isinstance(value, str):
        return value[:_LONGEST_QUOTE]
    if value is None or isinstance(value, (bool, float)) or (isinstance(value, int) and value.bit_length() < 200):
        return str(value)
    return type(value).__name__


class Refusal(ValueError):
    """Something the engine will not do; nothing was changed."""

    def __init__(self, reason: str, facts: dict[str, Any] | None = None, package: str = "", edition: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, Any] = facts if facts is not None else {}
        self.package = package
        self.edition = edition

    def __str__(self) -> str:
        from palazzo.kernel.texts import explain

        return explain(self)


class IllegalAnswer(Refusal):
    """The answer does not fit what was asked, or the seat is not asked, or does not exist.

    `question` is what the seat was asked, if anything: it has a `kind`, a `prompt` and `bounds()`.
    """

    def __init__(
        self,
        reason: str,
        facts: dict[str, Any] | None = None,
        package: str = "",
        edition: str = "",
        question: Any = None,
    ) -> None:
        super().__init__(reason, facts, package, edition)
        self.question = question

    def __str__(self) -> str:
        from palazzo.kernel.printing import refused

        return refused(self)


class UnknownGame(Refusal):
    """No such game in the catalogue."""


class UnknownBot(Refusal):
    """No such level of bot."""


class UnknownLanguage(Refusal):
    """A language Palazzo does not speak."""


class NoWorld(Refusal):
    """No world was found that a seat could not tell from the true one."""


class BadOptions(Refusal):
    """The number of seats or an option does not exist in this game."""


class BadPosition(Refusal):
    """The written position cannot stand on a table; it lists every reason."""

    def __str__(self) -> str:
        from palazzo.kernel.texts import explain

        return explain(Refusal(self.reason, {"why": _WHY})).replace(_WHY, str(self.facts["why"]))


class BadSave(Refusal):
    """The saved match is damaged, foreign, or of other rules."""


class BadContent(Refusal):
    """A data file of a game is wrong; it names the file and the entry."""
