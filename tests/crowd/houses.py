"""Server processes to load, and the memory that they take."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Self

_SERVE = """
import sys
from tudor.server.run import serve
from tudor.server.settings import Settings
serve("127.0.0.1", int(sys.argv[2]), sys.argv[1], lambda url: print(url, flush=True),
      Settings(limits=0, tables_in_memory=10_000))
"""


class House:
    """A server process on a database; it keeps its port when it is started again."""

    def __init__(self, database: str | Path) -> None:
        self._database = str(database)
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> tuple[str, int]:
        return "127.0.0.1", self._port

    def start(self) -> Self:
        """Returns once calls are answered."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", _SERVE, self._database, str(self._port)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout
        found = re.search(r":(\d+)$", self._process.stdout.readline())
        assert found, "the server did not start"
        self._port = int(found[1])
        return self

    def memory(self) -> int:
        """Bytes that are resident."""
        assert self._process
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        (kilobytes,) = re.findall(r"VmRSS:\s+(\d+) kB", status)
        return int(kilobytes) * 1024

    def processor_time(self) -> float:
        """Seconds of processor time so far."""
        assert self._process
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def kill(self) -> None:
        """End it at once, if it runs."""
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None

    def stop(self) -> None:
        """End it as by Ctrl-C."""
        assert self._process
        self._process.terminate()
        self._process.communicate(timeout=30)
