"""A backup that was changed and sealed again is played before it is trusted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.engine import URL
from tests.server.house import house, started
from tests.server.playing import move
from tests.server.test_backup import Line, rewrite

from fogg.cli.commands.backup_command import load, save
from fogg.server.registry.restored import DoesNotReplay
from fogg.server.store.rows import checksum


def resealed(path: Path, old: str, new: str) -> None:
    """Change the bodies of rows in a backup, with checksums that fit."""

    def change(lines: list[Line]) -> None:
        columns: list[str] = []
        before = ""
        changed = 0
        for number, line in enumerate(lines):
            if isinstance(line, dict):
                columns = line["columns"] if line.get("table") == "rows" else []
            elif columns:
                row: dict[str, Any] = dict(zip(columns, line, strict=True))
                changed += old in row["body"]
                row["body"] = row["body"].replace(old, new)
                before = row["checksum"] = checksum(
                    before, row["seq"], row["at"], row["person"], row["command"], row["body"]
                )
                lines[number] = list(row.values())
        assert changed

    rewrite(path, change)


@pytest.fixture
async def backup(sqlite: URL, tmp_path: Path) -> Path:
    """Return a backup of a server with a table at which Ada has decided once."""
    async with house(sqlite) as home:
        ada, ben = await home.guest("Ada"), await home.guest("Ben")
        await move(ada, await started(ada, ben), 0, "a")
    await save(tmp_path / "a.backup", str(sqlite.database))
    return tmp_path / "a.backup"


async def test_a_backup_as_it_was_is_restored(backup: Path, tmp_path: Path) -> None:
    assert (await load(backup, str(tmp_path / "b.sqlite"), replace=False))["tables"] == 1


async def test_a_decision_that_cannot_have_been_made_is_found(backup: Path, tmp_path: Path) -> None:
    resealed(backup, '"do":"', '"do":"not-')
    with pytest.raises(DoesNotReplay, match=r"row \d+ of table \w+ does not replay"):
        await load(backup, str(tmp_path / "b.sqlite"), replace=False)
    assert (await load(backup, str(tmp_path / "b.sqlite"), replace=False, keep_damaged=True))["tables"] == 1


async def test_a_row_without_its_checksum_is_found(backup: Path, tmp_path: Path) -> None:
    def change(lines: list[Line]) -> None:
        row = next(
            line for line in lines if isinstance(line, list) and '"do":' in json.dumps(line[-2]).replace("\\", "")
        )
        row[-1] = "0" * len(row[-1])

    rewrite(backup, change)
    with pytest.raises(DoesNotReplay, match=r"row 4 of table"):
        await load(backup, str(tmp_path / "b.sqlite"), replace=False)
