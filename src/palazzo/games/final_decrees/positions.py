"""Written positions: any table of Final Decrees, as a reader would describe it. See docs/positions.md."""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.final_decrees.audit import audit
from palazzo.games.final_decrees.content import (
    CARDS,
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

DOORS: Final = ["start", "posts", "turn", "action"]
UNDEALT: Final = ("start", "posts")
"""The doors before the cards are dealt."""
LATER: Final = ("directs", "hands", "discards", "deck", "rest", "seen", "player", "turn", "actions", "used")
NOT_YET: Final[dict[str, tuple[str, ...]]] = {"start": (*LATER, "hr"), "posts": LATER}
"""What a position cannot say at these doors, because it has not happened yet."""


def lay_out(g: Decrees, position: dict[str, Any]) -> Decrees:
    """The table of a position; whatever cannot be is refused, with every reason."""
    page = Reader(position, g.seats)
    at = page.word("at", DOORS, "action")
    for field in NOT_YET.get(at, ()):
        if field in page.fields:
            page.faults.append(f"{field}: at the door {quoted(at)} there is none yet")
            del page.fields[field]
    if at not in UNDEALT:
        lay_posts(g, page)
        lay_cards(g, page)
        lay_sights(g, page)
    lay_blame(g, page)
    lay_arrows(g, page)
    lay_decrees(g, page)
    g.turn = page.number("turn", 0 if at in UNDEALT else 1)
    enter(g, page, at)
    page.end()
    page.faults += audit(g)
    page.refuse()
    return g


def enter(g: Decrees, page: Reader, at: str) -> None:
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


def lay_posts(g: Decrees, page: Reader) -> None:
    """Who directs what; left out: the posts in order, the last ministry empty (REF with 5)."""
    given = page.by_seat("directs")
    taken = [MINISTRY_OF.get(name, NONE) for name in given.values() if isinstance(name, str)]
    free = [m for m in g.in_play() if m not in taken and m != REF] + [REF]
    for seat in range(g.seats):
        if seat in given:
            g.post[seat] = page.among(given[seat], MINISTRY_OF, f"directs.{seat}", NONE)
        else:
            g.post[seat] = free.pop(0)


def lay_blame(g: Decrees, page: Reader) -> None:
    """Personal and ministerial blame; left out: none."""
    for seat, amount in page.by_seat("blame").items():
        g.gain(seat, page.count(amount, f"blame.{seat}"))
    for name, amount in page.table("ministries").items():
        ministry = page.among(name, MINISTRY_OF, "ministries", NONE)
        if ministry >= 0:
            g.load(ministry, page.count(amount, f"ministries.{name}"))


def lay_arrows(g: Decrees, page: Reader) -> None:
    """Arrows from controller to controlled; left out: as at the start."""
    pairs = page.items("arrows")
    if pairs is None:
        return
    g.parent = [NONE] * len(MINISTRY)
    for pair in pairs:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            page.faults.append(f"arrows: {quoted(pair)} is not a pair of ministries")
            continue
        upper, lower = (page.among(name, MINISTRY_OF, "arrows", NONE) for name in pair)
        if upper < 0 or lower < 0:
            continue
        if g.parent[lower] >= 0:
            page.faults.append(f"arrows: {pair[1]} has two controllers")
        g.parent[lower] = upper


def lay_decrees(g: Decrees, page: Reader) -> None:
    """Where each decree lies, with how many stamps; left out: on EXE, unstamped."""
    for name, where in page.table("decrees").items():
        decree = page.among(name, DECREE_OF, "decrees", NONE)
        if decree < 0:
            continue
        if isinstance(where, dict):
            g.stamps[decree] = page.count(where.get("stamps", 0), f"decrees.{name}.stamps")
            unknown = set(where) - {"at", "stamps"}
            if unknown:
                page.faults.append(f"decrees.{name}: unknown {', '.join(sorted(map(str, unknown)))}")
            where = where.get("at", MINISTRY[EXE])
        g.lies[decree] = page.among(where, MINISTRY_OF, f"decrees.{name}", EXE)
    for name in page.words("enacted", list(DECREE)):
        decree = DECREE_OF[name]
        g.lies[decree] = NONE
        g.stamps[decree] = len(PATHS[g.seats][decree])
        g.enacted.append(decree)
    if len(g.enacted) == len(DECREE):
        page.faults.append("enacted: with the last decree the game is over")


def lay_cards(g: Decrees, page: Reader) -> None:
    """Hands, discards, the top of the deck (first card first); the rest is shuffled beneath.

    `deck` given as a list of all its cards with `"rest": "discards"` puts what is left over in the discards.
    """
    left = {kind: list(things) for kind, things in COPIES.items()}
    for seat, kinds in page.by_seat("hands").items():
        cards = [take(left, kind, page, "hands") for kind in page.listed(kinds, f"hands.{seat}")]
        g.hands[seat] = [card for card in cards if card >= 0]
    for kind in page.items("discards") or []:
        card = take(left, kind, page, "discards")
        if card >= 0:
            g.discards.append(card)
    top = [take(left, kind, page, "deck") for kind in page.items("deck") or []]
    rest = [card for things in left.values() for card in things]
    if page.word("rest", ["deck", "discards"], "deck") == "discards":
        g.discards += [card for card in rest if card != STAGNATION]
        rest = [card for card in rest if card == STAGNATION]
    g.shuffle(rest)
    g.deck = rest + [card for card in top[::-1] if card >= 0]
    g.lair_low, g.lair_high = 0, len(g.deck) - 1
    if STAGNATION in g.discards:
        page.faults.append(f"discards: {KIND[STAGNATION]} lies there only when the game is over")


def take(left: dict[str, list[int]], kind: Any, page: Reader, field: str) -> int:
    """One card of a kind from those not yet laid."""
    if not isinstance(kind, str) or kind not in CARDS:
        page.faults.append(f"{field}: there is no card {quoted(kind)}")
        return NONE
    if not left[kind]:
        page.faults.append(f"{field}: there are only {CARDS[kind].amount} of {kind}")
        return NONE
    return left[kind].pop(0)


def lay_sights(g: Decrees, page: Reader) -> None:
    """Who has seen which cards in whose hand."""
    for seat, seen in page.by_seat("seen").items():
        if not isinstance(seen, dict):
            page.faults.append(f"seen.{seat}: hands by player are wanted")
            continue
        for name, kinds in seen.items():
            other = page.as_seat(name, "seen")
            if other < 0:
                continue
            cards = list(g.hands[other])
            for kind in page.listed(kinds, f"seen.{seat}"):
                found = [card for card in cards if KIND[card] == kind]
                if not found:
                    page.faults.append(f"seen: {name} holds no {kind} that could be seen")
                    continue
                cards.remove(found[0])
                g.inform(found[0], other, 1 << seat)
