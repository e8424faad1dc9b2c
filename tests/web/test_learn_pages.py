"""Pages about the rules: on desktop and phone, by day and night, found from the front page and the table."""

from __future__ import annotations

import gzip
import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.looking import assert_accessible, assert_contrast, at_night
from tests.web.people import People, keep_all, sit_down
from tests.web.reading import in_german, read_over

from fogg.board import edition_ids
from fogg.server.learning.rule_page import edition_page, how_to_play_page
from fogg.server.page_build import STATIC

MOST_SCRIPT = 200_000  # bytes of JavaScript, compressed
WIDER = "document.documentElement.scrollWidth - innerWidth"
GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
SMALL = """() => [...document.querySelectorAll(".learn header a, .learn nav a, .learn .btn, .learn footer a")]
  .filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.textContent)"""
SCRIPTS = (
    "() => performance.getEntriesByType('resource').map((one) => one.name).filter((name) => /Learn|Lesson/.test(name))"
)


def look_at(page: Page) -> None:
    """Check that nothing sticks out at a side, targets are large enough, and axe finds nothing by day and night."""
    expect(page.locator(".statements").first).to_be_visible()
    assert page.evaluate(WIDER) <= 0
    assert page.evaluate(SMALL) == []
    assert_accessible(page)
    with at_night(page):
        assert_contrast(page)


def test_the_first_load_is_small_and_has_no_lessons(page_is_built: None) -> None:
    files = re.findall(r"assets/[\w.-]+\.js", (STATIC / "index.html").read_text(encoding="utf-8"))
    assert files and not [name for name in files if re.search("Learn|Lesson|Replay", name)]
    assert sum(len(gzip.compress((STATIC / name).read_bytes())) for name in files) < MOST_SCRIPT


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_how_to_play_from_the_front_page(people: People, size: str) -> None:
    page = people.visitor(size)
    page.wait_for_selector(".foot", state="attached")
    assert page.evaluate(SCRIPTS) == []  # they are loaded when they are wanted
    page.get_by_role("link", name="Learn").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()
    expect(page.locator(".statements li")).to_have_count(len(how_to_play_page().statements))
    look_at(page)
    page.get_by_role("link", name="Europe", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Europe", exact=True)).to_be_visible()
    expect(page.locator(".statements li")).to_have_count(len(edition_page("europe").statements))
    look_at(page)


def test_every_edition_has_a_page_that_fits_a_phone(people: People) -> None:
    page = people.visitor("phone")
    page.goto(f"{people.address}/learn")
    for edition in edition_ids():
        page.evaluate(GO, f"/learn/{edition}")
        expect(page.locator(f".learn [aria-current][href='/learn/{edition}']")).to_be_visible()
        expect(page.locator(".statements li")).to_have_count(len(edition_page(edition).statements))
        assert page.evaluate(WIDER) <= 0, edition
        assert_accessible(page)
        raw = page.evaluate("document.querySelector('.learn main').innerText.match(/\\\\b(web|learn|kind)-[a-z]+/)")
        assert raw is None, (edition, raw)
    look_at(page)
    for path in ("/learn/nederland", "/learn"):
        page.evaluate(GO, path)
        with in_german(page, ".statements"):
            read_over(page)


def test_an_unknown_page_says_so_and_leads_back(people: People) -> None:
    page = people.visitor("laptop")
    page.goto(f"{people.address}/learn/atlantis")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    people.said.clear()  # the browser reports the answer itself
    page.get_by_role("link", name="How to play").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="How to play")).to_be_visible()


def test_boards_and_the_rules_at_a_table_lead_to_their_page(people: People) -> None:
    page = people.visitor("laptop")
    expect(page.get_by_role("link", name="What differs on this board")).to_have_attribute("href", "/learn/usa")
    sit_down(page, "new_york")
    keep_all(page)
    page.get_by_role("button", name="Rules and scoring").click()
    link = page.get_by_role("dialog").get_by_role("link", name="What differs on this board")
    expect(link).to_have_attribute("href", "/learn/new_york")


def test_without_a_connection_a_page_says_so_and_can_be_tried_again(people: People) -> None:
    page = people.visitor("phone")
    page.route("**/api/learn", lambda route: route.abort("internetdisconnected"))
    page.goto(f"{people.address}/learn")
    expect(page.get_by_role("heading", name="No connection.")).to_be_visible()
    expect(page.get_by_role("link", name="How to play")).to_be_visible()
    people.said = [line for line in people.said if "ERR_INTERNET_DISCONNECTED" not in line]
    page.unroute("**/api/learn")
    page.get_by_role("button", name="Try again").tap()
    expect(page.locator(".statements").first).to_be_visible()
