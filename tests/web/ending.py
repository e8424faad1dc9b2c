"""The end of a game in a page: the ceremony, the table of results, and the record that the server keeps."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import fogg

RECORD = "async (table) => (await fetch(`/api/tables/${table}/record`)).text()"


def kept_record(page: Page) -> fogg.Record:
    """Return the record of the finished game that a page shows."""
    return fogg.read_record(page.evaluate(RECORD, page.url.rsplit("/", 1)[1]))


def expect_end(page: Page, game: fogg.Game) -> None:
    """Check the ceremony, then a table with all points as Python counts them."""
    assert game.result is not None
    expect(page.locator(".ceremony")).to_be_visible()
    page.keyboard.press("Escape")
    for row, side in enumerate(game.result.standings):
        expect(page.locator(".standings tbody tr").nth(row).locator(".total")).to_have_text(str(side.total))
