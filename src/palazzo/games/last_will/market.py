"""Property: buying, maintaining, selling, falling; and the market's modifiers.  [W-5.6, W-7.1, W-10.4, W-10.5]"""

from __future__ import annotations

from typing import Final

from palazzo.games.last_will.boards import Board, Spot, board_of
from palazzo.games.last_will.content import CARD, CARDS, CONSTANTS, TYPE_OF, TYPES, effect_in
from palazzo.games.last_will.declaring import Play, action_cost, total, waivers
from palazzo.games.last_will.records import Card, Effect
from palazzo.games.last_will.state import Fortune
from palazzo.kernel.questions import Assign, Pick
from palazzo.kernel.table import SEAT

MODIFIER: Final[dict[int, str]] = {amount: f"{amount:+d}" for amount in CONSTANTS.modifiers}
_LEAVE: Final = "leave"

# -- what may be done


def offer_upkeeps(g: Fortune, seat: int, board: Board, purse: int, options: list[str]) -> None:
    """Offer properties not yet maintained this round, for an action or by a helper's privilege.  [W-5.6, W-10.H10]"""
    used, actions = g.used[seat], g.actions[seat]
    helpers = waivers(g, seat, board, "maintain") if board.savers else []
    for spot in board.estates:
        card, place = spot.card, spot.place
        if used[place] or (spot.dearest > purse and card.upkeep + g.token_sum(seat, place) > purse):
            continue
        if card.maintain_actions <= actions:
            options.append(spot.maintain)
        if helpers:
            options += [f"maintain-with:{helper}:{spot.target}" for helper in _helpers_for(card, helpers)]


def offer_sales(g: Fortune, seat: int, board: Board, options: list[str]) -> None:
    """Offer properties that can be sold, a dual house as either type.  [W-5.6, W-10.4, W-10.S07]"""
    actions = g.actions[seat]
    helpers = waivers(g, seat, board, "sell") if board.savers else []
    for spot in board.estates:
        if spot.card.sell_actions <= actions:
            options += spot.sales
        if helpers:
            for helper in _helpers_for(spot.card, helpers):
                options += [f"sell-with:{helper}:{name}" for name in spot.sold_as]


def _helpers_for(bought: Card, helpers: list[tuple[Spot, Effect]]) -> list[str]:
    """Of the helpers that save an action, those for such a property, one of each kind of card."""
    found: dict[str, str] = {}
    for helper, effect in helpers:
        if any(kind in effect.types for kind in bought.symbols):
            found.setdefault(helper.card.id, helper.target)
    return list(found.values())


# -- what is done


def buy(g: Fortune, seat: int, play: Play, added: list[str]) -> str:
    """Price, modifier and bonus are paid, the card is laid down, a stocked farm gets its token.  [W-5.6, W-10.5]

    The type whose modifier was paid may earn a demotion.  [W-9.3]
    """
    amount = total(play, added)
    g.actions[seat] -= action_cost(play, added)
    thing = g.lay_open(seat, play.cards[0])
    g.tell("buys", seat=SEAT[seat], card=play.cards[0], type=play.kind, amount=amount)
    place = g.set_down(seat, thing)
    g.pay(seat, amount)
    stock = effect_in(CARDS[play.cards[0]], "stock")
    if stock is not None:
        put_token(g, seat, place, stock.slot, stock.kind)
        g.tell("stocked", seat=SEAT[seat], card=play.cards[0], kind=stock.kind)
    return play.kind


def put_token(g: Fortune, seat: int, place: int, slot: int, kind: str) -> None:
    """A companion token on a slot.  [W-5.4]"""
    tokens = list(g.tokens[seat][place])
    tokens[slot] = kind
    g.tokens[seat][place] = tuple(tokens)


def maintain(g: Fortune, seat: int, play: Play, added: list[str]) -> None:
    """Upkeep, tokens and bonuses are paid; the property is done for this round.  [W-5.6]"""
    amount = total(play, added)
    g.actions[seat] -= action_cost(play, added)
    use_helper(g, seat, play.helper)
    g.used[seat][play.place] = 1
    g.tell("maintains", seat=SEAT[seat], card=play.cards[0], amount=amount)
    g.pay(seat, amount)


def sell(g: Fortune, seat: int, play: Play, added: list[str]) -> None:
    """The current value and modifier less bonuses, at least 0; card and tokens leave.  [W-5.6, W-6.2]"""
    amount = total(play, added)
    g.actions[seat] -= action_cost(play, added)
    use_helper(g, seat, play.helper)
    g.money[seat] += amount
    g.tell("sells", seat=SEAT[seat], card=play.cards[0], type=play.kind, amount=amount)
    g.clear_place(seat, play.place)
    g.mark_bankrupt(seat)


def use_helper(g: Fortune, seat: int, place: int) -> None:
    """A helper's privilege is used once more this round.  [W-5.10]"""
    if place >= 0:
        g.used[seat][place] += 1


# -- the end of a round


def fall(g: Fortune) -> None:
    """Each house not maintained falls; two spaces where its token says so.  [W-7.1, W-10.5]"""
    for seat in g.clockwise(g.starter):
        for spot in board_of(g, seat).estates:
            if spot.is_house and not g.used[seat][spot.place]:
                lower(g, seat, spot.place, steps_down(g, seat, spot))


def steps_down(g: Fortune, seat: int, spot: Spot) -> int:
    """How far a house falls that is not maintained.  [W-7.1, W-10.5]"""
    effect = spot.fall
    if effect is not None and (any(g.tokens[seat][spot.place]) or not effect.if_token):
        return effect.spaces
    return 1


def lower(g: Fortune, seat: int, place: int, spaces: int) -> None:
    """A house falls, never past the bottom."""
    card, fallen = CARD[g.board[seat][place]], g.fallen[seat]
    old = fallen[place]
    new = fallen[place] = min(old + spaces, len(card.track) - 1)
    if new != old:
        g.tell("falls", seat=SEAT[seat], card=card.id, old=card.track[old], new=card.track[new])


# -- the modifiers


def arrangements(g: Fortune) -> Assign:
    """Any arrangement of the four modifiers, also the same.  [W-4.2]"""
    return Assign("arrange-market", list(MODIFIER.values()), list(TYPES), room=dict.fromkeys(TYPES, (1, 1)))


def swaps(g: Fortune) -> Pick:
    """Option: two modifiers change places, or none.  [W-11.5]"""
    pairs = [f"swap:{one}:{other}" for i, one in enumerate(TYPES) for other in TYPES[i + 1 :]]
    return Pick("swap-market", [_LEAVE, *pairs])


def arrange(g: Fortune, seat: int, places: dict[str, list[str]]) -> None:
    """Put the modifiers where the player wants them."""
    g.modifiers = [int(places[name][0]) for name in TYPES]
    g.tell("market-moved", seat=SEAT[seat], modifiers=market(g))


def swap(g: Fortune, seat: int, choice: str) -> None:
    """Two modifiers change places."""
    if choice != _LEAVE:
        one, other = (TYPE_OF[name] for name in choice.split(":")[1:])
        g.modifiers[one], g.modifiers[other] = g.modifiers[other], g.modifiers[one]
    g.tell("market-moved", seat=SEAT[seat], modifiers=market(g))


def market(g: Fortune) -> dict[str, str]:
    """The modifiers by type, as they are written."""
    return {name: MODIFIER[g.modifiers[number]] for number, name in enumerate(TYPES)}
