"""Requests to the running server, which is found through its database."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPException
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import ProxyHandler, Request, build_opener

from fogg.cli.database import open_database, server_imports
from fogg.errors import FoggError

SECONDS = 120.0  # removing thousands of tables takes a while
SHOWN = 5  # names that fit when several are meant


class NotServed(FoggError):
    """No server runs on a database."""

    def __init__(self, db: str) -> None:
        scheme, colon, rest = db.partition("://")
        shown = f"{scheme}{colon}{rest.rpartition('@')[2]}"  # without a password
        super().__init__(
            f"no server is running on the database {shown}: start it with `fogg serve`, or name another with --db; "
            "old tables of a stopped one are removed by `fogg prune`"
        )


class AdminClient:
    """Talks to a running server with the token that its database holds while it runs."""

    def __init__(self, db: str, server: str = "") -> None:
        self.db = db
        found = asyncio.run(served(db))
        self.url = server.rstrip("/") or str(found["url"])
        self.public = str(found["public"])
        self._token = str(found["token"])
        self._opener = build_opener(ProxyHandler({}))  # never through a proxy: the token opens everything

    def get(self, path: str, **sought: str) -> Any:
        """Return a list."""
        query = "&".join(f"{name}={quote(value, safe='')}" for name, value in sought.items() if value)
        return self._ask("GET", f"{path}?{query}" if query else path)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Let the server do something; FoggError with its sentence if it does not."""
        return self._ask("POST", path, body)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        content = None if body is None else json.dumps(body).encode()
        headers = {"authorization": f"Bearer {self._token}", "content-type": "application/json"}
        request = Request(f"{self.url}/api/admin/{path}", content, headers, method=method)
        try:
            with self._opener.open(request, timeout=SECONDS) as answer:
                return json.loads(answer.read())
        except HTTPError as error:
            raise refused(error) from error
        except (OSError, HTTPException, ValueError) as error:
            raise NotServed(self.db) from error

    def person(self, given: str) -> str:
        """Return the id of a person who is named by id, its beginning, or name; FoggError if none or several fit."""
        found = self.get("people", find=given)["people"]
        exact = [one for one in found if given in (one["person"], one["name"])] or found
        return the_one(given, {one["person"]: f"{one['name']} ({one['person']})" for one in exact}, "person")

    def table(self, given: str) -> str:
        """Return the id of a table that is named by its id or its beginning."""
        found = self.get("tables", find=given)["tables"]
        return the_one(given, {one["table"]: one["table"] for one in found}, "table")


def the_one(given: str, found: dict[str, str], sort: str) -> str:
    """Return the only id that was found."""
    if not found:
        raise FoggError(f"there is no {sort} {given}")
    if len(found) > 1:
        some = ", ".join(list(found.values())[:SHOWN])
        raise FoggError(f"{given} is not clear: {len(found)} fit, such as {some}. Write more of the id")
    return next(iter(found))


def refused(error: HTTPError) -> FoggError:
    """Return why the server did not do something."""
    try:
        fault = json.loads(error.read())
        return FoggError(str(fault["sentence"]))
    except (ValueError, KeyError, TypeError, OSError):
        return FoggError(f"the server answered with status {error.code}")


async def served(db: str) -> dict[str, Any]:
    """Return where the server of a database is, and the token that opens it."""
    with server_imports("admin"):
        from sqlalchemy import select
        from sqlalchemy.exc import DBAPIError

        from fogg.server.store.schema import ADMIN_KEY, meta, nodes

    async with open_database(db, must_exist=True) as engine, engine.connect() as connection:
        try:
            living = select(nodes.c.admin).where(nodes.c.admin != "").order_by(nodes.c.beat.desc())
            found = (await connection.execute(living)).scalars().first()
            if found is None:
                found = (await connection.execute(select(meta.c.value).where(meta.c.key == ADMIN_KEY))).scalar()
        except DBAPIError as error:
            raise NotServed(db) from error
    if found is None:
        raise NotServed(db)
    told = json.loads(found)
    assert isinstance(told, dict)
    return told
