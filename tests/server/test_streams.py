"""What seats are sent, change by change, makes the view they would be sent whole."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import msgspec
import pytest

import palazzo
from palazzo.kernel.errors import Refusal
from palazzo.kernel.match import Match, start
from palazzo.server.live.messages import Change
from palazzo.server.live.streams import KEPT_CHANGES, Streams, whole
from server.guests import patched

decoder = msgspec.json.Decoder(Change)


class Follower:
    """Somebody who is sent changes, and nothing else."""

    def __init__(self, streams: Streams, match: Match, seat: int | None) -> None:
        self.seat = seat
        self.version = streams.stream(match, seat).version
        self.view: Any = msgspec.json.decode(msgspec.json.encode(whole(match, seat)))

    def take(self, data: bytes) -> None:
        """Make the new view out of the old one."""
        change = msgspec.to_builtins(decoder.decode(data))
        assert (change["after"], change["version"]) == (self.version, self.version + 1)
        self.version = change["version"]
        self.view = patched(self.view, change)

    def sees(self, match: Match) -> bool:
        """They see what they may."""
        seen: Any = msgspec.json.decode(msgspec.json.encode(whole(match, self.seat)))
        return bool(seen == self.view)


def begun(game: str, seats: int, seed: int) -> Match:
    """A new match."""
    rules = palazzo.rules_of(game)
    return start(rules, seats, f"{seed:032x}", rules.entry.complete_options(seats, {}))


def step(match: Match, rng: Random) -> None:
    """Somebody answers something, or takes an answer back."""
    undoing = [seat for seat in range(match.seats) if match.can_undo(seat)]
    if undoing and rng.random() < 0.15:
        match.undo(rng.choice(undoing))
        return
    asked = rng.choice(list(match.questions))
    try:
        match.answer(asked.seat, asked.sample(rng), None if asked.due else asked.id)
    except Refusal:
        return


@pytest.mark.parametrize(("game", "seats"), [("final-decrees", 4), ("junta", 5), ("last-will", 3), ("last-will", 5)])
def test_changes_make_the_views_they_follow(game: str, seats: int) -> None:
    match, rng, streams = begun(game, seats, 7), Random(7), Streams()
    followers = {seat: Follower(streams, match, seat) for seat in [None, *range(seats)]}
    silent = 0
    for _ in range(150):
        if match.over:
            break
        if rng.random() < 0.2:
            streams.rest()
            streams.rest()
            assert streams.rested
        step(match, rng)
        unmoved = {seat for seat, follower in followers.items() if follower.sees(match)}
        sent = streams.advance(match)
        for seat, data in sent.items():
            followers[seat].take(data)
        assert not unmoved & set(sent)
        silent += len(unmoved)
        assert all(follower.sees(match) for follower in followers.values())
        assert streams.advance(match) == {}
    assert silent


def test_those_who_were_away_get_what_they_missed_until_it_is_too_much() -> None:
    match, rng, streams = begun("last-will", 3, 3), Random(3), Streams()
    away, here = Follower(streams, match, 0), Follower(streams, match, 1)
    changes = 0
    while 0 in streams.streams and not match.over:
        step(match, rng)
        sent = streams.advance(match)
        changes += 0 in sent
        if 1 in sent:
            here.take(sent[1])
        if changes == KEPT_CHANGES // 2 and 0 in sent:
            for data in streams.stream(match, 0).since(away.version) or []:
                away.take(data)
            assert away.sees(match)
        streams.forget({1})
    assert not match.over
    assert here.sees(match)
    assert streams.stream(match, 0).since(away.version) is None


def test_what_is_kept_for_those_who_come_back_is_nothing_for_the_collector() -> None:
    match, rng, streams = begun("last-will", 3, 3), Random(3), Streams()
    stream = streams.stream(match, 0)
    for _ in range(20):
        step(match, rng)
        streams.advance(match)
    assert len(stream.changes) > 5
    assert not any(gc.is_tracked(change) for change in stream.changes)
