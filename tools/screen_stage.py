"""The servers of `make screenshots`: one without any games, and one with stored games on a fixed day."""

from __future__ import annotations

import subprocess
import sys
from functools import cached_property
from pathlib import Path

from playwright.sync_api import Page
from tests.web.recorded import FIXED_DAY, Recorded, record_games
from tests.web.replays import QUICK
from tests.web.serving import Serving


class Stage:
    """The servers, each started when a scene wants it, and who is known there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.gate = folder / "gate"  # analyses wait for this file
        self.cookies: dict[str, list[dict[str, str]]] = {}
        self.running: list[Serving] = []

    @cached_property
    def address(self) -> str:
        """Return where the server without games is."""
        return self.start(Serving(self.folder / "fogg.sqlite", first=QUICK.format(gate=str(self.gate))))

    @cached_property
    def recorded(self) -> Recorded:
        """Return what is stored on the other server."""
        return record_games(self.folder / "recorded.sqlite")

    @cached_property
    def played(self) -> str:
        """Return where the server with stored games is."""
        assert self.recorded.links
        return self.start(Serving(self.folder / "recorded.sqlite", first=FIXED_DAY))

    def start(self, serving: Serving) -> str:
        serving.start()
        self.running.append(serving)
        return serving.address

    def owner_link(self) -> str:
        """Return the link that makes its reader the host of the server with stored games."""
        assert self.played
        command = [sys.executable, "-m", "fogg", "admin", "owner-link", "--db", str(self.folder / "recorded.sqlite")]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()

    def enter(self, page: Page, name: str, button: str) -> None:
        """Sign a person of the stored games in; their link works once, then their cookie does."""
        if name in self.cookies:
            page.context.add_cookies(self.cookies[name])  # type: ignore[arg-type]
        else:
            page.goto(self.played + self.recorded.links[name])
            page.get_by_role("button", name=button).click()
            page.wait_for_selector(".front")
            page.wait_for_load_state("networkidle")
            self.cookies[name] = page.context.cookies()  # type: ignore[assignment]
        page.goto(self.played)

    def stop(self) -> None:
        for serving in self.running:
            serving.stop()
