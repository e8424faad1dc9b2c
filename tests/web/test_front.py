"""The front page: boards found by players and length."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.web.people import People

from fogg.board import describe
from fogg.engine import playable

SHORT = 30  # minutes


def is_short(edition: str) -> bool:
    """Return True if a game of the edition is over in less than half an hour."""
    minutes = describe(edition).about.get("play_time_minutes")
    return minutes is not None and minutes[-1] < SHORT


def test_boards_are_found_by_players_and_length(people: People) -> None:
    page = people.visitor("laptop")
    boards = page.locator(".edition")
    expect(boards).to_have_count(6)
    players = page.get_by_role("group", name="Players")
    players.locator("label", has_text="6").click()
    for_six = [edition for edition in playable() if 6 in describe(edition).players]
    expect(boards).to_have_count(len(for_six))
    page.get_by_role("group", name="Length").locator("label", has_text="Under 30 min").click()
    assert not any(is_short(edition) for edition in for_six)
    expect(page.get_by_text("No board fits.")).to_be_visible()
    players.locator("label", has_text="Any").click()
    expect(boards).to_have_count(sum(is_short(edition) for edition in playable()))


def test_the_filters_of_boards_work_by_keys(people: People) -> None:
    page = people.visitor("laptop")
    any_number = page.get_by_role("group", name="Players").get_by_role("radio", name="Any")
    any_number.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="2", exact=True)).to_be_checked()
    expect(page.locator(".edition")).to_have_count(sum(2 in describe(edition).players for edition in playable()))
