"""Several people on one side, each with a browser of their own."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.menu import OVER
from tests.browser.player import WAIT, Player
from tests.browser.table import Table

pytestmark = pytest.mark.browser


def cards(anna: Player) -> list[str]:
    return anna.page.locator(".hand .own li").all_inner_texts()


def test_partners_share_hand_and_log_and_either_acts(player: Seat) -> None:
    anna, berta = player(), player()
    anna.sit_down()
    anna.until("roll")
    anna.button("ui-partner").click()
    link = anna.dialog("ui-partner").get_by_role("textbox")
    expect(link).not_to_be_empty()
    berta.page.goto(link.input_value())
    expect(berta.button("ui-roll")).to_be_enabled(timeout=WAIT)
    assert "invitation" not in berta.page.url
    anna.button("ui-understood").click()
    people = anna.words.phrase("ui-people", count=2)
    expect(anna.page.locator(".players li").first).to_contain_text(people)
    assert cards(anna) == cards(berta) != []
    berta.button("ui-roll").click()
    expect(anna.button("ui-roll")).to_have_count(0, timeout=WAIT)
    anna.wait()
    anna.act()
    for one in (anna, berta):
        expect(one.page.locator("[role=listbox] [role=option]")).to_have_count(0, timeout=WAIT)
    log = [one.page.locator("[role=log].log").text_content() for one in (anna, berta)]
    assert log[0] == log[1]
    berta.check_page()


def test_an_invitation_that_is_wrong_lets_one_watch(player: Seat) -> None:
    anna, berta = player(), player()
    anna.sit_down()
    berta.page.goto(f"{anna.page.url}#seat=0&invitation=guessed")
    refused = berta.page.get_by_role("alert")
    expect(refused).to_have_text(berta.words.phrase("problem-wrong-invitation"))
    berta.button("lobby-watch").click()
    expect(berta.page.locator(".players li").first).to_be_visible(timeout=WAIT)
    assert cards(berta) == []
    berta.complaints.clear()  # the browser itself notes the 403


def test_an_answer_that_may_be_challenged_does_not_make_it_ones_turn(player: Seat) -> None:
    anna, berta = player(), player()
    table = Table("travel", 3, {"answering": "on-honour"}, people=2)
    anna.sit_down(table)
    berta.sit_down_with(anna, 1)
    for _ in range(20_000):
        # Whoever waits for the other's dice may meanwhile doubt the answers.
        waiting, moving = (anna, berta) if "roll" in berta.menu() else (berta, anna)
        if OVER in waiting.menu():
            anna.sit_down(table)
            berta.sit_down_with(anna, 1)
        if "roll" in moving.menu() and "challenge" in waiting.menu():
            break
        waiting.go_on()
        moving.go_on()
    else:
        raise AssertionError("nothing may ever be challenged")
    turn = waiting.words.phrase("ui-title-yours")
    assert turn not in waiting.page.title()
    assert turn in moving.page.title()
    expect(waiting.page.locator(".status")).not_to_have_class("mine")
    expect(waiting.button("ui-roll")).to_have_count(0)
