"""Whether everybody can use a page, as far as a program can tell."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.browser.player import Player


def check(anna: Player) -> None:
    """Axe finds nothing on the page as it is."""
    expect(anna.page.get_by_role("heading").first).to_be_attached()
    anna.page.evaluate("Promise.allSettled(document.getAnimations().map((one) => one.finished))")
    found = Axe().run(anna.page)
    assert found.violations_count == 0, found.generate_report()
    anna.check_page()
