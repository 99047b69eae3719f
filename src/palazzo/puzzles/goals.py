"""The goals of puzzles: a few words for what must be seen on the table, or must have happened, judged by looking.

A condition either *sees* something in the solver's view, by a path (`table.people.s0.blame`), and compares it; or wants
an *event* of the log, so many times, with some of its facts. Whatever the rules can bring about, these can judge, and
nothing is worked out twice.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import UNSET, Struct, UnsetType, field

from palazzo.kernel.errors import Refusal
from palazzo.kernel.events import BadEvent, declared
from palazzo.kernel.match import Match
from palazzo.kernel.table import SEATS

_NOTHING: Final = object()
"""What lies at the end of a path that leads nowhere."""
_COMPARISONS: Final = ("is", "at_least", "at_most", "has", "lacks")


class Condition(Struct, kw_only=True, forbid_unknown_fields=True):
    """Something that must be so: seen in the view, or heard."""

    see: str = ""
    """A path into the view; people are found by their seat, things by their id."""
    is_: Any = field(default=UNSET, name="is")
    """What is seen there is exactly this."""
    at_least: int | UnsetType = UNSET
    """It is this number, or more; of a list, so many things."""
    at_most: int | UnsetType = UNSET
    """It is this number, or less; of a list, so many things."""
    has: Any = UNSET
    """This is in the list."""
    lacks: Any = UNSET
    """This is not in the list."""
    event: str = ""
    """An event of the log, since the puzzle began."""
    with_: dict[str, Any] = field(default={}, name="with")
    """Facts the event must carry; a list: one of these."""
    times: int = 1
    """It happened at least so often; 0: never."""

    @property
    def never(self) -> bool:
        """It wants something not to happen."""
        return bool(self.event) and self.times == 0

    def holds(self, match: Match, seat: int, since: int) -> bool:
        """It is so, for this seat, of what was heard since this line of the log."""
        if self.event:
            found = sum(self._told(event) for event in match.events(seat, since))
            return found == 0 if self.times == 0 else found >= self.times
        return self._compared(seen(match.view(seat), self.see))

    def _told(self, event: dict[str, Any]) -> bool:
        """This line of the log is what it wants."""
        if event["event"] != self.event:
            return False
        return all(_agrees(event.get(name), wanted) for name, wanted in self.with_.items())

    def _compared(self, value: Any) -> bool:
        """What is seen is as it wants it."""
        if value is _NOTHING:
            return False
        if self.is_ is not UNSET:
            return bool(value == self.is_)
        if self.has is not UNSET:
            return isinstance(value, (list, dict)) and self.has in value
        if self.lacks is not UNSET:
            return isinstance(value, (list, dict)) and self.lacks not in value
        amount = len(value) if isinstance(value, (list, dict)) else value
        if type(amount) is not int:
            return False
        return amount >= self.at_least if self.at_least is not UNSET else amount <= self.at_most  # type: ignore[operator]


def _agrees(value: Any, wanted: Any) -> bool:
    """A fact is this, or one of these."""
    return value in wanted if isinstance(wanted, list) and not isinstance(value, list) else bool(value == wanted)


def seen(view: Any, path: str) -> Any:
    """What lies at the end of a path into a view: names of fields, seats, ids of things, or places in a list."""
    value: Any = view
    for word in path.split("."):
        if isinstance(value, dict):
            value = value.get(word, _NOTHING)
        elif isinstance(value, list):
            value = _one_of(value, word)
        else:
            return _NOTHING
        if value is _NOTHING:
            return _NOTHING
    return value


def _one_of(things: list[Any], word: str) -> Any:
    """The thing of a list that goes by this word."""
    for thing in things:
        if isinstance(thing, dict) and word in (thing.get("seat"), thing.get("id"), thing.get("space")):
            return thing
    return things[int(word)] if word.isdigit() and int(word) < len(things) else _NOTHING


def fault_of(condition: Condition, match: Match, seat: int) -> str:
    """What is wrong with a condition in a puzzle that begins so; nothing, when all is well."""
    given = [name for name in _COMPARISONS if getattr(condition, "is_" if name == "is" else name) is not UNSET]
    if bool(condition.see) == bool(condition.event):
        return "either `see` or `event` is wanted"
    if condition.see:
        if condition.with_ or condition.times != 1:
            return "`with` and `times` are of events"
        if len(given) != 1:
            return f"one of {', '.join(_COMPARISONS)} is wanted"
        return _path_fault(condition.see, match, seat)
    if given:
        return f"`{given[0]}` is of what is seen"
    return _event_fault(condition, match)


def _path_fault(path: str, match: Match, seat: int) -> str:
    """Where a path leaves the view; what is not there yet (null) may come."""
    try:
        view: Any = match.view(seat)
    except Refusal as refusal:  # pragma: no cover
        return str(refusal)
    words = path.split(".")
    for length in range(1, len(words) + 1):
        value = seen(view, ".".join(words[:length]))
        if value is None:
            return ""
        if value is _NOTHING:
            before = seen(view, ".".join(words[: length - 1])) if length > 1 else view
            there = list(before) if isinstance(before, dict) else [_name_of(thing) for thing in before or []]
            return f"see: there is no {words[length - 1]!r} in {path!r}; there are {', '.join(map(str, there))[:200]}"
    return ""


def _name_of(thing: Any) -> Any:
    """What a thing of a list goes by."""
    return thing.get("seat") or thing.get("id") or thing.get("space") if isinstance(thing, dict) else thing


def _event_fault(condition: Condition, match: Match) -> str:
    """What is wrong with an event: it is not told in this game, or not with such facts."""
    try:
        facts = declared(match.table.events(), condition.event)
    except BadEvent as error:
        return f"event: {error}"
    kinds = {**facts.told, **facts.learnt}
    for name, value in condition.with_.items():
        if name not in kinds:
            return f"with: {condition.event!r} tells {', '.join(kinds) or 'nothing'}; not {name}"
        for one in value if isinstance(value, list) and not kinds[name].fits(value) else [value]:
            if not kinds[name].fits(one) or (one in SEATS and SEATS[one] >= match.seats):
                return f"with: {name} is {kinds[name].name}; not {one!r}"
    return ""
