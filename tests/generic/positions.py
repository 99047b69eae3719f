"""Positions of all kinds, right and wrong, drawn from the handbook, from tests, and from matches; and what is asked of
them: each is refused with a sentence, or stands and can be played on."""

from __future__ import annotations

import ast
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import palazzo
from generic.play import ENDLESS, QUIET, all_seen, choose, play
from generic.scenes import SCENES
from generic.tables import SETTINGS
from kernel.written import FULL, JUNK, WORDS, spoilt, spots, words
from palazzo import BadPosition, Match
from palazzo.games.final_decrees.positions import DOORS as DECREES_DOORS
from palazzo.games.junta.positions import DOORS as JUNTA_DOORS
from palazzo.games.last_will.positions import DOORS as WILL_DOORS
from palazzo.puzzles.writing import write

HANDBOOK: Final = Path(__file__).parents[2] / "docs" / "positions.md"
DOORS: Final = {"final-decrees": DECREES_DOORS, "junta": JUNTA_DOORS, "last-will": WILL_DOORS}
FARTHEST: Final = {"final-decrees": 300, "junta": 900, "last-will": 300}
"""Positions are taken from matches so many answers from their start."""
MATCHES: Final = 12
"""Matches of each game that positions are taken from."""
PILES: Final = ("deck", "discards", "aid", "spent", "decks")
"""Fields that name nearly all things there are: without them others can be laid otherwise."""
SLOWEST: Final = 60.0
"""Seconds within which a position must be refused, or set up and played on for a while."""
TO_THE_END: Final = 0.002
"""How many of those that stand are played to their end."""


class Draft(NamedTuple):
    """A position, and the table it is meant for."""

    game: str
    seats: int
    options: dict[str, Any]
    position: Any


def handbook() -> list[Draft]:
    """The positions of the handbook's examples."""
    found = []
    for block in re.findall(r"```python\n(.*?)```", HANDBOOK.read_text(encoding="utf-8"), re.DOTALL):
        code = "\n".join(line[4:] for line in block.splitlines() if line.startswith((">>>", "...")))
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "set_up":
                given = {word.arg: ast.literal_eval(word.value) for word in node.keywords}
                found.append(Draft(ast.literal_eval(node.args[0]), given["seats"], {}, given["position"]))
    return found


@cache
def written_ones() -> list[Draft]:
    """Positions somebody wrote: in the handbook, for the tests of refusals, for the scenes."""
    found = handbook()
    found += [Draft(one.game, one.seats, one.options or {}, one.position) for one in FULL]
    found += [Draft(one.game, one.seats, one.options, one.position) for one in SCENES]
    return found


@cache
def played_ones(game: str) -> list[Draft]:
    """Positions met in matches of a game, without a door."""
    found = []
    settings = [setting for setting in SETTINGS if setting.game == game]
    for number in range(MATCHES):
        rng = Random(f"positions {game} {number}")
        setting = settings[number * len(settings) // MATCHES]
        match = setting.match(f"positions {number}")
        for _ in range(10):
            play(match, rng, int(rng.random() * FARTHEST[game] / 5), QUIET)
            if match.over:
                break
            found.append(Draft(game, setting.seats, dict(setting.options), write(match)))
    return found


@cache
def values(game: str) -> dict[str, list[Any]]:
    """What each field of a game has ever held, in positions somebody wrote or that were met."""
    found: dict[str, list[Any]] = {}
    for draft in [*written_ones(), *played_ones(game)]:
        if draft.game == game:
            for field, value in draft.position.items():
                if value not in found.setdefault(field, []):
                    found[field].append(value)
    return found


@cache
def vocabulary(game: str) -> list[Any]:
    """All words and numbers that positions of a game have ever held."""
    said = {str(word): word for held in values(game).values() for value in held for word in words(value)}
    return [said[word] for word in sorted(said)]


# -- drawing


def draw(rng: Random) -> Draft:
    """A position: one that was written or met, at some door, then spoilt more or less."""
    game = rng.choice(list(DOORS))
    written = [one for one in written_ones() if one.game == game]
    draft = rng.choice(written if rng.random() < 0.35 else played_ones(game))
    position = deepcopy(draft.position)
    if "at" not in position or rng.random() < 0.2:
        position["at"] = rng.choice(list(DOORS[game]))
    if rng.random() < 0.9:
        keep = {*DOORS[game].get(position["at"], ()), "at", "names", "answers"}
        position = {field: value for field, value in position.items() if field in keep}
    bare = rng.random() < 0.6
    for field in list(position):
        if field != "at" and (rng.random() < 0.2 or (bare and field in PILES)):
            del position[field]
    seats, options = draft.seats, draft.options
    if rng.random() < 0.1:
        other = rng.choice([setting for setting in SETTINGS if setting.game == game])
        seats, options = other.seats, dict(other.options)
    for _ in range(rng.choice([0, 0, 1, 1, 1, 2, 3, 5])):
        position = spoil(rng, game, position)
    return Draft(game, seats, options, position)


def spoil(rng: Random, game: str, position: dict[str, Any]) -> dict[str, Any]:
    """The same with one thing otherwise."""
    way = rng.random()
    position = dict(position)
    at = position.get("at")
    here = DOORS[game].get(at, ()) if isinstance(at, str) else ()
    if way < 0.30 and here:
        field = rng.choice(here)
        position[field] = deepcopy(rng.choice(values(game).get(field, [JUNK[0]])))
    elif way < 0.40 and (ways := [one for one in spots(position) if isinstance(one[-1], str)]):
        position = renamed(position, rng.choice(ways), rng.choice(vocabulary(game)))
    elif way < 0.75 and (ways := list(spots(position))):
        new = rng.choice(rng.choice([vocabulary(game), vocabulary(game), WORDS, JUNK, list(range(-3, 12))]))
        position = spoilt(position, rng.choice(ways), new)
    elif way < 0.83 and (ways := [one for one in spots(position) if len(one) > 1]):
        position = shortened(position, rng.choice(ways))
    elif way < 0.88:
        position["at"] = rng.choice([*DOORS[game], *DOORS[rng.choice(list(DOORS))]])
    elif way < 0.93:
        field = rng.choice(list(values(rng.choice(list(DOORS)))))
        position[field] = deepcopy(rng.choice(JUNK + WORDS))
    elif way < 0.97:
        position["answers"] = [[rng.choice(["s0", "s1", "anna"]), rng.choice(["stop", "pass", [], {}, 1, None])]]
    else:
        position["names"] = rng.choice([["anna", "bruno", "carla", "dario"], ["s1", "s0"], [""], "anna", None])
    return position


def shortened(position: dict[str, Any], way: tuple[Any, ...]) -> dict[str, Any]:
    """The same without one thing in it."""
    position = deepcopy(position)
    holder: Any = position
    for key in way[:-1]:
        holder = holder[key]
    del holder[way[-1]]
    return position


def renamed(position: dict[str, Any], way: tuple[Any, ...], name: Any) -> dict[str, Any]:
    """The same with something under another name: of another player, in another space."""
    position = deepcopy(position)
    holder: Any = position
    for key in way[:-1]:
        holder = holder[key]
    holder[name] = holder.pop(way[-1])
    return position


# -- trying


@contextmanager
def soon(seconds: float) -> Iterator[None]:
    """What happens here must be over by then."""

    def stop(*_: Any) -> None:
        raise TimeoutError(f"not over after {seconds} seconds")

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def tried(draft: Draft, rng: Random) -> str:
    """Set a position up and play on: "refused", "over" where nothing is left to play, or "stands"."""
    with soon(SLOWEST):
        match, refusal = set_up(draft)
        if match is None:
            assert ": " in refusal
            return "refused"
        stands(match, rng)
    if rng.random() < TO_THE_END:
        plays_to_the_end(match, rng)
    return "over" if match.over else "stands"


def set_up(draft: Draft) -> tuple[Match | None, str]:
    """The match that begins in a position, or why there is none."""
    try:
        return palazzo.set_up(draft.game, draft.seats, draft.position, seed=1, options=draft.options), ""
    except BadPosition as error:
        return None, str(error)


def stands(match: Match, rng: Random) -> None:
    """It passes its audit, everyone can look at it, it can be saved and loaded, played on and taken back."""
    assert match.audit() == ()
    if rng.random() < 0.1:
        assert all_seen(palazzo.load_match(match.save(compact=True))) == all_seen(match)
    for _ in range(rng.randrange(9)):
        if match.over:
            break
        move = choose(match, rng)
        move.on(match)
        assert match.audit() == (), match.audit()
        if rng.random() < 0.05 and match.can_undo(move.seat):
            match.undo(move.seat)
            assert match.audit() == ()
    if rng.random() < 0.1:
        assert all_seen(palazzo.load_match(match.save())) == all_seen(match)


def plays_to_the_end(match: Match, rng: Random) -> None:
    """It has an end."""
    for _ in range(ENDLESS):
        if match.over:
            break
        choose(match, rng).on(match)
        assert match.audit() == (), match.audit()
    assert match.over
