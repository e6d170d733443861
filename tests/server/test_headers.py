"""What browsers are told not to do, and HEAD where there is nothing to be had by it."""

from __future__ import annotations

import pytest

from tests.server.kit import House

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.only_on("sqlite", "headers are the same whatever keeps the tables"),
]


@pytest.mark.parametrize("path", ["/", "/api/options", "/api/nowhere", "/health"])
async def test_browsers_are_kept_careful(house: House, path: str) -> None:
    headers = (await house.guest().get(path)).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'none'"
    for what in ("script", "style", "connect", "worker", "font", "manifest"):
        assert policy[f"{what}-src"] == "'self'"
    assert policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    for sense in ("camera", "microphone", "geolocation"):
        assert f"{sense}=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers


@pytest.mark.parametrize("path", ["/api/options", "/api/tables", "/api/tables/none/stream"])
async def test_calls_have_no_head(house: House, path: str) -> None:
    response = await house.guest().head(path)
    assert response.status_code == 405
    assert response.headers["content-type"] == "application/json"
    assert "GET" in response.headers["allow"]
