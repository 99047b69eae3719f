"""Step through a saved match, as any seat, as a spectator, or with all hands open."""

from __future__ import annotations

from typing import Any, NamedTuple

from rich.text import Text

from palazzo import Match
from palazzo.kernel.looking import plain_view
from palazzo.kernel.match import restarted
from palazzo.kernel.table import SEAT
from palazzo.terminal.board import Board
from palazzo.terminal.play import ending_of
from palazzo.terminal.screen import Screen
from palazzo.terminal.voice import Voice

_FORWARD = frozenset({"", "n", "next", "avanti", "a"})
_BACK = frozenset({"p", "b", "prev", "back", "indietro", "i"})
_LEAVE = frozenset({"q", "quit", "exit", "esci"})


class Moment(NamedTuple):
    """The match after some answers, and what was heard of them."""

    match: Match
    told: list[dict[str, Any]]


class Replay:
    """A match, moment by moment, through somebody's eyes."""

    def __init__(self, match: Match, seat: int | None, is_open: bool, voice: Voice, screen: Screen) -> None:
        self.seat = seat
        self.is_open = is_open
        self.voice = voice
        self.screen = screen
        self.moments = self.walk(match)

    def walk(self, match: Match) -> list[Moment]:
        """Every moment at which there was something new to hear."""
        again = restarted(match)
        ears: list[int | None] = [None, *range(match.seats)] if self.is_open else [self.seat]
        counts = dict.fromkeys(ears, 0)
        moments = [Moment(again.clone(), self.news(again, counts))]
        for seat, question, value in match.journal:
            again.answer(seat, value, question or None)
            told = self.news(again, counts)
            if told:
                moments.append(Moment(again.clone(), told))
        return moments

    def news(self, match: Match, counts: dict[int | None, int]) -> list[dict[str, Any]]:
        """What these ears have not heard yet; each line as the best informed of them heard it."""
        lines: list[dict[str, Any]] = []
        for ear, count in counts.items():
            heard = match.events(ear, count)
            lines = merged(lines, heard)
            counts[ear] = count + len(heard)
        return lines

    # -- showing

    def interactively(self) -> None:
        """Forward, back, to a step, out."""
        here = 0
        last = len(self.moments) - 1
        self.draw(here)
        while True:
            try:
                line = self.screen.ask(self.voice.say("replay-how")).strip().casefold()
            except (EOFError, KeyboardInterrupt):
                self.screen.say("")
                return
            if line in _LEAVE:
                return
            if line in _FORWARD:
                here = min(here + 1, last)
            elif line in _BACK:
                here = max(here - 1, 0)
            elif line.isdigit() and int(line) <= last:
                here = int(line)
            else:
                self.screen.say("  " + self.voice.say("replay-unclear", {"text": line, "steps": last}), "alert")
                continue
            self.draw(here)

    def draw(self, here: int) -> None:
        """The table at one moment, and what was heard."""
        moment = self.moments[here]
        view = plain_view(moment.match, self.seat)
        self.screen.clear()
        board = Board(view, self.voice, self.screen.signs, self.screen.console)
        self.screen.show(board.whole())
        if self.is_open:
            self.show_hands(moment.match, board)
        where = self.voice.say("replay-where", {"step": here, "steps": len(self.moments) - 1})
        self.screen.show(Text(f" {where}, {self.eyes()}", style="title"))
        self.tell(moment, first=here == 0)
        if view["over"]:
            self.screen.show(ending_of(view, self.voice))

    def show_hands(self, match: Match, board: Board) -> None:
        """What each seat alone sees."""
        for seat in range(match.seats):
            for name, things in board.own(plain_view(match, seat)["table"].get("yours", {})).items():
                facts = {"who": SEAT[seat], "what": self.voice.called(name)}
                self.screen.show(board.holding(self.voice.say("hand-of", facts), name, things, with_texts=False))

    def eyes(self) -> str:
        """A sentence that says through whose eyes the replay is seen."""
        if self.is_open:
            return self.voice.say("replay-as-open")
        if self.seat is None:
            return self.voice.say("replay-as-spectator")
        return self.voice.say("replay-as-seat", {"who": SEAT[self.seat]})

    def tell(self, moment: Moment, first: bool) -> None:
        """What was heard, line by line."""
        if first and not moment.told:
            self.screen.say(f" {self.screen.signs.new} {self.voice.say('replay-start')}")
        for line in moment.told:
            self.screen.say(f" {self.screen.signs.new} {self.voice.event(line)}")

    def at_once(self) -> None:
        """The whole account, as prose."""
        self.screen.say(f"{self.voice.title()}, {self.eyes()}", "title")
        for number, moment in enumerate(self.moments):
            self.tell(moment, first=number == 0)
        view = plain_view(self.moments[-1].match, self.seat)
        if view["over"]:
            self.screen.show(ending_of(view, self.voice))
        else:
            self.screen.say(self.voice.say("replay-unfinished"))


def merged(lines: list[dict[str, Any]], others: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Two hearings of the same log as one: the fuller of each line both heard, and what only one heard."""
    found: list[dict[str, Any]] = []
    position = 0
    for other in others:
        ahead = next((i for i in range(position, len(lines)) if _same_line(lines[i], other)), None)
        if ahead is None:
            found.append(other)
            continue
        found += lines[position:ahead]
        found.append(max(lines[ahead], other, key=len))
        position = ahead + 1
    return found + lines[position:]


def _same_line(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Both tell of the same: all that both say agrees."""
    shared = (one.keys() & other.keys()) - {"told", "turn"}
    fewer = min(len(one.keys() - {"told", "turn"}), len(other.keys() - {"told", "turn"}))
    return len(shared) >= fewer and all(one[key] == other[key] for key in shared)
