"""Final Decrees to print and cut: set by a process of its own, once for each edition, language and paper."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Final, Literal

from litestar import Response, get
from litestar.datastructures import State
from litestar.params import PathParameter, QueryParameter

from palazzo.server.problems import Trouble

WAITING: Final = 25.0
"""Seconds a request waits for its sheet. On a busy machine a printing takes longer: it goes on, for who asks again."""

_MOST_COMPUTING: Final = 120
"""Seconds of computing time a printing may take; three or four are usual. A machine's load makes no printing fail."""

_Sheet = Literal["cards.pdf", "boards.pdf", "decrees.pdf", "aids.pdf", "rules.pdf"]


class Printing:
    """The sheets printed so far, in a folder that goes with the process; one printing at a time."""

    def __init__(self) -> None:
        self.folder: Path | None = None
        self.press = asyncio.Lock()
        self.orders: dict[str, asyncio.Task[None]] = {}

    async def sheet(self, edition: str, language: str, paper: str, saving: bool, name: str) -> bytes:
        """One of the five files; whoever waits too long for it may ask again."""
        wanted = f"{edition}-{language}-{paper}{'-saving' if saving else ''}"
        if self.folder is None:
            self.folder = Path(tempfile.mkdtemp(prefix="palazzo-press-"))
        file = self.folder / wanted / name
        if not file.exists():
            options = ["--edition", edition, "--lang", language, "--paper", paper, *(["--saving"] * saving)]
            await self.wait_for(wanted, options)
        return await asyncio.to_thread(file.read_bytes)

    async def wait_for(self, wanted: str, options: list[str]) -> None:
        """Wait until these sheets are printed, together with everybody else who wants them."""
        order = self.orders.get(wanted)
        if order is None:
            order = self.orders[wanted] = asyncio.create_task(self.print(wanted, options))
            order.add_done_callback(lambda done: self.orders.pop(wanted, None))
        done, _ = await asyncio.wait([order], timeout=WAITING)
        if not done:
            raise Trouble("still-printing", 503)
        order.result()

    async def print(self, wanted: str, options: list[str]) -> None:
        """Print all five, and lay them out when they are whole."""
        assert self.folder is not None
        async with self.press:
            drying = self.folder / f"{wanted}.part"
            command = [sys.executable, "-m", "palazzo.cli", "press", "final-decrees", "--out", str(drying), *options]
            process = await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL,
                stderr=asyncio.subprocess.PIPE, preexec_fn=_step_back,
            )  # fmt: skip
            try:
                _, said = await process.communicate()
            except asyncio.CancelledError:
                process.kill()
                await process.wait()
                raise
            if process.returncode:
                lines = said.decode(errors="replace").strip().splitlines()
                raise Trouble("not-printed", 503, why=lines[-1].removeprefix("palazzo: ") if lines else "–")
            drying.rename(self.folder / wanted)

    async def stop(self) -> None:
        """Print no more, and take the folder away."""
        orders = list(self.orders.values())
        for order in orders:
            order.cancel()
        await asyncio.gather(*orders, return_exceptions=True)
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
            self.folder = None


def _step_back() -> None:
    """Tables come first."""
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_CPU, (_MOST_COMPUTING, _MOST_COMPUTING))


@get("/press/{edition:str}/{language:str}/{paper:str}/{name:str}", tags=["texts"], media_type="application/pdf")
async def press(
    state: State,
    edition: Annotated[Literal["republic", "empire"], PathParameter()],
    language: Annotated[Literal["en", "it"], PathParameter()],
    paper: Annotated[Literal["a4", "letter"], PathParameter()],
    name: Annotated[_Sheet, PathParameter()],
    saving: Annotated[bool, QueryParameter()] = False,
) -> Response[bytes]:
    """One of the files of Final Decrees to print and cut; `saving` is black on white."""
    printing: Printing = state.printing
    sheet = await printing.sheet(edition, language, paper, saving, name)
    shown = f'inline; filename="final-decrees-{name}"'
    return Response(sheet, media_type="application/pdf", headers={"content-disposition": shown})
