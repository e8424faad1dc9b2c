"""Alvin & Dexter, the end: R20 to R24, R27, R29, X1 to X3."""

from __future__ import annotations

import pytest
from tests.factory import finish, points
from tests.rules.alvin_dexter.helpers import give_cards, monsters, move

import fogg

TO_NEW_YORK = ["denver-santa_fe", "el_paso-santa_fe"]
LA_NEW_YORK = ["chicago-los_angeles"]


def test_alvin_dexter_r20_x2_a_completed_ticket_in_chaos_brings_half() -> None:
    game = monsters(claimed={0: TO_NEW_YORK}, tickets={0: ["denver-el_paso"]})
    assert points(finish(game), 0, "score-ticket-done") == 2


def test_alvin_dexter_r20_x2_a_failed_one_costs_half() -> None:
    game = monsters(tickets={0: ["denver-el_paso"]})
    assert points(finish(game), 0, "score-ticket-failed") == -2


@pytest.mark.parametrize(("done", "value"), [(True, 10), (False, -10)])
def test_alvin_dexter_x1_dexter_in_new_york(done: bool, value: int) -> None:
    way = [
        "el_paso-los_angeles",
        "dallas-el_paso",
        "dallas-little_rock",
        "little_rock-nashville",
        "nashville-pittsburgh",
        "new_york-pittsburgh",
    ]
    game = monsters(
        dexter="new_york",
        alvin="boston",
        claimed={0: way if done else []},
        tickets={0: ["los_angeles-new_york"], 1: ["seattle-new_york"]},
    )
    result = finish(game)
    reason = "score-ticket-done" if done else "score-ticket-failed"
    assert points(result, 0, reason) == value  # half of 21, rounded down
    assert points(result, 1, "score-ticket-failed") == -11


def test_alvin_dexter_r20_half_of_seven_is_three() -> None:
    game = monsters(alvin="calgary", tickets={0: ["calgary-phoenix"]})
    full = game.ruleset.board.ticket("calgary-phoenix").points
    assert points(finish(game), 0, "score-ticket-failed") == -(full // 2)


def test_alvin_dexter_r20_other_tickets_keep_their_value() -> None:
    game = monsters(tickets={0: ["calgary-phoenix"]})
    full = game.ruleset.board.ticket("calgary-phoenix").points
    assert points(finish(game), 0, "score-ticket-failed") == -full


@pytest.mark.parametrize(("alvin", "dexter"), [("denver", "el_paso"), ("denver", "denver")])
def test_alvin_dexter_r21_a_ticket_is_halved_once(alvin: str, dexter: str) -> None:
    game = monsters(alvin=alvin, dexter=dexter, tickets={0: ["denver-el_paso"]})
    assert points(finish(game), 0, "score-ticket-failed") == -2


def test_alvin_dexter_r22_r23_x3_the_most_cards_of_each_bring_fifteen_to_all_tied() -> None:
    game = monsters(seats=3)
    give_cards(game, 0, 4, 4, 1)
    give_cards(game, 1, 0, 2, 3)
    result = finish(game)
    assert [points(result, seat, "score-alvin") for seat in range(3)] == [15, 15, 0]
    assert [points(result, seat, "score-dexter") for seat in range(3)] == [0, 0, 15]


def test_alvin_dexter_r22_face_up_cards_count() -> None:
    game = monsters(hands={0: {"locomotive": 1}})
    game.play(0, move("alvin", "omaha"))
    assert points(finish(game), 0, "score-alvin") == 15


def test_alvin_dexter_q4_without_cards_the_bonus_is_not_paid() -> None:
    result = finish(monsters())
    assert [points(result, seat, "score-alvin") for seat in range(2)] == [0, 0]


def test_alvin_dexter_r24_a_halved_ticket_counts_as_completed() -> None:
    game = monsters(claimed={0: TO_NEW_YORK}, tickets={0: ["denver-el_paso"]})
    result = finish(game)
    assert result.of(0).completed == 1


def test_alvin_dexter_r27_a_country_in_chaos_halves_its_tickets() -> None:
    tickets = fogg.load("france").board.tickets
    ticket = next(ticket for ticket in tickets if "suisse" in ticket.key and "paris" not in ticket.key)
    game = monsters("france", alvin="suisse", dexter="paris", tickets={0: [ticket.key]})
    assert points(finish(game), 0, "score-ticket-failed") == -(ticket.points // 2)


def test_alvin_dexter_r29_teams_add_up_their_cards() -> None:
    game = monsters("team_asia", alvin="peking", dexter="canton", seats=4)
    give_cards(game, 0, 2, 1, 2, 0)
    result = finish(game)
    assert sum(points(result, seat, "score-alvin") for seat in (0, 1)) == 15
    assert sum(points(result, seat, "score-alvin") for seat in (2, 3)) == 0
