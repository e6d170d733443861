"""The tables of the database, as SQLAlchemy sees them; migrations/ makes them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

HEAD: Final = "0004"
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
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("password", String),
    Column("clock", Integer, nullable=False, server_default="0"),
    # From here on: the gathering, and when something is to happen or has happened.
    Column("nonce", LargeBinary, nullable=False, server_default=text("''")),
    Column("host", String),
    Column("stage", String, nullable=False, server_default="lobby"),
    Column("deal", Integer, nullable=False, server_default="1"),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("rematch", String),
    Column("again", Boolean, nullable=False, server_default=false()),
    Column("extended_after", Integer, nullable=False, server_default="0"),
    Column("extended_by", Integer, nullable=False, server_default="0"),
    Column("due", Float),
    Column("awaited", Integer),
    Column("over", Boolean, nullable=False, server_default=false()),
    Column("touched", Float, nullable=False, server_default="0"),
    Index("tables_by_stage", "stage", "created"),
    Index("tables_by_host", "host"),
    Index("tables_by_due", "due"),
    Index("tables_by_touched", "touched"),
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
    Column("commitment", String),
    Column("opening", String),
    Column("stand_in", Boolean, nullable=False, server_default=false()),
)
holders: Final = Table(
    "holders",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("token_hash", String, primary_key=True),
    Index("holders_by_token", "token_hash"),
)
devices: Final = Table(
    "devices",
    metadata,
    _table_id(),
    Column("token_hash", String, primary_key=True),
    Column("person", String, primary_key=True),
    Index("devices_by_token", "token_hash"),
)
admissions: Final = Table(
    "admissions",
    metadata,
    _table_id(),
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
    Column("stood_in", Boolean, nullable=False, server_default=false()),
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
chat: Final = Table(
    "chat",
    metadata,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("channel", String, nullable=False),
    Column("side", Integer),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("phrase", String),
)
presence: Final = Table(
    "presence",
    metadata,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)
recoveries: Final = Table(
    "recoveries",
    metadata,
    Column("secret_hash", String, primary_key=True),
    Column("table_id", String, nullable=False),
    Column("person", String, nullable=False),
    Column("created", Float, nullable=False),
    Index("recoveries_by_table", "table_id"),
)
subscriptions: Final = Table(
    "subscriptions",
    metadata,
    Column("endpoint", String, primary_key=True),
    Column("token_hash", String, nullable=False),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
    Column("language", String, nullable=False),
    Index("subscriptions_by_token", "token_hash"),
)
server_keys: Final = Table(
    "server_keys",
    metadata,
    Column("name", String, primary_key=True),
    Column("key", LargeBinary, nullable=False),
)
archive: Final = Table(
    "archive",
    metadata,
    Column("id", String, primary_key=True),
    Column("touched", Float, nullable=False),
    Column("line", LargeBinary, nullable=False),
    Column("document", LargeBinary, nullable=False),
)
archive_people: Final = Table(
    "archive_people",
    metadata,
    Column("table_id", String, ForeignKey("archive.id"), primary_key=True),
    Column("token_hash", String, primary_key=True),
    Index("archive_people_by_token", "token_hash"),
)

PARTS: Final = (
    seats,
    holders,
    devices,
    admissions,
    rows,
    marks,
    notes,
    chat,
    presence,
)
"""What belongs to a table, and goes when that goes."""
