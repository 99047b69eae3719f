"""What is shown to whom: tables in the hall, those who look on; the end."""

from __future__ import annotations

from typing import Any

from house import SHORT, Person, ask


def public_table(page: Any, game: str, name: str = "", **more: Any) -> str:
    """A public table of the person at this page against bots, begun. Its id."""
    ask(page, "POST", "/me", {"name": "Marta", "language": "en"})
    wanted = {"game": game, **SHORT[game], "public": True, "name": name, **more}
    table = str(ask(page, "POST", "/tables", wanted)["id"])
    ask(page, "POST", f"/tables/{table}/fill", {"level": "usher"})
    ask(page, "POST", f"/tables/{table}/start")
    return table


def test_a_public_match_is_watched_from_the_hall_and_nobody_is_shown_an_empty_hand(person: Person) -> None:
    marta, eye = person("Marta"), person("Nora", width=390, height=844)
    table = public_table(marta, "junta", "Friday night")
    eye.goto("/")
    row = eye.locator("li", has=eye.locator(f"a[href='/table/{table}']"))
    row.wait_for()
    assert "Junta" in row.inner_text()
    assert "Friday night" in row.inner_text()
    row.locator("[data-come=playing]").click()
    eye.wait_for_selector("text=You are watching")
    # Whoever names first may still think: then no name lies there, and a notice says so.
    eye.locator("[data-scene=chamber]").locator("[data-thing], .notice").first.wait_for()
    assert eye.locator("[data-zone=hand]").count() == 0
    assert marta.evaluate("location.pathname") == "/"


def test_a_match_nobody_may_watch_is_not_offered_in_the_hall(person: Person) -> None:
    marta, eye = person("Marta"), person("Nora")
    closed = public_table(marta, "last-will", spectators=False)
    seen = public_table(marta, "last-will")
    eye.goto("/")
    eye.locator(f"a[href='/table/{seen}']").first.wait_for()
    assert eye.locator(f"a[href='/table/{closed}']").count() == 0


def test_the_end_is_read_from_its_beginning(person: Person) -> None:
    marta, eye = person("Marta"), person("Nora", width=390, height=500)
    table = public_table(marta, "last-will")
    eye.goto(f"/table/{table}")
    eye.wait_for_selector("[data-zone=stage] [data-thing]")
    eye.evaluate("scrollTo(0, 600)")
    assert eye.evaluate("scrollY") == 0, "a table never scrolls"
    ask(marta, "POST", f"/tables/{table}/replace", {"seat": "s0", "level": "usher"})
    eye.wait_for_selector("[aria-label='Look at the table']", timeout=300_000)
    assert eye.evaluate("scrollY") == 0
