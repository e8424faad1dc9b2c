"""The server goes away in mid-game and comes back: the page does too, and nothing is lost."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.web.people import People, keep_all, sit_down

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


def serve(db: Path, port: int) -> tuple[subprocess.Popen[str], int]:
    """A server on that database, and its port."""
    command = [sys.executable, "-c", "from fogg.cli import main; main()", "serve", "--port", str(port), "--db", str(db)]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert process.stdout is not None
    while (found := ADDRESS.search(process.stdout.readline())) is None:
        assert process.poll() is None, "the server ended"
    return process, int(found[1])


def test_a_page_comes_back_after_the_server_was_killed(chromium: Browser, page_is_built: None, tmp_path: Path) -> None:
    db = tmp_path / "fogg.sqlite"
    process, port = serve(db, 0)
    people = People(chromium, f"http://127.0.0.1:{port}")
    try:
        page = people.somebody()
        sit_down(page, "new_york")
        keep_all(page)
        page.wait_for_selector(".signplate.you")
        hand = page.locator(".hand").inner_text()
        process.kill()
        process.communicate()
        expect(page.locator(".signplate.cut")).to_be_visible(timeout=15_000)
        process, _ = serve(db, port)
        expect(page.locator(".signplate.you")).to_be_visible(timeout=30_000)
        assert page.locator(".hand").inner_text() == hand
    finally:
        process.kill()
        process.communicate()
        people.said = [line for line in people.said if "WebSocket" not in line and "ERR_CONNECTION" not in line]
        people.close()
