"""The keys of Web Push, and a note that only its browser can read."""

from __future__ import annotations

import http_ece  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st
from py_vapid import Vapid02  # type: ignore[import-untyped]

from tests.server.push.stand_in import Browser
from tudor.server.push.keys import browser_keys, from_text, to_text
from tudor.server.push.note import sealed, topic, turn_at
from tudor.server.stored import Subscription

ENDPOINT = "https://web.push.apple.com/x"


def subscribed(browser: Browser) -> Subscription:
    keys = browser.subscription(ENDPOINT)["keys"]
    return Subscription(ENDPOINT, "token", keys["p256dh"], keys["auth"], "en")


@given(st.binary(max_size=70))
def test_base64url_comes_back(raw: bytes) -> None:
    assert from_text(to_text(raw)) == raw


@given(st.text(max_size=100), st.text(max_size=40))
def test_what_are_no_keys_is_a_value_error(p256dh: str, auth: str) -> None:
    with pytest.raises(ValueError, match="no keys"):
        browser_keys(p256dh, auth)


def test_a_point_that_is_not_on_the_curve_is_no_key() -> None:
    with pytest.raises(ValueError, match="no keys"):
        browser_keys(to_text(b"\x04" + b"\x01" * 64), to_text(bytes(16)))


@given(st.from_regex(r"[a-z]{3,8}(-[a-z]{3,8}){3}", fullmatch=True))
def test_a_note_is_read_by_its_browser_alone(table: str) -> None:
    browser, other = Browser(), Browser()
    note = turn_at(table, "nb")
    body = sealed(note, subscribed(browser))
    assert browser.read(body) == {"table": table, "text": note.text}
    with pytest.raises(http_ece.ECEException):
        other.read(body)


def test_a_topic_is_the_same_for_a_table_and_needs_the_key() -> None:
    key, other = Vapid02(), Vapid02()
    key.generate_keys()
    other.generate_keys()
    assert topic(key, "a-b-c-d") == topic(key, "a-b-c-d")
    assert len({topic(key, "a-b-c-d"), topic(key, "a-b-c-e"), topic(other, "a-b-c-d")}) == 3
