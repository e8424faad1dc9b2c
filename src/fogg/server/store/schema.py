"""The tables of the database, the same for SQLite and PostgreSQL.

The rows of a table are the game: a table in memory is a cache of them. `tables` repeats of them only what lists and
the clock need. Names of people stand in `people` and nowhere else, and what they said in `sayings`, so that a person
can be forgotten while every checksum of the rows stays valid. Tokens are stored as hashes only. All times are seconds
since 1970 as floating point numbers, all ids are random texts made by us.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
ID = String(32)
HASH = String(64)

ADMIN_KEY = "admin"

# One value per key: the secrets that sign cookies and make daily deals, the key for push services, what /health wrote
# last, and under ADMIN_KEY, while a server runs, how `fogg admin` gets to it.
meta = Table("meta", metadata, Column("key", String(32), primary_key=True), Column("value", Text, nullable=False))

# Keys that sign the ends of games, the newest in use; both halves are hexadecimal.
keys = Table(
    "keys",
    metadata,
    Column("public", HASH, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("created", Float, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", Text),  # null: forgotten
    Column("created", Float, nullable=False),
    Column("webhook", Text),  # called when it is their turn at a table by days
    Column("keeper", ID, index=True),  # whose device they play on, if they have none of their own (hot seat)
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("id", ID, nullable=False, unique=True),  # what its owner calls it by, to end it
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("label", Text, nullable=False),  # "browser", "bot", ...: what its owner sees in the list
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

# Links that do something once: kind `device` and `recovery` (a person's), `invite` (a seat's), `owner` (any person's).
links = Table(
    "links",
    metadata,
    Column("hash", HASH, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", ID, ForeignKey("people.id"), index=True),
    Column("table_id", ID, ForeignKey("tables.id"), index=True),
    Column("seat", Integer),  # the chair of an invite: its place at the table before the start
    Column("expires", Float),  # null: good until used or replaced
    Column("used", Boolean, nullable=False, default=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("state", String(16), nullable=False),  # open, running, finished, closed, stopped
    Column("private", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("deadline", Float),  # when something is due without a request; null: never
    Column("card", Text, nullable=False),  # JSON: what a list of tables shows
    Index("ix_tables_state_updated", "state", "updated"),
    Index("ix_tables_deadline", "deadline"),
)

LOOKER, IMPORTER = -1, -2

# Who sits where; `chair` is the place at the table before the start, LOOKER for a person who may only look, IMPORTER
# for one who brought the game along in a file.
guests = Table(
    "guests",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("chair", Integer, primary_key=True),
    Index("ix_guests_person", "person"),
)

rows = Table(
    "rows",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("person", ID),  # who did it; null: the server
    Column("command", String(64)),  # the client's id of its command
    Column("body", Text, nullable=False),  # JSON, see rows.py
    Column("checksum", String(16), nullable=False),  # of this row and all before it
    UniqueConstraint("table_id", "person", "command", name="uq_rows_command"),
)

sayings = Table(
    "sayings",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("text", Text, nullable=False),
)

# What an analysis of a finished game found, as JSON; people are called by the numbers of their seats.
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("made", Float, nullable=False),
    Column("report", Text, nullable=False),
)

# How each seat of a finished game came off: all of it follows from the rows of the table, and is worked out again where
# it is missing. Games from files have none. A forgotten person keeps their id here, as in the rows, and has no name.
results = Table(
    "results",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ID, ForeignKey("people.id")),  # null: a bot
    Column("bot", Text),
    Column("edition", String(64), nullable=False),
    Column("variant", Text),
    Column("add_ons", Text, nullable=False),  # JSON
    Column("players", Integer, nullable=False),
    Column("side", Integer, nullable=False),  # seats of one team have the same
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("tickets_done", Integer),  # null: the game cannot be replayed any more
    Column("tickets_kept", Integer),
    Column("routes", Text, nullable=False),  # JSON: the keys of those it claimed
    Column("unrated", String(16), nullable=False),  # why the game is not rated; empty: it is
    Column("ended", Float, nullable=False),
    Column("mu_before", Float),  # the person's rating before and after; null: not worked out, or not rated
    Column("sigma_before", Float),
    Column("mu", Float),
    Column("sigma", Float),
    Index("ix_results_person_ended", "person", "ended"),
    Index("ix_results_unrated_ended", "unrated", "ended"),
)

# People who opened their profile to everybody; all others are private.
profiles = Table(
    "profiles",
    metadata,
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("opened", Float, nullable=False),
)

# The one scored attempt of a person at the deal of a day (UTC).
daily = Table(
    "daily",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), primary_key=True, index=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False, index=True),
    Column("edition", String(64), nullable=False),
    Column("started", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("muted", ID, ForeignKey("people.id"), primary_key=True),
)

# Calls to people's webhooks that are still to be made.
turn_notifications = Table(
    "calls",
    metadata,
    Column("id", ID, primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("table_id", ID, ForeignKey("tables.id"), nullable=False),
    Column("tries", Integer, nullable=False, default=0),
    Column("due", Float, nullable=False, index=True),
    Column("turn", BigInteger, nullable=False),
)

# Devices that get a message when it is their person's turn (Web Push); they go with their session.
push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("session", ID, ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ID, ForeignKey("people.id"), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),  # an address at the push service of the browser
    Column("p256dh", Text, nullable=False),  # the public key of the browser, and
    Column("auth", Text, nullable=False),  # its secret: messages are encrypted with both
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

# Messages to devices that are still to be sent.
push_calls = Table(
    "push_calls",
    metadata,
    Column("session", ID, ForeignKey("push_subscriptions.session", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ID, ForeignKey("tables.id"), primary_key=True),
    Column("tries", Integer, nullable=False, default=0),
    Column("due", Float, nullable=False, index=True),
    Column("turn", BigInteger, nullable=False),
)

# People who may do what a host does.
owners = Table(
    "owners",
    metadata,
    Column("person", ID, ForeignKey("people.id"), primary_key=True),
    Column("since", Float, nullable=False),
)

# People and addresses that a host has turned away (`ban`), or whose chat is not taken (`mute`).
sanctions = Table(
    "sanctions",
    metadata,
    Column("id", ID, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", ID, ForeignKey("people.id"), index=True),
    Column("address", String(64)),  # an IPv6 one stands for its network
    Column("created", Float, nullable=False),
    Column("until", Float),  # null: until it is lifted
    Column("reason", Text, nullable=False),
)

# What hosts did. It stays when its person or table goes, so it refers to neither.
admin_log = Table(
    "admin_log",
    metadata,
    Column("id", ID, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("actor", ID),  # a person; null: the command line, or the server itself
    Column("action", String(32), nullable=False),
    Column("target", HASH, nullable=False),  # the id of a person or table, or an address
    Column("reason", Text, nullable=False),
)

# Server processes on this database: a node is alive exactly as long as its row is here. All times are the database's.
nodes = Table(
    "nodes",
    metadata,
    Column("id", ID, primary_key=True),  # never used again once its row is gone
    Column("address", Text, nullable=False),  # host:port where the other nodes reach it
    Column("admin", Text, nullable=False),  # how `fogg admin` gets to it, as JSON; empty: not at all
    Column("started", Float, nullable=False),
    Column("beat", Float, nullable=False),
    Column("draining", Boolean, nullable=False),  # it is about to end, and takes on no tables
    Column("tables", Integer, nullable=False),  # how many it runs
)

# The node that runs a table. The fence grows with every change of hands, and a writer must name the present one.
leases = Table(
    "leases",
    metadata,
    Column("table_id", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", ID),  # free if null, or if that node is not in `nodes`
    Column("fence", BigInteger, nullable=False),
)

# What is left in the buckets of limits that all nodes count together; the keys are hashes.
shared_limits = Table(
    "shared_limits",
    metadata,
    Column("key", HASH, primary_key=True),
    Column("amount", Float, nullable=False),
    Column("since", Float, nullable=False),
)

TRANSIENT = frozenset({nodes.name, leases.name, shared_limits.name})  # of the present processes: left out of backups
