"""Results of finished games, profiles, and attempts at daily deals.

The server fills in the results of earlier games when it starts.

Revision ID: 0005
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables of records of play."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("variant", sa.Text(), nullable=True),
        sa.Column("add_ons", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("tickets_done", sa.Integer(), nullable=True),
        sa.Column("tickets_kept", sa.Integer(), nullable=True),
        sa.Column("routes", sa.Text(), nullable=False),
        sa.Column("unrated", sa.String(length=16), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("mu_before", sa.Float(), nullable=True),
        sa.Column("sigma_before", sa.Float(), nullable=True),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_results_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_results_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_person_ended", "results", ["person", "ended"], unique=False)
    op.create_index("ix_results_unrated_ended", "results", ["unrated", "ended"], unique=False)
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("opened", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_profiles_person")),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_profiles")),
    )
    op.create_table(
        "daily",
        sa.Column("day", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("edition", sa.String(length=64), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_daily_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_daily_table_id")),
        sa.PrimaryKeyConstraint("day", "person", name=op.f("pk_daily")),
    )
    op.create_index(op.f("ix_daily_person"), "daily", ["person"], unique=False)
    op.create_index(op.f("ix_daily_table_id"), "daily", ["table_id"], unique=False)
