"""What is said: the catalogue, Fluent messages, rule books, the client's files."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from palazzo.server.web import texts
from palazzo.server.web.client import Shelf
from server.guests import Server

GAMES = ["final-decrees", "junta", "last-will"]


def test_the_catalogue_lists_games_levels_and_languages(server: Server) -> None:
    catalogue = server.stranger().get("/api/catalogue")
    assert [game["id"] for game in catalogue["games"]][: len(GAMES)] == GAMES
    assert "usher" in catalogue["levels"]
    assert catalogue["languages"] == ["en", "it"]
    assert catalogue["games"][0]["options"]["edition"]["values"] == ["empire", "republic"]


def test_the_catalogue_says_at_which_tables_an_option_matters(server: Server) -> None:
    games = server.stranger().get("/api/catalogue")["games"]
    options = {game["id"]: game["options"] for game in games}
    assert options["junta"]["refills"]["where"] == [{"length": ["longer"]}]
    assert options["junta"]["length"]["where"] == []


@pytest.mark.parametrize("game", [*GAMES, "common"])
@pytest.mark.parametrize("language", ["en", "it"])
def test_fluent_messages_are_one_file_that_is_not_sent_twice(server: Server, game: str, language: str) -> None:
    stranger = server.stranger()
    answer = stranger.ask("GET", f"/api/texts/{language}/{game}.ftl")
    assert answer.status_code == 200
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(answer.text))
    assert bundle.has_message("not-offered")
    assert bundle.has_message("notice-back")
    assert not bundle.has_message("seat-taken"), "what goes wrong is put into words by the server"
    assert bundle.has_message("words-of-the-table") == (game != "common")
    assert not bundle.has_message("rules-summary"), "the rule book is fetched when somebody opens it"
    tag = {"If-None-Match": answer.headers["etag"]}
    assert stranger.http.get(f"/api/texts/{language}/{game}.ftl", headers=tag).status_code == 304


@pytest.mark.parametrize("path", ["/api/texts/fr/junta.ftl", "/api/texts/en/chess.ftl", "/api/rules/junta/fr"])
def test_what_we_do_not_say_is_not_there(server: Server, path: str) -> None:
    assert server.stranger().refused("GET", path)["status"] == 404


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_rule_book_has_every_rule_with_its_words(server: Server, game: str, language: str) -> None:
    book = server.stranger().get(f"/api/rules/{game}/{language}")
    ids = Path(__file__).parents[1].joinpath("rule_ids", f"{game}.txt").read_text(encoding="utf-8").split()
    found = [rule["id"] for chapter in book["chapters"] for rule in chapter["paragraphs"]]
    assert len(found) == len(set(found)) > 20
    assert set(found) & set(ids)
    assert book["summary"]
    assert all(chapter["title"] and chapter["paragraphs"] for chapter in book["chapters"])
    written = str(book)
    assert "{$" not in written
    assert "{ $" not in written


@pytest.mark.parametrize(
    ("game", "rule", "text", "book"),
    [
        ("final-decrees", "FD-1.5", "At most one controller", "follow the chain of control"),
        ("final-decrees", "FD-7.2", "even if they refuse", "exchanged between players’ hands"),
        ("final-decrees", "FD-7.2", "Ten offers", "freely exchange"),
        ("final-decrees", "FD-5.1", "anywhere among them", "into the middle"),
        ("final-decrees", "FD-5.3", "only considers it", "one of the 5 discarded cards"),
        ("final-decrees", "FD-8.1", "the last card drawn is always this one", "last card of the deck is drawn"),
        ("final-decrees", "FD-8.2", "shares the victory", "least personal blame wins"),
        ("junta", "J-14.1", "Ten offers", "should not take too long"),
        ("last-will", "W-6.2", "Nobody declares", "you may declare bankruptcy"),
        ("last-will", "W-8.3", "Ranking the employed last", "cannot be declared the winner"),
        ("last-will", "W-9.6", "played with it do", "played together with a white-bordered card"),
        ("last-will", "W-9.7", "paid before it earns", "enough demotions"),
        ("last-will", "W-10.2", "Only the action is shared", "different wedding cards together"),
        ("last-will", "W-10.6", "top left corner counts", "the wheel or the wine glass"),
    ],
)
def test_rulings_stand_beside_the_sentence_they_interpret(
    server: Server, game: str, rule: str, text: str, book: str
) -> None:
    chapters = server.stranger().get(f"/api/rules/{game}/en")["chapters"]
    [found] = [one for chapter in chapters for one in chapter["paragraphs"] if one["id"] == rule]
    assert any(text in ruling["text"] and book in ruling["book"] for ruling in found["rulings"])


def test_the_rules_warn_that_an_offered_card_is_seen(server: Server) -> None:
    for language, warning in (("en", "sees it, whether or not"), ("it", "la vede, che poi accetti o no")):
        assert warning in str(server.stranger().get(f"/api/rules/final-decrees/{language}"))


def test_the_rule_book_speaks_of_the_edition(server: Server) -> None:
    republic, empire = (
        server.stranger().get(f"/api/rules/final-decrees/en?edition={edition}") for edition in ("republic", "empire")
    )
    assert "Parliament" in str(republic)
    assert "Parliament" not in str(empire)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/table/any", "text/html; charset=utf-8"),
        ("/api/texts/en/junta.ftl", "text/plain; charset=utf-8"),
        ("/metrics", "text/plain; version=0.0.4; charset=utf-8"),
    ],
)
def test_the_character_set_is_named_once(server: Server, path: str, kind: str) -> None:
    assert server.stranger().ask("GET", path).headers["content-type"] == kind


def test_the_clients_files_are_found_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<p>front</p>", encoding="utf-8")
    (tmp_path / "static" / "assets" / "a-1.js").write_text("let a", encoding="utf-8")
    (tmp_path / "secret").write_text("secret", encoding="utf-8")
    shelf = Shelf(tmp_path / "static")
    script = shelf.find("assets/a-1.js")
    assert script is not None
    assert script.body == b"let a"
    assert "javascript" in script.kind
    assert shelf.find("../secret") is None
    assert shelf.find("assets") is None
    (tmp_path / "static" / "index.html").write_text("<p>new</p>", encoding="utf-8")
    front = shelf.find("index.html")
    assert front is not None
    assert front.body == b"<p>new</p>"


def test_a_rule_book_is_kept_once_however_it_is_asked_for() -> None:
    for game, editions in (("junta", 1), ("final-decrees", 2)):
        books = [texts.rule_book(game, "it", edition) for edition in ("", "empire", "republic", "no", "such", "one")]
        assert len({id(book) for book in books}) == editions


def test_a_file_is_kept_once_however_it_is_asked_for(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "a.js").write_text("let a", encoding="utf-8")
    shelf = Shelf(tmp_path)
    names = ("assets/a.js", "x/../assets/a.js", "assets//a.js", "./assets/./a.js")
    assert [file.body for file in map(shelf.find, names) if file is not None] == [b"let a"] * 4
    assert len(shelf.files) == 1


@pytest.mark.parametrize(
    ("rule", "english", "italian"),
    [
        ("W-7.2", "discard down to 2 cards", "scartano fino a restare con 2 carte"),
        ("W-9.6", "the companions played with it may", "gli Accompagnatori giocati con essa sì"),
        ("W-10.6", "whose corner shows", "che hanno nell’angolo"),
        ("W-11.1", "with 5 players once the Extension is taken", "in 5 giocatori quando la Prolunga è occupata"),
    ],
)
def test_the_rules_of_last_will_leave_nothing_to_be_read_two_ways(
    server: Server, rule: str, english: str, italian: str
) -> None:
    for language, words in (("en", english), ("it", italian)):
        chapters = server.stranger().get(f"/api/rules/last-will/{language}")["chapters"]
        [found] = [one for chapter in chapters for one in chapter["paragraphs"] if one["id"] == rule]
        assert words in found["text"]
