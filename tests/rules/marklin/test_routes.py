"""Märklin, routes and countries: R13 to R15."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.marklin.helpers import (
    EDITION,
)
from tests.rules.usa.helpers import WILD, refuses

import fogg


@pytest.mark.parametrize(
    ("route", "color", "points"),
    [
        ("augsburg-ulm", "red", 1),
        ("hamburg-kiel", "black", 2),
        ("bremen-hamburg", "orange", 4),
        ("berlin-leipzig", "orange", 7),
        ("berlin-dresden", "green", 10),
        ("chemnitz-regensburg", "orange", 15),
        ("berlin-hannover", "black", 18),
    ],
)
def test_marklin_r13_points_by_length(route: str, color: str, points: int) -> None:
    length = int(fogg.load(EDITION).board.route(route).length)
    color = fogg.load(EDITION).board.route(route).color if length == 6 else color
    game = position(EDITION, hands={0: {color: length}})
    game.play(0, claim_form(route, color))
    assert game.view(None).scores[0] == points


def test_marklin_r13_read_to_the_letter_seven_spaces_are_15() -> None:
    game = position(EDITION, hands={0: {"black": 7}}, settings={"literal": True})
    game.play(0, claim_form("berlin-hannover", "black"))
    assert game.view(None).scores[0] == 15


def test_marklin_r14_each_flag_is_a_dead_end() -> None:
    board = fogg.load(EDITION).board
    flags = [city for city in board.cities if city.kind == "border"]
    assert len(flags) == 14
    for flag in flags:
        assert len([route for route in board.routes if flag.id in (route.a, route.b)]) == 1


def test_marklin_r14_a_ticket_to_a_country_is_served_by_any_of_its_flags() -> None:
    for flag in ("lindau-osterreich_lindau", "munchen-osterreich_munchen"):
        way = ["frankfurt-wurzburg", "nurnberg-wurzburg", "munchen-nurnberg", "lindau-munchen", flag]
        game = position(EDITION, claimed={0: way}, tickets={0: ["frankfurt-osterreich"]})
        assert [line.points for line in game.view(0).standing() if line.reason == "score-ticket-done"] == [10]


def test_marklin_r14_no_path_runs_through_a_country() -> None:
    way = ["konstanz-schweiz_konstanz", "lindau-schweiz_lindau", "lindau-ulm", "freiburg-konstanz"]
    game = position(EDITION, claimed={0: way}, tickets={0: ["berlin-schweiz"]})
    assert [line.reason for line in game.view(0).standing() if line.tickets] == ["score-ticket-failed"]
    network = {int(end) for key in way for end in ends(game, key)}
    assert len(network) == 6  # two flags of one country are two places


def ends(game: fogg.Game, route: str) -> tuple[int, int]:
    found = game.ruleset.board.route(route)
    return int(found.a), int(found.b)


def test_marklin_r14_austria_has_three_flags_one_of_them_at_lindau() -> None:
    austria = fogg.load(EDITION).data["countries"]["osterreich"]
    assert austria == ["osterreich_lindau", "osterreich_munchen", "osterreich_regensburg"]


@pytest.mark.parametrize(("seats", "open_to_others"), [(2, False), (3, False), (4, True), (5, True)])
@pytest.mark.parametrize("route", ["hamburg-kiel", "dortmund-dusseldorf", "dusseldorf-koln"])
def test_marklin_r15_with_two_or_three_players_the_other_tracks_close(
    seats: int, open_to_others: bool, route: str
) -> None:
    game = position(EDITION, seats=seats, turn=1, hands={1: {WILD: 3}}, claimed={0: [route]})
    length = int(game.ruleset.board.route(route).length)
    others = [other.key for other in game.ruleset.board.routes if other.key.startswith(f"{route}.")]
    for other in others:
        if open_to_others:
            assert claim_form(other, None, length) in forms(game, 1)
        else:
            refuses(game, 1, claim_form(other, None, length), "refusal-route-closed", "marklin R15")


def test_marklin_r15_no_player_owns_two_tracks_between_the_same_places() -> None:
    game = position(EDITION, seats=4, hands={0: {"red": 1}}, claimed={0: ["dortmund-dusseldorf"]})
    for other in ("dortmund-dusseldorf.2", "dortmund-dusseldorf.3"):
        refuses(game, 0, claim_form(other, "red"), "refusal-own-track", "marklin R15")


def test_marklin_r15_with_four_players_three_can_share_a_triple() -> None:
    claimed = {0: ["dusseldorf-koln"], 1: ["dusseldorf-koln.2"]}
    game = position(EDITION, seats=4, turn=2, hands={2: {"red": 1}}, claimed=claimed)
    assert claim_form("dusseldorf-koln.3", "red") in forms(game, 2)


def test_marklin_r15_there_are_21_doubles_and_2_triples() -> None:
    groups = fogg.load(EDITION).board.groups
    assert [sum(len(group) == n for group in groups) for n in (2, 3)] == [21, 2]
