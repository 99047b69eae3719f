"""What could be done: every action with all it wants declared, tried on a copy of the table and judged.

A plan is an option of `choose-action` with its declarations, in the order in which the game asks for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import inf
from typing import Any, Final, NamedTuple

from palazzo.bots.clerks.final_decrees import deeds
from palazzo.bots.clerks.final_decrees.sight import Sight
from palazzo.bots.clerks.final_decrees.worth import WEIGHTS, drawing, outlook, threat
from palazzo.games.final_decrees import structure
from palazzo.games.final_decrees.content import CARDS

_ROUNDS: Final = 3
"""How often a reassignment is bettered, one exchange at a time."""
_RIVALS: Final = 2
"""So many rivals, the most dangerous, are thought of where any could be loaded with blame or papers."""

SPECIALS: Final[dict[str, tuple[str, ...]]] = {
    "EXE": ("arrow", "arrow-end"),
    "HR": ("reassignment",),
    "NAV": (),
    "SEC": ("investigated",),
    "TRE": (),
}

DECLARED: Final[dict[str, tuple[str, ...]]] = {
    "distribute": ("distribution",),
    "reassign": ("reassignment",),
    "restructure": ("arrow", "arrow-end"),
}

PROMPTS: Final[dict[str, str]] = {
    "other-player": "choose-player",
    "other-with-cards": "choose-player",
    "pardoned-player": "choose-player",
    "several-others": "choose-players",
    "two-players": "choose-two-players",
    "side": "choose-side",
    "ministry-of-another": "choose-ministry",
    "other-ministry": "choose-ministry",
    "any-ministry": "choose-ministry",
    "ministry-to-take": "choose-ministry",
    "investigated": "choose-investigated",
    "own-blame": "choose-amount",
    "own-relief": "choose-amount",
    "relief": "choose-relief",
    "unloading": "choose-unloading",
    "left-behind": "choose-left-behind",
    "sent-along": "choose-sent-along",
    "distribution": "distribute",
    "decree": "choose-decree",
    "decree-here": "choose-decree",
    "decrees-here": "choose-decrees",
    "decree-elsewhere-in-order": "choose-decree",
    "decrees-anywhere": "send-decrees",
    "reassignment": "reassign",
    "special": "choose-special",
    "arrow": "choose-arrow",
    "arrow-end": "choose-arrow-end",
}
"""What the game asks for each declaration; in the Empire a distribution is `rearrange`."""


class Plan(NamedTuple):
    """Something one could do, and how one would stand then."""

    value: float
    option: str
    wants: tuple[str, ...]
    made: tuple[Any, ...]


class _Tried:
    """What was tried on one table."""

    def __init__(self, on: Sight) -> None:
        self.on = on
        self.plans: dict[str, list[Plan]] = {}
        """By option."""


_LAST: Final[list[_Tried]] = []
"""What was tried last: what is declared is asked for on the table on which it was chosen."""


def ranked(s: Sight, options: list[str]) -> list[Plan]:
    """The best plan of each option, best first; of equals the one named first."""
    best = [max(plans(s, option), key=lambda plan: plan.value, default=None) for option in _sensible(s, options)]
    return sorted((plan for plan in best if plan is not None), key=lambda plan: -plan.value)


def _sensible(s: Sight, options: list[str]) -> list[str]:
    """The options worth trying: a decree goes on, to the most dangerous rival, or where one has promised.

    To try every desk, and every rival with every card, took 1.18 times as long and changed 1 answer in 2,314.
    """
    forwards = [option for option in options if option.startswith("forward:")]
    if not forwards:
        return options
    rival = s.post[_dangerous(s)[0]]
    promised = {(pledge["decree"], pledge["ministry"]) for pledge in s.pledges if pledge["promise"] == "forward"}
    senseless: set[str] = set()
    for option in forwards:
        _, decree, place = option.split(":")
        if place not in (rival, s.next_step(decree)) and (decree, place) not in promised:
            senseless.add(option)
    return [option for option in options if option not in senseless]


def plans(s: Sight, option: str) -> list[Plan]:
    """Every way to carry an option out that is worth a thought; what was tried last on the same table is not again."""
    tried = _LAST[0] if _LAST else None
    if tried is None or not (tried.on is s or tried.on.is_like(s)):
        tried = _Tried(s)
        _LAST[:] = [tried]
    if option not in tried.plans:
        tried.plans[option] = list(_ways(s, option))
    return tried.plans[option]


def _ways(s: Sight, option: str) -> Iterator[Plan]:
    """Every way to carry an option out, tried on a copy of the table."""
    verb, *words = option.split(":")
    what = words[0] if verb == "play" else verb
    wants = CARDS[what].choices if verb == "play" else DECLARED.get(verb, ())
    for made in _declarations(s, what, wants, ()):
        yield Plan(_judged(s, option, made), option, wants, made)


def stop(s: Sight) -> float:
    """What it is worth to end the turn."""
    return _judged(s, "stop", ())


def _judged(s: Sight, option: str, made: tuple[Any, ...]) -> float:
    """How well one stands after an option, with what the table does not show; so far that equals are equal."""
    return round(outlook(deeds.carried_out(s, option, list(made))) + _beyond(s, option, made), 9)


def _beyond(s: Sight, option: str, made: tuple[Any, ...]) -> float:
    """What an option brings that is not seen on the table: cards still unknown, a decree that gets on, one's word."""
    verb, *words = option.split(":")
    if verb == "draw":
        return drawing(s)
    if verb == "forward":
        goes_on = WEIGHTS["progress"] if s.next_step(words[0]) == words[1] else 0.0
        return goes_on + _word_kept(s, "forward", decree=words[0], ministry=words[1])
    if verb == "stamp":
        return WEIGHTS["progress"] + _word_kept(s, "stamp", decree=words[0])
    if verb == "investigate":
        return -_word_broken(s, s.director(words[0]))
    return _beyond_card(s, words[0], made) if verb == "play" else 0.0


def _beyond_card(s: Sight, card: str, made: tuple[Any, ...]) -> float:
    """The same of a card."""
    effect = CARDS[card].effect
    if effect == "draw":
        return drawing(s) * CARDS[card].numbers["amount"]
    if effect == "wiretap":
        return WEIGHTS["card kept"] * 3.0
    if effect == "act-as" and made[0] == "as:SEC":
        return -_word_broken(s, s.director(made[1]))
    return 0.0


def _word_kept(s: Sight, promise: str, **particulars: str) -> float:
    """One likes to do what one has promised."""
    for pledge in s.pledges:
        if pledge["promise"] == promise and all(pledge[name] == word for name, word in particulars.items()):
            return WEIGHTS["promise"] * s.temper.word
    return 0.0


def _word_broken(s: Sight, seat: str | None) -> float:
    """One does not like to investigate whom one has promised to spare."""
    spared = any(pledge["promise"] == "no-investigation" and pledge["to"] == seat for pledge in s.pledges)
    return WEIGHTS["promise"] * s.temper.word if spared else 0.0


# -- what is declared, one thing after another


def _declarations(s: Sight, what: str, wants: tuple[str, ...], made: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """All that may be declared, one thing after another, as far as it is worth a thought."""
    if len(made) == len(wants):
        yield made
        return
    for value in _CHOICES[wants[len(made)]](s, what, made):
        more = SPECIALS[value.split(":")[1]] if wants[len(made)] == "special" else ()
        yield from _declarations(s, what, wants + more, (*made, value))


# -- what may be declared


def _dangerous(s: Sight) -> list[str]:
    """Those of the rivals who are most to be feared, the worst first."""
    danger = threat(s)
    return sorted(danger, key=lambda seat: -danger[seat])[:_RIVALS]


def _other_player(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """Who is accused is seldom far behind; blame handed over also depends on who sits below."""
    return _dangerous(s) if CARDS[what].effect == "accuse" else s.others()


def _other_with_cards(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [seat for seat in s.others() if s.cards[seat]]


def _pardoned_player(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [seat for seat in s.others() if s.blame[seat] or s.blame[s.me]]


def _several_others(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """The most dangerous players, as many as one may name."""
    danger = threat(s)
    most = min(deeds.number(what, "most"), s.blame[s.me])
    return [sorted(danger, key=lambda seat: -danger[seat])[:most]]


def _two_players(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """One changes places oneself."""
    return [list(pair) for pair in combinations(s.seats, 2) if s.me in pair]


def _side(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return ["left", "right"]


def _dangerous_ministry(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """Whatever is laid on a ministry is meant for who directs it."""
    return [s.post[seat] for seat in _dangerous(s)]


def _ministry_to_take(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    above = s.above(s.mine)
    return [m for m in s.load if m != s.mine and m not in above and s.upper[m] != s.mine]


def _investigated(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    posts = [s.post[seat] for seat in s.others()]
    return [post for post in posts if post != "SEC" and s.load[post]]


def _own_blame(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    below = s.post[made[0]] in s.below(s.mine)
    return [min(deeds.number(what, "more" if below else "most"), s.blame[s.me])]


def _own_relief(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    numbers = CARDS[what].numbers
    most = numbers["most"]
    if "more" in numbers and s.blame[s.me] == max(s.blame.values()):
        most = numbers["more"]
    return [min(most, s.blame[s.me])]


def _own_and_ministry(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """As much blame as one may, one's own and the ministry's."""
    load = s.load[s.mine]
    personal = min(deeds.number(what, "personal"), s.blame[s.me])
    return [{"personal": personal, "ministry": min(CARDS[what].numbers.get("ministry", load), load)}]


def _left_behind(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [min(deeds.number(what, "most"), s.load[s.post[made[0]]])]


def _sent_along(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [min(deeds.number(what, "most"), s.load[s.mine])]


def _distribution(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """All of it to one ministry; in the Empire also the blame of the others below."""
    mine = s.mine
    below = s.below(mine)
    if s.empire:
        return _rearrangements(mine, {ministry: s.load[ministry] for ministry in (mine, *below)})
    return [{ministry: s.load[mine]} for ministry in below] if s.load[mine] else []


def _rearrangements(mine: str, piles: dict[str, int]) -> list[Any]:
    """All blame on one heap below, or one's own added to one; if nothing else would change anything, one back up."""
    found: list[Any] = []
    for ministry in piles:
        if ministry != mine:
            found.append({**dict.fromkeys(piles, 0), ministry: sum(piles.values())})
            found.append({**piles, mine: 0, ministry: piles[ministry] + piles[mine]})
    loaded = next((ministry for ministry, load in piles.items() if load), mine)
    if loaded != mine:
        found.append({**piles, mine: piles[mine] + 1, loaded: piles[loaded] - 1})
    return [amounts for index, amounts in enumerate(found) if amounts != piles and amounts not in found[:index]]


def _decree(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return list(s.lies)


def _decree_here(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return s.desk(s.mine)


def _decrees_here(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """All of them, those that cannot be stamped here, or those that go to the same step."""
    here = s.desk(s.mine)
    found = [here, [d for d in here if s.next_step(d) != s.mine]]
    found += [[d for d in here if s.next_step(d) == step] for step in s.load if step != s.mine]
    return [decrees for index, decrees in enumerate(found) if decrees and decrees not in found[:index]]


def _decree_elsewhere(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [d for d, place in s.lies.items() if place != s.mine and s.next_step(d) == place]


def _decrees_anywhere(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """On to their next steps, or from one's own desk onto the most dangerous rival's; or else anywhere."""
    danger = threat(s)
    rival = s.post[max(danger, key=lambda seat: danger[seat])]
    ways = [(d, s.next_step(d)) for d, place in s.lies.items() if place != s.next_step(d)]
    ways += [(d, rival) for d in s.desk(s.mine) if rival != s.next_step(d)]
    if not ways:
        ways = [(d, place) for d, lies in s.lies.items() for place in s.load if place != lies]
    found = [{place: [d]} for d, place in ways]
    for (one, here), (other, there) in combinations(ways, 2):
        if one != other:
            found.append({here: [one, other]} if here == there else {here: [one], there: [other]})
    return found


def _reassignment(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """One exchange after another, each the best, as long as it helps; but somebody has to be moved in the end."""
    best, most = s, -inf
    for _ in range(_ROUNDS):
        ways = [_exchanged(best, one, place) for one, place in _exchanges(best)]
        judged = [(round(outlook(way), 9), way) for way in ways if way.post != s.post]
        worth, better = max(judged, key=lambda one: one[0])
        if worth <= most:
            break
        best, most = better, worth
    return [{place: [seat] for seat, place in best.post.items()}]


def _exchanges(s: Sight) -> list[tuple[str, str]]:
    """Who could go where; two who change places, only once."""
    rank = {s.post[seat]: number for number, seat in enumerate(s.seats)}
    return [
        (seat, place) for number, seat in enumerate(s.seats) for place in s.load if rank.get(place, len(rank)) > number
    ]


def _exchanged(s: Sight, seat: str, place: str) -> Sight:
    """Somebody goes somewhere; whoever is there takes their old post."""
    then = s.copy()
    there = s.director(place)
    if there is not None:
        then.post[there] = s.post[seat]
    then.post[seat] = place
    return then


def _special(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """Whatever special action would change something."""
    able = {
        "EXE": True,
        "HR": True,
        "NAV": bool(s.load["NAV"] or s.blame[s.me]),
        "SEC": bool(_investigated(s, what, made)),
        "TRE": True,
    }
    return [f"as:{ministry}" for ministry in s.load if ministry != s.mine and able.get(ministry)]


def _arrow(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """Any arrow may be touched; of two changes the first is the best there is."""
    words = structure.first_words(_chart_after(s, made), len(s.seats), _forbidden(s, what, made))
    if _twice(what) and not made:
        return [_best_change(s)[0]]
    return words


def _arrow_end(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """From one's own ministry, if that can be."""
    if not made[-1].startswith(("arrow-add", "arrow-move")):
        return [""]
    if _twice(what) and len(made) == 1:
        return [_best_change(s)[1]]
    return _own_ends(s, made[-1], _chart_after(s, made[:-1]), _forbidden(s, what, made[:-1]))


def _own_ends(s: Sight, first: str, chart: list[int], start: list[int]) -> list[Any]:
    """Where an arrow from one's own ministry can go; else the first that offers."""
    ends = structure.ends(chart, len(s.seats), first, start)
    own = [end for end in ends if end.startswith(s.mine)]
    return [f"arrow:{end}" for end in own or ends[:1]]


def _best_change(s: Sight) -> tuple[Any, ...]:
    """The best single change of arrows."""
    return max(plans(s, "restructure"), key=lambda plan: plan.value).made


def _chart_after(s: Sight, made: tuple[Any, ...]) -> list[int]:
    """The chart after the changes declared already."""
    chart = deeds.chart_of(s)
    changes = [word for word in made if not str(word).startswith("as:")]
    for index in range(0, len(changes) - 1, 2):
        chart = structure.redrawn(chart, changes[index], changes[index + 1].removeprefix("arrow:"))
    return chart


def _forbidden(s: Sight, what: str, made: tuple[Any, ...]) -> list[int]:
    """Of two changes, the last must not undo the first."""
    return deeds.chart_of(s) if _twice(what) and len(made) >= 2 else []


def _twice(what: str) -> bool:
    """A card that changes two arrows."""
    return what in CARDS and CARDS[what].choices.count("arrow") > 1


_CHOICES: Final[dict[str, Callable[[Sight, str, tuple[Any, ...]], list[Any]]]] = {
    "other-player": _other_player,
    "other-with-cards": _other_with_cards,
    "pardoned-player": _pardoned_player,
    "several-others": _several_others,
    "two-players": _two_players,
    "side": _side,
    "ministry-of-another": _dangerous_ministry,
    "other-ministry": _dangerous_ministry,
    "any-ministry": _dangerous_ministry,
    "ministry-to-take": _ministry_to_take,
    "investigated": _investigated,
    "own-blame": _own_blame,
    "own-relief": _own_relief,
    "relief": _own_and_ministry,
    "unloading": _own_and_ministry,
    "left-behind": _left_behind,
    "sent-along": _sent_along,
    "distribution": _distribution,
    "decree": _decree,
    "decree-here": _decree_here,
    "decrees-here": _decrees_here,
    "decree-elsewhere-in-order": _decree_elsewhere,
    "decrees-anywhere": _decrees_anywhere,
    "reassignment": _reassignment,
    "special": _special,
    "arrow": _arrow,
    "arrow-end": _arrow_end,
}
