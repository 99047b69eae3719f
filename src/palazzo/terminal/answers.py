"""Reading an answer from a line of text, and writing one the way a person would type it.

One function a kind of question. What cannot be understood raises `Misread`; whether an answer stands is for the
question to say.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any, Final

from palazzo.bots.sampling import question_of
from palazzo.kernel.errors import IllegalAnswer
from palazzo.kernel.questions import Assign, Question, Split, Subset
from palazzo.terminal.voice import Voice, folded

NOTHING: Final = frozenset({"", "-", "none", "nothing", "nessuno", "nessuna", "niente", "0"})
_ALL: Final = frozenset({"all", "tutto", "tutti", "tutte", "tutta"})
LIKELY: Final = "="
_LONGEST_NAME: Final = 6
_MOST_SHOWN: Final = 4
_TRIES: Final = 5


class Misread(Exception):
    """The line could not be understood: a message of the terminal and its facts."""

    def __init__(self, reason: str, facts: dict[str, Any] | None = None) -> None:
        super().__init__(reason)
        self.reason = reason
        self.facts: dict[str, Any] = facts or {}


def read(question: dict[str, Any], line: str, voice: Voice) -> Any:
    """The answer a line gives to a question; a sign alone gives the likely one."""
    if line.strip() == LIKELY and "likely" in question:
        return question["likely"]
    return _READERS[question["kind"]](question, line.strip(), voice)


# -- finding things by what a person calls them


def _names_of(word: str, voice: Voice) -> set[str]:
    """All that a thing may be called."""
    return {folded(name) for name in (word, voice.called(word), voice.short(word), voice.both(word))}


def find(text: str, words: list[str], voice: Voice) -> str:
    """The thing meant by a text: its code, its name, or the beginning of one."""
    wanted = folded(text)
    if not wanted:
        raise Misread("unclear-empty")
    plain = text.strip().replace("−", "-").removeprefix("+")
    if plain in words:
        return plain
    exact = [word for word in dict.fromkeys(words) if wanted in _names_of(word, voice)]
    if len(exact) == 1:
        return exact[0]
    begun = [word for word in dict.fromkeys(words) if any(_begins(wanted, name) for name in _names_of(word, voice))]
    if len(begun) == 1:
        return begun[0]
    if begun:
        raise Misread("unclear-which", {"text": text, "which": [voice.called(word) for word in begun[:_MOST_SHOWN]]})
    raise Misread("unclear-unknown", {"text": text})


def _begins(wanted: str, name: str) -> bool:
    """Every word wanted begins some word of the name; single letters must be whole words."""
    parts = name.split()
    return all(any(part.startswith(w) if len(w) > 1 else part == w for part in parts) for w in wanted.split())


def arranged(options: list[str]) -> list[str]:
    """Options in the order they are shown and numbered: plain ones first, then verb by verb, thing by thing."""
    seen: dict[str, int] = {}
    for option in options:
        verb, _, rest = option.partition(":")
        seen.setdefault(verb, len(seen))
        seen.setdefault(f"{verb}:{rest.split(':')[0]}", len(seen))

    def place(option: str) -> tuple[int, int]:
        verb, _, rest = option.partition(":")
        return (seen[verb], seen[f"{verb}:{rest.split(':')[0]}"]) if rest else (-1, 0)

    return sorted(options, key=place)


def numbered(text: str, count: int) -> int | None:
    """The place of a numbered thing, from 0; nothing, if it is no number."""
    if not re.fullmatch(r"\[?\d{1,4}\]?\.?", text):
        return None
    number = int(text.strip("[]."))
    if not 1 <= number <= count:
        raise Misread("unclear-number", {"number": number, "most": count})
    return number - 1


# -- one kind after another


def _read_pick(question: dict[str, Any], line: str, voice: Voice) -> str:
    """A number, or words of the option."""
    options = arranged(question["options"])
    index = numbered(line, len(options))
    return options[index] if index is not None else _find_option(line, options, voice)


def _find_option(text: str, options: list[str], voice: Voice) -> str:
    """The option meant by some words: of its id, of its label, or of the names of what it refers to."""
    wanted = folded(text)
    if not wanted:
        raise Misread("unclear-empty")
    told = {option: _option_names(option, voice) for option in options}
    for fits in (lambda name: wanted == name, lambda name: _begins(wanted, name)):
        found = [option for option, names in told.items() if any(fits(name) for name in names)]
        if len(found) == 1:
            return found[0]
        if found:
            which = [f"[{options.index(option) + 1}] {voice.option(option)}" for option in found[:_MOST_SHOWN]]
            raise Misread("unclear-which", {"text": text, "which": which})
    raise Misread("unclear-unknown", {"text": text})


def _option_names(option: str, voice: Voice) -> list[str]:
    """What an option may be called."""
    words = option.split(":")
    everything = [*words, voice.option(option), *(voice.called(w) for w in words), *(voice.short(w) for w in words)]
    return [folded(option), folded(voice.option(option)), folded(" ".join(everything))]


def _read_subset(question: dict[str, Any], line: str, voice: Voice) -> list[str]:
    """Numbers or names, parted by blanks or commas."""
    options = arranged(question["options"])
    if folded(line) in _ALL:
        return list(options)
    return _several(line, options, voice, allow_none=question["least"] == 0)


def _read_order(question: dict[str, Any], line: str, voice: Voice) -> list[str]:
    """All items by numbers or names, in the order wanted."""
    return _several(line, question["items"], voice, allow_none=False)


def _several(line: str, words: list[str], voice: Voice, allow_none: bool) -> list[str]:
    """A list of things by number or name."""
    if allow_none and line.strip().casefold() in NOTHING:
        return []
    if not folded(line):
        raise Misread("unclear-empty")
    chunks = [chunk.strip() for chunk in re.split(r"[,;]", line) if chunk.strip()]
    found: list[str] = []
    for chunk in chunks:
        parts = chunk.split()
        if all(re.fullmatch(r"\d{1,4}", part) for part in parts):
            found += [words[numbered(part, len(words)) or 0] for part in parts]
        else:
            found += [word for word, _ in _named_things(parts, {"": words}, voice)]
    return found


def _named_things(parts: list[str], kinds: dict[str, list[str]], voice: Voice) -> list[tuple[str, str]]:
    """The things a row of words names, each with its kind; names of several words are tried first."""
    found: list[tuple[str, str]] = []
    start = 0
    while start < len(parts):
        trouble: Misread | None = None
        for length in range(min(_LONGEST_NAME, len(parts) - start), 0, -1):
            text = " ".join(parts[start : start + length])
            for kind, words in kinds.items():
                try:
                    found.append((find(text, words, voice), kind))
                except Misread as misread:
                    if trouble is None or (length == 1 and misread.reason == "unclear-which"):
                        trouble = Misread(misread.reason, {**misread.facts, "text": parts[start]})
                    continue
                break
            else:
                continue
            start += length
            break
        else:
            raise trouble or Misread("unclear-empty")
    return found


def _read_number(question: dict[str, Any], line: str, voice: Voice) -> int:
    """A whole number."""
    text = line.strip()
    if folded(text) in _ALL:
        return int(question["most"])
    if not re.fullmatch(r"[+-]?\d{1,9}", text):
        raise Misread("unclear-no-number", {"text": text, "least": question["least"], "most": question["most"]})
    return int(text)


def _read_split(question: dict[str, Any], line: str, voice: Voice) -> dict[str, int]:
    """`NAV 3, SEC 2`, or one amount after another in the order of the places."""
    places, caps = question["places"], question["caps"]
    most = dict(zip(places, caps, strict=True))
    if line.strip().casefold() in NOTHING and line.strip():
        return {}
    bare = re.split(r"[\s,;]+", line.strip())
    if all(re.fullmatch(r"\d{1,6}", part) for part in bare):
        if len(bare) > len(places):
            raise Misread("unclear-too-many-amounts", {"most": len(places)})
        return {place: int(part) for place, part in zip(places, bare, strict=False) if int(part)}
    amounts: dict[str, int] = {}
    for name, amount in named_amounts(line):
        place = find(name, places, voice)
        amounts[place] = amounts.get(place, 0) + (most[place] if amount is None else amount)
    return amounts


def named_amounts(line: str) -> list[tuple[str, int | None]]:
    """Names with their amounts (None: all there is), in either order: `NAV 3, 2 SEC; TRE all`."""
    found: list[tuple[str, int | None]] = []
    for chunk in re.split(r"[,;]", line):
        words = [word for word in re.split(r"[\s:=]+", chunk) if word]
        name: list[str] = []
        amount: int | None = None
        has_amount = False
        for word in words:
            if re.fullmatch(r"\d{1,6}", word) or word.casefold() in _ALL:
                if has_amount and name:
                    found.append((" ".join(name), amount))
                    name, has_amount = [], False
                amount, has_amount = (None if word.casefold() in _ALL else int(word)), True
                if name:
                    found.append((" ".join(name), amount))
                    name, has_amount = [], False
            else:
                name.append(word)
        if name and has_amount:
            found.append((" ".join(name), amount))
        elif name or has_amount:
            raise Misread("unclear-amount", {"text": chunk.strip()})
    if not found:
        raise Misread("unclear-empty")
    return found


def _read_assign(question: dict[str, Any], line: str, voice: Voice) -> dict[str, list[str]]:
    """`NAV anna, TRE bruno`, or `anna NAV, bruno TRE`; who is not named stays where they are."""
    kinds = {"place": question["places"], "item": question["items"]}
    value: dict[str, list[str]] = {}
    if question["least"] == 0 and line.strip().casefold() in NOTHING and line.strip():
        return value
    for chunk in re.split(r"[,;]", line):
        parts = [part for part in re.split(r"[\s:=>]+", chunk) if part]
        things = _numbered_things(parts, question) or _named_things(parts, kinds, voice)
        if not things:
            continue
        if len({kind for _, kind in things}) < 2:
            raise Misread("unclear-place", {"text": chunk.strip()})
        place_first = things[0][1] == "place"
        for at, items in _runs(things if place_first else things[::-1]):
            value.setdefault(at, []).extend(items if place_first else items[::-1])
    if not value:
        raise Misread("unclear-empty")
    named = {item for items in value.values() for item in items}
    for place, items in (question.get("now") or {}).items():
        stays = [item for item in items if item not in named]
        if stays:
            value.setdefault(place, []).extend(stays)
    return value


def lettered(items: list[str]) -> dict[str, tuple[str, int]]:
    """The kinds of things that can be assigned, each with its letter, and how many there are."""
    kinds = list(dict.fromkeys(items))
    return {_letter_of(number): (kind, items.count(kind)) for number, kind in enumerate(kinds)}


def _letter_of(number: int) -> str:
    """a to z, then aa, ab, and so on."""
    return (_letter_of(number // 26 - 1) if number >= 26 else "") + chr(ord("a") + number % 26)


def _numbered_things(parts: list[str], question: dict[str, Any]) -> list[tuple[str, str]]:
    """`1 2a b`: a place by its number, then things by their letters, with how many; nothing, if it is not that."""
    letters = lettered(question["items"])
    told = [re.fullmatch(r"(\d*)([a-z]+)", part.casefold()) for part in parts[1:]]
    if len(parts) < 2 or not parts[0].isdigit() or not all(one and one[2] in letters for one in told):
        return []
    place = numbered(parts[0], len(question["places"])) or 0
    things = [(question["places"][place], "place")]
    for one in told:
        if one:
            things += [(letters[one[2]][0], "item")] * min(int(one[1] or 1), len(question["items"]))
    return things


def _runs(things: list[tuple[str, str]]) -> list[tuple[str, list[str]]]:
    """Each place with the items that follow it."""
    found: list[tuple[str, list[str]]] = []
    for word, kind in things:
        if kind == "place":
            found.append((word, []))
        else:
            found[-1][1].append(word)
    return found


_READERS: Final[dict[str, Callable[[dict[str, Any], str, Voice], Any]]] = {
    "pick": _read_pick,
    "subset": _read_subset,
    "number": _read_number,
    "split": _read_split,
    "assign": _read_assign,
    "order": _read_order,
}


# -- an answer as it would be typed


def example(question: dict[str, Any], voice: Voice) -> str:
    """An answer that stands, as a person would type it: the likely one, where there is one."""
    if "likely" in question:
        return typed(question, question["likely"], voice)
    try:
        value = _telling_answer(question_of(question))
    except (IllegalAnswer, TypeError):
        return ""
    return typed(question, value, voice)


def _telling_answer(question: Question) -> Any:
    """An answer that shows the form: the quiet one, or all there is to give out, from the first place on."""
    if isinstance(question, Split):
        left = question.most
        amounts: dict[str, int] = {}
        for place, cap in zip(question.places, question.caps, strict=True):
            if min(cap, left):
                amounts[place] = min(cap, left)
                left -= amounts[place]
        if question.fault(amounts) is None:
            return amounts
    quiet = question.default()
    if isinstance(question, (Assign, Subset)):
        seeds = (Random(seed) for seed in range(_TRIES))
        shown = quiet or next(filter(None, (question.sample(rng) for rng in seeds)), quiet)
        return sorted(shown, key=question.options.index) if isinstance(question, Subset) else shown
    return quiet


def typed(question: dict[str, Any], value: Any, voice: Voice) -> str:
    """An answer in the form `read` understands."""
    kind = question["kind"]
    if kind == "pick":
        return str(arranged(question["options"]).index(value) + 1)
    if kind == "subset":
        return " ".join(map(str, _positions(value, arranged(question["options"])))) or "-"
    if kind == "order":
        return " ".join(map(str, _positions(value, question["items"])))
    if kind == "split":
        return ", ".join(f"{voice.code(place)} {amount}" for place, amount in value.items() if amount) or "-"
    if kind == "assign":
        letters = {kind: letter for letter, (kind, _) in lettered(question["items"]).items()}
        said = []
        for place, items in value.items():
            counts = {item: items.count(item) for item in items}
            things = " ".join(f"{count if count > 1 else ''}{letters[item]}" for item, count in counts.items())
            said += [f"{question['places'].index(place) + 1} {things}"] if items else []
        return ", ".join(said) or "-"
    return str(value)


def _positions(value: list[str], words: list[str]) -> list[int]:
    """The numbers of chosen things; things of one name are told apart by their place in the list."""
    left = list(enumerate(words, 1))
    found = []
    for item in value:
        pair = next(pair for pair in left if pair[1] == item)
        left.remove(pair)
        found.append(pair[0])
    return found
