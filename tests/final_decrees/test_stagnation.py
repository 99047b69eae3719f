"""FD-5: Stagnation & Decline."""

import pytest

import palazzo
from decrees_table import NAMES

rule = pytest.mark.rule

POSTS = {"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "SEC", "elena": "TRE"}
FIVE = ["C01", "C02", "C03", "C04", "C05"]


# -- when it is played


@rule("FD-5.1")
def test_drawn_at_step_two_it_is_played_at_once_and_is_that_draw(table):
    m = table(at="turn", directs=POSTS, deck=["C31", *FIVE, "C06"])
    assert m.heard("stagnation") == [{"event": "stagnation", "seat": "s0"}]
    assert m.pile("discards") == FIVE
    assert m.cards("anna") == 0  # no other card replaces it
    assert m.heard("drew") == []
    assert (m.player(), m.actions()) == ("anna", 3)  # the turn goes on


@rule("FD-5.1")
def test_drawn_by_the_draw_action_it_is_that_draw_and_the_turn_goes_on(table):
    m = table(directs=POSTS, deck=["C31", *FIVE, "C06"])
    m.act("anna", "draw")
    assert m.pile("discards") == FIVE
    assert m.cards("anna") == 0
    assert m.actions() == 2
    assert m.refusal("anna", "draw").reason == "not-offered"


@rule("FD-5.1")
def test_drawn_by_a_card_it_is_one_of_its_draws_and_the_other_follows(table):
    m = table(directs=POSTS, hands={"anna": ["C25"]}, deck=["C31", *FIVE])
    m.play("anna", "C25")
    assert m.pile("discards") == [*FIVE, "C25"]
    assert m.cards("anna") == 1
    assert len(m.heard("drew")) == 1


@rule("FD-5.1")
def test_drawn_second_by_a_card_no_third_draw_follows(table):
    m = table(directs=POSTS, hands={"anna": ["C25"]}, deck=["C06", "C31", *FIVE])
    m.play("anna", "C25")
    assert m.hand("anna") == ["C06"]
    assert len(m.heard("stagnation")) == 1


@rule("FD-5.1")
def test_it_is_never_in_a_hand(table):
    with pytest.raises(palazzo.BadPosition):
        table(hands={"anna": ["C31"]})


# -- (a) the cards burned


@rule("FD-5.1")
def test_the_top_five_are_burned_and_no_more(table):
    m = table(at="turn", directs=POSTS, deck=["C31", *FIVE, "C06", "C07"], rest="discards")
    assert m.heard("burned")[0]["cards"] == FIVE
    assert m.pile("deck") == 3  # C06, C07 and the card itself


@rule("FD-5.1")
@pytest.mark.parametrize("left", [0, 1, 4])
def test_a_short_deck_burns_what_there_is(table, left):
    m = table(at="turn", directs=POSTS, deck=["C31", *FIVE[:left]], rest="discards")
    assert m.heard("burned")[0]["cards"] == FIVE[:left]
    assert m.match.over


# -- (b) the window


@rule("FD-5.1")
def test_directors_of_loaded_ministries_who_hold_cards_may_resign_after_the_burning(table):
    m = table(
        at="turn",
        directs=POSTS,
        hands={"bruno": ["C30"], "carla": ["C01"], "dario": ["C01"]},
        ministries={"HR": 3, "NAV": 2, "TRE": 2},
        deck=["C31"],
    )
    assert m.asked() == ["bruno", "carla"]  # dario's ministry is clean, elena holds no card
    assert len(m.pile("discards")) == 5
    assert m.blame("elena") == 0  # nothing has moved yet
    m.react("bruno", "C30")
    assert m.directs("bruno") == "REF"
    assert (m.hand("bruno"), m.pile("discards")[-1]) == ([], "C30")
    assert (m.blame("bruno"), m.load("HR")) == (0, 3)  # the ministry left is empty and keeps its blame
    assert (m.blame("carla"), m.blame("elena")) == (2, 2)


@rule("FD-5.1")
def test_who_resigns_takes_the_blame_of_the_ministry_moved_to(table):
    m = table(
        at="turn", directs=POSTS, hands={"bruno": ["C30"]}, ministries={"HR": 9, "REF": 2}, deck=["C31"], player="anna"
    )
    m.react("bruno", "C30")
    assert (m.blame("bruno"), m.load("REF"), m.load("HR")) == (2, 0, 9)


@rule("FD-5.1")
def test_declining_to_resign_one_takes_the_blame(table):
    m = table(at="turn", directs=POSTS, hands={"bruno": ["C30"]}, ministries={"HR": 9}, deck=["C31"])
    m.pass_windows()
    assert (m.blame("bruno"), m.load("HR"), m.hand("bruno")) == (9, 0, ["C30"])


@rule("FD-5.1")
def test_once_the_resignation_is_burned_nobody_is_asked(table):
    m = table(at="turn", directs=POSTS, hands={"bruno": ["C01"]}, ministries={"HR": 9}, deck=["C31", "C30"])
    assert m.asked() == ["anna"]
    assert m.blame("bruno") == 9


@rule("FD-5.1")
def test_the_drawer_too_may_resign_and_goes_on_in_the_new_ministry(table):
    m = table(directs=POSTS, hands={"anna": ["C30"]}, ministries={"EXE": 4}, deck=["C31"])
    m.act("anna", "draw")
    m.react("anna", "C30")
    assert (m.directs("anna"), m.blame("anna"), m.load("EXE")) == ("REF", 0, 4)
    assert (m.player(), m.actions()) == ("anna", 2)


# -- (c) the blame


@rule("FD-5.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_the_blame_of_each_directed_ministry_becomes_its_directors(table, seats):
    names = NAMES[:seats]
    piles = {"EXE": 1, "HR": 2, "NAV": 3, "SEC": 4} | ({"TRE": 5} if seats == 5 else {})
    m = table(seats=seats, ministries=piles, blame=dict.fromkeys(names, 10), deck=["C31"])
    m.act("anna", "draw")
    assert [m.blame(name) for name in names] == [11, 12, 13, 14, 15][:seats]
    assert [m.load(place) for place in piles] == [0] * seats


@rule("FD-5.1")
@pytest.mark.parametrize(("seats", "empty"), [(4, "TRE"), (5, "REF")])
def test_the_empty_ministry_keeps_its_blame(table, seats, empty):
    m = table(seats=seats, ministries={empty: 7}, deck=["C31"])
    m.act("anna", "draw")
    assert m.load(empty) == 7
    assert sum(m.blame(name) for name in NAMES[:seats]) == 0


# -- (d) back into the deck


@rule("FD-5.1")
def test_it_is_shuffled_anywhere_into_what_is_left(table):
    """Three cards and itself: over many games it comes first, second, third and last."""
    places = set()
    for seed in range(40):
        m = table(at="turn", directs=POSTS, seed=seed, deck=["C31", *FIVE, "C06", "C07", "C08"], rest="discards")
        assert m.pile("deck") == 4
        while len(m.heard("stagnation")) < 2:
            m.act(m.player(), "stop")
        places.add(len(m.heard("drew")))
    assert places == {0, 1, 2, 3}


@rule("FD-5.1")
def test_discards_are_never_shuffled_back(table):
    m = table(at="turn", directs=POSTS, discards=["C11", "C12"], deck=["C31", *FIVE, "C06"], rest="discards")
    lying = m.pile("discards")
    assert {"C11", "C12", *FIVE} <= set(lying)
    assert m.pile("deck") == 2
    while not m.match.over:
        m.act(m.player(), "stop")
    assert m.pile("discards")[: len(lying)] == lying


@rule("FD-5.1")
@pytest.mark.parametrize("left", [0, 3, 5])
def test_with_no_card_left_it_is_discarded_and_the_game_ends(table, left):
    m = table(at="turn", directs=POSTS, ministries={"HR": 2}, deck=["C31", *FIVE[:left]], rest="discards")
    assert m.match.over
    assert m.blame("bruno") == 2  # (c) comes first
    assert m.pile("deck") == 0
    assert m.pile("discards")[-1] == "C31"
    assert m.match.outcome.reason == "deck"


@rule("FD-5.1")
def test_with_one_card_left_the_game_goes_on(table):
    m = table(at="turn", directs=POSTS, deck=["C31", *FIVE, "C06"], rest="discards")
    assert not m.match.over
    assert m.pile("deck") == 2
    assert "C31" not in m.pile("discards")


@rule("FD-5.2")
@pytest.mark.parametrize("seed", range(12))
def test_a_game_that_ends_by_the_deck_ends_with_this_card(table, seed):
    m = table(at="turn", directs=POSTS, seed=seed, deck=["C31", *FIVE, "C06", "C07", "C08"], rest="discards")
    while not m.match.over:
        m.act(m.player(), "stop")
    assert m.match.outcome.reason == "deck"
    assert m.pile("discards")[-1] == "C31"
    assert [line["event"] for line in m.events() if line["event"] in ("drew", "stagnation")][-1] == "stagnation"


@rule("FD-5.2")
@pytest.mark.parametrize("language", ["en", "it"])
def test_the_rules_shown_to_players_say_so(language):
    from palazzo.kernel.texts import Texts

    said = Texts(language, "palazzo.games.final_decrees").say("rule-FD-5-2", {"C31": "Stagnation & Decline"})
    assert "Stagnation & Decline" in said
    assert said != "rule-FD-5-2"


# -- options


@rule("FD-5.3")
@pytest.mark.parametrize("burn", [3, 4, 5, 6, 7])
def test_three_to_seven_cards_are_burned_as_the_table_likes(table, burn):
    m = table(at="turn", directs=POSTS, burn=burn, deck=["C31"])
    assert len(m.heard("burned")[0]["cards"]) == burn
    assert len(m.pile("discards")) == burn
    assert m.view()["table"]["facts"]["burn"] == burn


@rule("FD-5.3")
@pytest.mark.parametrize("burn", [2, 8, 0, "5"])
def test_no_other_number_is_burned(table, burn):
    with pytest.raises(palazzo.BadOptions) as refusal:
        table(burn=burn)
    assert refusal.value.reason == "no-such-value"


@rule("FD-5.3")
def test_the_drawer_may_take_one_burned_card_shown_to_all(table):
    m = table(directs=POSTS, rescue=True, hands={"bruno": ["C27"]}, deck=["C31", *FIVE])
    m.act("anna", "draw")
    assert m.asked() == ["anna"]
    assert m.options("anna") == ["leave", *(f"rescue:{card}" for card in FIVE)]
    m.act("anna", "rescue", "C03")
    assert m.hand("anna") == ["C03"]
    assert m.pile("discards") == ["C01", "C02", "C04", "C05"]
    assert m.heard("rescued") == [{"event": "rescued", "seat": "s0", "card": "C03"}]
    assert m.person("anna")["cards"] == 1
    assert m.view("bruno")["table"]["people"][0]["known"] == ["C03"]
    assert m.question("anna").prompt == "choose-action"  # one card, and the turn goes on


@rule("FD-5.3")
def test_the_drawer_may_leave_them_all(table):
    m = table(directs=POSTS, rescue=True, deck=["C31", *FIVE])
    m.act("anna", "draw")
    m.act("anna", "leave")
    assert m.cards("anna") == 0
    assert m.pile("discards") == FIVE


@rule("FD-5.3")
def test_only_burned_cards_can_be_taken_and_only_after_the_shuffle(table):
    m = table(directs=POSTS, rescue=True, discards=["C08"], ministries={"HR": 2}, deck=["C31", *FIVE])
    m.act("anna", "draw")
    assert m.refusal("anna", "rescue:C08").reason == "not-offered"
    assert m.refusal("anna", "rescue:C31").reason == "not-offered"
    assert m.blame("bruno") == 2
    assert m.heard("shuffled-in") == [{"event": "shuffled-in", "amount": 54}]


@rule("FD-5.3")
def test_by_default_no_card_is_taken_and_five_are_burned(table):
    m = table(directs=POSTS, deck=["C31", *FIVE])
    m.act("anna", "draw")
    assert m.question("anna").prompt == "choose-action"
    assert m.pile("discards") == FIVE


@rule("FD-5.3")
def test_no_card_is_taken_once_the_game_has_ended(table):
    m = table(directs=POSTS, rescue=True, deck=["C31", *FIVE], rest="discards")
    m.act("anna", "draw")
    assert m.match.over
    assert m.cards("anna") == 0
