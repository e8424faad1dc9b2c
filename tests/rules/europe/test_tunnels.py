"""Europe, tunnels: R13 to R17, R19, R21 and R22."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.europe.helpers import GIVE_UP, GREEN_TUNNEL, asked, attempt, discards, extra, extras, others_see
from tests.rules.usa.helpers import HIDDEN, WILD, events, hand, heard, payments, refuses

import fogg

GRAY_TUNNEL = "paris-zurich"  # three spaces
RICH = {"green": 5, WILD: 5}


def test_europe_r13_a_tunnel_takes_the_payments_of_any_route_of_its_length() -> None:
    game = position("europe", hands={0: {"green": 2, "red": 2, WILD: 2}})
    assert payments(game, 0, GREEN_TUNNEL) == {("green", 0), ("green", 1), (None, 2)}


def test_europe_r13_the_payment_is_laid_out_for_all_to_see_before_cards_are_turned_up() -> None:
    game = attempt(["green", "red", "blue"], hand=RICH, color="green", wilds=1)
    seen = heard(game, 1, "event-tunnel")[0]
    assert seen["cards_laid"] == [["green", 1], [WILD, 1]]
    assert hand(game, 0) == {"green": 4, WILD: 4}
    assert discards(game) == {}


@pytest.mark.parametrize(("color", "wilds", "extra_cards"), [("green", 0, 1), ("green", 1, 1), (None, 2, 0)])
def test_europe_r13_the_other_cards_fix_the_color_and_locomotives_alone_have_none(
    color: str | None, wilds: int, extra_cards: int
) -> None:
    game = attempt(["green", "red", "blue"], hand=RICH, color=color, wilds=wilds)
    assert asked(game) == extra_cards


@pytest.mark.parametrize(
    ("turned_up", "extra_cards"),
    [
        (["red", "white", "black"], 0),
        (["green", "white", "black"], 1),
        (["red", WILD, "black"], 1),
        (["green", WILD, "black"], 2),
        (["green", "green", "black"], 2),
        ([WILD, WILD, "black"], 2),
        (["green", "green", "green"], 3),
        ([WILD, WILD, WILD], 3),
    ],
)
def test_europe_r14_each_card_of_the_color_and_each_locomotive_asks_for_one_more(
    turned_up: list[str], extra_cards: int
) -> None:
    game = attempt(turned_up, hand=RICH, color="green")
    assert heard(game, None, "event-tunnel")[0]["n"] == extra_cards
    assert asked(game) == extra_cards


def test_europe_r14_three_cards_are_turned_up_from_the_deck_and_not_from_the_row() -> None:
    row = ["green", "green", "green", "green", "green"]
    before = position("europe", hands={0: RICH}, row=row).view(None)
    game = attempt(["red", "green", "black"], hand=RICH, color="green", row=row)
    assert heard(game, 1, "event-tunnel")[0]["cards"] == [["red", 1], ["green", 1], ["black", 1]]
    assert game.view(None).deck_size == before.deck_size - 3
    assert game.view(None).market == before.market


def test_europe_r14_nothing_is_turned_up_for_a_route_that_is_not_a_tunnel() -> None:
    game = position("europe", hands={0: RICH})
    assert events(game, 0, claim_form("essen-frankfurt", "green")) == ["event-claimed"]


def test_europe_r14_the_board_has_eighteen_tunnels() -> None:
    assert sum(route.kind == "tunnel" for route in fogg.load("europe").board.routes) == 18


def test_europe_r15_extra_cards_may_be_mixed_of_color_and_locomotives_in_any_way() -> None:
    game = attempt(["green", WILD, "red"], hand={"green": 4, WILD: 2}, color="green")
    assert extras(game) == {0, 1, 2}
    refuses(game, 0, extra(3), "refusal-tunnel-extra", "europe R15")


@pytest.mark.parametrize(
    ("spare", "ways"),
    [
        ({"green": 2}, {0}),
        ({"green": 1, WILD: 1}, {1}),
        ({WILD: 2}, {2}),
        ({"green": 2, WILD: 1}, {0, 1}),
        ({"green": 1}, set()),
        ({"red": 5, "blue": 5}, set()),
    ],
)
def test_europe_r15_only_what_is_held_can_be_added(spare: dict[str, int], ways: set[int]) -> None:
    hand_before = {**spare, "green": spare.get("green", 0) + 2}
    game = attempt(["green", WILD, "red"], hand=hand_before, color="green")
    assert extras(game) == ways
    for wilds in {0, 1, 2} - ways:
        refuses(game, 0, extra(wilds), "refusal-tunnel-extra", "europe R15")


def test_europe_r16_for_locomotives_alone_only_turned_up_locomotives_count() -> None:
    game = attempt(["green", "green", WILD], hand=RICH, color=None, wilds=2)
    assert asked(game) == 1


def test_europe_r16_and_each_must_be_met_with_a_locomotive() -> None:
    game = attempt([WILD, "green", WILD], hand=RICH, color=None, wilds=2)
    assert extras(game) == {2}
    for wilds in (0, 1, 3):
        refuses(game, 0, extra(wilds), "refusal-tunnel-extra", "europe R16")
    why = game.refusal(0, extra(0))
    assert why is not None and why.sentence == "The tunnel costs 2 more locomotives."
    game.play(0, extra(2))
    assert hand(game, 0) == {"green": 5, WILD: 1}


def test_europe_r16_colored_cards_do_not_help_who_has_no_locomotive_left() -> None:
    game = attempt([WILD, "red", "blue"], hand={"green": 9, WILD: 2}, color=None, wilds=2)
    assert forms(game, 0) == [GIVE_UP]


def test_europe_r17_without_extra_cost_the_route_is_claimed() -> None:
    game = position("europe", hands={0: {"green": 2}}, next_cards=["red", "red", "blue"])
    assert events(game, 0, claim_form(GREEN_TUNNEL, "green")) == ["event-tunnel", "event-claimed"]
    assert game.view(None).owners(game.ruleset.board.route(GREEN_TUNNEL).id) == [0]
    assert game.actors == [1]


def test_europe_r17_who_pays_all_claims() -> None:
    game = attempt(["green", "green", "blue"], hand={"green": 4}, color="green")
    assert events(game, 0, extra(0)) == ["event-claimed"]
    assert game.view(None).owners(game.ruleset.board.route(GREEN_TUNNEL).id) == [0]
    assert game.actors == [1]


def test_europe_r17_who_declines_takes_every_card_back_and_the_turn_is_over() -> None:
    game = attempt(["green", "green", "blue"], hand={"green": 4, WILD: 1}, color="green", wilds=1)
    assert events(game, 0, GIVE_UP) == ["event-gave-up"]
    assert hand(game, 0) == {"green": 4, WILD: 1}
    view = game.view(None)
    assert view.owners(game.ruleset.board.route(GREEN_TUNNEL).id) == []
    assert (view.trains, view.scores) == ((45, 45), (0, 0))
    assert game.actors == [1]


def test_europe_r17_nothing_else_can_be_done_at_an_attempt() -> None:
    game = attempt(["green", "green", "blue"], hand={"green": 4}, color="green")
    refuses(game, 0, HIDDEN, "refusal-not-now", "europe R6")
    assert game.undoable(0) == 0  # cards have been seen


def test_europe_r17_who_cannot_pay_all_may_not_pay_a_part() -> None:
    game = attempt(["green", "green", "blue"], hand={"green": 3}, color="green")
    assert forms(game, 0) == [GIVE_UP]
    refuses(game, 0, extra(0), "refusal-tunnel-extra", "europe R15")


def test_europe_r17_giving_up_is_asked_even_of_who_can_do_nothing_else_so_that_no_hand_shows() -> None:
    able = attempt(["green", WILD, "red"], hand={"green": 2, WILD: 2}, color="green")
    unable = attempt(["green", WILD, "red"], hand={"green": 2, "white": 2}, color="green")
    assert extras(able) == {2} and extras(unable) == set()
    assert others_see(able, 0) == others_see(unable, 0)
    able.play(0, GIVE_UP)
    unable.play(0, GIVE_UP)
    assert others_see(able, 0) == others_see(unable, 0)


def test_europe_r17_cards_taken_back_are_known_to_everybody() -> None:
    game = attempt(["green", "red", "blue"], hand={"green": 3, "black": 9, WILD: 1}, color="green", wilds=1)
    game.play(0, GIVE_UP)
    green, wild = game.ruleset.kind("green").id, game.ruleset.kind(WILD).id
    guesses = [game.view(1).determinize(fogg.Chance(seed)).players[0].hand.counts for seed in range(200)]
    assert min(guess[green] for guess in guesses) == 1  # and not 3: the others were never shown
    assert min(guess[wild] for guess in guesses) == 1


def test_europe_r17_a_route_given_up_can_be_tried_again() -> None:
    game = attempt(["green", "red", "blue"], hand={"green": 2}, color="green")
    game.play(0, GIVE_UP)
    game.play(1, HIDDEN)
    game.play(1, HIDDEN)
    assert game.refusal(0, claim_form(GREEN_TUNNEL, "green")) is None


@pytest.mark.parametrize("turned_up", [["red", "blue", "white"], ["green", "green", "green"]])
def test_europe_r19_trains_and_points_are_of_the_printed_length(turned_up: list[str]) -> None:
    game = attempt(turned_up, hand=RICH, color="green")
    if asked(game):
        game.play(0, extra(0))
    assert game.view(None).trains == (43, 45)
    assert game.view(None).scores == (2, 0)


def test_europe_r19_trains_for_the_printed_length_are_enough() -> None:
    game = attempt(["green", "green", "green"], hand=RICH, color="green", trains={0: 2})
    game.play(0, extra(3))
    assert game.view(None).trains[0] == 0


def test_europe_r21_the_attempt_is_legal_without_a_card_to_spare() -> None:
    game = position("europe", hands={0: {"green": 2}})
    assert game.refusal(0, claim_form(GREEN_TUNNEL, "green")) is None


def test_europe_r21_without_the_first_payment_it_is_refused() -> None:
    game = position("europe", hands={0: {"green": 1}})
    refuses(game, 0, claim_form(GREEN_TUNNEL, "green"), "refusal-few-cards", "usa R17")
    refuses(game, 0, claim_form(GREEN_TUNNEL, "green", 1), "refusal-few-wilds", "usa R17")


def test_europe_r21_without_the_trains_it_is_refused() -> None:
    game = position("europe", hands={0: RICH}, trains={0: 1})
    refuses(game, 0, claim_form(GREEN_TUNNEL, "green"), "refusal-few-trains", "usa R18")


@pytest.mark.parametrize("color", ["yellow", "white"])
def test_europe_r22_a_gray_tunnel_has_the_color_that_was_laid_out(color: str) -> None:
    game = attempt(["yellow", "red", "blue"], hand={"yellow": 4, "white": 4}, color=color, route=GRAY_TUNNEL)
    assert asked(game) == (1 if color == "yellow" else 0)
