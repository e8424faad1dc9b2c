"""Limits that all nodes on a database count together.

Revision ID: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the table of buckets, empty."""
    op.create_table(
        "shared_limits",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("amount", sa.Float(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_shared_limits")),
    )
