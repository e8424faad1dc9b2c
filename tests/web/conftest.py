"""A server with the built page, a browser, and people in it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.web.browser import NoBrowser, find_browser, flags, is_left_out
from tests.web.people import People
from tests.web.serving import Serving

from fogg.server.page_build import STATIC

ROOT = Path(__file__).resolve().parents[2]
expect.set_options(timeout=15_000)  # ms, for slow machines


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip loudly: every test says why."""
    if is_left_out():
        for item in items:
            if "tests/web" in str(item.path):
                item.add_marker(pytest.mark.skip(reason="FOGG_TEST_BROWSER=off"))


@pytest.fixture(scope="session")
def page_is_built() -> None:
    """Build the page if its sources have changed."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], check=True)
    assert (STATIC / "index.html").exists()


@pytest.fixture(scope="session")
def serving(page_is_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Yield a server with wide limits."""
    serving = Serving(tmp_path_factory.mktemp("web") / "fogg.sqlite")
    serving.start()
    yield serving
    serving.stop()


@pytest.fixture(scope="session")
def address(serving: Serving) -> str:
    """Return where a server runs."""
    return serving.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Yield a browser."""
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
    """Yield people with a browser each; at the end their consoles must be empty."""
    found = People(chromium, address)
    yield found
    found.close()
