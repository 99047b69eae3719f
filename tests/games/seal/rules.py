"""A letter goes to another, with a claim: who is deceived by it, or doubts the truth, keeps it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from palazzo.kernel.events import A_SEAT, A_WORD, Events, heard
from palazzo.kernel.figures import Figure, count, figure
from palazzo.kernel.questions import Pick
from palazzo.kernel.rules import Entry, Option, Outcome, Prompts, Rules, Zone, placed
from palazzo.kernel.steps import HalfMade, Next, Step
from palazzo.kernel.table import NOBODY, SEAT, Table
from palazzo.kernel.views import Path

KINDS: Final = ("threat", "gift", "plea", "pardon")
COPIES: Final = 5
TRAY: Final = 6
"""The place of the letter just sent; the places before it are the hands."""
ARCHIVE: Final = 7
"""The place of the letters that were not dealt."""

EVENTS: Final[Events] = {
    "sent": heard(seat=A_SEAT, other=A_SEAT, claim=A_WORD).some_learn(letter=A_WORD),
    "opened": heard(seat=A_SEAT, verdict=A_WORD, letter=A_WORD, keeper=A_SEAT),
}


@dataclass(slots=True)
class Desk(Table):
    """What lies on the table."""

    hands: list[list[int]] = field(default_factory=list)
    """The letters each seat can send."""
    kept: list[list[int]] = field(default_factory=list)
    """The letters each seat had to keep, open to all."""
    tray: list[int] = field(default_factory=list)
    """The letter just sent, if there is one."""
    archive: list[int] = field(default_factory=list)
    """The letters nobody was dealt."""
    sender: int = 0
    """Who sends."""
    reader: int = NOBODY
    """Who was sent the letter in the tray."""
    claimed: str = ""
    """What it is said to be."""
    limit: int = 3
    """With so many letters kept by one seat all is over."""

    def events(self) -> Events:
        return EVENTS

    def kind_of(self, thing: int) -> str:
        return KINDS[thing // COPIES]

    def copies_of(self, kind: str) -> tuple[int, ...]:
        first = KINDS.index(kind) * COPIES
        return tuple(range(first, first + COPIES))

    def owner_of(self, place: int) -> int:
        return place if place < TRAY else NOBODY


@dataclass(slots=True)
class Correspondence(Step):
    """One letter after the other."""

    def begin(self, g: Desk) -> Next:
        """Whoever kept the last letter sends the next; with an empty hand, the next one who has any."""
        senders = [seat % g.seats for seat in range(g.sender, g.sender + g.seats) if g.hands[seat % g.seats]]
        if not senders or max(map(len, g.kept)) >= g.limit:
            g.finish()
            return self.done()
        g.sender = senders[0]
        return self.ask_for_letter(g)

    def ask_for_letter(self, g: Desk) -> Next:
        return self.ask(g.sender, self.letter, then=self.write_claim)

    def letter(self, g: Desk, seat: int) -> Pick:
        """One of each kind in the hand."""
        return Pick("choose-letter", [f"send:{kind}" for kind in sorted({g.kind_of(card) for card in g.hands[seat]})])

    def write_claim(self, g: Desk, answer: str) -> Next:
        return self.first(g, Claim(seat=g.sender, kind=answer.split(":")[1]), then=self.send)

    def send(self, g: Desk, said: list[Any]) -> Next:
        """The letter lies closed before its reader."""
        kind, g.claimed, g.reader = said
        letter = next(card for card in g.hands[g.sender] if g.kind_of(card) == kind)
        g.hands[g.sender].remove(letter)
        g.tray.append(letter)
        g.slip(letter, g.sender, TRAY, 1 << g.sender)
        who = 1 << g.sender
        g.confide(who, "sent", {"letter": kind}, seat=SEAT[g.sender], other=SEAT[g.reader], claim=g.claimed)
        return self.ask(g.reader, self.verdict, then=self.open)

    def verdict(self, g: Desk, seat: int) -> Pick:
        return Pick("judge-claim", ["believe", "doubt"], {"seat": SEAT[g.sender], "claim": g.claimed})

    def open(self, g: Desk, verdict: str) -> Next:
        """The letter is opened; who was wrong keeps it, and sends the next."""
        letter = g.tray.pop()
        g.expose(letter, TRAY)
        true = g.kind_of(letter) == g.claimed
        keeper = g.sender if true == (verdict == "believe") else g.reader
        g.kept[keeper].append(letter)
        g.tell("opened", seat=SEAT[g.reader], verdict=verdict, letter=g.kind_of(letter), keeper=SEAT[keeper])
        g.sender, g.reader, g.claimed = keeper, NOBODY, ""
        return self.begin(g)


@dataclass(slots=True)
class Claim(HalfMade):
    """What is said of the letter, and to whom it goes: until then nobody knows that one was chosen."""

    seat: int = 0
    kind: str = ""

    def anew(self) -> str:
        return "ask_for_letter"

    def begin(self, g: Desk) -> Next:
        return self.ask(self.seat, self.words, then=self.say)

    def words(self, g: Desk, seat: int) -> Pick:
        others = [SEAT[other] for other in range(g.seats) if other != seat]
        options = [f"claim:{kind}:{other}" for kind in sorted(KINDS) for other in others]
        return Pick("make-claim", options, {"letter": self.kind})

    def say(self, g: Desk, answer: str) -> Next:
        _, kind, reader = answer.split(":")
        return self.done([self.kind, kind, SEAT.index(reader)])


ENTRY: Final = Entry(
    id="seal",
    version="1",
    seats=[3, 4, 5],
    options=[Option("limit", [2, 3, 4], 3)],
    package=__name__.rpartition(".")[0],
)

PARAGRAPHS: Final = ("sent",)


class Seal(Rules):
    """The game, as the kernel wants it."""

    entry: Entry = ENTRY
    paragraphs: tuple[str, ...] = PARAGRAPHS
    prompts: Prompts = Prompts(guarded=frozenset({"choose-letter"}))
    figures: tuple[Figure, ...] = (figure("letters", "people.*.letters"), count("kept", "people.*.kept"))

    def deal_out(self, seats: int, key: str, options: dict[str, Any]) -> Table:
        g = Desk()
        g.clear_for(seats, key)
        g.limit = options["limit"]
        g.archive = list(range(len(KINDS) * COPIES))
        g.shuffle(g.archive)
        each = len(g.archive) // seats
        g.hands = [[g.archive.pop() for _ in range(each)] for _ in range(seats)]
        g.kept = [[] for _ in range(seats)]
        g.stack = [Correspondence()]
        return g

    def zones(self, g: Any) -> list[list[Zone]]:
        hands = [Zone(seat, hand) for seat, hand in enumerate(g.hands)]
        return [[*hands, Zone(TRAY, g.tray), Zone(ARCHIVE, g.archive)]]

    def common(self, g: Any) -> dict[str, Any]:
        return {
            "facts": {
                "sender": SEAT[g.sender],
                "reader": SEAT[g.reader] if g.tray else None,
                "claim": g.claimed or None,
                "limit": g.limit,
            },
            "people": [
                {"seat": SEAT[seat], "letters": len(g.hands[seat]), "kept": [g.kind_of(card) for card in g.kept[seat]]}
                for seat in range(g.seats)
            ],
            "piles": {"archive": len(g.archive)},
            "yours": {},
        }

    def veiled(self, seats: int) -> list[Path]:
        return [("yours", "hand")]

    def private_part(self, g: Any, seat: int) -> list[Any]:
        return [sorted([g.kind_of(card) for card in g.hands[seat]]) if seat >= 0 else []]

    def audit(self, g: Any) -> list[str]:
        piles = [g.tray, g.archive, *g.hands, *g.kept]
        everywhere = sorted(card for pile in piles for card in pile)
        return [] if everywhere == list(range(len(KINDS) * COPIES)) else ["letters lost or doubled"]

    def outcome(self, g: Any) -> Outcome:
        kept = [len(pile) for pile in g.kept]
        places = placed(kept)
        reason = "deceived-too-often" if max(kept) >= g.limit else "no-more-letters"
        return Outcome(tuple([s for s in range(g.seats) if places[s] == 0]), tuple(kept), reason, places)


RULES: Final = Seal()
