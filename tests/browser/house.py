"""Starts and stops the server as its user does: ``tudor serve``."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self


class House:
    """A server on a port of this machine; it keeps port and games when it is started again."""

    def __init__(self, database: Path) -> None:
        self._database = database
        self._port = "0"
        self.url = ""

    def start(self) -> None:
        """Start, and wait until calls are answered."""
        self._server = subprocess.Popen(
            [sys.executable, "-c", *self.program(self._port, self._database)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._server.stdout
        told = self._server.stdout.readline()
        found = re.search(r"http://[\w.]+:(\d+)", told)
        assert found, f"the server says {told!r}"
        self.url, self._port = found[0], found[1]

    def program(self, port: str, database: Path) -> list[str]:
        """What Python is to run, and with which arguments; it says its address first."""
        arguments = [f"--port={port}", f"--database={database}", "--limits=0"]
        return ["from tudor.cli import main; main()", "serve", *arguments]

    def stop(self) -> None:
        """Stop as by Ctrl-C."""
        self._server.terminate()
        self._server.communicate(timeout=20)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
