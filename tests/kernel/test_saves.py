"""Saved matches: whatever is done to one, it loads as a sound match or is refused with a sentence."""

from __future__ import annotations

import copy
import json
import tracemalloc
import zlib
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import palazzo
from generic.play import TRADING, all_seen, play
from kernel.nonsense import anything, deep, documents
from palazzo import BadSave, Match
from palazzo.kernel import saves

PLAIN = settings(suppress_health_check=list(HealthCheck), max_examples=200)


def played(answers: int = 60) -> Match:
    """A match under way, in which somebody has seen something."""
    match = palazzo.new_match("final-decrees", 5, seed="saves")
    play(match, Random(3), answers, TRADING)
    assert not match.over
    return match


MATCH = played()
WORLD = MATCH.resample(2, Random(1))
play(WORLD, Random(1), 3)
TEXT = str(MATCH.save())
BYTES = bytes(MATCH.save(compact=True))
WORLD_TEXT = str(WORLD.save())


def sound_or_refused(data: Any) -> str:
    """It loads as a match that stands every test, or is refused with a sentence."""
    refusal = None
    try:
        match = palazzo.load_match(data)
    except BadSave as error:
        refusal = error
    if refusal is None:
        assert match.audit() == ()
        all_seen(match)
        return "loaded"
    assert len(str(refusal)) > 15
    assert str(refusal) != refusal.reason
    return refusal.reason


def resealed(document: dict[str, Any]) -> dict[str, Any]:
    """The document with a digest that fits."""
    return {**document, "digest": saves.digest(document)}


def test_what_is_saved_comes_back():
    for data in (TEXT, TEXT.encode(), json.loads(TEXT), BYTES, bytearray(BYTES)):
        assert all_seen(palazzo.load_match(data)) == all_seen(MATCH)
    assert all_seen(palazzo.load_match(WORLD_TEXT)) == all_seen(WORLD)


def test_saving_again_gives_the_same_bytes():
    assert palazzo.load_match(TEXT).save() == TEXT
    assert palazzo.load_match(BYTES).save(compact=True) == BYTES
    assert palazzo.load_match(WORLD_TEXT).save() == WORLD_TEXT


def test_the_small_form_is_small():
    assert len(BYTES) < len(TEXT) / 3


@pytest.mark.parametrize("data", [TEXT, TEXT.encode(), BYTES, WORLD_TEXT], ids=["text", "utf-8", "bytes", "world"])
def test_a_save_that_breaks_off_is_refused(data):
    for cut in range(0, len(data) - 1, max(1, len(data) // 150)):
        assert sound_or_refused(data[:cut]) != "loaded"


@PLAIN
@given(st.data())
def test_a_save_with_a_flipped_bit_is_refused_or_the_same(data):
    raw = bytearray(data.draw(st.sampled_from([BYTES, TEXT.encode(), WORLD_TEXT.encode()])))
    place = data.draw(st.integers(0, len(raw) - 1))
    raw[place] ^= 1 << data.draw(st.integers(0, 7))
    sound_or_refused(bytes(raw))


def test_text_that_no_file_can_hold_is_refused():
    assert sound_or_refused("\ud800") != "loaded"


@PLAIN
@given(anything | st.binary() | documents)
def test_what_is_no_save_is_refused(data):
    assert sound_or_refused(data) != "loaded"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"palazzo": 2}, "save-other-format"),
        ({"palazzo": "1"}, "save-other-format"),
        ({"palazzo": True}, "save-other-format"),
        ({"game": "chess"}, "save-unknown-game"),
        ({"game": ["final-decrees"]}, "save-unknown-game"),
        ({"rules": "0"}, "save-other-rules"),
        ({"rules": 1}, "save-other-rules"),
        ({"seats": 3}, "save-bad-field"),
        ({"seats": True}, "save-bad-field"),
        ({"options": {"edition": "kingdom"}}, "save-bad-field"),
        ({"options": []}, "save-bad-field"),
        ({"origin": None}, "save-bad-field"),
        ({"origin": {}}, "save-bad-field"),
        ({"origin": {"key": 5}}, "save-bad-field"),
        ({"answers": None}, "save-bad-field"),
        ({"answers": [[0]]}, "save-bad-answer"),
        ({"answers": ["x"]}, "save-bad-answer"),
        ({"answers": [[0, 99]]}, "save-bad-answer"),
        ({"answers": [[0, 1, "deal.offer.0", 4]]}, "save-bad-answer"),
    ],
)
def test_a_refused_save_names_its_reason(change, reason):
    document = {**json.loads(TEXT), **change}
    assert sound_or_refused(resealed(document)) == reason


def test_an_altered_save_is_noticed():
    document = json.loads(TEXT)
    document["answers"][0][1] = 6 if document["answers"][0][1] != 6 else 5
    assert sound_or_refused(document) == "save-altered"


def test_another_key_breaks_the_seal():
    document = json.loads(TEXT)
    document["origin"]["key"] = "0" * 32
    assert sound_or_refused(resealed(document)) == "save-broken-seal"


def test_a_document_written_by_hand_needs_no_digest():
    document = json.loads(TEXT)
    del document["digest"]
    assert sound_or_refused(document) == "loaded"


def test_a_bomb_is_refused():
    bomb = saves.MAGIC + zlib.compress(b"\0" * (saves.MOST_BYTES + 10), 9)
    assert sound_or_refused(bomb) == "save-too-large"


def test_no_more_is_unpacked_than_may_be_read():
    text = b'{"palazzo":1}' + b" " * 1000
    assert saves.unpacked(saves.MAGIC + zlib.compress(text), len(text)) == text
    bomb = saves.MAGIC + zlib.compress(b" " * 10_000_000, 9)
    tracemalloc.start()
    with pytest.raises(BadSave) as refused:
        saves.unpacked(bomb, 50_000)
    most = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert most < 300_000
    assert "larger than any saved match" in str(refused.value)


def test_what_is_packed_twice_is_refused():
    assert sound_or_refused(saves.MAGIC + zlib.compress(saves.MAGIC + zlib.compress(TEXT.encode()))) != "loaded"


@pytest.mark.parametrize("levels", [200, 900, 5000, 100_000])
def test_a_document_nested_too_deep_is_refused(levels):
    text = TEXT.replace('"answers": [', '"answers": [[0, ' + "[" * levels + "]" * levels + "],", 1)
    assert text != TEXT
    assert sound_or_refused(text) != "loaded"
    document = json.loads(TEXT)
    document["answers"].append([0, deep(levels)])
    assert sound_or_refused(document) != "loaded"
    del document["digest"]
    assert sound_or_refused(document) != "loaded"


def paths(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    found = [path] if path else []
    children = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for key, child in children:
        found += paths(child, (*path, key))
    return found


def changed(document: dict[str, Any], path: tuple[Any, ...], value: Any) -> dict[str, Any]:
    """The document with something else in one place."""
    document = copy.deepcopy(document)
    node: Any = document
    for key in path[:-1]:
        node = node[key]
    node[path[-1]] = value
    return document


@PLAIN
@given(st.data())
def test_a_save_edited_by_hand_loads_sound_or_is_refused(data):
    document = json.loads(TEXT)
    del document["digest"]
    path = data.draw(st.sampled_from(paths(document)))
    sound_or_refused(changed(document, path, data.draw(documents)))


@settings(suppress_health_check=list(HealthCheck), max_examples=600)
@given(st.data())
def test_an_imagined_world_edited_by_hand_loads_sound_or_is_refused(data):
    document = json.loads(WORLD_TEXT)
    del document["digest"]
    short = [path for path in paths(document) if "log" not in path]
    path = data.draw(st.sampled_from(short))
    wrong = (
        documents | st.integers(-3, 70) | st.sampled_from(["begin", "done", "__class__", "openings", "resume", "act"])
    )
    sound_or_refused(changed(document, path, data.draw(wrong)))


@pytest.mark.parametrize("name", ["os.system", "builtins.eval", "final_decrees.Decrees.__init__", "Decrees", ""])
def test_a_save_can_name_only_classes_of_state(name):
    document = json.loads(WORLD_TEXT)
    document["origin"]["table"]["class"] = name
    assert sound_or_refused(resealed(document)) == "save-bad-field"
    document = json.loads(WORLD_TEXT)
    document["origin"]["table"]["stack"][0]["class"] = name
    assert sound_or_refused(resealed(document)) == "save-bad-field"


@pytest.mark.parametrize("name", ["__class__", "__init__", "done", "first", "nobody", "waiting", "act", ""])
def test_a_save_cannot_make_a_step_call_what_is_no_question(name):
    document = json.loads(WORLD_TEXT)
    document["origin"]["table"]["stack"][-1]["asks"] = name
    document["answers"] = []
    assert sound_or_refused(resealed(document)) == "save-bad-field"


def test_every_field_of_an_imagined_table_is_needed():
    document = json.loads(WORLD_TEXT)
    for name in document["origin"]["table"]:
        table = {field: value for field, value in document["origin"]["table"].items() if field != name}
        assert sound_or_refused(resealed({**document, "origin": {**document["origin"], "table": table}})) != "loaded"


def test_a_save_is_plain_json():
    document = json.loads(TEXT)
    assert set(document) == {"palazzo", "game", "rules", "seats", "options", "origin", "answers", "digest"}
    assert msgspec.json.decode(zlib.decompress(BYTES[len(saves.MAGIC) :])) == document
