"""Small stories in which something is seen, then moves unseen: for each game, what its players could remember."""

from __future__ import annotations

from typing import Any, Final

from generic.history import Offer, Pass, Reply, Say, Story


def decrees(
    name: str,
    hands: dict[str, list[str]],
    script: list[Any],
    deck: list[str],
    observers: list[int | None] | None = None,
    **options: Any,
) -> Story:
    """A story of Final Decrees: s0 plays, few cards are left; followed by s0 and s3 unless others are named."""
    position = {"player": "s0", "actions": 3, "hands": hands, "deck": deck, "rest": "discards"}
    return Story(name, "final-decrees", 5, position, script, options, observers or [0, 3])


def gift(giver: int, taker: int, *kinds: str) -> list[Any]:
    """Cards go from hand to hand in private."""
    return [Offer(giver, taker, list(kinds)), Reply(taker, "accept")]


def wiretap(victim: int, taken: str) -> list[Any]:
    """s0 looks at a hand and takes a card."""
    return [Say(0, "play:C26"), Say(0, f"s{victim}"), Pass(), Say(0, f"take:{taken}", (0, victim))]


HANDS: Final = {"s0": ["C26"], "s1": ["C15", "C16"], "s2": ["C17"], "s3": ["C19"], "s4": []}
DECK: Final = ["C20", "C22"]

JOINT: Final = "what is left of a hand once seen is known to be of it; places are remembered card by card"
"""Why some stories are not told right yet."""

STORIES: Final = [
    decrees("a hand is seen and a card of it taken", HANDS, wiretap(1, "C16"), DECK, [0, 1, 3, None]),
    decrees("the last card seen is passed on", HANDS, wiretap(1, "C16") + gift(1, 2, "C15"), DECK),
    decrees(
        "one of two cards seen is passed on to an empty hand",
        {**HANDS, "s1": ["C15", "C16", "C18"]},
        wiretap(1, "C16") + gift(1, 4, "C15"),
        DECK,
    ),
    decrees(
        "one of two cards seen is passed on",
        {**HANDS, "s1": ["C15", "C16", "C18"]},
        wiretap(1, "C16") + gift(1, 2, "C15"),
        DECK,
    ),
    decrees(
        "what was passed on is passed on again",
        HANDS,
        wiretap(1, "C16") + gift(1, 2, "C15") + gift(2, 3, "C17"),
        DECK,
        [0, 1],
    ),
    decrees(
        "a card is passed on and comes back",
        HANDS,
        wiretap(1, "C16") + gift(1, 4, "C15") + gift(4, 1, "C15"),
        DECK,
    ),
    decrees(
        "one of two copies seen is passed on",
        {**HANDS, "s1": ["C15", "C15", "C16"]},
        wiretap(1, "C16") + gift(1, 2, "C15"),
        DECK,
    ),
    decrees(
        "one of two copies is seen, the other comes unseen, and one is played",
        {"s0": ["C26"], "s1": ["C12", "C16"], "s2": ["C12"], "s3": ["C19"], "s4": []},
        [*wiretap(1, "C16"), *gift(2, 1, "C12"), Say(0, "stop"), Say(1, "play:C12"), Pass()],
        DECK,
    ),
    decrees(
        "of two copies seen in two hands one is passed on, and one is played",
        {"s0": ["C26", "C12"], "s1": ["C12", "C16"], "s2": [], "s3": ["C19"], "s4": ["C17"]},
        [*wiretap(1, "C16"), *gift(0, 2, "C12"), *gift(2, 1, "C12"), Say(0, "stop"), Say(1, "play:C12"), Pass()],
        DECK,
    ),
    decrees(
        "a card given joins its copy, and one of them is played",
        {"s0": ["C12"], "s1": ["C12", "C16"], "s2": [], "s3": ["C19"], "s4": ["C17"]},
        [*gift(0, 1, "C12"), Say(0, "stop"), Say(1, "play:C12"), Pass()],
        DECK,
    ),
    decrees(
        "an offer shows a card, is withdrawn, and a card is passed on",
        HANDS,
        [Offer(1, 0, ["C15"]), Reply(1, "withdraw"), *gift(1, 2, "C16")],
        DECK,
    ),
    decrees(
        "an offer shows a card and stands while another is passed on",
        HANDS,
        [Offer(1, 0, ["C15"]), *gift(1, 2, "C16")],
        DECK,
    ),
    decrees(
        "an offer falls when what it shows is passed on",
        HANDS,
        [Offer(1, 0, ["C15"]), *gift(1, 2, "C15")],
        DECK,
    ),
    decrees(
        "a refused offer has shown two copies, and one is passed on",
        {**HANDS, "s1": ["C15", "C15", "C16"]},
        [Offer(1, 0, ["C15", "C15"]), Reply(0, "refuse"), *gift(1, 2, "C15")],
        DECK,
    ),
    decrees(
        "a hand that was seen draws a card",
        HANDS,
        [*wiretap(1, "C16"), Say(0, "stop")],
        DECK,
    ),
]
