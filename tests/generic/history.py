"""History: what a seat may suppose after a stretch of play is just what its own views allow, no more and no less.

The truth is found the slow way. Worlds are imagined before the stretch, the same is played in each, what the seat
cannot see chosen at random, and those are kept in which every view of the seat agrees. The kinds of things that may
then lie in each place must be those of worlds imagined after the stretch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

import palazzo
from generic.play import Move, difference, seen
from palazzo import IllegalAnswer, Match

TRIED: Final = 3000
KEPT: Final = 200
"""With so many worlds kept, no more are tried."""

FEWEST: Final = 20
"""With fewer, nothing is proved."""

Pairs = set[tuple[int, str]]


@dataclass
class Say:
    """A seat answers what it is asked; `known_to` are those who see what (nobody named: everyone)."""

    seat: int
    value: Any
    known_to: tuple[int, ...] = ()

    def on(self, match: Match, observer: int | None, rng: Random | None) -> None:
        """Give the answer, or one the observer could not tell from it."""
        value = self.value
        if rng is not None and self.known_to and observer not in self.known_to:
            value = match.questions.due_of(self.seat).sample(rng)
        match.answer(self.seat, value)


@dataclass
class Offer:
    """A seat offers others some things; those in the deal see which."""

    giver: int
    taker: int
    kinds: list[str]

    def on(self, match: Match, observer: int | None, rng: Random | None) -> None:
        """Make the offer, or one the observer could not tell from it."""
        kinds = self.kinds
        question = next(q for q in match.questions.open_to(self.giver) if q.kind == "offer")
        if rng is not None and observer not in (self.giver, self.taker):
            goods = question.bounds()["goods"][f"s{self.giver}"]
            held = [kind for kind in hidden_kinds(match) for _ in range(goods.get(kind, 0))]
            kinds = rng.sample(held, min(len(held), len(kinds)))
        amounts = {kind: kinds.count(kind) for kind in kinds}
        term = {"from": f"s{self.giver}", "to": f"s{self.taker}", "goods": amounts}
        match.answer(self.giver, {"terms": [term]}, question.id)


@dataclass
class Reply:
    """A seat accepts, refuses or withdraws the offer its partner and it last made."""

    seat: int
    word: str

    def on(self, match: Match, observer: int | None, rng: Random | None) -> None:
        """Answer the newest offer that can be so answered."""
        for question in reversed(list(match.questions.open_to(self.seat))):
            if question.kind == "pick" and question.fault(self.word) is None:
                match.answer(self.seat, self.word, question.id)
                return
        raise IllegalAnswer("not-asked", {"seat": f"s{self.seat}", "asked": []})


@dataclass
class Pass:
    """Whoever is asked for a reaction, if anyone, declines."""

    def on(self, match: Match, observer: int | None, rng: Random | None) -> None:
        """All decline."""
        for question in [q for q in match.questions if q.due and q.window]:
            match.answer(question.seat, question.default())


@dataclass
class Usual:
    """Whoever is asked gives the default answer, until somebody is asked this; nobody looks."""

    prompt: str

    def on(self, match: Match, observer: int | None, rng: Random | None) -> None:
        """The match goes on by itself."""
        while next(iter(match.questions)).prompt != self.prompt:
            question = next(iter(match.questions))
            match.answer(question.seat, question.default())


@dataclass
class Story:
    """A small written position, and what happens in it."""

    name: str
    game: str
    seats: int
    position: dict[str, Any]
    script: list[Say | Offer | Reply | Pass | Usual]
    options: dict[str, Any] = field(default_factory=dict)
    observers: list[int | None] = field(default_factory=list)
    events: set[str] = field(default_factory=set)
    """What surely happens in it, by the names of its events."""

    def __str__(self) -> str:
        return self.name

    def match(self) -> Match:
        """The match where the story begins."""
        return palazzo.set_up(self.game, self.seats, position=self.position, seed=1, options=self.options)

    def moves(self) -> Iterator[tuple[Match, Match, Move]]:
        """All that happens in it: after each answer the match, how it was, and the answer."""
        match = self.match()
        for part in self.script:
            coming = match.clone()
            part.on(coming, None, None)
            for seat, question, value in coming.journal[len(match.journal) :]:
                before = match.clone()
                move = Move(seat, value, question or None, "" if question else match.questions.due_of(seat).prompt)
                move.on(match)
                if not isinstance(part, Usual):
                    yield match, before, move

    def watchers(self) -> list[int | None]:
        """From whose eyes the story is followed."""
        return self.observers or list(range(self.seats))


def hidden_kinds(match: Match) -> list[str]:
    """The kinds of things that may be hidden."""
    zones = [zone for group in match.rules.zones(match.table) for zone in group]
    return sorted({match.table.kind_of(thing) for zone in zones for thing in zone.things})


def supposed(match: Match, observer: int | None) -> Pairs:
    """What lies where, but for the observer's own."""
    return {
        (zone.place, match.table.kind_of(thing))
        for group in match.rules.zones(match.table)
        for zone in group
        if observer is None or match.table.owner_of(zone.place) != observer
        for thing in zone.things
    }


def by_history(story: Story, observer: int | None, rng: Random) -> tuple[Match, Pairs, int]:
    """The match after the story; what may lie where by all the observer saw; and in how many worlds."""
    start = story.match()
    truth = start.clone()
    trace = []
    for part in story.script:
        part.on(truth, observer, None)
        trace.append((seen(truth, observer), truth.events(observer)))
    pairs: Pairs = set()
    kept = 0
    for tried in range(4 * TRIED):
        if kept == KEPT or (tried >= TRIED and kept >= FEWEST):
            break
        world = start.resample(observer, rng)
        world.table.key = start.table.key
        if agrees(world, story, observer, trace, rng):
            pairs |= supposed(world, observer)
            kept += 1
    return truth, pairs, kept


def agrees(world: Match, story: Story, observer: int | None, trace: list[tuple[bytes, Any]], rng: Random) -> bool:
    """The story can happen in this world, and the observer sees the same at every step.

    What an observer sees may differ only if it was told something else.
    """
    for part, (view, events) in zip(story.script, trace, strict=True):
        try:
            part.on(world, observer, rng)
        except IllegalAnswer:
            return False
        here = seen(world, observer)
        if here != view:
            told_otherwise = world.events(observer) != events
            assert told_otherwise, f"{story}: {observer} sees at {part} what it was not told: {difference(view, here)}"
            return False
    return True


def by_imagination(match: Match, observer: int | None, rng: Random) -> Pairs:
    """What may lie where in the worlds the observer imagines."""
    pairs: Pairs = set()
    for _ in range(2 * KEPT):
        pairs |= supposed(match.resample(observer, rng), observer)
    return pairs


def memory_is_exact(story: Story, observer: int | None, explain: Callable[[int], str] = str) -> int:
    """The observer may suppose what its views allow, no more and no less; in how many worlds that was seen."""
    rng = Random(f"history {story} {observer}")
    match, allowed, kept = by_history(story, observer, rng)
    assert kept >= FEWEST, f"{story}: only {kept} worlds agree with what {observer} saw"
    imagined = by_imagination(match, observer, rng)
    forgotten = sorted((explain(place), kind) for place, kind in imagined - allowed)
    denied = sorted((explain(place), kind) for place, kind in allowed - imagined)
    assert not forgotten, f"{story}: {observer} could know better than to suppose {forgotten}"
    assert not denied, f"{story}: {observer} cannot know that it is not so: {denied}"
    return kept
