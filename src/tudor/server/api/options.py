"""The options that house rules change."""

from __future__ import annotations

from litestar import get

from tudor.phrases.house_rules import OptionInfo, option_infos


@get("/options", operation_id="listOptions", sync_to_thread=False)
def list_options() -> list[OptionInfo]:
    """Every option and what may be chosen for it, group by group."""
    return list(option_infos())
