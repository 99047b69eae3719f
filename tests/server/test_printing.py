"""Final Decrees to print and cut, from a browser."""

from __future__ import annotations

import io
from pathlib import Path

import httpx
import pytest
from pypdf import PdfReader

from server.guests import Guest, Server


def printed(guest: Guest, path: str) -> httpx.Response:
    """A sheet, asked for until the press is done, however busy the machine is."""
    while True:
        answer = guest.ask("GET", f"/api/press/{path}")
        if answer.status_code != 503 or answer.json()["reason"] != "still-printing":
            return answer


def test_the_five_files_are_printed_once_and_given_again(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    stranger = server.stranger()
    first = printed(stranger, "empire/en/letter/aids.pdf")
    assert first.status_code == 200
    assert first.headers["content-type"] == "application/pdf"
    assert "least personal blame" in PdfReader(io.BytesIO(first.content)).pages[0].extract_text()
    monkeypatch.setattr("sys.executable", "/nowhere")
    assert stranger.ask("GET", "/api/press/empire/en/letter/decrees.pdf").status_code == 200


@pytest.mark.parametrize("path", ["kingdom/en/a4/cards.pdf", "empire/de/a4/cards.pdf", "empire/en/a5/cards.pdf"])
def test_what_is_not_printed_is_refused(server: Server, path: str) -> None:
    answer = server.stranger().ask("GET", f"/api/press/{path}")
    assert answer.status_code in (400, 404)
    assert answer.headers["content-type"] == "application/problem+json"


def test_a_server_without_the_press_says_so(server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "python"
    program.write_text("#!/bin/sh\necho 'palazzo: The press is not installed.' >&2\nexit 2\n", encoding="utf-8")
    program.chmod(0o700)
    monkeypatch.setattr("sys.executable", str(program))
    answer = server.stranger().ask("GET", "/api/press/republic/it/letter/aids.pdf?saving=true")
    assert answer.status_code == 503
    assert answer.json()["reason"] == "not-printed"
    assert answer.json()["detail"].endswith("The press is not installed.")


def test_who_waits_too_long_asks_again_while_the_press_goes_on(
    server: Server, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine a printing takes its time; it is never begun anew, and never given half done."""
    ready, count = tmp_path / "ready", tmp_path / "count"
    program = tmp_path / "python"
    program.write_text(
        f"#!/bin/sh\necho . >> {count}\nmkdir -p $6\necho half > $6/aids.pdf\n"
        f"while [ ! -e {ready} ]; do sleep 0.05; done\necho whole > $6/aids.pdf\n",
        encoding="utf-8",
    )
    program.chmod(0o700)
    monkeypatch.setattr("sys.executable", str(program))
    monkeypatch.setattr("palazzo.server.web.printing.WAITING", 0.3)
    stranger = server.stranger()
    for _ in range(2):
        answer = stranger.ask("GET", "/api/press/empire/it/letter/aids.pdf?saving=true")
        assert answer.status_code == 503
        assert answer.json()["reason"] == "still-printing"
    ready.touch()
    assert printed(stranger, "empire/it/letter/aids.pdf?saving=true").content == b"whole\n"
    assert count.read_text(encoding="utf-8") == ".\n"
