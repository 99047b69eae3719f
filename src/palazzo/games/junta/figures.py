"""What in a view of Junta is worth telling when it changes."""

from __future__ import annotations

from typing import Final

from palazzo.games.junta.content import NOTES
from palazzo.kernel.figures import Figure, count, figure, tally, worth

_WORTH: Final[dict[str, int]] = {kind: note[0] for kind, note in NOTES.items()}
"""By kind of note: the millions it is worth."""

FIGURES: Final[tuple[Figure, ...]] = (
    worth("cash", "yours.cash", _WORTH),
    worth("account", "yours.account", _WORTH),
    figure("cards", "people.*.cards"),
    figure("votes", "reading.votes.*.sum"),
    figure("offices", "people.*.offices"),
    figure("cousin", "people.*.cousin"),
    count("influence", "people.*.influence"),
    figure("credits", "people.*.credits"),
    figure("alive", "people.*.alive"),
    figure("exile", "people.*.exile"),
    figure("location", "people.*.location"),
    figure("power", "reading.powers.*.side"),
    tally("units", "places.*.units", ("by",), "count"),
    figure("strikes", "facts.strikes"),
    figure("bank", "facts.bank"),
    figure("pretext", "facts.pretext"),
    figure("rebels", "facts.rebels"),
)
