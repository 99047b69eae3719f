"""Phase 3: the errand boys.  [W-4]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from palazzo.games.last_will.content import (
    CARD,
    CONSTANTS,
    DECK_COUNT,
    KIND,
    OFFERS,
    OTHER_SPACES,
    REGULAR,
    SPACES_OF,
    words_of,
)
from palazzo.games.last_will.declaring import OPERA, Declare, read_play, total
from palazzo.games.last_will.jobs import any_line, offer_demotion
from palazzo.games.last_will.market import arrange, arrangements, swap, swaps
from palazzo.games.last_will.planning import draw_named
from palazzo.games.last_will.state import NONE, Fortune
from palazzo.kernel.questions import NO_FACTS, Assign, Fault, Pick
from palazzo.kernel.steps import Next, Step, asking
from palazzo.kernel.table import SEAT

_HOME: Final = "home"
_MARKET: Final = "market"
_DEMOTION: Final = "demotion"
_EXTENSION: Final = "extension"
COMBINED: Final = "combined"
_WITHOUT_CARDS: Final = (OPERA, _MARKET, _DEMOTION, _EXTENSION, COMBINED)
HALVES: Final = (_DEMOTION, _EXTENSION)
"""The spaces where no card is to be had, and the halves of the combined one."""

_THEATRE: Final = "theatre"


OFFER_SPACE: Final[tuple[str, ...]] = tuple(f"offer{number}" for number in range(1, 64))
_DRAW: Final[tuple[str, ...]] = tuple(f"draw:{name}" for name in REGULAR)
WILD_SPACE: Final[tuple[str, ...]] = tuple(f"wild{number}" for number in range(1, CONSTANTS.wild_places + 1))
"""The names of the places of the offer, and of the wild companions."""

_NOVELTY: Final = "new-special"
_OFFER_NUMBER: Final[dict[str, int]] = {space: number for number, space in enumerate(OFFER_SPACE)}
_WILD_NUMBER: Final[dict[str, int]] = {space: number for number, space in enumerate(WILD_SPACE)}


def _fetches_from(space: str) -> tuple[str, ...]:
    """By card: the option to fetch it from a space."""
    return tuple(f"fetch:{space}:{card.id}" for card in CARD)


_LONGEST: Final[int] = max(len(mix) for rounds in OFFERS.values() for mix in rounds)
_FETCH: Final[list[tuple[str, ...]]] = [_fetches_from(space) for space in OFFER_SPACE[:_LONGEST]]
"""By place of the offer; only a written position may have a longer one, for which places are added."""

_FETCH_NOVELTY: Final = _fetches_from(_NOVELTY)
_FETCH_WILD: Final = tuple(_fetches_from(space) for space in WILD_SPACE)


def open_cards(g: Fortune) -> list[tuple[str, int]]:
    """Each space where a boy can fetch a card, with that card or NONE where there is none any more.  [W-4.2, W-10.1]"""
    offer = zip(OFFER_SPACE, g.offer, strict=False)
    wilds = zip(WILD_SPACE, g.wilds, strict=False)
    return [*offer, (_NOVELTY, g.novelty), *wilds]


@cache
def _ways_out(board: str, seats: int, employed: bool, pays: bool, stands: tuple[bool, ...]) -> list[str]:
    """The ways to use spaces without cards, where a boy stands on some of them.  [W-4.2, W-4.3]

    The opera costs money, and only a job can be demoted. Where the halves of the combined space wait, each is open
    only after the space of that name is taken.
    """
    spaces = SPACES_OF[board, seats]
    taken = [space for space, boy in zip(_WITHOUT_CARDS, stands, strict=True) if boy]
    ways: list[str] = []
    for space in OTHER_SPACES[spaces.spaces]:
        if space in taken or (space == OPERA and not pays):
            continue
        if space == COMBINED:
            ways += [f"{space}:{half}" for half in HALVES if half in taken or not spaces.halves_wait]
        else:
            ways.append(space)
    return [way for way in ways if employed or not way.endswith(_DEMOTION)]


class ErrandPick(Pick):
    """All free spaces, or home; a space that cannot be used now is refused with the reason."""

    def __init__(self, options: list[str], boy: int, g: Fortune, seat: int) -> None:
        self.prompt = "choose-errand"
        self.options = options
        self.facts = {"boy": boy}
        self.g = g
        self.player = seat

    def fault(self, value: Any) -> Fault | None:
        fault = Pick.fault(self, value)
        if fault is None or not isinstance(value, str):
            return fault
        return _hindrance(self.g, self.player, *words_of(value.removeprefix("fetch:"))) or fault


def _hindrance(g: Fortune, seat: int, space: str, *more: str) -> Fault | None:
    """Why a boy cannot be sent to a space now; nothing of a word that is no such space.  [W-4.2 to W-4.5]"""
    stands = g.sent.get(space, 0)
    if space == "draw":
        return ("space-drawn", NO_FACTS) if stands >> seat & 1 else None
    if stands:
        return "space-taken", {"seat": SEAT[stands.bit_length() - 1]}
    if space == OPERA:
        return "space-too-dear", {"amount": CONSTANTS.opera}
    if space == COMBINED:
        return _hindrance_of_half(g, seat, more[0] if more else "")
    return ("space-needs-job", NO_FACTS) if space == _DEMOTION and g.job[seat] < 0 else None


def _hindrance_of_half(g: Fortune, seat: int, half: str) -> Fault | None:
    """Why a half of the combined space, by default either, is closed to this seat."""
    if half == _DEMOTION and g.job[seat] < 0:
        return "space-needs-job", NO_FACTS
    waits = [one for one in HALVES if g.spaces().halves_wait and one not in g.sent and half in (one, "")]
    return ("space-waits", {"space": waits[0]}) if waits else None


@dataclass(slots=True)
class Errands(Step):
    """In order each sends one boy, then the second boys, then the third.  [W-4.1]"""

    boy: int = 1
    """Which boys are sent now: the first, second or third."""
    seat: int = NONE
    """The seat that sends one, or NONE."""

    def waiting(self) -> str:
        return "wait-errand"

    def begin(self, g: Fortune) -> Next:
        """The first boys go first."""
        g.phase = "errands"
        return self.next_boy(g, 1, 0)

    def next_boy(self, g: Fortune, boy: int, turn: int) -> Next:
        """The next player in order who still has a boy to send."""
        boys, order = g.boys, g.order
        while boy <= CONSTANTS.boys_sacked:
            while turn < g.seats:
                seat = order[turn]
                if boys[seat] > 0:
                    self.boy, self.seat = boy, seat
                    g.player = seat
                    return self.ask_as(_WHERE_TO, seat)
                turn += 1
            boy, turn = boy + 1, 0
        return self.done()

    def next_choice(self, g: Fortune) -> Next:
        """Where does this boy go?"""
        return self.ask_as(_WHERE_TO, self.seat)

    def finished(self, g: Fortune, _: Any = None) -> Next:
        """The errand is done; the next boy goes."""
        return self.next_boy(g, self.boy, g.order.index(self.seat) + 1)

    # -- where a boy may go

    def errands(self, g: Fortune, seat: int) -> Pick:
        """All free spaces this player may use, or home.  [W-4.2 to W-4.6]"""
        sent = g.sent
        while len(_FETCH) < len(g.offer):
            _FETCH.append(_fetches_from(OFFER_SPACE[len(_FETCH)]))
        options = [_HOME]
        # Counted by hand: enumerate and zip are dearer, and little is asked more often than this.
        number = 0
        for thing in g.offer:
            if thing >= 0:
                options.append(_FETCH[number][thing])
            number += 1  # noqa: SIM113
        if g.novelty >= 0:
            options.append(_FETCH_NOVELTY[g.novelty])
        for number, thing in enumerate(g.wilds):
            if thing >= 0:
                options.append(_FETCH_WILD[number][thing])
        if "draw" not in sent or not sent["draw"] >> seat & 1:
            options += _DRAW if all(g.decks) else [_DRAW[deck] for deck in range(DECK_COUNT) if g.supply(deck)]
        pays = g.money[seat] >= CONSTANTS.opera or g.may_owe(seat)
        stands = (OPERA in sent, _MARKET in sent, _DEMOTION in sent, _EXTENSION in sent, COMBINED in sent)
        options += _ways_out(g.errand_board(), g.seats, g.job[seat] >= 0, pays, stands)
        return ErrandPick(options, self.boy, g, seat)

    # -- what the boy does there

    def send(self, g: Fortune, choice: str) -> Next:
        """An errand takes effect at once.  [W-4.4]"""
        if choice == _HOME:
            return self.stay_home(g)
        if choice == OPERA:
            return self.first(g, Declare(self.seat, OPERA), then=self.go_to_opera)
        words = words_of(choice)
        space = words[0]
        if space == "fetch":
            return self.fetch(g, words[1])
        self.occupy(g, space)
        if space == "draw":
            draw_named(g, self.seat, {words[1]: 1})
            return self.finished(g)
        if space == _MARKET:
            return self.go_to_market(g)
        if words[-1] == _DEMOTION:
            g.tell("errand", seat=SEAT[self.seat], space=space)
            return offer_demotion(self, g, self.seat, any_line(), then=self.finished)
        return self.extend(g, space)

    def occupy(self, g: Fortune, space: str) -> None:
        """The boy stands on the space."""
        g.sent[space] = g.sent.get(space, 0) | 1 << self.seat
        g.boys[self.seat] -= 1

    def stay_home(self, g: Fortune) -> Next:
        """The boy is lost for the round.  [W-4.4]"""
        g.boys[self.seat] -= 1
        g.home[self.seat] += 1
        g.tell("stays-home", seat=SEAT[self.seat])
        return self.finished(g)

    def fetch(self, g: Fortune, space: str) -> Next:
        """An offered card, a wild companion or the new special goes to the hand.  [W-4.2, W-4.3]"""
        self.occupy(g, space)
        number = _OFFER_NUMBER.get(space, NONE)
        if number >= 0:
            thing = g.offer[number]
            g.offer[number] = NONE
        elif space in _WILD_NUMBER:
            thing = g.wilds[_WILD_NUMBER[space]]
            g.wilds[_WILD_NUMBER[space]] = NONE
        else:
            thing = g.novelty
            g.novelty = NONE
        g.take_in_hand(self.seat, thing)
        g.tell("fetches", seat=SEAT[self.seat], card=KIND[thing], space=space)
        return self.finished(g)

    def go_to_opera(self, g: Fortune, declared: tuple[str, list[str]]) -> Next:
        """Spend, Tailors adding; then a theatre line may be covered.  [W-4.5, W-9.5]"""
        option, added = declared
        amount = total(read_play(g, self.seat, option), added)
        self.occupy(g, OPERA)
        g.tell("opera-visit", seat=SEAT[self.seat], amount=amount)
        g.pay(self.seat, amount)
        return offer_demotion(self, g, self.seat, [_THEATRE], then=self.finished)

    def go_to_market(self, g: Fortune) -> Next:
        """The modifiers are put in any arrangement; by option, two are swapped.  [W-4.2, W-11.5]"""
        if g.swap_market:
            return self.ask(self.seat, self.market_swaps, then=self.swap_modifiers)
        return self.ask(self.seat, self.market_arrangements, then=self.arrange_modifiers)

    def market_arrangements(self, g: Fortune, seat: int) -> Assign:
        """One modifier for each type."""
        return arrangements(g)

    def arrange_modifiers(self, g: Fortune, places: dict[str, list[str]]) -> Next:
        """The market's modifiers lie as the player arranged them."""
        arrange(g, self.seat, places)
        return self.finished(g)

    def market_swaps(self, g: Fortune, seat: int) -> Pick:
        """Any two types whose modifiers may be exchanged."""
        return swaps(g)

    def swap_modifiers(self, g: Fortune, choice: str) -> Next:
        """Two modifiers of the market are exchanged."""
        swap(g, self.seat, choice)
        return self.finished(g)

    def extend(self, g: Fortune, space: str) -> Next:
        """One more place on the board.  [W-4.2]"""
        g.extend(self.seat)
        g.tell("extends", seat=SEAT[self.seat], space=space, places=len(g.board[self.seat]))
        return self.finished(g)


_WHERE_TO: Final = asking(Errands.errands, then=Errands.send)
