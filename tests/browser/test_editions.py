"""Whole games of every edition, by what the page offers."""

from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.axe import check
from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.face import Face
from tests.browser.menu import OVER
from tests.browser.player import Player
from tests.browser.table import Table
from tests.browser.wire import Heard

pytestmark = pytest.mark.browser

GAMES: Final = {
    "two": (Table("modern", 2), DESK, {"peek", "door", "accuse"}),
    "middle": (Table("modern", 4), PHONE, {"door", "accuse"}),
    "dutch": (Table("dutch", 3), PHONE, {"ask", "accuse"}),
    "swedish": (Table("swedish", 3), DESK, {"ask", "end", "accuse"}),
    "honour": (
        Table("travel", 3, {"answering": "on-honour"}),
        PHONE,
        {"deny", "challenge", "accuse"},
    ),
    "no dice": (
        Table("travel", 3, {"dice": 0, "opener": "chance"}),
        DESK,
        {"room", "square", "accuse"},
    ),
}
"""What is played, on what screen, and what has to be done in it at least."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_its_own_rules(player: Seat, game: str) -> None:
    table, size, wanted = GAMES[game]
    anna = player(size)
    heard, face = Heard(anna.page), Face(anna)
    anna.sit_down(table)
    anna.check_page()
    anna.play_all(*wanted, before=face.look)
    hands = table.seats + (game == "two")
    expect(anna.page.locator("dialog .hands > li")).to_have_count(hands)
    anna.check_page()
    heard.check()
    face.check(heard)


def test_bonus_cards_are_drawn_and_followed(player: Seat) -> None:
    anna, berta = player(PHONE), player(DESK)
    table = Table("modern", 3, {"bonus": "house-deck", "roll": "up-to"}, people=2)
    heard, face = Heard(anna.page), Face(anna)
    wanted = {"bonus-square", "choose-player", "choose-room", "bring", "show-by-bonus"}
    anna.wanted = berta.wanted = frozenset(wanted)
    for _ in range(20):
        anna.sit_down(table)
        berta.sit_down_with(anna, 1)
        play_together(anna, berta, face)
        if wanted <= anna.done.keys() | berta.done.keys():
            break
    else:
        raise AssertionError(f"only {anna.done} and {berta.done}")
    expect(anna.page.locator("dialog .hands > li")).to_have_count(3)
    for one in (anna, berta):
        one.check_page()
    heard.check()
    face.check(heard)


def play_together(anna: Player, berta: Player, face: Face) -> None:
    """Play a game to the end, each on their own page, as soon as it offers something."""
    for _ in range(20_000):
        if OVER in anna.menu():
            berta.play()
            return
        face.look()
        for one in (anna, berta):
            if "show-by-bonus" in one.menu() and not one.done["show-by-bonus"]:
                check(one)
            one.go_on()
    raise AssertionError("the game does not end")


def test_the_cards_left_over_lie_open_for_four(player: Seat) -> None:
    anna = player()
    anna.sit_down(Table("modern", 4))
    opened = anna.page.get_by_role("region", name=anna.words.phrase("ui-open"))
    expect(opened.get_by_role("img")).to_have_count(2)
