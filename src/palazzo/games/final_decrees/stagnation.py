"""Drawing cards, and the one card that is played as soon as it is drawn.  [FD-3.2, FD-4.1, FD-5]"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from palazzo.games.final_decrees.content import KIND, MINISTRY, RESIGNS, STAGNATION
from palazzo.games.final_decrees.ending import end_game
from palazzo.games.final_decrees.reactions import PASS, asked, reaction, resign
from palazzo.games.final_decrees.state import DECK, DISCARDS, Decrees
from palazzo.kernel.questions import Pick
from palazzo.kernel.steps import Next, Step
from palazzo.kernel.table import EVERYONE, SEAT


def draw_card(g: Decrees, seat: int) -> bool:
    """Draw a card into the hand. True: it is Stagnation & Decline instead, which is played at once.  [FD-5.1]"""
    card = g.deck.pop()
    if g.lair_high >= len(g.deck):
        g.lair_high = len(g.deck) - 1
    if card == STAGNATION:
        g.shown.append(card)
        g.reveal()
        return True
    g.hands[seat].append(card)
    g.slip(card, DECK, seat, 1 << seat)
    g.confide(1 << seat, "drew", {"card": KIND[card]}, seat=SEAT[seat])
    return False


@dataclass(slots=True)
class Draw(Step):
    """Draw several cards, one at a time.  [FD-9.9]"""

    seat: int = 0
    """The seat that draws."""
    left: int = 1
    """How many cards are still to be drawn."""

    def begin(self, g: Decrees) -> Next:
        """After Stagnation & Decline the next draw still follows."""
        while self.left > 0 and g.deck:
            self.left -= 1
            if draw_card(g, self.seat):
                return self.first(g, Stagnation(self.seat), then=self.go_on)
        return self.done()

    def go_on(self, g: Decrees, _: Any) -> Next:
        """What drew it goes on.  [FD-5.1]"""
        return self.begin(g)


@dataclass(slots=True)
class Stagnation(Step):
    """Stagnation & Decline.  [FD-5.1]"""

    seat: int = 0
    """The seat that drew the card."""
    burned: list[int] = field(default_factory=list)
    """The cards burned from the deck."""

    def waiting(self) -> str:
        return "wait-reactions"

    def begin(self, g: Decrees) -> Next:
        """(a) Cards are burned; (b) directors whose blame would move may resign."""
        g.tell("stagnation", seat=SEAT[self.seat])
        self.burned = [g.deck.pop() for _ in range(min(g.burn, len(g.deck)))]
        for card in self.burned:
            g.discards.append(card)
            g.expose(card, DECK)
        g.tell("burned", cards=[KIND[card] for card in self.burned])
        directors = [(self.seat + step) % g.seats for step in range(g.seats)]
        seats = asked(g, [seat for seat in directors if g.office[g.post[seat]]], RESIGNS)
        if seats:
            return self.ask_all(seats, self.chance_to_resign, then=self.resignations)
        return self.everyone_answers(g)

    def chance_to_resign(self, g: Decrees, seat: int) -> Pick:
        """Pass, or Irrevocable Resignation.  [FD-9.6]"""
        return reaction(g, seat, "react-resign", RESIGNS, {"amount": g.office[g.post[seat]]})

    def resignations(self, g: Decrees, reactions: dict[int, str]) -> Next:
        """Carried out clockwise from the one who drew."""
        takers = [(self.seat + step) % g.seats for step in range(g.seats)]
        takers = [seat for seat in takers if reactions.get(seat, PASS) != PASS]
        for seat in takers:
            g.discard(seat, reactions[seat].split(":")[1])
        for seat in takers:
            resign(g, seat, reactions[seat].split(":")[1])
        return self.everyone_answers(g)

    def everyone_answers(self, g: Decrees) -> Next:
        """(c) All blame becomes personal; (d) the card goes back into the deck, or the game is over."""
        for seat in range(g.seats):
            ministry = g.post[seat]
            amount = g.office[ministry]
            if amount:
                g.office[ministry] = 0
                g.blame[seat] += amount
                g.tell("ministry-to-player", ministry=MINISTRY[ministry], seat=SEAT[seat], amount=amount)
        g.shown.remove(STAGNATION)
        if not g.deck:
            g.discards.append(STAGNATION)
            return end_game(g, "deck")
        g.deck.append(STAGNATION)
        g.shuffle(g.deck)
        g.lair_low, g.lair_high = 0, len(g.deck) - 1
        g.tell("shuffled-in", amount=len(g.deck))
        if g.rescue and self.burned:
            return self.ask(self.seat, self.rescue, then=self.rescued)
        return self.done()

    def rescue(self, g: Decrees, seat: int) -> Pick:
        """Option: the drawer may take one of the burned cards.  [FD-5.3]"""
        kinds = sorted({KIND[card] for card in self.burned})
        return Pick("rescue-card", ["leave", *(f"rescue:{kind}" for kind in kinds)])

    def rescued(self, g: Decrees, choice: str) -> Next:
        """The card taken is shown to all.  [FD-5.3]"""
        if choice != "leave":
            kind = choice.split(":")[1]
            card = next(card for card in self.burned if KIND[card] == kind)
            g.discards.remove(card)
            g.hands[self.seat].append(card)
            g.slip(card, DISCARDS, self.seat, EVERYONE)
            g.tell("rescued", seat=SEAT[self.seat], card=kind)
        return self.done()
