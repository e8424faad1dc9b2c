"""Track beds on boards of one's own: what they need, and that they need nothing else of France."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.factory import claim_form
from tests.rules.france.helpers import EDITION, buildable, building, lay, module, place
from tests.rules.usa.helpers import refuses

import fogg
from fogg.board.folder.source import editions_home
from fogg.engine.checks.contract import check_edition


def own_board(folder: Path, toml: str, **tables: str) -> str:
    """Return a folder with a board of one's own."""
    (folder / "edition.toml").write_text(toml, encoding="utf-8")
    for name, text in tables.items():
        (folder / f"{name}.csv").write_text(text, encoding="utf-8")
    return str(folder)


def test_a_board_without_beds_is_refused(tmp_path: Path) -> None:
    folder = own_board(tmp_path, 'base = "usa"\nrules = ["longest_path", "track_beds"]\n')
    with pytest.raises(fogg.EditionError, match="no route is a track bed"):
        fogg.ruleset(folder)


def test_a_piece_of_a_color_that_no_card_has_is_refused(tmp_path: Path) -> None:
    table = (editions_home() / EDITION / "track_pieces.csv").read_text(encoding="utf-8")
    folder = own_board(
        tmp_path, f'base = "{EDITION}"\n[counts]\ntrack_pieces = 65\n', track_pieces=f"{table}pink,2,1\n"
    )
    with pytest.raises(fogg.EditionError, match="pink"):
        fogg.ruleset(folder)


def test_with_two_of_three_tracks_usable_the_third_closes_when_two_are_built(tmp_path: Path) -> None:
    usable = "{ 2 = 2, 3 = 2, 4 = 3, 5 = 3 }"
    folder = own_board(tmp_path, f'base = "{EDITION}"\n[double_routes]\ntriple_tracks_usable_by_players = {usable}\n')
    game = fogg.new_game(folder, 2, 1)
    beds = module(game)
    for route, color in (("dijon-paris", "red"), ("dijon-paris.2", "blue")):
        assert beds.bed_refusal(game, game.ruleset.board.route("dijon-paris.3").id) is None
        lay(game, route, color)
    why = beds.bed_refusal(game, game.ruleset.board.route("dijon-paris.3").id)
    assert why is not None and why.rule == "france R15"


def test_more_pieces_may_be_laid_after_a_draw(tmp_path: Path) -> None:
    folder = own_board(tmp_path, f'base = "{EDITION}"\n[track_pieces]\nplaced_after_drawing_train_cards = 2\n')
    game = fogg.new_game(folder, 2, 1)
    for seat in (0, 1):
        game.play(seat, {"do": "keep", "tickets": 31})
    game.play(0, {"do": "draw-hidden"})
    game.play(0, {"do": "draw-hidden"})
    game.play(0, place("dijon-paris", "red"))
    assert game.actors == [0]
    game.play(0, place("lyon-rodez", "blue"))
    assert game.actors == [1]


def test_beds_need_no_other_rule_of_france(tmp_path: Path) -> None:
    folder = own_board(
        tmp_path,
        f'base = "{EDITION}"\nrules = ["track_beds", "countries"]\nbonuses = []\n[end_game]\ntie_breaks = []\n',
    )
    check_edition(folder, games=1)


def test_a_view_of_the_board_survives_its_text_with_track_and_closed_routes() -> None:
    game = building({"dijon-mulhouse": "red", "amiens-lille": "blue"}, hands={0: {"red": 4}})
    view = fogg.View.read(game.view(1).text())
    again = view.sampled_game
    assert {piece.kind for piece in view.pieces} == {"track-red", "track-blue"}
    assert not {"besancon-nancy", "amiens-lille.2"} & buildable(again, 0)
    refuses(game, 0, claim_form("dijon-mulhouse", "red"), "refusal-not-now", "france R6")
