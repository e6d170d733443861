"""``tudor serve``: what it prints and takes."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.cli.test_cli import Capture, refused
from tests.cli.test_play import start
from tests.server.live import free_port
from tudor.cli.parameters import shown
from tudor.cli.serve import Serving, run

SECRET = st.from_regex(r"[A-Za-z0-9:@/?&=%.]{12,20}", fullmatch=True)
DARK = "█"
EVERYWHERE = "0.0.0.0"  # noqa: S104 - a test serves for a moment


def said_by(home: Path, *arguments: str) -> str:
    """All that a server prints on standard output."""
    with start(home, "serve", "--port", "0", *arguments) as server:
        assert server.stdout
        said = server.stdout.readline()
        server.send_signal(signal.SIGINT)
        rest, complaints = server.communicate(timeout=20)
    assert (server.returncode, complaints) == (0, "")
    return str(said + rest)


@pytest.mark.parametrize(
    ("arguments", "drawn"),
    [
        (("--host", EVERYWHERE, "--qr"), True),
        (("--qr",), True),
        (("--host", EVERYWHERE), False),
        (("--host", EVERYWHERE, "--no-qr"), False),
    ],
)
def test_a_code_for_phones(tmp_path: Path, *, arguments: tuple[str, ...], drawn: bool) -> None:
    said = said_by(tmp_path, *arguments)
    assert "tudor is at http://" in said
    assert (DARK in said) is drawn


@pytest.mark.parametrize(
    ("url", "terminal", "drawn"),
    [
        ("http://192.0.2.1:8765", True, True),
        ("http://[2001:db8::1]:8765", True, True),
        ("http://192.0.2.1:8765", False, False),
        ("http://127.0.0.1:8765", True, False),
        ("http://[::1]:8765", True, False),
    ],
)
def test_the_code_is_for_a_terminal_and_for_others(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, *, url: str, terminal: bool, drawn: bool
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    monkeypatch.setattr("tudor.server.run.serve", lambda *given, **_: given[3](url))
    run(Serving(EVERYWHERE, 0, "postgresql://anna:secret@db/tudor"), browser=False, qr=None)
    said = capsys.readouterr().out
    assert url in said
    assert "secret" not in said
    assert (DARK in said) is drawn


def test_limits_hold_unless_they_are_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(
        "tudor.server.run.serve", lambda *called, **_: given.append(called[4].limits)
    )
    for serving in (
        Serving("::", 0, "postgresql://db"),
        Serving("::", 0, "postgresql://db", (), 0),
    ):
        run(serving, browser=False)
    assert given == [1, 0]


@given(SECRET, SECRET)
def test_of_a_databases_url_only_the_place_is_shown(password: str, other: str) -> None:
    url = f"postgresql://anna:{password.replace('/', '%2F').replace('?', '%3F')}@db:5432/tudor"
    for told in (shown(url), shown(f"{url}?password={other}")):
        assert told == "postgresql://db:5432/tudor"


@pytest.mark.parametrize(
    "arguments",
    [
        ("--database", "mysql://anna:secret@db/tudor"),
        ("--database", "postgresql://anna:secret@127.0.0.1:1/tudor?connect_timeout=2"),
        ("--behind-proxy", "*"),
        ("--behind-proxy", "127.0.0.1,proxy.example"),
        ("--limits", "-1"),
        ("--metrics-port", "0"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(capsys: Capture, arguments: tuple[str, ...]) -> None:
    assert "secret" not in refused(capsys, "serve", "--port", "0", *arguments)


def test_figures_on_a_port_of_their_own(tmp_path: Path) -> None:
    port = free_port()
    figures = ("--metrics-port", str(port))
    with start(tmp_path, "serve", "--port", "0", *figures) as server:
        assert server.stdout
        url = server.stdout.readline().split()[3]
        assert httpx.get(f"{url}/health").json() == {"status": "ok"}
        assert httpx.get(f"{url}/metrics").headers["content-type"].startswith("text/html")
        told = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        server.send_signal(signal.SIGINT)
        _, complaints = server.communicate(timeout=20)
    assert (server.returncode, complaints) == (0, "")
    assert 'tudor_call_seconds_count{method="GET",route="/health",status="200"} 1.0' in told
    assert "tudor_tables 0.0" in told
    assert "process_resident_memory_bytes" in told


def test_whom_push_services_may_turn_to(capsys: Capture) -> None:
    err = refused(capsys, "serve", "--push-contact", "me@tudor.example")
    assert "an address of mailto: or https: is needed" in err
