"""J-8: starting a coup."""

import pytest

from junta_coup_table import set_coup

rule = pytest.mark.rule

OTHERS = ["bruno", "carla", "dario", "elena"]
BARRACKS = {
    "carla": ("CA1", "PS1", "brigade1"),
    "dario": ("CA2", "PS2", "brigade2"),
    "elena": ("CA3", "PS3", "brigade3"),
}


def eve(**position):
    """Phase 8, before anybody has started anything."""
    return set_coup(at="phase8", **position)


def passed(m):
    """Who is asked to start a coup, in order, while all pass."""
    asked = []
    while m.prompt() == "start-coup":
        asked += m.asked()
        m.act(m.asked()[0], "pass")
    return asked


def ways_to_start(options):
    """The options that would start a coup."""
    return [option for option in options if option.split(":")[0] in ("move", "land", "announce")]


# -- the pretext


@rule("J-8.1")
def test_without_pretext_or_headquarters_nobody_may_start_a_coup():
    m = eve(locations=dict.fromkeys(OTHERS, "home"))
    for name in OTHERS:
        assert m.options(name) == ["pass"]
        assert m.refusal(name, "move:CA1").reason == "not-offered"
        m.act(name, "pass")
    assert m.heard("no-coup")


@rule("J-8.1")
@pytest.mark.parametrize("name", ["carla", "dario", "elena"])
def test_with_a_pretext_any_living_player_may_start_a_coup_wherever_he_is(name):
    m = eve(pretext=True, locations={name: "nightclub"})
    while m.asked() != [name]:
        m.act(m.asked()[0], "pass")
    space, other, unit = BARRACKS[name]
    m.move(name, space, {other: [unit]})
    assert m.named(m.fact("leader")) == name
    assert m.fact("coup") == 0


@rule("J-8.1")
def test_at_headquarters_a_coup_needs_no_pretext():
    m = eve(locations={"bruno": "bank", "carla": "home", "dario": "headquarters", "elena": "mistress"})
    for name in OTHERS:
        assert bool(ways_to_start(m.options(name))) == (name == "dario")
        if name == "dario":
            m.move("dario", "CA2", {"COL": ["brigade2"]})
            break
        m.act(name, "pass")
    assert m.named(m.fact("leader")) == "dario"
    assert m.fact("pretext") is False


@rule("J-8.1")
def test_the_president_never_starts_a_coup_not_even_from_headquarters():
    m = eve(pretext=True, locations={"anna": "headquarters"}, hands={"anna": ["C01"]})
    assert passed(m) == OTHERS
    assert m.heard("no-coup")


@rule("J-8.1")
def test_the_dead_and_the_exiled_start_no_coup():
    m = eve(pretext=True, dead=["carla"], exile={"dario": "AM2"})
    assert passed(m) == ["bruno", "elena"]


@rule("J-8.1")
@pytest.mark.parametrize(("forced", "bank"), [("force", "lunch"), ("leave", "holiday")])
def test_a_rejected_budget_is_a_pretext_and_so_is_an_occupied_parliament(forced, bank):
    m = set_coup(at="budget", cash={"anna": ["1M"]})
    m.propose({}, {})
    m.ballot({"bruno": {"no": ["office"]}}, {})
    m.until("force-budget")
    assert m.fact("pretext") is True
    m.act("bruno", forced)
    assert m.fact("bank") == bank
    m.until("start-coup")
    assert ways_to_start(m.options("bruno"))


@rule("J-8.1")
@pytest.mark.parametrize("place", ["home", "bank"])
def test_an_assassination_is_a_pretext_and_a_failed_attempt_is_none(place):
    m = set_coup(at="assassinations", locations=dict.fromkeys(["anna", *OTHERS], "home"))
    m.order("bruno", "secret-police", "dario", place)
    m.until("start-coup")
    died = place == "home"
    assert m.alive("dario") != died
    assert m.fact("pretext") == died
    assert bool(ways_to_start(m.options("bruno"))) == died


@rule("J-8.1")
@pytest.mark.parametrize("card", ["E11", "E12"])
def test_a_card_may_be_the_pretext(card):
    m = eve(hands={"bruno": [card]})
    assert ways_to_start(m.options("bruno")) == []
    m.play_any("bruno", "play", card)
    assert m.fact("pretext") is True
    assert "move:PS1" in m.options("bruno")


# -- how


@rule("J-8.2")
@pytest.mark.parametrize(
    ("card", "space", "units"),
    [("C01", "UNI", ("students", 6)), ("C04", "BAR", ("rioters", 8)), ("C06", "BAN", ("bank_guards", 2))],
)
def test_a_card_that_places_units_starts_a_coup(card, space, units):
    m = eve(pretext=True, hands={"bruno": [card]})
    m.act("bruno", "play", card)
    m.quiet("police-reaction")
    assert m.named(m.fact("leader")) == "bruno"
    assert m.units(space) == {(units[0], "bruno"): units[1]}
    assert m.pile("discards") == [card]
    assert m.asked() == ["bruno"]
    assert f"move:{space}" in m.options("bruno")  # it is his movement turn, and he has not moved


@rule("J-8.2")
def test_moving_units_of_an_office_starts_a_coup_and_is_the_move_of_the_leaders_turn():
    m = eve(pretext=True)
    m.act("bruno", "pass")
    m.move("carla", "CA1", {"PS1": ["brigade1"] * 4, "UNI": ["brigade1"]})
    assert (m.fact("coup"), m.fact("leader"), m.rebels()) == (0, "s2", ["carla"])
    assert m.units("PS1") == {("police", "bruno"): 1, ("brigade1", "carla"): 4}
    assert (m.asked(), m.prompt()) == (["carla"], "movement")
    assert ways_to_start(m.options("carla")) == ["land:paratroops"]
    assert m.refusal("carla", "move:CA1").reason == "not-offered"


@rule("J-8.2")
def test_a_landing_starts_a_coup_and_spends_no_move():
    m = eve(pretext=True)
    m.land("bruno", "marines", "MOL")
    assert (m.fact("coup"), m.rebels()) == (0, ["bruno"])
    m.move("bruno", "MOL", {"FER": ["marines"]})
    assert m.units("FER") == {("marines", "bruno"): 1}


@rule("J-8.2")
@pytest.mark.parametrize(("name", "verb", "gun"), [("bruno", "shell", "gunboat"), ("carla", "bomb", "air_strike")])
def test_announcing_guns_on_the_palace_starts_a_coup_and_is_binding_in_the_bombardment_of_that_phase(name, verb, gun):
    m = eve(pretext=True)
    while m.asked() != [name]:
        m.act(m.asked()[0], "pass")
    m.act(name, "announce", verb)
    assert (m.fact("coup"), m.rebels(), m.fact("announced")) == (0, [name], verb)
    assert m.heard("bombards") == []  # not yet
    assert m.prompt() == "movement"
    assert any(option.startswith("move:") for option in m.options(name))  # the turn goes on
    m.end_movement()
    while m.asked() != [name]:
        m.hold(m.asked()[0])
    assert m.options(name) == [f"{verb}:PAL:anna"]
    assert m.refusal(name, "hold-fire").reason == "not-offered"
    assert m.refusal(name, f"{verb}:CA2:s3").reason == "not-offered"
    m.bombard(name, verb, "PAL", "anna")
    m.until("movement")
    assert [(line["gun"], line["space"], line["other"]) for line in m.heard("bombards")] == [(gun, "PAL", "s0")]
    m.end_movement()
    while m.asked() != [name]:
        m.hold(m.asked()[0])
    assert "hold-fire" in m.options(name)  # nothing binds him any more


@rule("J-8.2")
def test_only_admiral_and_air_commander_announce_a_bombardment():
    m = eve(pretext=True)
    found = {}
    for name in OTHERS:
        found[name] = [o for o in m.options(name) if o.startswith("announce")]
        m.act(name, "pass")
    assert found == {"bruno": ["announce:shell"], "carla": ["announce:bomb"], "dario": [], "elena": []}


@rule("J-8.2")
def test_a_leader_who_moved_first_is_bound_to_no_bombardment():
    m = eve(pretext=True)
    m.move("bruno", "PS1", {"PAR": ["police"]})
    m.end_movement()
    assert (m.asked(), m.prompt()) == (["bruno"], "bombard")
    assert "hold-fire" in m.options("bruno")


@rule("J-8.2", "J-1.5")
@pytest.mark.parametrize("occupied", [False, True])
def test_every_coup_starts_from_the_same_places_but_for_police_that_forced_the_budget(occupied):
    m = eve(pretext=True, occupied=occupied, bank="lunch" if occupied else "open")
    m.act("bruno", "pass")
    m.act("carla", "announce", "bomb")
    assert m.units("CA1") == {("brigade1", "carla"): 6}
    assert m.units("CA2") == {("brigade2", "dario"): 6}
    assert m.units("CA3") == {("brigade3", "elena"): 6}
    assert m.units("PAL") == {("guards", "anna"): 4}
    assert m.units("PAR") == ({("police", "bruno"): 4} if occupied else {})
    for station in ("PS1", "PS2", "PS3", "PS4"):
        assert m.units(station) == ({} if occupied else {("police", "bruno"): 1})
    assert (m.box("PORT"), m.box("AIRFIELD"), m.fact("strikes")) == (["marines"], ["paratroops"], 3)


# -- who is asked


@rule("J-8.3")
@pytest.mark.parametrize("pretext", [False, True])
def test_everyone_is_asked_from_the_presidents_left_whatever_he_could_do(pretext):
    m = set_coup(at="phase8", seats=4, president="carla", pretext=pretext)
    assert passed(m) == ["dario", "anna", "bruno"]


@rule("J-8.3")
def test_the_first_to_start_is_rebel_leader_and_nobody_else_is_asked():
    m = eve(pretext=True)
    m.act("bruno", "pass")
    m.act("carla", "pass")
    m.move("dario", "CA2", {"VIL": ["brigade2"]})
    assert m.said("coup") == [{"seat": "s3"}]
    m.end("dario")
    assert m.prompt() == "movement"
    assert m.asked() == ["elena"]


@rule("J-8.3")
def test_when_a_pretext_arises_and_its_player_does_not_start_the_asking_begins_anew():
    m = eve(hands={"dario": ["E11"]})
    m.act("bruno", "pass")
    m.act("carla", "pass")
    m.play_any("dario", "play", "E11")
    assert m.asked() == ["dario"]  # he has the first word
    m.act("dario", "pass")
    assert m.asked() == ["bruno"]
    assert "move:PS1" in m.options("bruno")
    assert passed(m) == OTHERS
    assert m.heard("no-coup")


@rule("J-8.3")
def test_whoever_brings_the_pretext_may_start_at_once():
    m = eve(hands={"dario": ["E11"]})
    m.act("bruno", "pass")
    m.act("carla", "pass")
    m.play_any("dario", "play", "E11")
    m.move("dario", "CA2", {"VIL": ["brigade2"]})
    assert m.named(m.fact("leader")) == "dario"


@rule("J-8.3")
@pytest.mark.parametrize("name", ["anna", "bruno", "elena"])
def test_a_pretext_brought_by_somebody_not_being_asked_begins_the_asking_anew(name):
    m = eve(hands={name: ["E11"]})
    m.act("bruno", "pass")
    m.act("carla", "pass")
    m.play_any(name, "play", "E11")
    assert m.fact("pretext") is True
    assert passed(m) == OTHERS


@rule("J-8.3")
def test_a_second_pretext_changes_nothing():
    m = eve(pretext=True, hands={"carla": ["E11"]})
    m.act("bruno", "pass")
    m.play_any("carla", "play", "E11")
    assert passed(m) == ["carla", "dario", "elena"]


@rule("J-8.3")
def test_a_card_for_phase_8_starts_no_coup_but_its_pretext_begins_the_asking_anew():
    m = eve(hands={"carla": ["C12"]}, influence={"carla": ["I07"]})
    m.act("bruno", "pass")
    m.act("carla", "play-on", "C12", "brigade2")
    assert (m.fact("coup"), m.fact("pretext")) == (None, True)
    assert m.units("CA2") == {("brigade2", "dario"): 3}
    assert m.asked() == ["carla"]
    m.act("carla", "pass")
    assert passed(m) == OTHERS


# -- cards


@rule("J-8.4")
@pytest.mark.parametrize("card", ["C01", "C02", "C03", "C04", "C05"])
def test_unarmed_crowds_carry_their_own_pretext(card):
    m = eve(hands={"bruno": [card]}, locations={"bruno": "home"})
    assert ways_to_start(m.options("bruno")) == []
    m.act("bruno", "play", card)
    m.quiet("police-reaction")
    assert (m.fact("coup"), m.rebels(), m.fact("pretext")) == (0, ["bruno"], True)


@rule("J-8.4")
@pytest.mark.parametrize("card", ["C06", "C07", "C08", "C09"])
@pytest.mark.parametrize("why", ["neither", "pretext", "headquarters"])
def test_armed_units_need_a_pretext_or_headquarters(card, why):
    m = eve(
        hands={"bruno": [card]},
        influence={"bruno": ["I01"]},
        pretext=why == "pretext",
        locations={"bruno": "headquarters" if why == "headquarters" else "home"},
    )
    if why == "neither":
        assert m.refusal("bruno", f"play:{card}").reason == "card-wrong-time"
        return
    m.act("bruno", "play", card)
    if card == "C09":
        m.act("bruno", "at", "PS1")
    assert (m.fact("coup"), m.rebels(), m.fact("pretext")) == (0, ["bruno"], why == "pretext")


# -- none


@rule("J-8.5")
def test_without_a_coup_the_turn_ends_and_nobody_is_shot():
    m = eve(pretext=True, year=3)
    assert passed(m) == OTHERS
    assert m.said("year-ends") == [{"year": 3}]
    assert (m.fact("year"), m.fact("phase"), m.fact("pretext")) == (4, 1, False)
    assert [line["phase"] for line in m.heard("phase")] == [1]  # no phase 9


@rule("J-8.5")
@pytest.mark.parametrize("bank", ["lunch", "open", "holiday"])
def test_without_a_coup_there_is_banking_after_lunch_before_the_turn_ends(bank):
    m = eve(
        pretext=True,
        bank=bank,
        banked=bank == "open",
        locations={"carla": "home", "dario": "bank"},
        cash={"carla": ["2M"], "dario": ["3M", "1M"]},
    )
    passed(m)
    if bank != "lunch":
        assert m.heard("banking") == []
        assert m.heard("year-ends")
        return
    assert (m.asked(), m.prompt()) == (["dario"], "bank-business")
    assert m.heard("year-ends") == []
    m.answer("dario", ["deposit:3M"])
    assert (m.cash("dario"), m.account("dario")) == (["1M"], ["3M"])
    assert m.heard("year-ends")
