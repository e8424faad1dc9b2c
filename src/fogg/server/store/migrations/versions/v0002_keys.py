"""Keys that sign the ends of games.

Revision ID: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of keys; the server makes the first key when it starts."""
    op.create_table(
        "keys",
        sa.Column("public", sa.String(length=64), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("public", name=op.f("pk_keys")),
    )
