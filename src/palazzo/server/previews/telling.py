"""What may be told of a link to whoever gets it: of a public table what the hall shows, of a private one nothing."""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

import palazzo
from palazzo.catalogue import GAMES
from palazzo.kernel.texts import Texts
from palazzo.server.messages import Language, Table
from palazzo.server.problems import PACKAGE

HOUSE: Final = "house"
"""In place of a game: the house itself."""


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What is told of a link, and what its picture shows."""

    room: str
    """The game, or game and edition; or the house."""
    language: Language
    title: str
    says: str
    game: str = ""
    """What is played, in words."""
    names: tuple[str, ...] = ()
    """Who sits there, by seat; empty, where nobody does."""
    winners: tuple[int, ...] = ()
    """The seats that have won."""


def of_house(language: str) -> Preview:
    """A link to the house, or to whatever is nobody's business."""
    texts = Texts(language, PACKAGE)
    return Preview(
        room=HOUSE,
        language=cast(Language, language),
        title=texts.say("preview-house"),
        says=texts.say("preview-house-says"),
    )


def of_invitation(room: str, language: str) -> Preview:
    """An invitation to a private table: only what whoever passes it on has written into the link, if that."""
    texts = Texts(language, PACKAGE)
    known = room if room in rooms() else HOUSE
    game = "" if known == HOUSE else _title_of(known, language)
    return Preview(
        room=known,
        language=cast(Language, language),
        title=texts.say("preview-invitation", {"game": game}) if game else texts.say("preview-invitation-anywhere"),
        says=texts.say("preview-invitation-says"),
        game=game,
    )


def of_table(table: Table) -> Preview:
    """A table as a stranger sees it: it is public."""
    texts = Texts(table.language, PACKAGE)
    room = _room_of(table.game, table.options)
    game = _title_of(room, table.language)
    names = tuple(seat.name if seat.person or seat.bot or table.phase == "over" else "" for seat in table.seats)
    won = () if table.result is None else tuple(int(seat[1:]) for seat in table.result.winners)
    facts: dict[str, Any] = {
        "game": game,
        "names": [name for name in names if name],
        "free": sum(not name for name in names),
        "watching": table.watching,
        "winners": [names[seat] for seat in won],
    }
    state = table.phase if table.phase != "over" else "over" if won else "closed"
    return Preview(
        room=room,
        language=table.language,
        title=table.name or texts.say(f"preview-{state}", facts),
        says=texts.say(f"preview-{state}-says", facts),
        game=game,
        names=names,
        winners=won,
    )


def rooms() -> dict[str, tuple[str, str]]:
    """Every game, and every edition of it, by the name of its room."""
    found: dict[str, tuple[str, str]] = {}
    for game in GAMES:
        options = {option.name: option for option in palazzo.rules_of(game).entry.options}
        editions = options["edition"].values if "edition" in options else ()
        found[game] = (game, str(options["edition"].default) if editions else "")
        found.update({f"{game}-{edition}": (game, str(edition)) for edition in editions})
    return found


def _room_of(game: str, options: dict[str, Any]) -> str:
    """The room a game is played in: editions have their own."""
    edition = options.get("edition")
    return f"{game}-{edition}" if edition else game


def _title_of(room: str, language: str) -> str:
    """What is played in a room: the game and, if it has some, the edition."""
    game, edition = rooms()[room]
    texts = Texts(language, palazzo.rules_of(game).entry.package, edition)
    called = texts.told(f"option-edition-{edition}") if edition else ""
    return f"{texts.title()}, {called}" if called else texts.title()
