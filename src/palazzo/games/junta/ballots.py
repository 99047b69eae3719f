"""Ballots: blocks of votes cast in two rounds, cards between and after, the count.  [J-2.2, J-2.9 to J-2.13]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.junta import promises
from palazzo.games.junta.cards import hand_back, playable
from palazzo.games.junta.content import CARDS, KIND
from palazzo.games.junta.state import Republic
from palazzo.games.junta.trade import FREE, TALK
from palazzo.games.junta.windows import Window
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Assign, Pick, Share
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS

YES_NO: Final = ["no", "yes"]
_OFFICE_BLOCK: Final = "office"
_PERSONAL_BLOCK: Final = "personal"
_LOOT_BLOCK: Final = "looting"
_INFLUENCE: Final = frozenset(card.id for card in CARDS.values() if card.kind == "influence")
_LAID_OR_CAST: Final = ("LAY", "VOTE")
PATIENCE: Final = 2
"""After so many tied elections quiet answers elect somebody, so that one nobody attends ends.  [J-2.6]"""


class Vote(Share):
    """Blocks to choices, with a quiet answer of its own.  [J-16.5]"""

    def __init__(
        self, prompt: str, blocks: list[str], choices: list[str], facts: dict[str, Any], quiet: dict[str, list[str]]
    ) -> None:
        super().__init__(prompt, blocks, choices, 0, facts)
        self.quiet = quiet

    def default(self) -> dict[str, list[str]]:
        return {choice: list(blocks) for choice, blocks in self.quiet.items()}


@dataclass(slots=True)
class Ballot(Step):
    """Two rounds of voting for names or for a side. The result: votes by choice, over both rounds.  [J-2.2, J-2.9]

    `names` are the candidates of an election; without them it is a yes or no, which the President decides if tied.
    `ties` is how often the election was tied before.
    """

    motion: str = ""
    """What is voted on."""
    order: list[int] = field(default_factory=list)
    """The voters, in order."""
    choices: list[str] = field(default_factory=list)
    """What may be voted for."""
    nominated: list[str] = field(default_factory=list)
    """The candidates who still stand, in an election."""
    round: int = 1
    """The round of voting: 1 or 2."""
    turn: int = 0
    """How many voters have voted in this round."""
    casts: list[tuple[int, str, str, int]] = field(default_factory=list)
    """Blocks cast: by whom, which, for what, and worth how many votes."""
    used: list[int] = field(default_factory=list)
    """Cards that have voted."""
    decided: str = ""
    """The choice a card has decided on; empty without one."""
    voided: bool = False
    """A card has annulled the count once."""
    cut_short: bool = False
    """A card has closed the voting after the first round."""
    ties: int = 0
    """How many ties came before this ballot."""

    def openings(self) -> tuple[Opening, ...]:
        return TALK if self.asks == "vote" else FREE

    def waiting(self) -> str:
        return "wait-votes"

    def begin(self, g: Republic) -> Next:
        """The first round is called."""
        g.voting = True
        self.round, self.turn, self.casts, self.used, self.decided = 1, 0, [], [], ""
        self.cut_short = False
        g.tell("ballot", motion=self.motion, choices=list(self.choices))
        return self.next_voter(g)

    def is_election(self) -> bool:
        """Whether the Chamber chooses among persons, not between yes and no."""
        return "yes" not in self.choices and "no" not in self.choices

    # -- casting

    def next_voter(self, g: Republic) -> Next:
        """Each in order casts what blocks he likes, or none."""
        while self.turn < len(self.order) and not g.here(self.order[self.turn]):
            self.turn += 1
        if self.turn < len(self.order):
            return self.ask(self.order[self.turn], self.vote, then=self.cast)
        return self.after_round_1(g) if self.round == 1 else self.count(g)

    def vote(self, g: Republic, seat: int) -> Assign:
        """Every block not yet cast in this ballot, to whichever choice.  [J-2.2, J-2.12]"""
        facts = {"motion": self.motion, "round": self.round}
        return Vote("vote", self.blocks(g, seat), self.choices, facts, self.quiet(g, seat))

    def quiet(self, g: Republic, seat: int) -> dict[str, list[str]]:
        """Abstain; after some ties, what costs nothing to somebody, after each tie to the next.  [J-2.6, J-16.5]"""
        if self.ties < PATIENCE or not self.choices:
            return {}
        blocks = sorted(self.public_blocks(g, seat))
        return {self.choices[(self.ties - PATIENCE) % len(self.choices)]: blocks} if blocks else {}

    def blocks(self, g: Republic, seat: int) -> list[str]:
        """Influence in play and in hand, Vote cards, offices, and what cards add."""
        found = self.public_blocks(g, seat)
        kinds = playable(g, seat, _LAID_OR_CAST)
        if kinds:
            found += [KIND[card] for card in g.hands[seat] if KIND[card] in kinds]
        return sorted(found)

    def public_blocks(self, g: Republic, seat: int) -> list[str]:
        """The blocks everyone can see a seat has left."""
        found = self.influence_blocks(g, seat)
        offices, looted = g.office_votes(seat), g.looters >> seat & 1
        if offices or looted or g.personal_vote:
            cast = [block for voter, block, _, _ in self.casts if voter == seat] if self.casts else []
            found += [_OFFICE_BLOCK] * (offices - cast.count(_OFFICE_BLOCK))
            if g.personal_vote and _PERSONAL_BLOCK not in cast:
                found.append(_PERSONAL_BLOCK)
            if looted and _LOOT_BLOCK not in cast:
                found.append(_LOOT_BLOCK)
        return found

    def influence_blocks(self, g: Republic, seat: int) -> list[str]:
        """One's own Influence in play, but what a reform took; and what one's own reform took.  [J-15.E07]"""
        taken = g.reformed if g.reformer >= 0 else []
        found = []
        for card in g.lobby[seat]:
            if card not in taken and card not in self.used and CARDS[KIND[card]].votes:
                found.append(KIND[card])
        if g.reformer == seat:
            awake = [card for other in range(g.seats) if g.here(other) for card in g.lobby[other]]
            found += [KIND[card] for card in taken if card in awake and card not in self.used]
        return found

    def cast(self, g: Republic, votes: dict[str, list[str]]) -> Next:
        """Influence is laid and stays, Vote cards are discarded; each block's value is fixed now.  [J-2.12]"""
        seat = self.order[self.turn]
        for blocks in votes.values():
            for block in blocks:
                if block in _INFLUENCE and g.holds(seat, block):
                    g.lay_influence(seat, block)
        spoken: dict[str, list[str]] = {}
        for choice, blocks in votes.items():
            for block in blocks:
                self.casts.append((seat, block, choice, self.value(g, seat, block)))
                self.spend(g, seat, block)
            if blocks:
                spoken[choice] = blocks
        if spoken:
            g.tell("votes", seat=SEAT[seat], votes=spoken)
        else:
            g.tell("abstains", seat=SEAT[seat])
        self.turn += 1
        return self.next_voter(g)

    def value(self, g: Republic, seat: int, block: str) -> int:
        """What a block is worth at this moment."""
        if block in (_OFFICE_BLOCK, _PERSONAL_BLOCK):
            return 1
        if block == _LOOT_BLOCK:
            return CARDS["E08"].votes
        card = CARDS[block]
        if card.kind == "vote":
            return card.votes + sum(CARDS[name].bonus for name in g.influence(seat))
        if card.kind == "influence":
            for owner, lobby in enumerate(g.lobby):
                for laid in lobby:
                    if KIND[laid] == block:
                        return g.votes_of(owner, block)
        return card.votes

    def spend(self, g: Republic, seat: int, block: str) -> None:
        """The block cannot be cast again in this ballot."""
        if block not in CARDS:
            return
        card = CARDS[block]
        if card.kind == "influence":
            self.used += [c for lobby in g.lobby for c in lobby if KIND[c] == block]
        else:
            g.discard(seat, block)
            if card.effect == "loot":
                g.looters |= 1 << seat
                self.casts[-1] = (seat, _LOOT_BLOCK, self.casts[-1][2], card.votes)

    # -- between the rounds

    def after_round_1(self, g: Republic) -> Next:
        """Candidates without a vote drop out; the others may refuse.  [J-2.1, J-2.13]"""
        if not self.is_election():
            return self.interval(g)
        for name in list(self.choices):
            if not self.votes_for(name):
                self.choices.remove(name)
                g.tell("drops-out", seat=name)
        willing = [SEATS[name] for name in self.choices if g.here(SEATS[name])]
        if not willing:
            return self.count(g)
        return self.ask_all(willing, self.consent, then=self.refusals)

    def consent(self, g: Republic, seat: int) -> Pick:
        """Stand, or refuse: the votes given are then lost.  [J-2.3]"""
        return Pick("stand-or-refuse", ["stand", "refuse"], {"motion": self.motion})

    def refusals(self, g: Republic, answers: dict[int, str]) -> Next:
        """Who refuses is no candidate any more."""
        for seat, answer in sorted(answers.items()):
            if answer == "refuse":
                self.choices.remove(SEAT[seat])
                self.nominated.remove(SEAT[seat])
                g.tell("refuses", seat=SEAT[seat])
        return self.interval(g) if self.choices else self.count(g)

    def interval(self, g: Republic) -> Next:
        """Talk, and cards between the rounds.  [J-2.10]"""
        return self.first(g, Window("V12"), then=self.round_2)

    def round_2(self, g: Republic, takers: list[tuple[int, str]]) -> Next:
        """A power failure ends the ballot here; otherwise the second round.  [J-15.E01]"""
        self.cut_short = _first_plays(g, takers)
        if self.cut_short:
            return self.count(g)
        self.round, self.turn = 2, 0
        g.tell("second-round", choices=list(self.choices))
        return self.next_voter(g)

    # -- the count

    def votes_for(self, choice: str) -> int:
        """Votes for a choice so far."""
        return sum([value for _, _, cast, value in self.casts if cast == choice])

    def tally(self) -> dict[str, int]:
        """Votes by choice that still stands."""
        return {choice: self.votes_for(choice) for choice in self.choices}

    def count(self, g: Republic) -> Next:
        """The votes are counted; a tied motion is the President's to decide.  [J-2.9]"""
        g.tell("counted", votes=self.tally())
        if not self.is_election() and self.motion != "confidence" and self.votes_for("yes") == self.votes_for("no"):
            return self.ask(g.president, self.casting_vote, then=self.decide)
        return self.objections(g)

    def casting_vote(self, g: Republic, seat: int) -> Pick:
        """Whoever breaks the tie says yes or no."""
        return Pick("break-tie", YES_NO, {"motion": self.motion})

    def decide(self, g: Republic, side: str) -> Next:
        """The President has decided."""
        self.decided = side
        g.tell("tie-broken", seat=SEAT[g.president], side=side)
        return self.objections(g)

    def objections(self, g: Republic) -> Next:
        """Cards after the count, before its effect; a ballot is voided once at the most.  [J-2.10]"""
        if self.voided:
            return self.close(g)
        return self.first(g, Window("VR"), then=self.effect)

    def effect(self, g: Republic, takers: list[tuple[int, str]]) -> Next:
        """Voided: voted again from round 1, with the nominations but the refusers.  [J-2.10, J-2.13]"""
        self.voided = _first_plays(g, takers)
        if not self.voided:
            return self.close(g)
        g.tell("voided", motion=self.motion)
        if self.nominated or self.is_election():
            self.choices = list(self.nominated)
            if not self.choices:
                return self.close(g)
        return self.begin(g)

    def close(self, g: Republic) -> Next:
        """The result: votes by choice; of a tied motion, what the President decided."""
        if g.promises:
            self.judge_promises(g)
        g.voting = False
        if self.decided:
            return self.done({self.decided: 1})
        return self.done(self.tally())

    def judge_promises(self, g: Republic) -> None:
        """Who promised a vote has given it, or not; who was not there could not."""
        offered = self.nominated if self.nominated else self.choices
        for seat in range(g.seats):
            cast = [choice for voter, _, choice, _ in self.casts if voter == seat]
            could = seat in self.order and bool(self.public_blocks(g, seat))
            promises.voted(g, seat, offered, cast, could)


def _first_plays(g: Republic, takers: list[tuple[int, str]]) -> bool:
    """The first who has taken a window plays the card, the others take theirs back; whether anybody has.  [J-15.1]"""
    for number, (seat, option) in enumerate(takers):
        kind = option.split(":")[1]
        if number:
            hand_back(g, seat, kind)
        else:
            g.discard(seat, kind)
            g.tell("plays", seat=SEAT[seat], card=kind, declared=[])
    return bool(takers)
