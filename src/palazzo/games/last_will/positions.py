"""Written positions: any table of Last Will, as a reader would describe it. See docs/positions.md."""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.last_will.actions import Actions, Together, Turn
from palazzo.games.last_will.audit import IN_OFFER, by_field
from palazzo.games.last_will.content import (
    CARDS,
    CONSTANTS,
    COPIES,
    CROWNS,
    DECK_COUNT,
    DECK_OF,
    JOBS,
    KIND,
    LINE_NAMES,
    REGULAR,
    REGULAR_OF,
    TYPE_OF,
    WILD_CARD,
    WILLS,
    line_called,
    plans_of,
)
from palazzo.games.last_will.errands import OFFER_SPACE, WILD_SPACE, Errands
from palazzo.games.last_will.planning import Planning, take_plan
from palazzo.games.last_will.round_end import RoundEnd
from palazzo.games.last_will.setup import Game, Round, fitting_wills
from palazzo.games.last_will.state import NONE, Fortune
from palazzo.kernel.positions import Reader, listing, quoted
from palazzo.kernel.steps import Step
from palazzo.kernel.table import SEAT

_TABLE: Final = (
    "round", "starter", "will", "market", "money", "jobs", "boards", "places", "hands", "wilds", "strays", "discards",
    "box", "decks", "stacks", "rest", "plans", "seen",
)  # fmt: skip
_OFFERED: Final = (*_TABLE, "offer", "new_special")
_PLANNED: Final = (*_OFFERED, "plan", "barred", "sent", "home", "demoted")
DOORS: Final[dict[str, tuple[str, ...]]] = {
    "start": (),
    "preparation": _TABLE,
    "planning": _OFFERED,
    "errands": (*_PLANNED, "player", "boy"),
    "actions": (*_PLANNED, "player", "actions"),
    "end": _PLANNED,
}
"""The doors of the game's flow, and the fields that mean something at each."""
_BEFORE_PLANS: Final = ("preparation", "planning")
_LYING: Final = ["deck", "discards", "box"]
_MOST_PLACES: Final = CONSTANTS.places + 2 * CONSTANTS.rounds
"""A board with both extensions of every round."""
_BLACK: Final = ("helper", "expense", "property")
"""The kinds of card that lie on boards."""
_MOST_MONEY: Final = 100_000


def lay_out(g: Fortune, position: dict[str, Any]) -> Fortune:
    """The table of a position; whatever cannot be is refused, with every reason."""
    page = Reader(position, g.seats)
    page.amounts = {kind: len(things) for kind, things in COPIES.items()}
    at = page.door(DOORS, "actions")
    if at == "start":
        g.stack = [Game()]
        page.refuse()
        return g
    left = {kind: list(things) for kind, things in COPIES.items()}
    _leave_in_box(g, left)
    _lay_will(g, page, left)
    _lay_market(g, page)
    _lay_jobs(g, page, left)
    _lay_boards(g, page, left)
    _lay_cards(g, page, left)
    _lay_sights(g, page)
    _lay_plans(g, page, at)
    _lay_money(g, page)
    _enter(g, page, at)
    page.blame(by_field(g))
    page.refuse()
    return g


# -- the doors


def _enter(g: Fortune, page: Reader, at: str) -> None:
    """Go in by one of the doors of the game's flow."""
    game, round_step = Game(), Round()
    game.then = "round_over"
    stack: list[Step] = [game, round_step]
    g.stack = stack
    g.phase = at
    if at == "preparation":
        g.round -= 1
        g.turn = g.round
    elif at == "planning":
        round_step.then = "planned"
        stack.append(Planning())
    elif at == "errands":
        round_step.then = "errands_run"
        _enter_errands(g, page)
    elif at == "actions":
        round_step.then = "acted"
        _enter_actions(g, page)
    else:
        round_step.then = "ended"
        stack.append(RoundEnd())


def _enter_errands(g: Fortune, page: Reader) -> None:
    """At a player's first, second or third boy; left out: at the next after those that have gone.  [W-4.1]

    Who should have sent one before, and has not, kept it at home.
    """
    boy = page.number("boy", 1, CONSTANTS.boys_sacked, 1) if "boy" in page.fields else NONE
    player = page.seat("player", NONE)
    turns = [
        (number, seat)
        for number in range(1, CONSTANTS.boys_sacked + 1)
        for seat in g.order
        if g.boys_of(seat) >= number and boy in (NONE, number) and player in (NONE, seat)
    ]
    if not turns:
        page.faults.append(f"boy: {SEAT[player] if player >= 0 else 'nobody'} has no boy number {max(boy, 1)} to send")
        return
    number, seat = next((turn for turn in turns if min(_late_boys(g, *turn)) >= 0), turns[-1])
    late = _late_boys(g, number, seat)
    if min(late) < 0:
        early = ", ".join(SEAT[other] for other in range(g.seats) if late[other] < 0)
        page.faults.append(f"boy: {early} cannot have sent so many before boy number {number} of {SEAT[seat]}")
        return
    for other in range(g.seats):
        g.home[other] += late[other]
        g.boys[other] -= late[other]
    errands = Errands(number, seat)
    g.player = seat
    g.stack.append(errands)
    errands.next_choice(g)


def _late_boys(g: Fortune, boy: int, player: int) -> list[int]:
    """By seat: how many boys more should have gone before this one of a player's; below 0, too many have."""
    turn = g.order.index(player)
    due = [boy if g.order.index(seat) < turn else boy - 1 for seat in range(g.seats)]
    return [min(due[seat], g.boys_of(seat)) - g.boys_of(seat) + g.boys[seat] for seat in range(g.seats)]


def _enter_actions(g: Fortune, page: Reader) -> None:
    """In a player's turn, those before in order having had theirs; or in everyone's at once."""
    given = {seat: page.count(n, f"actions.{SEAT[seat]}") for seat, n in page.by_seat("actions").items()}
    if g.together and "player" in page.fields:
        page.faults.append("player: it means nothing where all act together")
    player = page.seat("player", g.order[0] if g.order else 0)
    if not g.order:
        return
    turn = 0 if g.together else g.order.index(player)
    for seat in range(g.seats):
        g.actions[seat] = given.get(seat, 0 if seat in g.order[:turn] else g.actions[seat])
    if g.together:
        g.stack.append(Together())
        return
    actions, step = Actions(turn), Turn(player)
    actions.then = "turn_over"
    g.player = player
    g.stack += [actions, step]
    step.next_choice(g)
    if not step.waits:
        page.faults.append(f"actions.{SEAT[player]}: there are none, and nothing else to do")


# -- the table


def _leave_in_box(g: Fortune, left: dict[str, list[int]]) -> None:
    """Without the expansion its cards are not in the game.  [W-11.4]"""
    for card in CARDS.values():
        if card.sacked and not g.sacked:
            g.box += left.pop(card.id)


def _lay_will(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """The will, the round and who starts it; left out: the first will, round 1, the first seat."""
    wills = fitting_wills(g)
    g.will = left[page.word("will", wills, wills[0])].pop(0)
    g.round = g.turn = page.number("round", 1, CONSTANTS.rounds, 1)
    g.starter = page.seat("starter", 0)


def _lay_market(g: Fortune, page: Reader) -> None:
    """Modifiers by type; left out: as they come from the box."""
    g.modifiers = list(CONSTANTS.modifiers)
    least, most = min(CONSTANTS.modifiers), max(CONSTANTS.modifiers)
    for name, amount in page.table("market").items():
        number = page.among(name, TYPE_OF, "market", NONE)
        if number >= 0:
            g.modifiers[number] = page.whole(amount, f"market.{name}", least, most)


def _lay_jobs(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """Who has which job, with which lines covered; left out: sacked."""
    lines = WILLS[KIND[g.will]].lines
    offered = {job.id: list(left[job.id]) for job in JOBS.values() if len(job.lines) == lines}
    for seat, entry in page.by_seat("jobs").items():
        if entry is None:
            continue
        where = f"jobs.{SEAT[seat]}"
        fields = entry if isinstance(entry, dict) else {"job": entry}
        page.only(fields, ("job", "covered"), where)
        thing = page.take(offered, fields.get("job"), where)
        if thing < 0:
            continue
        g.job[seat] = thing
        left[KIND[thing]].remove(thing)
        _cover_lines(g, page, seat, page.listed(fields.get("covered", []), f"{where}.covered"))
    for name in page.items("demoted") or []:
        seat = page.as_seat(name, "demoted")
        if seat >= 0:
            g.demotions[seat] = 1


def _cover_lines(g: Fortune, page: Reader, seat: int, lines: list[Any]) -> None:
    """The lines of a job covered by demotions, by symbol or name."""
    job = JOBS[KIND[g.job[seat]]]
    names = [name for line, called in zip(job.lines, LINE_NAMES[job.id]) for name in (line.symbol, called)]
    for line in lines:
        name = page.kind(line, list(dict.fromkeys(names)), f"jobs.{SEAT[seat]}.covered")
        number = line_called(job, name, g.covered[seat])
        if number >= 0:
            g.covered[seat].append(number)
        elif name:
            page.faults.append(f"jobs.{SEAT[seat]}.covered: {job.id} has no line {quoted(name)} left to cover")


def _lay_money(g: Fortune, page: Reader) -> None:
    """Money by player, a debt below 0; left out: what the will gives."""
    g.money = [g.start_money()] * g.seats
    for seat, amount in page.by_seat("money").items():
        g.money[seat] = page.whole(amount, f"money.{SEAT[seat]}", -_MOST_MONEY, _MOST_MONEY)
    g.bankrupt = [g.money[seat] <= 0 and g.may_owe(seat) for seat in range(g.seats)]


def _lay_boards(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """Black cards by player, place by place: an id, nothing, or a table of card, tokens, fallen and used."""
    for seat, size in page.by_seat("places").items():
        wanted = page.count(size, f"places.{SEAT[seat]}", _MOST_PLACES)
        while len(g.board[seat]) < wanted:
            g.extend(seat)
    for seat, entries in page.by_seat("boards").items():
        given = page.listed(entries, f"boards.{SEAT[seat]}")
        if len(given) > _MOST_PLACES:
            page.faults.append(f"boards.{SEAT[seat]}: a board has at most {_MOST_PLACES} places")
            continue
        while len(g.board[seat]) < len(given):
            g.extend(seat)
        for place, entry in enumerate(given):
            if entry is not None:
                _lay_black_card(g, page, left, seat, place, entry)


def _lay_black_card(g: Fortune, page: Reader, left: dict[str, list[int]], seat: int, place: int, entry: Any) -> None:
    """One card on its place."""
    where = f"boards.{SEAT[seat]}"
    fields = entry if isinstance(entry, dict) else {"card": entry}
    page.only(fields, ("card", "tokens", "fallen", "used"), where)
    black = {kind: left[kind] for kind in left if kind in CARDS and CARDS[kind].kind in _BLACK}
    thing = page.take(black, fields.get("card"), where)
    if thing < 0:
        return
    g.board[seat][place] = thing
    slots = CARDS[KIND[thing]].slots
    tokens = [""] * len(slots)
    given = page.listed(fields.get("tokens", []), f"{where}.tokens")
    if len(given) > len(slots):
        page.faults.append(f"{where}.tokens: {KIND[thing]} has {len(slots)} slots")
    for number, (slot, token) in enumerate(zip(slots, given)):
        if token is not None:
            tokens[number] = page.kind(token, slot.takes, f"{where}.tokens")
    g.tokens[seat][place] = tuple(tokens)
    g.fallen[seat][place] = page.count(fields.get("fallen", 0), f"{where}.fallen")
    g.used[seat][place] = page.count(fields.get("used", 0), f"{where}.used")


def _lay_cards(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """Hands, offer, wild companions, discards, what left the game, the tops of decks; the rest is shuffled beneath.

    `rest` says of a regular deck, or of all, where the rest lies: in the `deck`, the `discards` or the `box`.
    """
    cards = {kind: things for kind, things in left.items() if kind in CARDS}
    for seat, kinds in page.by_seat("hands").items():
        for thing in page.take_all(cards, kinds, f"hands.{SEAT[seat]}"):
            kind = KIND[thing]
            if kind in REGULAR_OF:
                g.hands[seat * DECK_COUNT + REGULAR_OF[kind]].append(thing)
            else:
                g.open_hands[seat].append(thing)
    _lay_offer(g, page, cards)
    _lay_wilds(g, page, left)
    for thing in page.take_all(cards, page.items("discards") or [], "discards"):
        g.put_away(thing)
    g.box += page.take_all(cards, page.items("box") or [], "box")
    tops = {name: _lay_top(page, cards, name, kinds) for name, kinds in page.table("decks").items()}
    _lay_rest(g, page, left)
    for name, things in tops.items():
        if name in REGULAR:
            g.decks[DECK_OF[name]] += things[::-1]
    for thing in _taken_last(g, page):
        pile = next(pile for pile in g.stacks if thing in pile)
        pile.remove(thing)
        pile.append(thing)


def _lay_top(page: Reader, cards: dict[str, list[int]], name: str, kinds: Any) -> list[int]:
    """The cards on top of a regular deck."""
    if not page.kind(name, REGULAR, "decks"):
        return []
    fitting = {kind: things for kind, things in cards.items() if CARDS[kind].deck == name}
    return page.take_all(fitting, kinds, f"decks.{name}")


def _lay_offer(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """The cards on offer, and the new special; before the round is prepared there are none.  [W-2.1, W-10.1]"""
    offer, novelty = page.items("offer") or [], page.items("new_special") or []
    if len(offer) > len(OFFER_SPACE) or len(novelty) > 1:
        page.faults.append(f"offer: there are {len(OFFER_SPACE)} places at most, and one for a new special")
        return
    offered = {kind: things for kind, things in left.items() if CARDS[kind].deck in IN_OFFER}
    new = {kind: things for kind, things in left.items() if CARDS[kind].deck == "new-special"}
    g.offer = [NONE if kind is None else page.take(offered, kind, "offer") for kind in offer]
    for kind in novelty:
        g.novelty = NONE if kind is None else page.take(new, kind, "new_special")


def _lay_wilds(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """The wild companions on their places; left out: all that are nowhere else, where no boy stands.

    `strays` wait for a free place.
    """
    given, stands = page.items("wilds"), page.fields.get("sent")
    boys: dict[str, Any] = stands if isinstance(stands, dict) else {}
    g.strays = page.take_all(left, [WILD_CARD] * page.number("strays", 0, len(COPIES[WILD_CARD])), "strays")
    laid = given or []
    if len(laid) > CONSTANTS.wild_places or any(kind not in (None, WILD_CARD) for kind in laid):
        page.faults.append(f"wilds: {CONSTANTS.wild_places} places are there for {WILD_CARD}, or nothing")
    for number in range(CONSTANTS.wild_places):
        free = given is None and WILD_SPACE[number] not in boys
        wanted = free or (number < len(laid) and laid[number] is not None)
        if wanted and left[WILD_CARD]:
            g.wilds[number] = left[WILD_CARD].pop(0)
        elif wanted and given is not None:
            page.faults.append(f"wilds: there are not so many of {WILD_CARD}")
    g.box += left[WILD_CARD]
    left[WILD_CARD] = []


def _lay_rest(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """Whatever is not laid yet, where it belongs."""
    where = _rest_of(page)
    for kind, things in left.items():
        if not things:
            continue
        card = CARDS.get(kind)
        if card is None or (card.sacked and not g.sacked):
            g.box += things
        elif card.deck not in REGULAR:
            g.stacks[CROWNS.index((card.deck, card.crowns))] += things
        elif where[card.deck] == "discards":
            g.discards[DECK_OF[card.deck]] += things
        elif where[card.deck] == "box":
            g.box += things
        else:
            g.decks[DECK_OF[card.deck]] += things
    for pile in [*g.decks, *g.stacks]:
        g.shuffle(pile)


def _rest_of(page: Reader) -> dict[str, str]:
    """Where the rest of each regular deck lies."""
    given = page.fields.pop("rest", "deck")
    if isinstance(given, str):
        given = dict.fromkeys(REGULAR, given)
    if not isinstance(given, dict) or any(k not in REGULAR or v not in _LYING for k, v in given.items()):
        page.faults.append(f"rest: one of {listing(_LYING)} is wanted, for all or by deck ({listing(REGULAR)})")
        given = {}
    return {name: given.get(name, "deck") for name in REGULAR}


def _taken_last(g: Fortune, page: Reader) -> list[int]:
    """Special cards that lie on top of their piles, the first on top."""
    found: list[int] = []
    wanted: list[Any] = page.items("stacks") or []
    for kind in wanted[::-1]:
        lying = {KIND[thing]: thing for pile in g.stacks for thing in pile if thing not in found}
        name = page.kind(kind, lying, "stacks")
        if name:
            found.append(lying[name])
    return found


def _lay_sights(g: Fortune, page: Reader) -> None:
    """Who knows of which cards in whose hand; specials and wild companions are known to all."""
    for seat, other, kind in page.sights():
        place = other * DECK_COUNT + REGULAR_OF.get(kind, 0)
        found = [c for c in g.hands[place] if KIND[c] == kind and not g.sees(seat, c, place)]
        if found:
            g.inform(found[0], place, 1 << seat)
        else:
            hands = g.hands[other * DECK_COUNT : (other + 1) * DECK_COUNT]
            page.unseen(seat, other, kind, [KIND[card] for hand in hands for card in hand])
    for place, hand in enumerate(g.hands):
        for thing in hand:
            if all(g.sees(seat, thing, place) for seat in range(g.seats)):
                g.fetched[g.owner_of(place)].append(KIND[thing])


# -- plans and boys


def _lay_plans(g: Fortune, page: Reader, at: str) -> None:
    """The plans laid out, who has which, and where boys stand; left out: first sides, taken in order of the seats."""
    _turn_up(g, page)
    given = page.by_seat("plan")
    barred = page.word("barred", ["", *g.plans], "")
    g.blocked = g.plans.index(barred) if barred else NONE
    if barred and (g.seats > 2 or g.tiles or not g.block):
        page.faults.append("barred: one plan is, of the base plans, when two players have theirs")
    if at in _BEFORE_PLANS:
        return
    free = [plan for plan in g.plans if plan not in given.values() and plan != barred]
    for seat in range(g.seats):
        plan = free.pop(0) if given.get(seat) is None else page.kind(given[seat], g.plans, f"plan.{SEAT[seat]}")
        if plan:
            take_plan(g, seat, plan)
    if NONE not in g.plan:
        g.order = sorted(range(g.seats), key=lambda seat: g.plan[seat])
        _lay_boys(g, page, at)


def _turn_up(g: Fortune, page: Reader) -> None:
    """Each tile with its first side up, or the one that is named.  [W-3.3]"""
    sides = plans_of("tiles" if g.tiles else "base", g.seats)
    g.plans = [side[0] for side in sides]
    turned: set[int] = set()
    for plan in page.words("plans", [plan for side in sides for plan in side]):
        number = next(number for number, side in enumerate(sides) if plan in side)
        if number in turned:
            page.faults.append(f"plans: {plan} and {g.plans[number]} are sides of one tile")
        turned.add(number)
        g.plans[number] = plan


def _lay_boys(g: Fortune, page: Reader, at: str) -> None:
    """Boys on spaces and at home; after the errands, those not sent have stayed at home."""
    spaces = [*g.spaces().spaces, *(WILD_SPACE[n] for n in range(len(g.wilds)))]
    spaces += [OFFER_SPACE[n] for n in range(len(g.offer))]
    for space, names in page.table("sent").items():
        if space not in spaces:
            page.none_of(space, spaces, "sent")
            continue
        senders: list[Any] = list(names) if isinstance(names, (list, tuple)) else [names]
        for name in senders:
            seat = page.as_seat(name, f"sent.{space}")
            if seat >= 0 and g.sent.get(space, 0) >> seat & 1:
                page.faults.append(f"sent.{space}: {name} is there twice")
            elif seat >= 0:
                g.sent[space] = g.sent.get(space, 0) | 1 << seat
                g.boys[seat] -= 1
    for seat, count in page.by_seat("home").items():
        g.home[seat] += page.count(count, f"home.{SEAT[seat]}")
        g.boys[seat] -= g.home[seat]
    page.faults += [f"home: {SEAT[seat]} has not so many boys" for seat in range(g.seats) if g.boys[seat] < 0]
    if at in ("actions", "end"):
        for seat in range(g.seats):
            g.home[seat] += g.boys[seat]
            g.boys[seat] = 0
