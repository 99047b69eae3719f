"""FD-9.C22 and FD-9.C23: cards about arrows. Left out: REF>EXE, EXE>HR, EXE>NAV, NAV>SEC; TRE alone."""

import pytest

rule = pytest.mark.rule

START = {("REF", "EXE"), ("EXE", "HR"), ("EXE", "NAV"), ("NAV", "SEC")}


# -- C22 Reform of the Reform


@rule("FD-9.C22")
def test_a_reform_makes_two_changes_one_after_the_other(table):
    m = table(player="bruno", hands={"bruno": ["C22"]})
    m.play("bruno", "C22", "arrow-remove:EXE:HR", "arrow-add", "arrow:TRE:HR")
    assert m.arrows() == {("REF", "EXE"), ("TRE", "HR"), ("EXE", "NAV"), ("NAV", "SEC")}
    assert (m.actions(), m.pile("discards")) == (2, ["C22"])


@rule("FD-9.C22")
@rule("FD-9.9")
def test_one_change_alone_is_no_reform(table):
    m = table(hands={"anna": ["C22"]})
    m.play("anna", "C22", "arrow-remove:EXE:HR")
    assert (m.arrows(), m.pile("shown"), m.question("anna").prompt) == (START, [], "choose-arrow")
    m.answer("anna", "arrow-remove:NAV:SEC")
    assert m.arrows() == {("REF", "EXE"), ("EXE", "NAV")}


@rule("FD-9.C22")
def test_the_second_change_may_build_on_the_first(table):
    m = table(hands={"anna": ["C22"]})
    m.play("anna", "C22")
    assert m.refusal("anna", "arrow-reverse:EXE:HR").reason == "not-offered"
    assert "arrows" not in m.question("anna").facts
    m.answer("anna", "arrow-remove:REF:EXE")
    assert m.question("anna").facts["arrows"] == ["EXE:HR", "EXE:NAV", "NAV:SEC"]
    m.answer("anna", "arrow-reverse:EXE:HR")
    assert m.arrows() == {("HR", "EXE"), ("EXE", "NAV"), ("NAV", "SEC")}


@rule("FD-9.C22")
def test_a_reform_may_add_move_and_reverse(table):
    m = table(hands={"anna": ["C22", "C22"]})
    m.play("anna", "C22", "arrow-add", "arrow:SEC:TRE", "arrow-move:NAV:SEC", "arrow:HR:SEC")
    assert m.arrows() == {("REF", "EXE"), ("EXE", "HR"), ("EXE", "NAV"), ("HR", "SEC"), ("SEC", "TRE")}
    m.play("anna", "C22", "arrow-reverse:REF:EXE", "arrow-reverse:EXE:NAV")
    assert m.arrows() == {("EXE", "REF"), ("EXE", "HR"), ("NAV", "EXE"), ("HR", "SEC"), ("SEC", "TRE")}


@rule("FD-9.C22")
@rule("FD-9.9")
@pytest.mark.parametrize(
    ("first", "back"),
    [
        (["arrow-remove:EXE:HR", "arrow-add"], "arrow:EXE:HR"),
        (["arrow-move:EXE:HR", "arrow:TRE:HR", "arrow-move:TRE:HR"], "arrow:EXE:HR"),
        (["arrow-reverse:REF:EXE"], "arrow-reverse:EXE:REF"),
        (["arrow-reverse:REF:EXE", "arrow-move:EXE:REF"], "arrow:REF:EXE"),
        (["arrow-add", "arrow:TRE:REF"], "arrow-remove:TRE:REF"),
    ],
)
def test_a_reform_does_not_end_where_it_began(table, first, back):
    m = table(hands={"anna": ["C22"]})
    m.play("anna", "C22", *first)
    assert m.refusal("anna", back).reason == "not-offered"
    assert len(m.options("anna")) > 1


@rule("FD-9.C22")
@rule("FD-9.5")
def test_the_structure_is_legal_after_each_change(table):
    m = table(hands={"anna": ["C22"]})
    m.play("anna", "C22", "arrow-add")
    assert m.refusal("anna", "arrow:TRE:HR").reason == "not-offered"
    assert m.refusal("anna", "arrow:SEC:REF").reason == "not-offered"
    assert m.refusal("anna", "arrow:TRE:TRE").reason == "not-offered"
    m.answer("anna", "arrow:TRE:REF")
    assert "arrow-add" not in m.options("anna")
    m.answer("anna", "arrow-move:NAV:SEC")
    assert m.refusal("anna", "arrow:SEC:NAV").reason == "not-offered"
    m.answer("anna", "arrow:SEC:TRE")
    assert m.arrows() == {("SEC", "TRE"), ("TRE", "REF"), ("REF", "EXE"), ("EXE", "HR"), ("EXE", "NAV")}


@rule("FD-9.C22")
def test_a_reform_starts_from_nothing_too(table):
    m = table(hands={"anna": ["C22"]}, arrows=[])
    m.play("anna", "C22", "arrow:TRE:SEC", "arrow-add", "arrow:SEC:NAV")
    assert m.arrows() == {("TRE", "SEC"), ("SEC", "NAV")}


@rule("FD-9.C22")
@rule("FD-9.10")
def test_with_four_a_reform_leaves_reforms_out(table):
    m = table(seats=4, hands={"anna": ["C22"]})
    m.play("anna", "C22", "arrow-reverse:EXE:HR", "arrow-add")
    assert not [option for option in m.options("anna") if "REF" in option]
    m.answer("anna", "arrow:SEC:TRE")
    assert m.arrows() == {("HR", "EXE"), ("EXE", "NAV"), ("NAV", "SEC"), ("SEC", "TRE")}


# -- C23 Receivership


@rule("FD-9.C23")
def test_receivership_puts_an_arrow_to_another_ministry_and_sends_up_to_three_along(table):
    m = table(hands={"anna": ["C23"]}, ministries={"EXE": 5, "TRE": 1}, blame={"anna": 6, "elena": 2})
    m.play("anna", "C23", "TRE", 3)
    assert m.arrows() == START | {("EXE", "TRE")}
    assert (m.load("EXE"), m.load("TRE"), m.blame("anna"), m.blame("elena")) == (2, 4, 6, 2)


@rule("FD-9.C23")
@rule("FD-9.3")
def test_receivership_replaces_the_arrow_that_was_there(table):
    m = table(player="elena", hands={"elena": ["C23"]}, ministries={"TRE": 5})
    m.play("elena", "C23", "EXE", 0)
    assert m.arrows() == START - {("REF", "EXE")} | {("TRE", "EXE")}
    assert (m.load("TRE"), m.load("EXE")) == (5, 0)


@rule("FD-9.C23")
def test_receivership_may_take_what_lies_further_below(table):
    m = table(hands={"anna": ["C23"]})
    m.play("anna", "C23", "SEC")
    assert m.arrows() == START - {("NAV", "SEC")} | {("EXE", "SEC")}


@rule("FD-9.C23")
@pytest.mark.parametrize(
    ("name", "targets"),
    [
        ("anna", ["SEC", "TRE"]),
        ("bruno", ["NAV", "SEC", "TRE"]),
        ("carla", ["HR", "TRE"]),
        ("dario", ["HR", "TRE"]),
        ("elena", ["EXE", "HR", "NAV", "REF", "SEC"]),
    ],
)
def test_receivership_is_for_what_is_not_above_and_not_directly_below(table, name, targets):
    m = table(player=name, hands={name: ["C23"]})
    m.play(name, "C23")
    assert sorted(m.options(name)) == targets


@rule("FD-9.C23")
def test_receivership_sends_no_more_than_three_or_than_there_is(table):
    m = table(hands={"anna": ["C23"]}, ministries={"EXE": 5})
    m.play("anna", "C23", "TRE")
    refusal = m.refusal("anna", 4)
    assert (refusal.facts["least"], refusal.facts["most"]) == (0, 3)
    m = table(hands={"anna": ["C23"]}, ministries={"EXE": 2, "TRE": 7})
    m.play("anna", "C23", "TRE")
    assert m.refusal("anna", 3).facts["most"] == 2


@rule("FD-9.C23")
@rule("FD-4.8")
def test_receivership_is_not_offered_when_all_is_above_or_directly_below(table):
    m = table(
        hands={"anna": ["C23"]}, arrows=[("REF", "EXE")] + [("EXE", place) for place in ("HR", "NAV", "SEC", "TRE")]
    )
    assert "play:C23" not in m.options("anna")


@rule("FD-9.C23")
@rule("FD-9.10")
def test_with_four_receivership_leaves_reforms_out(table):
    m = table(seats=4, player="bruno", hands={"bruno": ["C23"]})
    m.play("bruno", "C23")
    assert sorted(m.options("bruno")) == ["NAV", "SEC", "TRE"]
