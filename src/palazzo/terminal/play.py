"""A person plays against bots in a terminal, through their seat's view and its questions alone."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from palazzo import IllegalAnswer, Match
from palazzo.bots import LEVELS, bot_deed, clerk
from palazzo.bots.sampling import question_of
from palazzo.kernel.looking import plain_view
from palazzo.terminal import answers, files, foresight
from palazzo.terminal.answers import Misread
from palazzo.terminal.asking import Asking, beside_its_sign
from palazzo.terminal.board import Board, Form
from palazzo.terminal.command_names import command_in, name_of
from palazzo.terminal.commands import ACTS, Leave
from palazzo.terminal.dealing import Dropped, deal_lines
from palazzo.terminal.screen import LEAST_LOG, Lines, Screen
from palazzo.terminal.voice import Voice

_MOST_REMARKS: Final = 3
"""How many remarks of the others are shown at once, the last ones."""

_FEW: Final = 2
"""So many options of an opening are named one by one; more are asked for when wanted."""

_PRICED: Final = 3
"""Prices stand beside the choices, if a question then takes no more than this part of the page's height."""

_QUIET: Final = ("change.", "deal.offer.", "deal.withdraw.")
"""Openings that need no mention: they are always there."""


class Session:
    """One person at one table."""

    def __init__(
        self, match: Match, seat: int, language: str, names: list[str], level: str, screen: Screen, path: Path | None
    ) -> None:
        self.match = match
        self.seat = seat
        self.language = language
        self.names = names
        self.level = level
        self.screen = screen
        self.path = path
        self.voice = self.speak(language)
        self.rng = Random(f"{match.commitment} {len(match.journal)}")
        self.bots = {other: LEVELS[level] for other in range(match.seats) if other != seat}
        self.heard = 0
        self.remarks: list[tuple[str, str]] = []
        self.noticed: set[str] = set()
        self.steps = False

    def speak(self, language: str) -> Voice:
        """The voice of this table in a language."""
        return Voice(language, self.match.game, str(self.match.options.get("edition", "")), self.names)

    def settings(self) -> dict[str, Any]:
        """What the terminal needs beside the match to go on."""
        return {"seat": self.seat, "language": self.language, "names": self.names, "bots": self.level}

    def view(self) -> dict[str, Any]:
        """What the person sees."""
        return plain_view(self.match, self.seat)

    # -- the course of things

    def play(self) -> int:
        """Play until the match is over or the person leaves; in any case it is saved. The exit code."""
        with leaving_on_signals() as hear_no_more:
            try:
                code = self.until_someone_leaves()
                hear_no_more()
            except Leave:
                code = 0
            except BaseException:
                self.save_on_leaving()
                raise
            return code if self.save_on_leaving() else 2

    def until_someone_leaves(self) -> int:
        """Play until the match is over or the person leaves; the exit status."""
        try:
            self.go_on()
        except (EOFError, Leave):
            self.screen.try_to_say("")
        except KeyboardInterrupt:
            self.screen.try_to_say("")
            return 130
        return 0

    def go_on(self) -> None:
        """Play turn after turn until the match is over, and say how it ended."""
        while not self.match.over:
            self.turn()
        self.say_how_it_ended()

    def turn(self) -> None:
        """Let the others play, then ask."""
        if self.others_play():
            return
        view = self.view()
        question = _due_question(view)
        self.draw(view, question)
        while not self.answered(question):
            pass

    def others_play(self) -> bool:
        """Let bots move; stop to show something worth an answer. True when that changed what is asked."""
        told = len(self.view()["log"])
        while not self.match.over:
            view = self.view()
            news = self.worth_a_pause(view) or (self.steps and len(view["log"]) > told)
            if news and _due_question(view) is None:
                self.pause()
                return True
            if not self.let_pass(view) and not self.bot_plays():
                return False
        return True

    def bot_plays(self) -> bool:
        """One bot does something, and perhaps remarks upon it."""
        deed = bot_deed(self.match, self.bots, self.rng)
        if deed is not None and self.level == "clerk":
            chance = Random(f"{deed.seat} {len(self.match.journal)}")
            line = clerk.remark(deed.view, deed.question, deed.value, self.language, chance, self.names)
            if line:
                self.remarks = [*self.remarks, (deed.view["you"], line)][-_MOST_REMARKS:]
        return deed is not None

    def let_pass(self, view: dict[str, Any]) -> bool:
        """A reaction one has no card for, or a choice among nothing, is passed without asking: bots do not notice."""
        question = _due_question(view)
        if question is None or not question_of(question).forced():
            return False
        if not question["window"] and question["kind"] == "pick":
            return False
        self.match.answer(self.seat, question_of(question).default(), question["id"])
        return True

    def worth_a_pause(self, view: dict[str, Any]) -> bool:
        """Something may be answered that was not there before: an offer, a chance to step in."""
        found = {q["id"] for q in view["questions"] if not q["due"] and not q["id"].startswith(_QUIET)}
        new = found - self.noticed
        self.noticed = found
        return bool(new)

    def pause(self) -> None:
        """Show the table and wait."""
        self.draw(self.view(), None)
        while True:
            line = self.screen.ask(self.voice.say("pause"))
            if not line.strip():
                self.heard = len(self.view()["log"])
                self.remarks = []
                return
            if self.obeyed(line, None):
                return
            if not command_in(line)[0]:
                self.trouble("pause")

    def answered(self, question: dict[str, Any] | None) -> bool:
        """Read a line and heed it; True when the table must be drawn anew."""
        return self.heeded(self.screen.ask(), question)

    def heeded(self, line: str, question: dict[str, Any] | None) -> bool:
        """Take a line for a command or an answer; True when the table must be drawn anew."""
        if not line.strip():
            self.trouble("unclear-empty")
            return False
        if command_in(line)[0]:
            return self.obeyed(line, question)
        return question is not None and self.give(question, line)

    def give(self, question: dict[str, Any], line: str) -> bool:
        """Answer a question with a line, or say what is wrong with it."""
        try:
            value = answers.read(question, line, self.voice)
            heard = len(self.view()["log"])
            taken = self.enter(question["id"], value)
        except Misread as misread:
            self.trouble(misread.reason, misread.facts)
            return False
        except IllegalAnswer as refusal:
            self.trouble(refusal.reason, refusal.facts)
            return False
        if taken:
            self.heard = heard
            self.remarks = []
        return taken

    def enter(self, question: str, value: Any) -> bool:
        """Give the match an answer that could be read; whether it was taken."""
        self.match.answer(self.seat, value, question)
        return True

    def trouble(self, reason: str, facts: dict[str, Any] | None = None) -> None:
        """Say in one sentence why something was not done."""
        self.screen.say(f"  {self.voice.say(reason, facts)}", "alert")

    # -- the table

    def draw(self, view: dict[str, Any], question: dict[str, Any] | None) -> None:
        """The board, the log, what is asked."""
        screen = self.screen
        notices = screen.typeset(Group(*self.notices(view)))
        foot = screen.typeset(self.foot(view))
        if question is None:
            asked = screen.typeset(beside_its_sign(self.waiting(view), screen.signs))
        else:
            asked = self.asked(view, question, screen.console.height - len(foot) - 1)
        self.show_page(view, [notices, [*asked, *foot]], question)

    def asked(self, view: dict[str, Any], question: dict[str, Any], room: int) -> Lines:
        """The question; what is asked is said once more at its end if the choices fill the whole screen."""
        screen = self.screen
        asking = Asking(view, question, self.voice, screen.signs, screen.console)
        lines = screen.typeset(asking.whole())
        if len(lines) <= screen.console.height // _PRICED:
            prices = foresight.prices_of(self, question)
            priced = Asking(view, question, self.voice, screen.signs, screen.console, prices)
            with_prices = screen.typeset(priced.whole()) if prices else lines
            if len(with_prices) <= screen.console.height // _PRICED:
                return with_prices
        if len(lines) > room:
            lines += screen.typeset(asking.sentence())
        return lines

    def show_page(self, view: dict[str, Any], last: list[Lines], question: dict[str, Any] | None = None) -> None:
        """The board, the texts of one's cards if there is room, as much of the log as fits, and what comes last."""
        screen = self.screen
        board = self.board(view, question)
        room = screen.console.height - sum(map(len, last)) - 2
        hand = [
            Form(Group(*board.yours(with_texts=True)), 3),
            Form(Group(*board.yours(with_texts=False)), 66),
            Form(Group(*board.yours(with_texts=False, codes=True)), 91),
        ]
        least = min(LEAST_LOG, max(2, room // 4))
        *table, held = screen.fitted([*board.sections(), hand], room - least)
        spare = room - sum(map(len, table)) - len(held)
        parts = len(table) + len(last) + 2
        log = screen.log(view, self.voice, self.heard, spare - parts if spare - parts >= least else spare)
        screen.page(*table, held, log, *last)

    def board(self, view: dict[str, Any], question: dict[str, Any] | None = None) -> Board:
        """The board of a view."""
        return Board(view, self.voice, self.screen.signs, self.screen.console, question)

    def waiting(self, view: dict[str, Any]) -> str:
        """Whose turn it is and why one waits."""
        why = self.voice.say(view["waiting"]["why"], {"for": view["waiting"]["for"]})
        return self.voice.say("waiting", {"for": view["waiting"]["for"], "why": why})

    def notices(self, view: dict[str, Any]) -> list[Text]:
        """What the others say, offers that wait for an answer, and other things one may do."""
        lines = []
        for who, line in self.remarks:
            lines.append(Text(" " + self.voice.say("remark", {"who": who, "text": line}), style="faint"))
        for number, deal in enumerate(view["deals"], 1):
            if view["you"] not in deal["agreed"]:
                lines.append(Text(f" {self.screen.signs.coming} ", style="alert"))
                said = " ".join(deal_lines(deal, self.voice))
                lines[-1].append(self.voice.say("notice-deal", {"number": number, "who": deal["by"], "deal": said}))
        openings = self.other_openings(view)
        if openings:
            also = name_of("also", self.language)
            named = [f"{also} {n}: {label}" for n, (_, _, label) in enumerate(openings, 1)]
            said = self.voice.say("notice-also", {"what": self.screen.signs.between.join(named)})
            if len(said) >= self.screen.console.width:
                said = self.voice.say("notice-also-many", {"count": len(openings), "command": also})
            lines.append(Text(" " + said, style="faint"))
        return lines

    def other_openings(self, view: dict[str, Any]) -> list[tuple[dict[str, Any], str, str]]:
        """What one may do besides deals: question, option (or none), label."""
        found = []
        for question in view["questions"]:
            if question["due"] or question["id"].startswith(("change.", "deal.")):
                continue
            if question["kind"] == "pick" and len(question["options"]) <= _FEW:
                found += [(question, option, self.voice.option(option)) for option in question["options"]]
            else:
                found.append((question, "", self.voice.prompt(question)))
        return found

    def foot(self, view: dict[str, Any]) -> RenderableType:
        """The commands that help now."""
        named = ["why", "what", *(["undo"] if view["undo"] else []), "deal", "board", "log", "hand", "help", "quit"]
        if not any(q["kind"] == "offer" for q in view["questions"]):
            named.remove("deal")
        words = [name_of(command, self.language) for command in named]
        words[0] = f"? {self.voice.say('foot-rule')}"
        return Text(" " + self.screen.signs.between.join(words), style="faint")

    # -- commands

    def obeyed(self, line: str, question: dict[str, Any] | None) -> bool:
        """Carry a command out; True when the table must be drawn anew."""
        command, rest = command_in(line)
        if not command:
            return False
        try:
            return bool(ACTS[command](self, rest, question))
        except Misread as misread:
            self.trouble(misread.reason, misread.facts)
        except IllegalAnswer as refusal:
            self.trouble(refusal.reason, refusal.facts)
        except Dropped:
            self.trouble("deal-dropped")
        return False

    # -- the end

    def say_how_it_ended(self) -> None:
        """Outcome, winners, scores, and how to check the shuffles."""
        view = self.view()
        self.show_page(view, [self.screen.typeset(ending_of(view, self.voice))])

    def save_on_leaving(self) -> bool:
        """Save, and say where, if anybody is still there to hear it."""
        path = self.path or files.fresh_path(self.match.game)
        facts = {"file": str(path), "game": self.match.game}
        try:
            files.write(path, self.match, self.settings())
        except OSError as error:
            self.screen.try_to_say(self.voice.say("not-saved", {**facts, "why": error.strerror or str(error)}))
            return False
        self.screen.try_to_say(self.voice.say("saved-over" if self.match.over else "saved-resume", facts))
        return True


def _due_question(view: dict[str, Any]) -> dict[str, Any] | None:
    """What the table waits for this seat to answer."""
    return next((question for question in view["questions"] if question["due"]), None)


def ending_of(view: dict[str, Any], voice: Voice) -> RenderableType:
    """How a match ended."""
    outcome = view["outcome"]
    facts = {"winners": outcome["winners"], "reason": outcome["reason"]}
    won = "ended-you" if view["you"] in outcome["winners"] else "ended"
    lines = [Text(voice.say(won, facts), style="title")]
    standing = sorted(zip(outcome["places"], view["seats"], outcome["scores"], strict=True))
    lines.append(Text("  ".join(f"{voice.called(seat)} {voice.called(score)}" for _, seat, score in standing)))
    if "key" in view and view["commitment"]:
        lines.append(Text(voice.say("sealed", {"key": view["key"], "commitment": view["commitment"]}), style="faint"))
    return Group(*lines)


@contextlib.contextmanager
def leaving_on_signals() -> Iterator[Callable[[], None]]:
    """Being told to stop, or losing the terminal, is leaving. The first time counts: saving is not disturbed."""
    numbers = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]

    def hear_no_more() -> None:
        for number in numbers:
            signal.signal(number, signal.SIG_IGN)

    def leave(number: int, frame: Any) -> None:
        hear_no_more()
        raise KeyboardInterrupt if number == signal.SIGINT else Leave

    before = {number: signal.signal(number, leave) for number in numbers}
    try:
        yield hear_no_more
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
