"""A match as a newspaper: who won, how it went, what was said and done, and which promises were kept."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct, convert

from palazzo import Match
from palazzo.kernel.looking import plain_view
from palazzo.kernel.match import restarted
from palazzo.kernel.table import SEAT
from palazzo.kernel.texts import Texts
from palazzo.press.pictures import seat_colours
from palazzo.press.sheets import PACKAGE
from palazzo.press.typesetting import HOME, CannotPrint, typeset

_MOST_POINTS: Final = 60
"""Moments on the chart."""
_MOST_SIGNS: Final = 9000
"""Signs of news on the pages: what comes to more loses its oldest ordinary lines first."""
ALWAYS: Final = ("promise-kept", "promise-broken", "promise-void", "deal-struck")
"""News of every game."""
_NOTE: Final = re.compile(r"\d+M")
"""A banknote."""
_PROMISES: Final = ("promise-kept", "promise-broken")
_TONE: Final = {"final-decrees": "Courier Prime", "junta": "Righteous", "last-will": "Abril Fatface"}
"""The type of each room's headlines."""


class Coverage(Struct, frozen=True, forbid_unknown_fields=True):
    """What a newspaper tells of the matches of one game."""

    figures: tuple[str, ...]
    """What the chart may follow, the best first."""
    begins: tuple[str, ...]
    """Events that begin a column."""
    news: tuple[str, ...]
    """Events worth a line."""


@cache
def coverage() -> dict[str, Coverage]:
    """What is news, by game."""
    return convert(tomllib.loads((HOME / "news.toml").read_text(encoding="utf-8")), dict[str, Coverage])


def print_match(match: Match, names: list[str], language: str, paper: str, file: Path, saving: bool = False) -> None:
    """Write a match as one or two printed pages."""
    sheet, _ = typeset("newspaper", front_page(match, names, language, paper, saving))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(sheet)
    except OSError as error:
        raise CannotPrint("not-written", {"file": str(file), "why": error.strerror or str(error)}) from None


def front_page(match: Match, names: list[str], language: str, paper: str, saving: bool = False) -> dict[str, Any]:
    """All that the newspaper of a match says. Of a match that goes on, what a spectator knows; else everything."""
    texts = _texts_of(match, names, language)
    outcome = match.outcome
    title = texts.title()
    return {
        "edition": texts.edition,
        "language": language,
        "paper": paper,
        "saving": saving,
        "seat-colours": seat_colours(),
        "display": _TONE.get(match.game, "Bodoni Moda"),
        "masthead": texts.told(f"press-masthead-{match.game}") or title,
        "headline": _headline(match, texts),
        "below": texts.called(outcome.reason) if outcome is not None else texts.say("press-goes-on-below"),
        "standing": _standing(match, texts),
        "chart": _chart(match, texts),
        "columns": _columns(match, texts),
        "words": {
            "credits": texts.told(f"press-credits-{match.game}", {"title": title}) or title,
            "title": title,
            "edition": texts.told(f"option-edition-{texts.edition}"),
            "score": texts.told(f"press-score-{match.game}") or texts.say("press-score"),
            **{
                word: texts.say(f"press-{word}")
                for word in ("place", "name", "kept", "broken", "how-it-went", "said-and-done")
            },
            "answers": texts.say("press-answers", {"count": len(match.journal), "seats": match.seats}),
        },
    }


def _texts_of(match: Match, names: list[str], language: str) -> Texts:
    """The texts of the game and of the press, with those who sit there."""
    entry = match.rules.entry
    texts = Texts(language, entry.package, str(match.options.get("edition", "")), names, also=(PACKAGE,))
    texts.game, texts.known = entry.id, dict(match.options)
    return texts


def _headline(match: Match, texts: Texts) -> str:
    """Who won; or that nobody has yet."""
    outcome = match.outcome
    if outcome is None:
        return texts.say("press-goes-on")
    winners = [SEAT[seat] for seat in outcome.winners]
    facts = {"winners": winners, "score": outcome.scores[outcome.winners[0]]}
    return texts.told(f"press-won-{match.game}", facts) or texts.say("press-won", facts)


def _standing(match: Match, texts: Texts) -> list[dict[str, Any]]:
    """Everybody's place, score, and what became of their promises; by seat while the match goes on."""
    outcome = match.outcome
    order = sorted(range(match.seats), key=lambda seat: outcome.places[seat] if outcome else seat)
    lines = match.events()
    return [
        {
            "seat": seat,
            "name": str(texts.name(SEAT[seat])),
            "place": outcome.places[seat] + 1 if outcome else None,
            "score": outcome.scores[seat] if outcome else None,
            **{
                part: sum(line["event"] == event and line["seat"] == SEAT[seat] for line in lines)
                for part, event in (("kept", "promise-kept"), ("broken", "promise-broken"))
            },
        }
        for seat in order
    ]


# -- the chart


def _chart(match: Match, texts: Texts) -> dict[str, Any]:
    """One figure of everybody, over the match: the first of the game's that can be seen."""
    moments = _figures_of(match)
    wanted = next((one for one in coverage()[match.game].figures if any(one in moment for moment in moments)), None)
    if wanted is None:
        return {"figure": "", "series": []}
    points = [moment.get(wanted, {}) for moment in moments]
    series = [
        {"seat": seat, "name": str(texts.name(SEAT[seat])), "points": [point.get(SEAT[seat], 0) for point in points]}
        for seat in range(match.seats)
    ]
    return {"figure": texts.called(wanted), "series": series}


def _figures_of(match: Match) -> list[dict[str, dict[str, int]]]:
    """What can be counted of everybody, at some moments of the match: figure, seat, number."""
    again = restarted(match)
    steps = len(match.journal)
    kept = {round(index * steps / _MOST_POINTS) for index in range(_MOST_POINTS + 1)}
    found = [_counted(again, match.over)]
    for number, (seat, question, value) in enumerate(match.journal, 1):
        again.answer(seat, value, question or None)
        if number in kept:
            found.append(_counted(again, match.over))
    return found


def _counted(match: Match, everything: bool) -> dict[str, dict[str, int]]:
    """The numbers of what all see of everybody; and of what is everybody's own, once everything may be seen."""
    found: dict[str, dict[str, int]] = {}
    for person in plain_view(match, None)["table"]["people"]:
        _add(found, person["seat"], {name: value for name, value in person.items() if type(value) is int})
    for seat in range(match.seats) if everything else ():
        _add(found, SEAT[seat], plain_view(match, seat)["table"]["yours"])
    return found


def _add(found: dict[str, dict[str, int]], seat: str, fields: dict[str, Any]) -> None:
    """What can be counted among these fields are figures of this seat: numbers, and banknotes together."""
    for name, value in fields.items():
        if type(value) is int:
            found.setdefault(name, {})[seat] = value
        elif isinstance(value, list) and all(isinstance(one, str) and _NOTE.fullmatch(one) for one in value):
            found.setdefault(name, {})[seat] = sum(int(one[:-1]) for one in value)


# -- what was said and done


def _columns(match: Match, texts: Texts) -> list[dict[str, Any]]:
    """The news, each part under what began it."""
    told = coverage()[match.game]
    wanted = {*told.news, *ALWAYS}
    parts: list[dict[str, Any]] = [{"title": "", "lines": []}]
    for line in match.events():
        event = line["event"]
        if event in told.begins:
            parts.append({"title": texts.event(line), "lines": []})
        elif event in wanted:
            parts[-1]["lines"].append({"text": texts.event(line), "loud": event in ("game-over", *_PROMISES)})
    return _shortened([part for part in parts if part["lines"]])


def _shortened(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """No more than two pages take: the oldest parts keep their first and their loud lines."""
    room = _MOST_SIGNS - sum(len(part["title"]) for part in parts)
    for part in reversed(parts):
        room -= sum(len(line["text"]) for line in part["lines"])
        if room < 0:
            part["lines"] = [line for index, line in enumerate(part["lines"]) if index == 0 or line["loud"]]
    return parts
