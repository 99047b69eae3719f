"""The account of a whole match, in plain text.

Final Decrees is told by somebody who saw everything, a paragraph a turn. Junta is told by the newspaper of the
Republic, an issue a year under the headline the year deserves, a paragraph a phase; it prints what everybody could
see, and leaves out who did nothing. Last Will is told by the solicitor, a chapter a round.

`python tests/golden/account.py` writes the accounts beside the saved matches anew, after a change of texts;
`--play` plays the matches anew as well, after a change of rules or of a game's version; games may be named (`junta`).
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
from palazzo.kernel.printing import paragraphs
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

ISSUES = {"junta": "year", "last-will": "round-begins"}
"""The events that begin a new issue, or chapter."""

HEADLINES = (
    "all-dead",
    "coup",
    "killed",
    "executed",
    "confidence-lost",
    "shoots-returner",
    "budget-forced",
    "goes-into-exile",
    "returns",
    "burglary",
    "inaugurated",
    "budget-rejected",
    "bank-closes",
    "budget-passed",
    "proposes",
)
"""What a year is remembered for, the greatest sensation first."""

TRIFLES = {
    "junta": {
        "abstains",
        "declares-bombardment",
        "declares-fire",
        "draws",
        "nominates-nobody",
        "no-coup-by",
        "no-more-attempts",
        "receives",
        "second-round",
    },
}
"""What is not worth printing."""

KNOWN = {"junta": {"phase", "hidden"}}
"""What every reader has heard before: printed once, later only room is made for it."""

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
    "junta": {
        "game": "junta",
        "seats": 7,
        "options": {"length": "shorter"},
        "language": "it",
        "seed": 9,
        "talk": 0.02,
    },
    "last-will": {
        "game": "last-will",
        "seats": 4,
        "options": {},
        "language": "en",
        "seed": 44,
        "talk": 0.0,
    },
}
"""The matches that are told."""


def play(night: dict[str, Any]) -> Match:
    """Bots at a talkative table: now and then somebody makes an offer, and it may well be taken."""
    match = palazzo.new_match(night["game"], seats=night["seats"], seed=night["seed"], options=night["options"])
    rng = Random(night["seed"])
    bots = dict.fromkeys(range(night["seats"]), LEVELS["usher"])
    while not match.over:
        if rng.random() < night.get("talk", 0.12):
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
    for what, _, to, secret, said, _ in match.table.log:
        line: dict[str, Any] = {"event": what, **said, **secret}
        if to:
            line["told"] = True
        lines.append(line)
    return lines


def account(match: Match, language: str) -> str:
    """The match as a story: its beginning, issue by issue and paragraph by paragraph, and how it ended."""
    texts = match.texts(language, NAMES)
    title = texts.title()
    parts = [f"{title}\n{'=' * len(title)}"]
    printed: set[str] = set()
    for lines in issues(match):
        if lines[0]["event"] == ISSUES.get(match.game):
            parts.append(headline(texts, match.game, lines))
        parts += [textwrap.fill(paragraph, WIDTH) for paragraph in told_in(texts, match, lines, printed)]
    return "\n\n".join([*parts, standing(match)]) + "\n"


def issues(match: Match) -> list[list[dict[str, Any]]]:
    """All that happened, parted into issues; without any, all is one."""
    found: list[list[dict[str, Any]]] = [[]]
    for line in told(match) if match.game == "final-decrees" else match.events(None):
        if line["event"] == ISSUES.get(match.game) and found[-1]:
            found.append([])
        if line["event"] not in TRIFLES.get(match.game, ()):
            found[-1].append(line)
    return found


def headline(texts: Texts, game: str, lines: list[dict[str, Any]]) -> str:
    """The greatest sensation of a year in capitals; of a round, how it begins."""
    news = [line for event in HEADLINES for line in lines if line["event"] == event] if game == "junta" else []
    said = texts.event(news[0]).rstrip(".").upper() if news else texts.event(lines.pop(0))
    title = textwrap.fill(said, WIDTH)
    return f"{title}\n{'-' * max(len(row) for row in title.splitlines())}"


def told_in(texts: Texts, match: Match, lines: list[dict[str, Any]], printed: set[str]) -> list[str]:
    """The lines of an issue as prose; what everybody knows by now is not printed again."""
    found = []
    for part in paragraphs(lines, match.rules.paragraphs):
        sentences = []
        for line in part:
            said = witnessed(texts, line)
            if line["event"] not in KNOWN.get(match.game, ()) or said not in printed:
                sentences.append(said)
            printed.add(said)
        if sentences:
            found.append(" ".join(sentences))
    return found


def standing(match: Match) -> str:
    """What everyone has in the end, and who won."""
    assert match.outcome is not None
    scores = ", ".join(f"{NAMES[seat]} {score}" for seat, score in enumerate(match.outcome.scores))
    winners = ", ".join(NAMES[seat] for seat in match.outcome.winners)
    return f"{scores}. ★ {winners}."


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
    games = [word for word in sys.argv[1:] if word != "--play"]
    if unknown := set(games) - {night["game"] for night in NIGHTS.values()}:
        sys.exit(f"no account is kept of a match of {', '.join(sorted(unknown))}")
    for name, night in NIGHTS.items():
        if games and night["game"] not in games:
            continue
        saved = HERE / f"{name}.json"
        if "--play" in sys.argv[1:]:
            saved.write_text(str(play(night).save()), encoding="utf-8")
        match = palazzo.load_match(saved.read_text(encoding="utf-8"))
        path = HERE / f"{name}.{night['language']}.txt"
        path.write_text(account(match, night["language"]), encoding="utf-8")
        print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
