"""Final Decrees to print and cut, read back from the PDFs."""

from __future__ import annotations

import io
import re
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

from palazzo.cli import main
from palazzo.games.final_decrees.content import CARDS, DECREES, KIND, MINISTRIES
from palazzo.press.sheets import EDITIONS, FILES, PAPERS, Order, page, texts_of
from palazzo.press.typesetting import HOME, CannotPrint, typeset

MM = 72 / 25.4
SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
PAGES = {"cards": 14, "boards": 5, "decrees": 3, "aids": 3}
ORDERS = [Order(*one) for one in product(EDITIONS, ("en", "it"), PAPERS)]
WORDED = [ORDERS[0], ORDERS[3], ORDERS[5], ORDERS[6]]
"""Both editions, languages and papers, each with both of the others once."""
CREDITS = re.compile(r"Final ?Decrees·(designed|ideato).*?gameicons\.net\(CCBY3\.0\)(·\d+)?")
LIGATURES = str.maketrans({"ﬁ": "fi", "ﬂ": "fl", "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl"})


@cache
def printed(order: Order, name: str) -> PdfReader:
    sheet, overlong = typeset(name, page(order, name))
    assert not overlong
    return PdfReader(io.BytesIO(sheet))


def words_on(pages: list[PageObject]) -> str:
    """What stands on some pages, without credits, spaces and hyphens: lines break anywhere."""
    return "".join(CREDITS.sub("", bare(one.extract_text())) for one in pages)


def bare(text: str) -> str:
    return re.sub(r"[\s\-\u00ad\u2010→]", "", text.translate(LIGATURES))


@pytest.mark.parametrize(
    "order", [one if one in WORDED else pytest.param(one, marks=pytest.mark.full) for one in ORDERS], ids=str
)
def test_every_file_has_its_pages_on_its_paper_with_credits_and_fonts(order: Order) -> None:
    for name in FILES:
        reader = printed(order, name)
        assert len(reader.pages) == PAGES.get(name, len(reader.pages))
        assert len(reader.pages) <= 14
        for one in reader.pages:
            assert (float(one.mediabox.width) / MM, float(one.mediabox.height) / MM) == pytest.approx(
                SIZES[order.paper], abs=0.1
            )
            assert CREDITS.search(bare(one.extract_text()))
            assert all(is_embedded(font.get_object()) for font in one["/Resources"]["/Font"].values())


def is_embedded(font: Any) -> bool:
    inner = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
    descriptor = inner["/FontDescriptor"]
    return any(key in descriptor for key in ("/FontFile", "/FontFile2", "/FontFile3"))


@pytest.mark.parametrize("order", WORDED, ids=str)
def test_every_card_is_there_as_often_as_in_the_deck_with_its_words(order: Order) -> None:
    texts = texts_of(order)
    said = words_on(printed(order, "cards").pages[::2])
    for card in CARDS.values():
        for copy in range(card.copies):
            assert bare(f"{card.id} · {copy + 1}/{card.copies}") in said
        for words in (texts.say(card.id), texts.text(card.id), texts.told(card.id, part="flavour")):
            assert said.count(bare(words)) >= card.copies, words


@pytest.mark.parametrize("order", WORDED, ids=str)
def test_boards_decrees_and_rules_say_what_the_game_says(order: Order) -> None:
    texts = texts_of(order)
    boards, decrees, rules = (words_on(list(printed(order, name).pages)) for name in ("boards", "decrees", "rules"))
    for ministry in MINISTRIES:
        assert bare(texts.say(ministry.id)) in boards
        assert bare(texts.told(f"special-{ministry.id}", part="text")) in boards
    for decree in DECREES:
        assert bare(texts.say(decree.id)) in decrees
        assert bare(texts.told(decree.id, part="flavour")) in decrees
    steps = sum(len(decree.steps) for decree in DECREES)
    assert sum(decrees.count(bare(texts.say(ministry.id))) for ministry in MINISTRIES) >= steps
    assert decrees.count(bare(texts.say("press-no-effect"))) == len(DECREES)
    for chapter in page(order, "rules")["chapters"]:
        for paragraph in chapter["paragraphs"]:
            for part in paragraph["text"]:
                assert bare(part) in rules, paragraph["id"]


# -- fronts and backs


def areas(one: PageObject, reader: PdfReader) -> list[tuple[float, float, float, float]]:
    """The boxes of all closed figures drawn on a page, in millimetres from its lower left corner."""
    found: list[tuple[float, float, float, float]] = []
    matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    kept: list[tuple[float, ...]] = []
    points: list[tuple[float, float]] = []
    for operands, operator in ContentStream(one.get_contents(), reader).operations:
        numbers = [float(value) for value in operands] if operator in (b"cm", b"m", b"l", b"c", b"re") else []
        if operator == b"q":
            kept.append(matrix)
        elif operator == b"Q":
            matrix = kept.pop()  # type: ignore[assignment]
        elif operator == b"cm":
            matrix = times(numbers, matrix)
        elif operator in (b"m", b"l", b"c"):
            points.append(moved(numbers[-2], numbers[-1], matrix))
        elif operator == b"re":
            x, y, w, h = numbers
            points += [moved(x, y, matrix), moved(x + w, y + h, matrix)]
        elif operator in (b"f", b"F", b"f*", b"S", b"s", b"B", b"b", b"n", b"W", b"W*") and points:
            xs, ys = [x for x, _ in points], [y for _, y in points]
            found.append((min(xs) / MM, min(ys) / MM, max(xs) / MM, max(ys) / MM))
            if operator not in (b"W", b"W*"):
                points = []
    return found


def times(a: list[float], b: tuple[float, ...]) -> tuple[float, float, float, float, float, float]:
    return (
        a[0] * b[0] + a[1] * b[2],
        a[0] * b[1] + a[1] * b[3],
        a[2] * b[0] + a[3] * b[2],
        a[2] * b[1] + a[3] * b[3],
        a[4] * b[0] + a[5] * b[2] + b[4],
        a[4] * b[1] + a[5] * b[3] + b[5],
    )


def moved(x: float, y: float, matrix: tuple[float, ...]) -> tuple[float, float]:
    return x * matrix[0] + y * matrix[2] + matrix[4], x * matrix[1] + y * matrix[3] + matrix[5]


def cards_on(one: PageObject, reader: PdfReader) -> list[tuple[float, float]]:
    """The lower left corners of the cards of a page."""
    return sorted(
        {
            (round(x1, 3), round(y1, 3))
            for x1, y1, x2, y2 in areas(one, reader)
            if abs(x2 - x1 - 63) < 0.05 and abs(y2 - y1 - 88) < 0.05
        }
    )


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("edition", EDITIONS)
def test_fronts_and_backs_meet_when_the_sheet_is_turned_on_its_long_edge(edition: str, paper: str) -> None:
    reader = printed(Order(edition, "it", paper), "cards")
    width = SIZES[paper][0]
    fronts = [cards_on(one, reader) for one in reader.pages[::2]]
    backs = [cards_on(one, reader) for one in reader.pages[1::2]]
    assert sum(len(one) for one in fronts) == len(KIND)
    for front, back in zip(fronts, backs, strict=True):
        turned = sorted((width - x - 63, y) for x, y in back)
        assert len(front) == len(turned)
        for (x, y), (other_x, other_y) in zip(front, turned):
            assert abs(x - other_x) < 0.3
            assert abs(y - other_y) < 0.3


# -- what does not go


def test_black_on_white_has_no_grounds() -> None:
    sheet, overlong = typeset("cards", page(Order("empire", "en", "a4", saving=True), "cards"))
    assert not overlong
    reader = PdfReader(io.BytesIO(sheet))
    colours = set()
    for one in reader.pages[:2]:
        for operands, operator in ContentStream(one.get_contents(), reader).operations:
            if operator in (b"rg", b"sc", b"scn") and len(operands) == 3:
                colours.add(tuple(round(float(value), 2) for value in operands))
    assert all(len(set(colour)) == 1 for colour in colours), colours


def test_a_text_too_long_for_its_card_is_reported_by_card_and_nothing_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    texts = texts_of(Order("republic", "en", "a4"))
    assert texts.text("C14")
    monkeypatch.setattr("palazzo.kernel.texts.Texts.text", lambda self, word, facts=None: "blame " * 400)
    assert main(["press", "final-decrees", "--lang", "en", "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr().err
    assert "C14" in said
    assert said.count("\n") == 1
    assert not (tmp_path / "out").exists()


def test_without_the_extra_the_command_says_how_to_get_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "typst", None)
    assert main(["press", "final-decrees", "--lang", "en", "--out", str(tmp_path)]) == 2
    assert capsys.readouterr().err == 'palazzo: The press is not installed: pip install "palazzo[press]".\n'


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["junta"], "on sale"),
        (["last-will"], "on sale"),
        ([], "Name a game or a match"),
        (["final-decrees", "--edition", "kingdom"], "kingdom"),
        (["chess"], "chess"),
        (["--match", "nowhere.json"], "nowhere.json"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_one_line(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["press", *words, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["press", "final-decrees", "--lang", "en", "--out", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_picture_nobody_drew_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from palazzo.press import pictures

    broken = {**pictures.board(), "drawings": {}}
    monkeypatch.setattr(pictures, "board", lambda: broken)
    with pytest.raises(CannotPrint) as refused:
        pictures.vignette("C01", "republic", saving=False)
    assert refused.value.facts["entry"] == "C01"


def test_the_pictures_are_those_of_the_browsers_board() -> None:
    from palazzo.press import gathering, pictures

    if not gathering.PICTOGRAMS.exists():
        pytest.skip("the client's packages are not installed")
    assert pictures.board() == gathering.gathered(), "make pictures"


def test_all_templates_are_used() -> None:
    assert {file.stem for file in (HOME / "templates").glob("*.typ")} == {*FILES, "common", "newspaper"}
