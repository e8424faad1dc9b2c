"""France, double and triple routes: R14 and R15, and the worked example X3."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.france.helpers import EDITION, buildable, building, draw_and_build, lay, place, track_on, with_track
from tests.rules.usa.helpers import HIDDEN, events, heard, payments, refuses

import fogg

TRIPLE = ["dijon-paris", "dijon-paris.2", "dijon-paris.3"]
DOUBLE = ["amiens-lille", "amiens-lille.2"]


def groups(*, prebuilt: bool) -> list[list[str]]:
    """Return the tracks of each double and triple route."""
    board = fogg.ruleset(EDITION).board
    found = [[board.routes[route] for route in group] for group in board.groups if len(group) > 1]
    return [[route.key for route in tracks] for tracks in found if ("prebuilt" in tracks[0].tags) == prebuilt]


@pytest.mark.parametrize("seats", [4, 5])
def test_france_r14_with_four_or_five_every_track_is_built_by_its_own_piece(seats: int) -> None:
    game = position(EDITION, seats=seats)
    for track, color in zip(TRIPLE, ("red", "white", "blue"), strict=True):
        draw_and_build(game, track, color)
    assert track_on(game) == dict(zip(TRIPLE, ("red", "white", "blue"), strict=True))


def test_france_r14_by_the_same_player_too() -> None:
    game = position(EDITION, seats=4)
    draw_and_build(game, TRIPLE[0], "red")
    for other in ("amiens-calais", "amiens-reims", "bourges-tours"):
        draw_and_build(game, other, "black")
    draw_and_build(game, TRIPLE[1], "white")
    assert set(track_on(game)) >= set(TRIPLE[:2])


@pytest.mark.parametrize("seats", [4, 5])
def test_france_r14_building_closes_no_track_of_a_group(seats: int) -> None:
    for tracks in groups(prebuilt=False):
        game = building({tracks[0]: "red"}, seats=seats)
        assert set(tracks[1:]) <= buildable(game, 0)


def test_france_r14_two_tracks_may_have_the_same_color() -> None:
    game = building({DOUBLE[0]: "red"}, seats=4)
    game.play(0, place(DOUBLE[1], "red"))
    assert track_on(game) == dict.fromkeys(DOUBLE, "red")


@pytest.mark.parametrize("seats", [4, 5])
def test_france_r14_one_player_may_claim_only_one_track(seats: int) -> None:
    laid = dict(zip(TRIPLE, ("red", "white", "blue"), strict=True))
    game = with_track(laid, seats=seats, hands={0: {"red": 5, "blue": 5}})
    game.play(0, claim_form(TRIPLE[0], "red"))
    for seat in range(1, seats):
        game.play(seat, {"do": "draw-tickets"})
        game.play(seat, {"do": "keep", "tickets": 1})
    refuses(game, 0, claim_form(TRIPLE[2], "blue"), "refusal-own-track", "usa R21")


def test_france_r14_all_tracks_may_be_claimed_by_different_players() -> None:
    laid = dict(zip(TRIPLE, ("red", "white", "blue"), strict=True))
    hands = {seat: {color: 5} for seat, color in enumerate(("red", "white", "blue"))}
    game = with_track(laid, seats=4, hands=hands)
    for seat, (track, color) in enumerate(laid.items()):
        game.play(seat, claim_form(track, color))
    assert game.view(None).scores == (10, 10, 10, 0)


def test_france_r14_an_owner_may_still_build_a_track_for_others() -> None:
    game = building(seats=4, claimed={0: [TRIPLE[0]]})
    game.play(0, place(TRIPLE[1], "red"))
    assert track_on(game) == {TRIPLE[1]: "red"}


@pytest.mark.parametrize("seats", [2, 3])
def test_france_r15_with_two_or_three_only_one_track_may_be_built(seats: int) -> None:
    before = buildable(building(seats=seats), 0)
    for tracks in groups(prebuilt=False):
        for track in tracks:
            game = building({track: "red"}, seats=seats)
            assert not set(tracks) & buildable(game, 0)
            assert before - buildable(game, 0) == set(tracks)


def test_france_r15_the_others_close_at_once() -> None:
    game = building({DOUBLE[1]: "red"}, hands={0: {"red": 2}})
    refuses(game, 0, place(DOUBLE[0], "blue"), "refusal-track-beside", "france R15")
    game = with_track({DOUBLE[1]: "red"}, hands={0: {"red": 2}})
    refuses(game, 0, claim_form(DOUBLE[0], "red"), "refusal-track-beside", "france R15")
    assert payments(game, 0, DOUBLE[1]) == {("red", 0)}


def test_france_r15_everybody_hears_of_it() -> None:
    game = building()
    assert events(game, 0, place(TRIPLE[1], "red")) == ["event-track-laid", "event-track-closes", "event-track-closes"]
    closed = heard(game, 1, "event-track-closes")
    assert [(item["route"], item["beside"]) for item in closed] == [(TRIPLE[0], 1), (TRIPLE[2], 1)]


@pytest.mark.parametrize("seats", [2, 3])
def test_france_r15_and_stay_closed_when_it_is_claimed(seats: int) -> None:
    game = with_track({DOUBLE[0]: "red"}, seats=seats, hands={0: {"red": 2}, 1: {"blue": 2}})
    game.play(0, claim_form(DOUBLE[0], "red"))
    refuses(game, 1, claim_form(DOUBLE[1], "blue"), "refusal-route-closed", "usa R22")
    game.play(1, HIDDEN)
    game.play(1, HIDDEN)
    refuses(game, 1, place(DOUBLE[1], "blue"), "refusal-track-beside", "france R15")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_france_r15_of_prebuilt_groups_the_others_close_when_one_is_claimed(seats: int) -> None:
    board = fogg.ruleset(EDITION).board
    for tracks in groups(prebuilt=True):
        free = position(EDITION, seats=seats, turn=1, hands={1: {board.route(tracks[-1]).color: 1}})
        assert payments(free, 1, tracks[-1])
        game = position(
            EDITION,
            seats=seats,
            turn=1,
            hands={1: {board.route(tracks[-1]).color: 1}},
            claimed={0: [tracks[0]]},
        )
        assert bool(payments(game, 1, tracks[-1])) == (seats > 3)


def test_france_r15_single_routes_are_not_concerned() -> None:
    game = building({"amiens-calais": "red"}, seats=2)
    assert len(buildable(game, 0)) == 122


def test_france_r15_there_are_24_doubles_and_8_triples() -> None:
    sizes = [len(tracks) for prebuilt in (False, True) for tracks in groups(prebuilt=prebuilt)]
    assert (sizes.count(2), sizes.count(3)) == (24, 8)


def test_france_x3_five_players_build_dijon_paris_red_white_and_blue() -> None:
    game = position(EDITION, seats=5, hands={3: {"red": 5}})
    for track, color in zip(TRIPLE, ("red", "white", "blue"), strict=True):
        draw_and_build(game, track, color)
    game.play(3, claim_form(TRIPLE[0], "red"))
    left = {str(form["color"]) for form in forms(building(track_on(game), seats=5), 0) if form["route"] == "lyon-rodez"}
    assert left == {"red", "orange", "yellow", "green", "purple", "black"}


def test_france_x3_who_claims_the_red_track_may_not_claim_the_blue_one() -> None:
    game = position(EDITION, seats=5, hands={0: {"blue": 5}}, claimed={0: [TRIPLE[0]]})
    lay(game, TRIPLE[2], "blue")
    refuses(game, 0, claim_form(TRIPLE[2], "blue"), "refusal-own-track", "usa R21")


def test_france_x3_with_three_players_the_first_piece_closes_the_two_other_beds() -> None:
    game = building({TRIPLE[0]: "red"}, seats=3)
    for track in TRIPLE[1:]:
        refuses(game, 0, place(track, "blue"), "refusal-track-beside", "france R15")
