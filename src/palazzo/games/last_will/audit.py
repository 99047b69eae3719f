"""What must always hold.  [W-1, W-5, W-6, W-9]"""

from __future__ import annotations

from typing import Final

from palazzo.games.last_will.content import (
    CARDS,
    CONSTANTS,
    DECK_COUNT,
    JOBS,
    KIND,
    LETTERS,
    PLANS,
    REGULAR,
    REGULAR_OF,
    WILLS,
    plans_of,
)
from palazzo.games.last_will.errands import open_cards
from palazzo.games.last_will.state import Fortune
from palazzo.kernel.table import SEAT

IN_OFFER: Final = frozenset(LETTERS.values())
"""The decks of the cards in the offer."""


def audit(g: Fortune) -> list[str]:
    """Every broken invariant, as text."""
    return [fault for faults in by_field(g).values() for fault in faults]


def by_field(g: Fortune) -> dict[str, list[str]]:
    """Everything that should hold and does not, by the field of a written position that tells of such things first."""
    return {
        "hands": _cards(g),
        "offer": _places(g),
        "seen": _fetched(g),
        "market": _market(g),
        "money": _money(g),
        "boards": _boards(g),
        "jobs": _jobs(g),
        "sent": _plans(g),
    }


def _lying(g: Fortune) -> list[int]:
    """Every physical card, wherever it lies."""
    piles = [*g.decks, *g.discards, *g.stacks, *g.hands, *g.open_hands, *g.laps, *g.board]
    piles += [g.offer, [g.novelty], g.wilds, g.strays, g.shown, g.box, g.job, [g.will]]
    return [thing for pile in piles for thing in pile if thing >= 0]


def _cards(g: Fortune) -> list[str]:
    """All 190 cards, each once.  [W-1.2]"""
    if g.phase == "" and not g.decks[0]:
        return []
    everywhere = sorted(_lying(g))
    if everywhere == list(range(len(KIND))):
        return []
    missing = sorted(set(range(len(KIND))) - set(everywhere))
    doubled = sorted({thing for thing in everywhere if everywhere.count(thing) > 1})
    return [f"cards lost: {[KIND[thing] for thing in missing]}, doubled: {[KIND[thing] for thing in doubled]}"]


def _places(g: Fortune) -> list[str]:
    """Every card lies where such a card may.  [W-1.2, W-2.1, W-5.5, W-10.1]"""
    faults = []
    for deck, name in enumerate(REGULAR):
        piles = [g.decks[deck], g.discards[deck]]
        piles += [g.hands[seat * DECK_COUNT + deck] for seat in range(g.seats)]
        piles += [g.laps[seat * DECK_COUNT + deck] for seat in range(g.seats)]
        for thing in [thing for pile in piles for thing in pile]:
            if REGULAR_OF.get(KIND[thing]) != deck:
                faults.append(f"{KIND[thing]} lies among the cards of the {name} deck")
    for thing in [thing for hand in g.open_hands for thing in hand]:
        if KIND[thing] not in CARDS or KIND[thing] in REGULAR_OF:
            faults.append(f"{KIND[thing]} lies among specials and wild companions in a hand")
    for thing in g.offer:
        if thing >= 0 and CARDS[KIND[thing]].deck not in IN_OFFER:
            faults.append(f"{KIND[thing]} lies in the offer")
    if g.novelty >= 0 and CARDS[KIND[g.novelty]].deck != "new-special":
        faults.append(f"{KIND[g.novelty]} lies on the place of the new special")
    for thing in [*g.wilds, *g.strays]:
        if thing >= 0 and CARDS[KIND[thing]].deck != "wild":
            faults.append(f"{KIND[thing]} lies on a place for wild companions")
    if g.phase != "actions" and (g.shown or any(g.laps)):
        faults.append("cards are being played outside the actions")
    return faults


def _fetched(g: Fortune) -> list[str]:
    """What everyone saw fetched lies in the hand, unless it was played.  [W-4.4]"""
    faults = []
    for seat, kinds in enumerate(g.fetched):
        held = g.hand_kinds(seat)
        for kind in sorted(set(kinds)):
            if kinds.count(kind) > held.count(kind):
                faults.append(f"{SEAT[seat]} fetched {kind}, and it is not in the hand")
    return faults


def _market(g: Fortune) -> list[str]:
    """The modifiers are those of the box, in some order.  [W-1.3]"""
    if g.modifiers and sorted(g.modifiers) != sorted(CONSTANTS.modifiers):
        return [f"the modifiers are {g.modifiers}"]
    return []


def _money(g: Fortune) -> list[str]:
    """Never below zero with property or job; the bankrupt have neither, and no money.  [W-6]"""
    faults = []
    for seat in range(g.seats):
        if g.money[seat] < 0 and not g.may_owe(seat):
            faults.append(f"{SEAT[seat]} owes {-g.money[seat]} with property or a job")
        if g.bankrupt[seat] and (not g.may_owe(seat) or g.money[seat] > 0):
            faults.append(f"{SEAT[seat]} is bankrupt with property, a job or money")
        if not g.bankrupt[seat] and g.round and g.may_owe(seat) and g.money[seat] <= 0:
            faults.append(f"{SEAT[seat]} should be bankrupt")
    return faults


def _boards(g: Fortune) -> list[str]:
    """Black cards only; tokens fit their slots; nothing used too often; houses on their tracks.  [W-5.3, W-5.4]"""
    faults = []
    for seat in range(g.seats):
        size = len(g.board[seat])
        if size < CONSTANTS.places or not len(g.used[seat]) == len(g.fallen[seat]) == len(g.tokens[seat]) == size:
            faults.append(f"the board of {SEAT[seat]} has {size} places")
            continue
        for place, thing in enumerate(g.board[seat]):
            faults += _place_faults(g, seat, place) if thing >= 0 else _bare_faults(g, seat, place)
    return faults


def _bare_faults(g: Fortune, seat: int, place: int) -> list[str]:
    """An empty place is empty."""
    if g.used[seat][place] or g.fallen[seat][place] or g.tokens[seat][place]:
        return [f"something lies on the empty place {place} of {SEAT[seat]}"]
    return []


def _place_faults(g: Fortune, seat: int, place: int) -> list[str]:
    """What is wrong with one card on a board."""
    faults = []
    card = CARDS.get(KIND[g.board[seat][place]])
    if card is None or card.kind not in ("helper", "expense", "property"):
        return [f"{KIND[g.board[seat][place]]} lies on the board of {SEAT[seat]}"]
    tokens = g.tokens[seat][place]
    if len(tokens) != len(card.slots):
        faults.append(f"{card.id} of {SEAT[seat]} has {len(card.slots)} slots, not {len(tokens)}")
    for slot, token in zip(card.slots, tokens):
        if token and token not in slot.takes:
            faults.append(f"{card.id} of {SEAT[seat]} has no slot for a {token} there")
    times = max((effect.times for effect in card.effects), default=0) if card.kind == "helper" else 1
    if not 0 <= g.used[seat][place] <= times:
        faults.append(f"{card.id} of {SEAT[seat]} was used {g.used[seat][place]} times of {times}")
    if not 0 <= g.fallen[seat][place] <= max(0, len(card.track) - 1):
        faults.append(f"{card.id} of {SEAT[seat]} has fallen off its track")
    return faults


def _jobs(g: Fortune) -> list[str]:
    """Lines covered once each, never all; one demotion a round; no more tokens than there are.  [W-9.2, W-9.7]"""
    faults = []
    for seat in range(g.seats):
        if g.job[seat] < 0:
            if g.covered[seat]:
                faults.append(f"{SEAT[seat]} has demotions without a job")
        else:
            lines = JOBS[KIND[g.job[seat]]].lines
            covered = g.covered[seat]
            if len(set(covered)) != len(covered) or not set(covered) < set(range(len(lines))):
                faults.append(f"{SEAT[seat]} has lines {covered} of {len(lines)} covered")
            if g.will >= 0 and len(lines) != WILLS[KIND[g.will]].lines:
                faults.append(f"{SEAT[seat]} has a job the will does not name")
        if g.demotions[seat] > 1:
            faults.append(f"{SEAT[seat]} had {g.demotions[seat]} demotions this round")
    if sum(len(covered) for covered in g.covered) > CONSTANTS.demotion_tokens:
        faults.append("there are not so many demotion tokens")
    return faults


def _plans(g: Fortune) -> list[str]:
    """Plans as laid out, one each; every boy sent, home or still to go.  [W-3, W-4.1]"""
    faults = []
    sides = plans_of("tiles" if g.tiles else "base", g.seats)
    if g.plans and (len(g.plans) != len(sides) or any(plan not in side for plan, side in zip(g.plans, sides))):
        faults.append(f"the plans are {g.plans}")
    taken = [plan for plan in g.plan if plan >= 0]
    if len(set(taken)) != len(taken) or g.blocked in taken:
        faults.append(f"two have one plan, or one a barred one: {g.plan}")
    if g.order and g.order != sorted(range(g.seats), key=lambda seat: g.plan[seat]):
        faults.append(f"the order is {g.order}, by plans it should be otherwise: {g.plan}")
    for seat in range(g.seats):
        if g.phase not in ("errands", "actions") or g.plan[seat] < 0:
            continue
        sent = sum(seats >> seat & 1 for seats in g.sent.values())
        if g.boys[seat] + g.home[seat] + sent != g.boys_of(seat) or min(g.boys[seat], g.home[seat]) < 0:
            faults.append(f"{SEAT[seat]} has boys lost or too many: {PLANS[g.plan_of(seat)].boys}")
    for space, thing in open_cards(g):
        if thing >= 0 and space in g.sent:
            faults.append(f"{KIND[thing]} still lies on {space}, where a boy stands")
    for space, seats in g.sent.items():
        if space != "draw" and seats.bit_count() != 1:
            faults.append(f"{seats.bit_count()} boys stand on {space}")
    return faults
