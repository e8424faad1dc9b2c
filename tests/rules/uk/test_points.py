"""United Kingdom, what technologies score: R14, R15, R19, X2, X6."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, points
from tests.rules.uk.helpers import (
    BEAM,
    CONTRACTS,
    HEADING,
    LAGGING,
    NEEDED,
    NEW_YORK,
    TURBINES,
    buy,
    buyable,
    display,
    left,
    owns,
    table,
)
from tests.rules.usa.helpers import HIDDEN, WILD, earned, events, heard, lines, refuses

L = WILD
DONE = ["aberystwyth-cardiff", "belfast-dublin", "aberdeen-glasgow"]


def test_uk_r14_boiler_lagging_pays_a_point_for_every_route_claimed_afterwards() -> None:
    game = table({0: [LAGGING]}, hands={0: {"red": 1}})
    claim = game.ruleset.action(claim_form("leeds-manchester", "red"))
    assert game.view(0).immediate_points(claim) == 2
    game.play(0, claim)
    assert game.view(None).scores == (2, 0)
    assert heard(game, 1, "event-claimed")[0]["n"] == 2
    game.audit()


def test_uk_r14_routes_claimed_before_the_purchase_bring_nothing_more() -> None:
    game = table(claimed={0: ["leeds-manchester"]}, hands={0: {L: 2, "red": 1}})
    game.play(0, buy(LAGGING))
    assert game.view(None).scores == (1, 0)
    game.play(0, claim_form("barrow-carlisle", "red"))
    assert game.view(None).scores == (3, 0)


def test_uk_r14_steam_turbines_pay_two_for_ferries_only() -> None:
    owned = {0: [TURBINES, *NEEDED]}
    game = table(owned, hands={0: {L: 1}})
    game.play(0, claim_form("bristol-cardiff", None, 1))
    assert game.view(None).scores == (3, 0)
    game = table(owned, hands={0: {"red": 1}})
    game.play(0, claim_form("leeds-manchester", "red"))
    assert game.view(None).scores == (1, 0)


def test_uk_r14_both_together_pay_three_on_a_ferry() -> None:
    game = table({0: [LAGGING, TURBINES, *NEEDED]}, hands={0: {L: 1}})
    game.play(0, claim_form("bristol-cardiff", None, 1))
    assert [line.points for line in game.lines] == [1, 1, 2]
    assert [line.reason for line in game.lines] == ["score-route", "score-boiler-lagging", "score-steam-turbines"]


def test_uk_r14_a_seat_scores_its_own_technologies_only() -> None:
    game = table({1: [LAGGING, TURBINES]}, hands={0: {"red": 1}})
    game.play(0, claim_form("leeds-manchester", "red"))
    assert game.view(None).scores == (1, 0)


def test_uk_q6_the_route_to_new_york_is_a_ferry() -> None:
    game = table({0: [LAGGING, TURBINES]}, hands={0: {"red": 7, L: 3}})
    game.play(0, claim_form(NEW_YORK, "red", 3))
    assert game.view(None).scores == (43, 0)


@pytest.mark.parametrize("done", [0, 1, 3])
def test_uk_r15_double_heading_pays_two_for_each_completed_ticket_at_the_end(done: int) -> None:
    routes = ["aberystwyth-llandrindod_wells", "cardiff-llandrindod_wells", "belfast-dundalk", "dublin-dundalk"]
    routes += ["aberdeen-dundee", "dundee-edinburgh", "edinburgh-glasgow"]
    owned = {0: [HEADING]}
    kept = [*DONE[:done], "dublin-london"]
    game = table(owned, claimed={0: routes}, tickets={0: kept, 1: ["dublin-cork"]})
    assert game.view(None).scores[0] == 7
    result = finish(game)
    assert earned(result, "score-double-heading") == ({0: 2 * done} if done else {})
    assert result.of(0).completed == done


def test_uk_r15_only_its_owner_scores_double_heading() -> None:
    game = table(
        {1: [HEADING]},
        claimed={0: ["aberystwyth-llandrindod_wells", "cardiff-llandrindod_wells"]},
        tickets={0: ["aberystwyth-cardiff"], 1: ["belfast-dublin"]},
    )
    assert earned(finish(game), "score-double-heading") == {}


CARDIFF = ["aberystwyth-llandrindod_wells", "cardiff-llandrindod_wells"]
DUBLIN = ["belfast-dundalk", "dublin-dundalk"]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        (["aberystwyth-cardiff"], [], 20),
        (["aberystwyth-cardiff"], ["belfast-dublin"], 20),
        ([], ["belfast-dublin"], -20),
    ],
    ids=["most", "tied", "fewer"],
)
def test_uk_r19_risky_contracts_win_or_lose_20_by_completed_tickets(
    mine: list[str], theirs: list[str], points: int
) -> None:
    game = table({0: [CONTRACTS]}, advanced=True, claimed={0: CARDIFF, 1: DUBLIN}, tickets={0: mine, 1: theirs})
    assert earned(finish(game), "score-risky-contracts") == {0: points}


def test_uk_r19_without_a_completed_ticket_no_player_has_completed_the_most() -> None:
    assert earned(finish(table({0: [CONTRACTS]}, advanced=True)), "score-risky-contracts") == {0: -20}


def test_uk_r19_while_tickets_are_hidden_the_contracts_are_unknown() -> None:
    game = table({0: [CONTRACTS]}, advanced=True)
    assert not [line for line in game.view(0).standing() if line.reason == "score-risky-contracts"]


@pytest.mark.parametrize(
    ("mine", "theirs", "points"),
    [
        (["hull-norwich"], ["norwich-nottingham", "birmingham-nottingham"], -15),
        (["hull-norwich"], ["norwich-nottingham"], 15),
        (["hull-norwich", "ipswich-norwich"], ["norwich-nottingham"], 15),
        ([], [], -15),
    ],
    ids=["shorter", "tied", "longest", "nothing"],
)
def test_uk_r19_the_equalising_beam_wins_or_loses_15_by_the_longest_path(
    mine: list[str], theirs: list[str], points: int
) -> None:
    game = table({0: [BEAM]}, advanced=True, claimed={0: mine, 1: theirs})
    result = finish(game)
    assert earned(result, "score-equalising-beam") == {0: points}
    wanted = tuple(sorted(mine)) if points > 0 else ()
    assert tuple(sorted(lines(result, 0, "score-equalising-beam")[0].routes)) == wanted


def test_uk_r19_neither_is_sold_once_the_deck_was_reshuffled() -> None:
    game = table(advanced=True, hands={1: {L: 4}}, deck={"red": 1})
    assert (left(game, CONTRACTS), left(game, BEAM)) == (1, 1)
    game.play(0, HIDDEN)
    assert "event-reshuffled" in events(game, 0, HIDDEN)
    assert [message["thing"] for message in heard(game, 1, "event-technology-gone")] == [CONTRACTS, BEAM]
    assert (left(game, CONTRACTS), left(game, BEAM)) == (0, 0)
    assert not buyable(game, 1) & {CONTRACTS, BEAM}
    refuses(game, 1, buy(CONTRACTS), "refusal-technology-gone", "uk R19")
    game.audit()


def test_uk_r19_before_the_reshuffle_they_are_for_sale_and_then_stay_with_their_owner() -> None:
    game = table(advanced=True, hands={0: {L: 2}, 1: {L: 2}}, deck={"red": 1})
    game.play(0, buy(CONTRACTS))
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert game.deck.reshuffles == 1
    assert owns(game, 0) == [CONTRACTS]
    assert [message["thing"] for message in heard(game, 1, "event-technology-gone")] == [BEAM]
    assert display(game).left[-2] == 0
    game.audit()


def test_uk_x2_the_ferry_from_barrow_to_belfast_pays_10_and_leeds_manchester_2() -> None:
    owned = {0: [LAGGING, TURBINES, *NEEDED]}
    game = table(owned, hands={0: {"red": 3, L: 1}})
    game.play(0, claim_form("barrow-belfast", "red", 1))
    assert game.view(None).scores == (7 + 1 + 2, 0)
    game = table(owned, hands={0: {"red": 1}})
    game.play(0, claim_form("leeds-manchester", "red"))
    assert game.view(None).scores == (2, 0)


def test_uk_x6_a_final_score_of_104() -> None:
    to_edinburgh = ["london-northampton", "birmingham-northampton", "birmingham-manchester", "leeds-manchester"]
    to_edinburgh += ["leeds-newcastle", "edinburgh-newcastle"]
    routes = [*to_edinburgh, NEW_YORK, "hull-norwich", "bristol-plymouth"]
    tickets = ["edinburgh-london", "leeds-london", "birmingham-london", "belfast-manchester"]
    game = table({0: [HEADING, CONTRACTS]}, advanced=True, claimed={0: routes}, tickets={0: tickets})
    assert game.view(None).scores[0] == 62
    result = finish(game)
    assert points(result, 0, "score-ticket-done") == 15 + 6 + 4
    assert points(result, 0, "score-ticket-failed") == -9
    assert points(result, 0, "score-double-heading") == 3 * 2
    assert points(result, 0, "score-risky-contracts") == 20
    assert result.total(0) == 104
