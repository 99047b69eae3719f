"""Whole matches of Last Will by pressing things on the stage alone: 2 and 5 seats, with and without the expansion."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

import pytest
from house import Person, ask
from will_hands import KnowingHands, StageHands

DESK: Final = (1280, 720)
TELEPHONE: Final = (390, 844)
LONGEST: Final = 900
"""Seconds until a match is given up: machines are crowded."""
PRESSES: Final = 12
"""So many a round, at most, for who knows the game."""
MATCHES: Final = 4
"""One match tells little: of two hundred played by the same hands without a page they took 7 to 15 a round."""
MEASURES: Final = """
() => {
  const box = (zone) => document.querySelector(`[data-zone=${zone}]`)?.getBoundingClientRect();
  const foot = box("prompt") ?? box("sheet");
  return {
    scrolls: document.documentElement.scrollHeight - innerHeight,
    ribbon: box("ribbon").height,
    people: box("people").width,
    stage: box("stage").height / innerHeight,
    foot: (innerHeight - foot.top) / innerHeight,
  };
}
"""


class Ruler:
    """Measures the window at every prompt; what does not fit is written down."""

    def __init__(self, page: Any, desk: bool) -> None:
        self.page = page
        self.desk = desk
        self.faults: list[str] = []

    def look(self, prompt: str) -> None:
        """One screen, whatever is asked."""
        found = self.page.evaluate(MEASURES)
        if self.desk:
            fits = found["ribbon"] <= 52 and found["people"] <= 230 and found["stage"] >= 0.55 and found["foot"] <= 0.27
        else:
            fits = found["foot"] <= (0.56 if prompt == "paper" else 1 / 3)
        if found["scrolls"] > 0 or not fits:
            self.faults.append(f"{prompt}: {found}")


def sit_down(page: Any, seats: int, sacked: bool) -> None:
    """At a table of bots."""
    ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
    wanted = {"game": "last-will", "seats": seats, "options": {"sacked": sacked}}
    table = ask(page, "POST", "/tables", wanted)["id"]
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-zone=stage] .track")


@pytest.mark.parametrize(
    ("seats", "sacked", "size"),
    [
        pytest.param(2, False, DESK, id="2-base-desk", marks=pytest.mark.full),
        pytest.param(2, True, TELEPHONE, id="2-sacked-telephone"),
        pytest.param(2, True, DESK, id="2-sacked-desk", marks=pytest.mark.full),
        pytest.param(2, False, TELEPHONE, id="2-base-telephone", marks=pytest.mark.full),
        pytest.param(5, False, DESK, id="5-base-desk", marks=pytest.mark.full),
        pytest.param(5, True, DESK, id="5-sacked-desk", marks=pytest.mark.full),
        pytest.param(5, False, TELEPHONE, id="5-base-telephone", marks=pytest.mark.full),
        pytest.param(5, True, TELEPHONE, id="5-sacked-telephone", marks=pytest.mark.full),
    ],
)
def test_a_whole_match_is_played_on_the_stage_alone(
    person: Person, seats: int, sacked: bool, size: tuple[int, int]
) -> None:
    page = person("Marta", width=size[0], height=size[1])
    sit_down(page, seats, sacked)
    ruler = Ruler(page, desk=size == DESK)
    player = StageHands(page, Random(seats), ruler.look)
    player.play(LONGEST)
    assert player.asked >= {"keep-first-cards", "choose-plan", "choose-errand", "choose-action", "paper"}
    assert ruler.faults == []


@pytest.mark.full
@pytest.mark.parametrize("sacked", [False, True], ids=["base", "sacked"])
def test_who_knows_the_game_needs_few_presses_a_round(person: Person, sacked: bool) -> None:
    presses, rounds, kinds = 0, 0, Counter[str]()
    for match in range(MATCHES):
        page = person("Marta", width=DESK[0], height=DESK[1])
        player = KnowingHands(page, Random(match))
        sit_down(page, 4, sacked)
        player.play(LONGEST)
        page.close()
        # The first cards are kept before the first round.
        presses += player.presses - player.kinds.pop("keep-first-cards")
        rounds += player.rounds
        kinds += player.kinds
    assert presses <= PRESSES * rounds, f"{kinds.most_common()} in {rounds} rounds"
