"""One house, several rooms: the colours of each game, and the signs a terminal can show."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.theme import Theme


class Room(NamedTuple):
    """The two inks of a room: one for what matters, one for warnings. Both read on dark and on light ground."""

    ink: str
    stamp: str


HALL: Final = Room("#3f9164", "#b5483f")
_ROOMS: Final[dict[str, Room]] = {
    "final-decrees/republic": Room("#4a86d8", "#d5473f"),
    "final-decrees/empire": Room("#b8912f", "#2f9e8f"),
    "junta": Room("#2f9e8f", "#c8374e"),
    "last-will": Room("#9a5c9e", "#3f8a5a"),
}


def room_of(game: str, edition: str) -> Room:
    """The room of a game, or of one of its editions."""
    return _ROOMS.get(f"{game}/{edition}", _ROOMS.get(game, HALL))


def theme_of(room: Room) -> Theme:
    """Styles by what they mean. Colours are never the only sign."""
    return Theme(
        {
            "ink": room.ink,
            "title": f"bold {room.ink}",
            "head": "dim",
            "me": f"bold {room.ink}",
            "number": f"bold {room.ink}",
            "next": f"bold {room.stamp}",
            "alert": f"bold {room.stamp}",
            "faint": "dim",
            "ask": "bold",
            "secret": f"{room.stamp}",
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
