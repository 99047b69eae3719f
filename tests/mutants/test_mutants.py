"""Planted bugs: each must be caught by the generic test that is there for it, or the test is worth nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from generic import futures, history, playing, secrecy, undoing
from generic.play import TRADING, Coverage
from generic.scenes import SCENES
from generic.stories import STORIES
from generic.tables import Setting
from palazzo.games.final_decrees import FinalDecrees, reactions, stagnation
from palazzo.games.final_decrees.content import KIND
from palazzo.games.final_decrees.state import DECK, Decrees
from palazzo.games.final_decrees.trade import Trade
from palazzo.games.junta import Junta
from palazzo.games.junta.state import Republic
from palazzo.kernel import imagining, looking
from palazzo.kernel.history import History
from palazzo.kernel.match import Match
from palazzo.kernel.open_questions import Questions
from palazzo.kernel.questions import Number, Pick
from palazzo.kernel.registry import COPIES
from palazzo.kernel.rules import Prompts
from palazzo.kernel.table import EVERY_SEAT, EVERYONE, SEAT, Table, bits

FOUR = Setting("final-decrees", 4, (("rescue", True),))
FIVE = Setting("final-decrees", 5, (("edition", "empire"),))


def caught(test: Callable[..., Any], says: str, *more: Any) -> None:
    """The test fails, and for the reason it should, within a few matches."""

    def some_matches() -> None:
        for seed in range(20):
            test(FIVE, seed, *more)
            test(FOUR, seed, *more)

    with pytest.raises((AssertionError, RuntimeError), match=says):
        some_matches()


def caught_in(name: str, observer: int | None, says: str) -> None:
    """The history of this story comes out wrong."""
    story = next(story for story in STORIES if story.name == name)
    with pytest.raises(AssertionError, match=says):
        history.memory_is_exact(story, observer)


# -- secrecy


def test_a_secret_in_the_public_log(monkeypatch):
    tell = Table.confide
    monkeypatch.setattr(Table, "confide", lambda g, to, *what, **facts: tell(g, EVERYONE, *what, **facts))
    caught(secrecy.ahead, "the kernel was not told")


def test_a_window_asked_only_of_holders(monkeypatch):
    asked = reactions.asked

    def holders(g: Decrees, concerned: list[int], fits: tuple[str, ...]) -> list[int]:
        return [seat for seat in asked(g, concerned, fits) if any(KIND[card] in fits for card in g.hands[seat])]

    monkeypatch.setattr(reactions, "asked", holders)
    monkeypatch.setattr(stagnation, "asked", holders)
    caught(secrecy.ahead, "was not told|stands, but not")


def test_a_question_whose_time_tells_what_one_holds(monkeypatch):
    monkeypatch.setattr(FinalDecrees, "prompts", Prompts())
    caught(secrecy.choices, "hidden things decide whether")


def test_a_card_played_of_which_the_kernel_is_not_told(monkeypatch):
    expose = Table.expose

    def quietly(g: Table, thing: int, source: int, known: bool = False) -> None:
        if g.owner_of(source) < 0:
            expose(g, thing, source, known)

    monkeypatch.setattr(Decrees, "expose", quietly)
    caught(secrecy.moves_are_noted, "left a hand")


def test_a_draw_the_kernel_is_not_told_of(monkeypatch):
    slip = Table.slip

    def quietly(g: Table, thing: int, source: int, place: int, to: int) -> None:
        if source != DECK:
            slip(g, thing, source, place, to)

    monkeypatch.setattr(Decrees, "slip", quietly)
    caught(secrecy.ahead, "the kernel was not told")
    caught(secrecy.fair_undo, "may be taken back|may take back")


def test_a_draw_seen_by_the_seats_of_a_number_taken_for_a_mask(monkeypatch):
    slip = Table.slip

    def mistaken(g: Table, thing: int, source: int, place: int, to: int) -> None:
        slip(g, thing, source, place, g.owner_of(place) if source == DECK else to)

    monkeypatch.setattr(Decrees, "slip", mistaken)
    caught(secrecy.moves_are_noted, r"who was not among those who saw which .* `1 << seat` for one seat")


def test_a_draw_of_which_no_event_tells_what_came(monkeypatch):
    monkeypatch.setattr(Table, "confide", lambda g, to, what, secret, **facts: None)
    caught(secrecy.ahead, "sees at .* what no event told it .*confide")


def test_a_resample_that_changes_nothing(monkeypatch):
    monkeypatch.setattr(imagining, "deal_anew", lambda rules, g, seat, rng: True)
    caught(secrecy.variety, "never imagines it elsewhere")


def test_a_hand_listed_in_holding_order(monkeypatch):
    private_part = FinalDecrees.private_part

    def in_order(rules: FinalDecrees, g: Decrees, seat: int) -> list[Any]:
        seen = private_part(rules, g, seat)
        for other in range(g.seats):
            seen[other] = [KIND[c] if g.sees(seat, c, other) else "?" for c in g.hands[other]]
        return seen

    monkeypatch.setattr(FinalDecrees, "private_part", in_order)
    caught(secrecy.now, "can tell")


def test_the_top_of_the_deck_in_the_view(monkeypatch):
    common = FinalDecrees.common

    def with_top(rules: FinalDecrees, g: Decrees) -> dict[str, Any]:
        return {**common(rules, g), "top": [KIND[card] for card in g.deck[-1:]]}

    monkeypatch.setattr(FinalDecrees, "common", with_top)
    caught(secrecy.now, "can tell the worlds apart")


def test_an_offer_that_lists_what_the_partner_truly_holds(monkeypatch):
    monkeypatch.setattr(Trade, "all_might_give", lambda trade, g: [trade.may_give(g, seat) for seat in range(g.seats)])
    caught(secrecy.now, "can tell the worlds apart")


def test_a_version_counted_for_all(monkeypatch):
    view = Match.view

    def counted(match: Match, seat: int | None, since: int = 0) -> dict[str, Any]:
        return {**view(match, seat, since), "version": len(match.journal)}

    monkeypatch.setattr(Match, "view", counted)
    caught(secrecy.aside, "notices")


def test_a_question_id_counted_for_all(monkeypatch):
    put = Questions.due_of

    def counted(questions: Questions, seat: int) -> Any:
        question = put(questions, seat)
        question.given = sum(questions._table.given)
        return question

    monkeypatch.setattr(Questions, "due_of", counted)
    caught(secrecy.aside, "notices")


def test_deals_numbered_one_after_another(monkeypatch):
    def numbered(g: Table, seat: int, value: Any) -> str:
        g.offers["all"] = g.offers.get("all", 0) + 1
        return f"{SEAT[seat]}-{g.offers['all']}"

    monkeypatch.setattr("palazzo.kernel.deals.deal_id", numbered)
    caught(secrecy.dealings_leave_no_trace, "have talked")


def test_a_private_offer_told_to_all(monkeypatch):
    monkeypatch.setattr(Table, "whisper", lambda g, to, what, **facts: g.tell(what, **facts))
    caught(secrecy.aside, "notices")


def test_a_waiting_list_that_says_who_has_answered(monkeypatch):
    def telling(match: Match) -> dict[str, Any]:
        return {"for": [SEAT[seat] for seat in bits(match.table.stack[-1].waits)], "why": "wait-decision"}

    monkeypatch.setattr(looking, "waiting", telling)
    caught(secrecy.aside, "notices")


def test_an_undo_lost_when_another_begins_a_choice(monkeypatch):
    answer = Match.answer

    def hasty(match: Match, seat: int, value: Any, question: str | None = None) -> None:
        answer(match, seat, value, question)
        history = match._history
        if history.begun >= 0:
            history.last, history.fence, history.begun = seat, history.begun, -1

    monkeypatch.setattr(Match, "answer", hasty)
    caught(secrecy.aside, "notices")


# -- scenes


def caught_at(name: str, says: str) -> None:
    """The scene of this name does not come off."""
    story = next(story for story in SCENES if story.name.startswith(name))
    with pytest.raises(AssertionError, match=says):
        secrecy.scene(story)


def test_a_hiding_place_in_the_view(monkeypatch):
    common = Junta.common

    def with_places(rules: Junta, g: Republic, *memory: Any) -> dict[str, Any]:
        return {**common(rules, g, *memory), "hiding": list(g.place)}

    monkeypatch.setattr(Junta, "common", with_places)
    caught_at("a Minister kills", "can tell the worlds apart")


def test_banking_told_to_all(monkeypatch):
    monkeypatch.setattr(Table, "whisper", lambda g, to, what, **facts: g.tell(what, **facts))
    caught_at("cards and cash", "notices|not told")


# -- memory


def test_a_private_look_that_is_not_recorded(monkeypatch):
    monkeypatch.setattr(Table, "show_all", lambda g, things, place, to: g.reveal(to))
    caught_in("one of two cards seen is passed on to an empty hand", 0, "could know better")


def test_a_sight_that_follows_one_of_two_copies(monkeypatch):
    monkeypatch.setattr(Table, "claim", lambda g, thing, place, to: g.forget(thing, to & EVERY_SEAT))
    caught_in("a card given joins its copy, and one of them is played", 0, "what it was not told")


def test_a_hidden_move_that_everyone_can_follow(monkeypatch):
    slip = Table.slip
    monkeypatch.setattr(Table, "slip", lambda g, thing, source, place, to: slip(g, thing, source, place, EVERYONE))
    caught(secrecy.gifts_look_alike, "can tell what")
    caught_in("one of two cards seen is passed on to an empty hand", 0, "what it was not told")


def test_a_hidden_move_that_keeps_old_sights(monkeypatch):
    monkeypatch.setattr(Table, "blur", lambda g, source, place, to: None)
    caught(playing.plays_to_the_end, "supposes", Coverage(), TRADING)


def test_a_copy_that_writes_in_the_notes_of_another(monkeypatch):
    def careless(g: Table) -> None:
        g.log, g.own_log = g.log[:], True

    monkeypatch.setattr(Table, "unshare", careless)
    caught(futures.old_copies_never_change, "changed")


# -- undo


def test_a_fence_not_raised(monkeypatch):
    monkeypatch.setattr(History, "raise_fence", lambda history: None)
    caught(secrecy.fair_undo, "may be taken back|may take back")


def test_an_undo_that_leaves_something_behind(monkeypatch):
    undo = Match.undo

    def careless(match: Match, seat: int) -> None:
        undo(match, seat)
        match.table.moments += 1

    monkeypatch.setattr(Match, "undo", careless)
    caught(undoing.undo_gives_back, "taken back")


def test_an_undo_that_takes_back_the_wrong_secret_answer(monkeypatch):
    monkeypatch.setattr(Match, "_waiting_answer", lambda match, seat: len(match.journal) - 1)
    caught(undoing.secret_answers_come_back_in_any_order, "taken back")


# -- copies


def test_a_copy_that_forgets_a_field(monkeypatch):
    copy = COPIES[Decrees]

    def forgetful(g: Decrees) -> Decrees:
        made = copy(g)
        made.turn = 0
        return made

    monkeypatch.setitem(COPIES, Decrees, forgetful)
    caught(futures.copies_have_equal_futures, "a copy, ")


def test_a_copy_that_shares_a_list(monkeypatch):
    copy = COPIES[Decrees]

    def sharing(g: Decrees) -> Decrees:
        made = copy(g)
        made.blame = g.blame
        return made

    monkeypatch.setitem(COPIES, Decrees, sharing)
    caught(futures.old_copies_never_change, "changed")


def test_a_save_that_forgets_the_last_answer(monkeypatch):
    monkeypatch.setattr(Match, "journal", property(lambda match: match._history.lines[:-1]))
    caught(futures.copies_have_equal_futures, "loaded, 0 answers on")


def test_a_view_that_shares_its_lists(monkeypatch):
    plain, made = looking.plain, {}
    monkeypatch.setattr(looking, "plain", lambda value: made.setdefault(repr(value), plain(value)))
    caught(futures.views_belong_to_the_reader, "scribbled on")


def test_a_brisk_copy_that_waits_for_forced_answers(monkeypatch):
    monkeypatch.setattr(Match, "_answer_what_is_forced", lambda match: None)
    caught(futures.brisk_copies_end_alike, "a brisk copy asks it")


# -- playing


def test_a_stale_opening(monkeypatch):
    monkeypatch.setattr(Table, "drop_deals", lambda g, kind, source: 0)
    caught(playing.plays_to_the_end, "supposes|holds no", Coverage(), TRADING._replace(opening=0.7))


def test_a_card_that_is_lost(monkeypatch):
    def lose(g: Decrees, seat: int, kind: str) -> None:
        thing = g.held(seat, kind)
        g.hands[seat].remove(thing)
        g.expose(thing, seat)

    monkeypatch.setattr(Decrees, "discard", lose)
    caught(playing.plays_to_the_end, "cards lost", Coverage())


def test_a_veiled_place_for_which_there_is_nothing_to_see(monkeypatch):
    private_part = FinalDecrees.private_part
    monkeypatch.setattr(FinalDecrees, "private_part", lambda rules, g, seat: private_part(rules, g, seat)[:-1])
    caught(playing.plays_to_the_end, r"private_part gives s0 \d+ parts, and veiled names \d+ places", Coverage())


def test_a_thing_that_is_not_among_the_copies_of_its_kind(monkeypatch):
    copies_of = Decrees.copies_of
    monkeypatch.setattr(Decrees, "copies_of", lambda g, kind: copies_of(g, kind)[:1])
    caught(playing.plays_to_the_end, r"thing \d+ is a '\w+', and not among copies_of", Coverage())


def test_people_without_their_seats(monkeypatch):
    common = FinalDecrees.common
    monkeypatch.setattr(FinalDecrees, "common", lambda rules, g: {**common(rules, g), "people": [{"points": 1}]})
    caught(playing.plays_to_the_end, r"names the seats \[None\]: one record for each", Coverage())


def test_chance_that_does_not_come_from_the_key(monkeypatch):
    monkeypatch.setattr(Table, "shuffle", lambda g, things: Random().shuffle(things))
    caught(playing.plays_to_the_end, "all chance must come from g.shuffle", Coverage())


def test_an_option_whose_default_is_none_of_its_values(monkeypatch):
    match = FIVE.match(0)
    monkeypatch.setattr(match.rules.entry.options[0], "default", "none such")
    with pytest.raises(AssertionError, match="is 'none such' by default, which it cannot be"):
        playing.well_laid(match)


def test_a_card_that_is_put_down_and_kept(monkeypatch):
    slip = Table.slip

    def keep(g: Decrees, thing: int, source: int, place: int, to: int) -> None:
        slip(g, thing, source, place, to)
        if source == DECK:
            g.deck.insert(0, thing)

    monkeypatch.setattr(Decrees, "slip", keep)
    caught(playing.plays_to_the_end, r"thing \d+ \(\w+\) lies in place \d+ and again in \d+", Coverage())


def test_a_default_that_does_not_stand(monkeypatch):
    monkeypatch.setattr(Number, "default", lambda question: question.least - 1)
    caught(playing.plays_to_the_end, "and refuses it", Coverage())


def test_a_choice_taken_for_forced(monkeypatch):
    monkeypatch.setattr(Pick, "forced", lambda question: len(question.options) < 3)
    caught(playing.plays_to_the_end, "is forced, but", Coverage())
