"""Ready-made small pictures of boards: there, small, and of the drawings of today."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest
from sqlalchemy.engine import URL
from tests.server.drawn import MADE, seen_digest
from tests.server.house import house

import fogg
from fogg.board import editions_home
from fogg.server.board_pictures import THEMES, list_drawing, thumbnail_file
from fogg.server.offered import Catalog

OF = json.loads(MADE.read_text(encoding="utf-8"))
MOST_BYTES = 40_000


@pytest.mark.parametrize("edition", fogg.playable())
def test_a_board_has_a_small_picture_of_its_drawing_by_day_and_night(edition: str) -> None:
    for theme in THEMES:
        data = thumbnail_file(edition, theme).read_bytes()
        assert data[:4] == b"RIFF" and data[8:12] == b"WEBP" and len(data) < MOST_BYTES
        drawn = seen_digest(list_drawing(fogg.load(edition), theme))
        assert drawn == OF[f"{edition}-{theme}"], "the drawing has changed: run tools/thumbnails.py"


async def test_lists_show_ready_made_pictures_and_draw_the_boards_of_a_host(
    tmp_path: Path, sqlite: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(editions_home() / "new_york", tmp_path / "mine")
    monkeypatch.setattr("tests.server.house.CATALOG", Catalog(tmp_path))
    async with house(sqlite) as home:
        ada = await home.guest("Ada")
        answer = await ada.ask("GET", "/api/thumbnails/usa?theme=night")
        assert answer.headers["content-type"] == "image/webp"
        assert answer.content == thumbnail_file("usa", "night").read_bytes()
        drawn = await ada.ask("GET", "/api/thumbnails/own-mine")
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert drawn.text.startswith("<svg ")
        assert (await ada.ask("GET", "/api/thumbnails/atlantis")).status_code == 404
