"""Guests, tables, their seats and who holds them, their rows, and the notebooks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id() -> sa.Column[str]:
    return sa.Column("table_id", sa.String, sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    op.create_table(
        "guests",
        sa.Column("hash", sa.String, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("edition", sa.String, nullable=False),
        sa.Column("house_rules", sa.Text, nullable=False),
        sa.Column("answer_delay", sa.Integer, nullable=False),
        sa.Column("bot_pace", sa.Integer, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "seats",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("bot", sa.String),
        sa.Column("suspect", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("taken", sa.Boolean, nullable=False),
    )
    op.create_table(
        "holders",
        _table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("token_hash", sa.String, primary_key=True),
    )
    op.create_table(
        "rows",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("by", sa.Integer),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("events", sa.Text, nullable=False),
    )
    op.create_table(
        "marks",
        _table_id(),
        sa.Column("owner", sa.Integer, primary_key=True),
        sa.Column("card", sa.String, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("mark", sa.String, nullable=False),
    )
    op.create_table(
        "notes",
        _table_id(),
        sa.Column("owner", sa.Integer, primary_key=True),
        sa.Column("card", sa.String, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("notes", "marks", "rows", "holders", "seats", "tables", "guests"):
        op.drop_table(name)
