"""People who gather at a table by its link, until the cards are dealt."""

import re
from typing import Literal

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.axe import check
from tests.browser.conftest import DESK, PHONE, Seat
from tests.browser.menu import OVER
from tests.browser.player import WAIT, Player
from tests.browser.table import SUSPECTS, Table, api, mine
from tudor.phrases.catalogue import LANGUAGES
from tudor.rules.receipt import load_receipt
from tudor.rules.record import load_record
from tudor.rules.verify import verify

pytestmark = pytest.mark.browser
TABLET = (820, 1180)


def open_table(anna: Player, seats: int = 3) -> str:
    """Open a table for friends at the front door; the path of its page."""
    anna.page.goto("/")
    anna.button("lobby-play-friends").click()
    dialog = anna.dialog("lobby-friends")
    dialog.locator(f"label:has(input[name=friends][value='{seats}'])").click()
    dialog.get_by_role("button", name=anna.words.phrase("lobby-lay")).click()
    expect(anna.page).to_have_url(re.compile(r"/table/[\w-]+$"))
    anna.path = anna.page.url[anna.page.url.index("/table/") :]
    return anna.path


def sit(anna: Player, name: str, seat: int, suspect: str | None = None) -> None:
    """Sit down in a seat (from 0) by clicks alone."""
    seats(anna).nth(seat).get_by_role("button").first.click()
    dialog = anna.page.get_by_role("dialog")
    dialog.get_by_label(anna.words.phrase("ui-name")).fill(name)
    if suspect is not None:
        dialog.locator(f"label:has(input[value={suspect}])").click()
    dialog.get_by_role("button", name=anna.words.phrase("lobby-sit-in", number=seat + 1)).click()
    expect(dialog).to_have_count(0)
    expect(seats(anna).nth(seat)).to_contain_text(name)


def seats(anna: Player) -> Locator:
    return anna.page.locator("main ol > li")


def come(berta: Player, path: str) -> None:
    """Open the link."""
    berta.path = path
    berta.page.goto(path)
    expect(seats(berta).first).to_be_visible(timeout=WAIT)


def hand(anna: Player) -> list[str]:
    """The cards in hand, once they are dealt."""
    cards = anna.page.locator(".hand .own li")
    expect(cards.first).to_be_visible(timeout=WAIT)
    return cards.all_inner_texts()


def test_two_gather_by_a_link_one_is_removed_bots_fill_and_both_see_their_hand(
    player: Seat,
) -> None:
    anna, berta = player(), player(PHONE)
    path = open_table(anna, seats=4)
    come(berta, path)
    expect(seats(berta)).to_have_count(4)
    assert mine(berta.page.request, path) == []  # opening the page seats nobody
    sit(anna, "Anna", 0, "scarlett")
    sit(berta, "Berta", 1)
    expect(seats(anna).nth(1)).to_contain_text("Berta")  # live, without a reload
    expect(berta.page.get_by_text(berta.words.phrase("lobby-host-starts-later"))).to_be_visible()
    check(berta)

    anna.button("lobby-remove-who", who="Berta").click()
    dialog = anna.dialog("lobby-remove-who", who="Berta")
    dialog.get_by_role("button", name=anna.words.phrase("lobby-remove"), exact=True).click()
    expect(berta.page.get_by_role("alert").first).to_have_text(berta.words.phrase("lobby-removed"))
    sit(berta, "Berta", 2, "plum")
    anna.button("lobby-bot-in", number=2).click()
    expect(seats(berta).nth(1)).to_contain_text(berta.words.phrase("ui-bot"))
    anna.button("lobby-start-bots", count=1).click()
    own, other = hand(anna), hand(berta)
    assert own
    assert other
    assert not set(own) & set(other)
    places = anna.page.request.get(api(path)).json()["seats"]
    assert [seat["kind"] for seat in places] == ["person", "bot", "person", "bot"]
    assert [bool(seat["opening"]) for seat in places] == [True, False, True, False]


def test_free_seats_may_be_taken_away(player: Seat) -> None:
    anna, berta, cilla = player(), player(), player()
    path = open_table(anna, seats=5)
    for one, name, seat in ((anna, "Anna", 0), (berta, "Berta", 2), (cilla, "Cilla", 4)):
        if one is not anna:
            come(one, path)
        sit(one, name, seat)
    anna.button("lobby-start-without", count=3).click()
    hands = [card for one in (anna, berta, cilla) for card in hand(one)]
    assert len(hands) == len(set(hands)) == 18
    assert mine(cilla.page.request, path) == [2]


def test_of_two_in_the_same_seat_the_second_is_told_and_sits_in_the_next(player: Seat) -> None:
    anna, berta = player(), player()
    path = open_table(anna)
    come(berta, path)
    words = berta.words
    seats(berta).first.get_by_role("button").click()
    dialog = berta.page.get_by_role("dialog")
    take = dialog.get_by_role("button", name=words.phrase("lobby-sit-in", number=1))
    expect(take).to_be_visible()

    def meanwhile(route: Route) -> None:
        sit(anna, "Anna", 0)
        route.continue_()

    berta.page.route("**/seats", meanwhile)
    take.click()
    expect(dialog.get_by_role("alert")).to_have_text(words.phrase("problem-seat-taken"))
    berta.page.unroute("**/seats")
    dialog.get_by_role("button", name=words.phrase("lobby-sit-in", number=2)).click()
    expect(seats(anna).nth(1).locator("strong")).to_be_visible()
    assert mine(berta.page.request, path) == [1]
    berta.complaints.clear()  # the browser itself notes the 409


def test_whoever_does_not_open_holds_up_the_deal_until_it_is_begun_anew(player: Seat) -> None:
    anna, berta = player(), player()
    path = open_table(anna)
    sit(anna, "Anna", 0)
    come(berta, path)
    sit(berta, "Berta", 1)
    anna.button("lobby-bot-in", number=3).click()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    berta.page.route("**/opening", hold)
    anna.button("lobby-start").click()
    waiting = anna.words.phrase("lobby-waiting", who="Berta")
    expect(anna.page.get_by_role("status").filter(has_text=waiting)).to_be_visible()
    check(anna)
    anna.button("lobby-restart").click()
    for one in (anna, berta):
        again = one.words.phrase("lobby-deal-again", number=2)
        expect(one.page.get_by_role("note")).to_have_text(again)
    held[0].continue_()  # too late: it is for the deal before
    berta.page.unroute("**/opening")
    expect(anna.button("lobby-start")).not_to_have_attribute("aria-disabled", "true")
    anna.button("lobby-start").click()
    assert hand(anna)
    assert hand(berta)
    assert anna.page.request.get(api(path)).json()["deal"] == 2
    berta.complaints.clear()  # the browser itself notes the 409


def test_a_reload_does_not_lose_what_was_given(player: Seat) -> None:
    anna, berta = player(), player()
    path = open_table(anna)
    sit(anna, "Anna", 0)
    come(berta, path)
    sit(berta, "Berta", 1)
    berta.page.goto("about:blank")
    anna.button("lobby-start-bots", count=1).click()
    waiting = anna.words.phrase("lobby-waiting", who="Berta")
    expect(anna.page.get_by_role("status").filter(has_text=waiting)).to_be_visible()
    berta.page.goto(path)
    assert hand(berta)
    assert hand(anna)


def test_a_table_with_a_password_and_a_clock_says_so(player: Seat) -> None:
    anna, berta = player(), player()
    page, words = anna.page, anna.words
    page.goto("/")
    anna.button("lobby-play-friends").click()
    page.get_by_label(words.phrase("lobby-clock")).select_option("120")
    page.get_by_label(words.phrase("lobby-password")).fill("rose")
    page.get_by_label(words.phrase("lobby-listed")).check()
    check(anna)
    anna.button("lobby-lay").click()
    terms = page.get_by_role("region", name=words.phrase("lobby-terms"))
    expect(terms).to_contain_text(words.phrase("lobby-clock-minutes", count=2))
    expect(terms).to_contain_text(words.phrase("lobby-found-locked"))
    berta.page.goto(page.url)
    berta.page.get_by_label(words.phrase("coming-password"), exact=True).fill("rose")
    berta.button("coming-enter").click()
    expect(seats(berta).first).to_be_visible(timeout=WAIT)
    berta.complaints.clear()  # the browser itself notes the 403


def test_the_host_may_delete_the_table_for_all(player: Seat) -> None:
    anna, berta = player(), player()
    path = open_table(anna)
    come(berta, path)
    anna.button("lobby-delete").click()
    anna.dialog("lobby-delete").get_by_role(
        "button", name=anna.words.phrase("lobby-delete"), exact=True
    ).click()
    expect(anna.button("lobby-play-friends")).to_be_visible()
    told = berta.words.phrase("problem-unknown-table")
    expect(berta.page.get_by_role("alert")).to_have_text(told, timeout=WAIT)
    berta.complaints.clear()  # the browser itself notes the 404


def test_the_deal_is_checked_after_the_end_and_the_receipt_kept(player: Seat) -> None:
    anna = player()

    def hasten(route: Route) -> None:
        """The browser's own bytes are needed, a long game is not."""
        wanted = route.request.post_data_json or {}
        soon = {"answer_delay": 0, "bot_pace": 0, "house_rules": {"turn_limit": 4}}
        posted = route.request.method == "POST"
        route.continue_(post_data={**wanted, **soon} if posted else None)

    anna.page.route("**/api/tables", hasten)
    anna.page.goto("/")
    anna.button("ui-play", count=3).click()
    assert hand(anna)
    anna.play()
    expect(anna.page.get_by_text(anna.words.phrase("lobby-check-well"))).to_be_visible(timeout=WAIT)
    with anna.page.expect_download() as kept:
        anna.page.get_by_role("link", name=anna.words.phrase("lobby-receipt")).click()
    assert kept.value.suggested_filename.endswith("-receipt.json")
    with anna.page.expect_download() as record:
        anna.page.get_by_role("link", name=anna.words.phrase("ui-record")).click()
    receipt = load_receipt(kept.value.path().read_bytes())
    verdict = verify(load_record(record.value.path().read_bytes()), receipt)
    assert (verdict.proven, verdict.complete, verdict.failure) == ("nobody-chose", True, None)


@pytest.mark.parametrize(
    ("size", "theme"), [(PHONE, "dark"), (TABLET, "light"), (DESK, "dark"), (PHONE, "light")]
)
def test_axe_finds_nothing_where_people_gather(
    player: Seat, size: tuple[int, int], theme: Literal["light", "dark"]
) -> None:
    anna = player(size, theme=theme)
    open_table(anna)
    check(anna)
    seats(anna).first.get_by_role("button").first.click()
    check(anna)
    anna.page.keyboard.press("Escape")
    sit(anna, "Anna with a long name", 0, "mustard")
    anna.page.get_by_text(anna.words.phrase("lobby-qr"), exact=True).click()
    check(anna)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_room_and_words(player: Seat, language: str) -> None:
    anna = player(PHONE, language)
    open_table(anna)
    sit(anna, "Anna", 0)
    anna.check_page()
    anna.button("lobby-sit-another").click()
    anna.check_page()
    anna.page.keyboard.press("Escape")
    anna.button("lobby-start-bots", count=2).click()
    assert hand(anna)
    anna.check_page()


def test_the_same_people_play_again_and_it_begins_by_itself(player: Seat) -> None:
    anna, berta = player(), player()
    anna.sit_down(Table("travel", 3, {"turn_limit": 3}, people=2))
    berta.sit_down_with(anna, 1)
    while OVER not in anna.menu():
        for one in (anna, berta):
            one.go_on()
    again = anna.page.request.post(f"{api(anna.path)}/rematch").json()["rematch"]
    anna.page.goto(f"/table/{again}")
    waiting = anna.words.phrase("lobby-again", who=anna.words.name(SUSPECTS[1]))
    expect(anna.page.get_by_role("status").filter(has_text=waiting)).to_be_visible()
    berta.page.goto(f"/table/{again}")
    assert hand(anna)
    assert hand(berta)
