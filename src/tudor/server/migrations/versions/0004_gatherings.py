"""Gatherings with a host, fair deals, talk, clocks, presence, the archive; several servers."""

from __future__ import annotations

import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True)


def _flag(name: str) -> sa.Column[bool]:
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def _number(name: str, default: str = "0") -> sa.Column[int]:
    return sa.Column(name, sa.Integer, nullable=False, server_default=default)


def upgrade() -> None:
    _widen()
    _create()
    _fill()


def _widen() -> None:
    columns: tuple[sa.Column[Any], ...] = (
        _flag("listed"),
        sa.Column("password", sa.String),
        _number("clock"),
        sa.Column("nonce", sa.LargeBinary, nullable=False, server_default=sa.text("''")),
        sa.Column("host", sa.String),
        sa.Column("stage", sa.String, nullable=False, server_default="lobby"),
        _number("deal", "1"),
        _number("version"),
        sa.Column("rematch", sa.String),
        _flag("again"),
        _number("extended_after"),
        _number("extended_by"),
        sa.Column("due", sa.Float),
        sa.Column("awaited", sa.Integer),
        _flag("over"),
        sa.Column("touched", sa.Float, nullable=False, server_default="0"),
    )
    for column in columns:
        op.add_column("tables", column)
    op.add_column("seats", sa.Column("commitment", sa.String))
    op.add_column("seats", sa.Column("opening", sa.String))
    op.add_column("seats", _flag("stand_in"))
    op.add_column("rows", _flag("stood_in"))
    op.create_index("tables_by_stage", "tables", ["stage", "created"])
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_index("tables_by_due", "tables", ["due"])
    op.create_index("tables_by_touched", "tables", ["touched"])
    op.create_index("holders_by_token", "holders", ["token_hash"])


def _create() -> None:
    op.create_table(
        "devices",
        _table_id(),
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Column("person", sa.String, primary_key=True),
        sa.Index("devices_by_token", "token_hash"),
    )
    op.create_table("admissions", _table_id(), sa.Column("token_hash", sa.String, primary_key=True))
    op.create_table(
        "chat",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("channel", sa.String, nullable=False),
        sa.Column("side", sa.Integer),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("phrase", sa.String),
    )
    op.create_table(
        "presence",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "recoveries",
        sa.Column("secret_hash", sa.String, primary_key=True),
        sa.Column("table_id", sa.String, nullable=False),
        sa.Column("person", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Index("recoveries_by_table", "table_id"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String, primary_key=True),
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("p256dh", sa.String, nullable=False),
        sa.Column("auth", sa.String, nullable=False),
        sa.Column("language", sa.String, nullable=False),
        sa.Index("subscriptions_by_token", "token_hash"),
    )
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archive",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("line", sa.LargeBinary, nullable=False),
        sa.Column("document", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archive_people",
        sa.Column("table_id", sa.String, sa.ForeignKey("archive.id"), primary_key=True),
        sa.Column("token_hash", sa.String, primary_key=True),
        sa.Index("archive_people_by_token", "token_hash"),
    )


def _fill() -> None:
    """Games go on as they were dealt; whoever still waits for others gets a deal to check."""
    tables = sa.table(
        "tables",
        *(
            sa.column(name)
            for name in (
                "id",
                "created",
                "secret",
                "nonce",
                "host",
                "stage",
                "deal",
                "listed",
                "touched",
            )
        ),
    )
    seats = sa.table(
        "seats", sa.column("table_id"), sa.column("taken", sa.Boolean), sa.column("suspect")
    )
    holders = sa.table("holders", sa.column("table_id"), sa.column("seat"), sa.column("token_hash"))
    first = (
        sa.select(holders.c.token_hash)
        .where(holders.c.table_id == tables.c.id)
        .order_by(holders.c.seat, holders.c.token_hash)
        .limit(1)
        .scalar_subquery()
    )
    waiting = (
        sa.select(seats.c.table_id)
        .where(seats.c.table_id == tables.c.id)
        .where(sa.not_(seats.c.taken) | seats.c.suspect.is_(None))
        .exists()
    )
    op.execute(
        tables.update().values(
            nonce=tables.c.secret, stage="playing", deal=0, touched=tables.c.created
        )
    )
    connection = op.get_bind()
    for (found,) in connection.execute(sa.select(tables.c.id).where(waiting)).all():
        connection.execute(
            tables.update()
            .where(tables.c.id == found)
            .values(
                nonce=secrets.token_bytes(32),
                host=first,
                stage="lobby",
                deal=1,
                listed=sa.true(),
            )
        )


def downgrade() -> None:
    for name in (
        "archive_people",
        "archive",
        "server_keys",
        "subscriptions",
        "recoveries",
        "presence",
        "chat",
        "admissions",
        "devices",
    ):
        op.drop_table(name)
    op.drop_index("holders_by_token", "holders")
    for name in ("stage", "host", "due", "touched"):
        op.drop_index(f"tables_by_{name}", "tables")
    op.drop_column("rows", "stood_in")
    for name in ("stand_in", "opening", "commitment"):
        op.drop_column("seats", name)
    for name in (
        "touched",
        "over",
        "awaited",
        "due",
        "extended_by",
        "extended_after",
        "again",
        "rematch",
        "version",
        "deal",
        "stage",
        "host",
        "nonce",
        "clock",
        "password",
        "listed",
    ):
        op.drop_column("tables", name)
