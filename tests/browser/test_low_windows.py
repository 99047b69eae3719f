"""Windows lower than tables are laid out for: a laptop's under its bars, a telephone held sideways."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import hands
import pytest
import staging
from house import Person, ask

import palazzo

LAPTOP: Final = (1366, 625)
LOWER: Final = (1280, 593)
TABLET: Final = (1024, 768)
SIDEWAYS: Final = (844, 390)
NARROWER: Final = (667, 375)
SEATS: Final = {"final-decrees": 5, "junta": 7, "last-will": 5}
OPTIONS: Final[dict[str, dict[str, Any]]] = {"final-decrees": {}, "junta": {}, "last-will": {"sacked": True}}
ASKED: Final = {
    "final-decrees": ("bid", "assign-posts", "choose-action", "distribute"),
    "junta": ("nominate", "vote", "appoint", "budget-piles", "choose-location", "bank-business", "movement", "volley"),
    "last-will": ("keep-first-cards", "choose-plan", "choose-errand", "choose-action", "arrange-market"),
}
"""What is looked at in each game: one question of every scene."""
MOST: Final = 1500
"""Answers until a random match is left."""
SETTLED: Final = 300
"""Frames until a table is measured that never comes to rest."""

MEASURE: Final = """
async (settled) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  let [before, alike] = ["", 0];
  for (let look = 0; look < settled && alike < 6; look++) {
    await frame();
    const now = JSON.stringify(faults());
    alike = now === before ? alike + 1 : 0;
    before = now;
  }
  return JSON.parse(before);

  function faults() {
    const found = [];
    const box = (one) => one.getBoundingClientRect();
    const named = (one) => `${one.dataset.thing ?? one.dataset.person ?? one.className} ${one.textContent.trim()}`;
    const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const small = document.querySelector("[data-zone=sheet]") !== null;
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push("the page scrolls");

    const out = ({ left, top, right, bottom }) =>
      left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
    const buttons = all("[data-zone=prompt] .button");
    for (const one of [...buttons, ...all("#ask")]) if (out(box(one))) found.push(`cut in the prompt: ${named(one)}`);
    for (const one of buttons) {
      const { x, y, width, height } = box(one);
      if (!one.contains(document.elementFromPoint(x + width / 2, y + height / 2))) found.push(`under: ${named(one)}`);
    }

    const plates = all("[data-zone=people] [data-person]").filter((one) => !one.parentElement.closest("[data-person]"));
    plates.forEach((one, at) => {
      if (!small && out(box(one))) found.push(`plate cut: ${named(one)}`);
      for (const other of plates.slice(at + 1)) {
        const [a, b] = [box(one), box(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) found.push(`plates overlap: ${named(one)}, ${named(other)}`);
      }
    });

    const stage = box(document.querySelector("[data-zone=stage]"));
    const targets = all("[data-zone=stage] [data-target]");
    const seen = targets.filter((one) => {
      const { left, top, right, bottom, width } = box(one);
      if (!small && (left < stage.left - 4 || top < stage.top - 4 || right > stage.right + 4))
        found.push(`beside the stage: ${named(one)}`);
      if (!small && (bottom > stage.bottom + 4 || !width)) found.push(`below the stage: ${named(one)}`);
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (x < stage.left || x > stage.right || y < stage.top || y > stage.bottom) return false;
      return small || document.elementFromPoint(x, y)?.closest("[data-target]");
    });
    if (small ? targets.length && !seen.length : seen.length < targets.length)
      found.push(`${targets.length - seen.length} of ${targets.length} targets cannot be pressed`);

    // On a telephone the hand peeks: of each card only the title.
    const hand = box(document.querySelector("[data-zone=hand]"));
    const words = small ? ".name, .title, h3" : "*";
    for (const one of all(`[data-zone=hand] :is(${words})`)) {
      if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
      const { top, bottom, height } = box(one);
      if (height && (small ? top + 14 > hand.bottom : bottom > hand.bottom + 2)) found.push(`cut: ${named(one)}`);
    }
    return found;
  }
}
"""
"""What cannot be seen or pressed as it should, once it is the same in several frames."""


def asked_of_the_first(game: str) -> dict[str, dict[str, Any]]:
    """What the first seat sees when it is asked each of these for the first time."""
    found: dict[str, dict[str, Any]] = {}
    for seed in range(20):
        match, rng = palazzo.new_match(game, seats=SEATS[game], seed=seed, options=OPTIONS[game]), Random(seed)
        for _ in range(MOST):
            if match.over or len(found) == len(ASKED[game]):
                break
            question = next(one for one in match.questions if one.due)
            if question.seat == 0 and question.prompt in ASKED[game]:
                found.setdefault(question.prompt, match.view(0))
            match.answer(question.seat, question.sample(rng))
    assert set(found) == set(ASKED[game])
    return found


def begun(page: Any, game: str) -> str:
    """A table of this game with bots in the other seats."""
    language = page.evaluate("document.documentElement.lang")
    ask(page, "POST", "/me", {"name": "Marta", "language": language})
    table = str(ask(page, "POST", "/tables", {"game": game, "seats": SEATS[game], "options": OPTIONS[game]})["id"])
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    return table


def shown(page: Any, game: str, view: dict[str, Any]) -> staging.Stand:
    """The page of a table whose server shows what a test wants."""
    table = begun(page, game)
    line = staging.Line(page)
    page.goto(f"/table/{table}")
    page.wait_for_selector("[data-zone=stage] [data-thing], [data-zone=hand] [data-thing]", state="attached")
    page.goto("/about")
    page.unroute_all()
    stand = staging.Stand(page, line.whole, view)
    page.goto(f"/table/{table}")
    page.wait_for_selector("#bar [data-kind]")
    return stand


def faults(page: Any, stand: staging.Stand, views: dict[str, dict[str, Any]], sizes: Any) -> list[str]:
    """What is not as it should be in windows of these sizes, question by question."""
    found = []
    for prompt, view in views.items():
        stand.show(view)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_selector(f"#bar [data-prompt='{prompt}']")
            found += [f"{prompt} at {width}x{height}: {one}" for one in page.evaluate(MEASURE, SETTLED)]
    return found


@pytest.mark.parametrize("game", SEATS)
@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param((LAPTOP,), id="laptop"),
        pytest.param((SIDEWAYS,), id="sideways"),
        pytest.param((LOWER, TABLET), id="smaller", marks=pytest.mark.full),
        pytest.param((NARROWER,), id="narrower", marks=pytest.mark.full),
    ],
)
def test_a_low_window_shows_all_there_is_to_press(
    person: Person, game: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page = person("Marta", *sizes[0], language="it-IT")
    views = asked_of_the_first(game)
    stand = shown(page, game, next(iter(views.values())))
    found = faults(page, stand, views, sizes)
    assert not found, "\n".join(found)


def test_a_telephone_held_sideways_has_its_sheet_beside_the_stage(person: Person) -> None:
    width, height = SIDEWAYS
    page = person("Marta", width, height)
    page.goto(f"/table/{begun(page, 'last-will')}")
    page.wait_for_selector("#bar [data-prompt=keep-first-cards]")
    page.wait_for_selector("[data-zone=stage] [data-target]")
    zones = {
        zone: page.locator(f"[data-zone={zone}]").first.bounding_box()
        for zone in ("stage", "sheet", "people", "hand", "ribbon")
    }
    stage, sheet = zones["stage"], zones["sheet"]
    assert (sheet["y"], sheet["height"]) == (0, height)
    assert 250 <= sheet["width"] <= 300
    assert stage["x"] + stage["width"] <= sheet["x"]
    assert stage["width"] > width / 2
    assert stage["height"] > 0.7 * height
    assert zones["people"]["width"] <= 80
    assert zones["hand"]["y"] >= stage["y"] + stage["height"] - 1
    assert page.locator("#choices [data-option]").count() == 6, "all choices are listed there"
    assert page.locator("[data-all]").count() == 0
    seen = hands.version(page)
    page.locator("[data-zone=stage] [data-target=open]").first.click()
    page.locator("#bar .button.main:enabled").first.click()
    hands.wait_for_news(page, seen)


GHOST: Final = """
() => {
  const [x, y] = window.held;
  const { left, top, right, bottom, width, height } = document.querySelector(".ghost").getBoundingClientRect();
  return { holds: left <= x && x <= right && top <= y && y <= bottom, width, height };
}
"""


def test_what_is_dragged_in_a_low_window_lies_under_the_pointer_and_lands(person: Person) -> None:
    page = person("Marta", *LAPTOP)
    page.goto(f"/table/{begun(page, 'last-will')}")
    rng = Random(4)
    while hands.prompt(page) != "choose-errand":
        hands.answer_or_wait(page, rng)
    if page.locator("#choices").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("#choices", state="detached")
    page.evaluate("addEventListener('pointermove', (one) => (window.held = [one.clientX, one.clientY]), true)")
    seen = hands.version(page)
    boy = page.locator("[data-zone=stage] [data-agent]").bounding_box()
    place = page.locator("[data-zone=stage] .slot[data-target=open]").last
    box = place.bounding_box()
    page.mouse.move(boy["x"] + boy["width"] / 2, boy["y"] + boy["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    ghost = page.evaluate(GHOST)
    assert ghost["holds"], "it is held where it was taken"
    assert ghost["width"] < boy["width"] * 1.3, "and as large as it was"
    assert place.get_attribute("data-drop") == "over"
    page.mouse.up()
    hands.wait_for_news(page, seen)


LIKENESS: Final = """
() => {
  window.likenesses = [];
  new MutationObserver(() => {
    for (const ghost of document.querySelectorAll(".director-likeness")) {
      let inner = ghost.firstElementChild;
      while (inner && getComputedStyle(inner).display === "contents") inner = inner.firstElementChild;
      const [whole, drawn] = [ghost.getBoundingClientRect(), inner.getBoundingClientRect()];
      window.likenesses.push(Math.abs(drawn.width / whole.width - 1) + Math.abs(drawn.height / whole.height - 1));
    }
  }).observe(document, { childList: true, subtree: true });
}
"""
"""Notes how far what flies is from filling the box it flies in."""


def test_what_moves_over_a_low_desk_is_as_large_as_what_lies_there(person: Person) -> None:
    page = person("Marta", *LAPTOP)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script("localStorage['palazzo-settings'] = JSON.stringify({ pace: 'brisk' })")
    view = asked_of_the_first("final-decrees")["choose-action"]
    decree = next(paper for paper in view["table"]["papers"] if paper["id"] == "D2")
    stand = shown(page, "final-decrees", view)
    page.wait_for_selector("[data-zone=stage] [data-thing=D2]")
    page.evaluate(LIKENESS)
    to = "NAV" if decree["at"] != "NAV" else "SEC"
    told = {"event": "forwarded", "seat": "s1", "decree": "D2", "ministry": to, "source": decree["at"], "relief": 0}
    stand.show({**view, "log": [*view["log"], told]})
    page.wait_for_function("window.likenesses.length > 0")
    assert max(page.evaluate("window.likenesses")) < 0.1
