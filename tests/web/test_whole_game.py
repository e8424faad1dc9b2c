"""Whole games in a real browser, from the front page to the ceremony."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.people import People, act_by_list, expect_board, greedy, is_asked, is_over, keep_all

MOST_LOOKS = 4000


def test_two_people_play_new_york_from_the_front_page_to_the_ceremony(people: People) -> None:
    ada, ben = people.visitor(), people.visitor("laptop", night=True)
    take_name(ada, "Ada")
    ada.get_by_role("button", name=re.compile("^New York")).click()
    ada.get_by_role("button", name="Remove player 3").click()
    ada.get_by_label("Who plays as player 2").select_option("friend")
    ada.get_by_role("button", name="Open the table").click()
    ada.get_by_role("button", name="Invite").click()
    link = ada.get_by_label("Invitation for seat").locator("visible=true").last.input_value()
    ben.goto(link)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take the seat").click()
    ada.get_by_role("button", name="Start", exact=True).click()
    for page in (ada, ben):
        expect_board(page)
        keep_all(page)
    play_to_the_end([ada, ben])
    for page in (ada, ben):
        expect(page.locator(".ceremony")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".standings tbody tr")).to_have_count(2)
        expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share"))


def play_to_the_end(pages: list[Page]) -> None:
    """Let the person who is asked decide, until the game is over."""
    for _ in range(MOST_LOOKS):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            if is_asked(page):
                act_by_list(page, greedy)
    raise AssertionError("the game does not end")


def take_name(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="OK").click()
    expect(page.get_by_role("button", name=f"You are {name}")).to_be_visible()
