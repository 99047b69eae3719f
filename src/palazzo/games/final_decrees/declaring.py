"""Choices declared before anything happens: where blame goes, who moves, what a card is aimed at.  [FD-4.8, FD-9.2]

A declaration is private until it is whole: it can be taken back, and to the others nothing has happened yet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.games.final_decrees import structure
from palazzo.games.final_decrees.content import CARDS, DECREE, MINISTRY, NAV, SEC
from palazzo.games.final_decrees.records import Figure
from palazzo.games.final_decrees.state import Decrees
from palazzo.games.final_decrees.trade import TRADE
from palazzo.kernel.openings import Opening
from palazzo.kernel.questions import Assign, Number, Pick, Question, Split, Subset
from palazzo.kernel.steps import HalfMade, Next
from palazzo.kernel.table import SEAT, SEATS

_SPECIAL_CHOICES: Final[dict[str, list[str]]] = {
    "EXE": ["arrow", "arrow-end"],
    "HR": ["reassignment"],
    "NAV": [],
    "SEC": ["investigated"],
    "TRE": [],
}


@dataclass(slots=True)
class Declare(HalfMade):
    """Choose, one thing after another, all that an action or a card wants declared."""

    seat: int = 0
    """The seat that chooses."""
    what: str = ""
    """The action or card it is for."""
    wants: list[str] = field(default_factory=list)
    """What is still to be chosen, by name, in order."""
    made: list[Any] = field(default_factory=list)
    """What is chosen already."""

    def openings(self) -> tuple[Opening, ...]:
        return (TRADE,)

    def anew(self) -> str:
        return "next_action"

    def begin(self, g: Decrees) -> Next:
        """Ask for the next choice that is one; when none is left, all is declared."""
        while len(self.made) < len(self.wants):
            if self.wants[len(self.made)] == "arrow-end" and not self.made[-1].startswith(("arrow-add", "arrow-move")):
                self.made.append("")
                continue
            question = self.choice(g, self.seat)
            if not question.forced():
                return self.ask(self.seat, self.choice, then=self.choose)
            self.note(question.default())
        return self.done((self.what, self.made))

    def choice(self, g: Decrees, seat: int) -> Question:
        """What is to be declared now."""
        question = CHOICES[self.wants[len(self.made)]](g, seat, self)
        question.facts = {"what": self.what, **question.facts}
        return question

    def choose(self, g: Decrees, value: Any) -> Next:
        """One more thing is declared."""
        self.note(value)
        return self.begin(g)

    def note(self, value: Any) -> None:
        """Write a choice down; choosing another ministry's special action opens its own choices."""
        if self.wants[len(self.made)] == "special":
            self.wants = self.wants + _SPECIAL_CHOICES[value.split(":")[1]]
        self.made.append(value)

    def number(self, name: Figure) -> int:
        """A number of the card."""
        return CARDS[self.what].numbers[name]


def _named_ministries(ministries: list[int]) -> list[str]:
    """Ministries by their ids."""
    return [MINISTRY[ministry] for ministry in ministries]


def _named_seats(seats: Sequence[int]) -> list[str]:
    """Seats by their ids."""
    return [SEAT[seat] for seat in seats]


# -- players


def _other_player(g: Decrees, seat: int, d: Declare) -> Question:
    """Any other player."""
    return Pick("choose-player", _named_seats(g.others(seat)))


def _other_with_cards(g: Decrees, seat: int, d: Declare) -> Question:
    """Another player who holds at least one card."""
    return Pick("choose-player", _named_seats([other for other in g.others(seat) if g.hands[other]]))


def _pardoned_player(g: Decrees, seat: int, d: Declare) -> Question:
    """Another player; one without blame only if you have some yourself to lose."""
    return Pick("choose-player", _named_seats([other for other in g.others(seat) if g.blame[other] or g.blame[seat]]))


def _several_others(g: Decrees, seat: int, d: Declare) -> Question:
    """Some other players, no more than you have blame for."""
    return Subset("choose-players", _named_seats(g.others(seat)), 1, min(d.number("most"), g.blame[seat]))


def _two_players(g: Decrees, seat: int, d: Declare) -> Question:
    """Any two players."""
    return Subset("choose-two-players", _named_seats(list(range(g.seats))), 2, 2)


def _side(g: Decrees, seat: int, d: Declare) -> Question:
    """Left (the next seat in turn order) or right."""
    return Pick("choose-side", ["left", "right"])


# -- ministries


def _ministry_of_another(g: Decrees, seat: int, d: Declare) -> Question:
    """A ministry directed by another player."""
    return Pick("choose-ministry", _named_ministries([g.post[other] for other in g.others(seat)]))


def _other_ministry(g: Decrees, seat: int, d: Declare) -> Question:
    """Any ministry but your own."""
    return Pick("choose-ministry", _named_ministries([m for m in g.in_play() if m != g.post[seat]]))


def _any_ministry(g: Decrees, seat: int, d: Declare) -> Question:
    """Any ministry in play."""
    return Pick("choose-ministry", _named_ministries(list(g.in_play())))


def _ministry_to_take(g: Decrees, seat: int, d: Declare) -> Question:
    """A ministry your own may come to control."""
    return Pick("choose-ministry", _named_ministries(takeable(g, g.post[seat])))


def _investigated(g: Decrees, seat: int, d: Declare) -> Question:
    """A directed ministry with blame, neither SEC nor your own."""
    return Pick("choose-investigated", _named_ministries(_suspects(g, seat)))


def takeable(g: Decrees, mine: int) -> list[int]:
    """Ministries neither above `mine` nor directly controlled by it."""
    above = g.above(mine)
    return [m for m in g.in_play() if m != mine and m not in above and g.parent[m] != mine]


def _suspects(g: Decrees, seat: int) -> list[int]:
    """What an Acting Minister may investigate as SEC.  [FD-9.7]"""
    return [m for m in g.post if m not in (SEC, g.post[seat]) and g.office[m]]


# -- amounts


def _own_blame(g: Decrees, seat: int, d: Declare) -> Question:
    """How much of your blame goes to the chosen player; more if their ministry is below yours."""
    is_below = g.post[SEATS[d.made[0]]] in g.below(g.post[seat])
    return Number("choose-amount", 1, min(d.number("more" if is_below else "most"), g.blame[seat]))


def _own_relief(g: Decrees, seat: int, d: Declare) -> Question:
    """How much of your own blame goes; more if nobody has more than you."""
    most = d.number("most")
    if "more" in CARDS[d.what].numbers and g.blame[seat] == max(g.blame):
        most = d.number("more")
    pardons = bool(d.made) and g.blame[SEATS[d.made[0]]] > 0
    return Number("choose-amount", 0 if pardons else 1, min(most, g.blame[seat]))


def _relief(g: Decrees, seat: int, d: Declare) -> Question:
    """How much goes of your own blame and of your ministry's."""
    return _own_and_ministry(g, seat, d, "choose-relief")


def _unloading(g: Decrees, seat: int, d: Declare) -> Question:
    """How much is moved from you and from your ministry."""
    return _own_and_ministry(g, seat, d, "choose-unloading")


def _own_and_ministry(g: Decrees, seat: int, d: Declare, prompt: str) -> Question:
    """Amounts of your own and of your ministry's blame, within the card's limits, not both nothing."""
    loaded = g.office[g.post[seat]]
    caps = [
        min(d.number("personal"), g.blame[seat]),
        min(CARDS[d.what].numbers.get("ministry", loaded), loaded),
    ]
    return Split(prompt, ["personal", "ministry"], caps, 1, sum(caps))


def _left_behind(g: Decrees, seat: int, d: Declare) -> Question:
    """How much of the blame they leave behind sticks to the promoted."""
    return Number("choose-left-behind", 0, min(d.number("most"), g.office[g.post[SEATS[d.made[0]]]]))


def _sent_along(g: Decrees, seat: int, d: Declare) -> Question:
    """How much blame of your ministry goes to the one taken over."""
    return Number("choose-sent-along", 0, min(d.number("most"), g.office[g.post[seat]]))


def _distribution(g: Decrees, seat: int, d: Declare) -> Question:
    """Where blame goes.  [FD-4.3]"""
    mine = g.post[seat]
    below = g.below(mine)
    if not g.empire:
        amount = g.office[mine]
        return Split("distribute", _named_ministries(below), [amount] * len(below), 1, amount)
    piles = [mine, *below]
    now = {MINISTRY[m]: g.office[m] for m in piles}
    total = sum(now.values())
    return Split("rearrange", _named_ministries(piles), [total] * len(piles), total, total, now=now)


def can_distribute(g: Decrees, ministry: int) -> bool:
    """There is blame to distribute, and a ministry below.  [FD-4.3]"""
    if g.office[ministry]:
        return True
    return g.empire and any(g.office[m] for m in g.below(ministry))


# -- decrees


def _decree(g: Decrees, seat: int, d: Declare) -> Question:
    """Any decree not yet enacted."""
    return Pick("choose-decree", [DECREE[n] for n, place in enumerate(g.lies) if place >= 0])


def _decree_here(g: Decrees, seat: int, d: Declare) -> Question:
    """A decree on your ministry."""
    return Pick("choose-decree", [DECREE[n] for n in g.decrees_on(g.post[seat])])


def _decrees_here(g: Decrees, seat: int, d: Declare) -> Question:
    """One or more decrees on your ministry."""
    here = [DECREE[n] for n in g.decrees_on(g.post[seat])]
    return Subset("choose-decrees", here, 1, len(here))


def _decree_elsewhere_in_order(g: Decrees, seat: int, d: Declare) -> Question:
    """A decree lying on the ministry of its next step, which you do not direct."""
    return Pick("choose-decree", [DECREE[n] for n in stampable_elsewhere(g, seat)])


def stampable_elsewhere(g: Decrees, seat: int) -> list[int]:
    """Decrees that another ministry could stamp."""
    mine = g.post[seat]
    return [n for n, place in enumerate(g.lies) if place >= 0 and place != mine and g.next_step(n) == place]


def _decrees_anywhere(g: Decrees, seat: int, d: Declare) -> Question:
    """One or two different decrees, each to another ministry."""
    places = _named_ministries(list(g.in_play()))
    here = {DECREE[n]: [MINISTRY[place]] for n, place in enumerate(g.lies) if place >= 0}
    most = min(d.number("most"), len(here))
    return Assign("send-decrees", list(here), places, least=1, most=most, barred=here)


# -- posts, arrows, special actions


def _reassignment(g: Decrees, seat: int, d: Declare) -> Question:
    """Any players to any ministries, one each.  [FD-4.7.HR]"""
    places = _named_ministries(list(g.in_play()))
    now = {MINISTRY[post]: [SEAT[other]] for other, post in enumerate(g.post)}
    return Assign("reassign", _named_seats(list(range(g.seats))), places, room=dict.fromkeys(places, (0, 1)), now=now)


def _special(g: Decrees, seat: int, d: Declare) -> Question:
    """The special action of a ministry you do not direct, if it would change something.  [FD-9.7]"""
    found = []
    for ministry in g.in_play():
        if ministry == g.post[seat] or MINISTRY[ministry] not in _SPECIAL_CHOICES:
            continue
        if ministry == NAV and not (g.office[NAV] or g.blame[seat]):
            continue
        if ministry == SEC and not _suspects(g, seat):
            continue
        found.append(f"as:{MINISTRY[ministry]}")
    return Pick("choose-special", found)


def _arrow(g: Decrees, seat: int, d: Declare) -> Question:
    """What is done to the arrows."""
    chart = _chart_so_far(g, d)
    options = structure.first_words(chart, g.seats, _last_chart_forbidden(g, d))
    return Pick("choose-arrow", options, _drawn_so_far(g, chart))


def _arrow_end(g: Decrees, seat: int, d: Declare) -> Question:
    """Where the added or moved arrow goes."""
    chart = _chart_so_far(g, d)
    ends = structure.ends(chart, g.seats, d.made[-1], _last_chart_forbidden(g, d))
    return Pick("choose-arrow-end", [f"arrow:{end}" for end in ends], _drawn_so_far(g, chart))


def _chart_so_far(g: Decrees, d: Declare) -> list[int]:
    """The chart after the changes declared already."""
    chart = g.parent
    changes = d.made[d.wants.index("arrow") :]
    for index in range(0, len(changes) - 1, 2):
        chart = structure.redrawn(chart, changes[index], changes[index + 1].removeprefix("arrow:"))
    return chart


def _drawn_so_far(g: Decrees, chart: list[int]) -> dict[str, Any]:
    """Once a change is declared, all arrows as they would run, for whoever declares the next one."""
    if chart == g.parent:
        return {}
    return {"arrows": [f"{MINISTRY[upper]}:{MINISTRY[lower]}" for upper, lower in structure.arrows(chart)]}


def _last_chart_forbidden(g: Decrees, d: Declare) -> list[int]:
    """Of several changes, the last must not bring the chart back to how it was; a single one never does."""
    is_last = len(d.made) >= len(d.wants) - 2
    return g.parent if is_last and d.wants.count("arrow") > 1 else []


CHOICES: Final[dict[str, Callable[[Decrees, int, Declare], Question]]] = {
    "other-player": _other_player,
    "other-with-cards": _other_with_cards,
    "pardoned-player": _pardoned_player,
    "several-others": _several_others,
    "two-players": _two_players,
    "side": _side,
    "ministry-of-another": _ministry_of_another,
    "other-ministry": _other_ministry,
    "any-ministry": _any_ministry,
    "ministry-to-take": _ministry_to_take,
    "investigated": _investigated,
    "own-blame": _own_blame,
    "own-relief": _own_relief,
    "relief": _relief,
    "unloading": _unloading,
    "left-behind": _left_behind,
    "sent-along": _sent_along,
    "distribution": _distribution,
    "decree": _decree,
    "decree-here": _decree_here,
    "decrees-here": _decrees_here,
    "decree-elsewhere-in-order": _decree_elsewhere_in_order,
    "decrees-anywhere": _decrees_anywhere,
    "reassignment": _reassignment,
    "special": _special,
    "arrow": _arrow,
    "arrow-end": _arrow_end,
}
