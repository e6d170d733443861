"""The server as a process: how it starts, how it stops, and what it says when it cannot."""

import socket
import time
from pathlib import Path

import httpx
import pytest

from tests.server.kit.guest import COMMITMENT
from tests.server.live import Server, free_port
from tudor.server.errors import ServerError
from tudor.server.run import serve


def test_it_stops_at_once_although_streams_are_open(database: str) -> None:
    with Server(database) as server, httpx.Client(base_url=server.url) as client:
        table = client.post("/api/tables", json={"seats": [{}, {}, {}]}).json()["id"]
        with client.stream("GET", f"/api/tables/{table}/stream") as stream:
            lines = stream.iter_lines()
            assert [next(lines) for _ in range(3)] == ["retry: 1000", "", "event: table"]
            began = time.monotonic()
            said = server.stop()
            assert time.monotonic() - began < 3
            assert [line[:5] for line in lines] == ["data:", ""]
        assert said == "stopped\n"
        assert server.process.returncode == 0


@pytest.mark.fault("solution-in-browser")
def test_it_logs_no_token_and_no_card(database: str) -> None:
    with Server(database) as server, httpx.Client(base_url=server.url) as client:
        seats = [{}, {"kind": "bot"}, {"kind": "bot"}]
        table = client.post("/api/tables", json={"seats": seats}).json()["id"]
        client.post(f"/api/tables/{table}/seats", json={"commitment": COMMITMENT})
        client.get(f"/api/tables/{table}/seats/0")
        client.post(f"/api/tables/{table}/seats/0/actions", content=b"{")
        assert server.stop() == "stopped\n"


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(ServerError, match=rf"port {port}: Address already in use"):
            serve("127.0.0.1", port, tmp_path / "log.db")


@pytest.mark.parametrize(
    ("host", "port"), [("no.such.host.invalid", 0), ("127.0.0.1", 70_000), ("203.0.113.1", 0)]
)
def test_an_address_that_is_not_to_be_had(tmp_path: Path, host: str, port: int) -> None:
    with pytest.raises(ServerError, match=f"cannot listen on {host}"):
        serve(host, port, tmp_path / "log.db")


@pytest.mark.parametrize("host", ["a..b", "a" * 80, "\xff" * 80, "\udcff"])
def test_a_host_that_is_no_name(tmp_path: Path, host: str) -> None:
    with pytest.raises(ServerError, match=f"cannot listen on {host}"):
        serve(host, 0, tmp_path / "log.db")


def test_a_database_is_in_use_until_its_server_ends(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    with Server(path) as server:
        with pytest.raises(AssertionError, match=r"another server uses .*log\.db\n"), Server(path):
            pass
        server.kill()
        server.start()
        assert server.stop() == "stopped\n"


def test_a_broken_file(tmp_path: Path) -> None:
    path = tmp_path / "log.db"
    path.write_bytes(b"no database " * 1000)
    with pytest.raises(ServerError, match="file is not a database"):
        serve("127.0.0.1", free_port(), path)
