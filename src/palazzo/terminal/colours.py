"""The colours of each game, and the signs a terminal can show."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.theme import Theme


class Inks(NamedTuple):
    """The two colours of a game: one for what matters, one for warnings. Both read on dark and on light ground."""

    ink: str
    stamp: str


HOUSE: Final = Inks("#3f9164", "#b5483f")
_OF_GAMES: Final[dict[str, Inks]] = {
    "final-decrees/republic": Inks("#4a86d8", "#d5473f"),
    "final-decrees/empire": Inks("#b8912f", "#2f9e8f"),
    "junta": Inks("#2f9e8f", "#c8374e"),
    "last-will": Inks("#9a5c9e", "#3f8a5a"),
}


def inks_of(game: str, edition: str) -> Inks:
    """The inks of a game, or of one of its editions."""
    return _OF_GAMES.get(f"{game}/{edition}", _OF_GAMES.get(game, HOUSE))


def theme_of(inks: Inks) -> Theme:
    """Styles by what they mean. Colours are never the only sign."""
    return Theme(
        {
            "ink": inks.ink,
            "title": f"bold {inks.ink}",
            "head": "dim",
            "me": f"bold {inks.ink}",
            "number": f"bold {inks.ink}",
            "next": f"bold {inks.stamp}",
            "alert": f"bold {inks.stamp}",
            "faint": "dim",
            "ask": "bold",
            "secret": f"{inks.stamp}",
        },
        inherit=True,
    )


class Signs(NamedTuple):
    """The marks on the board."""

    done: str
    todo: str
    coming: str
    turn: str
    new: str
    between: str
    nothing: str
    prompt: str
    more: str
    to: str
    rule: str
    times: str
    paper: str


UNICODE: Final = Signs("☑", "☐", "▸", "▸", "•", " · ", "–", "› ", "…", " → ", "─", "×", "§")
ASCII: Final = Signs("x", "_", ">", ">", "*", " | ", "-", "palazzo> ", "...", " > ", "-", "x", "-")


def signs_for(encoding: str, plain: bool) -> Signs:
    """What this terminal can write."""
    if plain:
        return ASCII
    try:
        "".join(UNICODE).encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
