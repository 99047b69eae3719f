"""The table as a clerk of Junta sees it: by name, with what it makes of the others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.junta.ledger import AID, ALL_NOTES, NOTES_DRAWN, Ledger, book, worth
from palazzo.bots.clerks.junta.weights import CARD_WORTH, OTHER_CARD, VOTE_WORTH, W
from palazzo.bots.tempers import temper_of
from palazzo.bots.trust import belief
from palazzo.games.junta.content import CARDS

Asked = dict[str, Any]
"""A question, as the view tells it."""
Ranking = list[tuple[float, Any]]
"""Answers with their worth."""

_SOMETHING: Final = 1.5
"""What one supposes where there is money and nobody has seen where it came from."""
FREE_BLOCKS: Final = {"office": 1, "personal": 1, "looting": 5}


class Sight:
    """What one seat sees and guesses."""

    def __init__(self, view: dict[str, Any]) -> None:
        table = view["table"]
        self.view = view
        self.me: str = view["you"]
        self.seats: list[str] = view["seats"]
        self.facts: dict[str, Any] = table["facts"]
        self.people: dict[str, dict[str, Any]] = {person["seat"]: person for person in table["people"]}
        self.hand: list[str] = table["yours"]["hand"]
        self.notes: list[str] = table["yours"]["cash"]
        self.location: str | None = table["yours"]["location"]
        self.cash = worth(self.notes)
        self.account = worth(table["yours"]["account"])
        self.president: str | None = self.facts["president"]
        self.minister: str | None = self.facts["minister"]
        self.phase: int = self.facts["phase"]
        self.temper = temper_of(view)
        self.word = W.word * self.temper.word
        """What it is worth to keep one's word."""
        self.bargain = W.bargain + self.temper.bar
        """The least a deal must bring."""
        self.rivals = [seat for seat in self.seats if seat != self.me]
        self._ledger: Ledger | None = None

    def eyes_of(self, seat: str) -> Sight:
        """The table as another seat sees it, as far as one can guess: his hand is hidden, his purse as it appears."""
        table = self.view["table"]
        nothing: dict[str, Any] = {"hand": [], "cash": [], "account": [], "location": None}
        theirs = Sight(
            {**self.view, "you": seat, "temper": "", "table": {**table, "yours": {**table["yours"], **nothing}}}
        )
        theirs.cash, theirs.account = round(self.purse(seat)), round(self.fortune(seat))
        return theirs

    # -- who is who

    def here(self, seat: str) -> bool:
        """Alive and in the country."""
        person = self.people[seat]
        return bool(person["alive"]) and person["exile"] is None

    def rivals_here(self) -> list[str]:
        """The others alive and in the country."""
        return [seat for seat in self.rivals if self.here(seat)]

    def paper(self, name: str) -> dict[str, Any]:
        """A paper on the table, the latest of its name; or an empty one."""
        found: dict[str, Any] = {}
        for paper in self.view["table"]["papers"]:
            if paper["id"] == name:
                found = paper
        return found

    def offices(self, seat: str) -> list[str]:
        """The offices whose votes and units a seat has."""
        person = self.people[seat]
        return [*person["offices"], *person["cousin"]] if self.here(seat) else []

    # -- money

    @property
    def ledger(self) -> Ledger:
        """What the log tells of everybody's money and conduct, read once."""
        if self._ledger is None:
            self._ledger = book(self.me, self.seats, self.view["log"])
        return self._ledger

    def purse(self, seat: str) -> float:
        """The cash somebody carries: one's own for sure, the others' by what all have seen, and what one knows."""
        return float(self.cash) if seat == self.me else self.apparent(seat)

    def apparent(self, seat: str) -> float:
        """The cash somebody seems to carry; oneself too, in the others' eyes."""
        person = self.people[seat]
        if not person["money"]:
            return 0.0
        seen = max(self.ledger.cash[seat], worth(person["known_cash"]))
        return seen if seen >= 1 else _SOMETHING

    def fortune(self, seat: str) -> float:
        """What somebody probably has in Switzerland."""
        if seat == self.me:
            return float(self.account)
        person = self.people[seat]
        if not person["account"]:
            return 0.0
        return max(self.ledger.account[seat], worth(person["known_account"]), 1.0)

    def standing(self, seat: str) -> float:
        """How far somebody has got: what is safe, and half of what he still has to carry there."""
        return self.fortune(seat) + 0.5 * self.purse(seat)

    def years_left(self) -> int:
        """How many times the aid can still be drawn after this year's."""
        spent = len(self.view["table"]["piles"]["spent"])
        left = ALL_NOTES - max(self.ledger.drawn, spent)
        if self.view["options"].get("length") == "longer":
            left += min(self.view["options"]["refills"] or self.ledger.spent, self.ledger.spent)
        return max(0, left) // NOTES_DRAWN - (0 if self.phase > 3 else 1)

    def is_last_year(self) -> bool:
        """Tonight the Bank opens for the last time."""
        return self.years_left() <= 0

    def in_hand(self) -> float:
        """What a million in hand is worth tomorrow: less and less, the fewer the nights left to bank it."""
        return W.in_hand * min(1.0, 0.4 + 0.2 * self.years_left()) if not self.is_last_year() else 0.0

    def reign(self) -> float:
        """What the presidency is worth from now on."""
        draws = self.years_left() + (1 if self.phase <= 3 else 0)
        return W.presidency * min(W.years_counted, max(0, draws))

    # -- thoughts of others

    def enmity(self, seat: str) -> float:
        """How gladly one would see this seat fare badly: its lead, what it did, its broken words."""
        if seat == self.me:
            return 0.0
        lead = W.lead * (self.standing(seat) - self.standing(self.me))
        scandals = W.broken_word * min(W.scandals, self.ledger.unreliable[seat])
        return lead + self.anger(seat) + scandals + W.outcast * self.outcast(seat)

    def outcast(self, seat: str) -> float:
        """How far one does not want to see a seat in power, from 0 to 1: a known liar, or a windbag.

        Who has kept as many promises as he broke is no liar; who comes again and again with what one cannot believe is
        a windbag.
        """
        ledger = self.ledger
        windbag = (ledger.unwelcome[seat] - W.patience) / W.windbag
        liar = 1.0 - self.belief(seat) / W.trusted if ledger.unreliable[seat] else 0.0
        return min(1.0, max(0.0, liar, windbag))

    def anger(self, seat: str) -> float:
        """What one holds against a seat for what it did, as long as one's temper remembers."""
        felt = self.ledger.anger[seat]
        return felt * self.temper.grudge if felt > 0 else felt

    def friends_first(self, seats: list[str]) -> list[str]:
        """These seats, the dearest first."""
        return sorted(seats, key=lambda seat: (self.enmity(seat), seat))

    # -- votes

    def power(self, seat: str) -> int:
        """The votes everyone can see a seat has: offices, Influence awake, what a reform lends or takes."""
        if not self.here(seat):
            return 0
        person = self.people[seat]
        taken = self.facts["reformed"]
        votes: int = person["votes"] + sum(self.influence_votes(seat, card) for card in person["influence"])
        if self.facts["reformer"] == seat:
            return votes + sum(CARDS[card].votes for card in taken)
        return votes - sum(CARDS[card].votes for card in taken if card in person["influence"])

    def influence_votes(self, seat: str, card: str) -> int:
        """What an Influence is worth to a seat, its partner in play."""
        lobby = self.people[seat]["influence"]
        kind = CARDS[card]
        return kind.partner_votes if kind.partner and kind.partner in lobby else kind.votes

    def block_value(self, block: str) -> int:
        """What one of one's own blocks counts."""
        if block in FREE_BLOCKS:
            return FREE_BLOCKS[block]
        kind = CARDS[block]
        if kind.kind == "influence":
            owner = next((seat for seat in self.seats if block in self.people[seat]["influence"]), self.me)
            return self.influence_votes(owner, block)
        bonus = sum(CARDS[name].bonus for name in self.people[self.me]["influence"])
        return kind.votes + (bonus if kind.kind == "vote" else 0)

    # -- cards

    def card_worth(self, card: str) -> float:
        """What a card in one's hand is worth: votes by their number, less what lacks its friends in play."""
        kind = CARDS[card]
        if kind.kind == "vote":
            return VOTE_WORTH * kind.votes
        value = CARD_WORTH.get(card, OTHER_CARD)
        if kind.needs_influence and not any(name in self.people[self.me]["influence"] for name in kind.needs_influence):
            value *= 0.6
        return value

    def life(self, seat: str | None = None) -> float:
        """What a death costs beside the cash: cards, Influence, and the presidency."""
        person = self.people[seat or self.me]
        cards = person["cards"] * W.card + 0.4 * sum((CARD_WORTH.get(card, 2.0) for card in person["influence"]), 0.0)
        reign = self.reign() if person["seat"] == self.president else 0.0
        return 0.0 if self.is_last_year() else cards + reign

    def is_conducted(self) -> bool:
        """Somebody has given oneself safe-conduct."""
        return any(conduct.split(":")[1] == self.me for conduct in self.facts["conducts"])

    # -- promises

    def belief(self, seat: str) -> float:
        """How far a word of this seat is believed."""
        return belief(self.ledger.reliable[seat], self.ledger.unreliable[seat])

    def promised(self, by: str, kind: str, to: str | None = None) -> list[dict[str, Any]]:
        """Open promises of a seat, of a kind, perhaps to somebody."""
        return [
            given
            for given in self.view["promises"]
            if given["fate"] == "open" and given["by"] == by and given["promise"] == kind and to in (None, given["to"])
        ]

    def gave_word(self, kind: str, to: str | None = None) -> bool:
        """Oneself has promised this."""
        return bool(self.promised(self.me, kind, to))


def best(ranking: Ranking) -> Any:
    """The answer worth most; of equals the first."""
    return max(ranking, key=lambda scored: scored[0])[1]


def by(worth_of: Callable[[str], float], options: list[str]) -> Ranking:
    """Each option with its worth."""
    return [(worth_of(option), option) for option in options]


def few_notes(notes: list[str], amount: float) -> list[str]:
    """The notes that come nearest to an amount from above, as few of them as may be; all, if it is not there."""
    left = sorted(notes, reverse=True)
    paid: list[str] = []
    for note in left:
        if worth([note]) <= amount - worth(paid):
            paid.append(note)
    short = amount - worth(paid)
    if short > 0:
        rest = list(notes)
        for note in paid:
            rest.remove(note)
        covering = [note for note in sorted(rest) if worth([note]) >= short]
        paid += covering[:1] or rest
    return paid


__all__ = ["AID", "Asked", "Ranking", "Sight", "best", "by", "few_notes", "worth"]
