"""Reaction windows and questions without a choice: what is asked of whom, and that time tells nothing."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any, NamedTuple

import pytest

import palazzo
from palazzo.kernel.match import Match
from palazzo.server.live.messages import Reading, Shown, WaitFor
from palazzo.server.messages import PersonSettings
from palazzo.server.problems import Trouble
from palazzo.server.storage import StorageLost
from palazzo.server.tables.bells import THINKING
from palazzo.server.tables.offers import PATIENCE
from server.positions import PLAY, POSTS
from server.simulated import Loop, Page, SimulatedTable, simulate

BELL = 5.0
A_CARD: dict[str, Any] = {
    "directs": POSTS,
    "player": "s0",
    "hands": {"s0": ["C24"], "s1": ["C27"], "s2": ["C01"]},
    "blame": {"s0": 5, "s1": 5},
}


async def window(loop: Loop, people: int, **more: Any) -> tuple[SimulatedTable, list[Page], Page]:
    """A table of four where s0 has played a card: s1 could cancel it, s2 holds only another card."""
    table = SimulatedTable(loop, "final-decrees", 4, people, position=A_CARD, level="usher", **more)
    await table.live.begin()
    pages = [Page(table, f"p{seat}", shows=0.0) for seat in range(people)]
    guest = Page(table, "", seated=False)
    for page in [*pages, guest]:
        await page.come()
    asked = table.match.questions.due_of(0)
    await pages[0].answer(asked.id, next(option for option in asked.bounds()["options"] if option.startswith(PLAY)))
    return table, pages, guest


def question(table: SimulatedTable, seat: int) -> Any:
    return table.match.questions.due_of(seat)


def stands(match: Match, question: Any) -> bool:
    """The seat has still to answer this question."""
    return match.questions.is_due(question.seat) and bool(match.questions.due_of(question.seat).id == question.id)


def rings(page: Page) -> list[Any]:
    return [message["bell"] for _, message in page.heard("bell")]


def test_among_several_people_a_window_is_a_bell_of_fixed_length_told_to_all() -> None:
    async def work(loop: Loop) -> None:
        table, pages, guest = await window(loop, 3)
        began = loop.time()
        assert question(table, 1).window
        for page in [*pages, guest]:
            ring = rings(page)[-1]
            assert (ring["seconds"], ring["left"], ring["waiting"]) == (BELL, BELL, [])
        assert [rings(page)[-1]["you"] for page in [*pages, guest]] == [False, True, False, False]
        await asyncio.sleep(BELL - 0.1)
        assert question(table, 1).window
        await asyncio.sleep(0.2)
        assert "cancelled" not in str(table.match.view(0)["log"])
        assert not table.match.questions.is_due(1)
        assert all(rings(page)[-1] is None for page in [*pages, guest])
        assert guest.heard("bell")[-1][0] - began == pytest.approx(BELL, abs=0.01)

    simulate(work)


def test_wait_stops_the_bell_for_all_to_see_and_then_it_goes_on() -> None:
    async def work(loop: Loop) -> None:
        table, pages, guest = await window(loop, 3)
        await asyncio.sleep(2.0)
        await table.live.wait(pages[1].connection, WaitFor("w", question(table, 1).id))
        for page in [*pages, guest]:
            ring = rings(page)[-1]
            assert (ring["waiting"], ring["left"], ring["thinking"]) == (["s1"], 3.0, THINKING)
        await asyncio.sleep(20.0)
        assert question(table, 1).window
        await pages[1].answer(question(table, 1).id, "react:C27")
        assert rings(guest)[-1]["waiting"] == []
        assert "cancelled" not in str(table.match.view(0)["log"])
        await asyncio.sleep(3.1)
        assert "cancelled" in str(table.match.view(0)["log"])

    simulate(work)


def test_who_says_wait_and_then_nothing_has_passed_in_the_end() -> None:
    async def work(loop: Loop) -> None:
        table, pages, _ = await window(loop, 3)
        await table.live.wait(pages[1].connection, WaitFor("w", question(table, 1).id))
        with pytest.raises(Trouble, match="waited-already"):
            await table.live.wait(pages[1].connection, WaitFor("w2", question(table, 1).id))
        await asyncio.sleep(THINKING + BELL - 0.2)
        assert table.match.questions.is_due(1)
        await asyncio.sleep(0.4)
        assert not table.match.questions.is_due(1)

    simulate(work)


def test_a_bell_waits_for_who_is_asked_and_not_here() -> None:
    async def work(loop: Loop) -> None:
        table, pages, _ = await window(loop, 3)
        await pages[2].go()
        assert rings(pages[1])[-1] is None
        await asyncio.sleep(60.0)
        assert table.match.questions.is_due(1)
        await pages[2].come()
        assert rings(pages[1])[-1]["left"] == BELL
        await asyncio.sleep(BELL + 0.1)
        assert not table.match.questions.is_due(1)

    simulate(work)


def test_alone_among_bots_nobody_is_asked_who_can_only_pass_and_a_choice_has_no_bell() -> None:
    async def work(loop: Loop) -> None:
        position = {**A_CARD, "player": "s1", "hands": {"s0": ["C01"], "s1": ["C24"]}}
        for hand, asked in ((["C01"], False), (["C27"], True)):
            position["hands"] = {"s0": hand, "s1": ["C24"]}
            match = palazzo.set_up("final-decrees", seats=4, position=position)
            match.answer(1, next(one for one in match.questions.due_of(1).bounds()["options"] if one.startswith(PLAY)))
            table = SimulatedTable(loop, "final-decrees", 4, 1, position=A_CARD, level="usher")
            page = Page(table, "p0", shows=0.0)
            await table.live.begin()
            table.put(match)
            await page.come()
            assert (first_asked := question(table, 0)).window
            await asyncio.sleep(3.0)
            assert not page.heard("bell")
            assert stands(match, first_asked) is asked
            table.live.stop()

    simulate(work)


def test_settings_decide_who_is_asked() -> None:
    async def work(loop: Loop) -> None:
        position = {**A_CARD, "player": "s1"}
        for hand, settings, asked in (
            (["C01"], PersonSettings(always_ask=["react-cancel"]), True),
            (["C01"], PersonSettings(always_ask=["*"]), True),
            (["C27"], PersonSettings(never_ask=["react-cancel"]), False),
            (["C27"], PersonSettings(never_ask=["react-blame"]), True),
        ):
            position["hands"] = {"s0": hand, "s1": ["C24"]}
            match = palazzo.set_up("final-decrees", seats=4, position=position)
            match.answer(1, next(one for one in match.questions.due_of(1).bounds()["options"] if one.startswith(PLAY)))
            table = SimulatedTable(loop, "final-decrees", 4, 1, position=A_CARD, level="usher")
            page = Page(table, "p0", shows=0.0)
            page.connection.settings = settings
            await table.live.begin()
            table.put(match)
            await page.come()
            first_asked = question(table, 0)
            await asyncio.sleep(3.0)
            assert stands(match, first_asked) is asked
            table.live.stop()

    simulate(work)


# -- time tells nothing


def first(match: Match) -> Any:
    """The first question the match waits for; nothing when it is over."""
    return next(iter(match.questions), None)


def windows_of(game: str, seed: int, most: int) -> list[Match]:
    """Matches at a moment where a window is open, and at one where a guarded question is asked: so many of both."""
    found: dict[bool, list[Match]] = {True: [], False: []}
    rng = Random(seed)
    match = palazzo.new_match(game, seats=4, seed=seed)
    while not match.over and min(map(len, found.values())) < most:
        asked = first(match)
        assert asked is not None
        kind = found[asked.window]
        fresh = not match.table.stack[-1].answers
        if fresh and len(kind) < most and (asked.guarded or (asked.window and rng.random() < 0.2)):
            kind.append(match.clone())
        match.answer(asked.seat, asked.sample(rng))
    return found[True] + found[False]


class Stream(NamedTuple):
    """What a spectator is sent until a moment is over."""

    sent: list[tuple[float, str, int]]
    """When, of which type, and how many bytes; of the change that ends the moment no bytes, for chance may be told at
    more or less length."""
    told: list[Any]
    """The lines of the log that the last change brings."""
    patch: list[Any]
    """What it changes in the view."""
    is_window: bool
    """A window stood open."""


async def public_stream(loop: Loop, match: Match, game: str) -> Stream:
    """What a spectator is sent until this moment is over, and when.

    Everyone who has a choice gives the quiet answer after a second.
    """
    table = SimulatedTable(loop, game, 4, 4)
    await table.live.begin()
    table.put(match)
    guest = Page(table, "", seated=False)
    pages = [Page(table, f"p{seat}", shows=0.0) for seat in range(4)]
    for page in [*pages, guest]:
        await page.come()
    moment, began = match.table.moments, loop.time()
    is_window = first(match).window
    await asyncio.sleep(1.0)
    for seat, page in enumerate(pages):
        if match.questions.is_due(seat) and match.table.moments == moment:
            asked = match.questions.due_of(seat)
            if not asked.forced():
                await page.answer(asked.id, asked.default())
    while table.match.table.moments == moment and loop.time() < began + 60.0:
        await asyncio.sleep(0.05)
    table.live.stop()
    sent: list[tuple[float, str, int]] = []
    for at, message, size in guest.received:
        if message["type"] == "change":
            sent.append((round(at - began, 2), "change", 0))
            return Stream(sent, message["log"], message["patch"], is_window)
        if message["type"] != "view":
            sent.append((round(at - began, 2), message["type"], size))
    return Stream(sent, [], [], is_window)


@pytest.mark.parametrize(
    ("game", "windows", "guarded"), [("final-decrees", 20, 4), ("junta", 20, 4), ("last-will", 0, 4)]
)
def test_time_and_bytes_tell_nothing_of_what_anyone_holds(game: str, windows: int, guarded: int) -> None:
    """And where the change that ends it tells the same lines, it is the same to the last byte, but for its number."""
    compared, closed = [0, 0], [0, 0]

    async def work(loop: Loop) -> None:
        rng = Random(3)
        for seed in range(6):
            for match in windows_of(game, seed, 2):
                true = await public_stream(loop, match.clone(), game)
                for seat in range(4):
                    other = match.resample(seat, rng)
                    other.table.key = match.table.key
                    world = await public_stream(loop, other, game)
                    assert world.sent == true.sent
                    compared[true.is_window] += 1
                    if world.told == true.told:
                        assert world.patch == true.patch
                        closed[true.is_window] += 1

    simulate(work)
    assert compared[True] >= windows
    assert compared[False] >= guarded
    assert closed[True] >= windows // 2, "of the lines told at the end too few were the same"


# -- questions without a choice


def test_a_question_with_one_answer_is_answered_by_itself_and_can_be_taken_back_over() -> None:
    async def work(loop: Loop) -> None:
        table = SimulatedTable(loop, "final-decrees", 4, 1, level="usher")
        page = Page(table, "p0", shows=0.0)
        await table.live.begin()
        await page.come()
        rng = Random(4)
        singles = 0
        until = loop.time() + 300.0
        while loop.time() < until and not table.match.over:
            await asyncio.sleep(0.1)
            if table.match.questions.is_due(0):
                asked = table.match.questions.due_of(0)
                if asked.single():
                    before = len(table.lines)
                    await asyncio.sleep(6.0)
                    assert len(table.lines) > before
                    assert table.lines[before].seat == 0
                    singles += 1
                else:
                    await page.answer(asked.id, asked.sample(rng))
        assert singles

    simulate(work)


# -- patience


def test_a_bots_offer_waits_for_the_person_and_no_bot_goes_on_meanwhile() -> None:
    async def work(loop: Loop) -> None:
        for seed in range(4):
            table = SimulatedTable(loop, "final-decrees", 5, 1, key=f"{seed:032x}")
            page = Page(table, "p0", shows=0.2)
            await table.live.begin()
            await page.come()
            until = loop.time() + 200.0
            while loop.time() < until and not table.match.over and not page.heard("offers"):
                await asyncio.sleep(0.05)
                if table.match.questions.is_due(0) and not table.match.questions.due_of(0).single():
                    asked = table.match.questions.due_of(0)
                    await page.answer(asked.id, asked.default())
            if page.heard("offers"):
                began, told = page.heard("offers")[0]
                assert told["offers"][0]["seconds"] >= 20.0
                before = len(table.lines)
                await asyncio.sleep(PATIENCE - 5.0)
                assert len(table.lines) == before
                reading = Reading(told["offers"][0]["deal"])
                await table.live.read(page.connection, reading)
                assert page.heard("offers")[-1][1]["offers"][0]["read"]
                await asyncio.sleep(PATIENCE)
                assert len(table.lines) == before, "who reads the paper is waited for"
                await table.live.read(page.connection, Reading(None))
                assert 4.0 < page.heard("offers")[-1][1]["offers"][0]["left"] <= 5.0
                await asyncio.sleep(8.0)
                assert len(table.lines) > before
                assert page.heard("offers")[-1][1] == {"type": "offers", "offers": []}
                assert page.heard("offers")[-1][0] - began >= PATIENCE
                return
            table.live.stop()
        raise AssertionError("no bot offered anything")

    simulate(work)


def test_what_a_bot_offers_a_person_no_other_bot_takes_meanwhile() -> None:
    async def work(loop: Loop) -> None:
        both = 0
        for seed in range(3):
            table = SimulatedTable(loop, "final-decrees", 4, 1, key=f"{seed:032x}")
            page = Page(table, "p0", shows=0.2)
            await table.live.begin()
            await page.come()
            until = loop.time() + 900.0
            while loop.time() < until and not table.match.over:
                await asyncio.sleep(0.05)
                deals = table.match.table.deals
                mine = {deal.by for deal in deals if deal.parties & 1}
                both += any(deal.by in mine and not deal.parties & 1 for deal in deals)
                if table.match.questions.is_due(0) and not table.match.questions.due_of(0).single():
                    asked = table.match.questions.due_of(0)
                    await page.answer(asked.id, asked.default())
            began: dict[str, float] = {}
            for at, told in page.heard("offers"):
                there = {offer["deal"] for offer in told["offers"]}
                for deal in began.keys() - there:
                    assert at - began.pop(deal) >= PATIENCE
                began |= dict.fromkeys(there - began.keys(), at)
            table.live.stop()
        assert both, "no bot offered the same to a person and to a bot"

    simulate(work)


def test_when_nothing_can_be_stored_nobody_who_answered_is_told_that_the_match_is_over() -> None:
    async def work(loop: Loop) -> None:
        table, pages, _ = await window(loop, 3)
        for seat in (1, 2):
            await pages[seat].answer(question(table, seat).id, "pass")
        dropped: list[Any] = []
        table.live._drop = keep_in_mind(dropped)
        table.shared.storage.write = refuse_to_write  # type: ignore[method-assign]
        await asyncio.sleep(BELL + 0.1)
        assert dropped
        told = [message["problem"]["reason"] for page in pages for _, message in page.heard("refused")]
        assert told == ["not-stored"]

    simulate(work)


def keep_in_mind(dropped: list[Any]) -> Any:
    async def drop(*given: Any) -> None:
        dropped.append(given)

    return drop


async def refuse_to_write(*statements: Any, news: str = "") -> None:
    raise StorageLost("the disk is full")


def test_nobody_who_opens_a_paper_hears_of_a_reply_that_is_not_stored_yet() -> None:
    async def work(loop: Loop) -> None:
        table, pages, _ = await window(loop, 3)
        async with table.live.lock:
            reading = loop.create_task(table.live.read(pages[1].connection, Reading("d1")))
            await asyncio.sleep(1.0)
            assert pages[1].connection.reading is None
        await reading
        assert pages[1].connection.reading == "d1"

    simulate(work)


def test_a_page_that_shows_something_while_a_line_of_talk_is_stored_lets_bots_go_on() -> None:
    async def work(loop: Loop) -> None:
        table, pages, _ = await window(loop, 3)
        looked: list[float] = []
        update = table.live.schedule.update
        table.live.schedule.update = lambda: (looked.append(loop.time()), update())[1]  # type: ignore[method-assign]
        async with table.live.lock:
            showing = loop.create_task(table.live.show(pages[1].connection, Shown(10**9)))
            await asyncio.sleep(1.0)
            assert not looked
        await showing
        assert looked

    simulate(work)


def test_a_table_where_something_went_wrong_goes_on_a_moment_later() -> None:
    async def work(loop: Loop) -> None:
        table, _, _ = await window(loop, 3)
        schedule, one_thing = table.live.schedule, table.live.schedule._one_thing
        broken: list[float] = []

        async def break_once() -> bool:
            if not broken:
                broken.append(loop.time())
                raise KeyError("a fault of ours")
            return await one_thing()

        schedule._one_thing = break_once  # type: ignore[method-assign]
        await asyncio.sleep(BELL + 0.1)
        assert broken
        await asyncio.sleep(1.5)
        assert not table.match.questions.is_due(1)

    simulate(work)
