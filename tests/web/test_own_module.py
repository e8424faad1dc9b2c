"""A board with a rule module of its own, in the browser: ledger, rules, icon and sentences without a line of ours."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.coast import write_coast
from tests.web.people import People, open_table
from tests.web.serving import Serving

import fogg
from fogg.engine import Action, Game


@pytest.fixture
def coast(page_is_built: None, tmp_path: Path, chromium: Browser) -> Iterator[tuple[People, Path]]:
    """People at a server that has the board."""
    folder = write_coast(tmp_path / "boards")
    serving = Serving(tmp_path / "fogg.sqlite", "--boards", str(folder.parent), "--allow-code")
    serving.start()
    people = People(chromium, serving.address)
    try:
        yield people, folder
        people.close()
    finally:
        serving.stop()


def forms(game: Game, seat: int) -> dict[str, list[Action]]:
    """Return a seat's options by what they do."""
    found: dict[str, list[Action]] = {}
    for option in game.options(seat):
        found.setdefault(str(option.to_json()["do"]), []).append(option)
    return found


def until_a_lighthouse_can_be_lit(folder: Path) -> Game:
    """Return a game in which the first seat owns a route, holds a locomotive, and is asked for its turn."""
    for seed in range(50):
        game = fogg.new_game(folder, 2, seed)
        while not game.over:
            seat = game.actors[0]
            options = forms(game, seat)
            wild = game.ruleset.wild
            if seat == 0 and "build" in options and "claim" in options and game.players[0].hand.counts[wild]:
                return game
            claims = options.get("claim", [])
            thrifty = [one for one in claims if one.to_json()["wilds"] == 0]
            chosen = (thrifty or options.get("draw-hidden") or game.options(seat))[0]
            game.play(seat, chosen)
    raise AssertionError("no game came to that")


def test_a_module_of_an_own_board_has_its_place_at_the_table(coast: tuple[People, Path]) -> None:
    people, folder = coast
    game = until_a_lighthouse_can_be_lit(folder)
    city = str(forms(game, 0)["build"][0].to_json()["city"])
    name = game.ruleset.board.city(city).name
    page = people.guest()
    setup = {
        "edition": "own-coast",
        "chairs": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "fixed_order": True,
        "bot_pace": "instant",
    }
    open_table(page, setup, "Mira", record=game.record().text(), until=len(game.moves))

    ledger = page.get_by_role("button", name=re.compile("^Lighthouses"))
    expect(ledger.locator("path")).to_have_attribute("d", re.compile("^M9 21"))
    build(page, name)
    sheet = page.locator(".decision")
    expect(sheet.get_by_role("button", name="Leave it dark")).to_be_visible()
    sheet.get_by_role("button", name=re.compile("^Light it for a locomotive", re.IGNORECASE)).click()

    expect(ledger).to_contain_text("1")
    page.get_by_role("button", name="Log", exact=True).click()
    log = page.locator(".log")
    expect(log).to_contain_text(f"lit the lighthouse in {name}.")
    expect(log).to_contain_text(f"built a lighthouse in {name}.")
    page.keyboard.press("Escape")
    ledger.click()
    expect(page.get_by_text("Built by each player, and what they would score now")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules and scoring").click()
    expect(page.get_by_text("Build a lighthouse at the end of one of your routes.")).to_be_visible()


def build(page: Page, city: str) -> None:
    """Build a lighthouse by the list of options."""
    page.get_by_role("button", name="What you can do").click()
    page.get_by_role("button", name=f"Build a lighthouse in {city}").click()
