"""The deal of the day, played to its end in the page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.web.people import People, act_by_list, greedy, send
from tests.web.recorded import FIXED_DAY, record_attempt
from tests.web.serving import Serving

DAILY = "async () => (await fetch('/api/daily')).json()"


@pytest.fixture
def serving(page_is_built: None, tmp_path: Path) -> Iterator[tuple[Serving, str]]:
    """Yield a server on a fixed day, and the link of a person whose attempt is nearly over."""
    link = record_attempt(tmp_path / "fogg.sqlite")
    found = Serving(tmp_path / "fogg.sqlite", first=FIXED_DAY)
    found.start()
    yield found, link
    found.stop()


def test_a_daily_deal_is_played_to_its_end_and_scored_once(chromium: Browser, serving: tuple[Serving, str]) -> None:
    stage, link = serving
    crowd = People(chromium, stage.address)
    page = crowd.visitor("laptop", at=link)
    page.get_by_role("button", name="Sign in").click()
    page.locator(".dailyentry").get_by_role("link", name="Continue").click()
    while act_by_list(page, greedy):
        pass
    page.goto("/daily")
    score = page.evaluate(DAILY)["score"]
    mine = page.locator(".ledgertable tr.mine")
    expect(mine).to_contain_text("Dan")
    expect(mine.get_by_role("cell").last).to_have_text(str(score).replace("-", "−"))
    expect(page.get_by_text("Place 1 of 1")).to_be_visible()
    expect(page.get_by_role("button", name="Play today's deal")).to_have_count(0)
    attempt = page.evaluate(DAILY)["table"]
    assert send(page, "/api/daily", {})["table"] == attempt, "no second attempt begins"
    page.get_by_role("button", name="Play it again for practice").click()
    page.wait_for_selector(".choose .ticket")
    page.goto("/daily")
    expect(page.get_by_role("heading", name="Table of the day 1 score")).to_be_visible()
    expect(page.get_by_text("Place 1 of 1")).to_be_visible()
    page.route("**/api/daily", lambda route: route.fulfill(json={**route.fetch().json(), "edition": "team_asia"}))
    page.reload()
    expect(page.locator(".dailydeal .prov")).to_have_count(2)
    expect(page.locator(".dailydeal")).to_contain_text("Reconstructed: ")
    crowd.close()
