"""Devices that get a message when it is a person's turn.

Revision ID: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables of subscriptions and of messages to come; the server makes its key when it starts."""
    op.create_table(
        "push_subscriptions",
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("language", sa.String(length=8), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["sessions.id"], name=op.f("fk_push_subscriptions_session"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_push_subscriptions_person")),
        sa.PrimaryKeyConstraint("session", name=op.f("pk_push_subscriptions")),
    )
    op.create_index(op.f("ix_push_subscriptions_person"), "push_subscriptions", ["person"])
    op.create_table(
        "push_calls",
        sa.Column("session", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("turn", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["session"], ["push_subscriptions.session"], name=op.f("fk_push_calls_session"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_push_calls_table_id")),
        sa.PrimaryKeyConstraint("session", "table_id", name=op.f("pk_push_calls")),
    )
    op.create_index(op.f("ix_push_calls_due"), "push_calls", ["due"])
