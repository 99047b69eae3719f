"""The data files of Junta: what they hold, and what they say when damaged."""

from collections import Counter
from importlib import resources

import pytest

from palazzo import BadContent
from palazzo.games.junta.cards import AIMS, ANY_CARDS, ANY_EFFECTS
from palazzo.games.junta.content import (
    ALL_NOTES,
    CARDS,
    CENTRES,
    COPIES,
    DECK_CARDS,
    EFFECTS,
    EMBASSIES,
    GUNS,
    KIND,
    LANDINGS,
    NEXT_TO,
    PACKAGE,
    SPACE,
    SPACES,
    START,
    UNIT,
    UNITS,
    WORTH,
    read_boxes,
    read_cards,
    read_guns,
    read_notes,
    read_spaces,
    read_units,
)

rule = pytest.mark.rule

PRINTED = {
    # id: kind, copies in the small and the large deck, timing
    "I01": ("influence", 1, 1, "LAY"),
    "I02": ("influence", 1, 1, "LAY"),
    "I03": ("influence", 1, 1, "LAY"),
    "I04": ("influence", 1, 1, "LAY"),
    "I05": ("influence", 1, 1, "LAY"),
    "I06": ("influence", 1, 1, "LAY"),
    "I07": ("influence", 1, 1, "LAY"),
    "I08": ("influence", 1, 1, "LAY"),
    "I09": ("influence", 1, 1, "LAY"),
    "I10": ("influence", 1, 1, "LAY"),
    "I11": ("influence", 1, 1, "LAY"),
    "I12": ("influence", 1, 1, "LAY"),
    "I13": ("influence", 0, 1, "LAY"),
    "V01": ("vote", 1, 2, "VOTE"),
    "V02": ("vote", 1, 2, "VOTE"),
    "V03": ("vote", 1, 2, "VOTE"),
    "V04": ("vote", 1, 2, "VOTE"),
    "V05": ("vote", 1, 2, "VOTE"),
    "V06": ("vote", 1, 2, "VOTE"),
    "V07": ("vote", 1, 2, "VOTE"),
    "V08": ("vote", 1, 2, "VOTE"),
    "V09": ("vote", 1, 2, "VOTE"),
    "D01": ("donation", 5, 10, "ANY"),
    "A01": ("assassin", 1, 3, "P6D"),
    "A02": ("assassin", 1, 2, "P6D"),
    "A03": ("assassin", 1, 3, "P6D"),
    "A04": ("assassin", 1, 2, "P6D"),
    "A05": ("assassin", 1, 1, "P6D P6R EXR"),
    "A06": ("assassin", 1, 2, "P6D"),
    "B01": ("bribe", 1, 4, "P6R EXR"),
    "B02": ("bribe", 1, 2, "P6D"),
    "B03": ("bribe", 1, 2, "CM"),
    "B04": ("bribe", 1, 2, "CM"),
    "B05": ("bribe", 1, 2, "CM"),
    "B06": ("bribe", 1, 2, "CM"),
    "B07": ("bribe", 1, 3, "CM"),
    "B08": ("bribe", 0, 1, "P9R"),
    "E01": ("event", 1, 1, "V12"),
    "E02": ("event", 1, 1, "V12"),
    "E03": ("event", 1, 2, "VR"),
    "E04": ("event", 1, 2, "P2"),
    "E05": ("event", 1, 2, "P4R"),
    "E06": ("event", 1, 3, "ANY"),
    "E07": ("event", 1, 1, "ANY"),
    "E08": ("event", 1, 1, "VOTE"),
    "E09": ("event", 1, 2, "ANY"),
    "E10": ("event", 1, 2, "ANY"),
    "E11": ("event", 1, 2, "ANY"),
    "E12": ("event", 1, 2, "ANY"),
    "E13": ("event", 1, 1, "ANY"),
    "C01": ("event", 1, 2, "START CM"),
    "C02": ("event", 1, 1, "START CM"),
    "C03": ("event", 1, 1, "START CM"),
    "C04": ("event", 1, 1, "START CM"),
    "C05": ("event", 1, 2, "START CM"),
    "C06": ("event", 1, 1, "START-ARMED CM"),
    "C07": ("event", 1, 1, "START-ARMED CM"),
    "C08": ("event", 1, 1, "START-ARMED CM"),
    "C09": ("event", 1, 1, "START-ARMED CM"),
    "C10": ("event", 1, 1, "START CM"),
    "C11": ("event", 1, 1, "CM"),
    "C12": ("event", 1, 1, "P8 CM"),
}

COSTS = {"A01": 1, "A02": 1, "A03": 2, "B01": 2, "B02": 2, "B03": 1, "B04": 1, "B05": 1, "B06": 1, "B07": 1, "B08": 3}
NEEDS = {
    "A05": ("I11",),
    "E07": ("I04",),
    "E08": ("I01",),
    "E09": ("I09",),
    "E10": ("I03",),
    "C08": ("I01", "I04"),
    "C10": ("I07",),
    "C12": ("I07",),
}
VOTES = {
    "I01": 10, "I02": 8, "I03": 7, "I04": 5, "I05": 5, "I06": 5, "I07": 3, "I08": 3, "I09": 3, "I10": 3, "I11": 3,
    "I13": 3, "V01": 2, "V02": 3, "V03": 2, "V04": 2, "V05": 3, "V06": 3, "V07": 2, "V08": 2, "V09": 3, "E08": 5,
}  # fmt: skip
PARTNERS = {"I04": ("I01", 10), "I05": ("I06", 10), "I09": ("I08", 6)}
PHASES = {
    "E10": ("phase1", "phase2", "phase3", "phase4", "phase5", "phase7"),
    "C11": ("coup1", "coup2", "coup3", "coup4", "coup5"),
    "C12": ("phase8", "rebellion", "coup1"),
}
PLACED = {
    "C01": [("students", 6, "UNI")],
    "C02": [("strikers", 2, "IND"), ("strikers", 2, "MER"), ("strikers", 2, "OPE")],
    "C03": [("strikers", 4, "MOL")],
    "C04": [("rioters", 8, "BAR")],
    "C05": [("demonstrators", 6, "PLZ")],
    "C06": [("bank_guards", 2, "BAN")],
    "C07": [("private_security", 2, "VIL")],
    "C08": [("christian_militia", 2, "CAT")],
    "C09": [("helicopter", 1, "")],
    "C10": [("demonstrators", 4, "MER")],
}

NEIGHBOURS = {
    "PAL": "PLZ PS2 VIL",
    "PAR": "CAT PLZ PS1 UNI",
    "BAN": "BOR PLZ PS3",
    "RAD": "COL PS2 UNI",
    "FER": "IND MER MOL PS3",
    "CA1": "BAR OPE PS1 UNI",
    "CA2": "COL PS2 VIL",
    "CA3": "BOR IND PS3",
    "PS1": "CA1 CAT OPE PAR UNI",
    "PS2": "CA2 COL PAL RAD VIL",
    "PS3": "BAN BOR CA3 FER IND",
    "PS4": "BAR CAT MER MOL OPE",
    "AM1": "BOR VIL",
    "AM2": "COL UNI",
    "AM3": "BAR MOL",
    "AM4": "IND MOL",
    "UNI": "AM2 CA1 PAR PS1 RAD",
    "COL": "AM2 CA2 PS2 RAD",
    "VIL": "AM1 BOR CA2 PAL PS2",
    "BOR": "AM1 BAN CA3 PS3 VIL",
    "CAT": "OPE PAR PLZ PS1 PS4",
    "PLZ": "BAN CAT MER PAL PAR",
    "OPE": "BAR CA1 CAT PS1 PS4",
    "MER": "FER MOL PLZ PS4",
    "IND": "AM4 CA3 FER PS3",
    "BAR": "AM3 CA1 MOL OPE PS4",
    "MOL": "AM3 AM4 BAR FER MER PS4",
}


def written(file):
    """The text of a data file."""
    return (resources.files(PACKAGE) / "content" / file).read_text(encoding="utf-8")


def damaged(file, old, new):
    """A data file in which one thing is wrong."""
    text = written(file)
    assert old in text, f"{file} has no {old!r} to damage"
    return text.replace(old, new, 1)


def cards_of(text):
    """The cards of a text, on the map and with the units there are."""
    return read_cards(list(SPACE), list(UNITS), text)


# -- what the files hold: cards


@rule("J-1.4")
@pytest.mark.parametrize(("size", "index"), [(64, 0), (108, 1)])
def test_a_deck_has_as_many_cards_as_it_is_called_after(size, index):
    assert sum(card.copies[index] for card in CARDS.values()) == size == len(DECK_CARDS[size])
    assert Counter(KIND[card] for card in DECK_CARDS[size]) == Counter(
        {card: printed[1 + index] for card, printed in PRINTED.items() if printed[1 + index]}
    )


@rule("J-1.4")
def test_the_small_deck_is_part_of_the_large_one_and_lacks_two_kinds():
    assert set(DECK_CARDS[64]) < set(DECK_CARDS[108])
    assert sorted(set(CARDS) - {KIND[card] for card in DECK_CARDS[64]}) == ["B08", "I13"]


@pytest.mark.parametrize("card", [pytest.param(card, marks=rule(f"J-15.{card}")) for card in PRINTED])
def test_every_card_has_its_kind_copies_and_times(card):
    found = CARDS[card]
    assert (found.kind, *found.copies, " ".join(found.timing)) == PRINTED[card]


def test_there_are_no_other_cards():
    assert [card.id for card in cards_of(None)] == list(PRINTED)


@pytest.mark.parametrize("card", [pytest.param(card, marks=rule(f"J-15.{card}")) for card in PRINTED])
def test_every_card_has_its_cost_votes_and_requirements(card):
    found = CARDS[card]
    assert found.cost == COSTS.get(card, 0)
    assert found.votes == VOTES.get(card, 0)
    assert found.needs_influence == NEEDS.get(card, ())
    assert found.phases == PHASES.get(card, ())
    assert (found.partner, found.partner_votes) == PARTNERS.get(card, ("", 0))
    assert found.needs_office == ("interior" if card == "B02" else "")
    barred = {"A02": ("president", "interior"), "E05": ("president",)}
    assert found.barred_offices == barred.get(card, ())
    assert found.credit == (card in ("I03", "I11"))
    assert found.bonus == (card == "I12")


@rule("J-10.5")
@pytest.mark.parametrize("card", [pytest.param(card, marks=rule(f"J-15.{card}")) for card in PLACED])
def test_every_card_that_places_units_says_how_many_and_where(card):
    assert [(crowd.kind, crowd.number, crowd.at) for crowd in CARDS[card].units] == PLACED[card]


def test_no_other_card_places_units():
    assert [card.id for card in CARDS.values() if card.units] == list(PLACED)


@rule("J-15.3")
@rule("J-15.I03")
@rule("J-15.I11")
def test_only_assassins_and_bribes_cost_anything_so_credits_pay_for_nothing_else():
    assert {card.kind for card in CARDS.values() if card.cost} == {"assassin", "bribe"}


@rule("J-15.2")
def test_every_card_for_any_time_has_an_effect_and_only_influence_is_laid():
    for kind in ANY_CARDS:
        card = CARDS[kind]
        assert (card.kind == "influence") if "LAY" in card.timing else (card.effect in ANY_EFFECTS)
    assert {card.effect for card in CARDS.values()} == set(EFFECTS)
    assert set(AIMS) <= set(EFFECTS)


# -- what the files hold: the map


@rule("J-1.5")
@pytest.mark.parametrize("space", NEIGHBOURS)
def test_every_space_has_its_neighbours(space):
    assert [SPACE[other] for other in NEXT_TO[SPACE.index(space)]] == NEIGHBOURS[space].split()


def test_there_are_no_other_spaces():
    assert list(SPACE) == list(NEIGHBOURS)


def test_next_to_is_mutual_and_never_oneself():
    for space, others in enumerate(NEXT_TO):
        assert space not in others
        assert len(set(others)) == len(others)
        assert all(space in NEXT_TO[other] for other in others)


def test_one_can_walk_from_any_space_to_any_other():
    reached, todo = {0}, [0]
    while todo:
        for other in NEXT_TO[todo.pop()]:
            if other not in reached:
                reached.add(other)
                todo.append(other)
    assert reached == set(range(len(SPACE)))


@rule("J-12.2")
def test_five_centres_four_embassies_three_barracks_and_four_police_stations():
    assert [SPACE[space] for space in CENTRES] == ["PAL", "PAR", "BAN", "RAD", "FER"]
    assert [SPACE[space] for space in EMBASSIES] == ["AM1", "AM2", "AM3", "AM4"]
    kinds = Counter(space.kind for space in SPACES)
    assert kinds == {"power": 5, "barracks": 3, "police": 4, "embassy": 4, "district": 11}


@rule("J-10.4")
def test_marines_land_by_the_port_and_paratroops_anywhere():
    assert sorted(SPACE[space] for space in LANDINGS["PORT"]) == ["BAR", "CA1", "IND", "MOL"]
    assert LANDINGS["AIRFIELD"] == tuple(range(len(SPACE)))


@rule("J-1.5")
def test_the_units_of_the_offices_start_at_their_places():
    places = Counter((kind, place) for kind, place in zip(UNIT, START, strict=True) if place)
    assert places == {
        ("guards", "PAL"): 4,
        ("police", "PS1"): 1,
        ("police", "PS2"): 1,
        ("police", "PS3"): 1,
        ("police", "PS4"): 1,
        ("brigade1", "CA1"): 6,
        ("brigade2", "CA2"): 6,
        ("brigade3", "CA3"): 6,
        ("marines", "PORT"): 1,
        ("paratroops", "AIRFIELD"): 1,
    }


@rule("J-10.8")
def test_the_pools_of_the_cards():
    pools = Counter(kind for kind, place in zip(UNIT, START, strict=True) if not place)
    assert pools == {
        "students": 10,
        "rioters": 10,
        "strikers": 10,
        "demonstrators": 10,
        "bank_guards": 2,
        "private_security": 2,
        "christian_militia": 2,
        "helicopter": 1,
    }
    assert [kind for kind, unit in UNITS.items() if not unit.armed] == [
        "students",
        "rioters",
        "strikers",
        "demonstrators",
    ]


@rule("J-11.2")
def test_the_guns_throw_three_and_six_dice():
    assert [(gun.id, gun.office, gun.dice, gun.uses) for gun in GUNS.values()] == [
        ("gunboat", "admiral", 3, 0),
        ("air_strike", "air", 6, 3),
    ]


@rule("J-1.2")
def test_ninety_six_notes_of_three_kinds():
    assert Counter(WORTH[note] for note in ALL_NOTES) == {1: 51, 2: 30, 3: 15}
    assert len(ALL_NOTES) == 96
    assert len(COPIES[64]["1M"]) == len(COPIES[108]["1M"]) == 51


# -- what damaged files say


CHURCH = 'id = "I01"\nkind = "influence"\ncopies = [1, 1]'


@pytest.mark.parametrize(
    ("old", "new", "reason", "entry", "field"),
    [
        (CHURCH, 'id = "I01"\nkind = "influence"', "content-missing", "I01", "copies"),
        (CHURCH, 'id = "I01"\nkind = "influence"\ncopies = 1', "content-wrong", "I01", "copies"),
        (CHURCH, 'id = "I01"\nkind = "influence"\ncopies = [1]', "content-wrong", "I01", "copies"),
        (CHURCH, 'id = "I01"\nkind = "influence"\ncopies = [1, "1"]', "content-wrong", "I01", "copies"),
        (CHURCH, 'id = "I01"\nkind = "influence"\ncopies = [1, true]', "content-wrong", "I01", "copies"),
        (CHURCH, 'id = "I01"\nkind = "influence"\ncopies = [2, 1]', "content-wrong", "I01", "copies"),
        (CHURCH, 'id = "I01"\nkind = "influence"\ncopies = [-1, 1]', "content-wrong", "I01", "copies"),
        (CHURCH, 'id = "I01"\ncopies = [1, 1]', "content-missing", "I01", "kind"),
        (CHURCH, 'id = "I01"\nkind = "charm"\ncopies = [1, 1]', "content-wrong", "I01", "kind"),
        ("votes = 10", "votes = -10", "content-wrong", "I01", "votes"),
        ("votes = 10", 'votes = "ten"', "content-wrong", "I01", "votes"),
        ("votes = 10", "votez = 10", "content-unknown", "I01", "votez"),
        ('timing = ["V12"]', 'timing = ["V21"]', "content-wrong", "E01", "timing"),
        ('timing = ["V12"]', 'timing = "V12"', "content-wrong", "E01", "timing"),
        ('timing = ["V12"]', "", "content-missing", "E01", "timing"),
        ('effect = "void-ballot"', 'effect = "avoid-ballot"', "content-wrong", "E03", "effect"),
        ('effect = "void-ballot"', "", "content-missing", "E03", "effect"),
        ('partner = "I01"', 'partner = "I99"', "content-wrong", "I04", "partner"),
        ('needs_influence = ["I11"]', 'needs_influence = ["I99"]', "content-wrong", "A05", "needs_influence"),
        ('needs_influence = ["I11"]', 'needs_influence = "I11"', "content-wrong", "A05", "needs_influence"),
        ('needs_office = "interior"', 'needs_office = "exterior"', "content-wrong", "B02", "needs_office"),
        (
            'barred_offices = ["president", "interior"]',
            'barred_offices = ["king"]',
            "content-wrong",
            "A02",
            "barred_offices",
        ),
        ('phases = ["coup1"', 'phases = ["coup9"', "content-wrong", "C11", "phases"),
        ('bribes = ["police"]', 'bribes = ["firemen"]', "content-wrong", "B03", "bribes"),
        ('kind = "students"', 'kind = "pupils"', "content-wrong", "C01", "kind"),
        ('at = "UNI"', 'at = "ZOO"', "content-wrong", "C01", "at"),
        ("count = 6", "count = 0", "content-wrong", "C01", "count"),
        ("count = 6", "count = 6\nsize = 6", "content-unknown", "C01", "size"),
        (
            'effect = "pretext"',
            'effect = "pretext"\n[[card.units]]\nkind = "students"\ncount = 1\nat = "UNI"',
            "content-wrong",
            "E11",
            "units",
        ),
        ('effect = "nothing"', 'effect = "place-units"', "content-wrong", "E13", "units"),
    ],
)
def test_a_damaged_card_is_named_with_its_file_and_field(old, new, reason, entry, field):
    with pytest.raises(BadContent) as error:
        cards_of(damaged("cards.toml", old, new))
    facts = error.value.facts
    assert (error.value.reason, facts["file"], facts["entry"], facts["field"]) == (reason, "cards.toml", entry, field)


def test_a_card_without_a_name_is_told_by_its_place():
    with pytest.raises(BadContent) as error:
        cards_of(damaged("cards.toml", 'id = "I02"\n', ""))
    facts = error.value.facts
    assert (error.value.reason, facts["entry"], facts["field"]) == ("content-missing", "entry 2", "id")


def test_a_card_that_is_there_twice_is_named():
    with pytest.raises(BadContent) as error:
        cards_of(damaged("cards.toml", 'id = "I02"', 'id = "I01"'))
    assert (error.value.reason, error.value.facts) == ("content-twice", {"file": "cards.toml", "entry": "I01"})


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("copies = [5, 10]", "copies = [6, 10]"),
        ("copies = [5, 10]", "copies = [5, 11]"),
        ("[[card]]", "[[card"),
    ],
)
def test_cards_that_make_no_deck_name_the_file(old, new):
    with pytest.raises(BadContent) as error:
        cards_of(damaged("cards.toml", old, new))
    assert (error.value.reason, error.value.facts["file"]) == ("content-unreadable", "cards.toml")


@pytest.mark.parametrize(
    "text", ["", "card = 5", "card = ['I01']", "[card]\nid = 'I01'", "[[card]]\nid = ['I01']", "[[card]]\nid = 1"]
)
def test_a_file_of_the_wrong_shape_is_refused_by_name(text):
    with pytest.raises(BadContent) as error:
        cards_of(text)
    assert error.value.facts["file"] == "cards.toml"


@pytest.mark.parametrize("units", ["units = 5", "units = [1]", 'units = ["students"]'])
def test_units_of_the_wrong_shape_are_named_with_their_card(units):
    wrong = f'effect = "nothing"\n{units}'
    with pytest.raises(BadContent) as error:
        cards_of(damaged("cards.toml", 'effect = "nothing"', wrong))
    assert (error.value.facts["file"], error.value.facts["entry"]) == ("cards.toml", "E13")


@pytest.mark.parametrize(
    ("old", "new", "reason", "entry", "field"),
    [
        ('kind = "power"', 'kind = "tower"', "content-wrong", "PAL", "kind"),
        ('next = ["PLZ", "PS2", "VIL"]', 'next = ["PLZ", "ZOO"]', "content-wrong", "PAL", "next"),
        ('next = ["PLZ", "PS2", "VIL"]', "", "content-missing", "PAL", "next"),
        ("x = 3.2", "", "content-missing", "PAL", "x"),
        ("x = 3.2", 'x = "west"', "content-wrong", "PAL", "x"),
        ("x = 3.2", "x = 3.2\nz = 1", "content-unknown", "PAL", "z"),
    ],
)
def test_a_damaged_space_is_named_with_its_file_and_field(old, new, reason, entry, field):
    with pytest.raises(BadContent) as error:
        read_spaces(damaged("map.toml", old, new))
    facts = error.value.facts
    assert (error.value.reason, facts["file"], facts["entry"], facts["field"]) == (reason, "map.toml", entry, field)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('next = ["PLZ", "PS2", "VIL"]', 'next = ["PLZ", "PS2"]'),
        ('next = ["PLZ", "PS2", "VIL"]', 'next = ["PAL", "PLZ", "PS2", "VIL"]'),
    ],
)
def test_a_one_way_street_names_both_ends(old, new):
    with pytest.raises(BadContent) as error:
        read_spaces(damaged("map.toml", old, new))
    assert error.value.facts["file"] == "map.toml"
    assert "PAL" in error.value.facts["why"]


@pytest.mark.parametrize(
    ("read", "old", "new", "reason", "entry", "field"),
    [
        ("boxes", '"BAR", "MOL", "IND", "CA1"]\n', '"SEA"]\n', "content-wrong", "PORT", "landing"),
        ("boxes", "landing = []", "", "content-missing", "AIRFIELD", "landing"),
        ("boxes", "landing = []", "landing = []\ndepth = 3", "content-unknown", "AIRFIELD", "depth"),
        ("units", 'office = "president"', 'office = "king"', "content-wrong", "guards", "office"),
        ("units", 'start = ["PAL", "PAL"', 'start = ["PAL", "MOON"', "content-wrong", "guards", "start"),
        ("units", 'start = ["PORT"]', "", "content-wrong", "marines", "start"),
        ("units", 'start = ["PORT"]', 'start = ["PORT"]\npool = 1', "content-wrong", "marines", "start"),
        ("units", 'office = "admiral"\nstart', "start", "content-wrong", "marines", "start"),
        ("units", "pool = 2", 'pool = "two"', "content-wrong", "bank_guards", "pool"),
        ("units", "armed = true", "", "content-missing", "guards", "armed"),
        ("units", "armed = true", 'armed = "yes"', "content-wrong", "guards", "armed"),
        ("guns", "dice = 3", "dice = 0", "content-wrong", "gunboat", "dice"),
        ("guns", "uses = 3", "", "content-missing", "air_strike", "uses"),
        ("guns", 'office = "admiral"\ndice', 'office = "president"\ndice', "content-wrong", "gunboat", "office"),
        ("notes", "worth = 1\n", "worth = 0\n", "content-wrong", "1M", "worth"),
        ("notes", "count = 51", "count = 0", "content-wrong", "1M", "count"),
        ("notes", "count = 51", "count = 51\ncolour = 1", "content-unknown", "1M", "colour"),
    ],
)
def test_damaged_boxes_units_guns_and_notes_are_named(read, old, new, reason, entry, field):
    text = damaged("map.toml", old, new)
    readers = {
        "boxes": lambda: read_boxes(list(SPACE), text),
        "units": lambda: read_units([*SPACE, *LANDINGS], text),
        "guns": lambda: read_guns(text),
        "notes": lambda: read_notes(text),
    }
    with pytest.raises(BadContent) as error:
        readers[read]()
    facts = error.value.facts
    assert (error.value.reason, facts["file"], facts["entry"], facts["field"]) == (reason, "map.toml", entry, field)


def test_what_is_wrong_is_told_in_a_sentence():
    with pytest.raises(BadContent) as error:
        cards_of(damaged("cards.toml", 'effect = "spy"', 'effect = "pry"'))
    for word in ("cards.toml", "E09", "pry"):
        assert word in str(error.value)
