"""W-11: variants and settings."""

import pytest

import palazzo

rule = pytest.mark.rule

NAMES = ["anna", "bruno", "carla", "dario", "elena"]


def spaces(m):
    """The errand spaces besides those of cards."""
    names = [place["id"] for place in m.view()["table"]["places"]]
    return [name for name in names if not name.startswith(("offer", "wild"))]


# -- W-11.1


@rule("W-11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_jobs_the_combined_space_gives_an_extension_only(lay, seats):
    m = lay(at="errands", seats=seats, jobs="none")
    assert "demotion" not in spaces(m)
    assert m.offers("anna", "demotion", "combined") == ["combined:extension"]
    m.act("anna", "combined:extension")
    assert len(m.person("anna")["board"]) == 6
    assert m.offers("bruno", "combined", "extension") == []


@rule("W-11.1")
def test_without_jobs_five_players_use_the_combined_space_once_extension_is_taken(lay):
    m = lay(at="errands", seats=5, jobs="none")
    assert m.offers("anna", "combined", "extension") == ["extension"]
    m.act("anna", "extension")
    assert m.offers("bruno", "combined", "extension") == ["combined:extension"]
    m.act("bruno", "combined:extension")
    assert len(m.person("bruno")["board"]) == 6


@rule("W-11.1")
def test_without_jobs_the_opera_and_theatre_cards_only_spend(lay):
    m = lay(at="errands", jobs="none", hands={"anna": ["E13"]}, money={"anna": 30})
    m.act("anna", "opera")
    m.go_home()
    m.act("anna", "play:E13:1")
    assert m.money("anna") == 24
    assert m.heard("demoted") == []


@rule("W-11.1")
def test_without_jobs_tiles_and_new_cards_stay_and_nobody_is_paid(lay):
    m = lay(at="start", jobs="none")
    assert all(paper["id"].startswith("T34") for paper in m.view()["table"]["papers"])
    assert m.space("new-special")["card"].startswith("GS")
    assert m.view()["table"]["piles"]["decks"]["event"] == 37 - 1
    assert m.heard("salary") == m.heard("hired") == []
    assert m.money("anna") == int(m.facts()["will"][1:])


@rule("W-11.1")
def test_without_jobs_debt_is_open_from_the_first_round(lay):
    m = lay(jobs="none", hands={"anna": ["E11"]}, actions={"anna": 2}, money={"anna": 4})
    m.act("anna", "play:E11:1")
    assert (m.money("anna"), m.person("anna")["bankrupt"]) == (-1, True)


# -- W-11.2


@rule("W-11.2")
@pytest.mark.parametrize("handicap", ["s0", "s1,s2", "s0,s2,s4", "s0,s1,s2,s3,s4"])
def test_named_seats_get_a_job_and_the_others_more_money(lay, handicap):
    lines = set()
    for seed in range(10):
        m = lay(at="start", seats=5, seed=seed, jobs="handicap", handicap=handicap)
        start, count = m.facts()["will"][1:].split("-")
        lines.add(count)
        for seat, name in enumerate(NAMES):
            if f"s{seat}" in handicap:
                assert len(m.job(name)["lines"]) == int(count)
                assert m.money(name) == int(start) + (7 if count == "4" else 11)
            else:
                assert m.job(name) is None
                assert m.money(name) == int(start) + (15 if count == "4" else 30)
    assert lines == {"4", "5"}


@rule("W-11.2")
def test_whoever_has_no_job_counts_as_sacked(lay):
    handicap = {"at": "end", "round": 7}
    m = lay(**handicap, jobs={"anna": "J401"}, money={"anna": 1, "bruno": 40, "carla": 41})
    assert m.match.outcome.winners == (1,)
    m = lay(jobs="handicap", handicap="s0", hands={"bruno": ["E11"]}, player="bruno", money={"bruno": 1})
    m.act("bruno", "play:E11:1")
    assert (m.money("bruno"), m.person("bruno")["bankrupt"]) == (-4, True)


# -- W-11.3


@rule("W-11.3")
@pytest.mark.parametrize(("seats", "side", "count"), [(2, "P23", 6), (3, "P23", 6), (4, "P45", 7), (5, "P45", 7)])
def test_base_plans_lie_on_the_new_board_with_jobs_and_new_spaces(lay, seats, side, count):
    m = lay(at="start", seats=seats, plan_board="base")
    papers = m.view()["table"]["papers"]
    assert [paper["id"] for paper in papers] == [f"{side}-{position}" for position in range(1, count + 1)]
    assert max(paper["boys"] for paper in papers) == 2
    assert "new-special" in spaces(m)
    assert all(m.job(name) for name in NAMES[:seats])


@rule("W-11.3")
def test_with_base_plans_at_most_two_boys_are_used(lay):
    m = lay(at="errands", seats=4, plan_board="base")
    sent = 0
    while m.prompt() == "choose-errand":
        m.match.answer(m.match.due.seat, "home")
        sent += 1
    assert sent == 8


# -- W-11.4


@rule("W-11.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_base_game_alone_knows_nothing_of_the_expansion(lay, seats):
    m = lay(at="start", seats=seats, sacked=False, jobs="all", plan_board="tiles")
    assert spaces(m) == ["draw", "opera", "market", "extension"]
    assert m.facts()["will"].startswith("B")
    assert all(paper["id"].startswith("P") for paper in m.view()["table"]["papers"])
    assert all(person["job"] is None for person in m.view()["table"]["people"])
    assert all(person["money"] == int(m.facts()["will"][1:]) for person in m.view()["table"]["people"])


@rule("W-11.4")
def test_no_card_of_the_expansion_lies_in_the_base_decks(lay):
    m = lay(at="planning", seats=2, sacked=False, block=False)
    m.act("anna", "plan:P23-4")
    m.act("bruno", "plan:P23-1")
    sizes = m.view()["table"]["piles"]["decks"]
    assert sizes == {"event": 31, "helper": 39, "property": 24, "companion": 20}


@rule("W-11.4")
def test_the_base_game_is_played_to_its_end(lay):
    m = lay(at="end", round=7, sacked=False, boards={"anna": ["F01"]}, money={"anna": 5, "bruno": 17, "carla": 30})
    market = m.facts()["market"]["farm"]
    assert m.match.outcome.scores == (5 + 15 + market, 17, 30)


# -- W-11.5


@rule("W-11.5")
def test_settings_are_as_the_rule_book_has_them_unless_changed(lay):
    m = lay(at="errands", seats=5, jobs={"anna": "J401"})
    assert m.offers("anna", "combined") == []
    m.act("anna", "market")
    assert m.prompt() == "arrange-market"
    m = lay(at="planning", seats=2, plan_board="base")
    assert m.prompt() == "bar-plan"
    m = lay(hands={"anna": ["E11"], "bruno": ["E11"]})
    assert m.asks("bruno") == ""
    m = lay(at="end", round=7, jobs={"anna": "J401"}, money={"anna": 1, "bruno": 50, "carla": 51})
    assert m.match.outcome.winners == (1,)


@rule("W-11.5")
@pytest.mark.parametrize("setting", ["market", "combined", "block", "together", "employed_last"])
def test_a_setting_takes_no_other_value(setting):
    with pytest.raises(palazzo.Refusal):
        palazzo.new_match("last-will", seats=3, seed=1, options={setting: "sideways"})


@rule("W-11.5")
def test_by_option_the_market_may_swap_none(lay):
    m = lay(at="errands", market="swap")
    before = m.facts()["market"]
    m.act("anna", "market", "leave")
    assert m.facts()["market"] == before


@rule("W-11.5", "W-4.3")
def test_by_option_five_extension_and_demotion_are_spaces_of_their_own(lay):
    m = lay(at="errands", seats=3, combined="five", jobs={"anna": "J401"})
    assert m.offers("anna", "demotion", "extension", "combined") == ["demotion", "extension"]
    m.act("anna", "demotion", "demote:dog")
    m.act("bruno", "extension")
    assert len(m.person("bruno")["board"]) == 6
    assert m.offers("carla", "demotion", "extension", "combined") == []


@rule("W-11.5", "W-5.1")
def test_acting_together_the_round_ends_when_all_have_ended(lay):
    m = lay(together=True, round=2, hands={"anna": ["E11"], "bruno": ["E13"], "carla": ["E07"]})
    m.act("carla", "end")
    assert m.asks("carla") == ""
    m.act("anna", "end")
    assert m.facts()["phase"] == "actions"
    m.act("bruno", "end")
    assert m.facts()["round"] == 3
