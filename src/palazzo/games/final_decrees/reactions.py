"""Reactions: who is asked, and what becomes of the blame.  [FD-9.2 to FD-9.8]

A window asks whomever the event concerns and who holds at least one card, whatever it is; nobody once all copies
that fit lie in the discards. Only public facts decide who is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from palazzo.games.final_decrees import promises
from palazzo.games.final_decrees.content import CANCELS, CARDS, FITTING, KIND, MINISTRY, RESIGNS, SHIELDS
from palazzo.games.final_decrees.state import BANK, NONE, Decrees
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import SEAT, SEATS

PASS: Final = "pass"


def asked(g: Decrees, concerned: Sequence[int], fits: tuple[str, ...]) -> list[int]:
    """Those of the seats concerned who are asked for a reaction.  [FD-9.8]"""
    if FITTING[fits].issubset(g.discards):
        return []
    return [seat for seat in concerned if g.hands[seat]]


def reaction(g: Decrees, seat: int, prompt: str, fits: tuple[str, ...], facts: dict[str, object]) -> Pick:
    """Pass, or one of the fitting cards in hand."""
    options = [PASS]
    if not FITTING[fits].isdisjoint(g.hands[seat]):
        held = {KIND[card] for card in g.hands[seat]}
        options += [f"react:{kind}" for kind in fits if kind in held]
    return Pick(prompt, options, facts)


@dataclass(slots=True)
class StateSecret(Step):
    """All others may cancel an action card; of those who would, the first clockwise does.  [FD-9.2]"""

    seat: int = 0
    """The seat that plays the card."""
    card: str = ""
    """The kind of card that may be cancelled."""

    def waiting(self) -> str:
        return "wait-reactions"

    def begin(self, g: Decrees) -> Next:
        """Everyone else who holds a card is asked, at once and in secret."""
        seats = asked(g, g.others(self.seat), CANCELS)
        return self.ask_all(seats, self.chance_to_cancel, then=self.settle) if seats else self.done(False)

    def chance_to_cancel(self, g: Decrees, seat: int) -> Pick:
        """Pass, or State Secret."""
        return reaction(g, seat, "react-cancel", CANCELS, {"card": self.card, "seat": SEAT[self.seat]})

    def settle(self, g: Decrees, reactions: dict[int, str]) -> Next:
        """The first taker counts; the others keep theirs unseen. The result: it was cancelled."""
        for seat in g.others(self.seat):
            if reactions.get(seat, PASS) != PASS:
                kind = reactions[seat].split(":")[1]
                g.discard(seat, kind)
                g.tell("cancelled", seat=SEAT[seat], card=kind, other=SEAT[self.seat], target=self.card)
                return self.done(True)
        return self.done(False)


@dataclass(slots=True)
class Inflict(Step):
    """Players are about to gain personal blame because of another's card or special action.  [FD-9.3, FD-9.4]

    The blame comes from the bank, from the acting player (`source` is their seat) or from a `ministry`.
    """

    seat: int = 0
    """The seat whose card or action it is."""
    source: int = BANK
    """Where the blame comes from: a seat, or the bank."""
    ministry: int = NONE
    """The ministry the blame comes from, or NONE."""
    victims: list[int] = field(default_factory=list)
    """The seats that would gain blame."""
    amounts: list[int] = field(default_factory=list)
    """How much each of them would gain."""
    may_resign: bool = False
    """A victim may resign instead."""
    reactions: dict[int, str] = field(default_factory=dict)
    """By seat: the card it reacts with."""
    turn: int = 0
    """How many of the victims, in order, have had theirs."""

    def waiting(self) -> str:
        return "wait-reactions"

    @staticmethod
    def investigation(g: Decrees, seat: int, ministry: int) -> Inflict:
        """All blame of a ministry is to become its director's.  [FD-4.7.SEC]"""
        director = g.director(ministry)
        g.tell(
            "investigates",
            seat=SEAT[seat],
            ministry=MINISTRY[ministry],
            other=SEAT[director],
            amount=g.office[ministry],
        )
        if g.promises:
            promises.investigated(g, seat, director)
        return Inflict(seat, BANK, ministry, [director], [g.office[ministry]], True)

    def begin(self, g: Decrees) -> Next:
        """The victims are asked all at once, in secret."""
        concerned = [seat for seat, amount in zip(self.victims, self.amounts, strict=True) if amount]
        seats = asked(g, concerned, self.fits())
        if seats:
            return self.ask_all(seats, self.chance_to_react, then=self.react)
        return self.carry_out(g)

    def fits(self) -> tuple[str, ...]:
        """The reactions that fit this event."""
        return SHIELDS + RESIGNS if self.may_resign else SHIELDS

    def chance_to_react(self, g: Decrees, seat: int) -> Pick:
        """Pass, Immunity, What About Them?, or Irrevocable Resignation."""
        amount = self.amounts[self.victims.index(seat)]
        return reaction(g, seat, "react-blame", self.fits(), {"amount": amount, "seat": SEAT[self.seat]})

    def react(self, g: Decrees, reactions: dict[int, str]) -> Next:
        """All reactions are shown together, then carried out clockwise from the acting player."""
        self.reactions = {seat: answer.split(":")[1] for seat, answer in reactions.items() if answer != PASS}
        for seat in g.others(self.seat):
            if seat in self.reactions:
                g.discard(seat, self.reactions[seat])
        return self.carry_out(g)

    def carry_out(self, g: Decrees) -> Next:
        """One victim after another, clockwise from the acting player."""
        order = [seat for seat in g.others(self.seat) if seat in self.victims]
        while self.turn < len(order):
            victim = order[self.turn]
            amount = self.amounts[self.victims.index(victim)]
            kind = self.reactions.get(victim, "")
            effect = CARDS[kind].effect if kind else ""
            if effect == "redirect":
                return self.ask(victim, self.receivers, then=self.redirect)
            if effect == "immunity":
                g.tell("immune", seat=SEAT[victim], card=kind, amount=amount)
            elif effect == "resign":
                resign(g, victim, kind)
            else:
                self.burden(g, victim, amount)
            self.turn += 1
        return self.done()

    def receivers(self, g: Decrees, seat: int) -> Pick:
        """Anyone but the one who asks about the others."""
        amount = self.amounts[self.victims.index(seat)]
        return Pick("choose-receiver", [SEAT[other] for other in g.others(seat)], {"amount": amount})

    def redirect(self, g: Decrees, receiver: str) -> Next:
        """Another gains it instead; it is neither redirected nor prevented again.  [FD-9.3]"""
        victim = [seat for seat in g.others(self.seat) if seat in self.victims][self.turn]
        amount = self.amounts[self.victims.index(victim)]
        g.tell("redirects", seat=SEAT[victim], card=self.reactions[victim], other=receiver, amount=amount)
        self.burden(g, SEATS[receiver], amount)
        self.turn += 1
        return self.carry_out(g)

    def burden(self, g: Decrees, receiver: int, amount: int) -> None:
        """The blame goes from where it was to its receiver; to the acting player from themselves, nowhere.  [FD-9.4]"""
        if not amount or receiver == self.source:
            return
        if self.ministry >= 0:
            g.office[self.ministry] -= amount
            g.blame[receiver] += amount
            g.tell("ministry-to-player", ministry=MINISTRY[self.ministry], seat=SEAT[receiver], amount=amount)
        elif self.source >= 0:
            g.blame[self.source] -= amount
            g.blame[receiver] += amount
            g.tell("hands-over", seat=SEAT[self.source], other=SEAT[receiver], amount=amount)
        else:
            g.gain(receiver, amount)
            g.tell("gains", seat=SEAT[receiver], amount=amount)


def resign(g: Decrees, seat: int, kind: str) -> None:
    """Move to the empty ministry; the one left is empty and keeps its blame.  [FD-9.6]"""
    left = g.post[seat]
    g.post[seat] = g.empty_ministry()
    g.tell("resigns", seat=SEAT[seat], card=kind, source=MINISTRY[left], ministry=MINISTRY[g.post[seat]])
