"""Boards and modules of one's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import fogg
from fogg.engine.checks.contract import check_edition

ROOT = Path(__file__).parent.parent.parent
PLAY = """
import sys
sys.path.insert(0, {root!r})
import fogg
from fogg import native
game = fogg.new_game({folder!r}, 2, 1)
for seat in (0, 1):
    game.play(seat, game.options(seat)[0])
assert game.ruleset.action({{"do": "claim", "route": "denver-omaha", "color": "purple", "wilds": 0}})
while not game.over:
    seat = game.actors[0]
    game.play(seat, game.options(seat)[-1])
assert not any("denver" in game.ruleset.board.routes[r].key for p in game.players for r in p.routes)
for standing in game.result.standings:
    assert sum(line.points for line in standing.lines if line.reason == "score-stations") == 7
print(native.status())
"""


def own_board(folder: Path, toml: str) -> Path:
    (folder / "edition.toml").write_text(toml, encoding="utf-8")
    return folder


def test_a_folder_that_only_changes_numbers_of_a_base_can_be_played(tmp_path: Path) -> None:
    folder = own_board(tmp_path, 'base = "new_york"\nid = "short"\nname = "Short"\ntrains_per_player = 8\n')
    game = fogg.new_game(folder, 2, 1)
    assert game.players[0].trains == 8
    check_edition(str(folder), games=1)


def test_an_owner_puts_in_the_real_cards_and_the_label_goes(tmp_path: Path) -> None:
    folder = own_board(tmp_path, 'base = "amsterdam"\nid = "mine"\nname = "My Amsterdam"\n')
    (folder / "tickets.csv").write_text(
        "kind,a,b,points,notes\n"
        + "".join(f"regular,dam,{city},{points},\n" for city, points in OWN_CONTRACTS.items()),
        encoding="utf-8",
    )
    labels = fogg.load(folder).labels
    assert ("reconstructed", "tickets") in fogg.load("amsterdam").labels
    assert ("reconstructed", "tickets") not in labels
    assert ("reconstructed", "routes.cart") in labels
    game = fogg.new_game(folder, 4, 1)
    assert len(game.ruleset.board.tickets) == len(OWN_CONTRACTS)


OWN_CONTRACTS = {
    "begijnhof": 3,
    "blauwbrug": 4,
    "de_drie_hendricken": 5,
    "jordaan": 4,
    "montelbaanstoren": 5,
    "munttoren": 3,
    "noordermarkt": 4,
    "oude_waal": 4,
    "westermarkt": 3,
    "haringpakkerstoren": 4,
}


def test_an_edited_board_is_reloaded(tmp_path: Path) -> None:
    folder = own_board(tmp_path, 'base = "new_york"\nid = "short"\nname = "Short"\ntrains_per_player = 8\n')
    assert fogg.new_game(folder, 2, 1).players[0].trains == 8
    own_board(tmp_path, 'base = "new_york"\nid = "short"\nname = "Short"\ntrains_per_player = 12\n')
    os.utime(folder / "edition.toml", ns=(1, 1))
    assert fogg.new_game(folder, 2, 1).players[0].trains == 12


@pytest.mark.parametrize("mode", ["off", "auto"])
def test_a_users_own_module_works_with_the_plain_and_the_compiled_engine(tmp_path: Path, mode: str) -> None:
    rules = '["longest_path", "tests.rules.volcano:Volcano"]'
    folder = own_board(tmp_path, f'base = "usa"\nid = "volcano"\nname = "Volcano"\nrules = {rules}\n')
    code = PLAY.format(root=str(ROOT), folder=str(folder))
    environment = {**os.environ, "FOGG_NATIVE": mode}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_module_that_does_not_exist_is_named(tmp_path: Path) -> None:
    folder = own_board(tmp_path, 'base = "usa"\nid = "x"\nname = "X"\nrules = ["longest_path", "no.such:Thing"]\n')
    with pytest.raises(fogg.EditionError, match=r"no\.such:Thing"):
        fogg.new_game(folder, 2, 1)


def test_modules_work_on_other_boards(tmp_path: Path) -> None:
    folder = own_board(
        tmp_path,
        'base = "usa"\nid = "usa_stations"\nname = "USA with stations"\nrules = ["stations", "longest_path"]\n'
        "stations_per_player = 3\n[stations]\ncost_by_number = [1, 2, 3]\nper_turn = 1\nper_city = 1\n"
        "opponent_routes_per_station = 1\npoints_per_unused = 4\ncount_for_longest_path = false\n",
    )
    check_edition(str(folder), games=1)
