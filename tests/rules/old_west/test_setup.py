"""Old West, setup and board: R1 to R3, R5, R6, R17."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms, position
from tests.rules.old_west.helpers import markers, place, state
from tests.rules.usa.helpers import TICKETS, WILD, earned, keep, payments, refuses

import fogg


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_old_west_r1_up_to_six_players_with_forty_trains(seats: int) -> None:
    view = fogg.new_game("old_west", seats, 1).view(0)
    assert (view.trains, view.hand_size(0), len(view.market)) == ((40,) * seats, 4, 5)
    assert sum(kind.total for kind in view.ruleset.kinds) == 110


def test_old_west_r1_seven_are_too_many() -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game("old_west", 7, 1)


def test_old_west_r1_by_the_letter_of_the_seed_45_trains() -> None:
    assert fogg.new_game("old_west", 2, 1, settings={"literal": True}).view(0).trains == (45, 45)


def test_old_west_r2_five_tickets_of_fifty_and_three_are_kept() -> None:
    game = fogg.new_game("old_west", 2, 1)
    assert len(game.ruleset.board.tickets) == 50 and len(game.view(0).offer) == 5
    refuses(game, 0, keep(0, 1), "refusal-keep-more", "old_west R2")
    assert keep(0, 1, 2) in forms(game, 0)


def test_old_west_r2_what_all_refuse_is_shuffled_together_under_the_deck() -> None:
    game = fogg.new_game("old_west", 3, 1)
    refused = {int(ticket.id) for seat in range(3) for ticket in game.view(seat).offer[3:]}
    for seat in range(3):
        game.play(seat, keep(0, 1, 2))
    assert set(game.tickets.layers()[0]) == refused


def test_old_west_r2_later_four_are_drawn_and_one_is_kept() -> None:
    game = position("old_west")
    game.play(0, TICKETS)
    offer = [int(ticket.id) for ticket in game.view(0).offer]
    assert len(offer) == 4
    game.play(0, keep(0))
    assert game.tickets.cards[:3] == [offer[3], offer[2], offer[1]]


@pytest.mark.parametrize("seats", [2, 6])
def test_old_west_r3_the_last_player_chooses_a_starting_city_first(seats: int) -> None:
    game = fogg.new_game("old_west", seats, 1)
    for seat in range(seats):
        game.play(seat, keep(0, 1, 2))
    order = []
    for city in ["denver", "boise", "fresno", "phoenix", "seattle", "helena"][:seats]:
        order.append(game.actors[0])
        game.play(game.actors[0], place(city))
    assert order == list(range(seats - 1, -1, -1))
    assert markers(game)["denver"] == seats - 1
    assert state(game).left == [2] * seats
    assert game.actors == [0] and game.step.name() == "turn"


def test_old_west_r3_each_city_for_one_player() -> None:
    game = fogg.new_game("old_west", 2, 1)
    for seat in (0, 1):
        game.play(seat, keep(0, 1, 2))
    assert len(game.options(1)) == 41
    game.play(1, place("denver"))
    assert len(game.options(0)) == 40
    refuses(game, 0, place("denver"), "refusal-marker-here", "old_west R10")


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ({"red": 4, WILD: 3}, {("red", 3)}),
        ({"red": 5, WILD: 4}, {("red", 3), ("red", 4)}),
        ({"red": 7, WILD: 2}, set()),
    ],
)
def test_old_west_r5_the_ferry_takes_three_locomotives(
    hand: dict[str, int], expected: set[tuple[str | None, int]]
) -> None:
    assert payments(position("old_west", hands={0: hand}), 0, "los_angeles-san_francisco") == expected
    assert [route.key for route in fogg.load("old_west").board.routes if route.kind == "ferry"] == [
        "los_angeles-san_francisco"
    ]


def test_old_west_r5_without_them_it_is_refused() -> None:
    game = position("old_west", hands={0: {"red": 5, WILD: 2}})
    refuses(game, 0, claim_form("los_angeles-san_francisco", "red", 3), "refusal-few-wilds", "old_west R5")


@pytest.mark.parametrize(("seats", "opened"), [(2, 0), (3, 0), (4, 2), (5, 2), (6, 2)])
def test_old_west_r6_other_tracks_of_a_triple_stay_open_from_four_players(seats: int, opened: int) -> None:
    hand = {"blue": 2, "green": 2}
    game = position("old_west", seats=seats, turn=1, hands={1: hand}, claimed={0: ["ashland-eugene"]})
    offered = [f for f in forms(game, 1) if str(f.get("route", "")).startswith("ashland-eugene")]
    assert len(offered) == opened
    if not opened:
        refuses(game, 1, claim_form("ashland-eugene.2", "blue"), "refusal-route-closed", "old_west R6")


@pytest.mark.parametrize(("seats", "opened"), [(3, False), (4, True)])
def test_old_west_r6_and_of_a_double(seats: int, opened: bool) -> None:
    game = position("old_west", seats=seats, turn=1, hands={1: {"green": 6}}, claimed={0: ["denver-salt_lake_city"]})
    assert (claim_form("denver-salt_lake_city.2", "green") in forms(game, 1)) == opened


def test_old_west_r6_one_track_per_player() -> None:
    game = position("old_west", seats=6, hands={0: {"blue": 2}}, claimed={0: ["ashland-eugene"]})
    refuses(game, 0, claim_form("ashland-eugene.2", "blue"), "refusal-own-track", "old_west R6")


@pytest.mark.parametrize("route", ["boise-seattle", "boise-seattle.2", "los_angeles-san_francisco"])
def test_old_west_r17_seven_spaces_score_eighteen(route: str) -> None:
    assert earned(finish(position("old_west", claimed={0: [route]})), "score-route") == {0: 18}
    literal = position("old_west", claimed={0: [route]}, settings={"literal": True})
    assert earned(finish(literal), "score-route") == {0: 15}
