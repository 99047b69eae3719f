"""Final Decrees to print and cut: set by a process of its own, once for each edition, language and paper."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from palazzo.server.problems import Trouble

PATIENCE: Final = 60.0
"""Seconds a printing may take; alone on a machine it takes three."""

Sheet = Literal["cards.pdf", "boards.pdf", "decrees.pdf", "aids.pdf", "rules.pdf"]


class Printing:
    """The sheets printed so far, in a folder that goes with the process; one printing at a time."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.lock = asyncio.Lock()

    async def sheet(self, edition: str, language: str, paper: str, saving: bool, name: str) -> bytes:
        """One of the five files."""
        wanted = f"{edition}-{language}-{paper}{'-saving' if saving else ''}"
        async with self.lock:
            if self.folder is None:
                self.folder = Path(tempfile.mkdtemp(prefix="palazzo-press-"))
            file = self.folder / wanted / name
            if not file.exists():
                options = ["--edition", edition, "--lang", language, "--paper", paper, *(["--saving"] * saving)]
                await self.print(self.folder / wanted, options)
        return await asyncio.to_thread(file.read_bytes)

    async def print(self, folder: Path, options: list[str]) -> None:
        """Print all five."""
        command = [sys.executable, "-m", "palazzo.cli", "press", "final-decrees", "--out", str(folder), *options]
        process = await asyncio.create_subprocess_exec(
            *command, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE, preexec_fn=step_back,
        )  # fmt: skip
        try:
            _, said = await asyncio.wait_for(process.communicate(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()
            raise Trouble("not-printed", 503, why="–") from None
        if process.returncode:
            lines = said.decode(errors="replace").strip().splitlines()
            raise Trouble("not-printed", 503, why=lines[-1].removeprefix("palazzo: ") if lines else "–")

    def clear(self) -> None:
        """Take the folder away."""
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder = None


def step_back() -> None:
    """Tables come first."""
    os.nice(10)


@get("/press/{edition:str}/{language:str}/{paper:str}/{name:str}", tags=["texts"], media_type="application/pdf")
async def press(
    state: State,
    edition: Annotated[Literal["republic", "empire"], PathParameter()],
    language: Annotated[Literal["en", "it"], PathParameter()],
    paper: Annotated[Literal["a4", "letter"], PathParameter()],
    name: Annotated[Sheet, PathParameter()],
    saving: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    """One of the files of Final Decrees to print and cut; `saving` is black on white."""
    printing: Printing = state.printing
    sheet = await printing.sheet(edition, language, paper, saving, name)
    shown = f'inline; filename="final-decrees-{name}"'
    return Response(sheet, media_type="application/pdf", headers={"content-disposition": shown})
