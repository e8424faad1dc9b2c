"""`fogg serve`: tables on the network."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from fogg import native
from fogg.cli.database import DatabaseOption, server_imports

if TYPE_CHECKING:
    from fogg.server.settings import Settings

NOT_FOR_FRIENDS = ("127.0.0.1", "localhost", "::1")


def serve(
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            help="Where to listen: 127.0.0.1 for this machine only, 0.0.0.0 for everyone on the network.",
        ),
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", min=0, max=65535, help="The port; 0: any free one.")] = 8000,
    db: DatabaseOption = "fogg.sqlite",
    public_url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="FOGG_PUBLIC_URL",
            help="The public address, behind a proxy: https://fogg.example",
        ),
    ] = "",
    proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESSES",
            envvar="FOGG_PROXY",
            help="Trusted proxies: addresses or networks separated by commas, or `loopback`.",
        ),
    ] = "",
    boards: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A folder of boards of your own, each in a folder inside it.")
    ] = None,
    allow_code: Annotated[
        bool,
        typer.Option(
            "--allow-code",
            help="Allow boards with Python rules of their own; they run with your permissions, so trust them.",
        ),
    ] = False,
    metrics_token: Annotated[
        str,
        typer.Option(
            metavar="TOKEN",
            envvar="FOGG_METRICS_TOKEN",
            help="Token to read /metrics from other machines; better as a variable, since others see command lines.",
        ),
    ] = "",
    allow_private_webhooks: Annotated[
        bool, typer.Option("--allow-private-webhooks", help="Allow players' webhooks to reach your own network.")
    ] = False,
    workers: Annotated[
        int,
        typer.Option(
            metavar="N", min=1, help="Serve with that many processes behind one port; more than one need PostgreSQL."
        ),
    ] = 1,
    bot_workers: Annotated[
        int | None,
        typer.Option(metavar="N", min=1, help="Processes for bots of each worker; default: one less than the cores."),
    ] = None,
    node: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS",
            envvar="FOGG_NODE",
            help="The address of this machine in a network that only servers on the same database use, for the lines "
            "between them: 10.0.0.5 or 10.0.0.5:7000. Needed when they run on several machines.",
        ),
    ] = "127.0.0.1",
    node_bind: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", help="Where to listen for them, if not at --node: 0.0.0.0:7000 in a container."
        ),
    ] = "",
    limits: Annotated[
        float,
        typer.Option(metavar="FACTOR", help="Multiply all rate limits by this factor."),
    ] = 1.0,
    retention_days: Annotated[
        int,
        typer.Option(
            metavar="N",
            min=0,
            help="Days without a sign of life after which unfinished games and guests without a game go; 0: never.",
        ),
    ] = 90,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Write logs as JSON lines.")] = False,
) -> None:
    """Serve tables to browsers and programs, until Ctrl-C.

    Everything is kept in one database, by default the file fogg.sqlite in the current folder. An upgrade changes it
    by itself at the next start, after a copy was made. `fogg backup FILE` saves it while the server runs.

    For example: fogg serve --host 0.0.0.0
    """
    # Imported when needed: the other commands need neither a web server nor a database.
    with server_imports("serve"):
        from fogg.server.run import run
        from fogg.server.settings import Settings, read_proxies, read_public_url

    settings = Settings(
        host=host,
        port=port,
        db=db,
        public_url=read_public_url(public_url) if public_url else "",
        proxy=read_proxies(proxy),
        boards=boards,
        allow_code=allow_code,
        metrics_token=metrics_token,
        allow_private_webhooks=allow_private_webhooks,
        workers=workers,
        bot_workers=bot_workers,
        node=node,
        node_bind=node_bind,
        json_logs=json_logs,
        limit_scale=limits,
        retention_days=retention_days,
    )
    # A link that makes an owner is for the eyes of who starts the server: not for a journal that keeps its output.
    watched = sys.stdout.isatty()
    run(settings, lambda taken, path: typer.echo(banner(settings, taken, path)), owner_link=watched)


def banner(settings: Settings, port: int, owner_path: str = "") -> str:
    """Return what a host reads when the server is there: where to go, how friends get there, and how to be its host."""
    from fogg.server.addresses import own_address, qr_code, web_addresses

    found = web_addresses(settings.host, port, settings.public_url)
    lines = ["Fogg is served at", *(f"  {address}" for address in found)]
    if settings.host in NOT_FOR_FRIENDS and not settings.public_url:
        lines += ["", "Only this machine can open that; for friends on your network: fogg serve --host 0.0.0.0"]
    elif sys.stdout.isatty():
        lines += ["", qr_code(found[0]).rstrip("\n")]
    if owner_path:
        base = settings.public_url or own_address(settings.host, port)
        lines += ["", "To manage it in the browser, open this link once, within an hour; keep it to yourself:"]
        lines += [f"  {base}{owner_path}"]
    engine = native.status()
    if not engine.compiled:
        lines += ["", f"The engine runs as plain Python: {engine.why}."]
    return "\n".join([*lines, "", "Ctrl-C ends it; games go on at the next start."])
