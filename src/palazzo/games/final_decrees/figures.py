"""What in a view of Final Decrees is worth telling when it changes."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.figures import Figure, count, figure

FIGURES: Final[tuple[Figure, ...]] = (
    figure("blame", "people.*.blame"),
    figure("directs", "people.*.directs"),
    figure("cards", "people.*.cards"),
    figure("office-blame", "places.*.blame"),
    figure("controller", "places.*.controller"),
    figure("lies", "papers.*.at"),
    figure("stamps", "papers.*.stamps"),
    figure("actions", "facts.actions"),
    count("enacted", "facts.enacted"),
)
