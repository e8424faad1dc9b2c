"""A host's requests: the token of `fogg admin`, or an owner's session, opens them."""

from __future__ import annotations

from fogg.server.admin.desk import OWNER_LINK
from fogg.server.admin.host_actions import HostActions, become_owner
from fogg.server.admin.listings import hosted_people, hosted_tables, log_lines, sanctions_shown
from fogg.server.admin.upkeep import DAY, tidy
from fogg.server.http.requests.call import Call, token_of
from fogg.server.http.requests.me import show
from fogg.server.protocol.admin_bodies import (
    AdminLog,
    BanRequest,
    HostedPeople,
    HostedTables,
    LiftRequest,
    MuteRequest,
    Pruned,
    PruneRequest,
    SanctionsShown,
    WithReason,
)
from fogg.server.protocol.bodies import Done, LinkMade, Me, UseLink
from fogg.server.request_refusal import RequestRefused
from fogg.server.store.people import use_link
from fogg.server.store.retention import remove_old

MOST_SOUGHT = 64


def host(call: Call) -> HostActions:
    """Return what the host who asks can do; a refusal for everybody else."""
    server = call.server
    given = token_of(call.request, server.secret)
    if given is not None and given[1] and server.admin.is_token(given[0]):
        return HostActions(server, None)
    if call.person is None or call.person.id not in server.admin.owners:
        raise RequestRefused("not-yours")
    return HostActions(server, call.person.id)


def sought(call: Call, name: str) -> str:
    """Return what a list is searched for."""
    return call.request.query_params.get(name, "")[:MOST_SOUGHT]


async def list_tables(call: Call) -> HostedTables:
    """Return the tables that changed last; `?find=` the beginning of an id, `?state=` only those."""
    host(call)
    return HostedTables(tuple(await hosted_tables(call.server, sought(call, "find"), sought(call, "state"))))


async def list_people(call: Call) -> HostedPeople:
    """Return the people who were seen last; `?find=` the beginning of an id, or a part of a name."""
    host(call)
    return HostedPeople(tuple(await hosted_people(call.server, sought(call, "find"))))


async def list_sanctions(call: Call) -> SanctionsShown:
    """Return the bans and mutes that hold."""
    host(call)
    return SanctionsShown(tuple(await sanctions_shown(call.server)))


async def show_log(call: Call) -> AdminLog:
    """Return what hosts did last."""
    host(call)
    return AdminLog(tuple(await log_lines(call.server)))


async def close_table(call: Call) -> Done:
    """End a table without a result."""
    body: WithReason = call.body
    await host(call).close_table(call.param("table"), body.reason)
    return Done()


async def delete_table(call: Call) -> Done:
    """Remove a table for good."""
    body: WithReason = call.body
    await host(call).delete_table(call.param("table"), body.reason)
    return Done()


async def revoke(call: Call) -> Done:
    """Take back all invitations to a table; who only watches a private one by such a link is sent away."""
    body: WithReason = call.body
    await host(call).revoke(call.param("table"), body.reason)
    return Done()


async def ban(call: Call) -> Done:
    """Turn a person or an address away; open sockets end."""
    body: BanRequest = call.body
    await host(call).ban(body)
    return Done()


async def mute_everywhere(call: Call) -> Done:
    """Take no chat of a person, at any table."""
    body: MuteRequest = call.body
    await host(call).mute(body)
    return Done()


async def lift(call: Call) -> Done:
    """Lift a ban or a mute."""
    body: LiftRequest = call.body
    await host(call).lift(body)
    return Done()


async def delete_person(call: Call) -> Done:
    """Forget a person; their tables stay, with a former player."""
    body: WithReason = call.body
    await host(call).delete_person(call.param("person"), body.reason)
    return Done()


async def end_sessions(call: Call) -> Done:
    """Sign a person out on all devices."""
    body: WithReason = call.body
    await host(call).end_sessions(call.param("person"), body.reason)
    return Done()


async def disown(call: Call) -> Done:
    """Make an owner a person like all others."""
    body: WithReason = call.body
    await host(call).disown(call.param("person"), body.reason)
    return Done()


async def prune_now(call: Call) -> Pruned:
    """Remove what was left behind, or only count it."""
    body: PruneRequest = call.body
    actions = host(call)
    if body.dry_run:
        before = call.server.clock.now() - body.days * DAY
        return Pruned(*await remove_old(call.server.engine, before, dry_run=True))
    return Pruned(*await tidy(call.server, body.days, actor=actions.actor, why="asked for"))


async def owner_link(call: Call) -> LinkMade:
    """Return a link that makes its user an owner, once, within an hour."""
    actions = host(call)
    await call.server.limit_everywhere("links", *call.keys)
    token = await actions.owner_link()
    return LinkMade(f"/own#{token}", token)


async def use_owner_link(call: Call) -> Me:
    """Become an owner by the link that the start of the server printed."""
    body: UseLink = call.body
    await call.server.limit_everywhere("links", *call.keys)
    person = call.me.id
    async with call.server.links():
        link = await call.server.people.link(body.token)
        now = call.server.clock.now()
        if link is None or link.kind != OWNER_LINK or link.used or (link.expires is not None and link.expires < now):
            raise RequestRefused("bad-link")
        await become_owner(call.server, person, use_link(link))
    return await show(call)
