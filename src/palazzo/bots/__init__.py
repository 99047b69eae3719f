"""Who answers when no person does.

A bot is a function of what its seat sees: the seat's view, one of the questions in it, and a source of chance. It
answers a due question always; an opening (a deal, a resignation) it may leave alone by answering `None`.

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

from palazzo.bots.driver import Bot, Deed, bot_deed, bot_move, play_bots
from palazzo.bots.playing import LEVELS, USUAL, bot, play
from palazzo.bots.sampling import sample

__all__ = ["LEVELS", "USUAL", "Bot", "Deed", "bot", "bot_deed", "bot_move", "play", "play_bots", "sample"]
