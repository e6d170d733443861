"""``tudor play`` and ``serve``, as started by their user."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = "from tudor.cli import main; main()"


def start(home: Path, *arguments: str) -> subprocess.Popen[str]:
    """The command line in a process of its own, for someone whose home is `home`."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("XDG_", "DISPLAY"))}
    return subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments],
        env=environment | {"HOME": str(home)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize("command", [("play", "--no-browser"), ("serve",)])
def test_it_starts_where_nothing_has_ever_been_kept(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    with start(home, *command, "--port", "0") as server:
        assert server.stdout
        said = server.stdout.readline()
        server.send_signal(signal.SIGINT)
        _, complaints = server.communicate(timeout=20)
    assert "tudor is at http://127.0.0.1:" in said
    assert (server.returncode, complaints) == (0, "")
    assert [file.name for file in home.rglob("tables.sqlite")] == ["tables.sqlite"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--database", "{home}/file/tables.sqlite"),
        ("play", "--database", "{home}"),
        ("serve", "--database", "{home}/file"),
        ("serve", "--host", "no.such.host.invalid"),
        ("serve", "--port", "70000"),
    ],
)
def test_what_keeps_it_from_starting_is_said_in_one_line(
    tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    (tmp_path / "file").write_text("Not a database at all, but a letter to Mrs Peacock.")
    given = (argument.format(home=tmp_path) for argument in arguments)
    with start(tmp_path, *given) as server:
        said, complaint = server.communicate(timeout=20)
    assert (server.returncode, said) == (2, "")
    assert complaint.startswith("tudor: ")
    assert complaint.count("\n") == 1
