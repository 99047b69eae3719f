"""Deals as papers: what I give, what I get, what is promised. A short dialogue, or one line.

`deal bruno: give blame 2, C03; get C05; promise stamp D2; ask no-investigation`
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from palazzo.terminal.answers import NOTHING, Misread, find, numbered
from palazzo.terminal.voice import Voice, folded

_CLAUSES: Final[dict[str, str]] = {
    "give": "give", "gives": "give", "do": "give", "dai": "give",
    "get": "get", "take": "get", "ricevo": "get", "prendo": "get", "voglio": "get",
    "promise": "promise", "prometto": "promise",
    "ask": "ask", "chiedo": "ask",
    "words": "words", "parole": "words", "parola": "words",
}  # fmt: skip
_PARTNER_FIRST: Final = re.compile(rf"([^:]+?)\s*(?::|\s(?=(?:{'|'.join(_CLAUSES)})\b)|$)\s*(.*)$", re.IGNORECASE)
_PARTS: Final = ("the", "to", "of", "at", "from")
_STOP: Final = frozenset({".", "cancel", "stop", "basta", "lascia"})

_Ask = Callable[[str], str]
_Tell = Callable[[str], None]


class Dropped(Exception):
    """The person thought better of it."""


class Dealing:
    """Makes an offer out of what a person types."""

    def __init__(self, view: dict[str, Any], question: dict[str, Any], voice: Voice) -> None:
        self.me: str = view["you"]
        self.view = view
        self.partners: list[str] = question["partners"]
        self.goods: dict[str, dict[str, int]] = question["goods"]
        self.promises: dict[str, dict[str, list[Any]]] = question["promises"]
        self.voice = voice

    # -- one line

    def in_one_line(self, line: str) -> dict[str, Any]:
        """The offer that a line writes down."""
        clauses = [clause.strip() for clause in line.split(";")]
        match = _PARTNER_FIRST.match(clauses[0])
        if match is None:
            raise Misread("unclear-partner")
        partner = self.partner(match[1])
        clauses[0] = match[2]
        value: dict[str, Any] = {}
        for clause in clauses:
            if not clause:
                continue
            word, _, rest = clause.partition(" ")
            kind = _CLAUSES.get(folded(word), "")
            if kind in ("give", "get"):
                self.add_goods(value, partner, kind == "give", rest)
            elif kind in ("promise", "ask"):
                self.add_promise(value, partner, kind == "promise", rest)
            elif kind == "words":
                self.add_words(value, partner, rest)
            else:
                raise Misread("unclear-clause", {"text": clause})
        if not value:
            raise Misread("unclear-clause", {"text": line})
        return value

    # -- a dialogue

    def in_dialogue(self, ask: _Ask, tell: _Tell, partner: str = "") -> dict[str, Any]:
        """The offer that a few questions lead to; Dropped when the person thinks better of it."""
        if not partner:
            people = "  ".join(f"[{n}] {self.voice.called(p)}" for n, p in enumerate(self.partners, 1))
            partner = self.until_clear(ask, tell, self.voice.say("deal-with", {"people": people}), self.partner)
        who = {"other": partner}
        value: dict[str, Any] = {}

        def goods(gives: bool) -> Callable[[str], None]:
            return lambda line: self.add_goods(value, partner, gives, line)

        def pledge(mine: bool) -> Callable[[str], None]:
            return lambda line: self.add_promise(value, partner, mine, line)

        tell(self.voice.say("deal-you-have", {"goods": self.listed(self.me)}))
        self.until_clear(ask, tell, self.voice.say("deal-give", who), goods(True))
        tell(self.voice.say("deal-they-have", {**who, "goods": self.listed(partner)}))
        self.until_clear(ask, tell, self.voice.say("deal-get", who), goods(False))
        tell("\n".join(self.promise_list(self.me, partner)))
        self.until_clear(ask, tell, self.voice.say("deal-promise", who), pledge(True))
        self.until_clear(ask, tell, self.voice.say("deal-ask", who), pledge(False))
        if not value:
            raise Dropped
        return value

    def until_clear(self, ask: _Ask, tell: _Tell, prompt: str, take: Callable[[str], Any]) -> Any:
        """Ask until the line can be understood."""
        while True:
            line = ask(prompt).strip()
            if line.casefold() in _STOP:
                raise Dropped
            try:
                return take(line)
            except Misread as misread:
                tell(self.voice.say(misread.reason, misread.facts))

    # -- its parts

    def partner(self, text: str) -> str:
        """The seat typed as partner, by number or by name."""
        index = numbered(text.strip(), len(self.partners))
        return self.partners[index] if index is not None else find(text, self.partners, self.voice)

    def add_goods(self, value: dict[str, Any], partner: str, gives: bool, line: str) -> None:
        """Goods that go one way: `blame 2, C03`."""
        if line.strip().casefold() in NOTHING:
            return
        giver, taker = (self.me, partner) if gives else (partner, self.me)
        goods: dict[str, int] = {}
        for chunk in re.split(r"[,;]", line):
            words = chunk.split()
            amounts = [int(word.strip("x×")) for word in words if re.fullmatch(r"[x×]?\d{1,4}[x×]?", word)]
            name = " ".join(word for word in words if not re.fullmatch(r"[x×]?\d{1,4}[x×]?", word))
            if len(amounts) > 1 or not name:
                raise Misread("unclear-goods", {"text": chunk.strip()})
            good = find(name, list(self.goods.get(giver, {})), self.voice)
            goods[good] = goods.get(good, 0) + (amounts[0] if amounts else 1)
        value.setdefault("terms", []).append({"from": giver, "to": taker, "goods": goods})

    def add_promise(self, value: dict[str, Any], partner: str, mine: bool, line: str) -> None:
        """A promise with its particulars: `stamp D2`, `2 D2`, or free words in quotation marks."""
        if line.strip().casefold() in NOTHING:
            return
        by, to = (self.me, partner) if mine else (partner, self.me)
        text = line.strip()
        if text[0] in "\"'“«":
            value.setdefault("promises", []).append(self.words(by, to, text.strip("\"'“”«» ")))
            return
        words = text.split()
        names = list(self.promises)
        index = numbered(words[0], len(names))
        name = names[index] if index is not None else find(words[0], names, self.voice)
        promise: dict[str, Any] = {"by": by, "to": to, "promise": name}
        rest = words[1:]
        for particular, choices in self.promises[name].items():
            if not choices:
                promise[particular] = " ".join(rest)
                rest = []
            elif not rest:
                raise Misread("unclear-particular", {"particular": self.particular(particular)})
            elif isinstance(choices[0], int):
                if not rest[0].isdigit():
                    raise Misread("unclear-no-number", {"text": rest[0], "least": choices[0], "most": choices[1]})
                promise[particular] = int(rest.pop(0))
            else:
                promise[particular] = find(rest.pop(0), choices, self.voice)
        value.setdefault("promises", []).append(promise)

    def add_words(self, value: dict[str, Any], partner: str, line: str) -> None:
        """One's word, in one's own words."""
        value.setdefault("promises", []).append(self.words(self.me, partner, line.strip("\"'“”«» ")))

    def words(self, by: str, to: str, text: str) -> dict[str, Any]:
        """A promise nobody can judge."""
        return {"by": by, "to": to, "promise": "words", "text": text}

    def listed(self, seat: str) -> str:
        """What a seat has, or might have, to give. Of another's cards only those known are named."""
        goods = self.goods.get(seat, {})
        if seat == self.me:
            return ", ".join(_amount_of(good, amount, self.voice) for good, amount in goods.items()) or "–"
        people = {person["seat"]: person for person in self.view["table"].get("people", [])}
        known = people.get(seat, {}).get("known", [])
        plain = [good for good in goods if self.voice.code(good) == self.voice.called(good)]
        named = [_amount_of(good, goods[good], self.voice) for good in plain]
        named += [self.voice.both(card) for card in dict.fromkeys(known)]
        if len(plain) < len(goods):
            named.append(self.voice.say("deal-any-card", {"count": people.get(seat, {}).get("cards", 0)}))
        return ", ".join(named) or "–"

    def promise_list(self, by: str, to: str) -> list[str]:
        """The promises there are, numbered, with gaps for their particulars."""
        lines = []
        for number, (name, domain) in enumerate(self.promises.items(), 1):
            gaps = {particular: f"<{self.particular(particular)}>" for particular in domain}
            gaps |= {f"{particular}_{part}": gap for particular, gap in gaps.items() for part in _PARTS}
            what = pledge_text({"by": by, "to": to, "promise": name, **gaps}, self.voice)
            lines.append(f"  [{number}] {what}")
        return lines

    def particular(self, name: str) -> str:
        """What a particular of a promise is called."""
        return self.voice.say(f"word-{name}") if self.voice.has(f"word-{name}") else self.voice.called(name)


def _amount_of(good: str, amount: int, voice: Voice) -> str:
    """`2 blame`, `C03 Holorecording`, `2 × C03 Holorecording`."""
    if voice.code(good) == voice.called(good):
        return f"{amount} {voice.called(good)}"
    return voice.both(good) if amount == 1 else f"{amount} × {voice.both(good)}"


def pledge_text(promise: dict[str, Any], voice: Voice) -> str:
    """A promise as a sentence."""
    message = f"pledge-{promise['promise']}"
    facts = {key: value for key, value in promise.items() if key not in ("promise", "fate", "id")}
    if voice.has(message):
        return voice.say(message, facts)
    words = " ".join(str(voice.called(value)) for key, value in facts.items() if key not in ("by", "to"))
    return f"{voice.called(promise['by'])} → {voice.called(promise['to'])}: {promise['promise']} {words}".rstrip()


def deal_lines(deal: dict[str, Any], voice: Voice) -> list[str]:
    """What a deal says, line by line."""
    lines = []
    for term in deal.get("terms", []):
        goods = [_amount_of(good, amount, voice) for good, amount in term["goods"].items()]
        lines.append(voice.say("deal-term", {"giver": term["from"], "taker": term["to"], "goods": ", ".join(goods)}))
    lines += [pledge_text(promise, voice) for promise in deal.get("promises", [])]
    return lines
