"""The arena: bots against bots, many times, fairly.

Every deal is played as often as there are seats, everybody sitting once in each. Matches are numbered; the same number
is the same match, as far as ministers have the same time: here it is counted in CPU seconds. What came of each is
written down as soon as it is over, so that a run can be broken off and taken up again, and records of several runs give
ratings together.
"""

from __future__ import annotations

import math
import os
import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterable
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
from openskill.models import PlackettLuce

import palazzo
from palazzo.bots import LEVELS, Bot, Minister, bot, bot_move, clerk
from palazzo.bots.tempers import Tempered, parted
from palazzo.bots.worlds import MISSING

_ENDLESS: Final = 30_000
"""A match with more answers than this has stalled."""
_Z: Final = 1.96


class Pairing(NamedTuple):
    """Who plays what: the players in the order in which they sit at the first match of a deal."""

    game: str
    players: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()


class PlayedMatch(msgspec.Struct):
    """What came of one match."""

    game: str
    players: list[str]
    """By seat."""
    number: int
    won: list[float]
    """By seat: its part of the victory."""
    answers: int
    seconds: float
    trouble: str = ""
    """An answer that did not stand, a stall, a clerk or a world that failed; nothing, if all went well."""
    options: dict[str, Any] = {}


def players_of(text: str) -> tuple[str, ...]:
    """`clerk*5,clerk:honest,minister` as seven players; ValueError, if it says something else."""
    found: list[str] = []
    for part in text.split(","):
        level, _, times = part.strip().partition("*")
        try:
            bot(level)
        except palazzo.Refusal:
            raise ValueError(part) from None
        if times and not times.isdecimal():
            raise ValueError(part)
        found += [level] * int(times or 1)
    return tuple(found)


def seated(pairing: Pairing, number: int) -> list[str]:
    """Who sits where in a match: from one to the next of the same deal, everybody moves on by one seat."""
    turn = number % len(pairing.players)
    return [*pairing.players[-turn:], *pairing.players[:-turn]] if turn else list(pairing.players)


def _play(job: tuple[Pairing, int]) -> PlayedMatch:
    """One match."""
    pairing, number = job
    players = seated(pairing, number)
    deal = number // len(players)
    match = palazzo.new_match(pairing.game, len(players), f"arena {deal}", dict(pairing.options))
    rng = random.Random(f"arena {pairing.game} {number}")
    bots = {seat: _timed(player) for seat, player in enumerate(players)}
    clerk.FALLBACKS.clear()
    MISSING.clear()
    began, answers, trouble = time.process_time(), 0, ""
    try:
        while answers < _ENDLESS and bot_move(match, bots, rng) is not None:
            answers += 1
    except palazzo.IllegalAnswer as refusal:
        trouble = str(refusal)
    if not match.over:
        trouble = trouble or "stalled"
    elif clerk.FALLBACKS or MISSING:
        trouble = f"fell back: {dict(clerk.FALLBACKS)} {dict(MISSING)}"
    winners = match.outcome.winners if match.outcome is not None else ()
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(players))]
    seconds = round(time.process_time() - began, 3)
    return PlayedMatch(pairing.game, players, number, won, answers, seconds, trouble, dict(pairing.options))


def _timed(player: str) -> Bot:
    """The bot of this name; one that thinks ahead counts its time in CPU seconds."""
    level, temper = parted(player)
    thinker = Minister(now=time.process_time) if level == "minister" else bot(level)
    return Tempered(thinker, temper) if temper else thinker


def read(path: Path | None) -> list[PlayedMatch]:
    """The matches of earlier runs; ValueError names the line that is none. One half written at the end is left out."""
    if path is None or not path.exists():
        return []
    found: list[PlayedMatch] = []
    *lines, _ = path.read_bytes().split(b"\n")
    for number, line in enumerate(lines, 1):
        try:
            found.append(msgspec.json.decode(line, type=PlayedMatch))
        except msgspec.MsgspecError:
            raise ValueError(f"line {number}") from None
    return found


def run(
    pairing: Pairing,
    numbers: Iterable[int],
    records: Path | None = None,
    workers: int = 0,
    seconds: float = math.inf,
    progress: Callable[[int, int], None] = lambda done, wanted: None,
) -> list[PlayedMatch]:
    """Play the matches of these numbers that are not written down yet; all there are of this pairing then."""
    known = [one for one in read(records) if _is_of(pairing, one)]
    wanted = list(numbers)
    played = {one.number for one in known}
    jobs = [(pairing, number) for number in wanted if number not in played]
    until = time.monotonic() + seconds
    with ProcessPoolExecutor(workers or os.cpu_count()) as pool:
        for record in pool.map(_play, jobs):
            known.append(record)
            if records is not None:
                _write(record, records)
            progress(len(known), len(played | set(wanted)))
            if time.monotonic() > until:
                pool.shutdown(cancel_futures=True)
                break
    return known


def _write(record: PlayedMatch, path: Path) -> None:
    """Add a match to those written down; over what a run broken off has left half written."""
    with path.open("ab+") as file:
        file.seek(0)
        whole = file.read()
        file.truncate(whole.rfind(b"\n") + 1)
        file.write(msgspec.json.encode(record) + b"\n")


def _is_of(pairing: Pairing, record: PlayedMatch) -> bool:
    """This match belongs to this pairing."""
    same = record.game == pairing.game and record.options == dict(pairing.options)
    return same and record.players == seated(pairing, record.number)


# -- what it comes to


class Share(NamedTuple):
    """How often a level has won, against its share of the seats."""

    level: str
    matches: int
    won: float
    fair: float
    low: float
    high: float


def shares(records: list[PlayedMatch]) -> list[Share]:
    """By level: its part of all victories, with the 95 % interval after Wilson."""
    won: dict[str, float] = defaultdict(float)
    sat: dict[str, int] = defaultdict(int)
    for record in records:
        for level, part in zip(record.players, record.won, strict=True):
            won[level] += part
            sat[level] += 1
    found: list[Share] = []
    for level in sorted(won, key=lambda level: list(LEVELS).index(level) if level in LEVELS else -1):
        part = won[level] / len(records)
        low, high = interval(part, len(records))
        fair = sat[level] / sum(len(record.players) for record in records)
        found.append(Share(level, len(records), part, fair, low, high))
    return found


def interval(share: float, matches: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    middle = (share + _Z * _Z / (2 * matches)) / (1 + _Z * _Z / matches)
    half = _Z / (1 + _Z * _Z / matches) * math.sqrt(share * (1 - share) / matches + _Z * _Z / (4 * matches * matches))
    return max(0.0, middle - half), min(1.0, middle + half)


def report(records: list[PlayedMatch]) -> list[str]:
    """What came of some matches, line by line."""
    if not records:
        return []
    first, last = min(one.number for one in records), max(one.number for one in records)
    lines = [f"{records[0].game}: {len(records)} matches, numbers {first} to {last}"]
    for level, _, won, fair, low, high in shares(records):
        times = f"{won / fair:.2f} [{low / fair:.2f}, {high / fair:.2f}] times its share"
        lines.append(f"  {level:10} wins {won:6.1%} [{low:.1%}, {high:.1%}] of {fair:.1%}: {times}")
    seconds = sum(one.seconds for one in records) / len(records)
    trouble = [f"{one.number}: {one.trouble}" for one in records if one.trouble]
    lines.append(f"  {seconds:.1f} s of CPU a match; trouble: {'; '.join(trouble) or 'none'}")
    return lines


# -- ratings

_MODEL: Final = PlackettLuce()


class Rating(NamedTuple):
    """How strong somebody is thought to be, and how sure one is of it."""

    mean: float = _MODEL.mu
    deviation: float = _MODEL.sigma


def ratings(records: Iterable[PlayedMatch]) -> dict[str, Rating]:
    """By player, over all records in their order, as OpenSkill reckons (Plackett-Luce).

    Only who has won is told apart from who has not; several seats of one player move it together, by their mean.
    """
    found: dict[str, Rating] = {}
    for record in records:
        now = [found.get(player, Rating()) for player in record.players]
        teams = [[_MODEL.rating(mu=one.mean, sigma=one.deviation)] for one in now]
        changed = [team[0] for team in _MODEL.rate(teams, ranks=[0.0 if part else 1.0 for part in record.won])]
        for player in set(record.players):
            mine = [one for one, other in zip(changed, record.players, strict=True) if other == player]
            found[player] = Rating(fmean([one.mu for one in mine]), fmean([one.sigma for one in mine]))
    return found
