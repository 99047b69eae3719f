"""What a shared link shows before it is opened: nothing a stranger may not know, and a picture."""

from __future__ import annotations

import re
import struct
from html import unescape
from urllib.parse import urlsplit

import pytest

from palazzo.kernel.texts import LANGUAGES
from palazzo.server.previews import drawing, telling
from palazzo.server.web import client, previews
from server.guests import Guest, Server

PAGE = b"<!doctype html><html><head><title>Palazzo</title></head><body></body></html>"


@pytest.fixture(autouse=True)
def built(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    """The client need not be built for this."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "index.html").write_bytes(PAGE)
    monkeypatch.setattr(client, "shelf", client.Shelf(folder))


def tags(guest: Guest, path: str, language: str = "en") -> dict[str, str]:
    """What the page at this address says of itself."""
    page = guest.http.get(path, headers={"Accept-Language": language})
    assert page.status_code == 200
    return {
        name: unescape(said) for name, said in re.findall(r'<meta property="(og:[^"]+)" content="([^"]*)"', page.text)
    }


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG."""
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def test_a_public_table_tells_what_the_hall_tells(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.table("last-will", 4, bots=1, public=True, name="The <b>Heirs</b>", language="en")
    told = tags(server.stranger(), f"/table/{table['id']}")
    assert told["og:title"] == "The <b>Heirs</b>"
    assert told["og:description"] == "2 chairs are free: sit down."
    assert urlsplit(told["og:image"]).path == f"/api/previews/{table['id']}.png"
    page = server.stranger().ask("GET", f"/table/{table['id']}").text
    assert "<b>Heirs" not in page, "what people write is no mark-up"


def test_a_private_table_tells_nothing_not_even_what_is_played(server: Server) -> None:
    anna = server.guest("Annabella")
    for table in (anna.table("junta", 5, name="Secret club", invited={"s1": "Carla"}), anna.begin("junta", 4)):
        for path in (f"/table/{table['id']}", f"/replay/{table['id']}"):
            page = anna.ask("GET", path).text
            for secret in ("Annabella", "Secret club", "Carla", "unta", "being played"):
                assert secret not in page
            assert tags(server.stranger(), path)["og:title"] == "You are invited to a table"
    assert tags(server.stranger(), "/table/nowhere")["og:title"] == "You are invited to a table"


def test_who_passes_an_invitation_on_may_say_what_is_played(server: Server) -> None:
    table = server.guest("Anna").table("junta", 5)
    told = tags(server.stranger(), f"/table/{table['id']}?of=final-decrees-empire", "it")
    assert told["og:title"] == "Sei tra gli invitati: Final Decrees, L’Impero"
    assert "of=final-decrees-empire" in told["og:image"]
    assert tags(server.stranger(), f"/table/{table['id']}?of=chess")["og:title"] == "You are invited to a table"


def test_those_who_look_on_later_are_told_of_no_end(server: Server) -> None:
    anna = server.guest("Anna")
    table = anna.begin("last-will", 2, public=True, spectator_delay=3600)
    path = f"/api/tables/{table['id']}"
    anna.post(f"{path}/close")
    assert tags(server.stranger(), f"/table/{table['id']}")["og:title"] == "Last Will is being played"


def test_every_other_page_is_the_house(server: Server) -> None:
    stranger = server.stranger()
    assert tags(stranger, "/")["og:title"] == "Sit down. A name is enough."
    assert tags(stranger, "/about", "it-IT,it")["og:title"] == "Accomodati. Basta un nome."


def test_a_picture_is_drawn_once_and_given_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.guest("Anna").table("final-decrees", 4, public=True)
    stranger = server.stranger()
    path = tags(stranger, f"/table/{table['id']}")["og:image"].removeprefix(server.address)
    first = stranger.ask("GET", path)
    assert first.headers["content-type"] == "image/png"
    assert size_of(first.content) == (drawing.WIDTH, drawing.HEIGHT)

    async def broken(told: bytes) -> bytes:
        raise AssertionError("it is there already")

    monkeypatch.setattr(previews, "draw", broken)
    assert stranger.ask("GET", path).content == first.content


def test_who_asks_for_too_many_new_pictures_waits(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def quick(told: bytes) -> bytes:
        return told

    monkeypatch.setattr(previews, "draw", quick)
    stranger = server.stranger()
    paths = [
        f"/api/previews/none.png?language={language}&of={room}" for language in LANGUAGES for room in telling.rooms()
    ]
    answers = [stranger.ask("GET", f"{path}").status_code for path in paths]
    assert set(answers) <= {200, 429}
    anna = server.guest("Anna")
    tables = [anna.table("last-will", 2, public=True, name=f"Table {number}")["id"] for number in range(19)]
    more = [stranger.ask("GET", f"/api/previews/{table}.png").status_code for table in tables]
    assert 429 in more
    for table in tables:
        anna.post(f"/api/tables/{table}/close")


@pytest.mark.parametrize("room", [telling.HOUSE, *telling.rooms()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_room_is_drawn_and_what_is_said_of_it_is_said_whole(room: str, language: str) -> None:
    preview = telling.of_invitation(room, language)
    assert preview.room == room
    assert preview.title
    assert "{" not in preview.title + preview.says
    told = {"room": room, "title": preview.title, "says": preview.says, "game": preview.game}
    picture = drawing.drawn({**told, "names": ["Anna", "", "Bruno"], "winners": [2]})
    assert size_of(picture) == (drawing.WIDTH, drawing.HEIGHT)
