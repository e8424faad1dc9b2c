"""Old West, one network and who scores a route: R4, R7 to R10, X1 to X5."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.europe.helpers import discards, others_see, pay
from tests.rules.old_west.helpers import DECLINE, marked, markers, place, scores, state
from tests.rules.usa.helpers import HIDDEN, WILD, events, hand, heard, refuses

import fogg

LAKE = "denver-salt_lake_city"  # blue, 6 spaces, 15 points
SECOND = "denver-salt_lake_city.2"  # green


def test_old_west_r4_the_first_route_begins_in_the_starting_city() -> None:
    game = marked({0: ["denver"]}, hands={0: {"purple": 4, "orange": 4, "red": 4}})
    offered = {str(form["route"]) for form in forms(game, 0) if form["do"] == "claim"}
    assert offered == {"cheyenne-denver", "denver-grand_junction", "denver-pueblo"}


def test_old_west_x5_a_first_route_elsewhere_is_refused() -> None:
    game = marked({0: ["boise"]}, hands={0: dict.fromkeys(("red", "blue", "green"), 12)})
    color = game.ruleset.board.route("los_angeles-san_diego").color
    paid = color if color != "gray" else "red"
    refuses(game, 0, claim_form("los_angeles-san_diego", paid), "refusal-first-route", "old_west R4")


def test_old_west_r4_later_routes_begin_where_own_ones_end() -> None:
    game = marked({0: ["denver"]}, hands={0: {"black": 6, "red": 6}}, claimed={0: ["denver-pueblo"]})
    offered = {str(form["route"]) for form in forms(game, 0) if form["do"] == "claim"}
    assert offered == {"cheyenne-denver.2", "denver-grand_junction", "durango-pueblo", "pueblo-santa_fe"}
    refuses(game, 0, claim_form("boise-winnemucca", "red"), "refusal-network", "old_west R4")


def test_old_west_r4_routes_of_others_do_not_count() -> None:
    game = marked({0: ["denver"], 1: ["boise"]}, hands={0: {"red": 3}}, claimed={1: ["boise-idaho_falls"]})
    refuses(game, 0, claim_form("boise-winnemucca", "red"), "refusal-first-route", "old_west R4")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_old_west_r4_every_network_is_one_piece_with_the_starting_city(seed: int) -> None:
    game = fogg.new_game("old_west", 4, seed)
    stream = fogg.Chance(seed).stream("walk")
    board = game.ruleset.board
    while not game.over:
        seat = game.actors[0]
        options = game.options(seat)
        game.play(seat, options[stream.below(len(options))])
    for seat, player in enumerate(game.players):
        network = {state(game).start[seat]}
        for route in player.routes:  # in the order of claiming
            ends = {int(board.routes[route].a), int(board.routes[route].b)}
            assert ends & network
            network |= ends


def test_old_west_x1_one_controlled_end_its_controller_scores() -> None:
    game = marked({0: ["denver"]}, hands={0: {"blue": 6}})
    game.play(0, claim_form(LAKE, "blue"))
    assert scores(game) == [15, 0]


def test_old_west_x2_two_controllers_score_in_full_and_so_they_do_for_the_second_track() -> None:
    game = marked({0: ["denver"], 1: ["salt_lake_city"]}, seats=4, hands={0: {"blue": 6}, 1: {"green": 6}})
    game.play(0, claim_form(LAKE, "blue"))
    assert scores(game) == [15, 15, 0, 0]
    assert heard(game, 2, "event-city-scores") == [{"seat": 1, "route": LAKE, "n": 15}]
    game.play(1, claim_form(SECOND, "green"))
    assert scores(game) == [30, 30, 0, 0]


def test_old_west_x3_the_controller_scores_and_the_claimer_buys_a_marker_for_later() -> None:
    hands = {2: {"yellow": 1, "green": 2}, 3: {"orange": 1}}
    where = {0: ["denver"], 2: ["cheyenne"], 3: ["santa_fe"]}
    ways = {2: ["cheyenne-denver"], 3: ["pueblo-santa_fe"]}
    game = marked(where, hands=hands, claimed=ways, turn=2, seats=4)
    before = scores(game)
    game.play(2, claim_form("denver-pueblo.2", "yellow"))
    assert gained(game, before) == [1, 0, 0, 0]
    game.play(2, place("pueblo"))
    game.play(2, pay("green"))
    assert markers(game)["pueblo"] == 2 and hand(game, 2) == {}
    game.play(3, claim_form("denver-pueblo", "orange"))
    assert gained(game, before) == [2, 0, 1, 0]


def gained(game: fogg.Game, before: list[int]) -> list[int]:
    """Return what each seat has scored since then."""
    return [now - then for now, then in zip(scores(game), before, strict=True)]


def test_old_west_x4_who_controls_both_ends_scores_twice() -> None:
    game = marked(
        {0: ["denver", "cheyenne"], 1: ["pueblo"]}, turn=1, hands={1: {"purple": 1}}, claimed={1: ["denver-pueblo"]}
    )
    before = scores(game)
    game.play(1, claim_form("cheyenne-denver", "purple"))
    assert scores(game)[0] - before[0] == 2 and scores(game)[1] == before[1]


def test_old_west_r7_with_no_end_controlled_the_claimer_scores() -> None:
    game = marked({0: ["denver"]}, hands={0: {"red": 3}}, claimed={0: ["denver-pueblo"]})
    before = scores(game)[0]
    game.play(0, claim_form("durango-pueblo", "red"))
    assert scores(game)[0] - before == 4


def test_old_west_r7_what_a_claim_shows_is_what_it_brings_the_claimer() -> None:
    game = marked({0: ["denver"], 1: ["pueblo"]}, turn=1, hands={1: {"orange": 2}})
    claim = next(option for option in game.options(1) if option.to_json() == claim_form("denver-pueblo", "orange"))
    assert game.view(1).immediate_points(claim) == 1
    game.play(1, claim)
    assert scores(game) == [1, 1]


def test_old_west_r8_a_marker_bought_with_the_claim_does_not_redirect_its_points() -> None:
    game = marked({0: ["denver"]}, hands={0: {"red": 3, "green": 2}}, claimed={0: ["denver-pueblo"]})
    before = scores(game)[0]
    game.play(0, claim_form("durango-pueblo", "red"))
    game.play(0, place("durango"))
    game.play(0, pay("green"))
    assert scores(game)[0] - before == 4


@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ({"green": 2}, {("green", 0)}),
        ({"green": 1, WILD: 1}, {("green", 1)}),
        ({WILD: 2}, {(None, 2)}),
        ({"green": 2, WILD: 2}, {("green", 0), ("green", 1), (None, 2)}),
    ],
)
def test_old_west_r9_two_cards_of_one_color_or_locomotives(
    cards: dict[str, int], ways: set[tuple[str | None, int]]
) -> None:
    game = marked({0: ["denver"]}, hands={0: {"orange": 1, **cards}})
    game.play(0, claim_form("denver-pueblo", "orange"))
    assert forms(game, 0) == [place("pueblo"), DECLINE]
    game.play(0, place("pueblo"))
    assert {(form.get("color"), form["wilds"]) for form in forms(game, 0)} == ways


def test_old_west_r9_the_cards_are_discarded_and_the_marker_is_gone_from_the_supply() -> None:
    game = marked({0: ["denver"]}, hands={0: {"orange": 1, "green": 2}})
    game.play(0, claim_form("denver-pueblo", "orange"))
    game.play(0, place("pueblo"))
    assert "event-marker" in events(game, 0, pay("green"))
    assert discards(game) == {"orange": 1, "green": 2} and state(game).left[0] == 1
    assert game.actors == [1]


def test_old_west_r9_both_free_ends_are_offered_and_nothing_else() -> None:
    game = marked({0: ["denver"]}, hands={0: {"red": 3, "green": 2}}, claimed={0: ["denver-pueblo"]})
    game.play(0, claim_form("durango-pueblo", "red"))
    assert forms(game, 0) == [place("durango"), place("pueblo"), DECLINE]
    refuses(game, 0, place("fresno"), "refusal-marker-end", "old_west R9")
    game.play(0, DECLINE)
    assert game.actors == [1]


def test_old_west_r9_who_cannot_pay_is_asked_all_the_same() -> None:
    game = marked({0: ["denver"]}, hands={0: {"orange": 1, "green": 1, "red": 1}})
    game.play(0, claim_form("denver-pueblo", "orange"))
    assert forms(game, 0) == [DECLINE]
    refuses(game, 0, place("pueblo"), "refusal-marker-cards", "old_west R9")


def test_old_west_r9_with_one_card_left_everybody_sees_that_nothing_can_be_bought() -> None:
    game = marked({0: ["denver"]}, hands={0: {"orange": 1, "green": 1}})
    game.play(0, claim_form("denver-pueblo", "orange"))
    assert game.actors == [1]


def test_old_west_r9_others_see_nothing_of_the_choice_before_it_is_paid() -> None:
    game = marked({0: ["denver"]}, hands={0: {"orange": 1, "green": 2}})
    game.play(0, claim_form("denver-pueblo", "orange"))
    seen = others_see(game, 0)
    game.play(0, place("pueblo"))
    assert others_see(game, 0) == seen


def test_old_west_r9_without_a_marker_nothing_is_asked() -> None:
    game = marked({0: ["denver", "boise", "fresno"]}, hands={0: {"orange": 1, "green": 2}})
    game.play(0, claim_form("denver-pueblo", "orange"))
    assert game.actors == [1]


def test_old_west_r10_a_city_holds_one_marker() -> None:
    game = marked({0: ["denver"], 1: ["pueblo"]}, hands={0: {"orange": 1, "green": 2}})
    game.play(0, claim_form("denver-pueblo", "orange"))
    assert game.actors == [1]
    game = marked({0: ["denver"], 1: ["pueblo"]}, hands={0: {"red": 3, "green": 2}}, claimed={0: ["denver-pueblo"]})
    game.play(0, claim_form("durango-pueblo", "red"))
    assert forms(game, 0) == [place("durango"), DECLINE]
    refuses(game, 0, place("pueblo"), "refusal-marker-here", "old_west R10")


def test_old_west_r10_no_player_has_more_than_three() -> None:
    game = fogg.new_game("old_west", 3, 5)
    stream = fogg.Chance(5).stream("walk")
    while not game.over:
        seat = game.actors[0]
        options = [
            option for option in game.options(seat) if option.to_json()["do"] in ("claim", "place-marker", "pay")
        ]
        options = options or game.options(seat)
        game.play(seat, options[stream.below(len(options))])
    counts = [list(markers(game).values()).count(seat) for seat in range(3)]
    assert max(counts) == 3


def test_old_west_r4_a_seat_that_is_walled_in_draws() -> None:
    game = marked({0: ["denver"]}, hands={0: {"white": 1}})
    assert HIDDEN in forms(game, 0) and not [form for form in forms(game, 0) if form["do"] == "claim"]


def test_old_west_r4_a_position_without_starting_cities_binds_no_player() -> None:
    game = position("old_west", hands={0: {"red": 3}})
    assert claim_form("boise-winnemucca", "red") in forms(game, 0)
