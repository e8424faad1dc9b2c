"""Any add-on and any rule module with any board: it loads and is played, or one sentence says why not."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.rules.mixing import ADD_ONS, BOARDS, MODULES, home_of, play_all, play_some, refused

from fogg.board.catalog import describe

# What must be among the pairs that load.
WANTED = {
    "terrain": "europe",
    "stations": "usa",
    "city_markers": "switzerland",
    "grand_tour": "usa",
    "neutral_player": "nederland",
    "plus_fours": "india",
}


@pytest.mark.parametrize("module", MODULES)
def test_a_module_loads_on_any_board_or_says_why_not(tmp_path: Path, module: str) -> None:
    found = dict(play_all(tmp_path, module, games=1))
    assert all(is_one_sentence(why) for why in found.values() if why)
    assert not found.get(WANTED.get(module, ""), "")


@pytest.mark.parametrize("board", BOARDS)
def test_an_add_on_loads_on_any_board_or_says_why_not(board: str) -> None:
    offered = [add_on.id for add_on in describe(board).add_ons]
    for name in ADD_ONS:
        why = refused(board, add_ons=[name])
        assert bool(why) == (name not in offered)
        assert not why or is_one_sentence(why)
        if not why:
            play_some(board, 1, add_ons=[name])


def test_add_ons_of_all_boards_are_offered_on_all_but_those_that_exclude_them() -> None:
    offered = {(board, add_on.id) for board in BOARDS for add_on in describe(board).add_ons}
    assert {board for board in BOARDS if (board, "warehouses_depots") not in offered} == set()
    assert {board for board in BOARDS if (board, "alvin_dexter") not in offered} == {"old_west"}
    assert {board for board in BOARDS if (board, "alvin") in offered} == {"old_west"}


def test_every_module_has_a_home_or_is_an_add_on_of_all_boards() -> None:
    assert [module for module in MODULES if not home_of(module)] == ["monsters"]


def is_one_sentence(why: str) -> bool:
    """Return True if a reason is one line that says something of its own, and no error of Python."""
    return "\n" not in why and 10 < len(why) < 250 and "Error" not in why
