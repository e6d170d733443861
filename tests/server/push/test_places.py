"""Where the server may be made to call."""

from __future__ import annotations

import string

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tudor.server.push.places import is_allowed
from tudor.server.settings import Settings

SERVICES = Settings().push_services
OWN = "http://127.0.0.1:8123"


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc:APA91",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://db5p.notify.windows.com/w/?token=BQ",
        "https://web.push.apple.com/QG",
        "https://web.push.apple.com:443/QG",
    ],
)
def test_the_usual_push_services_are_allowed(endpoint: str) -> None:
    assert is_allowed(endpoint, SERVICES)
    assert not is_allowed(endpoint, ())


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "https://",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com:99999999/x",
        "https://fcm.googleapis.com",
        "https://evilfcm.googleapis.com.evil.test/x",
        "https://notfcm.googleapis.com/x",
        "https://fcm.googleapis.com.evil.test/x",
        "https://evil.test/fcm.googleapis.com",
        "https://evil.test/?fcm.googleapis.com",
        "https://fcm.googleapis.com@evil.test/x",
        "https://evil.test#@fcm.googleapis.com/x",
        "https://evil.test\\.fcm.googleapis.com/x",
        "https://evil.test\t.fcm.googleapis.com/x",
        "https://[::1]/x",
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://fcm.googleapis.com./x",
        "https://fcm\u3002googleapis.com/x",
        "file:///etc/passwd",
        "//fcm.googleapis.com/x",
        "http://127.0.0.1:8123/x",
    ],
)
def test_nothing_else_is(endpoint: str) -> None:
    assert not is_allowed(endpoint, SERVICES)


def test_a_whole_origin_may_be_allowed_and_is_then_no_end_of_a_name() -> None:
    assert is_allowed(f"{OWN}/x", (OWN,))
    for other in ("http://127.0.0.1:8124/x", "http://127.0.0.1/x", "https://127.0.0.1:8123/x"):
        assert not is_allowed(other, (OWN,))


@given(st.text(string.printable + "äⒶ。", max_size=60))
def test_whatever_stands_before_a_known_name_leads_nowhere_else(before: str) -> None:
    endpoint = f"https://{before}fcm.googleapis.com/x"
    if is_allowed(endpoint, SERVICES):
        assert before == "" or before.endswith(".")
        assert set(before) <= set(string.ascii_lowercase + string.digits + "-.")
