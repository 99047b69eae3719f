"""Live play: views, changes, answers, versions."""

from __future__ import annotations

from random import Random

from server.guests import Server


def test_a_person_plays_a_whole_match_against_bots(server: Server) -> None:
    guest = server.guest()
    table = guest.begin()
    with guest.at(table["id"]) as place:
        place.play(2000, Random(1))
        assert place.view["over"]
        place.until(lambda message: message["type"] == "table" and message["table"]["phase"] == "over")
        assert place.table["result"]["winners"] == place.view["outcome"]["winners"]
