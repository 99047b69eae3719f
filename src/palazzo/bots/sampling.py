"""Questions taken back from a view, so that whoever sees only the view can check an answer and find one."""

from __future__ import annotations

from random import Random
from typing import Any

from palazzo.kernel.deals import Offer
from palazzo.kernel.errors import IllegalAnswer
from palazzo.kernel.questions import Assign, Number, Order, Payment, Pick, Question, Split, Subset
from palazzo.kernel.table import SEATS


def question_of(seen: dict[str, Any]) -> Question:
    """The question that these bounds describe. Of an offer the bounds do not tell which were refused before."""
    kind, prompt, facts = seen["kind"], str(seen["prompt"]), dict(seen["facts"])
    if kind == "pick":
        return Pick(prompt, seen["options"], facts)
    if kind == "subset" and "worth" in seen:
        return Payment(prompt, seen["options"], seen["worth"], seen["total"], facts)
    if kind == "subset":
        return Subset(prompt, seen["options"], seen["least"], seen["most"], facts)
    if kind == "number":
        return Number(prompt, seen["least"], seen["most"], facts)
    if kind == "split":
        return Split(prompt, seen["places"], seen["caps"], seen["least"], seen["most"], facts, seen.get("now"))
    if kind == "assign":
        room = {place: (least, most) for place, (least, most) in seen["room"].items()}
        return Assign(
            prompt,
            seen["items"],
            seen["places"],
            seen["least"],
            seen["most"],
            room,
            seen["barred"],
            seen["rivals"],
            seen.get("now"),
            facts,
            seen.get("spread"),
        )
    if kind == "order":
        return Order(prompt, seen["items"], facts)
    if kind == "offer":
        goods = {SEATS[seat]: has for seat, has in seen["goods"].items()}
        partners = [SEATS[seat] for seat in seen["partners"]]
        me = next(seat for seat in goods if seat not in partners)
        return Offer(me, partners, goods, seen["promises"], seen["counters"], [])
    raise TypeError(f"there is no kind of question called {kind!r}")


def stands(seen: dict[str, Any], value: Any) -> bool:
    """The answer fits the bounds."""
    try:
        question_of(seen).check(value)
    except IllegalAnswer:
        return False
    return True


def sample(seen: dict[str, Any], rng: Random) -> Any:
    """Some answer that fits the bounds."""
    return question_of(seen).sample(rng)


def weighted(options: list[str], weights: list[float], rng: Random) -> str:
    """One of the options, by weight; with no weight at all, the first: the quiet one."""
    total = sum(weights)
    if total <= 0:
        return options[0]
    return rng.choices(options, weights)[0]
