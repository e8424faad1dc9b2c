"""The commands of `fogg admin`."""

from __future__ import annotations

import ipaddress
from typing import Annotated, Any

import typer

from fogg.cli.admin.admin_client import AdminClient
from fogg.cli.admin.admin_tables import show_log, show_people, show_sanctions, show_tables
from fogg.cli.database import DatabaseOption
from fogg.cli.options import JsonOption

ServerOption = Annotated[
    str, typer.Option("--server", metavar="URL", help="Where the server is, if this machine cannot tell.")
]
PersonArgument = Annotated[str, typer.Argument(metavar="PERSON", help="A name, an id, or the beginning of an id.")]
TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, or its beginning.")]
WhoArgument = Annotated[str, typer.Argument(metavar="PERSON or ADDRESS", help="A person, or an IP address.")]
ReasonOption = Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; it stands in the log.")]
YesOption = Annotated[bool, typer.Option("--yes", help="Do not ask before removing something for good.")]
FindOption = Annotated[str, typer.Option("--find", metavar="TEXT", help="The beginning of an id, or part of a name.")]

admin = typer.Typer(
    name="admin",
    help=(
        "Look after a server that is running: tables, people, bans, and the log of what was done.\n\n"
        "It finds the server through its database, so run it where the database can be read, with the same --db.\n\n"
        "For example: fogg admin people --find ada"
    ),
    no_args_is_help=True,
    rich_markup_mode=None,
)


def is_address(text: str) -> bool:
    """Return True if a text is an IP address, or a network of IPv6."""
    try:
        ipaddress.ip_address(text.partition("/")[0])
    except ValueError:
        return False
    return True


def sure(what: str, *, yes: bool) -> None:
    """Ask before something is removed for good; no answer is a no."""
    if not yes:
        typer.confirm(f"{what} This cannot be undone. Go on?", abort=True)


@admin.command("tables")
def list_tables(
    db: DatabaseOption = "fogg.sqlite",
    server: ServerOption = "",
    find: FindOption = "",
    state: Annotated[
        str, typer.Option(metavar="STATE", help="Only open, running, finished, closed or stopped ones.")
    ] = "",
    as_json: JsonOption = False,
) -> None:
    """List the tables that changed last, 200 at most."""
    found = AdminClient(db, server).get("tables", find=find, state=state)["tables"]
    show_tables(found, as_json=as_json)


@admin.command("people")
def list_people(
    db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", find: FindOption = "", as_json: JsonOption = False
) -> None:
    """List the people who were seen last, 200 at most; with addresses while they are at a table."""
    show_people(AdminClient(db, server).get("people", find=find)["people"], as_json=as_json)


@admin.command("bans")
def list_bans(db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", as_json: JsonOption = False) -> None:
    """List the bans and mutes that hold."""
    show_sanctions(AdminClient(db, server).get("sanctions")["sanctions"], as_json=as_json)


@admin.command("log")
def list_log(db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", as_json: JsonOption = False) -> None:
    """List what hosts did, the latest first, 200 lines at most."""
    show_log(AdminClient(db, server).get("log")["log"], as_json=as_json)


@admin.command("close")
def close_table(
    table: TableArgument, db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", reason: ReasonOption = ""
) -> None:
    """End a table without a result; all who are at it are told."""
    client = AdminClient(db, server)
    id = client.table(table)
    client.post(f"tables/{id}/close", {"reason": reason})
    typer.echo(f"Closed table {id}.")


@admin.command("delete-table")
def delete_table(
    table: TableArgument,
    db: DatabaseOption = "fogg.sqlite",
    server: ServerOption = "",
    reason: ReasonOption = "",
    yes: YesOption = False,
) -> None:
    """Remove a table for good, with its game, chat and record."""
    client = AdminClient(db, server)
    id = client.table(table)
    sure(f"Table {id} goes with its game, chat and record.", yes=yes)
    client.post(f"tables/{id}/delete", {"reason": reason})
    typer.echo(f"Removed table {id}.")


@admin.command("revoke")
def revoke(
    table: TableArgument, db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", reason: ReasonOption = ""
) -> None:
    """Take back all invitations to a table, used ones too, and send away people who only watch by one."""
    client = AdminClient(db, server)
    id = client.table(table)
    client.post(f"tables/{id}/revoke", {"reason": reason})
    typer.echo(f"Took back all invitations to table {id}.")


def named(client: AdminClient, who: str) -> dict[str, str]:
    """Return a person or an address, as requests name them."""
    return {"address": who} if is_address(who) else {"person": client.person(who)}


@admin.command("ban")
def ban(
    who: WhoArgument,
    db: DatabaseOption = "fogg.sqlite",
    server: ServerOption = "",
    days: Annotated[float | None, typer.Option(metavar="N", help="For how many days; without: until lifted.")] = None,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; the banned read it too.")] = "",
) -> None:
    """Turn a person or an address away. Their open pages end. An IPv6 address stands for its network (/64)."""
    client = AdminClient(db, server)
    body: dict[str, Any] = {**named(client, who), "reason": reason}
    client.post("ban", body if days is None else {**body, "days": days})
    typer.echo(f"Banned {who}{' until lifted' if days is None else f' for {days:g} days'}.")


@admin.command("unban")
def unban(
    who: WhoArgument, db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", reason: ReasonOption = ""
) -> None:
    """Lift a ban."""
    client = AdminClient(db, server)
    client.post("lift", {**named(client, who), "reason": reason})
    typer.echo(f"Lifted the ban of {who}.")


@admin.command("mute")
def mute(
    person: PersonArgument,
    db: DatabaseOption = "fogg.sqlite",
    server: ServerOption = "",
    hours: Annotated[float | None, typer.Option(metavar="N", help="For how many hours; without: until lifted.")] = None,
    reason: Annotated[str, typer.Option("--reason", metavar="TEXT", help="Why; the muted read it too.")] = "",
) -> None:
    """Take no chat of a person, at any table."""
    client = AdminClient(db, server)
    body: dict[str, Any] = {"person": client.person(person), "reason": reason}
    client.post("mute", body if hours is None else {**body, "hours": hours})
    typer.echo(f"Muted {person}{' until lifted' if hours is None else f' for {hours:g} hours'}.")


@admin.command("unmute")
def unmute(
    person: PersonArgument, db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", reason: ReasonOption = ""
) -> None:
    """Lift a mute."""
    client = AdminClient(db, server)
    client.post("lift", {"person": client.person(person), "mute": True, "reason": reason})
    typer.echo(f"Lifted the mute of {person}.")


@admin.command("end-sessions")
def end_sessions(
    person: PersonArgument, db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", reason: ReasonOption = ""
) -> None:
    """Sign a person out on all devices; a recovery link still brings them back."""
    client = AdminClient(db, server)
    client.post(f"people/{client.person(person)}/end-sessions", {"reason": reason})
    typer.echo(f"Signed {person} out everywhere.")


@admin.command("delete-person")
def delete_person(
    person: PersonArgument,
    db: DatabaseOption = "fogg.sqlite",
    server: ServerOption = "",
    reason: ReasonOption = "",
    yes: YesOption = False,
) -> None:
    """Forget a person: name, chat, devices and links go; at their tables they become a former player."""
    client = AdminClient(db, server)
    id = client.person(person)
    sure(f"{person} ({id}) is forgotten: name, chat, devices and links go, running games are resigned.", yes=yes)
    client.post(f"people/{id}/delete", {"reason": reason})
    typer.echo(f"Forgot {person}.")


@admin.command("owner-link")
def owner_link(db: DatabaseOption = "fogg.sqlite", server: ServerOption = "") -> None:
    """Print a link that makes its user an owner, who has these tools in the browser; good once, for an hour."""
    client = AdminClient(db, server)
    typer.echo(client.public + client.post("owner-link", {})["path"])


@admin.command("disown")
def disown(
    person: PersonArgument, db: DatabaseOption = "fogg.sqlite", server: ServerOption = "", reason: ReasonOption = ""
) -> None:
    """Make an owner a person like all others."""
    client = AdminClient(db, server)
    client.post(f"people/{client.person(person)}/disown", {"reason": reason})
    typer.echo(f"{person} is not an owner any more.")


@admin.command("prune")
def prune_now(
    db: DatabaseOption = "fogg.sqlite",
    server: ServerOption = "",
    days: Annotated[int, typer.Option(min=1, metavar="N", help="Days without a sign of life.")] = 90,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only tell what would go.")] = False,
    yes: YesOption = False,
) -> None:
    """Remove unfinished tables and people without a game now; the server does so daily by itself."""
    client = AdminClient(db, server)
    if not dry_run:
        sure(f"Unfinished tables and people without a game go after {days} days without a sign of life.", yes=yes)
    found = client.post("prune", {"days": days, "dry_run": dry_run})
    done = "would be removed" if dry_run else "removed"
    typer.echo(f"{found['tables']} tables and {found['people']} people {done}.")
