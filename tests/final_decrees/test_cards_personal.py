"""FD-9.C01 to FD-9.C08: cards about personal blame."""

import pytest

rule = pytest.mark.rule

NO_SECRETS = ["C27"] * 3
"""All State Secrets lie in the discards: nobody is asked for one."""


# -- C01 Scapegoat


@rule("FD-9.C01")
@pytest.mark.parametrize("amount", [1, 2])
def test_scapegoat_moves_up_to_two_blame_to_another_player(table, amount):
    m = table(directs={"anna": "TRE"}, player="anna", hands={"anna": ["C01"]}, blame={"anna": 6, "bruno": 1})
    m.play("anna", "C01", "bruno", amount)
    assert (m.blame("anna"), m.blame("bruno")) == (6 - amount, 1 + amount)
    assert (m.actions(), m.hand("anna"), m.pile("discards")) == (2, [], ["C01"])


@rule("FD-9.C01")
@pytest.mark.parametrize("amount", [0, 3])
def test_scapegoat_moves_neither_nothing_nor_three_to_who_is_not_below(table, amount):
    m = table(directs={"anna": "TRE"}, player="anna", hands={"anna": ["C01"]}, blame={"anna": 6})
    m.play("anna", "C01", "bruno")
    refusal = m.refusal("anna", amount)
    assert (refusal.reason, refusal.facts["least"], refusal.facts["most"]) == ("want-number", 1, 2)


@rule("FD-9.C01")
@pytest.mark.parametrize("victim", ["bruno", "dario"])
def test_scapegoat_moves_three_to_who_is_below_at_any_depth(table, victim):
    m = table(directs={"anna": "EXE", "bruno": "NAV", "dario": "SEC"}, hands={"anna": ["C01"]}, blame={"anna": 6})
    m.play("anna", "C01", victim)
    assert m.refusal("anna", 4).facts["most"] == 3
    m.answer("anna", 3)
    assert (m.blame("anna"), m.blame(victim)) == (3, 3)


@rule("FD-9.C01")
def test_scapegoat_moves_only_two_to_who_is_above(table):
    m = table(directs={"anna": "EXE", "dario": "SEC"}, player="dario", hands={"dario": ["C01"]}, blame={"dario": 6})
    m.play("dario", "C01", "anna")
    assert m.refusal("dario", 3).facts["most"] == 2


@rule("FD-9.C01")
def test_scapegoat_reaches_the_other_players_only(table):
    m = table(directs={"carla": "EXE"}, hands={"carla": ["C01"]}, blame={"carla": 6})
    m.play("carla", "C01")
    assert sorted(m.options("carla")) == ["s0", "s1", "s3", "s4"]
    assert m.refusal("carla", "carla").reason == "not-offered"


@rule("FD-9.C01")
def test_scapegoat_moves_no_more_than_there_is(table):
    m = table(hands={"anna": ["C01"]}, blame={"anna": 2})
    m.play("anna", "C01", "bruno")
    assert m.refusal("anna", 3).facts["most"] == 2


@rule("FD-9.C01")
def test_scapegoat_with_a_single_blame_leaves_no_amount_to_choose(table):
    m = table(hands={"anna": ["C01"]}, blame={"anna": 1})
    m.play("anna", "C01", "elena")
    assert (m.blame("anna"), m.blame("elena")) == (0, 1)


@rule("FD-9.C01")
def test_scapegoat_wants_personal_blame_whatever_lies_on_the_ministry(table):
    m = table(hands={"anna": ["C01"]}, blame={"bruno": 4}, ministries={"EXE": 5})
    assert "play:C01" not in m.options("anna")


@rule("FD-9.C01")
@rule("FD-9.4")
def test_immunity_leaves_the_scapegoats_blame_with_who_plays_it(table):
    m = table(hands={"anna": ["C01"], "bruno": ["C28"]}, blame={"anna": 6}, discards=NO_SECRETS)
    m.play("anna", "C01", "bruno", 3)
    assert m.question("bruno").facts["amount"] == 3
    m.react("bruno", "C28")
    assert (m.blame("anna"), m.blame("bruno"), m.actions()) == (6, 0, 2)


@rule("FD-9.C01")
@rule("FD-9.4")
def test_the_scapegoat_may_point_at_a_third_player(table):
    m = table(hands={"anna": ["C01"], "bruno": ["C29"]}, blame={"anna": 6}, discards=NO_SECRETS)
    m.play("anna", "C01", "bruno", 3)
    m.react("bruno", "C29")
    m.act("bruno", "elena")
    assert [m.blame(name) for name in ("anna", "bruno", "elena")] == [3, 0, 3]


@rule("FD-9.C01")
@rule("FD-9.4")
def test_the_scapegoat_may_point_back_and_the_blame_stays(table):
    m = table(hands={"anna": ["C01"], "bruno": ["C29"]}, blame={"anna": 6}, discards=NO_SECRETS)
    m.play("anna", "C01", "bruno", 3)
    m.react("bruno", "C29")
    m.act("bruno", "anna")
    assert (m.blame("anna"), m.blame("bruno")) == (6, 0)


# -- C02 It Was Like This When I Got Here


@rule("FD-9.C02")
def test_like_this_removes_two_of_your_own_and_three_of_your_ministry(table):
    m = table(hands={"anna": ["C02"]}, blame={"anna": 5, "bruno": 4}, ministries={"EXE": 7, "HR": 2})
    m.play("anna", "C02", {"personal": 2, "ministry": 3})
    assert (m.blame("anna"), m.load("EXE"), m.blame("bruno"), m.load("HR")) == (3, 4, 4, 2)


@rule("FD-9.C02")
@pytest.mark.parametrize(("personal", "ministry"), [(0, 1), (1, 0), (2, 0), (0, 3)])
def test_like_this_may_remove_less_or_from_one_side_only(table, personal, ministry):
    m = table(hands={"anna": ["C02"]}, blame={"anna": 5}, ministries={"EXE": 7})
    m.play("anna", "C02", {"personal": personal, "ministry": ministry})
    assert (m.blame("anna"), m.load("EXE")) == (5 - personal, 7 - ministry)


@rule("FD-9.C02")
@rule("FD-9.3")
def test_like_this_has_limits_on_both_sides_and_removes_something(table):
    m = table(hands={"anna": ["C02"]}, blame={"anna": 5}, ministries={"EXE": 7})
    m.play("anna", "C02")
    assert m.refusal("anna", {"personal": 3}).facts == {"place": "personal", "value": "3", "most": 2}
    assert m.refusal("anna", {"ministry": 4}).facts == {"place": "ministry", "value": "4", "most": 3}
    assert m.refusal("anna", {"personal": -1, "ministry": 2}).reason == "want-amount-at"
    assert m.refusal("anna", {"personal": 0, "ministry": 0}).reason == "want-total"
    assert m.refusal("anna", {"HR": 1}).reason == "not-offered"


@rule("FD-9.C02")
def test_like_this_removes_no_more_than_there_is(table):
    m = table(hands={"anna": ["C02"]}, blame={"anna": 1}, ministries={"EXE": 2})
    m.play("anna", "C02")
    assert m.refusal("anna", {"personal": 2}).facts["most"] == 1
    assert m.refusal("anna", {"ministry": 3}).facts["most"] == 2


@rule("FD-9.C02")
@pytest.mark.parametrize(
    ("blame", "ministries", "offered"),
    [({"anna": 1}, {}, True), ({}, {"EXE": 1}, True), ({"bruno": 3}, {"HR": 3, "REF": 3}, False)],
)
def test_like_this_wants_blame_of_your_own_or_of_your_ministry(table, blame, ministries, offered):
    m = table(hands={"anna": ["C02"]}, blame=blame, ministries=ministries)
    assert ("play:C02" in m.options("anna")) is offered


# -- C03 Leaked Dossier


@rule("FD-9.C03")
@pytest.mark.parametrize(("his", "gain"), [(0, 5), (3, 5), (4, 3), (5, 3)])
def test_leaked_dossier_gives_five_to_who_has_less_than_you_and_else_three(table, his, gain):
    m = table(hands={"anna": ["C03"]}, blame={"anna": 4, "bruno": his})
    m.play("anna", "C03", "bruno")
    assert (m.blame("anna"), m.blame("bruno")) == (4, his + gain)


@rule("FD-9.C03")
@rule("FD-9.9")
def test_leaked_dossier_compares_when_it_happens_and_says_the_amount(table):
    m = table(hands={"anna": ["C03"], "bruno": ["C02"]}, blame={"anna": 4, "bruno": 3})
    m.play("anna", "C03", "bruno")
    m.answer("bruno", "pass")
    assert m.question("bruno").facts["amount"] == 5
    m.answer("bruno", "pass")
    assert m.blame("bruno") == 8


@rule("FD-9.C03")
def test_leaked_dossier_is_about_another_player(table):
    m = table(hands={"anna": ["C03"]})
    m.play("anna", "C03")
    assert m.options("anna") == ["s1", "s2", "s3", "s4"]


@rule("FD-9.C03")
@rule("FD-9.4")
def test_immunity_leaves_the_dossiers_blame_in_the_bank(table):
    m = table(hands={"anna": ["C03"], "bruno": ["C28"]}, blame={"anna": 4, "bruno": 1}, discards=NO_SECRETS)
    m.play("anna", "C03", "bruno")
    m.react("bruno", "C28")
    assert (m.blame("anna"), m.blame("bruno")) == (4, 1)


@rule("FD-9.C03")
@rule("FD-9.4")
@pytest.mark.parametrize("receiver", ["anna", "carla"])
def test_a_redirected_dossier_keeps_its_amount_whoever_receives_it(table, receiver):
    m = table(hands={"anna": ["C03"], "bruno": ["C29"]}, blame={"anna": 4, "carla": 4}, discards=NO_SECRETS)
    m.play("anna", "C03", "bruno")
    m.react("bruno", "C29")
    m.act("bruno", receiver)
    assert (m.blame(receiver), m.blame("bruno")) == (9, 0)


# -- C04 Collective Responsibility


@rule("FD-9.C04")
def test_collective_responsibility_moves_one_blame_to_each_of_three(table):
    m = table(hands={"anna": ["C04"]}, blame={"anna": 5, "carla": 2})
    m.play("anna", "C04", ["bruno", "carla", "elena"])
    assert [m.blame(name) for name in ("anna", "bruno", "carla", "dario", "elena")] == [2, 1, 3, 0, 1]


@rule("FD-9.C04")
def test_collective_responsibility_may_name_a_single_player(table):
    m = table(hands={"anna": ["C04"]}, blame={"anna": 5})
    m.play("anna", "C04", ["dario"])
    assert (m.blame("anna"), m.blame("dario")) == (4, 1)


@rule("FD-9.C04")
def test_collective_responsibility_names_one_to_three_different_others(table):
    m = table(hands={"anna": ["C04"]}, blame={"anna": 5})
    m.play("anna", "C04")
    refusal = m.refusal("anna", ["bruno", "carla", "dario", "elena"])
    assert (refusal.reason, refusal.facts["least"], refusal.facts["most"]) == ("want-count", 1, 3)
    assert m.refusal("anna", []).reason == "want-count"
    assert m.refusal("anna", ["bruno", "bruno"]).reason == "too-many-of"
    assert m.refusal("anna", ["anna"]).reason == "not-offered"


@rule("FD-9.C04")
def test_collective_responsibility_names_no_more_players_than_you_have_blame(table):
    m = table(hands={"anna": ["C04"]}, blame={"anna": 2})
    m.play("anna", "C04")
    assert m.refusal("anna", ["bruno", "carla", "dario"]).facts["most"] == 2
    m.answer("anna", ["bruno", "carla"])
    assert m.blame("anna") == 0


@rule("FD-9.C04")
def test_collective_responsibility_wants_personal_blame(table):
    m = table(hands={"anna": ["C04"]}, ministries={"EXE": 5})
    assert "play:C04" not in m.options("anna")


@rule("FD-9.C04")
@rule("FD-9.10")
def test_with_four_collective_responsibility_reaches_all_three_others(table):
    m = table(seats=4, hands={"anna": ["C04"]}, blame={"anna": 3})
    m.play("anna", "C04", ["bruno", "carla", "dario"])
    assert [m.blame(name) for name in ("anna", "bruno", "carla", "dario")] == [0, 1, 1, 1]


@rule("FD-9.C04")
@rule("FD-9.4")
def test_immunity_leaves_one_share_of_the_responsibility_with_who_plays_it(table):
    m = table(hands={"anna": ["C04"], "bruno": ["C28"]}, blame={"anna": 5}, discards=NO_SECRETS)
    m.play("anna", "C04", ["bruno", "carla"])
    assert m.question("bruno").facts["amount"] == 1
    m.react("bruno", "C28")
    assert [m.blame(name) for name in ("anna", "bruno", "carla")] == [4, 0, 1]


@rule("FD-9.C04")
@rule("FD-9.4")
@pytest.mark.parametrize(
    ("receiver", "left"), [("anna", [4, 0, 1, 0]), ("carla", [3, 0, 2, 0]), ("dario", [3, 0, 1, 1])]
)
def test_a_redirected_share_goes_to_anyone_and_from_its_owner_nowhere(table, receiver, left):
    m = table(hands={"anna": ["C04"], "bruno": ["C29"]}, blame={"anna": 5}, discards=NO_SECRETS)
    m.play("anna", "C04", ["bruno", "carla"])
    m.react("bruno", "C29")
    m.act("bruno", receiver)
    assert [m.blame(name) for name in ("anna", "bruno", "carla", "dario")] == left


# -- C05 Board of Inquiry


@rule("FD-9.C05")
@rule("FD-9.9")
@pytest.mark.parametrize(("load", "gains", "left"), [(0, 2, 1), (1, 2, 2), (4, 4, 3), (5, 4, 4)])
def test_board_of_inquiry_adds_three_then_half_rounded_up_becomes_the_directors(table, load, gains, left):
    m = table(hands={"anna": ["C05"]}, blame={"anna": 6, "carla": 1}, ministries={"NAV": load, "EXE": 9})
    m.play("anna", "C05", "NAV")
    assert (m.blame("carla"), m.load("NAV")) == (1 + gains, left)
    assert (m.blame("anna"), m.load("EXE")) == (6, 9)


@rule("FD-9.C05")
def test_board_of_inquiry_looks_into_ministries_of_others_only(table):
    m = table(hands={"anna": ["C05"]}, ministries={"REF": 9, "EXE": 9})
    m.play("anna", "C05")
    assert sorted(m.options("anna")) == ["HR", "NAV", "SEC", "TRE"]
    assert m.refusal("anna", "REF").reason == "not-offered"
    assert m.refusal("anna", "EXE").reason == "not-offered"


@rule("FD-9.C05")
@rule("FD-9.4")
def test_immunity_leaves_everything_on_the_ministry_the_three_included(table):
    m = table(hands={"anna": ["C05"], "carla": ["C28"]}, ministries={"NAV": 4}, discards=NO_SECRETS)
    m.play("anna", "C05", "NAV")
    assert (m.question("carla").facts["amount"], m.load("NAV")) == (4, 7)
    m.react("carla", "C28")
    assert (m.blame("carla"), m.load("NAV")) == (0, 7)


@rule("FD-9.C05")
@rule("FD-9.4")
@pytest.mark.parametrize("receiver", ["anna", "elena"])
def test_a_redirected_inquiry_still_takes_half_from_the_ministry(table, receiver):
    m = table(hands={"anna": ["C05"], "carla": ["C29"]}, ministries={"NAV": 4}, discards=NO_SECRETS)
    m.play("anna", "C05", "NAV")
    m.react("carla", "C29")
    m.act("carla", receiver)
    assert (m.blame(receiver), m.blame("carla"), m.load("NAV")) == (4, 0, 3)


@rule("FD-9.C05")
@rule("FD-9.6")
def test_who_resigns_before_the_inquiry_leaves_the_three_and_all_else_behind(table):
    m = table(hands={"anna": ["C05"], "carla": ["C30"]}, ministries={"REF": 2}, discards=NO_SECRETS)
    m.play("anna", "C05", "NAV")
    m.react("carla", "C30")
    assert (m.directs("carla"), m.ministry("NAV")["director"]) == ("REF", None)
    assert (m.blame("carla"), m.load("NAV"), m.load("REF")) == (0, 3, 2)


# -- C06 Tombstone Amnesty


@rule("FD-9.C06")
@pytest.mark.parametrize(("mine", "his", "left"), [(3, 5, 3), (1, 2, 0), (0, 1, 0)])
def test_tombstone_amnesty_removes_up_to_three_of_yours_and_two_of_anothers(table, mine, his, left):
    m = table(hands={"anna": ["C06"]}, blame={"anna": 4, "bruno": his, "carla": 6})
    m.play("anna", "C06", "bruno", mine)
    assert [m.blame(name) for name in ("anna", "bruno", "carla")] == [4 - mine, left, 6]
    assert m.heard("loses")[-1] == {"event": "loses", "seat": "s1", "amount": his - left}


@rule("FD-9.C06")
def test_tombstone_amnesty_removes_at_most_three_of_yours_or_what_there_is(table):
    m = table(hands={"anna": ["C06", "C01"]}, blame={"anna": 4, "bruno": 5})
    m.play("anna", "C06", "bruno")
    assert m.refusal("anna", 4).facts["most"] == 3
    m = table(hands={"anna": ["C06"]}, blame={"anna": 1, "bruno": 5})
    m.play("anna", "C06", "bruno")
    assert m.refusal("anna", 2).facts["most"] == 1


@rule("FD-9.C06")
@rule("FD-4.8")
def test_an_amnesty_for_who_has_no_blame_must_remove_some_of_yours(table):
    m = table(hands={"anna": ["C06"]}, blame={"anna": 4})
    m.play("anna", "C06", "bruno")
    assert m.refusal("anna", 0).facts["least"] == 1
    m.answer("anna", 1)
    assert (m.blame("anna"), m.blame("bruno")) == (3, 0)


@rule("FD-9.C06")
@rule("FD-4.8")
def test_without_blame_of_your_own_the_amnesty_is_for_who_has_some(table):
    m = table(hands={"anna": ["C06"]}, blame={"bruno": 5, "dario": 1})
    m.play("anna", "C06")
    assert sorted(m.options("anna")) == ["s1", "s3"]
    m.answer("anna", "bruno")
    assert (m.blame("anna"), m.blame("bruno"), m.asked()) == (0, 3, ["anna"])


@rule("FD-9.C06")
def test_the_amnesty_is_for_another_player(table):
    m = table(hands={"anna": ["C06"]}, blame={"anna": 5})
    m.play("anna", "C06")
    assert m.refusal("anna", "anna").reason == "not-offered"


@rule("FD-9.C06")
@rule("FD-4.8")
def test_the_amnesty_is_not_offered_while_nobody_has_personal_blame(table):
    m = table(hands={"anna": ["C06"]}, ministries={"EXE": 5, "HR": 5})
    assert "play:C06" not in m.options("anna")


# -- C07 Statute of Limitations


@rule("FD-9.C07")
@rule("FD-9.9")
@pytest.mark.parametrize(("highest", "most"), [(6, 5), (7, 5), (8, 2)])
def test_limitations_remove_five_if_nobody_has_more_than_you_and_else_two(table, highest, most):
    m = table(hands={"anna": ["C07"]}, blame={"anna": 7, "bruno": 1, "elena": highest})
    m.play("anna", "C07")
    refusal = m.refusal("anna", most + 1)
    assert (refusal.facts["least"], refusal.facts["most"]) == (1, most)
    m.answer("anna", most)
    assert (m.blame("anna"), m.blame("elena")) == (7 - most, highest)


@rule("FD-9.C07")
def test_limitations_may_remove_less_but_something_and_no_more_than_there_is(table):
    m = table(hands={"anna": ["C07"]}, blame={"anna": 3})
    m.play("anna", "C07")
    assert m.refusal("anna", 0).facts["least"] == 1
    assert m.refusal("anna", 4).facts["most"] == 3
    m.answer("anna", 1)
    assert m.blame("anna") == 2


@rule("FD-9.C07")
@rule("FD-4.8")
def test_limitations_want_personal_blame_whatever_lies_on_the_ministry(table):
    m = table(hands={"anna": ["C07"]}, ministries={"EXE": 5})
    assert "play:C07" not in m.options("anna")


# -- C08 General Strike


@rule("FD-9.C08")
@rule("FD-9.10")
@pytest.mark.parametrize("seats", [4, 5])
def test_general_strike_gives_each_other_player_two(table, seats):
    m = table(seats=seats, player="bruno", hands={"bruno": ["C08"]}, blame={"anna": 3, "bruno": 1})
    m.play("bruno", "C08")
    assert [m.blame(name) for name in ("anna", "bruno", "carla", "dario", "elena")[:seats]] == [5, 1, 2, 2, 2][:seats]


@rule("FD-9.C08")
@rule("FD-9.4")
def test_immunity_leaves_the_strikes_blame_in_the_bank(table):
    m = table(hands={"anna": ["C08"], "carla": ["C28"]}, blame={"anna": 4}, discards=NO_SECRETS)
    m.play("anna", "C08")
    assert m.question("carla").facts["amount"] == 2
    m.react("carla", "C28")
    assert [m.blame(name) for name in ("anna", "bruno", "carla", "dario", "elena")] == [4, 2, 0, 2, 2]


@rule("FD-9.C08")
@rule("FD-9.4")
@pytest.mark.parametrize(("receiver", "left"), [("anna", [6, 2, 0, 2, 2]), ("dario", [4, 2, 0, 4, 2])])
def test_a_redirected_strike_doubles_for_a_victim_and_reaches_who_called_it(table, receiver, left):
    m = table(hands={"anna": ["C08"], "carla": ["C29"]}, blame={"anna": 4}, discards=NO_SECRETS)
    m.play("anna", "C08")
    m.react("carla", "C29")
    m.act("carla", receiver)
    assert [m.blame(name) for name in ("anna", "bruno", "carla", "dario", "elena")] == left
