"""Secrecy: nobody can see, or work out from anything the engine says, what they may not know.

All tests take two worlds that a seat could not tell apart and compare, byte by byte, every channel: the view with its
log, questions, ids, versions and waiting, and the texts of refusals.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from generic.history import Story, hidden_kinds
from generic.play import (
    PLAIN,
    QUIET,
    STRETCH,
    TRADING,
    Habits,
    Move,
    agree,
    can_take_back,
    choose,
    choose_opening,
    due,
    play,
    seen,
    somewhere,
    stretch,
)
from generic.tables import Setting
from palazzo import Match
from palazzo.kernel.imagining import may_lie, swap
from palazzo.kernel.rules import Rules, Zone
from palazzo.kernel.table import SEAT, Table

EVERYONE: Final = -1
WORLDS: Final = 2
"""How many worlds are imagined for each seat at each point looked at."""


def watchers(match: Match) -> list[int | None]:
    """Every seat, and a spectator."""
    return [*range(match.seats), None]


def who(watcher: int | None) -> str:
    """How a watcher is called, for the reader of a failed test."""
    return "a spectator" if watcher is None else SEAT[watcher]


def onlookers(match: Match, move: Move, rng: Random) -> list[int | None]:
    """Whoever answered, and two of the others: with few eyes there is time for many answers."""
    return [move.seat, *rng.sample([watcher for watcher in watchers(match) if watcher != move.seat], 2)]


def taught(match: Match, watcher: int | None) -> bool:
    """The kernel was told that this one learned something by the last answer."""
    mask = match.table.taught
    return mask == EVERYONE or (watcher is not None and bool(mask >> watcher & 1))


def points(
    setting: Setting, seed: int | str, name: str, chance: float, habits: Habits
) -> Iterator[tuple[Match, Random]]:
    """Some of the points that a stretch of a match passes."""
    rng = Random(f"{name} {setting} {seed}")
    for _, before, _ in stretch(setting, seed, rng, habits):
        if rng.random() < chance:
            yield before, rng


# -- now


def now(setting: Setting, seed: int | str, chance: float = 0.06, habits: Habits = TRADING) -> int:
    """What a seat sees, and a spectator, is the same in the true match and in one resampled for that seat."""
    compared = 0
    for match, rng in points(setting, seed, "now", chance, habits):
        compared += cannot_be_told_apart(match, rng)
    return compared


def cannot_be_told_apart(match: Match, rng: Random) -> int:
    """A world of each seat, sound, playable, and the same to that seat; how many were compared."""
    probes = odd_answers(match, rng)
    for watcher in watchers(match):
        world = match.resample(watcher, rng)
        faults = world.audit()
        assert not faults, f"a world of {who(watcher)}: {faults}"
        agree(seen(match, watcher), seen(world, watcher), f"{who(watcher)} can tell the worlds apart")
        agree(seen(match, None), seen(world, None), f"a spectator can tell a world of {who(watcher)} from the true one")
        if watcher is not None:
            heard, again = refusals(match, watcher, probes), refusals(world, watcher, probes)
            assert heard == again, (
                f"{who(watcher)} can tell the worlds apart by what it is refused: {heard} against {again}"
            )
        play(world, rng, 5)
    return match.seats + 1


def odd_answers(match: Match, rng: Random) -> list[Any]:
    """Answers to questions of any seat, to be given by others, for whom some do not stand."""
    found: list[Any] = []
    for question in match.questions:
        options = question.bounds().get("options", [])
        found += [question.sample(rng), *rng.sample(options, min(4, len(options)))]
    return rng.sample(found, min(8, len(found)))


def refusals(match: Match, seat: int, probes: list[Any]) -> list[str]:
    """What a seat hears if it answers all its questions with these."""
    heard = []
    for question in match.questions.of(seat):
        for probe in probes:
            heard.append(Move(seat, probe, question.id).refused(match.clone()))
    return heard


# -- choices


def choices(setting: Setting, seed: int | str, chance: float = 0.25) -> int:
    """Whether a seat has a choice does not hang on what others cannot see, unless the game says so of the prompt.

    A question with one answer is answered by itself, at once: that would tell what its seat holds.
    """
    looked = 0
    for match, rng in points(setting, seed, "choices", chance, QUIET):
        asked = rng.choice(due(match))
        looked += 1
        prompts = match.rules.prompts
        if asked.prompt in prompts.windows | prompts.moments | prompts.guarded:
            continue
        for watcher in watchers(match):
            world = match.resample(watcher, rng)
            if watcher == asked.seat or not world.questions.is_due(asked.seat):
                continue
            again = world.questions.due_of(asked.seat)
            assert again.prompt != asked.prompt or again.forced() == asked.forced(), (
                f"hidden things decide whether {asked.prompt} has more than one answer, and its time would tell: "
                "name it among the `windows` or the `guarded` of the game's `prompts`"
            )
    return looked


# -- ahead


def ahead(setting: Setting, seed: int | str, chance: float = 0.25, habits: Habits = TRADING) -> int:
    """The same answer in worlds a seat could not tell apart looks the same to it, unless it was taught something.

    And what it was taught it was told: with the same log it sees the same.
    """
    rng = Random(f"ahead {setting} {seed}")
    compared = 0
    for match, before, move in stretch(setting, seed, rng, habits):
        if not match.over and rng.random() < chance:
            compared += looks_alike(before, move, match, rng, onlookers(match, move, rng))
    return compared


def looks_alike(before: Match, move: Move, after: Match, rng: Random, eyes: list[int | None]) -> int:
    """One answer, seen with some eyes in worlds they could not tell apart before; how many could be compared."""
    compared = 0
    for watcher in eyes:
        view, told = seen(after, watcher), after.events(watcher)
        for _ in range(WORLDS):
            world = before.resample(watcher, rng)
            why = move.refused(world)
            assert not why or watcher != move.seat, (
                f"{move} stands, but not in a world {who(watcher)} cannot tell apart: {why}"
            )
            if why or world.over:
                continue
            compared += 1
            if not taught(after, watcher) and not taught(world, watcher):
                agree(
                    view,
                    seen(world, watcher),
                    f"{who(watcher)} learns something from {move}, and the kernel was not told",
                )
            elif told == world.events(watcher):
                what = f"{who(watcher)} sees at {move} what no event told it (`tell`, or `confide` to those who see it)"
                agree(view, seen(world, watcher), what)
    return compared


def gifts_look_alike(setting: Setting, seed: int | str, chance: float = 0.1) -> int:
    """Whatever hidden things change hands in a private deal, to a third it looks the same."""
    compared = 0
    for match, rng in points(setting, seed, "gifts", chance, TRADING):
        giver, taker = rng.sample(range(match.seats), 2)
        after = match.clone()
        if not give_something(after, giver, taker, rng):
            continue
        thirds = [watcher for watcher in watchers(match) if watcher not in (giver, taker)]
        for watcher in rng.sample(thirds, 2):
            for _ in range(WORLDS):
                world = match.resample(watcher, rng)
                if give_something(world, giver, taker, rng) and after.events(watcher) == world.events(watcher):
                    what = f"{who(watcher)} can tell what {giver} gave {taker}"
                    agree(seen(after, watcher), seen(world, watcher), what)
                    compared += 1
    return compared


def give_something(match: Match, giver: int, taker: int, rng: Random) -> bool:
    """One seat gives another one hidden thing, any of those it has, and the other takes it, if it has room for it."""
    offers = [q for q in match.questions.open_to(giver) if q.kind == "offer"]
    goods = offers[0].bounds()["goods"].get(SEAT[giver], {}) if offers else {}
    kinds = [kind for kind in hidden_kinds(match) if kind in goods]
    if not kinds:
        return False
    term = {"from": SEAT[giver], "to": SEAT[taker], "goods": {rng.choice(kinds): 1}}
    if Move(giver, {"terms": [term]}, offers[0].id).refused(match):
        return False
    for reply in reversed(list(match.questions.open_to(taker))):
        if reply.kind == "pick" and "accept" in reply.bounds()["options"]:
            match.answer(taker, "accept", reply.id)
            return True
    return False


# -- aside


def aside(setting: Setting, seed: int | str, chance: float = 0.2) -> int:
    """What happens in private changes nothing for the others: no log line, no counter, no id, no undo, no waiting.

    Private is: a secret answer while others are still asked, a choice half made, an offer and its fate.
    """
    rng = Random(f"aside {setting} {seed}")
    compared = 0
    for match, before, move in stretch(setting, seed, rng, TRADING):
        if is_private(match, before) and rng.random() < chance:
            compared += not_noticed(match, before, move)
    return compared


def is_private(match: Match, before: Match) -> bool:
    """By the last answer nothing has happened before all eyes."""
    return match.table.moments == before.table.moments and not match.over


def not_noticed(match: Match, before: Match, move: Move) -> int:
    """Nobody who was not told anything sees any difference; how many were compared."""
    others = [w for w in watchers(match) if w != move.seat and not taught(match, w)]
    for watcher in others:
        agree(seen(before, watcher), seen(match, watcher), f"{who(watcher)} notices {move}")
    return len(others)


def dealings_leave_no_trace(setting: Setting, seed: int | str, chance: float = 0.05, answers: int = 25) -> int:
    """Two talk in private and come to nothing; whatever happens later, a third never learns that they did."""
    compared = 0
    for match, rng in points(setting, seed, "trace", chance, PLAIN):
        talked = match.clone()
        parties = talk_in_vain(talked, rng)
        if not parties:
            continue
        plain = match.clone()
        others = [w for w in watchers(match) if w is None or not parties >> w & 1]
        strangers = rng.sample(others, min(2, len(others)))
        for _ in range(answers):
            if plain.over:
                break
            move = choose(plain, rng, TRADING)
            if move.refused(talked):
                break
            move.on(plain)
            for watcher in strangers:
                what = f"{who(watcher)} learns at {move} that {parties:b} have talked"
                agree(seen(plain, watcher), seen(talked, watcher), what)
                compared += 1
    return compared


def talk_in_vain(match: Match, rng: Random) -> int:
    """An offer is made and withdrawn, or refused; the seats that know of it, as a mask (none: nobody could)."""
    if match.table.deals:
        return 0
    offer = choose_opening(match, rng)
    if offer is None or not isinstance(offer.value, dict):
        return 0
    offer.on(match)
    if len(match.table.deals) != 1:
        return 0
    deal = match.table.deals[0]
    for seat in rng.sample(range(match.seats), match.seats):
        for question in match.questions.open_to(seat):
            for reply in ("withdraw", "refuse"):
                if question.kind == "pick" and question.fault(reply) is None:
                    match.answer(seat, reply, question.id)
                    return deal.parties
    raise AssertionError(f"{deal} can neither be withdrawn nor refused")


# -- variety


def variety(setting: Setting, seed: int | str, chance: float = 0.05, tries: int = 60) -> int:
    """Every hidden thing that a seat cannot place lies elsewhere in some world it imagines; a placed one never does."""
    moved: set[tuple[int | None, int]] = set()
    hidden: dict[tuple[int | None, int], int] = {}
    looked = 0
    for match, rng in points(setting, seed, "variety", chance, TRADING):
        for watcher in watchers(match):
            unplaced, in_hands, placed = unknown_things(match, watcher)
            here = slots(match)
            waits = set(in_hands)
            for number in range(tries):
                if number > 3 and not waits:
                    break
                world = match.resample(watcher, rng)
                there = slots(world)
                for kind, place in placed:
                    found = {match.table.kind_of(thing) for thing, slot in there.items() if slot[0] == place}
                    assert kind in found, f"{who(watcher)} knows where {kind} is, and imagines it elsewhere"
                for thing in unplaced:
                    if there[thing] != here[thing]:
                        moved.add((watcher, thing))
                waits -= {thing for thing in waits if there[thing][0] != here[thing][0]}
                looked += 1
            waits = {thing for thing in waits if not pinned(match, watcher, thing)}
            assert not waits, f"{who(watcher)} cannot place {names(match, waits)}, and never imagines it elsewhere"
            for thing in unplaced:
                if (watcher, thing) in moved or not pinned(match, watcher, thing):
                    hidden[watcher, thing] = hidden.get((watcher, thing), 0) + 1
    stuck = [what for what, times in hidden.items() if times > 2 and what not in moved]
    assert not stuck, f"these hidden things never lie elsewhere: {stuck}"
    return looked


def pinned(match: Match, watcher: int | None, thing: int) -> bool:
    """What the rules have publicly vouched for (`strain`) leaves a hidden thing no other place to lie in.

    As in a game of tricks, where all others have shown that they hold no card of its suit.
    """
    rules, seat = match.rules, -1 if watcher is None else watcher
    g = match.clone().table
    for group in rules.zones(g):
        zones = [zone for zone in group if seat < 0 or g.owner_of(zone.place) != seat]
        for here in zones:
            if thing in here.things:
                i = here.things.index(thing)
                return not any(
                    may_change(rules, g, here, i, other, slot, seat)
                    for other in zones
                    for slot in range(len(other.things))
                    if other is not here
                )
    return False


def may_change(rules: Rules, g: Table, one: Zone, i: int, other: Zone, j: int, seat: int) -> bool:
    """Two things could lie in each other's slots, for all this seat knows."""
    if not (may_lie(g, one.things[i], other.place, seat) and may_lie(g, other.things[j], one.place, seat)):
        return False
    swap(g, one, i, other, j, seat)
    fits = rules.strain(g, seat) == 0
    swap(g, one, i, other, j, seat)
    return fits


def slots(match: Match) -> dict[int, tuple[int, int]]:
    """Where every hidden thing lies."""
    return {
        thing: (zone.place, slot)
        for group in match.rules.zones(match.table)
        for zone in group
        for slot, thing in enumerate(zone.things)
    }


def names(match: Match, things: set[int]) -> list[str]:
    """The kinds of things."""
    return sorted(match.table.kind_of(thing) for thing in things)


def unknown_things(match: Match, watcher: int | None) -> tuple[set[int], set[int], list[tuple[str, int]]]:
    """The things one cannot place; those in hands of which one has no idea at all; and where one knows what.

    A thing of which one has no idea must be able to change places with another such thing that lies elsewhere.
    """
    table = match.table
    unplaced, in_hands, placed = set(), set(), []
    for group in match.rules.zones(table):
        others = [zone for zone in group if watcher is None or table.owner_of(zone.place) != watcher]
        loose, somewhere_here = [], []
        for zone in others:
            for thing in zone.things:
                if watcher is not None and table.sees(watcher, thing, zone.place):
                    placed.append((table.kind_of(thing), zone.place))
                    continue
                somewhere_here.append((thing, zone.place))
                if watcher is None or not table.supposed(watcher, thing):
                    loose.append((thing, zone.place))
        for thing, place in somewhere_here:
            if any(may_swap(table, watcher, thing, place, *other) for other in somewhere_here if other[0] != thing):
                unplaced.add(thing)
        for thing, place in loose:
            elsewhere = [other for other, there in loose if there != place]
            if table.owner_of(place) >= 0 and len(elsewhere) > 1:
                in_hands.add(thing)
    return unplaced, in_hands, placed


def may_swap(table: Any, watcher: int | None, thing: int, place: int, other: int, there: int) -> bool:
    """One may suppose each of two things where the other lies; in one hand nobody can tell their order."""
    if place == there:
        return bool(table.owner_of(place) < 0)
    ideas = [(thing, there), (other, place)]
    supposed = [table.supposed(watcher, what) if watcher is not None else [] for what, _ in ideas]
    return all(not places or where in places for places, (_, where) in zip(supposed, ideas, strict=True))


# -- fair undo


def fair_undo(setting: Setting, seed: int | str, chance: float = 0.25) -> int:
    """Whatever may be taken back has taught nobody anything: not even whoever gave it and may now choose again."""
    rng = Random(f"fair undo {setting} {seed}")
    compared = 0
    for match, before, move in stretch(setting, seed, rng, PLAIN._replace(opening=0.03, change=0.05)):
        if match.over or rng.random() > chance or not can_take_back(match, before, move):
            continue
        compared += has_taught_nobody(match, before, move, rng, onlookers(match, move, rng))
    return compared


def has_taught_nobody(match: Match, before: Match, move: Move, rng: Random, eyes: list[int | None]) -> int:
    """An answer that may be taken back looks the same in all worlds one could not tell apart; how many it was."""
    compared = 0
    for watcher in eyes:
        view = seen(match, watcher)
        for _ in range(WORLDS):
            world = before.resample(watcher, rng)
            why = move.refused(world)
            assert not why or watcher != move.seat, f"{who(watcher)} learns from {move}, which it may take back: {why}"
            if why:
                continue
            agree(view, seen(world, watcher), f"{who(watcher)} learns from {move}, which may be taken back")
            compared += 1
    return compared


# -- moves


def moves_are_noted(setting: Setting, seed: int | str) -> int:
    """What goes to a hidden place, or leaves it, goes by a verb of the table; how often something went."""
    rng = Random(f"moves {setting} {seed}")
    match = setting.match(seed) if seed == 0 else somewhere(setting, seed, rng, QUIET)
    moved = 0
    for _ in range(STRETCH):
        if match.over:
            break
        here = slots(match)
        assert match.table.sights is not None, "from here on only what this answer moves is still to be worked out"
        move = choose(match, rng, QUIET)
        move.on(match)
        there = slots(match)
        noted = {thing for motion in match.table.motions for thing in motion[1]}
        hidden = {thing for motion in match.table.motions for thing in motion[1] if motion[3] >= 0}
        gone = {thing for thing, (place, _) in here.items() if thing in there and there[thing][0] != place}
        assert gone <= hidden, f"at {move} the kernel was not told that {names(match, gone - hidden)} went elsewhere"
        left = only_there(match, here, there)
        assert left <= noted or match.over, (
            f"at {move} the kernel was not told that {names(match, left - noted)} left a hand"
        )
        came = only_there(match, there, here)
        assert came <= hidden, f"at {move} the kernel was not told that {names(match, came - hidden)} went to a hand"
        for _, things, source, place, to, owner in match.table.motions:
            assert not things or source < 0 or owner < 0 or to >> owner & 1, (
                f"at {move} {names(match, set(things))} went to place {place} of {SEAT[owner]}, who was not among "
                f"those who saw which (the seats {to:b}): they are given as a mask, `1 << seat` for one seat"
            )
        moved += len(gone | left | came)
    return moved


def only_there(match: Match, one: dict[int, tuple[int, int]], other: dict[int, tuple[int, int]]) -> set[int]:
    """The things that lie in hands in the one, and in the other nowhere hidden."""
    return {thing for thing in one.keys() - other.keys() if match.table.owner_of(one[thing][0]) >= 0}


# -- scenes


def scene(story: Story) -> set[str]:
    """A written scene, all tests at each of its answers; what happened in it."""
    rng = Random(f"scene {story}")
    happened: set[str] = set()
    for match, before, move in story.moves():
        happened.update(line[0] for line in match.table.log)
        if match.over:
            break
        cannot_be_told_apart(before, rng)
        looks_alike(before, move, match, rng, watchers(match))
        if is_private(match, before):
            not_noticed(match, before, move)
        if can_take_back(match, before, move):
            has_taught_nobody(match, before, move, rng, watchers(match))
    return happened
