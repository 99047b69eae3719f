"""What actions and cards do to the table, as far as one can foresee: nobody reacts, and choosers help themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from palazzo.bots.clerks.final_decrees.sight import Sight
from palazzo.games.final_decrees.content import CARDS, MINISTRY, MINISTRY_OF
from palazzo.games.final_decrees.records import Figure
from palazzo.games.final_decrees.structure import redrawn

_LAST_DECREE: Final = 5


def number(card: str, name: Figure) -> int:
    """A number of a card."""
    return CARDS[card].numbers[name]


# -- plain things


def lose(s: Sight, seat: str, amount: int) -> None:
    """A player loses blame, or what they have."""
    s.blame[seat] = max(0, s.blame[seat] - amount)


def unload(s: Sight, ministry: str, amount: int) -> None:
    """A ministry loses blame, or what it has."""
    s.load[ministry] = max(0, s.load[ministry] - amount)


def move(s: Sight, seat: str) -> None:
    """A player goes to the empty ministry."""
    s.post[seat] = s.empty()


def forward(s: Sight, actor: str, decree: str, ministry: str, relief: bool = True) -> None:
    """A decree goes elsewhere; to its next step, the sender loses 1."""
    s.lay(decree, ministry)
    if relief and s.next_step(decree) == ministry:
        lose(s, actor, 1)


def stamp(s: Sight, actor: str, decree: str, place: str) -> None:
    """A stamp; the last one enacts the decree."""
    lose(s, actor, 1)
    s.stamp(decree, s.stamps[decree] + 1)
    if s.steps_left(decree):
        return
    s.enact(decree)
    chooser = s.chooser(place)
    if chooser is not None:
        _help_oneself(s, chooser, s.removal())
    s.enacted += 1
    s.over = s.enacted == _LAST_DECREE


def _help_oneself(s: Sight, chooser: str, amount: int) -> None:
    """Whoever removes blame thinks of their own first, then of their ministry's."""
    own = min(amount, s.blame[chooser])
    s.blame[chooser] -= own
    unload(s, s.post[chooser], amount - own)


def manoeuvre(s: Sight, actor: str) -> None:
    """Two off oneself, four off the Navy."""
    lose(s, actor, 2)
    unload(s, "NAV", 4)


def investigate(s: Sight, ministry: str) -> None:
    """All blame of a ministry becomes its director's."""
    director = s.director(ministry)
    if director is not None:
        s.blame[director] += s.load[ministry]
        s.load[ministry] = 0


def distribute(s: Sight, actor: str, amounts: dict[str, int]) -> None:
    """Blame goes from one's ministry to those below; in the Empire all piles are laid anew."""
    mine = s.post[actor]
    if s.empire:
        for ministry in (mine, *s.below(mine)):
            s.load[ministry] = amounts.get(ministry, 0)
        return
    for ministry, amount in amounts.items():
        s.load[mine] -= amount
        s.load[ministry] += amount


def reassign(s: Sight, posts: dict[str, list[str]]) -> None:
    """Everyone goes where they are told."""
    for place, seats in posts.items():
        for seat in seats:
            s.post[seat] = place


def _redraw(s: Sight, changes: list[str]) -> None:
    """One arrow change after another: what is done, and where the arrow goes."""
    for index in range(0, len(changes), 2):
        chart = redrawn(chart_of(s), changes[index], changes[index + 1].removeprefix("arrow:"))
        s.redraw({ministry: _name_of(chart[MINISTRY_OF[ministry]]) for ministry in s.load})


def chart_of(s: Sight) -> list[int]:
    """The arrows as the game writes them."""
    return [MINISTRY_OF.get(s.upper.get(ministry) or "", -1) for ministry in MINISTRY]


def _name_of(ministry: int) -> str | None:
    """A ministry, or none."""
    return MINISTRY[ministry] if ministry >= 0 else None


def stagnate(s: Sight) -> None:
    """Stagnation & Decline: every director takes the blame of their ministry; without cards left it is over."""
    for seat, post in s.post.items():
        s.blame[seat] += s.load[post]
        s.load[post] = 0
    s.over = s.deck <= s.burn
    s.deck = max(0, s.deck - s.burn)
    s.stagnated = True


# -- cards, by what they do


def _hand_over(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    s.blame[actor] -= made[1]
    s.blame[made[0]] += made[1]


def _share_out(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    for seat in made[0]:
        s.blame[actor] -= number(card, "amount")
        s.blame[seat] += number(card, "amount")


def accuse(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    s.blame[made[0]] += number(card, "more" if s.blame[made[0]] < s.blame[actor] else "amount")


def _accuse_all(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    for seat in s.seats:
        if seat != actor:
            s.blame[seat] += number(card, "amount")


def inquire(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    s.load[made[0]] += number(card, "amount")
    half = (s.load[made[0]] + 1) // 2
    director = s.director(made[0])
    if director is not None:
        s.load[made[0]] -= half
        s.blame[director] += half


def relieve(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    amounts = made[0] if isinstance(made[0], dict) else {"personal": made[0]}
    lose(s, actor, amounts.get("personal", 0))
    unload(s, s.post[actor], amounts.get("ministry", 0))


def pardon(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    lose(s, made[0], number(card, "amount"))
    lose(s, actor, made[1])


def _shift(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    mine = s.post[actor]
    target = made[0] if len(made) == 2 else s.upper[mine]
    personal, ministry = made[-1].get("personal", 0), made[-1].get("ministry", 0)
    if target is not None:
        s.blame[actor] -= personal
        s.load[mine] -= ministry
        s.load[target] += personal + ministry


def _load_others(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    for ministry in s.load:
        if ministry != s.post[actor]:
            s.load[ministry] += number(card, "amount")


def _load_by_decrees(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    for place in s.lies.values():
        s.load[place] += number(card, "amount")


def send(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    for place, decrees in made[0].items():
        for decree in decrees:
            forward(s, actor, decree, place)


def _fast_track(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    decree = made[0]
    stamp(s, actor, decree, s.post[actor])
    if decree in s.lies and s.next_step(decree) != s.post[actor]:
        forward(s, actor, decree, s.next_step(decree))


def unstamp(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    s.stamp(made[0], max(0, s.stamps[made[0]] - 1))
    s.lay(made[0], made[1])
    s.load[made[1]] += number(card, "amount")


def relocate(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    for decree in made[0]:
        forward(s, actor, decree, made[1])
        s.load[made[1]] += number(card, "amount")


def _sign_for(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    place = s.lies[made[0]]
    helped = s.director(place)
    if helped is not None:
        lose(s, helped, 1)
    stamp(s, actor, made[0], place)


def swap(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    one, other = made[0]
    s.post[one], s.post[other] = s.post[other], s.post[one]


def promote(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    left = s.post[made[0]]
    move(s, made[0])
    s.load[left] -= made[1]
    s.blame[made[0]] += made[1]


def waltz(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    step = 1 if made[0] == "left" else -1
    count = len(s.seats)
    s.post = {seat: s.post[s.seats[(n + step) % count]] for n, seat in enumerate(s.seats)}


def _act_as(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    ministry = made[0].split(":")[1]
    if ministry == "SEC":
        investigate(s, made[1])
    elif ministry == "TRE":
        s.actions += 2
    elif ministry == "NAV":
        manoeuvre(s, actor)
    elif ministry == "HR":
        reassign(s, made[1])
    else:
        _redraw(s, made[1:])


def _redraw_all(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    _redraw(s, made)


def _take_over(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    mine = s.post[actor]
    s.redraw({**s.upper, made[0]: mine})
    s.load[mine] -= made[1]
    s.load[made[0]] += made[1]


def _overtime(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    s.actions += number(card, "actions")
    s.load[s.post[actor]] += number(card, "amount")


def _nothing_to_see(s: Sight, actor: str, card: str, made: list[Any]) -> None:
    """What cards drawn or taken are worth is judged elsewhere."""


EFFECTS: Final[dict[str, Callable[[Sight, str, str, list[Any]], None]]] = {
    "hand-over": _hand_over,
    "share-out": _share_out,
    "accuse": accuse,
    "accuse-all": _accuse_all,
    "inquire": inquire,
    "relieve": relieve,
    "pardon": pardon,
    "unload": _shift,
    "load-others": _load_others,
    "load-by-decrees": _load_by_decrees,
    "send": send,
    "fast-track": _fast_track,
    "unstamp": unstamp,
    "relocate": relocate,
    "sign-for": _sign_for,
    "swap": swap,
    "promote": promote,
    "waltz": waltz,
    "act-as": _act_as,
    "redraw": _redraw_all,
    "take-over": _take_over,
    "overtime": _overtime,
    "draw": _nothing_to_see,
    "wiretap": _nothing_to_see,
}


# -- an action with all it wants declared


def carried_out(s: Sight, option: str, made: list[Any]) -> Sight:
    """The table after an option of `choose-action`, if nobody minds; what a card drawn brings is judged elsewhere."""
    then = s.copy()
    then.actions -= 1
    verb, *words = option.split(":")
    if verb == "play":
        then.hand = s.hand.copy()
        then.hand.remove(words[0])
        EFFECTS[CARDS[words[0]].effect](then, s.me, words[0], made)
    else:
        ACTIONS[verb](then, s.me, [*words, *made])
    return then


def _stop(s: Sight, actor: str, words: list[Any]) -> None:
    s.actions = 0


def _mint(s: Sight, actor: str, words: list[Any]) -> None:
    s.actions += 2
    s.used = [*s.used, "TRE"]


def _manoeuvre(s: Sight, actor: str, words: list[Any]) -> None:
    s.used = [*s.used, "NAV"]
    manoeuvre(s, actor)


ACTIONS: Final[dict[str, Callable[[Sight, str, list[Any]], None]]] = {
    "stop": _stop,
    "draw": lambda s, actor, words: None,
    "forward": lambda s, actor, words: forward(s, actor, words[0], words[1]),
    "stamp": lambda s, actor, words: stamp(s, actor, words[0], s.post[actor]),
    "move": lambda s, actor, words: move(s, words[0]),
    "mint": _mint,
    "manoeuvre": _manoeuvre,
    "investigate": lambda s, actor, words: investigate(s, words[0]),
    "distribute": lambda s, actor, words: distribute(s, actor, words[0]),
    "reassign": lambda s, actor, words: reassign(s, words[0]),
    "restructure": lambda s, actor, words: _redraw(s, words),
}
"""What the actions do that need no card: by their name, with whatever they are done to."""
