"""Cards for any time: when to play each, and which to part with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from palazzo.bots.clerks.junta.budget import stance
from palazzo.bots.clerks.junta.coup import rising
from palazzo.bots.clerks.junta.sight import Asked, Ranking, Sight
from palazzo.bots.clerks.junta.weights import W
from palazzo.games.junta.content import CARDS

_HOLD: Final = -1.0
"""Not now."""


def play_or_pass(s: Sight, q: Asked) -> Ranking:
    """Whatever is worth more on the table than in the hand."""
    return [(0.0, "pass"), *((_play(s, option), option) for option in q["options"] if option != "pass")]


def play_any(s: Sight, q: Asked) -> Ranking:
    """Out of turn only what would be lost else: money before it is discarded, a pretext before a rising."""
    asked = next((other["prompt"] for other in s.view["questions"] if other["due"]), "")
    if asked == "discard-excess":
        return [
            (_play(s, o) + 2 * _HOLD * (_play(s, o) <= _HOLD), o) for o in q["options"] if not o.startswith("discard")
        ]
    if asked == "start-coup":
        return [(_pretext(s, o), o) for o in q["options"] if o in ("play:E11", "play:E12")]
    return []


def _play(s: Sight, option: str) -> float:
    """What a play is worth now; the card stays in the hand below 0."""
    verb, card, *words = option.split(":")
    if verb == "lay":
        return 5.0 + CARDS[card].votes
    judge = _PLAYS.get(CARDS[card].effect)
    return judge(s, words) if judge is not None else _HOLD


def _donation(s: Sight, words: list[str]) -> float:
    """Money is drawn at the counter, or when the hand is full: before, it could only be lost."""
    if s.phase == 7:
        return 2.0 if s.location == "bank" and s.facts["bank"] != "holiday" else _HOLD
    full = s.people[s.me]["cards"] + len(s.people[s.me]["influence"]) >= 6
    return 0.5 if full else _HOLD


def _break_coalition(s: Sight, words: list[str]) -> float:
    """He loses the least of his friends: worth it against an enemy who has only great ones."""
    person = s.people[words[0]]
    least = min(CARDS[card].votes for card in person["influence"])
    dislike = W.dislike + s.enmity(words[0]) + (W.dislike if words[0] == s.president else 0.0)
    return W.influence_lost * least * max(0.0, dislike) - W.card_spent


def _reform(s: Sight, words: list[str]) -> float:
    """Before a ballot that matters."""
    if s.phase != 4:
        return _HOLD
    gained = sum(
        CARDS[card].votes for seat in s.rivals for card in s.people[seat]["influence"] if CARDS[card].votes <= 5
    )
    return W.borrowed_vote * gained * min(3.0, abs(stance(s, s.me))) - W.card_spent


def _spy(s: Sight, words: list[str]) -> float:
    """It does no harm to know, least of all of whoever might be ahead."""
    person = s.people[words[0]]
    return (0.1 + 0.01 * s.fortune(words[0])) if person["account"] and not person["known_account"] else _HOLD


def _bank_holiday(s: Sight, words: list[str]) -> float:
    """When the rich queue at the counter, and oneself does not."""
    if s.phase != 7 or s.facts["bank"] == "holiday":
        return _HOLD
    customers = [seat for seat in s.rivals_here() if s.people[seat]["location"] == "bank"]
    waste = 1 - s.in_hand()
    harm = sum((s.purse(seat) * (W.mischief + max(0.0, s.enmity(seat))) for seat in customers), 0.0) * waste
    own = s.cash * waste * 2 if s.location == "bank" else 0.0
    return harm - own - W.card_spent


def _pretext(s: Sight, option: str) -> float:
    """For a rising one would lead at once."""
    if s.facts["pretext"] or s.location == "headquarters":
        return _HOLD
    return rising(s) - 0.2


def _never(s: Sight, words: list[str]) -> float:
    """A card that is not played by itself."""
    return _HOLD


_PLAYS: Final[dict[str, Callable[[Sight, list[str]], float]]] = {
    "donation": _donation,
    "break-coalition": _break_coalition,
    "reform": _reform,
    "spy": _spy,
    "bank-holiday": _bank_holiday,
    "pretext": _never,
    "nothing": _never,
}


def discard(s: Sight, q: Asked) -> Ranking:
    """The cards worth least, then a set almost as cheap."""
    cards = sorted(q["options"], key=lambda card: (s.card_worth(card), card))
    count = q["least"]
    ranking: Ranking = [(1.0, cards[:count])]
    if 0 < count < len(cards):
        ranking.append((0.5, [*cards[: count - 1], cards[count]]))
    return ranking


def opening_left_alone(s: Sight, q: Asked) -> Ranking:
    """Money is not burnt, a presidency not thrown away, a fair offer not taken back."""
    return []
