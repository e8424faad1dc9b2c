"""Decisions of an analysis in the sign of a replay, and the numbers of its charts: both are read at every size."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.looking import PHONES, assert_accessible, assert_contrast, at_night, board_taken_out, resize
from tests.web.people import People
from tests.web.replays import bring, named, open_replay

import fogg

GOLDEN = Path(__file__).parents[1] / "golden" / "games"
EUROPE = named(fogg.load_record(GOLDEN / "europe-5-timid-v2.jsonl"), "Mira", "Ben", "Cleo", "Dora", "Emil")
# The box of the board; and whether the whole text of the sign lies within its plate, and that in the window.
BOARD = "() => { const box = document.querySelector('.middle').getBoundingClientRect(); return [box.top, box.height]; }"
WHOLE = """() => {
  const [plate, say] = [".signplate", ".signplate .say"].map((one) => document.querySelector(one));
  const [outer, inner] = [plate, say].map((one) => one.getBoundingClientRect());
  const slack = 4; // the box of a glyph is higher than its letters
  return say.scrollHeight <= say.clientHeight + slack && inner.top >= outer.top && inner.bottom <= outer.bottom
    && outer.top >= 0 && outer.bottom <= innerHeight && outer.left >= 0 && outer.right <= innerWidth;
}"""
# How many numbers a chart has, those that touch each other or the lines, and those that stick out of the window.
NUMBERS = """() => {
  const boxes = [...document.querySelectorAll(".linechart text")].map((one) => one.getBoundingClientRect());
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom - 3 && b.top < a.bottom - 3;
  const lines = [...document.querySelectorAll(".linechart .run")].map((one) => one.getBoundingClientRect());
  const meeting = boxes.filter((one, i) => [...boxes.slice(i + 1), ...lines].some((other) => meet(one, other)));
  return [boxes.length, meeting.length, boxes.filter(({left, right}) => left < 0 || right > innerWidth).length];
}"""
HANDS = (("desktop", "laptop"), PHONES)


def keeping(number: int, loss: float, kept: list[str], better: list[str]) -> dict[str, Any]:
    """Return a judged decision of the last seat: other tickets should have been kept."""
    return {
        "number": number,
        "turn": 1,
        "seat": 4,
        "loss": loss,
        "error": 0.1,
        "forced": False,
        "before": {"win": 0.6, "lead": 3.0},
        "after": {"win": 0.4, "lead": -4.0},
        "outlook": [{"win": 0.2, "lead": 0.0}] * 5,
        "message": ["action-keep", {"tickets": kept}],
        "best_message": ["action-keep", {"tickets": better}],
        "targets": [],
        "best_targets": [],
    }


def report() -> dict[str, Any]:
    """Return an analysis of that game which finds fault with what its last seat kept, in long sentences."""
    offered = EUROPE.replay(0).view(4).offer
    assert offered is not None
    tickets = [ticket.key for ticket in offered]
    decisions = [keeping(5, 7.0, tickets[:3], tickets[1:]), keeping(61, 5.0, tickets[:1], tickets[1:2])]
    seats = [
        {"seat": seat, "play": 3.0, "luck": -2.0, "accuracy": 0.8, "mistakes": 1, "blunders": 2} for seat in range(5)
    ]
    start = [{"win": 0.2, "lead": 0.0}] * 5
    found = {"playouts": 40, "start": start, "decisions": decisions, "seats": seats}
    return {"state": "done", "done": 3, "total": 3, "report": found}


def show(page: Page, tab: str, key: str) -> None:
    """Open or close a panel, by its tab on a phone, by its key elsewhere."""
    button = page.locator(".tabs button", has_text=tab)
    if button.is_visible():
        button.tap()
    else:
        page.keyboard.press(key)


@pytest.mark.parametrize("sizes", HANDS)
def test_the_sign_is_read_in_whole_and_leaves_the_board_alone(people: People, sizes: tuple[str, ...]) -> None:
    page = people.visitor(sizes[0], locale="de-DE")  # whose words are longer
    path = bring(page, EUROPE, "Mira")
    page.route("**/analysis", lambda route: route.fulfill(json=report()))
    open_replay(page, path, at=100)
    for size in sizes:
        resize(page, size)
        board = page.evaluate(BOARD)
        page.get_by_role("slider").fill("5")  # then it is told what all have kept
        expect(page.locator(".signplate")).to_contain_text("Emil hat")
        assert page.evaluate(WHOLE) and page.evaluate(BOARD) == board
        if not page.locator(".judged").first.is_visible():
            show(page, "Analyse", "a")
        page.locator(".judged").first.press("Enter")
        expect(page.locator(".signplate .part")).to_have_count(2)
        assert page.evaluate(WHOLE) and page.evaluate(BOARD) == board
        if size == sizes[0]:
            with board_taken_out(page):
                assert_accessible(page)
                with at_night(page):
                    assert_contrast(page)
        if sizes == PHONES:
            page.locator(".tabs button", has_text="Karten").tap()
        hinted = page.locator(".cardsbox .offered.hinted")
        expect(hinted).to_have_count(3)
        expect(hinted.first).to_be_in_viewport()
        if sizes == PHONES:
            page.locator(".tabs button", has_text="Karten").tap()


def test_what_is_judged_stays_lit_when_the_pointer_has_been_on_a_ticket(people: People) -> None:
    page = people.visitor("desktop")
    path = bring(page, EUROPE, "Mira")
    page.route("**/analysis", lambda route: route.fulfill(json=report()))
    open_replay(page, path)
    page.keyboard.press("a")
    page.locator(".judged").nth(1).click()
    dimmed = page.locator(".fogg-board.dimmed")
    expect(dimmed).to_be_visible()
    ticket = page.locator(".cardsbox .ticket").first
    ticket.hover()
    expect(ticket).to_have_class(re.compile(r"\blit\b"))
    page.mouse.move(0, 0)
    expect(ticket).not_to_have_class(re.compile(r"\blit\b"))
    expect(dimmed).to_be_visible()
    page.keyboard.press("Escape")
    expect(dimmed).to_have_count(0)


@pytest.mark.parametrize("sizes", HANDS)
def test_numbers_of_charts_do_not_touch_each_other(people: People, sizes: tuple[str, ...]) -> None:
    page = people.visitor(sizes[0])
    path = bring(page, EUROPE, "Mira")
    page.route("**/analysis", lambda route: route.fulfill(json=report()))
    open_replay(page, path, at=100)
    for name in ("Points if the game ended there", "Chance to win"):
        if name == "Chance to win":
            show(page, "Analysis", "a")
            expect(page.locator(".seatreport")).to_have_count(5)
        if sizes == PHONES:
            page.locator(".tabs button", has_text="Chart").tap()
        expect(page.get_by_role("img", name=name)).to_be_visible()
        for size in sizes:
            resize(page, size)
            numbers, meeting, outside = page.evaluate(NUMBERS)
            assert numbers > 1 and (meeting, outside) == (0, 0), size
