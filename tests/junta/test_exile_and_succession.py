"""J-5, J-6.11, J-7, J-12.6, J-16: exile, who is left, the bank, and the options."""

import pytest

import palazzo

rule = pytest.mark.rule


@rule("J-5.6")
@rule("J-5.7")
@rule("J-5.8")
def test_the_minister_may_shoot_a_returner_unless_a_card_or_safety_prevents_it(junta):
    position = {"seats": 4, "president": "anna", "offices": {"bruno": ["interior"]}, "exile": {"carla": "AM2"}}
    m = junta("government", **position, hands={"carla": ["B01"]}, cash={"carla": ["2M", "3M"]})
    m.pass_windows()
    m.come_home("carla")
    assert m.asked() == ["bruno"]
    m.answer("bruno", "kill")
    m.answer("carla", "play:B01")
    m.answer("carla", ["2M"])
    assert m.person("carla")["alive"]
    assert m.person("carla")["exile"] is None
    m = junta("government", **position, cash={"carla": ["2M", "3M"]})
    m.pass_windows()
    m.come_home("carla")
    m.answer("bruno", "kill")
    m.answer("carla", "pass")
    assert not m.person("carla")["alive"]
    assert m.cash("bruno") == ["2M", "3M"]
    assert m.facts()["pretext"]
    m = junta("government", **position, cousin=[], dead=["bruno"])
    m.pass_windows()
    m.come_home("carla")
    assert m.heard("returns") == [{"event": "returns", "seat": "s2"}]


@rule("J-5.6")
def test_in_a_coup_a_safe_conduct_is_asked_of_those_in_the_embassy(junta):
    m = junta(
        "movement",
        seats=4,
        president="anna",
        leader="dario",
        coup=3,
        offices={"bruno": ["interior"], "dario": ["brigade1"]},
        exile={"carla": "AM2"},
        units={"AM2": {"dario": {"brigade1": 1}, "bruno": {"police": 1}}},
    )
    m.come_home("carla")
    assert m.asked() == ["bruno", "dario"]
    m.answer("bruno", "refuse")
    m.answer("dario", "grant")
    m.answer("carla", "confirm")
    assert m.person("carla")["exile"] is None
    assert m.prompt() == "movement"


@rule("J-5.4")
def test_an_exile_gives_and_discards_cards_but_plays_none(junta):
    m = junta("bank", seats=4, exile={"carla": "AM1"}, hands={"carla": ["E11", "I01"]}, influence={"carla": ["I02"]})
    question = next(q for q in m.match.questions.open_to(2) if q.id.startswith("cards"))
    assert question.options == ["discard:E11", "discard:I01"]
    with pytest.raises(palazzo.IllegalAnswer, match="dead or abroad"):
        m.match.answer(2, "play:E11", question.id)
    m.opening("carla", "cards", "discard:E11")
    assert m.person("carla")["cards"] == 1


@rule("J-6.11")
def test_everyone_dead_is_the_end_and_all_lose(junta):
    m = junta("succession", seats=4, president="anna", dead=["anna", "bruno", "carla", "dario"])
    assert m.match.over
    assert m.match.outcome.winners == ()


@rule("J-6.11")
def test_with_only_exiles_left_the_year_ends_and_the_next_opens_with_an_election(junta):
    m = junta("succession", seats=4, president="anna", dead=["anna", "bruno", "carla"], exile={"dario": "AM1"})
    assert m.asked() == ["dario"]
    m.answer("dario", "stay")
    assert m.facts()["year"] == 2
    assert m.prompt() == "nominate"
    assert m.asked() == ["bruno"]


@rule("J-6.11")
def test_the_last_living_player_in_the_country_is_president(junta):
    m = junta("succession", seats=4, president="anna", dead=["anna", "bruno", "carla"])
    assert m.president() == "dario"


@rule("J-7.2")
@rule("J-7.1")
def test_after_lunch_the_bank_opens_when_nobody_has_risen(junta):
    m = junta("phase8", seats=4, bank="lunch", locations={"bruno": "bank"}, cash={"bruno": ["3M"]})
    for name in ("bruno", "carla", "dario"):
        m.answer(name, "pass")
    assert m.prompt() == "bank-business"
    assert m.asked() == ["bruno"]
    m.answer("bruno", ["deposit:3M"])
    assert m.yours("bruno")["account"] == ["3M"]
    assert m.person("bruno")["account"] is True


@rule("J-16.2")
def test_by_option_a_coup_needs_headquarters_and_a_pretext(junta):
    position = {"seats": 4, "headquarters_only": True, "hands": {"bruno": ["C01"]}}
    m = junta("phase8", **position, pretext=True)
    assert m.options("bruno") == ["pass"]
    m = junta("phase8", **position, locations={"bruno": "headquarters"})
    assert m.options("bruno") == ["pass", "play:C01"]


@rule("J-16.3")
def test_in_the_longer_game_spent_notes_go_back_and_in_the_shorter_a_coup_costs_four(junta):
    m = junta("bank", seats=4, length="longer", refills=5, cash={"anna": ["1M"] * 6})
    m.opening("anna", "burn", ["1M"] * 6)
    assert m.view()["table"]["piles"]["spent"] == ["1M"]
    m = junta("sides", seats=4, length="shorter", aid=["3M", "2M", "1M", "1M"])
    m.quiet("choose-side")
    assert m.heard("aid-lost") == [{"event": "aid-lost", "notes": ["3M", "2M", "1M", "1M"]}]


@rule("J-1.7")
def test_a_gift_above_the_limit_costs_a_card_at_once(junta):
    m = junta("appointments", seats=4, hands={"anna": ["V01"], "bruno": ["V02", "V03", "V04", "V05", "V06", "V07"]})
    m.opening("anna", "deal", {"terms": [{"from": "anna", "to": "bruno", "goods": {"V01": 1}}]})
    reply = next(q for q in m.match.questions.open_to(1) if ".reply." in q.id)
    m.answer("bruno", "accept", reply.id)
    assert m.asked() == ["bruno"]
    m.answer("bruno", ["V01"])
    assert m.prompt() == "appoint"
    assert m.person("bruno")["cards"] == 6


@rule("J-10.8")
def test_a_card_places_what_is_left_where_its_player_likes(junta):
    m = junta(
        "movement",
        seats=4,
        president="anna",
        leader="bruno",
        coup=0,
        hands={"bruno": ["C02", "C03"]},
        units={"MOL": {"carla": {"strikers": 6}}},
    )
    m.answer("bruno", "play:C02")
    m.answer("bruno", {"IND": 2, "MER": 0, "OPE": 2})
    m.quiet("police-reaction")
    assert m.units("IND") == {("strikers", "bruno"): 2}
    assert m.refused("bruno", "play:C03") == "card-none-left"


@rule("J-15.2")
def test_a_card_for_another_time_is_refused_with_the_reason(junta):
    m = junta("appointments", seats=4, hands={"bruno": ["E05", "E07", "E09", "A01", "C11"]})
    question = next(q for q in m.match.questions.open_to(1) if q.id.startswith("cards"))
    reasons = {}
    for kind in ("E05", "E07", "E09", "A01", "E11"):
        with pytest.raises(palazzo.IllegalAnswer) as refusal:
            m.match.answer(1, f"play:{kind}", question.id)
        reasons[kind] = refusal.value.reason
    assert reasons == {
        "E05": "card-wrong-time",
        "E07": "card-needs-influence",
        "E09": "card-needs-influence",
        "A01": "card-wrong-time",
        "E11": "card-not-held",
    }


@rule("J-14.2")
def test_promises_are_judged(junta):
    m = junta("appointments", seats=4, president="anna", offices={"bruno": ["interior"]})
    pledge = {"by": "anna", "to": "bruno", "promise": "appointment", "office": "air"}
    m.opening("anna", "deal", {"promises": [pledge]})
    reply = next(q for q in m.match.questions.open_to(1) if ".reply." in q.id)
    m.answer("bruno", "accept", reply.id)
    m.answer(
        "anna",
        {"bruno": ["air", "brigade1"], "carla": ["interior", "brigade2"], "dario": ["admiral", "brigade3"]},
    )
    assert [line["event"] for line in m.match.events(3) if line["event"].startswith("promise")] == ["promise-kept"]


@rule("J-1.7")
def test_nobody_lays_more_influence_than_he_may_keep(junta):
    m = junta(
        "drawing",
        seats=4,
        influence={"anna": ["I01", "I02", "I03", "I04", "I05", "I06"]},
        deck=["I07", "I08"],
    )
    assert m.prompt() == "discard-excess"
    question = next(q for q in m.match.questions.open_to(0) if q.id.startswith("cards"))
    assert question.fault("lay:I07") == ("card-no-room", {"card": "I07"})
    m.answer("anna", ["I07", "I08"])
    assert m.prompt() == "play-or-pass"
