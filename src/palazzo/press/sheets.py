"""The five files of Final Decrees: what stands on each sheet, gathered from the game's data and texts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from palazzo.games import final_decrees
from palazzo.games.final_decrees.content import CARDS, DECREES, MINISTRIES, MOST_SEATS
from palazzo.games.final_decrees.decrees import RELIEF_PER_ENACTMENT
from palazzo.games.final_decrees.records import LEAST_SEATS, Ministry
from palazzo.kernel import rulebook
from palazzo.kernel.texts import Texts
from palazzo.press import pictures
from palazzo.press.pictures import pictogram, vignette
from palazzo.press.typesetting import CannotPrint, typeset

PACKAGE: Final = "palazzo.press"
FILES: Final = ("cards", "boards", "decrees", "aids", "rules")
PAPERS: Final = ("a4", "letter")
EDITIONS: Final = ("republic", "empire")

_CHART_RULE: Final = "FD-1.5"
_CARD_RULE: Final = "FD-9.1"
_DECREE_RULE: Final = "FD-6.1"
"""The rules that a picture stands beside."""

_ACTIONS: Final = ("draw", "play", "distribute", "forward", "move", "stamp", "special")
TURN: Final = ("gain", "draw", "act", "pay")
_STAMPING: Final = ("where", "relief", "forward", "enact", "chooser")
_REMEMBER: Final = ("goal", "trade", "stagnation", "change", "end")


@dataclass(frozen=True)
class Order:
    """What is to be printed, and how."""

    edition: str
    """`republic` or `empire`."""
    language: str
    """In which language."""
    paper: str
    """`a4` or `letter`."""
    saving: bool = False
    """In black on white, without grounds."""


def print_game(order: Order, folder: Path) -> list[Path]:
    """Write the five files into a folder; refuses, before anything is written, if a text does not fit its room."""
    made = {name: typeset(name, page(order, name)) for name in FILES}
    overlong = sorted({text for _, texts in made.values() for text in texts})
    if overlong:
        raise CannotPrint("press-overlong", {"texts": ", ".join(overlong)})
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, (sheet, _) in made.items():
            (folder / f"{name}.pdf").write_bytes(sheet)
    except OSError as error:
        raise CannotPrint("not-written", {"file": str(folder), "why": error.strerror or str(error)}) from None
    return [folder / f"{name}.pdf" for name in FILES]


def page(order: Order, name: str) -> dict[str, Any]:
    """All that one file needs."""
    texts = texts_of(order)
    common = {
        "edition": order.edition,
        "language": order.language,
        "paper": order.paper,
        "saving": order.saving,
        "seat-colours": pictures.seat_colours(),
        "words": _words(texts, order),
    }
    return common | _PAGES[name](order, texts)


def texts_of(order: Order) -> Texts:
    """The texts of the edition, and of the press."""
    texts = Texts(order.language, final_decrees.ENTRY.package, order.edition, also=(PACKAGE,))
    texts.game = final_decrees.ENTRY.id
    texts.known = {option.name: option.default for option in final_decrees.ENTRY.options}
    return texts


_WORDS: Final = (
    "director", "decrees-here", "blame-here", "arrows", "arrows-help", "markers", "blame", "blame-help", "five-only",
    "no-effect", "stamps-in-order", "enacting", "goal", "turn", "stamping", "actions", "remember", "ruling", "book",
    "rules",
)  # fmt: skip


def _words(texts: Texts, order: Order) -> dict[str, str]:
    """The words printed around the game's own."""
    said = {word: texts.say(f"press-{word}", {"removed": _removed()}) for word in _WORDS}
    title, edition = texts.say("game-title"), texts.say(f"option-edition-{order.edition}")
    return {**said, "title": title, "edition": edition, "credits": texts.say("press-credits", {"title": title})}


def _card_pages(order: Order, texts: Texts) -> list[dict[str, Any]]:
    """Every card, as often as it is in the deck."""
    return [
        {
            "id": card.id,
            "name": texts.say(card.id),
            "text": texts.text(card.id),
            "flavour": texts.told(card.id, part="flavour"),
            "timing": texts.say(f"press-timing-{card.timing}"),
            "colour": pictures.colour(card.id),
            "mark": f"{card.id} · {copy + 1}/{card.copies}",
            "picture": vignette(card.id, order.edition, order.saving),
        }
        for card in CARDS.values()
        for copy in range(card.copies)
    ]


def _office(texts: Texts, ministry: Ministry) -> dict[str, Any]:
    """A ministry's board."""
    special = f"special-{ministry.id}"
    return {
        "id": ministry.id,
        "name": texts.say(ministry.id),
        "picture": pictures.ministry(ministry.id, texts.edition),
        "power": texts.told(special) or texts.say("press-no-power"),
        "text": texts.told(special, part="text") or texts.say("press-no-power-text"),
        "start": _start_of(texts, ministry),
    }


def _start_of(texts: Texts, ministry: Ministry) -> str:
    """What a ministry controls at the start, and with how many players it is used."""
    below = ", ".join(texts.say(name) for name in ministry.controls)
    start = texts.say("press-start", {"below": below}) if below else texts.say("press-start-none")
    return f"{start} {texts.say('press-five-only')}" if ministry.least_seats > LEAST_SEATS else start


def _seat_markers(order: Order, texts: Texts) -> list[dict[str, Any]]:
    """One marker a player."""
    return [
        {"name": texts.say("press-player", {"number": seat + 1}), "picture": pictures.badge(seat, order.saving)}
        for seat in range(MOST_SEATS)
    ]


def _decree_forms(texts: Texts) -> list[dict[str, Any]]:
    """The five decrees."""
    return [
        {
            "id": decree.id,
            "name": texts.say(decree.id),
            "flavour": texts.told(decree.id, part="flavour"),
            "protocol": texts.say("press-protocol", {"number": number}),
            "mark": texts.say("press-number", {"number": number}),
            "picture": pictures.decree(decree.id, texts.edition),
            "steps": _steps(texts, decree.steps),
        }
        for number, decree in enumerate(DECREES, 1)
    ]


def _steps(texts: Texts, names: tuple[str, ...]) -> list[dict[str, Any]]:
    """The boxes of a decree's stamps; those of a ministry that four players do without say so."""
    left_out = {one.id for one in MINISTRIES if one.least_seats > LEAST_SEATS}
    return [
        {
            "number": number,
            "name": texts.say(name),
            "picture": pictures.ministry(name, texts.edition),
            "left-out": name in left_out,
        }
        for number, name in enumerate(names, 1)
    ]


def _aid(texts: Texts) -> dict[str, list[str]]:
    """The lines of a player's aid."""
    facts = {"burn": texts.known["burn"], "removed": _removed()}
    return {
        part: [texts.say(f"press-{part}-{line}", facts) for line in lines]
        for part, lines in (
            ("turn", TURN), ("actions", _ACTIONS), ("stamping", _STAMPING), ("remember", _REMEMBER),
        )
    }  # fmt: skip


def _removed() -> str:
    """What the first, second and every further decree takes off.  [FD-6.2]"""
    return ", ".join(str(RELIEF_PER_ENACTMENT * number) for number in range(1, len(DECREES) + 1))


# -- the rules


def _rules(texts: Texts, order: Order) -> dict[str, Any]:
    """The rule book, with a chart of control, a decree and a card beside the rules that speak of them."""
    package = final_decrees.ENTRY.package
    card = _card_pages(order, texts)[0]
    decree = DECREES[0]
    return {
        "summary": rulebook.summary(texts, package),
        "chapters": [
            {
                "title": chapter.title,
                "intro": chapter.intro,
                "paragraphs": [
                    {
                        "id": one.id,
                        "title": one.title,
                        "text": one.text.splitlines(),
                        "rulings": [{"text": ruling.text, "book": ruling.book} for ruling in one.rulings],
                    }
                    for one in chapter.paragraphs
                ],
            }
            for chapter in rulebook.chapters(texts, package)
        ],
        "chart": {"rule": _CHART_RULE, **_chart(texts)},
        "card-shown": {"rule": _CARD_RULE, **card},
        "decree-shown": {"rule": _DECREE_RULE, "name": texts.say(decree.id), "steps": _steps(texts, decree.steps)},
    }


def _chart(texts: Texts) -> dict[str, Any]:
    """Who controls whom at the start: rows by depth, a controller midway over those it controls."""
    known = {one.id: one for one in MINISTRIES}
    controlled = {name for one in MINISTRIES for name in one.controls}
    places: dict[str, tuple[float, int]] = {}

    def lay(name: str, row: int, column: int) -> int:
        """Give a ministry and all below it their places from this column on; the first free column."""
        below = column
        for child in known[name].controls:
            below = lay(child, row + 1, below)
        above = known[name].controls
        middle = sum(places[child][0] for child in above) / len(above) if above else float(column)
        places[name] = (middle, row)
        return max(below, column + 1)

    column = 0
    for one in MINISTRIES:
        if one.id not in controlled:
            column = lay(one.id, 0, column)
    spots = {name: {"x": x, "y": y} for name, (x, y) in places.items()}
    return {
        "columns": column,
        "rows": max(row for _, row in places.values()) + 1,
        "offices": [{"name": texts.say(name, part="short"), **spot} for name, spot in spots.items()],
        "lines": [{"from": spots[one.id], "to": spots[name]} for one in MINISTRIES for name in one.controls],
    }


_PAGES: Final[dict[str, Callable[[Order, Texts], dict[str, Any]]]] = {
    "cards": lambda order, texts: {
        "emblem": pictogram(pictures.board()["signs"][f"room-{order.edition}"], "#000" if order.saving else "#fff"),
        "cards": _card_pages(order, texts),
    },
    "boards": lambda order, texts: {
        "offices": [_office(texts, one) for one in MINISTRIES],
        "seats": _seat_markers(order, texts),
    },
    "decrees": lambda order, texts: {"decrees": _decree_forms(texts)},
    "aids": lambda order, texts: {"aid": _aid(texts)},
    "rules": lambda order, texts: _rules(texts, order),
}
"""What each file has besides what all have."""
