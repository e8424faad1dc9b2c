"""The requests of hosts, and with them every request that the server answers."""

from __future__ import annotations

from fogg.server.http.learning.learning_operations import LEARNING_OPERATIONS
from fogg.server.http.replays.replay_operations import REPLAY_OPERATIONS
from fogg.server.http.requests import admin_requests as admin
from fogg.server.http.requests.operations import OPERATIONS, Operation
from fogg.server.http.results.result_operations import RESULT_OPERATIONS
from fogg.server.protocol import admin_bodies, bodies

LOOK = ("not-yours",)
ACT = ("not-yours", "not-there", "owner", "bad-request", "not-stored")
AT_TABLE = ("not-yours", "not-found", "over", "not-stored")
T = "/admin/tables/{table}"
P = "/admin/people/{person}"
REASON = admin_bodies.WithReason

ADMIN_OPERATIONS: tuple[Operation, ...] = (
    Operation(
        "POST",
        "/own",
        admin.use_owner_link,
        "Become an owner",
        bodies.UseLink,
        bodies.Me,
        codes=("nobody", "bad-link", "bad-request", "too-fast", "not-stored"),
    ),
    Operation("GET", "/admin/tables", admin.list_tables, "All tables", returns=admin_bodies.HostedTables, codes=LOOK),
    Operation("GET", "/admin/people", admin.list_people, "All people", returns=admin_bodies.HostedPeople, codes=LOOK),
    Operation(
        "GET",
        "/admin/sanctions",
        admin.list_sanctions,
        "Bans and mutes",
        returns=admin_bodies.SanctionsShown,
        codes=LOOK,
    ),
    Operation("GET", "/admin/log", admin.show_log, "What hosts did", returns=admin_bodies.AdminLog, codes=LOOK),
    Operation("POST", f"{T}/close", admin.close_table, "Close a table", REASON, codes=AT_TABLE),
    Operation("POST", f"{T}/delete", admin.delete_table, "Remove a table", REASON, codes=AT_TABLE),
    Operation("POST", f"{T}/revoke", admin.revoke, "Take invitations back", REASON, codes=AT_TABLE),
    Operation("POST", f"{P}/delete", admin.delete_person, "Forget a person", REASON, codes=ACT),
    Operation("POST", f"{P}/end-sessions", admin.end_sessions, "Sign a person out", REASON, codes=ACT),
    Operation("POST", f"{P}/disown", admin.disown, "Remove an owner", REASON, codes=ACT),
    Operation("POST", "/admin/ban", admin.ban, "Ban a person or an address", admin_bodies.BanRequest, codes=ACT),
    Operation("POST", "/admin/mute", admin.mute_everywhere, "Mute a person", admin_bodies.MuteRequest, codes=ACT),
    Operation("POST", "/admin/lift", admin.lift, "Lift a ban or mute", admin_bodies.LiftRequest, codes=ACT),
    Operation(
        "POST",
        "/admin/prune",
        admin.prune_now,
        "Remove what was left behind",
        admin_bodies.PruneRequest,
        admin_bodies.Pruned,
        codes=("not-yours", "not-stored"),
    ),
    Operation(
        "POST",
        "/admin/owner-link",
        admin.owner_link,
        "A link that makes an owner",
        returns=bodies.LinkMade,
        codes=("not-yours", "too-fast", "not-stored"),
    ),
)
EVERY_OPERATION = (
    *OPERATIONS,
    *REPLAY_OPERATIONS,
    *RESULT_OPERATIONS,
    *LEARNING_OPERATIONS,
    *ADMIN_OPERATIONS,
)
