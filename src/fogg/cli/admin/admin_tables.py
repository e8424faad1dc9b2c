"""Lists of `fogg admin` as columns."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from typing import Any

import typer

NEVER = "-"


def when(seconds: float | None) -> str:
    """Return a time of this machine's clock."""
    return NEVER if seconds is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


def columns(head: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """Return lines in columns as wide as they must be; the last one is as long as it is."""
    rows = [head, *lines]
    widths = [max(len(row[n]) for row in rows) for n in range(len(head) - 1)]
    return "\n".join(
        "  ".join([*(row[n].ljust(width) for n, width in enumerate(widths)), row[-1]]).rstrip() for row in rows
    )


def show(found: list[dict[str, Any]], head: Sequence[str], lines: Sequence[Sequence[str]], *, as_json: bool) -> None:
    """Print a list as columns, or as JSON for programs."""
    if as_json:
        typer.echo(json.dumps(found, ensure_ascii=False, indent=2))
    elif lines:
        typer.echo(columns(head, lines))
    else:
        typer.echo("None.")


def show_tables(found: list[dict[str, Any]], *, as_json: bool) -> None:
    """Print tables."""
    lines = [
        [
            one["table"],
            one["state"],
            one["edition"],
            "private" if one["private"] else "public",
            when(one["updated"]),
            str(one.get("watching", 0)),
            str(one.get("invitations", 0)),
            ", ".join(one["names"]),
        ]
        for one in found
    ]
    head = ("TABLE", "STATE", "EDITION", "", "CHANGED", "PAGES", "LINKS", "PLAYERS")
    show(found, head, lines, as_json=as_json)


def show_people(found: list[dict[str, Any]], *, as_json: bool) -> None:
    """Print people."""
    marks = ("owner", "here", "banned", "muted")
    lines = [
        [
            one["person"],
            one["name"],
            when(one["seen"]),
            str(one["games"]),
            str(one["devices"]),
            " ".join([*(mark for mark in marks if one.get(mark)), *one.get("addresses", [])]),
        ]
        for one in found
    ]
    show(found, ("PERSON", "NAME", "SEEN", "GAMES", "DEVICES", ""), lines, as_json=as_json)


def show_sanctions(found: list[dict[str, Any]], *, as_json: bool) -> None:
    """Print bans and mutes."""
    lines = [
        [
            one["kind"],
            one.get("person") or one.get("address") or "",
            one.get("name") or "",
            when(one["created"]),
            "until lifted" if one["until"] is None else when(one["until"]),
            one["reason"],
        ]
        for one in found
    ]
    show(found, ("", "WHO", "NAME", "SINCE", "UNTIL", "REASON"), lines, as_json=as_json)


def show_log(found: list[dict[str, Any]], *, as_json: bool) -> None:
    """Print what hosts did."""
    lines = [
        [
            when(one["at"]),
            one.get("by") or "server",
            one["action"],
            one["target"] + (f" ({one['name']})" if one.get("name") else ""),
            one["reason"],
        ]
        for one in found
    ]
    show(found, ("WHEN", "BY", "WHAT", "WHOM", "REASON"), lines, as_json=as_json)
