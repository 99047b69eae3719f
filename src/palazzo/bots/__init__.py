"""Who answers when no person does.

A bot is a function of what its seat sees: the seat's view, one of the questions in it, and a source of chance. It
answers a due question always; an opening (a deal, a resignation) it may leave alone by answering `None`. A `Thinker` is
a bot that may also ask for worlds its seat could not tell from the true one, and try its answers there.

>>> import random, palazzo
>>> match = palazzo.new_match("final-decrees", seats=4, seed=1)
>>> palazzo.bots.play(match, "usher", random.Random(1))
>>> match.over
True

A bot of your own is such a function, and plays with the others until the match waits for a seat without a bot;
`sample(question, rng)` is any answer that stands.

>>> def cautious(view, question, rng):
...     if not question["due"]:
...         return None
...     return question["options"][0] if question["kind"] == "pick" else palazzo.bots.sample(question, rng)
>>> match = palazzo.new_match("final-decrees", seats=4, seed=1)
>>> palazzo.bots.play(match, {0: cautious, 1: "usher", "s2": "usher", "s3": "usher"}, random.Random(1))
>>> match.over
True
"""

from __future__ import annotations

from palazzo.bots.driver import Bot, Deed, Thinker, bot_deed, bot_move, play_bots
from palazzo.bots.levels import LEVELS, TEMPERED, USUAL, bot, play
from palazzo.bots.minister import Minister
from palazzo.bots.sampling import sample
from palazzo.bots.standing import evaluate
from palazzo.bots.tempers import TEMPERS

__all__ = [
    "LEVELS",
    "TEMPERED",
    "TEMPERS",
    "USUAL",
    "Bot",
    "Deed",
    "Minister",
    "Thinker",
    "bot",
    "bot_deed",
    "bot_move",
    "evaluate",
    "play",
    "play_bots",
    "sample",
]
