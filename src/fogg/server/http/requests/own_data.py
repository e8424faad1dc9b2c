"""Downloads of a person: all finished games, or everything that is stored about them."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import msgspec
from starlette.responses import Response

from fogg.server.broadcast.table_card import Card
from fogg.server.daily.daily_deal import is_secret
from fogg.server.http.requests.call import Call
from fogg.server.registry.downloads import own_view
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.person_data import data_about
from fogg.server.store.stored_tables import Listed

MOST_EXPORTED = 2000


async def games(call: Call) -> Response:
    """Return all finished games of a person, as a zip of records."""
    await call.server.limit_everywhere("links", *call.keys)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for listed in await call.server.tables.own(call.me.id, limit=MOST_EXPORTED):
            if listed.state == "finished":
                await add_game(call, archive, listed, "")
    return as_file(buffer, "fogg-games.zip")


async def everything(call: Call) -> Response:
    """Return all that is stored about a person: name, devices, mutes, chat, tables, finished games as records, and
    games that are not finished as far as the person's own seats may see them.
    """
    await call.server.limit_everywhere("links", *call.keys)
    buffer = io.BytesIO()
    own = await call.server.tables.own(call.me.id, limit=MOST_EXPORTED)
    about = await data_about(call.server.engine, call.me.id)
    about["tables"] = [table_line(listed, call.me.id) for listed in own]
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(zipfile.ZipInfo("about-me.json"), json.dumps(about, ensure_ascii=False, indent=2) + "\n")
        for listed in own:
            await add_game(call, archive, listed, "games/")
    return as_file(buffer, "fogg-everything.zip")


def table_line(listed: Listed, person: str) -> dict[str, Any]:
    """Return a table in the list of one's own: what was played, when, and where one sat."""
    card = msgspec.json.decode(listed.card, type=Card)
    mine = [{"seat": seat, "color": c.color} for seat, c in enumerate(card.chairs) if c.holder == person]
    line = {"table": listed.id, "state": listed.state, "edition": card.edition, "private": listed.private}
    return {**line, "created": listed.created, "updated": listed.updated, "seats": mine}


async def add_game(call: Call, archive: zipfile.ZipFile, listed: Listed, folder: str) -> None:
    """Put a game into an archive: a finished one whole, another one as one's seats see it."""
    try:
        table = await call.server.hub.read(listed.id)
    except RequestRefused:
        return  # a table that cannot be read is told as such by its own address
    state = table.state
    name = f"{folder}{state.setup.edition}-{listed.id[:12]}"
    if is_secret(state.created.daily, call.server.clock.now()) and state.phase == "finished":
        return  # its seed is told when the day is over
    if state.phase == "finished":
        record = call.server.hub.signer.record(state).text()
        archive.writestr(zipfile.ZipInfo(f"{name}.jsonl"), record)
    elif state.game is not None:
        for seat in state.seats_of(call.me.id):
            archive.writestr(zipfile.ZipInfo(f"{name}-seat-{seat}.json"), own_view(state, seat))


def as_file(buffer: io.BytesIO, name: str) -> Response:
    """Return an archive to be downloaded."""
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(buffer.getvalue(), 200, headers, "application/zip")
