"""`python -m tudor.server.openapi` prints the API's OpenAPI document."""

from __future__ import annotations

import json
import sys
from typing import Any

from tudor.server.app import create_app
from tudor.server.document import finish


def openapi() -> dict[str, Any]:
    """The OpenAPI document."""
    return finish(create_app().openapi_schema.to_schema())


if __name__ == "__main__":
    json.dump(openapi(), sys.stdout, indent=2, ensure_ascii=False)
    sys.stdout.write("\n")
