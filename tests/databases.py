"""Databases of a test's own, of each kind that a server can have."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

KINDS: Final = ("sqlite", "postgresql")

Fresh = Callable[[], AbstractContextManager[str]]
"""Makes a database, the path of a file or a URL; it is there for as long as it is entered."""


@contextmanager
def fresh_file() -> Iterator[str]:
    """The path of a file of SQLite, which a log will make."""
    with TemporaryDirectory(prefix="tudor-") as folder:
        yield str(Path(folder) / "log.db")
