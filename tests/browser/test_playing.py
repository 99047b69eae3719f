"""Playing through the page, as people do."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import hands
from house import Person, ask, serving
from playwright.sync_api import TimeoutError as PlaywrightTimeout

LONGEST: Final = 600
"""Seconds until a match is given up: machines are crowded."""
SHOWN: Final = 80
"""Lines of the log laid out at once."""


def sit_down(page: Any, game: str) -> None:
    """Play now, against bots."""
    page.click(f"[data-game={game}] [data-play]")
    page.wait_for_selector("#bar")


def begin(page: Any, **wanted: Any) -> None:
    """Make such a table, with bots in the other seats, and sit down."""
    ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
    table = str(ask(page, "POST", "/tables", wanted)["id"])
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    page.goto(f"/table/{table}")
    page.wait_for_selector("#bar")


def play(page: Any, rng: Random, until: Callable[[int], bool]) -> int:
    """Answer whatever is asked until enough is enough; how many answers that took."""
    answers = 0
    ends = time.monotonic() + LONGEST
    while not until(answers):
        assert time.monotonic() < ends, f"stuck after {answers} answers"
        answers += hands.answer_or_wait(page, rng)
    return answers


def log(page: Any) -> dict[str, int]:
    """How the log lies: how many lines are laid out, which is the last, how far its end is from sight."""
    found: dict[str, int] = page.evaluate(
        """() => {
          const list = document.querySelector("#panel-log [role=log]");
          const lines = [...(list?.querySelectorAll("[data-line]") ?? [])];
          return {
            shown: lines.length,
            last: Number(lines.at(-1)?.dataset.line ?? -1),
            away: list?.clientHeight ? Math.abs(Math.round(list.scrollTop)) : 0,
          };
        }"""
    )
    return found


def test_a_whole_match_of_final_decrees(person: Person) -> None:
    page = person("Marta", width=1440)
    begin(page, game="final-decrees", seats=4, options={"burn": 7})
    longest = 0

    def over(_: int) -> bool:
        nonlocal longest
        lies = log(page)
        assert lies["shown"] <= SHOWN
        assert lies["away"] <= 2, "the end of the log is in sight"
        longest = max(longest, lies["last"])
        return hands.is_over(page)

    answers = play(page, Random(5), over)
    assert answers > 10
    assert longest > SHOWN
    assert page.locator("main table").first.locator("tbody tr").count() == 4
    page.wait_for_selector("svg[role=img] path", state="attached")
    page.locator("a[href^='/replay/']").first.click()
    page.wait_for_selector("input[type=range]", state="attached")


def test_a_game_without_a_board_is_played_on_the_plain_table(browser: Any, tmp_path: Path) -> None:
    with serving(tmp_path, module="games") as address:
        page = browser.new_page(viewport={"width": 1280, "height": 720}, reduced_motion="reduce", base_url=address)
        page.set_default_timeout(LONGEST * 1000)
        page.goto("/about")
        ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
        ask(page, "PUT", "/me/settings", {"pace": "at-once"})
        table = str(ask(page, "POST", "/tables", {"game": "seal", "seats": 4, "options": {}})["id"])
        ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
        ask(page, "POST", f"/tables/{table}/start")
        page.goto(f"/table/{table}")
        page.wait_for_selector("[data-zone=stage] .plain")
        assert page.locator("[data-zone=people] [data-person]").count() == 4
        page.wait_for_selector("[data-zone=hand] [data-thing]")
        assert page.locator("[data-zone=stage] [data-target], [data-zone=hand] [data-target]").count() > 0
        play(page, Random(1), lambda _: hands.is_over(page))
        assert page.locator("main table").first.locator("tbody tr").count() == 4
        heading, forecast = page.locator(".ear").first.inner_text().split("\n")
        assert forecast not in ("", heading), "the front page has words of the house for it"
        assert page.locator("h2.second").count() == 0, "without a ledger there are no sums to draw"
        page.context.close()


def test_the_first_round_of_last_will(person: Person) -> None:
    page = person("Marta")
    sit_down(page, "last-will")
    play(page, Random(1), lambda _: page.locator("[data-zone=ribbon] [data-round='2']").count() > 0)
    assert page.locator("[data-zone=hand] [data-thing]").count() > 0


def test_what_happened_since_one_last_acted(person: Person) -> None:
    page = person("Marta", width=1920)
    sit_down(page, "last-will")
    play(page, Random(1), lambda answers: answers >= 1)
    page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
    page.locator("#panel-log [data-since]").wait_for(state="attached")
    since = page.evaluate("Number(document.querySelector('[data-since]').nextElementSibling.dataset.line)")
    assert 0 < since <= log(page)["last"]


def test_the_board_is_left_alone_by_what_does_not_change_it(person: Person) -> None:
    """Nothing is laid out anew on the board when somebody opens a tab, reads the log or looks at a card."""
    page = person("Marta")
    sit_down(page, "final-decrees")
    play(page, Random(1), lambda _: hands.prompt(page) == "choose-action")
    hands.beside(page, "log")
    page.wait_for_selector("[data-zone=stage] [data-ministry]")
    page.evaluate(
        """() => {
          window.changes = 0;
          const watch = { childList: true, subtree: true, characterData: true };
          const observer = new MutationObserver((all) => (window.changes += all.length));
          observer.observe(document.querySelector("[data-zone=stage] .decrees"), watch);
        }"""
    )
    version = hands.version(page)
    for tab in ("talk", "deals", "log"):
        hands.beside(page, tab)
    page.locator("#panel-log [data-line]").last.hover()
    page.locator("[data-zone=stage] [data-ministry] > [data-thing]:not([data-target])").first.press("Enter")
    page.wait_for_selector("[role=dialog]:popover-open")
    page.keyboard.press("Escape")
    page.wait_for_selector("[role=dialog]", state="detached")
    changes = page.evaluate("window.changes")
    assert changes == 0 or hands.version(page) != version


def until(pages: tuple[Any, ...], done: Callable[[], bool], answers: Callable[[str], bool]) -> None:
    """Everyone answers the questions meant, until something is so."""
    ends = time.monotonic() + LONGEST
    while not done():
        assert time.monotonic() < ends, [hands.prompt(page) for page in pages]
        for page in pages:
            if answers(hands.prompt(page)):
                hands.answer(page, Random(1))
        pages[0].wait_for_timeout(50)


def meet(agata: Any, carlo: Any) -> None:
    """Agata makes a table of Final Decrees, Carlo comes by her link, bots take the other seats, all bid for posts,
    and Agata takes a paper to write an offer on."""
    agata.click("[data-game=final-decrees] [data-make]")
    agata.click("form.make [data-make]")
    link = agata.wait_for_selector("#invitation").input_value()
    carlo.goto(link)
    carlo.get_by_label("Your name").fill("Carlo")
    carlo.click("[data-join=s1]")
    carlo.wait_for_selector("text=Leave the table")
    agata.wait_for_selector("text=Carlo")
    agata.locator("[data-fill]").first.click()
    agata.click("[data-start]:enabled")
    for page in (agata, carlo):
        page.wait_for_selector("#bar")
    hands.beside(agata, "deals")
    form = agata.locator("dialog[open]")
    until(
        (agata, carlo),
        lambda: form.count() > 0 or take_paper(agata),
        lambda asked: not form.count() and (asked in ("bid", "assign-posts") or asked.startswith("react")),
    )


def take_paper(page: Any) -> bool:
    """Take a paper to write an offer on, if one can be made just now."""
    hands.beside(page, "deals")
    return try_for(page.locator("[data-offer]:enabled"), page.locator("dialog[open]"))


def try_for(button: Any, wanted: Any, times: int = 1) -> bool:
    """Press a button and see what it brings; the table may move on under one's finger, and then it brings nothing."""
    if not hands.try_to(button, times):
        return False
    try:
        wanted.wait_for(timeout=hands.PATIENCE)
    except PlaywrightTimeout:
        return False
    return True


def slide(pages: tuple[Any, ...]) -> None:
    """The first of them sends the offer they have written; it keeps while cards wait for reactions."""
    page = pages[0]
    form = page.locator("dialog[open]")
    paper = page.locator("[data-deal]", has_text="Your offer")

    def put_away() -> None:
        if form.count():
            page.keyboard.press("Escape")
            form.wait_for(state="detached")

    def sent() -> bool:
        if paper.count():
            put_away()
            return True
        if not form.count():
            take_paper(page)
        elif not try_for(page.locator("[data-slide]:enabled"), paper):
            put_away()
        return False

    until(pages, sent, lambda asked: asked.startswith("react") and not form.count())


def test_two_people_make_a_deal(person: Person) -> None:
    agata, carlo = person("Agata"), person("Carlo", width=390)
    meet(agata, carlo)
    agata.click("[data-partner=s1]")
    agata.click("[data-tray=s0] [data-good=blame]")
    agata.wait_for_selector("[data-half=s0] [data-on-paper=blame]")
    agata.locator("[data-promises=s1] select").last.select_option("stamp")
    agata.wait_for_selector("[data-after-signing]")
    slide((agata, carlo))
    promised = carlo.locator("#panel-deals .promise", has_text="Carlo promises Agata to stamp")

    def signed() -> bool:
        """Carlo takes up his papers, which lie over his table, and signs; else he puts them away again."""
        hands.beside(carlo, "deals")
        if promised.count() or try_for(carlo.locator("[data-accept]:enabled"), promised.first, times=2):
            return True
        carlo.keyboard.press("Escape")
        return False

    until((agata, carlo), signed, lambda asked: asked.startswith("react"))
    hands.beside(agata, "deals")
    assert carlo.locator("#panel-deals [role=alert]").count() == 0, "pressing twice is no fault"
    for page in (agata, carlo):
        page.locator("#panel-deals .promise", has_text="Carlo promises Agata to stamp").wait_for()
        page.click("#tab-log")
        page.wait_for_selector("[role=log] >> text=is signed by all and struck")


def test_a_reload_and_a_lost_line_in_mid_turn(person: Person) -> None:
    page = person("Marta")
    sit_down(page, "last-will")
    page.wait_for_selector("#bar [data-kind=subset]")
    page.reload()
    page.wait_for_selector("#bar [data-kind=subset]")
    page.context.set_offline(True)
    page.wait_for_selector("text=The line is down")
    hands.list_choices(page)
    hands.choose(page, Random(1))
    page.locator("#bar [data-send]").click()
    page.context.set_offline(False)
    page.wait_for_selector("text=The line is down", state="detached")
    page.wait_for_selector("#bar [data-prompt=keep-first-cards]", state="detached")
    assert page.locator("#bar [role=alert]").count() == 0


def test_a_double_click_gives_one_answer(person: Person) -> None:
    page = person("Marta")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    sit_down(page, "final-decrees")
    draw = page.locator("#choices [data-option=draw]:enabled")

    def answers() -> int:
        return sum('"answer"' in frame for frame in sent)

    for attempt in range(30):
        play(page, Random(attempt), lambda _: draw.count() > 0)
        draw.scroll_into_view_if_needed()
        before, version, box = answers(), hands.version(page), draw.bounding_box()
        spot = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        page.mouse.click(*spot)
        hands.wait_for_news(page, version)
        page.wait_for_selector("#choices [data-option]:enabled")
        if page.evaluate("spot => document.elementFromPoint(...spot).closest('[data-option]:enabled') !== null", spot):
            break
    else:
        raise AssertionError("no other answer came to lie under the pointer")
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert answers() == before + 1
    page.mouse.click(*spot)
    page.wait_for_timeout(300)
    assert answers() == before + 2, "who presses once more means it"


def test_a_telephone(person: Person) -> None:
    page = person("Marta", width=360, height=740)
    for game in ("final-decrees", "junta", "last-will"):
        page.goto("/")
        sit_down(page, game)
        play(page, Random(2), lambda answers: answers >= 2)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.wait_for_selector("[data-zone=hand]")
        hands.beside(page, "log")
        page.wait_for_selector("dialog[open] [role=log]")
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog[open]", state="detached")


def test_the_keyboard_alone(person: Person) -> None:
    page = person("Marta")
    focus_on(page, "[data-game=last-will] [data-play]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#bar [data-kind=subset]")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 850})
        page.wait_for_selector("[data-zone=sheet]" if width < 1000 else "[data-zone=side]")
        focus_on(page, "#bar [data-all]")
        page.keyboard.press("Enter")
        page.wait_for_selector("#choices [data-option]")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("b")
        first = page.evaluate("document.activeElement === document.querySelector('#choices [data-option]')")
        assert first, f"b goes to the first answer at {width} pixels"
    listed, staged = "#choices [aria-pressed=true]", "[data-zone=stage] [data-target=chosen]"

    def chosen() -> list[str]:
        """What is chosen, in the list and on the stage alike."""
        found = page.evaluate("one => [...document.querySelectorAll(one)].map((it) => it.dataset.option)", listed)
        seen = page.evaluate("one => [...document.querySelectorAll(one)].map((it) => it.dataset.thing)", staged)
        assert sorted(found) == sorted(seen)
        return sorted(found)

    def focused() -> str:
        return str(page.evaluate("document.activeElement.dataset.option"))

    assert len(chosen()) == 2, "a likely answer is filled in"
    for key in ("Enter", "Enter", "ArrowRight", "Space", "Space"):
        before = focused() in chosen()
        page.keyboard.press(key)
        assert (focused() in chosen()) != before or key == "ArrowRight", "what is pressed is chosen, or no longer"
    while len(chosen()) < 2:
        page.keyboard.press("ArrowRight")
        if focused() not in chosen():
            page.keyboard.press("Space")
    focus_on(page, "#bar [data-send]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#bar [data-prompt=keep-first-cards]", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def test_the_focus_stays_in_the_bar_and_leaves_everything_else_alone(person: Person) -> None:
    page = person("Marta")
    sit_down(page, "last-will")
    page.wait_for_selector("#bar [data-prompt=keep-first-cards]")
    hands.list_choices(page)
    hands.choose(page, Random(1))
    page.locator("#bar [data-send]").press("Enter")
    page.wait_for_selector("#bar [data-prompt=keep-first-cards]", state="detached")
    page.wait_for_selector("#choices [data-option]:enabled, #choices [data-send]:enabled")
    page.wait_for_function("() => document.activeElement?.matches('#choices .answers *')")
    assert page.evaluate("scrollY") == 0
    for _ in range(3):
        play(page, Random(2), lambda answers: answers >= 1)
        page.wait_for_function("() => document.activeElement?.matches('#choices .answers *, #bar .ask')")
    hands.beside(page, "talk")
    page.fill("#talk-text", "Good evening")
    page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
    seen = hands.version(page)
    elsewhere = page.context.new_page()
    elsewhere.goto(page.url)
    elsewhere.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
    hands.answer(elsewhere, Random(3))
    hands.wait_for_news(page, seen)
    assert page.evaluate("document.activeElement.id") == "talk-text"


def focus_on(page: Any, selector: str) -> None:
    """Press Tab until something has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab never comes to {selector}")


ELSEWHERE: Final = """
Object.defineProperty(document, "hidden", { get: () => true });
window.notes = [];
window.strokes = 0;
window.Notification = class {
  static permission = "default";
  static async requestPermission() {
    return (this.permission = "granted");
  }
  constructor(title, options) {
    window.notes.push([title, options.body]);
  }
};
const strike = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.strokes++;
  return strike.call(this);
};
"""
"""Somebody who looks at another page, and writes down what calls them."""


def test_whoever_looks_elsewhere_is_called(person: Person) -> None:
    page = person("Marta")
    page.add_init_script(ELSEWHERE)
    page.reload()
    sit_down(page, "last-will")
    page.click("[data-menu]")
    assert page.evaluate("[window.notes, window.strokes]") == [[], 0], "nothing calls unless it is wanted"
    page.get_by_label("Ring a bell when it is my turn").check()
    page.get_by_label("Notify me when it is my turn").check()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    rung = page.evaluate("window.strokes")
    assert rung > 0, "one hears at once what was chosen"
    play(page, Random(2), lambda _: page.evaluate("window.notes.length") > 0)
    assert page.evaluate("window.notes[0][0]") == "Your turn"
    assert page.evaluate("window.notes[0][1]") != ""
    assert page.evaluate("window.strokes") > rung
    page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
    page.wait_for_function("document.title.startsWith('▸ Your turn')")
    assert page.get_attribute("#favicon", "href") == "/favicon-turn.svg"
    page.goto("/")
    page.wait_for_selector("[data-play]")
    assert page.title() == "Palazzo"


def test_the_menu_changes_the_language_and_silences_the_keys(person: Person) -> None:
    page = person("Marta", width=1920)
    sit_down(page, "last-will")
    page.wait_for_selector("#bar [data-kind=subset]")
    page.click("[data-menu]")
    page.click("dialog [data-language=it]")
    page.wait_for_selector("#tab-log >> text=Registro")
    page.get_by_label("Usa i tasti").uncheck()
    for again in (False, True):
        if again:
            page.reload()
            page.wait_for_selector("#bar [data-kind=subset]")
        else:
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("b")
        page.keyboard.press("?")
        assert page.evaluate("document.activeElement === document.body")
        assert page.locator("dialog[open]").count() == 0
        assert page.locator("#tab-log").inner_text() == "Registro"
    page.click("[data-menu]")
    page.get_by_label("Usa i tasti").check()
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")


def test_what_one_has_read_or_said_is_not_news_again(person: Person) -> None:
    agata, carlo = person("Agata", width=1920), person("Carlo", width=1920)
    agata.click("[data-game=last-will] [data-make]")
    agata.click("[data-seats='2']")
    agata.click("form.make [data-make]")
    carlo.goto(agata.wait_for_selector("#invitation").input_value())
    carlo.click("[data-join=s1]")
    carlo.wait_for_selector("text=Leave the table")

    def say(page: Any, text: str) -> None:
        page.fill("#talk-text", text)
        page.keyboard.press("Enter")
        for other in (agata, carlo):
            other.wait_for_selector(f"[role=log] >> text={text}", state="attached")

    say(carlo, "Before the start")
    agata.click("[data-start]:enabled")
    for page in (agata, carlo):
        page.wait_for_selector("#bar")
        assert page.locator("#tab-talk .news").count() == 0, "what was said before the start was read there"
    carlo.click("#tab-talk")
    say(carlo, "After the start")
    carlo.click("#tab-log")
    assert carlo.locator("#tab-talk .news").count() == 0
    assert agata.locator("#tab-talk .news").inner_text() == "1"
    agata.reload()
    assert agata.wait_for_selector("#tab-talk .news").inner_text() == "1"
    agata.click("#tab-talk")
    agata.click("#tab-log")
    for page in (agata, carlo):
        page.reload()
        page.wait_for_selector("#panel-talk >> text=After the start", state="attached")
        assert page.locator("#tab-talk .news").count() == 0


def test_a_clock_runs(person: Person) -> None:
    page = person("Marta")
    begin(page, game="last-will", seats=2, options={}, clock={"kind": "decision", "seconds": 600})
    page.wait_for_selector("#bar [data-kind]:not([data-kind=none])")
    face = page.locator("[role=timer]", has_text="Marta").locator("strong")
    first = face.inner_text()
    page.wait_for_function(
        "first => [...document.querySelectorAll('[role=timer]')]"
        ".some((one) => one.textContent.includes('Marta') && one.querySelector('strong').textContent !== first)",
        arg=first,
    )


def test_rulings_are_read_beside_their_rules_and_found(person: Person) -> None:
    page = person("Marta")
    page.goto("/rules/final-decrees")
    page.fill("input[type=search]", "ten offers")
    page.wait_for_selector("[id='FD-7.2'] .ruling")
    told = page.text_content("[id='FD-7.2']") or ""
    assert "even if they refuse" in told
    assert "Cards too may be exchanged between players’ hands." in told


def test_a_bid_is_taken_from_the_hand(person: Person) -> None:
    for width, height in ((1280, 720), (390, 844), (844, 390)):
        page = person("Marta", width=width, height=height)
        sit_down(page, "final-decrees")
        page.wait_for_selector("#bar [data-kind=number]")
        page.locator("[data-thing='bid:4']:visible").click()
        assert page.locator("[data-target=chosen]:visible").get_attribute("data-thing") == "bid:4"
        assert page.locator("[data-thing^='bid:']:visible").count() == 6
        page.locator("#bar [data-send]").first.click()
        page.wait_for_selector("#bar [data-prompt=bid]", state="detached")


def test_a_table_that_is_not_there(person: Person) -> None:
    page = person("Marta")
    page.goto("/table/nowhere")
    page.wait_for_selector("[role=alert]")
    assert "no such table" in page.locator("[role=alert]").inner_text().lower()
    page.click("main >> text=To the hall")
    page.wait_for_selector("[data-play]")


def test_italian(person: Person) -> None:
    page = person("Marta", language="it-IT", width=1440)
    assert page.locator("h1").inner_text() == "Accomodati. Basta un nome."
    sit_down(page, "final-decrees")
    assert "offri" in page.locator("#ask").inner_text()
    play(page, Random(3), lambda answers: answers >= 3)
    hands.beside(page, "log")
    assert page.locator("#tab-log").inner_text() == "Registro"


def test_who_reads_italian_in_an_english_browser_is_refused_in_italian(person: Person) -> None:
    page = person("Marta", forgiven=("404 (Not Found)",))
    page.get_by_role("button", name="Italiano").click()
    page.wait_for_selector("html[lang=it]")
    page.goto("/replay/nowhere")
    assert "Non c’è" in page.wait_for_selector("[role=alert]").inner_text()
