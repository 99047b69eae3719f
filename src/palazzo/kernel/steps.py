"""Steps: the flow of the rules as a stack of small records.

A step holds who is asked, the name of the method that builds the question and the name of the method that takes the
answer. Each method returns a `Next`, made only by `ask`, `ask_all`, `first`, `done` or another method of the step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

if TYPE_CHECKING:
    from palazzo.kernel.openings import Opening

V = TypeVar("V")
Answer = TypeVar("Answer", covariant=True)


class Asked(Protocol[Answer]):
    """A question with such answers. (Question itself is not generic: compiled, that would not be safe.)"""

    def sample(self, rng: Random) -> Answer: ...


class Next:
    """What comes next: a wait for answers (WAIT), another step (RUN), or the end of this one with its result."""

    def __init__(self, result: Any = None) -> None:
        self.result = result


_Asking = tuple[str, str]
"""The names of the methods that build a question and take its answer."""


def asking(what: Callable[[Any, Any, int], Asked[V]], then: Callable[[Any, Any, V], Next]) -> _Asking:
    """What is asked so often that its names are looked up once: for `Step.ask_as`."""
    return what.__name__, then.__name__


WAIT: Final = Next()
RUN: Final = Next()
DONE: Final = Next()


@dataclass(kw_only=True, slots=True)
class Step:
    """A piece of the rules that can wait for an answer in the middle."""

    asks: str = field(default="", init=False)
    """The name of the method that builds the question."""
    then: str = "begin"
    """The name of the method that goes on: with the answer, or with the result of the step above."""
    asked: int = field(default=0, init=False)
    """Who was asked, as a mask of seats."""
    waits: int = field(default=0, init=False)
    """Who of them has not answered yet, as a mask of seats."""
    together: bool = field(default=False, init=False)
    """They answer at once and in secret, and their answers go on together."""
    answers: dict[int, Any] = field(default_factory=dict, init=False)
    """By seat: secret answers that wait for the others."""
    interrupts: bool = field(default=False, init=False)
    """The step came in between by an opening: nothing below it waits for its result."""

    def openings(self) -> tuple[Opening, ...]:
        """What anyone may do while this step waits."""
        return ()

    def waiting(self) -> str:
        """Why the others wait: the id of a sentence."""
        return "wait-decision"

    def ask(self, seat: int, what: Callable[[Any, int], Asked[V]], then: Callable[[Any, V], Next]) -> Next:
        """Ask one seat; its answer goes to `then`."""
        self.asks = what.__name__
        self.then = then.__name__
        self.asked = self.waits = 1 << seat
        self.together = False
        return WAIT

    def ask_as(self, often: _Asking, seat: int) -> Next:
        """Ask one seat something that is often asked."""
        self.asks, self.then = often
        self.asked = self.waits = 1 << seat
        self.together = False
        return WAIT

    def ask_all(
        self,
        seats: Iterable[int],
        what: Callable[[Any, int], Asked[V]],
        then: Callable[[Any, dict[int, V]], Next],
    ) -> Next:
        """Ask seats together and in secret; when the last has answered, all answers go to `then` by seat."""
        mask = 0
        for seat in seats:
            mask |= 1 << seat
        if not mask:
            raise RuntimeError(f"{type(self).__name__}.{what.__name__} asks nobody")
        self.asks = what.__name__
        self.then = then.__name__
        self.asked = self.waits = mask
        self.together = True
        self.answers = {}
        return WAIT

    def first(self, g: Any, step: Step, then: Callable[[Any, Any], Next]) -> Next:
        """Another step comes first; its result goes to `then`."""
        self.then = then.__name__
        self.asked = self.waits = 0
        g.stack.append(step)
        return RUN

    def done(self, result: Any = None) -> Next:
        """This step is over; its result goes to the step below."""
        return DONE if result is None else Next(result)

    def resume(self, g: Any) -> Next:
        """After an interruption: by default what was asked still stands."""
        return WAIT

    def hushed(self) -> bool:
        """By the answer that led here nothing has happened to the others."""
        return False

    def forget(self, g: Any, seat: int) -> None:
        """In a world this seat imagines: take back what others have begun and it cannot know."""


@dataclass(slots=True)
class HalfMade(Step):
    """A choice not yet whole, which nobody else knows of.

    To the others nothing has happened yet: in the worlds they imagine it is not begun, and when the table changes
    under it, it is made anew.
    """

    def hushed(self) -> bool:
        return True

    def anew(self) -> str:
        """The method by which the step below asks for the choice again."""
        raise TypeError(f"{type(self).__name__} does not say how it is made anew")
