"""Nordic Countries, paying for routes: R9 to R19 and X1 to X4."""

from __future__ import annotations

import itertools

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.europe.helpers import GIVE_UP, discards, extra
from tests.rules.uk.helpers import give, pays, sets
from tests.rules.usa.helpers import WILD, hand, no_such_claim, payments, refuses

import fogg
from fogg.board import Route

EDITION = "nordic"
L = WILD
ROUTES = fogg.load(EDITION).board.routes
PLAIN_RED = "helsinki-imatra"  # three spaces
PLAIN_GRAY = "kuopio-oulu"  # three spaces
FERRY = "honningsvag-kirkenes"  # green, two spaces, one symbol
LONG_FERRY = "mo_i_rana-trondheim.2"  # red, six spaces, two symbols
RED_TUNNEL = "bergen-oslo.2"  # four spaces
MURMANSK = "lieksa-murmansk"


def paid(cards: dict[str, int], route: str, color: str | None, wilds: int, *answers: dict[str, str | int]) -> fogg.Game:
    """Seat 0 has claimed the route and answered how it is paid."""
    game = position(EDITION, hands={0: cards})
    game.play(0, claim_form(route, color, wilds))
    pays(game, 0, *answers)
    game.audit()
    return game


def cards_short(cards: dict[str, int], route: Route, color: str | None, wilds: int) -> bool:
    """Try every way to lay out that payment, by R9 to R13, R17 to R19; True if there is none."""
    rate = 4 if route.key == MURMANSK else 3 if route.kind == "ferry" else 0
    for n in range(wilds + 1):  # wild cards paid as sets
        left = dict(cards)
        if n and not rate:
            break
        if route.key == MURMANSK and n < wilds:
            continue  # no card is wild by itself there
        left[L] = left.get(L, 0) - (wilds - n)
        if color is not None:
            left[color] = left.get(color, 0) - (int(route.length) - wilds)
        if min(left.values()) >= 0 and sum(left.values()) >= rate * n:
            return False
    return True


@pytest.mark.parametrize(
    "cards",
    [
        {},
        {L: 9},
        {"red": 3, "blue": 1, L: 2},
        {"green": 2, "red": 5, "white": 1},
        {"blue": 8, L: 2, "red": 1, "white": 1},
        {"blue": 12, "red": 12, "white": 12, L: 3},
    ],
    ids=str,
)
def test_nordic_r9_r10_r11_r12_r13_r17_r18_r19_exactly_these_payments_are_legal_for_each_route(
    cards: dict[str, int],
) -> None:
    game = position(EDITION, hands={0: cards}, row=["orange"] * 5)
    for route in ROUTES:
        length = int(route.length)
        most = length if route.kind != "normal" or route.key == MURMANSK else 0
        wanted: set[tuple[str | None, int]] = set()
        for wilds in range(int(route.locos), most + 1):
            colors: list[str | None] = [c for c in cards if c != L and route.color in (c, "gray")]
            for color in [None] if wilds == length else colors:
                if not cards_short(cards, route, color, wilds):
                    wanted.add((color, wilds))
        assert payments(game, 0, route.key) == wanted, route


@pytest.mark.parametrize("route", [PLAIN_RED, PLAIN_GRAY])
def test_nordic_r9_a_plain_route_takes_no_locomotive(route: str) -> None:
    game = position(EDITION, hands={0: {"red": 2, L: 3}})
    assert payments(game, 0, route) == set()
    no_such_claim(game, 0, route, "red", 1, "refusal-wilds-not-here", "nordic R9")
    no_such_claim(game, 0, route, None, 3, "refusal-wilds-not-here", "nordic R9")


def test_nordic_r9_a_click_on_a_plain_route_names_the_rule_that_keeps_the_locomotives_out() -> None:
    why = position(EDITION, hands={0: {"red": 2, L: 1}}).refusal(0, f"route:{PLAIN_RED}")
    assert why is not None and (why.message.key, why.rule) == ("refusal-wilds-not-here", "nordic R9")


def test_nordic_r9_a_click_without_enough_cards_at_all_names_the_cards() -> None:
    why = position(EDITION, hands={0: {"red": 1, L: 1}}).refusal(0, f"route:{PLAIN_RED}")
    assert why is not None and (why.message.key, why.rule) == ("refusal-few-cards", "usa R17")


def test_nordic_r10_in_a_tunnel_locomotives_are_wild() -> None:
    game = position(EDITION, hands={0: {"red": 2, L: 4}})
    assert payments(game, 0, RED_TUNNEL) == {("red", 2), ("red", 3), (None, 4)}


def test_nordic_r11_r12_on_a_ferry_locomotives_are_wild_and_one_is_due_for_each_symbol() -> None:
    game = position(EDITION, hands={0: {"green": 1, L: 2}})
    assert payments(game, 0, FERRY) == {("green", 1), (None, 2)}


def test_nordic_r12_the_board_has_24_ferries_most_of_them_colored() -> None:
    ferries = [route for route in ROUTES if route.kind == "ferry"]
    assert len(ferries) == 24
    assert sum(int(route.locos) for route in ferries) == 30
    assert sum(route.color != "gray" for route in ferries) == 20


def test_nordic_r12_without_a_locomotive_the_symbol_is_named() -> None:
    refuses(
        position(EDITION, hands={0: {"green": 2}}),
        0,
        claim_form(FERRY, "green", 1),
        "refusal-few-wilds",
        "nordic R12",
    )


def test_nordic_r13_any_three_cards_are_a_locomotive_on_a_ferry() -> None:
    game = paid({"red": 1, "blue": 1, "white": 1, "green": 1}, FERRY, "green", 1)
    assert discards(game) == {"red": 1, "blue": 1, "white": 1, "green": 1}


def test_nordic_r13_a_set_may_also_fill_a_space_of_the_color() -> None:
    cards = {"red": 3, "blue": 5, "white": 4}
    game = paid(cards, LONG_FERRY, "red", 3)
    assert discards(game) == cards


def test_nordic_r13_a_set_may_hold_locomotives() -> None:
    game = position(EDITION, hands={0: {"red": 1, "green": 1, L: 2}})
    game.play(0, claim_form(FERRY, "green", 1))
    assert forms(game, 0) == [sets(0), sets(1)]
    pays(game, 0, sets(1))
    assert hand(game, 0) == {}


def test_nordic_r13_the_payer_chooses_the_cards_of_a_set_even_with_a_locomotive_in_hand() -> None:
    answers = [sets(1), give("red"), give("red"), give("blue")]
    game = paid({"red": 2, "blue": 2, "green": 1, L: 1}, FERRY, "green", 1, *answers)
    assert discards(game) == {"red": 2, "blue": 1, "green": 1}
    assert hand(game, 0) == {"blue": 1, L: 1}


def test_nordic_r14_trains_and_points_go_by_the_length_not_by_the_cards() -> None:
    game = paid({"red": 4, "blue": 6}, LONG_FERRY, "red", 2)
    assert sum(discards(game).values()) == 10
    assert game.view(None).scores == (15, 0)
    assert game.view(None).trains == (34, 40)


@pytest.mark.parametrize("route", ["arhus-kobenhavn", "umea-vaasa"])
def test_nordic_r15_one_space_with_one_symbol_takes_a_locomotive_or_any_three_cards(route: str) -> None:
    assert payments(position(EDITION, hands={0: {L: 1}}), 0, route) == {(None, 1)}
    assert payments(position(EDITION, hands={0: {"red": 2}}), 0, route) == set()
    game = paid({"red": 1, "blue": 1, "white": 1}, route, None, 1)
    assert hand(game, 0) == {}


@pytest.mark.parametrize(
    ("cards", "wilds"),
    [({L: 1, "green": 1}, 1), ({L: 2}, 2), ({"red": 2, "blue": 1, "green": 1}, 1), ({"green": 4}, 1)],
    ids=str,
)
def test_nordic_x1_good_payments_for_honningsvag_kirkenes(cards: dict[str, int], wilds: int) -> None:
    game = paid(cards, FERRY, "green" if wilds == 1 else None, wilds)
    assert discards(game) == cards
    assert game.view(None).scores == (2, 0)
    assert game.view(None).trains == (38, 40)


@pytest.mark.parametrize("cards", [{"green": 2}, {"white": 2, "blue": 1, "red": 1}], ids=str)
def test_nordic_x1_bad_payments_for_honningsvag_kirkenes(cards: dict[str, int]) -> None:
    assert payments(position(EDITION, hands={0: cards}), 0, FERRY) == set()


@pytest.mark.parametrize(
    ("cards", "wilds"),
    [
        ({L: 2, "red": 4}, 2),
        ({L: 4, "red": 2}, 4),
        ({L: 1, "red": 4, "blue": 2, "white": 1}, 2),
        ({"red": 4, "blue": 3, "white": 3}, 2),
    ],
    ids=str,
)
def test_nordic_x2_good_payments_for_mo_i_rana_trondheim(cards: dict[str, int], wilds: int) -> None:
    game = paid(cards, LONG_FERRY, "red", wilds)
    assert discards(game) == cards
    assert game.view(None).scores == (15, 0)
    assert game.view(None).trains == (34, 40)


def test_nordic_x2_one_locomotive_and_five_red_do_not_pay() -> None:
    game = position(EDITION, hands={0: {L: 1, "red": 5}})
    assert payments(game, 0, LONG_FERRY) == set()
    refuses(game, 0, claim_form(LONG_FERRY, "red", 2), "refusal-few-wilds", "nordic R12")


# ---- tunnels


def in_tunnel(cards: dict[str, int], turned_up: list[str], wilds: int) -> fogg.Game:
    """Seat 0 has laid out a payment for the red tunnel."""
    game = position(EDITION, hands={0: cards}, next_cards=turned_up)
    game.play(0, claim_form(RED_TUNNEL, "red" if wilds < 4 else None, wilds))
    return game


def test_nordic_r16_the_board_has_ten_tunnels() -> None:
    assert sum(route.kind == "tunnel" for route in ROUTES) == 10


def test_nordic_r16_three_cards_are_turned_up_and_matching_ones_cost_a_card_each() -> None:
    game = in_tunnel({"red": 6, L: 1}, ["red", L, "blue"], 0)
    assert game.step.price() == 2
    assert forms(game, 0) == [extra(0), extra(1), GIVE_UP]


def test_nordic_r16_giving_up_takes_everything_back_and_ends_the_turn() -> None:
    game = in_tunnel({"red": 4}, ["red", "blue", "white"], 0)
    assert forms(game, 0) == [GIVE_UP]
    game.play(0, GIVE_UP)
    assert hand(game, 0) == {"red": 4}
    assert discards(game) == {"red": 1, "blue": 1, "white": 1}
    assert game.actors == [1]


def test_nordic_r16_locomotives_only_are_matched_by_locomotives_only() -> None:
    game = in_tunnel({"red": 1, L: 5}, ["red", "blue", L], 4)
    assert game.step.price() == 1
    assert forms(game, 0) == [extra(1), GIVE_UP]
    refuses(game, 0, extra(0), "refusal-tunnel-extra", "nordic R16")


def test_nordic_r17_sets_do_not_work_in_tunnels() -> None:
    game = position(EDITION, hands={0: {"red": 3, "blue": 12, "white": 4}})
    assert payments(game, 0, RED_TUNNEL) == set()


def test_nordic_r17_sets_do_not_pay_the_extra_cards_either() -> None:
    assert forms(in_tunnel({"red": 4, "blue": 9}, ["red", "blue", "white"], 0), 0) == [GIVE_UP]


def test_nordic_x3_bergen_oslo_with_two_extra_cards() -> None:
    game = in_tunnel({"red": 5, L: 1}, ["red", L, "blue"], 1)
    game.play(0, extra(0))
    assert game.view(None).scores == (7, 0)
    assert game.view(None).trains == (36, 40)
    assert discards(game) == {"red": 6, L: 2, "blue": 1}  # six paid, three turned up


# ---- Murmansk-Lieksa


def test_nordic_r18_one_gray_route_of_nine_spaces_is_worth_27_points() -> None:
    (route,) = [route for route in ROUTES if route.length == 9]
    assert (route.key, route.color, route.kind) == (MURMANSK, "gray", "normal")
    game = paid({"blue": 9}, MURMANSK, "blue", 0)
    assert game.view(None).scores == (27, 0)


def test_nordic_r18_the_cards_of_the_sets_are_chosen_one_by_one() -> None:
    game = position(EDITION, hands={0: {"blue": 9, "red": 3, "white": 2}})
    game.play(0, claim_form(MURMANSK, "blue", 1))
    assert forms(game, 0) == [give("red")]  # one blue and two white cards would not make a set
    game.play(0, give("red"))
    game.play(0, give("red"))
    assert forms(game, 0) == [give("red"), give("blue"), give("white")]
    pays(game, 0, give("red"), give("white"))
    assert hand(game, 0) == {"blue": 1, "white": 1}


def test_nordic_r18_a_claim_says_how_many_cards_of_any_color_it_takes() -> None:
    game = position(EDITION, hands={0: {"blue": 7, "red": 8}})
    (claim,) = [option for option in game.options(0) if option.to_json() == claim_form(MURMANSK, "blue", 2)]
    assert game.sentence(claim.words(game, 0)) == "Claim Lieksa–Murmansk with 7 blue and 8 cards of any colors"


def test_nordic_r19_locomotives_are_not_wild_on_murmansk_lieksa() -> None:
    game = position(EDITION, hands={0: {"blue": 8, L: 1}})
    refuses(game, 0, claim_form(MURMANSK, "blue", 1), "refusal-wilds-in-sets-only", "nordic R19")
    why = game.refusal(0, f"route:{MURMANSK}")
    assert why is not None and (why.message.key, why.rule) == ("refusal-wilds-in-sets-only", "nordic R19")


def test_nordic_r19_without_a_locomotive_the_missing_cards_are_named() -> None:
    game = position(EDITION, hands={0: {"blue": 8, "red": 3}})
    refuses(game, 0, claim_form(MURMANSK, "blue", 1), "refusal-few-wilds", "usa R17")


def test_nordic_r19_the_literal_setting_makes_them_wild() -> None:
    game = position(EDITION, hands={0: {"blue": 8, L: 1}}, settings={"literal": True})
    assert payments(game, 0, MURMANSK) == {("blue", 1)}


@pytest.mark.parametrize(
    "cards",
    [
        {"blue": 9},
        {"blue": 8, "red": 4},
        {"blue": 7, "red": 8},
        {"red": 12, "white": 12, "black": 12},
        {"blue": 8, L: 2, "red": 1, "white": 1},
    ],
    ids=str,
)
def test_nordic_x4_good_payments_for_murmansk_lieksa(cards: dict[str, int]) -> None:
    short = 9 - cards.get("blue", 0)
    game = paid(cards, MURMANSK, "blue" if short < 9 else None, short)
    assert discards(game) == cards
    assert game.view(None).scores == (27, 0)
    assert game.view(None).trains == (31, 40)


@pytest.mark.parametrize("cards", [{"blue": 8, L: 1}, {"blue": 8, "red": 3}], ids=str)
def test_nordic_x4_bad_payments_for_murmansk_lieksa(cards: dict[str, int]) -> None:
    assert payments(position(EDITION, hands={0: cards}), 0, MURMANSK) == set()


def test_nordic_r13_r18_every_way_to_choose_the_cards_is_reached_once() -> None:
    stock = {"red": 2, "blue": 3, "green": 3, L: 1}
    start = position(EDITION, hands={0: stock})
    start.play(0, claim_form(FERRY, "green", 1))
    reached = []
    open_games = [start]
    while open_games:
        game = open_games.pop()
        if game.current == 1:
            reached.append(tuple(sorted(discards(game).items())))
            continue
        for option in game.options(0):
            open_games.append(game.copy())
            open_games[-1].play(0, option)
    free = {**stock, "green": 2}
    wanted: set[tuple[tuple[str, int], ...]] = {(("green", 1), (L, 1))}
    for counts in itertools.product(*(range(n + 1) for n in free.values())):
        if sum(counts) == 3:
            chosen = {kind: n + (kind == "green") for kind, n in zip(free, counts, strict=True)}
            wanted.add(tuple(sorted((kind, n) for kind, n in chosen.items() if n)))
    assert sorted(reached) == sorted(wanted)
