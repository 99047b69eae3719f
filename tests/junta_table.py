"""A table of Junta to test at: positions in a line, moves by name, checks on what players would see.

    m = set_table("budget", seats=4, president="anna", cash={"anna": ["3M", "1M"]})
    m.propose({"bruno": ["3M"]}, {"bruno": 2})
    m.pass_all()
    m.vote("anna", {"yes": ["office"]})

Notes and cards are named by their kind (`1M`, `2M`, `3M`; `I01`, `V03`, …), players by name, in answers too. Whatever
is not under test gets its default answer from `until`, `settle`, `pass_all`. See docs/positions.md for the
doors (`at`) and fields of a written position.
"""

from __future__ import annotations

from itertools import count, takewhile
from typing import Any

import palazzo
from game_table import NAMES, GameTable
from palazzo import IllegalAnswer
from palazzo.games.junta import ENTRY, RULES
from palazzo.games.junta.events import EVENTS
from palazzo.kernel import chance
from palazzo.kernel.events import KERNEL_EVENTS

OPTIONS = {option.name for option in ENTRY.options} - {"deck", "host"}

FEW_OFFICES = {
    "bruno": ["interior", "admiral"],
    "carla": ["brigade1", "air"],
    "dario": ["brigade2"],
    "elena": ["brigade3"],
}
"""A government of five in which Anna is President; the Minister is Bruno."""

MANY_STEPS = 2000
WORTH = {"1M": 1, "2M": 2, "3M": 3}


def set_table(at: str = "appointments", seats: int = 5, seed: int | str = 1, **position: Any) -> JuntaTable:
    """A written position with our names; options of the game may be given beside it. `size` is that of the deck, `dice`
    are those that will be thrown first.
    """
    if "dice" in position:
        wanted = position.pop("dice")
        shuffles = set_table(at, seats, **position).match.table.shuffles
        seed = next(seed for seed in count() if thrown(seed, shuffles, len(wanted)) == wanted)
    options = {name: position.pop(name) for name in OPTIONS if name in position}
    if "size" in position:
        options["deck"] = position.pop("size")
    position.setdefault("names", NAMES[:seats])
    position["at"] = at
    return JuntaTable(palazzo.set_up("junta", seats=seats, seed=seed, options=options, position=position))


def thrown(seed: int, shuffles: int, number: int) -> list[int]:
    """The next so many dice of a match with this seed in which chance was used so many times."""
    key = chance.key_of_seed(seed)
    return [1 + chance.draw(key, shuffles + 1 + die, chance.SPARE_BITS) % 6 for die in range(number)]


def new_table(seats: int = 5, seed: int = 1, **options: Any) -> JuntaTable:
    """A game from the beginning, with these options: `host="anna"`, `deck=108`."""
    if "host" in options:
        options["host"] = GameTable.ref(options["host"])
    return JuntaTable(palazzo.new_match("junta", seats=seats, seed=seed, options=options))


class JuntaTable(GameTable):
    """A match of Junta seen through its public face."""

    @classmethod
    def ref(cls, value: Any) -> Any:
        """Names as the match writes them, wherever they stand: burgle:A06:anna is burgle:A06:s0."""
        if isinstance(value, str):
            return ":".join(f"s{NAMES.index(word)}" if word in NAMES else word for word in value.split(":"))
        if isinstance(value, list):
            return [cls.ref(item) for item in value]
        if isinstance(value, dict):
            return {cls.ref(key): cls.ref(item) for key, item in value.items()}
        return value

    @classmethod
    def unref(cls, value: str) -> str:
        """The other way round: attempt:secret-police:s0:home is attempt:secret-police:anna:home."""
        return ":".join(NAMES[int(w[1:])] if w[:1] == "s" and w[1:].isdigit() else w for w in value.split(":"))

    def refused(self, name: str, value: Any, question: str | None = None) -> str:
        """The answer is refused, nothing changes, and this is why."""
        return self.refusal(name, value, question).reason

    # -- acting at any time

    def play_any(self, name: str, *words: str) -> None:
        """Play, lay or discard a card by the opening: play_any("anna", "play", "E09", "bruno")."""
        self.answer(name, ":".join(self.ref(word) for word in words), f"cards.{self.seat(name)}")

    def any_refusal(self, name: str, *words: str) -> str:
        """Why a card cannot be played by the opening now."""
        return self.refusal(name, ":".join(self.ref(word) for word in words), f"cards.{self.seat(name)}").reason

    def burn(self, name: str, notes: list[str]) -> None:
        """Throw money away."""
        self.answer(name, notes, f"burn.{self.seat(name)}")

    def resign(self, name: str) -> None:
        """Resign while something else is asked."""
        self.answer(name, "resign", f"resign.{self.seat(name)}")

    def come_home(self, name: str) -> None:
        """Announce the return from exile while something else is asked."""
        self.answer(name, "return", f"return.{self.seat(name)}")

    def opening(self, name: str, kind: str, value: Any) -> None:
        """Take an opening: `opening("anna", "resign", "resign")`."""
        found = [q for q in self.match.questions.open_to(self.seat(name)) if q.id.split(".")[0] == kind]
        if not found:
            raise IllegalAnswer("no-such-question", {"value": kind})
        self.answer(name, value, found[0].id)

    def openings(self, name: str) -> set[str]:
        """The openings a player has."""
        return {q.id.split(".")[0] for q in self.match.questions.open_to(self.seat(name))}

    def may(self, name: str, opening: str) -> bool:
        """Whether an opening (`cards`, `burn`, `resign`, `deal.offer`, …) is there for a player now."""
        start = f"{opening}."
        return any(q.id.startswith(start) for q in self.match.questions if not q.due and q.seat == self.seat(name))

    # -- getting on with it

    def default(self) -> str:
        """The first who is asked gives the default answer; this is what was asked."""
        question = self.match.due
        assert question is not None, "the game is over"
        self.match.answer(question.seat, question.default())
        return question.prompt

    def until(self, *prompts: str) -> None:
        """Defaults, until one of these is asked; with none named, until the game is over."""
        assert set(prompts) <= set(RULES.chapters), f"nobody is ever asked {prompts}"
        for _ in range(MANY_STEPS):
            if self.match.over and not prompts:
                return
            assert not self.match.over, f"the game was over before anybody was asked {prompts}"
            if self.prompt() in prompts:
                return
            self.default()
        raise AssertionError(f"nobody was ever asked {prompts}")

    def quiet(self, *prompts: str) -> None:
        """Defaults, as long as one of these is asked."""
        assert set(prompts) <= set(RULES.chapters), f"nobody is ever asked {prompts}"
        while not self.match.over and self.prompt() in prompts:
            self.default()

    def pass_all(self) -> None:
        """Everyone passes, in reaction windows and where all may play or pass."""
        self.pass_windows()

    def settle(self) -> None:
        """Everyone abstains and passes to the end of a ballot; candidates stand; a tie is a no."""
        self.pass_all()
        while not self.match.over and self.prompt() in ("vote", "stand-or-refuse", "break-tie"):
            self.default()
            self.pass_all()

    def to_phase(self, phase: int) -> None:
        """Defaults, until this phase (of this or the next year) begins."""
        while not self.match.over and self.fact("phase") == phase:
            self.default()
        while not self.match.over and self.fact("phase") != phase:
            self.default()

    # -- votes

    def nominate(self, name: str, *names: str) -> None:
        """Nominate these."""
        self.answer(name, list(names))

    def vote(self, name: str, votes: dict[str, list[str]] | None = None) -> None:
        """Cast blocks: vote("anna", {"bruno": ["office", "I02"]}); nothing is an abstention."""
        self.answer(name, votes or {})

    def ballot(self, *rounds: dict[str, dict[str, list[str]]]) -> None:
        """Whole rounds: who casts what, all others abstaining; nobody refuses or plays a card."""
        self.pass_all()
        for votes in rounds:
            left = dict(votes)
            while self.prompt() == "vote":
                voter = self.asked()[0]
                self.vote(voter, left.pop(voter, None))
            assert not left, f"{left} were not asked to vote"
            self.quiet("stand-or-refuse")
            self.pass_all()

    # -- phases

    def propose(self, piles: dict[str, list[str]], sums: dict[str, int]) -> None:
        """The proposer lays his piles and declares the sums."""
        proposer = self.asked()[0]
        self.answer(proposer, piles)
        self.answer(proposer, sums)

    def hide(self, **places: str) -> None:
        """All choose where to be: hide(anna="bank", bruno="exile:AM1"); who is not named stays at home."""
        for name in self.asked():
            place = places.get(name, "home")
            self.answer(name, place if ":" in place else f"hide:{place}")

    def order(self, name: str, means: str, victim: str, location: str, pay: list[str] | None = None) -> None:
        """Declare an attempt: order("bruno", "secret-police", "anna", "home"); pay, where notes can be chosen."""
        self.act(name, "attempt", means, victim, location)
        if pay is not None:
            self.answer(name, pay)

    # -- looking

    def prompt(self) -> str:
        """What is asked first."""
        question = self.match.due
        assert question is not None, "the game is over"
        return question.prompt

    def asked(self) -> list[str]:
        """Who is asked something the match waits for: due questions come first."""
        return [NAMES[question.seat] for question in takewhile(lambda question: question.due, self.match.questions)]

    def facts(self) -> dict[str, Any]:
        """What all may see of the year."""
        found: dict[str, Any] = self.view()["table"]["facts"]
        return found

    def fact(self, name: str) -> Any:
        """A fact all may see: `phase`, `pretext`, `bank`, `bank_safe`, `leader`, …"""
        return self.facts()[name]

    def options(self, name: str) -> list[str]:
        """The options of a player's due question, players by name."""
        return [self.unref(option) for option in super().options(name)]

    def president(self) -> str | None:
        """Who is President."""
        return self.named(self.fact("president"))

    def minister(self) -> str | None:
        """Who is Minister with all his powers."""
        return self.named(self.fact("minister"))

    @staticmethod
    def named(seat: str | None) -> str | None:
        """The name of a seat."""
        return None if seat is None else NAMES[int(seat[1:])]

    def named_all(self, seats: list[str]) -> list[str]:
        """The names of some seats: those in `rebels`, `targets`, …"""
        return [NAMES[int(seat[1:])] for seat in seats]

    def yours(self, name: str) -> dict[str, Any]:
        """What only this player knows."""
        found: dict[str, Any] = self.view(name)["table"]["yours"]
        return found

    def hand(self, name: str) -> list[str]:
        """The cards a player holds, as they see them."""
        found: list[str] = self.yours(name)["hand"]
        return found

    def cash(self, name: str) -> list[str]:
        """The notes a player has in hand, as they see them."""
        found: list[str] = self.yours(name)["cash"]
        return found

    def worth(self, name: str) -> int:
        """What a player's notes in hand add up to, as they see them."""
        return sum(WORTH[note] for note in self.cash(name))

    def account(self, name: str) -> list[str]:
        """The notes a player has in Switzerland, as they see them."""
        found: list[str] = self.yours(name)["account"]
        return found

    def cards(self, name: str) -> int:
        """How many cards a player holds."""
        return int(self.person(name)["cards"])

    def influence(self, name: str) -> list[str]:
        """A player's Influence in play."""
        found: list[str] = self.person(name)["influence"]
        return found

    def offices(self, name: str) -> list[str]:
        """The offices of a player, but for the presidency."""
        found: list[str] = self.person(name)["offices"]
        return found

    def cousin(self) -> list[str]:
        """The offices of the President's cousin."""
        return [office for person in self.view()["table"]["people"] for office in person["cousin"]]

    def votes(self, name: str) -> int:
        """A player's votes by office."""
        return int(self.person(name)["votes"])

    def alive(self, name: str) -> bool:
        """Whether a player is alive."""
        return bool(self.person(name)["alive"])

    def exile(self, name: str) -> str | None:
        """The embassy a player is exiled in."""
        found: str | None = self.person(name)["exile"]
        return found

    def location(self, name: str, seen_by: str | None = None) -> str | None:
        """Where a player is, as somebody sees it."""
        found: str | None = self.view(seen_by)["table"]["people"][self.seat(name)]["location"]
        return found

    def pile(self, name: str) -> Any:
        """The `deck` (its size), the `discards`, or the `spent` notes."""
        return self.view()["table"]["piles"][name]

    def paper(self, name: str) -> dict[str, Any] | None:
        """What is being decided (`budget`, `election`, `ballot`, `attempts`, `combat`, `battle`), or nothing."""
        return next((paper for paper in self.view()["table"]["papers"] if paper["id"] == name), None)

    def ballot_tally(self) -> dict[str, int]:
        """The votes so far, by name or side."""
        paper = self.paper("ballot")
        assert paper is not None
        return {self.named(key) if key[0] == "s" else key: count for key, count in paper["tally"].items()}

    def units(self, space: str) -> dict[tuple[str, str | None], int]:
        """The units in a space of the map, by kind and commander."""
        place = next(place for place in self.view()["table"]["places"] if place["id"] == space)
        found: dict[tuple[str, str | None], int] = {}
        for group in place["units"]:
            key = (group["kind"], self.named(group["by"]))
            found[key] = found.get(key, 0) + group["count"]
        return found

    def heard(self, event: str, name: str | None = None) -> list[dict[str, Any]]:
        """All events of one kind that a player, or a spectator, has heard."""
        assert event in {*EVENTS, *KERNEL_EVENTS}, f"{event} is never told"
        return super().heard(event, name)

    def said(self, event: str, name: str | None = None) -> list[dict[str, Any]]:
        """What events of one kind say, as one heard them: said("president") == [{"seat": "s1"}]."""
        return [{k: v for k, v in line.items() if k not in ("event", "told")} for line in self.heard(event, name)]
