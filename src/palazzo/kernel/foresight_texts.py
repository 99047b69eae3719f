"""What an answer would bring, in words: sentences of the log and figures, what is certain first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from palazzo.kernel.texts import Texts

_NONE: Final = "–"
_MOST_PRICES: Final = 2
"""Figures told beside an option."""

_Price = tuple[str, int, int, bool]
"""By how much a figure changes, from least to most, and whether that is certain."""


def foresight_in_words(texts: Texts, foreseen: Any, you: str) -> list[str]:
    """What an answer would bring to this seat, line by line: what is certain, what may be, and what comes then."""
    if foreseen["refused"] is not None:
        return [texts.say(foreseen["refused"]["reason"], foreseen["refused"]["facts"])]
    lines = _told(texts, foreseen, you, foreseen["worlds"], certain=True)
    perhaps = _told(texts, foreseen, you, foreseen["worlds"], certain=False)
    lines += [texts.say("foreseen-perhaps", {"text": line}) for line in perhaps]
    if foreseen["unopposed"] is not None:
        later = _told(texts, foreseen["unopposed"], you, foreseen["worlds"], certain=False)
        lines += [texts.say("foreseen-unopposed", {"text": line}) for line in later]
    if foreseen["next"] is not None:
        lines.append(texts.say("foreseen-next", {"text": texts.prompt(foreseen["next"])}))
    elif foreseen["over"]:
        lines.append(texts.say("foreseen-over"))
    elif not lines:
        lines.append(texts.say("foreseen-nothing"))
    waits = foreseen["waiting"]["for"] if foreseen["waiting"] is not None else []
    if waits and waits != [you]:
        lines.append(texts.say("foreseen-waits", {"seats": waits}))
    return lines


def _told(texts: Texts, foreseen: Any, you: str, worlds: int, certain: bool) -> list[str]:
    """The sentences and figures that are, or are not, certain: this seat's own figures before those of others.

    A sentence that came in some worlds only speaks of what is merely imagined: there the figures say how far it goes.
    """
    figures = [one for one in foreseen["figures"] if one["certain"] is certain]
    figures.sort(key=lambda figure: not _is_own(figure, you))
    lines = [
        texts.event(one["line"]) for one in foreseen["events"] if one["certain"] is certain and one["worlds"] == worlds
    ]
    return lines + [_figure_in_words(texts, one, you) for one in figures]


def _is_own(figure: Any, you: str) -> bool:
    """A figure of this seat, or of nobody in particular."""
    return not figure["of"] or figure["of"][0] == you


def _figure_in_words(texts: Texts, figure: Any, you: str) -> str:
    """`money: £72 → £54`; of others, or of things, with what it is of: `Bruno: blame 3 → 4`."""
    of = [one for one in figure["of"] if one != you]
    figure = _counted(figure)
    facts = {
        "what": _named(texts, figure["figure"]),
        "of": ", ".join(str(texts.called(one)) for one in of),
        "before": _amount(texts, figure["figure"], figure["before"]),
        "after": _afterwards(texts, figure),
    }
    # Names are said already: only the sentence is wanted.
    return texts.say("foreseen-figure-of" if of else "foreseen-figure", {key: _spoken(v) for key, v in facts.items()})


def _counted(figure: Any) -> Any:
    """The same figure; where things are counted, none of them is nought."""
    before, after = figure["before"], figure["after"]
    if not any(type(value) is int for value in (before, *after)):
        return figure
    return {**figure, "before": before or 0, "after": [value or 0 for value in after]}


def _spoken(text: str) -> str:
    """Words already as they are said."""
    from palazzo.kernel.texts import Said

    return Said(text)


def _named(texts: Texts, figure: str) -> str:
    """What a figure is called; by its own name, if nobody says."""
    return texts.told(f"figure-{figure}") or figure.replace("-", " ")


def _amount(texts: Texts, figure: str, value: Any) -> str:
    """A value of a figure as it is said."""
    if value is None or value == []:
        return _NONE
    if isinstance(value, bool):
        return texts.say("foreseen-yes" if value else "foreseen-no")
    if isinstance(value, list):
        return ", ".join(str(texts.called(one)) for one in value)
    said = texts.told(f"figure-{figure}", {"value": value}, "amount") if isinstance(value, int) else ""
    return said or str(texts.called(value))


def _afterwards(texts: Texts, figure: Any) -> str:
    """What a figure comes to: one value, a range of numbers, or several words. That it may stay, "perhaps" says."""
    name = figure["figure"]
    values = [value for value in figure["after"] if value != figure["before"]] or figure["after"]
    if len(values) > 1 and all(type(value) is int for value in values):
        ends = {"least": _amount(texts, name, values[0]), "most": _amount(texts, name, values[-1])}
        return texts.say("foreseen-range", {key: _spoken(v) for key, v in ends.items()})
    said = _amount(texts, name, values[0])
    for value in values[1:]:
        said = texts.say("foreseen-or", {"text": said, "other": _spoken(_amount(texts, name, value))})
    return said


# -- beside an option


def prices(texts: Texts, foreseen: dict[str, Any], you: str) -> dict[str, str]:
    """By option: in a few signs, what it changes for this seat; what all of them do alike is no price."""
    found = {option: _changes(one, you) for option, one in foreseen.items() if one["refused"] is None}
    alike = [price for price in next(iter(found.values()), []) if all(price in each for each in found.values())]
    if len(found) > 1:
        found = {option: [price for price in each if price not in alike] for option, each in found.items()}
    return {
        option: ", ".join(_price_in_short(texts, price) for price in each[:_MOST_PRICES])
        for option, each in found.items()
        if each
    }


def _changes(foreseen: Any, you: str) -> list[_Price]:
    """By how much this seat's own numbers change, in the order they are declared in."""
    found: list[_Price] = []
    later = foreseen["unopposed"]["figures"] if foreseen["unopposed"] is not None else []
    at_last = {(figure["figure"], *figure["of"]): figure for figure in [*foreseen["figures"], *later]}
    for figure in at_last.values():
        numbers = [figure["before"], *figure["after"]]
        if _is_own(figure, you) and all(type(number) is int for number in numbers):
            before = numbers[0]
            found.append((figure["figure"], numbers[1] - before, numbers[-1] - before, figure["certain"]))
    return found


def _price_in_short(texts: Texts, price: _Price) -> str:
    """`money −18`, `cards +1?`, `money −3/+2?`."""
    figure, least, most, certain = price
    change = _signed(least) if least == most else f"{_signed(least)}/{_signed(most)}"
    return f"{_named(texts, figure)} {change}{'' if certain else '?'}"


def _signed(number: int) -> str:
    """A number with its sign."""
    return f"+{number}" if number > 0 else f"−{-number}"
