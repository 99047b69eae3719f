"""All that a game ever asks of a seat: seven kinds of question.

A question is derived from the state when somebody looks and is never part of it. Option ids are words joined by
colons: a verb, then the ids of the things on the table it refers to (`forward:D2:NAV`), so that a client can let
people touch the thing itself.
"""

from __future__ import annotations

from math import floor
from random import Random
from typing import Any, ClassVar, Final

from palazzo.kernel.errors import IllegalAnswer, shown

Fault = tuple[str, dict[str, Any]]
"""Why an answer does not stand: a sentence and its facts."""
Speaker = tuple[Any, dict[str, Any]]
"""In whose words a question is put: the rules of a game, and the options of the table."""

NO_FACTS: Final[dict[str, Any]] = {}
_NO_ROOM: Final[dict[str, tuple[int, int]]] = {}
_NO_BARS: Final[dict[str, list[str]]] = {}
_NO_RIVALS: Final[list[str]] = []
"""Shared by all questions without such bounds: to read, not to change."""
SCALARS: Final = frozenset((str, int, bool, type(None)))
TRIES: Final = 60


def _some_of(items: list[str], count: int, rng: Random) -> list[str]:
    """So many of the items, in random order."""
    if count == 1:
        return [items[floor(rng.random() * len(items))]]
    random = rng.random
    left = items[:]
    found = []
    for size in range(len(left), len(left) - count, -1):
        found.append(left.pop(floor(random() * size)))
    return found


def plain(value: Any) -> Any:
    """A deep copy as plain data: who holds the original cannot change it, nor the other way round."""
    if isinstance(value, dict):
        return {str(key): item if type(item) in SCALARS else plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [item if type(item) in SCALARS else plain(item) for item in value]
    return value


def _surplus(item: Any, offered: list[str]) -> Fault:
    """Why one more such item does not stand: there is none, or not so many."""
    if type(item) is not str or item not in offered:
        return "not-offered", {"value": shown(item)}
    return "too-many-of", {"value": item, "most": offered.count(item)}


class Question:
    """Something a seat is asked: due (the match waits for it) or an opening (it may be answered while it stands)."""

    kind: ClassVar[str] = "question"
    prompt: str = ""
    """The word that names what is asked."""
    facts: dict[str, Any] = NO_FACTS
    """What its sentence is about, by name."""
    seat: int = -1
    """Who is asked; -1 before it is put to anybody."""
    due: bool = True
    """The match waits for it; else it is an opening."""
    tag: str = ""
    """The id of what is not due: an opening, or the change of a secret answer."""
    moment: int = 0
    """How often the table had asked anew when it was put."""
    given: int = 0
    """How often its seat had answered before."""
    speaker: Speaker | None = None
    """The game that asks; none, if it is asked at no table."""

    @property
    def id(self) -> str:
        """Names this question among those open to its seat."""
        return self.tag or f"{self.moment}.{self.given}.{self.seat}"

    @property
    def window(self) -> bool:
        """It is asked of all who might react, whatever they hold (`Prompts.windows`)."""
        return self.speaker is not None and self.prompt in self.speaker[0].prompts.windows

    @property
    def guarded(self) -> bool:
        """When it is answered might tell that there was only one answer (`Prompts.guarded`)."""
        return self.speaker is not None and self.prompt in self.speaker[0].prompts.guarded

    def single(self) -> bool:
        """It need not be put to a person: it is due, only one answer stands, and it is neither window nor moment."""
        if not self.due or self.speaker is None or not self.forced():
            return False
        prompts = self.speaker[0].prompts
        return self.prompt not in prompts.windows and self.prompt not in prompts.moments

    def fault(self, value: Any) -> Fault | None:
        """Why this answer does not stand, or nothing."""
        raise TypeError(f"{type(self).__name__} does not say what it accepts")

    def check(self, value: Any) -> None:
        """Raise IllegalAnswer, with the reason, unless the answer stands."""
        fault = self.fault(value)
        if fault is not None:
            raise self.refusal(fault)

    def refusal(self, fault: Fault) -> IllegalAnswer:
        """Why an answer does not stand, told in the words of the game."""
        if self.speaker is None:
            return IllegalAnswer(fault[0], fault[1], question=self)
        rules, options = self.speaker
        return IllegalAnswer(fault[0], fault[1], rules.entry.package, str(options.get("edition", "")), self)

    def __repr__(self) -> str:
        from palazzo.kernel.printing import question_in_short

        return question_in_short(self)

    def __str__(self) -> str:
        from palazzo.kernel.printing import question_in_words

        return question_in_words(self)

    def own(self, value: Any) -> Any:
        """An answer that stands, as data of our own."""
        return plain(value)

    def sample(self, rng: Random) -> Any:
        """A random answer that stands."""
        raise TypeError(f"{type(self).__name__} cannot be sampled")

    def default(self) -> Any:
        """The quiet answer, given when time runs out."""
        raise TypeError(f"{type(self).__name__} has no default")

    def likely(self) -> Any:
        """A likely answer to begin with, where the game names none: the quiet one."""
        return self.default()

    def forced(self) -> bool:
        """Only one answer stands."""
        return False

    def bounds(self) -> dict[str, Any]:
        """What a client, an encoder or a bot needs in order to answer, as plain data."""
        raise TypeError(f"{type(self).__name__} has no bounds")


class Pick(Question):
    """One option. The first is the quiet one."""

    kind: ClassVar[str] = "pick"

    def __init__(self, prompt: str, options: list[str], facts: dict[str, Any] = NO_FACTS) -> None:
        self.prompt = prompt
        self.options = options
        self.facts = facts

    def fault(self, value: Any) -> Fault | None:
        if value in self.options:
            return None
        return "not-offered", {"value": shown(value)}

    def sample(self, rng: Random) -> str:
        options = self.options
        return options[floor(rng.random() * len(options))]

    def default(self) -> str:
        return self.options[0]

    def forced(self) -> bool:
        return len(self.options) == 1

    def bounds(self) -> dict[str, Any]:
        return {"options": self.options}


class Subset(Question):
    """Some of the options, `least` to `most`. Options of one name may be offered, and chosen, several times."""

    kind: ClassVar[str] = "subset"

    def __init__(
        self, prompt: str, options: list[str], least: int, most: int, facts: dict[str, Any] = NO_FACTS
    ) -> None:
        self.prompt = prompt
        self.options = options
        self.least = least
        self.most = most if most < len(options) else len(options)
        self.facts = facts

    def fault(self, value: Any) -> Fault | None:
        if not isinstance(value, list):
            return "want-list", NO_FACTS
        if not self.least <= len(value) <= self.most:
            return "want-count", {"least": self.least, "most": self.most, "count": len(value)}
        left = self.options[:]
        for item in value:
            if type(item) is not str:
                return _surplus(item, self.options)
            try:
                left.remove(item)
            except ValueError:
                return _surplus(item, self.options)
        return None

    def own(self, value: Any) -> Any:
        return [*value]

    def sample(self, rng: Random) -> list[str]:
        count = self.least + floor(rng.random() * (self.most - self.least + 1))
        return _some_of(self.options, count, rng)

    def default(self) -> list[str]:
        return self.options[: self.least]

    def forced(self) -> bool:
        options = self.options
        if self.least != self.most:
            return False
        return self.most in (0, len(options)) or options.count(options[0]) == len(options)

    def bounds(self) -> dict[str, Any]:
        return {"options": self.options, "least": self.least, "most": self.most}


class Payment(Subset):
    """Some of the options, each worth something, that add up to at least `total`."""

    def __init__(
        self, prompt: str, options: list[str], worth: dict[str, int], total: int, facts: dict[str, Any] = NO_FACTS
    ) -> None:
        super().__init__(prompt, options, 0, len(options), facts)
        self.worth = worth
        self.total = total

    def fault(self, value: Any) -> Fault | None:
        fault = super().fault(value)
        if fault is not None:
            return fault
        paid = sum(self.worth[item] for item in value)
        if paid < self.total:
            return "want-worth", {"total": self.total, "paid": paid}
        return None

    def sample(self, rng: Random) -> list[str]:
        return self.enough(_some_of(self.options, len(self.options), rng))

    def default(self) -> list[str]:
        return self.enough(sorted(self.options, key=lambda option: self.worth[option]))

    def likely(self) -> list[str]:
        """What loses least: as little too much as can be, in few pieces."""
        best: dict[int, list[str]] = {0: []}
        for option in sorted(self.options, key=lambda option: -self.worth[option]):
            for paid, chosen in sorted(best.items(), reverse=True):
                more = paid + self.worth[option]
                if paid < self.total and (more not in best or len(best[more]) > len(chosen) + 1):
                    best[more] = [*chosen, option]
        found = [paid for paid in best if paid >= self.total]
        return best[min(found)] if found else self.default()

    def enough(self, options: list[str]) -> list[str]:
        """The first of these that together are worth the total."""
        paid: list[str] = []
        for option in options:
            if sum(self.worth[item] for item in paid) >= self.total:
                break
            paid.append(option)
        return paid

    def forced(self) -> bool:
        return not self.options or sum(self.worth[option] for option in self.options) <= self.total

    def bounds(self) -> dict[str, Any]:
        return {**super().bounds(), "worth": self.worth, "total": self.total}


class Number(Question):
    """A whole number, `least` to `most`; the least is the quiet answer, unless another is named."""

    kind: ClassVar[str] = "number"

    def __init__(
        self, prompt: str, least: int, most: int, facts: dict[str, Any] = NO_FACTS, quiet: int | None = None
    ) -> None:
        self.prompt = prompt
        self.least = least
        self.most = most
        self.facts = facts
        self.quiet = least if quiet is None else quiet

    def fault(self, value: Any) -> Fault | None:
        if type(value) is int and self.least <= value <= self.most:
            return None
        return "want-number", {"value": shown(value), "least": self.least, "most": self.most}

    def sample(self, rng: Random) -> int:
        return self.least + floor(rng.random() * (self.most - self.least + 1))

    def default(self) -> int:
        return self.quiet

    def forced(self) -> bool:
        return self.least == self.most

    def bounds(self) -> dict[str, Any]:
        return {"least": self.least, "most": self.most}


class Split(Question):
    """An amount, `least` to `most` in all, over places, each with its cap. A place left out gets nothing.

    `now` is what lies there already, when the answer says how things shall lie: the same again changes nothing and
    does not stand.
    """

    kind: ClassVar[str] = "split"

    def __init__(
        self,
        prompt: str,
        places: list[str],
        caps: list[int],
        least: int,
        most: int,
        facts: dict[str, Any] = NO_FACTS,
        now: dict[str, int] | None = None,
    ) -> None:
        self.prompt = prompt
        self.places = places
        self.caps = caps
        self.least = least
        room = sum(caps)
        self.most = most if most < room else room
        self.facts = facts
        self.now = now

    def fault(self, value: Any) -> Fault | None:
        if not isinstance(value, dict):
            return "want-amounts", NO_FACTS
        total = 0
        for place, amount in value.items():
            if place not in self.places:
                return "not-offered", {"value": shown(place)}
            cap = self.caps[self.places.index(place)]
            if type(amount) is not int or not 0 <= amount <= cap:
                return "want-amount-at", {"place": place, "value": shown(amount), "most": cap}
            total += amount
        if not self.least <= total <= self.most:
            return "want-total", {"least": self.least, "most": self.most, "total": total}
        if self.now is not None and self.same(value, self.now):
            return "changes-nothing", NO_FACTS
        return None

    def own(self, value: Any) -> Any:
        amounts = {}
        for place, amount in value.items():
            amounts[str(place)] = amount
        return amounts

    def same(self, one: dict[str, int], other: dict[str, int]) -> bool:
        """Both say the same of every place."""
        return all(one.get(place, 0) == other.get(place, 0) for place in self.places)

    def sample(self, rng: Random) -> dict[str, int]:
        for _ in range(TRIES):
            amounts = self.scatter(rng)
            if self.now is None or not self.same(amounts, self.now):
                return amounts
        return self.default()

    def scatter(self, rng: Random) -> dict[str, int]:
        """Random handfuls place by place, then the rest wherever there is room."""
        places, caps = self.places, self.caps
        left = self.least + floor(rng.random() * (self.most - self.least + 1))
        start = floor(rng.random() * len(places))
        amounts: dict[str, int] = {}
        for index in range(start - len(places), start):
            if not left:
                break
            cap = caps[index]
            handful = floor(rng.random() * ((left if left < cap else cap) + 1))
            if handful:
                amounts[places[index]] = handful
                left -= handful
        for index in range(start - len(places), start):
            if not left:
                break
            place = places[index]
            given = amounts.get(place, 0)
            room = caps[index] - given
            if room:
                more = left if left < room else room
                amounts[place] = given + more
                left -= more
        return amounts

    def default(self) -> dict[str, int]:
        amounts = self.fill(self.places)
        if self.now is not None and self.same(amounts, self.now):
            amounts = self.fill(self.places[::-1])
        return amounts

    def fill(self, places: list[str]) -> dict[str, int]:
        """The least there must be, from the first place on."""
        left = self.least
        amounts: dict[str, int] = {}
        for place in places:
            room = min(left, self.caps[self.places.index(place)])
            if room:
                amounts[place] = room
                left -= room
        return amounts

    def forced(self) -> bool:
        return self.now is None and (self.most == 0 or self.least == sum(self.caps))

    def bounds(self) -> dict[str, Any]:
        bounds: dict[str, Any] = {
            "places": self.places,
            "caps": self.caps,
            "least": self.least,
            "most": self.most,
        }
        if self.now is not None:
            bounds["now"] = self.now
        return bounds


class Assign(Question):
    """Items to places, `{place: [items]}`; items of one name may repeat, and may stay unassigned.

    `least`..`most` items in all; each place takes `room[place] = (least, most)`; `barred[item]` names the places an
    item may not go to; of `rivals` a place takes at most one; at most `spread` places are used; the arrangement `now`
    itself changes nothing and does not stand.
    """

    kind: ClassVar[str] = "assign"
    room: dict[str, tuple[int, int]] = _NO_ROOM
    barred: dict[str, list[str]] = _NO_BARS
    rivals: list[str] = _NO_RIVALS
    now: dict[str, list[str]] | None = None

    def __init__(
        self,
        prompt: str,
        items: list[str],
        places: list[str],
        least: int | None = None,
        most: int | None = None,
        room: dict[str, tuple[int, int]] | None = None,
        barred: dict[str, list[str]] | None = None,
        rivals: list[str] | None = None,
        now: dict[str, list[str]] | None = None,
        facts: dict[str, Any] = NO_FACTS,
        spread: int | None = None,
    ) -> None:
        self.prompt = prompt
        self.items = items
        self.places = places
        self.least = len(items) if least is None else least
        self.most = len(items) if most is None else most
        self.facts = facts
        self.spread = len(places) if spread is None else spread
        self.open = room is None and barred is None and rivals is None and now is None
        """Any item may go with any other to any place: however they are strewn, the answer stands."""
        if not self.open:
            self.room = room if room is not None else _NO_ROOM
            self.barred = barred if barred is not None else _NO_BARS
            self.rivals = rivals if rivals is not None else _NO_RIVALS
            self.now = now

    def fault(self, value: Any) -> Fault | None:
        if not isinstance(value, dict):
            return "want-places", NO_FACTS
        places, is_open = self.places, self.open
        left = self.items[:]
        used = 0
        for place, items in value.items():
            if place not in places:
                return "not-offered", {"value": shown(place)}
            if not isinstance(items, list):
                return "want-list-at", {"place": place}
            for item in items:
                if type(item) is not str or item not in left:
                    return _surplus(item, self.items)
                left.remove(item)
                if not is_open and place in self.barred.get(item, ()):
                    return "barred-at", {"value": item, "place": place}
            if items:
                used += 1
                if not is_open and self.rivals and sum(item in self.rivals for item in items) > 1:
                    return "rivals-at", {"place": place, "rivals": self.rivals}
        placed = len(self.items) - len(left)
        if not self.least <= placed <= self.most:
            return "want-count", {"least": self.least, "most": self.most, "count": placed}
        if used > self.spread:
            return "want-fewer-places", {"most": self.spread}
        return None if self.open else self.arrangement_fault(value)

    def arrangement_fault(self, value: dict[str, list[str]]) -> Fault | None:
        """Why there is no room for this, or nothing new in it."""
        for place, (least, most) in self.room.items():
            count = len(value.get(place, ()))
            if not least <= count <= most:
                return "want-count-at", {"place": place, "least": least, "most": most, "count": count}
        if self.now is not None and self.same(value, self.now):
            return "changes-nothing", NO_FACTS
        return None

    def own(self, value: Any) -> Any:
        return {str(place): [*items] for place, items in value.items()}

    def same(self, one: dict[str, list[str]], other: dict[str, list[str]]) -> bool:
        """Both put the same items in every place."""
        return all(sorted(one.get(place, ())) == sorted(other.get(place, ())) for place in self.places)

    def sample(self, rng: Random) -> dict[str, list[str]]:
        if self.open and self.places and self.spread:
            return self.strew(rng)
        for _ in range(TRIES):
            value = self.strew(rng) if self.places and self.spread and not self.room else self.scatter(rng)
            if value is not None and (self.has_room_only() or self.fault(value) is None):
                return value
        found = self.search(_some_of(self.items, len(self.items), rng), 0, {})
        if found is None:
            raise IllegalAnswer("no-answer-stands", {"prompt": self.prompt})
        return found

    def has_room_only(self) -> bool:
        """Nothing but the room in the places bounds it: whatever is scattered there stands."""
        return not self.barred and not self.rivals and self.now is None

    def scatter(self, rng: Random) -> dict[str, list[str]] | None:
        """Some items, each to a random slot of a place, the slots that must be filled first."""
        items = _some_of(self.items, self.least + floor(rng.random() * (self.most - self.least + 1)), rng)
        places = self.places if self.spread >= len(self.places) else _some_of(self.places, self.spread, rng)
        slots: list[str] = []
        for place, (least, _) in self.room.items():
            slots += [place] * least
        wanted = len(items) - len(slots)
        if wanted:
            spare = [place for place in places for _ in range(self.capacity(place) - self.room.get(place, (0, 0))[0])]
            if not 0 <= wanted <= len(spare):
                return None
            slots += _some_of(spare, wanted, rng)
        value: dict[str, list[str]] = {}
        for place, item in zip(slots, items, strict=True):
            value.setdefault(place, []).append(item)
        return value

    def strew(self, rng: Random) -> dict[str, list[str]]:
        """Some items, each to a random place, where there is room for all of them."""
        items = _some_of(self.items, self.least + floor(rng.random() * (self.most - self.least + 1)), rng)
        places = self.places if self.spread >= len(self.places) else _some_of(self.places, self.spread, rng)
        count = len(places)
        value: dict[str, list[str]] = {}
        for item in items:
            place = places[floor(rng.random() * count)]
            if place in value:
                value[place].append(item)
            else:
                value[place] = [item]
        return value

    def capacity(self, place: str) -> int:
        """How many items a place takes at the most."""
        return self.room[place][1] if place in self.room else len(self.items)

    def search(self, items: list[str], index: int, value: dict[str, list[str]]) -> dict[str, list[str]] | None:
        """The first arrangement that stands, item by item; `None` when there is none."""
        if self.fault(value) is None:
            return {place: list(placed) for place, placed in value.items()}
        if index == len(items):
            return None
        for place in [*self.places, ""]:
            if place and len(value.get(place, ())) >= self.capacity(place):
                continue
            if place:
                value.setdefault(place, []).append(items[index])
            found = self.search(items, index + 1, value)
            if found is not None:
                return found
            if place:
                value[place].pop()
        return None

    def default(self) -> dict[str, list[str]]:
        found = self.search(self.items, 0, {})
        if found is None:
            raise IllegalAnswer("no-answer-stands", {"prompt": self.prompt})
        return found

    def forced(self) -> bool:
        return not self.items or self.most == 0

    def bounds(self) -> dict[str, Any]:
        bounds: dict[str, Any] = {
            "items": self.items,
            "places": self.places,
            "least": self.least,
            "most": self.most,
            "room": {place: list(room) for place, room in self.room.items()},
            "barred": self.barred,
            "rivals": self.rivals,
        }
        if self.spread < len(self.places):
            bounds["spread"] = self.spread
        if self.now is not None:
            bounds["now"] = self.now
        return bounds


class Share(Assign):
    """Items to places where any may go with any other: the plainest of its kind, and the most often asked."""

    def __init__(
        self,
        prompt: str,
        items: list[str],
        places: list[str],
        least: int,
        facts: dict[str, Any] = NO_FACTS,
        spread: int | None = None,
    ) -> None:
        self.prompt = prompt
        self.items = items
        self.places = places
        self.least = least
        self.most = len(items)
        self.facts = facts
        self.spread = len(places) if spread is None else spread
        self.open = True


class Order(Question):
    """All items, in an order of one's choice."""

    kind: ClassVar[str] = "order"

    def __init__(self, prompt: str, items: list[str], facts: dict[str, Any] = NO_FACTS) -> None:
        self.prompt = prompt
        self.items = items
        self.facts = facts

    def fault(self, value: Any) -> Fault | None:
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            return "want-list", NO_FACTS
        if sorted(value) != sorted(self.items):
            return "want-order", {"items": self.items}
        return None

    def own(self, value: Any) -> Any:
        return [*value]

    def sample(self, rng: Random) -> list[str]:
        return _some_of(self.items, len(self.items), rng)

    def default(self) -> list[str]:
        return list(self.items)

    def forced(self) -> bool:
        return len(self.items) < 2

    def bounds(self) -> dict[str, Any]:
        return {"items": self.items}
