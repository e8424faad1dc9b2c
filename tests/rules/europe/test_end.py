"""Europe, the end and final scoring: R32 to R34 and X8."""

from __future__ import annotations

from typing import Any

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.europe.helpers import pay, station, with_stations
from tests.rules.usa.helpers import earned, events, heard, level, longest, turns_until_over

import fogg

DONE = {0: "zagrab-brindisi", 1: "frankfurt-kobenhavn"}  # a ticket for each seat, and what completes it
ROADS = {0: ["venezia-zagrab", "roma-venezia", "brindisi-roma"], 1: ["essen-frankfurt", "essen-kobenhavn"]}
LONGER = ["budapest-kyiv", "kyiv-warszawa"]  # ten spaces; the roads above have six and five


def tied(
    *, longer: int, done: tuple[int, int] = (0, 0), stations: tuple[int, int] = (0, 0), **more: Any
) -> fogg.Result:
    """Return two players on 60 points with the given tickets completed and stations built;
    seat `longer` has the longer path.
    """
    roads = {seat: ROADS[seat] + (LONGER if seat == longer else []) for seat in (0, 1)}
    tickets = {seat: [DONE[seat]] if done[seat] else [] for seat in (0, 1)}
    game = position("europe", claimed=roads, tickets=tickets, **more)
    cities = {0: ["madrid", "lisboa", "cadiz"], 1: ["moskva", "riga", "wilno"]}
    with_stations(game, {seat: cities[seat][: stations[seat]] for seat in (0, 1)})
    result = finish(level(game, 60))
    assert (result.total(0), result.total(1)) == (60, 60)
    assert (result.of(0).completed, result.of(1).completed) == done
    assert longest(game, longer) > longest(game, 1 - longer)
    return result


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_europe_r32_two_trains_left_begin_the_last_round_and_everybody_plays_once_more(seats: int) -> None:
    game = position("europe", seats=seats, hands={0: {"black": 1}}, trains={0: 3})
    assert events(game, 0, claim_form("amsterdam-bruxelles", "black")) == ["event-claimed", "event-last-round"]
    assert heard(game, 1, "event-last-round") == [{"seat": 0, "n": 2}]
    assert turns_until_over(game) == [*range(1, seats), 0]


def test_europe_r32_three_trains_left_do_not() -> None:
    game = position("europe", hands={0: {"black": 1}}, trains={0: 4})
    assert events(game, 0, claim_form("amsterdam-bruxelles", "black")) == ["event-claimed"]


def test_europe_r32_a_station_may_be_built_in_the_last_turn() -> None:
    game = position("europe", hands={0: {"black": 1}, 1: {"red": 1}}, trains={0: 3})
    game.play(0, claim_form("amsterdam-bruxelles", "black"))
    game.play(1, station("wien"))
    game.play(1, pay("red"))
    assert turns_until_over(game) == [0]
    assert game.result is not None
    assert earned(game.result, "score-stations") == {0: 12, 1: 8}


def test_europe_r33_routes_tickets_stations_and_the_european_express_make_the_total() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn", "kobenhavn-stockholm"]}
    tickets = {0: ["frankfurt-kobenhavn", "berlin-roma"]}
    game = with_stations(position("europe", claimed=claimed, tickets=tickets), {0: ["essen"]})
    result = finish(game)
    assert result.total(0) == 2 + 5 - 9 + 8
    assert result.total(1) == 4 + 4 + 12 + 10
    for seat in range(2):
        assert result.total(seat) == sum(line.points for line in result.of(seat).lines)


def test_europe_r33_all_who_are_tied_for_the_longest_path_score() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["berlin-essen"], 2: ["amsterdam-bruxelles"]}
    assert earned(finish(position("europe", seats=3, claimed=claimed)), "score-longest-path") == {0: 10, 1: 10}


def test_europe_r33_a_tunnel_and_a_ferry_count_for_the_path_like_any_route() -> None:
    game = position("europe", claimed={0: ["venezia-zurich", "paris-zurich", "dieppe-paris", "dieppe-london"]})
    assert longest(game, 0) == 2 + 3 + 1 + 2


def test_europe_r34_most_points_wins() -> None:
    result = finish(position("europe", claimed={1: ["amsterdam-bruxelles"]}))
    assert result.winners == (1,)


def test_europe_r34_a_tie_goes_to_most_completed_tickets_before_stations() -> None:
    assert tied(done=(1, 0), stations=(3, 0), longer=1).winners == (0,)
    assert tied(done=(0, 1), stations=(0, 3), longer=0).winners == (1,)


def test_europe_r34_then_to_fewest_stations_built_before_the_european_express() -> None:
    assert tied(done=(1, 1), stations=(2, 1), longer=0).winners == (1,)
    assert tied(stations=(0, 1), longer=1).winners == (0,)


def test_europe_r34_then_to_the_holder_of_the_european_express() -> None:
    result = tied(done=(1, 1), stations=(2, 2), longer=1)
    assert earned(result, "score-longest-path") == {1: 10}
    assert result.winners == (1,)
    assert tied(longer=0).winners == (0,)


def test_europe_r34_then_the_victory_is_shared() -> None:
    game = level(position("europe", claimed={0: ["essen-frankfurt"], 1: ["berlin-essen"]}), 60)
    result = finish(game)
    assert result.winners == (0, 1)
    assert [standing.place for standing in result.standings] == [1, 1]


def test_europe_r34_tickets_completed_by_borrowing_count() -> None:
    claimed = {0: ["essen-frankfurt", "budapest-kyiv"], 1: ["essen-kobenhavn", "palermo-smyrna"]}
    game = position("europe", claimed=claimed, tickets={0: ["frankfurt-kobenhavn"]})
    result = finish(level(with_stations(game, {0: ["essen"]}), 60))
    assert result.winners == (0,)


def test_europe_r34_to_the_letter_of_the_manual_the_longer_path_comes_before_stations() -> None:
    literal = {"literal": True}
    assert tied(stations=(3, 0), longer=0, settings=literal).winners == (0,)
    assert tied(done=(1, 0), longer=1, settings=literal).winners == (0,)


def test_europe_r34_to_the_letter_of_the_manual_stations_come_last() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["berlin-essen"]}
    game = position("europe", claimed=claimed, settings={"literal": True})
    result = finish(level(with_stations(game, {0: ["madrid"]}), 60))
    assert result.winners == (1,)


@pytest.mark.parametrize(
    ("choices", "order"),
    [
        ({}, ["most_completed_tickets", "fewest_stations_built", "holds_longest_path_bonus"]),
        ({"settings": {"literal": True}}, ["most_completed_tickets", "longest_path_length", "fewest_stations_built"]),
        (
            {"variant": "big_cities_europe"},
            ["most_completed_tickets", "fewest_stations_built", "longest_path_length"],
        ),
        *(
            (
                {"variant": "big_cities_europe", "settings": {"literal": True, **more}},
                ["most_completed_tickets", "longest_path_length", "fewest_stations_built"],
            )
            for more in ({}, {"big_cities_european_express": True})
        ),
    ],
)
def test_europe_r34_the_order_of_the_tie_breaks(choices: dict[str, Any], order: list[str]) -> None:
    assert fogg.ruleset("europe", **choices).tie_breaks == order


def test_europe_r34_without_the_card_the_longer_path_decides_after_stations() -> None:
    claimed = {0: ["budapest-kyiv"], 1: ["essen-kobenhavn"]}
    game = position("europe", claimed=claimed, variant="big_cities_europe")
    result = finish(level(game.copy(), 60))
    assert earned(result, "score-longest-path") == {}
    assert result.winners == (0,)
    assert finish(level(with_stations(game, {0: ["madrid"]}), 60)).winners == (1,)


def test_europe_x8_five_routes_bring_47_and_a_path_of_12() -> None:
    routes = ["petrograd-stockholm", "moskva-petrograd", "palermo-smyrna", "constantinople-smyrna", "venezia-zurich"]
    game = with_stations(position("europe", claimed={0: routes}), {0: ["wien"]})
    assert game.view(None).scores[0] == 21 + 7 + 15 + 2 + 2 == 47
    assert game.view(None).trains[0] == 45 - 22
    assert longest(game, 0) == 12
    assert points(finish(game), 0, "score-stations") == 8
