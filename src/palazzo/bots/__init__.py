"""Who answers when no person does.

A bot is a function of what its seat sees: the seat's view, one of the questions in it, and a source of chance. It
answers a due question always; an opening (a deal, a resignation) it may leave alone by answering `None`.

>>> import random, palazzo
>>> from palazzo.bots import LEVELS, play_bots
>>> match = palazzo.new_match("final-decrees", seats=4, seed=1)
>>> play_bots(match, {seat: LEVELS["usher"] for seat in range(4)}, random.Random(1))
>>> match.over
True
"""

from __future__ import annotations

from typing import Final

from palazzo.bots import clerk, usher
from palazzo.bots.driver import Bot, Deed, bot_deed, bot_move, play_bots

LEVELS: Final[dict[str, Bot]] = {"usher": usher.answer, "clerk": clerk.answer}
"""The bots there are, from the humblest up."""

USUAL: Final = "clerk"
"""Who plays if nobody says."""

__all__ = ["LEVELS", "USUAL", "Bot", "Deed", "bot_deed", "bot_move", "play_bots"]
