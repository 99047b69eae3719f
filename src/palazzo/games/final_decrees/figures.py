"""What in a view of Final Decrees is worth telling when it changes."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.figures import Figure, count, figure, of_one, rank

FIGURES: Final[tuple[Figure, ...]] = (
    figure("blame", "people.*.blame"),
    rank("rank", "reading.ranks.*.place"),
    figure("directs", "people.*.directs"),
    figure("cards", "people.*.cards"),
    figure("office-blame", "places.*.blame"),
    figure("controller", "places.*.controller"),
    figure("lies", "papers.*.at"),
    figure("stamps", "papers.*.stamps"),
    of_one("actions", "facts.actions", "facts.player"),
    count("enacted", "facts.enacted"),
)
