"""A PostgreSQL of the tests' own, which can be killed and started again."""

from __future__ import annotations

import os
import select
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Self

import psycopg
from sqlalchemy import create_engine

from tudor.server.migrate import upgrade

USER = "postgres"
"""PostgreSQL refuses to be root's; Debian makes this user for it."""
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    # It outlives its own death, which is all that tests ask for; not the machine's.
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "60",
}


def _programs() -> Path:
    if found := shutil.which("initdb"):
        return Path(found).parent
    (*_, newest) = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda p: int(p.parts[-2]))
    return newest


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Postgres:
    """A server on this machine's own address, for whoever runs the tests."""

    def __init__(self) -> None:
        self.port = _free_port()
        self._programs = _programs()
        self._user = USER if os.geteuid() == 0 else None
        self._folder = Path(tempfile.mkdtemp(prefix="tudor-postgres-"))
        self._data = self._folder / "data"
        self._names = (f"tudor{number}" for number in count(1))
        if self._user:
            shutil.chown(self._folder, self._user)

    def __enter__(self) -> Self:
        self._run("initdb", "-A", "trust", "-U", USER, "-E", "UTF8", "--no-locale", "--no-sync")
        self.start()
        self.execute("CREATE DATABASE tudor")
        engine = create_engine(self.url("tudor").replace("postgresql", "postgresql+psycopg"))
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def new_database(self) -> str:
        """The URL of a database with today's tables."""
        name = next(self._names)
        self.execute(f"CREATE DATABASE {name} TEMPLATE tudor")
        return self.url(name)

    @contextmanager
    def fresh(self) -> Iterator[str]:
        """The URL of a database with today's tables, which goes when it is left."""
        url = self.new_database()
        try:
            yield url
        finally:
            self.drop(url)

    def empty_database(self) -> str:
        """The URL of a database with nothing in it."""
        name = next(self._names)
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def drop(self, url: str) -> None:
        self.execute(f"DROP DATABASE {url.rpartition('/')[2]} WITH (FORCE)")

    def cut(self, url: str) -> None:
        """End all connections to a database, and wait until they are gone."""
        ending = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = %s"
        self.execute(ending, url.rpartition("/")[2])

    def execute(self, statement: str, *values: str) -> None:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(statement.encode(), values)

    def start(self) -> None:
        """Returns once it can be connected to."""
        settings = " ".join(f"-c {name}={value}" for name, value in SETTINGS.items())
        options = f"-p {self.port} -k {self._folder} {settings}"
        self._run("pg_ctl", "start", "-s", "-w", "-l", str(self._folder / "log"), "-o", options)

    def stop(self) -> None:
        self._run("pg_ctl", "stop", "-s", "-w", "-m", "immediate")

    def kill(self) -> None:
        """End it with all its processes, none of which can do anything about it."""
        (first, *_) = (self._data / "postmaster.pid").read_text().split()
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        processes = [os.pidfd_open(int(process)) for process in (first, *children)]
        for process in processes:
            signal.pidfd_send_signal(process, signal.SIGKILL)
        for process in processes:
            select.select([process], [], [])
            os.close(process)
        # Until somebody has taken note of its end the number still counts as a process.
        (self._data / "postmaster.pid").unlink()
        (self._folder / f".s.PGSQL.{self.port}.lock").unlink()

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._programs / program, "-D", self._data, *arguments],
            user=self._user,
            group=self._user,
            extra_groups=[] if self._user else None,
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
