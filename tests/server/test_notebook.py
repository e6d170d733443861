import pytest

from tests.server.kit import House

pytestmark = pytest.mark.anyio


@pytest.mark.rule("T6")
@pytest.mark.fault("notes-to-others")
async def test_each_player_keeps_a_private_notebook(house: House) -> None:
    anna, bob = house.guest(), house.guest()
    table = await anna.make_table({}, {}, {"kind": "bot"})
    for guest in (anna, bob):
        await guest.sit(table)
    book = f"/api/tables/{table}/seats/0/notebook"

    async def put(kind: str, **body: object) -> dict[str, object]:
        response = await anna.put(f"{book}/{kind}", json=body)
        assert response.status_code == 200, response.text
        found: dict[str, object] = response.json()
        return found

    await put("marks", card="hall", seat=1, mark="yes")
    await put("marks", card="hall", seat=0, mark="no")
    await put("marks", card="rope", seat=2, mark="maybe")
    await put("notes", card="hall", text="  Bob looked\nhappy ")
    await put("notes", card="rope", text="?")
    await put("marks", card="rope", seat=2, mark="")
    last = await put("notes", card="rope", text="")
    assert last == {
        "marks": [
            {"card": "hall", "seat": 0, "mark": "no"},
            {"card": "hall", "seat": 1, "mark": "yes"},
        ],
        "notes": [{"card": "hall", "text": "Bob looked happy"}],
    }
    assert (await anna.get(book)).json() == last
    theirs = await bob.get(f"/api/tables/{table}/seats/1/notebook")
    assert theirs.json() == {"marks": [], "notes": []}
    assert (await bob.get(book)).status_code == 403

    anna = await house.restarted(anna)
    assert (await anna.get(book)).json() == last


@pytest.mark.parametrize(
    ("kind", "body", "where"),
    [
        ("marks", {"card": "attic", "seat": 0, "mark": "yes"}, "$.card"),
        ("marks", {"card": "hall", "seat": 3, "mark": "yes"}, "$.seat"),
        ("marks", {"card": "hall", "seat": -1, "mark": "yes"}, "$.seat"),
        ("marks", {"card": "hall", "seat": 0, "mark": "perhaps"}, "$.mark"),
        ("notes", {"card": "attic", "text": "?"}, "$.card"),
        ("notes", {"card": "hall"}, "text"),
    ],
)
async def test_what_cannot_be_written(
    house: House, kind: str, body: dict[str, object], where: str
) -> None:
    anna = house.guest()
    table = await anna.begin({}, {}, {})
    response = await anna.put(f"/api/tables/{table}/seats/0/notebook/{kind}", json=body)
    assert (response.status_code, response.json()["reason"]) == (400, "malformed")
    assert where in response.json()["message"]
