"""A host and the others: invitations, seats wanted back, bots for those who dawdle, matches shown, signing out."""

from __future__ import annotations

from typing import Any

from house import Person, ask, finished
from playwright.sync_api import expect


def guest_of(agata: Any, carlo: Any, **settings: Any) -> str:
    """Agata's table of Final Decrees, to which Carlo comes by her link and sits down; its id."""
    ask(agata, "POST", "/me", {"name": "Agata", "language": "en"})
    table = str(ask(agata, "POST", "/tables", {"game": "final-decrees", "seats": 4, **settings})["id"])
    agata.goto(f"/table/{table}")
    link = agata.wait_for_selector("#invitation").input_value()
    assert f"/table/{table}?of=final-decrees-republic#invitation=" in link
    carlo.goto(link)
    carlo.get_by_label("Your name").fill("Carlo")
    carlo.click("[data-join=s1]")
    carlo.wait_for_selector("text=Leave the table")
    return table


def test_an_invitation_leaves_the_address_bar_and_no_request_carries_it(person: Person, house: str) -> None:
    agata, carlo = person("Agata"), person("Carlo")
    asked: list[str] = []
    carlo.on("request", lambda request: asked.append(request.url))
    carlo.on("websocket", lambda socket: asked.append(socket.url))
    table = guest_of(agata, carlo)
    token = ask(agata, "GET", f"/tables/{table}")["invitation"]
    assert carlo.evaluate("location.href") == f"{house}/table/{table}"
    assert asked
    # The browser itself does not send what is behind the hash, but tells Playwright of it.
    assert not [url for url in asked if token in url.partition("#")[0]]
    carlo.click("text=Leave the table")
    carlo.wait_for_selector("[data-play]")
    carlo.goto(f"/table/{table}")
    carlo.wait_for_selector("[data-join=s1]")


def test_a_link_of_before_still_opens_a_table(person: Person) -> None:
    agata, carlo = person("Agata"), person("Carlo")
    ask(agata, "POST", "/me", {"name": "Agata"})
    table = ask(agata, "POST", "/tables", {"game": "junta", "seats": 4})
    carlo.goto(f"/table/{table['id']}?invitation={table['invitation']}")
    carlo.wait_for_selector("[data-join=s1]")
    assert "invitation" not in carlo.evaluate("location.href")


def test_the_form_shows_only_the_options_that_make_a_difference(person: Person) -> None:
    agata = person("Agata")
    agata.goto("/make/junta")
    expect(agata.locator("[data-setting=length]")).to_be_visible()
    expect(agata.locator("[data-setting=refills]")).to_have_count(0)
    agata.click("[data-setting=length] [data-value=longer]")
    agata.click("[data-setting=refills] [data-value='10']")
    agata.click("[data-make]")
    expect(agata.locator("[data-agreed=refills]")).to_have_attribute("data-now", "10")
    agata.click("[data-adjust]")
    agata.click("[data-setting=length] [data-value=normal]")
    expect(agata.locator("[data-agreed=refills]")).to_have_count(0)


def test_the_host_asks_a_guest_to_leave_who_is_told_so(person: Person) -> None:
    agata, carlo = person("Agata"), person("Carlo", forgiven=("403",))
    guest_of(agata, carlo)
    agata.on("dialog", lambda dialog: dialog.accept())
    agata.click("[data-chair='1']")
    agata.click("[data-remove=s1]")
    expect(carlo.get_by_role("alert")).to_contain_text("asked you to leave your seat")
    agata.wait_for_selector("[data-chair='1'][data-kind=open]")
    carlo.reload()
    carlo.click("[data-join=s1]")
    expect(carlo.get_by_role("alert")).to_contain_text("cannot sit down at this table again")


def test_a_bot_stands_in_for_a_guest_who_dawdles_and_comes_back(person: Person) -> None:
    agata, carlo = person("Agata", forgiven=("409",)), person("Carlo")
    table = guest_of(agata, carlo)
    agata.click("[data-adjust]")
    agata.select_option("[data-setting=patience] select", "60")
    agata.keyboard.press("Escape")
    expect(carlo.locator("[data-agreed=patience]")).to_have_attribute("data-now", "60")
    assert carlo.locator("[data-adjust]").count() == 0
    ask(agata, "PATCH", f"/tables/{table}", {"patience": 12})
    agata.locator("[data-fill]").first.click()
    agata.click("[data-start]:enabled")
    for page in (agata, carlo):
        page.wait_for_selector("#bar [data-kind]")
    carlo.click("[data-menu]")
    carlo.wait_for_selector("dialog >> text=12 seconds")
    carlo.keyboard.press("Escape")
    agata.click("[data-menu]")
    agata.click("[data-stand-in=s1]")
    expect(agata.locator("dialog [role=alert]")).to_contain_text("waits 12 seconds")
    agata.wait_for_timeout(12_200)
    agata.click("[data-stand-in=s1]")
    expect(carlo.get_by_role("alert")).to_contain_text("let a bot stand in for you")
    agata.wait_for_selector("dialog >> text=Send the stand-in away")
    carlo.click("[data-come-back]")
    carlo.wait_for_selector("#bar")
    agata.wait_for_selector("dialog >> text=present")
    agata.keyboard.press("Escape")
    assert ask(agata, "GET", f"/tables/{table}")["seats"][1]["away_bot"] is None


def test_a_private_match_is_shown_by_a_link_until_it_is_withdrawn(person: Person, house: str) -> None:
    agata, carlo = person("Agata"), person("Carlo", forgiven=("403",))
    table = finished(agata, "last-will")
    carlo.goto(f"/replay/{table}")
    expect(carlo.get_by_role("alert")).to_contain_text("played at a private table")
    agata.goto(f"/table/{table}")
    agata.click("[data-share]")
    agata.click("[data-show]")
    link = agata.locator("[data-shown]").input_value()
    carlo.goto(link)
    carlo.wait_for_selector("main.replay")
    carlo.wait_for_function("words => location.search.includes(words)", arg="step=0")
    assert carlo.evaluate("location.href").split("?")[0] == f"{house}/replay/{table}"
    carlo.goto(f"/table/{table}")
    with carlo.expect_download() as saved:
        carlo.click("a[download]")
    assert saved.value.suggested_filename == f"palazzo-{table}.json"
    assert carlo.locator("[data-show], [data-shown]").count() == 0
    agata.goto(f"/replay/{table}")
    agata.get_by_role("button", name="Make a link to show this match").click()
    agata.click("dialog [data-hide]")
    agata.wait_for_selector("dialog [data-show]")
    carlo.goto(f"/replay/{table}")
    expect(carlo.get_by_role("alert")).to_contain_text("played at a private table")


def test_who_signs_out_everywhere_comes_back_by_the_link_they_get(person: Person) -> None:
    agata = person("Agata", forgiven=("401", "403"))
    me = ask(agata, "POST", "/me", {"name": "Agata", "language": "en"})["id"]
    agata.goto("/about")
    agata.on("dialog", lambda dialog: dialog.accept())
    agata.click("[data-sign-out]")
    link = agata.get_by_label("You are signed out everywhere").input_value()
    assert agata.evaluate("fetch('/api/me').then((reply) => reply.status)") == 401
    agata.goto(link)
    agata.get_by_role("button", name="Yes, that is me").click()
    agata.wait_for_selector("[data-play]")
    assert ask(agata, "GET", "/me")["id"] == me
    assert link.rpartition("#")[2] not in agata.evaluate("location.href")


def test_who_waits_may_learn_meanwhile_and_is_rung_back_when_the_table_begins(person: Person) -> None:
    host, guest = person("Anna"), person("Bruno")
    for page, name in ((host, "Anna"), (guest, "Bruno")):
        ask(page, "POST", "/me", {"name": name, "language": "en"})
    wanted = {"game": "last-will", "seats": 2, "options": {}, "public": True}
    table = ask(host, "POST", "/tables", wanted)["id"]
    ask(guest, "POST", f"/tables/{table}/join", {"seat": "s1"})
    guest.goto(f"/table/{table}")
    guest.click("[data-meanwhile] button")
    guest.wait_for_selector("[data-lesson][data-beat]")
    host.goto(f"/table/{table}")
    host.wait_for_selector("[data-chair='1']:not(.away)")
    # Wherever one goes from the lesson, one still sits there.
    guest.locator("[data-play-on]").first.click()
    guest.wait_for_selector("[data-lesson]", state="detached")
    host.wait_for_timeout(800)
    assert host.locator("[data-chair='1']:not(.away)").count() == 1
    ask(host, "POST", f"/tables/{table}/start")
    guest.wait_for_url(f"**/table/{table}")
