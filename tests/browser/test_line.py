"""The line between a page and its server: what happens when it is down, and when it is back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import hands
from house import Person, serving

CLOSING = "text=The server is closing for a moment"
REFUSED = ("ERR_CONNECTION_REFUSED",)


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
    assert player.locator("#part-hand .card").count() > 0
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
