"""A board that is in order can be played: small boards are damaged in many ways, and what still passes is played."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.board.own import small_board

import fogg
from fogg.board import check
from fogg.bots.match import Match, play_match
from fogg.engine.chance import Chance
from fogg.engine.checks.contract import play_checked

COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white")


def deck(n: int, wilds: int) -> str:
    return "".join(f"train_cards.{color} = {n}\n" for color in COLORS) + f"train_cards.locomotive = {wilds}\n"


NUMBERS = {
    "players_max": (2, 3, 5, 6),
    "trains_per_player": (1, 2, 5, 45, 999_999),
    "starting_hand": (0, 1, 4, 13, 20),
    "face_up_cards": (0, 1, 5, 9, 40),
    "drawing.cards_per_turn": (1, 2, 3, 7),
    "drawing.hand_limit": (0, 1, 4, 5),
    "drawing.flush_when_face_up_locomotives": (0, 1, 2, 5, 9),
    "tickets.initial_dealt": (0, 1, 2, 3, 6, 10),
    "tickets.initial_min_keep": (0, 1, 2, 3),
    "tickets.later_drawn": (0, 1, 3, 4, 10),
    "tickets.later_min_keep": (0, 1, 3),
    "double_routes.both_usable_from_players": (0, 2, 6),
    "end_game.trigger_trains_left_at_most": (0, 2, 45, 99),
}
CHOICES = {
    "drawing.face_up_locomotive_ends_draw": ("true", "false"),
    "drawing.face_up_locomotive_allowed_as_second": ("true", "false"),
    "drawing.row_open_when_no_cards_left": ("true", "false"),
    "tickets.initial_returned_to": ('"box"', '"deck_bottom"', '"deck_bottom_shuffled_together"'),
    "tickets.later_returned_to": ('"box"', '"deck_bottom"', '"deck_bottom_shuffled_together"'),
    "rules": (
        '["longest_path", "globetrotter"]',
        '["long_tickets"]',
        '["two_decks"]',
        '["stations"]',
        '["attractions"]',
        '["ferries"]',
        '["tunnels"]',
        '["merchandise"]',
    ),
    "bonuses": ('[{ id = "longest_path", points = 10, ties = "all_tied_score" }]', "[]"),
}
DECKS = (deck(12, 14), deck(1, 0), deck(1, 1), deck(1, 14), deck(3, 2), deck(0, 40), deck(2, 30))


def board_of(folder: Path, toml: str, tickets: int = 18, routes: int = 18) -> Path:
    """Return the small board with those numbers, and the first of its tickets and routes."""
    small_board(folder, toml)
    for file, rows in (("tickets.csv", tickets), ("routes.csv", routes)):
        lines = (folder / file).read_text(encoding="utf-8").splitlines(keepends=True)
        (folder / file).write_text("".join(lines[: rows + 1]), encoding="utf-8")
    return folder


def is_in_order(folder: Path) -> bool:
    """Return whether neither the files nor the rules have anything against a board."""
    if check(folder):
        return False
    try:
        fogg.ruleset(folder)
    except fogg.EditionError:
        return False
    return True


def play(folder: Path) -> None:
    """Play games of each number of players: at random, checked, and by our bots."""
    for players in fogg.ruleset(folder).edition.players:
        play_checked(fogg.new_game(folder, players, 7), Chance(7).stream("mutated"), every=25)
        match = Match(edition=str(folder), players=players, bots=("greedy", "racer", "random")[:players], seed=players)
        play_match(match, 1)


STATIONS = 'rules = ["stations"]\nstations_per_player = 3\nstations.points_per_unused = 4\n'
RANKED = 'bonuses = [{ id = "longest_path", points_each = 3 }]\n'

# Boards at the edge: (what it is, edition.toml, tickets, routes, whether it is in order).
EDGES: list[tuple[str, str, int, int, bool]] = [
    ("the board itself", "", 18, 18, True),
    ("two tickets for five", "", 2, 18, False),
    ("tickets for all and none left", "tickets.initial_dealt = 3\n", 15, 18, True),
    ("a ticket too few", "", 14, 18, False),
    ("as few as two players need", "players_max = 2\n", 6, 18, True),
    ("no tickets at all", "tickets.initial_dealt = 0\ntickets.initial_min_keep = 0\n", 0, 18, False),
    ("one card of each color", deck(1, 0), 18, 18, False),
    ("one card of each color and many locomotives", deck(1, 17), 18, 18, True),
    ("a card too few", deck(1, 16), 18, 18, False),
    ("only locomotives", deck(0, 40), 18, 18, False),
    ("no starting hand, no row", "starting_hand = 0\nface_up_cards = 0\n" + deck(1, 1), 18, 18, True),
    ("an empty deck after the deal", "face_up_cards = 10\n" + deck(3, 6), 18, 18, True),
    ("one train", "trains_per_player = 1\n", 18, 18, True),
    ("more trains than spaces", "trains_per_player = 999\n", 18, 18, True),
    ("every turn is the last", "end_game.trigger_trains_left_at_most = 99\n", 18, 18, True),
    ("a hand limit below the starting hand", "drawing.hand_limit = 1\n", 18, 18, True),
    ("many cards a turn", "drawing.cards_per_turn = 30\n", 18, 18, True),
    ("a flush at one", "drawing.flush_when_face_up_locomotives = 1\n", 18, 18, True),
    ("a flush at every card", "drawing.flush_when_face_up_locomotives = 1\n" + deck(1, 20), 18, 18, True),
    ("an offer of twenty", "tickets.initial_dealt = 20\nplayers_max = 2\n", 18, 18, False),
    ("nothing is ever drawn later", "tickets.later_drawn = 0\ntickets.later_min_keep = 0\n", 18, 18, True),
    ("all must be kept", "tickets.initial_min_keep = 3\ntickets.later_min_keep = 3\n", 18, 18, True),
    ("a number without end", "starting_hand = 99999999999999999999\n", 18, 18, False),
    ("a deck without end", "train_cards.red = 99999999999999999999\n" + deck(12, 14)[20:], 18, 18, False),
    ("routes that are cut off", "", 18, 9, False),
    ("just enough routes to hang together", "", 18, 11, True),
    ("no routes", "", 18, 0, False),
    ("long tickets that are not there", 'rules = ["long_tickets"]\n', 18, 18, False),
    ("two decks that are not there", 'rules = ["two_decks"]\n', 18, 18, False),
    ("stations without numbers", 'rules = ["stations"]\n', 18, 18, False),
    ("stations without prices", f"{STATIONS}stations.cost_by_number = [1]\n", 18, 18, False),
    ("stations that are too dear", f"{STATIONS}stations.cost_by_number = [1, 2, 4]\n", 18, 18, False),
    ("stations", f"{STATIONS}stations.cost_by_number = [1, 2, 3]\n", 18, 18, True),
    ("a bonus that is paid otherwise", 'rules = ["longest_path"]\n' + RANKED, 18, 18, False),
    ("merchandise without numbers", 'rules = ["merchandise"]\n', 18, 18, False),
    ("passengers without numbers", 'rules = ["passengers"]\n', 18, 18, False),
    ("technologies without a table", 'rules = ["technologies"]\n', 18, 18, False),
    ("track beds without pieces", 'rules = ["track_beds"]\n', 18, 18, False),
    ("teams without a size", 'rules = ["teams"]\n', 18, 18, False),
    ("meeples without numbers", 'rules = ["meeples"]\n', 18, 18, False),
    ("substitutes without numbers", 'rules = ["substitutes"]\n', 18, 18, False),
    ("holders without teams", 'rules = ["holders"]\n', 18, 18, True),
]


@pytest.mark.parametrize(("what", "toml", "tickets", "routes", "good"), EDGES, ids=[edge[0] for edge in EDGES])
def test_a_board_at_the_edge_is_refused_or_plays(
    tmp_path: Path, what: str, toml: str, tickets: int, routes: int, *, good: bool
) -> None:
    folder = board_of(tmp_path / "board", toml, tickets, routes)
    assert is_in_order(folder) == good, [str(error) for error in check(folder)]
    if good:
        play(folder)


@given(st.data())
@settings(max_examples=40, derandomize=True, deadline=None, database=None)
def test_every_board_without_problems_plays(data: st.DataObject) -> None:
    lines: list[str] = []
    for key in data.draw(st.lists(st.sampled_from([*NUMBERS, *CHOICES]), min_size=1, max_size=5, unique=True)):
        known: tuple[Any, ...] = NUMBERS.get(key) or CHOICES[key]
        lines.append(f"{key} = {data.draw(st.sampled_from(known))}\n")
    toml = "".join(lines) + data.draw(st.sampled_from(DECKS))
    tickets, routes = data.draw(st.integers(0, 18)), data.draw(st.integers(10, 18))
    with tempfile.TemporaryDirectory() as home:
        folder = board_of(Path(home) / "board", toml, tickets, routes)
        if is_in_order(folder):
            play(folder)
