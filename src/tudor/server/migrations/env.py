"""Run by Alembic: brings the database of the connection that the server hands in up to date."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
