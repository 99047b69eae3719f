"""A pseudo-terminal to play in: what a person would see, and what they would type."""

from __future__ import annotations

import os
import re
import sys
from typing import Any

import pexpect
import pyte

PROMPTS = ["› ", "palazzo> "]
PATIENCE = 20


class Terminal:
    """A run of `palazzo` in a terminal of so many columns and lines."""

    def __init__(
        self,
        *arguments: str,
        columns: int = 100,
        lines: int = 40,
        module: str = "palazzo.cli",
        **environment: str,
    ) -> None:
        self.screen = pyte.HistoryScreen(columns, lines, history=2000)
        self.stream = pyte.Stream(self.screen)
        self.page = ""
        settings = {**os.environ, "TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONUTF8": "1", **environment}
        for name in ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
            if name not in environment:
                settings.pop(name, None)
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", module, *arguments],
            env=settings,
            dimensions=(lines, columns),
            encoding="utf-8",
            timeout=PATIENCE,
        )
        self.child.delaybeforesend = None

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *why: Any) -> None:
        try:
            self.child.close(force=True)
        except pexpect.ExceptionPexpect:
            # It has been killed, but a crowded machine needs longer for it than pexpect waits.
            self.child.wait()

    def read(self) -> str:
        """All that is printed up to the next prompt; the whole, if the run ends."""
        self.child.expect_exact([*PROMPTS, pexpect.EOF])
        self.page = self.child.before or ""
        self.stream.feed(self.page)
        return plain(self.page)

    def resize(self, columns: int, lines: int) -> None:
        """The person draws their window larger or smaller; the next page will show it."""
        self.child.setwinsize(lines, columns)
        self.screen.resize(lines, columns)

    def type(self, line: str) -> str:
        """Type a line, and read what it brings; a prompt written anew before the line is no answer to it."""
        self.child.sendline(line)
        self.child.expect_exact("\n")
        echo = self.child.before or ""
        self.stream.feed(f"{echo}\n")
        return plain(f"{echo}\n") + self.read()

    def until_over(self) -> str:
        """Read to the end of the run."""
        self.child.expect(pexpect.EOF)
        self.page += self.child.before or ""
        self.stream.feed(self.child.before or "")
        return plain(self.page)

    @property
    def is_over(self) -> bool:
        """The run has ended."""
        return not self.child.isalive()

    def code(self) -> int:
        """The exit code."""
        self.child.wait()
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -(self.child.signalstatus or 0))

    def seen(self) -> list[str]:
        """The lines of the screen."""
        return [line.rstrip() for line in self.screen.display]


def plain(text: str) -> str:
    """Without colours and carriage returns."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text).replace("\r", "")
