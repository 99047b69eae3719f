"""J-6: attempts, declared and resolved in order."""

import pytest

rule = pytest.mark.rule


PLACES = {"anna": "home", "bruno": "mistress", "carla": "nightclub"}


def table(junta, means):
    """Three who may kill, each with a card that needs no luck; Dario presides and does nothing."""
    return junta(
        "assassinations",
        seats=5,
        president="elena",
        offices={
            "anna": ["interior", "brigade3"],
            "bruno": ["brigade1"],
            "carla": ["brigade2", "admiral"],
            "dario": ["air"],
        },
        size=108,
        hands={name: ["A03"] for name in means},
        cash={"anna": ["1M", "2M"], "bruno": ["3M", "2M"], "carla": ["1M", "1M", "2M"]},
        locations={**PLACES, "dario": "bank", "elena": "bank"},
    )


def order(m, killer, victim, means="A03"):
    """One attempt at the right place, paid with 2M if it must be."""
    m.answer(killer, f"attempt:{means}:{victim}:{PLACES[victim]}")
    if m.prompt() == "pay":
        m.answer(killer, ["2M"])
    m.answer(killer, "no-more")


def rest(m):
    """Nobody else orders anything, nobody has a shield."""
    m.quiet("declare-attempts", "react-P6R")


@rule("J-6.6")
def test_example_1_the_first_to_order_it_has_the_money(junta):
    m = table(junta, ["carla"])
    order(m, "anna", "bruno", "secret-police")
    m.answer("bruno", "no-more")
    order(m, "carla", "bruno")
    rest(m)
    assert not m.person("bruno")["alive"]
    assert sorted(m.cash("anna")) == ["1M", "2M", "2M", "3M"]
    assert m.cash("carla") == ["1M", "1M"]


@rule("J-6.6")
def test_example_2_both_kill_each_other_and_both_sums_are_lost(junta):
    m = table(junta, ["bruno"])
    order(m, "anna", "bruno", "secret-police")
    order(m, "bruno", "anna")
    rest(m)
    assert not m.person("anna")["alive"]
    assert not m.person("bruno")["alive"]
    spent = m.view()["table"]["piles"]["spent"]
    assert sorted(spent) == ["1M", "2M", "2M", "3M"]
    assert m.cash("anna") == m.cash("bruno") == []


@rule("J-6.6")
@rule("J-6.4")
def test_example_3_a_dead_man_s_order_is_carried_out_but_brings_nothing(junta):
    m = table(junta, ["bruno"])
    order(m, "anna", "bruno", "secret-police")
    order(m, "bruno", "carla")
    rest(m)
    assert not m.person("bruno")["alive"]
    assert not m.person("carla")["alive"]
    assert sorted(m.cash("anna")) == ["1M", "2M", "3M"]
    assert sorted(m.view()["table"]["piles"]["spent"]) == ["1M", "1M", "2M", "2M"]


@rule("J-6.6")
def test_example_4_money_taken_from_the_dead_passes_on_with_the_taker_s(junta):
    m = table(junta, ["bruno", "carla"])
    m.answer("anna", "no-more")
    order(m, "bruno", "anna")
    order(m, "carla", "bruno")
    rest(m)
    assert sorted(m.cash("carla")) == ["1M", "1M", "1M", "2M", "3M"]


@rule("J-6.3")
def test_the_secret_police_shoot_at_the_bank_every_other_turn_only(junta):
    m = table(junta, [])
    m.answer("anna", "attempt:secret-police:dario:bank")
    assert m.facts()["bank_safe"]
    m = junta("assassinations", president="elena", bank_safe=True, offices={"anna": ["interior"]})
    assert not any("bank" in option for option in m.options("anna"))


@rule("J-6.9")
@rule("J-15.B01")
def test_a_shield_stops_one_attempt_and_no_more(junta):
    m = junta(
        "assassinations",
        seats=4,
        president="dario",
        offices={"anna": ["interior", "brigade1"], "bruno": ["brigade2", "admiral"], "carla": ["brigade3", "air"]},
        hands={"bruno": ["B01"], "carla": ["A03"]},
        cash={"bruno": ["3M", "1M"], "carla": ["2M"]},
        locations={"anna": "home", "bruno": "mistress", "carla": "home", "dario": "home"},
    )
    m.answer("anna", "attempt:secret-police:bruno:mistress")
    m.answer("anna", "no-more")
    m.answer("bruno", "no-more")
    m.answer("carla", "attempt:A03:bruno:mistress")
    m.answer("carla", "no-more")
    m.answer("dario", "no-more")
    m.answer("bruno", "play:B01")
    m.answer("bruno", ["3M"])
    assert m.prompt() == "react-P6R"
    m.answer("bruno", "pass")
    assert not m.person("bruno")["alive"]
    assert m.cash("carla") == ["1M"]


@rule("J-6.8")
def test_a_target_keeps_his_cash_until_it_is_over(junta):
    m = table(junta, [])
    assert "burn" in m.openings("bruno")
    m.answer("anna", "attempt:secret-police:bruno:home")
    assert "burn" not in m.openings("bruno")
    m.quiet("declare-attempts")
    assert "burn" in m.openings("bruno")


@rule("J-15.A06")
def test_burglars_take_what_the_absent_choose_to_give(junta):
    m = junta(
        "assassinations",
        seats=4,
        president="dario",
        hands={"anna": ["A06"]},
        cash={"bruno": ["1M", "1M", "3M"]},
        locations={"anna": "home", "bruno": "mistress", "carla": "home", "dario": "home"},
    )
    m.answer("anna", "burgle:A06:bruno")
    m.quiet("declare-attempts")
    assert m.refused("bruno", ["1M"]) == "want-worth"
    m.answer("bruno", ["1M", "1M"])
    assert m.cash("anna") == ["1M", "1M"]
    assert not m.facts()["pretext"]
