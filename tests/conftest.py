"""What every test may use: databases, the browser's launch and Hypothesis's profiles."""

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from hypothesis import settings

from tests.databases import KINDS, Fresh, fresh_file
from tests.postgres import Postgres

settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Drive the Chromium of the system; quiet, so that it asks nothing of the network."""
    return {
        **browser_type_launch_args,
        "executable_path": shutil.which("chromium"),
        "args": [
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
        ],
    }


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all the tests of this process; one that a test kills it starts itself."""
    with Postgres() as server:
        yield server


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "only_on(kind, why): databases of one kind, and the reason")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Whatever opens a database runs on both kinds, unless it says why one is enough."""
    if "fresh" in metafunc.fixturenames:
        only = metafunc.definition.get_closest_marker("only_on")
        kinds = only.args[:1] if only else KINDS
        metafunc.parametrize("fresh", kinds, indirect=True, scope="session")


@pytest.fixture(scope="session")
def fresh(request: pytest.FixtureRequest) -> Fresh:
    """Makes databases, of each kind, that something larger or smaller than a test wants."""
    if request.param == "sqlite":
        return fresh_file
    server: Postgres = request.getfixturevalue("postgres")
    return server.fresh


@pytest.fixture
def new_database(fresh: Fresh) -> Iterator[Callable[[], str]]:
    """Makes databases for a test that wants several, of each kind."""
    with ExitStack() as held:
        yield lambda: held.enter_context(fresh())


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    """A database to open a log in, of each kind: the path of a file, or a URL."""
    return new_database()
