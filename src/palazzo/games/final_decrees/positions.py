"""Written positions: any table of Final Decrees, as a reader would describe it. See docs/positions.md."""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.final_decrees.audit import by_field
from palazzo.games.final_decrees.content import (
    COPIES,
    DECREE,
    DECREE_OF,
    EXE,
    KIND,
    MINISTRY,
    MINISTRY_OF,
    PATHS,
    REF,
    STAGNATION,
)
from palazzo.games.final_decrees.setup import Game
from palazzo.games.final_decrees.state import NONE, Decrees
from palazzo.games.final_decrees.turn import ACTIONS, Turn
from palazzo.kernel.positions import Reader, quoted
from palazzo.kernel.steps import Step
from palazzo.kernel.table import SEAT

_BOARD: Final = ("blame", "ministries", "arrows", "decrees", "enacted")
_CARDS_LAID: Final = ("hands", "discards", "deck", "rest", "seen")
DOORS: Final[dict[str, tuple[str, ...]]] = {
    "start": _BOARD,
    "posts": ("hr", *_BOARD),
    "turn": ("player", "turn", "directs", *_BOARD, *_CARDS_LAID),
    "action": ("player", "turn", "directs", "actions", "used", *_BOARD, *_CARDS_LAID),
}
"""The doors of the game's flow, and the fields that mean something at each."""
_UNDEALT: Final = ("start", "posts")
"""The doors before the cards are dealt."""


def lay_out(g: Decrees, position: dict[str, Any]) -> Decrees:
    """The table of a position; whatever cannot be is refused, with every reason."""
    page = Reader(position, g.seats)
    page.amounts = {kind: len(things) for kind, things in COPIES.items()}
    at = page.door(DOORS, "action")
    if at not in _UNDEALT:
        _lay_posts(g, page)
        _lay_cards(g, page)
        _lay_sights(g, page)
    _lay_blame(g, page)
    _lay_arrows(g, page)
    _lay_decrees(g, page)
    g.turn = 0 if at in _UNDEALT else page.number("turn", 1, least=1)
    _enter(g, page, at)
    page.blame(by_field(g))
    page.refuse()
    return g


def _enter(g: Decrees, page: Reader, at: str) -> None:
    """Go in by one of the doors of the game's flow."""
    game = Game()
    g.stack = [game]
    if at == "start":
        return
    if at == "posts":
        winner = page.seat("hr", 0)
        g.post[winner] = MINISTRY_OF["HR"]
        game.ask(winner, game.posts, then=game.appoint)
        return
    player = page.seat("player", max(g.director(EXE), 0))
    g.player = player
    turn = Turn(player, page.number("actions", ACTIONS))
    for name in page.words("used", ["draw", "TRE", "NAV"]):
        turn.drew |= name == "draw"
        turn.minted |= name == "TRE"
        turn.paraded |= name == "NAV"
    game.then = "turn_over"
    stack: list[Step] = [game, turn]
    g.stack = stack
    if at == "action":
        turn.next_action(g)
    else:
        g.turn -= 1


def _in_play(g: Decrees) -> dict[str, int]:
    """The ministries in play, by name."""
    return {MINISTRY[ministry]: ministry for ministry in g.in_play()}


def _lay_posts(g: Decrees, page: Reader) -> None:
    """Who directs what; left out: the posts in order, the last ministry empty (REF with 5)."""
    given = page.by_seat("directs")
    taken = [MINISTRY_OF.get(name, NONE) for name in given.values() if isinstance(name, str)]
    free = [m for m in g.in_play() if m not in taken and m != REF] + [REF]
    for seat in range(g.seats):
        if seat in given:
            g.post[seat] = page.among(given[seat], _in_play(g), f"directs.{SEAT[seat]}", NONE)
        else:
            g.post[seat] = free.pop(0)


def _lay_blame(g: Decrees, page: Reader) -> None:
    """Personal and ministerial blame; left out: none."""
    for seat, amount in page.by_seat("blame").items():
        g.gain(seat, page.count(amount, f"blame.{SEAT[seat]}"))
    for name, amount in page.table("ministries").items():
        ministry = page.among(name, _in_play(g), "ministries", NONE)
        if ministry >= 0:
            g.load(ministry, page.count(amount, f"ministries.{name}"))


def _lay_arrows(g: Decrees, page: Reader) -> None:
    """Arrows from controller to controlled; left out: as at the start."""
    pairs = page.items("arrows")
    if pairs is None:
        return
    g.parent = [NONE] * len(MINISTRY)
    for pair in pairs:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            page.faults.append(f"arrows: {quoted(pair)} is not a pair of ministries")
            continue
        upper, lower = (page.among(name, _in_play(g), "arrows", NONE) for name in pair)
        if upper < 0 or lower < 0:
            continue
        if g.parent[lower] >= 0:
            page.faults.append(f"arrows: {pair[1]} has two controllers")
        g.parent[lower] = upper


def _lay_decrees(g: Decrees, page: Reader) -> None:
    """Where each decree lies, with how many stamps; left out: on EXE, unstamped."""
    placed = page.table("decrees")
    for name, where in placed.items():
        decree = page.among(name, DECREE_OF, "decrees", NONE)
        if decree < 0:
            continue
        if isinstance(where, dict):
            g.stamps[decree] = page.count(where.get("stamps", 0), f"decrees.{name}.stamps")
            page.only(where, ("at", "stamps"), f"decrees.{name}")
            where = where.get("at", MINISTRY[EXE])
        g.lies[decree] = page.among(where, _in_play(g), f"decrees.{name}", EXE)
    for name in page.words("enacted", list(DECREE)):
        decree = DECREE_OF[name]
        if name in placed:
            page.faults.append(f"enacted: {name} lies on a ministry, by decrees")
        g.lies[decree] = NONE
        g.stamps[decree] = len(PATHS[g.seats][decree])
        g.enacted.append(decree)
    if len(g.enacted) == len(DECREE):
        page.faults.append("enacted: with the last decree the game is over")


def _lay_cards(g: Decrees, page: Reader) -> None:
    """Hands, discards, the top of the deck (first card first); the rest is shuffled beneath.

    `deck` given as a list of all its cards with `"rest": "discards"` puts what is left over in the discards.
    """
    left = {kind: list(things) for kind, things in COPIES.items()}
    for seat, kinds in page.by_seat("hands").items():
        g.hands[seat] = page.take_all(left, kinds, f"hands.{SEAT[seat]}")
    g.discards = page.take_all(left, page.items("discards") or [], "discards")
    top = page.take_all(left, page.items("deck") or [], "deck")
    rest = [card for things in left.values() for card in things]
    if page.word("rest", ["deck", "discards"], "deck") == "discards":
        g.discards += [card for card in rest if card != STAGNATION]
        rest = [card for card in rest if card == STAGNATION]
    g.shuffle(rest)
    g.deck = rest + top[::-1]
    g.lair_low, g.lair_high = 0, len(g.deck) - 1
    if STAGNATION in g.discards:
        page.faults.append(f"discards: {KIND[STAGNATION]} lies there only when the game is over")


def _lay_sights(g: Decrees, page: Reader) -> None:
    """Who has seen which cards in whose hand."""
    for seat, other, kind in page.sights():
        found = [card for card in g.hands[other] if KIND[card] == kind and not g.sees(seat, card, other)]
        if found:
            g.inform(found[0], other, 1 << seat)
        else:
            page.unseen(seat, other, kind, [KIND[card] for card in g.hands[other]])
