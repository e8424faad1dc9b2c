"""A database with something of everything in it, for tests of migrations and backups."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from fogg.server.store import schema

Row = dict[str, Any]


def some_of_everything(rows: int = 3) -> dict[str, list[Row]]:
    """Return rows for every table, in an order in which they can be inserted;
    texts that are hard to keep among them.
    """
    people = [
        {"id": f"p{n}", "name": name, "created": 0.1 + n, "webhook": None} for n, name in enumerate(("Adä 🚂", None))
    ]
    table = {"state": "closed", "private": True, "created": 1.0, "updated": 1e9 + 1 / 3, "deadline": None}
    return {
        "meta": [{"key": "secret", "value": "s3cret"}],
        "keys": [{"public": "ab" * 32, "secret": "cd" * 32, "created": 0.5}],
        "people": people,
        "tables": [{"id": "t0", **table, "card": '{"a":"\\n\\u2028"}'}, {"id": "t1", **table, "card": "{}"}],
        "sessions": [{"hash": "h0", "id": "s0", "person": "p0", "label": "browser", "created": 1.0, "seen": 2.5}],
        "links": [
            {
                "hash": "l0",
                "kind": "invite",
                "person": None,
                "table_id": "t0",
                "seat": 1,
                "expires": None,
                "used": False,
            },
            {
                "hash": "l1",
                "kind": "device",
                "person": "p0",
                "table_id": None,
                "seat": None,
                "expires": 9.5,
                "used": True,
            },
        ],
        "guests": [{"table_id": "t0", "person": "p0", "chair": 0}, {"table_id": "t0", "person": "p0", "chair": 1}],
        "rows": [
            {
                "table_id": "t0",
                "seq": n,
                "at": n / 7,
                "person": "p0",
                "command": f"c{n}",
                "body": "{}",
                "checksum": "ab",
            }
            for n in range(rows)
        ],
        "analyses": [{"table_id": "t0", "made": 2.5, "report": '{"names":["1","2"]}'}],
        "results": [
            {
                "table_id": "t0",
                "seat": 0,
                "person": "p0",
                "bot": None,
                "edition": "usa",
                "variant": None,
                "add_ons": "[]",
                "players": 2,
                "side": 0,
                "place": 1,
                "score": 101,
                "resigned": False,
                "tickets_done": None,
                "tickets_kept": 3,
                "routes": '["a-b"]',
                "unrated": "",
                "ended": 1 / 3,
                "mu_before": 1500.0,
                "sigma_before": 245.7,
                "mu": 1500 + 1 / 3,
                "sigma": None,
            }
        ],
        "profiles": [{"person": "p0", "opened": 1.5}],
        "daily": [{"day": "2026-11-18", "person": "p0", "table_id": "t0", "edition": "usa", "started": 2.5}],
        "sayings": [{"table_id": "t0", "seq": 1, "person": "p1", "text": "line\nbreak \"quoted\" \\ 'single'"}],
        "mutes": [{"person": "p0", "muted": "p1"}],
        "owners": [{"person": "p0", "since": 3.5}],
        "sanctions": [
            {"id": "x0", "kind": "ban", "person": "p1", "address": None, "created": 1.0, "until": 2.5, "reason": "ä"},
            {
                "id": "x1",
                "kind": "ban",
                "person": None,
                "address": "2001:db8::",
                "created": 1.0,
                "until": None,
                "reason": "",
            },
        ],
        "admin_log": [
            {"id": "y0", "at": 1.25, "actor": None, "action": "ban", "target": "2001:db8::", "reason": "line\nbreak"}
        ],
        "push_subscriptions": [
            {
                "session": "s0",
                "person": "p0",
                "endpoint": "https://push.example/a?b=c",
                "p256dh": "BA",
                "auth": "-_",
                "language": "de",
                "created": 1.5,
            }
        ],
        "push_calls": [{"session": "s0", "table_id": "t0", "tries": 1, "due": 6.5, "turn": 2**40}],
        "calls": [{"id": "k0", "person": "p0", "table_id": "t0", "tries": 0, "due": 5.0, "turn": 2**40}],
    }


async def fill(engine: AsyncEngine, rows: int = 3) -> None:
    """Put something of everything into the tables of a migrated database."""
    async with engine.begin() as connection:
        for name, values in some_of_everything(rows).items():
            await connection.execute(insert(schema.metadata.tables[name]), values)


async def content(engine: AsyncEngine) -> dict[str, list[Row]]:
    """Return everything that the tables of a database hold."""
    async with engine.connect() as connection:
        return {table.name: await rows_of(connection, table.name) for table in schema.metadata.sorted_tables}


async def rows_of(connection: AsyncConnection, name: str) -> list[Row]:
    """Return the rows of a table, sorted by its key."""
    table = schema.metadata.tables[name]
    found = await connection.execute(select(table).order_by(*table.primary_key.columns))
    return [dict(row) for row in found.mappings()]
