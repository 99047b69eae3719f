"""W-10: how many there are of every card, in which deck it lies, under how many crowns, what it is called."""

import pytest

from palazzo import BadPosition
from palazzo.games.last_will.content import PACKAGE
from palazzo.kernel.texts import Texts
from will_table import printed

REGULAR = [
    printed("E01", "event", 3, "Supper in Town"),
    printed("E02", "event", 2, "Gala Dinner"),
    printed("E03", "event", 2, "Banquet"),
    printed("E04", "event", 1, "Garden Party"),
    printed("E05", "event", 3, "Carriage Ride"),
    printed("E06", "event", 2, "Country Outing"),
    printed("E07", "event", 2, "Day at the Races"),
    printed("E08", "event", 1, "Grand Coach Tour"),
    printed("E09", "event", 3, "Boat Trip"),
    printed("E10", "event", 2, "River Cruise"),
    printed("E11", "event", 2, "Regatta"),
    printed("E12", "event", 1, "Channel Voyage"),
    printed("E13", "event", 3, "Evening at the Theatre"),
    printed("E14", "event", 2, "Opening Night"),
    printed("E15", "event", 1, "Patron of the Arts"),
    printed("E16", "event", 1, "Private Performance"),
    printed("H01", "helper", 3, "Old Friend"),
    printed("H02", "helper", 3, "Gardener"),
    printed("H03", "helper", 2, "Coachman"),
    printed("H04", "helper", 2, "Waiter"),
    printed("H05", "helper", 2, "Old Sea Dog"),
    printed("H06", "helper", 2, "Tailor"),
    printed("H07", "helper", 2, "Estate Agent"),
    printed("H08", "helper", 2, "Stable Master"),
    printed("H09", "helper", 1, "Kennel Master"),
    printed("H10", "helper", 2, "Bailiff"),
    printed("H11", "helper", 1, "Housekeeper"),
    printed("H12", "helper", 2, "Investment Adviser"),
    printed("X01", "helper", 2, "Box at the Theatre"),
    printed("X02", "helper", 1, "Season Ticket"),
    printed("X03", "helper", 3, "Restaurant Reservation"),
    printed("X04", "helper", 3, "Private Carriage"),
    printed("X05", "helper", 2, "Private Boat"),
    printed("X06", "helper", 2, "Gentlemen’s Club"),
    printed("X07", "helper", 2, "Society Ball"),
    printed("F01", "property", 2, "Horse Farm"),
    printed("F02", "property", 1, "Stud Farm"),
    printed("F03", "property", 1, "Kennels"),
    printed("F04", "property", 1, "Mixed Farm"),
    printed("F05", "property", 1, "Hunting Grounds"),
    printed("T01", "property", 2, "Terraced Townhouse"),
    printed("T02", "property", 2, "Corner Townhouse"),
    printed("T03", "property", 2, "Narrow Townhouse"),
    printed("M01", "property", 2, "Old Manor"),
    printed("M02", "property", 2, "Country Manor"),
    printed("M03", "property", 2, "Draughty Manor"),
    printed("V01", "property", 2, "White Villa"),
    printed("V02", "property", 2, "Lakeside Villa"),
    printed("V03", "property", 2, "Terracotta Villa"),
    printed("C01", "companion", 5, "Dog"),
    printed("C02", "companion", 5, "Horse"),
    printed("C03", "companion", 5, "Guest"),
    printed("C04", "companion", 5, "Chef"),
]
NEW_REGULAR = [
    printed("GE1", "event", 2, "Engagement Ring"),
    printed("GE2", "event", 2, "Wedding Gift"),
    printed("GE3", "event", 2, "Bachelor Party"),
    printed("GH1", "helper", 1, "Wedding Planner"),
    printed("GP1", "property", 1, "City Manor"),
    printed("GP2", "property", 1, "Manor Villa"),
    printed("GP3", "property", 1, "Kennel Townhouse"),
    printed("GP4", "property", 1, "Party Villa"),
    printed("GP5", "property", 1, "Country Farm"),
    printed("GP6", "property", 1, "Stocked Farm"),
]
SPECIALS = [
    printed("S01", "special", 1, "Steward"),
    printed("S02", "special", 1, "Breeders’ Fair"),
    printed("S03", "special", 1, "Opera Subscription"),
    printed("S04", "special", 1, "Haunted Manor"),
    printed("S05", "special", 1, "Picnic on the Thames"),
    printed("S06", "special", 1, "Spendthrift Cousin"),
    printed("S07", "special", 2, "Auctioneer"),
    printed("S08", "special", 2, "Royal Banquet"),
    printed("S09", "special", 2, "Racing Stable"),
    printed("S10", "special", 2, "Coach and Four"),
    printed("S11", "special", 2, "Valet"),
    printed("S12", "special", 2, "Palace"),
    printed("S13", "special", 3, "Grand Ocean Cruise"),
    printed("S14", "special", 3, "Command Performance"),
    printed("S15", "special", 3, "Casino Night"),
    printed("S16", "special", 3, "Steeplechase Weekend"),
    printed("S17", "special", 3, "Demolition Foreman"),
]
NEW_SPECIALS = [
    printed("GS1", "new-special", 1, "Society Secretary"),
    printed("GS2", "new-special", 1, "Wine-Tasting Cruise"),
    printed("GS3", "new-special", 1, "High-Stakes Card Game"),
    printed("GS4", "new-special", 1, "Members’ Racecourse Stand"),
    printed("GS5", "new-special", 2, "Wedding"),
    printed("GS6", "new-special", 2, "Wedding (four symbols)"),
    printed("GS7", "new-special", 2, "Folly Castle"),
]
STACKS = {
    ("special", 1): 6,
    ("special", 2): 6,
    ("special", 3): 5,
    ("new-special", 1): 4,
    ("new-special", 2): 3,
}
SIZES = {"event": 37, "helper": 40, "property": 30, "companion": 20}
BASE_SIZES = {"event": 31, "helper": 39, "property": 24, "companion": 20}


def stacks(m):
    """How many specials lie under how many crowns."""
    return {(pile["stack"], pile["crowns"]): pile["cards"] for pile in m.view()["table"]["piles"]["stacks"]}


@pytest.mark.parametrize(("card", "deck", "count", "name"), [*REGULAR, *NEW_REGULAR])
def test_there_are_so_many_of_a_regular_card_in_its_deck(lay, card, deck, count, name):
    m = lay(actions={"anna": 1}, hands={"anna": [card] * count})
    assert m.view()["table"]["piles"]["decks"] == {**SIZES, deck: SIZES[deck] - count}
    assert m.person("anna")["backs"] == {deck: count}
    with pytest.raises(BadPosition, match=f"there are only {count} of {card}"):
        lay(actions={"anna": 1}, hands={"anna": [card] * (count + 1)})


@pytest.mark.parametrize(("card", "deck", "count", "name"), [*REGULAR, *NEW_REGULAR])
def test_new_cards_stay_in_the_box_without_the_expansion(lay, card, deck, count, name):
    old = not card.startswith("G")
    m = lay(actions={"anna": 1}, sacked=False, hands={"anna": [card] if old else []})
    sizes = {**BASE_SIZES, deck: BASE_SIZES[deck] - old}
    assert m.view()["table"]["piles"]["decks"] == sizes


@pytest.mark.parametrize(("card", "stack", "crowns", "name"), [*SPECIALS, *NEW_SPECIALS])
def test_there_is_one_of_every_special_under_its_crowns(lay, card, stack, crowns, name):
    m = lay(actions={"anna": 1}, hands={"anna": [card]})
    assert stacks(m) == {**STACKS, (stack, crowns): STACKS[stack, crowns] - 1}
    assert m.person("anna")["backs"] == {stack: 1}
    with pytest.raises(BadPosition, match=f"there are only 1 of {card}"):
        lay(actions={"anna": 1}, hands={"anna": [card, card]})


@pytest.mark.rule("W-10.W01")
def test_there_are_two_wild_companions_each_on_its_own_place(lay):
    m = lay(actions={"anna": 1})
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == ["W01", "W01"]
    with pytest.raises(BadPosition, match="there are only 2 of W01"):
        lay(actions={"anna": 1}, hands={"anna": ["W01"] * 3})


@pytest.mark.parametrize(
    ("card", "place", "number", "name"),
    [*REGULAR, *NEW_REGULAR, *SPECIALS, *NEW_SPECIALS, printed("W01", "wild", 2, "Wild Companion")],
)
def test_a_card_is_called_by_its_printed_name(card, place, number, name):
    assert Texts("en", PACKAGE).say(card) == name


@pytest.mark.parametrize(("card", "stack", "crowns", "name"), NEW_SPECIALS)
def test_a_new_special_is_fetched_only_from_its_own_place(lay, card, stack, crowns, name):
    m = lay(at="errands", new_special=[card], offer=["E01", "S01"], money={"anna": 50})
    assert m.offers("anna", "fetch")[:3] == ["fetch:offer1:E01", "fetch:offer2:S01", f"fetch:new-special:{card}"]
    m.act("anna", f"fetch:new-special:{card}")
    assert m.hand("anna") == [card]
    assert not [option for option in m.options("bruno") if "new-special" in option]


@pytest.mark.parametrize(("card", "stack", "crowns", "name"), NEW_SPECIALS)
def test_a_new_special_nobody_takes_leaves_the_game(lay, card, stack, crowns, name):
    m = lay(at="end", round=2, new_special=[card])
    assert m.space("new-special")["card"] not in (None, card)
    assert sum(count for (name, _), count in stacks(m).items() if name == "new-special") == 5
    assert not any(card in m.discards(deck) for deck in SIZES)


@pytest.mark.rule("W-10.1")
def test_new_specials_of_one_crown_lie_on_those_of_two_apart_from_the_others(lay):
    m = lay(at="preparation", round=2)
    assert m.space("new-special")["card"] in ("GS1", "GS2", "GS3", "GS4")
    assert stacks(m) == {**STACKS, ("new-special", 1): 3, ("special", 1): 4}
    offered = [place["card"] for place in m.view()["table"]["places"] if place["id"].startswith("offer")]
    assert not any(card.startswith("GS") for card in offered)


@pytest.mark.rule("W-10.1")
def test_when_the_one_crown_specials_are_gone_those_of_two_follow(lay):
    m = lay(at="preparation", round=2, box=["GS1", "GS2", "GS3", "GS4"])
    assert m.space("new-special")["card"] in ("GS5", "GS6", "GS7")
    assert stacks(m)["new-special", 2] == 2


@pytest.mark.rule("W-10.1")
def test_the_base_game_has_no_place_for_new_specials(lay):
    m = lay(at="preparation", round=2, sacked=False)
    assert "new-special" not in [place["id"] for place in m.view()["table"]["places"]]
