"""Budget, night and bank of Junta are played on the stage alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from republic import LAPTOP, STAGE, TELEPHONE, Chamber, led_to, measured, press

TOUCH: Final = 44
OFFICES: Final = {"s0": ["brigade1", "admiral"], "s1": ["brigade2", "air"], "s2": ["brigade3", "interior"]}
YEAR: Final[dict[str, Any]] = {
    "president": "s3",
    "offices": OFFICES,
    "cash": {"s0": ["3M", "2M", "1M"], "s3": ["3M", "2M"]},
    "hands": {"s0": ["A03", "A04", "A01"]},
}


@pytest.fixture
def chamber(browser: Any, tmp_path: Path) -> Chamber:
    """A table of Junta."""
    return Chamber(browser, tmp_path, "junta")


def quietly(question: Any) -> Any:
    """Somebody's quiet answer."""
    return question.default()


def test_a_budget_is_made_of_notes_in_envelopes(chamber: Chamber) -> None:
    position = {
        "at": "budget",
        "president": "s0",
        "offices": {"s1": ["brigade1", "admiral"], "s2": ["brigade2", "air"], "s3": ["brigade3", "interior"]},
        "cash": {"s0": ["3M", "2M", "1M"]},
    }
    _, journal = led_to(position, "budget-piles", quietly)
    with chamber.set_up(position, journal, LAPTOP) as page:
        page.click(f"{STAGE} [data-fill=none]")
        page.locator(f"{STAGE} [data-thing='2M'][data-target]").first.click()
        page.locator(f"{STAGE} .into[data-thing=s1], {STAGE} .into[data-person=s1]").first.click()
        assert page.locator(f"{STAGE} [data-announced=s1]").inner_text().startswith("2")
        page.click(f"{STAGE} [data-less=s1]")
        assert page.locator(f"{STAGE} [data-announced=s1]").inner_text().startswith("1"), "one may lie"
        measured(page, f"{STAGE} .into")
        page.click("#bar [data-send]")
        assert chamber.answered(page, len(journal)) == {"s1": ["2M"]}
        page.locator("#bar [data-kind]:not([data-prompt=budget-sums])").first.wait_for()


def test_a_bed_is_chosen_by_its_door_and_confirmed(chamber: Chamber) -> None:
    position = {"at": "locations", **YEAR, "hands": {"s0": ["A03", "I03", "A01"]}}
    _, journal = led_to(position, "choose-location", quietly)
    with chamber.set_up(position, journal, LAPTOP) as page:
        below = "all => all.filter((one) => one.getBoundingClientRect().bottom > innerHeight).length"
        assert page.eval_on_selector_all("[data-zone=hand] [data-thing] > *", below) == 0, "cards are seen whole"
        page.click("[data-zone=hand] [data-thing=I03][data-beside]")
        page.locator("[data-ways] button", has_text="Lay").click()
        page.wait_for_selector("[data-zone=hand] .friend[data-thing=I03]")
        page.wait_for_selector("#bar [data-prompt=choose-location]")
        assert page.locator(f"{STAGE} [data-door]").count() == 5
        assert page.locator(f"{STAGE} [data-embassy]").count() == 4
        page.locator(f"{STAGE} [data-door=bank]").click()
        page.locator(f"{STAGE} [data-door=nightclub]").click()
        measured(page, f"{STAGE} [data-door]")
        assert page.locator(f"{STAGE} [data-door=nightclub][data-target=chosen]").count() == 1
        assert page.locator(f"{STAGE} [data-door=bank][data-target=open]").count() == 1
        page.click("#bar .button.main")
        assert chamber.answered(page, len(journal) + 1).endswith("nightclub")
        bands = page.locator("[data-zone=people] .band")
        page.wait_for_selector("[data-zone=people] [data-person=s0] .band:text-is('has chosen')")
        assert sorted(bands.all_inner_texts()) == ["chooses", "chooses", "chooses", "has chosen"], "others' is secret"


def test_doors_and_embassies_can_be_touched_on_a_telephone(chamber: Chamber) -> None:
    position = {"at": "locations", **YEAR}
    _, journal = led_to(position, "choose-location", quietly)
    with chamber.set_up(position, journal, {**TELEPHONE, "locale": "it-IT"}) as page:
        sizes = page.eval_on_selector_all(
            f"{STAGE} :is([data-embassy], [data-door])[data-target]",
            "all => all.map((one) => Math.min(one.getBoundingClientRect().width, one.getBoundingClientRect().height))",
        )
        assert len(sizes) == 9
        assert min(sizes) >= TOUCH


def test_an_attempt_is_ordered_in_three_touches(chamber: Chamber) -> None:
    position = {"at": "assassinations", **YEAR}
    _, journal = led_to(position, "declare-attempts", quietly)
    with chamber.set_up(position, journal, LAPTOP) as page:
        page.locator(f"{STAGE} [data-weapon]").first.click()
        press(page, "s2")
        page.locator(f"{STAGE} [data-door=nightclub][data-target]").click()
        measured(page, f"{STAGE} [data-door]")
        assert page.locator("#bar .button.main").is_enabled()
        page.click("#bar .button.main")
        answer = chamber.answered(page, len(journal))
        assert "s2" in answer
        assert "nightclub" in answer


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_an_order_with_many_weapons_leaves_the_signs_of_the_houses_in_sight(chamber: Chamber, language: str) -> None:
    offices = {"s0": ["interior", "brigade1"], "s1": ["brigade2", "air"], "s2": ["brigade3", "admiral"]}
    hands = {"s0": ["A01", "A03", "A04", "A06"]}
    position = {"at": "assassinations", **YEAR, "offices": offices, "hands": hands}
    _, journal = led_to(position, "declare-attempts", quietly)
    with chamber.set_up(position, journal, {**LAPTOP, "locale": language}) as page:
        assert page.locator(f"{STAGE} [data-weapon]").count() == 5
        slip = page.locator(f"{STAGE} [data-part=order]").bounding_box()
        sign = page.locator(f"{STAGE} .neon").bounding_box()
        assert slip["y"] + slip["height"] < sign["y"]


def test_notes_go_over_the_counter(chamber: Chamber) -> None:
    position = {"at": "bank", **YEAR, "locations": {"s0": "bank", "s1": "home", "s2": "nightclub", "s3": "home"}}
    _, journal = led_to(position, "bank-business", quietly)
    with chamber.set_up(position, journal, LAPTOP) as page:
        assert "6" in page.locator(f"{STAGE} [data-sums=account]").inner_text(), "all goes in at first"
        page.click(f"{STAGE} [data-all=account]")
        measured(page, f"{STAGE} [data-sums]")
        page.click(f"{STAGE} [data-all=cash]")
        page.click("#bar [data-send]")
        assert sorted(chamber.answered(page, len(journal))) == ["deposit:1M", "deposit:2M", "deposit:3M"]
