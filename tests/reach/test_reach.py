"""Random matches reach every card, effect, phase, question and event; and the counts of it are honest."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from reach.count import SLICE, count_slice, running_totals, slices, written
from reach.counting import Watch, count, missing, wanted
from reach.table import counted_games, table, unreached
from reach.tables import BLOCK, CELLS, MATCHES, Cell, played

ASKED = {
    "junta": {(seats, deck) for seats in (4, 5, 6, 7) for deck in (64, 108)},
    "last-will": {(seats, way) for seats in (2, 3, 4, 5) for way in ("expansion", "without", "handicap", "base")},
}


@pytest.mark.full
@pytest.mark.parametrize("game", CELLS)
def test_five_hundred_matches_of_every_cell_end_well_and_reach_everything(game: str) -> None:
    *_, counts = running_totals(game)
    assert set(counts["matches"].values()) == {MATCHES}
    assert missing(game, counts) == []


@pytest.mark.parametrize("game", CELLS)
def test_the_cells_are_those_that_are_asked_for(game: str) -> None:
    assert len(CELLS[game]) == len(ASKED[game])
    assert len({cell.name for cell in CELLS[game]}) == len(CELLS[game])
    assert {cell.seats for cell in CELLS[game]} == {seats for seats, _ in ASKED[game]}
    assert MATCHES == 500


@pytest.mark.parametrize("cell", [cells[0] for cells in CELLS.values()], ids=lambda cell: cell.game)
def test_every_option_is_on_and_off_equally_often(cell: Cell) -> None:
    for option, values in cell.varied.items():
        met = Counter(cell.options(number)[option] for number in range(10 * BLOCK))
        wanted_counts = Counter(values * (10 * BLOCK // len(values)))
        assert met == wanted_counts, option


@pytest.mark.parametrize("game", CELLS)
def test_the_same_slice_is_counted_the_same_way_and_slices_cover_all_matches_once(game: str) -> None:
    work = slices(game, 10)
    numbers = Counter((cell.name, number) for cell, first, last in work for number in range(first, last))
    assert set(numbers.values()) == {1}
    assert len(numbers) == 10 * len(CELLS[game])
    assert max(last - first for _, first, last in work) == SLICE
    small = (work[0][0], 0, 1)
    assert count_slice(small) == count_slice(small)


@pytest.mark.parametrize("game", CELLS)
def test_what_is_counted_is_what_everyone_could_see_in_the_match(game: str) -> None:
    """One match, counted and looked at by another way: through what the seats were told."""
    cell = CELLS[game][-1]
    *_, (match, _) = played(cell, 1)
    counts = count(cell, 1, 2)
    public = Counter(line["event"] for line in match.events(None))
    assert all(counts["events"][event] == number for event, number in public.items())
    assert counts["matches"] == {cell.name: 1}
    assert counts["answers"]["in all"] == len(match.journal)
    assert match.outcome is not None
    assert counts["endings"] == {match.outcome.reason: 1}
    if game == "junta":
        begun = [line["phase"] for line in match.events(None) if line["event"] == "phase"]
        assert all(counts["phases"][f"phase{phase}"] == begun.count(phase) for phase in range(1, 10))
        laid = [line["card"] for line in match.events(None) if line["event"] in ("plays", "lays", "shielded")]
        assert all(counts["cards"][card] >= laid.count(card) for card in laid)
        assert counts["effects"]["burgle"] == counts["cards"]["A06"]
    else:
        bought = [line["card"] for line in match.events(None) if line["event"] in ("buys", "places")]
        assert all(counts["cards"][card] == bought.count(card) for card in bought)
        played_cards = [line["cards"] for line in match.events(None) if line["event"] == "plays"]
        weddings = sum(len(cards) > 1 for cards in played_cards)
        assert counts["modes"]["wedding set"] == weddings
        assert counts["modes"].total() == len(played_cards)


@pytest.mark.parametrize("game", CELLS)
def test_nothing_is_counted_that_is_not_there_and_nothing_is_reached_unseen(game: str) -> None:
    assert set(missing(game, {})) == {f"{what} {name}" for what, names in wanted(game).items() for name in names}
    everything = {what: dict.fromkeys(names, 1) for what, names in wanted(game).items()}
    assert missing(game, everything) == []
    everything["cards"][wanted(game)["cards"][3]] = 0
    assert missing(game, everything) == [f"cards {wanted(game)['cards'][3]}"]
    assert Watch(game).counts == {}


@pytest.mark.parametrize("game", counted_games())
def test_the_written_counts_know_every_card_effect_and_phase_of_the_game(game: str) -> None:
    counts = written(game)
    assert unreached(game) == []
    assert set(counts["matches"]) == {cell.name for cell in CELLS[game]}
    assert len(set(counts["matches"].values())) == 1, "every cell has as many matches as the others"
    assert sum(counts["endings"].values()) == sum(counts["matches"].values())
    assert set(counts["cards"]) <= set(wanted(game)["cards"])
    assert json.dumps(counts)
    assert str(sum(counts["matches"].values())) in table(game)
    assert all(name in table(game) for name in missing(game, counts)), "what was not reached is said"
