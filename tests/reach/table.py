"""The table of what random matches reached, as `make rules` prints it."""

from __future__ import annotations

from typing import Any, Final

from reach.count import page, written
from reach.counting import missing, wanted

WIDTH: Final = 100
RARER: Final = ("questions ", "events ", "endings ", "promises ")
"""What a short run may miss."""


def table(game: str) -> str:
    """What the counted matches of a game were, and how often they reached everything there is."""
    counts = written(game)
    played, answers = sum(counts["matches"].values()), counts["answers"]["in all"]
    lines = [
        f"{game}: {played} random matches, {answers} answers, no fault found by audit() after any of them, all ended",
        *row("tables", counts["matches"]),
        *row("players", counts["temperaments"]),
        *row("options", counts["options"]),
        *row("endings", counts["endings"]),
    ]
    for what, names in wanted(game).items():
        if what == "endings":
            continue
        met = {name: counts.get(what, {}).get(name, 0) for name in names}
        lines += row(f"{what}, {sum(map(bool, met.values()))} of {len(met)}", met)
    never = missing(game, counts)
    lines += row("not reached by so few", dict.fromkeys(never, 0)) if never else []
    return "\n".join(lines)


def row(title: str, counts: dict[str, int]) -> list[str]:
    """A title, and how often each was met, in lines of a readable width."""
    lines, line = [f"  {title}"], ""
    for word in (f"{name}: {count or 'NEVER'}" for name, count in counts.items()):
        if line and 6 + len(line) + 2 + len(word) > WIDTH:
            lines.append(" " * 6 + line)
            line = ""
        line += ("  " if line else "") + word
    return [*lines, " " * 6 + line]


def counted_games() -> list[str]:
    """The games whose counts have been written down."""
    return [game for game in ("junta", "last-will") if page(game).exists()]


def unreached(game: str) -> list[str]:
    """The cards, effects and phases that the written counts of a game never reached.

    Some questions and events are rarer than that; a run of all the matches must reach them too.
    """
    found: dict[str, Any] = written(game)
    return [name for name in missing(game, found) if not name.startswith(RARER)]
