"""The clerk at Last Will: each rule of thumb in a position where it decides."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import palazzo
from palazzo.bots import LEVELS, clerk, play_bots
from palazzo.bots.clerks import last_will
from palazzo.bots.clerks.last_will.items import Uses
from palazzo.bots.clerks.last_will.sight import Sight
from palazzo.bots.clerks.last_will.worth import Hands, board_items, hand_items, paid
from palazzo.bots.sampling import stands
from palazzo.games.last_will.content import CARDS
from palazzo.games.last_will.view import CHAPTERS
from will_table import EVEN, WillTable, set_will_table

RICH = {"anna": 60, "bruno": 60, "carla": 60}
FEW = 4


def says(table: WillTable, name: str = "anna") -> Any:
    """What a clerk in this seat answers to what it is asked now."""
    view = table.view(name)
    question = next(question for question in view["questions"] if question["due"])
    return clerk.answer(view, question, random.Random(1))


def finish_turn(table: WillTable, name: str = "anna") -> list[str]:
    """A clerk plays this player's actions to their end: what it did."""
    done = []
    while table.match.due is not None and table.facts()["player"] == table.match.view(table.seat(name))["you"]:
        done.append(says(table, name))
        table.answer(name, done[-1])
        if done[-1] == "end" or table.facts()["phase"] != "actions":
            break
    return done


def plays(*, actions: int = 2, **position: Any) -> WillTable:
    """Anna acts, with so many actions."""
    position.setdefault("money", RICH)
    position.setdefault("market", EVEN)
    return set_will_table(actions={"anna": actions}, **position)


# -- one card more

HANDS = [
    [],
    ["E01", "E03"],
    ["C01", "E01", "W01"],
    ["V01", "C03", "GP2"],
    [card.id for card in CARDS.values() if card.kind == "helper"][:6],
    [card.id for card in CARDS.values() if any(effect.word == "feed" for effect in card.effects)],
    [card.id for card in CARDS.values() if card.wedding][:3],
    [card.id for card in CARDS.values() if card.kind == "property"][-2:],
]


@pytest.mark.parametrize("held", HANDS, ids=" ".join)
def test_what_a_card_more_brings_is_what_the_whole_hand_reckoned_anew_does(held: list[str]) -> None:
    s = Sight(plays(round=3, money=dict.fromkeys(RICH, 900)).view("anna"))
    hand = Counter(held)
    found = Hands(s, hand, 4)
    for kind in CARDS:
        grown = hand + Counter([kind])
        whole = [paid(s, Uses(4).add(hand_items(s, some)).add(board_items(s))) for some in (grown, hand)]
        assert found.gain(kind) == pytest.approx(whole[0] - whole[1]), kind


# -- houses


def test_it_buys_a_dear_house_while_it_has_time_to_fall() -> None:
    t = plays(actions=1, round=1, hands={"anna": ["V01", "E01"]})
    assert says(t) == "buy:V01"


def test_it_buys_no_house_in_the_last_round() -> None:
    t = plays(actions=1, round=7, hands={"anna": ["V01", "E01"]})
    assert says(t) == "play:E01:1"


def test_it_pays_the_dearer_modifier_for_a_dual_house() -> None:
    t = plays(actions=1, round=1, hands={"anna": ["GP2"]})
    assert says(t) == "buy:GP2:villa"


def test_it_lets_a_house_fall() -> None:
    t = plays(round=2, boards={"anna": [{"card": "V01", "fallen": 1}]})
    assert says(t) == "end"


def test_it_maintains_a_house_that_cannot_fall_any_more() -> None:
    t = plays(actions=1, round=3, boards={"anna": [{"card": "V03", "fallen": 4}]})
    assert says(t) == "maintain:V03:p0"


def test_it_lowers_a_house_that_will_not_reach_the_bottom_by_itself() -> None:
    t = plays(actions=0, round=6, boards={"anna": ["S17", {"card": "V01", "fallen": 1}]})
    assert says(t) == "lower:S17:p0:V01:p1"


def test_it_sells_all_on_the_day_it_can_be_ruined() -> None:
    """Sold first: only then is debt open for the long evening that follows."""
    t = plays(
        actions=3,
        round=5,
        money={"anna": 5, "bruno": 30, "carla": 30},
        boards={"anna": [{"card": "T01", "fallen": 4}]},
        hands={"anna": ["E15"]},
    )
    assert finish_turn(t)[0] == "sell:T01:p0"
    assert t.money("anna") < 0
    assert t.person("anna")["bankrupt"]


def test_it_does_not_sell_out_while_that_would_not_ruin_it() -> None:
    t = plays(actions=3, round=4, boards={"anna": [{"card": "V01", "fallen": 2}]}, hands={"anna": ["E15"]})
    assert "sell:V01:p0" not in finish_turn(t)


def test_it_sells_a_fallen_house_for_money_to_go_on_with() -> None:
    t = plays(
        actions=3,
        round=4,
        money={"anna": 1, "bruno": 60, "carla": 60},
        jobs={"anna": {"job": "J407", "covered": ["wild"]}},
        boards={"anna": [{"card": "V02", "fallen": 4}]},
        hands={"anna": ["E15"]},
    )
    assert finish_turn(t)[0] == "sell:V02:p0"


def test_it_lays_down_nothing_it_cannot_pay_for_while_a_farm_waits_to_be_sold() -> None:
    """Two pounds, a farm worth fifteen, one round left after this: no new expense, but money for the old one."""
    t = plays(
        actions=4,
        round=5,
        money={"anna": 2, "bruno": 28, "carla": 60},
        market={"farm": -3, "townhouse": 1, "manor": 3, "villa": -2},
        boards={"anna": ["X07", "S03", {"card": "V03", "fallen": 4}, {"card": "F02", "tokens": ["horse", "horse"]}]},
        hands={"anna": ["C01", "E07", "GE3", "X04"]},
    )
    done = finish_turn(t)
    assert "place:X04" not in done
    assert "sell:F02:p3" in done
    assert t.money("anna") < 12


def test_it_sells_in_time_to_spend_what_its_houses_bring() -> None:
    """A house at the bottom is sold today if there will be hardly an action left for it tomorrow."""
    t = plays(
        actions=1,
        round=6,
        money={"anna": 2, "bruno": 60, "carla": 60},
        boards={"anna": [{"card": "V03", "fallen": 4}, {"card": "F02", "tokens": ["horse", None]}, "X07"]},
        hands={"anna": ["C02"]},
    )
    assert says(t).startswith("sell:")


def test_it_needs_no_more_expenses_than_it_has_actions() -> None:
    """With the board busy already, one more is not worth the action it takes to lay it down."""
    t = plays(actions=3, round=3, hands={"anna": ["X04"]}, boards={"anna": ["X07", "X07"]})
    assert says(t) == "activate:X07:p0"
    t = plays(actions=3, round=3, hands={"anna": ["X04"]}, boards={"anna": ["X07"]})
    assert says(t) == "place:X04"


def test_it_sells_a_dual_house_as_the_type_that_brings_less_and_lets_its_agent_take_more_off() -> None:
    t = plays(
        actions=3,
        round=7,
        money={"anna": 4, "bruno": 60, "carla": 60},
        boards={"anna": [{"card": "GP2", "fallen": 2}, "H07"]},
        hands={"anna": ["E15"]},
    )
    assert finish_turn(t)[:2] == ["sell:GP2:p0:manor", "bonus:H07:p1:GP2"]


def test_it_loses_a_fallen_house_at_cards() -> None:
    t = plays(actions=1, round=6, boards={"anna": [{"card": "M01", "fallen": 4}]}, hands={"anna": ["GS3"]})
    t.play("anna", "play:GS3:1")
    assert t.asks("anna") == "card-sale"
    assert says(t) == "sell-bare:M01:p0"


def test_it_keeps_a_falling_house_at_cards() -> None:
    t = plays(actions=1, round=2, boards={"anna": [{"card": "V01", "fallen": 1}]}, hands={"anna": ["GS3"]})
    t.play("anna", "play:GS3:1")
    assert says(t) == "decline"


# -- helpers and expenses


def test_it_makes_an_old_friend_before_anything_else_and_asks_him_at_once() -> None:
    t = plays(round=1, hands={"anna": ["H01", "E01", "E05"]})
    assert finish_turn(t)[:2] == ["place:H01", "use:H01:p0"]


def test_it_makes_no_friends_in_the_last_round() -> None:
    t = plays(actions=1, round=7, hands={"anna": ["H03", "E01"]})
    assert says(t) == "play:E01:1"


def test_it_lays_down_a_dear_expense_early_and_uses_it_every_round() -> None:
    t = plays(round=1, hands={"anna": ["S03"]})
    assert finish_turn(t)[:2] == ["place:S03", "activate:S03:p0"]


def test_it_gives_a_dear_expense_company_for_good() -> None:
    t = plays(actions=2, round=2, boards={"anna": ["S10"]}, hands={"anna": ["C02"]})
    assert finish_turn(t)[:2] == ["activate:S10:p0", "token:S10:p0:0:C02"]


def test_it_throws_off_what_brings_nothing_when_something_better_waits() -> None:
    t = plays(actions=2, round=2, boards={"anna": ["H08", "H10", "H12", "H12", "S03"]}, hands={"anna": ["H01"]})
    assert finish_turn(t)[:2] == ["throw:H08:p0", "place:H01"]


def test_it_shows_all_its_animals() -> None:
    t = plays(actions=0, round=3, boards={"anna": ["H08", {"card": "F02", "tokens": ["horse", "horse"]}]})
    assert says(t) == "use:H08:p0:2"


def test_it_lets_the_secretary_look_before_it_acts() -> None:
    t = plays(actions=1, round=3, boards={"anna": ["GS1"]}, hands={"anna": ["E01"]})
    assert says(t) == "use:GS1:p0"


# -- evenings out


def test_it_takes_everybody_along() -> None:
    t = plays(actions=1, round=6, hands={"anna": ["E01", "C03", "C04"]})
    finish_turn(t)
    assert t.money("anna") == 60 - 3 - 2 - 2


def test_it_keeps_the_wild_one_when_a_plain_companion_will_do() -> None:
    t = plays(actions=1, round=4, hands={"anna": ["E13", "C03", "W01"]})
    t.answer("anna", "play:E13:1")
    assert says(t) == "with:E13:0:C03"


def test_it_takes_the_wild_one_where_the_job_asks_for_it() -> None:
    t = plays(actions=1, round=4, hands={"anna": ["E01", "C03", "W01"]}, jobs={"anna": "J407"})
    t.answer("anna", "play:E01:1")
    assert ":W01:" in says(t)


def test_it_marries_all_at_once() -> None:
    t = plays(actions=1, round=5, hands={"anna": ["GE3", "GE1", "GE2"]})
    assert says(t) == "wed:GE1:GE2:GE3"


def test_it_would_rather_have_one_long_evening_than_two_short_ones() -> None:
    t = plays(actions=2, round=7, hands={"anna": ["E02", "E05"]})
    assert says(t) == "play:E02:2"


def test_it_takes_every_dog_and_horse_to_the_fair() -> None:
    t = plays(actions=1, round=4, hands={"anna": ["S02", "C01", "C02", "W01"]})
    finish_turn(t)
    assert t.money("anna") == 60 - 9


def test_it_throws_overboard_only_what_it_would_not_play() -> None:
    t = plays(actions=2, round=7, hands={"anna": ["GS2", "S15", "X03"]})
    done = finish_turn(t)
    assert "feed:X03" in done
    assert "feed:S15" not in done


def test_it_lets_the_valet_save_an_action() -> None:
    t = plays(actions=1, round=4, boards={"anna": ["S11"]}, hands={"anna": ["E13", "E01"]})
    finish_turn(t)
    assert t.hand("anna") == []


# -- jobs


@pytest.mark.parametrize(("job", "line"), [("J401", "farm"), ("J403", "theatre"), ("J402", "townhouse")])
def test_it_takes_the_dearest_demotion_and_of_equals_the_rarest(job: str, line: str) -> None:
    t = set_will_table(at="errands", round=2, jobs={"anna": job}, player="anna", money=RICH)
    t.answer("anna", "demotion")
    assert says(t) == f"demote:{line}"


def test_it_never_declines_a_demotion() -> None:
    t = plays(actions=1, hands={"anna": ["E13"]}, jobs={"anna": {"job": "J401", "covered": ["farm", "helper"]}})
    t.play("anna", "play:E13:1")
    assert says(t) == "demote:theatre"


def test_it_plays_the_card_that_earns_a_demotion() -> None:
    """Four pounds at the theatre are less than five at sea, but for the job."""
    t = plays(actions=1, round=3, hands={"anna": ["E13", "E11"]}, jobs={"anna": "J401"})
    assert says(t) == "play:E13:1"
    t = plays(actions=1, round=3, hands={"anna": ["E13", "E11"]})
    assert says(t) == "play:E11:1"


def test_it_would_rather_be_sacked_than_fetch_anything_when_the_rounds_run_out() -> None:
    t = set_will_table(
        at="errands",
        round=7,
        jobs={"anna": {"job": "J401", "covered": ["farm", "helper", "dog"]}},
        offer=["S16", "S13"],
        money=RICH,
    )
    assert says(t) in ("demotion", "combined:demotion", "opera")


def test_with_nothing_left_but_the_last_line_it_takes_the_sack_that_costs_nothing() -> None:
    """A dog on board an excursion would do as well, but cannot be paid for."""
    t = set_will_table(
        at="errands",
        will="G90-5",
        round=6,
        jobs={"anna": {"job": "J503", "covered": ["theatre", "manor", "boat", "dinner"]}},
        hands={"anna": ["C02", "E09", "GE1"]},
        offer=["C01", "S15"],
        money={"anna": 3, "bruno": 60, "carla": 60},
    )
    assert says(t) in ("demotion", "combined:demotion")


def test_it_goes_to_the_opera_for_the_theatre_s_sake() -> None:
    t = set_will_table(
        at="errands", round=2, jobs={"anna": "J403"}, sent={"demotion": ["bruno"]}, player="anna", money=RICH
    )
    assert says(t) == "opera"


# -- errands


def test_it_fetches_the_card_that_goes_best_with_its_hand() -> None:
    offer = ["C01", "C03"]
    t = set_will_table(at="errands", round=5, offer=offer, hands={"anna": ["E13", "E16"]}, money=RICH)
    assert says(t) == "fetch:offer2:C03"
    t = set_will_table(at="errands", round=5, offer=offer, hands={"anna": ["E06", "E09"]}, money=RICH)
    assert says(t) == "fetch:offer1:C01"


def test_it_fetches_an_old_friend_early_and_an_evening_late() -> None:
    t = set_will_table(at="errands", round=1, offer=["E11", "S06"], money=RICH)
    assert says(t) == "fetch:offer2:S06"
    t = set_will_table(at="errands", round=7, offer=["E11", "S06"], money=RICH, hands={"anna": []})
    assert says(t) == "fetch:offer1:E11"


def test_it_does_not_fetch_what_it_cannot_pay_for() -> None:
    t = set_will_table(
        at="errands",
        round=4,
        jobs={"anna": {"job": "J401", "covered": ["helper"]}},
        demoted=["anna"],
        money={"anna": 1, "bruno": 60, "carla": 60},
        offer=["S13", "H01"],
    )
    assert says(t) == "fetch:offer2:H01"


@pytest.mark.parametrize("market", ["free", "swap"])
def test_it_ruins_the_market_for_its_own_house_at_the_end(market: str) -> None:
    options = {"market": market}
    match = palazzo.set_up(
        "last-will",
        seats=3,
        seed=1,
        options=options,
        position={
            "names": ["anna", "bruno", "carla"],
            "at": "errands",
            "round": 7,
            "market": EVEN,
            "money": {"anna": 5},
            "boards": {"anna": [{"card": "V01", "fallen": 2}]},
        },
    )
    t = WillTable(match)
    assert says(t) == "market"
    t.answer("anna", "market")
    t.answer("anna", says(t))
    assert t.facts()["market"]["villa"] == -3


def test_it_asks_for_room_when_its_board_is_full() -> None:
    t = set_will_table(
        at="errands",
        round=2,
        sent={"draw": ["anna"], "opera": ["bruno"], "market": ["carla"]},
        wilds=[None, None],
        hands={"anna": ["V01", "V02"], "bruno": ["W01"], "carla": ["W01"]},
        boards={"anna": ["V02", "V03", "M01", "M02", "M03"]},
        money=RICH,
    )
    assert says(t) == "combined:extension"


# -- plans and decks


def test_it_takes_no_more_actions_than_it_has_cards_for() -> None:
    plans = {"at": "planning", "round": 3, "seats": 4, "plans": ["T34-6a", "T34-7b", "T34-8a"]}
    assert says(set_will_table(**plans)) == "plan:T34-6a"
    assert says(set_will_table(hands={"anna": ["E01", "E05"]}, **plans)) == "plan:T34-8a"


def test_it_bars_the_plan_it_would_take_itself() -> None:
    t = set_will_table(at="planning", seats=2, plan_board="base", round=2, hands={"anna": ["E01"], "bruno": ["E01"]})
    barred = says(t, "bruno")
    assert barred == "bar:P23-5"


def test_it_draws_houses_early_and_evenings_late() -> None:
    early = set_will_table(at="planning", round=1, money=dict.fromkeys(RICH, 110))
    early.answer("anna", "plan:T34-3a")
    early.answer("bruno", "plan:T34-4a")
    early.answer("carla", "plan:T34-5a")
    mix = says(early)
    assert mix.get("property", 0) >= 1
    late = set_will_table(at="planning", round=7, money=RICH)
    late.answer("anna", "plan:T34-3a")
    late.answer("bruno", "plan:T34-4a")
    late.answer("carla", "plan:T34-5a")
    mix = says(late)
    assert mix.get("property", 0) == 0
    assert mix["event"] >= 3


def test_it_keeps_friends_and_houses_of_its_first_cards() -> None:
    hand = ["F03", "H01", "H08", "H09", "V03", "X01"]
    t = set_will_table(at="preparation", round=1, hands={"anna": hand}, money=dict.fromkeys(RICH, 110))
    assert t.asks("anna") == "keep-first-cards"
    assert sorted(says(t)) == ["H01", "V03"]


def test_it_discards_what_goes_with_nothing() -> None:
    t = set_will_table(
        at="end", round=4, hands={"anna": ["C04", "E02", "H08", "H10"]}, money=RICH, boards={"anna": ["H12"]}
    )
    assert t.asks("anna") == "discard-surplus"
    assert says(t) == ["H08", "H10"]


def test_it_keeps_of_six_cards_the_one_its_evening_lacks() -> None:
    t = plays(
        actions=2,
        round=6,
        boards={"anna": ["GS1"]},
        hands={"anna": ["E13"]},
        decks={"companion": ["C01", "C02", "C03"], "helper": ["H08", "H09", "H02"]},
    )
    t.answer("anna", "use:GS1:p0")
    t.answer("anna", {"companion": 3, "helper": 3})
    assert says(t) == ["C03"]


def test_it_agrees_to_any_will_and_proposes_the_smallest() -> None:
    t = set_will_table(at="start", will="chosen")
    starter = t.match.due.seat if t.match.due is not None else 0
    name = ["anna", "bruno", "carla"][starter]
    assert says(t, name) == "will:G55-4"
    t.answer(name, "will:G100-5")
    others = [other for other in ("anna", "bruno", "carla") if other != name]
    assert [says(t, other) for other in others] == ["agree", "agree"]


# -- remarks


def remark(table: WillTable, value: Any) -> str:
    """What a clerk says about this answer of anna's."""
    view = table.view("anna")
    question = next(question for question in view["questions"] if question["due"])
    return clerk.remark(view, question, value, "en", random.Random(1), ["Anna", "Bruno", "Carla"])


def test_it_has_something_to_say_about_all_it_does_in_public(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "TALKATIVE", 1.0)
    hands = {"anna": ["V01", "H01", "X01", "E13"]}
    job = {"job": "J401", "covered": ["farm", "helper", "dog"]}
    t = plays(boards={"anna": ["H12", "T01"]}, hands=hands, jobs={"anna": job})
    for value in ("buy:V01", "place:H01", "place:X01", "sell:T01:p1", "throw:H12:p0"):
        assert remark(t, value)
    t.play("anna", "play:E13:1")
    assert remark(t, "demote:theatre")
    t = set_will_table(at="errands", round=2, offer=["H01"], money=RICH)
    assert remark(t, "fetch:offer1:H01")
    assert remark(t, "opera")
    t.answer("anna", "market")
    assert remark(t, says(t))
    t = plays(money={"anna": 3}, hands={"anna": ["E13", "C03"]}, boards={"anna": ["H12"]})
    t.answer("anna", "play:E13:1")
    assert remark(t, "done")
    t.play("anna", "with:E13:0:C03")
    assert remark(t, "end")


def test_it_says_nothing_of_what_is_not_yet_declared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clerk, "TALKATIVE", 1.0)
    t = plays(boards={"anna": ["H07", "T01"]}, hands={"anna": ["V01", "E13", "C03"]})
    for value in ("buy:V01", "sell:T01:p1", "play:E13:1", "end"):
        assert remark(t, value) == ""
    t.answer("anna", "play:E13:1")
    assert remark(t, "with:E13:0:C03") == ""


# -- whole matches


def watch(match: palazzo.Match, rng: random.Random) -> None:
    """Play to the end; each candidate of a clerk stands, none comes twice, the answer is the first."""

    def bot(view: dict[str, Any], question: dict[str, Any], rng: random.Random) -> Any:
        found = last_will.candidates(view, question, FEW)
        assert all(stands(question, value) for value in found)
        assert len({str(value) for value in found}) == len(found)
        assert found == last_will.candidates(view, question, FEW)
        value = last_will.answer(view, question, rng)
        assert value == found[0]
        return value

    play_bots(match, dict.fromkeys(range(match.seats), bot), rng)


SETTINGS: list[dict[str, Any]] = [
    {},
    {"sacked": False},
    {"plans": "base", "market": "swap", "combined": "five"},
    {"together": True, "will": "chosen", "combined": "open"},
    {"jobs": "handicap", "handicap": "s0,s1", "employed_last": False},
]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_candidates_stand_and_none_comes_twice(seats: int) -> None:
    match = palazzo.new_match("last-will", seats, seats, SETTINGS[seats - 1])
    watch(match, random.Random(seats))
    assert match.over


def test_clerks_play_whole_matches_and_never_fall_back_on_the_usher() -> None:
    clerk.FALLBACKS.clear()
    for seed in range(4):
        match = palazzo.new_match("last-will", 4, seed, SETTINGS[seed])
        bots = {seat: LEVELS["clerk" if seat % 2 else "usher"] for seat in range(4)}
        play_bots(match, bots, random.Random(seed))
        assert match.over
    assert not clerk.FALLBACKS


@pytest.mark.full
def test_clerks_play_a_hundred_matches_and_never_fall_back_on_the_usher() -> None:
    clerk.FALLBACKS.clear()
    for seed in range(100):
        seats = 2 + seed % 4
        match = palazzo.new_match("last-will", seats, seed, SETTINGS[seed // 4 % len(SETTINGS)])
        watch(match, random.Random(seed))
        assert match.over
    assert not clerk.FALLBACKS


def test_one_clerk_among_ushers_wins() -> None:
    for seed in range(4):
        match = palazzo.new_match("last-will", 4, seed)
        bots = {seat: LEVELS["clerk" if seat == seed else "usher"] for seat in range(4)}
        play_bots(match, bots, random.Random(seed))
        assert match.outcome is not None
        assert match.outcome.winners == (seed,)


@pytest.mark.parametrize("will", ["G70-4", "G70-5", "B70"])
def test_four_clerks_are_ruined_before_the_last_round(will: str) -> None:
    options = {"will": "chosen", "jobs": "none" if will == "B70" else "all"}
    for seed in range(2):
        match = palazzo.new_match("last-will", 4, seed, options)
        while match.due is not None and match.due.prompt in ("choose-will", "agree-will"):
            match.answer(match.due.seat, f"will:{will}" if match.due.prompt == "choose-will" else "agree")
        play_bots(match, dict.fromkeys(range(4), LEVELS["clerk"]), random.Random(seed))
        assert match.outcome is not None
        assert match.outcome.reason == "bankrupt"
        assert match.view(None)["table"]["facts"]["round"] < 7


def test_there_is_a_rule_of_thumb_for_every_question_of_the_game() -> None:
    assert set(last_will.RULES) == set(CHAPTERS)
