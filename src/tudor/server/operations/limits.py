"""How many calls are answered in a time: by the caller's address, by the token it sends, by table.

Play is never slowed down; what costs much, and what somebody might try to guess, is kept scarce.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any, Final, NamedTuple

from litestar import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import DurationUnit
from litestar.types import HTTPScope

from tudor.server.guests import token_in
from tudor.server.issued import hash_of
from tudor.server.operations.counting import Counted, Counting, CountingMisses

_HOUSEHOLD: Final = 64
"""Bits of an IPv6 address; the rest each machine chooses for itself."""

_LONGEST_NAME: Final = 64
"""Letters of a table's id that count."""
_NOBODY: Final = ""
"""Whose calls are not counted."""
Call = Request[Any, Any, Any]


class Limit(NamedTuple):
    """So many calls in a unit of time."""

    unit: DurationUnit
    an_address: int = 0
    a_token: int = 0
    a_table: int = 0
    """What is 0 is not counted."""
    names: frozenset[str] = frozenset()
    """The last words of the paths, where something is sent there; without names all calls count."""
    misses: bool = False
    """Only calls that name a table that there is not are counted."""

    def covers(self, scope: HTTPScope) -> bool:
        """Whether the call is one that counts, as far as can be told before it is answered."""
        if self.misses:
            return "table_id" in scope["path_params"]
        if not self.names:
            return True
        return scope["method"] != "GET" and scope["path_template"].rpartition("/")[2] in self.names


_GUESSED: Final = frozenset({"admission", "partners", "recovery", "return"})
LIMITS: Final = (
    Limit("second", 600, 200),
    Limit("minute", 60, 30, names=frozenset({"guests", "rematch", "tables"})),
    Limit("minute", 120, 60, names=frozenset({"seats"})),
    Limit("minute", 30, 10, names=_GUESSED),
    Limit("hour", 240, 60, names=_GUESSED),
    Limit("minute", a_table=30, names=frozenset({"admission"})),
    Limit("minute", 240, 60, names=frozenset({"chat"})),
    Limit("minute", 60, 30, names=frozenset({"push"})),
    Limit("minute", 60, misses=True),
)
"""All of them hold. An address is a household's, or a school's."""


def limits(times: int) -> list[DefineMiddleware]:
    """The limits, so many times as high, as middleware for the API; none at 0."""
    return [one for limit in LIMITS for one in _counted(limit, times)] if times else []


def _counted(limit: Limit, times: int) -> Iterator[DefineMiddleware]:
    kind = CountingMisses if limit.misses else Counting
    for calls, whose in (
        (limit.an_address, address_of),
        (limit.a_token, _token_of),
        (limit.a_table, _table_of),
    ):
        if calls:
            yield Counted(
                (limit.unit, calls * times),
                identifier_for_request=whose,
                middleware_class=kind,
                covers=partial(_covers, limit, whose),
            ).middleware


def _covers(limit: Limit, whose: Callable[[Call], str], scope: HTTPScope) -> bool:
    return limit.covers(scope) and whose(Request(scope)) != _NOBODY


def address_of(request: Call) -> str:
    """Where the call comes from: an address, of IPv6 the household's part."""
    host = request.client.host if request.client else ""
    try:
        address = ip_address(host)
    except ValueError:  # a test's, or a proxy's idea of one
        return host[:_HOUSEHOLD]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped:
        return str(address.ipv4_mapped)
    return str(IPv6Network((int(address), _HOUSEHOLD), strict=False))


def _token_of(request: Call) -> str:
    """What the caller says it is, which need not be true: no token is kept here."""
    token = token_in(request)
    return hash_of(token) if token else _NOBODY


def _table_of(request: Call) -> str:
    return str(request.path_params.get("table_id", _NOBODY))[:_LONGEST_NAME]
