"""A book that is kept up says the same as one read from the first line, whatever copies, worlds and undoing do."""

from __future__ import annotations

from random import Random

from generic.play import TRADING, choose
from generic.tables import share
from palazzo.kernel import looking
from palazzo.kernel.books import Books

ANSWERS = 250


def anew(match, mask):
    """A book read from the first line."""
    fresh = match.clone()
    fresh._books = Books()
    return looking.book_of(fresh, mask)


def test_books_are_kept_up_as_if_read_from_the_first_line(setting):
    for seed in share(0.4):
        rng = Random(f"books {setting} {seed}")
        match = setting.match(f"books {seed}")
        for _ in range(ANSWERS):
            if match.over:
                break
            if rng.random() < 0.1:
                match = match.clone()
            if rng.random() < 0.1:
                seats = [seat for seat in range(match.seats) if match.can_undo(seat)]
                if seats:
                    match.undo(rng.choice(seats))
            if rng.random() < 0.15:
                seat = rng.randrange(match.seats)
                masks = [0, 1 << seat, -1]
                for mask in masks:
                    kept, fresh = looking.book_of(match, mask), anew(match, mask)
                    assert kept.written() == fresh.written()
                    assert kept.whole_course() == fresh.whole_course()
                    assert match.rules.reading(match.table, looking.book_of(match, 0)) == match.rules.reading(
                        match.table, anew(match, 0)
                    )
                world = match.resample(seat, rng)
                for mask in masks[:2]:
                    assert looking.book_of(world, mask).written() == looking.book_of(match, mask).written()
            choose(match, rng, TRADING).on(match)
