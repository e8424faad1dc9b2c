"""France, end and final scoring: R19, and the worked example X5."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, points, position
from tests.rules.france.helpers import EDITION, building, place
from tests.rules.usa.helpers import HIDDEN, earned, events, level, longest

import fogg

PARIS_MARSEILLE = ["dijon-paris", "dijon-lyon", "avignon-lyon", "avignon-marseille"]


def test_france_r19_the_longest_path_brings_ten() -> None:
    claimed = {0: PARIS_MARSEILLE, 1: ["brest-cherbourg", "calais-cherbourg"]}
    result = finish(position(EDITION, claimed=claimed))
    assert earned(result, "score-longest-path") == {0: 10}


def test_france_r19_all_tied_for_the_longest_path_score() -> None:
    claimed = {0: ["brest-cherbourg"], 1: ["calais-cherbourg"], 2: ["dijon-paris"]}
    result = finish(position(EDITION, seats=3, claimed=claimed))
    assert earned(result, "score-longest-path") == {0: 10, 1: 10}


def test_france_r19_most_completed_tickets_bring_fifteen() -> None:
    claimed = {0: PARIS_MARSEILLE, 1: ["grenoble-lyon", "dijon-lyon.2"]}
    tickets = {0: ["paris-marseille", "lyon-marseille"], 1: ["dijon-grenoble"]}
    result = finish(position(EDITION, seats=4, claimed=claimed, tickets=tickets))
    assert earned(result, "score-globetrotter") == {0: 15}


def test_france_r19_all_tied_globetrotters_score() -> None:
    claimed = {0: PARIS_MARSEILLE, 1: ["grenoble-lyon", "dijon-lyon.2"]}
    tickets = {0: ["paris-marseille", "angers-briancon"], 1: ["dijon-grenoble"]}
    result = finish(position(EDITION, seats=4, claimed=claimed, tickets=tickets))
    assert earned(result, "score-globetrotter") == {0: 15, 1: 15}


def test_france_r19_border_nodes_are_ordinary_ends_of_a_path() -> None:
    game = position(EDITION, claimed={0: ["corse_perpignan-perpignan", "montpellier-perpignan"]})
    assert longest(game, 0) == 7


def test_france_r19_a_path_cannot_pass_through_a_zone() -> None:
    game = position(EDITION, claimed={0: ["corse_perpignan-perpignan", "corse_marseille-marseille"]})
    assert longest(game, 0) == 5


@pytest.mark.parametrize("literal", [True, False])
@pytest.mark.parametrize(("path", "winners"), [("calais-cherbourg", (1,)), ("lyon-rodez", (0, 1))])
def test_france_r19_equal_points_are_decided_by_the_longest_path(
    path: str, winners: tuple[int, ...], literal: bool
) -> None:
    game = position(EDITION, claimed={0: ["dijon-paris"], 1: [path]}, settings={"literal": literal})
    assert finish(level(game, 50)).winners == winners


@pytest.mark.parametrize("seats", [2, 5])
def test_france_r19_the_last_round_is_as_in_the_base_game(seats: int) -> None:
    game = position(EDITION, seats=seats, hands={0: {"white": 1}}, trains={0: 3})
    assert "event-last-round" in events(game, 0, claim_form("amiens-rouen", "white"))
    order: list[int] = []
    while not game.over:
        order.append(game.current)
        game.play(game.current, HIDDEN)
        game.play(game.current, HIDDEN)
        game.play(game.current, game.options(game.current)[0])
    assert order == [seat % seats for seat in range(1, seats + 1)]


def test_france_r19_building_brings_no_points() -> None:
    game = building()
    option = game.ruleset.action(place("dijon-paris", "red"))
    assert game.view(0).immediate_points(option) == 0
    game.play(0, option)
    assert game.view(None).scores == (0, 0)


def x5() -> fogg.Result:
    """Return a result: 71 points for routes, three completed tickets and a failed one;
    the other player has completed four.
    """
    routes = [
        *PARIS_MARSEILLE,
        "avignon-montpellier",
        "lyon-rodez",
        "rodez-toulouse",
        "brest-cherbourg",
        "calais-cherbourg",
        "bourges-clermont_ferrand",
    ]
    others = [
        *("paris-reims", "orleans-paris", "le_havre-rouen", "paris-rouen", "bourges-orleans"),
        *("bourges-tours", "bourges-dijon", "amiens-lille", "amiens-paris"),
    ]
    game = position(
        EDITION,
        claimed={0: routes, 1: others},
        tickets={
            0: ["paris-marseille", "dijon-montpellier", "lyon-toulouse", "angers-briancon"],
            1: ["reims-orleans", "le_havre-bourges", "tours-dijon", "lille-dijon"],
        },
    )
    assert game.view(None).scores[0] == 71
    return finish(game)


def test_france_x5_final_score() -> None:
    result = x5()
    assert points(result, 0, "score-ticket-done") == 14 + 9 + 7
    assert points(result, 0, "score-ticket-failed") == -12
    assert earned(result, "score-longest-path") == {0: 10}
    assert earned(result, "score-globetrotter") == {1: 15}
    assert result.total(0) == 71 + 30 - 12 + 10 == 99
