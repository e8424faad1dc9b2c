"""Europe with warehouses: emptying them, the bonus and the end, R54, R55, R58 to R60, R62, R63, X9, X10."""

from __future__ import annotations

from typing import Any

import pytest
from tests.factory import claim_form, finish, forms
from tests.rules.europe.depots import DECLINE, END, depot, drawn, empty, sizes, state, yard
from tests.rules.europe.helpers import GIVE_UP, discards
from tests.rules.usa.helpers import PASS, WILD, earned, events, hand, heard, refuses
from tests.sample import hoard

import fogg
from fogg.engine.chance import Chance

ROUTE = "dieppe-paris"  # pink, one space
COLOR = "purple"


def claimed(**more: Any) -> fogg.Game:
    """Seat 0 has claimed Dieppe-Paris."""
    game = yard(hands={0: {COLOR: 1}}, **more)
    game.play(0, claim_form(ROUTE, COLOR))
    return game


def test_europe_r54_a_depot_at_an_end_lets_the_claimer_take_its_owners_cards() -> None:
    game = claimed(depots={1: ["paris"]}, stored={1: {"red": 2, WILD: 1}})
    assert forms(game, 0) == [empty(1), DECLINE]
    game.play(0, empty(1))
    assert hand(game, 0) == {"red": 2, WILD: 1}
    assert sizes(game) == [0, 0]
    assert state(game).depots == [4, 4]
    game.audit()


def test_europe_r54_the_own_warehouse_can_be_emptied_too() -> None:
    game = claimed(depots={0: ["dieppe"]}, stored={0: {"red": 2}})
    game.play(0, empty(0))
    assert hand(game, 0) == {"red": 2}
    assert state(game).depots == [3, 5]


def test_europe_r54_the_depot_given_is_one_by_the_warehouse_and_goes_back_to_the_box() -> None:
    game = claimed(depots={1: ["paris"]}, stored={1: {"red": 2}})
    game.play(0, empty(1))
    assert state(game).boxed == [1, 0]
    assert state(game).seat_at.count(1) == 1


def test_europe_r54_it_can_be_declined() -> None:
    game = claimed(depots={1: ["paris"]}, stored={1: {"red": 2}})
    game.play(0, DECLINE)
    assert sizes(game) == [0, 2]
    assert state(game).depots == [5, 4]


def test_europe_r54_without_a_depot_to_give_nothing_is_asked() -> None:
    game = claimed(depots={1: ["paris"]}, stored={1: {"red": 2}}, left={0: 0})
    assert game.actors == [1]


def test_europe_r54_an_empty_warehouse_is_not_asked_for() -> None:
    assert forms(claimed(depots={1: ["paris"]}), 0)[-1] == END


def test_europe_r54_other_warehouses_are_closed() -> None:
    game = claimed(depots={1: ["paris"]}, stored={0: {"blue": 1}, 1: {"red": 2}})
    refuses(game, 0, empty(0), "refusal-other-warehouse", "europe R54")


def test_europe_r54_the_claim_is_paid_and_scored_before_the_cards_are_taken() -> None:
    game = claimed(depots={1: ["paris"]}, stored={1: {COLOR: 1}})
    assert game.view(None).scores == (1, 0)
    assert discards(game) == {COLOR: 1}


def test_europe_r54_only_the_taker_sees_the_cards() -> None:
    games = []
    for color in ("red", "blue"):
        games.append(claimed(depots={1: ["paris"]}, stored={1: {color: 2}}))
        games[-1].play(0, empty(1))
    for onlooker in (1, None):
        assert games[0].view(onlooker) == games[1].view(onlooker)
    assert games[0].view(0) != games[1].view(0)
    assert heard(games[0], 0, "event-emptied-own")[0]["cards"] == [["red", 2]]
    assert heard(games[0], 1, "event-emptied") == [{"seat": 0, "seat_owner": 1, "n": 2, "left": 4}]


def test_europe_r54_cards_that_were_seen_cannot_be_put_back() -> None:
    game = claimed(depots={1: ["paris"]}, stored={1: {"red": 2}})
    assert game.undoable(0) == 1
    game.play(0, empty(1))
    assert game.undoable(0) == 0


def test_europe_r54_a_route_without_a_depot_asks_nothing() -> None:
    assert forms(claimed(depots={1: ["wien"]}, stored={1: {"red": 2}}), 0)[-1] == END


def test_europe_r55_depots_of_two_players_open_both_warehouses_for_a_depot_each() -> None:
    game = claimed(seats=3, depots={1: ["paris"], 2: ["dieppe"]}, stored={1: {"red": 2}, 2: {"blue": 1}})
    first = forms(game, 0)[0]
    game.play(0, first)
    second = forms(game, 0)[0]
    game.play(0, second)
    assert {first["seat"], second["seat"]} == {1, 2}
    assert hand(game, 0) == {"red": 2, "blue": 1}
    assert state(game).depots == [3, 4, 4]


def test_europe_r55_with_a_single_depot_only_one_of_them() -> None:
    game = claimed(seats=3, depots={1: ["paris"], 2: ["dieppe"]}, stored={1: {"red": 2}, 2: {"blue": 1}}, left={0: 1})
    game.play(0, DECLINE)
    assert forms(game, 0)[0]["do"] == "empty"
    game.play(0, forms(game, 0)[0])
    assert game.actors == [1]


def test_europe_r62_two_depots_of_one_owner_open_one_warehouse_for_one_depot() -> None:
    game = claimed(depots={1: ["paris", "dieppe"]}, stored={1: {"red": 2}})
    game.play(0, empty(1))
    assert state(game).depots[0] == 4
    assert forms(game, 0)[-1] == END


def test_europe_r63_a_depot_placed_now_serves_the_claim_of_the_same_turn() -> None:
    game = yard(hands={0: {COLOR: 1}}, stored={0: {"red": 3}})
    game.play(0, depot("paris"))
    game.play(0, claim_form(ROUTE, COLOR))
    game.play(0, empty(0))
    assert hand(game, 0) == {"red": 3}


def test_europe_r58_x10_most_depots_left_score_10_and_all_tied_players_do() -> None:
    game = yard(seats=3, left={0: 1, 1: 3, 2: 3})
    assert earned(finish(game), "score-depots") == {1: 10, 2: 10}


def test_europe_r58_without_a_depot_left_no_player_scores() -> None:
    assert earned(finish(yard(left={0: 0, 1: 0})), "score-depots") == {}


def test_europe_r58_placed_depots_do_not_count() -> None:
    assert earned(finish(yard({0: ["paris", "wien"], 1: ["roma"]})), "score-depots") == {1: 10}


def exhausted(left: dict[int, int]) -> fogg.Game:
    """Return a game in which no card can be drawn, the market has two, and seat 0 is to pass."""
    stored = {0: {"green": 3}, 1: {"white": 4}}
    cards = {"green": 3, "white": 4}  # of the deck, before they are stored
    return yard(stored=stored, left=left, deck=cards, rest_to=1, row=["red", "blue"], ticket_deck=[])


def test_europe_r59_with_no_card_left_and_a_player_without_depots_all_warehouses_become_the_deck() -> None:
    game = exhausted({0: 0})
    told = events(game, 0, PASS)
    assert told.index("event-warehouses-shuffled") < told.index("event-turned-up")
    assert sizes(game) == [0, 0]
    assert game.deck.stock.size + game.deck.market_counts.size == 3 + 4 + 2
    assert game.deck.market_counts.size == 5
    game.audit()


def test_europe_r59_as_long_as_everybody_has_a_depot_they_stay_full() -> None:
    game = exhausted({})
    game.play(0, PASS)
    assert sizes(game) == [3, 4]


def test_europe_r59_with_cards_left_to_draw_they_stay_full() -> None:
    game = yard(stored={0: {"green": 3}}, left={0: 0})
    drawn(game)
    assert sizes(game) == [4, 0]


def test_europe_r60_a_failed_tunnel_is_not_a_claim() -> None:
    game = yard({1: ["zurich"]}, {1: {"red": 2}}, hands={0: {"green": 2}}, next_cards=["green", "black", "white"])
    game.play(0, claim_form("venezia-zurich", "green"))
    game.play(0, GIVE_UP)
    assert forms(game, 0)[-1] == END
    assert sizes(game) == [0, 2]


def test_europe_r60_a_tunnel_that_is_claimed_is_one() -> None:
    game = yard({1: ["zurich"]}, {1: {"red": 2}}, hands={0: {"green": 2}}, next_cards=["red", "black", "white"])
    game.play(0, claim_form("venezia-zurich", "green"))
    assert forms(game, 0) == [empty(1), DECLINE]


def test_europe_r65_cards_taken_go_to_the_takers_hand() -> None:
    game = yard({1: ["delhi"]}, {1: {"red": 2}}, edition="team_asia", seats=4, hands={0: {"orange": 8, WILD: 4}})
    route = next(r for r in game.ruleset.board.routes if "delhi" in r.key and r.kind == "normal")
    (claim, *_) = [form for form in forms(game, 0) if form.get("route") == route.key]
    game.play(0, claim)
    while game.step.name() == "from-holder":
        game.play(0, forms(game, 0)[0])
    game.play(0, empty(1))
    assert hand(game, 0)["red"] == 2


def test_europe_x9_ann_takes_seven_cards_for_two_depots() -> None:
    stored = {1: {"red": 3, "blue": 2}, 2: {"white": 2}}
    game = claimed(seats=3, depots={1: ["paris"], 2: ["dieppe"]}, stored=stored, left={0: 3})
    game.play(0, forms(game, 0)[0])
    game.play(0, forms(game, 0)[0])
    assert sum(hand(game, 0).values()) == 7
    assert state(game).depots[0] == 1


@pytest.mark.parametrize("seed", range(3))
def test_europe_r59_hoarders_still_come_to_an_end(seed: int) -> None:
    game = fogg.new_game("europe", 2, seed, add_ons=["warehouses_depots"])
    stream = Chance(seed).stream("hoard")
    while not game.over:
        seat = game.actors[0]
        game.play(seat, hoard(game, seat, stream))
        game.audit()
