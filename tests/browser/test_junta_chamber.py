"""The Chamber and the government of Junta are played on the stage alone: elections, budget votes, appointments."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from republic import LAPTOP, STAGE, WINDOWS, Chamber, led_to, measured, press

INFLUENCE: Final = {"s0": ["I06"], "s1": ["I07"], "s2": ["I08"], "s3": ["I10"]}
HANDS: Final = {"s0": ["V05", "E13"], "s1": ["E11"]}


@pytest.fixture
def chamber(browser: Any, tmp_path: Path) -> Chamber:
    """A table of Junta."""
    return Chamber(browser, tmp_path, "junta")


def quietly(question: Any) -> Any:
    """Somebody's quiet answer; in an election the first seat has put up itself and its neighbour."""
    if question.prompt == "nominate":
        return ["s0", "s1"] if question.seat == 0 else []
    return question.default()


ELECTION: Final[dict[str, Any]] = {"at": "election", "host": "s0", "influence": INFLUENCE, "hands": HANDS}


@pytest.mark.parametrize("window", WINDOWS)
def test_names_are_put_up_by_pressing_benches(chamber: Chamber, window: dict[str, Any]) -> None:
    with chamber.set_up(ELECTION, [], window) as page:
        press(page, "s1")
        press(page, "s0")
        press(page, "s2")
        press(page, "s2")
        assert "Election" in page.locator("[data-zone=ribbon] [aria-current=step]").inner_text()
        measured(page, f"{STAGE} .poster")
        assert page.locator(f"{STAGE} .poster").count() == 2
        page.click("#bar [data-send]")
        assert sorted(chamber.answered(page, 0)) == ["s0", "s1"]


@pytest.mark.parametrize("window", WINDOWS)
def test_blocks_are_laid_on_candidates_and_taken_back(chamber: Chamber, window: dict[str, Any]) -> None:
    _, journal = led_to(ELECTION, "vote", quietly)
    with chamber.set_up(ELECTION, journal, window) as page:
        sums = page.locator(f"{STAGE} [data-part^='box:']")
        assert sums.all_inner_texts() == ["5", "0"], "what is in sight lies on oneself at first"
        measured(page, f"{STAGE} .block, {STAGE} .brick, {STAGE} header")
        press(page, "I06")
        press(page, "s1")
        assert sums.all_inner_texts() == ["0", "5"]
        page.locator(f"{STAGE} .block").filter(has_text="3").first.click()
        press(page, "s0")
        assert sums.all_inner_texts() == ["3", "5"]
        for _ in range(2):
            page.locator(f"{STAGE} .block").filter(has_text="3").first.click()
        assert sums.all_inner_texts() == ["0", "5"], "pressed twice it lies on the desk again"
        page.click("#bar [data-send]")
        assert chamber.answered(page, len(journal)) == {"s1": ["I06"]}


def test_a_block_is_dragged_onto_a_candidate(chamber: Chamber) -> None:
    _, journal = led_to(ELECTION, "vote", quietly)
    with chamber.set_up(ELECTION, journal, LAPTOP) as page:
        block = page.locator(f"{STAGE} .block").filter(has_text="3").bounding_box()
        box = page.locator(f"{STAGE} [data-thing=s1]").bounding_box()
        page.mouse.move(block["x"] + 20, block["y"] + 20)
        page.mouse.down()
        page.mouse.move(box["x"] + 60, box["y"] + 100, steps=6)
        page.mouse.up()
        assert page.locator(f"{STAGE} [data-part^='box:']").all_inner_texts() == ["5", "3"]


@pytest.mark.parametrize("window", WINDOWS)
def test_a_candidate_refuses_on_the_own_box(chamber: Chamber, window: dict[str, Any]) -> None:
    def votes(question: Any) -> Any:
        if question.prompt == "vote" and question.seat < 2:
            return {"s0": [question.items[0]]}
        return quietly(question)

    _, journal = led_to(ELECTION, "stand-or-refuse", votes)
    with chamber.set_up(ELECTION, journal, window) as page:
        assert "8" in page.locator(f"{STAGE} [data-thing=refuse]").inner_text()
        measured(page, f"{STAGE} .stand button, {STAGE} .brick")
        press(page, "refuse")
        page.wait_for_selector(f"{STAGE} .torn")
        assert "8" in page.locator(f"{STAGE} .torn").filter(has_text="Marta").inner_text()
        rows = page.locator(f"{STAGE} .boxes").evaluate_all("rows => rows.map((row) => row.scrollLeft)")
        assert not any(rows), "who was looked at is gone: the names that stand come first"


BUDGET: Final[dict[str, Any]] = {
    "at": "budget",
    "president": "s3",
    "offices": {"s0": ["brigade1", "admiral"], "s1": ["brigade2", "air"], "s2": ["brigade3", "interior"]},
    "influence": INFLUENCE,
    "hands": HANDS,
    "cash": {"s3": ["3M", "2M", "1M"]},
}


@pytest.mark.parametrize("window", WINDOWS)
def test_a_budget_is_voted_on_by_pressing_the_boxes(chamber: Chamber, window: dict[str, Any]) -> None:
    def answers(question: Any) -> Any:
        given = {"budget-piles": {"s0": ["2M"]}, "budget-sums": {"s0": 2}, "vote": {"yes": ["office"]}}
        return given.get(question.prompt, question.default())

    _, journal = led_to(BUDGET, "vote", answers)
    with chamber.set_up(BUDGET, journal, window) as page:
        sums = page.locator(f"{STAGE} [data-part^='box:']")
        assert sums.all_inner_texts() == ["8", "0"], "who is paid is likely to say yes"
        assert "2 M" in page.locator(STAGE).inner_text()
        measured(page, f"{STAGE} .block, {STAGE} .brick, {STAGE} header")
        press(page, "no")
        assert sums.all_inner_texts() == ["1", "7"]
        assert "7" in page.locator("#bar [data-send]").inner_text()
        page.locator(f"{STAGE} [data-part^='brick:']").first.click()
        assert page.locator("dialog[open], [popover]:popover-open").count() == 0, "a brick is part of its box"
        page.click("#bar [data-send]")
        assert chamber.answered(page, len(journal)) == {"yes": ["I06", "office", "office"]}


OFFICES: Final = {"s1": ["brigade1", "admiral"], "s2": ["brigade2", "air"], "s3": ["brigade3", "interior"]}
BELOW_THEIR_FAMILY: Final = """
all => all
  .map((one) => [one, one.closest("[data-thing]:not(.plaque)")])
  .filter(([one, family]) => one.getBoundingClientRect().bottom > family.getBoundingClientRect().bottom + 1)
  .map(([one]) => one.textContent.trim())
"""
APPOINTMENTS: Final[dict[str, Any]] = {"at": "appointments", "president": "s0", "offices": OFFICES, "hands": HANDS}


def test_a_high_hall_bears_its_name_and_the_lamps_say_what_a_rejected_budget_brings(chamber: Chamber) -> None:
    _, journal = led_to(BUDGET, "vote", quietly)
    with chamber.set_up(BUDGET, journal, {"viewport": {"width": 1440, "height": 900}}) as page:
        title = page.locator(f"{STAGE} h2", has_text="Chamber of Deputies").bounding_box()
        first = page.locator(f"{STAGE} .bench").evaluate_all(
            "all => Math.min(...all.map((one) => one.getBoundingClientRect().top))"
        )
        assert title["y"] + title["height"] <= first
        assert page.locator("[data-zone=ribbon] [aria-current=step]").inner_text().strip() == "Budget, round 1 of 2"
        assert "if it fails: one" in page.locator("[data-word=pretext]").inner_text()
        assert "if it fails: shut" in page.locator("[data-word=bank-sign]").inner_text()


@pytest.mark.parametrize("window", WINDOWS)
def test_a_government_is_formed_by_hanging_plaques(chamber: Chamber, window: dict[str, Any]) -> None:
    with chamber.set_up(APPOINTMENTS, [], window) as page:
        measured(page, f"{STAGE} .plaque")
        below = page.eval_on_selector_all(f"{STAGE} .office", BELOW_THEIR_FAMILY)
        assert below == [], "whose office it is can be told"
        assert page.locator(f"{STAGE} [data-last-year]").get_attribute("aria-pressed") == "true"
        assert page.locator("#bar [data-send]").is_enabled()
        page.click(f"{STAGE} [data-clear]")
        assert page.locator("#bar [data-send]").is_disabled()
        hung = {"s1": ["brigade3", "air"], "s2": ["brigade1", "interior"], "s3": ["brigade2", "admiral"]}
        for seat, offices in hung.items():
            for office in offices:
                if page.locator(f"{STAGE} .felt .plaque").count() > 1:
                    press(page, office)
                page.locator(f"{STAGE} [data-thing={seat}]").click(position={"x": 24, "y": 24})
        assert page.locator(f"{STAGE} .felt .plaque").count() == 0
        measured(page, f"{STAGE} .plaque")
        page.click("#bar [data-send]")
        assert {seat: sorted(has) for seat, has in chamber.answered(page, 0).items()} == {
            seat: sorted(has) for seat, has in hung.items()
        }


def test_no_second_brigade_hangs_under_one_portrait_and_the_wall_says_why(chamber: Chamber) -> None:
    with chamber.set_up(APPOINTMENTS, [], LAPTOP) as page:
        press(page, "brigade3")
        frame = page.locator(f"{STAGE} .frame[data-thing=s1]")
        assert "nobody commands two" in frame.inner_text()
        assert frame.get_attribute("data-target") is None
        press(page, "brigade3")
        assert page.locator(f"{STAGE} .felt .plaque").count() == 1, "pressed again it lies in the tray"
        assert page.locator("#bar [data-send]").is_disabled()
        page.click(f"{STAGE} [data-last-year]")
        assert page.locator("#bar [data-send]").is_enabled()
