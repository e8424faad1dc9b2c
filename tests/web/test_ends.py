"""A game of every playable edition and add-on, played on near its end: special actions, ceremony and result."""

from __future__ import annotations

import msgspec
import pytest
from playwright.sync_api import Page, expect
from tests.draw.client import Client
from tests.positions.book import BOARDS, WANTS, Position, add_ons_of, positions, variant_of
from tests.web.deciding import Decider
from tests.web.ending import expect_end, kept_record
from tests.web.newcomer import Newcomer
from tests.web.people import People, play_on
from tests.web.test_board import expect_drawn

import fogg
from fogg.draw.svg.marks import marks
from fogg.engine.records.record import follow

DRAWING = """async (table) => {
  const {facts} = await (await fetch(`/api/tables/${table}`)).json();
  const svg = await (await fetch(`/api/boards/${facts.board}.svg`)).text();
  return [svg, facts.seats.map((seat) => seat.color)];
}"""

# Played with only what is on the screen: a ferry, a tunnel that costs more, a station; a technology.
WALKED = ("europe", "uk")


@pytest.mark.parametrize("edition", WANTS)
def test_a_game_is_played_to_its_end_with_all_that_is_special(people: People, edition: str) -> None:
    for position in positions(edition):
        play_to_the_end(people.guest(), edition, position)


def play_to_the_end(page: Page, edition: str, position: Position) -> None:
    """Play a position to its end through the page; what the page and the server tell is what Python knows."""
    record = position.read()
    play_on(page, BOARDS.get(edition, edition), position, variant=variant_of(edition), add_ons=add_ons_of(edition))
    player = Newcomer if edition in WALKED else Decider
    decider = player(page, record.replay(position.point), position.seat)
    last = max(n for n, line in enumerate(record.lines) if line.seat == position.seat)
    done: list[str] = []
    told: list[str] = []  # what was done in turns that are over
    for n, line in enumerate(record.lines[position.point :], position.point):
        if line.seat != position.seat:
            follow(decider.game, line, n + 2)
            continue
        page.wait_for_selector(".status .list:not(:disabled)")
        decider.expect_same()
        if decider.game.view(position.seat).steps[-1][0] == "turn":
            told = list(done)
        if n == last:
            expect_told(page, decider.game, told)
        done += decider.game.ruleset.action(line.do).targets()
        decider.decide(line)
    expect_end(page, decider.game)
    kept = kept_record(page)
    assert [(line.seat, line.do) for line in kept.lines] == [(line.seat, line.do) for line in record.lines]
    expect_board(page, decider.game, position.seat, *page.evaluate(DRAWING, page.url.rsplit("/", 1)[1]))


def expect_told(page: Page, game: fogg.Game, targets: list[str]) -> None:
    """Check that the log names every place where the person did something."""
    page.keyboard.press("g")
    log = page.get_by_role("list", name="Log")
    board = game.ruleset.board
    if targets:
        expect(log.get_by_text("You", exact=True).first).to_be_visible()
    for target in targets:
        sort, _, key = target.partition(":")
        if sort == "city":
            expect(log).to_contain_text(board.city(key).name)
        elif sort == "route":
            route = board.route(key)
            expect(log).to_contain_text(f"{board.cities[route.a].name}–{board.cities[route.b].name}")
    page.keyboard.press("Escape")
    expect(log).to_have_count(0)


def expect_board(page: Page, game: fogg.Game, seat: int, svg: str, colors: list[str]) -> None:
    """Check that the board next to the result is Python's picture of the end; partners have the same trains."""
    page.mouse.move(5, 5)  # a row of the result that is pointed at lights the board
    liveries = [colors[game.sides[side][0]] for side in game.side_of]
    shown = [mark for mark in marks(game.view(seat), liveries=liveries) if mark.kind not in ("last", "ticket", "done")]
    expect_drawn(page, Client(svg), [{"livery": "", **msgspec.to_builtins(mark)} for mark in shown])
