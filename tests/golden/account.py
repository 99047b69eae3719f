"""The account of a whole match, told by somebody who saw everything: plain text, a paragraph a turn.

`python tests/golden/account.py` writes the accounts beside the saved matches anew, after a change of texts;
`--play` plays the matches anew as well, after a change of rules.
"""

from __future__ import annotations

import sys
import textwrap
from pathlib import Path
from random import Random
from typing import Any

import palazzo
from palazzo import Match
from palazzo.bots import LEVELS, bot_move
from palazzo.kernel.rules import KERNEL_EVENTS
from palazzo.kernel.texts import Texts

HERE = Path(__file__).resolve().parent
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fausto", "Gemma"]
WIDTH = 100
WORDS = {
    "it": ["dopo le ferie ne riparliamo", "ti farò sapere", "lo dico a mio cugino", "domani, senza fallo"],
    "en": [
        "when the stars permit",
        "on my honour, such as it is",
        "before the next eclipse",
        "as soon as it is seemly",
    ],
}

NIGHTS: dict[str, dict[str, Any]] = {
    "final-decrees-republic": {
        "game": "final-decrees",
        "seats": 5,
        "options": {"edition": "republic"},
        "language": "it",
        "seed": 2,
    },
    "final-decrees-empire": {
        "game": "final-decrees",
        "seats": 4,
        "options": {"edition": "empire", "rescue": True},
        "language": "en",
        "seed": 3,
    },
}
"""The matches that are told."""


def play(night: dict[str, Any]) -> Match:
    """Bots at a talkative table: now and then somebody makes an offer, and it may well be taken."""
    match = palazzo.new_match(night["game"], seats=night["seats"], seed=night["seed"], options=night["options"])
    rng = Random(night["seed"])
    bots = dict.fromkeys(range(night["seats"]), LEVELS["usher"])
    while not match.over:
        if rng.random() < 0.12:
            negotiate(match, night["language"], rng)
        bot_move(match, bots, rng)
    return match


def negotiate(match: Match, language: str, rng: Random) -> None:
    """Somebody offers something; the others sign if they can, more often than not."""
    offers = [question for question in match.questions if question.kind == "offer"]
    if not offers:
        return
    offer = rng.choice(offers)
    value = offer.sample(rng)
    for promise in value.get("promises", []):
        if promise["promise"] == "words":
            promise["text"] = rng.choice(WORDS[language])
    if offer.fault(value) is not None:
        return
    match.answer(offer.seat, value, offer.id)
    replies = [question for question in match.questions if question.prompt == "answer-offer"]
    for reply in replies:
        match.answer(reply.seat, "accept" if rng.random() < 0.7 and "accept" in reply.options else "refuse", reply.id)


def told(match: Match) -> list[dict[str, Any]]:
    """All that happened, each event with its private face."""
    lines = []
    for what, _, to, secret, said in match.table.log:
        names = match.rules.events[what] if what in match.rules.events else KERNEL_EVENTS[what]
        line: dict[str, Any] = {"event": what, **dict(zip(names, said + secret, strict=True))}
        if to:
            line["told"] = True
        lines.append(line)
    return lines


def account(match: Match, language: str) -> str:
    """The match as a story: a paragraph for the beginning, one for each turn, and how it ended."""
    texts = Texts(language, match.rules.entry.package, str(match.options.get("edition", "")), NAMES)
    paragraphs: list[list[str]] = [[]]
    for line in told(match):
        if line["event"] == "turn-begins":
            paragraphs.append([])
        paragraphs[-1].append(witnessed(texts, line))
    assert match.outcome is not None
    standing = ", ".join(f"{NAMES[seat]} {score}" for seat, score in enumerate(match.outcome.scores))
    winners = ", ".join(NAMES[seat] for seat in match.outcome.winners)
    paragraphs.append([f"{standing}. ★ {winners}."])
    title = texts.say(f"game-title-{match.options['edition']}") if "edition" in match.options else match.game
    rule = "=" * len(title)
    return "\n\n".join([f"{title}\n{rule}", *(textwrap.fill(" ".join(p), WIDTH) for p in paragraphs)]) + "\n"


def witnessed(texts: Texts, line: dict[str, Any]) -> str:
    """A line of the log as a witness tells it: who drew a card is named, though the card was seen."""
    public = {key: value for key, value in line.items() if key != "told"}
    said = texts.event(public)
    if not line.get("told"):
        return said
    learned = [value for key, value in line.items() if key in ("card", "cards")]
    cards = [card for found in learned for card in ([found] if isinstance(found, str) else found)]
    shown = ", ".join(str(texts.name(card)) for card in cards)
    return f"{said} [{shown}]"


def main() -> None:
    """Write what the tests compare with."""
    for name, night in NIGHTS.items():
        saved = HERE / f"{name}.json"
        if "--play" in sys.argv[1:]:
            saved.write_text(str(play(night).save()), encoding="utf-8")
        match = palazzo.load_match(saved.read_text(encoding="utf-8"))
        path = HERE / f"{name}.{night['language']}.txt"
        path.write_text(account(match, night["language"]), encoding="utf-8")
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
