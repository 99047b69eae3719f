"""W-1 and W-2: the table is set out, and a round is made ready."""

import pytest

import palazzo
from palazzo.games.last_will.content import CARDS

rule = pytest.mark.rule

SEEDS = range(12)
LETTER = {"property": "P", "helper": "H", "event": "E", "companion": "C", "special": "S"}
OFFER = {
    2: ["PPHHESS", "PHHECSS", "PHHECSS", "PHEECSS", "PHECSSS", "HEECSSS", "EEECSSS"],
    3: ["PPHHESSH", "PHHECSSP", "PHHECSSC", "PHEECSSE", "PHECSSSP", "HEECSSSC", "EEECSSSE"],
    4: ["PPHHECSS", "PPHHECSS", "PHHEECSS", "PHEECCSS", "PHEECSSS", "HHEECSSS", "HEEECSSS"],
    5: ["PPHHECSSP", "PPHHECSSH", "PHHEECSSH", "PHEECCSSE", "PHEECSSSP", "HHEECSSSC", "HEEECSSSE"],
}


def offered(m):
    """The cards of the offer, place by place."""
    return [place["card"] for place in m.view()["table"]["places"] if place["id"].startswith("offer")]


def stacks(m):
    """The cards left in the stacks of specials, by stack and crowns."""
    return {(pile["stack"], pile["crowns"]): pile["cards"] for pile in m.view()["table"]["piles"]["stacks"]}


def anywhere_open(m):
    """All cards that lie open: discards, errand spaces, boards, and hands as their owners see them."""
    table = m.view()["table"]
    found = [card for pile in table["piles"]["discards"].values() for card in pile]
    found += [place["card"] for place in table["places"]]
    for seat, person in enumerate(table["people"]):
        found += [place["card"] for place in person["board"]]
        found += m.match.view(seat)["table"]["yours"]["hand"]
    return found


# -- W-1.1


@rule("W-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_begins_with_five_empty_places(lay, seats):
    m = lay(at="start", seats=seats)
    people = m.view()["table"]["people"]
    assert len(people) == seats
    assert all([place["card"] for place in person["board"]] == [None] * 5 for person in people)
    assert m.facts()["rounds"] == 7


@rule("W-1.1")
@pytest.mark.parametrize("seats", [1, 6])
def test_neither_one_nor_six_can_play(seats):
    with pytest.raises(palazzo.Refusal):
        palazzo.new_match("last-will", seats=seats, seed=1)


@rule("W-1.1")
def test_a_sixth_black_card_finds_no_place(lay):
    m = lay(boards={"anna": ["H12", "H12", "X01", "X01"]}, hands={"anna": ["H01", "X02"]}, actions={"anna": 3})
    m.act("anna", "place:H01")
    assert len(m.board("anna")) == 5
    assert m.offers("anna", "place") == []
    assert "needs a free place on your board" in m.refused("anna", "place:X02")


@rule("W-1.1")
def test_a_third_boy_comes_with_the_expansion(lay):
    m = lay(at="errands", plan={"anna": "T34-2a"})
    assert m.person("anna")["boys"] == 3
    base = lay(at="errands", sacked=False)
    assert [base.person(name)["boys"] for name in ("anna", "bruno", "carla")] == [2, 2, 2]


# -- W-1.2


@rule("W-1.2")
@pytest.mark.parametrize(
    ("sacked", "decks"),
    [
        (False, {"event": 31, "helper": 39, "property": 24, "companion": 20}),
        (True, {"event": 37, "helper": 40, "property": 30, "companion": 20}),
    ],
)
def test_four_players_leave_in_the_decks_what_was_not_dealt(lay, sacked, decks):
    m = lay(at="start", seats=4, sacked=sacked)
    dealt = {"event": 1, "helper": 2 + 12, "property": 2 + 12, "companion": 1}
    assert m.view()["table"]["piles"]["decks"] == {name: count - dealt[name] for name, count in decks.items()}


@rule("W-1.2")
@pytest.mark.parametrize("sacked", [False, True])
def test_specials_are_stacked_by_their_crowns(lay, sacked):
    m = lay(at="start", sacked=sacked)
    new = [4 - 1, 3] if sacked else [0, 0]
    assert stacks(m) == {
        ("special", 1): 6 - 2,
        ("special", 2): 6,
        ("special", 3): 5,
        ("new-special", 1): new[0],
        ("new-special", 2): new[1],
    }


@rule("W-1.2", "W-2.1")
def test_one_crown_is_dealt_before_two_and_two_before_three(lay):
    m = lay(at="preparation", round=5, seats=2, box=["S01", "S02", "S03", "S04", "S05", "S07", "S08", "S09", "S10"])
    assert [CARDS[card].crowns for card in offered(m) if CARDS[card].deck == "special"] == [1, 2, 2]
    m = lay(at="preparation", round=6, seats=2, box=[f"S{number:02d}" for number in range(1, 12)])
    assert [CARDS[card].crowns for card in offered(m) if CARDS[card].deck == "special"] == [2, 3, 3]


@rule("W-1.2")
def test_every_deck_and_stack_is_shuffled(lay):
    tables = [lay(at="start", seats=4, seed=seed) for seed in SEEDS]
    for place in range(8):
        assert len({offered(m)[place] for m in tables}) > 2
    assert len({m.space("new-special")["card"] for m in tables}) > 1
    assert len({tuple(m.hand("anna")) for m in tables}) == len(tables)


@rule("W-1.2")
def test_two_wild_companions_lie_on_their_own_two_places(lay):
    m = lay(at="start")
    assert [m.space(name)["card"] for name in ("wild1", "wild2")] == ["W01", "W01"]


@rule("W-1.2", "W-2.1")
def test_an_offer_place_stays_empty_when_deck_and_discards_are(lay):
    m = lay(at="preparation", round=2, seats=2, rest={"companion": "box"})
    assert offered(m)[4] is None
    assert [card is None for card in offered(m)].count(True) == 1
    m.act("anna", "plan:T25-2a")
    m.act("bruno", "plan:T25-1a")
    assert m.refused("bruno", {"companion": 1, "event": 1})
    m.answer("bruno", {"event": 2})
    m.answer("anna", {"helper": 5})
    assert "draw:companion" not in m.options("bruno")
    assert not [option for option in m.offers("bruno", "fetch") if "offer5" in option]


@rule("W-1.2", "W-2.1")
def test_the_offer_is_dealt_from_the_discards_when_the_deck_is_empty(lay):
    m = lay(at="preparation", round=2, seats=2, rest={"companion": "discards"})
    assert offered(m)[4] in ("C01", "C02", "C03", "C04")
    assert m.discards("companion") == []
    assert m.heard("reshuffled") == [{"event": "reshuffled", "deck": "companion", "amount": 20}]


@rule("W-1.2")
def test_discards_are_open(lay):
    m = lay(hands={"anna": ["E11", "E13"]}, actions={"anna": 2}, discards=["T01", "C02"])
    m.act("anna", "play:E11:1")
    for name in ("bruno", None):
        discards = m.view(name)["table"]["piles"]["discards"]
        assert discards == {"event": ["E11"], "helper": [], "property": ["T01"], "companion": ["C02"]}


@rule("W-1.2")
def test_specials_leave_the_game_however_they_go(lay):
    m = lay(
        hands={"anna": ["S14", "S13", "E01", "E02"], "bruno": []},
        boards={"anna": ["S07", "S04", "S03"]},
        offer=["S08"],
        new_special=["GS1"],
        actions={"anna": 2},
    )
    before = stacks(m)
    m.play("anna", "play:S14:1")
    m.act("anna", "sell:S04:p1", "throw:S03:p2", "throw:S07:p0")
    m.end_turns()
    m.answer("anna", ["S13"])
    assert not {"S14", "S13", "S04", "S03", "S07", "S08", "GS1"} & set(anywhere_open(m))
    assert sum(stacks(m).values()) == sum(before.values()) - 3
    assert m.discards("event") == m.discards("helper") == m.discards("property") == []


# -- W-1.3


@rule("W-1.3")
def test_four_modifiers_are_dealt_at_random(lay):
    markets = [lay(at="start", seed=seed).facts()["market"] for seed in SEEDS]
    for market in markets:
        assert sorted(market) == ["farm", "manor", "townhouse", "villa"]
        assert sorted(market.values()) == [-3, -2, 1, 3]
    assert len({tuple(market.items()) for market in markets}) > 3


# -- W-1.4


@rule("W-1.4")
def test_a_drawn_base_will_gives_everyone_seventy_to_a_hundred_and_thirty(lay):
    given = set()
    for seed in range(60):
        m = lay(at="start", seats=2, seed=seed, sacked=False)
        money = {m.money("anna"), m.money("bruno")}
        assert m.facts()["will"] == f"B{m.money('anna')}"
        assert len(money) == 1
        given |= money
    assert given == {70, 80, 90, 100, 110, 120, 130}


@rule("W-1.4")
def test_a_will_of_the_expansion_names_money_and_jobs_of_four_or_five_lines(lay):
    lines = set()
    for seed in SEEDS:
        m = lay(at="start", seats=2, seed=seed)
        money, count = m.facts()["will"][1:].split("-")
        for name in ("anna", "bruno"):
            assert len(m.job(name)["lines"]) == int(count)
            assert m.money(name) == int(money) + (7 if count == "4" else 11)
        lines.add(count)
    assert lines == {"4", "5"}


@rule("W-1.4")
@pytest.mark.parametrize(("sacked", "jobs", "count"), [(True, "all", 10), (True, "none", 7), (False, "all", 7)])
def test_the_table_chooses_among_ten_wills_with_jobs_and_seven_without(lay, sacked, jobs, count):
    m = lay(at="start", will="chosen", sacked=sacked, jobs=jobs)
    wills = [option.split(":")[1] for option in m.match.due.bounds()["options"]]
    assert len(wills) == count
    assert {will[0] for will in wills} == {"G" if count == 10 else "B"}


@rule("W-1.4")
def test_when_one_declines_the_next_proposes_and_at_last_it_is_drawn(lay):
    m = lay(at="start", will="chosen", sacked=False)
    first = m.match.due.seat
    for turn in range(3):
        proposer = (first + turn) % 3
        assert [q.seat for q in m.match.questions if q.due] == [proposer]
        m.match.answer(proposer, "will:B70")
        m.match.answer((proposer + 1) % 3, "agree")
        m.match.answer((proposer + 2) % 3, "decline")
        assert m.heard("will-declined")[-1]["will"] == "B70"
    assert m.facts()["will"].startswith("B")
    assert m.prompt() == "keep-first-cards"


# -- W-1.5


@rule("W-1.5")
@pytest.mark.parametrize("seats", [2, 5])
def test_everyone_is_dealt_three_helpers_or_expenses_and_three_properties(lay, seats):
    m = lay(at="start", seats=seats)
    for person in m.view()["table"]["people"]:
        assert person["backs"] == {"helper": 3, "property": 3}


@rule("W-1.5")
def test_the_first_cards_are_kept_after_the_offer_and_the_salary(lay):
    m = lay(at="start")
    assert m.prompt() == "keep-first-cards"
    assert all(offered(m))
    assert len(m.heard("salary")) == 3


@rule("W-1.5")
def test_neither_one_nor_three_first_cards_are_kept(lay):
    m = lay(at="start")
    hand = m.hand("anna")
    assert m.refused("anna", hand[:1])
    assert m.refused("anna", hand[:3])
    assert m.refused("anna", ["E01", hand[0]])


@rule("W-1.5")
def test_first_cards_are_chosen_at_once_and_secretly(lay):
    m = lay(at="start")
    kept = {name: m.hand(name)[1:3] for name in ("anna", "bruno", "carla")}
    rest = {name: [*m.hand(name)[:1], *m.hand(name)[3:]] for name in kept}
    before = m.view("bruno")["table"]
    m.answer("anna", kept["anna"])
    assert m.view("bruno")["table"] == before
    assert m.heard("discards") == []
    m.answer("carla", kept["carla"])
    m.answer("bruno", kept["bruno"])
    assert {name: m.hand(name) for name in kept} == kept
    discards = m.discards("helper") + m.discards("property")
    assert sorted(discards) == sorted(card for cards in rest.values() for card in cards)


@rule("W-1.5")
def test_later_rounds_deal_no_first_cards(lay):
    m = lay(at="preparation", round=2, hands={"anna": ["E01"]})
    assert m.prompt() == "choose-plan"
    assert m.hand("anna") == ["E01"]


# -- W-1.6


@rule("W-1.6")
@pytest.mark.parametrize("seats", [2, 5])
def test_the_first_starting_player_is_drawn_by_lot(lay, seats):
    starters = {lay(at="start", seats=seats, seed=seed).facts()["starter"] for seed in range(40)}
    assert starters == {f"s{seat}" for seat in range(seats)}


@rule("W-1.6")
@pytest.mark.parametrize(("starter", "following"), [("anna", "s1"), ("bruno", "s2"), ("carla", "s0")])
def test_the_start_passes_left_each_round(lay, starter, following):
    m = lay(at="end", round=2, starter=starter)
    assert m.facts()["round"] == 3
    assert m.facts()["starter"] == following
    assert f"s{m.match.due.seat}" == following


# -- W-1.7


@rule("W-1.7", "W-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", range(1, 8))
def test_the_offer_is_the_mix_of_the_round_and_the_players(lay, seats, number):
    m = lay(at="preparation", round=number, seats=seats)
    assert "".join(LETTER[CARDS[card].deck] for card in offered(m)) == OFFER[seats][number - 1]


# -- W-2


@rule("W-2.1")
def test_a_new_special_is_dealt_on_its_own_place_in_every_round(lay):
    for number in range(1, 8):
        m = lay(at="preparation", round=number)
        assert CARDS[m.space("new-special")["card"]].deck == "new-special"
        assert m.space("new-special")["card"] not in offered(m)


@rule("W-2.1", "W-11.4")
def test_without_the_expansion_there_is_no_new_special(lay):
    m = lay(at="preparation", round=2, sacked=False)
    assert "new-special" not in [place["id"] for place in m.view()["table"]["places"]]
    assert sum(amount for (stack, _), amount in stacks(m).items() if stack == "new-special") == 0


@rule("W-2.2")
@pytest.mark.parametrize(("will", "jobs", "salary"), [("G55-4", "J4", 7), ("G70-5", "J5", 11)])
def test_every_whole_salary_is_seven_or_eleven_in_round_one_too(lay, will, jobs, salary):
    for number in range(1, 11):
        m = lay(at="preparation", round=1, will=will, jobs={"bruno": f"{jobs}{number:02d}"}, money={"bruno": 20})
        assert m.money("bruno") == 20 + salary


@rule("W-2.2")
def test_the_sacked_take_no_salary_and_others_take_what_is_uncovered(lay):
    jobs = {"anna": {"job": "J405", "covered": ["boat", "guest"]}, "carla": "J401"}
    m = lay(at="preparation", round=4, jobs=jobs, money={"anna": 10, "bruno": 10, "carla": 10})
    assert [m.money(name) for name in ("anna", "bruno", "carla")] == [13, 10, 17]
    assert [line["seat"] for line in m.heard("salary")] == ["s0", "s2"]
