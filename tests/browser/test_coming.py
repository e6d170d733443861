"""Coming to a table, and coming back to it."""

from __future__ import annotations

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.browser import axe
from tests.browser.conftest import PHONE, Seat
from tests.browser.player import WAIT, Player
from tests.browser.table import Table, begin, sit

pytestmark = pytest.mark.browser


def hand(player: Player) -> list[str]:
    return player.page.locator(".hand .own li").all_inner_texts()


def link_of(player: Player) -> str:
    """The link to another device, as it is made at the table."""
    player.button("ui-menu").click()
    player.button("coming-other-device-make").click()
    link = player.page.get_by_label(player.words.phrase("coming-other-device-link"))
    expect(link).not_to_be_empty()
    return link.input_value()


def test_another_device_shows_the_same_seat_and_both_are_live(player: Seat) -> None:
    anna, phone = player(), player()
    anna.sit_down()
    anna.until("roll")
    link = link_of(anna)
    axe.check(anna)
    anna.page.keyboard.press("Escape")
    assert urlsplit(link).path == anna.path
    asked: list[str] = []
    phone.page.on("request", lambda request: asked.append(request.url + str(request.headers)))
    phone.page.goto(link)
    expect(phone.page.locator(".hand .own li").first).to_be_visible(timeout=WAIT)
    secret = urlsplit(link).fragment.partition("=")[2]
    assert secret
    assert not any(secret in one for one in asked)
    assert secret not in phone.page.url
    assert "#" not in phone.page.url
    kept = phone.page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    assert secret not in kept
    assert hand(phone) == hand(anna) != []
    phone.button("ui-roll").click()
    expect(anna.button("ui-roll")).to_have_count(0, timeout=WAIT)


def test_the_link_works_once_and_says_so(player: Seat) -> None:
    anna, phone, stranger = player(), player(PHONE), player()
    anna.sit_down()
    link = link_of(anna)
    phone.page.goto(link)
    expect(phone.page.locator(".hand li").first).to_be_visible(timeout=WAIT)
    stranger.page.goto(link)
    refused = stranger.page.get_by_role("alert")
    expect(refused).to_have_text(stranger.words.phrase("problem-link-used"))
    stranger.button("lobby-watch").click()
    expect(stranger.page.locator(".players li").first).to_be_visible(timeout=WAIT)
    assert hand(stranger) == []
    stranger.complaints.clear()  # the browser itself notes the 403


def test_a_table_with_a_password_wants_it_first(player: Seat) -> None:
    anna, bo = player(), player(PHONE)
    made = anna.page.request.post(
        "/api/tables", data={"seats": [{}, {}, {"kind": "bot"}], "password": "lamp"}
    ).json()
    bo.page.goto(f"/table/{made['id']}")
    field = bo.page.get_by_label(bo.words.phrase("coming-password"))
    expect(field).to_be_visible(timeout=WAIT)
    axe.check(bo)
    field.fill("candle")
    bo.button("coming-enter").click()
    refused = bo.page.get_by_role("alert").filter(
        has_text=bo.words.phrase("problem-wrong-password")
    )
    expect(refused).to_be_visible()
    field.fill("lamp")
    field.press("Enter")
    expect(field).to_have_count(0)
    expect(bo.page.get_by_role("heading", level=1)).to_be_visible()
    assert "lamp" not in bo.page.url
    bo.complaints.clear()  # the browser itself notes the 403


def test_the_front_page_leads_back_to_ones_tables(player: Seat) -> None:
    anna, bo = player(PHONE), player()
    table = Table(people=2)
    path = table.lay(anna.page.request)
    sit(anna.page.request, path, 0)
    sit(bo.page.request, path, 1)
    name = path.removeprefix("/table/").replace("-", " ")
    bo.page.goto("/")
    row = bo.page.get_by_role("link").filter(has_text=name)
    expect(row).to_contain_text(bo.words.phrase("coming-stage-lobby"), timeout=WAIT)
    begin(path, anna.page.request, bo.page.request)
    anna.page.goto("/")
    row = anna.page.get_by_role("link").filter(has_text=name)
    expect(row).to_be_visible(timeout=WAIT)
    axe.check(anna)
    row.click()
    expect(anna.page.locator(".hand li").first).to_be_visible(timeout=WAIT)


def test_a_listed_table_with_a_free_seat_is_open_to_all(player: Seat) -> None:
    anna, bo = player(), player(PHONE)
    made = anna.page.request.post(
        "/api/tables", data={"seats": [{}, {}, {"kind": "bot"}], "listed": True}
    ).json()
    path = f"/table/{made['id']}"
    sit(anna.page.request, path, 0)
    bo.page.goto("/")
    row = bo.page.get_by_role("link").filter(has_text=made["id"].replace("-", " "))
    expect(row).to_contain_text(bo.words.phrase("coming-free", count=1), timeout=WAIT)
    axe.check(bo)
    row.click()
    assert bo.page.url.endswith(path)
    expect(bo.page.get_by_role("heading", level=1)).to_be_visible()
    sit(bo.page.request, path, 1)
