"""Every question that deals things out comes with a likely answer: it stands, and tells nothing."""

from __future__ import annotations

from importlib import import_module
from random import Random

import pytest

import palazzo
from generic.play import PLAIN, choose
from generic.tables import share
from palazzo.kernel import looking
from palazzo.kernel.looking import DEALING
from palazzo.kernel.questions import Payment

ANSWERS = 400


def test_a_likely_answer_stands_and_is_the_same_in_every_world_its_seat_imagines(setting):
    met = 0
    for seed in share(0.5):
        rng = Random(f"likely {setting} {seed}")
        match = setting.match(f"likely {seed}")
        for _ in range(ANSWERS):
            if match.over:
                break
            for question in list(match.questions):
                if question.kind not in DEALING or (not question.due and rng.random() < 0.9):
                    continue
                met += 1
                likely = looking.likely(match, question)
                assert question.fault(likely) is None, f"{question!r}: {likely}"
                match.clone().answer(question.seat, likely, question.id)
                if rng.random() < 0.15:
                    world = match.resample(question.seat, rng)
                    same = next(one for one in world.questions.of(question.seat) if one.id == question.id)
                    assert looking.likely(world, same) == likely, f"{question!r}"
            seen = match.view(match.due.seat)["questions"][0]
            assert ("likely" in seen) == (seen["kind"] in DEALING)
            choose(match, rng, PLAIN).on(match)
    assert met or not setting.game.startswith(("final", "junta", "last"))


@pytest.mark.parametrize(
    ("game", "seats", "matches"), [("final-decrees", 5, 60), ("junta", 5, 12), ("last-will", 4, 12)]
)
def test_what_a_game_declares_as_likely_stands_nearly_always(game, seats, matches):
    declared = import_module(f"{palazzo.rules_of(game).entry.package}.likely").LIKELY
    asked: dict[str, int] = dict.fromkeys(declared, 0)
    stood: dict[str, int] = dict.fromkeys(declared, 0)
    for seed in range(matches):
        rng = Random(f"{game} {seed}")
        match = palazzo.new_match(
            game,
            seats,
            seed=seed,
            options={"edition": rng.choice(["republic", "empire"])} if game == "final-decrees" else {},
        )
        while not match.over:
            question = match.due
            if question.prompt in declared:
                found = declared[question.prompt](match.table, question.seat, question)
                asked[question.prompt] += 1
                stood[question.prompt] += found is not None and question.fault(found) is None
            match.answer(question.seat, question.sample(rng))
    rare = {prompt for prompt, count in asked.items() if not count}
    assert len(rare) <= 2, f"never asked: {rare}"
    for prompt, count in asked.items():
        least = 0.1 if prompt in ("vote", "volley") else 0.7
        assert stood[prompt] >= least * count, f"{prompt}: {stood[prompt]} of {count} stood"


def test_a_likely_payment_loses_as_little_as_can_be():
    worth = {"1M": 1, "2M": 2, "3M": 3}
    assert sorted(Payment("pay", ["1M", "3M", "3M"], worth, 3).likely()) == ["3M"]
    assert sorted(Payment("pay", ["2M", "2M", "3M"], worth, 4).likely()) == ["2M", "2M"]
    assert sorted(Payment("pay", ["3M", "3M"], worth, 4).likely()) == ["3M", "3M"]
    assert Payment("pay", ["1M"], worth, 0).likely() == []
