"""Lessons in the page: whole, by mouse, by keys alone and by touch; left and resumed; offered once."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.learning import FRAMES, Finger, Keys, Learner, Mouse
from tests.web.looking import assert_accessible, assert_contrast, assert_layout, at_night, board_taken_out
from tests.web.people import People
from tests.web.reading import in_german, read_over

LOOKED_AT = ("tickets", "path")  # a choice, and something to read


def look_at(page: Page, *, touch: bool) -> None:
    """Check layout and accessibility of a step by day and night."""
    assert_layout(page, touch=touch, board=False)
    with board_taken_out(page):
        assert_accessible(page)
        with at_night(page):
            assert_contrast(page)


def expect_end(page: Page) -> None:
    """Check the ceremony and what comes after it."""
    expect(page.locator(".ceremony")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", name="You know the game")).to_be_visible()
    expect(page.get_by_role("row", name="Total")).to_have_text("Total3710")


def test_the_first_lesson_by_mouse_from_the_offer_on_the_front_page(people: People) -> None:
    page = people.visitor("desktop")
    page.get_by_role("link", name="Take the lesson").click()
    learner = Learner(page, "first", Mouse)
    for step in learner.steps():
        if step.id in LOOKED_AT:
            look_at(page, touch=False)
        if step.id == "draw":  # another press is answered, and nothing is lost
            page.get_by_role("button", name="Draw a hidden card").click()
            expect(page.get_by_label("Status")).to_contain_text("Take the red card in the market first.")
        if step.id == "locomotive":  # left and resumed
            page.get_by_role("link", name="Leave the lesson").click()
            page.get_by_role("link", name="Your first game: go on").click()
            expect(page.get_by_text("Step 6 of 17")).to_be_visible()
    expect_end(page)
    page.get_by_role("link", name="Play a game").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(page.get_by_role("link", name="Take the lesson")).to_have_count(0)
    assert (
        page.evaluate("async () => (await (await fetch('/api/tables')).json()).mine") == []
    )  # other tests have tables


def test_the_first_lesson_by_keys_alone(people: People) -> None:
    page = people.visitor("laptop")
    page.get_by_role("link", name="Take the lesson").focus()
    page.keyboard.press("Enter")
    for _ in Learner(page, "first", Keys).steps():
        pass
    expect_end(page)
    expect(page.get_by_role("link", name="Play a game")).to_be_focused()


def test_the_first_lesson_on_a_phone_by_touch(people: People) -> None:
    page = people.visitor("phone")
    page.get_by_role("link", name="Take the lesson").tap()
    for step in Learner(page, "first", Finger).steps():
        if step.id in LOOKED_AT:
            look_at(page, touch=True)
    expect_end(page)
    assert_layout(page, touch=True, board=False)


def test_the_second_lesson_on_a_phone_held_sideways(people: People) -> None:
    page = people.visitor("landscape")
    page.goto(f"{people.address}/learn/lesson/second")
    for step in Learner(page, "second", Finger).steps():
        if step.id in ("tunnel", "extra", "station"):
            assert_layout(page, touch=True, board=False)
    expect(page.get_by_role("heading", name="Ready for Europe")).to_be_visible()


def test_the_second_lesson_by_keys_alone_and_back_by_one_decision(people: People) -> None:
    page = people.visitor("laptop")
    page.goto(f"{people.address}/learn/lesson/second")
    for step in Learner(page, "second", Keys).steps(until="pay"):
        if step.id in ("tunnel", "extra", "station"):
            look_at(page, touch=False)
    expect(page.get_by_text("Step 8 of 9")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("listitem").first).to_be_visible()  # which takes the focus
    page.get_by_role("button", name="Undo").press("Enter")
    expect(page.get_by_text("Step 7 of 9")).to_be_visible()
    expect(page.get_by_role("heading", name="Build a station", exact=True)).to_be_visible()
    again = Learner(page, "second", Keys)
    again.skip_to("station")
    for _ in again.steps():
        pass
    expect(page.get_by_role("heading", name="Ready for Europe")).to_be_visible()


def test_a_key_that_is_held_down_presses_nothing_in_the_sheet_that_it_opened(people: People) -> None:
    page = people.visitor("laptop")
    page.goto(f"{people.address}/learn/lesson/second")
    learner = Learner(page, "second", Keys)
    for step in learner.steps(until="ferry"):
        assert step.id in ("welcome", "tickets")
    expect(page.get_by_text("Step 3 of 9")).to_be_visible()
    page.keyboard.press("o")
    learner.hand.focus()
    page.keyboard.down("Enter")
    back = page.get_by_role("dialog").get_by_role("button", name="Back")
    expect(back).to_be_visible()
    page.keyboard.down("Enter")  # the key repeats
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    page.evaluate(FRAMES)
    expect(page.get_by_text("Step 3 of 9")).to_be_visible()
    expect(back).to_be_visible()


def test_steps_can_be_skipped_and_a_lesson_started_over(people: People) -> None:
    page = people.visitor("laptop")
    page.goto(f"{people.address}/learn/lesson/second")
    page.get_by_role("button", name="Next").wait_for()
    expect(page.locator(".seat .tr")).to_have_count(2)
    expect(page.locator(".seat .tr.low")).to_have_count(0)  # all trains are there
    page.get_by_role("button", name="Next").click()
    for step in range(2, 5):
        expect(page.get_by_text(f"Step {step} of 9")).to_be_visible()
        page.get_by_role("button", name="Skip").click()
    expect(page.get_by_text("Step 5 of 9")).to_be_visible()
    with in_german(page, ".lessonsign"):
        read_over(page, table=True)
    page.get_by_role("button", name="Start over").click()
    expect(page.get_by_text("Step 1 of 9")).to_be_visible()
    expect(page.locator("#trains .train")).to_have_count(0)


def test_the_lesson_is_offered_until_it_is_declined_and_nothing_waits_for_that(people: People) -> None:
    page = people.visitor("laptop")
    offer = page.get_by_role("complementary", name="New here?")
    expect(offer).to_be_visible()
    expect(page.get_by_label("Your name")).to_be_enabled()
    page.get_by_role("button", name="No, thanks").click()
    expect(offer).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    expect(offer).to_have_count(0)
