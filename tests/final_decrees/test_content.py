"""The data files of Final Decrees: what they hold, and what they say when damaged."""

from collections import Counter
from importlib import resources
from typing import get_args

import pytest

from palazzo import BadContent
from palazzo.games.final_decrees import content
from palazzo.games.final_decrees.content import (
    CARDS,
    IN_PLAY,
    KIND,
    MINISTRY,
    PACKAGE,
    PATHS,
    read_cards,
    read_decrees,
    read_ministries,
)
from palazzo.games.final_decrees.declaring import CHOICES
from palazzo.games.final_decrees.effects import EFFECTS
from palazzo.games.final_decrees.records import Choice, Effect

rule = pytest.mark.rule

PRINTED = {
    "C01": (3, "action", "personal"),
    "C02": (2, "action", "personal"),
    "C03": (3, "action", "personal"),
    "C04": (2, "action", "personal"),
    "C05": (2, "action", "personal"),
    "C06": (1, "action", "personal"),
    "C07": (2, "action", "personal"),
    "C08": (2, "action", "personal"),
    "C09": (3, "action", "ministry"),
    "C10": (2, "action", "ministry"),
    "C11": (2, "action", "ministry"),
    "C12": (2, "action", "ministry"),
    "C13": (3, "action", "decree"),
    "C14": (2, "action", "decree"),
    "C15": (2, "action", "decree"),
    "C16": (2, "action", "decree"),
    "C17": (2, "action", "decree"),
    "C18": (2, "action", "posts"),
    "C19": (2, "action", "posts"),
    "C20": (1, "action", "posts"),
    "C21": (2, "action", "posts"),
    "C22": (2, "action", "arrows"),
    "C23": (2, "action", "arrows"),
    "C24": (2, "action", "cards"),
    "C25": (1, "action", "cards"),
    "C26": (1, "action", "cards"),
    "C27": (3, "reaction", "reaction"),
    "C28": (2, "reaction", "reaction"),
    "C29": (1, "reaction", "reaction"),
    "C30": (1, "reaction", "reaction"),
    "C31": (1, "immediate", "immediate"),
}

STEPS = {
    "D1": ("TRE", "REF", "HR", "SEC", "REF", "EXE"),
    "D2": ("NAV", "TRE", "EXE", "HR"),
    "D3": ("EXE", "SEC", "REF", "TRE", "NAV"),
    "D4": ("HR", "EXE", "REF", "NAV", "SEC"),
    "D5": ("SEC", "NAV", "HR", "TRE"),
}


def written(file):
    """The text of a data file."""
    return (resources.files(PACKAGE) / "content" / file).read_text(encoding="utf-8")


def damaged(file, old, new):
    """A data file in which one thing is wrong."""
    text = written(file)
    assert old in text, f"{file} has no {old!r} to damage"
    return text.replace(old, new, 1)


# -- what the files hold


@rule("FD-1.2")
def test_sixty_cards_are_fifty_nine_and_stagnation():
    cards = read_cards()
    assert sum(card.copies for card in cards) == 60
    assert [(card.id, card.copies) for card in cards if card.effect == "stagnation"] == [("C31", 1)]


@rule("FD-1.2")
@pytest.mark.parametrize("card", PRINTED)
def test_every_card_has_its_count_timing_and_group(card):
    found = CARDS[card]
    assert (found.copies, found.timing, found.group) == PRINTED[card]


@rule("FD-1.2")
def test_there_are_no_other_cards():
    assert [card.id for card in read_cards()] == list(PRINTED)
    assert Counter(KIND) == {card: count for card, (count, _, _) in PRINTED.items()}


@rule("FD-9.1")
def test_only_stagnation_is_immediate_and_every_action_card_has_an_effect():
    assert [card.id for card in CARDS.values() if card.timing == "immediate"] == ["C31"]
    for card in CARDS.values():
        assert (card.effect in EFFECTS) is (card.timing == "action")
        assert set(card.choices) <= set(CHOICES)


@rule("FD-1.2")
@pytest.mark.parametrize("decree", STEPS)
def test_every_decree_has_its_steps_in_order(decree):
    assert {found.id: found.steps for found in read_decrees()}[decree] == STEPS[decree]


@rule("FD-6.4")
@pytest.mark.parametrize(("number", "decree"), list(enumerate(STEPS)))
def test_with_four_the_steps_of_reforms_are_struck_out(number, decree):
    assert [MINISTRY[step] for step in PATHS[5][number]] == list(STEPS[decree])
    assert [MINISTRY[step] for step in PATHS[4][number]] == [step for step in STEPS[decree] if step != "REF"]


@rule("FD-1.2")
@rule("FD-1.5")
def test_six_ministries_start_under_four_arrows():
    found = read_ministries()
    assert [ministry.id for ministry in found] == ["REF", "EXE", "HR", "NAV", "SEC", "TRE"]
    arrows = [(ministry.id, lower) for ministry in found for lower in ministry.controls]
    assert arrows == [("REF", "EXE"), ("EXE", "HR"), ("EXE", "NAV"), ("NAV", "SEC")]


@rule("FD-1.1")
def test_only_reforms_wants_five_players():
    assert [MINISTRY[m] for m in IN_PLAY[5]] == ["REF", "EXE", "HR", "NAV", "SEC", "TRE"]
    assert [MINISTRY[m] for m in IN_PLAY[4]] == ["EXE", "HR", "NAV", "SEC", "TRE"]


@rule("FD-1.5")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_table_shows_the_arrows_of_the_data(table, seats):
    m = table(seats=seats)
    arrows = {("EXE", "HR"), ("EXE", "NAV"), ("NAV", "SEC")}
    assert m.arrows() == (arrows | {("REF", "EXE")} if seats == 5 else arrows)


# -- what damaged files say


@pytest.mark.parametrize(
    ("old", "new", "reason", "entry", "field"),
    [
        ('id = "C05"\ncount = 2', 'id = "C05"', "content-missing", "C05", "count"),
        ('id = "C05"\ncount = 2', 'id = "C05"\ncount = 0', "content-wrong", "C05", "count"),
        ('id = "C05"\ncount = 2', 'id = "C05"\ncount = "two"', "content-wrong", "C05", "count"),
        ('id = "C05"\ncount = 2', 'id = "C05"\ncount = true', "content-wrong", "C05", "count"),
        ('id = "C05"', 'id = ""\nname = "C05"', "content-unknown", "", "name"),
        ('timing = "immediate"', 'timing = "later"', "content-wrong", "C31", "timing"),
        ('group = "arrows"', 'group = "arrow"', "content-wrong", "C22", "group"),
        ('effect = "waltz"', 'effect = "tango"', "content-wrong", "C20", "effect"),
        ('effect = "waltz"', "", "content-missing", "C20", "effect"),
        ('choices = ["side"]', 'choices = ["inside"]', "content-wrong", "C20", "choices"),
        ('choices = ["side"]', 'choices = "side"', "content-wrong", "C20", "choices"),
        ('choices = ["side"]', "choices = [1]", "content-wrong", "C20", "choices"),
        ("actions = 2", "actions = -2", "content-wrong", "C24", "actions"),
        ("actions = 2", "actons = 2", "content-unknown", "C24", "actons"),
    ],
)
def test_a_damaged_card_is_named_with_its_file_and_field(old, new, reason, entry, field):
    with pytest.raises(BadContent) as error:
        read_cards(damaged("cards.toml", old, new))
    facts = error.value.facts
    assert (error.value.reason, facts["file"], facts["entry"], facts["field"]) == (reason, "cards.toml", entry, field)


def test_a_card_without_a_name_is_told_by_its_place():
    with pytest.raises(BadContent) as error:
        read_cards(damaged("cards.toml", 'id = "C05"\n', ""))
    assert (error.value.reason, error.value.facts["entry"], error.value.facts["field"]) == (
        "content-missing",
        "entry 5",
        "id",
    )


def test_a_card_that_is_there_twice_is_named():
    with pytest.raises(BadContent) as error:
        read_cards(damaged("cards.toml", 'id = "C05"', 'id = "C04"'))
    assert (error.value.reason, error.value.facts) == ("content-twice", {"file": "cards.toml", "entry": "C04"})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('effect = "stagnation"', 'effect = "resign"'),
        ('effect = "resign"', 'effect = "stagnation"'),
        ("[[card]]", "[[card"),
    ],
)
def test_cards_that_make_no_deck_name_the_file(old, new):
    with pytest.raises(BadContent) as error:
        read_cards(damaged("cards.toml", old, new))
    assert (error.value.reason, error.value.facts["file"]) == ("content-unreadable", "cards.toml")


@pytest.mark.parametrize("text", ["", "card = ['C01']", "[card]\nid = 'C01'"])
def test_a_file_without_entries_is_refused_by_name(text):
    with pytest.raises(BadContent) as error:
        read_cards(text)
    assert error.value.facts["file"] == "cards.toml"


@pytest.mark.parametrize("text", ["card = 5", "[[card]]\nid = ['C01']", "[[card]]\nid = { C = 1 }"])
def test_a_file_of_the_wrong_shape_is_refused_by_name(text):
    with pytest.raises(BadContent) as error:
        read_cards(text)
    assert error.value.facts["file"] == "cards.toml"


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ('effect = "inquire"\namount = 3', 'effect = "inquire"', "C05"),
        ('effect = "hand-over"\nmost = 2', 'effect = "hand-over"', "C01"),
    ],
)
def test_a_card_without_a_number_of_its_text_is_named(old, new, entry):
    with pytest.raises(BadContent) as error:
        read_cards(damaged("cards.toml", old, new))
    assert error.value.facts["entry"] == entry


@pytest.mark.parametrize(
    ("old", "new", "reason", "entry", "field"),
    [
        ('steps = ["NAV", "TRE", "EXE", "HR"]', "", "content-missing", "D2", "steps"),
        ('steps = ["NAV", "TRE", "EXE", "HR"]', "steps = []", "content-wrong", "D2", "steps"),
        ('steps = ["NAV", "TRE", "EXE", "HR"]', 'steps = ["NAV", "WAR"]', "content-wrong", "D2", "steps"),
        ('id = "D2"', 'id = "D2"\nworth = 10', "content-unknown", "D2", "worth"),
    ],
)
def test_a_damaged_decree_is_named_with_its_file_and_field(old, new, reason, entry, field):
    with pytest.raises(BadContent) as error:
        read_decrees(damaged("decrees.toml", old, new))
    facts = error.value.facts
    assert (error.value.reason, facts["file"], facts["entry"], facts["field"]) == (reason, "decrees.toml", entry, field)


@pytest.mark.parametrize(
    ("old", "new", "reason", "entry", "field"),
    [
        ('controls = ["SEC"]', 'controls = ["SPY"]', "content-wrong", "NAV", "controls"),
        ("least_seats = 5", "least_seats = 3", "content-wrong", "REF", "least_seats"),
        ("least_seats = 5", "", "content-missing", "REF", "least_seats"),
        ('id = "TRE"', 'id = "TRE"\nowner = "elena"', "content-unknown", "TRE", "owner"),
    ],
)
def test_a_damaged_ministry_is_named_with_its_file_and_field(old, new, reason, entry, field):
    with pytest.raises(BadContent) as error:
        read_ministries(damaged("ministries.toml", old, new))
    facts = error.value.facts
    assert (error.value.reason, facts["file"], facts["entry"], facts["field"]) == (
        reason,
        "ministries.toml",
        entry,
        field,
    )


def test_what_is_wrong_is_told_in_a_sentence():
    with pytest.raises(BadContent) as error:
        read_cards(damaged("cards.toml", 'effect = "waltz"', 'effect = "tango"'))
    assert "cards.toml" in str(error.value)
    assert "C20" in str(error.value)
    assert "tango" in str(error.value)


def test_every_choice_and_effect_there_may_be_is_described():
    assert set(get_args(Choice)) == set(content.CHOICES)
    assert set(get_args(Effect)) == set(content.EFFECTS)
