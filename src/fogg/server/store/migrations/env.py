"""Alembic's way to run the steps: on the connection and in the transaction that `migrate.py` opened.

Alembic loads this file by its path; nothing imports it.
"""

from __future__ import annotations

from alembic import context

from fogg.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a column: the table is copied
    transactional_ddl=True,  # true on SQLite too, since the transaction was begun explicitly
)
with context.begin_transaction():
    context.run_migrations()
