"""The front page: boards found by players and length, and nothing that moves while it is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.people import SIZES, People

from fogg.board import describe
from fogg.bots.levels import levels
from fogg.engine import playable

SHORT = 30  # minutes
# How far things moved until fonts and pictures were there; 0.1 is what browsers call good.
SHIFTED = """() => new Promise((done) => {
  let sum = 0;
  const watcher = new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += entry.value)));
  watcher.observe({type: "layout-shift", buffered: true});
  const pictures = [...document.images].map((one) => one.decode());
  Promise.all([document.fonts.ready, ...pictures]).then(() => requestAnimationFrame(() => setTimeout(() => {
    watcher.takeRecords().forEach((entry) => (sum += entry.value));
    done(sum);
  })));
})"""


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


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_the_front_page_appears(people: People, size: str) -> None:
    page = people.visitor(size)
    page.wait_for_selector(".foot")
    assert page.evaluate(SHIFTED) < 0.05


def test_a_new_table_has_opponents_of_two_levels_and_shows_their_ratings(people: People) -> None:
    page = people.visitor("laptop")
    seat = page.get_by_label("Who plays as player 2")
    expect(seat.locator("option:checked")).to_have_text("Bot, Aouda, level 2")
    expect(page.get_by_label("Who plays as player 3").locator("option:checked")).to_have_text("Bot, Fix, level 3")
    seat.select_option("Bot, Fogg, level 5")
    (strongest,) = (level for level in levels() if level.number == 5)
    expect(page.get_by_text(f"the hardest to beat; rating {strongest.rating}")).to_be_visible()
    page.get_by_label("Your name").fill("Nell")
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".seat", has_text="Fogg")).to_contain_text("level 5")
    expect(page.locator(".seat", has_text="Fix")).to_contain_text("level 3")


def test_the_bot_that_taught_itself_is_offered_where_it_has_learned_the_table(people: People) -> None:
    page = people.visitor("laptop")
    verne = page.get_by_label("Who plays as player 2").locator("option", has_text="Verne")
    expect(verne).to_be_disabled()
    expect(page.get_by_text("Verne has not learned this board")).to_be_visible()
    page.get_by_role("button", name="Remove player 3").click()
    expect(page.get_by_text("Verne has not learned this board")).to_be_hidden()
    page.get_by_label("Who plays as player 2").select_option("Bot, Verne")
    expect(page.get_by_text("a network that taught itself; rating")).to_be_visible()
    page.get_by_label("Your name").fill("Jean")
    page.get_by_role("button", name="OK").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".seat", has_text="Verne")).to_contain_text("taught itself")
