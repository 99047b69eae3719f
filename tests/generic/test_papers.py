"""Ready papers: each stands as an offer, is the same in every world its seat imagines, and has a name in words."""

from __future__ import annotations

from random import Random

import pytest

import palazzo
from generic.play import PLAIN, choose
from generic.tables import share
from palazzo.kernel import looking
from palazzo.kernel.texts import Texts

ANSWERS = 120


def test_a_ready_paper_stands_and_tells_nothing(setting):
    for seed in share(0.2):
        rng = Random(f"papers {setting} {seed}")
        match = setting.match(f"papers {seed}")
        for _ in range(ANSWERS):
            if match.over:
                break
            if rng.random() < 0.1:
                seat = rng.randrange(match.seats)
                ready = looking.ready_papers(match, seat)
                asked = next((one for one in match.questions.open_to(seat) if one.kind == "offer"), None)
                for paper in ready:
                    assert asked.fault(paper["offer"]) is None, paper
                    match.clone().answer(seat, paper["offer"], asked.id)
                assert looking.ready_papers(match.resample(seat, rng), seat) == ready
            choose(match, rng, PLAIN).on(match)


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_ready_paper_met_has_a_name_in_words(language):
    met: set[str] = set()
    match = palazzo.new_match("final-decrees", 5, seed=7)
    rng = Random(7)
    while not match.over:
        for seat in range(match.seats):
            met.update(paper["name"] for paper in looking.ready_papers(match, seat))
        match.answer(match.due.seat, match.due.sample(rng))
    texts = Texts(language, palazzo.rules_of("final-decrees").entry.package, "republic", [])
    assert {"card-for-blame", "stamp-for-relief", "peace"} <= met
    assert all(texts.has(f"paper-{name}") for name in met)


def test_an_offer_is_foreseen_as_if_everyone_had_signed():
    match = palazzo.new_match("final-decrees", 4, seed=1)
    rng = Random(1)
    while not (ready := [p for p in looking.ready_papers(match, 0) if p["name"] == "card-for-blame"]):
        match.answer(match.due.seat, match.due.sample(rng))
    asked = next(one for one in match.questions.open_to(0) if one.kind == "offer")
    paper = ready[0]
    blame = {one["seat"]: one["blame"] for one in match.view(0)["table"]["people"]}
    then = match.foresee(0, [paper["offer"]], question=asked.id)["unopposed"]
    found = {one["of"][0]: one["after"] for one in then["figures"] if one["figure"] == "blame"}
    assert found == {"s0": [blame["s0"] - 1], paper["with"]: [blame[paper["with"]] + 1]}
    assert not match.table.deals, "nothing is offered by looking ahead"
