"""What is on file: finished matches, ratings, and what somebody new or unknown is told."""

from __future__ import annotations

import re
from decimal import ROUND_HALF_UP, Decimal
from typing import Any, Final

from house import Person, ask, finished

NARROW: Final = 320


def shown_in(page: Any) -> tuple[int, int]:
    """How wide the page is, and how wide the window."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    return int(wide), int(window)


def rated(page: Any, game: str) -> dict[str, Any]:
    """My rating in a game, which follows a moment after the end."""
    for _ in range(100):
        ratings = ask(page, "GET", "/me/history")["ratings"]
        if game in ratings:
            return dict(ratings[game])
        page.wait_for_timeout(100)
    raise AssertionError(f"no rating for {game}")


def test_a_finished_match_is_on_file_and_leads_to_its_replay(person: Person) -> None:
    page = person("Marta")
    table = finished(page, "last-will")
    rating = rated(page, "last-will")
    seen = ask(page, "GET", f"/tables/{table}")
    names = [seat["name"] for seat in seen["seats"]]
    winner = next(seat["name"] for seat in seen["seats"] if seat["seat"] in seen["result"]["winners"])
    page.goto("/")
    match = page.locator(f".archive li:has(a[href='/replay/{table}'])")
    match.get_by_text(f"Ruined: {winner}, ").wait_for()
    today = match.locator("time").inner_text()
    assert re.fullmatch(r"\d{1,2} \w+ \d{4}", today), "a British day for a British reader"

    page.get_by_role("navigation").get_by_role("link", name="Records").click()
    page.get_by_role("heading", name="The file on Marta").wait_for()
    match = page.locator(f"[data-mine] [data-match='{table}']")
    match.get_by_text(f"Won by {winner}").wait_for()
    assert match.get_by_text(", ".join(names)).is_visible()
    assert match.locator("time").inner_text() == today
    assert match.get_by_text(f"Place {1 if winner == 'Marta' else 2} of 2").count() == 1
    card = page.locator("[data-rating=last-will]")
    # As browsers round: by the digits that are written, and halves away from zero.
    mean = Decimal(str(rating["mean"])).quantize(Decimal("0.1"), ROUND_HALF_UP)
    assert str(mean) in card.inner_text()
    assert f"1 match played, {rating['wins']} won" in card.inner_text()
    page.click("[data-ranking=last-will]")
    mine = page.get_by_role("row").filter(has=page.get_by_text("(you)"))
    assert f"{rating['wins']}/1" in mine.inner_text()

    match.get_by_role("link", name="Replay").click()
    page.wait_for_selector("input[type=range]")
    page.wait_for_url(re.compile(rf"/replay/{table}(\?|$)"))


def test_records_fit_the_narrowest_telephone_in_italian(person: Person) -> None:
    page = person("Marta", width=NARROW, language="it-IT")
    table = finished(page, "final-decrees", edition="empire")
    rated(page, "final-decrees")
    page.goto("/records")
    match = page.locator(f"[data-mine] [data-match='{table}']")
    match.get_by_text("Final Decrees, L’Impero").wait_for()
    page.get_by_role("row").filter(has=page.get_by_text("(tu)")).wait_for()
    assert shown_in(page) == (NARROW, NARROW)


def test_a_stranger_and_somebody_new_are_told_what_will_be_kept(person: Person) -> None:
    page = person("Ugo", width=NARROW)
    page.goto("/records")
    page.get_by_role("heading", name="There is no file on you yet").wait_for()
    assert page.get_by_text("who played, who won, where you came").is_visible()
    assert shown_in(page) == (NARROW, NARROW)
    ask(page, "POST", "/me", {"name": "Ugo", "language": "en"})
    page.reload()
    page.get_by_role("heading", name="The file on Ugo").wait_for()
    page.wait_for_selector("[data-empty]")
    assert page.locator("[data-mine]").count() == 0


def test_earlier_matches_follow_when_asked_for(person: Person) -> None:
    page = person("Marta")
    table = finished(page, "last-will")

    def in_pages(route: Any) -> None:
        """As if a page held one match, and there were two of them."""
        history = route.fetch().json()
        if "before=" in route.request.url:
            assert route.request.url.endswith(f"before={table}")
            history["results"] = [{**latest, "table": "earlier"}]
        else:
            history["more"] = True
        route.fulfill(json=history)

    latest = ask(page, "GET", "/me/history")["results"][0]
    page.route("**/api/me/history*", in_pages)
    page.goto("/records")
    page.click("[data-more]")
    page.wait_for_selector("[data-mine] [data-match=earlier]")
    assert page.locator("[data-mine] [data-match]").count() == 2
    assert page.locator("[data-more]").count() == 0
