"""Written positions: any table of Last Will, as a reader would describe it. See docs/positions.md."""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.last_will.actions import Actions, Together, Turn
from palazzo.games.last_will.audit import audit
from palazzo.games.last_will.content import (
    CARDS,
    CONSTANTS,
    COPIES,
    CROWNS,
    DECK_COUNT,
    DECK_OF,
    JOBS,
    KIND,
    PLANS,
    REGULAR,
    REGULAR_OF,
    TYPE_OF,
    WILD_CARD,
    plans_of,
)
from palazzo.games.last_will.errands import OFFER_SPACE, WILD_SPACE, Errands
from palazzo.games.last_will.planning import Planning, take_plan
from palazzo.games.last_will.round_end import RoundEnd
from palazzo.games.last_will.setup import Game, Round, fitting_wills
from palazzo.games.last_will.state import NONE, Fortune
from palazzo.kernel.positions import Reader
from palazzo.kernel.steps import Step
from palazzo.kernel.table import SEAT

DOORS: Final = ["start", "preparation", "planning", "errands", "actions", "end"]
LYING: Final = ["deck", "discards", "box"]


def lay_out(g: Fortune, position: dict[str, Any]) -> Fortune:
    """The table of a position; whatever cannot be is refused, with every reason."""
    page = Reader(position, g.seats)
    at = page.word("at", DOORS, "actions")
    if at == "start":
        g.stack = [Game()]
    else:
        left = {kind: list(things) for kind, things in COPIES.items()}
        lay_will(g, page, left)
        lay_market(g, page)
        lay_jobs(g, page, left)
        lay_boards(g, page, left)
        lay_cards(g, page, left)
        lay_sights(g, page)
        lay_plans(g, page, at)
        lay_money(g, page)
        enter(g, page, at)
    page.end()
    if not page.faults:
        page.faults += audit(g)
    page.refuse()
    return g


# -- the doors


def enter(g: Fortune, page: Reader, at: str) -> None:
    """Go in by one of the doors of the game's flow."""
    game, round_step = Game(), Round()
    game.then = "round_over"
    stack: list[Step] = [game, round_step]
    g.stack = stack
    g.phase = at
    if at == "preparation":
        g.round -= 1
    elif at == "planning":
        round_step.then = "planned"
        stack.append(Planning())
    elif at == "errands":
        round_step.then = "errands_run"
        enter_errands(g, page)
    elif at == "actions":
        round_step.then = "acted"
        enter_actions(g, page)
    else:
        round_step.then = "ended"
        stack.append(RoundEnd())


def enter_errands(g: Fortune, page: Reader) -> None:
    """At a player's boy: the first, second or third."""
    boy = page.number("boy", 1)
    player = page.seat("player", next((seat for seat in g.order if g.boys_of(seat) >= boy), g.order[0]))
    if not 1 <= boy <= g.boys_of(player) or not g.boys[player]:
        page.faults.append(f"boy: {SEAT[player]} has no boy number {boy} to send")
        return
    errands = Errands(boy, player)
    g.player = player
    g.stack.append(errands)
    errands.next_choice(g)


def enter_actions(g: Fortune, page: Reader) -> None:
    """In a player's turn, those before in order having had theirs; or in everyone's at once."""
    if g.together:
        for seat, amount in page.by_seat("actions").items():
            g.actions[seat] = page.count(amount, f"actions.{seat}")
        g.stack.append(Together())
        return
    player = page.seat("player", g.order[0])
    turn = g.order.index(player)
    for seat in g.order[:turn]:
        g.actions[seat] = 0
    for seat, amount in page.by_seat("actions").items():
        g.actions[seat] = page.count(amount, f"actions.{seat}")
    actions, step = Actions(turn), Turn(player)
    actions.then = "turn_over"
    g.player = player
    g.stack += [actions, step]
    step.next_choice(g)
    if not step.waits:
        page.faults.append(f"actions: {SEAT[player]} has none, and nothing else to do")


# -- the table


def lay_will(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """The will, the round and who starts it; left out: the first will, round 1, the first seat."""
    wills = fitting_wills(g)
    g.will = left[page.word("will", wills, wills[0])].pop(0)
    g.round = page.number("round", 1)
    g.starter = page.seat("starter", 0)
    if not 1 <= g.round <= CONSTANTS.rounds:
        page.faults.append(f"round: there are {CONSTANTS.rounds} rounds")


def lay_market(g: Fortune, page: Reader) -> None:
    """Modifiers by type; left out: as they come from the box."""
    g.modifiers = list(CONSTANTS.modifiers)
    for name, amount in page.table("market").items():
        number = page.among(name, TYPE_OF, "market", NONE)
        if number >= 0:
            g.modifiers[number] = amount


def lay_jobs(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """Who has which job, with which lines covered; left out: sacked."""
    for seat, entry in page.by_seat("jobs").items():
        fields = dict(entry) if isinstance(entry, dict) else {"job": entry}
        name = fields.pop("job", None)
        covered = fields.pop("covered", [])
        if name is None:
            continue
        if name not in JOBS or not left[name]:
            page.faults.append(f"jobs: there is no job {name!r} to be had")
            continue
        g.job[seat] = left[name].pop(0)
        symbols = [line.symbol for line in JOBS[name].lines]
        for symbol in covered:
            if symbol in symbols:
                g.covered[seat].append(symbols.index(symbol))
            else:
                page.faults.append(f"jobs: {name} has no line {symbol!r}")
        page.faults += [f"jobs: {name} has nothing called {field}" for field in fields]
    for name in page.items("demoted") or []:
        seat = page.as_seat(name, "demoted")
        if seat >= 0:
            g.demotions[seat] = 1


def lay_money(g: Fortune, page: Reader) -> None:
    """Money by player, a debt below 0; left out: what the will gives."""
    g.money = [g.start_money()] * g.seats
    for seat, amount in page.by_seat("money").items():
        if type(amount) is int:
            g.money[seat] = amount
        else:
            page.faults.append(f"money.{seat}: {amount!r} is not a whole number")
    g.bankrupt = [g.money[seat] <= 0 and g.may_owe(seat) for seat in range(g.seats)]


def lay_boards(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """Black cards by player, place by place: an id, nothing, or a table of card, tokens, fallen and used."""
    for seat, size in page.by_seat("places").items():
        while len(g.board[seat]) < page.count(size, f"places.{seat}"):
            g.extend(seat)
    for seat, entries in page.by_seat("boards").items():
        if not isinstance(entries, (list, tuple)):
            page.faults.append(f"boards.{seat}: a list of cards is wanted")
            continue
        while len(g.board[seat]) < len(entries):
            g.extend(seat)
        given: list[Any] = list(entries)
        for place, entry in enumerate(given):
            if entry is not None:
                lay_black_card(g, page, left, seat, place, entry)


def lay_black_card(g: Fortune, page: Reader, left: dict[str, list[int]], seat: int, place: int, entry: Any) -> None:
    """One card on its place."""
    fields = dict(entry) if isinstance(entry, dict) else {"card": entry}
    thing = take(left, fields.pop("card", None), page, "boards")
    if thing < 0:
        return
    g.board[seat][place] = thing
    tokens = [token or "" for token in fields.pop("tokens", [])]
    slots = len(CARDS[KIND[thing]].slots)
    g.tokens[seat][place] = tuple(tokens + [""] * (slots - len(tokens)))
    g.fallen[seat][place] = page.count(fields.pop("fallen", 0), "boards.fallen")
    g.used[seat][place] = page.count(fields.pop("used", 0), "boards.used")
    page.faults += [f"boards: {KIND[thing]} has nothing called {field}" for field in fields]


def lay_cards(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """Hands, offer, wild companions, discards, what left the game, the tops of decks; the rest is shuffled beneath.

    `rest` says of a regular deck, or of all, where the rest lies: in the `deck`, the `discards` or the `box`.
    """
    for seat, kinds in page.by_seat("hands").items():
        for thing in taken(left, kinds, page, "hands"):
            kind = KIND[thing]
            if kind in REGULAR_OF:
                g.hands[seat * DECK_COUNT + REGULAR_OF[kind]].append(thing)
            else:
                g.open_hands[seat].append(thing)
    g.offer = [NONE if kind is None else take(left, kind, page, "offer") for kind in page.items("offer") or []]
    novelty = page.items("new_special") or []
    g.novelty = take(left, novelty[0], page, "new_special") if novelty else NONE
    lay_wilds(g, page, left)
    for thing in taken(left, page.items("discards") or [], page, "discards"):
        g.put_away(thing)
    g.box += taken(left, page.items("box") or [], page, "box")
    tops = {name: taken(left, kinds, page, "decks") for name, kinds in page.table("decks").items()}
    lay_rest(g, page, left)
    for name, things in tops.items():
        if name not in REGULAR:
            page.faults.append(f"decks: {name!r} is not one of {', '.join(REGULAR)}")
        else:
            g.decks[DECK_OF[name]] += things[::-1]
    for thing in taken_last(g, page):
        pile = next(pile for pile in g.stacks if thing in pile)
        pile.remove(thing)
        pile.append(thing)


def lay_wilds(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """The wild companions on their places; left out: all that are nowhere else. `strays` wait for a free place."""
    given = page.items("wilds")
    g.strays = taken(left, [WILD_CARD] * page.number("strays", 0), page, "strays")
    for number in range(CONSTANTS.wild_places):
        wanted = given is None or (number < len(given) and given[number] is not None)
        if wanted and left[WILD_CARD]:
            g.wilds[number] = left[WILD_CARD].pop(0)
    g.box += left[WILD_CARD]
    left[WILD_CARD] = []


def lay_rest(g: Fortune, page: Reader, left: dict[str, list[int]]) -> None:
    """Whatever is not laid yet, where it belongs."""
    where = rest_of(page)
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


def rest_of(page: Reader) -> dict[str, str]:
    """Where the rest of each regular deck lies."""
    given = page.fields.pop("rest", "deck")
    if isinstance(given, str):
        given = dict.fromkeys(REGULAR, given)
    if not isinstance(given, dict) or any(k not in REGULAR or v not in LYING for k, v in given.items()):
        page.faults.append(f"rest: one of {', '.join(LYING)} is wanted, for all or by deck")
        given = {}
    return {name: given.get(name, "deck") for name in REGULAR}


def taken_last(g: Fortune, page: Reader) -> list[int]:
    """Special cards that lie on top of their piles, the first on top."""
    found = []
    wanted: list[Any] = page.items("stacks") or []
    for kind in wanted[::-1]:
        things = [thing for pile in g.stacks for thing in pile if KIND[thing] == kind]
        if things:
            found.append(things[0])
        else:
            page.faults.append(f"stacks: {kind!r} does not lie in a stack")
    return found


def take(left: dict[str, list[int]], kind: Any, page: Reader, field: str) -> int:
    """One card of a kind from those not yet laid."""
    if not isinstance(kind, str) or kind not in CARDS:
        page.faults.append(f"{field}: there is no card {kind!r}")
        return NONE
    if not left[kind]:
        page.faults.append(f"{field}: there are only {CARDS[kind].amount} of {kind}")
        return NONE
    return left[kind].pop(0)


def taken(left: dict[str, list[int]], kinds: Any, page: Reader, field: str) -> list[int]:
    """Cards of some kinds from those not yet laid."""
    if not isinstance(kinds, (list, tuple)):
        page.faults.append(f"{field}: a list of cards is wanted")
        return []
    wanted: list[Any] = list(kinds)
    return [thing for thing in (take(left, kind, page, field) for kind in wanted) if thing >= 0]


def lay_sights(g: Fortune, page: Reader) -> None:
    """Who knows of which cards in whose hand; specials and wild companions are known to all."""
    for seat, seen in page.by_seat("seen").items():
        if not isinstance(seen, dict):
            page.faults.append(f"seen.{seat}: hands by player are wanted")
            continue
        for name, kinds in seen.items():
            other = page.as_seat(name, "seen")
            if other < 0:
                continue
            for kind in kinds:
                place = other * DECK_COUNT + REGULAR_OF.get(kind, 0)
                found = [c for c in g.hands[place] if KIND[c] == kind and not g.sees(seat, c, place)]
                if found:
                    g.inform(found[0], place, 1 << seat)
                else:
                    page.faults.append(f"seen: {name} holds no {kind} that could be seen")


# -- plans and boys


def lay_plans(g: Fortune, page: Reader, at: str) -> None:
    """The plans laid out, who has which, and where boys stand; left out: first sides, taken in order of the seats."""
    sides = plans_of("tiles" if g.tiles else "base", g.seats)
    g.plans = [side[0] for side in sides]
    for plan in page.words("plans", list(PLANS)):
        for number, side in enumerate(sides):
            if plan in side:
                g.plans[number] = plan
    given = page.by_seat("plan")
    barred = page.word("barred", ["", *g.plans], "")
    g.blocked = g.plans.index(barred) if barred else NONE
    if at in ("preparation", "planning") and not given:
        return
    free = [plan for plan in g.plans if plan not in given.values() and plan != barred]
    for seat in range(g.seats):
        plan = given.get(seat) or (free.pop(0) if at not in ("preparation", "planning") else "")
        if plan in g.plans:
            take_plan(g, seat, plan)
        elif plan:
            page.faults.append(f"plan: {plan!r} is not laid out")
    if NONE not in g.plan:
        g.order = sorted(range(g.seats), key=lambda seat: g.plan[seat])
        lay_boys(g, page, at)


def lay_boys(g: Fortune, page: Reader, at: str) -> None:
    """Boys on spaces and at home; after the errands, those not sent have stayed at home."""
    spaces = [*g.spaces().spaces, *(WILD_SPACE[n] for n in range(len(g.wilds)))]
    spaces += [OFFER_SPACE[n] for n in range(len(g.offer))]
    for space, names in page.table("sent").items():
        if space not in spaces:
            page.faults.append(f"sent: {space!r} is not one of {', '.join(spaces)}")
            continue
        senders: list[Any] = list(names) if isinstance(names, (list, tuple)) else [names]
        for name in senders:
            seat = page.as_seat(name, "sent")
            if seat >= 0:
                g.sent[space] = g.sent.get(space, 0) | 1 << seat
                g.boys[seat] -= 1
    for seat, count in page.by_seat("home").items():
        g.home[seat] += page.count(count, f"home.{seat}")
        g.boys[seat] -= g.home[seat]
    if at in ("actions", "end"):
        for seat in range(g.seats):
            g.home[seat] += g.boys[seat]
            g.boys[seat] = 0
