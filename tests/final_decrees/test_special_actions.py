"""FD-4.7: what only the director of a ministry may do."""

import pytest

rule = pytest.mark.rule

SPECIALS = {"EXE": "restructure", "HR": "reassign", "NAV": "manoeuvre", "SEC": "investigate:EXE", "TRE": "mint"}
EDITIONS = ["empire", "republic"]


def specials(m, name="anna"):
    """The special actions offered."""
    verbs = {word.split(":")[0] for word in SPECIALS.values()}
    return {option for option in m.options(name) if option.split(":")[0] in verbs}


@rule("FD-4.7")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("ministry", list(SPECIALS))
def test_a_special_action_belongs_to_the_director_of_its_ministry(table, edition, ministry):
    piles = {"EXE": 1, "NAV": 1} if ministry != "EXE" else {}
    m = table(edition, directs={"anna": ministry}, player="anna", ministries=piles, blame={"anna": 1})
    offered = specials(m)
    assert SPECIALS[ministry] in offered
    assert not offered & (set(SPECIALS.values()) - {SPECIALS[ministry]})
    for word in set(SPECIALS.values()) - {SPECIALS[ministry]}:
        assert m.refusal("anna", word).reason == "not-offered"


@rule("FD-4.7")
def test_it_belongs_to_who_directs_the_ministry_at_that_moment(table):
    m = table(directs={"anna": "EXE", "bruno": "REF"}, player="anna", blame={"anna": 3})
    assert m.ministry("TRE")["director"] is None
    assert specials(m) == {"restructure"}
    m.act("anna", "move", "anna")
    assert specials(m) == {"mint"}


@rule("FD-4.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_example_manoeuvres_then_the_empty_treasury_then_two_more_actions(table, edition):
    m = table(
        edition,
        directs={"anna": "NAV", "bruno": "REF", "carla": "EXE", "dario": "HR", "elena": "SEC"},
        player="anna",
        blame={"anna": 3},
        ministries={"NAV": 5},
    )
    m.act("anna", "manoeuvre")
    m.act("anna", "move", "anna")
    m.act("anna", "mint")
    assert m.directs("anna") == "TRE"
    assert (m.blame("anna"), m.load("NAV")) == (1, 1)
    assert m.actions() == 2


@rule("FD-4.7")
def test_once_a_turn_is_once_in_the_players_turn_wherever_they_have_been(table):
    m = table(directs={"anna": "TRE", "bruno": "REF"}, player="anna", actions=9)
    m.act("anna", "mint")
    m.act("anna", "move", "anna")  # out of the Treasury
    m.act("anna", "move", "anna")  # and back
    assert m.directs("anna") == "TRE"
    assert m.refusal("anna", "mint").reason == "not-offered"


@rule("FD-4.7")
def test_the_limit_is_each_players_own(table):
    m = table(directs={"anna": "TRE", "bruno": "HR"}, player="anna")
    m.act("anna", "mint")
    m.act("anna", "move", "anna")
    m.act("anna", "move", "bruno")
    m.act("anna", "stop")
    assert m.directs("bruno") == "TRE"
    assert "mint" in m.options("bruno")


# -- Treasury


@rule("FD-4.7.TRE")
def test_the_treasury_turns_one_action_into_two(table):
    m = table(directs={"anna": "TRE"}, player="anna")
    m.act("anna", "mint")
    assert m.actions() == 4
    for name in ("bruno", "carla", "dario", "elena"):
        m.act("anna", "move", name)
    assert m.options("anna") == ["stop"]


@rule("FD-4.7.TRE")
def test_the_last_action_can_be_spent_on_two_more(table):
    m = table(directs={"anna": "TRE"}, player="anna", actions=1)
    m.act("anna", "mint")
    assert m.actions() == 2


@rule("FD-4.7.TRE")
def test_without_an_action_left_the_treasury_gives_nothing(table):
    m = table(directs={"anna": "TRE"}, player="anna", actions=0)
    assert m.refusal("anna", "mint").reason == "not-offered"


@rule("FD-4.7.TRE")
def test_the_two_actions_are_kept_by_who_leaves_the_treasury(table):
    m = table(directs={"anna": "TRE"}, player="anna", actions=1)
    m.act("anna", "mint")
    m.act("anna", "move", "anna")
    assert (m.directs("anna"), m.actions()) == ("REF", 1)
    m.act("anna", "move", "bruno")
    assert m.actions() == 0


@rule("FD-4.7.TRE")
def test_the_treasury_works_once_a_turn(table):
    m = table(directs={"anna": "TRE"}, player="anna")
    m.act("anna", "mint")
    assert m.refusal("anna", "mint").reason == "not-offered"
    for name in ("anna", "bruno", "carla", "dario", "elena"):
        m.act(name, "stop")
    assert m.player() == "anna"
    assert "mint" in m.options("anna")


# -- Secret Service


@rule("FD-4.7.SEC")
def test_an_investigation_makes_all_blame_of_a_ministry_its_directors(table):
    m = table(directs={"anna": "SEC", "bruno": "HR"}, player="anna", blame={"bruno": 1}, ministries={"HR": 6, "NAV": 2})
    m.act("anna", "investigate", "HR")
    assert (m.blame("bruno"), m.load("HR")) == (7, 0)
    assert m.load("NAV") == 2
    assert m.actions() == 2


@rule("FD-4.7.SEC")
def test_any_number_can_be_investigated_an_action_each(table):
    m = table(
        directs={"anna": "SEC", "bruno": "HR", "carla": "NAV", "dario": "EXE", "elena": "TRE"},
        player="anna",
        ministries={"HR": 6, "NAV": 2, "EXE": 1},
    )
    for place in ("HR", "NAV", "EXE"):
        m.act("anna", "investigate", place)
    assert [m.blame(name) for name in ("bruno", "carla", "dario")] == [6, 2, 1]
    assert m.actions() == 0


@rule("FD-4.7.SEC")
def test_a_ministry_without_blame_or_director_or_ones_own_is_not_investigated(table):
    m = table(directs={"anna": "SEC", "bruno": "HR"}, player="anna", ministries={"SEC": 3, "REF": 3, "HR": 1})
    assert m.ministry("REF")["director"] is None
    assert specials(m) == {"investigate:HR"}
    for place in ("SEC", "REF", "NAV"):
        assert m.refusal("anna", f"investigate:{place}").reason == "not-offered"


@rule("FD-4.7.SEC")
def test_arrows_do_not_matter_to_an_investigation(table):
    m = table(directs={"anna": "SEC", "bruno": "EXE", "carla": "TRE"}, player="anna", ministries={"EXE": 1, "TRE": 1})
    assert specials(m) == {"investigate:EXE", "investigate:TRE"}


# -- Navy


@rule("FD-4.7.NAV")
def test_manoeuvres_take_two_personal_blame_and_four_of_the_navy(table):
    m = table(directs={"anna": "NAV"}, player="anna", blame={"anna": 9, "bruno": 9}, ministries={"NAV": 9, "SEC": 9})
    m.act("anna", "manoeuvre")
    assert (m.blame("anna"), m.load("NAV")) == (7, 5)
    assert (m.blame("bruno"), m.load("SEC")) == (9, 9)
    assert m.actions() == 2


@rule("FD-4.7.NAV")
@pytest.mark.parametrize(
    ("own", "navy", "left"),
    [(1, 9, (0, 5)), (0, 2, (0, 0)), (2, 0, (0, 0)), (5, 1, (3, 0)), (0, 1, (0, 0)), (1, 0, (0, 0))],
)
def test_manoeuvres_take_what_there_is(table, own, navy, left):
    m = table(directs={"anna": "NAV"}, player="anna", blame={"anna": own}, ministries={"NAV": navy})
    m.act("anna", "manoeuvre")
    assert (m.blame("anna"), m.load("NAV")) == left
    assert m.asked() == ["anna"]  # no choice of less
    assert m.question("anna").prompt == "choose-action"


@rule("FD-4.7.NAV")
def test_with_nothing_to_take_there_are_no_manoeuvres(table):
    m = table(directs={"anna": "NAV"}, player="anna")
    assert m.refusal("anna", "manoeuvre").reason == "not-offered"


@rule("FD-4.7.NAV")
def test_there_are_manoeuvres_once_a_turn(table):
    m = table(directs={"anna": "NAV"}, player="anna", blame={"anna": 9}, ministries={"NAV": 9})
    m.act("anna", "manoeuvre")
    assert m.refusal("anna", "manoeuvre").reason == "not-offered"
    for name in ("anna", "bruno", "carla", "dario", "elena"):
        m.act(name, "stop")
    assert "manoeuvre" in m.options("anna")


# -- Human Resources


@rule("FD-4.7.HR")
def test_human_resources_sends_anyone_anywhere_reforms_included(table):
    m = table(directs={"anna": "HR", "bruno": "EXE", "carla": "NAV", "dario": "SEC", "elena": "TRE"}, player="anna")
    m.act("anna", "reassign")
    m.answer("anna", {"REF": ["carla"], "HR": ["anna"], "EXE": ["dario"], "SEC": ["bruno"], "TRE": ["elena"]})
    assert [m.directs(name) for name in ("anna", "bruno", "carla", "dario", "elena")] == [
        "HR",
        "SEC",
        "REF",
        "EXE",
        "TRE",
    ]
    assert m.ministry("NAV")["director"] is None
    assert m.asked() == ["anna"]  # nobody may refuse
    assert m.actions() == 2


@rule("FD-4.7.HR")
def test_one_player_alone_can_be_reassigned(table):
    m = table(directs={"anna": "HR", "bruno": "EXE", "carla": "NAV", "dario": "SEC", "elena": "TRE"}, player="anna")
    m.act("anna", "reassign")
    m.answer("anna", {"REF": ["elena"], "HR": ["anna"], "EXE": ["bruno"], "NAV": ["carla"], "SEC": ["dario"]})
    assert m.directs("elena") == "REF"
    assert m.directs("bruno") == "EXE"


@rule("FD-4.7.HR")
def test_reassigning_oneself_the_turn_goes_on_in_the_new_ministry(table):
    m = table(directs={"anna": "HR", "bruno": "EXE", "carla": "NAV", "dario": "SEC", "elena": "TRE"}, player="anna")
    m.act("anna", "reassign")
    m.answer("anna", {"TRE": ["anna"], "EXE": ["bruno"], "NAV": ["carla"], "SEC": ["dario"], "HR": ["elena"]})
    assert (m.player(), m.directs("anna"), m.actions()) == ("anna", "TRE", 2)
    assert specials(m) == {"mint"}


@rule("FD-4.7.HR")
def test_human_resources_reassigns_any_number_of_times_an_action_each(table):
    m = table(directs={"anna": "HR", "bruno": "EXE", "carla": "NAV", "dario": "SEC", "elena": "TRE"}, player="anna")
    for place, others in (
        ("REF", ["EXE", "NAV", "SEC"]),
        ("TRE", ["EXE", "NAV", "SEC"]),
        ("REF", ["TRE", "NAV", "SEC"]),
    ):
        m.act("anna", "reassign")
        m.answer("anna", {"HR": ["anna"], place: ["elena"], **dict(zip(others, (["bruno"], ["carla"], ["dario"])))})
        assert m.directs("elena") == place
    assert m.directs("bruno") == "TRE"
    assert m.actions() == 0


@rule("FD-4.7.HR")
def test_with_four_reforms_cannot_be_assigned(table):
    m = table(seats=4, directs={"anna": "HR"}, player="anna")
    m.act("anna", "reassign")
    refusal = m.refusal("anna", {"HR": ["anna"], "REF": ["bruno"], "NAV": ["carla"], "SEC": ["dario"]})
    assert (refusal.reason, refusal.facts["value"]) == ("not-offered", "REF")
    m.answer("anna", {"HR": ["anna"], "TRE": ["bruno"], "EXE": ["carla"], "SEC": ["dario"]})
    assert m.ministry("NAV")["director"] is None


@rule("FD-4.7.HR")
def test_blame_and_decrees_stay_where_they_are(table):
    m = table(directs={"anna": "HR", "bruno": "EXE"}, player="anna", ministries={"EXE": 5}, blame={"bruno": 2})
    m.act("anna", "reassign")
    m.answer("anna", {"HR": ["anna"], "REF": ["bruno"], "NAV": ["carla"], "SEC": ["dario"], "TRE": ["elena"]})
    assert (m.load("EXE"), m.load("REF"), m.blame("bruno")) == (5, 0, 2)
    assert len(m.ministry("EXE")["decrees"]) == 5


# -- Executive Branch


@rule("FD-4.7.EXE")
@pytest.mark.parametrize(
    ("words", "gone", "new"),
    [
        (["arrow-remove:EXE:HR"], ("EXE", "HR"), None),
        (["arrow-reverse:REF:EXE"], ("REF", "EXE"), ("EXE", "REF")),
        (["arrow-add", "arrow:SEC:TRE"], None, ("SEC", "TRE")),
        (["arrow-move:EXE:NAV", "arrow:TRE:NAV"], ("EXE", "NAV"), ("TRE", "NAV")),
    ],
)
def test_executive_removes_reverses_adds_or_moves_one_arrow(table, words, gone, new):
    m = table(directs={"anna": "EXE"})
    before = m.arrows()
    m.act("anna", "restructure")
    for word in words:
        m.answer("anna", word)
    assert m.arrows() == (before - {gone}) | ({new} if new else set())
    assert m.actions() == 2


@rule("FD-4.7.EXE")
def test_executive_restructures_any_number_of_times_an_action_each(table):
    m = table(directs={"anna": "EXE"})
    for arrow in ("REF:EXE", "EXE:HR", "NAV:SEC"):
        m.act("anna", "restructure")
        m.answer("anna", f"arrow-remove:{arrow}")
    assert m.arrows() == {("EXE", "NAV")}
    assert m.actions() == 0


@rule("FD-4.7.EXE")
def test_control_never_becomes_circular(table):
    m = table(directs={"anna": "EXE"})
    m.act("anna", "restructure")
    m.answer("anna", "arrow-move:REF:EXE")
    for lower in ("HR", "NAV", "SEC", "EXE"):
        assert m.refusal("anna", f"arrow:{lower}:EXE").reason == "not-offered"
    m.answer("anna", "arrow:TRE:EXE")
    assert ("TRE", "EXE") in m.arrows()


@rule("FD-4.7.EXE")
def test_a_restructuring_not_yet_declared_costs_nothing(table):
    m = table(directs={"anna": "EXE"})
    m.act("anna", "restructure")
    assert m.view("bruno")["table"]["facts"]["actions"] == 3
    assert m.heard("arrow-add") == []


# -- Reforms


@rule("FD-4.7.REF")
def test_reforms_has_no_special_action(table):
    piles = {"EXE": 2, "NAV": 2, "REF": 2}
    m = table(directs={"anna": "REF"}, player="anna", blame={"anna": 5}, ministries=piles)
    assert specials(m) == set()
    verbs = {option.split(":")[0] for option in m.options("anna")}
    assert verbs == {"stop", "draw", "move", "distribute"}
