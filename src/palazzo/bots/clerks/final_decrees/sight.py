"""The table as a clerk sees it: a small copy to think on, that can be changed and thrown away."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from palazzo.bots.tempers import EVEN, Temper, temper_of
from palazzo.bots.trust import BELIEF, beliefs
from palazzo.games.final_decrees.content import KIND

_BOTTOM_CARDS: Final = 20
_TOP_CARDS: Final = 5
_HARMS: Final = ("hands-over", "investigates", "redirects", "moved", "swapped", "took", "cancelled", "promise-broken")
"""What is held against somebody who does it to one."""


class Sight:
    """Who owes what, who sits where, what lies where."""

    __slots__ = (
        "actions",
        "blame",
        "burn",
        "by_chart",
        "by_papers",
        "cards",
        "deck",
        "empire",
        "enacted",
        "grudges",
        "hand",
        "lies",
        "load",
        "me",
        "over",
        "player",
        "pledges",
        "post",
        "seats",
        "stagnated",
        "stamps",
        "steps",
        "temper",
        "upper",
        "used",
        "words",
    )

    me: str
    seats: list[str]
    player: str | None
    blame: dict[str, int]
    post: dict[str, str]
    load: dict[str, int]
    upper: dict[str, str | None]
    """Who controls whom; never changed, `redraw` puts another in its place,"""
    by_chart: dict[str, Any]
    """with what follows from it, reckoned once for all copies that share it."""
    lies: dict[str, str]
    """Where each decree lies,"""
    stamps: dict[str, int]
    """and how far it has come; neither is changed either, but by `lay`, `stamp` and `enact`."""
    by_papers: dict[str, Any]
    """What follows from both, reckoned once for all copies that share them."""
    steps: dict[str, list[str]]
    cards: dict[str, int]
    hand: list[str]
    used: list[str]
    actions: int
    deck: int
    burn: int
    enacted: int
    empire: bool
    stagnated: bool
    over: bool
    pledges: list[dict[str, Any]]
    words: dict[str, float]
    """How far each seat's word is believed."""
    temper: Temper
    """What one is like,"""
    grudges: dict[str, float]
    """and by seat, how much more it counts as a rival for what it has done to one."""

    def copy(self) -> Sight:
        """Another sight, to try something on."""
        twin = Sight.__new__(Sight)
        twin.me, twin.seats, twin.player = self.me, self.seats, self.player
        twin.steps, twin.burn, twin.empire = self.steps, self.burn, self.empire
        twin.pledges, twin.stagnated, twin.over = self.pledges, self.stagnated, self.over
        twin.cards, twin.hand, twin.used = self.cards, self.hand, self.used
        twin.actions, twin.deck, twin.enacted = self.actions, self.deck, self.enacted
        twin.blame, twin.post, twin.load = self.blame.copy(), self.post.copy(), self.load.copy()
        twin.upper, twin.lies, twin.stamps = self.upper, self.lies, self.stamps
        twin.by_chart, twin.by_papers = self.by_chart, self.by_papers
        twin.words, twin.temper, twin.grudges = self.words, self.temper, self.grudges
        return twin

    def is_like(self, other: Sight) -> bool:
        """Both show the same to the same seat."""
        return all(getattr(self, name) == getattr(other, name) for name in _SHOWN)

    def eyes_of(self, seat: str) -> Sight:
        """The table as another seat sees it: the same, but for the hands."""
        twin = self.copy()
        twin.me, twin.hand, twin.pledges = seat, [], []
        twin.temper, twin.grudges = EVEN, {}
        return twin

    def belief(self, seat: str) -> float:
        """How far a word of this seat is believed."""
        return self.words.get(seat, BELIEF)

    # -- posts

    @property
    def mine(self) -> str:
        """The ministry one directs oneself; nothing before posts are given."""
        return self.post.get(self.me, "")

    def others(self) -> list[str]:
        """All other seats, clockwise from oneself."""
        return self.around(self.me)[1:]

    def around(self, seat: str) -> list[str]:
        """All seats, clockwise."""
        start = self.seats.index(seat)
        return self.seats[start:] + self.seats[:start]

    def director(self, ministry: str) -> str | None:
        """Who directs a ministry."""
        for seat, post in self.post.items():
            if post == ministry:
                return seat
        return None

    def empty(self) -> str:
        """The ministry nobody directs."""
        taken = self.post.values()
        for ministry in self.load:
            if ministry not in taken:
                return ministry
        return ""

    # -- arrows

    def redraw(self, upper: dict[str, str | None]) -> None:
        """From now on these control each other."""
        self.upper, self.by_chart = upper, {}

    def top(self, ministry: str) -> str:
        """Up the arrows to the ministry nobody controls."""
        upper = self.upper[ministry]
        while upper is not None:
            ministry, upper = upper, self.upper[upper]
        return ministry

    def above(self, ministry: str) -> list[str]:
        """The ministries that control this one, directly or not."""
        found = []
        upper = self.upper[ministry]
        while upper is not None:
            found.append(upper)
            upper = self.upper[upper]
        return found

    def below(self, ministry: str) -> list[str]:
        """The ministries this one controls, directly or not."""
        return [other for other in self.load if ministry in self.above(other)]

    # -- decrees

    def lay(self, decree: str, ministry: str) -> None:
        """A decree lies there now."""
        self.lies, self.by_papers = {**self.lies, decree: ministry}, {}

    def stamp(self, decree: str, stamps: int) -> None:
        """A decree has so many stamps now."""
        self.stamps, self.by_papers = {**self.stamps, decree: stamps}, {}

    def enact(self, decree: str) -> None:
        """A decree is done with."""
        self.lies = {other: place for other, place in self.lies.items() if other != decree}
        self.stamps = {other: stamps for other, stamps in self.stamps.items() if other != decree}
        self.by_papers = {}

    def next_step(self, decree: str) -> str:
        """The ministry that must stamp a decree next."""
        return self.steps[decree][self.stamps[decree]]

    def steps_left(self, decree: str) -> int:
        """How many stamps it still wants."""
        return len(self.steps[decree]) - self.stamps[decree]

    def desk(self, ministry: str) -> list[str]:
        """The decrees that lie on a ministry."""
        return [decree for decree, place in self.lies.items() if place == ministry]

    def chooser(self, ministry: str) -> str | None:
        """Who removes blame if a decree is enacted here."""
        return self.director(self.top(ministry))

    def removal(self) -> int:
        """How much the next enactment removes."""
        return 10 * (self.enacted + 1)

    # -- the deck

    def stagnation_within(self, draws: float) -> float:
        """The chance that Stagnation & Decline comes among the next so many cards."""
        return stagnation_chance(self.deck, len(self.seats), self.stagnated, draws)


_SHOWN: Final = tuple(name for name in Sight.__slots__ if not name.startswith("by_"))


@cache
def stagnation_chance(deck: int, seats: int, stagnated: bool, draws: float) -> float:
    """The chance that Stagnation & Decline comes among the next so many cards of a deck.

    At first it lies neither among the five on top nor among the twenty at the bottom; later anywhere.
    """
    if stagnated:
        return min(1.0, draws / max(1, deck))
    above = max(0, deck - (len(KIND) - seats - _TOP_CARDS))
    room = max(1, deck - above - _BOTTOM_CARDS)
    return min(1.0, max(0.0, draws - above) / room)


def _grudges(view: dict[str, Any]) -> dict[str, float]:
    """By seat: how often it has loaded blame on who looks, or broken its word to them."""
    found: dict[str, float] = {}
    for line in view["log"]:
        if line["event"] in _HARMS and line.get("other") == view["you"] and line.get("seat") != view["you"]:
            found[line["seat"]] = found.get(line["seat"], 0.0) + 1.0
    return found


def look(view: dict[str, Any]) -> Sight:
    """What the view shows."""
    table = view["table"]
    facts = table["facts"]
    s = Sight()
    s.me = view["you"]
    s.seats = view["seats"]
    s.player = facts["player"]
    s.blame = {person["seat"]: person["blame"] for person in table["people"]}
    s.post = {person["seat"]: person["directs"] for person in table["people"] if person["directs"]}
    s.cards = {person["seat"]: person["cards"] for person in table["people"]}
    s.load = {place["id"]: place["blame"] for place in table["places"]}
    s.upper = {place["id"]: place["controller"] for place in table["places"]}
    papers = [paper for paper in table["papers"] if paper["at"] is not None]
    s.lies = {paper["id"]: paper["at"] for paper in papers}
    s.stamps = {paper["id"]: paper["stamps"] for paper in papers}
    s.steps = {paper["id"]: paper["steps"] for paper in papers}
    s.by_chart, s.by_papers = {}, {}
    s.hand = table["yours"].get("hand", [])
    s.used = table["used"]
    s.actions = facts["actions"]
    undealt = len(s.seats) if facts["turn"] == 0 else 0
    s.deck = table["piles"]["deck"] - undealt
    s.burn = facts["burn"]
    s.enacted = len(facts["enacted"])
    s.empire = view["options"].get("edition") == "empire"
    s.stagnated = any(line["event"] == "stagnation" for line in view["log"])
    s.over = False
    s.words = beliefs(view)
    s.temper = temper_of(view)
    s.grudges = _grudges(view) if s.temper.grudge > 1.0 else {}
    s.pledges = [p for p in view["promises"] if p["by"] == s.me and p["fate"] == "open"]
    return s
