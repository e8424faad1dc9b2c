"""Marks of a position."""

from pathlib import Path

import msgspec
import pytest
from tests.factory import position

import fogg
from fogg.draw import Mark, marks
from fogg.draw.svg.marks import seat_liveries
from fogg.draw.svg.static_board import static_board
from fogg.engine.records.record import read_record

GAMES = Path(__file__).parent.parent / "golden" / "games"
RECORDS = sorted(GAMES.glob("*.jsonl"))


def of_kind(found: list[Mark], kind: str) -> set[str]:
    return {mark.place for mark in found if mark.kind == kind}


def test_trains_tell_their_owner_and_livery() -> None:
    view = position("usa", claimed={0: ["denver-omaha"], 1: ["helena-omaha"]}).view(None)
    trains = [mark for mark in marks(view) if mark.kind == "train"]
    assert trains == [
        Mark("train", "route:denver-omaha", 0, "blue", 4),
        Mark("train", "route:helena-omaha", 1, "red", 5),
    ]


def test_with_few_players_the_other_half_of_a_double_is_closed() -> None:
    double = {0: ["dallas-houston"]}
    assert of_kind(marks(position("usa", seats=2, claimed=double).view(None)), "closed") == {"route:dallas-houston.2"}
    assert of_kind(marks(position("usa", seats=4, claimed=double).view(None)), "closed") == set()


def test_a_route_is_not_closed_because_trains_are_few_or_technology_is_missing() -> None:
    assert of_kind(marks(position("usa", trains={0: 1, 1: 1}).view(None)), "closed") == set()
    assert of_kind(marks(position("uk").view(None)), "closed") == set()


def test_owners_of_one_route_share_its_spaces() -> None:
    view = position("uk", claimed={0: ["london-southampton"]}).view(None)
    piece = view.pieces[0]
    view._pieces = (piece, msgspec.structs.replace(piece, seat=1))
    trains = [(mark.owner, mark.slot, mark.of) for mark in marks(view) if mark.kind == "train"]
    assert trains == [(0, 0, 2), (1, 1, 2)]


def test_pieces_of_one_city_stand_side_by_side() -> None:
    view = position("germany", seats=2).view(None)
    at_berlin = [mark for mark in marks(view) if mark.place == "city:berlin"]
    assert len(at_berlin) > 1
    assert [(mark.slot, mark.of) for mark in at_berlin] == [(n, len(at_berlin)) for n in range(len(at_berlin))]


def test_pieces_of_modules_are_drawn_as_their_modules_say() -> None:
    monsters = fogg.new_game("usa", 2, 1, add_ons=["alvin_dexter"])
    drawings = static_board(monsters.ruleset.edition).templates
    assert "#3f8f52" in drawings["piece-alvin"].inside and "#8a4b2a" in drawings["piece-dexter"].inside
    owned = static_board(fogg.load("old_west")).templates
    assert 'class="label' not in owned["piece-marker-red"].inside
    assert owned["piece-marker-red"].inside != owned["piece-marker-blue"].inside


def test_what_stands_in_a_country_is_told_at_its_border() -> None:
    view = position("germany", seats=2).view(None)
    countries = {f"city:{city.key}" for city in view.board.cities if city.kind == "country"}
    assert not countries & {mark.place for mark in marks(view)}


def test_only_the_ends_of_own_tickets_are_told() -> None:
    claimed = {0: ["denver-santa_fe", "el_paso-santa_fe"]}
    tickets = {0: ["denver-el_paso", "dallas-new_york"], 1: ["boston-miami"]}
    game = position("usa", claimed=claimed, tickets=tickets)
    own = marks(game.view(0))
    assert of_kind(own, "done") == {"city:denver", "city:el_paso"}
    assert of_kind(own, "ticket") == {"city:dallas", "city:new_york"}
    assert not of_kind(marks(game.view(None)), "ticket") | of_kind(marks(game.view(None)), "done")


def test_a_lit_ticket_lights_its_ends_and_the_own_routes_between_them() -> None:
    claimed = {0: ["denver-santa_fe", "el_paso-santa_fe", "helena-seattle"]}
    view = position("usa", claimed=claimed, tickets={0: ["denver-el_paso"]}).view(0)
    found = marks(view, lit=["denver-el_paso"])
    routes = {"route:denver-santa_fe", "route:el_paso-santa_fe"}
    assert of_kind(found, "lit") == {"city:denver", "city:el_paso"} | routes
    assert of_kind(found, "dim") == {"board"}


def test_a_ticket_that_does_not_exist_cannot_be_lit() -> None:
    with pytest.raises(fogg.UnknownName, match="unknown ticket 'denver-atlantis'"):
        marks(position("usa").view(0), lit=["denver-atlantis"])


def test_the_last_move_is_told_to_all_but_who_made_it_before_others() -> None:
    game = position("usa", hands={0: {"purple": 4}, 1: {"blue": 4}})
    game.play(0, {"do": "claim", "route": "denver-omaha", "color": "purple", "wilds": 0})
    game.play(1, {"do": "claim", "route": "helena-winnipeg", "color": "blue", "wilds": 0})
    assert of_kind(marks(game.view(None)), "last") == {"route:helena-winnipeg"}
    assert of_kind(marks(game.view(0)), "last") == {"route:helena-winnipeg"}
    assert of_kind(marks(game.view(1)), "last") == {"route:helena-winnipeg", "route:denver-omaha"}


def test_the_longest_path_is_told_when_the_game_is_over() -> None:
    record = read_record(next(path for path in RECORDS if path.name.startswith("usa-")).read_text(encoding="utf-8"))
    game = record.replay()
    assert game.result is not None
    lines = [line for standing in game.result.standings for line in standing.lines]
    longest = {f"route:{key}" for line in lines if line.reason == "score-longest-path" for key in line.routes}
    assert of_kind(marks(game.view(None)), "path") == longest != set()
    assert of_kind(marks(record.replay(len(record.lines) - 1).view(None)), "path") == set()


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
def test_every_piece_of_the_view_becomes_a_mark_that_survives_json(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    view = record.replay(len(record.lines) * 3 // 4).view(0)
    found = marks(view)
    assert msgspec.json.decode(msgspec.json.encode(found), type=list[Mark]) == found
    kinds = sorted((piece.kind, piece.seat, piece.n) for piece in view.pieces)
    pieces = [mark for mark in found if mark.livery or mark.kind in {piece.kind for piece in view.pieces}]
    assert sorted((mark.kind, mark.owner, mark.n) for mark in pieces) == kinds


def test_partners_have_the_same_livery() -> None:
    assert seat_liveries(position("team_asia", seats=6).view(None)) == ["blue", "blue", "red", "red", "green", "green"]
