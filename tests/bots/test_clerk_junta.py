"""The clerk of Junta: each of its rules of thumb, in a position where it decides."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import palazzo
from junta_coup_table import set_coup
from junta_table import FEW_OFFICES, JuntaTable, new_table, set_table
from palazzo.bots import LEVELS, bot_move, clerk, play_bots
from palazzo.bots.clerks import junta
from palazzo.bots.clerks.junta.budget import _price, least_share
from palazzo.bots.clerks.junta.deals import _promise_worth
from palazzo.bots.clerks.junta.remarks import topic
from palazzo.bots.clerks.junta.sight import Sight
from palazzo.games.junta.content import VALUE
from palazzo.games.junta.view import CHAPTERS
from palazzo.kernel.texts import Texts

MANY = 60
RICH = ["3M"] * 4


def asked(m: JuntaTable, name: str, prompt: str = "") -> tuple[dict[str, Any], dict[str, Any]]:
    """What this player sees, and is asked now: the due question, or the one of this prompt."""
    view = m.view(name)
    return view, next(q for q in view["questions"] if (q["prompt"] == prompt if prompt else q["due"]))


def says(m: JuntaTable, name: str, prompt: str = "", seed: int = 0) -> Any:
    """What the clerk in this seat answers."""
    view, question = asked(m, name, prompt)
    assert clerk.FALLBACKS.total() == 0
    value = clerk.answer(view, question, random.Random(seed))
    assert clerk.FALLBACKS.total() == 0, clerk.FALLBACKS
    return m.unref(value) if isinstance(value, str) else value


def often(m: JuntaTable, name: str) -> Counter[str]:
    """What the clerk in this seat answers, by chance, how often of many times."""
    return Counter(says(m, name, seed=seed) for seed in range(MANY))


def do(m: JuntaTable, name: str) -> Any:
    """The clerk in this seat answers what it is asked."""
    view, question = asked(m, name)
    value = clerk.answer(view, question, random.Random(0))
    m.match.answer(m.seat(name), value, question["id"])
    return value


@pytest.fixture(autouse=True)
def no_fallbacks() -> None:
    clerk.FALLBACKS.clear()


def test_there_is_a_rule_for_everything_the_game_can_ask() -> None:
    assert set(junta.RULES) == set(CHAPTERS)


# -- elections


def test_a_clerk_with_votes_nominates_itself() -> None:
    m = set_table("election", host="anna", hands={"anna": ["I01", "E13"]})
    assert says(m, "anna") == ["s0"]


def test_without_a_vote_of_its_own_it_nominates_somebody_else() -> None:
    m = set_table("election", host="anna", hands={"anna": ["E13"]})
    m.nominate("anna")
    m.nominate("bruno", "bruno")
    assert says(m, "carla") != ["s1"]


def test_influence_is_cast_at_once_and_vote_cards_are_kept_for_the_second_round() -> None:
    m = set_table("election", host="anna", hands={"anna": ["I07", "V02"], "bruno": ["I08"], "carla": ["E13"]})
    m.nominate("anna", "anna", "bruno")
    m.until("vote")
    assert says(m, "anna") == {"s0": ["I07"]}
    m.ballot({"anna": {"anna": ["I07"]}, "bruno": {"bruno": ["I08"]}})
    assert says(m, "anna") == {"s0": ["V02"]}


def test_a_vote_card_that_decides_nothing_stays_in_the_hand() -> None:
    m = set_table("election", host="anna", hands={"anna": ["I01", "V02"], "bruno": ["I08"]})
    m.nominate("anna", "anna", "bruno")
    m.until("vote")
    m.ballot({"anna": {"anna": ["I01"]}, "bruno": {"bruno": ["I08"]}})
    assert says(m, "anna") == {}


def test_after_two_ties_anybody_will_do() -> None:
    """Bruno and Carla have two votes each, and nobody would ever give way."""
    m = set_table("succession", offices=FEW_OFFICES, dead=["anna"], tie_limit=0)
    bots = dict.fromkeys(range(5), LEVELS["clerk"])
    for _ in range(200):
        if m.president() is not None:
            break
        bot_move(m.match, bots, random.Random(0))
    assert m.president() is not None
    assert sum(line["event"] == "election-tied" for line in m.match.events(None)) == 2


def test_the_lights_go_out_while_one_is_ahead() -> None:
    hands = {"anna": ["I01", "E01"], "bruno": ["I08", "E02"]}
    m = set_table("election", host="anna", hands=hands)
    m.nominate("anna", "anna", "bruno")
    m.until("vote")
    m.vote("anna", {"anna": ["I01"]})
    m.vote("bruno", {"bruno": ["I08"]})
    m.quiet("vote", "stand-or-refuse")
    assert says(m, "anna") == "play:E01"
    assert says(m, "bruno") == "pass"


def test_a_lost_budget_is_voided_by_whoever_proposed_it() -> None:
    m = set_table("budget", cash={"anna": RICH}, hands={"anna": ["E03"], "bruno": ["E03"]}, size=108)
    m.propose({}, {})
    m.ballot({"bruno": {"no": ["office"]}})
    m.quiet("vote")
    assert m.prompt() == "react-VR"
    assert says(m, "anna") == "play:E03"
    assert says(m, "bruno") == "pass"


# -- government and budget


def test_the_office_promised_is_given() -> None:
    m = set_table("government", offices=FEW_OFFICES)
    m.pass_all()
    for office in ("interior", "admiral"):
        m.swap("anna", promises=[{"by": "anna", "to": "elena", "promise": "appointment", "office": office}])
    assert set(do(m, "anna")["s4"]) == {"interior", "admiral"}


def test_whoever_shot_at_the_president_does_not_get_the_police_again() -> None:
    m = set_table("assassinations", offices=FEW_OFFICES, locations=dict.fromkeys(["anna", "bruno"], "home"))
    m.order("bruno", "secret-police", "anna", "bank")
    m.until("appoint")
    assert "interior" not in do(m, "anna")["s1"]


def test_the_president_buys_the_cheapest_majority_and_says_what_lies_there() -> None:
    influence = {"anna": ["I07"], "bruno": ["I01"], "carla": ["I08"]}
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": ["1M"] * 10}, influence=influence)
    piles = do(m, "anna")
    assert "s1" in piles, "Bruno has more votes than all the others"
    assert sum(len(notes) for notes in piles.values()) <= 5
    sums = do(m, "anna")
    assert sums == {seat: len(notes) for seat, notes in piles.items()}
    m.pass_all()
    m.vote("anna", {"yes": ["office", "I07"]})
    assert says_yes(m, "bruno")


def says_yes(m: JuntaTable, name: str) -> bool:
    """The clerk in this seat votes for the budget."""
    return "yes" in says(m, name)


@pytest.mark.parametrize(("share", "votes_for"), [(0, False), (3, True)])
def test_a_voter_wants_a_share(share: int, votes_for: bool) -> None:
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": RICH})
    m.propose({"bruno": ["3M"]} if share else {}, {"bruno": 3} if share else {})
    m.pass_all()
    m.vote("anna", {"yes": ["office"]})
    assert says_yes(m, "bruno") is votes_for


def test_cash_that_waits_for_the_bank_speaks_for_a_mean_budget() -> None:
    cash = {"anna": RICH, "bruno": RICH}
    m = set_table("budget", offices=FEW_OFFICES, cash=cash)
    m.propose({"bruno": ["3M"]}, {"bruno": 1})
    m.pass_all()
    m.vote("anna", {"yes": ["office"]})
    assert says_yes(m, "bruno")
    assert "no" in says_after(m, "carla")


def says_after(m: JuntaTable, name: str) -> Any:
    """What this player says when the vote has come to them; those before abstain."""
    while m.asked() != [name]:
        m.vote(m.asked()[0])
    return says(m, name)


def test_whoever_holds_another_budget_votes_this_one_down_and_plays_it() -> None:
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": RICH}, hands={"bruno": ["E05"]})
    m.propose({"bruno": ["3M"]}, {"bruno": 3})
    m.pass_all()
    m.vote("anna")
    assert "no" in says(m, "bruno")
    m.vote("bruno", {"no": ["office"]})
    m.until("react-P4R")
    assert says(m, "bruno") == "play:E05"


def test_of_the_aid_the_largest_note_is_kept() -> None:
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": ["1M", "2M", "3M"]}, hands={"bruno": ["E05"]})
    m.propose({}, {})
    m.ballot({"bruno": {"no": ["office"]}}, {})
    m.until("react-P4R")
    m.answer("bruno", "play:E05")
    m.until("keep-note")
    assert says(m, "anna") == "keep:3M"


@pytest.mark.parametrize(("notes", "choice"), [(["3M", "3M"], "force"), ([], "leave")])
def test_the_minister_forces_a_budget_that_pays_him(notes: list[str], choice: str) -> None:
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": RICH})
    m.propose({"bruno": notes}, {"bruno": 6} if notes else {})
    m.ballot({"carla": {"no": ["office"]}}, {})
    m.until("force-budget")
    assert says(m, "bruno") == choice


def test_the_cousin_takes_the_strongest_office_there_is() -> None:
    m = set_table("government", offices=FEW_OFFICES, exile={"bruno": "AM1", "carla": "AM2"})
    m.until("cousin")
    assert says(m, "anna") == "take:interior"


def test_a_president_does_not_resign() -> None:
    m = set_table("locations", cash={"anna": RICH})
    assert says(m, "anna", "resign-now") == "remain"
    m = set_table("appointments")
    assert says(m, "anna", "may-resign") is None


# -- the night


def test_the_rich_go_to_a_bank_where_the_police_may_not_shoot() -> None:
    m = set_table("locations", offices=FEW_OFFICES, cash={"carla": RICH}, bank_safe=True)
    m.until("choose-location")
    assert often(m, "carla")["hide:bank"] > MANY / 2


def test_on_the_last_night_money_goes_to_the_bank_or_nowhere() -> None:
    m = set_table("locations", offices=FEW_OFFICES, cash={"carla": RICH}, aid_left=5)
    m.until("choose-location")
    assert often(m, "carla")["hide:bank"] > 0.9 * MANY


def test_nobody_queues_at_a_bank_on_holiday_or_leaves_the_country_for_nothing() -> None:
    m = set_table("locations", offices=FEW_OFFICES, cash={"carla": RICH}, bank="holiday")
    m.until("choose-location")
    chosen = often(m, "carla")
    assert chosen["hide:bank"] < MANY / 3
    assert len(chosen) > 3, "one is not easily found"
    assert sum(count for option, count in chosen.items() if option.startswith("exile")) < MANY / 10


def test_the_minister_shoots_at_the_fullest_purse() -> None:
    cash = {"anna": RICH, "carla": ["1M"]}
    seen = {"bruno": {"anna": RICH}}
    m = set_table("assassinations", offices=FEW_OFFICES, cash=cash, seen=seen, locations={"anna": "bank"})
    shots = often(m, "bruno")
    assert sum(count for shot, count in shots.items() if ":anna:" in shot) > 0.8 * MANY
    assert len(shots) > 1, "one is not predictable"


def test_a_clerk_keeps_its_word_not_to_kill() -> None:
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": RICH, "carla": ["1M"]}, seen={"bruno": {"anna": RICH}})
    m.swap("anna", promises=[{"by": "bruno", "to": "anna", "promise": "no-attempt"}])
    m.until("declare-attempts")
    assert not any(":anna:" in shot for shot in often(m, "bruno"))


def test_an_assassin_is_not_sent_to_a_man_without_money() -> None:
    m = set_table("assassinations", offices=FEW_OFFICES, hands={"carla": ["A03"]}, cash={"carla": ["2M"]})
    m.answer("bruno", "no-more")
    assert often(m, "carla")["no-more"] > 0.9 * MANY


def test_a_shield_saves_a_full_purse_and_the_smallest_ransom_is_paid() -> None:
    where = {"anna": "home", "bruno": "bank"}
    cash = {"anna": ["1M", "2M", "3M"]}
    m = set_table("assassinations", offices=FEW_OFFICES, cash=cash, hands={"anna": ["B01"]}, locations=where)
    m.order("bruno", "secret-police", "anna", "home")
    m.until("react-P6R")
    assert says(m, "anna") == "play:B01"
    m.answer("anna", "play:B01")
    assert m.prompt() == "pay"
    assert says(m, "anna") == ["2M"]


def test_an_exile_comes_home_when_nobody_can_shoot_and_waits_with_his_money_else() -> None:
    m = set_table("drawing", offices=FEW_OFFICES, exile={"carla": "AM1"}, cash={"carla": RICH})
    m.until("return-home")
    assert says(m, "carla") == "stay"
    m = set_table("drawing", offices=FEW_OFFICES, exile={"bruno": "AM1"}, cash={"bruno": RICH})
    m.until("return-home")
    assert says(m, "bruno") == "return", "the Minister is himself abroad"
    m.default()
    m.until("play-or-pass")
    assert says(m, "bruno", "may-return") == "return"
    m = set_table("bank", offices=FEW_OFFICES, exile={"carla": "AM1"}, cash={"carla": RICH})
    assert says(m, "carla", "may-return") is None


def test_a_beaten_rebel_with_a_full_purse_flees_before_the_squad_and_does_not_come_back_to_it() -> None:
    units = {"AM2": {"dario": {"brigade2": 1}}, "PAL": {"anna": {"guards": 4}}}
    position = {"offices": FEW_OFFICES, "leader": "carla", "rebels": ["carla", "dario"], "cash": {"dario": RICH}}
    m = set_table("sides", units=units, **position)
    assert says(m, "dario", "may-flee") == "exile:AM2"
    m.opening("dario", "flee", "exile:AM2")
    m.quiet("cousin")
    assert says(m, "dario", "may-return") is None


def test_a_returner_with_money_is_shot() -> None:
    m = set_table(
        "drawing", offices=FEW_OFFICES, exile={"carla": "AM1"}, cash={"carla": RICH}, seen={"bruno": {"carla": RICH}}
    )
    m.until("return-home")
    m.answer("carla", "return")
    assert says(m, "bruno") == "kill"


# -- the bank, and cards


def test_everything_is_banked_but_what_a_shield_costs() -> None:
    where = {"anna": "bank", "bruno": "bank"}
    cash = {"anna": ["1M", "2M", "3M"], "bruno": ["1M", "2M", "3M"]}
    m = set_table("bank", locations=where, cash=cash, hands={"bruno": ["B01"]})
    m.pass_all()
    assert sorted(says(m, "anna")) == ["deposit:1M", "deposit:2M", "deposit:3M"]
    assert sorted(says(m, "bruno")) == ["deposit:1M", "deposit:3M"]


def test_on_the_last_day_everything_is_banked() -> None:
    m = set_table("bank", locations={"bruno": "bank"}, cash={"bruno": ["2M"]}, hands={"bruno": ["B01"]}, aid_left=3)
    m.pass_all()
    assert says(m, "bruno") == ["deposit:2M"]


def test_a_donation_is_taken_at_the_counter() -> None:
    where = {"anna": "bank", "bruno": "home"}
    m = set_table("bank", locations=where, hands={"anna": ["D01"], "bruno": ["D01"]})
    assert says(m, "anna") == "play:D01"
    assert says(m, "bruno") == "pass"


def test_the_bank_is_closed_when_the_rich_queue_there() -> None:
    hand = {"anna": ["E10"]}
    where = {"anna": "home", "bruno": "bank", "carla": "home"}
    seen = {"anna": {"bruno": RICH}}
    m = set_table("bank", locations=where, hands=hand, influence={"anna": ["I03"]}, cash={"bruno": RICH}, seen=seen)
    assert says(m, "anna") == "play:E10"
    where["anna"], where["bruno"] = "bank", "home"
    m = set_table("bank", locations=where, hands=hand, influence={"anna": ["I03"]}, cash={"anna": RICH})
    assert says(m, "anna") == "pass"


def test_influence_is_laid_at_once_and_the_least_of_the_cards_discarded() -> None:
    m = set_table("drawing", hands={"anna": ["I01", "E13", "V01", "V02", "E05"]}, deck=["D01", "B01"])
    m.until("discard-excess")
    assert says(m, "anna", "discard-excess") == ["E13"]
    m.until("play-or-pass")
    assert says(m, "anna") == "lay:I01"


# -- the coup


def eve(**position: Any) -> JuntaTable:
    """Phase 8, with a pretext; Anna is President, and Bruno is asked first."""
    return set_coup(at="phase8", pretext=True, **position)


def test_a_poor_general_with_the_street_behind_him_rises_against_a_rich_president() -> None:
    hands = {"carla": ["C01", "C04", "C05"]}
    m = eve(hands=hands, cash={"anna": RICH * 2}, seen={"carla": {"anna": RICH * 2}}, dead=["bruno"])
    assert m.asked() == ["carla"]
    assert says(m, "carla").startswith("play:C")


def test_a_man_with_money_and_no_troops_lets_it_be() -> None:
    m = eve(cash={"bruno": RICH})
    assert says(m, "bruno") == "pass"


def test_who_is_content_does_not_join_and_who_is_not_asked_does_not_fire() -> None:
    m = set_coup(coup=0, leader="carla", rebels=["carla"])
    m.answer("carla", "end-turn")
    assert says(m, "dario") == "end-turn"


def test_a_rebel_brigade_goes_to_two_centres_at_once() -> None:
    units = {"UNI": {"carla": {"brigade1": 6}}, "PAL": {"anna": {"guards": 4}}}
    m = set_coup(coup=1, leader="carla", rebels=["carla"], units=units)
    while m.asked() != ["carla"]:
        m.default()
    assert do(m, "carla") == "move:UNI"
    assert set(do(m, "carla")) == {"PAR", "RAD"}


def test_the_president_s_men_stand_in_the_way() -> None:
    units = {"PAR": {"carla": {"brigade1": 6}}, "PLZ": {"anna": {"guards": 4}}}
    m = set_coup(coup=1, leader="carla", rebels=["carla"], units=units)
    while m.asked() != ["anna"]:
        m.default()
    assert do(m, "anna") == "move:PLZ"
    assert "PAR" in do(m, "anna")


def test_rebels_fire_on_the_guards_and_loyal_men_on_nobody_in_the_rebellion() -> None:
    units = {"PAL": {"carla": {"brigade1": 6}, "anna": {"guards": 2}, "dario": {"brigade2": 2}}}
    m = set_coup(at="combat", coup=0, leader="carla", rebels=["carla"], units=units)
    while m.asked() != ["carla"] or m.prompt() != "declare-fire":
        assert says(m, m.asked()[0]) in ([], "hold-fire")
        m.default()
    assert says(m, "carla") == ["fire:PAL"]
    m.answer("carla", ["fire:PAL"])
    m.until("volley")
    assert says(m, "carla") == {"s0": ["brigade1"] * 6}
    assert says(m, "dario") == {}


def test_guns_are_aimed_at_the_enemy_in_a_centre() -> None:
    units = {"PAR": {"carla": {"brigade1": 6}}, "CA3": {"elena": {"brigade3": 6}}}
    m = set_coup(at="combat", coup=2, leader="carla", rebels=["carla"], units=units)
    m.until("bombard")
    assert m.asked() == ["bruno"]
    assert says(m, "bruno") == "shell:PAR:carla"


def test_the_weakest_are_lost_first() -> None:
    units = {"PAR": {"carla": {"brigade1": 4, "students": 4}, "anna": {"guards": 4}}}
    m = set_coup(at="combat", coup=2, leader="carla", rebels=["carla"], units=units, dice=[6, 1, 1, 1])
    m.answer("anna", ["fire:PAR"])
    m.quiet("declare-fire", "bombard")
    m.answer("anna", {"carla": ["guards"] * 4})
    m.answer("carla", {})
    assert m.prompt() == "choose-losses"
    assert set(says(m, "carla")) == {"students"}


def test_a_rebel_stays_one_and_names_himself() -> None:
    m = set_coup(at="sides", leader="carla", rebels=["carla"])
    assert says(m, "carla") == "side:rebels"
    m = set_coup(at="aftermath", leader="carla", rebels=["carla", "dario"], siding=["carla", "dario"], verdict="rebels")
    assert says(m, "carla") == "name:carla"


def test_the_fullest_purse_goes_before_the_squad() -> None:
    cash = {"carla": ["1M"], "dario": RICH}
    seen = {"anna": cash}
    m = set_coup(at="aftermath", leader="carla", rebels=["carla", "dario"], cash=cash, seen=seen)
    assert says(m, "anna") == "shoot:dario"


# -- deals


def test_a_gift_is_accepted_and_nothing_given_for_nothing() -> None:
    m = set_table("government", cash={"anna": ["3M"], "bruno": ["3M"]})
    m.offer("anna", ("anna", "bruno", {"3M": 1}))
    assert says(m, "bruno", "answer-offer") == "accept"
    m = set_table("government", cash={"anna": ["3M"], "bruno": ["3M"]})
    m.offer("anna", ("bruno", "anna", {"3M": 1}))
    assert says(m, "bruno", "answer-offer") == "refuse"


def test_fine_words_do_not_buy_a_vote() -> None:
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": RICH})
    word = {"by": "anna", "to": "bruno", "promise": "words", "text": "my undying gratitude"}
    m.offer("anna", promises=[word, {"by": "bruno", "to": "anna", "promise": "support", "choice": "yes"}])
    assert says(m, "bruno", "answer-offer") == "refuse"


def test_who_promises_more_than_he_could_pay_is_told_so() -> None:
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": RICH}, influence={"bruno": ["I01"]})
    m.offer(
        "anna",
        promises=[
            {"by": "anna", "to": "bruno", "promise": "payment", "amount": 24},
            {"by": "bruno", "to": "anna", "promise": "support", "choice": "yes"},
            {"by": "bruno", "to": "anna", "promise": "no-attempt"},
            {"by": "bruno", "to": "anna", "promise": "appointment", "office": "interior"},
        ],
    )
    view = m.view("bruno")
    reply = next(one for one in view["questions"] if one["prompt"] == "answer-offer")
    deal = next(one for one in view["deals"] if one["id"] == reply["facts"]["deal"])
    assert junta.doubt(view, deal) == "purse"
    modest = {**deal, "promises": [{**deal["promises"][0], "amount": 2}]}
    assert junta.doubt(view, modest) == ""


def test_the_president_buys_a_strong_voter_once() -> None:
    influence = {"bruno": ["I01"]}
    m = set_table("budget", offices=FEW_OFFICES, cash={"anna": RICH}, influence=influence)
    offer = says(m, "anna", "make-offer")
    assert [promise["promise"] for promise in offer["promises"]] == ["payment", "support"]
    assert offer["promises"][1]["by"] == "s1"
    m.match.answer(0, offer, "deal.offer.0")
    assert says(m, "bruno", "answer-offer") == "accept"
    assert says(m, "anna", "make-offer") is None
    m.reply("bruno", m.deals("anna")[-1]["id"])
    piles = do(m, "anna")
    assert sum(VALUE[note] for note in piles["s1"]) >= offer["promises"][0]["amount"], "the word is kept"


def test_who_carries_much_pays_the_minister_for_a_quiet_night() -> None:
    m = set_table("locations", offices=FEW_OFFICES, cash={"anna": ["1M", "2M", *RICH]})
    offer = says(m, "anna", "make-offer")
    assert offer["promises"] == [{"by": "s1", "to": "s0", "promise": "no-attempt"}]
    assert offer["terms"][0]["to"] == "s1"


# -- liars and windbags


def known(view: dict[str, Any], *lines: dict[str, Any]) -> dict[str, Any]:
    """The same view, and everybody has heard this besides."""
    return {**view, "log": [*view["log"], *lines]}


BROKEN = {"event": "promise-broken", "seat": "s1", "other": "s3"}
KEPT = {"event": "promise-kept", "seat": "s1", "other": "s3"}
REFUSED = {"event": "deal-refused", "seat": "s0", "deal": "s1-abc"}
SIGNED = {"event": "deal-struck", "seats": ["s0", "s1"], "deal": "s1-abc"}


def test_a_known_liar_is_an_outcast_and_who_keeps_as_many_promises_is_not() -> None:
    view = set_table("budget").view("anna")
    assert Sight(view).outcast("s1") == 0.0
    assert 0 < Sight(known(view, BROKEN)).outcast("s1") < Sight(known(view, BROKEN, BROKEN)).outcast("s1") < 1
    assert Sight(known(view, BROKEN, KEPT, KEPT)).outcast("s1") == 0.0


def test_who_comes_again_and_again_with_what_is_refused_is_a_windbag_until_one_signs_or_forgets() -> None:
    view = set_table("budget").view("anna")
    assert Sight(known(view, *[REFUSED] * 2)).outcast("s1") == 0.0
    assert Sight(known(view, *[REFUSED] * 5)).outcast("s1") == 1.0
    assert Sight(known(view, *[{**REFUSED, "seat": "s2"}] * 5)).outcast("s1") == 0.0
    assert Sight(known(view, *[REFUSED] * 5, SIGNED)).outcast("s1") == 0.0
    years = [{"event": "year", "year": 2}] * 3
    assert Sight(known(view, *[REFUSED] * 5, *years)).outcast("s1") == 0.0


def test_an_outcast_pays_more_for_his_budget_and_is_not_paid_for_his_vote() -> None:
    view = set_table("budget", cash={"anna": RICH}).view("anna")
    before, after = Sight(view), Sight(known(view, *[BROKEN] * 3))
    assert least_share(after, "s2", "s1") > least_share(before, "s2", "s1") + 1
    assert _price(after, "s1") > _price(before, "s1") + 1
    assert _price(after, "s2") == _price(before, "s2")


def test_nobody_splits_the_votes_that_could_keep_an_outcast_out() -> None:
    influence = {"anna": ["I04"], "bruno": ["I02"], "carla": ["I07", "I09"]}
    m = set_table("election", host="anna", influence=influence)
    m.nominate("anna", "anna", "bruno", "carla")
    m.until("vote")
    view, question = asked(m, "anna")
    assert list(clerk.answer(view, question, random.Random(0))) == ["s0"]
    assert list(clerk.answer(known(view, *[BROKEN] * 3), question, random.Random(0))) == ["s2"]


def test_the_police_look_for_an_outcast_before_others_with_as_much() -> None:
    m = set_table("assassinations", offices=FEW_OFFICES, cash={"carla": ["3M"], "dario": ["3M"]})
    view, question = asked(m, "bruno")
    liar = {**BROKEN, "seat": "s3", "other": "s4"}
    assert ":s3:" in clerk.candidates(known(view, *[liar] * 3), question, 1)[0]
    other = {**BROKEN, "seat": "s2", "other": "s4"}
    assert ":s2:" in clerk.candidates(known(view, *[other] * 3), question, 1)[0]


def test_more_than_one_can_be_believed_to_pay_buys_nothing() -> None:
    view = set_table("budget", cash={"anna": RICH}).view("bruno")
    word = {"by": "s0", "to": "s1", "promise": "payment"}
    s = Sight(view)
    assert _promise_worth(s, {**word, "amount": 3}) > _promise_worth(s, {**word, "amount": 1}) > 0
    assert _promise_worth(s, {**word, "amount": 8}) == 0.0


# -- whole matches


def test_candidates_stand_and_differ_and_begin_with_the_answer() -> None:
    """Along a match; where chance decides, the answer is one of them or worse."""
    match = palazzo.new_match("junta", 5, 11)
    rng = random.Random(11)
    bots = dict.fromkeys(range(5), LEVELS["clerk"])
    asked = 0
    for _ in range(700):
        for question in match.questions:
            if not question.due:
                break
            view = match.view(question.seat)
            seen = next(q for q in view["questions"] if q["due"])
            found = clerk.candidates(view, seen, 4)
            assert 1 <= len(found) <= 4
            for value in found:
                question.check(value)
            texts = [clerk.spelled(seen, value) for value in found]
            assert len(set(texts)) == len(texts)
            assert found == clerk.candidates(view, seen, 4)
            if seen["prompt"] not in junta.MIXED:
                assert clerk.answer(view, seen, rng) == found[0]
            asked += 1
            break
        if bot_move(match, bots, rng) is None:
            break
    assert asked > 300
    assert not clerk.FALLBACKS


def play(seats: int, seed: int, **options: Any) -> palazzo.Match:
    """A match among clerks, without a fallback, all promises and limits kept in view."""
    match = palazzo.new_match("junta", seats, seed, options)
    play_bots(match, dict.fromkeys(range(seats), LEVELS["clerk"]), random.Random(seed))
    assert match.over
    assert not clerk.FALLBACKS
    return match


def most_offers(match: palazzo.Match, seat: int) -> int:
    """The most offers a seat made in a year."""
    most = made = 0
    for line in match.events(seat):
        made = 0 if line["event"] == "year" else made
        made += line["event"] == "deal-offered" and line["seat"] == f"s{seat}"
        most = max(most, made)
    return most


def test_clerks_play_a_whole_match_without_asking_the_usher() -> None:
    match = play(4, 9)
    assert match.audit() == ()
    assert match.outcome is not None
    assert max(match.outcome.scores) > 10, "somebody has banked"
    assert max(most_offers(match, seat) for seat in range(4)) in (1, 2)
    assert any(line["event"] == "deal-struck" for seat in range(4) for line in match.events(seat))


@pytest.mark.full
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
@pytest.mark.parametrize("option", [{"deck": 108}, {"personal_vote": True}, {"binding": True}, {"length": "shorter"}])
def test_clerks_play_at_every_table(seats: int, option: dict[str, Any]) -> None:
    for seed in range(6):
        play(seats, 100 + seed, **option)


@pytest.mark.full
def test_seven_clerks_do_everything_one_does_in_junta() -> None:
    seen: Counter[str] = Counter()
    for seed in range(9):
        match = play(7, 200 + seed)
        seen.update({line["event"] for line in match.events(None)})
        seen.update(f"won by {line['outcome']}" for line in match.events(None) if line["event"] == "centres")
    everything = ["inaugurated", "budget-passed", "budget-rejected", "killed", "banking", "executed"]
    assert [event for event in everything if not seen[event]] == []
    assert seen["coup"] >= 3
    assert min(seen["won by rebels"], seen["won by president"]) > 0


# -- remarks


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_remark_has_words_in_both_languages(language: str) -> None:
    texts = Texts(language, "palazzo.games.junta", "", [], also=("palazzo.bots",))
    topics = [
        *("candidacy", "government", "cousin", "budget", "no-budget", "vote-yes", "vote-no", "force", "police"),
        *("returner", "squad", "mercy", "side-rebels", "side-president"),
    ]
    for name in topics:
        for part in "ab":
            line = texts.say(f"remark-junta-{name}", {"a": "s0", "b": "bank"}, part)
            assert not set("{}") & set(line)
            assert len(line) > 5
            assert "remark-junta" not in line


def test_remarks_are_about_what_everybody_heard() -> None:
    m = new_table(seats=4, host="anna")
    view, question = asked(m, "anna")
    assert topic(view, question, ["s0"]) == "candidacy"
    assert topic(view, question, []) == ""
    m = set_table("locations")
    m.until("choose-location")
    view, question = asked(m, "anna")
    assert topic(view, question, "hide:bank") == ""
    m = set_table("assassinations", offices=FEW_OFFICES)
    view, question = asked(m, "bruno")
    assert topic(view, question, "attempt:secret-police:s0:bank") == "police:s0:bank"
    assert topic(view, question, "attempt:A03:s0:bank") == ""
