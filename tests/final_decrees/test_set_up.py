"""FD-2: bids, posts, the deck."""

import pytest

import palazzo
from decrees_table import NAMES, DecreesTable

rule = pytest.mark.rule


@pytest.fixture
def bidding():
    """A new game, about to bid."""
    return lambda seats=5, seed=1: DecreesTable(palazzo.new_match("final-decrees", seats=seats, seed=seed))


def bid(m, *bids):
    """Whoever is asked bids, in the order of the seats."""
    for name, amount in zip(m.asked(), bids):
        m.answer(name, amount)


def blame(m):
    return [m.blame(name) for name in NAMES[: m.match.seats]]


def other_posts(m):
    """Everyone but the director of HR to the other ministries, in order."""
    others = [name for name in NAMES[: m.match.seats] if m.directs(name) is None]
    return {place: [name] for place, name in zip(["EXE", "NAV", "SEC", "TRE"], others)}


# -- bids


@rule("FD-2.1")
@pytest.mark.parametrize("seats", [4, 5])
def test_everyone_is_asked_for_a_bid_at_once(bidding, seats):
    m = bidding(seats)
    assert m.asked() == NAMES[:seats]


@rule("FD-2.1")
@pytest.mark.parametrize("amount", [0, 7, -1, True, "3", 2.0, None])
def test_a_bid_outside_one_to_six_is_refused(bidding, amount):
    refusal = bidding().refusal("anna", amount)
    assert refusal.reason == "want-number"
    assert (refusal.facts["least"], refusal.facts["most"]) == (1, 6)


@rule("FD-2.1")
@pytest.mark.parametrize("amount", [1, 6])
def test_one_and_six_can_be_bid(bidding, amount):
    m = bidding()
    bid(m, amount, 3, 4, 2, 5)
    assert m.heard("bids")[0]["bids"]["s0"] == amount


@rule("FD-2.1")
def test_bids_are_secret_until_the_last_one(bidding):
    one, other = bidding(), bidding()
    bid(one, 6, 5, 4, 3)
    bid(other, 1, 2, 3, 4)
    for name in (None, "elena"):
        assert one.view(name) == other.view(name)
    assert one.heard("bids") == []
    one.answer("elena", 2)
    [shown] = one.heard("bids")
    assert shown["bids"] == {"s0": 6, "s1": 5, "s2": 4, "s3": 3, "s4": 2}
    assert shown["blame"] == {"s0": 6, "s1": 5, "s2": 4, "s3": 3, "s4": 7}


@rule("FD-2.1")
@pytest.mark.parametrize("amount", [1, 4, 6])
def test_if_all_bid_the_same_all_count_as_highest(bidding, amount):
    m = bidding()
    bid(m, *[amount] * 5)
    assert blame(m) == [2] * 5
    assert m.asked() == NAMES


@rule("FD-2.2")
def test_a_bid_neither_highest_nor_lowest_is_taken_as_it_is(bidding):
    m = bidding(4)
    bid(m, 6, 5, 2, 1)
    assert blame(m)[1:3] == [5, 2]


@rule("FD-2.2")
def test_the_lowest_take_their_bid_and_five_more(bidding):
    m = bidding()
    bid(m, 6, 3, 3, 5, 3)
    assert blame(m) == [6, 8, 8, 5, 8]


@rule("FD-2.3")
def test_the_one_highest_takes_the_bid_and_directs_human_resources(bidding):
    m = bidding()
    bid(m, 2, 3, 5, 4, 1)
    assert m.blame("carla") == 5
    assert m.directs("carla") == "HR"
    assert m.asked() == ["carla"]


@rule("FD-2.3")
def test_several_highest_take_two_each_and_only_they_bid_again(bidding):
    m = bidding()
    bid(m, 5, 2, 5, 3, 5)
    assert blame(m) == [2, 7, 2, 3, 2]
    assert m.asked() == ["anna", "carla", "elena"]
    assert m.refusal("bruno", 4).reason == "not-asked"
    assert [m.directs(name) for name in NAMES] == [None] * 5


@rule("FD-2.1", "FD-2.3")
def test_bids_nobody_thinks_about_come_to_an_end(bidding):
    m = bidding(4)
    for _ in range(2):
        for question in [question for question in m.match.questions if question.due]:
            m.match.answer(question.seat, question.default())
    assert blame(m) == [2 + 2, 2 + 6, 2 + 6, 2 + 6]
    assert m.directs("anna") == "HR"


@rule("FD-2.3")
def test_bidding_goes_on_until_one_is_left(bidding):
    m = bidding(4)
    bid(m, 6, 6, 6, 1)
    bid(m, 4, 4, 2)
    bid(m, 3, 3)
    assert m.asked() == ["anna", "bruno"]
    bid(m, 1, 2)
    assert blame(m) == [2 + 2 + 2 + 6, 2 + 2 + 2 + 2, 2 + 7, 6]
    assert m.directs("bruno") == "HR"


@rule("FD-2.3")
def test_example_6_4_4_2_2(bidding):
    m = bidding()
    bid(m, 6, 4, 4, 2, 2)
    assert blame(m) == [6, 4, 4, 7, 7]
    assert m.directs("anna") == "HR"


@rule("FD-2.3")
def test_example_6_6_3_2_2_then_4_and_1(bidding):
    m = bidding()
    bid(m, 6, 6, 3, 2, 2)
    assert blame(m) == [2, 2, 3, 7, 7]
    bid(m, 4, 1)
    assert blame(m) == [6, 8, 3, 7, 7]
    assert m.directs("anna") == "HR"


@rule("FD-2.3")
def test_example_3_3_3_3(bidding):
    m = bidding(4)
    bid(m, 3, 3, 3, 3)
    assert blame(m) == [2, 2, 2, 2]
    assert m.asked() == ["anna", "bruno", "carla", "dario"]


@rule("FD-2.3")
def test_example_5_5_5_1_then_6_3_1(bidding):
    m = bidding(4)
    bid(m, 5, 5, 5, 1)
    assert blame(m) == [2, 2, 2, 6]
    bid(m, 6, 3, 1)
    assert blame(m) == [8, 5, 8, 6]
    assert m.directs("anna") == "HR"


# -- posts


@rule("FD-2.4")
def test_with_five_all_but_reforms_are_filled(table):
    m = table(at="posts", hr="bruno")
    m.answer("bruno", {"EXE": ["elena"], "NAV": ["dario"], "SEC": ["anna"], "TRE": ["carla"]})
    assert [m.directs(name) for name in NAMES] == ["SEC", "HR", "TRE", "NAV", "EXE"]
    assert m.ministry("REF")["director"] is None
    assert m.heard("appointed")[0]["posts"] == {"s0": "SEC", "s1": "HR", "s2": "TRE", "s3": "NAV", "s4": "EXE"}


@rule("FD-2.4")
def test_reforms_cannot_be_assigned(table):
    m = table(at="posts", hr="bruno")
    refusal = m.refusal("bruno", {"REF": ["elena"], "NAV": ["dario"], "SEC": ["anna"], "TRE": ["carla"]})
    assert (refusal.reason, refusal.facts["value"]) == ("not-offered", "REF")


@rule("FD-2.4")
@pytest.mark.parametrize(
    ("posts", "reason"),
    [
        ({"EXE": ["anna"], "NAV": ["dario"], "SEC": ["carla"]}, "want-count"),
        ({"EXE": ["anna", "elena"], "NAV": ["dario"], "SEC": ["carla"]}, "want-count-at"),
        ({"EXE": ["bruno"], "NAV": ["dario"], "SEC": ["carla"], "TRE": ["elena"]}, "not-offered"),
        ({"HR": ["anna"], "NAV": ["dario"], "SEC": ["carla"], "TRE": ["elena"]}, "not-offered"),
    ],
)
def test_with_five_everyone_else_is_assigned_one_each(table, posts, reason):
    assert table(at="posts", hr="bruno").refusal("bruno", posts).reason == reason


@rule("FD-2.4")
@pytest.mark.parametrize("empty", ["NAV", "SEC", "TRE"])
def test_with_four_one_of_three_stays_empty(table, empty):
    m = table(seats=4, at="posts", hr="dario")
    places = [place for place in ("EXE", "NAV", "SEC", "TRE") if place != empty]
    m.answer("dario", {place: [name] for place, name in zip(places, NAMES)})
    assert m.ministry(empty)["director"] is None
    assert m.directs("anna") == "EXE"


@rule("FD-2.4")
def test_with_four_executive_must_be_filled(table):
    m = table(seats=4, at="posts", hr="dario")
    refusal = m.refusal("dario", {"NAV": ["anna"], "SEC": ["bruno"], "TRE": ["carla"]})
    assert (refusal.reason, refusal.facts["place"]) == ("want-count-at", "EXE")


@rule("FD-2.4")
def test_only_the_director_of_human_resources_assigns(bidding):
    m = bidding()
    bid(m, 1, 2, 6, 3, 4)
    assert m.refusal("anna", other_posts(m)).reason == "not-asked"
    m.answer("carla", other_posts(m))
    assert m.directs("anna") == "EXE"


# -- the deck


def when_stagnation_comes(seats, seed):
    """The number of the draw that brings Stagnation & Decline."""
    m = appointed(DecreesTable(palazzo.new_match("final-decrees", seats=seats, seed=seed)))
    while not m.heard("stagnation"):
        m.act(m.player(), "stop")
    return len(m.heard("drew")) + 1


def appointed(m):
    """The same table, with bids made and posts assigned."""
    bid(m, 6, 5, 4, 3, *[2] * (m.match.seats - 4))
    m.answer("anna", other_posts(m))
    return m


@rule("FD-2.5")
@pytest.mark.parametrize("seats", [4, 5])
def test_nobody_has_a_card_before_the_posts_are_assigned(bidding, seats):
    m = bidding(seats)
    for bids in ([6, 6, 3, 2, 2], [4, 1]):
        assert [m.hand(name) for name in NAMES[:seats]] == [[]] * seats
        assert (m.pile("deck"), m.heard("dealt")) == (60, [])
        bid(m, *bids)
    assert m.asked() == ["anna"]
    assert [m.cards(name) for name in NAMES[:seats]] == [0] * seats
    assert m.match.audit() == ()


@rule("FD-2.5")
@pytest.mark.parametrize(("seats", "deck"), [(4, 56), (5, 55)])
def test_everyone_is_dealt_one_card_once_the_posts_are_assigned(bidding, seats, deck):
    m = appointed(bidding(seats))
    dealt = m.heard("dealt", "anna")
    assert [line["seat"] for line in dealt] == [f"s{seat}" for seat in range(seats)]
    assert m.hand("anna") == [dealt[0]["card"]]
    assert m.heard("dealt", "carla")[2]["card"] == m.hand("carla")[0]
    assert [m.cards(name) for name in NAMES[:seats]] == [1, 2, *[1] * (seats - 2)]
    assert m.pile("deck") == deck - 1
    told = [line["event"] for line in m.view()["log"]]
    assert told.index("appointed") < told.index("dealt") < told.index("turn-begins")


@rule("FD-2.5", "FD-7.1")
def test_before_the_deal_blame_and_promises_can_be_offered_and_no_card(bidding):
    m = bidding()
    bid(m, 6, 5, 4, 3, 2)
    offer = next(q for q in m.match.questions if q.id == "deal.offer.1").bounds()
    assert offer["goods"] == {f"s{seat}": {"blame": blame} for seat, blame in enumerate([6, 5, 4, 3, 7])}
    assert "stamp" in offer["promises"]


@rule("FD-2.5")
@pytest.mark.parametrize("field", ["hands", "discards", "deck", "rest", "seen"])
@pytest.mark.parametrize("door", ["start", "posts"])
def test_a_position_before_the_deal_has_no_cards(table, door, field):
    written = {"hands": {"anna": ["C01"]}, "discards": ["C01"], "deck": ["C01"], "rest": "deck", "seen": {}}
    with pytest.raises(palazzo.BadPosition, match=f"{field}: nothing is meant by that at the door"):
        table(at=door, **{field: written[field]})


@rule("FD-2.5")
@pytest.mark.parametrize(("seats", "last"), [(4, 36), (5, 35)])
def test_stagnation_lies_below_the_top_five_and_above_the_bottom_twenty(seats, last):
    draws = {when_stagnation_comes(seats, seed) for seed in range(150)}
    assert draws == set(range(6, last + 1))


@rule("FD-2.5")
def test_stagnation_is_never_dealt_and_hands_differ_from_game_to_game(bidding):
    dealt = {appointed(bidding(seed=seed)).hand("anna")[0] for seed in range(80)}
    assert "C31" not in dealt
    assert len(dealt) > 20


@rule("FD-2.6")
@pytest.mark.parametrize("seats", [4, 5])
def test_all_five_decrees_start_on_executive_without_a_stamp(bidding, seats):
    m = bidding(seats)
    assert m.ministry("EXE")["decrees"] == ["D1", "D2", "D3", "D4", "D5"]
    assert [m.decree(f"D{number}")["stamps"] for number in range(1, 6)] == [0] * 5
