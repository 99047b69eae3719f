"""What in a view of Last Will is worth telling when it changes."""

from __future__ import annotations

from typing import Final

from palazzo.kernel.figures import Figure, figure, rank

FIGURES: Final[tuple[Figure, ...]] = (
    figure("money", "people.*.money"),
    figure("worth", "people.*.worth"),
    rank("rank", "reading.ranks.*.place"),
    figure("bankrupt", "people.*.bankrupt"),
    figure("cards", "people.*.cards"),
    figure("drawn", "people.*.drawn"),
    figure("actions", "people.*.actions"),
    figure("boys", "people.*.boys"),
    figure("plan", "people.*.plan"),
    figure("job", "people.*.job.id"),
    figure("salary", "people.*.job.salary"),
    figure("demoted", "people.*.demoted"),
    figure("value", "people.*.board.*.value"),
    figure("market", "facts.market.*"),
)
