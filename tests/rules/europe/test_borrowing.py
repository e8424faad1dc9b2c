"""Europe, routes borrowed through stations: R25 to R29, R31, X6 and X7."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.europe.helpers import pay, station, stations_module, with_stations
from tests.rules.usa.helpers import earned, lines, longest

import fogg

Held = dict[int, list[str]]
FRANKFURT_KOBENHAVN = "frankfurt-kobenhavn"  # a ticket of 5


def scored(claimed: Held, where: Held, tickets: Held, *, seats: int = 2, variant: str | None = None) -> fogg.Result:
    """Return the result with these routes, stations and tickets."""
    game = position("europe", seats=seats, claimed=claimed, tickets=tickets, variant=variant)
    return finish(with_stations(game, where))


def through(result: fogg.Result, seat: int) -> dict[str, tuple[str, ...]]:
    """Return the completed tickets of a seat with the routes that complete them."""
    return {line.tickets[0]: line.routes for line in lines(result, seat, "score-ticket-done")}


def test_europe_r25_a_station_lets_its_owner_use_an_opponents_route_into_its_city() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn"]}
    result = scored(claimed, {0: ["essen"]}, {0: [FRANKFURT_KOBENHAVN]})
    assert through(result, 0) == {FRANKFURT_KOBENHAVN: ("essen-frankfurt", "essen-kobenhavn")}


def test_europe_r25_without_a_station_it_does_not_count() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn"]}
    assert earned(scored(claimed, {}, {0: [FRANKFURT_KOBENHAVN]}), "score-ticket-failed") == {0: -5}


def test_europe_r25_the_route_must_end_in_the_stations_city() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn"]}
    result = scored(claimed, {0: ["frankfurt"]}, {0: [FRANKFURT_KOBENHAVN]})
    assert earned(result, "score-ticket-failed") == {0: -5}


def test_europe_r25_the_station_may_stand_at_either_end() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn"]}
    result = scored(claimed, {0: ["kobenhavn"]}, {0: [FRANKFURT_KOBENHAVN]})
    assert earned(result, "score-ticket-done") == {0: 5}


def test_europe_r25_one_route_per_station() -> None:
    claimed = {1: ["essen-frankfurt", "essen-kobenhavn"]}
    result = scored(claimed, {0: ["essen"]}, {0: [FRANKFURT_KOBENHAVN]})
    assert earned(result, "score-ticket-failed") == {0: -5}


def test_europe_r25_one_route_of_a_station_serves_all_tickets() -> None:
    claimed = {0: ["essen-frankfurt", "kobenhavn-stockholm"], 1: ["essen-kobenhavn"]}
    tickets = {0: [FRANKFURT_KOBENHAVN, "dieppe-kobenhavn", "bruxelles-stockholm"]}
    claimed[0] += ["bruxelles-frankfurt", "bruxelles-dieppe"]
    result = scored(claimed, {0: ["essen"]}, tickets, variant="europe_expanded")
    assert earned(result, "score-ticket-done") == {0: 5 + 9 + 10}
    assert all("essen-kobenhavn" in routes for routes in through(result, 0).values())


def test_europe_r25_the_stations_of_others_do_not_help() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn"]}
    result = scored(claimed, {2: ["essen"]}, {0: [FRANKFURT_KOBENHAVN]}, seats=3)
    assert earned(result, "score-ticket-failed") == {0: -5}


def test_europe_r26_the_choice_is_not_an_action_of_the_game() -> None:
    rules = fogg.ruleset("europe")
    sorts = {action.to_json()["do"] for action in rules.actions}
    assert sorts == {
        *("draw", "draw-hidden", "draw-tickets", "keep", "claim", "station", "pay", "extra", "give-up", "pass")
    }


def test_europe_r26_a_route_claimed_after_the_station_was_built_can_be_used() -> None:
    hands = {0: {"red": 1}, 1: {"locomotive": 3}}
    game = position("europe", hands=hands, claimed={0: ["essen-frankfurt"]}, tickets={0: [FRANKFURT_KOBENHAVN]})
    game.play(0, station("essen"))
    game.play(0, pay("red"))
    game.play(1, claim_form("essen-kobenhavn", None, 3))
    assert earned(finish(game), "score-ticket-done") == {0: 5}


def test_europe_r26_an_unclaimed_route_cannot_be_used() -> None:
    result = scored({0: ["essen-frankfurt"]}, {0: ["essen"]}, {0: [FRANKFURT_KOBENHAVN]})
    assert earned(result, "score-ticket-failed") == {0: -5}


def test_europe_r26_own_routes_are_not_borrowed() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn", "berlin-essen"], 2: ["amsterdam-essen"]}
    game = with_stations(position("europe", seats=3, claimed=claimed), {0: ["essen"], 1: ["frankfurt"]})
    keys = [route.key for route in game.ruleset.board.routes]
    choices = [[keys[route] for route in piece] for piece in stations_module(game).routes_to_borrow(game, 0)]
    assert choices == [["amsterdam-essen", "berlin-essen", "essen-kobenhavn"]]


def test_europe_r26_what_can_be_borrowed_shows_in_the_standing_before_the_end() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn"]}
    game = position("europe", claimed=claimed, tickets={0: [FRANKFURT_KOBENHAVN]})
    assert [line.points for line in game.view(0).standing() if line.tickets] == [-5]
    with_stations(game, {0: ["essen"]})
    assert [line.points for line in game.view(0).standing() if line.tickets] == [5]


def test_europe_r27_no_route_of_ones_own_is_needed_at_the_city() -> None:
    result = scored({1: ["berlin-wien"]}, {0: ["berlin"]}, {0: ["berlin-wien"]}, variant="mega_europe")
    assert through(result, 0) == {"berlin-wien": ("berlin-wien",)}


def test_europe_r27_two_stations_can_serve_one_ticket() -> None:
    claimed = {0: ["amsterdam-frankfurt"], 1: ["amsterdam-london", "berlin-frankfurt"]}
    result = scored(claimed, {0: ["london", "berlin"]}, {0: ["london-berlin"]})
    assert through(result, 0) == {"london-berlin": ("amsterdam-london", "amsterdam-frankfurt", "berlin-frankfurt")}


def test_europe_r27_two_borrowed_routes_may_follow_each_other() -> None:
    claimed = {1: ["essen-frankfurt"], 2: ["essen-kobenhavn"]}
    for where in (["frankfurt", "kobenhavn"], ["essen", "frankfurt"], ["essen", "kobenhavn"]):
        result = scored(claimed, {0: where}, {0: [FRANKFURT_KOBENHAVN]}, seats=3)
        assert through(result, 0) == {FRANKFURT_KOBENHAVN: ("essen-frankfurt", "essen-kobenhavn")}


def test_europe_r27_three_stations_lend_three_routes() -> None:
    claimed = {1: ["amsterdam-london", "amsterdam-frankfurt", "berlin-frankfurt"]}
    result = scored(claimed, {0: ["london", "frankfurt", "berlin"]}, {0: ["london-berlin"]})
    assert earned(result, "score-ticket-done") == {0: 7}
    assert earned(scored(claimed, {0: ["london", "frankfurt"]}, {0: ["london-berlin"]}), "score-ticket-done") == {}


def test_europe_r28_several_players_may_use_the_same_route() -> None:
    claimed = {1: ["berlin-wien"], 2: ["berlin-frankfurt", "frankfurt-paris"]}
    where = {0: ["berlin"], 2: ["wien"]}
    tickets = {0: ["berlin-wien"], 2: ["paris-wien"]}
    result = scored(claimed, where, tickets, seats=3, variant="mega_europe")
    assert earned(result, "score-ticket-done") == {0: 3, 2: 8}
    assert "berlin-wien" in through(result, 0)["berlin-wien"]
    assert "berlin-wien" in through(result, 2)["paris-wien"]


def test_europe_r28_its_owner_loses_nothing_by_that() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn"]}
    lent = scored(claimed, {0: ["essen"]}, {0: [FRANKFURT_KOBENHAVN]})
    kept = scored(claimed, {}, {0: [FRANKFURT_KOBENHAVN]})
    assert lent.of(1).total == kept.of(1).total


def test_europe_r29_a_borrowed_route_brings_no_points_and_no_longer_path() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn"]}
    result = scored(claimed, {0: ["essen"]}, {0: [FRANKFURT_KOBENHAVN]})
    assert points(result, 0, "score-route") == 2
    assert earned(result, "score-longest-path") == {1: 10}


@pytest.mark.parametrize(
    ("claimed", "chosen"),
    [
        (  # the two smaller tickets are tried first
            {
                0: ["marseille-pamplona", "marseille-roma", "roma-venezia", "venezia-zagrab", "venezia-zurich"],
                1: ["brindisi-roma", "palermo-roma"],
            },
            "brindisi-roma",
        ),
        (  # and last
            {
                0: ["marseille-pamplona", "marseille-roma", "brindisi-roma", "venezia-zagrab", "venezia-zurich"],
                1: ["palermo-roma", "roma-venezia"],
            },
            "roma-venezia",
        ),
    ],
)
def test_europe_r31_between_equal_totals_more_completed_tickets_are_chosen(claimed: Held, chosen: str) -> None:
    tickets = {0: ["pamplona-palermo", "zagrab-brindisi", "zurich-brindisi"]}  # 12 against 6 and 6
    result = scored(claimed, {0: ["roma"]}, tickets, variant="europe_expanded")
    assert set(through(result, 0)) == {"zagrab-brindisi", "zurich-brindisi"}
    assert all(chosen in routes for routes in through(result, 0).values())
    assert result.of(0).completed == 2


def test_europe_r31_the_highest_total_comes_before_more_completed_tickets() -> None:
    claimed = {
        0: ["marseille-pamplona", "marseille-roma", "roma-venezia", "venezia-zagrab", "venezia-zurich"],
        1: ["brindisi-roma", "palermo-roma"],
    }
    tickets = {0: ["pamplona-palermo", "zagrab-brindisi"]}
    result = scored(claimed, {0: ["roma"]}, tickets, variant="europe_expanded")
    assert set(through(result, 0)) == {"pamplona-palermo"}


def test_europe_r31_stations_are_assigned_together_and_not_one_after_the_other() -> None:
    # Essen's station alone does best with København; but then nothing would reach Berlin.
    claimed = {
        0: ["essen-frankfurt", "amsterdam-frankfurt"],
        1: ["essen-kobenhavn", "amsterdam-london", "berlin-essen"],
    }
    tickets = {0: [FRANKFURT_KOBENHAVN, "london-berlin"]}
    where = {0: ["essen", "kobenhavn", "london"]}
    result = scored(claimed, where, tickets)
    assert earned(result, "score-ticket-done") == {0: 5 + 7}


def test_europe_r31_each_player_is_served_best_by_itself() -> None:
    claimed = {0: ["essen-frankfurt"], 1: ["essen-kobenhavn", "amsterdam-essen"], 2: ["kobenhavn-stockholm"]}
    tickets = {0: [FRANKFURT_KOBENHAVN], 2: ["bruxelles-stockholm"]}
    where = {0: ["essen"], 2: ["kobenhavn", "amsterdam", "bruxelles"]}
    claimed[0].append("amsterdam-bruxelles")
    result = scored(claimed, where, tickets, seats=3, variant="europe_expanded")
    assert earned(result, "score-ticket-done") == {0: 5, 2: 10}


def test_europe_x6_borrowing_amsterdam_frankfurt_joins_london_to_berlin() -> None:
    claimed = {0: ["amsterdam-london", "berlin-frankfurt"], 1: ["amsterdam-frankfurt"]}
    game = position("europe", claimed=claimed, tickets={0: ["london-berlin"]})
    with_stations(game, {0: ["frankfurt"]})
    assert longest(game, 0) == 3
    result = finish(game)
    assert points(result, 0, "score-ticket-done") == 7
    assert points(result, 0, "score-stations") == 8
    assert [line.routes for line in lines(result, 0, "score-longest-path")] == [("berlin-frankfurt",)]
    assert result.total(0) == (2 + 4) + 7 + 8 + 10


@pytest.mark.parametrize(
    ("lent", "total"),
    [
        (["essen-kobenhavn"], 5 - 6),
        (["amsterdam-essen"], 6 - 5),
        (["essen-kobenhavn", "amsterdam-essen"], 6 - 5),
        (["amsterdam-essen", "essen-kobenhavn"], 6 - 5),
    ],
)
def test_europe_x7_a_station_cannot_do_both_and_serves_the_better_ticket(lent: list[str], total: int) -> None:
    claimed = {0: ["essen-frankfurt", "frankfurt-munchen", "munchen-venezia"], 1: lent}
    tickets = {0: [FRANKFURT_KOBENHAVN, "amsterdam-venezia"]}
    result = scored(claimed, {0: ["essen"]}, tickets, variant="europe_expanded")
    assert points(result, 0, "score-route") == 6
    assert points(result, 0, "score-ticket-done") + points(result, 0, "score-ticket-failed") == total
