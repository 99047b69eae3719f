"""How well one stands: a good player's rules of thumb, each a few lines, with their weights in one table.

All is counted in blame. `burden` guesses how much a seat will have to answer for in the end: what it owes, what its
ministry carries, what lies on its desk, and what its post will spare it. One stands well if one's own burden is less
than everybody else's; a rival counts the more, the lighter theirs is.
"""

from __future__ import annotations

from functools import cache
from math import exp, log
from typing import Final

from palazzo.bots.clerks.final_decrees.deeds import stagnate
from palazzo.bots.clerks.final_decrees.sight import Sight, stagnation_chance
from palazzo.games.final_decrees.content import CARDS

WEIGHTS: Final[dict[str, float]] = {
    "draws a turn": 1.5,  # cards a player draws in a turn: one, and every other turn a second
    "lingering, mine": 0.3,  # of a ministry's blame, what sticks though Stagnation stays away
    "lingering, theirs": 0.5,
    "way out, mine": 2.5,  # at most this, for one can leave
    "way out, theirs": 4.0,
    "inspected": 0.25,  # more of it, while a rival directs the Secret Service
    "my inspection": 0.2,  # more of theirs, while one directs it oneself
    "sent away, mine": 0.3,  # how surely one is moved to the empty ministry, if more blame waits there
    "sent away, theirs": 0.1,
    "next turn": 0.6,  # what a decree on somebody's desk will add before they send it on
    "stamps to come": 0.1,  # what somebody spares by a decree that waits for their stamp
    "forwards to come": 0.0,
    "victory": 8.0,  # what it is worth to win, and costs to lose
    "lead": 1.5,  # how close rivals must be to matter, at the end
    "lead, by card": 0.12,  # and further from the end
    "subjects": 0.5,  # to have somebody below to pass blame on to
    "masters": 0.35,  # to be below somebody who can pass it on
    "pardon, one step": 0.05,  # how surely a decree is enacted soon, by the steps it wants
    "pardon, two steps": 0.01,
    "progress": 0.8,  # a decree that gets on: nothing else rids anybody of so much blame in the end
    "pardon, theirs": 0.3,  # others have to see it first
    "pardon in reach": 0.85,  # one could be had before the turn ends
    "post": 0.35,  # what the special action of a post is worth to whoever directs it
    "spare action": 0.35,  # what an action is worth that nothing else is done with
    "card kept": 0.85,  # a card in hand, against playing it well
    "card drawn": 0.5,  # a card one does not know yet
    "promise": 1.5,  # one's word
}

_POSTS: Final[dict[str, float]] = {"NAV": 1.5, "TRE": 0.8, "SEC": 0.9, "HR": 0.5, "EXE": 0.4, "REF": 0.0}
"""What a turn in each ministry spares its director, or lets them do to others."""

CARDS_WORTH: Final[dict[str, float]] = {
    "hand-over": 3.0,
    "relieve": 2.4,
    "accuse": 2.2,
    "share-out": 3.0,
    "inquire": 2.0,
    "pardon": 2.2,
    "accuse-all": 2.0,
    "unload": 3.2,
    "load-others": 1.8,
    "load-by-decrees": 1.4,
    "send": 1.8,
    "fast-track": 1.8,
    "unstamp": 1.8,
    "relocate": 1.8,
    "sign-for": 1.0,
    "swap": 2.0,
    "promote": 1.8,
    "waltz": 1.0,
    "act-as": 2.2,
    "redraw": 0.8,
    "take-over": 1.5,
    "overtime": 1.2,
    "draw": 1.5,
    "wiretap": 2.0,
    "cancel": 3.0,
    "immunity": 3.5,
    "redirect": 4.5,
    "resign": 3.0,
}
"""What a card is worth to who plays it well, by what it does."""


_KEPT: Final = {card.id: WEIGHTS["card kept"] * CARDS_WORTH.get(card.effect, 1.0) for card in CARDS.values()}
"""What a card in hand is worth to who has time to play it."""

_NEAR: Final = ("pardon, one step", "pardon, two steps")


_FAR: Final = 99
_CLEAR: Final = (0, 0, 0.0)
"""A desk on which nothing lies."""


# -- whose burden is how heavy


def burdens(s: Sight) -> dict[str, float]:
    """What each seat will have to answer for, as far as one can guess."""
    if s.over:
        return {seat: float(blame) for seat, blame in s.blame.items()}
    me, player, posts, load, blame = s.me, s.player, s.post, s.load, s.blame
    vacant = s.empty()
    vacancy = load.get(vacant, 0)
    desks, chain = _on_desks(s), _chain(s, vacant)
    next_turn = WEIGHTS["next turn"]
    theirs = _for_them(s)
    found: dict[str, float] = {}
    for seat, sweeps in zip(s.seats, _sweeps(s)):
        post = posts[seat]
        carried = load[post]
        all_of_it = float(carried)
        burden = blame[seat] + chain[post]
        if post in desks:
            lying, _, spared = desks[post]
            all_of_it += lying if seat == player else lying * next_turn
            burden -= spared
        answerable, way_out, sent_away = _for_me(s) if seat == me else theirs
        if vacancy > carried:
            all_of_it += sent_away * (vacancy - carried)
        if all_of_it:
            neglected = answerable * all_of_it
            burden += sweeps * all_of_it + (1.0 - sweeps) * (neglected if neglected < way_out else way_out)
        found[seat] = burden
    _subtract_pardons(s, found)
    return found


def _for_me(s: Sight) -> tuple[float, float, float]:
    """How surely blame of one's own ministry sticks, at most how much of it, and how surely one is sent away."""
    answerable = WEIGHTS["lingering, mine"]
    posts = s.post
    if posts[s.me] != "SEC" and "SEC" in posts.values():
        answerable += WEIGHTS["inspected"]
    return answerable, WEIGHTS["way out, mine"], WEIGHTS["sent away, mine"]


def _for_them(s: Sight) -> tuple[float, float, float]:
    """The same of the others."""
    answerable = WEIGHTS["lingering, theirs"] + (WEIGHTS["my inspection"] if s.mine == "SEC" else 0.0)
    return answerable, WEIGHTS["way out, theirs"], WEIGHTS["sent away, theirs"]


def _stuck(sweeps: float, answerable: float, way_out: float, carried: float) -> float:
    """What becomes a director's own of what the ministry carries: all if Stagnation comes, else what they neglect.

    How surely it sticks then: an investigation, or plain neglect. Who has time gets out of any ministry for the price
    of a few actions. What others could be sent to, an empty ministry with more blame, hangs over all as well, the most
    over oneself.
    """
    return sweeps * carried + (1.0 - sweeps) * min(answerable * carried, way_out)


def sticking(s: Sight, carried: float, rather: float = 0.0) -> float:
    """What becomes one's own of so much blame of one's ministry, less what would of so much instead."""
    swept = _sweeps(s)[s.seats.index(s.me)]
    answerable, way_out, _ = _for_me(s)
    return _stuck(swept, answerable, way_out, carried) - _stuck(swept, answerable, way_out, rather)


def draws_before(s: Sight, seat: str) -> float:
    """How many cards are drawn before a seat can act again; the last of them its own."""
    return _draws_between(s.seats.index(s.player or s.me), s.seats.index(seat), len(s.seats))


def _draws_between(acting: int, seat: int, seats: int) -> float:
    """The same, by places at the table."""
    ahead = (seat - acting) % seats or seats
    return (ahead - 1) * WEIGHTS["draws a turn"] + 1.0


def _sweeps(s: Sight) -> tuple[float, ...]:
    """By place: the chance that Stagnation & Decline comes before a seat can act again."""
    return _reckoned_sweeps(s.seats.index(s.player or s.me), len(s.seats), s.deck, s.stagnated)


@cache
def _reckoned_sweeps(acting: int, seats: int, deck: int, stagnated: bool) -> tuple[float, ...]:
    """The same, reckoned once for each length of the deck."""
    draws = [_draws_between(acting, seat, seats) for seat in range(seats)]
    return tuple([stagnation_chance(deck, seats, stagnated, number) for number in draws])


def _on_desks(s: Sight) -> dict[str, tuple[int, int, float]]:
    """By ministry: how many decrees lie there, how many of them can be stamped there, and what all spare who does.

    Decrees load the ministry they lie on when a turn ends; and who stamps or forwards them is spared 1.
    """
    found: dict[str, tuple[int, int, float]] | None = s.by_papers.get("desks")
    if found is None:
        found = s.by_papers["desks"] = {}
        for decree, place in s.lies.items():
            lying, stamped, spared = found.get(place, _CLEAR)
            if s.next_step(decree) == place:
                found[place] = lying + 1, stamped + 1, spared + WEIGHTS["stamps to come"]
            else:
                found[place] = lying + 1, stamped, spared + WEIGHTS["forwards to come"]
    return found


def _nearly_done(s: Sight) -> list[tuple[int, str, str]]:
    """The decrees that want but one or two stamps: how many, where they lie, and where the last is given."""
    found: list[tuple[int, str, str]] | None = s.by_papers.get("near")
    if found is None:
        found = s.by_papers["near"] = []
        for decree, place in s.lies.items():
            steps = s.steps[decree]
            left = len(steps) - s.stamps[decree]
            if left <= len(_NEAR):
                found.append((left, place, steps[-1]))
    return found


def _chain(s: Sight, vacant: str) -> dict[str, float]:
    """By ministry: what its place among the arrows weighs, and what its special action spares, while one is vacant."""
    found: dict[str, float] | None = s.by_chart.get(vacant)
    if found is None:
        uppers = set(s.upper.values())
        found = s.by_chart[vacant] = {
            post: _in_the_chain(s, post, vacant, uppers) - WEIGHTS["post"] * _POSTS[post] for post in s.load
        }
    return found


def _in_the_chain(s: Sight, post: str, vacant: str, uppers: set[str | None]) -> float:
    """Blame runs down the arrows: it is good to have somebody below, bad to be below somebody."""
    weight = 0.0
    upper = s.upper[post]
    while upper is not None and upper == vacant:
        upper = s.upper[upper]
    if upper is not None:
        weight += WEIGHTS["masters"]
    if post in uppers:
        weight -= WEIGHTS["subjects"]
    return weight


def _subtract_pardons(s: Sight, weights: dict[str, float]) -> None:
    """Who directs the top of the chain in which a decree will be enacted removes blame, their own first."""
    for left, _, last in _nearly_done(s):
        chooser = s.chooser(last)
        if chooser is not None:
            surely = WEIGHTS[_NEAR[left - 1]] * (1.0 if chooser == s.me else WEIGHTS["pardon, theirs"])
            weights[chooser] -= surely * _pardon(s, chooser)


def _pardon(s: Sight, seat: str) -> int:
    """What an enactment spares whoever chooses."""
    return min(s.removal(), s.blame[seat] + s.load[s.post[seat]])


# -- how one stands


def threat(s: Sight, weights: dict[str, float] | None = None) -> dict[str, float]:
    """How much of the danger each rival is: the lighter their burden, the more. Burdens may be given."""
    near = _lead(s)
    if weights is None:
        weights = burdens(s)
    grown = {seat: exp(-weight / near) for seat, weight in weights.items() if seat != s.me}
    total = sum(grown.values())
    return {seat: weight / total for seat, weight in grown.items()}


def _lead(s: Sight) -> float:
    """By how much one must be ahead of a rival to forget about them; more, the longer there is to go."""
    return WEIGHTS["lead"] + WEIGHTS["lead, by card"] * s.deck


def standing(s: Sight) -> float:
    """One's own burden against everybody else's, the lightest before all; at the end only who is first counts."""
    return _ahead(s, burdens(s))


def _ahead(s: Sight, weights: dict[str, float]) -> float:
    """How well one stands with these burdens."""
    near = _lead(s)
    if s.over:
        ahead = min(weight for seat, weight in weights.items() if seat != s.me) - weights[s.me]
        return 0.1 * ahead + WEIGHTS["victory"] * ((ahead > 0) - (ahead < 0))
    grudges = s.grudges
    rivals = sum(
        [
            exp(-weight / near) * (1.0 + s.temper.grudge * grudges[seat] if seat in grudges else 1.0)
            for seat, weight in weights.items()
            if seat != s.me
        ]
    )
    return -weights[s.me] - near * log(rivals)


def _held(s: Sight) -> float:
    """What the cards in hand are still good for."""
    time = _time_left(s) if s.hand else 0.0
    return sum([time * _KEPT[card] for card in s.hand])


def keeping(s: Sight, card: str) -> float:
    """What a card is worth in hand."""
    return _time_left(s) * _KEPT[card]


def _time_left(s: Sight) -> float:
    """How surely a card in hand can still be played before the game is over."""
    if s.over:
        return 0.0
    return 1.0 - _sweeps(s)[s.seats.index(s.me)] if s.deck <= s.burn + len(s.seats) else 1.0


def worth(s: Sight) -> float:
    """How well one stands, cards included."""
    return standing(s) + _held(s)


# -- what can still be done this turn


def _agenda(s: Sight, weights: dict[str, float]) -> float:
    """What the actions left are good for, where one is now: a pardon within reach, the best of the plain things."""
    if s.over or s.actions <= 0 or s.player != s.me:
        return 0.0
    mine = s.mine
    actions = s.actions + (mine == "TRE" and "TRE" not in s.used)
    plain = _at_hand(s, mine, weights)
    if len(plain) > 1:
        plain.sort(key=sum, reverse=True)
    total = _best_of(s, plain, actions)
    steps = _pardon_in_reach(s)
    if steps <= actions:
        total = max(total, WEIGHTS["pardon in reach"] * _pardon(s, s.me) + _best_of(s, plain, actions - steps))
    return total


def _best_of(s: Sight, plain: list[tuple[float, float]], actions: int) -> float:
    """The first so many of some things to do; blame can only go as long as there is some."""
    left = float(s.blame[s.me])
    spare = WEIGHTS["spare action"]
    total = 0.0
    for relief, gain in plain[:actions]:
        relieved = relief if relief < left else left
        total += max(spare, relieved + gain)
        left -= relieved
    return total + max(0, actions - len(plain)) * spare


def _pardon_in_reach(s: Sight) -> int:
    """In how many actions one could enact a decree and choose oneself: cut loose, send it, go there, stamp it."""
    found = _FAR
    for left, place, last in _nearly_done(s):
        if left > 1:
            continue
        sends, cuts = place != last, s.upper[last] is not None
        if sends and place != s.mine and not _holds(s, "send"):
            continue
        if cuts and s.mine != "EXE" and not _holds(s, "redraw"):
            continue
        found = min(found, 1 + cuts + sends + _way_to(s, last))
    return found


def _way_to(s: Sight, ministry: str) -> int:
    """How many actions it takes to direct a ministry: whoever is there is sent away first, or changes places."""
    if ministry == s.mine:
        return 0
    return 1 if ministry == s.empty() or s.mine == "HR" or _holds(s, "swap") else 2


def _holds(s: Sight, effect: str) -> bool:
    """There is a card in hand that does this."""
    return any(CARDS[card].effect == effect for card in s.hand)


def _at_hand(s: Sight, mine: str, weights: dict[str, float]) -> list[tuple[float, float]]:
    """The plain things one could do here: blame of one's own that goes, and what else it brings."""
    carried = s.load[mine]
    found: list[tuple[float, float]] = []
    desks = _on_desks(s)
    if mine in desks:
        forwards, stamps, _ = desks[mine]
        found += [(1.0, sticking(s, carried + 1.0, carried))] * forwards + [(1.0, 0.0)] * stamps
    if mine == "NAV" and "NAV" not in s.used:
        found.append((2.0, sticking(s, carried, max(0, carried - 4)) if carried else 0.0))
    elif mine == "SEC":
        found += [(0.0, danger * 0.5 * s.load[s.post[seat]]) for seat, danger in threat(s, weights).items()]
    elif carried and mine in s.upper.values():
        found.append((0.0, sticking(s, carried)))
    return found


def outlook(s: Sight) -> float:
    """How well one stands, and what one can still do about it."""
    weights = burdens(s)
    return _ahead(s, weights) + _held(s) + _agenda(s, weights)


def drawing(s: Sight) -> float:
    """What a card from the deck is worth: a card, or Stagnation & Decline."""
    chance = s.stagnation_within(1.0)
    usual = WEIGHTS["card drawn"]
    if chance <= 0.0:
        return usual
    swept = s.copy()
    stagnate(swept)
    return chance * (worth(swept) - worth(s)) + (1.0 - chance) * usual
