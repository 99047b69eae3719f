"""W-9: salaries, demotions, being sacked."""

from random import Random

import pytest

import palazzo
from palazzo.bots import clerk, usher
from palazzo.games.last_will import content
from palazzo.kernel.texts import Texts

rule = pytest.mark.rule

CLERK = {"anna": {"job": "J401", "covered": ["farm"]}}
NEARLY_SACKED = {"anna": {"job": "J401", "covered": ["farm", "helper", "dog"]}}


@rule("W-9.9", "W-2.2")
def test_a_clerk_whose_farm_line_is_covered_takes_four(lay):
    m = lay(at="preparation", round=2, jobs=CLERK, money={"anna": 10})
    assert m.money("anna") == 14
    assert m.heard("salary") == [{"event": "salary", "seat": "s0", "job": "J401", "amount": 4}]


@rule("W-9.2", "W-9.3")
def test_a_white_card_may_cover_a_line_of_its_symbol_once_a_round(lay):
    m = lay(jobs=CLERK, hands={"anna": ["E13", "H03"]}, actions={"anna": 3})
    m.play("anna", "play:E13:1")
    assert m.options("anna") == ["decline", "demote:theatre"]
    m.act("anna", "demote:theatre")
    assert m.job("anna")["salary"] == 3
    m.act("anna", "place:H03")
    assert m.prompt() == "choose-action"


@rule("W-9.2")
def test_a_demotion_is_optional_and_stays_for_later(lay):
    m = lay(jobs=CLERK, hands={"anna": ["E13", "H03"]}, actions={"anna": 3})
    m.play("anna", "play:E13:1")
    m.act("anna", "decline", "place:H03")
    assert m.options("anna") == ["decline", "demote:helper"]


@rule("W-9.3")
def test_a_coachman_counts_as_a_helper_not_as_a_carriage(lay):
    m = lay(jobs={"anna": "J402"}, hands={"anna": ["H03"]}, actions={"anna": 1})
    m.act("anna", "place:H03")
    assert m.asks("anna") != "choose-demotion"


@rule("W-9.3")
def test_activating_and_maintaining_never_count(lay):
    m = lay(
        will="G55-4", jobs={"anna": "J403"}, boards={"anna": ["X01", "F01"]}, actions={"anna": 3}, hands={"anna": []}
    )
    m.act("anna", "activate:X01:p0")
    assert m.prompt() == "choose-action"
    m.act("anna", "maintain:F01:p1")
    assert m.prompt() == "choose-action"


@rule("W-9.4")
def test_a_wild_companion_covers_its_own_symbol_or_the_kind_it_is_played_as(lay):
    m = lay(jobs={"anna": "J407"}, hands={"anna": ["E05", "W01"]}, actions={"anna": 1})
    m.play("anna", "play:E05:1", "with:E05:0:W01:horse")
    assert m.options("anna") == ["decline", "demote:wild", "demote:carriage"]


@rule("W-9.4")
def test_a_plain_companion_does_not_match_the_wild_symbol(lay):
    m = lay(jobs={"anna": "J407"}, hands={"anna": ["C03"]}, boards={"anna": ["X01"]}, actions={"anna": 1})
    m.act("anna", "token:X01:p0:0:C03")
    assert m.asks("anna") != "choose-demotion"


@rule("W-9.5", "W-4.5")
def test_the_opera_may_cover_a_theatre_line(lay):
    m = lay(at="errands", jobs=CLERK, money={"anna": 20})
    m.act("anna", "opera")
    assert m.money("anna") == 18
    assert m.options("anna") == ["decline", "demote:theatre"]


@rule("W-9.5", "W-4.6")
def test_the_demotion_errand_covers_any_line_and_is_closed_to_the_sacked(lay):
    m = lay(at="errands", jobs=CLERK)
    m.act("anna", "demotion")
    assert m.options("anna") == ["decline", "demote:theatre", "demote:dog", "demote:helper"]
    m.act("anna", "demote:dog")
    assert "combined:extension" in m.options("bruno")
    assert not {"demotion", "combined:demotion"} & set(m.options("bruno"))


@rule("W-9.2")
def test_who_has_had_a_demotion_may_still_send_a_boy_there_for_nothing(lay):
    m = lay(at="errands", jobs=CLERK, demoted=["anna"])
    m.act("anna", "demotion")
    assert m.asks("anna") != "choose-demotion"
    assert m.space("demotion")["boys"] == ["s0"]


@rule("W-9.6")
def test_the_breeders_fair_itself_earns_nothing_but_its_dogs_do(lay):
    m = lay(jobs=CLERK, hands={"anna": ["S02", "C01", "W01"]}, actions={"anna": 1}, money={"anna": 30})
    m.play("anna", "play:S02:1", "feed:C01", "feed:W01:horse")
    assert m.money("anna") == 24
    assert m.options("anna") == ["decline", "demote:dog"]


@rule("W-9.7", "W-6.2")
def test_being_sacked_opens_debt_at_once(lay):
    m = lay(jobs=NEARLY_SACKED, hands={"anna": ["E13", "E11"]}, money={"anna": 4}, actions={"anna": 2})
    assert "play:E11:1" not in m.options("anna")
    m.play("anna", "play:E13:1")
    assert not m.person("anna")["bankrupt"]
    m.act("anna", "demote:theatre")
    assert m.job("anna") is None
    assert m.person("anna")["bankrupt"]
    m.act("anna", "play:E11:1")
    assert m.money("anna") == -5


@rule("W-9.7")
def test_the_play_that_earns_the_last_demotion_had_to_be_payable(lay):
    m = lay(jobs=NEARLY_SACKED, hands={"anna": ["E13"]}, money={"anna": 3}, actions={"anna": 2})
    assert m.offers("anna", "play") == []


@rule("W-8.2", "W-8.3")
def test_whoever_still_has_a_job_takes_one_more_salary(lay):
    m = lay(at="end", round=7, jobs={"anna": "J401"}, money={"anna": 5, "bruno": 11, "carla": 30})
    assert m.match.over
    assert m.match.outcome.scores == (12, 11, 30)
    assert m.match.outcome.winners == (1,)


@rule("W-8.3", "W-11.5")
def test_everyone_without_a_job_ranks_first(lay):
    m = lay(at="end", round=7, jobs={"anna": "J401"}, money={"anna": 1, "bruno": 50, "carla": 51})
    assert m.match.outcome.winners == (1,)


# -- a symbol on several lines

TWICE = """
[[job]]
id = "J401"
lines = [
  { symbol = "theatre", salary = 1 },
  { symbol = "dog", salary = 2 },
  { symbol = "theatre", salary = 3 },
  { symbol = "dog", salary = 2 },
]
"""


@pytest.fixture
def twice(monkeypatch):
    """The Clerk's job shows the theatre on two lines of different salaries, and the dog on two that are alike."""
    [job] = content.read_jobs(TWICE)
    monkeypatch.setitem(content.JOBS, "J401", job)
    monkeypatch.setitem(content.JOB_SYMBOLS, "J401", frozenset({"theatre", "dog"}))
    monkeypatch.setitem(content.SALARY, "J401", 8)


def lines_of(m):
    return [(line["symbol"], line["salary"], line["covered"]) for line in m.job("anna")["lines"]]


@rule("W-9.1", "W-9.2")
@pytest.mark.usefixtures("twice")
def test_a_symbol_on_two_lines_is_covered_line_by_line(lay):
    m = lay(at="errands", jobs={"anna": "J401"}, money={"anna": 20})
    assert m.job("anna")["salary"] == 8
    m.act("anna", "demotion")
    assert m.options("anna") == ["decline", "demote:theatre:1", "demote:dog", "demote:theatre:3"]
    m.act("anna", "demote:theatre:3")
    assert lines_of(m) == [("theatre", 1, False), ("dog", 2, False), ("theatre", 3, True), ("dog", 2, False)]
    assert m.job("anna")["salary"] == 5
    assert m.heard("demoted")[-1]["amount"] == 3
    assert m.match.audit() == ()


@rule("W-9.2", "W-9.7")
@pytest.mark.usefixtures("twice")
def test_with_the_last_of_two_like_lines_the_job_is_gone(lay):
    covered = ["theatre:3", "dog", "theatre"]
    m = lay(at="errands", jobs={"anna": {"job": "J401", "covered": covered}}, money={"anna": 20})
    assert [line[2] for line in lines_of(m)] == [True, True, True, False]
    m.act("anna", "demotion", "demote:dog")
    assert m.job("anna") is None


@rule("W-9.2")
@pytest.mark.usefixtures("twice")
def test_a_position_covers_no_line_twice(lay):
    with pytest.raises(palazzo.BadPosition, match="no line 'dog' left to cover"):
        lay(jobs={"anna": {"job": "J401", "covered": ["dog", "dog", "dog"]}})


@rule("W-9.2")
@pytest.mark.usefixtures("twice")
@pytest.mark.parametrize(("language", "said"), [("en", "theatre, £3"), ("it", "teatro, 3 £")])
def test_two_lines_of_one_symbol_are_told_apart_by_their_salaries(language, said):
    texts = Texts(language, content.PACKAGE)
    assert texts.option("demote:theatre:3").lower().endswith(said)
    assert texts.option("demote:theatre").lower().endswith(said.split(",")[0])


@rule("W-9.2")
@pytest.mark.usefixtures("twice")
@pytest.mark.parametrize("bot", [usher, clerk])
def test_bots_cover_the_dearer_of_two_lines(lay, bot):
    m = lay(at="errands", jobs={"anna": "J401"}, money={"anna": 20})
    m.act("anna", "demotion")
    view = m.view("anna")
    question = next(question for question in view["questions"] if question["due"])
    assert bot.answer(view, question, Random(1)) == "demote:theatre:3"
