"""FD-7.3: promises kept, broken and void; and the option that makes them binding."""

import pytest

from decrees_table import NAMES, set_table

rule = pytest.mark.rule

POSTS = {"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "SEC", "elena": "TRE"}
DECK = ["C11", "C11", "C12", "C12", "C18", "C18", "C22", "C22", "C24", "C24", "C07", "C07", "C20", "C10"]


def lay(**position):
    """A table with nothing exciting in the deck."""
    return set_table(**{"directs": POSTS, "deck": DECK, **position})


def promise(m, by, to, what, **words):
    """One promises another something; how that promise is called."""
    return m.swap(by, promises=[{"by": by, "to": to, "promise": what, **words}]) + ".0"


def stop_until(m, name):
    """Everyone stops at once until it is this player's turn; their own turn under way is ended too."""
    m.act(m.player(), "stop")
    while m.player() != name:
        m.act(m.player(), "stop")


# -- in general


@rule("FD-7.3")
def test_an_open_promise_is_known_to_the_two_alone():
    m = lay()
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    assert [m.fate(name, pledge) for name in ("anna", "bruno", "carla")] == ["open", "open", None]


@rule("FD-7.3")
def test_kept_and_broken_promises_are_known_to_all():
    m = lay()
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    m.act("anna", "stamp", "D3")
    assert [m.fate(name, pledge) for name in ("anna", "bruno", "carla", "dario")] == ["kept"] * 4
    [kept] = m.heard("promise-kept")
    assert (kept["seat"], kept["other"], kept["promise"]) == ("s0", "s1", pledge)
    assert (kept["pledge"], kept["particulars"]) == ("stamp", {"decree": "D3"})


@rule("FD-7.3")
def test_a_promise_needs_the_consent_of_the_promiser():
    m = lay()
    asked = {"by": "bruno", "to": "anna", "promise": "give-card"}
    deal = m.offer("anna", promises=[asked])
    assert m.view("bruno")["promises"] == []
    m.reply("bruno", deal)
    assert m.fate("bruno", f"{deal}.0") == "open"


@rule("FD-7.3")
def test_promises_name_what_there_is():
    m = lay(enacted=["D1"])
    for wrong in (
        {"promise": "stamp", "decree": "D1"},
        {"promise": "forward", "decree": "D2", "ministry": "C01"},
        {"promise": "take-blame", "amount": 0},
    ):
        offer = {"promises": [{"by": "anna", "to": "bruno", **wrong}]}
        assert m.refusal("anna", offer, "deal.offer.0").reason == "not-offered"
    offer = {"promises": [{"by": "anna", "to": "bruno", "promise": "abdicate"}]}
    assert m.refusal("anna", offer, "deal.offer.0").reason == "no-such-promise"


@rule("FD-7.3")
@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("forward", {"decree": "D2", "ministry": "NAV"}),
        ("stamp", {"decree": "D3"}),
        ("no-investigation", {}),
        ("take-blame", {"amount": 1}),
        ("give-card", {}),
    ],
)
def test_when_the_game_ends_first_every_promise_is_void(what, words):
    m = lay(deck=["C31"], rest="discards", blame={"bruno": 3})
    pledge = promise(m, "anna", "bruno", what, **words)
    m.act("anna", "draw")
    assert m.match.over
    assert m.fate("bruno", pledge) == "void"
    assert m.fate("carla", pledge) is None


# -- forward a decree


@rule("FD-7.3")
def test_a_forward_is_kept_when_the_decree_is_moved_there_also_in_the_turn_under_way():
    m = lay()
    pledge = promise(m, "anna", "bruno", "forward", decree="D2", ministry="NAV")
    m.act("anna", "forward", "D2", "NAV")
    assert m.fate("bruno", pledge) == "kept"


@rule("FD-7.3")
def test_a_forward_can_be_kept_in_the_next_whole_turn():
    m = lay()
    pledge = promise(m, "anna", "bruno", "forward", decree="D2", ministry="NAV")
    stop_until(m, "anna")
    assert m.fate("bruno", pledge) == "open"  # the turn already begun did not count
    m.act("anna", "forward", "D2", "NAV")
    assert m.fate("bruno", pledge) == "kept"


@rule("FD-7.3")
def test_a_forward_by_a_card_keeps_it_too():
    m = lay(hands={"anna": ["C13"]}, decrees={"D2": "TRE"})
    pledge = promise(m, "anna", "bruno", "forward", decree="D2", ministry="NAV")
    m.play("anna", "C13", {"NAV": ["D2"]})
    assert m.fate("bruno", pledge) == "kept"


@rule("FD-7.3")
def test_a_forward_is_broken_if_it_could_be_done_in_the_next_whole_turn_and_was_not():
    m = lay()
    pledge = promise(m, "anna", "bruno", "forward", decree="D2", ministry="NAV")
    stop_until(m, "anna")
    m.act("anna", "forward", "D2", "TRE")  # elsewhere
    assert m.fate("bruno", pledge) == "open"
    m.act("anna", "stop")
    assert m.fate("carla", pledge) == "broken"


@rule("FD-7.3")
def test_a_forward_promised_in_anothers_turn_is_due_in_the_next_one():
    m = lay(player="elena")
    pledge = promise(m, "anna", "bruno", "forward", decree="D2", ministry="NAV")
    m.act("elena", "stop")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "broken"


@rule("FD-7.3")
def test_a_forward_is_void_if_the_decree_never_came_while_an_action_was_left():
    m = lay(decrees={"D2": "TRE"})
    pledge = promise(m, "anna", "bruno", "forward", decree="D2", ministry="NAV")
    stop_until(m, "anna")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "void"
    assert m.heard("promise-void", "carla") == []


@rule("FD-7.3")
def test_a_decree_reached_without_an_action_left_is_no_chance_to_forward_it():
    m = lay(player="elena", decrees={"D2": "REF"})
    pledge = promise(m, "anna", "bruno", "forward", decree="D2", ministry="NAV")
    m.act("elena", "stop")
    for word in ("move:s1", "move:s1", "move:s0"):  # the third brings anna to REF, where it lies
        m.act("anna", word)
    assert (m.directs("anna"), m.actions()) == ("REF", 0)
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "void"


@rule("FD-7.3")
def test_a_forward_made_by_someone_else_does_not_keep_it():
    m = lay(player="elena", decrees={"D2": "TRE"})
    pledge = promise(m, "anna", "bruno", "forward", decree="D2", ministry="NAV")
    m.act("elena", "forward", "D2", "NAV")
    assert m.fate("bruno", pledge) == "open"
    m.act("elena", "stop")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "void"


# -- stamp a decree


@rule("FD-7.3")
def test_a_stamp_is_kept_when_stamped():
    m = lay(player="elena")
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    m.act("elena", "stop")
    m.act("anna", "stamp", "D3")
    assert m.fate("carla", pledge) == "kept"


@rule("FD-7.3")
def test_a_stamp_is_broken_at_the_end_of_the_first_turn_in_which_it_could_be_made():
    m = lay(player="elena")
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    m.act("elena", "stop")
    m.act("anna", "forward", "D3", "SEC")
    assert m.fate("carla", pledge) is None
    m.act("anna", "stop")
    assert m.fate("carla", pledge) == "broken"


@rule("FD-7.3")
def test_for_a_stamp_the_turn_under_way_counts():
    m = lay()
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    m.act("anna", "forward", "D1", "TRE")
    m.act("anna", "stop")
    assert m.fate("carla", pledge) == "broken"


@rule("FD-7.3")
def test_for_a_stamp_the_turn_under_way_counts_even_if_its_promiser_stops_at_once():
    m = lay()
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    m.act("anna", "stop")
    assert m.fate("carla", pledge) == "broken"


@rule("FD-7.3")
def test_for_a_stamp_a_turn_under_way_without_a_chance_does_not_count():
    m = lay(decrees={"D3": "TRE"})
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    stop_until(m, "elena")
    assert m.fate("bruno", pledge) == "open"
    m.act("elena", "forward", "D3", "EXE")
    m.act("elena", "stop")
    m.act("anna", "stop")
    assert m.fate("carla", pledge) == "broken"


@rule("FD-7.3")
def test_a_stamp_promised_when_no_action_is_left_is_not_broken_that_turn():
    m = lay(actions=0)
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "open"


@rule("FD-7.3")
def test_a_stamp_is_void_if_there_was_no_chance_up_to_the_end_of_the_next_whole_turn():
    m = lay(decrees={"D3": "TRE"})
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    stop_until(m, "anna")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "void"


@rule("FD-7.3")
def test_a_decree_on_ones_ministry_that_is_another_steps_is_no_chance_to_stamp_it():
    m = lay(player="elena")
    pledge = promise(m, "anna", "bruno", "stamp", decree="D1")
    m.act("elena", "stop")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "void"


# -- do not investigate me


@rule("FD-7.3")
def test_an_investigation_breaks_the_promise_not_to():
    m = lay(player="dario", ministries={"HR": 2})
    pledge = promise(m, "dario", "bruno", "no-investigation")
    m.act("dario", "investigate", "HR")
    assert m.fate("carla", pledge) == "broken"
    assert m.blame("bruno") == 2


@rule("FD-7.3")
def test_so_does_an_acting_minister():
    m = lay(ministries={"HR": 2, "NAV": 2}, hands={"anna": ["C21"]})
    pledge = promise(m, "anna", "bruno", "no-investigation")
    m.play("anna", "C21", "as:SEC", "HR")
    assert m.fate("carla", pledge) == "broken"


@rule("FD-7.3")
def test_what_counts_is_the_ministry_the_other_directs_then():
    m = lay(player="dario", ministries={"HR": 2, "REF": 2, "NAV": 2})
    pledge = promise(m, "dario", "bruno", "no-investigation")
    m.act("dario", "investigate", "NAV")
    m.act("dario", "move", "bruno")
    assert m.fate("bruno", pledge) == "open"
    m.act("dario", "investigate", "REF")
    assert m.fate("bruno", pledge) == "broken"


@rule("FD-7.3")
def test_not_investigating_up_to_the_end_of_the_next_whole_turn_keeps_it():
    m = lay(player="dario")
    pledge = promise(m, "dario", "bruno", "no-investigation")
    stop_until(m, "dario")
    assert m.fate("bruno", pledge) == "open"
    m.act("dario", "stop")
    assert m.fate("carla", pledge) == "kept"


@rule("FD-7.3")
def test_it_can_still_be_broken_in_the_next_whole_turn():
    m = lay(player="dario")
    pledge = promise(m, "dario", "bruno", "no-investigation")
    stop_until(m, "dario")
    m.act("dario", "investigate", "HR")
    m.pass_windows()
    assert m.fate("bruno", pledge) == "broken"


@rule("FD-7.3")
def test_an_investigation_by_someone_else_does_not_break_it():
    m = lay(player="dario", ministries={"HR": 2})
    pledge = promise(m, "anna", "bruno", "no-investigation")
    m.act("dario", "investigate", "HR")
    assert m.fate("bruno", pledge) == "open"


# -- take blame, give a card


@rule("FD-7.3")
def test_taking_the_blame_in_a_deal_keeps_the_promise():
    m = lay(blame={"bruno": 9})
    pledge = promise(m, "anna", "bruno", "take-blame", amount=3)
    m.swap("bruno", ("bruno", "anna", {"blame": 3}))
    assert m.fate("carla", pledge) == "kept"


@rule("FD-7.3")
@pytest.mark.parametrize("terms", [("bruno", "anna", {"blame": 2}), ("carla", "anna", {"blame": 3})])
def test_taking_less_or_from_another_does_not(terms):
    m = lay(blame={"bruno": 9, "carla": 9})
    pledge = promise(m, "anna", "bruno", "take-blame", amount=3)
    m.swap("anna", terms)
    assert m.fate("bruno", pledge) == "open"


@rule("FD-7.3")
def test_blame_not_taken_by_the_end_of_the_next_whole_turn_breaks_it():
    m = lay(blame={"bruno": 9})
    pledge = promise(m, "anna", "bruno", "take-blame", amount=3)
    stop_until(m, "anna")
    assert m.fate("bruno", pledge) == "open"
    m.act("anna", "stop")
    assert m.fate("carla", pledge) == "broken"


@rule("FD-7.3")
def test_blame_that_was_not_there_to_take_makes_it_void():
    m = lay(blame={"bruno": 2}, player="elena")
    pledge = promise(m, "anna", "bruno", "take-blame", amount=3)
    m.act("elena", "stop")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "void"


@rule("FD-7.3")
def test_giving_a_card_in_a_deal_keeps_the_promise():
    m = lay(hands={"anna": ["C01"]}, blame={"bruno": 1})
    pledge = promise(m, "anna", "bruno", "give-card")
    m.swap("anna", ("anna", "bruno", {"C01": 1}), ("bruno", "anna", {"blame": 1}))
    assert m.fate("carla", pledge) == "kept"


@rule("FD-7.3")
@pytest.mark.parametrize("terms", [("anna", "carla", {"C01": 1}), ("anna", "bruno", {"blame": 1})])
def test_giving_it_to_another_or_giving_blame_does_not(terms):
    m = lay(hands={"anna": ["C01", "C02"]}, blame={"anna": 1})
    pledge = promise(m, "anna", "bruno", "give-card")
    m.swap("anna", terms)
    assert m.fate("bruno", pledge) == "open"


@rule("FD-7.3")
def test_a_card_given_in_the_same_deal_does_not_keep_the_promise_of_another():
    m = lay(hands={"anna": ["C01", "C02"]})
    later = {"by": "anna", "to": "bruno", "promise": "give-card"}
    pledge = m.swap("anna", ("anna", "bruno", {"C01": 1}), promises=[later]) + ".0"
    assert m.fate("bruno", pledge) == "open"
    m.swap("anna", ("anna", "bruno", {"C02": 1}))
    assert m.fate("bruno", pledge) == "kept"


@rule("FD-7.3")
def test_a_card_not_given_breaks_it():
    m = lay(hands={"anna": ["C01"]}, player="elena")
    pledge = promise(m, "anna", "bruno", "give-card")
    m.act("elena", "stop")
    m.act("anna", "stop")
    assert m.fate("carla", pledge) == "broken"


@rule("FD-7.3")
def test_who_never_had_a_card_to_give_is_free():
    m = lay(player="elena", deck=["C31"])
    pledge = promise(m, "anna", "bruno", "give-card")
    m.act("elena", "stop")  # anna draws Stagnation & Decline, and no card
    assert m.cards("anna") == 0
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "void"


# -- binding


@rule("FD-7.3")
def test_playing_the_last_card_does_not_free_one_from_giving_it():
    m = lay(player="elena", hands={"anna": ["C24"]}, deck=["C24", *DECK[:8]])
    pledge = promise(m, "anna", "bruno", "give-card")
    m.act("elena", "stop")
    for _ in range(2):
        m.play("anna", "C24")
        m.pass_windows()
    m.act("anna", "stop")
    assert m.cards("anna") == 0
    assert m.fate("bruno", pledge) == "broken"


@rule("FD-7.3")
def test_pardoning_the_blame_does_not_free_one_from_taking_it():
    m = lay(player="elena", blame={"bruno": 3}, hands={"anna": ["C06"]})
    pledge = promise(m, "anna", "bruno", "take-blame", amount=3)
    m.act("elena", "stop")
    m.play("anna", "C06")
    m.pass_windows()
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "broken"


@rule("FD-7.3")
def test_a_decree_that_lies_there_already_cannot_be_forwarded_there():
    m = lay(player="elena", decrees={"D3": "EXE"})
    pledge = promise(m, "anna", "bruno", "forward", decree="D3", ministry="EXE")
    m.act("elena", "stop")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "void"


@rule("FD-7.3")
def test_option_binding_refuses_what_would_break_a_promise():
    m = lay(binding=True, player="dario", ministries={"HR": 2, "NAV": 2})
    pledge = promise(m, "dario", "bruno", "no-investigation")
    refusal = m.refusal("dario", "investigate:HR")
    assert (refusal.reason, refusal.facts["promise"]) == ("you-promised", pledge)
    m.act("dario", "investigate", "NAV")
    assert m.fate("bruno", pledge) == "open"


@rule("FD-7.3")
def test_option_binding_makes_one_stamp_before_stopping():
    m = lay(binding=True, player="elena")
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    m.act("elena", "stop")
    assert m.refusal("anna", "stop").reason == "you-promised"
    m.act("anna", "stamp", "D3")
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "kept"


@rule("FD-7.3")
def test_option_binding_lets_one_break_a_promise_when_nothing_else_is_left():
    m = lay(binding=True, player="elena")
    pledge = promise(m, "anna", "bruno", "stamp", decree="D3")
    m.act("elena", "stop")
    for word in ("forward:D3:SEC", "forward:D1:HR", "forward:D2:HR"):
        m.act("anna", word)
    assert m.options("anna") == ["stop"]
    m.act("anna", "stop")
    assert m.fate("bruno", pledge) == "broken"


@rule("FD-7.3")
def test_option_binding_also_holds_for_what_a_card_declares():
    m = lay(binding=True, ministries={"HR": 2, "NAV": 2}, hands={"anna": ["C21"]})
    promise(m, "anna", "bruno", "no-investigation")
    m.play("anna", "C21", "as:SEC")
    assert m.refusal("anna", "HR").reason == "you-promised"
    m.answer("anna", "NAV")
    assert m.blame("carla") == 2


@rule("FD-7.3")
def test_without_the_option_nothing_is_refused():
    m = lay(player="dario", ministries={"HR": 2})
    promise(m, "dario", "bruno", "no-investigation")
    m.act("dario", "investigate", "HR")
    assert m.blame("bruno") == 2


@rule("FD-7.3")
def test_option_binding_does_not_bind_others():
    m = lay(binding=True, player="dario", ministries={"HR": 2})
    promise(m, "anna", "bruno", "no-investigation")
    m.act("dario", "investigate", "HR")
    assert m.blame("bruno") == 2
    assert set(NAMES) == set(m.may_trade())
