"""Servers in processes of their own, which can be killed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

from palazzo.server.settings import Settings
from server.cluster import free_port
from server.guests import QUICK, Server

PATIENCE = 120.0


class Process(Server):
    """`palazzo serve`, as it is run by people."""

    def __init__(self, database: Path | str, log: Path, **settings: Any) -> None:
        self.settings = Settings(**{**QUICK, **settings, "port": free_port(), "database": str(database)})
        self.address = f"http://127.0.0.1:{self.settings.port}"
        self.guests = []
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> Process:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PALAZZO_")}
        for name in Settings.__struct_fields__:
            value = getattr(self.settings, name)
            if value != getattr(Settings(), name):
                environment[f"PALAZZO_{name.upper()}"] = str(value)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "palazzo.cli", "serve"], env=environment, stderr=log, stdout=log
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")[-2000:]
            assert time.monotonic() < until, "the server did not start in time"
            time.sleep(0.02)
        return self

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/readyz", timeout=1).status_code == 200
        except httpx.TransportError:
            return False

    def kill(self) -> None:
        """As if the power went."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def close(self) -> None:
        self.stop()

    def stop(self) -> None:
        for guest in self.guests:
            guest.http.close()
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
