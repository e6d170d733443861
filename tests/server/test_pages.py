"""The client's files, and headers that keep browsers careful."""

from pathlib import Path

import pytest

from tests.server.kit import House
from tudor.server.settings import Settings

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.only_on("sqlite", "pages and headers are the same whatever keeps the tables"),
]


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html>")
    (folder / "icon.svg").write_text("<svg/>")
    (folder / "assets" / "index-abc.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    return folder


async def test_the_clients_files(database: str, built: Path) -> None:
    async with House(database, settings=Settings(static=built)) as house:
        anna = house.guest()
        for path in ("/", "/table/abc", "/table/abc/seat/1", "/rules"):
            page = await anna.get(path)
            assert (page.status_code, page.text) == (200, "<!doctype html>")
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            head = await anna.head(path)
            assert (head.status_code, head.headers) == (200, page.headers)
        script = await anna.get("/assets/index-abc.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert script.headers["content-type"].startswith("text/javascript")
        assert (await anna.get("/icon.svg")).headers["content-type"] == "image/svg+xml"
        for path in (
            "/assets/gone.js",
            "/favicon.ico",
            "/api",
            "/" + "n" * 5000,
            "/a%00.b",
            "/..%2fsecret.txt",
            "/%2e%2e/secret.txt",
        ):
            response = await anna.get(path)
            assert (response.status_code, response.json()["reason"]) == (404, "not-found")


async def test_a_client_that_is_not_built(database: str, tmp_path: Path) -> None:
    async with House(database, settings=Settings(static=tmp_path / "none")) as house:
        response = await house.guest().get("/")
        assert response.status_code == 503
        assert "make web" in response.text
        assert (await house.guest().get("/api/editions")).status_code == 200


async def test_headers(house: House) -> None:
    anna = house.guest()
    table = await anna.begin({}, {}, {})
    seat = f"/api/tables/{table}/seats/0"
    told = (f"/api/tables/{table}", seat, f"{seat}/help", f"{seat}/help/why?card=rope")
    for path in ("/", "/api/editions", "/api/nowhere", *told):
        headers = (await anna.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        if path.startswith("/api"):
            assert headers["cache-control"] == "no-store"
    stream = await anna.read(table)
    given = {name.decode(): value.decode() for name, value in stream.headers}
    assert given["content-type"].startswith("text/event-stream")
    assert given["cache-control"] == "no-store"
    assert given["x-accel-buffering"] == "no"
    await stream.close()
