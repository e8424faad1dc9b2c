"""Running the steps with Alembic, which is slow to load: a start that changes nothing does without it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def settings(folder: Path) -> Config:
    """Return Alembic's settings: where the steps are."""
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def run_steps(connection: Connection, folder: Path, to: str) -> None:
    """Run the steps of a folder up to a revision inside the transaction of a connection."""
    config = settings(folder)
    config.attributes["connection"] = connection
    command.upgrade(config, to)
