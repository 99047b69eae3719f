"""The effects action cards are made of, by name.  [FD-9.4 to FD-9.10, FD-9.C01 to FD-9.C26]

An effect gets the table and the card being played: who plays it, what was declared, and the numbers of its text.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from palazzo.games.final_decrees.content import DECREE, DECREE_OF, KIND, MINISTRY, MINISTRY_OF
from palazzo.games.final_decrees.decrees import Stamp, forward
from palazzo.games.final_decrees.reactions import Inflict
from palazzo.games.final_decrees.specials import go_on_manoeuvres, reassign_posts, redraw_chart
from palazzo.games.final_decrees.stagnation import Draw
from palazzo.games.final_decrees.state import BANK, NONE, Decrees
from palazzo.kernel.steps import Next
from palazzo.kernel.table import SEAT, SEATS

if TYPE_CHECKING:
    from palazzo.games.final_decrees.cards import PlayCard

_ACTING_ACTIONS: Final = 2


# -- personal blame


def _hand_over(g: Decrees, play: PlayCard) -> Next:
    """Some of your blame moves to a player."""
    victim, amount = SEATS[play.made[0]], play.made[1]
    return play.first(g, Inflict(play.seat, play.seat, NONE, [victim], [amount]), then=play.close)


def _share_out(g: Decrees, play: PlayCard) -> Next:
    """A little of your blame moves to each of several players."""
    victims = [SEATS[name] for name in play.made[0]]
    amounts = [play.number("amount")] * len(victims)
    return play.first(g, Inflict(play.seat, play.seat, NONE, victims, amounts), then=play.close)


def _accuse(g: Decrees, play: PlayCard) -> Next:
    """A player gains blame from the bank, more if they have less than you."""
    victim = SEATS[play.made[0]]
    amount = play.number("more" if g.blame[victim] < g.blame[play.seat] else "amount")
    return play.first(g, Inflict(play.seat, BANK, NONE, [victim], [amount]), then=play.close)


def _accuse_all(g: Decrees, play: PlayCard) -> Next:
    """Each other player gains blame from the bank."""
    victims = list(g.others(play.seat))
    amounts = [play.number("amount")] * len(victims)
    return play.first(g, Inflict(play.seat, BANK, NONE, victims, amounts), then=play.close)


def _inquire(g: Decrees, play: PlayCard) -> Next:
    """A ministry gains blame, then half of it, rounded up, becomes its director's."""
    ministry = MINISTRY_OF[play.made[0]]
    g.load(ministry, play.number("amount"))
    g.tell("ministry-gains", ministry=MINISTRY[ministry], amount=play.number("amount"))
    half = (g.office[ministry] + 1) // 2
    victim = g.director(ministry)
    return play.first(g, Inflict(play.seat, BANK, ministry, [victim], [half], True), then=play.close)


def _relieve(g: Decrees, play: PlayCard) -> Next:
    """You lose blame, and so may your ministry."""
    declared = play.made[0]
    amounts = declared if isinstance(declared, dict) else {"personal": declared}
    _lose(g, play.seat, amounts.get("personal", 0))
    _clear(g, g.post[play.seat], amounts.get("ministry", 0))
    return play.close(g, None)


def _pardon(g: Decrees, play: PlayCard) -> Next:
    """You lose blame, and another loses some too."""
    _lose(g, play.seat, play.made[1])
    _lose(g, SEATS[play.made[0]], play.number("amount"))
    return play.close(g, None)


def _lose(g: Decrees, seat: int, amount: int) -> None:
    """A player loses blame, or what they have, and all hear of it."""
    amount = min(amount, g.blame[seat])
    if amount:
        g.lose(seat, amount)
        g.tell("loses", seat=SEAT[seat], amount=amount)


def _clear(g: Decrees, ministry: int, amount: int) -> None:
    """A ministry loses blame, and all hear of it."""
    if amount:
        g.unload(ministry, amount)
        g.tell("ministry-loses", ministry=MINISTRY[ministry], amount=amount)


def _burden(g: Decrees, ministry: int, amount: int) -> None:
    """A ministry gains blame, and all hear of it."""
    if amount:
        g.load(ministry, amount)
        g.tell("ministry-gains", ministry=MINISTRY[ministry], amount=amount)


# -- ministerial blame


def _unload(g: Decrees, play: PlayCard) -> Next:
    """Blame of your ministry and of your own moves to a chosen ministry, or to the one that controls yours."""
    mine = g.post[play.seat]
    target = MINISTRY_OF[play.made[0]] if len(play.made) == 2 else g.parent[mine]
    amounts = play.made[-1]
    personal, ministry = amounts.get("personal", 0), amounts.get("ministry", 0)
    g.blame[play.seat] -= personal
    g.office[mine] -= ministry
    g.office[target] += personal + ministry
    g.tell(
        "unloads",
        seat=SEAT[play.seat],
        source=MINISTRY[mine],
        ministry=MINISTRY[target],
        personal=personal,
        ministerial=ministry,
    )
    return play.close(g, None)


def _load_others(g: Decrees, play: PlayCard) -> Next:
    """Every other ministry in play gains blame."""
    for ministry in g.in_play():
        if ministry != g.post[play.seat]:
            _burden(g, ministry, play.number("amount"))
    return play.close(g, None)


def _load_by_decrees(g: Decrees, play: PlayCard) -> Next:
    """Every ministry in play gains blame for each decree on it."""
    for ministry in g.in_play():
        _burden(g, ministry, play.number("amount") * g.lies.count(ministry))
    return play.close(g, None)


# -- decrees


def _send(g: Decrees, play: PlayCard) -> Next:
    """Decrees go to other ministries; you lose 1 blame for each that lands on its next step."""
    for place, decrees in play.made[0].items():
        for decree in decrees:
            forward(g, play.seat, DECREE_OF[decree], MINISTRY_OF[place], relief=True)
    return play.close(g, None)


def _fast_track(g: Decrees, play: PlayCard) -> Next:
    """Stamp a decree on your ministry, whichever ministry its next step names; then it may be forwarded."""
    decree = DECREE_OF[play.made[0]]
    return play.first(g, Stamp(play.seat, decree, g.post[play.seat]), then=play.after_fast_track)


def _unstamp(g: Decrees, play: PlayCard) -> Next:
    """A decree loses its last stamp, if it has any, and lands on a ministry, which gains blame."""
    decree, ministry = DECREE_OF[play.made[0]], MINISTRY_OF[play.made[1]]
    if g.stamps[decree]:
        g.stamps[decree] -= 1
        g.tell("unstamped", decree=DECREE[decree], stamps=g.stamps[decree])
    if g.lies[decree] != ministry:
        forward(g, play.seat, decree, ministry, relief=False)
    _burden(g, ministry, play.number("amount"))
    return play.close(g, None)


def _relocate(g: Decrees, play: PlayCard) -> Next:
    """Decrees of your ministry go to one other, which gains blame for each; you lose 1 for each on its next step."""
    ministry = MINISTRY_OF[play.made[1]]
    for decree in play.made[0]:
        forward(g, play.seat, DECREE_OF[decree], ministry, relief=True)
    _burden(g, ministry, play.number("amount") * len(play.made[0]))
    return play.close(g, None)


def _sign_for(g: Decrees, play: PlayCard) -> Next:
    """Stamp a decree where another directs: both lose 1 blame before any enactment."""
    decree = DECREE_OF[play.made[0]]
    place = g.lies[decree]
    return play.first(g, Stamp(play.seat, decree, place, g.director(place)), then=play.close)


# -- posts


def _swap(g: Decrees, play: PlayCard) -> Next:
    """Two players exchange their ministries."""
    one, other = (SEATS[name] for name in play.made[0])
    g.post[one], g.post[other] = g.post[other], g.post[one]
    g.tell("swapped", seat=SEAT[one], other=SEAT[other])
    return play.close(g, None)


def _promote(g: Decrees, play: PlayCard) -> Next:
    """A player moves to the empty ministry, with some of the blame they leave behind."""
    victim, amount = SEATS[play.made[0]], play.made[1]
    left = g.post[victim]
    g.post[victim] = g.empty_ministry()
    g.tell("moved", seat=SEAT[play.seat], other=SEAT[victim], source=MINISTRY[left], ministry=MINISTRY[g.post[victim]])
    return play.first(g, Inflict(play.seat, BANK, left, [victim], [amount]), then=play.close)


def _waltz(g: Decrees, play: PlayCard) -> Next:
    """All take the ministry of their neighbour on one side; left is the next seat in turn order."""
    step = 1 if play.made[0] == "left" else -1
    g.post = [g.post[(seat + step) % g.seats] for seat in range(g.seats)]
    g.tell("waltzed", seat=SEAT[play.seat], posts={SEAT[seat]: MINISTRY[post] for seat, post in enumerate(g.post)})
    return play.close(g, None)


def _act_as(g: Decrees, play: PlayCard) -> Next:
    """The special action of a ministry you do not direct.  [FD-9.7]"""
    ministry = play.made[0].split(":")[1]
    g.tell("acts-as", seat=SEAT[play.seat], ministry=ministry)
    if ministry == "SEC":
        inquiry = Inflict.investigation(g, play.seat, MINISTRY_OF[play.made[1]])
        return play.first(g, inquiry, then=play.close)
    if ministry == "TRE":
        play.extra = _ACTING_ACTIONS
        g.tell("minted", seat=SEAT[play.seat], actions=_ACTING_ACTIONS)
    elif ministry == "NAV":
        go_on_manoeuvres(g, play.seat)
    elif ministry == "HR":
        reassign_posts(g, play.seat, play.made[1])
    else:
        redraw_chart(g, play.seat, play.made[1:])
    return play.close(g, None)


# -- arrows


def _redraw(g: Decrees, play: PlayCard) -> Next:
    """Two arrow changes, one after the other."""
    redraw_chart(g, play.seat, play.made)
    return play.close(g, None)


def _take_over(g: Decrees, play: PlayCard) -> Next:
    """Your ministry comes to control another, in place of what did; then blame may be sent along."""
    ministry, amount = MINISTRY_OF[play.made[0]], play.made[1]
    mine = g.post[play.seat]
    g.parent[ministry] = mine
    g.office[mine] -= amount
    g.office[ministry] += amount
    g.tell("takes-over", seat=SEAT[play.seat], upper=MINISTRY[mine], lower=MINISTRY[ministry], amount=amount)
    return play.close(g, None)


# -- actions and cards


def _overtime(g: Decrees, play: PlayCard) -> Next:
    """More actions this turn; your ministry gains blame."""
    play.extra = play.number("actions")
    g.tell("minted", seat=SEAT[play.seat], actions=play.extra)
    _burden(g, g.post[play.seat], play.number("amount"))
    return play.close(g, None)


def _draw(g: Decrees, play: PlayCard) -> Next:
    """Draw cards, one at a time."""
    return play.first(g, Draw(play.seat, play.number("amount")), then=play.close)


def _wiretap(g: Decrees, play: PlayCard) -> Next:
    """Look at a hand and take a card of your choice from it."""
    victim = SEATS[play.made[0]]
    both = 1 << play.seat | 1 << victim
    g.show_all(g.hands[victim], victim, 1 << play.seat)
    seen = sorted(KIND[card] for card in g.hands[victim])
    g.confide(both, "looked", {"cards": seen}, seat=SEAT[play.seat], other=SEAT[victim])
    return play.ask(play.seat, play.spoils, then=play.take)


EFFECTS: Final[dict[str, Callable[[Decrees, PlayCard], Next]]] = {
    "hand-over": _hand_over,
    "share-out": _share_out,
    "accuse": _accuse,
    "accuse-all": _accuse_all,
    "inquire": _inquire,
    "relieve": _relieve,
    "pardon": _pardon,
    "unload": _unload,
    "load-others": _load_others,
    "load-by-decrees": _load_by_decrees,
    "send": _send,
    "fast-track": _fast_track,
    "unstamp": _unstamp,
    "relocate": _relocate,
    "sign-for": _sign_for,
    "swap": _swap,
    "promote": _promote,
    "waltz": _waltz,
    "act-as": _act_as,
    "redraw": _redraw,
    "take-over": _take_over,
    "overtime": _overtime,
    "draw": _draw,
    "wiretap": _wiretap,
}
