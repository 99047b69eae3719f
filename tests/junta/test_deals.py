"""J-14: what may be given, when, and what is only promised."""

import pytest

from junta_table import FEW_OFFICES, set_table

rule = pytest.mark.rule

GIFT = {"terms": [{"from": "anna", "to": "bruno", "goods": {"D01": 1}}]}
CASH = {"terms": [{"from": "anna", "to": "bruno", "goods": {"2M": 1}}]}


# -- cards and cash


@rule("J-14.1")
@pytest.mark.parametrize("door", ["drawing", "appointments", "budget", "locations", "bank", "phase8", "movement"])
def test_cards_and_cash_are_given_or_swapped_at_any_time(door):
    m = set_table(door, hands={"anna": ["D01"], "bruno": ["V01"]}, cash={"anna": ["2M"]})
    others = [card for card in m.hand("anna") if card != "D01"]
    m.swap("anna", ("anna", "bruno", {"D01": 1, "2M": 1}), ("bruno", "anna", {"V01": 1}))
    assert m.hand("anna") == sorted([*others, "V01"])
    assert "D01" in m.hand("bruno")
    assert m.cash("bruno") == ["2M"]


@rule("J-14.1")
@pytest.mark.parametrize(("door", "coup"), [("assassinations", {}), ("aftermath", {"leader": "bruno"})])
def test_cards_are_not_traded_in_phases_six_and_nine_but_cash_is(door, coup):
    m = set_table(door, hands={"anna": ["D01"]}, cash={"anna": ["2M"]}, **coup)
    assert m.refused("anna", GIFT, "deal.offer.0") == "not-theirs-to-give"
    m.swap("anna", ("anna", "bruno", {"2M": 1}))
    assert m.cash("bruno") == ["2M"]


@rule("J-14.1")
def test_cards_are_discarded_whenever_any_is_open():
    m = set_table("locations", hands={"carla": ["D01", "V01"]})
    m.play_any("carla", "discard", "V01")
    assert (m.hand("carla"), m.pile("discards")) == (["D01"], ["V01"])
    assert m.said("discards") == [{"seat": "s2", "cards": ["V01"]}]
    m.until("declare-attempts")
    assert not m.may("carla", "cards")


@rule("J-14.1")
def test_cash_may_be_discarded_face_up():
    m = set_table("locations", cash={"carla": ["3M", "1M"]}, aid_left=90)
    m.burn("carla", ["3M"])
    assert m.cash("carla") == ["1M"]
    assert m.said("discards-cash") == [{"seat": "s2", "notes": ["3M"]}]
    assert "3M" in m.pile("spent")


@rule("J-14.1")
def test_influence_in_play_never_changes_hands():
    m = set_table("locations", influence={"anna": ["I01"]}, hands={"anna": ["I02"]})
    offer = {"terms": [{"from": "anna", "to": "bruno", "goods": {"I01": 1}}]}
    assert m.refused("anna", offer, "deal.offer.0") == "not-theirs-to-give"
    assert m.refused("anna", "discard:I01", "cards.0") == "card-not-held"
    m.swap("anna", ("anna", "bruno", {"I02": 1}))
    assert m.hand("bruno") == ["I02"]


@rule("J-14.1")
def test_the_dead_take_no_part():
    m = set_table("bank", dead=["carla"], hands={"anna": ["D01"]}, cash={"anna": ["2M"]})
    assert not m.may("carla", "deal.offer")
    offer = {"terms": [{"from": "anna", "to": "carla", "goods": {"2M": 1}}]}
    assert m.refused("anna", offer, "deal.offer.0") == "no-such-partner"


@rule("J-14.1")
def test_one_gives_only_what_one_has():
    m = set_table("locations", hands={"anna": ["D01"]}, cash={"anna": ["2M"]})
    for goods in ({"D01": 2}, {"2M": 2}):
        offer = {"terms": [{"from": "anna", "to": "bruno", "goods": goods}]}
        assert m.refused("anna", offer, "deal.offer.0") == "has-not-so-much"
    offer = {"terms": [{"from": "anna", "to": "bruno", "goods": {"E11": 1}}]}
    assert m.refused("anna", offer, "deal.offer.0") == "not-theirs-to-give"


def offers_left(m, name):
    """How many more offers, none of them good, a player may make now."""
    made = 0
    while m.may(name, "deal.offer"):
        made += 1
        m.offer(name, promises=[{"by": name, "to": "bruno", "promise": "words", "text": f"offer {made}"}])
    return made


@rule("J-14.1")
def test_offers_begin_anew_with_each_phase_of_a_coup_and_those_made_stand_to_its_end():
    m = set_table("movement", coup=1, leader="bruno", offices=FEW_OFFICES)
    assert offers_left(m, "carla") == 10
    assert not m.may("carla", "deal.offer")
    while m.fact("coup") == 1:
        m.default()
    assert len(m.deals("bruno")) == 10
    assert offers_left(m, "carla") == 10
    while m.fact("coup") == 2:
        m.default()
    m.until("firing-squad")
    assert m.deals("bruno") == []


@rule("J-14.1")
def test_offers_begin_anew_with_each_election():
    m = set_table("election", seats=4)
    assert offers_left(m, "carla") == 10
    while not m.heard("election-tied"):
        assert not m.may("carla", "deal.offer")
        m.default()
    assert m.may("carla", "deal.offer")


# -- when a life hangs on it

NIGHT = {"anna": "home", "bruno": "home", "carla": "bank", "dario": "home", "elena": "home"}


@rule("J-14.1")
def test_a_returner_may_buy_his_life_while_the_minister_decides():
    m = set_table("drawing", offices=FEW_OFFICES, exile={"dario": "AM1"}, cash={"dario": ["2M", "3M"]})
    m.answer("dario", "return")
    assert m.prompt() == "kill-returner"
    promise = {"by": "bruno", "to": "dario", "promise": "no-attempt"}
    deal = m.swap("dario", ("dario", "bruno", {"2M": 1}), promises=[promise])
    assert (m.cash("bruno"), m.prompt(), m.asked()) == (["2M"], "kill-returner", ["bruno"])
    m.act("bruno", "kill")
    assert m.fate("dario", f"{deal}.0") == "broken"
    offer = {"terms": [{"from": "dario", "to": "elena", "goods": {"3M": 1}}]}
    assert m.refused("dario", offer, "deal.offer.3") == "not-theirs-to-give"
    assert not m.may("dario", "burn")
    m.answer("dario", "pass")
    assert m.cash("bruno") == ["2M", "3M"]
    assert m.fact("targets") == []


@rule("J-14.1")
@rule("J-6.8")
def test_a_friend_may_pay_for_a_victims_shield_but_no_cash_leaves_the_victim():
    m = set_table(
        "assassinations",
        offices=FEW_OFFICES,
        hands={"carla": ["B01"]},
        cash={"carla": ["1M"], "dario": ["3M"]},
        locations=NIGHT,
    )
    m.order("bruno", "secret-police", "carla", "bank")
    m.quiet("declare-attempts")
    assert (m.prompt(), m.options("carla")) == ("react-P6R", ["pass"])
    offer = {"terms": [{"from": "carla", "to": "dario", "goods": {"1M": 1}}]}
    assert m.refused("carla", offer, "deal.offer.2") == "not-theirs-to-give"
    m.swap("dario", ("dario", "carla", {"3M": 1}))
    m.answer("carla", "play:B01")
    m.answer("carla", ["3M"])
    assert (m.alive("carla"), m.cash("carla"), m.fact("targets")) == (True, ["1M"], [])


@rule("J-6.8")
@rule("J-15.A04")
def test_whoever_his_own_killer_comes_for_keeps_his_cash_too():
    m = set_table(
        "assassinations", dice=[6, 6], offices=FEW_OFFICES, hands={"dario": ["A04"]}, cash={"dario": ["2M"]},
        locations=NIGHT,
    )  # fmt: skip
    m.until("declare-attempts")
    while m.asked() != ["dario"]:
        m.default()
    m.order("dario", "A04", "carla", "home")
    m.quiet("declare-attempts")
    assert (m.prompt(), m.asked()) == ("react-P6R", ["dario"])
    offer = {"terms": [{"from": "dario", "to": "elena", "goods": {"2M": 1}}]}
    assert m.refused("dario", offer, "deal.offer.3") == "not-theirs-to-give"
    m.answer("dario", "pass")
    assert m.said("cash-lost") == [{"seat": "s3", "notes": ["2M"]}]


@rule("J-5.7")
@rule("J-14.1")
@pytest.mark.parametrize("conduct", [True, False])
def test_a_safe_conduct_bought_while_the_minister_decides_is_in_time(conduct):
    units = {"AM4": {"carla": {"brigade1": 1}}, "CA2": {"dario": {"brigade2": 2}}, "PAL": {"anna": {"guards": 1}}}
    m = set_table(
        "movement", coup=1, leader="bruno", offices=FEW_OFFICES, exile={"dario": "AM4"}, cash={"dario": ["1M"]},
        units=units,
    )  # fmt: skip
    m.come_home("dario")
    m.answer("carla", "refuse")
    m.answer("dario", "confirm")
    assert (m.prompt(), m.asked()) == ("kill-returner", ["bruno"])
    give_units = {"terms": [{"from": "dario", "to": "elena", "goods": {"brigade2:CA2": 1}}]}
    assert m.refused("dario", give_units, "deal.offer.3") == "not-theirs-to-give"
    if conduct:
        m.swap("dario", ("dario", "carla", {"1M": 1}), ("carla", "dario", {"safe-conduct:AM4": 1}))
    m.act("bruno", "kill")
    if conduct:
        m.act("carla", "end-turn")
        assert (m.prompt(), m.asked(), m.alive("dario")) == ("movement", ["dario"], True)
        return
    assert (m.prompt(), m.asked()) == ("react-EXR", ["dario"])
    assert m.refused("dario", give_units, "deal.offer.3") == "not-theirs-to-give"


@rule("J-14.1")
def test_the_minister_may_be_paid_before_he_sends_the_police_and_all_before_they_agree():
    m = set_table(
        "movement", coup=0, leader="carla", offices=FEW_OFFICES, hands={"carla": ["C01"]}, cash={"carla": ["1M", "2M"]}
    )
    m.act("carla", "play", "C01")
    assert m.prompt() == "police-reaction"
    m.swap("carla", ("carla", "bruno", {"1M": 1}))
    m.answer("bruno", {})
    m.opening("carla", "stop", "stop:rebels")
    assert m.prompt() == "agree-outcome"
    m.swap("carla", ("carla", "bruno", {"2M": 1}))
    assert (m.cash("bruno"), m.prompt()) == (["1M", "2M"], "agree-outcome")
    assert not m.may("bruno", "cards")


# -- consent and secrecy


@rule("J-14.2")
def test_what_both_accept_happens_at_once():
    m = set_table("locations", hands={"anna": ["D01"]}, cash={"bruno": ["3M"]})
    deal = m.offer("anna", ("anna", "bruno", {"D01": 1}), ("bruno", "anna", {"3M": 1}))
    assert (m.hand("anna"), m.cash("bruno")) == (["D01"], ["3M"])
    m.reply("bruno", deal)
    assert (m.hand("anna"), m.hand("bruno"), m.cash("anna"), m.cash("bruno")) == ([], ["D01"], ["3M"], [])


@rule("J-14.2")
def test_an_offer_stands_while_others_deal():
    m = set_table("locations", hands={"anna": ["D01"]}, cash={"bruno": ["3M"], "carla": ["1M"]})
    deal = m.offer("anna", ("anna", "bruno", {"D01": 1}), ("bruno", "anna", {"3M": 1}))
    m.reply("dario", m.offer("carla", ("carla", "dario", {"1M": 1})))
    m.reply("bruno", deal)
    assert (m.hand("bruno"), m.cash("anna"), m.cash("dario")) == (["D01"], ["3M"], ["1M"])


@rule("J-14.2")
def test_what_one_refuses_does_not_happen():
    m = set_table("locations", hands={"anna": ["D01"]})
    deal = m.offer("anna", ("anna", "bruno", {"D01": 1}))
    m.reply("bruno", deal, "refuse")
    assert (m.hand("anna"), m.hand("bruno")) == (["D01"], [])
    assert m.refused("anna", GIFT, "deal.offer.0") == "refused-before"


@rule("J-14.2")
def test_nobody_accepts_what_he_cannot_give():
    m = set_table("locations", hands={"anna": ["D01"]}, cash={"bruno": ["1M"]})
    deal = m.offer("anna", ("anna", "bruno", {"D01": 1}), ("bruno", "anna", {"3M": 1}))
    assert m.refused("bruno", "accept", f"deal.reply.{deal}.1") == "not-offered"


@rule("J-14.2")
def test_a_promise_may_be_broken():
    m = set_table("appointments", president="anna", offices=FEW_OFFICES, cash={"carla": ["3M"]})
    promise = {"by": "anna", "to": "carla", "promise": "appointment", "office": "interior"}
    m.swap("carla", ("carla", "anna", {"3M": 1}), promises=[promise])
    assert m.cash("anna") == ["3M"]
    m.answer("anna", FEW_OFFICES)
    assert m.minister() == "bruno"


@rule("J-14.2")
def test_with_binding_promises_it_may_not():
    m = set_table("appointments", president="anna", offices=FEW_OFFICES, binding=True)
    promise = {"by": "anna", "to": "carla", "promise": "appointment", "office": "interior"}
    m.swap("carla", promises=[promise])
    assert m.refused("anna", FEW_OFFICES) == "you-promised"
    m.answer("anna", {**FEW_OFFICES, "bruno": ["brigade1", "admiral"], "carla": ["interior", "air"]})
    assert m.minister() == "carla"


@rule("J-14.2")
def test_what_is_likely_keeps_a_promise_that_binds():
    m = set_table("appointments", president="anna", offices=FEW_OFFICES, binding=True)
    assert "interior" in m.view("anna")["questions"][0]["likely"]["s1"], "as last year"
    m.swap("carla", promises=[{"by": "anna", "to": "carla", "promise": "appointment", "office": "interior"}])
    assert "interior" in m.view("anna")["questions"][0]["likely"]["s2"]


@rule("J-3.2")
@pytest.mark.parametrize("promised", [False, True])
def test_whether_others_promised_each_other_offices_does_not_show_in_what_can_be_taken_back(promised):
    m = set_table("appointments", president="anna", offices=FEW_OFFICES, exile={"dario": "AM1"})
    if promised:
        m.swap("carla", promises=[{"by": "bruno", "to": "carla", "promise": "appointment", "office": "interior"}])
    m.answer("anna", FEW_OFFICES)
    assert m.prompt() == "cousin"
    assert not m.view("anna")["undo"]


@rule("J-14.2")
def test_of_many_governments_the_few_that_keep_three_promises_are_found():
    m = set_table("appointments", seats=7, president="anna", binding=True)
    promised = {"bruno": "interior", "carla": "brigade1", "dario": "admiral"}
    for name, office in promised.items():
        m.swap(name, promises=[{"by": "anna", "to": name, "promise": "appointment", "office": office}])
    others = {"elena": ["brigade2"], "fausto": ["brigade3"], "gemma": ["air"]}
    broken = {"bruno": ["admiral"], "carla": ["interior"], "dario": ["brigade1"], **others}
    assert m.refused("anna", broken) == "you-promised"
    m.answer("anna", {**{name: [office] for name, office in promised.items()}, **others})
    assert len(m.said("promise-kept")) == 3


@rule("J-14.2")
@pytest.mark.parametrize("cash", [["2M"], ["2M", "3M"]])
def test_a_bound_player_may_not_begin_what_must_break_a_promise(cash):
    m = set_table(
        "assassinations",
        president="anna",
        binding=True,
        offices={"bruno": ["interior", "brigade1"]},
        locations=dict.fromkeys(["anna", "bruno", "carla", "dario"], "home"),
        hands={"bruno": ["A03"]},
        cash={"bruno": cash},
    )
    m.swap("carla", promises=[{"by": "bruno", "to": "carla", "promise": "no-attempt"}])
    assert m.refused("bruno", "attempt:A03:s2:home") == "you-promised"
    m.answer("bruno", "attempt:A03:s3:home")


@rule("J-14.2")
@pytest.mark.parametrize("other", ["pass", "play:E03"])
def test_a_bound_player_is_not_held_in_a_secret_round_lest_he_hear_what_the_others_answered(other):
    m = set_table("budget", binding=True, hands={"bruno": ["E03"], "carla": ["E03"]}, size=108)
    m.swap("carla", promises=[{"by": "carla", "to": "anna", "promise": "support", "choice": "yes"}])
    m.propose({}, {})
    m.until("react-VR")
    for name in ("anna", "dario", "elena"):
        m.answer(name, "pass")
    m.answer("bruno", other)
    m.answer("carla", "pass")
    assert (len(m.said("promise-broken")), len(m.said("voided"))) == ((1, 0) if other == "pass" else (0, 1))


@rule("J-14.3")
def test_third_players_learn_neither_the_offer_nor_what_changed_hands():
    m = set_table("locations", hands={"anna": ["D01"]}, cash={"bruno": ["3M"]})
    before = {name: (m.view(name), m.events(name)) for name in (None, "carla")}
    deal = m.offer("anna", ("anna", "bruno", {"D01": 1}), ("bruno", "anna", {"3M": 1}))
    for name, (view, events) in before.items():
        assert m.view(name) == view
        assert m.events(name) == events
    m.reply("bruno", deal)
    for name in (None, "carla"):
        assert m.said("gives-cards", name) == [{"seat": "s0", "other": "s1", "amount": 1}]
        assert m.said("gives-cash", name) == [{"seat": "s1", "other": "s0"}]
        assert m.view(name)["table"]["people"][1]["known"] == []
    assert m.said("gives-cash", "anna") == [{"seat": "s1", "other": "s0", "note": "3M", "amount": 1}]
    assert m.view("anna")["table"]["people"][1]["known"] == ["D01"]


@rule("J-14.3")
def test_words_may_be_passed_in_private():
    m = set_table("locations")
    m.swap("anna", promises=[{"by": "anna", "to": "bruno", "promise": "words", "text": "I was never at the bank"}])
    assert len(m.view("anna")["promises"]) == len(m.view("bruno")["promises"]) == 1
    assert m.view("carla")["promises"] == []


# -- what is declared is done


@rule("J-14.4")
def test_a_declared_attempt_cannot_be_taken_back():
    m = set_table("assassinations", offices=FEW_OFFICES, locations={"anna": "home", "dario": "home", "bruno": "home"})
    m.order("bruno", "secret-police", "dario", "home")
    m.act("bruno", "no-more")
    assert m.refused("bruno", "no-more") == "not-asked"
    m.quiet("declare-attempts", "react-P6R")
    assert not m.alive("dario")


@rule("J-14.4")
def test_an_announced_shelling_is_carried_out():
    m = set_table("phase8", offices=FEW_OFFICES, pretext=True)
    m.act("bruno", "announce", "shell")
    assert m.said("announces") == [{"seat": "s1", "what": "shell"}]
    for _ in range(100):
        if m.heard("bombards"):
            break
        m.default()
    assert [(line["seat"], line["gun"], line["space"]) for line in m.said("bombards")] == [("s1", "gunboat", "PAL")]


@rule("J-14.4")
def test_who_declared_fire_fires_with_at_least_one_unit_in_the_first_wave():
    units = {"BAN": {"bruno": {"police": 2}, "carla": {"brigade1": 2}}, "PAL": {"anna": {"guards": 4}}}
    m = set_table("combat", coup=1, leader="bruno", offices=FEW_OFFICES, units=units)
    while m.prompt() == "declare-fire":
        m.answer(m.asked()[0], ["fire:BAN"] if m.asked() == ["bruno"] else [])
    m.until("volley")
    assert m.asked() == ["bruno", "carla"]
    assert m.refused("bruno", {}) == "want-count"
    m.answer("bruno", {"carla": ["police"]})
    m.answer("carla", {})
    m.quiet("choose-losses")
    m.answer("bruno", {})
