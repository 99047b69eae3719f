"""The arena: everybody sits everywhere, nothing is played twice, and what is said of it is right."""

from __future__ import annotations

import pytest

from palazzo.cli import main
from palazzo.lab.arena import Pairing, PlayedMatch, Rating, interval, players_of, ratings, read, run, seated, shares


def won(number: int, players: list[str], winner: int) -> PlayedMatch:
    return PlayedMatch("last-will", players, number, [float(seat == winner) for seat in range(len(players))], 1, 0.1)


def test_players_are_written_briefly() -> None:
    assert players_of("clerk*2, usher") == ("clerk", "clerk", "usher")
    with pytest.raises(ValueError, match="nobody"):
        players_of("clerk,nobody")


def test_everybody_sits_once_in_every_seat_at_the_same_deal() -> None:
    pairing = Pairing("last-will", ("minister", "clerk", "usher"))
    tables = [seated(pairing, number) for number in range(3)]
    assert [table.index("minister") for table in tables] == [0, 1, 2]
    assert len({tuple(table) for table in tables}) == 3


def test_a_broken_off_run_goes_on_where_it_stopped(tmp_path) -> None:
    file = tmp_path / "records.jsonl"
    pairing = Pairing("last-will", ("usher", "usher"))
    run(pairing, range(1), file, workers=1)
    first = read(file)
    again = run(pairing, range(2), file, workers=1)
    assert [record.number for record in again] == [0, 1]
    assert read(file)[: len(first)] == first
    assert not any(record.trouble for record in again)


def test_shares_have_their_intervals() -> None:
    found = {one.level: one for one in shares([won(n, ["clerk", "usher"], 0) for n in range(8)])}
    assert found["clerk"].won == 1.0
    assert found["clerk"].fair == 0.5
    assert found["clerk"].low == pytest.approx(interval(1.0, 8)[0])
    assert found["usher"].high == pytest.approx(1 - found["clerk"].low)


def test_who_wins_is_rated_higher_and_more_surely() -> None:
    found = ratings([won(n, ["clerk", "usher", "usher"], 0) for n in range(12)])
    assert found["clerk"].mean > 25 > found["usher"].mean
    assert found["clerk"].deviation < Rating().deviation


def test_the_command_says_who_won(capsys) -> None:
    assert main(["arena", "--game", "last-will", "--players", "usher*2", "--matches", "2", "--workers", "1"]) == 0
    said = capsys.readouterr().out
    assert "2 matches, numbers 0 to 1" in said
    assert "usher" in said


def test_the_command_knows_its_levels(capsys) -> None:
    assert main(["arena", "--game", "last-will", "--players", "king*2"]) != 0
    assert "king" in capsys.readouterr().err
