"""The page in German: everything is said in it, at every size, and nothing is cut off."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.positions.book import positions
from tests.web.looking import assert_accessible, assert_contrast, at_night, resize
from tests.web.people import People, is_over, play_on, sit_down, wait_asked
from tests.web.reading import read_over
from tests.web.replays import bring, named, open_replay

import fogg

GOLDEN = Path(__file__).parents[1] / "golden" / "games"


def decide(page: Page) -> None:
    """Take the first way of the list of options, and of its payments."""
    page.locator(".status .list").click()
    page.locator(".optionlist .way").first.click()
    again = page.locator(".optionlist .way")
    if again.count():
        again.first.click()


def test_the_front_page_speaks_the_language_of_the_browser_or_the_chosen_one(people: People) -> None:
    page = people.visitor("laptop", locale="de-AT")
    expect(page.get_by_role("button", name="Einstellungen")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    asked = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert [one for one in asked if "/assets/en-" in one] == [], "only one catalog is loaded"
    page.get_by_role("button", name="USA").first.click()
    page.wait_for_selector(".booking")
    read_over(page)
    page.get_by_role("button", name="Einstellungen").focus()
    page.keyboard.press("Enter")
    page.get_by_role("radio", name="English").focus()
    page.keyboard.press("Space")
    sheet = page.get_by_role("dialog", name="Settings")
    expect(sheet).to_be_visible()  # it opens again, in the other language and without loading the page
    assert page.evaluate("document.documentElement.lang") == "en"
    page.reload()
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Deutsch").click()
    expect(page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
    read_over(page)
    resize(page, "phone")
    assert_accessible(page, ".sheet")
    with at_night(page):
        assert_contrast(page, ".sheet")


def test_a_game_is_played_in_german_by_keys(people: People) -> None:
    page = people.visitor("laptop", locale="de-DE")
    sit_down(page, "usa", assist=4)
    page.wait_for_selector(".choose .ticket")
    read_over(page, table=True)
    for ticket in page.get_by_role("checkbox").all():
        ticket.focus()
        if ticket.get_attribute("aria-checked") == "false":
            page.keyboard.press("Space")
    page.locator(".choose .btn.main").focus()
    page.keyboard.press("Enter")
    for _ in range(3):
        page.wait_for_selector(".signplate.you")
        page.keyboard.press("h")
    page.wait_for_selector(".signplate.you")
    read_over(page, table=True)
    for key, sheet in {"o": ".optionlist", "g": ".drawer", "?": ".sheet", "f": ".sheet"}.items():
        page.keyboard.press(key)
        page.wait_for_selector(sheet)
        read_over(page, table=True)
        page.keyboard.press("Escape")
        expect(page.locator(sheet)).to_have_count(0)
    for name in ("Regeln und Wertung", "Einstellungen"):
        page.get_by_role("button", name=name).click()
        page.wait_for_selector(".sheet")
        read_over(page, table=True)
        page.keyboard.press("Escape")


def test_the_end_of_a_game_is_told_in_german(people: People) -> None:
    page = people.visitor("laptop", locale="de-DE")
    (position,) = positions("europe")
    play_on(page, "europe", position)
    while wait_asked(page):
        decide(page)
    assert is_over(page)
    stages = set()
    while page.locator(".ceremony .now").count():
        stage = page.locator(".ceremony .now").inner_text()
        if stage not in stages:
            stages.add(stage)
            read_over(page)
        page.locator(".ceremony .btn.main").click()
    assert {"Strecken", "Zielkarten"} <= stages
    page.wait_for_selector(".result")
    read_over(page)


def test_a_replay_is_told_in_german(people: People) -> None:
    page = people.visitor("laptop", locale="de-DE")
    record = named(fogg.load_record(next(iter(sorted(GOLDEN.glob("uk-2-*.jsonl"))))), "Ada", "Ben")
    open_replay(page, bring(page, record, "Mira"), at=len(record.lines) // 2)
    read_over(page)


def test_the_server_says_in_german_what_it_refuses(people: People) -> None:
    page = people.visitor("laptop", locale="de-DE")
    page.goto(f"{people.address}/api/me")  # as a browser asks by itself, with the languages of its reader
    assert json.loads(page.inner_text("body"))["sentence"] == "Gib zuerst deinen Namen ein."
    people.said.clear()  # the console tells of the status 401
