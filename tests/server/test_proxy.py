"""Behind a proxy that says for whom it calls, and in front of none."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import pytest

from tests.cli.test_play import start

FORWARDED = {"x-forwarded-proto": "https", "x-forwarded-for": "198.51.100.1"}
TABLE: Final[dict[str, Any]] = {"seats": [{}, {}, {}]}


@contextmanager
def serving(home: Path, *arguments: str) -> Iterator[httpx.Client]:
    with start(home, "serve", "--port", "0", "--no-qr", *arguments) as server:
        assert server.stdout
        said = server.stdout.readline()
        try:
            with httpx.Client(base_url=said.split()[3]) as client:
                yield client
        finally:
            server.send_signal(signal.SIGINT)
            _, complaints = server.communicate(timeout=20)
    assert (server.returncode, complaints) == (0, "")


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(tmp_path_factory.mktemp("behind"), "--behind-proxy") as client:
        yield client


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with serving(tmp_path_factory.mktemp("alone")) as client:
        yield client


@pytest.fixture(autouse=True)
def as_new(request: pytest.FixtureRequest) -> None:
    """Each test is somebody new."""
    for name in {"alone", "behind"} & set(request.fixturenames):
        request.getfixturevalue(name).cookies.clear()


def cookie(response: httpx.Response) -> str:
    return response.headers["set-cookie"].lower()


def test_over_https_the_cookie_stays_there(behind: httpx.Client) -> None:
    made = behind.post("/api/tables", json=TABLE, headers=FORWARDED)
    assert "secure" in cookie(made)
    assert made.headers["strict-transport-security"].startswith("max-age=")


def test_over_http_the_cookie_comes_back(behind: httpx.Client) -> None:
    forwarded = FORWARDED | {"x-forwarded-proto": "http"}
    made = behind.post("/api/tables", json=TABLE, headers=forwarded)
    assert "secure" not in cookie(made)
    assert "strict-transport-security" not in made.headers


def test_without_a_proxy_nobody_is_believed(alone: httpx.Client) -> None:
    made = alone.post("/api/tables", json=TABLE, headers=FORWARDED)
    assert "secure" not in cookie(made)
    assert "strict-transport-security" not in made.headers


def test_a_page_of_the_proxys_own_may_act_and_no_other(behind: httpx.Client) -> None:
    headers = FORWARDED | {"host": "tudor.example", "x-forwarded-for": "198.51.100.2"}
    for origin, status in (
        ("https://tudor.example", 201),
        ("https://elsewhere.example", 403),
        ("https://tudor.example.elsewhere.example", 403),
    ):
        response = behind.post("/api/guests", headers=headers | {"origin": origin})
        assert response.status_code == status


def guests(client: httpx.Client, address: str) -> int:
    return client.post("/api/guests", headers={"x-forwarded-for": address}).status_code


def test_each_caller_behind_the_proxy_is_counted_alone(behind: httpx.Client) -> None:
    assert {guests(behind, "198.51.100.3") for _ in range(60)} == {201}
    assert guests(behind, "198.51.100.3") == 429
    assert guests(behind, "203.0.113.9, 198.51.100.3") == 429
    assert guests(behind, "198.51.100.4") == 201
    assert {guests(behind, f"2001:db8::{n:x}") for n in range(60)} == {201}
    assert guests(behind, "2001:db8::ffff") == 429


def test_without_a_proxy_who_calls_cannot_be_made_up(tmp_path: Path) -> None:
    with serving(tmp_path) as client:
        assert {guests(client, f"198.51.100.{n}") for n in range(60)} == {201}
        assert guests(client, "198.51.100.200") == 429


def test_a_proxy_elsewhere_is_believed_only_where_it_is_said_to_be(tmp_path: Path) -> None:
    with serving(tmp_path, "--behind-proxy", "192.0.2.0/24") as client:
        made = client.post("/api/tables", json=TABLE, headers=FORWARDED)
        assert "secure" not in cookie(made)
