"""What happens is played on the stage: every kind of event moves, once; in the end the stage is what the view says."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest
import staging
from house import LAID, ask

import palazzo
from palazzo.server.web import game_schema

PATIENCE: Final = 60_000
SEATS: Final = {"final-decrees": 5, "junta": 5, "last-will": 4}
BURSTS: Final = 5
"""How often a match is looked at on its way."""
PACES: Final = [
    ("brisk", False),
    ("at-once", False),
    pytest.param("calm", False, marks=pytest.mark.full),
    pytest.param("calm", True, marks=pytest.mark.full),
]

Opened = Callable[..., Any]


@pytest.fixture
def opened(browser: Any, house: str) -> Iterator[Opened]:
    """A page with or without motion, at a pace; nothing may go wrong in it."""
    contexts: list[Any] = []
    faults: list[str] = []

    def come(pace: str = "brisk", reduced: bool = False) -> Any:
        context = browser.new_context(
            viewport={"width": 1280, "height": 720},
            locale="en-GB",
            reduced_motion="reduce" if reduced else "no-preference",
            base_url=house,
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.add_init_script(staging.RECORDER)
        page.goto("/about")
        ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
        ask(page, "PUT", "/me/settings", {"pace": pace})
        return page

    yield come
    for context in contexts:
        context.close()
    assert faults == []


def begun(page: Any, game: str) -> str:
    """A table of this game with bots in the other seats; its id."""
    table = str(ask(page, "POST", "/tables", {"game": game, "seats": SEATS[game], "options": {}})["id"])
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    return table


# -- every kind of event


def facts(kinds: dict[str, str], view: dict[str, Any]) -> dict[str, Any]:
    """Facts of these kinds, about what lies on the table."""
    places = [place["id"] for place in view["table"]["places"]] or ["P1", "P2"]
    papers = [paper["id"] for paper in view["table"]["papers"]]
    words = {"decree": papers[:1], "card": ["C05"], "cards": ["C05"]}
    made: dict[str, Callable[[str], Any]] = {
        "seat": lambda name: "s1" if name == "seat" else "s2",
        "word": lambda name: (words.get(name) or places)[-1 if name in ("lower", "old_lower", "source") else 0],
        "number": lambda name: 2,
        "seats": lambda name: ["s1", "s2"],
        "words": lambda name: words.get(name, places[:1]),
        "names": lambda name: ["s1", "s2"],
        "numbers": lambda name: [3, 6],
        "list": lambda name: [],
        "table": lambda name: {},
        "number-by-name": lambda name: {"s1": 2, "s2": 1},
        "name-by-name": lambda name: {"s1": places[0]},
        "names-by-name": lambda name: {"s1": ["C05"]},
    }
    return {name: made[kind](name) for name, kind in kinds.items() if not kind.endswith("?")}


def seen_to_move(page: Any, game: str) -> staging.Line:
    """Tell the page of one event of each kind, and see that each moves something, once."""
    line = staging.Line(page)
    page.goto(f"/table/{begun(page, game)}")
    page.wait_for_selector(LAID)
    page.wait_for_function("() => document.querySelector('[data-director]')?.dataset.director === ''")
    line.frozen = True
    page.evaluate("performed.length = played.length = 0")
    everything = {**game_schema.document()[game], **game_schema.document()[game_schema.KERNEL]}
    for event, kinds in everything.items():
        staging.wait_until_shown(page, line.say({"event": event, **facts(kinds, line.view)}))
    moved = {one["event"] for one in page.evaluate("played") if one["seen"]}
    assert [event for event in everything if event not in moved] == []
    assert page.evaluate("performed") == list(everything), "each once, in order"
    assert page.evaluate(staging.PICTURE)["left"] == 0
    assert line.sent[0]["shows"] is True
    told = [said["version"] for said in line.sent if said["type"] == "shown"]
    assert told[-1] == line.version, "the server is told how far the page has shown what happened"
    assert told == sorted(told)
    return line


TURNED: Final = """
() => {
  window.turned = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.matches("[data-zone]") && JSON.stringify(frames).includes("rotate")) window.turned.push(this.dataset.zone);
    return animate.call(this, frames, options);
  };
}
"""
"""Writes down in `window.turned` the zones that are turned over."""


def test_every_kind_of_event_of_final_decrees_is_seen_to_move_once(opened: Opened) -> None:
    page = opened()
    line = seen_to_move(page, "final-decrees")
    # A card out of one's own hand lies face up on the stage, and the stage lies still.
    page.evaluate(TURNED)
    line.say(patch=[[["table", "people", 0, "directs"], "EXE"], [["table", "yours", "hand"], ["C05"]]])
    page.wait_for_selector("[data-zone=hand] [data-thing=C05]")
    staging.wait_until_shown(page, line.say({"event": "plays", "seat": "s0", "card": "C05", "what": {}}))
    assert page.evaluate("turned") == []


@pytest.mark.full
@pytest.mark.parametrize("game", ["junta", "last-will"])
def test_every_kind_of_event_of_the_others_is_seen_to_move_once(opened: Opened, game: str) -> None:
    seen_to_move(opened(), game)


def test_without_motion_every_event_has_its_caption(opened: Opened) -> None:
    page = opened(reduced=True)
    line = staging.Line(page)
    page.goto(f"/table/{begun(page, 'final-decrees')}")
    page.wait_for_selector(LAID)
    line.frozen = True
    for event, kinds in game_schema.document()["final-decrees"].items():
        page.evaluate("played.length = 0")
        shown = line.say({"event": event, **facts(kinds, line.view)})
        page.wait_for_function("() => played.some((one) => one.move === 'caption')")
        told = page.evaluate("document.querySelector('[data-told]').lastElementChild.innerText")
        assert page.evaluate("played[0].text.trim()") == told
        assert page.evaluate("played.every((one) => one.move === 'caption')")
        page.keyboard.press("x")
        staging.wait_until_shown(page, shown)


# -- whole matches


def views_of(seed: int) -> list[dict[str, Any]]:
    """What the first seat sees after every answer of a match of Final Decrees, to its end."""
    match, rng = palazzo.new_match("final-decrees", 5, seed=seed), Random(seed)
    found = [match.view(0)]
    while (question := match.due) is not None:
        match.answer(question.seat, question.sample(rng))
        found.append(match.view(0))
    return found


@pytest.mark.parametrize(("pace", "reduced"), PACES)
def test_through_a_whole_match_the_stage_ends_up_as_the_view_is(opened: Opened, pace: str, reduced: bool) -> None:
    page, other = opened(pace, reduced), opened("at-once")
    table = begun(page, "final-decrees")
    line = staging.Line(page)
    page.goto(f"/table/{table}")
    page.wait_for_selector(LAID)
    page.goto("/about")
    page.unroute_all()
    views = [view for view in views_of(7) if not view["over"]]
    stand = staging.Stand(page, line.whole, views[0])
    page.goto(f"/table/{table}")
    page.wait_for_selector(LAID)
    length = len(views) // BURSTS
    for burst in range(BURSTS):
        shown = stand.version
        for view in views[1 + burst * length : 1 + (burst + 1) * length]:
            shown = stand.show(view)
        staging.wait_until_shown(page, shown)
        page.wait_for_timeout(300)
        # A headline is read to its end, at every pace, and holds nothing up.
        page.wait_for_selector("[data-banner]", state="detached")
        looked = staging.Stand(other, line.whole, stand.view)
        other.goto(f"/table/{table}")
        other.wait_for_selector(LAID)
        assert looked.version == 1
        assert page.evaluate(staging.PICTURE) == other.evaluate(staging.PICTURE)
        other.goto("/about")
        other.unroute_all()


# -- hands on it

LONG: Final[list[dict[str, Any]]] = [
    {"event": "bid-won", "seat": "s1", "ministry": "HR"},
    {"event": "enacted", "decree": "D1", "ministry": "NAV", "number": 1},
    {"event": "stagnation", "seat": "s2"},
    {"event": "enacted", "decree": "D3", "ministry": "NAV", "number": 2},
]
"""Events that together take eight seconds."""


@pytest.fixture
def during(opened: Opened) -> tuple[Any, staging.Line]:
    """A page that asks for a bid, calmly playing something long."""
    page = opened("calm")
    line = staging.Line(page)
    page.goto(f"/table/{begun(page, 'final-decrees')}")
    page.wait_for_selector("[data-zone=prompt] [data-send]")
    line.frozen = True
    line.say(*LONG)
    page.wait_for_selector("[data-banner]")
    return page, line


def answers(line: staging.Line) -> int:
    """How often the page has answered."""
    return sum(said["type"] == "answer" for said in line.sent)


SKIPPED: Final = 1500
"""Milliseconds by which everything is shown, where playing it would take eight seconds."""


def is_skipped(page: Any) -> None:
    """Nothing plays any more, and nothing is left lying over the table."""
    page.wait_for_function("() => document.querySelector('[data-director]').dataset.director === ''", timeout=SKIPPED)
    assert page.evaluate(staging.PICTURE)["left"] == 0


def test_an_answer_pressed_while_something_plays_is_sent_and_ends_it(during: tuple[Any, staging.Line]) -> None:
    page, line = during
    page.locator("[data-zone=prompt] [data-send]").click()
    is_skipped(page)
    assert answers(line) == 1


def test_a_key_answers_as_ever_while_something_plays(during: tuple[Any, staging.Line]) -> None:
    page, line = during
    page.locator("[data-zone=prompt] [data-send]").focus()
    page.keyboard.press("Enter")
    is_skipped(page)
    assert answers(line) == 1


def test_a_press_beside_everything_ends_it_and_does_nothing_else(during: tuple[Any, staging.Line]) -> None:
    page, line = during
    box = page.locator("[data-zone=ribbon]").bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.45, box["y"] + box["height"] / 2)
    is_skipped(page)
    assert answers(line) == 0


def test_a_tab_that_is_hidden_shows_everything_at_once(during: tuple[Any, staging.Line]) -> None:
    page, line = during
    page.evaluate(
        "() => { Object.defineProperty(document, 'hidden', { get: () => true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    is_skipped(page)
    page.evaluate("played.length = 0")
    staging.wait_until_shown(page, line.say({"event": "enacted", "decree": "D2", "ministry": "NAV", "number": 5}))
    assert page.evaluate("played") == []


def test_what_was_missed_is_played_again_on_demand(during: tuple[Any, staging.Line]) -> None:
    page, line = during
    page.keyboard.press("x")
    is_skipped(page)
    page.evaluate("performed.length = 0")
    page.locator("[data-missed]").click()
    page.wait_for_function("() => performed.length >= 4")
    staging.wait_until_shown(page, line.version)
    assert page.evaluate("performed.slice(-4)") == [one["event"] for one in LONG]


COUNTED: Final = """
() => {
  window.counted = new Set();
  const counting = () => [...document.querySelectorAll("[data-move=count]")];
  const note = () => counting().forEach((one) => counted.add(one.textContent.trim()));
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}
"""
"""Keeps in `window.counted` whatever figures show while they count."""


def test_a_figure_that_counts_twice_in_a_moment_goes_on_from_where_it_is(opened: Opened) -> None:
    page = opened("calm")
    line = staging.Line(page)
    page.goto(f"/table/{begun(page, 'final-decrees')}")
    page.wait_for_selector("[data-zone=prompt] [data-send]")
    page.evaluate(COUNTED)
    while not page.evaluate("() => counted.has('+1')"):
        # Until the choreography has come.
        staging.wait_until_shown(page, line.say({"event": "gains", "seat": "s1", "amount": 1}))
    twice = ({"event": "gains", "seat": "s1", "amount": 2}, {"event": "gains", "seat": "s1", "amount": 3})
    staging.wait_until_shown(page, line.say(*twice))
    shown = page.evaluate("() => [...counted]")
    assert "4" in shown, shown
