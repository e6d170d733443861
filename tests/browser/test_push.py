"""A browser that is pushed to while nobody looks at the table, by Chromium's own tools."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Seat
from tests.browser.player import WAIT
from tests.browser.table import Table

pytestmark = pytest.mark.browser

TEXT = "It is your turn."
_NOTICES = """
async ({ count, until }) => {
  const worker = await navigator.serviceWorker.getRegistration("/");
  const end = performance.now() + until;
  for (;;) {
    const found = await worker.getNotifications();
    if (found.length === count || performance.now() > end) {
      return found.map(({ body, data, tag, title }) => ({ body, data, tag, title }));
    }
    await new Promise(requestAnimationFrame);
  }
}
"""


class Pushes:
    """The worker of a page, as the push service of its browser reaches it."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)
        self._registrations: list[dict[str, Any]] = []
        self._session.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self._registrations.extend(told["registrations"]),
        )
        self._session.send("ServiceWorker.enable")
        page.evaluate(
            """async () => {
              await navigator.serviceWorker.register("/push-worker.js");
              await navigator.serviceWorker.ready;
            }"""
        )

    def push(self, table: str) -> None:
        origin = self._page.evaluate("location.origin")
        registration = next(
            one["registrationId"] for one in self._registrations if one["scopeURL"] == f"{origin}/"
        )
        self._session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": origin,
                "registrationId": registration,
                "data": msgspec.json.encode({"table": table, "text": TEXT}).decode(),
            },
        )

    def notices(self, count: int) -> list[dict[str, Any]]:
        """The notices that the browser shows, once there are so many."""
        found: list[dict[str, Any]] = self._page.evaluate(_NOTICES, {"count": count, "until": WAIT})
        return found


def test_a_notice_names_the_table_unless_that_is_looked_at(player: Seat) -> None:
    anna = player()
    anna.page.context.grant_permissions(["notifications"])
    anna.sit_down(Table())
    own = anna.path.removeprefix("/table/")
    pushes = Pushes(anna.page)
    pushes.push(own)
    for table in ("other-table-of-hers", "other-table-of-hers", "../evil"):
        pushes.push(table)
    shown = sorted(pushes.notices(2), key=lambda notice: str(notice["data"]))
    assert [notice["data"] for notice in shown] == ["/", "/table/other-table-of-hers"]
    assert {notice["title"] for notice in shown} == {TEXT}
    assert {notice["body"] for notice in shown} == {""}


def test_it_is_offered_at_the_table_where_it_can_be_had(player: Seat) -> None:
    anna = player()
    anna.sit_down(Table())
    anna.button("ui-menu").click()
    choice = anna.page.get_by_role("checkbox", name=anna.words.phrase("coming-push"), exact=True)
    expect(choice).to_be_visible(timeout=WAIT)
    expect(choice).not_to_be_checked()
