"""A database with many tables, for measuring how a server starts with them."""

from __future__ import annotations

import random

from sqlalchemy import insert

from fogg.engine import new_game
from fogg.server.store.connect import connect, database_url
from fogg.server.store.migrate import migrate
from fogg.server.store.rows import AnyBody, ChairTaken, Created, Played, Started, make_row
from fogg.server.store.schema import guests, people, rows, tables
from fogg.server.store.writer import values
from fogg.server.table.table_setup import Chair, TableSetup
from fogg.server.tokens import commitment, new_id

DECISIONS = 40


async def fill(db: str, count: int) -> None:
    """Store that many running tables of two people, each some decisions old."""
    game = new_game("usa", seats=2, seed=1)
    setup = TableSetup("usa", (Chair("me"), Chair("open")), pace="days", clock=259200, private=False)
    created = Created(setup, "host", game.ruleset.edition.rules_version, "1", "2", commitment("1", "2"))
    bodies: list[AnyBody] = [created, ChairTaken(0, "host", "host", "blue"), ChairTaken(1, "guest", "guest", "red")]
    bodies.append(Started((0, 1)))
    chance = random.Random(1)
    for _ in range(DECISIONS):
        seat = game.actors[0]
        option = chance.choice(game.options(seat))
        game.play(seat, option)
        bodies.append(Played(seat, dict(option.to_json())))
    engine = connect(database_url(db))
    try:
        await migrate(engine)
        async with engine.begin() as connection:
            names = [{"id": id, "name": id, "created": 0.0} for id in ("host", "guest")]
            await connection.execute(insert(people), names)
            card = '{"edition":"usa","chairs":[],"host":"host","pace":"days"}'
            for first in range(0, count, 500):
                ids = [new_id() for _ in range(min(500, count - first))]
                listed = {"state": "running", "private": False, "created": 0.0, "updated": 0.0, "card": card}
                await connection.execute(insert(tables), [{"id": id, "deadline": 4e9, **listed} for id in ids])
                seated = [(id, person, n) for id in ids for n, person in enumerate(("host", "guest"))]
                await connection.execute(
                    insert(guests), [{"table_id": id, "person": person, "chair": n} for id, person, n in seated]
                )
                stored = []
                for id in ids:
                    before = ""
                    for seq, body in enumerate(bodies):
                        row = make_row(id, seq, 1e9, body, person=None, command=None, before=before)
                        before = row.checksum
                        stored.append(values(row))
                await connection.execute(insert(rows), stored)
    finally:
        await engine.dispose()
