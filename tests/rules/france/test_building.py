"""France, track beds and building: R4 to R10, and the worked example X2."""

from __future__ import annotations

import pytest
from tests.factory import claim_by_force, claim_form, forms, position
from tests.rules.france.helpers import (
    COLORS,
    EDITION,
    buildable,
    building,
    draw_and_build,
    lay,
    module,
    place,
    supply,
    track_on,
    with_track,
)
from tests.rules.usa.helpers import (
    HIDDEN,
    TICKETS,
    WILD,
    events,
    face_up,
    hand,
    heard,
    keep,
    payments,
    refuses,
)

import fogg

BED = "grenoble-marseille"  # five spaces
ALL = dict.fromkeys(COLORS, 6) | {WILD: 3}


def beds() -> list[str]:
    """Return the routes that are track beds."""
    return [route.key for route in fogg.ruleset(EDITION).board.routes if route.kind == "trackbed"]


def test_france_r4_123_routes_are_track_beds_without_a_color() -> None:
    board = fogg.ruleset(EDITION).board
    assert (len(beds()), len(board.routes)) == (123, 157)
    assert {board.route(key).color for key in beds()} == {"none"}


def test_france_r4_no_bed_can_be_claimed_before_a_piece_lies_on_it() -> None:
    game = position(EDITION, hands={0: ALL})
    assert [key for key in beds() if payments(game, 0, key)] == []
    refuses(game, 0, claim_form(BED, "white"), "refusal-no-track", "france R4")
    refuses(game, 0, claim_form(BED, "white", 3), "refusal-no-track", "france R4")


def test_france_r4_who_plans_is_told_that_it_will_open() -> None:
    game = position(EDITION, trains={0: 4})
    view = game.view(0)
    short, long, printed = (game.ruleset.board.route(key).id for key in ("avignon-lyon", BED, "amiens-rouen"))
    assert [view.is_open(route) for route in (short, long, printed)] == [False, False, True]
    assert [view.is_open(route, later=True) for route in (short, long, printed)] == [True, False, True]
    assert not game.view(None).is_open(printed, later=True)


@pytest.mark.parametrize("color", COLORS)
def test_france_r4_the_piece_gives_the_route_its_color(color: str) -> None:
    game = with_track({BED: color}, hands={0: ALL})
    assert payments(game, 0, BED) == {(color, 0), (color, 1), (color, 2), (color, 3)}
    other = "red" if color != "red" else "blue"
    refuses(game, 0, claim_form(BED, other), "refusal-other-color", "usa R17")


def test_france_r4_locomotives_alone_pay_for_any_color() -> None:
    game = with_track({BED: "white"}, hands={0: {WILD: 5}})
    assert payments(game, 0, BED) == {(None, 5)}


def test_france_r4_too_few_cards_of_the_color_are_refused() -> None:
    game = with_track({BED: "white"}, hands={0: {"white": 4}})
    refuses(game, 0, claim_form(BED, "white"), "refusal-few-cards", "usa R17")


def test_france_r4_a_piece_lies_only_on_a_bed_of_its_length() -> None:
    game = building()
    red = module(game).tracks(game).supply[game.ruleset.kind("red").id]
    red[5] = 0  # the others are left
    refuses(game, 0, place(BED, "red"), "refusal-no-piece", "france R7")
    game.play(0, place("avignon-lyon", "red"))
    assert (supply(game, "red", 2), supply(game, "red", 3), supply(game, "red", 4)) == (3, 3, 0)


def test_france_r5_28_one_space_routes_and_six_gray_ones_are_built_already() -> None:
    board = fogg.ruleset(EDITION).board
    built = [route for route in board.routes if "prebuilt" in route.tags]
    assert {route.key for route in built} == {route.key for route in board.routes if route.kind != "trackbed"}
    colored = [route for route in built if route.color != "gray"]
    assert (len(colored), len(built)) == (28, 34)
    assert {int(route.length) for route in colored} == {1}


def test_france_r5_they_may_be_claimed_in_the_first_turn() -> None:
    game = position(EDITION, hands={0: ALL})
    for route in game.ruleset.board.routes:
        assert bool(payments(game, 0, route.key)) == ("prebuilt" in route.tags), route
    game.play(0, claim_form("amiens-rouen", "white"))
    assert game.view(None).scores == (1, 0)


def test_france_r5_no_piece_is_laid_on_them() -> None:
    assert not buildable(building(), 0) & {
        route.key for route in fogg.ruleset(EDITION).board.routes if "prebuilt" in route.tags
    }


def test_france_r6_a_turn_is_drawing_and_building_or_claiming_or_drawing_tickets() -> None:
    game = position(EDITION, hands={0: {"white": 1}})
    assert {form["do"] for form in forms(game, 0)} == {"draw", "draw-hidden", "claim", "draw-tickets"}
    refuses(game, 0, place(BED, "white"), "refusal-not-now", "france R6")


def test_france_r6_after_drawing_comes_building_and_then_the_next_player() -> None:
    game = position(EDITION)
    game.play(0, HIDDEN)
    assert {form["do"] for form in forms(game, 0)} == {"draw", "draw-hidden"}
    game.play(0, HIDDEN)
    assert {form["do"] for form in forms(game, 0)} == {"place-track"}
    game.play(0, place(BED, "white"))
    assert game.actors == [1]
    assert {form["do"] for form in forms(game, 1)} >= {"draw", "draw-hidden", "draw-tickets"}


def test_france_r7_at_first_every_bed_and_every_color_can_be_chosen() -> None:
    game = building()
    assert len(game.options(0)) == 123 * 8
    assert buildable(game, 0) == set(beds())


def test_france_r7_one_piece_is_built_after_two_face_up_cards() -> None:
    game = position(EDITION, row=["red", "blue", "green", "black", "white"])
    game.play(0, face_up("red"))
    game.play(0, face_up("blue"))
    assert game.step.name() == "build"


def test_france_r7_and_after_one_face_up_locomotive() -> None:
    game = position(EDITION, row=[WILD, "blue", "green", "black", "white"])
    game.play(0, face_up(WILD))
    assert game.step.name() == "build"
    game.play(0, place(BED, "white"))
    assert game.actors == [1]


def test_france_r7_and_when_only_one_card_can_be_drawn() -> None:
    game = position(EDITION, row=[], deck={"red": 1}, rest_to=1)
    game.play(0, HIDDEN)
    assert game.step.name() == "build"


def test_france_r7_building_is_a_must() -> None:
    game = building()
    refuses(game, 0, HIDDEN, "refusal-not-now", "france R6")
    refuses(game, 0, {"do": "pass"}, "refusal-not-now", "france R6")
    assert game.actors == [0]


def test_france_r7_exactly_one_piece_is_taken_from_the_supply_and_all_see_where_it_lies() -> None:
    game = building()
    assert events(game, 0, place(BED, "white"))[0] == "event-track-laid"
    assert track_on(game) == {BED: "white"}
    assert supply(game, "white", 5) == 0
    assert heard(game, 1, "event-track-laid") == [{"seat": 0, "route": BED, "kind": "white", "n": 5}]
    game.audit()


def test_france_r7_not_on_a_bed_that_has_one() -> None:
    game = building({BED: "white"})
    refuses(game, 0, place(BED, "red"), "refusal-track-lies", "france R7")
    why = game.refusal(0, f"route:{BED}")
    assert why is not None and why.sentence == "Grenoble–Marseille already has a track: white."


def test_france_r7_not_on_a_claimed_bed() -> None:
    game = building(claimed={1: [BED]})
    refuses(game, 0, place(BED, "red"), "refusal-route-taken", "usa R20")


def test_france_r7_it_need_not_touch_the_own_network() -> None:
    game = building(claimed={0: ["brest-cherbourg"]})
    game.play(0, place("italie_nice-nice", "green"))
    assert track_on(game) == {"italie_nice-nice": "green"}


def test_france_r7_nothing_is_built_after_a_claim() -> None:
    game = position(EDITION, hands={0: {"white": 1}})
    game.play(0, claim_form("amiens-rouen", "white"))
    assert game.actors == [1]


def test_france_r7_nothing_is_built_after_drawing_tickets() -> None:
    game = position(EDITION)
    game.play(0, TICKETS)
    game.play(0, keep(0))
    assert game.actors == [1]


def test_france_r7_the_piece_can_be_laid_elsewhere_until_the_next_player_acts() -> None:
    game = building()
    game.play(0, place(BED, "white"))
    game.take_back(0)
    assert track_on(game) == {} and supply(game, "white", 5) == 1
    game.play(0, place("dijon-paris", "white"))
    game.play(1, HIDDEN)
    assert game.undoable(0) == 0


def empty_supply(game: fogg.Game, *lengths: int) -> None:
    """Let all pieces of these lengths be gone."""
    for row in module(game).tracks(game).supply:
        for length in lengths:
            row[length] = 0


def test_france_r8_without_a_piece_building_is_skipped() -> None:
    game = position(EDITION)
    empty_supply(game, 2, 3, 4, 5)
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert game.actors == [1] and track_on(game) == {}


def test_france_r8_without_a_fitting_bed_building_is_skipped() -> None:
    board = fogg.ruleset(EDITION).board
    fives = [route.key for route in board.routes if route.length == 5 and route.kind == "trackbed"]
    game = claim_by_force(position(EDITION, seats=5), 0, fives)
    empty_supply(game, 2, 3, 4)
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert game.actors == [1]


def test_france_r8_with_a_single_fitting_piece_it_is_not() -> None:
    game = position(EDITION)
    empty_supply(game, 2, 3, 4, 5)
    module(game).tracks(game).supply[game.ruleset.kind("black").id][4] = 1
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert {str(form["color"]) for form in forms(game, 0)} == {"black"}
    assert {int(game.ruleset.board.route(key).length) for key in buildable(game, 0)} == {4}


def test_france_r8_a_click_on_a_bed_that_no_piece_fits_is_explained() -> None:
    game = building()
    empty_supply(game, 5)
    why = game.refusal(0, f"route:{BED}")
    assert why is not None and why.sentence == "No track piece of length 5 is left."


@pytest.mark.parametrize("claimer", [0, 1, 2])
def test_france_r9_any_player_may_claim_a_built_route_on_a_later_turn(claimer: int) -> None:
    game = position(EDITION, seats=3, hands={claimer: {"white": 5}})
    draw_and_build(game, BED, "white")
    others = iter(["dijon-paris", "lyon-rodez", "bourges-brive_la_gaillarde"])
    while game.current != claimer:
        draw_and_build(game, next(others), "red" if game.current == 1 else "blue")
    assert game.view(None).owners(game.ruleset.board.route(BED).id) == []
    game.play(claimer, claim_form(BED, "white"))
    assert game.view(None).owners(game.ruleset.board.route(BED).id) == [claimer]
    assert game.view(None).scores[claimer] == 10


def test_france_r9_not_in_the_turn_in_which_it_is_built() -> None:
    game = building(hands={0: {"white": 5}})
    game.play(0, place(BED, "white"))
    with pytest.raises(fogg.NotYourTurn):
        game.play(0, claim_form(BED, "white"))


def test_france_r9_it_is_paid_as_usual() -> None:
    game = with_track({BED: "white"}, hands={0: {"white": 4, WILD: 2, "red": 1}})
    game.play(0, claim_form(BED, "white", 1))
    assert hand(game, 0) == {WILD: 1, "red": 1}
    assert game.view(None).trains == (35, 40)
    game.audit()


def test_france_r10_the_piece_of_a_claimed_route_goes_back() -> None:
    game = with_track({BED: "white"}, hands={0: {"white": 5}})
    assert supply(game, "white", 5) == 0
    assert events(game, 0, claim_form(BED, "white")) == ["event-claimed", "event-track-back"]
    assert supply(game, "white", 5) == 1 and track_on(game) == {}
    game.audit()


def test_france_r10_and_may_be_laid_again_elsewhere() -> None:
    game = with_track({BED: "white"}, hands={0: {"white": 5}})
    game.play(0, claim_form(BED, "white"))
    draw_and_build(game, "dijon-paris", "white")
    assert track_on(game) == {"dijon-paris": "white"}


def test_france_r10_claiming_a_printed_route_moves_no_piece() -> None:
    game = with_track({BED: "white"}, hands={0: {"white": 1}})
    assert events(game, 0, claim_form("amiens-rouen", "white")) == ["event-claimed"]
    assert track_on(game) == {BED: "white"}


def test_france_x2_while_the_red_four_lies_no_other_bed_of_four_can_be_red() -> None:
    game = building({"avignon-lyon": "red"})
    fours = [key for key in beds() if game.ruleset.board.route(key).length == 4]
    red = {str(form["route"]) for form in forms(game, 0) if form["color"] == "red"}
    assert not red & set(fours)
    refuses(game, 0, place("bourges-dijon", "red"), "refusal-no-piece", "france R7")
    game.play(0, place("bourges-dijon", "blue"))


def test_france_x2_when_it_is_claimed_another_can() -> None:
    game = with_track({"avignon-lyon": "red"}, hands={0: {"red": 4}})
    game.play(0, claim_form("avignon-lyon", "red"))
    draw_and_build(game, "bourges-dijon", "red")
    assert track_on(game) == {"bourges-dijon": "red"}


def test_france_x2_of_the_red_twos_there_are_three() -> None:
    game = position(EDITION, seats=4)
    for route in ("amiens-calais", "amiens-lille", "amiens-paris"):
        lay(game, route, "red")
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    refuses(game, 0, place("amiens-reims", "red"), "refusal-no-piece", "france R7")
