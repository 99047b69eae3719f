"""Last Will on one's own board: whole plays, the market, a demotion and a discard by pressing things on the stage."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from house import ask, serving

from palazzo.server.storage import INSERT_LINE

LAPTOP: Final = {"width": 1280, "height": 720}
TELEPHONE: Final = {"width": 390, "height": 844}
KEY: Final = "0123456789abcdef" * 2
NAMES: Final = ["Marta", "Anna", "Bruno", "Carla"]
MARKET: Final = {"farm": -3, "townhouse": 1, "manor": -2, "villa": 3}
BASE: Final = {
    "names": NAMES,
    "hands": {"Marta": ["E02", "C03", "V02"]},
    "boards": {"Marta": ["H04", {"card": "T02", "fallen": 1}, "X03", None, None]},
    "money": {"Marta": 40},
    "actions": {"Marta": 4},
    "market": MARKET,
    "round": 3,
}
SACKED: Final = {
    **BASE,
    "hands": {"Marta": ["E02", "C03", "GE1", "GE2", "GE3", "W01", "V02", "E13", "E10"]},
    "boards": {
        "Marta": ["H04", {"card": "M02", "tokens": ["guest"]}, "X04", "F04", {"card": "T02", "fallen": 1}, "X03", None]
    },
    "jobs": {"Marta": {"job": "J407", "covered": ["theatre", "carriage"]}},
}
ERRANDS: Final = {
    **{name: value for name, value in SACKED.items() if name != "actions"},
    "hands": {"Marta": ["E02", "V02"]},
    "at": "errands",
    "offer": ["F01", "M01", "E01", "H01", "C01"],
}
HELD: Final = "[...document.querySelectorAll('[data-zone=hand] [data-thing]')]"
FRAMES: Final = f"""
() => new Promise((done) => {{
  const seen = new Set();
  let left = 40;
  const look = () => {{
    seen.add({HELD}.map((card) => Math.round(card.getBoundingClientRect().x)).join(" "));
    if (left-- > 0) requestAnimationFrame(look);
    else done([...seen]);
  }};
  look();
}})
"""
"""Where the cards of the hand lie, in every frame for a while."""
HIT: Final = f"""
() => {HELD}.map((card) => {{
  const box = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}})
"""
"""Whether a press in the middle of a card of the hand meets it."""


class Stage:
    """A page at a table laid out by a position, and what has been answered there."""

    def __init__(self, page: Any, database: Path, table: str) -> None:
        self.page = page
        self.database = database
        self.table = table
        self.presses = 0

    def press(self, selector: str) -> None:
        """One press on the first such thing that can be seen."""
        self.page.locator(selector).first.click()
        self.presses += 1

    def answers(self) -> list[Any]:
        """What has been answered, in order."""
        with closing(sqlite3.connect(self.database)) as disk:
            lines = disk.execute(
                "SELECT value FROM journal WHERE table_id = ? AND seat = 0 AND act = 'answer' ORDER BY n",
                (self.table,),
            )
            return [json.loads(value) for (value,) in lines]

    def wait_for(self, prompt: str) -> None:
        self.page.locator(f"[data-prompt={prompt}]").wait_for()

    def measures(self) -> dict[str, float]:
        """How the page lies in its window."""
        return self.page.evaluate(
            """() => {
              const box = (zone) => document.querySelector(`[data-zone=${zone}]`)?.getBoundingClientRect();
              const verbs = [...document.querySelectorAll("[data-zone=stage] [data-verb]")];
              return {
                scrolls: document.documentElement.scrollHeight - innerHeight,
                stage: box("stage").height / innerHeight,
                foot: (innerHeight - box("prompt").top) / innerHeight,
                cut: verbs.filter((one) => one.getBoundingClientRect().bottom > box("stage").bottom).length,
              };
            }"""
        )


@contextmanager
def laid(
    browser: Any,
    folder: Path,
    position: dict[str, Any],
    window: dict[str, int],
    sacked: bool = True,
    answered: tuple[str, ...] = (),
) -> Iterator[Stage]:
    """A table of four laid out so, with Marta at her page and bots in the other seats."""
    context = browser.new_context(
        viewport=window, locale="en-GB", reduced_motion="reduce", has_touch=window["width"] < 500
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    page.add_init_script("localStorage['palazzo-settings'] ??= JSON.stringify({ pace: 'at-once' })")
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    try:
        with serving(folder) as address:
            page.goto(address)
            ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
            wanted = {"game": "last-will", "seats": 4, "options": {"sacked": sacked}}
            table = str(ask(page, "POST", "/tables", wanted)["id"])
            ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
            ask(page, "POST", f"/tables/{table}/start")
        database = folder / "palazzo.sqlite3"
        with closing(sqlite3.connect(database)) as disk, disk:
            disk.execute("DELETE FROM journal WHERE table_id = ?", (table,))
            origin = json.dumps({"key": KEY, "position": position})
            disk.execute("UPDATE tables SET origin = ? WHERE id = ?", (origin, table))
            for n, value in enumerate(answered):
                disk.execute(INSERT_LINE, (table, n, "answer", 0, "", json.dumps(value), None, 0.0))
        with serving(folder, int(address.rsplit(":", 1)[1])):
            page.goto(f"{address}/table/{table}")
            yield Stage(page, database, table)
    finally:
        context.close()
    assert faults == []


@pytest.mark.parametrize("window", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_a_turn_of_the_expansion_is_played_on_the_stage_alone(
    browser: Any, tmp_path: Path, window: dict[str, int]
) -> None:
    with laid(browser, tmp_path, SACKED, window) as stage:
        stage.wait_for("choose-action")
        stage.page.locator("[data-verb=sell]").first.wait_for()
        if window is LAPTOP:
            measured = stage.measures()
            assert measured["scrolls"] <= 0
            assert measured["stage"] >= 0.55
            assert measured["foot"] <= 0.27
            assert measured["cut"] == 0, "a verb is out of sight"
        stage.press("[data-zone=hand] [data-thing=E02]")
        button = stage.page.locator("[data-play=E02] [data-send]:enabled")
        button.wait_for()
        assert "£40 → £25" in button.inner_text(), "8, the waiter's 2, a guest's 2 and a wild cook's 3"
        assert stage.answers() == [], "nothing is sent before the whole is"
        stage.press("[data-choice='demote:wild']")
        stage.press("[data-play=E02] [data-send]:enabled")
        stage.page.locator("[data-play]").wait_for(state="detached")
        stage.wait_for("choose-action")
        given = stage.answers()
        assert given[0] == "play:E02:2"
        assert set(given[1:-1]) == {"bonus:H04:p0:E02", "with:E02:0:C03", "with:E02:1:W01:chef"}
        assert given[-1] == "demote:wild"
        # A wedding set is gathered in one play.
        stage.press("[data-zone=hand] [data-thing=GE2]")
        stage.page.locator("[data-play] [data-send]:enabled").wait_for()
        stage.press("[data-play] [data-send]:enabled")
        stage.page.locator("[data-play]").wait_for(state="detached")
        assert any(str(answer).startswith("wed:") and len(answer.split(":")) == 4 for answer in stage.answers())
        # A house is seen to, with nothing to add: one press.
        stage.press("[data-place=p4] [data-verb=maintain]")
        stage.page.locator("[data-place=p4] [data-verb=maintain]").wait_for(state="detached")
        assert stage.answers()[-1] == "maintain:T02:p4"


def test_a_turn_of_the_base_game_by_laying_down_buying_and_taking_back(browser: Any, tmp_path: Path) -> None:
    with laid(browser, tmp_path, BASE, LAPTOP, sacked=False) as stage:
        stage.wait_for("choose-action")
        stage.press("[data-zone=hand] [data-thing=V02]")
        button = stage.page.locator("[data-play=V02] [data-send]:enabled")
        button.wait_for()
        assert "£40 → £17" in button.inner_text()
        stage.press("[data-let-go]")
        assert stage.answers() == []
        stage.press("[data-zone=hand] [data-thing=V02]")
        stage.press("[data-play=V02] [data-send]:enabled")
        stage.page.locator("[data-place=p3]").wait_for()
        assert stage.answers() == ["buy:V02"]
        # What the waiter adds is told on the button, and leaves nothing to say: one press.
        verb = stage.page.locator("[data-place=p2] [data-verb=activate]", has_text="£5")
        verb.wait_for()
        assert "of it £2 by helpers" in stage.page.locator("[data-place=p2]").inner_text()
        stage.press("[data-place=p2] [data-verb=activate]")
        verb.wait_for(state="detached")
        assert stage.answers()[1:] == ["activate:X03:p2", "bonus:H04:p0:X03"]
        # A companion is pressed, then a hole that takes it.
        stage.press("[data-zone=hand] [data-thing=C03]")
        stage.press("[data-thing='hole:p1:0'][data-target]")
        stage.page.locator("[data-zone=hand] [data-thing=C03]").wait_for(state="detached")
        assert stage.answers()[-1] == "token:T02:p1:0:C03"


@pytest.mark.parametrize("window", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_all_helpers_who_leave_no_choice_are_called_on_in_one_press(
    browser: Any, tmp_path: Path, window: dict[str, int]
) -> None:
    position = {**BASE, "boards": {"Marta": ["H01", "X03", "H12", "S06", None]}}
    with laid(browser, tmp_path, position, window, sacked=False) as stage:
        stage.wait_for("choose-action")
        button = stage.page.locator("[data-call-all]:enabled")
        button.wait_for()
        assert "£5" in button.inner_text(), "1, 2 and 2, before anything is sent"
        stage.press("[data-call-all]:enabled")
        button.wait_for(state="detached")
        stage.page.locator("[data-place=p1] [data-verb=activate]:enabled").wait_for()
        assert stage.answers() == ["use:H01:p0", "use:H12:p2", "use:S06:p3"]
        assert stage.page.locator("[data-verb=use]").count() == 0


def test_a_hand_that_misses_the_card_it_drags_marks_no_words(browser: Any, tmp_path: Path) -> None:
    with laid(browser, tmp_path, BASE, LAPTOP, sacked=False) as stage:
        stage.wait_for("choose-action")
        hand = stage.page.locator("[data-zone=hand]").bounding_box()
        place = stage.page.locator("[data-zone=stage] .free").last.bounding_box()
        stage.page.mouse.move(hand["x"] + hand["width"] - 60, hand["y"] + 60)
        stage.page.mouse.down()
        stage.page.mouse.move(place["x"] + 40, place["y"] + 60, steps=8)
        stage.page.mouse.up()
        assert stage.page.evaluate("String(getSelection())") == ""


@pytest.mark.parametrize("count", [4, 5, 6])
def test_a_hand_that_peeks_lies_still_and_each_card_is_pressed_where_it_is_seen(
    browser: Any, tmp_path: Path, count: int
) -> None:
    hand = ["E02", "C03", "V02", "E13", "X03", "M01"][:count]
    with laid(browser, tmp_path, {**BASE, "hands": {"Marta": hand}}, TELEPHONE, sacked=False) as stage:
        stage.wait_for("choose-action")
        stage.page.wait_for_timeout(500)
        seen = stage.page.evaluate(FRAMES)
        assert len(seen) == 1, f"it trembles: {seen}"
        assert stage.page.evaluate(HIT) == [True] * count


@pytest.mark.parametrize("window", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_the_tiles_of_the_market_change_places_before_anything_is_sent(
    browser: Any, tmp_path: Path, window: dict[str, int]
) -> None:
    with laid(browser, tmp_path, ERRANDS, window, answered=("market",)) as stage:
        stage.wait_for("arrange-market")
        stage.press("[data-zone=stage] [data-thing='market:farm']")
        stage.press("[data-zone=stage] [data-thing='market:manor']")
        assert stage.page.locator("[data-thing='market:farm']").first.inner_text() == "−2"
        assert "£12 → £11" in stage.page.locator("[data-zone=stage]").inner_text(), "the manor is worth less"
        stage.press("[data-as-they-were]")
        assert stage.page.locator("[data-thing='market:farm']").first.inner_text() == "−3"
        stage.press("[data-zone=stage] [data-thing='market:farm']")
        stage.press("[data-zone=stage] [data-thing='market:villa']")
        assert stage.answers() == ["market"]
        stage.press("#bar [data-send]")
        stage.page.locator("[data-prompt=arrange-market]").wait_for(state="detached")
        assert stage.answers()[-1] == {"farm": ["+3"], "townhouse": ["+1"], "manor": ["-2"], "villa": ["-3"]}


def test_the_hand_stays_where_it_is_while_what_an_errand_brings_is_read(browser: Any, tmp_path: Path) -> None:
    position = {**ERRANDS, "offer": ["T01", "M01", "E01", "H01", "C01"], "jobs": {"Marta": {"job": "J402"}}}
    with laid(browser, tmp_path, position, LAPTOP) as stage:
        stage.wait_for("choose-errand")
        hand = stage.page.locator("[data-zone=hand]")
        before = hand.bounding_box()["y"]
        stage.press("[data-zone=stage] [data-thing=offer1]")
        stage.page.locator("#bar", has_text="May cover Townhouse: pay £7 → £5.").wait_for()
        assert abs(hand.bounding_box()["y"] - before) < 10, "a third line would move it by nineteen"


@pytest.mark.parametrize("window", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_a_line_of_the_payslip_suffers_by_one_press(browser: Any, tmp_path: Path, window: dict[str, int]) -> None:
    with laid(browser, tmp_path, ERRANDS, window, answered=("demotion",)) as stage:
        stage.wait_for("choose-demotion")
        stage.press("[data-thing='line:dinner:2'][data-target]")
        stage.page.locator("[data-prompt=choose-demotion]").wait_for(state="detached")
        assert stage.answers()[-1] == "demote:dinner"


def test_the_last_line_of_a_job_is_in_sight_on_a_low_telephone(browser: Any, tmp_path: Path) -> None:
    jobs = {"Marta": {"job": "J407", "covered": ["wild", "theatre", "dinner"]}}
    low = {"width": 360, "height": 640}
    with laid(browser, tmp_path, {**ERRANDS, "jobs": jobs}, low, answered=("demotion",)) as stage:
        stage.wait_for("choose-demotion")
        line = stage.page.locator("[data-zone=stage] [data-thing='line:carriage:3'][data-target]")
        line.wait_for()
        box, desk = line.bounding_box(), stage.page.locator("[data-zone=stage]").bounding_box()
        assert box["y"] + box["height"] <= desk["y"] + desk["height"]


@pytest.mark.parametrize("window", [LAPTOP, TELEPHONE], ids=["laptop", "telephone"])
def test_surplus_cards_are_let_go_on_the_desk(browser: Any, tmp_path: Path, window: dict[str, int]) -> None:
    position = {**SACKED, "at": "end", "hands": {"Marta": ["E02", "E13", "V02", "C03", "E10"]}}
    position.pop("actions")
    with laid(browser, tmp_path, position, window) as stage:
        stage.wait_for("discard-surplus")
        stage.press("[data-zone=stage] [data-thing=V02]")
        stage.press("#bar [data-send]")
        stage.page.locator("[data-prompt=discard-surplus]").wait_for(state="detached")
        [gone] = stage.answers()
        assert len(gone) == 3
        assert "V02" in gone


def test_after_the_last_round_surplus_cards_go_by_themselves_unless_something_is_pressed(
    browser: Any, tmp_path: Path
) -> None:
    position = {**SACKED, "at": "end", "round": 7, "hands": {"Marta": ["E02", "E13", "V02", "C03"]}}
    position.pop("actions")
    with laid(browser, tmp_path, position, LAPTOP) as stage:
        ends = stage.page.locator("[data-ends]")
        ends.wait_for(state="attached")
        assert "by themselves" in stage.page.locator("#bar").inner_text()
        stage.page.mouse.click(640, 3)
        ends.wait_for(state="detached")
        assert "changes nothing any more" in stage.page.locator("#bar").inner_text()
        assert stage.answers() == []
        stage.page.reload()
        stage.page.locator("[data-rematch]").wait_for()
        assert len(stage.answers()) == 1


def test_a_surplus_of_many_cards_lies_on_the_desk_in_two_rows(browser: Any, tmp_path: Path) -> None:
    many = ["E02", "E13", "V02", "C03", "E10", "GE1", "GE2", "GE3", "W01", "X07", "E05", "E15"]
    position = {name: value for name, value in SACKED.items() if name != "actions"} | {"at": "end"}
    with laid(browser, tmp_path, {**position, "hands": {"Marta": many}}, LAPTOP) as stage:
        stage.wait_for("discard-surplus")
        stage.page.locator("[data-zone=stage] [data-target]").nth(len(many) - 1).wait_for()
        desk = stage.page.locator("[data-zone=stage]").bounding_box()
        cards = stage.page.locator("[data-zone=stage] [data-target]").all()
        assert len(cards) == len(many)
        for card in cards:
            box = card.bounding_box()
            assert box["y"] >= desk["y"]
            assert box["y"] + box["height"] <= desk["y"] + desk["height"], "none off the stage"
