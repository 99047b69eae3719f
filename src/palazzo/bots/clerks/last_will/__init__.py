"""Rules of thumb for Last Will, as a good player would explain it.

Houses are the quickest way to ruin: bought dear in the first rounds, left to fall, sold for next to nothing in the
last. What is left over goes on evenings out with company. Actions are what one never has enough of: an Old Friend is
worth more than any dinner. With a job, one demotion a round, every round, the dearest line first. And at the end
nothing may be left: no house, no job, no pound.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from palazzo.bots.clerks.last_will import actions, errands, jobs, planning
from palazzo.bots.clerks.last_will.remarks import topic
from palazzo.bots.clerks.last_will.sight import Sight

_Rule = Callable[[Sight, dict[str, Any]], list[Any]]

RULES: Final[dict[str, _Rule]] = {
    "choose-will": planning.choose_will,
    "agree-will": planning.agree_will,
    "keep-first-cards": planning.keep_first_cards,
    "bar-plan": planning.choose_plan,
    "choose-plan": planning.choose_plan,
    "name-decks": planning.name_decks,
    "choose-errand": errands.choose_errand,
    "arrange-market": errands.arrange_market,
    "swap-market": errands.swap_market,
    "choose-demotion": jobs.choose_demotion,
    "choose-action": actions.choose_action,
    "declare-play": actions.declare_play,
    "declare-sale": actions.declare_sale,
    "card-sale": actions.card_sale,
    "keep-drawn": planning.keep_drawn,
    "discard-surplus": planning.discard_surplus,
}
"""For every question of the game, all sensible answers, best first."""


def answer(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
    """The best answer by rule of thumb; openings, of which there are none but second thoughts, are left alone."""
    return RULES[question["prompt"]](Sight(view), question)[0] if question["due"] else None


def candidates(view: dict[str, Any], question: dict[str, Any], n: int) -> list[Any]:
    """The few answers worth thinking about, best first."""
    return RULES[question["prompt"]](Sight(view), question)[:n] if question["due"] else []


__all__ = ["RULES", "answer", "candidates", "topic"]
