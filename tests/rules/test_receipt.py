"""The receipt: what it says, and how a broken one is refused."""

from __future__ import annotations

import json
from typing import Any

import jsonschema_rs
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.golden import GOLDEN, ROOT
from tests.rules.dealt import dealt, receipt_of
from tudor.rules.edition import load
from tudor.rules.receipt import FORMAT, ReceiptError, load_receipt, schema

VALIDATOR = jsonschema_rs.Draft202012Validator(schema())
RECEIPT = receipt_of(dealt(load("travel"), bots={1}), 2)


def document(**changes: object) -> dict[str, Any]:
    """A receipt's JSON with some fields changed."""
    fields: dict[str, Any] = json.loads(msgspec.json.encode(RECEIPT))
    return fields | changes


def terms(**changes: object) -> dict[str, Any]:
    """The terms of a receipt with some changed."""
    fields: dict[str, Any] = document()["terms"]
    return fields | changes


def test_a_receipt_comes_back_as_it_was() -> None:
    assert load_receipt(msgspec.json.encode(RECEIPT)) == RECEIPT
    assert VALIDATOR.is_valid(document())
    assert document()["format"] == FORMAT == "tudor-receipt/1"


@pytest.mark.parametrize("field", document())
def test_a_receipt_with_a_field_missing_is_refused(field: str) -> None:
    fields = document()
    del fields[field]
    with pytest.raises(ReceiptError, match=field):
        load_receipt(msgspec.json.encode(fields))
    assert not VALIDATOR.is_valid(fields)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"format": "tudor/1"}, "$.format"),
        ({"deal": 0}, "$.deal"),
        ({"server": "12"}, "$.server"),
        ({"mine": "0" * 63 + "G"}, "$.mine"),
        ({"mine": "A" * 64}, "$.mine"),
        ({"mine": "0" * 64 + "\n"}, "$.mine"),
        ({"seats": [None, "?", None]}, "$.seats[1]"),
        ({"openings": [1, None, None]}, "$.openings[0]"),
        ({"seat": -1}, "$.seat"),
        ({"rows": 0}, "$.rows"),
        ({"chain": "0" * 63}, "$.chain"),
        ({"terms": terms(edition=1)}, "$.terms.edition"),
        ({"terms": terms(house_rules=[])}, "$.terms.house_rules"),
        ({"terms": terms(suspects=[None])}, "$.terms.suspects[0]"),
        ({"terms": terms(bots=[1])}, "$.terms.bots[0]"),
        ({"terms": terms(own_dice="no")}, "$.terms.own_dice"),
        ({"terms": terms(help="none")}, "help"),
        ({"comment": "?"}, "comment"),
    ],
    ids=str,
)
def test_a_receipt_of_another_shape_is_refused_by_its_place(
    change: dict[str, Any], place: str
) -> None:
    with pytest.raises(ReceiptError) as refused:
        load_receipt(msgspec.json.encode(document(**change)))
    assert place in str(refused.value)
    assert not VALIDATOR.is_valid(document(**change))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"seat": 3}, "$.seat"),
        ({"openings": [None, None]}, "$.openings"),
        ({"terms": terms(suspects=["scarlett"])}, "$.terms.suspects"),
        ({"terms": terms(bots=[None] * 4)}, "$.terms.bots"),
    ],
    ids=str,
)
def test_a_receipt_is_of_one_table(change: dict[str, Any], place: str) -> None:
    with pytest.raises(ReceiptError) as refused:
        load_receipt(msgspec.json.encode(document(**change)))
    assert place in str(refused.value)


@given(st.binary(max_size=200) | st.sampled_from([b"[" * 100_000, b'"', b"\xff", b"null", b"[]"]))
def test_no_bytes_do_more_than_be_refused(data: bytes) -> None:
    with pytest.raises(ReceiptError):
        load_receipt(data)


def test_the_schema_in_the_documents_is_not_stale() -> None:
    path = ROOT / "docs" / "receipt.schema.json"
    assert path.read_text("utf-8") == GOLDEN[path]()
