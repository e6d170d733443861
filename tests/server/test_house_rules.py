"""A table's house rules are set once, shown to all, and fixed for the game (M27)."""

import pytest

from tests.server.kit import House

pytestmark = pytest.mark.anyio


@pytest.mark.rule("M27")
async def test_everyone_sees_the_house_rules(house: House) -> None:
    anna = house.guest()
    rules = {"wrong_accuser": "laid-open", "dice": 1}
    table = await anna.make_table({}, {}, {}, edition="modern", house_rules=rules)
    for _ in range(2):
        info = (await house.guest().get(f"/api/tables/{table}")).json()
        assert info["house_rules"] == rules
        assert info["edition"]["options"]["wrong_accuser"] == "laid-open"
        await house.restart()


@pytest.mark.rule("M27")
@pytest.mark.parametrize("method", ["PUT", "PATCH", "POST"])
async def test_house_rules_cannot_be_changed(house: House, method: str) -> None:
    anna = house.guest(**{"accept-language": "sv"})
    table = await anna.make_table({}, {}, {}, house_rules={"dice": 1})
    before = (await anna.get(f"/api/tables/{table}")).content
    changes = {"house_rules": {"dice": 2}}
    response = await anna.request(method, f"/api/tables/{table}", json=changes)
    assert (response.status_code, response.json()["reason"]) == (405, "method-not-allowed")
    assert response.json()["message"] == "Det går inte att göra på den här adressen."
    assert (await anna.get(f"/api/tables/{table}")).content == before


async def test_the_house_rules_of_a_table_come_with_its_making_only(house: House) -> None:
    anna = house.guest()
    table = await anna.make_table({}, {}, {}, house_rules={"dice": 1})
    response = await anna.take_seat(table, house_rules={"dice": 2})
    assert (response.status_code, response.json()["reason"]) == (400, "malformed")


async def test_an_editions_board_has_its_bonus_squares(house: House) -> None:
    for edition in (await house.guest().get("/api/editions")).json():
        assert len(edition["board"]["bonus"]) == 8
        assert edition["options"]["bonus"] == "none"
