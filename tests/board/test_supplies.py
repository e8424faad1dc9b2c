"""Decks must last for the start of a game with all seats taken, and errors say by how much they do not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.board.own import small_board

from fogg.board import check, load
from fogg.draw import board_svg
from fogg.engine import ruleset
from fogg.errors import EditionError

FEW = "".join(f"{c} = 1\n" for c in ("red", "orange", "yellow", "green", "blue", "purple", "black", "white"))


def problems(folder: Path) -> list[str]:
    return [str(error).removeprefix(f"{folder}/") for error in check(folder)]


def test_two_tickets_for_five_players_are_an_error_with_numbers(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "board")
    tickets = folder / "tickets.csv"
    tickets.write_text("".join(tickets.read_text().splitlines(keepends=True)[:3]))
    assert problems(folder) == [
        "tickets.csv: 5 players are dealt 3 tickets each: 15 tickets, but the table has 2",
    ]


def test_one_card_of_each_color_is_an_error_with_numbers(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "board", f"[train_cards]\n{FEW}locomotive = 0\n")
    assert problems(folder) == [
        "edition.toml:1: train_cards: needs `locomotive` and at least one color",
    ]
    folder = small_board(tmp_path / "board", f"[train_cards]\n{FEW}locomotive = 1\n")
    assert problems(folder) == [
        "edition.toml:1: train_cards: 5 players get 4 cards each and 5 lie face up: 25 cards, but the deck has 9",
    ]


def test_a_board_without_tickets_can_be_drawn_but_not_played(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "board")
    (folder / "tickets.csv").write_text("kind,a,b,points,notes\n")
    assert board_svg(load(folder)).startswith("<svg")
    with pytest.raises(EditionError, match="5 players are dealt 3 tickets each: 15 tickets, but the table has 0"):
        ruleset(folder)


def test_starting_locomotives_come_out_of_the_deck(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "board", "starting_locomotives = 3\n")
    assert problems(folder) == [
        "edition.toml: train_cards.locomotive: 5 players get 3 locomotives each: 15, but the deck has 14",
    ]


@pytest.mark.parametrize("number", ["99999999999999999999", "-1000001", "1e300"])
def test_a_number_beyond_all_reason_is_an_error(tmp_path: Path, number: str) -> None:
    (error, *_) = problems(small_board(tmp_path / "board", f"starting_hand = {number}\n"))
    assert error.startswith("edition.toml:1: starting_hand: ")


def test_a_number_beyond_all_reason_in_a_table_is_an_error(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "board")
    tickets = folder / "tickets.csv"
    tickets.write_text(tickets.read_text().replace("alder,cedar,4", "alder,cedar,99999999999999999999"))
    assert problems(folder)[0].startswith("tickets.csv:2: points '99999999999999999999' is not a whole number")
