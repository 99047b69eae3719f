"""Small scenes of what random players seldom do: each surely comes to what its name says, and is looked at closely."""

from __future__ import annotations

from typing import Any, Final

from generic.history import Offer, Pass, Reply, Say, Story, Usual

OFFICES: Final = {"s1": ["interior", "admiral"], "s2": ["brigade1", "air"], "s3": ["brigade2"], "s4": ["brigade3"]}
CASH: Final = {
    "s0": ["1M", "2M", "3M"],
    "s1": ["1M", "2M"],
    "s2": ["1M", "2M", "3M"],
    "s3": ["1M", "1M", "2M"],
    "s4": ["2M", "3M"],
}


def junta(name: str, at: str, script: list[Any], events: set[str], **position: Any) -> Story:
    """A scene of Junta for five: s0 is President, s1 the Minister; all have some cash and two cards."""
    hands = {
        "s0": ["V01", "E13"],
        "s1": ["V02", "D01"],
        "s2": ["V03", "I07"],
        "s3": ["V04", "I08"],
        "s4": ["V05", "C06"],
    }
    options = position.pop("options", {})
    hands |= position.pop("hands", {})
    laid = {"at": at, "offices": OFFICES, "cash": CASH, "hands": hands, **position}
    return Story(name, "junta", 5, laid, script, options, events=events)


def each(prompt: str, **answers: Any) -> list[Any]:
    """Seats answer one after another, once somebody is asked this."""
    return [Usual(prompt), *(Say(int(seat[1:]), value) for seat, value in answers.items())]


def refuse(offer: Offer) -> list[Any]:
    """An offer is made, and refused."""
    return [offer, Reply(offer.taker, "refuse")]


def accept(offer: Offer) -> list[Any]:
    """An offer is made, and accepted."""
    return [offer, Reply(offer.taker, "accept")]


SCENES: Final = [
    junta(
        "a Minister kills, a bribe saves, burglars call",
        "assassinations",
        [
            Say(1, "attempt:secret-police:s2:home"),
            Say(1, "no-more"),
            Say(2, "attempt:A02:s3:mistress"),
            Say(2, ["2M"]),
            *accept(Offer(0, 4, ["2M"])),
            Say(2, "no-more"),
            Say(3, "burgle:A06:s4"),
            Say(3, "no-more"),
            Say(4, "no-more"),
            Say(0, "no-more"),
            Say(2, "pass"),
            Say(3, "play:B01"),
            Say(3, ["2M"]),
            Say(4, ["3M"]),
        ],
        {"killed", "discards", "inherits", "shielded", "burglary", "locations", "gives-cash", "pretext"},
        hands={"s2": ["A02", "I07"], "s3": ["A06", "B01"]},
        locations={"s0": "bank", "s1": "bank", "s2": "home", "s3": "mistress", "s4": "nightclub"},
    ),
    junta(
        "two go into exile and return, and one is shot",
        "locations",
        [
            Say(0, "remain"),
            Say(3, "hide:bank"),
            Say(2, "exile:AM1"),
            Say(0, "hide:headquarters"),
            Say(4, "exile:AM3"),
            Say(1, "hide:bank"),
            *accept(Offer(2, 4, ["V03", "1M"])),
            Say(0, "take:brigade1"),
            Reply(2, "return"),
            Say(1, "kill"),
            Say(2, "pass"),
            Reply(4, "return"),
            Say(1, "spare"),
        ],
        {"goes-into-exile", "cousin-takes", "announces-return", "shoots-returner", "killed", "returns", "gives-cards"},
        hands={"s2": ["V03", "A05"]},
    ),
    junta(
        "the President resigns in phase 8, an exile comes home, and both are asked with the others",
        "phase8",
        [
            Say(1, "pass"),
            Reply(0, "resign"),
            Say(0, ["s2"]),
            *[Say(seat, []) for seat in (1, 2, 3)],
            Say(0, {"s2": ["office"]}),
            *[Say(seat, {}) for seat in (1, 2, 3)],
            Say(2, "stand"),
            Pass(),
            *[Say(seat, {}) for seat in (0, 1, 2, 3)],
            Pass(),
            Reply(4, "return"),
            Say(1, "spare"),
            Say(3, "pass"),
            Say(4, "pass"),
            Say(0, "pass"),
            Say(1, "pass"),
        ],
        {"resigns", "inaugurated", "hands-over-cash", "announces-return", "returns", "no-coup"},
        exile={"s4": "AM3"},
    ),
    junta(
        "while another moves, one with a unit in an embassy flees there, and comes home again",
        "movement",
        [
            Reply(3, "exile:AM2"),
            Say(0, "leave"),
            Reply(3, "return"),
            Say(1, "spare"),
            Say(2, "end-turn"),
        ],
        {"goes-into-exile", "announces-return", "returns"},
        leader="s1",
        units={"AM2": {"s3": {"brigade2": 1}}, "CA1": {"s2": {"brigade1": 2}}},
    ),
    junta(
        "students rise, units change hands, soldiers are bought, and one leaves by an embassy",
        "phase8",
        [
            Say(1, "pass"),
            Say(2, "play:C01"),
            Say(1, {"UNI": ["police:PS1"]}),
            Say(2, "move:CA1"),
            *accept(Offer(2, 3, ["brigade1:CA1"])),
            Say(2, "move:CA1"),
            Say(2, {"UNI": ["brigade1", "brigade1"], "PS1": ["brigade1"]}),
            Say(2, "end-turn"),
            Say(3, "play-on:B04:UNI"),
            *refuse(Offer(4, 3, ["3M"])),
            Say(3, 2),
            Say(3, ["2M"]),
            Say(3, "end-turn"),
            Say(4, "play:C09"),
            Say(4, "at:CA3"),
            Say(4, "move:CA3"),
            Say(4, {"BOR": ["helicopter", "brigade3"]}),
            Say(4, "fly:AM1"),
            Say(4, "exile:AM1"),
        ],
        {"coup", "units-placed", "police-deployed", "transfers", "moves", "bribed", "flies", "goes-into-exile"},
        hands={"s2": ["C01", "V03"], "s3": ["B04", "V04"], "s4": ["C09", "V05"]},
        pretext=True,
    ),
    junta(
        "a battle for the Palace, and terms",
        "combat",
        [
            Say(0, []),
            Say(1, "hold-fire"),
            Say(2, ["fire:PAL"]),
            Say(2, "bomb:PAR:s3"),
            *each("volley", s2={"s0": ["brigade1", "brigade1"]}, s0={"s2": ["guards", "guards", "guards"]}),
            *accept(Offer(3, 4, ["1M"])),
            *each("movement"),
            Reply(1, "stop:rebels"),
            Say(0, "agree"),
            Say(4, "agree"),
            Say(2, "agree"),
            Say(3, "agree"),
            *each("junta-vote", s2="name:s3"),
            Say(3, "shoot:s2"),
            Say(2, "play:B08"),
            Say(2, ["3M"]),
        ],
        {"bombards", "fires", "agreement", "junta", "inaugurated", "condemned", "shielded", "hands-over-cash"},
        hands={"s2": ["B08", "V03"]},
        leader="s2",
        units={"PAL": {"s0": {"guards": 3}, "s2": {"brigade1": 4}}, "PAR": {"s3": {"brigade2": 2}}},
        options={"loser_pays": True, "deck": 108},
    ),
    junta(
        "the President wins, and shoots a rebel",
        "sides",
        [
            Say(2, "side:rebels"),
            Usual("firing-squad"),
            *accept(Offer(3, 4, ["2M"])),
            Say(0, "shoot:s2"),
            Say(2, "pass"),
            *each("bank-business", s4=["deposit:2M", "deposit:3M"], s3=["take-out:3M"]),
        ],
        {"sides", "condemned", "executed", "discards", "inherits", "banking"},
        leader="s2",
        bank="lunch",
        locations={"s3": "bank", "s4": "bank"},
        swiss={"s3": ["3M"]},
    ),
    junta(
        "a budget falls, an alternative is forced",
        "budget",
        [
            Say(0, {"s1": ["1M"], "s3": ["2M", "3M"]}),
            *accept(Offer(3, 0, ["1M"])),
            Say(0, {"s1": ["1M"], "s3": ["2M", "3M"]}),
            Say(0, {"s1": 1, "s3": 2}),
            Pass(),
            *each("react-P4R"),
            Say(1, "pass"),
            Say(3, "play:E05"),
            Say(4, "pass"),
            Say(2, "pass"),
            Say(0, "keep:3M"),
            Say(3, {"s4": ["2M"], "s0": ["1M"]}),
            Say(3, {"s4": 1}),
            *each("force-budget", s1="force"),
        ],
        {"budget-rejected", "plays", "takes-aid", "budget-forced", "receives", "bank-closes"},
        hands={"s3": ["E05", "I08"]},
    ),
    junta(
        "cards and cash change hands, an account is spied on, and the bank opens",
        "bank",
        [
            *accept(Offer(3, 2, ["V04", "I08", "2M"])),
            *refuse(Offer(2, 3, ["V03"])),
            *accept(Offer(2, 4, ["V04"])),
            Say(4, "pass"),
            Say(0, "play-on:E09:s1"),
            Say(2, "lay:I07"),
            Say(1, "pass"),
            Say(3, "pass"),
            *each("bank-business", s1=["take-out:3M", "deposit:2M"]),
            *accept(Offer(2, 0, ["1M"])),
            Say(2, ["deposit:3M"]),
        ],
        {"gives-cards", "gives-cash", "deal-refused", "spied", "lays", "banking", "banked"},
        hands={"s0": ["E09", "V01"]},
        influence={"s0": ["I09"]},
        locations={"s1": "bank", "s2": "bank"},
        swiss={"s1": ["1M", "3M", "2M"]},
    ),
]
