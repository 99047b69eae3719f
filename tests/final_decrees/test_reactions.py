"""FD-9.1 to FD-9.10: how cards are played and reacted to, and FD-9.C27 to FD-9.C30.

Left out, anna directs EXE, bruno HR, carla NAV, dario SEC, elena TRE; REF is empty (with four players, TRE).
"""

import json

import pytest

rule = pytest.mark.rule

NAMES = ["anna", "bruno", "carla", "dario", "elena"]
NO_SECRETS = ["C27"] * 3
NO_SHIELDS = ["C28", "C28", "C29"]
NO_RESIGNATION = ["C30"]
STAGNATION = ["C31", "C01", "C02", "C03", "C04", "C05"]

BUSY = {
    "blame": {"anna": 7, "bruno": 3, "carla": 4, "dario": 5, "elena": 6},
    "ministries": {"REF": 3, "EXE": 5, "HR": 2, "NAV": 6, "SEC": 1, "TRE": 8},
    "decrees": {"D1": "EXE", "D2": "NAV", "D3": "EXE", "D4": "HR", "D5": {"at": "EXE", "stamps": 1}},
}
"""A position in which anna, who directs EXE, could play any action card."""

DECLARED = {
    "C01": ["bruno", 2],
    "C02": [{"personal": 1, "ministry": 2}],
    "C03": ["carla"],
    "C04": [["bruno", "dario"]],
    "C05": ["NAV"],
    "C06": ["elena", 3],
    "C07": [5],
    "C08": [],
    "C09": ["TRE", {"personal": 2, "ministry": 4}],
    "C10": [{"personal": 2, "ministry": 5}],
    "C11": [],
    "C12": [],
    "C13": [{"NAV": ["D1"], "TRE": ["D2"]}],
    "C14": ["D1"],
    "C15": ["D5", "TRE"],
    "C16": [["D1", "D3"], "SEC"],
    "C17": ["D2"],
    "C18": [["anna", "elena"]],
    "C19": ["carla", 4],
    "C20": ["left"],
    "C21": ["as:SEC", "HR"],
    "C22": ["arrow-remove:REF:EXE", "arrow-add", "arrow:TRE:REF"],
    "C23": ["TRE", 3],
    "C24": [],
    "C25": [],
    "C26": ["bruno"],
}
"""Everything each action card wants declared, in order."""

CHOSEN_LATER = {"C14": "forward:D1:REF", "C26": "take:C24"}
"""What is chosen only while the card is carried out."""

VICTIMS = {
    "C01": {"bruno": 2},
    "C03": {"carla": 5},
    "C04": {"bruno": 1, "dario": 1},
    "C05": {"carla": 5},
    "C08": {"bruno": 2, "carla": 2, "dario": 2, "elena": 2},
    "C19": {"carla": 4},
    "C21": {"bruno": 2},
}
"""Who would gain how much personal blame because of anna's card."""

HEARD = {
    "C01": [("hands-over", "s0", "s1", 2)],
    "C02": [("loses", "s0", 1), ("ministry-loses", "EXE", 2)],
    "C03": [("gains", "s2", 5)],
    "C04": [("hands-over", "s0", "s1", 1), ("hands-over", "s0", "s3", 1)],
    "C05": [("ministry-gains", "NAV", 3), ("ministry-to-player", "NAV", "s2", 5)],
    "C06": [("loses", "s0", 3), ("loses", "s4", 2)],
    "C07": [("loses", "s0", 5)],
    "C08": [("gains", "s1", 2), ("gains", "s2", 2), ("gains", "s3", 2), ("gains", "s4", 2)],
    "C09": [("unloads", "s0", "EXE", "TRE", 2, 4)],
    "C10": [("unloads", "s0", "EXE", "REF", 2, 5)],
    "C11": [("ministry-gains", ministry, 3) for ministry in ("REF", "HR", "NAV", "SEC", "TRE")],
    "C12": [("ministry-gains", "EXE", 6), ("ministry-gains", "HR", 2), ("ministry-gains", "NAV", 2)],
    "C13": [("forwarded", "s0", "D1", "NAV", 0), ("forwarded", "s0", "D2", "TRE", 0)],
    "C14": [("stamped", "s0", "D1", "EXE", 1), ("forwarded", "s0", "D1", "REF", 1)],
    "C15": [("unstamped", "D5", 0), ("forwarded", "s0", "D5", "TRE", 0), ("ministry-gains", "TRE", 4)],
    "C16": [("forwarded", "s0", "D1", "SEC", 0), ("forwarded", "s0", "D3", "SEC", 0), ("ministry-gains", "SEC", 2)],
    "C17": [("stamped", "s0", "D2", "NAV", 1), ("loses", "s2", 1)],
    "C18": [("swapped", "s0", "s4")],
    "C19": [("moved", "s0", "s2", "NAV", "REF"), ("ministry-to-player", "NAV", "s2", 4)],
    "C20": [("waltzed", "s0", {"s0": "HR", "s1": "NAV", "s2": "SEC", "s3": "TRE", "s4": "EXE"})],
    "C21": [("acts-as", "s0", "SEC"), ("investigates", "s0", "HR", "s1", 2), ("ministry-to-player", "HR", "s1", 2)],
    "C22": [("arrow-remove", "s0", "REF", "EXE"), ("arrow-add", "s0", "TRE", "REF")],
    "C23": [("takes-over", "s0", "EXE", "TRE", 3)],
    "C24": [("minted", "s0", 2), ("ministry-gains", "EXE", 1)],
    "C25": [("drew", "s0"), ("drew", "s0")],
    "C26": [("looked", "s0", "s1"), ("took", "s0", "s1")],
}
"""What everyone hears when nobody reacts, Fast Track's decree goes to its next step and Wiretaps take a card."""

MAY_RESIGN = ["C05", "C21"]

UNFIT = {"bruno": ["C24"], "carla": ["C09"], "dario": ["C09"], "elena": ["C13"]}
"""Hands of cards that are no reactions."""


def each_card(cards):
    """One test for each card, under its own rule too."""
    return pytest.mark.parametrize("card", [pytest.param(card, marks=rule(f"FD-9.{card}")) for card in cards])


def leaves(value):
    """All words and numbers of a declaration."""
    if isinstance(value, dict):
        return [leaf for item in value.items() for leaf in leaves(list(item))]
    if isinstance(value, list):
        return [leaf for item in value for leaf in leaves(item)]
    return value.split(":") if isinstance(value, str) else [value]


def public(m):
    """The table as a spectator sees it."""
    return m.view()["table"]


def blames(m):
    """Personal blame, in the order of the seats."""
    return [person["blame"] for person in public(m)["people"]]


def strike(m, by, other, offer):
    """One offers, the other accepts."""
    m.answer(by, offer, f"deal.offer.{m.seat(by)}")
    reply = next(q for q in m.match.questions if q.prompt == "answer-offer" and q.seat == m.seat(other))
    m.answer(other, "accept", reply.id)


def fate_of_promise(m):
    """What became of the promise."""
    [promise] = m.view("anna")["promises"]
    return promise["fate"]


# -- FD-9.1 Three kinds of card


@rule("FD-9.1")
@each_card(DECLARED)
def test_an_action_card_costs_an_action_in_ones_own_turn(table, card):
    m = table(
        **BUSY, hands={"anna": [card], "bruno": ["C24"], "carla": ["C09"]}, discards=NO_SECRETS, deck=["C13", "C13"]
    )
    assert f"play:{card}" in m.options("anna")
    m.play("anna", card, *DECLARED[card])
    m.pass_windows()
    if card in CHOSEN_LATER:
        m.answer("anna", CHOSEN_LATER[card])
    gained = 2 if card == "C24" else 0
    assert (m.actions(), m.pile("shown"), m.pile("discards").count(card)) == (2 + gained, [], 1)
    assert m.question("anna").prompt == "choose-action"


@rule("FD-9.1")
@each_card(DECLARED)
def test_without_an_action_left_no_card_is_played(table, card):
    m = table(**BUSY, hands={"anna": [card], "bruno": ["C24"]}, actions=0)
    assert m.options("anna") == ["stop"]


@rule("FD-9.1")
def test_an_action_card_is_not_played_in_anothers_turn(table):
    m = table(**BUSY, hands={"anna": ["C08"], "bruno": ["C08"]})
    assert m.refusal("bruno", "play:C08").reason == "not-asked"


@rule("FD-9.1")
@rule("FD-9.3")
@each_card(["C27", "C28", "C29", "C30"])
def test_a_reaction_is_not_played_as_an_action(table, card):
    m = table(**BUSY, hands={"anna": [card], "bruno": ["C24"]})
    assert m.refusal("anna", f"play:{card}").reason == "card-is-reaction"


@rule("FD-9.1")
def test_a_reaction_is_free_and_works_in_anyones_turn(table):
    m = table(player="dario", hands={"dario": ["C08"], "bruno": ["C28"]}, discards=NO_SECRETS)
    m.play("dario", "C08")
    m.react("bruno", "C28")
    assert (m.player(), m.actions(), m.pile("discards")[-2:]) == ("dario", 2, ["C28", "C08"])


# -- FD-9.2 Playing an action card


@rule("FD-9.2")
@each_card([card for card, declared in DECLARED.items() if declared])
def test_nobody_hears_of_a_card_until_everything_is_declared(table, card):
    m = table(**BUSY, hands={"anna": [card], **UNFIT})
    before = [m.view(name) for name in (*NAMES[1:], None)]
    m.play("anna", card)
    for value in DECLARED[card]:
        assert m.question("anna").facts["what"] == card
        assert [m.view(name) for name in (*NAMES[1:], None)] == before
        m.answer("anna", value)
    assert [m.view(name) for name in (*NAMES[1:], None)] != before


@rule("FD-9.2")
@each_card(DECLARED)
def test_a_card_is_shown_to_all_with_everything_declared_before_anyone_is_asked(table, card):
    m = table(**BUSY, hands={"anna": [card], **UNFIT})
    before = {**public(m), "people": blames(m), "piles": None, "facts": None}
    m.play("anna", card, *DECLARED[card])
    assert (m.asked(), m.question("bruno").prompt, m.pile("shown")) == (NAMES[1:], "react-cancel", [card])
    assert {**public(m), "people": blames(m), "piles": None, "facts": None} == before
    [shown] = m.heard("plays")
    assert (shown["seat"], shown["card"]) == ("s0", card)
    said = {word for words in shown["declared"] for word in str(words).split(":")}
    wanted = {word for leaf in leaves(m.ref(DECLARED[card])) for word in str(leaf).split(":")}
    # Of a number alone it is said whose blame it is.
    alone = {"personal"} if [type(value) for value in DECLARED[card]] == [int] else set()
    assert said == wanted - {"arrow-add"} | alone


@rule("FD-9.2")
@rule("FD-1.3")
@each_card(DECLARED)
def test_everyone_hears_what_a_card_does(table, card):
    m = table(
        **BUSY, hands={"anna": [card], "bruno": ["C24"], "carla": ["C09"]}, discards=NO_SECRETS, deck=["C13", "C13"]
    )
    m.play("anna", card, *DECLARED[card])
    m.pass_windows()
    if card in CHOSEN_LATER:
        m.answer("anna", CHOSEN_LATER[card])
    for name in ("dario", None):
        assert [tuple(line.values()) for line in m.events(name)[1:]] == HEARD[card]


@rule("FD-9.2")
def test_a_declaration_may_be_taken_back_and_a_card_once_shown_may_not(table):
    m = table(hands={"anna": ["C01"]}, blame={"anna": 3})
    m.play("anna", "C01", "bruno")
    assert m.view("anna")["undo"]
    m.answer("anna", 2)
    assert not m.view("anna")["undo"]


@rule("FD-9.2")
def test_who_had_seen_a_card_in_a_hand_sees_it_leave(table):
    m = table(hands={"anna": ["C08"], "bruno": ["C28"]}, seen={"bruno": {"anna": ["C08"]}, "anna": {"bruno": ["C28"]}})
    m.play("anna", "C08")
    m.answer("bruno", "pass")
    m.answer("bruno", "react:C28")
    assert [person["known"] for name in ("anna", "bruno") for person in m.view(name)["table"]["people"]] == [[]] * 10
    assert m.match.audit() == ()


@rule("FD-9.2")
@rule("FD-9.C27")
@each_card(DECLARED)
def test_a_cancelled_card_spends_the_action_does_nothing_and_is_discarded(table, card):
    m = table(**BUSY, hands={"anna": [card], "bruno": ["C24"], "carla": ["C27", "C02"], "elena": ["C28"]})
    before = public(m)
    hands = [m.hand(name) for name in NAMES]
    m.play("anna", card, *DECLARED[card])
    m.react("carla", "C27")
    after = public(m)
    assert (after["facts"].pop("actions"), before["facts"].pop("actions")) == (2, 3)
    assert after["piles"] == {**before["piles"], "discards": ["C27", card]}
    assert [m.hand(name) for name in NAMES] == [[], hands[1], ["C02"], hands[3], hands[4]]
    for person in after["people"] + before["people"]:
        del person["cards"]
    del after["piles"], before["piles"]
    assert after == before
    assert (m.asked(), m.question("anna").prompt) == (["anna"], "choose-action")


@rule("FD-9.2")
@rule("FD-9.C27")
def test_all_see_who_cancelled_what(table):
    m = table(hands={"anna": ["C08"], "carla": ["C27"]})
    m.play("anna", "C08")
    m.react("carla", "C27")
    assert m.heard("cancelled") == [{"event": "cancelled", "seat": "s2", "card": "C27", "other": "s0", "target": "C08"}]


@rule("FD-9.2")
@rule("FD-9.C27")
@pytest.mark.parametrize(
    ("player", "takers", "first"),
    [
        ("anna", ["bruno", "carla"], "bruno"),
        ("anna", ["dario", "elena"], "dario"),
        ("carla", ["anna", "bruno"], "anna"),
        ("carla", ["anna", "dario"], "dario"),
        ("carla", ["bruno", "elena"], "elena"),
        ("elena", ["anna", "bruno", "carla"], "anna"),
        ("dario", ["carla", "anna", "elena"], "elena"),
    ],
)
@pytest.mark.parametrize("order", [1, -1])
def test_of_several_state_secrets_the_first_clockwise_counts_whoever_answers_first(table, player, takers, first, order):
    hands = {player: ["C08"], **{name: ["C27"] for name in takers}}
    m = table(player=player, hands=hands)
    m.play(player, "C08")
    for name in takers[::order]:
        m.answer(name, "react:C27")
    assert [m.cards(name) for name in takers] == [0 if name == first else 1 for name in takers]
    assert (m.pile("discards"), blames(m)) == (["C27", "C08"], [0, 0, 0, 0, 0])


@rule("FD-9.2")
@rule("FD-9.8")
def test_who_would_have_cancelled_too_keeps_the_secret(table):
    seen = []
    for answer in ("pass", "react:C27"):
        m = table(hands={"anna": ["C08"], "bruno": ["C27"], "dario": ["C27"]})
        m.play("anna", "C08")
        m.answer("dario", answer)
        m.answer("bruno", "react:C27")
        seen.append([m.view(name) for name in ("anna", "bruno", "carla", "elena", None)])
        assert m.hand("dario") == ["C27"]
    assert seen[0] == seen[1]


@rule("FD-9.2")
@rule("FD-9.8")
def test_nobody_sees_who_has_answered_or_how_while_others_are_asked(table):
    m = table(hands={"anna": ["C08"], "bruno": ["C27"], "dario": ["C27"], "elena": ["C02"]})
    m.play("anna", "C08")
    others = ("anna", "carla", "dario", "elena", None)
    before = [m.view(name) for name in others]
    m.answer("bruno", "react:C27")
    assert [m.view(name) for name in others] == before
    assert before[0]["waiting"]["for"] == ["s1", "s3", "s4"]


@rule("FD-9.2")
def test_a_special_action_cannot_be_cancelled(table):
    m = table(
        player="dario", hands={"anna": ["C27"], "bruno": ["C27"], "carla": ["C27"]}, ministries={"HR": 3, "NAV": 1}
    )
    m.act("dario", "investigate", "HR")
    assert (m.asked(), m.options("bruno")) == (["bruno"], ["pass"])
    m.answer("bruno", "pass")
    assert (m.blame("bruno"), m.load("HR")) == (3, 0)


@rule("FD-9.2")
@pytest.mark.parametrize(
    ("player", "action"), [("elena", "mint"), ("carla", "manoeuvre"), ("anna", "restructure"), ("bruno", "reassign")]
)
def test_nobody_is_asked_about_the_other_special_actions(table, player, action):
    m = table(player=player, hands={**UNFIT, "anna": ["C28"]}, ministries={"NAV": 5})
    m.act(player, action)
    if action == "restructure":
        m.answer(player, "arrow-remove:NAV:SEC")
    if action == "reassign":
        m.answer(player, {"REF": ["anna"], "HR": ["bruno"], "NAV": ["carla"], "SEC": ["dario"], "TRE": ["elena"]})
    assert (m.asked(), m.question(player).prompt) == ([player], "choose-action")


# -- FD-9.3 How reactions work


@rule("FD-9.3")
def test_having_declined_state_secret_is_no_reaction(table):
    m = table(hands={"anna": ["C08"], "bruno": ["C27", "C28"]})
    m.play("anna", "C08")
    assert m.options("bruno") == ["pass", "react:C27"]
    m.answer("bruno", "pass")
    assert m.options("bruno") == ["pass", "react:C28"]
    m.react("bruno", "C28")
    assert (m.blame("bruno"), m.hand("bruno")) == (0, ["C27"])


@rule("FD-9.3")
@pytest.mark.parametrize(("card", "kept"), [("C28", ["C29", "C30"]), ("C30", ["C28", "C29"])])
def test_one_player_reacts_once_to_one_event(table, card, kept):
    m = table(player="dario", hands={"bruno": ["C28", "C29", "C30"]}, ministries={"HR": 3}, discards=NO_SECRETS)
    m.act("dario", "investigate", "HR")
    assert sorted(m.options("bruno")) == ["pass", "react:C28", "react:C29", "react:C30"]
    m.answer("bruno", f"react:{card}")
    assert (m.asked(), m.hand("bruno")) == (["dario"], kept)


@rule("FD-9.3")
def test_each_investigation_is_an_event_of_its_own(table):
    m = table(player="dario", hands={"bruno": ["C28", "C28"]}, ministries={"HR": 3})
    for left in (["C28"], []):
        m.act("dario", "investigate", "HR")
        m.answer("bruno", "react:C28")
        assert (m.hand("bruno"), m.load("HR"), m.blame("bruno")) == (left, 3, 0)


@rule("FD-9.3")
@pytest.mark.parametrize("card", ["C28", "C29"])
def test_a_reaction_is_neither_cancelled_nor_reacted_to(table, card):
    m = table(hands={"anna": ["C03"], "bruno": [card], "carla": ["C27", "C28"], "dario": ["C27"]})
    m.play("anna", "C03", "bruno")
    for name in ("bruno", "carla", "dario"):
        m.answer(name, "pass")
    m.answer("bruno", f"react:{card}")
    if card == "C29":
        assert m.asked() == ["bruno"]
        m.act("bruno", "carla")
    assert m.asked() == ["anna"]
    assert m.blame("carla") == (3 if card == "C29" else 0)


@rule("FD-9.3")
def test_victims_are_asked_together_with_the_amount_known(table):
    m = table(hands={"anna": ["C04"], "bruno": ["C02"], "dario": ["C28"], "elena": ["C28"]}, blame={"anna": 3})
    m.play("anna", "C04", ["dario", "bruno"])
    for name in ("bruno", "dario", "elena"):
        m.answer(name, "pass")
    assert m.asked() == ["bruno", "dario"]
    assert [m.question(name).facts["amount"] for name in ("bruno", "dario")] == [1, 1]
    assert blames(m) == [3, 0, 0, 0, 0]


@rule("FD-9.3")
def test_victims_answer_in_secret(table):
    m = table(hands={"anna": ["C08"], "bruno": ["C28"], "dario": ["C02"]}, discards=NO_SECRETS)
    m.play("anna", "C08")
    others = ("anna", "carla", "dario", "elena", None)
    before = [m.view(name) for name in others]
    m.answer("bruno", "react:C28")
    assert [m.view(name) for name in others] == before


@rule("FD-9.3")
@pytest.mark.parametrize(("player", "order"), [("anna", ["s1", "s2", "s3", "s4"]), ("dario", ["s4", "s0", "s1", "s2"])])
def test_blame_is_carried_out_clockwise_from_the_acting_player(table, player, order):
    m = table(player=player, hands={player: ["C08"]})
    m.play(player, "C08")
    assert [line["seat"] for line in m.heard("gains")] == order


@rule("FD-9.3")
@rule("FD-9.C29")
def test_what_about_them_names_its_receiver_when_its_turn_comes(table):
    m = table(player="dario", hands={"dario": ["C08"], "bruno": ["C29"]}, discards=NO_SECRETS)
    m.play("dario", "C08")
    m.react("bruno", "C29")
    assert (m.asked(), m.question("bruno").prompt, m.question("bruno").facts["amount"]) == (
        ["bruno"],
        "choose-receiver",
        2,
    )
    assert (blames(m), m.pile("discards")[-1]) == ([2, 0, 0, 0, 2], "C29")
    m.act("bruno", "dario")
    assert blames(m) == [2, 0, 2, 2, 2]


@rule("FD-9.3")
def test_redirected_blame_is_not_prevented_again(table):
    m = table(hands={"anna": ["C08"], "bruno": ["C29"], "carla": ["C28"]}, discards=NO_SECRETS)
    m.play("anna", "C08")
    m.answer("bruno", "react:C29")
    m.answer("carla", "react:C28")
    m.act("bruno", "carla")
    assert blames(m) == [0, 0, 2, 2, 2]


@rule("FD-9.3")
def test_redirected_blame_is_not_prevented_by_who_did_not_expect_it(table):
    m = table(hands={"anna": ["C01"], "bruno": ["C29"], "carla": ["C28"]}, blame={"anna": 3}, discards=NO_SECRETS)
    m.play("anna", "C01", "bruno", 2)
    m.react("bruno", "C29")
    m.act("bruno", "carla")
    assert (blames(m), m.hand("carla"), m.asked()) == ([1, 0, 2, 0, 0], ["C28"], ["anna"])


@rule("FD-9.3")
def test_a_redirection_after_the_receiver_had_their_share_adds_up(table):
    m = table(hands={"anna": ["C08"], "elena": ["C29"]}, discards=NO_SECRETS)
    m.play("anna", "C08")
    m.react("elena", "C29")
    assert blames(m) == [0, 2, 2, 2, 0]
    m.act("elena", "bruno")
    assert blames(m) == [0, 4, 2, 2, 0]


# -- FD-9.4 Blame caused by others


@rule("FD-9.4")
@rule("FD-9.8")
@each_card(DECLARED)
def test_only_blame_caused_by_anothers_card_may_be_reacted_to(table, card):
    m = table(**BUSY, hands={"anna": [card], **UNFIT, "dario": ["C28"]}, discards=NO_SECRETS)
    victims = VICTIMS.get(card, {})
    m.play("anna", card, *DECLARED[card])
    windows = {q.seat: q for q in m.match.questions if q.due and q.window}
    assert {NAMES[seat]: q.facts["amount"] for seat, q in windows.items()} == victims
    assert {q.prompt for q in windows.values()} <= {"react-blame"}


@rule("FD-9.4")
def test_stagnation_is_nobodys_card(table):
    m = table(hands={"bruno": ["C28", "C29", "C30"]}, deck=STAGNATION, ministries={"HR": 3})
    m.act("anna", "draw")
    assert (m.question("bruno").prompt, m.options("bruno")) == ("react-resign", ["pass", "react:C30"])
    m.answer("bruno", "pass")
    assert m.blame("bruno") == 3


@rule("FD-9.4")
def test_being_moved_to_a_loaded_ministry_is_nothing_to_react_to(table):
    m = table(hands={"bruno": ["C28", "C29", "C30"]}, ministries={"REF": 9, "HR": 4})
    m.act("anna", "move", "bruno")
    assert (m.asked(), m.directs("bruno"), m.blame("bruno")) == (["anna"], "REF", 0)


@rule("FD-9.4")
def test_blame_distributed_on_your_ministry_is_nothing_to_react_to(table):
    m = table(hands={"bruno": ["C28", "C29", "C30"]}, ministries={"EXE": 4})
    m.act("anna", "distribute")
    m.answer("anna", {"HR": 4})
    assert (m.asked(), m.load("HR")) == (["anna"], 4)


@rule("FD-9.4")
def test_the_steps_of_a_turn_are_nothing_to_react_to(table):
    m = table(at="turn", hands={"anna": ["C28", "C29", "C30"]}, ministries={"EXE": 2}, deck=["C02"])
    assert (m.asked(), m.question("anna").prompt, m.load("EXE")) == (["anna"], "choose-action", 3)


@rule("FD-9.4")
def test_blame_taken_in_a_trade_is_nothing_to_react_to(table):
    m = table(hands={"bruno": ["C28", "C29"]}, blame={"anna": 5})
    strike(m, "anna", "bruno", {"terms": [{"from": "anna", "to": "bruno", "goods": {"blame": 3}}]})
    assert (m.asked(), m.blame("bruno"), m.hand("bruno")) == (["anna"], 3, ["C28", "C29"])


@rule("FD-9.4")
@rule("FD-9.C28")
@rule("FD-4.7.SEC")
def test_immunity_leaves_an_investigated_ministry_as_it_was(table):
    m = table(player="dario", hands={"bruno": ["C28"]}, ministries={"HR": 3}, blame={"bruno": 1})
    m.act("dario", "investigate", "HR")
    assert m.question("bruno").facts["amount"] == 3
    m.react("bruno", "C28")
    assert (m.blame("bruno"), m.load("HR"), m.actions()) == (1, 3, 2)
    assert m.heard("immune") == [{"event": "immune", "seat": "s1", "card": "C28", "amount": 3}]


@rule("FD-9.4")
@rule("FD-9.C29")
@rule("FD-4.7.SEC")
@pytest.mark.parametrize("receiver", ["anna", "carla", "dario", "elena"])
def test_an_investigation_may_find_anybody_else_the_investigator_too(table, receiver):
    m = table(player="dario", hands={"bruno": ["C29"]}, ministries={"HR": 3}, blame={"bruno": 1})
    m.act("dario", "investigate", "HR")
    m.react("bruno", "C29")
    assert sorted(m.options("bruno")) == ["s0", "s2", "s3", "s4"]
    assert m.refusal("bruno", "bruno").reason == "not-offered"
    m.act("bruno", receiver)
    assert (m.blame(receiver), m.blame("bruno"), m.load("HR")) == (3, 1, 0)
    assert m.heard("redirects")[0]["other"] == m.ref(receiver)


@rule("FD-9.4")
@pytest.mark.parametrize(
    ("card", "declared", "gains", "left"),
    [("C05", ["REF"], 4, 3), ("C19", ["bruno", 3], 3, 1), ("C21", ["as:SEC"], 4, 0)],
)
def test_blame_of_reforms_goes_to_its_director_like_any_other(table, card, declared, gains, left):
    m = table(directs={"anna": "EXE", "bruno": "REF"}, hands={"anna": [card]}, ministries={"REF": 4})
    m.play("anna", card, *declared)
    assert (m.blame("bruno"), m.load("REF")) == (gains, left)


# -- FD-9.5 What cards must respect


@rule("FD-9.5")
@each_card(["C14", "C17"])
def test_a_stamp_by_card_counts_like_any_other(table, card):
    place = "EXE" if card == "C14" else "HR"
    m = table(
        hands={"anna": [card, "C14"]},
        blame={"anna": 40},
        arrows=[("EXE", "HR")],
        decrees={"D2": {"at": place, "stamps": 3}, "D5": {"at": "EXE", "stamps": 3}, "D4": "NAV"},
    )
    m.play("anna", card, *(["D2"] if card == "C14" else []))
    assert (m.blame("anna"), m.view()["table"]["facts"]["enacted"]) == (39, ["D2"])
    m.answer("anna", {"anna": 10})
    m.play("anna", "C14", "D5")
    assert m.refusal("anna", {"anna": 21}).facts["most"] == 20


@rule("FD-9.5")
@each_card(["C14", "C17"])
def test_a_stamp_by_card_keeps_a_promise_to_stamp(table, card):
    m = table(hands={"anna": [card]}, decrees={"D2": "EXE" if card == "C14" else "NAV"})
    strike(m, "anna", "bruno", {"promises": [{"by": "anna", "to": "bruno", "promise": "stamp", "decree": "D2"}]})
    m.play("anna", card, *(["D2"] if card == "C14" else []))
    assert fate_of_promise(m) == "kept"


@rule("FD-9.7")
@rule("FD-7.3")
@pytest.mark.parametrize(("secret", "fate"), [(False, "broken"), (True, "open")])
def test_an_acting_secret_service_breaks_a_promise_unless_it_is_cancelled(table, secret, fate):
    m = table(hands={"anna": ["C21"], "carla": ["C27"]}, ministries={"HR": 3})
    strike(m, "anna", "bruno", {"promises": [{"by": "anna", "to": "bruno", "promise": "no-investigation"}]})
    m.play("anna", "C21", "as:SEC")
    m.answer("carla", "react:C27" if secret else "pass")
    assert (fate_of_promise(m), m.blame("bruno")) == (fate, 0 if secret else 3)


@rule("FD-9.5")
@rule("FD-1.4")
@each_card(["C18", "C19", "C20"])
def test_cards_leave_exactly_one_ministry_empty_and_never_two_on_one(table, card):
    m = table(**BUSY, hands={"anna": [card]})
    m.play("anna", card, *DECLARED[card])
    directors = [place["director"] for place in public(m)["places"]]
    assert sorted(directors, key=str) == [None, "s0", "s1", "s2", "s3", "s4"]
    assert len({person["directs"] for person in public(m)["people"]}) == 5


# -- FD-9.6 Resigning in time


@rule("FD-9.6")
@rule("FD-9.C30")
def test_who_resigns_before_an_investigation_leaves_the_blame_behind(table):
    m = table(player="dario", hands={"bruno": ["C30"]}, ministries={"HR": 3, "REF": 2}, blame={"bruno": 1})
    m.act("dario", "investigate", "HR")
    m.react("bruno", "C30")
    assert (m.directs("bruno"), m.ministry("HR")["director"]) == ("REF", None)
    assert (m.blame("bruno"), m.load("HR"), m.load("REF")) == (1, 3, 2)
    assert (m.actions(), m.pile("discards")) == (2, ["C30"])
    assert [tuple(line.values()) for line in m.heard("resigns")] == [("resigns", "s1", "C30", "HR", "REF")]
    assert "investigate:HR" not in m.options("dario")
    assert "investigate:REF" in m.options("dario")


@rule("FD-9.6")
@rule("FD-9.C30")
def test_who_resigns_in_stagnation_takes_the_blame_of_the_ministry_moved_to(table):
    m = table(hands={"bruno": ["C30"]}, deck=STAGNATION, ministries={"HR": 7, "REF": 2, "NAV": 1}, blame={"bruno": 1})
    m.act("anna", "draw")
    assert (m.pile("discards"), m.load("HR"), m.question("bruno").facts["amount"]) == (STAGNATION[1:], 7, 7)
    m.react("bruno", "C30")
    assert (m.directs("bruno"), m.blame("bruno"), m.blame("carla")) == ("REF", 3, 1)
    assert (m.load("HR"), m.load("REF"), m.load("NAV")) == (7, 0, 0)


@rule("FD-9.6")
@rule("FD-9.C30")
def test_who_resigns_in_their_own_turn_goes_on_in_the_new_ministry(table):
    m = table(hands={"anna": ["C30"]}, deck=STAGNATION, ministries={"EXE": 7}, decrees={"D1": "REF", "D3": "REF"})
    m.act("anna", "draw")
    m.react("anna", "C30")
    assert (m.asked(), m.actions()) == (["anna"], 2)
    assert "restructure" not in m.options("anna")
    assert "forward:D1:EXE" in m.options("anna")
    m.act("anna", "stop")
    assert (m.load("REF"), m.load("EXE")) == (2, 7)


@rule("FD-9.6")
@rule("FD-9.C30")
def test_who_resigns_in_step_two_acts_in_the_new_ministry(table):
    m = table(at="turn", player="bruno", hands={"bruno": ["C30"]}, deck=STAGNATION)
    assert m.question("bruno").facts["amount"] == 1
    m.react("bruno", "C30")
    assert (m.directs("bruno"), m.load("HR"), m.actions()) == ("REF", 1, 3)
    assert "reassign" not in m.options("bruno")


@rule("FD-9.6")
@rule("FD-9.8")
def test_only_directors_whose_blame_would_move_may_resign(table):
    m = table(
        hands={**UNFIT, "anna": ["C24"], "carla": ["C30"]},
        deck=STAGNATION,
        ministries={"HR": 1, "TRE": 2, "REF": 5, "EXE": 3},
    )
    m.act("anna", "draw")
    assert m.asked() == ["anna", "bruno", "elena"]
    m.pass_windows()
    assert (m.hand("carla"), m.directs("carla")) == (["C30"], "NAV")


@rule("FD-9.6")
@each_card(VICTIMS)
def test_resigning_helps_only_while_blame_of_ones_ministry_would_move(table, card):
    victim = "carla" if "carla" in VICTIMS[card] else "bruno"
    m = table(**BUSY, hands={"anna": [card], victim: ["C30"]}, discards=NO_SECRETS)
    m.play("anna", card, *DECLARED[card])
    assert ("react:C30" in m.options(victim)) is (card in MAY_RESIGN)


# -- FD-9.8 Who is asked


@rule("FD-9.8")
@rule("FD-9.C27")
@each_card(DECLARED)
def test_everyone_else_who_holds_a_card_is_asked_for_a_state_secret_whatever_they_hold(table, card):
    m = table(**BUSY, hands={"anna": [card], "bruno": ["C24"], "dario": ["C27"], "elena": ["C28"]})
    m.play("anna", card, *DECLARED[card])
    assert m.asked() == ["bruno", "dario", "elena"]
    assert [m.options(name) for name in m.asked()] == [["pass"], ["pass", "react:C27"], ["pass"]]
    assert all(q.window for q in m.match.questions if q.due)


@rule("FD-9.8")
def test_windows_look_the_same_whatever_the_hands_hold(table):
    seen = []
    for held in ("C27", "C02"):
        m = table(hands={"anna": ["C08"], "bruno": [held], "carla": ["C24"]})
        m.play("anna", "C08")
        seen.append([m.view("anna"), m.view("carla"), m.view()])
        m.pass_windows()
        seen[-1] += [m.view("anna"), m.view("carla"), m.view()]
    assert seen[0] == seen[1]


@rule("FD-9.8")
@pytest.mark.parametrize("gone", [2, 3])
def test_nobody_is_asked_once_all_state_secrets_are_discarded(table, gone):
    m = table(hands={"anna": ["C11"], "bruno": ["C24"]}, discards=["C27"] * gone)
    m.play("anna", "C11")
    assert m.asked() == (["anna"] if gone == 3 else ["bruno"])


@rule("FD-9.8")
@pytest.mark.parametrize(
    ("discards", "asked"),
    [(NO_SHIELDS, False), (NO_SHIELDS[1:], True), (NO_SHIELDS[:2], True), (NO_SHIELDS + NO_RESIGNATION, False)],
)
def test_nobody_is_asked_once_all_shields_are_discarded(table, discards, asked):
    m = table(hands={"anna": ["C08"], "bruno": ["C24"]}, discards=NO_SECRETS + discards)
    m.play("anna", "C08")
    assert m.asked() == (["bruno"] if asked else ["anna"])


@rule("FD-9.8")
@pytest.mark.parametrize(
    ("discards", "asked"),
    [(NO_SHIELDS, True), (NO_RESIGNATION, True), (NO_SHIELDS + NO_RESIGNATION, False)],
)
def test_the_investigated_are_asked_while_a_shield_or_a_resignation_is_about(table, discards, asked):
    m = table(player="dario", hands={"bruno": ["C24"]}, ministries={"HR": 3}, discards=discards)
    m.act("dario", "investigate", "HR")
    assert m.asked() == (["bruno"] if asked else ["dario"])


@rule("FD-9.8")
@pytest.mark.parametrize("discards", [[], NO_RESIGNATION])
def test_nobody_is_asked_in_stagnation_once_the_resignation_is_discarded(table, discards):
    m = table(hands={"bruno": ["C24"]}, deck=STAGNATION, ministries={"HR": 3}, discards=discards)
    m.act("anna", "draw")
    assert m.asked() == (["anna"] if discards else ["bruno"])


@rule("FD-9.8")
def test_a_resignation_burned_by_this_very_stagnation_asks_nobody(table):
    m = table(hands={"bruno": ["C24"]}, deck=["C31", "C30", "C01"], ministries={"HR": 3})
    m.act("anna", "draw")
    assert (m.asked(), m.blame("bruno")) == (["anna"], 3)


@rule("FD-9.8")
def test_who_holds_no_card_is_not_asked(table):
    m = table(hands={"anna": ["C08"], "dario": ["C02"]}, discards=NO_SECRETS)
    m.play("anna", "C08")
    assert m.asked() == ["dario"]
    m = table(player="dario", hands={"anna": ["C28"]}, ministries={"HR": 3})
    m.act("dario", "investigate", "HR")
    assert (m.asked(), m.blame("bruno")) == (["dario"], 3)


@rule("FD-9.8")
def test_who_has_played_their_last_card_is_not_asked_again(table):
    m = table(hands={"anna": ["C03", "C03"], "bruno": ["C28"]}, discards=NO_SECRETS)
    m.play("anna", "C03", "bruno")
    m.react("bruno", "C28")
    m.play("anna", "C03", "bruno")
    assert (m.asked(), m.blame("bruno")) == (["anna"], 3)


# -- FD-9.10 Four players


def declarations(m, name="anna"):
    """All that is asked while a card is declared, along every choice."""
    question = m.question(name)
    if question.window or question.prompt == "choose-action":
        return []
    found = [question.bounds()]
    values = question.bounds().get("options") if question.kind == "pick" else [question.default()]
    for value in values:
        branch = type(m)(m.match.clone())
        branch.answer(name, value)
        if name in branch.asked():
            found += declarations(branch, name)
    return found


@rule("FD-9.10")
@each_card([card for card, declared in DECLARED.items() if declared])
def test_with_four_reforms_and_the_fifth_seat_are_never_a_target(table, card):
    busy = {
        "blame": {"anna": 7, "bruno": 3, "carla": 4, "dario": 5},
        "ministries": {"EXE": 5, "HR": 2, "NAV": 6, "SEC": 1, "TRE": 8},
        "decrees": BUSY["decrees"],
        "arrows": [("TRE", "EXE"), ("EXE", "HR"), ("HR", "NAV"), ("NAV", "SEC")],
    }
    m = table(seats=4, **busy, hands={"anna": [card], "bruno": ["C24"], "carla": ["C09"]})
    m.play("anna", card)
    asked = declarations(m)
    assert asked
    assert not [bounds for bounds in asked if "REF" in json.dumps(bounds) or '"s4"' in json.dumps(bounds)]


@rule("FD-9.10")
def test_with_four_all_sixty_cards_stay_in(table):
    m = table(seats=4, at="start")
    assert m.pile("deck") + sum(m.cards(name) for name in NAMES[:4]) == 60


@rule("FD-9.10")
def test_with_four_an_inquiry_reaches_the_three_other_directors(table):
    m = table(seats=4, hands={"anna": ["C05"]})
    m.play("anna", "C05")
    assert sorted(m.options("anna")) == ["HR", "NAV", "SEC"]
