"""People at a table: invitations, what they say, and what they are told when a player takes back or resigns."""

from __future__ import annotations

import msgspec
from playwright.sync_api import expect
from tests.positions.book import Position, positions
from tests.web.deciding import Decider
from tests.web.people import People, open_table, play_on, wait_asked

from fogg.engine.decisions.action import Claim


def at_claim() -> tuple[Position, Claim]:
    """A position in which its seat claims a route next, and that claim."""
    position = positions("usa")[0]
    record = position.read()
    for n, line in enumerate(record.lines[position.point :], position.point):
        if line.seat == position.seat and line.do is not None and line.do["do"] == "claim":
            action = record.replay(n).ruleset.action(line.do)
            assert isinstance(action, Claim)
            return msgspec.structs.replace(position, point=n), action
    raise AssertionError("nothing is claimed")


def test_two_people_are_told_what_the_other_does_outside_the_game(people: People) -> None:
    position, claim = at_claim()
    record = position.read()
    ada, ben = people.guest("laptop"), people.guest("laptop")
    seats = len(record.header.game.seats)
    chairs = [{"kind": "me" if seat == position.seat else "invited"} for seat in range(seats)]
    assert seats == 2
    setup = {"edition": "usa", "chairs": chairs, "fixed_order": True}
    open_table(ada, setup, "Ada", record=position.text, until=position.point)
    ada.get_by_role("button", name="Invite").click()
    ben.goto(ada.get_by_label("Invitation for seat").locator("visible=true").last.input_value())
    expect(ben.get_by_role("heading", name="Ada invites you to USA")).to_be_visible()
    expect(ben.locator("main")).to_contain_text("2 seats, 1 free. Live, no clock.")
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take the seat").click()
    ben.get_by_role("button", name="Hello!").click()
    expect(ada.locator(".lobbychat .chatlog")).to_contain_text("Ben Hello!")
    ada.get_by_role("button", name="Start", exact=True).click()

    assert wait_asked(ada)
    Decider(ada, record.replay(position.point), position.seat).claim(claim)
    expect(ben.locator(".signplate.you")).to_contain_text("Your turn")
    ada.keyboard.press("z")
    expect(ben.locator(".signplate")).to_contain_text("Ada took the last move back.")
    ben.keyboard.press("g")
    expect(ben.get_by_role("list", name="Log")).to_contain_text("Ada took the last move back.")
    ben.keyboard.press("Escape")
    ada.keyboard.press("c")
    ada.get_by_role("button", name="Good luck!").click()
    expect(ben.locator(".toast")).to_have_text("Ada: Good luck!")
    ben.get_by_role("button", name="Settings").click()
    ben.get_by_role("button", name="Resign").click()
    ben.get_by_role("button", name="Resign").click()
    ada.keyboard.press("Escape")
    expect(ada.locator(".signplate")).to_contain_text("Ben resigned. A bot plays on.")


def test_a_press_ends_the_wait_for_a_take_back_and_bots_can_be_hurried(people: People) -> None:
    position, claim = at_claim()
    page = people.guest("laptop")
    play_on(page, "usa", position, bot_pace="human")
    assert wait_asked(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Bots").select_option("quick")
    page.keyboard.press("Escape")
    Decider(page, position.read().replay(position.point), position.seat).claim(claim)
    page.get_by_role("button", name="Go on").click()
    expect(page.get_by_role("button", name="Go on")).to_have_count(0)
    assert wait_asked(page)


def test_a_table_that_is_not_for_others_says_how_to_get_in(people: People) -> None:
    page = people.guest("laptop")
    open_table(page, {"edition": "new_york", "chairs": [{"kind": "me"}, {"kind": "invited"}]}, "Ada")
    page.wait_for_selector(".lobby")
    other = people.guest("laptop")
    other.goto(page.url)
    expect(other.locator("main")).to_contain_text("Ask one of its players for an invitation.")
    people.said = [said for said in people.said if "WebSocket connection to" not in said and "404" not in said]
