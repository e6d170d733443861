"""The editions that can be played."""

from __future__ import annotations

from litestar import get
from litestar.params import FromPath

from tudor.rules.edition import EDITIONS
from tudor.server.api.refusals import problems
from tudor.server.api.shapes.editions import EditionInfo
from tudor.server.options import edition_info, edition_of


@get("/editions", operation_id="listEditions", sync_to_thread=False)
def list_editions() -> list[EditionInfo]:
    """Every edition, with its board and its deck."""
    return [edition_info(edition_of(key)) for key in EDITIONS]


@get(
    "/editions/{key:str}",
    operation_id="getEdition",
    responses=problems(400, 404),
    sync_to_thread=False,
)
def get_edition(key: FromPath[str]) -> EditionInfo:
    """One edition, with its board and its deck."""
    return edition_info(edition_of(key))
