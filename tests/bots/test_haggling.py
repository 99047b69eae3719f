"""A clerk that does not sign says why, and what it would sign instead."""

from __future__ import annotations

from random import Random

import palazzo
from palazzo.bots import LEVELS, clerk
from palazzo.bots.driver import bot_move
from palazzo.bots.sampling import stands


def at_a_deal(offer, seed=3, by=1):
    """A match of clerks in which this offer has just been made, as its other party sees it, and its reply."""
    match = palazzo.new_match("final-decrees", 5, seed=seed)
    rng = Random(seed)
    bots = dict.fromkeys(range(5), LEVELS["clerk"])
    while True:
        asked = next((one for one in match.questions.open_to(by) if one.kind == "offer"), None)
        value = offer(match) if asked is not None and len(match.journal) > 60 else None
        if value is not None:
            match.answer(by, value, asked.id)
            other = next(seat for seat in range(5) if match.table.deals[-1].parties >> seat & 1 and seat != by)
            view = match.view(other)
            return match, view, next(one for one in view["questions"] if one["prompt"] == "answer-offer")
        bot_move(match, bots, rng)


def dumped(match):
    """All my blame and a card, to seat 0."""
    g = match.table
    if g.blame[1] < 4 or not g.hands[1]:
        return None
    return {"terms": [{"from": "s1", "to": "s0", "goods": {g.kind_of(g.hands[1][0]): 1, "blame": 4}}]}


def test_a_clerk_offers_the_nearest_paper_it_would_sign():
    _, view, reply = at_a_deal(dumped)
    assert clerk.answer(view, reply, Random(1)) == "refuse"
    why, instead = clerk.refusal(view, reply)
    assert why == "instead"
    offer = next(one for one in view["questions"] if one["kind"] == "offer")
    assert stands(offer, instead)
    assert instead["counters"] == reply["facts"]["deal"]
    assert instead["terms"][0]["goods"].get("blame", 0) < 4
    assert clerk.counsel("final-decrees").gain(view, {"promises": [], **instead}) >= 0


def test_a_clerk_that_gets_nothing_says_so():
    def begged(match):
        return {"promises": [{"by": "s0", "to": "s1", "promise": "give-card"}]} if match.table.hands[0] else None

    _, view, reply = at_a_deal(begged)
    why, instead = clerk.refusal(view, reply)
    assert why in ("nothing", "instead")
    assert (instead is None) == (why == "nothing")


def test_a_clerk_says_that_it_has_not_got_a_card():
    def wanted(match):
        g = match.table
        if not g.hands[0]:
            return None
        others = (
            {g.kind_of(card) for card in [*g.deck, *g.hands[2]]} - {g.kind_of(card) for card in g.hands[0]} - {"C31"}
        )
        return {"terms": [{"from": "s0", "to": "s1", "goods": {min(others): 1}}]}

    _, view, reply = at_a_deal(wanted)
    assert clerk.refusal(view, reply) == ("cannot", None)
