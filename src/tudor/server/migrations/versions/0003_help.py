"""Tables that cap the detective's help."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    cap = sa.Column("help", sa.String, nullable=False, server_default="chances")
    op.add_column("tables", cap)


def downgrade() -> None:
    op.drop_column("tables", "help")
