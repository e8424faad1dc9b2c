"""The first schema.

Revision ID: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    op.create_table(
        "meta",
        sa.Column("key", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_meta")),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.Text(), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("webhook", sa.Text(), nullable=True),
        sa.Column("keeper", sa.String(length=32), nullable=True),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_index(op.f("ix_people_keeper"), "people", ["keeper"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("state", sa.String(length=16), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("updated", sa.Float(), nullable=False),
        sa.Column("deadline", sa.Float(), nullable=True),
        sa.Column("card", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_deadline", "tables", ["deadline"], unique=False)
    op.create_index("ix_tables_state_updated", "tables", ["state", "updated"], unique=False)
    op.create_table(
        "calls",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("turn", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_calls_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_calls_table_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_calls")),
    )
    op.create_index(op.f("ix_calls_due"), "calls", ["due"], unique=False)
    op.create_index(op.f("ix_calls_person"), "calls", ["person"], unique=False)
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("chair", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_guests_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_guests_table_id")),
        sa.PrimaryKeyConstraint("table_id", "person", "chair", name=op.f("pk_guests")),
    )
    op.create_index("ix_guests_person", "guests", ["person"], unique=False)
    op.create_table(
        "links",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=32), nullable=True),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("expires", sa.Float(), nullable=True),
        sa.Column("used", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_links_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_links_table_id")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_links")),
    )
    op.create_index(op.f("ix_links_person"), "links", ["person"], unique=False)
    op.create_index(op.f("ix_links_table_id"), "links", ["table_id"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("muted", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name=op.f("fk_mutes_muted")),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_mutes_person")),
        sa.PrimaryKeyConstraint("person", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "rows",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("command", sa.String(length=64), nullable=True),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("checksum", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_rows_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_rows")),
        sa.UniqueConstraint("table_id", "person", "command", name="uq_rows_command"),
    )
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sayings_person")),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_sayings_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_sayings")),
    )
    op.create_index(op.f("ix_sayings_person"), "sayings", ["person"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("label", sa.Text(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_sessions")),
        sa.UniqueConstraint("id", name=op.f("uq_sessions_id")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
