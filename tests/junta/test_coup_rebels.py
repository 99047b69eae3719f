"""J-9: rebels and loyalists, the ignored units, and stopping by agreement."""

from random import Random

import pytest

from junta_coup_table import set_coup

rule = pytest.mark.rule

EVERYONE = ["anna", "bruno", "carla", "dario", "elena"]
B1, B2, B3 = "brigade1", "brigade2", "brigade3"


def rebellion(**position):
    """The Rebellion phase of a coup that Carla leads."""
    return set_coup(coup=0, leader="carla", **position)


def coup(phase=1, **position):
    """A later phase of a coup that Carla leads."""
    if position.get("at") != "sides":
        position["coup"] = phase
    return set_coup(**{"leader": "carla", **position})


def until_asked(m, name, prompt="movement"):
    """Nothing happens until this player is asked this."""
    while m.asked() != [name] or m.prompt() != prompt:
        m.default()


# -- the phases


@rule("J-9.1")
def test_the_rebellion_phase_is_followed_by_six_phases_each_of_movement_then_combat():
    m = set_coup(at="phase8", pretext=True)
    m.act("bruno", "pass")
    m.act("carla", "announce", "bomb")
    parts = []
    while m.prompt() != "choose-side":
        part = (m.fact("coup"), "movement" if m.prompt() == "movement" else "combat")
        if part not in parts:
            parts.append(part)
        m.default()
    assert parts == [(phase, part) for phase in range(7) for part in ("movement", "combat")]
    assert [line["phase"] for line in m.heard("coup-phase")] == [1, 2, 3, 4, 5, 6]
    m.side()
    assert m.fact("phase") == 9
    assert m.fact("coup") is None


# -- who becomes a rebel in the Rebellion phase


def moves(m):
    m.move("dario", "CA2", {"COL": [B2]})


def places_units(m):
    m.act("dario", "play", "C06")


def places_a_crowd(m):
    m.act("dario", "play", "C01")
    m.quiet("police-reaction")


def bribes(m):
    m.act("dario", "play-on", "B06", "CA3")
    m.answer("dario", 1)


def sends_away(m):
    m.act("dario", "play-on", "C12", "brigade3")


ACTS = [moves, places_units, places_a_crowd, bribes, sends_away]
MEANS = {
    "hands": {"dario": ["C01", "C06", "B06", "C12"]},
    "influence": {"dario": ["I07"]},
    "cash": {"dario": ["1M"]},
}


@rule("J-9.2")
@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("phase", [0, 1])
def test_whoever_moves_places_units_or_plays_a_card_in_the_rebellion_phase_is_a_rebel(act, phase):
    m = coup(phase, **MEANS)
    until_asked(m, "dario")
    act(m)
    assert m.rebels() == (["carla", "dario"] if phase == 0 else ["carla"])


@rule("J-9.2")
@pytest.mark.parametrize("phase", [0, 1])
def test_whoever_lands_in_the_rebellion_phase_is_a_rebel(phase):
    m = coup(phase)
    until_asked(m, "bruno")
    m.land("bruno", "marines", "BAR")
    assert ("bruno" in m.rebels()) == (phase == 0)


@rule("J-9.2")
@pytest.mark.parametrize("phase", [0, 1])
@pytest.mark.parametrize("answers", [False, True])
def test_whoever_fires_in_the_rebellion_phase_is_a_rebel_also_in_answer(phase, answers):
    m = coup(phase, at="combat", units={"COL": {"dario": {B2: 2}, "elena": {B3: 2}}})
    m.declare(**({"elena": ["COL"]} if answers else {"dario": ["COL"]}))
    assert m.rebels() == ["carla"]
    m.wave(**({"dario": "elena", "elena": "dario"} if answers else {"dario": "elena"}))
    expected = {"carla", "dario", "elena"} if answers else {"carla", "dario"}
    assert set(m.rebels()) == (expected if phase == 0 else {"carla"})


@rule("J-9.2")
@pytest.mark.parametrize("phase", [0, 1])
def test_whoever_bombards_in_the_rebellion_phase_is_a_rebel(phase):
    m = coup(phase, at="combat")
    until_asked(m, "bruno", "bombard")
    m.bombard("bruno", "shell", "CA2", "dario")
    m.until("movement")
    assert m.heard("bombards")
    assert ("bruno" in m.rebels()) == (phase == 0)


@rule("J-9.2")
def test_who_does_nothing_in_the_rebellion_phase_is_no_rebel():
    m = rebellion()
    m.next_phase()
    assert m.fact("coup") == 1
    assert m.rebels() == ["carla"]


@rule("J-9.2")
def test_a_rebel_is_marked_before_all_for_the_whole_coup():
    m = rebellion()
    until_asked(m, "dario")
    moves(m)
    assert m.said("turns-rebel") == [{"seat": "s3"}]
    for _ in range(7):
        for name in EVERYONE:
            assert m.view(name)["table"]["facts"]["rebels"] == ["s2", "s3"]
        m.next_phase()
    m.side()
    assert m.rebels() == ["carla", "dario"]


# -- who becomes a rebel at any time


@rule("J-9.2")
@pytest.mark.parametrize("phase", range(1, 7))
def test_whoever_fires_on_presidential_guards_is_a_rebel_at_any_time(phase):
    m = coup(phase, at="combat", units={"PLZ": {"anna": {"guards": 1}, "dario": {B2: 1}}})
    m.declare(dario=["PLZ"])
    m.wave(dario="anna")
    assert m.rebels() == ["carla", "dario"]


@rule("J-9.2")
def test_guards_make_rebels_of_those_who_fire_whoever_commands_them():
    units = {"PLZ": {"elena": {"guards": 1, B3: 3}, "dario": {B2: 1}}}
    m = coup(at="combat", units=units)
    m.declare(dario=["PLZ"])
    m.wave(dario="elena")
    assert m.rebels() == ["carla", "dario"]


@rule("J-9.2")
def test_firing_at_a_player_without_guards_there_makes_no_rebel_even_at_the_president():
    units = {
        "PLZ": {"anna": {B3: 1}, "dario": {B2: 1}, "elena": {"guards": 2}},
        "PAL": {"anna": {"guards": 2}},
    }
    m = coup(at="combat", units=units)
    m.declare(dario=["PLZ"])
    m.wave(dario="anna")
    assert m.rebels() == ["carla"]


@rule("J-9.2")
@pytest.mark.parametrize(("name", "verb"), [("bruno", "shell"), ("carla", "bomb")])
@pytest.mark.parametrize("space", ["PAL", "PLZ"])
def test_whoever_bombards_the_palace_is_a_rebel_whoever_holds_it(name, verb, space):
    m = coup(at="combat", leader="dario", units={space: {"elena": {B3: 6}}})
    until_asked(m, name, "bombard")
    m.bombard(name, verb, space, "elena")
    m.until("movement")
    assert (name in m.rebels()) == (space == "PAL")


@rule("J-9.2")
def test_bombarding_guards_elsewhere_makes_a_rebel_too():
    m = coup(at="combat", units={"PLZ": {"anna": {"guards": 4}}})
    until_asked(m, "bruno", "bombard")
    m.bombard("bruno", "shell", "PLZ", "anna")
    m.until("movement")
    assert m.rebels() == ["bruno", "carla"]


# -- who does not


@rule("J-9.2")
def test_giving_and_receiving_units_makes_no_rebels():
    m = rebellion()
    m.swap("dario", ("dario", "elena", {"brigade2:CA2": 2}), ("elena", "dario", {"brigade3:CA3": 1}))
    assert m.units("CA2") == {(B2, "dario"): 4, (B2, "elena"): 2}
    assert m.rebels() == ["carla"]


@rule("J-9.2", "J-10.7")
def test_the_reaction_of_the_police_makes_no_rebel():
    m = rebellion(hands={"carla": ["C01"]})
    m.act("carla", "play", "C01")
    m.answer("bruno", {"UNI": ["police:PS4"]})
    assert m.units("UNI") == {("students", "carla"): 6, ("police", "bruno"): 1}
    assert m.rebels() == ["carla"]


@rule("J-9.2", "J-11.5")
def test_retreating_makes_no_rebel():
    for seed in range(1, 30):
        m = rebellion(at="combat", seed=seed, units={"COL": {"carla": {B1: 6}, "dario": {B2: 6}}})
        m.declare(carla=["COL"])
        m.waves(carla="dario")
        if m.prompt() == "let-stay":
            break
    m.act("carla", "drive-out")
    m.answer("dario", {"CA2": m.items("dario")})
    assert m.heard("retreats")
    assert m.rebels() == ["carla"]


@rule("J-9.2")
def test_safe_conduct_makes_no_rebel_of_host_or_guest():
    m = rebellion(exile={"dario": "AM2"}, units={"AM2": {"elena": {B3: 1}}})
    m.come_home("dario")
    m.act("elena", "grant")
    m.act("dario", "confirm")
    assert m.exile("dario") is None
    m.next_phase()
    assert m.rebels() == ["carla"]


# -- the President


@rule("J-9.3")
def test_in_the_rebellion_phase_the_president_neither_moves_nor_declares():
    m = rebellion(units={"PAL": {"anna": {"guards": 4}, "carla": {B1: 1}}})
    asked = set()
    while m.fact("coup") == 0:
        asked |= {name for name in m.asked() if m.prompt() in ("movement", "declare-fire", "bombard", "volley")}
        m.default()
    assert "anna" not in asked
    asked = set()
    while m.fact("coup") == 1:
        asked |= {(name, m.prompt()) for name in m.asked()}
        m.default()
    assert {("anna", "movement"), ("anna", "declare-fire")} <= asked


@rule("J-9.3")
def test_in_the_rebellion_phase_the_president_does_not_answer_fire_but_retreats_normally():
    for seed in range(1, 40):
        m = rebellion(at="combat", seed=seed, units={"PAL": {"anna": {"guards": 4}, "carla": {B1: 6}}})
        m.declare(carla=["PAL"])
        while m.prompt() == "volley":
            assert m.asked() == ["carla"]
            m.wave(carla="anna")
        if m.prompt() == "let-stay":
            break
    assert len(m.lost("anna")) == m.sixes("fires", "anna") > 0
    assert {line["seat"] for line in m.heard("fires")} == {"s2"}
    m.act("carla", "drive-out")
    left = m.items("anna")
    m.answer("anna", {"VIL": left})
    assert m.units("VIL") == {("guards", "anna"): len(left)}
    assert m.units("PAL") == {(B1, "carla"): 6}


@rule("J-9.3")
def test_in_the_rebellion_phase_the_president_plays_no_cards_of_the_coup():
    m = rebellion(hands={"anna": ["C01", "C06", "D01"]})
    for card in ("C01", "C06"):
        assert m.any_refusal("anna", "play", card) == "card-wrong-time"
    m.play_any("anna", "play", "D01")
    assert len(m.cash("anna")) == 1


@rule("J-9.3", "J-10.2")
@pytest.mark.parametrize("phase", [0, 1])
def test_the_cousins_units_rest_in_the_rebellion_phase_and_move_later(phase):
    m = coup(phase, dead=["dario"], cousin=["brigade2"], **({"vanguard": "dario"} if phase else {}))
    assert m.units("CA2") == {(B2, "anna"): 6}
    asked = []
    while m.prompt() in ("movement", "cousin-moves"):
        asked.append((m.asked()[0], m.prompt()))
        m.default()
    if phase == 0:
        assert asked == [("carla", "movement"), ("elena", "movement"), ("bruno", "movement")]
    else:
        assert asked[0] == ("anna", "cousin-moves")


@rule("J-9.3")
@pytest.mark.parametrize("phase", [0, 1])
def test_the_cousins_landings_and_guns_rest_in_the_rebellion_phase(phase):
    m = coup(phase, leader="dario", dead=["carla"], cousin=["air"])
    asked = set()
    while m.fact("coup") == phase:
        if "anna" in m.asked():
            asked |= {m.prompt()}
            asked |= {option for option in m.question("anna").bounds().get("options", []) if "land" in option}
        m.default()
    assert asked == (set() if phase == 0 else {"movement", "cousin-moves", "land:paratroops", "bombard"})


@rule("J-9.3")
def test_units_transferred_to_the_president_do_not_move_in_the_rebellion_phase():
    m = rebellion()
    m.swap("dario", ("dario", "anna", {"brigade2:CA2": 6}))
    assert m.units("CA2") == {(B2, "anna"): 6}
    assert m.turns() == ["carla", "dario", "elena", "bruno"]


@rule("J-9.3")
def test_the_president_never_rebels_not_even_against_guards_of_his_own():
    m = coup(at="combat", units={"PLZ": {"anna": {"guards": 2}, "elena": {"guards": 1, B3: 1}}})
    m.declare(anna=["PLZ"])
    m.wave(anna="elena")
    assert m.heard("fires")
    assert m.rebels() == ["carla"]


@rule("J-9.3")
def test_the_president_may_shell_the_palace_by_his_cousin_and_is_no_rebel():
    m = coup(at="combat", dead=["bruno"], cousin=["admiral"], units={"PAL": {"dario": {B2: 6}}})
    until_asked(m, "anna", "bombard")
    m.bombard("anna", "shell", "PAL", "dario")
    m.until("movement")
    assert m.heard("bombards")
    assert m.rebels() == ["carla"]


# -- the dead and the exiled


@rule("J-9.4")
@pytest.mark.parametrize("absent", [{"dead": ["dario"]}, {"exile": {"dario": "AM2"}}])
def test_units_of_the_dead_and_exiled_do_not_move_and_are_no_target(absent):
    m = coup(units={"COL": {"dario": {B2: 3}, "carla": {B1: 3}}}, **absent)
    assert m.units("COL") == {(B2, None): 3, (B1, "carla"): 3}
    while m.prompt() != "bombard":
        assert m.prompt() in ("movement", "return-home")  # there is nobody to fire at in that space
        assert m.prompt() != "movement" or m.asked() != ["dario"]
        m.default()
    assert m.options(m.asked()[0]) == ["hold-fire", "shell:COL:carla"]


@rule("J-9.4")
def test_bribes_do_not_reach_units_of_the_dead():
    m = coup(dead=["dario"], hands={"elena": ["B05"]}, cash={"elena": ["1M"]})
    assert m.refusal("elena", "play-on:B05:CA2").reason == "card-no-target"


@rule("J-9.4", "J-12.2")
@pytest.mark.parametrize("beside", [{}, {"carla": {B1: 1}}])
def test_units_of_the_dead_control_nothing(beside):
    held = {"PAR": {"carla": {B1: 1}}, "BAN": {"carla": {B1: 1}}}
    m = coup(at="sides", dead=["dario"], units={**held, "RAD": {"dario": {B2: 4}, **beside}})
    m.side(carla="rebels")
    taken = ["PAR", "BAN", "RAD"] if beside else ["PAR", "BAN"]
    assert sorted(m.heard("centres")[0]["spaces"]) == sorted(taken)
    assert m.fact("verdict") == ("rebels" if beside else "president")


@rule("J-9.4", "J-3.4")
def test_units_the_cousin_commands_are_not_ignored():
    m = coup(at="sides", dead=["dario"], cousin=["brigade2"], units={"RAD": {"carla": {B1: 1}, "anna": {B2: 1}}})
    m.side(carla="rebels")
    assert m.heard("centres")[0]["spaces"] == []


@rule("J-9.4", "J-5.8")
def test_a_returner_commands_his_units_again():
    m = coup(exile={"dario": "AM2"}, dead=["bruno"])
    assert m.units("CA2") == {(B2, None): 6}
    m.come_home("dario")
    assert m.units("CA2") == {(B2, "dario"): 6}
    until_asked(m, "dario")
    m.move("dario", "CA2", {"COL": [B2] * 6})
    assert m.units("COL") == {(B2, "dario"): 6}


@rule("J-9.4", "J-5.3")
def test_who_goes_into_exile_leaves_his_units_idle_but_not_those_he_gave_away():
    m = coup(units={"UNI": {"dario": {B2: 2}}, "CA2": {"dario": {B2: 4}}})
    until_asked(m, "dario")
    assert not any(option.startswith("exile") for option in m.options("dario"))
    m.swap("dario", ("dario", "elena", {"brigade2:CA2": 3}))
    m.move("dario", "UNI", {"AM2": [B2, B2]})
    m.act("dario", "exile", "AM2")
    assert m.exile("dario") == "AM2"
    assert m.units("AM2") == {(B2, None): 2}
    assert m.units("CA2") == {(B2, None): 1, (B2, "elena"): 3}


@rule("J-5.3")
def test_the_president_does_not_go_into_exile_from_an_embassy():
    m = coup(units={"AM1": {"anna": {"guards": 1}, "elena": {B3: 1}}})
    until_asked(m, "elena")
    assert "exile:AM1" in m.options("elena")
    until_asked(m, "anna")
    assert m.options("anna") == ["end-turn", "move:AM1"]


# -- stopping


@rule("J-9.5")
@pytest.mark.parametrize("outcome", ["president", "rebels"])
def test_a_coup_stops_when_all_living_present_players_agree_on_its_outcome(outcome):
    m = coup(2, rebels=["dario"], dead=["elena"])
    m.stop("dario", outcome)
    assert m.asked() == ["anna", "bruno", "carla"]
    for name in ("anna", "bruno", "carla"):
        assert m.fact("coup") == 2
        m.act(name, "agree")
    assert (m.fact("coup"), m.fact("phase"), m.fact("verdict")) == (None, 9, outcome)
    assert m.named_all(m.fact("siding")) == ["carla", "dario"]  # the marked rebels, and nobody else
    if outcome == "rebels":
        assert m.said("junta") == [{"seats": ["s2", "s3"]}]
    else:
        assert m.asked() == ["anna"]
        assert m.options("anna") == ["nobody", "shoot:carla", "shoot:dario"]


@rule("J-9.5")
@pytest.mark.parametrize("refuser", ["anna", "bruno", "elena"])
def test_one_refusal_and_the_coup_goes_on(refuser):
    m = coup(1)
    before = m.asked()
    m.stop("carla", "rebels")
    for name in ("anna", "bruno", "dario", "elena"):
        m.act(name, "fight-on" if name == refuser else "agree")
    assert m.heard("no-agreement")
    assert (m.fact("coup"), m.fact("verdict"), m.asked(), m.prompt()) == (1, "", before, "movement")


@rule("J-9.5")
def test_exiles_are_not_asked_and_cannot_propose():
    m = coup(1, exile={"elena": "AM1"}, dead=["bruno"])
    assert [name for name in EVERYONE if m.may(name, "stop")] == ["anna", "carla", "dario"]
    m.stop("anna", "president")
    assert m.asked() == ["carla", "dario"]


@rule("J-9.5")
@pytest.mark.parametrize("prompt", ["movement", "declare-fire", "volley", "choose-side"])
def test_an_outcome_may_be_proposed_at_any_time_in_a_coup(prompt):
    door = "sides" if prompt == "choose-side" else "combat" if prompt != "movement" else "movement"
    m = coup(6, at=door, units={"COL": {"carla": {B1: 2}, "dario": {B2: 2}}})
    if prompt == "volley":
        m.declare(carla=["COL"])
    m.until(prompt)
    assert m.fact("coup") == 6
    m.stop("elena", "rebels")
    for name in ("anna", "bruno", "carla", "dario"):
        m.act(name, "agree")
    assert (m.fact("phase"), m.fact("verdict")) == (9, "rebels")


@rule("J-9.5")
def test_there_is_nothing_to_stop_before_a_coup_or_after_it():
    assert not any(set_coup(at="phase8", pretext=True).may(name, "stop") for name in EVERYONE)
    after = set_coup(at="aftermath", verdict="president", rebels=["carla"])
    assert not any(after.may(name, "stop") for name in EVERYONE)


@rule("J-8.1")
@rule("J-9.2")
def test_whoever_begins_a_coup_with_a_card_sees_beforehand_who_is_then_a_rebel():
    m = set_coup(at="phase8", hands={"carla": ["C03"]}, locations={"carla": "bank"})
    while m.prompt() != "start-coup" or m.match.due.seat != 2:
        m.default()
    ahead = m.match.foresee(2, ["play:C03"], rng=Random(7))
    assert [one["after"] for one in ahead["figures"] if one["figure"] == "rebels"] == [[["s2"]]]
    m.answer("carla", "play:C03")
    assert m.fact("rebels") == ["s2"]
