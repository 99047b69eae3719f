"""Matches, questions and refusals as text.

What is printed of a match is a view: of a spectator, unless a seat is named. Things are called by their names, fields
as they are in the view, so that what is read can be found there.
"""

from __future__ import annotations

import textwrap
from typing import Any, Final

from palazzo.kernel import looking
from palazzo.kernel.errors import IllegalAnswer, UnknownLanguage, shown
from palazzo.kernel.questions import Question
from palazzo.kernel.rules import Rules
from palazzo.kernel.table import SEAT
from palazzo.kernel.texts import LANGUAGES, Texts, explain

_MOST_LISTED: Final = 30
"""Answers listed when a question is printed; all of them are in its `bounds()`."""
_MOST_QUOTED: Final = 8
"""Answers named in a refusal."""
_WIDTH: Final = 100
_INDENT: Final = "  "
_NAMES_OF: Final = ("id", "seat", "place", "kind", "symbol", "stack")
"""The field that says what an entry of a view is, if it has one of these: the first of them."""


def texts_of(rules: Rules, options: dict[str, Any], language: str, names: Any) -> Texts:
    """The texts of a game at a table with these options."""
    if language not in LANGUAGES:
        raise UnknownLanguage("unknown-language", {"value": shown(language), "wanted": ", ".join(LANGUAGES)})
    if names is not None and not (isinstance(names, (list, tuple)) and all(isinstance(name, str) for name in names)):
        raise TypeError(f"names: a list of texts, one for each seat, is wanted, not {names!r:.80}")
    texts = Texts(language, rules.entry.package, str(options.get("edition", "")), None if names is None else [*names])
    texts.game = rules.entry.id
    texts.known = dict(options)
    return texts


# -- questions


def question_in_short(question: Question) -> str:
    """`<Pick 'choose-action' asked of s0: 14 options>`."""
    kind = question.kind.capitalize()
    if question.seat < 0:
        return f"<{kind} {question.prompt!r}>"
    asked = "asked of" if question.due else "open to"
    return f"<{kind} {question.prompt!r} {asked} {SEAT[question.seat]}: {_size(question.kind, question.bounds())}>"


def _size(kind: str, bounds: dict[str, Any]) -> str:
    """How much there is to choose from."""
    if kind == "number":
        return f"{bounds['least']} to {bounds['most']}"
    if kind == "offer":
        return _counted(bounds["partners"], "partner")
    if kind == "split":
        return f"{bounds['least']} to {bounds['most']} over {_counted(bounds['places'], 'place')}"
    if kind == "assign":
        return f"{_counted(bounds['items'], 'item')} to {_counted(bounds['places'], 'place')}"
    if kind == "order":
        return _counted(bounds["items"], "item")
    return _counted(bounds["options"], "option")


def _counted(things: list[Any], name: str) -> str:
    """`1 option`, `14 options`."""
    return f"{len(things)} {name}{'' if len(things) == 1 else 's'}"


def question_in_words(question: Question) -> str:
    """A question in English, as its own table says it."""
    return question_page(_texts_for(question), question)


def _texts_for(question: Question) -> Texts:
    """The texts of the table where this is asked; only the kernel's, if it is asked at none."""
    return Texts() if question.speaker is None else texts_of(*question.speaker, "en", None)


def question_page(texts: Texts, question: Any) -> str:
    """What a question, or a question of a view, asks, and what may be answered, one answer a line."""
    if isinstance(question, dict):
        kind, bounds, head = question["kind"], question, texts.prompt(question)
    else:
        kind, bounds, head = question.kind, question.bounds(), _asked(texts, question)
    lines = [head, _said(texts, kind, bounds)]
    for heading, rows in _answers(texts, kind, bounds):
        if heading:
            lines.append(heading)
        lines += _columns(rows[:_MOST_LISTED])
        if len(rows) > _MOST_LISTED:
            lines.append(_INDENT + texts.say("print-more", {"count": len(rows) - _MOST_LISTED}))
    return "\n".join(lines)


def _asked(texts: Texts, question: Question) -> str:
    """Who is asked what, in a sentence."""
    prompt = texts.prompt(question)
    if question.seat < 0:
        return prompt
    return texts.say("print-asked" if question.due else "print-open", {"seat": SEAT[question.seat], "text": prompt})


def _said(texts: Texts, kind: str, bounds: dict[str, Any]) -> str:
    """A sentence that tells how a question of this kind is answered."""
    facts = {name: bound for name, bound in bounds.items() if name in ("least", "most", "total")}
    if kind == "offer":
        return texts.say("answer-offer-with")
    return texts.say("answer-payment" if "total" in bounds else f"answer-{kind}", facts)


_Row = tuple[str, str]


def _answers(texts: Texts, kind: str, bounds: dict[str, Any]) -> list[tuple[str, list[_Row]]]:
    """What may be answered, each with what it means, under headings."""
    if kind == "split":
        return [
            ("", [(place, f"{cap}  {texts.called(place)}") for place, cap in zip(bounds["places"], bounds["caps"])])
        ]
    if kind == "assign":
        things = [(item, texts.called(item)) for item in bounds["items"]]
        return [
            ("", [(place, texts.called(place)) for place in bounds["places"]]),
            (texts.say("answer-things"), things),
        ]
    if kind == "offer":
        goods = [
            (seat, _some(texts, [f"{most} {good}" for good, most in has.items()]))
            for seat, has in bounds["goods"].items()
        ]
        promises = [(name, ", ".join(particulars)) for name, particulars in bounds["promises"].items()]
        return [("", goods), (texts.say("answer-promises"), promises)]
    if kind == "number":
        return []
    if kind == "pick":
        return [("", [(option, texts.option(option)) for option in bounds["options"]])]
    things = bounds["items"] if kind == "order" else bounds["options"]
    return [("", [(thing, texts.called(thing)) for thing in things])]


def _columns(rows: list[_Row]) -> list[str]:
    """Answers and meanings below each other."""
    width = max((len(first) for first, _ in rows), default=0)
    return [f"{_INDENT}{first.ljust(width)}  {second if second != first else ''}".rstrip() for first, second in rows]


# -- refusals


def refused(error: IllegalAnswer) -> str:
    """Why an answer does not stand; and if its seat was asked something, what, and what may be answered."""
    why = explain(error)
    question = error.question
    if question is None or question.seat < 0:
        return why
    texts = _texts_for(question)
    bounds = question.bounds()
    named: list[str] = []
    for heading, rows in _answers(texts, question.kind, bounds):
        named.append(f"{heading} {_some(texts, [row[0] for row in rows])}.".lstrip())
    return " ".join([why, _asked(texts, question), f"[{question.prompt}]", _said(texts, question.kind, bounds), *named])


def _some(texts: Texts, words: list[str]) -> str:
    """The first few, and how many more there are."""
    first = ", ".join(words[:_MOST_QUOTED])
    return (
        first
        if len(words) <= _MOST_QUOTED
        else f"{first} {texts.say('print-more', {'count': len(words) - _MOST_QUOTED})}"
    )


# -- the table


def match_in_short(match: Any) -> str:
    """`<Match final-decrees: 5 seats, 12 answers, waits for s1>`."""
    state = "over" if match.over else f"waits for {', '.join(looking.waiting(match)['for'])}"
    return f"<Match {match.game}: {match.seats} seats, {len(match.journal)} answers, {state}>"


def board(match: Any, seat: Any, texts: Texts) -> str:
    """The table in words, as this seat sees it, or a spectator; what is asked of that seat, and what it may do."""
    view = match.view(seat)
    table = view["table"]
    lines = [texts.title()]
    lines += _wrapped(_pairs_of(table.get("facts", {})))
    for part, value in table.items():
        if part in ("facts", "yours") or _is_empty(value):
            continue
        lines.append(part)
        if part in ("people", "places", "papers"):
            lines += [line for entry in value for line in _entry_lines(texts, entry)]
        else:
            lines += _wrapped(_pairs_of(value) if isinstance(value, dict) else [_text_of(value)])
    if any(table.get("yours", {}).values()):
        lines.append("yours")
        lines += _wrapped([f"{name} {_holding(texts, things)}" for name, things in table["yours"].items() if things])
    lines.append(_standing(texts, view))
    for question in match.questions.of(seat):
        lines.append(question_page(texts, question) if question.due else _asked(texts, question))
    return "\n".join(lines)


def _holding(texts: Texts, things: Any) -> str:
    """What somebody holds, by id and name."""
    if not isinstance(things, list):
        return _text_of(things)
    named = [(str(thing), texts.called(thing)) for thing in things]
    return ", ".join(word if name == word else f"{word} {name}" for word, name in named)


def _standing(texts: Texts, view: dict[str, Any]) -> str:
    """Whom the table waits for and why, or how it ended."""
    outcome = view["outcome"]
    if outcome is None:
        waiting = view["waiting"]
        return texts.say("print-waits", {"seats": waiting["for"], "text": texts.say(waiting["why"])})
    scores = ", ".join(f"{texts.name(seat)} {score}" for seat, score in zip(view["seats"], outcome["scores"]))
    return texts.say("print-over", {"winners": outcome["winners"], "text": scores})


def _entry_lines(texts: Texts, entry: dict[str, Any]) -> list[str]:
    """Somebody or something and what is said of it, nothing of what is empty; none, if all of it is."""
    key = _key_of(entry)
    pairs = _pairs_of({name: value for name, value in entry.items() if name not in (key, "kind")})
    if not pairs:
        return []
    word = str(entry[key])
    name = texts.called(word)
    head = word if name == word else f"{word} {name}"
    return _hung(f"{head}: {', '.join(pairs)}")


def _key_of(entry: dict[str, Any]) -> str:
    """The field that says what an entry is; none, if it is no entry."""
    return next((name for name in _NAMES_OF if name in entry), "")


def _pairs_of(fields: dict[str, Any]) -> list[str]:
    """`blame 3`, `directs EXE` …: what there is; of what is simply so only that it is."""
    return [
        name if value is True else f"{name} {_text_of(value)}" for name, value in fields.items() if not _is_empty(value)
    ]


def _is_empty(value: Any) -> bool:
    """There is nothing to say of it: nothing, no, or entries of which nothing is said."""
    if isinstance(value, list):
        return all(_is_empty(item) for item in value)
    if isinstance(value, dict):
        return all(_is_empty(item) for name, item in value.items() if name not in _NAMES_OF)
    return value is None or value is False or value == ""


def _text_of(value: Any) -> str:
    """A value as it stands in a line: ids as they are, entries as `guards (count 4)`."""
    if isinstance(value, list):
        return " ".join([_text_of(item) for item in value if not _is_empty(item)])
    if isinstance(value, dict):
        key = _key_of(value)
        pairs = _pairs_of({name: item for name, item in value.items() if name != key and item != 0})
        said = f"({', '.join(pairs)})" if pairs else ""
        return f"{value[key]} {said}".rstrip() if key else said
    return str(value)


def _wrapped(parts: list[str]) -> list[str]:
    """Parts between dots, as many to a line as fit."""
    return _hung(" · ".join(parts))


def _hung(line: str) -> list[str]:
    """A line, broken between words where it is too long."""
    after = _INDENT * 3
    return textwrap.wrap(line, _WIDTH, initial_indent=_INDENT, subsequent_indent=after, break_on_hyphens=False)


# -- the log


def account(lines: list[dict[str, Any]], texts: Texts, begins: tuple[str, ...]) -> str:
    """What happened, in prose."""
    told = [[texts.event(line) for line in part] for part in paragraphs(lines, begins)]
    return "\n\n".join(textwrap.fill(" ".join(said), _WIDTH) for said in told)


def paragraphs(lines: list[dict[str, Any]], begins: tuple[str, ...]) -> list[list[dict[str, Any]]]:
    """The lines of a log, parted: some events begin a paragraph, unless another of their kind has just done so."""
    found: list[list[dict[str, Any]]] = []
    before = ""
    for line in lines:
        event = line["event"]
        if not found or (event in begins and event != before):
            found.append([])
        before = event
        found[-1].append(line)
    return found
