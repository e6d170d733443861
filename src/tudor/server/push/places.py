"""Where the server may be made to send something: to the known push services, and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final
from urllib.parse import SplitResult, urlsplit

_HTTPS: Final = 443
_ADDRESS: Final = re.compile(r"https?://[a-z0-9.-]+(:[0-9]+)?/[!-~]*")
"""What endpoints look like: nothing in them could be read in two ways."""


def is_allowed(endpoint: str, services: Collection[str]) -> bool:
    """Whether `endpoint` is at one of the push services.

    A service is the end of a host's name, reached over https at its usual port alone; or a whole
    origin, as ``http://127.0.0.1:8000``.
    """
    if not _ADDRESS.fullmatch(endpoint):
        return False
    try:
        place = urlsplit(endpoint)
        port = place.port
    except ValueError:
        return False
    if origin_of(place) in services:
        return True
    host = place.hostname or ""
    known = any(host == one or host.endswith(f".{one}") for one in services if "/" not in one)
    return place.scheme == "https" and port in {None, _HTTPS} and known


def origin_of(place: SplitResult) -> str:
    """The scheme and host of an address, with the port that it names."""
    return f"{place.scheme}://{place.netloc}"
