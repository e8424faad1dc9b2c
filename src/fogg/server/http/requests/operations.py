"""Every request that the server answers, in one table: routes and the OpenAPI document are made from it."""

from __future__ import annotations

from typing import NamedTuple

from fogg.server.http.requests import analyses, devices, me, own_data, push
from fogg.server.http.requests import public_info as house
from fogg.server.http.requests import table_lists as lists
from fogg.server.http.requests import table_requests as tables
from fogg.server.http.requests.call import Handler
from fogg.server.protocol import bodies
from fogg.server.protocol.book_bodies import Book
from fogg.server.protocol.bot_bodies import Bots


class Operation(NamedTuple):
    """A method and path under /api, who answers it, and what goes in and out. `codes` are those of refusals."""

    method: str
    path: str
    handler: Handler
    summary: str
    body: type | None = None
    returns: type | str = bodies.Done
    status: int = 200
    codes: tuple[str, ...] = ()


T = "/tables/{table}"
SEEN = ("not-found", "stopped", "daily")
SIT = ("nobody", *SEEN, "not-yours", "started", "over", "not-stored", "bad-request")

OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/editions", house.editions, "What can be played", returns=bodies.Editions),
    Operation("GET", "/bots", house.bots, "Bots that can be asked to a table", returns=Bots),
    Operation("GET", "/key", house.key, "The key that signs the ends of games", returns=bodies.KeyShown),
    Operation(
        "GET",
        "/boards/{board}.svg",
        house.board,
        "The drawing of a board",
        returns="image/svg+xml",
        codes=("not-found",),
    ),
    Operation(
        "POST",
        "/me",
        me.create,
        "Sign in with a name",
        bodies.NewPerson,
        bodies.Me,
        201,
        ("bad-name", "bad-request", "too-fast", "not-stored"),
    ),
    Operation("GET", "/who", me.who, "Who one is, if anybody", returns=bodies.Who),
    Operation("GET", "/me", me.show, "Show the signed-in person", returns=bodies.Me, codes=("nobody",)),
    Operation(
        "PATCH",
        "/me",
        me.rename,
        "Take another name",
        bodies.Rename,
        bodies.Me,
        codes=("nobody", "bad-name", "name-taken", "bad-request", "too-fast", "not-stored"),
    ),
    Operation("DELETE", "/me", me.forget_me, "Be forgotten", codes=("nobody", "not-stored")),
    Operation(
        "PUT",
        "/me/webhook",
        me.set_webhook,
        "Be called when it is one's turn",
        bodies.Webhook,
        bodies.Me,
        codes=("nobody", "bad-request", "not-stored"),
    ),
    Operation(
        "GET",
        "/me/push",
        push.push_shown,
        "Whether this device gets messages",
        returns=bodies.PushShown,
        codes=("nobody",),
    ),
    Operation(
        "PUT",
        "/me/push",
        push.push_on,
        "Get messages on this device when it is one's turn",
        bodies.PushDevice,
        bodies.PushShown,
        codes=("nobody", "bad-request", "too-fast", "not-stored"),
    ),
    Operation("DELETE", "/me/push", push.push_off, "Get no more messages", codes=("nobody", "not-stored")),
    Operation(
        "POST",
        "/me/mute",
        me.mute,
        "Mute a person",
        bodies.Mute,
        codes=("nobody", "not-found", "bad-request", "not-stored"),
    ),
    Operation(
        "GET", "/me/sessions", devices.sessions_shown, "One's devices", returns=bodies.Sessions, codes=("nobody",)
    ),
    Operation(
        "DELETE", "/me/sessions", devices.end_others, "Sign all other devices out", codes=("nobody", "not-stored")
    ),
    Operation(
        "DELETE",
        "/me/sessions/{session}",
        devices.end_session,
        "Sign a device out",
        codes=("nobody", "not-found", "not-stored"),
    ),
    Operation(
        "POST",
        "/me/device",
        me.device_link,
        "A link for another device",
        returns=bodies.LinkMade,
        codes=("nobody", "too-fast", "not-stored"),
    ),
    Operation(
        "POST",
        "/me/recovery",
        me.recovery_link,
        "A link to come back by",
        returns=bodies.LinkMade,
        codes=("nobody", "too-fast", "not-stored"),
    ),
    Operation(
        "POST",
        "/continue",
        me.use_device_link,
        "Use a device link",
        bodies.UseLink,
        bodies.Me,
        codes=("bad-link", "bad-request", "too-fast", "not-stored"),
    ),
    Operation(
        "POST",
        "/recover",
        me.use_recovery_link,
        "Use a recovery link",
        bodies.UseLink,
        bodies.Me,
        codes=("bad-link", "bad-request", "too-fast", "not-stored"),
    ),
    Operation(
        "GET",
        "/me/games",
        own_data.games,
        "All finished games",
        returns="application/zip",
        codes=("nobody", "too-fast"),
    ),
    Operation(
        "GET",
        "/me/export",
        own_data.everything,
        "All that is stored about oneself",
        returns="application/zip",
        codes=("nobody", "too-fast"),
    ),
    Operation("GET", "/tables", lists.lists, "Lists of tables", returns=bodies.Lists),
    Operation(
        "POST",
        "/tables",
        tables.create,
        "Make a table",
        bodies.NewTable,
        bodies.Made,
        201,
        ("nobody", "bad-setup", "bad-record", "bad-name", "name-taken", "bad-request", "too-fast", "not-stored"),
    ),
    Operation("GET", T, tables.show, "A table's facts", returns=bodies.TableShown, codes=("not-found", "daily")),
    Operation("GET", f"{T}/book", tables.book, "Names and numbers of its game", returns=Book, codes=SEEN),
    Operation(
        "GET",
        "/pictures/{edition}.svg",
        house.picture,
        "A picture of an edition's board",
        returns="image/svg+xml",
        codes=("not-found",),
    ),
    Operation(
        "GET",
        "/thumbnails/{edition}",
        house.thumbnail,
        "A small picture of an edition's board",
        returns="image/webp",
        codes=("not-found",),
    ),
    Operation(
        "POST",
        f"{T}/join",
        tables.join,
        "Sit down",
        bodies.Join,
        bodies.Joined,
        codes=(*SIT, "full", "name-taken", "too-fast"),
    ),
    Operation("POST", f"{T}/leave", tables.leave, "Get up", codes=SIT),
    Operation("POST", f"{T}/kick", tables.kick, "Remove a person from a table", bodies.Kick, codes=SIT),
    Operation("POST", f"{T}/color", tables.color, "Choose a color", bodies.ChooseColor, codes=(*SIT, "color-taken")),
    Operation("POST", f"{T}/start", tables.start, "Begin", bodies.StartGame, codes=(*SIT, "not-ready", "bad-nonce")),
    Operation(
        "POST",
        f"{T}/invite",
        tables.invite,
        "A link for a chair",
        bodies.Invite,
        bodies.LinkMade,
        codes=(*SIT, "too-fast"),
    ),
    Operation(
        "POST",
        "/invites/look",
        tables.look_at_invite,
        "What an invite is for",
        bodies.UseLink,
        bodies.TableShown,
        codes=("bad-link", *SEEN, "too-fast"),
    ),
    Operation(
        "POST",
        "/invites",
        tables.use_invite,
        "Use an invite",
        bodies.UseLink,
        bodies.Joined,
        codes=(*SIT, "bad-link", "full", "name-taken", "too-fast"),
    ),
    Operation(
        "POST",
        f"{T}/rematch",
        tables.rematch,
        "Play again",
        bodies.PlayAgain,
        returns=bodies.Made,
        codes=("nobody", *SEEN, "not-yours", "not-ready", "too-fast", "bad-request", "not-stored"),
    ),
    Operation(
        "GET",
        f"{T}/record",
        tables.record,
        "The game, or one's view of it",
        returns="application/jsonl",
        codes=(*SEEN, "not-started"),
    ),
    Operation(
        "GET",
        f"{T}/analysis",
        analyses.show,
        "The analysis of a finished game, or how far it is",
        returns=bodies.AnalysisShown,
        codes=(*SEEN, "not-over"),
    ),
    Operation(
        "POST",
        f"{T}/analysis",
        analyses.begin,
        "Analyze a finished game",
        returns=bodies.AnalysisShown,
        codes=("nobody", *SEEN, "not-over", "too-fast"),
    ),
    Operation(
        "DELETE",
        f"{T}/analysis",
        analyses.cancel,
        "Break off an analysis",
        codes=("nobody", *SEEN, "not-over"),
    ),
)
