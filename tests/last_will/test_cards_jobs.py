"""W-9: every job, line by line: its salary, and the symbol that covers each line."""

import pytest

from palazzo.games.last_will.content import PACKAGE
from palazzo.kernel.texts import Texts
from will_table import printed

rule = pytest.mark.rule

JOBS = [
    printed("J401", "Clerk", {"theatre": 1, "dog": 1, "helper": 2, "farm": 3}),
    printed("J402", "Governess", {"guest": 1, "dinner": 2, "carriage": 2, "townhouse": 2}),
    printed("J403", "Librarian", {"horse": 1, "helper": 1, "boat": 2, "theatre": 3}),
    printed("J404", "Postmaster", {"chef": 1, "carriage": 2, "theatre": 2, "manor": 2}),
    printed("J405", "Schoolmaster", {"dinner": 1, "guest": 1, "farm": 2, "boat": 3}),
    printed("J406", "Apothecary", {"helper": 1, "boat": 2, "dog": 2, "villa": 2}),
    printed("J407", "Journalist", {"wild": 1, "theatre": 1, "dinner": 2, "carriage": 3}),
    printed("J408", "Station Master", {"farm": 1, "helper": 2, "horse": 2, "dinner": 2}),
    printed("J409", "Bookkeeper", {"boat": 1, "chef": 1, "townhouse": 2, "helper": 3}),
    printed("J410", "Curate", {"wedding": 1, "carriage": 2, "theatre": 2, "manor": 2}),
    printed("J501", "Banker", {"villa": 1, "helper": 2, "dinner": 2, "carriage": 3, "theatre": 3}),
    printed("J502", "Doctor", {"boat": 2, "chef": 2, "farm": 2, "helper": 2, "dinner": 3}),
    printed("J503", "Barrister", {"dog": 1, "theatre": 2, "manor": 2, "boat": 3, "dinner": 3}),
    printed("J504", "Architect", {"townhouse": 2, "carriage": 2, "guest": 2, "theatre": 2, "farm": 3}),
    printed("J505", "Professor", {"horse": 1, "boat": 2, "villa": 2, "helper": 3, "dinner": 3}),
    printed("J506", "Civil Servant", {"carriage": 2, "farm": 2, "chef": 2, "dinner": 2, "manor": 3}),
    printed("J507", "Police Inspector", {"wild": 1, "guest": 2, "townhouse": 2, "theatre": 3, "boat": 3}),
    printed("J508", "Factory Manager", {"horse": 2, "helper": 2, "manor": 2, "boat": 2, "carriage": 3}),
    printed("J509", "Newspaper Editor", {"wedding": 1, "dog": 2, "dinner": 2, "villa": 3, "farm": 3}),
    printed("J510", "Insurance Director", {"wild": 1, "horse": 2, "carriage": 2, "helper": 3, "townhouse": 3}),
]
PLAYS = {
    "theatre": ("E13", "play:E13:1"),
    "dinner": ("E01", "play:E01:1"),
    "carriage": ("E05", "play:E05:1"),
    "boat": ("E09", "play:E09:1"),
    "wedding": ("GE1", "play:GE1:1"),
    "helper": ("H03", "place:H03"),
    "farm": ("F01", "buy:F01"),
    "townhouse": ("T01", "buy:T01"),
    "manor": ("M01", "buy:M01"),
    "villa": ("V01", "buy:V01"),
    "dog": ("C01", "token:X05:p0:1:C01"),
    "horse": ("C02", "token:X04:p1:0:C02"),
    "guest": ("C03", "token:X03:p2:0:C03"),
    "chef": ("C04", "token:X03:p2:1:C04"),
    "wild": ("W01", "token:X03:p2:1:W01:chef"),
}
"""For every symbol a card that shows it, and how it is played."""


def will_for(lines):
    """A will that names jobs of so many lines."""
    return {4: "G55-4", 5: "G70-5"}[len(lines)]


def at_work(lay, job, lines, covered=(), **position):
    """Anna has the job; expenses to put companions on lie before her."""
    position.setdefault("boards", {"anna": ["X05", "X04", "X03"]})
    jobs = {"anna": {"job": job, "covered": list(covered)}}
    return lay(will=will_for(lines), jobs=jobs, actions={"anna": 3}, money={"anna": 50}, **position)


@rule("W-9.1")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
def test_a_job_shows_its_name_and_its_lines_in_order(lay, job, name, lines):
    m = at_work(lay, job, lines)
    assert Texts("en", PACKAGE).say(job) == name
    shown = [{"symbol": symbol, "salary": salary, "covered": False} for symbol, salary in lines.items()]
    assert m.job("anna") == {"id": job, "salary": {4: 7, 5: 11}[len(lines)], "lines": shown}


@rule("W-9.9", "W-2.2")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
def test_a_job_pays_its_uncovered_lines_at_every_preparation(lay, job, name, lines):
    for count in range(len(lines)):
        covered = list(lines)[:count]
        jobs = {"anna": {"job": job, "covered": covered}}
        m = lay(at="preparation", round=2, will=will_for(lines), jobs=jobs, money={"anna": 50})
        salary = sum(list(lines.values())[count:])
        assert m.money("anna") == 50 + salary
        assert m.heard("salary") == [{"event": "salary", "seat": "s0", "job": job, "amount": salary}]


@rule("W-9.2", "W-9.3")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
def test_each_line_of_a_job_is_covered_by_a_card_of_its_symbol_and_pays_no_more(lay, job, name, lines):
    for symbol, salary in lines.items():
        card, play = PLAYS[symbol]
        m = at_work(lay, job, lines, hands={"anna": [card]})
        m.play("anna", play)
        assert m.options("anna") == ["decline", f"demote:{symbol}"]
        m.act("anna", f"demote:{symbol}")
        assert m.job("anna")["salary"] == sum(lines.values()) - salary
        assert [line["symbol"] for line in m.job("anna")["lines"] if line["covered"]] == [symbol]


@rule("W-9.3")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
def test_a_card_of_any_other_symbol_covers_no_line_of_a_job(lay, job, name, lines):
    for symbol, (card, play) in PLAYS.items():
        if symbol in lines or (symbol == "wild" and "chef" in lines):
            continue
        m = at_work(lay, job, lines, hands={"anna": [card]})
        m.play("anna", play)
        assert m.prompt() == "choose-action"


@rule("W-9.2")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
def test_a_line_already_covered_is_not_covered_again(lay, job, name, lines):
    for symbol in lines:
        card, play = PLAYS[symbol]
        m = at_work(lay, job, lines, covered=[symbol], hands={"anna": [card]})
        m.play("anna", play)
        assert m.prompt() == "choose-action"


@rule("W-9.7")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
def test_whoever_covers_the_last_line_of_a_job_is_sacked(lay, job, name, lines):
    for symbol in lines:
        card, play = PLAYS[symbol]
        others = [other for other in lines if other != symbol]
        m = at_work(lay, job, lines, covered=others, hands={"anna": [card]})
        assert m.job("anna")["salary"] == lines[symbol]
        m.play("anna", play)
        m.act("anna", f"demote:{symbol}")
        assert m.job("anna") is None
        assert m.heard("sacked") == [{"event": "sacked", "seat": "s0", "job": job}]


@rule("W-9.5", "W-4.6")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
@pytest.mark.parametrize("errand", ["demotion", "combined:demotion"])
def test_the_demotion_errand_covers_any_line_of_a_job(lay, job, name, lines, errand):
    for number, symbol in enumerate(lines):
        m = lay(at="errands", will=will_for(lines), jobs={"anna": job}, money={"anna": 50})
        m.act("anna", errand)
        assert m.options("anna") == ["decline", *(f"demote:{symbol}" for symbol in lines)]
        m.act("anna", f"demote:{symbol}")
        assert [line["covered"] for line in m.job("anna")["lines"]].index(True) == number


@rule("W-9.5", "W-4.5")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
def test_the_opera_covers_a_theatre_line_and_no_other(lay, job, name, lines):
    m = lay(at="errands", will=will_for(lines), jobs={"anna": job}, money={"anna": 50})
    m.act("anna", "opera")
    assert m.money("anna") == 48
    if "theatre" in lines:
        assert m.options("anna") == ["decline", "demote:theatre"]
    else:
        assert m.asks("bruno") == "choose-errand"


@rule("W-8.2")
@pytest.mark.parametrize(("job", "name", "lines"), JOBS)
def test_a_job_still_held_at_the_end_pays_once_more(lay, job, name, lines):
    m = lay(at="end", round=7, will=will_for(lines), jobs={"anna": job}, money={"anna": 5})
    assert m.match.outcome.scores[0] == 5 + sum(lines.values())
