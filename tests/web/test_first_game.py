"""Someone new plays a game from the front page to the result, knowing only what is on the screen: roles and names."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect
from tests.web.people import People

MOST_DECISIONS = 400
FERRY, STATION = re.compile("ferry"), re.compile("^Build a station")
TUNNEL = re.compile(r"tunnel\n([6-9]|\d\d) ways")  # with cards to spare, should it cost more
TECHNOLOGY = re.compile("^Buy ")
LOCOMOTIVE = re.compile("locomotive card")
PAY_MORE = re.compile("^Pay ")


class FirstGame:
    """A person who reads the list of what can be done, and wants to have tried everything special once."""

    def __init__(self, page: Page, wishes: list[re.Pattern[str]]) -> None:
        self.page = page
        self.wishes = wishes
        self.told: list[str] = []

    def start(self, edition: str) -> None:
        """Choose a board on the front page and begin a game against one bot that moves at once."""
        page = self.page
        page.get_by_label("Your name").fill("Nell")
        page.get_by_role("button", name="OK").click()
        page.get_by_role("button", name=re.compile(f"^{edition}")).click()
        page.get_by_role("button", name="Remove player 3").click()
        page.get_by_label("Bots").select_option("Move at once")
        page.get_by_role("button", name="Play", exact=True).click()
        page.get_by_role("checkbox").first.wait_for()
        for ticket in page.get_by_role("checkbox").all():
            ticket.click()
        page.get_by_role("button", name="Keep").click()

    def play(self) -> None:
        """Decide until the game is over."""
        over = self.page.get_by_role("heading", name="Points for routes")
        asked = self.page.get_by_role("button", name="What you can do", disabled=False)
        for _ in range(MOST_DECISIONS):
            over.or_(asked).first.wait_for()
            if over.count():
                return
            self.decide()
        raise AssertionError("the game does not end")

    def decide(self) -> None:
        """Open the list and take from it: a wish, cards as long as one is left, the longest route, else anything."""
        self.told.append(self.page.get_by_role("status", name="Status").inner_text())
        self.page.get_by_role("button", name="What you can do").click()
        found = self.page.get_by_role("dialog", name="What you can do").get_by_role("listitem").get_by_role("button")
        labels = found.all_inner_texts()
        wish = next((wish for wish in self.wishes if any(wish.search(label) for label in labels)), None)
        cards = [LOCOMOTIVE, re.compile("^Draw the top")] if self.wishes else []
        wanted = [PAY_MORE, *([wish] if wish else []), *cards]
        wanted += [re.compile(text) for text in ("^Claim", "^Draw the top", "^Take", "")]
        liked = next(like for like in wanted if any(like.search(label) for label in labels))
        index = max(i for i, label in enumerate(labels) if liked.search(label))
        done = TUNNEL if liked is PAY_MORE else None if liked is TUNNEL else liked  # until a tunnel has cost more
        self.wishes = [wish for wish in self.wishes if wish is not done]
        found.nth(index).click()
        name = labels[index].split("\n")[0]
        ways = self.page.get_by_role("dialog", name=name).get_by_role("listitem").get_by_role("button")
        if ways.count():
            ways.first.click()

    def read_result(self) -> None:
        """Skip the ceremony and read the table of points."""
        self.page.get_by_role("button", name="Skip").click()
        expect(self.page.get_by_role("table")).to_contain_text("Nell")
        expect(self.page.get_by_role("heading", level=1)).to_contain_text(re.compile("win|share"))


def test_a_first_game_of_europe_meets_a_ferry_a_tunnel_that_costs_more_and_a_station(people: People) -> None:
    game = FirstGame(people.visitor("laptop"), [FERRY, TUNNEL, STATION])
    game.start("Europe")
    game.play()
    assert not game.wishes
    assert any(re.match(r"The tunnel costs \d more", told) for told in game.told)
    game.read_result()
    expect(game.page.get_by_role("table")).to_contain_text("Stations")


def test_a_first_game_of_the_united_kingdom_buys_a_technology(people: People) -> None:
    game = FirstGame(people.visitor("laptop"), [TECHNOLOGY])
    game.start("United Kingdom")
    game.play()
    assert not game.wishes
    game.read_result()
