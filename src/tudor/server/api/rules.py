"""The rules of an edition in words."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get
from litestar.params import FromPath, FromQuery

from tudor.phrases.catalogue import best_language, catalogue
from tudor.phrases.rulebook import Rulebook, rulebook
from tudor.server.api.refusals import problems
from tudor.server.errors import Refused
from tudor.server.guests import Call
from tudor.server.options import check_seats, edition_of


@get(
    "/editions/{key:str}/rules",
    operation_id="getRules",
    responses=problems(400, 404, 422),
    sync_to_thread=False,
)
def get_rules(
    request: Call,
    key: FromPath[str],
    house_rules: FromQuery[str] = "{}",
    seats: FromQuery[int | None] = None,
    lang: FromQuery[str] = "",
) -> Rulebook:
    """The whole rulebook of an edition, with house rules (a JSON object) worked in.

    In the language `lang`, or else in the one that the browser likes best. `idle` names
    the options that make no difference as the others stand. With `seats` that is for so many, and
    a number that cannot play is refused.
    """
    language = best_language(lang or request.headers.get("accept-language", ""))
    edition = edition_of(key, _read(house_rules))
    if seats is not None:
        check_seats(edition, seats)
    return rulebook(edition, catalogue(language), seats)


def _read(house_rules: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(house_rules, type=dict[str, Any])
    except (msgspec.DecodeError, RecursionError) as error:
        raise Refused(400, "malformed", detail=f"{error} - at `house_rules`") from None
