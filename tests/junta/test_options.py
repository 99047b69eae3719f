"""J-16: the options all players agree on, and the answers given when time runs out."""

import pytest

import palazzo
from game_table import NAMES
from junta_table import FEW_OFFICES, new_table, set_table

rule = pytest.mark.rule

OFFICES = ["interior", "brigade1", "brigade2", "brigade3", "admiral", "air"]


def default(m, name):
    """What a player would answer too late."""
    return m.question(name).default()


# -- the host


@rule("J-2.1")
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_a_host_who_does_not_sit_at_the_table_is_refused(seats):
    for lay in (new_match, set_up):
        with pytest.raises(palazzo.BadOptions) as refused:
            lay(seats, {"host": "s6"})
        assert (refused.value.reason, refused.value.facts["option"]) == ("no-such-value", "host")
        assert refused.value.facts["wanted"] == ", ".join(["random", *(f"s{seat}" for seat in range(seats))])


def new_match(seats, options):
    """A table from the beginning."""
    return palazzo.new_match("junta", seats=seats, seed=1, options=options)


def set_up(seats, options):
    """A table in the middle."""
    return palazzo.set_up("junta", seats=seats, seed=1, options=options, position={})


# -- time


@rule("J-16.1")
@pytest.mark.parametrize("seconds", [0, 30, 60, 120])
def test_a_time_limit_may_be_agreed_and_changes_nothing_else(seconds):
    m = new_table(time_limit=seconds)
    assert m.match.options["time_limit"] == seconds
    assert m.view("anna")["table"] == new_table().view("anna")["table"]


@rule("J-16.1")
def test_no_other_limits_are_offered():
    with pytest.raises(palazzo.BadOptions) as refused:
        new_table(time_limit=7)
    assert refused.value.reason == "no-such-value"


@rule("J-16.1")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_whoever_is_always_late_still_lets_the_game_go_on(seats):
    m = set_table("drawing", seats=seats)
    for _ in range(40 * seats):
        m.default()
    assert m.fact("year") >= 3


# -- Headquarters


def eve(**position):
    """The eve of a coup: Carla at Headquarters, the others at home."""
    places = {**dict.fromkeys(NAMES[:5], "home"), "carla": "headquarters"}
    return set_table("phase8", offices=FEW_OFFICES, locations=places, **position)


def may_start(m):
    """Who may begin a coup now."""
    found = []
    while m.prompt() == "start-coup":
        name = m.asked()[0]
        if len(m.options(name)) > 1:
            found.append(name)
        m.act(name, "pass")
    return found


@rule("J-16.2")
def test_by_option_a_coup_starts_only_from_headquarters_and_with_a_pretext():
    everyone = ["bruno", "carla", "dario", "elena"]
    assert may_start(eve(pretext=True)) == everyone
    assert may_start(eve()) == ["carla"]
    assert may_start(eve(headquarters_only=True, pretext=True)) == ["carla"]
    assert may_start(eve(headquarters_only=True)) == []


@rule("J-16.2")
def test_a_cards_own_pretext_counts_but_headquarters_is_still_needed():
    hands = {"carla": ["C01"], "dario": ["C05"]}
    assert may_start(eve(hands=hands)) == ["carla", "dario"]
    assert may_start(eve(headquarters_only=True, hands=hands)) == ["carla"]
    m = eve(headquarters_only=True, hands=hands)
    m.act("bruno", "pass")
    assert m.options("carla") == ["pass", "play:C01"]
    m.act("carla", "pass")
    assert m.refused("dario", "play:C05") == "card-wrong-time"


# -- length


def after_a_coup(**options):
    """A coup has just been lost."""
    m = set_table("sides", leader="bruno", aid=["3M", "2M", "1M", "3M"], **options)
    m.quiet("choose-side")
    return m


@rule("J-16.3")
def test_the_shorter_game_loses_four_notes_after_each_coup():
    m = after_a_coup(length="shorter")
    assert m.said("aid-lost") == [{"notes": ["3M", "2M", "1M", "3M"]}]
    assert m.pile("spent") == ["3M", "2M", "1M", "3M"]


@rule("J-16.3")
@pytest.mark.parametrize("length", ["normal", "longer"])
def test_other_games_do_not(length):
    m = after_a_coup(length=length)
    assert m.said("aid-lost") == []
    assert m.pile("spent") == []


@rule("J-16.3")
def test_the_shorter_game_loses_nothing_in_a_year_without_a_coup():
    m = set_table("phase8", length="shorter")
    m.to_phase(1)
    assert m.said("aid-lost") == []


@rule("J-16.3")
def test_the_shorter_game_loses_what_is_left_if_it_is_less():
    m = set_table("sides", leader="bruno", length="shorter", aid_left=3)
    before = len(m.pile("spent"))
    m.quiet("choose-side")
    assert len(m.pile("spent")) == before + 3


@rule("J-16.3")
def test_in_the_longer_game_spent_notes_go_back_to_the_pile_and_are_drawn_again():
    for length, over in (("longer", False), ("normal", True)):
        m = set_table("drawing", length=length, cash={"bruno": ["3M"]}, aid_left=7)
        m.burn("bruno", ["3M"])
        m.to_phase(4)
        assert m.match.over == over
        if not over:
            assert "3M" in m.cash("anna")


@rule("J-16.3")
@pytest.mark.parametrize("limit", [5, 10, 15, 20])
def test_only_so_many_notes_go_back(limit):
    m = set_table("locations", length="longer", refills=limit, cash={"bruno": ["1M"] * 25})
    before = len(m.pile("spent"))
    m.burn("bruno", ["1M"] * (limit - 1))
    assert len(m.pile("spent")) == before
    m.burn("bruno", ["1M"] * 3)
    assert len(m.pile("spent")) == before + 2


@rule("J-16.3")
def test_there_is_no_limit_unless_the_table_chooses_one():
    m = set_table("locations", length="longer", cash={"bruno": ["1M"] * 12})
    m.burn("bruno", ["1M"] * 12)
    assert m.pile("spent") == []


@rule("J-16.3")
def test_without_a_limit_every_spent_note_goes_back():
    m = set_table("locations", length="longer", refills=0, cash={"bruno": ["1M"] * 25}, aid_left=0)
    m.burn("bruno", ["1M"] * 25)
    assert m.pile("spent").count("1M") == 51 - 25
    m.to_phase(4)  # eight of them are drawn again
    assert m.cash("anna") == ["1M"] * 8


@rule("J-16.3")
def test_in_a_normal_game_no_limit_means_nothing():
    m = set_table("locations", cash={"bruno": ["1M"] * 2})
    m.burn("bruno", ["1M"] * 2)
    assert m.pile("spent") == ["1M", "1M"]


# -- other options


@rule("J-16.4")
def test_either_deck_may_be_chosen():
    sizes = {size: new_table(deck=size).pile("deck") + 25 for size in (64, 108)}
    assert sizes == {64: 64, 108: 108}
    with pytest.raises(palazzo.BadOptions):
        new_table(deck=100)


@rule("J-16.4")
@pytest.mark.parametrize("pays", [True, False])
def test_by_option_a_fallen_presidents_cash_goes_to_his_successor(pays):
    m = set_table(
        "aftermath",
        verdict="rebels",
        leader="bruno",
        rebels=["bruno"],
        siding=["bruno"],
        cash={"anna": ["3M", "1M"]},
        loser_pays=pays,
    )
    m.answer("bruno", "name:bruno")
    assert m.president() == "bruno"
    assert m.cash("bruno") == (["1M", "3M"] if pays else [])
    assert m.cash("anna") == ([] if pays else ["1M", "3M"])
    assert all("notes" not in line for line in m.said("hands-over-cash", "carla"))


@rule("J-16.4")
def test_a_president_who_keeps_his_office_pays_nothing_by_it():
    m = set_table("aftermath", leader="bruno", rebels=["bruno"], cash={"anna": ["3M"]}, loser_pays=True)
    m.answer("anna", "nobody")
    assert m.cash("anna") == ["3M"]


# -- default answers


@rule("J-16.5")
def test_by_default_nobody_is_nominated_and_everyone_abstains_stands_and_passes():
    m = set_table("election", seats=4, hands={"anna": ["V01"], "bruno": ["I01"], "carla": ["E01"]})
    assert default(m, "anna") == []
    m.nominate("anna", "bruno")
    m.until("vote")
    assert default(m, "anna") == {}
    m.vote("anna", {"bruno": ["V01"]})
    for name in ("bruno", "carla", "dario"):
        m.vote(name)
    assert default(m, "bruno") == "stand"
    m.default()
    assert (m.prompt(), default(m, "carla")) == ("react-V12", "pass")


@rule("J-16.5")
def test_by_default_what_was_drawn_last_is_discarded():
    m = set_table("drawing", hands={"anna": ["A01", "B01", "D01", "E06", "E11"]}, deck=["V02", "A02"])
    assert default(m, "anna") == ["A02"]


@rule("J-16.5")
def test_by_default_the_government_stays_if_that_is_lawful():
    m = set_table("appointments", president="anna", offices=FEW_OFFICES)
    m.default()
    assert {name: m.offices(name) for name in FEW_OFFICES} == FEW_OFFICES


@rule("J-16.5")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_else_it_goes_by_seat_and_is_lawful(seats):
    m = set_table("succession", seats=seats, president="anna", dead=["anna"])
    m.nominate("bruno", "bruno")
    m.until("vote")
    m.ballot({"bruno": {"bruno": ["office"]}}, {})
    m.until("appoint")
    assert m.asked() == ["bruno"]
    given = default(m, "bruno")
    assert sorted(office for offices in given.values() for office in offices) == sorted(OFFICES)
    m.default()
    assert all(1 <= len(m.offices(name)) <= 2 for name in NAMES[:seats] if name != "bruno")


@rule("J-16.5")
def test_by_default_the_budget_is_nothing_a_tie_is_a_no_and_nobody_forces_it():
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": ["3M"]})
    assert default(m, "anna") == {}
    m.default()
    m.default()
    assert m.said("proposes") == [{"seat": "s0", "sums": {}}]
    m.until("break-tie")
    assert default(m, "anna") == "no"
    m.until("force-budget")
    assert default(m, "bruno") == "leave"


@rule("J-16.5")
def test_by_default_one_remains_stays_at_home_and_orders_nothing():
    m = set_table("locations", offices=FEW_OFFICES)
    assert default(m, "anna") == "remain"
    m.default()
    assert {default(m, name) for name in NAMES[:5]} == {"hide:home"}
    m.until("declare-attempts")
    assert default(m, "bruno") == "no-more"


@rule("J-16.5")
def test_by_default_no_return_no_killing_no_cousin():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1", "elena": "AM2"})
    assert default(m, "dario") == "stay"
    m.answer("dario", "return")
    assert default(m, "bruno") == "spare"
    m.until("cousin")
    assert default(m, "anna") == "leave"


@rule("J-16.5")
def test_by_default_no_banking_no_coup_no_shield():
    m = set_table("bank", offices=FEW_OFFICES, locations={"anna": "bank"}, cash={"anna": ["3M"]}, pretext=True)
    m.pass_all()
    assert default(m, "anna") == []
    m.default()
    assert (m.prompt(), default(m, "bruno")) == ("start-coup", "pass")
    m = set_table("assassinations", offices=FEW_OFFICES, locations={"anna": "home"}, hands={"anna": ["A05"]})
    m.order("bruno", "secret-police", "anna", "home")
    m.until("react-P6R")
    assert default(m, "anna") == "pass"


@rule("J-16.5")
def test_by_default_no_move_and_no_fire():
    m = set_table("movement", coup=1, leader="bruno", offices=FEW_OFFICES)
    assert default(m, "carla") == "end-turn"
    units = {"BAN": {"bruno": {"police": 2}, "carla": {"brigade1": 2}}}
    m = set_table("combat", coup=1, leader="bruno", offices=FEW_OFFICES, units=units)
    while m.prompt() == "declare-fire":
        assert default(m, m.asked()[0]) == []
        m.default()


@rule("J-16.5")
def test_by_default_the_weakest_are_lost_first():
    units = {"BAN": {"carla": {"brigade1": 1, "students": 3}}, "PAL": {"anna": {"guards": 4}}}
    m = bombarded([6, 1, 1], units)
    assert (m.prompt(), m.asked()) == ("choose-losses", ["carla"])
    assert set(default(m, "carla")) == {"students"}
    seen = m.view(None)["reading"]["bombarded"]
    assert (seen["seat"], seen["other"], seen["dice"], seen["hits"]) == ("s1", "s2", [6, 1, 1], 1)


def bombarded(dice, units):
    """The gunboat fires at Carla in the Central Bank."""
    m = set_table("combat", dice=dice, coup=1, leader="bruno", offices=FEW_OFFICES, units=units)
    while m.prompt() in ("declare-fire", "bombard"):
        name = m.asked()[0]
        wanted = [o for o in m.options(name) if m.prompt() == "bombard" and "BAN" in o and name == "bruno"]
        if wanted:
            m.answer(name, wanted[0])
        else:
            m.default()
    return m


@rule("J-16.5")
def test_by_default_marked_rebels_side_with_the_rebels_and_others_with_the_president():
    m = set_table("sides", leader="bruno", rebels=["bruno", "dario"])
    sides = {}
    while m.prompt() == "choose-side":
        name = m.asked()[0]
        sides[name] = default(m, name).split(":")[-1]
        m.default()
    assert {name: "rebels" in side for name, side in sides.items()} == {
        "bruno": True,
        "carla": False,
        "dario": True,
        "elena": False,
    }


@rule("J-16.5")
def test_by_default_the_junta_names_the_leader_and_nobody_is_shot():
    m = set_table("aftermath", verdict="rebels", leader="carla", rebels=["bruno", "carla"], siding=["bruno", "carla"])
    assert [default(m, name) for name in m.asked()] == ["name:s2"]
    m.default()
    assert [default(m, name) for name in m.asked()] == ["name:s2"]
    m.default()
    assert (m.president(), m.prompt(), default(m, "carla")) == ("carla", "firing-squad", "nobody")
