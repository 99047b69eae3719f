"""Elections and ballots: whom to make President, what to vote, and which cards to spend on it."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from palazzo.bots.clerks.junta.budget import stance
from palazzo.bots.clerks.junta.sight import FREE_BLOCKS, Asked, Ranking, Sight
from palazzo.bots.clerks.junta.weights import W
from palazzo.games.junta.content import CARDS

_HOPELESS: Final = 0.5
"""With less than this part of a rival's votes one does not stand in his way, but behind somebody else."""
_INTOLERABLE: Final = 0.5
"""Who is so far an outcast must not become President."""
_MOST_CARDS: Final = 4
_PATIENCE: Final = 2
"""After so many ties everybody has had enough: anybody will do, and after the next tie somebody else."""


def nominate(s: Sight, q: Asked) -> Ranking:
    """Oneself, always, with votes to back it; with none, the dearest of the others."""
    names = q["options"]
    ranking: Ranking = [(0.0, [])]
    if s.me in names and s.reign() > 0:
        ranking.append((reserve(s) + 0.5, [s.me]))
    friends = s.friends_first([name for name in names if name != s.me])
    if friends:
        ranking.append((0.2 if s.me not in q["facts"]["names"] else -0.5, friends[:1]))
    return ranking


def reserve(s: Sight) -> int:
    """All votes oneself could cast in an election: those everyone sees, and those in hand."""
    hidden = [card for card in s.hand if CARDS[card].kind in ("influence", "vote")]
    return s.power(s.me) + sum(s.block_value(card) for card in hidden)


def vote(s: Sight, q: Asked) -> Ranking:
    """Blocks that cost nothing go to one's side at once; cards only in the second round, if they decide."""
    choices = {choice: _liking(s, choice, q) for choice in q["places"]}
    ranking: Ranking = [(0.0, {})]
    favourite = max(choices, key=lambda choice: choices[choice], default="")
    for choice, like in choices.items():
        if like <= 0 and choice != favourite:
            continue
        blocks = [block for block in q["items"] if _costs_nothing(block)]
        if q["facts"]["round"] == 2:
            blocks += _deciding_cards(s, q, choice, blocks, like)
        if blocks and like > 0:
            ranking.append((like, {choice: blocks}))
    return ranking


def _costs_nothing(block: str) -> bool:
    """Offices stay, and Influence stays in play; a Vote card is gone."""
    return block in FREE_BLOCKS or CARDS[block].kind == "influence"


def _liking(s: Sight, choice: str, q: Asked) -> float:
    """What one would give to see this choice win."""
    motion = q["facts"]["motion"]
    word = s.word if any(promise["choice"] == choice for promise in s.promised(s.me, "support")) else 0.0
    if choice in ("yes", "no"):
        sign = 1 if choice == "yes" else -1
        return word + sign * (confidence(s) if motion == "confidence" else stance(s, s.me))
    return word + _as_president(s, choice, q)


def _as_president(s: Sight, name: str, q: Asked) -> float:
    """Oneself, if it can be; else whoever is dearest, and has promised something; after ties one after another."""
    ties = s.paper("election").get("ties", 0)
    if ties >= _PATIENCE:
        return W.word if name == q["places"][(ties - _PATIENCE) % len(q["places"])] else 0.1
    if name == s.me:
        rivals = [_votes_to_come(s, other, q) for other in q["places"] if other != s.me]
        hopeless = _votes_to_come(s, s.me, q) < _HOPELESS * max(rivals, default=0) or _gives_way(s, q)
        return s.reign() * (0.1 if hopeless else 1.0)
    gifts = sum((min(W.most_gift, float(promise["amount"])) for promise in s.promised(name, "payment", s.me)), 0.0)
    gifts += sum((1.0 for _ in s.promised(name, "appointment", s.me)), 0.0)
    others = [other for other in q["places"] if other != s.me]
    coldest = max(s.enmity(other) for other in others)
    return 0.1 + W.dearer * (coldest - s.enmity(name)) + W.dearer * s.belief(name) * gifts


def _gives_way(s: Sight, q: Asked) -> bool:
    """An outcast would win, and somebody else could beat him better than oneself: then one does not split the votes."""
    strength = {name: _votes_to_come(s, name, q) for name in q["places"]}
    first = max(strength, key=lambda name: strength[name])
    others = [name for name in strength if s.outcast(name) < _INTOLERABLE]
    if first == s.me or first in others or not others:
        return False
    hope: str = max(others, key=lambda name: strength[name])
    return hope != s.me


def _votes_to_come(s: Sight, name: str, q: Asked) -> float:
    """What a candidate has already, and could still cast for himself."""
    ballot = s.paper("ballot")
    cast = sum(value for seat, _, _, value in ballot["casts"] if seat == name)
    own = reserve(s) if name == s.me else s.power(name) + W.hidden_votes * s.people[name]["cards"]
    return float(ballot["tally"].get(name, 0) + max(0.0, own - cast))


def confidence(s: Sight) -> float:
    """Against a President one would replace, or cannot bear; never against oneself."""
    if s.president == s.me:
        return -s.reign() - 1
    hope = s.reign() * W.hope if reserve(s) > max(s.power(seat) for seat in s.rivals) else 0.0
    return hope + s.enmity(s.president or s.me) - W.hope


def _deciding_cards(s: Sight, q: Asked, choice: str, blocks: list[str], like: float) -> list[str]:
    """The fewest Vote cards that turn a second round, if they are worth it."""
    cards = [block for block in q["items"] if not _costs_nothing(block)][:_MOST_CARDS]
    ballot = s.paper("ballot")
    mine = ballot["tally"].get(choice, 0) + sum(s.block_value(block) for block in blocks)
    theirs = max((votes for other, votes in ballot["tally"].items() if other != choice), default=0)
    need = theirs - mine + _left_to_vote(s, ballot, choice)
    if need < 0:
        return []
    for count in range(1, len(cards) + 1):
        for chosen in combinations(cards, count):
            price = sum((s.card_worth(card) for card in chosen), 0.0)
            if sum(s.block_value(card) for card in chosen) > need and price < like:
                return list(chosen)
    return []


def _left_to_vote(s: Sight, ballot: dict[str, Any], choice: str) -> float:
    """What might still come from those who vote after oneself: a few cards."""
    order = s.seats[s.seats.index(s.me) :] + s.seats[: s.seats.index(s.me)]
    first = s.president if ballot["motion"] != "election" and s.president in order else order[0]
    later = order[1 : order.index(first)] if order.index(first) else order[1:]
    cards = sum(int(s.people[seat]["cards"]) for seat in later if s.here(seat))
    return 0.5 * W.hidden_votes * cards


def break_tie(s: Sight, q: Asked) -> Ranking:
    """Break a tie as one would have voted."""
    value = stance(s, s.me)
    return [(value, "yes"), (-value, "no")]


def stand_or_refuse(s: Sight, q: Asked) -> Ranking:
    """One stands: votes given to somebody who refuses are lost."""
    return [(1.0, "stand"), (0.0, "refuse")]


# -- cards between the rounds and after the count


def _outcome_now(s: Sight) -> float:
    """How one would like the ballot to end as it stands: above 0 well, below 0 badly."""
    ballot = s.paper("ballot")
    tally: dict[str, int] = ballot["tally"]
    q = {"facts": {"motion": ballot["motion"], "round": ballot["round"]}, "places": list(tally)}
    if ballot["motion"] != "election":
        winner = "yes" if tally["yes"] > tally["no"] else "no"
        return _liking(s, winner, q)
    top = [name for name, votes in tally.items() if votes == max(tally.values()) and votes]
    if len(top) != 1:
        return 0.0
    wishes = [_liking(s, name, q) for name in tally]
    mean = sum(wishes) / len(wishes)
    return (_liking(s, top[0], q) - mean) if top[0] == s.me or s.me in tally else 0.0


def between_rounds(s: Sight, q: Asked) -> Ranking:
    """The lights go out while one is ahead."""
    return [(0.0, "pass"), *((_outcome_now(s) - W.card_spent, option) for option in q["options"] if option != "pass")]


def after_count(s: Sight, q: Asked) -> Ranking:
    """The count is void when it went badly."""
    return [(0.0, "pass"), *((-_outcome_now(s) - W.card_spent, option) for option in q["options"] if option != "pass")]


def no_confidence(s: Sight, q: Asked) -> Ranking:
    """Only if two thirds of the votes might come together."""
    wish = confidence(s)
    yes = reserve(s) + sum(s.power(seat) for seat in s.rivals if seat != s.president) * 0.4
    hope = yes >= 2 * s.power(s.president or s.me)
    return [
        (0.0, "pass"),
        *((wish - W.card_spent if hope else -W.card_spent, option) for option in q["options"] if option != "pass"),
    ]


def remain(s: Sight, q: Asked) -> Ranking:
    """A President who resigns hands over all his cash."""
    return [(1.0, "remain"), (0.0, "resign")]
