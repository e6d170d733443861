"""The tables of the database, as SQLAlchemy sees them; migrations/ makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

HEAD: Final = "0003"
"""The newest of the migrations, which makes the tables as they are here."""

metadata: Final = MetaData()


def _table_id() -> Column[str]:
    return Column("table_id", String, ForeignKey("tables.id"), primary_key=True)


guests: Final = Table(
    "guests",
    metadata,
    Column("hash", String, primary_key=True),
    Column("created", Float, nullable=False),
)
tables: Final = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("created", Float, nullable=False),
    Column("edition", String, nullable=False),
    Column("house_rules", Text, nullable=False),
    Column("answer_delay", Integer, nullable=False),
    Column("bot_pace", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("own_dice", Boolean, nullable=False, server_default=false()),
    Column("help", String, nullable=False, server_default="chances"),
)
seats: Final = Table(
    "seats",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("bot", String),
    Column("suspect", String),
    Column("name", String, nullable=False),
    Column("taken", Boolean, nullable=False),
)
holders: Final = Table(
    "holders",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String, primary_key=True),
)
rows: Final = Table(
    "rows",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("by", Integer),
    Column("action", Text, nullable=False),
    Column("events", Text, nullable=False),
)
marks: Final = Table(
    "marks",
    metadata,
    _table_id(),
    Column("owner", Integer, primary_key=True),
    Column("card", String, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("mark", String, nullable=False),
)
notes: Final = Table(
    "notes",
    metadata,
    _table_id(),
    Column("owner", Integer, primary_key=True),
    Column("card", String, primary_key=True),
    Column("text", Text, nullable=False),
)
