"""What a person may do besides answering: look things up, take back, save, leave.

Each command is a function of the session, of what follows the command and of the question that stands; it says
whether the table must be drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.table import Table

from palazzo.bots import advice
from palazzo.kernel.texts import LANGUAGES, Said
from palazzo.terminal import bargaining, files, foresight
from palazzo.terminal.answers import Misread, arranged, find, numbered
from palazzo.terminal.asking import Asking
from palazzo.terminal.command_names import COMMANDS
from palazzo.terminal.voice import message_of

if TYPE_CHECKING:
    from palazzo.terminal.play import Session

_Asked = dict[str, Any] | None

_LOG_LINES: Final = 40


class Leave(BaseException):
    """The person, or the terminal, goes."""


def _show_help(session: Session, rest: str, question: _Asked) -> None:
    """What one may type."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="number", no_wrap=True)
    grid.add_column()
    for command in COMMANDS:
        names = COMMANDS[command].get(session.language, COMMANDS[command]["en"])
        grid.add_row("  " + ", ".join(names), session.voice.say(f"help-{command}"))
    session.screen.say(session.voice.say("help"))
    session.screen.show(grid)


def _why(session: Session, rest: str, question: _Asked) -> None:
    """The rule that applies to the question, or what a thing or an option says."""
    if rest:
        _explain(session, rest, question)
        return
    rule = str(question["rule"]) if question is not None else ""
    if not rule:
        session.trouble("no-rule")
        return
    _show_rule(session, rule)
    what = question["facts"].get("what") if question is not None else None
    if isinstance(what, str):
        _show_card(session, what)


def _explain(session: Session, text: str, question: _Asked) -> None:
    """What an option, a card, a place or a rule is about."""
    options = arranged(question.get("options", [])) if question is not None else []
    index = numbered(text, len(options)) if options else None
    if index is not None:
        session.screen.say(f"  {session.voice.option(options[index])}", "ask")
        for word in options[index].split(":"):
            _show_card(session, word)
        return
    if session.voice.has(message_of(text.upper())):
        _show_rule(session, text.upper())
        return
    _card(session, text, question)


def _show_rule(session: Session, rule: str) -> None:
    """A rule with its title."""
    title, text = session.voice.rule(rule, session.board(session.view()).loose_facts())
    session.screen.say(title, "title")
    session.screen.say(text)
    for ruling, book in session.voice.rulings(rule):
        session.screen.say(session.voice.say("ruling", {"text": ruling}))
        if book:
            session.screen.say("  " + session.voice.say("ruling-book", {"text": book}), "faint")


def _show_card(session: Session, card: str) -> bool:
    """What is written on a card; whether there is anything."""
    facts = session.board(session.view()).loose_facts()
    text = session.voice.text(card, facts)
    flavour = session.voice.told(card, facts, "flavour")
    if not text and not flavour:
        return False
    session.screen.say(session.voice.both(card), "title")
    if text:
        special = session.voice.told(f"special-{card}", facts)
        session.screen.say("  " + (f"{special}: {text}" if special else text))
    if flavour:
        session.screen.say(f"  {flavour}", "faint")
    return True


def _rules(session: Session, rest: str, question: _Asked) -> None:
    """The rule book: in short, a chapter, a rule."""
    facts = session.board(session.view()).loose_facts()
    wanted = rest.upper()
    chapters = session.voice.chapters()
    if wanted and wanted in chapters:
        session.screen.say(f"{wanted}  {session.voice.told(f'rules-{wanted}', facts)}", "title")
        places = [place["id"] for place in session.view()["table"].get("places", [])]
        for rule in session.voice.rules_in(wanted, places):
            _show_rule(session, rule)
    elif wanted and session.voice.has(message_of(wanted)):
        _show_rule(session, wanted)
    elif wanted:
        session.trouble("no-such-rule", {"text": rest, "chapters": ", ".join(chapters)})
    else:
        session.screen.say(session.voice.told("rules-summary", facts))
        for chapter in chapters:
            session.screen.say(f"  {chapter}  {session.voice.told(f'rules-{chapter}', facts)}")


def _card(session: Session, rest: str, question: _Asked) -> None:
    """A card, by its code or name; without one, those in hand."""
    if not rest:
        _hand(session, rest, question)
        return
    for word in (rest, rest.upper()):
        if _show_card(session, word):
            return
    if not _show_card(session, find(rest, _known_things(session), session.voice)):
        session.trouble("nothing-written", {"text": rest})


def _known_things(session: Session) -> list[str]:
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

    collect(session.view()["table"])
    return [word for word in found if word not in session.view()["seats"]]


def _hand(session: Session, rest: str, question: _Asked) -> None:
    """What only you see, in full."""
    session.screen.show(*session.board(session.view()).yours(with_texts=True))


def _board(session: Session, rest: str, question: _Asked) -> None:
    """The whole table, with all that no page has room for."""
    session.screen.show(session.board(session.view(), question).whole())


def _log(session: Session, rest: str, question: _Asked) -> None:
    """The last lines of the log, as many as wanted."""
    count = int(rest) if rest.isdigit() else _LOG_LINES
    view = session.view()
    first = max(0, len(view["log"]) - count)
    session.screen.show(session.screen.log_from(view, session.voice, session.heard, first))


def _undo(session: Session, rest: str, question: _Asked) -> bool:
    """Take the last answer back."""
    session.match.undo(session.seat)
    session.heard = min(session.heard, len(session.view()["log"]))
    return True


def _step(session: Session, rest: str, question: _Asked) -> None:
    """Pause after each thing the others do, or no longer."""
    session.steps = not session.steps
    session.screen.say("  " + session.voice.say("step-on" if session.steps else "step-off"))


def _lang(session: Session, rest: str, question: _Asked) -> bool:
    """Speak another language."""
    if rest.casefold() not in LANGUAGES:
        raise Misread("no-such-language", {"text": rest, "languages": ", ".join(LANGUAGES)})
    session.language = rest.casefold()
    session.voice = session.speak(session.language)
    return True


def _save(session: Session, rest: str, question: _Asked) -> None:
    """Write the match to a file."""
    path = Path(rest).expanduser() if rest else session.path or files.fresh_path(session.match.game)
    try:
        files.write(path, session.match, session.settings())
    except OSError as error:
        session.trouble("not-saved", {"file": str(path), "why": error.strerror or str(error)})
        return
    session.path = path
    session.screen.say_unbroken("  " + session.voice.say("saved", {"file": str(path)}))


def _leave(session: Session, rest: str, question: _Asked) -> bool:
    """Leave; the match is saved."""
    raise Leave


def _also(session: Session, rest: str, question: _Asked) -> bool:
    """Do one of the other things one may do now."""
    openings = session.other_openings(session.view())
    if not openings:
        raise Misread("nothing-else")
    if not rest and len(openings) > 1:
        for number, (_, _, label) in enumerate(openings, 1):
            session.screen.say(f"  {number}  {label}")
        return False
    opening, option, _ = foresight.opening_named(session, rest or "1")
    if option:
        session.match.answer(session.seat, option, opening["id"])
        return True
    session.screen.show(
        Asking(session.view(), opening, session.voice, session.screen.signs, session.screen.console).whole()
    )
    return session.give(opening, session.screen.ask())


def _advise(session: Session, rest: str, question: _Asked) -> None:
    """What a clerk would do, and why."""
    if question is None:
        raise Misread("what-nothing")
    if not advice.can_advise(session.match.game):
        raise Misread("advise-nobody")
    found = advice.advise(session.view(), question)
    edition = str(session.match.options.get("edition", ""))
    said = advice.in_words(session.match.game, found, session.language, edition, session.names)
    answer = session.voice.option(found.answer) if isinstance(found.answer, str) else session.voice.name(found.answer)
    if isinstance(found.answer, (list, dict)):
        answer = session.voice.spoken({"answer": found.answer})["answer"]
    session.screen.say(session.voice.say("advise-would", {"answer": Said(answer)}), "ask")
    session.screen.say(f"  {said}")


ACTS: Final[dict[str, Callable[[Session, str, _Asked], bool | None]]] = {
    "help": _show_help,
    "why": _why,
    "what": foresight.what,
    "advise": _advise,
    "rules": _rules,
    "card": _card,
    "hand": _hand,
    "board": _board,
    "log": _log,
    "undo": _undo,
    "deal": bargaining.deal,
    "deals": bargaining.deals,
    "accept": bargaining.accept,
    "refuse": bargaining.refuse,
    "counter": bargaining.counter,
    "withdraw": bargaining.withdraw,
    "promises": bargaining.promises,
    "also": _also,
    "step": _step,
    "save": _save,
    "lang": _lang,
    "quit": _leave,
}
