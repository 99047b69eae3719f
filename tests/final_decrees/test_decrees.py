"""FD-6: stamping and enacting."""

import pytest

from decrees_table import NAMES

rule = pytest.mark.rule

POSTS = {"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "SEC", "elena": "TRE"}
LOADED = {"bruno": 30, "carla": 30}


# -- stamping


@rule("FD-6.1")
def test_the_stamper_loses_one_personal_blame(table):
    m = table(directs=POSTS, blame={"anna": 5, "bruno": 5}, ministries={"EXE": 5})
    m.act("anna", "stamp", "D3")
    assert m.decree("D3")["stamps"] == 1
    assert (m.blame("anna"), m.blame("bruno"), m.load("EXE")) == (4, 5, 5)
    assert m.heard("stamped")[0]["relief"] == 1


@rule("FD-6.1")
def test_the_decree_must_lie_on_the_stampers_ministry(table):
    m = table(directs=POSTS, decrees={"D3": "TRE"})
    assert m.refusal("anna", "stamp:D3").reason == "not-offered"


@rule("FD-6.1")
def test_the_stampers_ministry_must_be_the_next_step(table):
    m = table(directs=POSTS)
    stamps = [option for option in m.options("anna") if option.startswith("stamp:")]
    assert stamps == ["stamp:D3"]
    for decree in ("D1", "D2", "D4", "D5"):
        assert m.refusal("anna", f"stamp:{decree}").reason == "not-offered"


@rule("FD-6.1")
def test_a_step_is_stamped_once(table):
    m = table(directs=POSTS)
    m.act("anna", "stamp", "D3")
    assert m.refusal("anna", "stamp:D3").reason == "not-offered"


@rule("FD-6.1")
def test_any_number_of_decrees_is_stamped_in_a_turn_an_action_each(table):
    decrees = {"D2": {"at": "EXE", "stamps": 2}, "D4": {"at": "EXE", "stamps": 1}}
    m = table(directs=POSTS, blame={"anna": 5}, decrees=decrees)
    for decree in ("D2", "D3", "D4"):
        m.act("anna", "stamp", decree)
    assert (m.blame("anna"), m.actions()) == (2, 0)


@rule("FD-6.1")
def test_the_blame_is_lost_before_anything_else(table):
    decrees = {"D2": {"at": "HR", "stamps": 3}}
    m = table(directs=POSTS, player="bruno", blame={"bruno": 4}, arrows=[], decrees=decrees)
    m.act("bruno", "stamp", "D2")
    assert m.blame("bruno") == 3
    bounds = m.question("bruno").bounds()
    assert dict(zip(bounds["places"], bounds["caps"]))["s1"] == 3
    assert [line["event"] for line in m.events()] == ["stamped", "enacted"]


# -- enacting


@rule("FD-6.2")
def test_with_the_last_step_a_decree_is_enacted_and_leaves_the_board(table):
    decrees = {"D2": {"at": "HR", "stamps": 3}}
    m = table(directs=POSTS, player="bruno", arrows=[], blame=LOADED, decrees=decrees)
    m.act("bruno", "stamp", "D2")
    assert m.decree("D2")["at"] is None
    assert m.view()["table"]["facts"]["enacted"] == ["D2"]
    m.answer("bruno", {"carla": 10})
    assert m.blame("carla") == 20
    assert "forward:D2:NAV" not in m.options("bruno")


@rule("FD-6.2")
def test_before_the_last_step_nothing_more_is_removed(table):
    decrees = {"D2": {"at": "EXE", "stamps": 2}}
    m = table(directs=POSTS, blame=LOADED, arrows=[], decrees=decrees)
    m.act("anna", "stamp", "D2")
    assert m.question("anna").prompt == "choose-action"
    assert m.decree("D2")["at"] == "EXE"


@rule("FD-6.2")
@pytest.mark.parametrize("before", [0, 1, 2, 3, 4])
def test_the_first_decree_removes_ten_then_twenty_thirty_forty_fifty(table, before):
    most = 10 * (before + 1)
    m = table(
        directs=POSTS,
        player="bruno",
        arrows=[],
        blame={"carla": 99},
        enacted=["D1", "D3", "D4", "D5"][:before],
        decrees={"D2": {"at": "HR", "stamps": 3}},
    )
    m.act("bruno", "stamp", "D2")
    assert m.refusal("bruno", {"carla": most + 1}).reason == "want-total"
    m.answer("bruno", {"carla": most})
    assert m.blame("carla") == 99 - most


@rule("FD-6.2")
def test_the_number_counts_decrees_enacted_in_the_game_not_by_the_player(table):
    decrees = {"D2": {"at": "HR", "stamps": 3}, "D5": {"at": "TRE", "stamps": 3}}
    m = table(directs=POSTS, player="bruno", arrows=[], blame={"carla": 99}, decrees=decrees)
    m.act("bruno", "stamp", "D2")
    m.answer("bruno", {})
    for name in ("bruno", "carla", "dario"):
        m.act(name, "stop")
    m.act("elena", "stamp", "D5")
    assert m.question("elena").bounds()["most"] == 20


# -- who chooses, and from where


@rule("FD-6.3")
def test_an_uncontrolled_ministry_lets_its_own_director_choose(table):
    decrees = {"D5": {"at": "TRE", "stamps": 3}}
    m = table(directs=POSTS, player="elena", blame=LOADED, decrees=decrees)
    m.act("elena", "stamp", "D5")
    assert m.asked() == ["elena"]


@rule("FD-6.3")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_director_of_the_top_of_the_chain_chooses(table, seats):
    """SEC is under NAV, NAV under EXE: with 4 that is the top, with 5 it is REF."""
    posts = {"anna": "SEC", "bruno": "NAV", "carla": "EXE", "dario": "REF" if seats == 5 else "HR"}
    decrees = {"D4": {"at": "SEC", "stamps": 4 if seats == 5 else 3}}
    m = table(seats=seats, directs=posts, player="anna", blame=LOADED, decrees=decrees)
    m.act("anna", "stamp", "D4")
    chooser = "dario" if seats == 5 else "carla"
    assert m.asked() == [chooser]
    assert m.refusal("anna", {"bruno": 1}).reason == "not-asked"
    m.answer(chooser, {"bruno": 10})
    assert m.blame("bruno") == 20
    assert m.asked() == ["anna"]  # whose turn goes on
    assert m.actions() == 2


@rule("FD-6.3")
def test_the_chain_is_followed_as_the_arrows_lie_then(table):
    decrees = {"D5": {"at": "TRE", "stamps": 3}}
    m = table(directs=POSTS, player="elena", blame=LOADED, arrows=[["HR", "TRE"], ["NAV", "HR"]], decrees=decrees)
    m.act("elena", "stamp", "D5")
    assert m.asked() == ["carla"]


@rule("FD-6.3")
def test_with_nobody_at_the_top_nothing_is_removed_and_the_decree_still_counts(table):
    decrees = {"D4": {"at": "SEC", "stamps": 4}, "D5": {"at": "TRE", "stamps": 3}}
    m = table(directs=POSTS, player="dario", blame={"dario": 5, "carla": 99}, decrees=decrees)
    m.act("dario", "stamp", "D4")
    assert m.asked() == ["dario"]
    assert m.question("dario").prompt == "choose-action"
    assert m.heard("nobody-removes") == [{"event": "nobody-removes", "ministry": "REF"}]
    assert (m.blame("dario"), m.blame("carla")) == (4, 99)  # but for the stamper's own
    assert m.view()["table"]["facts"]["enacted"] == ["D4"]
    m.act("dario", "stop")
    m.act("elena", "stamp", "D5")
    assert m.question("elena").bounds()["most"] == 20


@rule("FD-6.3")
def test_an_empty_enacting_ministry_removes_nothing(table):
    """By Signed by Proxy (C17) a decree is enacted where nobody directs."""
    posts = {"anna": "EXE", "bruno": "REF"}
    decrees = {"D5": {"at": "TRE", "stamps": 3}}
    m = table(directs=posts, blame={"anna": 5, "bruno": 30}, decrees=decrees, hands={"anna": ["C17"]})
    assert m.ministry("TRE")["director"] is None
    m.play("anna", "C17")
    assert m.decree("D5")["at"] is None
    assert (m.blame("anna"), m.blame("bruno")) == (4, 30)
    assert m.question("anna").prompt == "choose-action"


@rule("FD-6.3")
def test_blame_is_removed_from_any_players_and_ministries_in_any_split(table):
    decrees = {"D5": {"at": "TRE", "stamps": 3}}
    piles = {"REF": 3, "NAV": 2}
    m = table(directs=POSTS, player="elena", blame={"anna": 2, "elena": 5}, ministries=piles, decrees=decrees)
    m.act("elena", "stamp", "D5")
    m.answer("elena", {"anna": 2, "elena": 4, "REF": 3, "NAV": 1})
    assert (m.blame("anna"), m.blame("elena"), m.load("REF"), m.load("NAV")) == (0, 0, 0, 1)
    assert m.heard("removed") == [{"event": "removed", "amounts": {"s0": 2, "s4": 4, "REF": 3, "NAV": 1}}]


@rule("FD-6.3")
@pytest.mark.parametrize("amount", [0, 1, 9])
def test_less_than_all_may_be_removed(table, amount):
    decrees = {"D5": {"at": "TRE", "stamps": 3}}
    m = table(directs=POSTS, player="elena", blame=LOADED, decrees=decrees)
    m.act("elena", "stamp", "D5")
    m.answer("elena", {"bruno": amount})
    assert m.blame("bruno") == 30 - amount
    assert m.question("elena").prompt == "choose-action"


@rule("FD-6.3")
def test_no_more_is_removed_than_lies_there(table):
    decrees = {"D5": {"at": "TRE", "stamps": 3}}
    m = table(directs=POSTS, player="elena", blame={"bruno": 4, "carla": 9}, decrees=decrees)
    m.act("elena", "stamp", "D5")
    assert m.refusal("elena", {"bruno": 5}).reason == "want-amount-at"
    assert m.refusal("elena", {"bruno": -1}).reason == "want-amount-at"
    assert m.refusal("elena", {"bruno": 4, "carla": 7}).reason == "want-total"
    m.answer("elena", {"bruno": 4, "carla": 6})
    assert (m.blame("bruno"), m.blame("carla")) == (0, 3)


# -- with four


@rule("FD-6.4")
def test_with_four_the_steps_of_reforms_are_struck_out(table):
    m = table(seats=4)
    paths = {f"D{number}": m.decree(f"D{number}")["steps"] for number in range(1, 6)}
    assert paths == {
        "D1": ["TRE", "HR", "SEC", "EXE"],
        "D2": ["NAV", "TRE", "EXE", "HR"],
        "D3": ["EXE", "SEC", "TRE", "NAV"],
        "D4": ["HR", "EXE", "NAV", "SEC"],
        "D5": ["SEC", "NAV", "HR", "TRE"],
    }


@rule("FD-6.4")
def test_with_four_the_step_after_a_struck_one_is_the_next(table):
    m = table(seats=4, blame={"anna": 5}, decrees={"D4": {"at": "EXE", "stamps": 1}})
    m.act("anna", "stamp", "D4")
    m.act("anna", "forward", "D4", "NAV")
    assert m.blame("anna") == 3


@rule("FD-6.4")
def test_with_five_reforms_stamps_its_steps(table):
    m = table(directs={"anna": "REF"}, player="anna", decrees={"D4": {"at": "REF", "stamps": 2}})
    m.act("anna", "stamp", "D4")
    assert m.decree("D4")["stamps"] == 3


# -- each decree, from the first step to the last


PATHS = {
    "D1": ["TRE", "REF", "HR", "SEC", "REF", "EXE"],
    "D2": ["NAV", "TRE", "EXE", "HR"],
    "D3": ["EXE", "SEC", "REF", "TRE", "NAV"],
    "D4": ["HR", "EXE", "REF", "NAV", "SEC"],
    "D5": ["SEC", "NAV", "HR", "TRE"],
}


def carry(m, decree, place):
    """Anna forwards the decree and goes after it, clearing the post first."""
    m.act("anna", "forward", decree, place)
    director = m.ministry(place)["director"]
    if director is not None:
        m.act("anna", "move", NAMES[int(director[1:])])
    m.act("anna", "move", "anna")


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("decree", [pytest.param(decree, marks=rule(f"FD-6.{decree}")) for decree in PATHS])
def test_a_decree_is_stamped_along_its_whole_path_and_enacted(table, decree, seats):
    path = [place for place in PATHS[decree] if seats == 5 or place != "REF"]
    m = table(seats=seats, actions=99, blame={"anna": 50})
    assert m.decree(decree)["steps"] == path
    shed = 0
    for number, place in enumerate(path):
        if m.directs("anna") != place:
            assert f"stamp:{decree}" not in m.options("anna")
            carry(m, decree, place)
            shed += 1
        assert (m.decree(decree)["at"], m.decree(decree)["stamps"]) == (place, number)
        m.act("anna", "stamp", decree)
        shed += 1
        assert m.decree(decree)["stamps"] == number + 1
        assert m.blame("anna") == 50 - shed
    assert m.decree(decree)["at"] is None
    assert m.heard("enacted") == [{"event": "enacted", "decree": decree, "ministry": path[-1], "number": 1}]


@pytest.mark.parametrize("seats", [4, 5])
@pytest.mark.parametrize("decree", [pytest.param(decree, marks=rule(f"FD-6.{decree}")) for decree in PATHS])
def test_at_each_step_only_the_ministry_of_that_step_can_stamp(table, decree, seats):
    path = [place for place in PATHS[decree] if seats == 5 or place != "REF"]
    for number, step in enumerate(path):
        for place in {"EXE", "HR", "NAV", "SEC", "TRE"} | ({"REF"} if seats == 5 else set()):
            lies = {decree: {"at": place, "stamps": number}}
            m = table(seats=seats, directs={"anna": place}, player="anna", decrees=lies)
            assert (f"stamp:{decree}" in m.options("anna")) == (place == step)
