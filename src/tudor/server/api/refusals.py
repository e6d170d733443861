"""How the API's document tells what a call may be refused for."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from tudor.server.api.shapes.refusals import Problem

WHEN: Final = {
    400: "The call cannot be read: `malformed` says what is wrong, and where.",
    401: "Nobody knows who calls: `no-token`.",
    403: "The seat is not the caller's (`not-your-seat`), the caller is not the table's host "
    "(`not-the-host`), the invitation is not the seat's (`wrong-invitation`), the link has been "
    "used or is too old (`link-used`), the table wants a password (`password-needed`, "
    "`wrong-password`), another site sent the call (`wrong-origin`), or the table allows less of "
    "the detective's help (`help-capped`).",
    404: "There is no such thing: `unknown-table`, `unknown-seat`, `unknown-edition`.",
    409: "Not as the table stands: `stale` (with `number`), `already-answered`, "
    "`already-started`, `seat-taken`, `suspect-taken`, `table-full`, `seats-free`, "
    "`commitments-missing`, `not-opening`, `wrong-deal`, `wrong-opening`, `on-another-side`, "
    "`too-many-people`, `bot-seat`, `not-away`, `no-clock`, `dice-are-drawn`, "
    "`dice-not-awaited`, `not-your-dice`, `not-started`, `not-over`.",
    413: "The body is too large: `too-large`.",
    422: "The rules refuse it: their reason and, in `rule`, a clause, or `house:` and the key of "
    "the house rule behind the refusal. Or options make no sense: `options`.",
    503: "The log cannot be read or written; nothing has changed: `storage`.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a call, for its documentation."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=WHEN[status])
        for status in statuses
    }
