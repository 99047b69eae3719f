"""What a bot does, in a process of its own: it sees its seat's view, perhaps an imagined world, and nothing else.

The same processes foresee for people what their answers would bring (`foresight.py`), and advise them.
"""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import traceback
from queue import SimpleQueue
from random import Random
from typing import Any, Final

import msgspec

from palazzo.bots import LEVELS, Thinker, clerk
from palazzo.bots.advice import advise
from palazzo.bots.driver import URGENT, is_opening
from palazzo.bots.moods import mood
from palazzo.bots.tempers import parted
from palazzo.bots.worlds import Worlds
from palazzo.server.thinking import foresight
from palazzo.server.thinking.worlds import worlds_of

OFFER: Final = "answer-offer"
WORLD: Final = "world"
"""Beside what a view holds: a world imagined for the bot, if it is one that thinks ahead."""
FORESEE: Final = "foresee"
"""In the place of a level: what answers would bring is to be worked out."""
ADVISE: Final = "advise"
"""In the place of a level: what a clerk would do is to be told, and why."""
LOWEST: Final = 19
"""How far a process stands back that thinks for nobody in particular, as `nice` counts."""


class Reply(msgspec.Struct):
    """What comes of a thought: wishes, or what went wrong."""

    wishes: msgspec.Raw = msgspec.Raw(b"[]")
    fault: str = ""


def think(level: str, seen: bytes, seed: int) -> bytes:
    """What the bot would do now, first wish first: `[[question, value, why, mood], …]`, as JSON; or what is foreseen,
    or advised."""
    if level == FORESEE:
        return foresight.foresee(seen)
    view = msgspec.json.decode(seen)
    if level == ADVISE:
        asked = next(question for question in view["questions"] if question["id"] == view["about"])
        return msgspec.json.encode(advise(view, asked))
    world = view.pop(WORLD, None)
    return msgspec.json.encode(wishes(level, view, Random(seed), worlds_of(world) if world is not None else None))


def wishes(level: str, view: dict[str, Any], rng: Random, worlds: Worlds | None = None) -> list[list[Any]]:
    """An opening it would take, then its answer to what is due; unasked it only replies to offers, or hurries."""
    level, temper = parted(level)
    thinker = LEVELS[level]
    view = {**view, "temper": temper}

    def bot(view: dict[str, Any], question: dict[str, Any], rng: Random) -> Any:
        if isinstance(thinker, Thinker):
            return thinker.think(view, question, rng, worlds)
        return thinker(view, question, rng)

    questions = view["questions"]
    due = next((question for question in questions if question["due"]), None)
    found: list[list[Any]] = []
    for question in sorted(filter(is_opening, questions), key=lambda asked: bool(asked["prompt"] != OFFER)):
        if due is None and question["prompt"] != OFFER and question["prompt"] not in URGENT:
            continue
        value = bot(view, question, rng)
        if value is not None:
            found += _refused(view, question) if value == "refuse" else [[question["id"], value, "", ""]]
            break
    if due is not None:
        found.append([due["id"], bot(view, due, rng), "", mood(view, rng)])
    return found


def _refused(view: dict[str, Any], reply: dict[str, Any]) -> list[list[Any]]:
    """How a bot refuses an offer: by one of its own, if any comes near, or with a reason."""
    said = clerk.refusal(view, reply)
    found: list[list[Any]] = []
    if said is not None and said.instead is not None:
        asked = next(asked for asked in view["questions"] if asked["kind"] == "offer")
        found.append([asked["id"], said.instead, said.why, ""])
    why = "dear" if said is not None and said.why == "instead" else said.why if said is not None else ""
    return [*found, [reply["id"], "refuse", why, ""]]


# -- the process


def _reply_to(line: bytes) -> Reply:
    """What comes of one line; without a level it only asks whether somebody is there."""
    try:
        level, seed, seen = msgspec.json.decode(line, type=tuple[str, int, msgspec.Raw])
        return Reply(msgspec.Raw(think(level, bytes(seen), seed))) if level else Reply()
    except Exception:
        return Reply(fault=traceback.format_exc())


def answer(lines: SimpleQueue[bytes]) -> None:
    """Think about line after line."""
    with contextlib.suppress(OSError):
        while True:
            reply = msgspec.json.encode(_reply_to(lines.get()))
            sys.stdout.buffer.write(reply + b"\n")
            sys.stdout.buffer.flush()
    os._exit(0)


def main() -> None:
    """Think until the server is gone: then end at once, in the middle of a thought."""
    if len(sys.argv) > 1 and sys.argv[1] != "0" and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=answer, args=(lines,), daemon=True).start()
    for line in sys.stdin.buffer:
        lines.put(line)
    os._exit(0)


if __name__ == "__main__":
    main()
