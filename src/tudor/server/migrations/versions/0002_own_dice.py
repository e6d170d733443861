"""Tables at which people type what their own dice show."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    own_dice = sa.Column("own_dice", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", own_dice)


def downgrade() -> None:
    op.drop_column("tables", "own_dice")
