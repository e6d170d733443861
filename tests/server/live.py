"""A server in a process of its own, which can be killed."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path
from typing import Self

PROGRAM = """
import sys
from tudor.server.run import serve
serve("127.0.0.1", int(sys.argv[1]), sys.argv[2], lambda url: print(url, flush=True))
print("stopped", flush=True)
"""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Server:
    """On the path of a file, or on a URL."""

    def __init__(self, database: str | Path) -> None:
        self.database = str(database)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str]

    def start(self) -> Self:
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(self.port), self.database],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        assert said.strip() == self.url, said + self.process.communicate()[0]
        return self

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> str:
        """Interrupt it; what it still said."""
        self.process.terminate()
        said, _ = self.process.communicate(timeout=20)
        return said

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(self, *_: object) -> None:
        if self.process.returncode is None:
            self.kill()
