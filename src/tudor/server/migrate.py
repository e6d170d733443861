"""Brings a database up to date with Alembic, which is imported only where that is needed."""

from __future__ import annotations

from importlib import resources

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection

from tudor.server.errors import ServerError


def upgrade(connection: Connection) -> None:
    """Make the tables as they are today; `ServerError` for a database from the future."""
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise ServerError("it was written by a newer version of tudor") from error


def newest() -> str | None:
    """The newest migration."""
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    where = str(resources.files("tudor.server").joinpath("migrations"))
    config.set_main_option("script_location", where.replace("%", "%%"))
    return config
