"""Both languages say the same things."""

from __future__ import annotations

import re
from importlib import resources

import pytest

from palazzo.terminal.command_names import BY_NAME, COMMANDS, command_in
from palazzo.terminal.voice import Voice


def messages(language: str) -> dict[str, set[str]]:
    """The messages of the terminal, with the facts each uses."""
    home = resources.files("palazzo.terminal") / "locale" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(home.iterdir(), key=lambda f: f.name))
    found: dict[str, set[str]] = {}
    name = ""
    for line in text.splitlines():
        begins = re.match(r"([a-z][a-zA-Z0-9-]*) =", line)
        name = begins[1] if begins else name
        found.setdefault(name, set()).update(re.findall(r"\$(\w+)", line))
    return found


def test_the_languages_have_the_same_messages_with_the_same_facts() -> None:
    assert messages("en") == messages("it")


def test_every_message_the_terminal_uses_is_written() -> None:
    homes = [resources.files("palazzo.terminal"), resources.files("palazzo.cli")]
    modules = [file for home in homes for file in home.iterdir() if file.name.endswith(".py")]
    source = "".join(module.read_text(encoding="utf-8") for module in modules)
    used = set(re.findall(r'(?:say|Misread|Trouble|trouble)\(\s*"([a-z-]+)"', source))
    voice = Voice("en", "final-decrees", "republic")
    assert {message for message in used if not voice.has(message)} == set()
    assert len(used) > 60


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_command_is_explained(language: str) -> None:
    voice = Voice(language)
    assert all(voice.has(f"help-{command}") for command in COMMANDS)


def test_commands_have_names_in_both_languages_and_all_are_understood() -> None:
    assert command_in("annulla") == ("undo", "")
    assert command_in("undo") == ("undo", "")
    assert command_in("/salva qui.json") == ("save", "qui.json")
    assert command_in("? C05") == ("why", "C05")
    assert command_in("?") == ("why", "")
    assert command_in("12") == ("", "")
    names = [name for each in COMMANDS.values() for names in each.values() for name in names if name != "?"]
    assert len(names) == len(set(names))
    assert set(names) < set(BY_NAME)
