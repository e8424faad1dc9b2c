"""docs/hosting.md tells every option of `fogg serve`, and none that is not there."""

import re
from pathlib import Path

import typer

from fogg.cli.app import app
from fogg.server.http.door import PLENTY
from fogg.server.settings import DATABASE, HOST, PORT, Settings
from fogg.server.webhooks.webhook import PAUSES, SECONDS

PAGE = (Path(__file__).resolve().parent.parent.parent / "docs" / "hosting.md").read_text(encoding="utf-8")


def options(command: str) -> dict[str, str]:
    """Return each option of a command with its variable, if it has one."""
    found = typer.main.get_command(app).commands[command]  # type: ignore[attr-defined]
    return {param.opts[0]: param.envvar or "" for param in found.params if param.opts[0] != "--help"}


def test_the_table_has_every_option_with_its_variable() -> None:
    listed = re.findall(r"^\| `(--[\w-]+)[^`]*` \| (?:`(\w+)`)? ?\|", PAGE, re.MULTILINE)
    assert dict(listed) == options("serve")


def test_every_option_in_an_example_exists() -> None:
    known = {option for command in ("serve", "backup", "restore") for option in options(command)}
    examples = [line for line in PAGE.splitlines() if re.search(r"fogg (?:serve|backup|restore)", line)]
    assert {word for line in examples for word in re.findall(r"--[\w-]+", line.partition("fogg ")[2])} <= known


def test_defaults_are_the_same_everywhere() -> None:
    assert Settings() == Settings(host=HOST, port=PORT, db=DATABASE)
    assert f"`{DATABASE}`" in PAGE and f"`{PORT}`" in PAGE and f"`{HOST}`" in PAGE


def test_the_pauses_between_calls_are_those_of_the_code() -> None:
    assert (SECONDS, PAUSES) == (5, (30, 300, 3600))
    assert "5 seconds at most and are tried again after 30 seconds, 5 minutes and an hour" in PAGE


def test_the_unit_of_systemd_allows_enough_connections() -> None:
    assert f"LimitNOFILE={PLENTY}" in PAGE
