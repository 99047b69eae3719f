"""J-11: declarations, bombardments, waves of fire, losses, retreats."""

import pytest

from junta_coup_table import set_coup

rule = pytest.mark.rule

B1, B2, B3 = "brigade1", "brigade2", "brigade3"
EVERYONE = ["anna", "bruno", "carla", "dario", "elena"]


def combat(phase=1, **position):
    """The combat of a coup that Carla leads; nobody has guns unless Bruno or Carla use theirs."""
    return set_coup(at="combat", coup=phase, **{"leader": "carla", **position})


def until_asked(m, name, prompt):
    """Nothing happens until this player is asked this."""
    while name not in m.asked() or m.prompt() != prompt:
        m.default()


def played(lead_up, wanted):
    """The first of many games, each with other dice, in which the lead-up comes to what is wanted."""
    for seed in range(1, 400):
        m = lead_up(seed)
        if wanted(m):
            return m
    raise AssertionError("no dice lead there")


def duel(phase=1, mine=6, theirs=6, space="COL", **position):
    """Carla fires on Dario, who does not answer, until it comes to retreats: a lead-up for `played`."""
    units = {space: {"carla": {B1: mine}, "dario": {B2: theirs}}, **position.pop("units", {})}

    def lead_up(seed):
        m = combat(phase, seed=seed, units=units, **position)
        m.declare(carla=[space])
        m.waves(carla="dario")
        return m

    return lead_up


def retreat_begins(m):
    """Somebody who lost more than another is left in the space."""
    return m.prompt() == "let-stay"


def dice(m):
    """How many dice everyone has rolled in the waves so far, by name."""
    return {m.named(line["seat"]): len(line["dice"]) for line in m.heard("fires")}


# -- declaring


@rule("J-11.1")
def test_the_president_declares_first_then_the_others_clockwise():
    units = {
        "PLZ": {"carla": {B1: 1}, "anna": {"guards": 1}, "elena": {B3: 1}, "bruno": {"police": 1}, "dario": {B2: 1}}
    }
    m = combat(3, president="anna", units=units)
    order = []
    while m.prompt() in ("declare-fire", "bombard"):
        order += m.asked() if m.prompt() == "declare-fire" else []
        m.default()
    assert order == EVERYONE


@rule("J-11.1", "J-9.3")
def test_in_the_rebellion_phase_the_president_declares_nothing():
    m = combat(0, units={"PLZ": {name: {"students": 2} for name in EVERYONE}})
    order = []
    while m.prompt() in ("declare-fire", "bombard"):
        order += m.asked() if m.prompt() == "declare-fire" else []
        m.default()
    assert order == ["bruno", "carla", "dario", "elena"]


@rule("J-11.1")
def test_where_nobody_declares_nothing_happens():
    m = combat(units={"PLZ": {"anna": {"guards": 4}, "carla": {B1: 6}, "dario": {B2: 6}}})
    before = m.units("PLZ")
    m.declare()
    assert m.prompt() == "movement"
    assert (m.heard("fires"), m.units("PLZ")) == ([], before)


@rule("J-11.1")
def test_one_fires_only_where_one_and_others_have_units():
    units = {
        "PLZ": {"carla": {B1: 1}, "dario": {B2: 1}},
        "COL": {"carla": {B1: 1}},
        "RAD": {"dario": {B2: 1}, "elena": {B3: 1}},
    }
    m = combat(units=units)
    until_asked(m, "carla", "declare-fire")
    assert m.options("carla") == ["fire:PLZ"]
    assert m.refusal("carla", ["fire:RAD"]).reason == "not-offered"
    m.fire("carla", "PLZ")
    until_asked(m, "dario", "declare-fire")
    assert sorted(m.options("dario")) == ["fire:PLZ", "fire:RAD"]


@rule("J-11.1")
def test_where_one_declares_all_present_may_fire_in_any_wave():
    m = combat(units={"PLZ": {"bruno": {"police": 2}, "carla": {B1: 6}, "dario": {B2: 6}}})
    m.declare(carla=["PLZ"])
    assert m.asked() == ["bruno", "carla", "dario"]
    m.wave(carla="dario", dario="carla")  # who declared nothing answers
    assert sorted(dice(m)) == ["carla", "dario"]
    m.wave(bruno="dario")  # or begins later
    assert [line["other"] for line in m.heard("fires") if line["seat"] == "s1"] == ["s3"]


@rule("J-11.1", "J-14.4")
def test_declared_fire_must_be_opened_with_at_least_one_unit_in_the_first_wave():
    m = combat(units={"PLZ": {"carla": {B1: 6}, "dario": {B2: 6}}})
    m.declare(carla=["PLZ"])
    assert m.refusal("carla", {}).reason == "want-count"
    m.volley("carla", "dario", [B1])
    m.volley("dario")
    m.bury()
    m.volley("carla")  # in the second wave nothing binds her


TWO_BATTLES = {
    "PLZ": {"carla": {B1: 2}, "dario": {B2: 2}},
    "RAD": {"dario": {B2: 2}, "elena": {B3: 2}},
}


@rule("J-11.1")
@pytest.mark.parametrize("order", [["PLZ", "RAD"], ["RAD", "PLZ"]])
def test_the_leader_orders_the_battles(order):
    m = combat(units=TWO_BATTLES)
    m.declare(dario=["PLZ", "RAD"])
    assert (m.asked(), m.prompt()) == (["carla"], "order-battles")
    m.answer("carla", order)
    assert m.question("dario").facts["space"] == order[0]
    m.until("movement")
    fought = [line["space"] for line in m.heard("fires")]
    assert fought == sorted(fought, key=order.index)
    assert m.heard("battles")[0]["spaces"] == order


@rule("J-11.1")
@pytest.mark.parametrize("absent", [{"dead": ["bruno"]}, {"exile": {"bruno": "AM1"}}])
def test_the_president_orders_the_battles_when_the_leader_is_dead_or_exiled(absent):
    m = combat(leader="bruno", units=TWO_BATTLES, **absent)
    m.declare(dario=["PLZ", "RAD"])
    assert (m.asked(), m.prompt()) == (["anna"], "order-battles")


@rule("J-11.1")
def test_no_cards_are_played_in_combat():
    hands = {"carla": ["D01", "C01"], "dario": ["E11", "I02"]}
    m = combat(units={"PLZ": {"carla": {B1: 6}, "dario": {B2: 6}}}, hands=hands)
    for prompt in ("declare-fire", "volley"):
        until_asked(m, "carla", "declare-fire")
        if prompt == "volley":
            m.fire("carla", "PLZ")
            m.until("volley")
        assert not any(m.may(name, "cards") for name in EVERYONE)
        assert m.refusal("carla", "play:D01", "cards.2").reason == "no-such-question"
    assert m.hand("carla") == ["C01", "D01"]
    m.until("movement")
    assert m.may("carla", "cards")


# -- bombardment


@rule("J-11.2")
@pytest.mark.parametrize(("name", "verb", "number"), [("bruno", "shell", 3), ("carla", "bomb", 6)])
@pytest.mark.parametrize("seed", range(1, 9))
def test_the_gunboat_rolls_three_dice_and_an_air_strike_six_and_every_six_kills(name, verb, number, seed):
    m = combat(seed=seed, units={"CA2": {"dario": {B2: 6}}})
    until_asked(m, name, "bombard")
    m.bombard(name, verb, "CA2", "dario")
    m.until("movement")
    rolled = m.heard("bombards")[0]["dice"]
    assert len(rolled) == number
    assert len(m.lost("dario")) == rolled.count(6)
    assert sum(m.units("CA2").values()) == 6 - rolled.count(6)


@rule("J-11.2")
def test_the_gunboat_fires_before_the_air_strike_whoever_declares_first():
    m = combat(
        offices={
            "bruno": ["interior", "air"],
            "carla": ["brigade1", "admiral"],
            "dario": ["brigade2"],
            "elena": ["brigade3"],
        }
    )
    until_asked(m, "bruno", "bombard")
    m.bombard("bruno", "bomb", "CA2", "dario")
    m.bombard("carla", "shell", "CA3", "elena")
    m.until("movement")
    assert [line["gun"] for line in m.heard("bombards")] == ["gunboat", "air_strike"]


@rule("J-11.2")
def test_the_gunboat_fires_once_a_phase_and_air_strikes_in_three_phases_of_a_coup():
    m = combat(0, leader="dario")
    strikes = []
    while m.prompt() != "choose-side":
        if m.prompt() == "bombard":
            name = m.asked()[0]
            space = "PAL"
            if ("guards", "anna") not in m.units("PAL"):
                space = next(o.split(":")[1] for o in m.options(name) if o != "hold-fire")
            target = next(o.split(":")[2] for o in m.options(name) if f":{space}:" in o)
            if name == "carla":
                strikes.append(m.fact("strikes"))
            m.bombard(name, "shell" if name == "bruno" else "bomb", space, target)
        else:
            m.default()
    assert [line["gun"] for line in m.heard("bombards")].count("gunboat") == 7  # the Rebellion phase and six more
    assert [line["gun"] for line in m.heard("bombards")].count("air_strike") == 3
    assert strikes == [3, 2, 1]
    assert m.fact("strikes") == 0


@rule("J-11.2", "J-11.7")
def test_any_space_may_be_bombarded_but_embassies_and_ones_own_units():
    units = {
        "AM1": {"dario": {B2: 1}},
        "MOL": {"dario": {B2: 1}, "elena": {B3: 1}, "bruno": {"police": 1}},
        "CA3": {"elena": {B3: 1}},
        "PS1": {"bruno": {"police": 1}},
    }
    m = combat(units=units)
    until_asked(m, "bruno", "bombard")
    assert sorted(m.options("bruno")) == ["hold-fire", "shell:CA3:elena", "shell:MOL:dario", "shell:MOL:elena"]


@rule("J-11.2")
def test_a_bombardment_has_one_target_and_brings_no_waves_and_no_retreats():
    def lead_up(seed):
        m = combat(seed=seed, units={"PLZ": {"dario": {B2: 3}, "elena": {B3: 3}, "carla": {B1: 1}}})
        until_asked(m, "bruno", "bombard")
        m.bombard("bruno", "shell", "PLZ", "dario")
        while m.prompt() in ("declare-fire", "bombard"):
            m.default()
        return m

    m = played(lead_up, lambda m: m.sixes("bombards", "dario") == 1)
    assert (m.asked(), m.prompt()) == (["dario"], "choose-losses")
    m.answer("dario", [B2])
    assert m.prompt() == "movement"
    assert m.units("PLZ") == {(B2, "dario"): 2, (B3, "elena"): 3, (B1, "carla"): 1}
    assert m.heard("fires") == m.heard("retreats") == []


@rule("J-11.2")
def test_who_is_bombarded_chooses_his_losses_and_surplus_hits_are_lost():
    def lead_up(seed):
        m = combat(seed=seed, units={"PLZ": {"dario": {B2: 1, "students": 1}}, "COL": {"elena": {B3: 1}}})
        until_asked(m, "carla", "bombard")
        m.bombard("carla", "bomb", "PLZ", "dario")
        return m

    m = played(lead_up, lambda m: m.sixes("bombards", "dario") == 1)
    assert m.refusal("dario", ["students", B2]).reason == "want-count"
    m.answer("dario", [B2])
    assert m.units("PLZ") == {("students", "dario"): 1}
    m = played(lead_up, lambda m: m.sixes("bombards", "dario") > 2)
    assert (m.units("PLZ"), m.units("COL")) == ({}, {(B3, "elena"): 1})
    assert sorted(m.lost("dario")) == [B2, "students"]


@rule("J-11.2", "J-11.6")
def test_the_kills_of_a_bombardment_count_as_losses_in_the_battle_that_follows_there():
    def lead_up(seed):
        m = combat(seed=seed, units={"PLZ": {"carla": {B1: 6}, "dario": {B2: 6}}})
        until_asked(m, "bruno", "bombard")
        m.bombard("bruno", "shell", "PLZ", "dario")
        m.declare(carla=["PLZ"])
        m.bury()
        m.wave(carla="dario", dario="carla")
        m.waves()  # nobody fires any more
        return m

    m = played(lead_up, lambda m: m.sixes("fires", "dario") == m.sixes("fires", "carla") < m.sixes("bombards", "dario"))
    assert (m.asked(), m.prompt()) == (["carla"], "let-stay")
    assert m.paper("battle")["lost"].get("s3", 0) > m.paper("battle")["lost"].get("s2", 0)
    m = played(
        lead_up, lambda m: m.sixes("fires", "dario") == m.sixes("fires", "carla") > m.sixes("bombards", "dario") == 0
    )
    assert m.prompt() == "movement"


@rule("J-11.2", "J-11.6")
@pytest.mark.parametrize("hits", [0, 1])
def test_who_was_bombarded_counts_in_the_battle_that_others_fight_there(hits):
    def lead_up(seed):
        units = {"PLZ": {"carla": {"students": 1}, "elena": {"strikers": 1}, "dario": {B2: 6}}}
        m = combat(seed=seed, units=units)
        until_asked(m, "bruno", "bombard")
        m.bombard("bruno", "shell", "PLZ", "dario")
        m.declare(carla=["PLZ"])
        m.bury()
        m.waves(carla="elena")  # to no effect
        return m

    m = played(lead_up, lambda m: m.sixes("bombards", "dario") == hits)
    if hits:
        assert (m.asked(), m.prompt()) == (["carla", "elena"], "let-stay")
    else:
        assert m.prompt() == "movement"


@rule("J-11.2")
def test_nobody_bombards_without_the_office():
    m = combat(
        dead=["bruno"],
        offices={
            "bruno": ["interior", "admiral"],
            "carla": ["brigade1"],
            "dario": ["brigade2"],
            "elena": ["brigade3", "air"],
        },
    )
    asked = []
    while m.prompt() in ("declare-fire", "bombard"):
        asked += m.asked()
        m.default()
    assert asked == ["elena"]  # the gunboat of the dead Admiral is silent


# -- waves


@rule("J-11.3")
def test_there_are_three_waves():
    m = combat(units={"PLZ": {"carla": {"students": 1}, "dario": {"strikers": 1}}})  # too few to hurt each other
    m.declare(carla=["PLZ"])
    for number in (1, 2, 3):
        assert m.question("carla").facts == {"space": "PLZ", "wave": number}
        m.wave(carla="dario", dario="carla")
    assert m.prompt() == "movement"
    assert len(m.heard("fires")) == 6


@rule("J-11.3")
def test_who_held_fire_in_a_wave_in_which_nobody_fired_may_fire_in_the_next():
    m = combat(units={"PLZ": {"carla": {"students": 1}, "dario": {"strikers": 1}}})
    m.declare(carla=["PLZ"])
    m.wave(carla="dario")
    m.wave()
    assert m.question("dario").facts == {"space": "PLZ", "wave": 3}
    m.wave(dario="carla")
    assert [line["seat"] for line in m.heard("fires")] == ["s2", "s3"]
    assert m.prompt() == "movement"


@rule("J-11.3")
def test_a_battle_is_over_after_three_waves_also_if_nobody_fires_any_more():
    m = combat(units={"PLZ": {"carla": {"students": 1}, "dario": {"strikers": 1}}})
    m.declare(carla=["PLZ"])
    m.wave(carla="dario")
    m.wave()
    m.wave()
    assert m.prompt() == "movement"


@rule("J-11.3")
def test_the_battle_ends_when_one_player_is_left():
    m = played(duel(theirs=1), lambda m: len(m.heard("fires")) == 1)
    assert m.lost("dario") == [B2]
    assert m.prompt() == "movement"
    assert m.units("COL") == {(B1, "carla"): 6}


@rule("J-11.3")
def test_all_choose_in_secret_and_fire_is_shown_and_rolled_together():
    m = combat(units={"PLZ": {"bruno": {"police": 1}, "carla": {B1: 2}, "dario": {B2: 2}}})
    m.declare(carla=["PLZ"])
    assert m.asked() == ["bruno", "carla", "dario"]
    seen = [(m.view(name)["table"], m.events(name)) for name in EVERYONE if name != "carla"]
    m.volley("carla", "dario", [B1])
    assert seen == [(m.view(name)["table"], m.events(name)) for name in EVERYONE if name != "carla"]
    m.answer("carla", {"bruno": [B1, B1]})  # she may still change her mind
    m.volley("dario", "carla")
    assert m.heard("fires") == []
    m.volley("bruno")
    fired = {(line["seat"], line["other"], tuple(line["units"])) for line in m.heard("fires")}
    assert fired == {("s2", "s1", (B1, B1)), ("s3", "s2", (B2, B2))}


@rule("J-11.3")
def test_each_wave_has_one_target_but_another_wave_may_have_another():
    m = combat(units={"PLZ": {"bruno": {"police": 4}, "carla": {B1: 6}, "dario": {B2: 6}}})
    m.declare(carla=["PLZ"])
    assert m.refusal("carla", {"bruno": [B1], "dario": [B1]}).reason == "want-fewer-places"
    assert m.refusal("carla", {"elena": [B1]}).reason == "not-offered"  # she has no unit there
    assert m.refusal("carla", {"carla": [B1]}).reason == "not-offered"
    m.volley("carla", "dario", [B1])
    m.volley("bruno")
    m.volley("dario")
    m.bury()
    m.volley("carla", "bruno", [B1, B1, B1])
    m.volley("bruno")
    m.volley("dario")
    assert [(line["other"], len(line["dice"])) for line in m.heard("fires")] == [("s3", 1), ("s1", 3)]


@rule("J-11.3")
@pytest.mark.parametrize("seed", range(1, 13))
def test_every_six_kills_a_unit_of_the_target(seed):
    m = combat(seed=seed, units={"PLZ": {"carla": {B1: 6}, "dario": {B2: 6}, "elena": {B3: 6}}})
    m.declare(carla=["PLZ"])
    m.waves(carla="dario", dario="carla")
    for name in ("carla", "dario"):
        assert len(m.lost(name)) == min(6, m.sixes("fires", name))
    assert m.lost("elena") == []


@rule("J-11.3")
def test_fire_is_simultaneous_and_the_dead_have_fired():
    def lead_up(seed):
        m = combat(seed=seed, units={"PLZ": {"carla": {B1: 1}, "dario": {B2: 1}}})
        m.declare(carla=["PLZ"])
        m.wave(carla="dario", dario="carla")
        return m

    m = played(lead_up, lambda m: m.sixes("fires", "carla") == m.sixes("fires", "dario") == 1)
    assert (m.lost("carla"), m.lost("dario"), m.units("PLZ")) == ([B1], [B2], {})


@rule("J-11.3")
def test_owners_choose_their_losses_and_no_more_than_were_hit():
    def lead_up(seed):
        m = combat(seed=seed, units={"PLZ": {"carla": {B1: 6}, "dario": {B2: 3, "students": 3}}})
        m.declare(carla=["PLZ"])
        m.volley("carla", "dario")
        m.volley("dario")
        return m

    m = played(lead_up, lambda m: m.sixes("fires", "dario") == 2)
    assert (m.asked(), m.prompt()) == (["dario"], "choose-losses")
    assert m.refusal("dario", [B2]).reason == "want-count"
    assert m.refusal("dario", [B2, B2, B2]).reason == "want-count"
    assert m.refusal("dario", [B1, B2]).reason == "not-offered"
    m.answer("dario", [B2, "students"])
    assert m.units("PLZ") == {(B1, "carla"): 6, (B2, "dario"): 2, ("students", "dario"): 2}


@rule("J-11.3")
def test_surplus_hits_are_lost():
    units = {"PLZ": {"carla": {B1: 6, "police": 4}, "dario": {B2: 1}, "elena": {B3: 1}}}

    def lead_up(seed):
        m = combat(seed=seed, units=units)
        m.declare(carla=["PLZ"])
        m.volley("carla", "dario")
        m.volley("dario")
        m.volley("elena")
        return m

    m = played(lead_up, lambda m: m.sixes("fires", "dario") >= 3)
    assert m.units("PLZ") == {(B1, "carla"): 6, ("police", "carla"): 4, (B3, "elena"): 1}


@rule("J-11.3")
def test_nobody_has_to_answer_fire():
    m = combat(units={"PLZ": {"carla": {B1: 1}, "dario": {B2: 6}}})
    m.declare(carla=["PLZ"])
    m.volley("dario")
    m.volley("carla", "dario")
    m.bury()
    assert list(dice(m)) == ["carla"]


# -- dice


@rule("J-11.4")
@pytest.mark.parametrize(
    ("units", "number"),
    [
        ({B1: 1}, 1),
        ({B1: 6}, 6),
        ({B1: 2, "police": 2, "marines": 1, "paratroops": 1}, 6),
        ({"bank_guards": 2, "private_security": 2, "christian_militia": 2, "helicopter": 1}, 7),
        ({"students": 1}, 0),
        ({"students": 2}, 1),
        ({"rioters": 5}, 2),
        ({"strikers": 3, "demonstrators": 3}, 3),
        ({"students": 1, "rioters": 1, "strikers": 1}, 1),
        ({B1: 3, "students": 5}, 5),
        ({"guards": 3}, 3),
    ],
)
def test_armed_units_roll_one_die_each_and_unarmed_ones_together_half_rounded_down(units, number):
    m = combat(units={"PLZ": {"carla": units, "dario": {B2: 6}}})
    m.declare(carla=["PLZ"])
    m.volley("carla", "dario")
    m.volley("dario")
    assert dice(m) == {"carla": number}


@rule("J-11.4")
@pytest.mark.parametrize(("guards", "others"), [(1, 0), (4, 0), (2, 3)])
def test_guards_in_the_palace_roll_one_more_die_a_wave(guards, others):
    kinds = {"guards": guards, **({B3: others} if others else {})}
    m = combat(units={"PAL": {"anna": kinds, "dario": {"students": 9}}})
    m.declare(anna=["PAL"])
    for _ in range(2):
        m.wave(anna="dario")
    assert [len(line["dice"]) for line in m.heard("fires")] == [guards + others + 1] * 2


@rule("J-11.4")
def test_the_extra_die_is_for_firing_with_guards_and_for_each_player_who_does():
    m = combat(units={"PAL": {"anna": {"guards": 2, B3: 1}, "dario": {"guards": 1, B2: 2}, "elena": {B3: 2}}})
    m.declare(anna=["PAL"])
    m.volley("anna", "elena", [B3])  # her Guards do not fire
    m.volley("dario", "elena")
    m.volley("elena", "dario")
    assert dice(m) == {"anna": 1, "dario": 4, "elena": 2}


# -- loyalty


@rule("J-11.5")
@pytest.mark.parametrize("answers", [False, True])
def test_who_wants_to_stay_loyal_in_the_rebellion_phase_must_not_fire_even_in_answer(answers):
    m = combat(0, units={"COL": {"carla": {B1: 2}, "dario": {B2: 2}}})
    m.declare(carla=["COL"])
    m.wave(**{"carla": "dario", **({"dario": "carla"} if answers else {})})
    assert m.rebels() == (["carla", "dario"] if answers else ["carla"])


@rule("J-11.5")
def test_after_the_rebellion_phase_one_may_answer_and_stay_loyal():
    m = combat(1, units={"COL": {"carla": {B1: 2}, "dario": {B2: 2}}})
    m.declare(carla=["COL"])
    m.wave(carla="dario", dario="carla")
    assert m.rebels() == ["carla"]


# -- retreats


@rule("J-11.6")
def test_who_lost_more_retreats_and_may_split():
    m = played(duel(), lambda m: retreat_begins(m) and len(m.lost("dario")) == 2)
    m.act("carla", "drive-out")
    assert (m.asked(), m.prompt()) == (["dario"], "retreat")
    assert sorted(m.places("dario")) == ["AM2", "CA2", "PS2", "RAD"]
    assert m.refusal("dario", {"CA2": [B2]}).reason == "want-count"  # all must go
    assert m.refusal("dario", {"PAL": [B2] * 4}).reason == "not-offered"
    m.answer("dario", {"CA2": [B2], "RAD": [B2, B2], "AM2": [B2]})
    assert m.units("COL") == {(B1, "carla"): 6}
    assert (m.units("CA2"), m.units("RAD"), m.units("AM2")) == (
        {(B2, "dario"): 1},
        {(B2, "dario"): 2},
        {(B2, "dario"): 1},
    )


@rule("J-11.6")
def test_those_who_stay_may_let_the_others_stay():
    m = played(duel(), retreat_begins)
    left = 6 - len(m.lost("dario"))
    m.act("carla", "let-stay")
    assert m.prompt() == "movement"
    assert m.units("COL") == {(B1, "carla"): 6, (B2, "dario"): left}


def melee(**fire):
    """Carla, Dario and Elena in the Main Square, firing like this for one wave: a lead-up for `played`."""

    def lead_up(seed):
        m = combat(seed=seed, units={"PLZ": {"carla": {B1: 6}, "dario": {B2: 6}, "elena": {B3: 6}}})
        m.declare(**{name: ["PLZ"] for name in fire})
        m.wave(**fire)
        m.waves()
        return m

    return lead_up


def losses(m):
    """What Carla, Dario and Elena have lost."""
    return len(m.lost("carla")), len(m.lost("dario")), len(m.lost("elena"))


@rule("J-11.6")
def test_with_equal_losses_nobody_goes():
    m = played(melee(carla="dario", dario="elena", elena="carla"), lambda m: losses(m) == (1, 1, 1))
    assert m.prompt() == "movement"
    assert m.units("PLZ") == {(B1, "carla"): 5, (B2, "dario"): 5, (B3, "elena"): 5}


@rule("J-11.6")
@pytest.mark.parametrize("lost", [(1, 2, 0), (1, 1, 0)])
def test_who_only_watched_has_lost_the_fewest_and_those_who_fought_must_go(lost):
    m = played(melee(carla="dario", dario="carla"), lambda m: losses(m) == lost)
    assert (m.asked(), m.prompt()) == (["elena"], "let-stay")  # the word is Elena's alone
    while m.prompt() == "let-stay":
        beaten = m.question("elena").facts["seat"]
        m.act("elena", "let-stay" if beaten == "s2" else "drive-out")
        if m.prompt() == "retreat":
            m.answer("dario", {"BAN": [B2] * (6 - lost[1])})
    assert m.prompt() == "movement"
    assert m.units("PLZ") == {(B1, "carla"): 5, (B3, "elena"): 6}


@rule("J-11.6")
@pytest.mark.parametrize("refuser", [None, "carla", "elena"])
def test_all_who_stay_must_agree_to_let_another_stay(refuser):
    m = played(melee(carla="dario", dario="elena", elena="dario"), lambda m: losses(m) == (0, 2, 0))
    assert (m.asked(), m.prompt()) == (["carla", "elena"], "let-stay")  # equal losses: both stay
    for name in ("carla", "elena"):
        m.act(name, "drive-out" if name == refuser else "let-stay")
    assert m.prompt() == ("movement" if refuser is None else "retreat")


@rule("J-11.6")
@pytest.mark.parametrize(("phase", "order"), [(1, ["dario", "elena"]), (2, ["elena", "dario"])])
def test_several_retreat_in_the_order_of_the_phase(phase, order):
    def lead_up(seed):
        m = combat(phase, seed=seed, units={"PLZ": {"carla": {B1: 6}, "dario": {B2: 6}, "elena": {B3: 6}}})
        m.declare(carla=["PLZ"])
        m.wave(carla="dario")
        m.wave(carla="elena")
        m.wave()
        return m

    m = played(lead_up, lambda m: losses(m) == (0, 1, 1))
    asked = []
    while m.prompt() in ("let-stay", "retreat", "let-in"):
        asked += m.asked() if m.prompt() == "retreat" else []
        m.default()
    assert asked == order


@rule("J-11.6")
def test_units_retreat_where_others_are_only_if_all_of_them_agree_and_else_elsewhere():
    hosts = {"RAD": {"elena": {B3: 1}, "bruno": {"police": 1}}}
    m = played(duel(units=hosts), retreat_begins)
    m.act("carla", "drive-out")
    units = m.items("dario")
    m.answer("dario", {"RAD": units})
    assert (m.asked(), m.prompt()) == (["bruno", "elena"], "let-in")
    m.act("bruno", "let-in")
    m.act("elena", "refuse")
    assert (m.asked(), m.prompt()) == (["dario"], "retreat")  # another space
    assert sorted(m.places("dario")) == ["AM2", "CA2", "PS2"]
    m.answer("dario", {"PS2": units})
    assert m.units("PS2") == {(B2, "dario"): len(units)}


@rule("J-11.6")
def test_units_retreat_to_others_who_agree():
    m = played(duel(units={"RAD": {"elena": {B3: 1}}}), retreat_begins)
    m.act("carla", "drive-out")
    units = m.items("dario")
    m.answer("dario", {"RAD": units})
    m.act("elena", "let-in")
    assert m.units("RAD") == {(B3, "elena"): 1, (B2, "dario"): len(units)}


@rule("J-11.6")
def test_an_embassy_is_always_open_to_those_who_retreat():
    m = played(duel(units={"AM2": {"elena": {B3: 2}}}), retreat_begins)
    m.act("carla", "drive-out")
    units = m.items("dario")
    m.answer("dario", {"AM2": units})
    assert m.prompt() == "movement"
    assert m.units("AM2") == {(B3, "elena"): 2, (B2, "dario"): len(units)}


@rule("J-11.6", "J-9.4")
def test_a_space_with_ones_own_or_a_dead_mans_units_is_free():
    units = {"RAD": {"elena": {B3: 2}}, "CA2": {"dario": {B2: 1}}}
    lead_up = duel(theirs=5, units=units, dead=["elena"])
    m = played(lead_up, lambda m: retreat_begins(m) and len(m.lost("dario")) == 3)
    m.act("carla", "drive-out")
    m.answer("dario", {"RAD": [B2], "CA2": [B2]})
    assert m.prompt() == "movement"  # nobody had to be asked
    assert m.units("RAD") == {(B2, "dario"): 1, (B3, None): 2}
    assert m.units("CA2") == {(B2, "dario"): 2}


@rule("J-11.6")
def test_units_with_nowhere_to_go_are_removed():
    hosts = {space: {"elena": {B3: 1}} for space in ("COL", "PS2", "UNI")}
    m = played(duel(space="RAD", units=hosts), lambda m: retreat_begins(m) and len(m.lost("dario")) == 4)
    m.act("carla", "drive-out")
    m.answer("dario", {"COL": [B2], "PS2": [B2]})
    m.act("elena", "refuse")
    m.act("elena", "refuse")
    m.answer("dario", {"UNI": [B2, B2]})
    m.act("elena", "refuse")
    assert m.prompt() == "movement"
    assert len(m.lost("dario")) == 6
    assert m.units("RAD") == {(B1, "carla"): 6}


RETREAT_INTO_BATTLE = {
    "RAD": {"dario": {B2: 3}, "carla": {B1: 6}},
    "COL": {"dario": {B2: 2}, "elena": {B3: 6}},
}


def retreat_into_battle(seed):
    """Dario is driven out of the Radio Station into a space where Elena has declared fire: a lead-up for `played`."""
    m = combat(seed=seed, units=RETREAT_INTO_BATTLE)
    m.declare(carla=["RAD"], elena=["COL"])
    m.answer("carla", ["RAD", "COL"])
    while m.prompt() == "volley" and m.question(m.asked()[0]).facts["space"] == "RAD":
        m.wave(carla="dario")
    if retreat_begins(m):
        m.act("carla", "drive-out")
        m.answer("dario", {"COL": m.items("dario")})
        m.act("elena", "let-in")
    return m


def withdrawn(m):
    """How many units have retreated to where Elena is, in this phase."""
    return sum(group["count"] for group in m.groups("COL") if group["withdrawn"])


@rule("J-11.6")
@pytest.mark.parametrize("retreated", [1, 2])
def test_retreated_units_neither_fire_nor_are_fired_at_for_the_rest_of_the_phase(retreated):
    m = played(retreat_into_battle, lambda m: withdrawn(m) == retreated)
    lost = len(m.lost("dario"))
    assert m.units("COL") == {(B2, "dario"): 2 + retreated, (B3, "elena"): 6}
    while m.prompt() == "volley":
        standing = 2 - (len(m.lost("dario")) - lost)
        assert m.items("dario") == [B2] * standing  # only those who were there before
        assert withdrawn(m) == retreated
        m.wave(elena="dario")
    assert len(m.lost("dario")) - lost <= 2


@rule("J-9.2")
@rule("J-11.6")
def test_guards_who_retreated_here_are_not_fired_at_and_make_no_rebel():
    units = {"RAD": {"anna": {"guards": 4}, "carla": {B1: 6}}, "COL": {"anna": {B2: 2}, "elena": {B3: 6}}}

    def lead_up(seed):
        m = combat(seed=seed, units=units)
        m.declare(carla=["RAD"], elena=["COL"])
        m.answer("carla", ["RAD", "COL"])
        while m.prompt() == "volley" and m.question(m.asked()[0]).facts["space"] == "RAD":
            m.wave(carla="anna")
        return m

    m = played(lead_up, retreat_begins)
    m.act("carla", "drive-out")
    m.answer("anna", {"COL": m.items("anna")})
    m.act("elena", "let-in")
    assert ("guards", "anna") in m.units("COL")
    m.wave(elena="anna")
    assert m.rebels() == ["carla"]


@rule("J-11.6")
def test_when_all_who_may_fight_are_lost_those_who_retreated_there_are_left():
    def lead_up(seed):
        m = retreat_into_battle(seed)
        if withdrawn(m):
            m.waves(elena="dario")
        return m

    def all_hit(m):
        hits = sum(line["dice"].count(6) for line in m.heard("fires") if line["space"] == "COL")
        return bool(m.heard("retreats")) and hits >= 2

    m = played(lead_up, all_hit)
    retreated = len(m.heard("retreats")[0]["units"])
    assert m.prompt() == "movement"
    assert m.units("COL") == {(B2, "dario"): retreated, (B3, "elena"): 6}


@rule("J-11.6")
def test_retreated_units_fight_again_in_the_next_phase():
    m = played(retreat_into_battle, withdrawn)
    m.until("movement")
    assert withdrawn(m) == 0
    m.end_movement()
    until_asked(m, "dario", "declare-fire")
    assert "fire:COL" in m.options("dario")


# -- embassies


@rule("J-11.7")
def test_there_is_no_combat_in_embassies():
    units = {embassy: {"carla": {B1: 1}, "dario": {B2: 1}} for embassy in ("AM1", "AM2", "AM3", "AM4")}
    m = combat(units=units)
    while m.prompt() != "movement":
        assert m.prompt() == "bombard"
        assert m.options(m.asked()[0]) == ["hold-fire"]
        m.default()
    assert m.heard("fires") == []


@rule("J-11.7")
def test_anyone_may_have_units_in_an_embassy_together():
    m = set_coup(coup=1, leader="carla", units={"UNI": {"dario": {B2: 2}}, "AM2": {"elena": {B3: 2}}})
    m.move("dario", "UNI", {"AM2": [B2, B2]})
    m.next_phase()
    assert m.units("AM2") == {(B2, "dario"): 2, (B3, "elena"): 2}
