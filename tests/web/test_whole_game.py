"""Whole games in a real browser, from the front page to the ceremony."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.web.people import People, act_by_list, expect_board, greedy, is_asked, is_over, keep_all

from fogg.cli.commands.verify_command import verify
from fogg.server.fair.seed_parts import pledge_of

MOST_LOOKS = 4000


def test_two_people_play_new_york_from_the_front_page_to_the_ceremony(
    people: People, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
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
    ada.get_by_text("Fair shuffle").click()
    fingerprints = ada.locator(".fair code")
    expect(fingerprints).to_have_count(3)
    promise = fingerprints.first.inner_text()
    assert fingerprints.all_inner_texts()[1:] == [pledge_of("01" * 16), pledge_of("02" * 16)]
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
    expect_fair(ben, promise, tmp_path / "game.jsonl", capsys)


def expect_fair(page: Page, promise: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Check that the result tells whose numbers are in the shuffle, and that `fogg verify` accepts the record."""
    shuffle = page.locator(".fair")
    expect(shuffle).to_contain_text(re.compile("the server's random number and those of (Ada and Ben|Ben and Ada)"))
    expect(shuffle).to_contain_text("This device has checked that the server kept its promise.")
    key = re.search("Signed by this server's key ([0-9a-f ]+)", shuffle.inner_text())
    assert key is not None
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game record").click()
    download.value.save_as(file)
    capsys.readouterr()
    verify(file, commitment=promise, key=key[1])
    told = capsys.readouterr().out
    assert all(
        f"The nonce of {name} is in the seed: {nonce * 16}." in told for name, nonce in (("Ada", "01"), ("Ben", "02"))
    )


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
