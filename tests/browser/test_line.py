"""The line between a page and its server: what happens when it is down, and when it is back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import hands
from house import Person, serving

CLOSING = "text=The server is closing for a moment"
REFUSED = ("ERR_CONNECTION_REFUSED",)
SILENT = "text=Il server al momento non risponde."


def test_a_server_that_closes_tidily_and_opens_again_finds_everyone_where_they_were(
    person: Person, tmp_path: Path
) -> None:
    player, host = person("Marta", forgiven=REFUSED), person("Agata", forgiven=REFUSED)
    with serving(tmp_path) as address:
        player.goto(address)
        player.click("[data-game=last-will] [data-play]")
        player.wait_for_selector("#bar [data-prompt=keep-first-cards]")
        host.goto(address)
        host.click("[data-game=last-will] [data-make]")
        host.click("form.make [data-make]")
        host.wait_for_selector("#invitation")
    for page in (player, host):
        page.wait_for_selector(CLOSING)
    assert player.locator("#bar [data-prompt=keep-first-cards]").count() == 1, "the table stays in sight"
    assert player.locator("[data-zone=hand] [data-thing]").count() > 0
    hands.list_choices(player)
    hands.choose(player, Random(1))
    player.locator("#bar [data-send]").click()
    with serving(tmp_path, urlsplit(address).port or 0):
        for page in (player, host):
            page.wait_for_selector(CLOSING, state="detached")
        player.wait_for_selector("#bar [data-prompt=keep-first-cards]", state="detached")
        assert player.locator("#bar [role=alert]").count() == 0
        hands.answer_or_wait(player, Random(1))
        host.click("[data-fill=usher]")
        host.click("[data-start]:enabled")
        host.wait_for_selector("#bar [data-kind]")


def test_without_a_line_the_page_says_so_in_the_language_it_is_read_in(person: Person) -> None:
    page = person("Marta", language="it-IT")
    page.context.set_offline(True)
    page.click("[data-game=junta] [data-play]")
    assert page.wait_for_selector("[role=alert]").inner_text() == "Il server al momento non risponde."
    page.context.set_offline(False)
    page.click("[data-game=junta] [data-make]")
    page.click("form.make [data-make]")
    page.wait_for_selector("#invitation")
    page.context.set_offline(True)
    page.wait_for_selector("text=La linea è caduta")
    page.click("[data-fill=usher]")
    page.wait_for_selector(SILENT)
    page.context.set_offline(False)
    page.wait_for_selector("text=La linea è caduta", state="detached")
    page.wait_for_selector(SILENT, state="detached")
