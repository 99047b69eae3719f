"""What a clerk of Final Decrees foresees of its own actions is what the rules then do.

Clerks think by their view alone, also at tables of other servers, and so bring a small copy of what actions do
(`deeds.py`). Here every action and effect of whole matches is carried out by the match itself and compared.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from palazzo import Match, new_match
from palazzo.bots import clerk
from palazzo.bots.clerks.final_decrees import deeds
from palazzo.bots.clerks.final_decrees.plans import PROMPTS, SPECIALS, Plan, plans
from palazzo.bots.clerks.final_decrees.sight import Sight, look
from palazzo.bots.driver import bot_move
from palazzo.bots.minister import silent
from palazzo.games.final_decrees.content import CARDS

FORESEEN = ("blame", "post", "load", "upper", "lies", "stamps", "enacted", "actions", "hand")
UNKNOWN = ("stop", "draw", "wiretap")
"""These end the turn or show cards that nobody can foresee."""
OFTEN = 4


def due(match: Match) -> tuple[int, dict[str, Any]]:
    """Who is asked something now, and what."""
    return next((s, q) for s in range(match.seats) for q in match.view(s)["questions"] if q["due"])


def declared(plan: Plan) -> list[tuple[str, Any]]:
    """What is declared, each with the prompt that asks for it."""
    wants = plan.wants + (SPECIALS[plan.made[0].split(":")[1]] if plan.wants == ("special",) else ())
    return [(PROMPTS[want], value) for want, value in zip(wants, plan.made, strict=True)]


def carried_out(match: Match, seat: int, plan: Plan) -> Match:
    """The match after a plan, if nobody reacts and choosers help themselves, as far as the next action."""
    then = match.clone()
    then.answer(seat, plan.option, due(then)[1]["id"])
    left = declared(plan)
    while not then.over:
        asked, question = due(then)
        if question["prompt"] == "choose-action":
            break
        prompt = question["prompt"].replace("rearrange", "distribute")
        if asked == seat and any(prompt == wanted for wanted, _ in left):
            # What leaves no choice is not asked, and its declaration is passed over.
            while left[0][0] != prompt:
                left.pop(0)
            then.answer(asked, left.pop(0)[1], question["id"])
        elif "pass" in question.get("options", ()):
            then.answer(asked, "pass", question["id"])
        elif prompt == "forward-free":
            then.answer(asked, onward(look(then.view(asked)), question), question["id"])
        else:
            then.answer(asked, clerk.answer(then.view(asked), question, Random(0)), question["id"])
    return then


def onward(s: Sight, question: dict[str, Any]) -> str:
    """A decree of the Fast Track goes to its next step."""
    step = s.next_step(question["facts"]["decree"])
    return next((option for option in question["options"] if option.endswith(f":{step}")), "keep")


def kind_of(option: str) -> str:
    """An action by its name, a card by its effect."""
    verb, *words = option.split(":")
    return CARDS[words[0]].effect if verb == "play" else verb


def compare(match: Match, rng: Random, tried: dict[str, int]) -> None:
    """Try a plan of each option of whoever has an action to spare after it."""
    seat, question = due(match)
    s = look(match.view(seat))
    if question["prompt"] != "choose-action" or s.actions < 2:
        return
    for option in question["options"]:
        kind = kind_of(option)
        ways = [] if kind in UNKNOWN else list(plans(s, option))
        if not ways or tried.get(kind, 0) >= OFTEN:
            continue
        plan = rng.choice(ways)
        foreseen = deeds.carried_out(s, option, list(plan.made))
        came = look(carried_out(match, seat, plan).view(seat))
        for field in FORESEEN:
            assert getattr(foreseen, field) == getattr(came, field), (field, plan, match.seed)
        tried[kind] = tried.get(kind, 0) + 1


@pytest.mark.parametrize("edition", ["republic", "empire"])
def test_what_a_clerk_foresees_of_every_action_and_effect_is_what_happens(edition: str) -> None:
    rng, tried = Random(1), dict[str, int]()
    possible = (set(deeds.EFFECTS) | set(deeds.ACTIONS)) - set(UNKNOWN)
    for seed in range(3):
        match = new_match("final-decrees", 5, seed=seed, options={"edition": edition})
        bots = dict.fromkeys(range(match.seats), silent)
        while not match.over and not all(tried.get(kind, 0) >= OFTEN for kind in possible):
            bot_move(match, bots, rng)
            if not match.over:
                compare(match, rng, tried)
    assert set(tried) == possible
