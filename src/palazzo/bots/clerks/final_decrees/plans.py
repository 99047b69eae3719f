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

ROUNDS: Final = 3
"""How often a reassignment is bettered, one exchange at a time."""

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


def ranked(s: Sight, options: list[str]) -> list[Plan]:
    """The best plan of each option, best first; of equals the one named first."""
    best = [max(plans(s, option), key=lambda plan: plan.value, default=None) for option in options]
    return sorted((plan for plan in best if plan is not None), key=lambda plan: -plan.value)


def plans(s: Sight, option: str) -> Iterator[Plan]:
    """Every way to carry an option out that is worth a thought."""
    verb, *words = option.split(":")
    if verb == "play":
        wants = CARDS[words[0]].choices
        for made in declarations(s, words[0], wants, ()):
            yield Plan(played(s, words[0], list(made)), option, wants, made)
    elif verb in DECLARED:
        for made in declarations(s, verb, DECLARED[verb], ()):
            yield Plan(declared(s, verb, list(made)), option, DECLARED[verb], made)
    else:
        yield Plan(SIMPLE[verb](s, *words), option, (), ())


# -- actions without declarations


def after(s: Sight, cost: int = 1) -> Sight:
    """A copy with an action spent."""
    then = s.copy()
    then.actions -= cost
    return then


def stop(s: Sight) -> float:
    """What it is worth to end the turn."""
    return outlook(after(s, s.actions))


def draw(s: Sight) -> float:
    """A card, or Stagnation & Decline."""
    return outlook(after(s)) + drawing(s)


def forward(s: Sight, decree: str, ministry: str) -> float:
    """Send a decree on."""
    then = after(s)
    deeds.forward(then, s.me, decree, ministry)
    goes_on = WEIGHTS["progress"] if s.next_step(decree) == ministry else 0.0
    return outlook(then) + goes_on + word_kept(s, "forward", decree=decree, ministry=ministry)


def stamp(s: Sight, decree: str) -> float:
    """Stamp a decree."""
    then = after(s)
    deeds.stamp(then, s.me, decree, s.mine)
    return outlook(then) + WEIGHTS["progress"] + word_kept(s, "stamp", decree=decree)


def move(s: Sight, seat: str) -> float:
    """Somebody to the empty ministry."""
    then = after(s)
    deeds.move(then, seat)
    return outlook(then)


def mint(s: Sight) -> float:
    """Two more actions."""
    then = after(s, -1)
    then.used = [*s.used, "TRE"]
    return outlook(then)


def manoeuvre(s: Sight) -> float:
    """Grand manoeuvres."""
    then = after(s)
    then.used = [*s.used, "NAV"]
    deeds.manoeuvre(then, s.me)
    return outlook(then)


def investigate(s: Sight, ministry: str) -> float:
    """All a ministry's blame to its director."""
    then = after(s)
    deeds.investigate(then, ministry)
    return outlook(then) - word_broken(s, s.director(ministry))


SIMPLE: Final[dict[str, Callable[..., float]]] = {
    "stop": stop,
    "draw": draw,
    "forward": forward,
    "stamp": stamp,
    "move": move,
    "mint": mint,
    "manoeuvre": manoeuvre,
    "investigate": investigate,
}


def word_kept(s: Sight, promise: str, **particulars: str) -> float:
    """One likes to do what one has promised."""
    for pledge in s.pledges:
        if pledge["promise"] == promise and all(pledge[name] == word for name, word in particulars.items()):
            return WEIGHTS["promise"] * s.temper.word
    return 0.0


def word_broken(s: Sight, seat: str | None) -> float:
    """One does not like to investigate whom one has promised to spare."""
    spared = any(pledge["promise"] == "no-investigation" and pledge["to"] == seat for pledge in s.pledges)
    return WEIGHTS["promise"] * s.temper.word if spared else 0.0


# -- actions and cards with declarations


def declared(s: Sight, verb: str, made: list[Any]) -> float:
    """How one stands after a distribution, a reassignment, a change of arrows."""
    then = after(s)
    if verb == "distribute":
        deeds.distribute(then, s.me, made[0])
    elif verb == "reassign":
        deeds.reassign(then, made[0])
    else:
        deeds.redraw(then, made)
    return outlook(then)


def played(s: Sight, card: str, made: list[Any]) -> float:
    """How one stands after a card; it is gone then."""
    then = after(s)
    then.hand = s.hand.copy()
    then.hand.remove(card)
    effect = CARDS[card].effect
    deeds.EFFECTS[effect](then, s.me, card, made)
    value = outlook(then)
    if effect == "draw":
        value += drawing(s) * CARDS[card].numbers["amount"]
    elif effect == "wiretap":
        value += WEIGHTS["card kept"] * 3.0
    elif effect == "act-as" and made[0] == "as:SEC":
        value -= word_broken(s, s.director(made[1]))
    return value


def declarations(s: Sight, what: str, wants: tuple[str, ...], made: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """All that may be declared, one thing after another, as far as it is worth a thought."""
    if len(made) == len(wants):
        yield made
        return
    for value in CHOICES[wants[len(made)]](s, what, made):
        more = SPECIALS[value.split(":")[1]] if wants[len(made)] == "special" else ()
        yield from declarations(s, what, wants + more, (*made, value))


# -- what may be declared


def other_player(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return s.others()


def other_with_cards(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [seat for seat in s.others() if s.cards[seat]]


def pardoned_player(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [seat for seat in s.others() if s.blame[seat] or s.blame[s.me]]


def several_others(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """The most dangerous players, as many as one may name."""
    danger = threat(s)
    most = min(deeds.number(what, "most"), s.blame[s.me])
    return [sorted(danger, key=lambda seat: -danger[seat])[:most]]


def two_players(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [list(pair) for pair in combinations(s.seats, 2)]


def side(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return ["left", "right"]


def ministry_of_another(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [s.post[seat] for seat in s.others()]


def other_ministry(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [ministry for ministry in s.load if ministry != s.mine]


def any_ministry(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return list(s.load)


def ministry_to_take(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    above = s.above(s.mine)
    return [m for m in s.load if m != s.mine and m not in above and s.upper[m] != s.mine]


def investigated(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [m for m in ministry_of_another(s, what, made) if m != "SEC" and s.load[m]]


def own_blame(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    below = s.post[made[0]] in s.below(s.mine)
    return [min(deeds.number(what, "more" if below else "most"), s.blame[s.me])]


def own_relief(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    numbers = CARDS[what].numbers
    most = numbers["most"]
    if "more" in numbers and s.blame[s.me] == max(s.blame.values()):
        most = numbers["more"]
    return [min(most, s.blame[s.me])]


def own_and_ministry(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """As much blame as one may, one's own and the ministry's."""
    load = s.load[s.mine]
    personal = min(deeds.number(what, "personal"), s.blame[s.me])
    return [{"personal": personal, "ministry": min(CARDS[what].numbers.get("ministry", load), load)}]


def left_behind(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [min(deeds.number(what, "most"), s.load[s.post[made[0]]])]


def sent_along(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [min(deeds.number(what, "most"), s.load[s.mine])]


def distribution(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """All of it to one ministry; in the Empire also the blame of the others below."""
    mine = s.mine
    below = s.below(mine)
    if s.empire:
        return rearrangements(mine, {ministry: s.load[ministry] for ministry in (mine, *below)})
    return [{ministry: s.load[mine]} for ministry in below] if s.load[mine] else []


def rearrangements(mine: str, piles: dict[str, int]) -> list[Any]:
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


def decree(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return list(s.lies)


def decree_here(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return s.desk(s.mine)


def decrees_here(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """All of them, those that cannot be stamped here, or those that go to the same step."""
    here = s.desk(s.mine)
    found = [here, [d for d in here if s.next_step(d) != s.mine]]
    found += [[d for d in here if s.next_step(d) == step] for step in s.load if step != s.mine]
    return [decrees for index, decrees in enumerate(found) if decrees and decrees not in found[:index]]


def decree_elsewhere(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    return [d for d, place in s.lies.items() if place != s.mine and s.next_step(d) == place]


def decrees_anywhere(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """On to their next steps, or from one's own desk onto the most dangerous rival's."""
    danger = threat(s)
    rival = s.post[max(danger, key=lambda seat: danger[seat])]
    ways = [(d, s.next_step(d)) for d, place in s.lies.items() if place != s.next_step(d)]
    ways += [(d, rival) for d in s.desk(s.mine) if rival != s.next_step(d)]
    found = [{place: [d]} for d, place in ways]
    for (one, here), (other, there) in combinations(ways, 2):
        if one != other:
            found.append({here: [one, other]} if here == there else {here: [one], there: [other]})
    return found


def reassignment(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """One exchange after another, each the best, as long as it helps; but somebody has to be moved in the end."""
    best, most = s, -inf
    for _ in range(ROUNDS):
        ways = [exchanged(best, one, place) for one in s.seats for place in s.load if best.post[one] != place]
        judged = [(outlook(way), way) for way in ways if way.post != s.post]
        worth, better = max(judged, key=lambda one: one[0])
        if worth <= most:
            break
        best, most = better, worth
    return [{place: [seat] for seat, place in best.post.items()}]


def exchanged(s: Sight, seat: str, place: str) -> Sight:
    """Somebody goes somewhere; whoever is there takes their old post."""
    then = s.copy()
    there = s.director(place)
    if there is not None:
        then.post[there] = s.post[seat]
    then.post[seat] = place
    return then


def special(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """Whatever special action would change something."""
    able = {
        "EXE": True,
        "HR": True,
        "NAV": bool(s.load["NAV"] or s.blame[s.me]),
        "SEC": bool(investigated(s, what, made)),
        "TRE": True,
    }
    return [f"as:{ministry}" for ministry in s.load if ministry != s.mine and able.get(ministry)]


def arrow(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """Any arrow may be touched; of two changes the first is the best there is."""
    words = structure.first_words(chart_after(s, made), len(s.seats), forbidden(s, what, made))
    if twice(what) and not made:
        return [best_change(s)[0]]
    return words


def arrow_end(s: Sight, what: str, made: tuple[Any, ...]) -> list[Any]:
    """From one's own ministry, if that can be."""
    if not made[-1].startswith(("arrow-add", "arrow-move")):
        return [""]
    if twice(what) and len(made) == 1:
        return [best_change(s)[1]]
    return own_ends(s, made[-1], chart_after(s, made[:-1]), forbidden(s, what, made[:-1]))


def own_ends(s: Sight, first: str, chart: list[int], start: list[int]) -> list[Any]:
    """Where an arrow from one's own ministry can go; else the first that offers."""
    ends = structure.ends(chart, len(s.seats), first, start)
    own = [end for end in ends if end.startswith(s.mine)]
    return [f"arrow:{end}" for end in own or ends[:1]]


def best_change(s: Sight) -> tuple[Any, ...]:
    """The best single change of arrows."""
    changes = declarations(s, "restructure", DECLARED["restructure"], ())
    return max(changes, key=lambda made: declared(s, "restructure", list(made)))


def chart_after(s: Sight, made: tuple[Any, ...]) -> list[int]:
    """The chart after the changes declared already."""
    chart = deeds.chart_of(s)
    changes = [word for word in made if not str(word).startswith("as:")]
    for index in range(0, len(changes) - 1, 2):
        chart = structure.redrawn(chart, changes[index], changes[index + 1].removeprefix("arrow:"))
    return chart


def forbidden(s: Sight, what: str, made: tuple[Any, ...]) -> list[int]:
    """Of two changes, the last must not undo the first."""
    return deeds.chart_of(s) if twice(what) and len(made) >= 2 else []


def twice(what: str) -> bool:
    """A card that changes two arrows."""
    return what in CARDS and CARDS[what].choices.count("arrow") > 1


CHOICES: Final[dict[str, Callable[[Sight, str, tuple[Any, ...]], list[Any]]]] = {
    "other-player": other_player,
    "other-with-cards": other_with_cards,
    "pardoned-player": pardoned_player,
    "several-others": several_others,
    "two-players": two_players,
    "side": side,
    "ministry-of-another": ministry_of_another,
    "other-ministry": other_ministry,
    "any-ministry": any_ministry,
    "ministry-to-take": ministry_to_take,
    "investigated": investigated,
    "own-blame": own_blame,
    "own-relief": own_relief,
    "relief": own_and_ministry,
    "unloading": own_and_ministry,
    "left-behind": left_behind,
    "sent-along": sent_along,
    "distribution": distribution,
    "decree": decree,
    "decree-here": decree_here,
    "decrees-here": decrees_here,
    "decree-elsewhere-in-order": decree_elsewhere,
    "decrees-anywhere": decrees_anywhere,
    "reassignment": reassignment,
    "special": special,
    "arrow": arrow,
    "arrow-end": arrow_end,
}
