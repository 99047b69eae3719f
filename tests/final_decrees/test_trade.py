"""FD-7.1 and FD-7.2: deals."""

import pytest

import palazzo
from decrees_table import NAMES, DecreesTable

rule = pytest.mark.rule

POSTS = {"anna": "EXE", "bruno": "HR", "carla": "NAV", "dario": "SEC", "elena": "TRE"}
TWO_BLAME = ("anna", "bruno", {"blame": 2})


def offer_of(*terms):
    """An offer as it is answered."""
    return {"terms": [{"from": giver, "to": taker, "goods": goods} for giver, taker, goods in terms]}


# -- what


@rule("FD-7.1")
def test_personal_blame_is_exchanged_for_a_card_at_no_cost(table):
    m = table(directs=POSTS, blame={"anna": 5}, hands={"anna": ["C01"]})
    m.swap("anna", ("anna", "bruno", {"blame": 3, "C01": 1}))
    assert (m.blame("anna"), m.blame("bruno")) == (2, 3)
    assert (m.hand("anna"), m.hand("bruno")) == ([], ["C01"])
    assert m.actions() == 3


@rule("FD-7.1")
def test_a_deal_is_carried_out_once(table):
    m = table(directs=POSTS, blame={"anna": 9})
    deal = m.swap("anna", TWO_BLAME)
    assert m.deals("anna") == m.deals("bruno") == []
    assert m.refusal("bruno", "accept", f"deal.reply.{deal}.1").reason == "no-such-question"
    assert m.blame("anna") == 7


@rule("FD-7.1")
def test_gifts_need_the_consent_of_the_receiver(table):
    m = table(directs=POSTS, blame={"anna": 5})
    deal = m.offer("anna", TWO_BLAME)
    assert (m.blame("anna"), m.blame("bruno")) == (5, 0)
    m.reply("bruno", deal, "refuse")
    assert (m.blame("anna"), m.blame("bruno")) == (5, 0)
    assert m.deals("anna") == []


@rule("FD-7.1")
def test_a_deal_can_be_made_in_anyones_turn(table):
    m = table(directs=POSTS, blame={"carla": 2}, hands={"dario": ["C01"]})
    assert m.player() == "anna"
    m.swap("carla", ("carla", "dario", {"blame": 2}), ("dario", "carla", {"C01": 1}))
    assert (m.blame("carla"), m.blame("dario"), m.hand("carla")) == (0, 2, ["C01"])


@rule("FD-7.1")
@pytest.mark.parametrize("edition", ["empire", "republic"])
def test_ministerial_blame_is_never_traded(table, edition):
    m = table(edition, directs=POSTS, ministries={"EXE": 5})
    assert m.refusal("anna", offer_of(("anna", "bruno", {"blame": 1})), "deal.offer.0").reason == "not-theirs-to-give"
    assert m.refusal("anna", offer_of(("anna", "bruno", {"EXE": 1})), "deal.offer.0").reason == "not-theirs-to-give"


@rule("FD-7.1")
@pytest.mark.parametrize("good", ["D1", "TRE", "C31"])
def test_nothing_else_is_traded(table, good):
    m = table(directs=POSTS, blame={"anna": 5}, hands={"bruno": ["C01"]})
    for giver, taker in (("anna", "bruno"), ("bruno", "anna")):
        offer = offer_of((giver, taker, {good: 1}))
        assert m.refusal("anna", offer, "deal.offer.0").reason == "not-theirs-to-give"


@rule("FD-7.1")
def test_nothing_promised_is_binding(table):
    m = table(directs=POSTS, blame={"anna": 5})
    deal = m.swap("anna", promises=[{"by": "anna", "to": "bruno", "promise": "stamp", "decree": "D3"}])
    m.act("anna", "forward", "D3", "SEC")
    m.act("anna", "stop")
    assert m.player() == "bruno"
    assert m.fate("bruno", f"{deal}.0") is not None


# -- when


@rule("FD-7.1")
def test_trade_is_closed_during_the_bids_and_open_when_they_are_over():
    m = DecreesTable(palazzo.new_match("final-decrees", seats=5, seed=1))
    assert m.may_trade() == []
    for name, amount in zip(NAMES, (6, 6, 3, 2, 1)):
        m.answer(name, amount)
    assert m.asked() == ["anna", "bruno"]
    assert m.may_trade() == []
    m.answer("anna", 4)
    m.answer("bruno", 1)
    assert m.may_trade() == NAMES  # before the posts are assigned
    m.swap("dario", ("dario", "elena", {"blame": 1}))
    assert (m.blame("dario"), m.blame("elena")) == (1, 7)


@rule("FD-7.1")
def test_trade_is_open_while_posts_are_assigned(table):
    m = table(at="posts", hr="carla", blame={"anna": 3})
    assert m.asked() == ["carla"]
    assert m.may_trade() == NAMES
    m.swap("anna", ("anna", "carla", {"blame": 3}))
    assert m.blame("carla") == 3
    m.answer("carla", {"EXE": ["anna"], "NAV": ["bruno"], "SEC": ["dario"], "TRE": ["elena"]})
    assert m.directs("anna") == "EXE"


@rule("FD-7.1")
@pytest.mark.parametrize("actions", [3, 1, 0])
def test_trade_is_open_before_and_after_each_action(table, actions):
    m = table(directs=POSTS, blame={"anna": 5}, actions=actions)
    assert m.may_trade() == NAMES
    m.swap("anna", TWO_BLAME)
    assert m.blame("bruno") == 2


@rule("FD-7.1")
def test_trade_is_open_after_the_first_two_steps_of_a_turn(table):
    m = table(at="turn", directs=POSTS)
    assert m.cards("anna") == 1
    assert m.may_trade() == NAMES


@rule("FD-7.1")
def test_trade_is_open_while_blame_is_being_removed(table):
    lies = {"D5": {"at": "TRE", "stamps": 3}}
    m = table(directs=POSTS, player="elena", blame={"anna": 8, "bruno": 1}, hands={"bruno": ["C01"]}, decrees=lies)
    m.act("elena", "stamp", "D5")
    assert m.question("elena").prompt == "remove-blame"
    assert m.may_trade() == NAMES
    m.swap("elena", ("bruno", "elena", {"C01": 1, "blame": 1}))
    m.answer("elena", {"elena": 1, "anna": 8})
    assert (m.blame("elena"), m.blame("anna")) == (0, 0)


@rule("FD-7.1")
def test_trade_is_open_while_an_action_is_still_being_declared(table):
    m = table(directs=POSTS, blame={"anna": 5})
    m.act("anna", "restructure")
    assert m.may_trade() == NAMES


@rule("FD-7.1")
def test_trade_is_closed_in_the_window_for_a_state_secret(table):
    m = table(directs=POSTS, hands={"anna": ["C08"], "bruno": ["C01"]}, blame={"anna": 5})
    deal = m.offer("anna", TWO_BLAME)
    m.play("anna", "C08")
    assert m.asked() == ["bruno"]
    assert m.may_trade() == []
    assert m.refusal("bruno", "accept", f"deal.reply.{deal}.1").reason == "no-such-question"
    assert m.refusal("anna", "withdraw", f"deal.withdraw.{deal}.0").reason == "no-such-question"
    m.pass_windows()
    assert m.may_trade() == NAMES
    m.reply("bruno", deal)  # it still stood
    assert m.blame("anna") == 3


@rule("FD-7.1")
def test_trade_is_closed_in_the_window_of_an_investigation(table):
    m = table(directs=POSTS, player="dario", ministries={"HR": 3}, hands={"bruno": ["C01"]})
    m.act("dario", "investigate", "HR")
    assert m.asked() == ["bruno"]
    assert m.may_trade() == []
    m.pass_windows()
    assert m.may_trade() == NAMES


@rule("FD-7.1")
def test_trade_is_closed_while_redirected_blame_seeks_its_receiver(table):
    m = table(directs=POSTS, player="dario", ministries={"HR": 3}, hands={"bruno": ["C29"]})
    m.act("dario", "investigate", "HR")
    m.answer("bruno", "react:C29")
    assert m.question("bruno").prompt == "choose-receiver"
    assert m.may_trade() == []


@rule("FD-7.1")
def test_trade_is_closed_while_a_card_is_carried_out(table):
    m = table(directs=POSTS, hands={"anna": ["C26"], "bruno": ["C01", "C02"]})
    m.play("anna", "C26")
    m.pass_windows()
    assert m.question("anna").prompt == "take-card"
    assert m.may_trade() == []
    m.act("anna", "take", "C02")
    assert m.may_trade() == NAMES


@rule("FD-7.1")
def test_trade_is_closed_during_a_fast_tracks_forward(table):
    m = table(directs=POSTS, hands={"anna": ["C14"]})
    m.play("anna", "C14", "D1")
    assert m.question("anna").prompt == "forward-free"
    assert m.may_trade() == []


@rule("FD-7.1")
def test_trade_is_closed_during_stagnation(table):
    m = table(directs=POSTS, ministries={"HR": 3}, hands={"bruno": ["C30"]}, deck=["C31"], rescue=True)
    m.act("anna", "draw")
    assert m.question("bruno").prompt == "react-resign"
    assert m.may_trade() == []
    m.pass_windows()
    assert m.question("anna").prompt == "rescue-card"
    assert m.may_trade() == []
    m.act("anna", "leave")
    assert m.may_trade() == NAMES


# -- atomic, and of what there is


@rule("FD-7.2")
def test_nobody_offers_what_they_have_not_got(table):
    m = table(directs=POSTS, blame={"anna": 5}, hands={"anna": ["C01"]})
    refusal = m.refusal("anna", offer_of(("anna", "bruno", {"blame": 6})), "deal.offer.0")
    assert (refusal.reason, refusal.facts["most"]) == ("has-not-so-much", 5)
    for terms in (
        [("anna", "bruno", {"C01": 1}), ("anna", "carla", {"C01": 1})],
        [("anna", "bruno", {"blame": 3}), ("anna", "carla", {"blame": 3})],
    ):
        assert m.refusal("anna", offer_of(*terms), "deal.offer.0").reason == "has-not-so-much"
    assert m.refusal("anna", offer_of(("anna", "bruno", {"C02": 1})), "deal.offer.0").reason == "not-theirs-to-give"
    assert m.refusal("anna", offer_of(("anna", "bruno", {"blame": 0})), "deal.offer.0").reason == "want-amount"


@rule("FD-7.2")
def test_blame_received_in_a_swap_cannot_be_passed_on_in_it(table):
    m = table(directs=POSTS, blame={"anna": 5})
    terms = [("anna", "bruno", {"blame": 2}), ("bruno", "carla", {"blame": 2})]
    assert m.refusal("anna", offer_of(*terms), "deal.offer.0").reason == "not-theirs-to-give"


@rule("FD-7.2")
def test_a_card_asked_for_that_is_not_there_can_only_be_refused_by_its_supposed_owner(table):
    m = table(directs=POSTS, blame={"anna": 5}, hands={"bruno": ["C02"]})
    deal = m.offer("anna", ("anna", "bruno", {"blame": 2}), ("bruno", "anna", {"C01": 1}))
    assert m.refusal("bruno", "accept", f"deal.reply.{deal}.1").reason == "not-offered"
    m.reply("bruno", deal, "refuse")
    assert m.blame("anna") == 5


@rule("FD-7.2")
def test_a_swap_of_many_happens_all_at_once_when_the_last_party_agrees(table):
    m = table(directs=POSTS, blame={"anna": 3, "bruno": 2}, hands={"carla": ["C01"]})
    deal = m.offer(
        "anna", ("anna", "bruno", {"blame": 3}), ("bruno", "carla", {"blame": 2}), ("carla", "anna", {"C01": 1})
    )
    m.reply("carla", deal)
    assert [m.blame(name) for name in NAMES[:3]] == [3, 2, 0]
    assert m.deals("bruno")[0]["agreed"] == ["s0", "s2"]
    m.reply("bruno", deal)
    assert [m.blame(name) for name in NAMES[:3]] == [0, 3, 2]
    assert m.hand("anna") == ["C01"]
    assert m.deals("anna") == []


@rule("FD-7.2")
def test_one_refusal_ends_a_swap_of_many(table):
    m = table(directs=POSTS, blame={"anna": 3, "bruno": 2})
    deal = m.offer("anna", ("anna", "bruno", {"blame": 3}), ("bruno", "carla", {"blame": 2}))
    m.reply("bruno", deal)
    m.reply("carla", deal, "refuse")
    assert [m.blame(name) for name in NAMES[:3]] == [3, 2, 0]
    assert m.deals("bruno") == []


@rule("FD-7.2")
def test_only_the_parties_answer_an_offer(table):
    m = table(directs=POSTS, blame={"anna": 3})
    deal = m.offer("anna", TWO_BLAME)
    assert m.refusal("carla", "accept", f"deal.reply.{deal}.2").reason == "no-such-question"
    assert m.refusal("anna", "accept", f"deal.reply.{deal}.0").reason == "no-such-question"


@rule("FD-7.2")
@pytest.mark.parametrize(
    ("offer", "reason"),
    [
        ({}, "want-terms"),
        (offer_of(), "want-terms"),
        (offer_of(*[("anna", "bruno", {"blame": 1})] * 13), "want-terms"),
        (offer_of(("anna", "bruno", {})), "want-goods"),
        (offer_of(("anna", "anna", {"blame": 1})), "same-seat"),
        (offer_of(("anna", "s5", {"blame": 1})), "no-such-partner"),
        ({"terms": [{"from": "anna", "goods": {"blame": 1}}]}, "want-term"),
        ({"terms": "blame"}, "want-offer"),
    ],
)
def test_an_offer_says_who_gives_what_to_whom(table, offer, reason):
    m = table(directs=POSTS, blame={"anna": 20})
    assert m.refusal("anna", offer, "deal.offer.0").reason == reason


@rule("FD-7.2")
def test_nobody_offers_a_deal_between_others(table):
    m = table(directs=POSTS, blame={"bruno": 3})
    offer = offer_of(("bruno", "carla", {"blame": 1}))
    assert m.refusal("anna", offer, "deal.offer.0").reason == "offer-without-you"


# -- who hears of it


@rule("FD-7.2")
def test_cards_are_named_only_to_those_in_the_deal(table):
    m = table(directs=POSTS, blame={"bruno": 3}, hands={"anna": ["C01", "C01", "C27"]})
    m.swap("anna", ("anna", "bruno", {"C01": 2}), ("bruno", "anna", {"blame": 1}))
    told = {"event": "gives-cards", "seat": "s0", "other": "s1", "amount": 2}
    assert m.heard("gives-cards", "carla") == [told]
    assert m.heard("gives-cards") == [told]
    assert m.heard("gives-cards", "bruno") == [{**told, "told": True, "card": "C01"}]
    assert "C01" not in str(m.view("carla")["table"]["people"])
    assert m.heard("gives-blame", "carla") == [{"event": "gives-blame", "seat": "s1", "other": "s0", "amount": 1}]
    assert (m.cards("anna"), m.cards("bruno")) == (1, 2)


@rule("FD-7.2")
def test_a_card_offered_is_shown_to_the_parties_alone(table):
    m = table(directs=POSTS, hands={"anna": ["C01", "C27"]})
    m.offer("anna", ("anna", "bruno", {"C01": 1}))
    assert m.view("bruno")["table"]["people"][0]["known"] == ["C01"]
    assert m.view("carla")["table"]["people"][0]["known"] == []


@rule("FD-7.2")
def test_third_parties_do_not_hear_of_offers_and_refusals(table):
    m = table(directs=POSTS, blame={"anna": 3}, hands={"anna": ["C01"]})
    before = {name: m.view(name) for name in ("carla", None)}
    deal = m.offer("anna", ("anna", "bruno", {"blame": 2, "C01": 1}))
    m.reply("bruno", deal, "refuse")
    assert {name: m.view(name) for name in ("carla", None)} == before
    assert m.heard("deal-offered", "bruno") == [{"event": "deal-offered", "seat": "s0", "deal": deal}]


# -- how offers end


@rule("FD-7.2")
def test_an_offer_lapses_when_the_blame_for_it_is_gone(table):
    m = table(directs=POSTS, blame={"anna": 2})
    deal = m.offer("anna", TWO_BLAME)
    m.act("anna", "stamp", "D3")
    assert m.deals("bruno") == []
    assert m.heard("deal-lapsed", "bruno") == [{"event": "deal-lapsed", "seat": "s0", "deal": deal}]


@rule("FD-7.2")
def test_an_offer_stands_while_there_is_enough_for_it(table):
    m = table(directs=POSTS, blame={"anna": 3})
    deal = m.offer("anna", TWO_BLAME)
    m.act("anna", "stamp", "D3")
    m.reply("bruno", deal)
    assert (m.blame("anna"), m.blame("bruno")) == (0, 2)


@rule("FD-7.2")
def test_an_offer_lapses_when_its_card_is_played(table):
    m = table(directs=POSTS, hands={"anna": ["C24"]}, blame={"bruno": 1})
    deal = m.offer("anna", ("anna", "bruno", {"C24": 1}))
    m.play("anna", "C24")
    assert m.deals("bruno") == []
    assert m.refusal("bruno", "accept", f"deal.reply.{deal}.1").reason == "no-such-question"


@rule("FD-7.2")
def test_an_offer_lapses_when_another_deal_takes_what_it_needs(table):
    m = table(directs=POSTS, blame={"anna": 3})
    first = m.offer("anna", TWO_BLAME)
    m.swap("anna", ("anna", "carla", {"blame": 2}))
    assert m.deals("bruno") == []
    assert m.heard("deal-lapsed", "bruno")[0]["deal"] == first


@rule("FD-7.2")
def test_all_offers_lapse_at_the_end_of_the_turn(table):
    m = table(directs=POSTS, blame={"anna": 3, "carla": 3})
    deal = m.offer("anna", TWO_BLAME)
    m.offer("carla", ("carla", "dario", {"blame": 1}))
    m.act("anna", "stop")
    assert [m.deals(name) for name in NAMES] == [[]] * 5
    assert m.heard("deal-lapsed", "bruno") == [{"event": "deal-lapsed", "seat": "s0", "deal": deal}]


@rule("FD-7.2")
def test_offers_outlast_an_action(table):
    m = table(directs=POSTS, blame={"anna": 3})
    deal = m.offer("anna", TWO_BLAME)
    m.act("anna", "forward", "D1", "HR")
    m.reply("bruno", deal)
    assert m.blame("bruno") == 2


@rule("FD-7.2")
def test_an_offer_can_be_withdrawn_by_who_made_it(table):
    m = table(directs=POSTS, blame={"anna": 3})
    deal = m.offer("anna", TWO_BLAME)
    assert m.refusal("bruno", "withdraw", f"deal.withdraw.{deal}.1").reason == "no-such-question"
    m.withdraw("anna", deal)
    assert m.deals("bruno") == []
    assert m.heard("deal-withdrawn", "bruno") == [{"event": "deal-withdrawn", "seat": "s0", "deal": deal}]
    assert m.refusal("bruno", "accept", f"deal.reply.{deal}.1").reason == "no-such-question"


@rule("FD-7.2")
def test_a_withdrawn_offer_may_be_made_again(table):
    m = table(directs=POSTS, blame={"anna": 3})
    m.withdraw("anna", m.offer("anna", TWO_BLAME))
    m.swap("anna", TWO_BLAME)
    assert m.blame("bruno") == 2


# -- again and again


@rule("FD-7.2")
def test_a_refused_offer_is_not_repeated_unchanged_in_that_turn(table):
    m = table(directs=POSTS, blame={"anna": 3, "bruno": 1})
    terms = [TWO_BLAME, ("bruno", "anna", {"blame": 1})]
    m.reply("bruno", m.offer("anna", *terms), "refuse")
    for again in (terms, terms[::-1]):
        assert m.refusal("anna", offer_of(*again), "deal.offer.0").reason == "refused-before"
    assert m.refusal("bruno", offer_of(*terms), "deal.offer.1").reason == "refused-before"


@rule("FD-7.2")
def test_a_refused_offer_split_in_two_is_still_the_same(table):
    m = table(directs=POSTS, blame={"anna": 3})
    m.reply("bruno", m.offer("anna", TWO_BLAME), "refuse")
    half = ("anna", "bruno", {"blame": 1})
    assert m.refusal("anna", offer_of(half, half), "deal.offer.0").reason == "refused-before"


@rule("FD-7.2")
def test_a_refused_offer_may_be_changed(table):
    m = table(directs=POSTS, blame={"anna": 3})
    m.reply("bruno", m.offer("anna", TWO_BLAME), "refuse")
    m.swap("anna", ("anna", "bruno", {"blame": 1}))
    assert m.blame("bruno") == 1


@rule("FD-7.2")
def test_a_refused_offer_may_be_repeated_in_the_next_turn(table):
    m = table(directs=POSTS, blame={"anna": 3})
    m.reply("bruno", m.offer("anna", TWO_BLAME), "refuse")
    m.act("anna", "stop")
    m.swap("anna", TWO_BLAME)
    assert m.blame("bruno") == 2


@rule("FD-7.2")
def test_a_seat_makes_at_most_ten_offers_a_turn(table):
    m = table(directs=POSTS, blame={"anna": 30, "bruno": 9})
    for amount in range(1, 11):
        assert "anna" in m.may_trade()
        m.withdraw("anna", m.offer("anna", ("anna", "bruno", {"blame": amount})))
    assert m.may_trade() == ["bruno", "carla", "dario", "elena"]
    assert m.refusal("anna", offer_of(("anna", "bruno", {"blame": 11})), "deal.offer.0").reason == "no-such-question"
    m.swap("bruno", ("bruno", "anna", {"blame": 1}))  # but may accept
    assert m.blame("anna") == 31
    m.act("anna", "stop")
    assert "anna" in m.may_trade()


@rule("FD-7.2")
def test_a_counter_offer_refuses_the_first_and_counts_as_an_offer(table):
    m = table(directs=POSTS, blame={"anna": 5, "bruno": 1}, hands={"anna": ["C01"]})
    first = m.offer("anna", TWO_BLAME)
    counter = m.offer("bruno", ("anna", "bruno", {"blame": 1, "C01": 1}), counters=first)
    assert [deal["id"] for deal in m.deals("anna")] == [counter]
    assert m.heard("deal-refused", "anna") == [{"event": "deal-refused", "seat": "s1", "deal": first}]
    m.reply("anna", counter)
    assert (m.blame("bruno"), m.hand("bruno")) == (2, ["C01"])


@rule("FD-7.2")
def test_only_an_offer_made_to_you_can_be_countered(table):
    m = table(directs=POSTS, blame={"anna": 5, "carla": 5})
    first = m.offer("anna", TWO_BLAME)
    offer = {**offer_of(("carla", "anna", {"blame": 1})), "counters": first}
    assert m.refusal("carla", offer, "deal.offer.2").reason == "no-such-deal"


@rule("FD-7.2")
def test_an_offer_refused_by_a_counter_offer_is_not_repeated(table):
    m = table(directs=POSTS, blame={"anna": 5})
    first = m.offer("anna", TWO_BLAME)
    m.offer("bruno", ("anna", "bruno", {"blame": 1}), counters=first)
    assert m.refusal("anna", offer_of(TWO_BLAME), "deal.offer.0").reason == "refused-before"
