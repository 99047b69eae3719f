"""The types of what `match.view(seat)` and `match.foresee(seat, answers)` give, for editors and type checkers.

A view is a `View`; its table is of the type of its game:

    view = match.view(0)                            # palazzo.views.View
    table: palazzo.views.JuntaTable = view["table"]
    table["people"][0]["offices"]                   # list[str]
"""

from __future__ import annotations

from palazzo.games.final_decrees.shapes import DecreesReading, DecreesTable
from palazzo.games.junta.shapes import JuntaReading, JuntaTable
from palazzo.games.last_will.shapes import WillReading, WillTable
from palazzo.kernel.shapes import (
    Asked,
    Foreseen,
    ForeseenEvent,
    ForeseenFigure,
    Refused,
    Result,
    SeenDeal,
    Term,
    Unopposed,
    View,
    Waiting,
)

__all__ = [
    "Asked",
    "DecreesReading",
    "DecreesTable",
    "Foreseen",
    "ForeseenEvent",
    "ForeseenFigure",
    "JuntaReading",
    "JuntaTable",
    "Refused",
    "Result",
    "SeenDeal",
    "Term",
    "Unopposed",
    "View",
    "Waiting",
    "WillReading",
    "WillTable",
]
