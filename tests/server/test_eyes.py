"""Bots do not run ahead of those who look on from their seats, and nobody can hold a table up: in simulated time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from palazzo.server.live.messages import Pause
from palazzo.server.messages import ClockRule, PersonSettings
from palazzo.server.problems import Trouble
from palazzo.server.tables.eyes import LONGEST
from server.simulated import Loop, Page, SimulatedTable, simulate

PACE = 0.6
SOON = 0.05


async def play(table: SimulatedTable, page: Page, seconds: float) -> None:
    """Let a table go on for a while; the person gives quiet answers as soon as anything is asked."""
    until = table.loop.time() + seconds
    while table.loop.time() < until and not table.match.over:
        await asyncio.sleep(SOON)
        for asked in list(table.match.questions.open_to(0)):
            if asked.prompt == "answer-offer":
                await page.answer(asked.id, asked.default())
        if page.connection in table.live.connections and table.match.questions.is_due(0):
            asked = table.match.questions.due_of(0)
            if not asked.single():
                await page.answer(asked.id, asked.default())


def deeds(table: SimulatedTable) -> list[float]:
    """When bots did something."""
    return [line.at for line in table.lines if line.seat > 0]


def gaps(table: SimulatedTable) -> list[float]:
    """Seconds between two things that happened, where the second was a bot's."""
    pairs = zip(table.lines, table.lines[1:], strict=False)
    return [later.at - earlier.at for earlier, later in pairs if later.seat > 0]


@pytest.mark.parametrize(
    ("game", "shows"),
    [("final-decrees", 0.1), ("final-decrees", 1.7), ("final-decrees", 3.5), ("junta", 1.7), ("last-will", 1.7)],
)
def test_no_bot_acts_before_the_page_has_shown_the_last_thing(game: str, shows: float) -> None:
    async def work(loop: Loop) -> None:
        table = SimulatedTable(loop, game, 5, 1)
        page = Page(table, "p0", shows=shows)
        await table.live.begin()
        await page.come()
        await play(table, page, 120.0)
        assert len(deeds(table)) > 20
        changes = page.heard("change")
        mine = {line.at for line in table.lines if line.seat == 0}
        for at, change in changes:
            if at not in mine:
                assert page.shown[change["after"]] <= at
        assert max(gaps(table)) <= PACE + LONGEST + 3 * SOON + 0.2

    simulate(work)


def test_a_page_that_never_says_anything_is_waited_for_a_few_times_and_never_long() -> None:
    async def work(loop: Loop) -> None:
        table = SimulatedTable(loop, "final-decrees", 5, 1)
        page = Page(table, "p0")
        await table.live.begin()
        await page.come(shows=True)
        await play(table, page, 120.0)
        assert len(deeds(table)) > 40
        assert max(gaps(table)) <= PACE + LONGEST + SOON
        assert sum(gap > PACE + SOON for gap in gaps(table)) < 15

    simulate(work)


def test_a_page_that_lies_sees_bots_at_their_pace() -> None:
    async def work(loop: Loop) -> None:
        table = SimulatedTable(loop, "final-decrees", 5, 1)
        page = Page(table, "p0", shows=0.0)
        page.lies = True
        await table.live.begin()
        await page.come()
        await play(table, page, 60.0)
        assert len(deeds(table)) > 40
        assert max(gaps(table)) <= PACE + SOON

    simulate(work)


def test_who_is_gone_is_not_waited_for() -> None:
    async def work(loop: Loop) -> None:
        table = SimulatedTable(loop, "final-decrees", 5, 2)
        page, other = Page(table, "p0"), Page(table, "p1", shows=0.0)
        await table.live.begin()
        await page.come(shows=True)
        await other.come()
        await page.go()
        table.live.record.chairs[0].away_bot = "clerk"
        table.live.schedule.update()
        await asyncio.sleep(20.0)
        done = [line for line in table.lines if line.seat != 1]
        assert done
        assert done[0].at - 1000.0 < PACE + LONGEST

    simulate(work)


def test_the_table_goes_by_the_calmest_of_those_present_and_says_so() -> None:
    async def work(loop: Loop) -> None:
        table = SimulatedTable(loop, "final-decrees", 5, 2)
        one, two = Page(table, "p0", shows=0.0), Page(table, "p1", shows=0.0)
        await table.live.begin()
        one.connection.settings = PersonSettings(pace="at-once")
        await one.come()
        assert table.live.seen("p0").pace == "at-once"
        await two.come()
        assert one.heard("table")[-1][1]["table"]["pace"] == "brisk"
        await table.live.set_settings("p1", PersonSettings(pace="calm"))
        assert one.heard("table")[-1][1]["table"]["pace"] == "calm"
        await two.go()
        assert one.heard("table")[-1][1]["table"]["pace"] == "at-once"

    simulate(work)


def test_bots_take_their_time_as_the_pace_says() -> None:
    async def work(loop: Loop) -> None:
        found = {}
        for pace in ("calm", "brisk", "at-once"):
            table = SimulatedTable(loop, "final-decrees", 5, 1)
            page = Page(table, "p0", shows=0.0)
            settings: Any = PersonSettings(pace=pace)
            page.connection.settings = settings
            await table.live.begin()
            await page.come()
            await play(table, page, 12.0)
            found[pace] = len(deeds(table))
            table.live.stop()
        assert found["calm"] < found["brisk"] < found["at-once"]

    simulate(work)


def test_a_pause_stops_bots_and_clocks_where_one_person_plays() -> None:
    async def work(loop: Loop) -> None:
        clock = ClockRule("bank", 600.0, 0.0)
        table = SimulatedTable(loop, "final-decrees", 5, 1, clock=clock)
        page = Page(table, "p0", shows=0.0)
        await table.live.begin()
        await page.come()
        await play(table, page, 20.0)
        await table.live.pause(page.connection, Pause("a", True))
        assert page.heard("table")[-1][1]["table"]["paused"]
        before, left = len(table.lines), table.live._description.clock()
        await asyncio.sleep(10_000.0)
        after = table.live._description.clock()
        assert len(table.lines) == before
        assert left is not None
        assert after is not None
        assert after.left == left.left
        await table.live.pause(page.connection, Pause("b", False))
        await play(table, page, 20.0)
        assert len(table.lines) > before
        assert all(later.at >= earlier.at for earlier, later in zip(table.lines, table.lines[1:], strict=False))

    simulate(work)


def test_where_others_play_there_is_no_pause() -> None:
    async def work(loop: Loop) -> None:
        table = SimulatedTable(loop, "final-decrees", 5, 2)
        page = Page(table, "p0")
        await table.live.begin()
        await page.come()
        with pytest.raises(Trouble, match="pause-with-others"):
            await table.live.pause(page.connection, Pause("a", True))

    simulate(work)
