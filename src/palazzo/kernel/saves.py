"""Saved matches: a JSON document, or the same packed small. See docs/saves.md.

A save is the origin of a match and its answers in order; loading plays them again and so checks each. Nothing in the
file is ever executed: it can only name registered classes and answer questions.
"""

from __future__ import annotations

import hashlib
import re
import zlib
from typing import TYPE_CHECKING, Any, Final

import msgspec

from palazzo.kernel import chance
from palazzo.kernel.errors import BadOptions, BadPosition, BadSave, IllegalAnswer, Refusal
from palazzo.kernel.registry import read_back, write_down
from palazzo.kernel.rules import Rules
from palazzo.kernel.steps import Step
from palazzo.kernel.table import Table

if TYPE_CHECKING:
    from palazzo.kernel.match import Match

_FORMAT: Final = 1
MAGIC: Final = b"PALAZZO1"
_PLACE: Final = re.compile(r"\(byte (\d+)\)")
"""Where a document goes wrong, as msgspec says it."""
MOST_BYTES: Final = 8 * 1024 * 1024
"""The longest matches take a few hundred thousand."""


def save(match: Match, compact: bool) -> str | bytes:
    """The whole match: every secret is in it."""
    origin = dict(match.origin)
    if "table" in origin:
        origin["table"] = write_down(origin["table"])
    document: dict[str, Any] = {
        "palazzo": _FORMAT,
        "game": match.rules.entry.id,
        "rules": match.rules.entry.version,
        "seats": match.table.seats,
        "options": match.options,
        "origin": origin,
        "answers": [
            [seat, value] if not question else [seat, value, question] for seat, question, value in match.journal
        ],
    }
    document["digest"] = digest(document)
    if compact:
        return MAGIC + zlib.compress(msgspec.json.encode(document), 9)
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode()


def digest(document: dict[str, Any]) -> str:
    """Tells whether a document is as it was written."""
    content = {key: value for key, value in document.items() if key != "digest"}
    as_text = msgspec.json.decode(msgspec.json.encode(content))
    return hashlib.blake2b(msgspec.json.encode(as_text, order="deterministic"), digest_size=16).hexdigest()


def _parse(data: Any) -> dict[str, Any]:
    """The document in whatever form it comes."""
    if isinstance(data, dict):
        return data
    if not isinstance(data, (str, bytes, bytearray)):
        raise _unreadable("why-not-text", found=type(data).__name__)
    return read(unpacked(data))


def unpacked(data: str | bytes | bytearray, most: int = MOST_BYTES) -> bytes:
    """The document as text, packed or not; of one that is larger no more than that is unpacked."""
    try:
        raw = data.encode() if isinstance(data, str) else bytes(data)
        if raw.startswith(MAGIC):
            unpacker = zlib.decompressobj()
            raw = unpacker.decompress(raw[len(MAGIC) :], most + 1)
            if len(raw) <= most and not unpacker.eof:
                raise _unreadable("why-breaks-off")
    except (UnicodeError, zlib.error):
        raise _unreadable("why-damaged") from None
    if len(raw) > most:
        raise BadSave("save-too-large", {"most": most})
    return raw


def read(text: bytes) -> dict[str, Any]:
    """The fields of a document."""
    document: Any
    try:
        document = msgspec.json.decode(text)
    except RecursionError:
        raise _unreadable("why-too-deep") from None
    except ValueError as error:
        place = _PLACE.search(str(error))
        raise (_unreadable("why-not-json-at", byte=int(place[1])) if place else _unreadable("why-not-json")) from None
    if not isinstance(document, dict):
        raise _unreadable("why-no-fields")
    return document


def _unreadable(why: str, **facts: Any) -> BadSave:
    """This is no document of ours."""
    return BadSave("save-not-a-document", {"why": Refusal(why, facts)})


def wrong(field: str, why: Refusal | str, **facts: Any) -> BadSave:
    """This field of the document is not as it must be."""
    return BadSave("save-bad-field", {"field": field, "why": Refusal(why, facts) if isinstance(why, str) else why})


def load(data: Any, games: dict[str, Rules]) -> Match:
    """Play a saved match up to where it was."""
    document = _parse(data)
    rules = rules_of(document, games)
    entry = rules.entry
    _check_digest(document)
    if "seats" not in document:
        raise wrong("seats", "why-missing")
    try:
        options = entry.complete_options(document.get("seats"), document.get("options"), agreed=True)
    except BadOptions as error:
        raise wrong("seats" if error.reason == "no-such-seats" else "options", error) from None
    match = begin(rules, document, options)
    answers = document.get("answers")
    if "table" not in match.origin and "position" not in match.origin:
        play(match, answers)
        return match
    try:
        play(match, answers)
    except BadSave:
        raise
    except Exception as failure:  # a forged table or position can break anything
        raise wrong("origin", "why-cannot-stand", faults=repr(failure)) from None
    return _sound(match, match.seats)


def rules_of(document: dict[str, Any], games: dict[str, Rules]) -> Rules:
    """The rules the match was played by; refuses other formats, games and versions."""
    if "palazzo" not in document or "game" not in document:
        raise BadSave("save-foreign")
    if type(document["palazzo"]) is not int or document["palazzo"] != _FORMAT:
        raise BadSave("save-other-format", {"found": str(document["palazzo"]), "wanted": _FORMAT})
    rules = games.get(document["game"]) if isinstance(document["game"], str) else None
    if rules is None:
        raise BadSave("save-unknown-game", {"game": str(document["game"])})
    if document.get("rules") != rules.entry.version:
        raise BadSave("save-other-rules", {"found": str(document.get("rules")), "wanted": rules.entry.version})
    return rules


def _check_digest(document: dict[str, Any]) -> None:
    """A document written by hand may leave the digest out; one that has it must be as it was written."""
    if "digest" not in document:
        return
    try:
        found = digest(document)
    except (TypeError, ValueError, RecursionError):
        raise wrong("digest", "why-no-data") from None
    if document["digest"] != found:
        raise BadSave("save-altered")


def begin(rules: Rules, document: dict[str, Any], options: dict[str, Any]) -> Match:
    """The match at its origin: a key, a written position, or an imagined table."""
    from palazzo.kernel.match import resume, start

    origin = document.get("origin")
    if not isinstance(origin, dict):
        raise wrong("origin", "why-missing")
    if "table" in origin:
        last, fence = origin.get("last", -1), origin.get("fence", 0)
        if last not in range(-1, document["seats"]) or fence not in (-1, 0):
            raise wrong("origin", "why-cannot-stand", faults=f"last {last}, fence {fence}")
        kept = {
            "table": _read_table(origin["table"]),
            "commitment": str(origin.get("commitment", "")),
            "last": int(last),
            "fence": int(fence),
        }
        return _sound(resume(rules, kept, options), document["seats"])
    key = origin.get("key")
    if not isinstance(key, str) or not key:
        raise wrong("origin", "why-no-key")
    seats = document["seats"]
    sealed = chance.commitment(key, rules.entry.id, rules.entry.version, seats, options)
    if origin.get("commitment", sealed) != sealed:
        raise BadSave("save-broken-seal")
    if origin.get("position") is not None:
        return _lay_out(rules, seats, key, options, origin["position"])
    match = start(rules, seats, key, options)
    if "commitment" not in origin:
        del match.origin["commitment"]
    return match


def _lay_out(rules: Rules, seats: int, key: str, options: dict[str, Any], position: Any) -> Match:
    """The match in the position somebody wrote, if it can stand."""
    from palazzo.kernel.match import start

    try:
        match = start(rules, seats, key, options, position)
    except BadPosition as error:
        raise wrong("origin", "why-cannot-stand", faults=error.facts["why"]) from None
    except Exception as failure:  # a stranger's position can break anything
        raise wrong("origin", "why-cannot-stand", faults=repr(failure)) from None
    return _sound(match, seats)


def _read_table(page: Any) -> Table:
    """An imagined table, field by field."""
    try:
        table = read_back(page)
    except (KeyError, TypeError, AttributeError, msgspec.ValidationError) as error:
        raise wrong("origin", "why-cannot-stand", faults=str(error)) from None
    if not isinstance(table, Table) or not table.stack:
        raise wrong("origin", "why-no-table")
    return table


def _sound(match: Match, seats: int) -> Match:
    """A table somebody wrote that stands like any other: it passes the audit, and everyone can look at it."""
    try:
        faults = [] if match.seats == seats else [f"{match.seats} seats"]
        for step in match.table.stack:
            for name in (step.asks, step.then):
                if name and (not hasattr(type(step), name) or (hasattr(Step, name) and name != "begin")):
                    faults.append(f"{type(step).__name__} cannot go on with {name}")
        faults = faults or list(match.audit())
        for seat in [] if faults else [*range(seats), None]:
            msgspec.json.encode(match.view(seat))
    except Exception as error:  # a forged table can break anything
        faults = [repr(error)]
    if faults:
        raise wrong("origin", "why-cannot-stand", faults="; ".join(faults))
    return match


def play(match: Match, answers: Any) -> None:
    """Give all answers again; the first that does not stand is named."""
    if not isinstance(answers, list):
        raise wrong("answers", "why-missing")
    for number, entry in enumerate(answers, 1):
        if not isinstance(entry, (list, tuple)) or len(entry) not in (2, 3):
            raise BadSave("save-bad-answer", {"number": number, "why": Refusal("why-seat-and-value")})
        question = entry[2] if len(entry) == 3 else None
        try:
            match.answer(entry[0], entry[1], question)
        except IllegalAnswer as error:
            raise BadSave("save-bad-answer", {"number": number, "why": error}) from None
        except TypeError:
            raise BadSave("save-bad-answer", {"number": number, "why": Refusal("why-seat-and-value")}) from None
