"""Deals and promises: offered, countered, accepted, refused, withdrawn, lapsed; known to their parties alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import palazzo
from generic.play import all_seen, seen
from palazzo import IllegalAnswer, Match

HANDS = {"s0": ["C27", "C01"], "s1": ["C03", "C03"], "s2": ["C15"], "s3": [], "s4": ["C12"]}
BLAME = {"s0": 5, "s1": 4, "s2": 3, "s3": 2, "s4": 1}


def table(**more: Any) -> Match:
    """s0 plays, everyone has some blame and some cards."""
    options = {name: more.pop(name) for name in ("binding",) if name in more}
    position = {"player": "s0", "hands": HANDS, "blame": BLAME, **more}
    return palazzo.set_up("final-decrees", 5, position, seed=1, options=options)


def gives(giver: int, taker: int, **goods: int) -> dict[str, Any]:
    return {"from": f"s{giver}", "to": f"s{taker}", "goods": goods}


def promises(by: int, to: int, promise: str, **words: Any) -> dict[str, Any]:
    return {"by": f"s{by}", "to": f"s{to}", "promise": promise, **words}


def offer(match: Match, seat: int, *terms: Any, **more: Any) -> str:
    """Make an offer; its name."""
    match.answer(seat, {"terms": list(terms), **more}, f"deal.offer.{seat}")
    return str(match.table.deals[-1].id)


def reply(match: Match, seat: int, deal: str, word: str) -> None:
    match.answer(seat, word, f"deal.{'withdraw' if word == 'withdraw' else 'reply'}.{deal}.{seat}")


def refusal(match: Match, seat: int, value: Any, question: str) -> str:
    """Why it does not stand; and nothing has changed."""
    before = all_seen(match)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(seat, value, question)
    assert all_seen(match) == before
    return refused.value.reason


def heard(match: Match, seat: int | None) -> list[str]:
    return [event["event"] for event in match.events(seat)]


def blame(match: Match) -> list[int]:
    return [person["blame"] for person in match.view(None)["table"]["people"]]


def hand(match: Match, seat: int) -> list[str]:
    found: list[str] = match.view(seat)["table"]["yours"]["hand"]
    return found


def test_an_offer_is_known_to_its_parties_alone():
    match = table()
    before = [seen(match, seat) for seat in (2, 3, 4, None)]
    deal = offer(match, 0, gives(0, 1, C27=1), gives(1, 0, blame=2))
    assert [d["id"] for d in match.view(0)["deals"]] == [deal] == [d["id"] for d in match.view(1)["deals"]]
    assert [seen(match, seat) for seat in (2, 3, 4, None)] == before


def test_an_offer_proves_what_it_offers_to_the_other_party():
    match = table()
    offer(match, 0, gives(0, 1, C27=1), gives(1, 0, C03=1))
    assert match.view(1)["table"]["people"][0]["known"] == ["C27"]
    assert match.view(0)["table"]["people"][1]["known"] == []
    assert match.view(2)["table"]["people"][0]["known"] == []


def test_a_struck_deal_changes_hands_all_at_once():
    match = table()
    deal = offer(match, 0, gives(0, 1, C27=1, blame=2), gives(1, 0, C03=2))
    reply(match, 1, deal, "accept")
    assert hand(match, 0) == ["C01", "C03", "C03"]
    assert hand(match, 1) == ["C27"]
    assert blame(match) == [3, 6, 3, 2, 1]
    assert match.view(0)["deals"] == []
    assert match.audit() == ()


def test_a_third_sees_that_cards_were_given_but_not_which():
    match = table()
    reply(match, 1, offer(match, 0, gives(0, 1, C27=1)), "accept")
    told = [event for event in match.events(2) if event["event"] == "gives-cards"]
    assert told == [{"event": "gives-cards", "turn": 1, "seat": "s0", "other": "s1", "amount": 1}]
    assert "deal-struck" not in heard(match, 2)


def test_a_refused_offer_is_told_to_its_parties_alone():
    match = table()
    deal = offer(match, 0, gives(0, 1, blame=1))
    reply(match, 1, deal, "refuse")
    assert heard(match, 0)[-1] == heard(match, 1)[-1] == "deal-refused"
    assert heard(match, 2) == []


def test_a_refused_offer_is_not_repeated_but_another_may_be_made():
    match = table()
    reply(match, 1, offer(match, 0, gives(0, 1, blame=1), gives(0, 1, C27=1)), "refuse")
    again = {"terms": [gives(0, 1, C27=1), gives(0, 1, blame=1)]}
    assert refusal(match, 0, again, "deal.offer.0") == "refused-before"
    offer(match, 0, gives(0, 1, blame=2))


def test_a_withdrawn_offer_may_be_repeated():
    match = table()
    reply(match, 0, offer(match, 0, gives(0, 1, blame=1)), "withdraw")
    assert heard(match, 1)[-1] == "deal-withdrawn"
    assert match.table.deals == []
    offer(match, 0, gives(0, 1, blame=1))


def test_only_its_maker_withdraws_and_only_the_others_reply():
    match = table()
    deal = offer(match, 0, gives(0, 1, blame=1))
    assert refusal(match, 1, "withdraw", f"deal.withdraw.{deal}.1") == "no-such-question"
    assert refusal(match, 0, "accept", f"deal.reply.{deal}.0") == "no-such-question"
    assert refusal(match, 2, "accept", f"deal.reply.{deal}.2") == "no-such-question"
    assert refusal(match, 1, "perhaps", f"deal.reply.{deal}.1") == "not-offered"


def test_one_cannot_accept_what_one_cannot_give():
    match = table()
    deal = offer(match, 0, gives(1, 0, C27=1))
    question = next(q for q in match.questions.open_to(1) if deal in q.id)
    assert question.bounds()["options"] == ["refuse"]
    assert refusal(match, 1, "accept", question.id) == "not-offered"


def test_a_counter_offer_refuses_what_it_counters():
    match = table()
    deal = offer(match, 0, gives(0, 1, blame=1))
    better = offer(match, 1, gives(1, 0, blame=1), counters=deal)
    assert [d["id"] for d in match.view(0)["deals"]] == [better]
    assert "deal-refused" in heard(match, 0)
    assert refusal(match, 2, {"terms": [gives(2, 0, blame=1)], "counters": better}, "deal.offer.2") == "no-such-deal"


def test_a_deal_of_three_needs_all_three():
    match = table()
    deal = offer(match, 0, gives(0, 1, blame=1), gives(1, 2, C03=1), gives(2, 0, C15=1))
    reply(match, 2, deal, "accept")
    assert heard(match, 1)[-1] == "deal-accepted"
    assert match.view(0)["deals"][0]["agreed"] == ["s0", "s2"]
    assert match.view(1)["table"]["people"][2]["known"] == ["C15"]
    reply(match, 1, deal, "accept")
    assert (hand(match, 0), hand(match, 1), hand(match, 2)) == (["C01", "C15", "C27"], ["C03"], ["C03"])
    assert blame(match) == [4, 5, 3, 2, 1]


def test_a_deal_of_three_falls_when_one_refuses():
    match = table()
    deal = offer(match, 0, gives(0, 1, blame=1), gives(1, 2, C03=1), gives(2, 0, C15=1))
    reply(match, 2, deal, "accept")
    reply(match, 1, deal, "refuse")
    assert match.table.deals == []
    assert blame(match) == [5, 4, 3, 2, 1]


def test_an_offer_falls_when_its_card_goes_elsewhere():
    match = table()
    deal = offer(match, 0, gives(0, 1, C27=1))
    reply(match, 2, offer(match, 0, gives(0, 2, C27=1)), "accept")
    assert "deal-lapsed" in heard(match, 1)
    assert refusal(match, 1, "accept", f"deal.reply.{deal}.1") == "no-such-question"


def test_an_offer_falls_when_its_card_is_played():
    match = table(directs={"s0": "EXE"})
    offer(match, 0, gives(0, 1, C01=1))
    match.answer(0, "play:C01")
    assert match.view(1)["deals"]
    match.answer(0, "s2")
    match.answer(0, 1)
    assert match.view(1)["deals"] == []


def test_an_offer_of_blame_falls_when_there_is_not_so_much_any_more():
    match = table()
    offer(match, 3, gives(3, 1, blame=2))
    reply(match, 4, offer(match, 3, gives(3, 4, blame=1)), "accept")
    assert match.view(1)["deals"] == []


def test_all_offers_lapse_at_the_end_of_a_turn_and_may_then_be_repeated():
    match = table()
    offer(match, 0, gives(0, 1, blame=1))
    reply(match, 1, offer(match, 0, gives(0, 1, blame=2)), "refuse")
    match.answer(0, "stop")
    assert match.table.deals == []
    offer(match, 0, gives(0, 1, blame=2))


def test_a_seat_makes_ten_offers_and_no_more_before_they_lapse():
    match = table()
    for number in range(10):
        deal = offer(match, 0, promises=[promises(0, 1, "words", text=f"{number}")])
        reply(match, 0, deal, "withdraw")
    assert "deal.offer.0" not in [q.id for q in match.questions.open_to(0)]
    assert refusal(match, 0, {"terms": [gives(0, 1, blame=1)]}, "deal.offer.0") == "no-such-question"
    offer(match, 1, gives(1, 0, blame=1))
    match.answer(0, "stop")
    offer(match, 0, gives(0, 1, blame=1))


def test_names_of_deals_do_not_count_them():
    one, other = table(), table()
    reply(one, 0, offer(one, 0, gives(0, 2, blame=1)), "withdraw")
    assert offer(one, 0, gives(0, 1, blame=1)) == offer(other, 0, gives(0, 1, blame=1))


def test_the_same_offer_made_twice_has_two_names():
    match = table()
    first = offer(match, 0, gives(0, 1, blame=1))
    assert offer(match, 0, gives(0, 1, blame=1)) != first
    reply(match, 0, first, "withdraw")
    assert len(match.table.deals) == 1


def test_an_offer_cannot_be_taken_back_by_undo():
    match = table()
    match.answer(0, "move:s1")
    offer(match, 0, gives(0, 1, C27=1))
    assert not match.can_undo(0)


def test_an_offer_between_others_leaves_ones_undo():
    match = table()
    match.answer(0, "move:s1")
    offer(match, 1, gives(1, 2, C03=1))
    assert match.can_undo(0)
    match.undo(0)
    assert len(match.table.deals) == 1
    assert match.view(2)["table"]["people"][1]["known"] == ["C03"]


def test_an_offer_to_oneself_takes_away_ones_undo():
    match = table()
    match.answer(0, "move:s1")
    offer(match, 1, gives(1, 0, C03=1))
    assert not match.can_undo(0)


# -- promises


def promised(match: Match, *given: Any) -> None:
    """s1 and s0 agree on promises."""
    reply(match, 0, offer(match, 1, promises=list(given)), "accept")


def fates(match: Match, seat: int | None) -> list[str]:
    return [promise["fate"] for promise in match.view(seat)["promises"]]


def test_a_promise_given_is_known_to_the_two_alone():
    match = table()
    promised(match, promises(0, 1, "words", text="I shall be good"))
    assert fates(match, 0) == fates(match, 1) == ["open"]
    assert fates(match, 2) == fates(match, None) == []
    assert match.view(1)["promises"][0]["text"] == "I shall be good"


def test_a_kept_promise_is_shown_to_all():
    match = table(directs={"s0": "EXE"})
    promised(match, promises(0, 1, "forward", decree="D2", ministry="NAV"))
    match.answer(0, "forward:D2:NAV")
    assert fates(match, 2) == fates(match, None) == ["kept"]
    assert "promise-kept" in heard(match, None)


def test_promises_do_not_bind():
    match = table(directs={"s0": "SEC", "s1": "TRE"}, ministries={"TRE": 3})
    promised(match, promises(0, 1, "no-investigation"))
    match.answer(0, "investigate:TRE")
    assert fates(match, None) == ["broken"]


def test_with_the_house_rule_they_do():
    match = table(directs={"s0": "SEC", "s1": "TRE"}, ministries={"TRE": 3}, binding=True)
    promised(match, promises(0, 1, "no-investigation"))
    before = all_seen(match)
    with pytest.raises(IllegalAnswer) as refused:
        match.answer(0, "investigate:TRE")
    assert refused.value.reason == "you-promised"
    assert all_seen(match) == before
    match.answer(0, "move:s2")


def test_promises_of_others_are_unknown_in_an_imagined_world():
    match = table()
    promised(match, promises(0, 1, "give-card"))
    assert len(match.resample(1, Random(1)).table.promises) == 1
    assert match.resample(2, Random(1)).table.promises == []
