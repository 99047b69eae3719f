"""Words that explain themselves: phases, offices, places, symbols and figures have their sentence, and are marked."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import palazzo
from palazzo.bots.clerks.junta.weights import OFFICE_WORTH
from palazzo.games.junta.content import LOCATIONS
from palazzo.games.last_will.content import CARDS
from palazzo.kernel.looking import plain_view
from palazzo.kernel.texts import LANGUAGES

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
EDITION = {"final-decrees": "republic", "junta": "", "last-will": ""}
FIGURES = {
    "final-decrees": ["blame", "office-blame", "cards", "promises", "rank", "enacted", "pile"],
    "junta": ["votes", "cards", "cash", "account", "tonight", "promises", "pretext", "bank-sign", "strikes", "centres"],
    "last-will": ["money", "worth", "cards", "plan", "job", "demoted", "will", "rounds"],
}
"""What stands on ribbon, plates and stage of each board."""


THINGS = {
    "final-decrees": ["draw", "discards", "move", "papers:NAV", "blame:NAV"],
    "junta": ["1M", "2M", "3M", "loose", "marines", "paratroops", "power:PAL", "office:interior"],
    "last-will": ["money:s0", "job:s0"],
}
"""What lies on the stage of each board beside the places of the view."""


def wanted(game: str) -> list[str]:
    """All that has to be explained, by what the game itself knows."""
    view = plain_view(palazzo.new_match(game, seats=5, seed=1), 0)
    if game == "final-decrees":
        steps = ["charge", "draw", "actions", "load", "bids", "posts", "deck", "first"]
        return [*(f"step-{step}" for step in steps), *(place["id"] for place in view["table"]["places"])]
    if game == "junta":
        phases = [f"phase-{phase}" for phase in view["reading"]["year"]["phases"]]
        kinds = {f"kind-{place['kind']}" for place in view["table"]["places"]}
        return [*phases, *OFFICE_WORTH, "president", "cousin", *LOCATIONS, *sorted(kinds)]
    phases = [f"phase-{phase}" for phase in view["reading"]["round"]["phases"] if phase != "preparation"]
    return [*phases, *sorted({f"symbol-{symbol}" for card in CARDS.values() for symbol in card.symbols})]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FIGURES)
def test_every_word_has_its_sentence(game: str, language: str) -> None:
    texts = palazzo.texts(game, language, EDITION[game])
    listed = texts.say("words-of-the-table").split()
    assert len(listed) == len(set(listed))
    assert set(wanted(game)) | set(FIGURES[game]) <= set(listed)
    for word in listed:
        sentence = texts.say(f"explains-{word}")
        assert sentence.endswith((".", "!", "?")), word
        assert 10 < len(sentence) < 190, word
        name = texts.say(f"explains-{word}", part="word")
        assert name, word
        assert "$" not in name + sentence, word


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", THINGS)
def test_every_thing_on_the_stage_can_be_read(game: str, language: str) -> None:
    """What is written on it, or a word that explains it: its own name, or a part of it, as the page looks for it."""
    texts = palazzo.texts(game, language, EDITION[game])
    table = plain_view(palazzo.new_match(game, seats=5, seed=1), 0)["table"]
    # In Last Will a place shows whatever card lies there.
    laid = [] if game == "last-will" else [place["id"] for place in table["places"]]

    def read(thing: str) -> bool:
        parts = thing.split(":")
        written = [("text", thing), ("text", f"special-{thing}"), ("flavour", thing)]
        explained = [f"explains-{word}" for word in ("-".join(parts), parts[0], parts[-1])]
        return any(texts.say(name, part=part) for part, name in written) or any(texts.has(name) for name in explained)

    assert [thing for thing in [*THINGS[game], *laid] if not read(thing)] == []


@pytest.mark.parametrize("game", FIGURES)
def test_the_boards_mark_them(game: str) -> None:
    """Each figure is marked where it stands; what is marked by a name of the view, by the beginning of its word."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in (BOARDS / game).rglob("*.svelte"))
    marked = set(re.findall(r'data-word="([a-z-]+)"', source))
    listed = set(palazzo.texts(game, "en", EDITION[game]).say("words-of-the-table").split())
    assert set(FIGURES[game]) <= marked, set(FIGURES[game]) - marked
    assert marked <= listed, marked - listed
    begun = {"final-decrees": ("step-{",), "junta": ("phase-{",), "last-will": ("phase-{", "symbol-{")}
    for beginning in begun[game]:
        assert f'data-word="{beginning}' in source, beginning
