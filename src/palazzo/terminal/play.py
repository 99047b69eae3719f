"""A person plays against bots in a terminal, through their seat's view and its questions alone."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from palazzo import IllegalAnswer, Match
from palazzo.bots import LEVELS, bot_move
from palazzo.bots.sampling import question_of
from palazzo.kernel.texts import LANGUAGES
from palazzo.terminal import answers, files
from palazzo.terminal.answers import Misread, arranged, find, numbered
from palazzo.terminal.asking import Asking
from palazzo.terminal.board import Board
from palazzo.terminal.dealing import Dealing, Dropped, deal_lines, pledge_text
from palazzo.terminal.screen import LEAST_LOG, Lines, Screen
from palazzo.terminal.voice import Voice, message_of
from palazzo.terminal.words import COMMANDS, command_in, name_of

LOG_LINES: Final = 40
QUIET: Final = ("change.", "deal.offer.", "deal.withdraw.")
"""Openings that need no mention: they are always there."""


class Leave(BaseException):
    """The person, or the terminal, goes."""


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
        self.rng = Random()
        self.bots = {other: LEVELS[level] for other in range(match.seats) if other != seat}
        self.heard = 0
        self.noticed: set[str] = set()
        self.steps = False
        self.running = True

    def speak(self, language: str) -> Voice:
        """The voice of this table in a language."""
        return Voice(language, self.match.game, str(self.match.options.get("edition", "")), self.names)

    def settings(self) -> dict[str, Any]:
        """What the terminal needs beside the match to go on."""
        return {"seat": self.seat, "language": self.language, "names": self.names, "bots": self.level}

    def view(self) -> dict[str, Any]:
        """What the person sees."""
        return self.match.view(self.seat)

    # -- the course of things

    def play(self) -> int:
        """Play until the match is over or the person leaves. The exit code."""
        code = 0
        with leaving_on_signals():
            try:
                while self.running and not self.match.over:
                    self.turn()
            except (EOFError, Leave):
                self.screen.say("")
                self.running = False
            except KeyboardInterrupt:
                self.screen.say("")
                self.running = False
                code = 130
            if self.match.over:
                self.say_how_it_ended()
            return code if self.save_quietly() else 2

    def turn(self) -> None:
        """Let the others play, then ask."""
        if self.others_play():
            return
        view = self.view()
        question = due_question(view)
        self.draw(view, question)
        while not self.answered(question):
            pass

    def others_play(self) -> bool:
        """Let bots move; stop to show something worth an answer. True when that changed what is asked."""
        told = len(self.view()["log"])
        while not self.match.over:
            view = self.view()
            steps = self.steps and len(view["log"]) > told and due_question(view) is None
            if self.worth_a_pause(view) or steps:
                self.pause()
                return True
            if not self.let_pass(view) and bot_move(self.match, self.bots, self.rng) is None:
                return False
        return True

    def let_pass(self, view: dict[str, Any]) -> bool:
        """A reaction one has no card for is declined without asking: bots do not notice."""
        question = due_question(view)
        if question is None or not question["window"] or not question_of(question).forced():
            return False
        self.match.answer(self.seat, question_of(question).default(), question["id"])
        return True

    def worth_a_pause(self, view: dict[str, Any]) -> bool:
        """Something may be answered that was not there before: an offer, a chance to step in."""
        found = {q["id"] for q in view["questions"] if not q["due"] and not q["id"].startswith(QUIET)}
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
                return
            if self.obeyed(line, None):
                return
            if not command_in(line)[0]:
                self.trouble("pause")

    def answered(self, question: dict[str, Any] | None) -> bool:
        """Read a line; True when the table must be drawn anew."""
        line = self.screen.ask()
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
            self.match.answer(self.seat, value, question["id"])
        except Misread as misread:
            self.trouble(misread.reason, misread.facts)
            return False
        except IllegalAnswer as refusal:
            self.trouble(refusal.reason, refusal.facts)
            return False
        self.heard = heard
        return True

    def trouble(self, reason: str, facts: dict[str, Any] | None = None) -> None:
        """One plain sentence."""
        self.screen.say(f"  {self.voice.say(reason, facts)}", "alert")

    # -- the table

    def draw(self, view: dict[str, Any], question: dict[str, Any] | None) -> None:
        """The board, the log, what is asked."""
        screen = self.screen
        if question is not None:
            asked: RenderableType = Asking(view, question, self.voice, screen.signs, screen.console).whole()
        else:
            asked = Text(f"{screen.signs.coming} {self.waiting(view)}", style="ask")
        last = [screen.typeset(Group(*self.notices(view))), screen.typeset(Group(asked, self.foot(view)))]
        self.show_page(view, last)

    def show_page(self, view: dict[str, Any], last: list[Lines]) -> None:
        """The board, the texts of one's cards if there is room, as much of the log as fits, and what comes last."""
        screen = self.screen
        board = self.board(view)
        table = [screen.typeset(part) for part in board.parts()]
        room = screen.console.height - sum(map(len, table + last)) - 2
        hand = screen.typeset(Group(*board.yours(with_texts=True)))
        if len(hand) + LEAST_LOG > room:
            hand = screen.typeset(Group(*board.yours(with_texts=False)))
        parts = len(table) + len(last) + 2
        log = screen.log(view, self.voice, self.heard, room - len(hand) - parts)
        screen.page(*table, hand, log, *last)

    def board(self, view: dict[str, Any]) -> Board:
        """The board of a view."""
        return Board(view, self.voice, self.screen.signs, self.screen.console)

    def waiting(self, view: dict[str, Any]) -> str:
        """Whose turn it is and why one waits."""
        why = self.voice.say(view["waiting"]["why"], {"for": view["waiting"]["for"]})
        return self.voice.say("waiting", {"for": view["waiting"]["for"], "why": why})

    def notices(self, view: dict[str, Any]) -> list[Text]:
        """Offers that wait for an answer, and other things one may do."""
        lines = []
        for number, deal in enumerate(view["deals"], 1):
            if view["you"] not in deal["agreed"]:
                lines.append(Text(f" {self.screen.signs.coming} ", style="alert"))
                said = " ".join(deal_lines(deal, self.voice))
                lines[-1].append(self.voice.say("notice-deal", {"number": number, "who": deal["by"], "deal": said}))
        openings = self.other_openings(view)
        if openings:
            also = name_of("also", self.language)
            named = [f"{also} {n}: {label}" for n, (_, _, label) in enumerate(openings, 1)]
            said = self.screen.signs.between.join(named)
            lines.append(Text(" " + self.voice.say("notice-also", {"what": said}), style="faint"))
        return lines

    def foot(self, view: dict[str, Any]) -> RenderableType:
        """The commands that help now."""
        named = ["why", *(["undo"] if view["undo"] else []), "deal", "log", "hand", "help", "quit"]
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
        act: Callable[[str, dict[str, Any] | None], bool | None] = getattr(self, f"on_{command}")
        try:
            return bool(act(rest, question))
        except Misread as misread:
            self.trouble(misread.reason, misread.facts)
        except IllegalAnswer as refusal:
            self.trouble(refusal.reason, refusal.facts)
        except Dropped:
            self.trouble("deal-dropped")
        return False

    def on_help(self, rest: str, question: dict[str, Any] | None) -> None:
        """What one may type."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(style="number", no_wrap=True)
        grid.add_column()
        for command in COMMANDS:
            names = COMMANDS[command].get(self.language, COMMANDS[command]["en"])
            grid.add_row("  " + ", ".join(names), self.voice.say(f"help-{command}"))
        self.screen.say(self.voice.say("help"))
        self.screen.show(grid)

    def on_why(self, rest: str, question: dict[str, Any] | None) -> None:
        """The rule that applies to the question, or what a thing or an option says."""
        if rest:
            self.explain(rest, question)
            return
        rule = str(question["rule"]) if question is not None else ""
        if not rule:
            self.trouble("no-rule")
            return
        self.show_rule(rule)
        what = question["facts"].get("what") if question is not None else None
        if isinstance(what, str):
            self.show_card(what)

    def explain(self, text: str, question: dict[str, Any] | None) -> None:
        """What an option, a card, a place or a rule is about."""
        options = arranged(question.get("options", [])) if question is not None else []
        index = numbered(text, len(options)) if options else None
        if index is not None:
            self.screen.say(f"  {self.voice.option(options[index])}", "ask")
            for word in options[index].split(":"):
                self.show_card(word)
            return
        if self.voice.has(message_of(text.upper())):
            self.show_rule(text.upper())
            return
        self.on_card(text, question)

    def show_rule(self, rule: str) -> None:
        """A rule with its title."""
        title, text = self.voice.rule(rule, self.board(self.view()).loose_facts())
        self.screen.say(title, "title")
        self.screen.say(text)

    def show_card(self, card: str) -> bool:
        """What is written on a card; whether there is anything."""
        facts = self.board(self.view()).loose_facts()
        text = self.voice.card_text(card, facts)
        flavour = self.voice.told(card, facts, "flavour")
        if not text and not flavour:
            return False
        self.screen.say(self.voice.both(card), "title")
        if text:
            special = self.voice.told(f"special-{card}", facts)
            self.screen.say("  " + (f"{special}: {text}" if special else text))
        if flavour:
            self.screen.say(f"  {flavour}", "faint")
        return True

    def on_rules(self, rest: str, question: dict[str, Any] | None) -> None:
        """The rule book: in short, a chapter, a rule."""
        facts = self.board(self.view()).loose_facts()
        wanted = rest.upper()
        chapters = self.voice.chapters()
        if wanted and wanted in chapters:
            self.screen.say(f"{wanted}  {self.voice.told(f'rules-{wanted}', facts)}", "title")
            places = [place["id"] for place in self.view()["table"].get("places", [])]
            for rule in self.voice.rules_in(wanted, places):
                self.show_rule(rule)
        elif wanted and self.voice.has(message_of(wanted)):
            self.show_rule(wanted)
        elif wanted:
            self.trouble("no-such-rule", {"text": rest, "chapters": ", ".join(chapters)})
        else:
            self.screen.say(self.voice.told("rules-summary", facts))
            for chapter in chapters:
                self.screen.say(f"  {chapter}  {self.voice.told(f'rules-{chapter}', facts)}")

    def on_card(self, rest: str, question: dict[str, Any] | None) -> None:
        """A card, by its code or name; without one, those in hand."""
        if not rest:
            self.on_hand(rest, question)
            return
        for word in (rest, rest.upper()):
            if self.show_card(word):
                return
        if not self.show_card(find(rest, self.known_things(), self.voice)):
            self.trouble("nothing-written", {"text": rest})

    def known_things(self) -> list[str]:
        """All things the person can see anywhere on the table."""
        found: dict[str, None] = {}

        def collect(value: Any) -> None:
            if isinstance(value, str):
                found[value] = None
            elif isinstance(value, dict):
                for item in value.values():
                    collect(item)
            elif isinstance(value, list):
                for item in value:
                    collect(item)

        collect(self.view()["table"])
        return [word for word in found if word not in self.view()["seats"]]

    def on_hand(self, rest: str, question: dict[str, Any] | None) -> None:
        """What only you see, in full."""
        self.screen.show(*self.board(self.view()).yours(with_texts=True))

    def on_board(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Draw the table anew."""
        return True

    def on_log(self, rest: str, question: dict[str, Any] | None) -> None:
        """The last lines of the log, as many as wanted."""
        count = int(rest) if rest.isdigit() else LOG_LINES
        view = self.view()
        first = max(0, len(view["log"]) - count)
        self.screen.show(self.screen.log_from(view, self.voice, self.heard, first))

    def on_undo(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Take the last answer back."""
        self.match.undo(self.seat)
        self.heard = min(self.heard, len(self.view()["log"]))
        return True

    def on_step(self, rest: str, question: dict[str, Any] | None) -> None:
        """Pause after each thing the others do, or no longer."""
        self.steps = not self.steps
        self.screen.say("  " + self.voice.say("step-on" if self.steps else "step-off"))

    def on_lang(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Speak another language."""
        if rest.casefold() not in LANGUAGES:
            raise Misread("no-such-language", {"text": rest, "languages": ", ".join(LANGUAGES)})
        self.language = rest.casefold()
        self.voice = self.speak(self.language)
        return True

    def on_save(self, rest: str, question: dict[str, Any] | None) -> None:
        """Write the match to a file."""
        path = Path(rest).expanduser() if rest else self.path or files.fresh_path(self.match.game)
        try:
            files.write(path, self.match, self.settings())
        except OSError as error:
            self.trouble("not-saved", {"file": str(path), "why": error.strerror or str(error)})
            return
        self.path = path
        self.screen.say_unbroken("  " + self.voice.say("saved", {"file": str(path)}))

    def on_quit(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Leave; the match is saved."""
        self.running = False
        raise Leave

    # -- openings

    def other_openings(self, view: dict[str, Any]) -> list[tuple[dict[str, Any], str, str]]:
        """What one may do besides deals: question, option (or none), label."""
        found = []
        for question in view["questions"]:
            if question["due"] or question["id"].startswith(("change.", "deal.")):
                continue
            if question["kind"] == "pick":
                found += [(question, option, self.voice.option(option)) for option in question["options"]]
            else:
                found.append((question, "", self.voice.prompt(question)))
        return found

    def on_also(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Do one of the other things one may do now."""
        openings = self.other_openings(self.view())
        if not openings:
            raise Misread("nothing-else")
        opening, option, _ = openings[numbered(rest or "1", len(openings)) or 0]
        if option:
            self.match.answer(self.seat, option, opening["id"])
            return True
        self.screen.show(Asking(self.view(), opening, self.voice, self.screen.signs, self.screen.console).whole())
        return self.give(opening, self.screen.ask())

    # -- deals

    def on_deal(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Offer a deal, by a dialogue or in one line."""
        dealing, opening = self.dealing()
        value = dealing.in_one_line(rest) if rest else dealing.in_dialogue(self.screen.ask, self.tell)
        return self.offer(opening, value, asks=not rest)

    def dealing(self) -> tuple[Dealing, dict[str, Any]]:
        """The paper to write an offer on, if one may be made now."""
        view = self.view()
        opening = next((q for q in view["questions"] if q["kind"] == "offer"), None)
        if opening is None:
            raise Misread("no-deals-now")
        return Dealing(view, opening, self.voice), opening

    def offer(self, opening: dict[str, Any], value: dict[str, Any], asks: bool) -> bool:
        """Put an offer on the table and let the others answer it."""
        for line in deal_lines(value, self.voice):
            self.screen.say(f"  {line}", "ask")
        if asks:
            reply = self.screen.ask(self.voice.say("deal-send")).strip().casefold()
            if reply and reply[0] in "n.":
                raise Dropped
        heard = len(self.view()["log"])
        self.match.answer(self.seat, value, opening["id"])
        self.heard = heard
        return True

    def tell(self, text: str) -> None:
        """A line of a dialogue."""
        self.screen.say(text, "faint")

    def on_deals(self, rest: str, question: dict[str, Any] | None) -> None:
        """The offers on the table that one is party to."""
        view = self.view()
        if not view["deals"]:
            self.screen.say("  " + self.voice.say("no-deals"))
        for number, deal in enumerate(view["deals"], 1):
            mine = view["you"] in deal["agreed"]
            self.screen.say(
                self.voice.say("deal-mine" if mine else "deal-theirs", {"number": number, "who": deal["by"]}), "title"
            )
            for line in deal_lines(deal, self.voice):
                self.screen.say(f"  {line}")

    def deal_named(self, rest: str, mine: bool) -> dict[str, Any]:
        """The offer meant by a number; without one, the only one there is."""
        view = self.view()
        deals: list[dict[str, Any]] = view["deals"]
        fitting = [deal for deal in deals if (deal["by"] == view["you"] if mine else view["you"] not in deal["agreed"])]
        if not fitting:
            raise Misread("no-deals")
        index = numbered(rest.strip(), len(deals)) if rest.strip() else None
        if index is None and len(fitting) > 1:
            raise Misread("which-deal")
        chosen = deals[index] if index is not None else fitting[0]
        if chosen not in fitting:
            raise Misread("not-that-deal")
        return chosen

    def answer_deal(self, deal: dict[str, Any], prompt: str, value: str) -> bool:
        """Sign, refuse or take back."""
        heard = len(self.view()["log"])
        for question in self.view()["questions"]:
            if question["prompt"] == prompt and question["facts"].get("deal") == deal["id"]:
                if value not in question["options"]:
                    raise Misread("cannot-give-that")
                self.match.answer(self.seat, value, question["id"])
                self.heard = heard
                return True
        raise Misread("no-deals-now")

    def on_accept(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Sign an offer."""
        return self.answer_deal(self.deal_named(rest, mine=False), "answer-offer", "accept")

    def on_refuse(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Refuse an offer."""
        return self.answer_deal(self.deal_named(rest, mine=False), "answer-offer", "refuse")

    def on_withdraw(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Take one's own offer back."""
        return self.answer_deal(self.deal_named(rest, mine=True), "withdraw-offer", "withdraw")

    def on_counter(self, rest: str, question: dict[str, Any] | None) -> bool:
        """Answer an offer with another."""
        deal = self.deal_named(rest, mine=False)
        dealing, opening = self.dealing()
        value = dealing.in_dialogue(self.screen.ask, self.tell, deal["by"])
        return self.offer(opening, {**value, "counters": deal["id"]}, asks=True)

    def on_promises(self, rest: str, question: dict[str, Any] | None) -> None:
        """The promises one knows of, and what became of them."""
        promises = self.view()["promises"]
        if not promises:
            self.screen.say("  " + self.voice.say("no-promises"))
        for promise in promises:
            fate = self.voice.called(promise["fate"])
            self.screen.say(f"  [{fate}] {pledge_text(promise, self.voice)}")

    # -- the end

    def say_how_it_ended(self) -> None:
        """Outcome, winners, scores, and how to check the shuffles."""
        view = self.view()
        self.show_page(view, [self.screen.typeset(ending_of(view, self.voice))])

    def save_quietly(self) -> bool:
        """Save on leaving, and say where."""
        path = self.path or files.fresh_path(self.match.game)
        try:
            files.write(path, self.match, self.settings())
        except OSError as error:
            self.trouble("not-saved", {"file": str(path), "why": error.strerror or str(error)})
            return False
        message = "saved-over" if self.match.over else "saved-resume"
        facts = {"file": str(path), "game": self.match.game}
        with contextlib.suppress(OSError):
            self.screen.say_unbroken(self.voice.say(message, facts))
        return True


def due_question(view: dict[str, Any]) -> dict[str, Any] | None:
    """What the table waits for this seat to answer."""
    return next((question for question in view["questions"] if question["due"]), None)


def ending_of(view: dict[str, Any], voice: Voice) -> RenderableType:
    """How a match ended."""
    outcome = view["outcome"]
    facts = {"winners": outcome["winners"], "reason": outcome["reason"]}
    won = "ended-you" if view["you"] in outcome["winners"] else "ended"
    lines = [Text(voice.say(won, facts), style="title")]
    scores = sorted(zip(outcome["scores"], view["seats"], strict=True))
    lines.append(Text("  ".join(f"{voice.called(seat)} {score}" for score, seat in scores)))
    lines.append(Text(voice.say("sealed", {"key": view["key"], "commitment": view["commitment"]}), style="faint"))
    return Group(*lines)


@contextlib.contextmanager
def leaving_on_signals() -> Iterator[None]:
    """Being told to stop, or losing the terminal, is leaving: the match is saved."""

    def leave(number: int, frame: Any) -> None:
        raise Leave

    names = [name for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)
