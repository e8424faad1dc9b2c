"""A server with the built page, a browser, and people in it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.web.browser import NoBrowser, find_browser, flags, is_left_out
from tests.web.people import People

from fogg.server.build import STATIC

ROOT = Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Left out loudly: every test says why."""
    if is_left_out():
        for item in items:
            if "tests/web" in str(item.path):
                item.add_marker(pytest.mark.skip(reason="FOGG_TEST_BROWSER=off"))


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """The page, built anew if its sources have changed."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=True)
    assert (STATIC / "index.html").exists()


@pytest.fixture(scope="session")
def address(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where a server runs, with wide limits."""
    db = tmp_path_factory.mktemp("web") / "fogg.sqlite"
    command = [sys.executable, "-c", "from fogg.cli import main; main()", "serve", "--port", "0", "--limits", "1000"]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    command += ["--db", str(db)]
    with (
        (db.parent / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment) as process,
    ):
        assert process.stdout is not None
        found = None
        while found is None:
            line = process.stdout.readline()
            assert line, "the server ended"
            found = ADDRESS.search(line)
        yield found[0]
        process.terminate()
        process.stdout.read()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """A browser."""
    try:
        path = find_browser()
    except NoBrowser as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=flags())
        yield browser
        browser.close()


@pytest.fixture
def people(chromium: Browser, address: str) -> Iterator[People]:
    """People with a browser each; at the end their consoles must be empty."""
    found = People(chromium, address)
    yield found
    found.close()
