"""What can be worked out from the table of Last Will and from what was heard: by all, and by one seat of its own hand.

Each part is a function of a few fields of the table, or of the book kept from the log.
"""

from __future__ import annotations

from typing import Any, Final

from palazzo.games.last_will.actions import Together
from palazzo.games.last_will.boards import PRIVILEGES, Spot, board_of
from palazzo.games.last_will.cards import offer_activations, offer_privileges
from palazzo.games.last_will.content import CARD, CARDS, CONSTANTS, JOBS, KIND, PLANS, WAYS, WILLS, words_of
from palazzo.games.last_will.declaring import OPERA, additions, amount_of, read_play, waivers
from palazzo.games.last_will.ending import Standing, ranked
from palazzo.games.last_will.errands import COMBINED, HALVES, Errands, open_cards
from palazzo.games.last_will.jobs import coverable
from palazzo.games.last_will.market import MODIFIER, offer_sales, offer_upkeeps, steps_down
from palazzo.games.last_will.planning import Planning
from palazzo.games.last_will.records import Card, Effect
from palazzo.games.last_will.state import NONE, PLACE, Fortune
from palazzo.kernel.books import Book
from palazzo.kernel.rules import placed
from palazzo.kernel.steps import HalfMade
from palazzo.kernel.table import SEAT
from palazzo.kernel.views import OwnReadingPart, ReadingPart, SeatReadingPart

_PHASES: Final = ("preparation", "planning", "errands", "actions", "end")
"""The phases of a round, in order.  [W-2 to W-7]"""

_COUNTED: Final = (*PRIVILEGES, "waive")
"""What helpers may do only so often a round."""

_SPENT: Final[dict[str, str]] = {
    "opera-visit": "opera",
    "plays": "events",
    "activates": "expenses",
    "buys": "purchases",
    "maintains": "upkeep",
    "spends": "helpers",
    "gains-action": "helpers",
}
_EARNED: Final[dict[str, str]] = {
    "salary": "salary",
    "last-salary": "salary",
    "relieved": "will",
    "sells": "sales",
}
"""Events by which a seat spends or earns money, and the causes in the ledger."""

CAUSES: Final = ("will", "salary", "opera", "events", "expenses", "purchases", "upkeep", "helpers", "sales")

_ERRANDS: Final[dict[str, str]] = {
    "opera-visit": "opera",
    "market-moved": "market",
    "stays-home": "",
    "errand": "",
    "extends": "",
    "fetches": "",
}
"""Events that tell of an errand; where it led, if the event does not say."""


class WillBook(Book):
    """Money by cause, the errands of the round, and when anybody was sacked or went bankrupt."""

    def __init__(self, seats: int) -> None:
        Book.__init__(self, seats)
        self.exchanges = ("purchases", "sales")
        self.errands: list[dict[str, Any]] = []
        """The errands of this round, in order: whose, which boy, to which space, and the card fetched."""
        self.draws: dict[str, bool] = {}
        """By seat, while plans are drawn for: it has still to draw the cards of its plan."""
        self.acting = False
        """This round's actions have begun."""
        self.modifiers: dict[str, int] = {}
        """By type: what the market adds."""
        self.totals: list[int] = []
        """What everyone was worth at the end; empty before."""
        self.owned: dict[str, list[tuple[str, int]]] = {SEAT[seat]: [] for seat in range(seats)}
        """By seat: its properties, each with its value."""
        self.ends: dict[str, dict[str, int]] = {SEAT[seat]: {} for seat in range(seats)}
        """By seat: the rounds in which it was sacked and went bankrupt, and its last salary."""

    def enter(self, line: dict[str, Any]) -> None:
        event = line["event"]
        if event in _SPENT:
            self.note(line["seat"], _SPENT[event], -line["amount"])
        elif event in _EARNED:
            self.note(line["seat"], _EARNED[event], line["amount"])
        elif event == "will-read":
            for seat in self.ledger:
                self.note(seat, "will", line["amount"])
        self.enter_property(event, line)
        if event in ("sacked", "goes-bankrupt"):
            name = "sacked" if event == "sacked" else "bankrupt"
            self.ends[line["seat"]] = {**self.ends[line["seat"]], name: line["turn"]}
        elif event == "last-salary":
            self.ends[line["seat"]] = {**self.ends[line["seat"]], "last_salary": line["amount"]}
        else:
            self.enter_errand(event, line)

    def enter_property(self, event: str, line: dict[str, Any]) -> None:
        """Houses are bought, fall and are sold, and the market moves."""
        if event in ("market-laid", "market-moved"):
            self.modifiers = {name: int(amount) for name, amount in line["modifiers"].items()}
        elif event == "buys":
            owned = self.owned[line["seat"]]
            self.owned[line["seat"]] = [*owned, (line["card"], CARDS[line["card"]].track[0])]
        elif event == "falls":
            owned = [one for one in self.owned[line["seat"]] if one[0] == line["card"]]
            fell = min(owned, key=lambda one: one[1] != line["old"], default=None)
            self.replace(line["seat"], fell, (line["card"], line["new"]))
        elif event == "sells":
            price = line["amount"] - self.modifiers.get(line["type"], 0)
            owned = [one for one in self.owned[line["seat"]] if one[0] == line["card"]]
            # Of two alike, the one that fits the price; what helpers add makes a sale cheaper, never dearer.
            sold = min(owned, key=lambda one: (one[1] < price, one[1]), default=None)
            self.replace(line["seat"], sold, None)
        elif event == "game-over":
            self.totals = [line["totals"][seat] for seat in self.ledger]

    def replace(self, seat: str, old: tuple[str, int] | None, new: tuple[str, int] | None) -> None:
        """A property of a seat changes, or goes."""
        owned = self.owned[seat][:]
        if old is not None:
            owned.remove(old)
            if new is not None:
                owned.append(new)
        self.owned[seat] = owned

    def sums(self) -> list[int]:
        """What each seat is worth: money, and each property as the market takes it.  [W-8.3]"""
        if self.totals:
            return self.totals
        found = Book.sums(self)
        for number, owned in enumerate(self.owned.values()):
            for card, value in owned:
                modifier = min([self.modifiers.get(name, 0) for name in CARDS[card].symbols])
                found[number] += max(0, value + modifier)
        return found

    def enter_errand(self, event: str, line: dict[str, Any]) -> None:
        """What the boys of this round have done; drawing a card is one of it, but for those of the plan."""
        if event == "round-begins":
            self.errands, self.draws, self.acting = [], {}, False
        elif event == "plan-taken":
            self.draws[line["seat"]] = PLANS[line["plan"]].cards > 0
        elif event == "turn-begins":
            self.acting = True
        elif self.acting:
            return
        elif event == "drew":
            if self.draws.get(line["seat"]):
                self.draws[line["seat"]] = False
            elif line["seat"] in self.draws:
                self.send(line["seat"], "draw", "")
        elif event in _ERRANDS:
            self.send(line["seat"], line.get("space", _ERRANDS[event]), line.get("card", ""))

    def send(self, seat: str, space: str, card: str) -> None:
        """One more boy has done his errand."""
        boy = 1 + sum([one["seat"] == seat for one in self.errands])
        self.errands.append({"seat": seat, "boy": boy, "space": space or None, "card": card or None})

    def copied(self) -> Book:
        copy = WillBook(self.seats)
        self.copy_into(copy)
        copy.errands = self.errands[:]
        copy.draws = dict(self.draws)
        copy.acting = self.acting
        copy.modifiers = self.modifiers
        copy.totals = self.totals
        copy.owned = dict(self.owned)
        copy.ends = dict(self.ends)
        return copy


# -- what all can work out


def _progress(g: Fortune, book: Book) -> dict[str, Any]:
    """Where in the game one is, and what the will left to everybody."""
    return {
        "round": {"phases": list(_PHASES), "phase": g.phase, "number": g.round, "of": CONSTANTS.rounds},
        "will": {"id": KIND[g.will], "money": g.start_money()} if g.will >= 0 else None,
    }


def _places_now(g: Fortune, book: Book) -> dict[str, Any]:
    """Who would win."""
    return {"ranks": _ranks(g)}


def _turns(g: Fortune, book: Book) -> dict[str, Any]:
    """Who comes when, what has been fetched, and who is out of work or money."""
    assert isinstance(book, WillBook)
    return {
        "order": _order(g),
        "outlook": _outlook(g),
        "boys": _boys_to_come(g),
        "errands": list(book.errands),
        "ends": dict(book.ends),
    }


def _on_offer(g: Fortune, book: Book) -> dict[str, Any]:
    """What can be fetched, with its price today."""
    open_now = [_priced(g, space, CARD[thing]) for space, thing in open_cards(g) if thing >= 0] if g.modifiers else []
    return {"halves": _open_halves(g), "offer": open_now}


def _ranks(g: Fortune) -> list[dict[str, Any]]:
    """By seat: the place it would have if the game ended now (0: the first), and all that decides it, in order.

    Its worth is made of money, what each property counts, and nothing else.  [W-8.3]
    """
    if not g.modifiers:
        return []
    made = [ranked(g, seat) for seat in range(g.seats)]
    found = []
    for seat, place in enumerate(placed(made)):
        _, worth, solvent, plan = made[seat]
        found.append(
            {
                "seat": SEAT[seat],
                "place": place,
                "employed": g.employed(seat),
                "worth": worth,
                "bankrupt": not solvent,
                "plan": plan + 1,
                "money": g.money[seat],
                "properties": worth - g.money[seat],
                "salary": g.salary(seat),
                "decided_by": _decided_by(made[seat], max(one for one in made if one < made[seat])) if place else None,
            }
        )
    return found


def _decided_by(mine: Standing, before: Standing) -> str:
    """What sets a seat apart from the one before it."""
    for name, one, other in zip(("employed", "worth", "bankrupt", "plan"), mine, before):
        if one != other:
            return name
    return ""


def _order(g: Fortune) -> dict[str, Any] | None:
    """In which order plans are chosen, cards drawn or turns played, who is done, and who comes now."""
    if g.phase == "planning" and any(isinstance(step, Planning) and step.choosing for step in g.stack):
        seats = list(g.clockwise(max(g.starter, 0)))
        return _in_order("plan", seats, [seat for seat in seats if g.plan[seat] >= 0], g.player)
    if g.phase not in ("planning", "errands", "actions") or not g.order:
        return None
    what = {"planning": "draw", "errands": "errand", "actions": "act"}[g.phase]
    if g.phase == "errands":
        return _in_order(what, g.order, [seat for seat in g.order if not g.boys[seat]], g.player)
    together = next((step for step in g.stack if isinstance(step, Together)), None)
    if together is not None:
        return _in_order(what, g.order, [seat for seat in g.order if not together.strands[seat]], NONE)
    done = g.order[: g.order.index(g.player)] if g.player in g.order else []
    return _in_order(what, g.order, done, g.player)


def _outlook(g: Fortune) -> dict[str, dict[str, list[str]]]:
    """By plan that is free: who would go before whoever takes it, and who of the others may yet.  [W-3.1, W-4.1]"""
    if not any(isinstance(step, Planning) and step.choosing for step in g.stack):
        return {}
    free = [number for number in range(len(g.plans)) if number not in g.plan and number != g.blocked]
    waiting = [seat for seat in g.clockwise(max(g.starter, 0)) if g.plan[seat] < 0 and seat != g.player]
    return {
        g.plans[number]: {
            "before": [SEAT[seat] for seat in range(g.seats) if 0 <= g.plan[seat] < number],
            "perhaps": [SEAT[seat] for seat in waiting] if free[0] < number else [],
        }
        for number in free
    }


def _in_order(what: str, seats: list[int], done: list[int], now: int) -> dict[str, Any]:
    """Some seats in order."""
    return {
        "what": what,
        "seats": [SEAT[seat] for seat in seats],
        "done": [SEAT[seat] for seat in done if seat != now],
        "now": SEAT[now] if now >= 0 else None,
    }


def _boys_to_come(g: Fortune) -> list[dict[str, Any]]:
    """The boys still to be sent, in order: whose, and which.  [W-4.1]"""
    step = next((step for step in g.stack if isinstance(step, Errands)), None)
    if step is None or step.seat < 0:
        return []
    left = g.boys[:]
    top = g.stack[-1]
    waits = isinstance(top, HalfMade) or (top is step and step.asks == "errands")
    found = []
    turn = g.order.index(step.seat) + (0 if waits else 1)
    for boy in range(step.boy, CONSTANTS.boys_sacked + 1):
        for seat in g.order[turn:]:
            if left[seat] > 0:
                left[seat] -= 1
                found.append({"seat": SEAT[seat], "boy": boy})
        turn = 0
    return found


def _open_halves(g: Fortune) -> dict[str, bool]:
    """The halves of the combined space, each with whether it is open: it may wait for the door of its name.  [W-4.3]"""
    spaces = g.spaces()
    if COMBINED not in spaces.spaces:
        return {}
    return {half: COMBINED not in g.sent and (half in g.sent or not spaces.halves_wait) for half in HALVES}


def _priced(g: Fortune, space: str, card: Card) -> dict[str, Any]:
    """A card that can be fetched; of a property, what it costs today, by type."""
    if card.kind != "property":
        return {"space": space, "card": card.id, "prices": {}, "under": {}}
    prices = {name: card.price + g.modifier(name) for name in card.symbols}
    return {"space": space, "card": card.id, "prices": prices, "under": _prices_under(card.price)}


def _prices_under(amount: int) -> dict[str, int]:
    """A price under each of the market's modifiers, as they are written; nothing is sold for less than 0."""
    return {written: max(0, amount + modifier) for modifier, written in MODIFIER.items()}


def _estate(g: Fortune, seat: int) -> list[dict[str, Any]]:
    """What lies on a board: upkeep and sale prices today, what it counts, where it would fall; uses left of helpers."""
    return [_entry(g, seat, place, card) for place, card in g.laid(seat)] if g.modifiers else []


def _entry(g: Fortune, seat: int, place: int, card: Card) -> dict[str, Any]:
    """A card on a place."""
    found: dict[str, Any] = {"place": PLACE[place], "card": card.id, "extension": place >= CONSTANTS.places}
    used = g.used[seat][place]
    if card.kind == "property":
        value = g.value(seat, place)
        spot = next(spot for spot in board_of(g, seat).estates if spot.place == place)
        sales = {name: max(0, value + g.modifier(name)) for name in card.symbols}
        found["value"] = value
        found["upkeep"] = card.upkeep + g.token_sum(seat, place)
        found["maintained"] = bool(used)
        found["sales"] = sales
        found["under"] = _prices_under(value)
        found["counts"] = min(sales.values())
        fallen = _value_after_falling(g, seat, spot)
        found["falls_to"] = fallen
        found["falls_by"] = found["counts"] - min([max(0, fallen + g.modifier(name)) for name in card.symbols])
    elif card.kind == "expense":
        found["spends"] = card.spend + g.token_sum(seat, place)
        found["activated"] = bool(used)
    else:
        times = [effect.times for effect in card.effects if effect.word in _COUNTED and effect.times]
        found["uses_left"] = max(0, times[0] - used) if times else None
    return found


def _value_after_falling(g: Fortune, seat: int, spot: Spot) -> int:
    """What a property is worth after a round in which it is not maintained: only houses fall.  [W-7.1]"""
    fallen = g.fallen[seat][spot.place] + (steps_down(g, seat, spot) if spot.is_house else 0)
    return spot.card.track[min(fallen, len(spot.card.track) - 1)]


# -- what one seat can work out besides


def _of_hand(g: Fortune, seat: int) -> dict[str, Any]:
    """Which lines of one's job the cards in hand would cover, and what properties among them would cost."""
    kinds = sorted(set(g.hand_kinds(seat)))
    return {
        "demotable": g.employed(seat) and not g.demotions[seat],
        "hand_lines": _covers(g, seat, kinds),
        "hand_prices": {kind: _prices_under(CARDS[kind].price) for kind in kinds if CARDS[kind].kind == "property"},
    }


def _of_offer(g: Fortune, seat: int) -> dict[str, Any]:
    """Which lines of one's job the cards on offer would cover."""
    if not g.employed(seat):
        return {"offer_lines": {}}
    return {"offer_lines": _covers(g, seat, sorted({CARD[thing].id for _, thing in open_cards(g) if thing >= 0}))}


def _plays_now(g: Fortune, seat: int) -> dict[str, Any]:
    """In one's turn, what each play would cost."""
    acts = g.phase == "actions" and (g.player == seat or g.together)
    kinds = sorted(set(g.hand_kinds(seat))) if acts else []
    return {
        "plays": [play for kind in kinds for play in _plays_of(g, seat, kind)],
        "deeds": _deeds_of(g, seat) if acts else [],
    }


def _covers(g: Fortune, seat: int, kinds: list[str]) -> dict[str, list[str]]:
    """By card: the lines of the seat's job it could cover now.  [W-9.2]"""
    found = {kind: coverable(g, seat, list(CARDS[kind].symbols)) for kind in kinds}
    return {kind: lines for kind, lines in found.items() if lines}


def _at_the_opera(g: Fortune, seat: int) -> dict[str, Any]:
    """While one's boys run errands: an evening at the Opera, with what each Tailor adds.  [W-4.5]"""
    if g.phase != "errands" or g.player != seat:
        return {"opera": None}
    play = read_play(g, seat, OPERA)
    more = {one: amount_of(OPERA, one) for one in additions(g, seat, play, [])}
    lacks = ["place"] if OPERA in g.sent else ["money"] if play.amount > g.purse(seat) else []
    seen = {"option": OPERA, "card": OPERA, "actions": 0, "amount": play.amount, "additions": more, "lacks": lacks}
    return {"opera": seen}


def _plays_of(g: Fortune, seat: int, kind: str) -> list[dict[str, Any]]:
    """Each way to use a card of the hand: actions, money, what each addition adds, and what is missing for it."""
    found = []
    for option, verb, actions, _, _ in WAYS[kind]:
        amount, more = 0, {}
        if verb != "place":
            play = read_play(g, seat, option)
            amount = play.amount
            more = {one: amount_of(kind, one) for one in additions(g, seat, play, [])}
        found.append(
            {
                "option": option,
                "card": kind,
                "actions": actions,
                "amount": amount,
                "additions": more,
                "lacks": _lacking(g, seat, verb, actions, amount),
            }
        )
    return found


def _deeds_of(g: Fortune, seat: int) -> list[dict[str, Any]]:
    """What can be done now with the cards of one's board: which it is about, actions, money, what may be added."""
    board, purse = board_of(g, seat), g.purse(seat)
    options: list[str] = []
    offer_activations(g, seat, board, purse, options)
    offer_upkeeps(g, seat, board, purse, options)
    offer_sales(g, seat, board, options)
    offer_privileges(g, seat, board, purse, options)
    return [_deed(g, seat, option) for option in [*options, *board.throws]]


def _deed(g: Fortune, seat: int, option: str) -> dict[str, Any]:
    """One of them; what it brings in is below zero, and so are the actions it gives."""
    words = words_of(option)
    verb = words[0].removesuffix("-with")
    card, place = (words[3], words[4]) if words[0].endswith("-with") else (words[1], words[2])
    actions, amount, more = 0, 0, {}
    if verb in ("activate", "maintain", "sell"):
        play = read_play(g, seat, option)
        actions, amount = play.actions, -play.amount if verb == "sell" else play.amount
        more = {one: amount_of(card, one) for one in additions(g, seat, play, [])}
    elif verb == "use":
        for effect in CARDS[card].effects:
            actions -= effect.gain
            amount += effect.pay + effect.amount * (int(words[3]) if effect.per else 1)
    return {
        "option": option,
        "verb": verb,
        "card": card,
        "place": place,
        "actions": actions,
        "amount": amount,
        "additions": more,
    }


def _lacking(g: Fortune, seat: int, verb: str, actions: int, amount: int) -> list[str]:
    """What a seat lacks for a play: `actions`, `money`, a `place`.  [W-5.2, W-5.3, W-5.6, W-6.1]"""
    lacks = []
    saved = max([effect.actions for _, effect in waivers(g, seat, board_of(g, seat), "white")], default=0)
    if actions > g.actions[seat] + (saved if verb == "play" else 0):
        lacks.append("actions")
    if amount > (g.money[seat] if verb == "buy" else g.purse(seat)):
        lacks.append("money")
    if verb != "play" and NONE not in g.board[seat]:
        lacks.append("place")
    return lacks


# -- what never changes


def board() -> dict[str, Any]:
    """The faces of the cards, with ladders and symbols; jobs, wills, plans and figures."""
    return {
        "phases": list(_PHASES),
        "causes": list(CAUSES),
        "cards": [_face(card) for card in CARDS.values()],
        "jobs": [
            {"id": job.id, "lines": [{"symbol": line.symbol, "salary": line.salary} for line in job.lines]}
            for job in JOBS.values()
        ],
        "wills": [
            {"id": will.id, "money": will.money, "lines": will.lines, "relief": will.relief} for will in WILLS.values()
        ],
        "plans": [
            {"id": plan.id, "cards": plan.cards, "boys": plan.boys, "actions": plan.actions} for plan in PLANS.values()
        ],
        "rounds": CONSTANTS.rounds,
        "opera": CONSTANTS.opera,
        "hand": CONSTANTS.hand,
        "places": CONSTANTS.places,
    }


def _face(card: Card) -> dict[str, Any]:
    """What is printed on a card; nothing of what it does not have."""
    found: dict[str, Any] = {
        "id": card.id,
        "deck": card.deck,
        "kind": card.kind,
        "copies": card.amount,
        "symbols": list(card.symbols),
    }
    if card.modes:
        found["modes"] = [{"actions": mode.actions, "spend": mode.spend} for mode in card.modes]
    if card.slots:
        found["slots"] = [{"takes": list(slot.takes), "adds": slot.adds} for slot in card.slots]
    if card.track:
        found["track"] = list(card.track)
    numbers = {
        "crowns": card.crowns,
        "price": card.price,
        "upkeep": card.upkeep,
        "spend": card.spend,
        "actions": card.actions,
        "place_actions": card.place_actions,
        "maintain_actions": card.maintain_actions,
        "sell_actions": card.sell_actions,
    }
    found |= {name: number for name, number in numbers.items() if number}
    if card.wedding:
        found["wedding"] = card.wedding
    if card.effects:
        found["effects"] = [_printed(effect) for effect in card.effects]
    return found


def _printed(effect: Effect) -> dict[str, Any]:
    """What a card does, in the words of its data; nothing of what is as usual."""
    usual = Effect(word=effect.word)
    said: dict[str, Any] = {"word": effect.word}
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if value != getattr(usual, name):
            said["as" if name == "taken_as" else name] = list(value) if isinstance(value, tuple) else value
    return said


READINGS: Final = (
    ReadingPart(_progress, ("phase", "round", "will")),
    ReadingPart(
        _places_now, ("job", "money", "board", "fallen", "modifiers", "bankrupt", "plan", "covered", "employed_last")
    ),
    ReadingPart(_turns),
    ReadingPart(_on_offer, ("offer", "wilds", "novelty", "modifiers", "sent", "combined", "sacked")),
    SeatReadingPart("estates", _estate, ("board", "used", "fallen", "tokens"), ("modifiers",)),
)
"""What all can work out, and of which fields."""

OWN_READINGS: Final = (
    OwnReadingPart(_of_hand, ("job", "demotions", "covered", "hands", "open_hands")),
    OwnReadingPart(_of_offer, ("job", "demotions", "covered"), ("offer", "wilds", "novelty")),
    OwnReadingPart(
        _plays_now,
        ("hands", "open_hands", "board", "used", "fallen", "tokens", "money", "actions", "job"),
        ("modifiers", "phase", "player", "together", "decks", "discards"),
    ),
    OwnReadingPart(
        _at_the_opera, ("hands", "open_hands", "board", "used", "tokens", "money", "job"), ("phase", "player", "sent")
    ),
)
"""What each can work out alone, and of which fields."""
