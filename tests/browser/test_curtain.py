"""Several people with one device: between their hands the curtain is down."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Request, expect

from tests.browser import axe
from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.menu import OVER
from tests.browser.player import WAIT, Player
from tests.browser.table import Table, begin, sit
from tudor.rules.edition import load

pytestmark = pytest.mark.browser

PRIVATE: Final = re.compile(r"/api/tables/[\w-]+/seats/(\d+)")
CARDS: Final = load("travel").deck.ids
SHARED: Final = Table("travel", 3, {"turn_limit": 24}, people=2)
NAMES: Final = ("Miss Scarlett", "Colonel Mustard")


class Device:
    """A page that two people share, and whose hands it has asked for."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.asked: list[int] = []
        self.page.on("request", self._note)
        calls = self.page.request
        self.path = SHARED.lay(calls)
        for seat in range(SHARED.people):
            sit(calls, self.path, seat)
        begin(self.path, calls)
        self.page.goto(self.path)

    def _note(self, request: Request) -> None:
        if found := PRIVATE.search(request.url):
            self.asked.append(int(found[1]))

    @property
    def down(self) -> bool:
        return self.page.locator(".drapes").count() > 0

    def check_hidden(self) -> None:
        """No hand is asked for, or anywhere in the page."""
        assert self.asked == []
        assert self.page.locator(".hand, .notebook, .now").count() == 0
        assert "hand" not in self.page.evaluate("Object.keys(localStorage).join()").lower()

    def lift(self, seat: int) -> None:
        """Lift the curtain for one of the two."""
        own = self.player.words.phrase("coming-lift", name=NAMES[seat])
        other = self.player.words.phrase("coming-look", name=NAMES[seat])
        names = re.compile(f"^({re.escape(own)}|{re.escape(other)})$")
        self.page.get_by_role("button", name=names).click()
        expect(self.page.locator(".hand li").first).to_be_visible(timeout=WAIT)

    def hide(self) -> None:
        self.player.button("coming-hide").click()
        expect(self.page.locator(".drapes")).to_be_visible()
        self.asked.clear()

    def hand(self) -> list[str]:
        return self.page.locator(".hand .own li").all_inner_texts()

    def awaited(self) -> int:
        """Who of the two is to have the device."""
        title = self.page.locator("h1")
        over = [self.player.words.phrase("coming-hand-over", name=name) for name in NAMES]
        expect(title).to_have_text(re.compile("|".join(map(re.escape, over))), timeout=WAIT)
        return over.index(title.inner_text())


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_hand_is_asked_for_once_its_curtain_is_lifted(
    player: Seat, size: tuple[int, int]
) -> None:
    device = Device(player(size))
    expect(device.page.locator(".drapes")).to_be_visible(timeout=WAIT)
    first = device.awaited()
    device.check_hidden()
    axe.check(device.player)
    hands = {}
    for seat in (first, 1 - first):
        device.lift(seat)
        hands[seat] = device.hand()
        assert set(device.asked) == {seat}
        axe.check(device.player)
        device.hide()
        device.check_hidden()
        seen = device.page.content()
        assert not any(f">{card}<" in seen for card in hands[seat])
    assert not set(hands[0]) & set(hands[1])


def test_a_reload_a_way_back_and_a_second_tab_find_it_down(player: Seat) -> None:
    device = Device(player())
    device.lift(device.awaited())
    page = device.page
    page.reload()
    expect(page.locator(".drapes")).to_be_visible(timeout=WAIT)
    device.asked.clear()
    device.check_hidden()

    device.lift(device.awaited())
    page.locator(".players a").first.click()
    expect(page.locator(".emblem")).to_be_visible(timeout=WAIT)
    device.asked.clear()
    page.go_back()
    expect(page.locator(".drapes")).to_be_visible(timeout=WAIT)
    device.check_hidden()

    device.lift(device.awaited())
    second = page.context.new_page()
    asked: list[str] = []
    second.on("request", lambda request: asked.append(request.url))
    second.goto(device.path)
    expect(second.locator(".drapes")).to_be_visible(timeout=WAIT)
    assert not any(PRIVATE.search(url) for url in asked)
    second.close()
    # The other tab came to the fore: the first went out of sight, or stayed as it was.
    assert device.down or device.hand()


def test_out_of_sight_it_falls(player: Seat) -> None:
    device = Device(player())
    device.lift(device.awaited())
    device.page.evaluate(
        """
        Object.defineProperty(document, "hidden", { value: true, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
        """
    )
    # At once: whatever picture the system takes of the page shows the curtain.
    assert device.page.locator(".drapes").count() == 1
    device.asked.clear()
    device.check_hidden()


def test_with_the_keyboard_the_focus_is_where_one_reads_on(player: Seat) -> None:
    device = Device(player())
    seat = device.awaited()
    focused = device.page.locator(":focus")
    expect(focused).to_have_text(device.player.words.phrase("coming-hand-over", name=NAMES[seat]))
    device.page.keyboard.press("Enter")
    assert device.down
    device.page.keyboard.press("Tab")
    device.page.keyboard.press("Enter")
    expect(focused).to_have_text(device.player.words.phrase("coming-hand-of", name=NAMES[seat]))
    device.page.keyboard.press("Tab")
    device.page.keyboard.press("Enter")
    expect(focused).to_have_text(device.player.words.phrase("coming-hand-over", name=NAMES[seat]))


def test_a_whole_game_between_two_and_a_bot(player: Seat) -> None:
    device = Device(player())
    anna = device.player
    anna.wanted = frozenset({"accuse"})
    lifted = {0: 0, 1: 0}
    open_to: int | None = None
    for _ in range(20_000):
        if device.down:
            device.asked.clear() if open_to is not None else None
            open_to = None
            if device.page.locator(".plate .call").count() == 0:
                device.page.wait_for_function(
                    "document.querySelector('.plate .call') || !document.querySelector('.drapes')"
                )
                continue
            device.check_hidden()
            open_to = device.awaited()
            device.lift(open_to)
            lifted[open_to] += 1
        elif OVER in anna.menu():
            break
        else:
            assert set(device.asked) <= {open_to}
            anna.go_on()
    else:
        raise AssertionError("the game does not end")
    assert min(lifted.values()) > 0
    assert device.page.locator(".up").count() == 0
