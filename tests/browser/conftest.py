"""A real server in a process of its own, and players who click."""

from collections.abc import Iterator
from pathlib import Path
from typing import Literal, Protocol

import pytest
from playwright.sync_api import Browser

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.table import LOCALES

PHONE = (360, 740)
DESK = (1440, 900)


class Seat(Protocol):
    """Makes players."""

    def __call__(
        self,
        size: tuple[int, int] = DESK,
        language: str = "en",
        at: House | None = None,
        motion: Literal["no-preference", "reduce"] = "reduce",
        theme: Literal["dark", "light"] = "light",
    ) -> Player: ...


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all tests share."""
    with House(tmp_path_factory.mktemp("house") / "games.db") as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that a test may stop and start."""
    with House(tmp_path / "games.db") as house:
        yield house


@pytest.fixture
def player(browser: Browser, house: House) -> Iterator[Seat]:
    """Makes players, each with a browser of their own.

    At the end of the test, none may have had anything to complain of.
    """
    players: list[Player] = []

    def make(
        size: tuple[int, int] = DESK,
        language: str = "en",
        at: House | None = None,
        motion: Literal["no-preference", "reduce"] = "reduce",
        theme: Literal["dark", "light"] = "light",
    ) -> Player:
        context = browser.new_context(
            base_url=(at or house).url,
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            reduced_motion=motion,
            color_scheme=theme,
        )
        players.append(Player(context.new_page(), language))
        return players[-1]

    yield make
    for one in players:
        one.page.context.close()
        assert one.complaints == []
