"""Foresight: what is called certain comes true to the letter, and nothing of it comes from what is true and hidden."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from generic.play import TRADING, Habits, Move, state, stretch
from generic.tables import Setting
from palazzo import Match
from palazzo.kernel.foresight import Foresight, figures_of

LONGEST_CHOICE = 6
"""Answers after which a choice that goes on is left as it is."""


@dataclass
class Account:
    """What came of what was foreseen."""

    answers: int = 0
    """Answers foreseen, and then given."""
    certain: int = 0
    """Lines and figures called certain, all of which came true."""
    changes: int = 0
    """How often a figure of the seat's own changed by its own answer."""
    foreseen: int = 0
    """How often that had been foreseen, as certain or in its range."""

    def add(self, other: Account) -> None:
        """Both together."""
        self.answers += other.answers
        self.certain += other.certain
        self.changes += other.changes
        self.foreseen += other.foreseen


def certain_comes_true(
    setting: Setting, seed: int | str, chance: float = 0.3, habits: Habits = TRADING, worlds: int = 3
) -> Account:
    """Answers of a stretch of a match, foreseen before they are given, half of them as parts of longer choices."""
    rng = Random(f"foresight {setting} {seed}")
    account = Account()
    for _, before, move in stretch(setting, seed, rng, habits):
        if rng.random() < chance:
            account.add(foreseen_and_done(before, move, rng, worlds))
    return account


def foreseen_and_done(match: Match, move: Move, rng: Random, worlds: int = 3) -> Account:
    """An answer is foreseen, with the rest of the choice it begins, and given: what was certain has come."""
    was = state(match)
    foresight = Foresight(match, move.seat, worlds, rng)
    answers = [move.value]
    account = Account()
    for _ in range(LONGEST_CHOICE):
        foreseen = foresight.of(answers, move.question)
        account.add(compared(match, move, answers, foreseen))
        following = foreseen["next"]
        if following is None:
            break
        answers = [*foreseen["answers"], sampled(match, move, foreseen, rng)]
    assert state(match) == was, "looking ahead has changed the match"
    return account


def done(match: Match, move: Move, answers: list[Any]) -> Match:
    """These answers given, in a copy."""
    after = match.clone()
    for number, value in enumerate(answers):
        after.answer(move.seat, value, None if number else move.question)
    return after


def sampled(match: Match, move: Move, foreseen: Any, rng: Random) -> Any:
    """Any answer to the next question of a choice, which is asked as it was foreseen."""
    after = done(match, move, foreseen["answers"])
    asked = after.questions.due_of(move.seat)
    assert asked.id == foreseen["next"]["id"]
    assert asked.bounds() == {name: foreseen["next"][name] for name in asked.bounds()}, (
        f"{asked} was foreseen otherwise"
    )
    return asked.sample(rng)


def compared(match: Match, move: Move, answers: list[Any], foreseen: Any) -> Account:
    """What came of answers against what had been foreseen of them."""
    what = f"{move} of {foreseen}"
    assert foreseen["refused"] is None, f"{what} is refused"
    given = foreseen["answers"] or answers
    after = done(match, move, given)
    heard = [line for line in after.events(move.seat)[len(match.events(move.seat)) :] if is_known(line, move.seat)]
    lines = [event["line"] for event in foreseen["events"] if event["certain"]]
    assert heard[: len(lines)] == lines, f"{what}: {heard} came instead"
    was = figures_of(match, move.seat)
    now = figures_of(after, move.seat)
    mine = f"s{move.seat}"
    account = Account(answers=1, certain=len(lines))
    ahead = {(one["figure"], *one["of"]): one for one in foreseen["figures"]}
    if foreseen["unopposed"] is not None:
        later = {(one["figure"], *one["of"]): one for one in foreseen["unopposed"]["figures"]}
        ahead |= {key: one for key, one in later.items() if key not in ahead}
    for key, one in ahead.items():
        if one["certain"]:
            account.certain += 1
            assert now.get(key) == one["after"][0], f"{what}: {key} is {now.get(key)}"
    for key in was.keys() | now.keys():
        if key[1:2] == (mine,) and was.get(key) != now.get(key):
            account.changes += 1
            account.foreseen += is_in(now.get(key), ahead[key]["after"]) if key in ahead else 0
    if foreseen["waiting"] is not None:
        account.certain += 1
        assert after.view(move.seat)["waiting"] == foreseen["waiting"], f"{what} waits for others"
    return account


def is_known(line: dict[str, Any], seat: int) -> bool:
    """Not the fate of a promise between others: who knows of none can only learn of it, and nothing hangs on it."""
    return line["event"] not in ("promise-kept", "promise-broken") or f"s{seat}" in (line["seat"], line["other"])


def is_in(value: Any, after: list[Any]) -> bool:
    """A value is one of those foreseen, or a number between them."""
    numbers = type(value) is int and all(type(one) is int for one in after)
    return bool(after[0] <= value <= after[-1]) if numbers else value in after


def no_difference(setting: Setting, seed: int | str, chance: float = 0.08, habits: Habits = TRADING) -> int:
    """The true match and another the seat could not tell from it foresee the same, from the same chance."""
    rng = Random(f"no difference {setting} {seed}")
    compared = 0
    for _, before, move in stretch(setting, seed, rng, habits):
        if rng.random() < chance:
            world = before.resample(move.seat, rng)
            dice = f"{seed} {compared}"
            one = before.foresee(move.seat, [move.value], 3, Random(dice), move.question)
            other = world.foresee(move.seat, [move.value], 3, Random(dice), move.question)
            assert one == other, f"{move} is foreseen otherwise where other things are true: {one} and {other}"
            compared += 1
    return compared
