"""Europe with warehouses: set-up, drawing and depots, R50 to R53, R56, R57, R61, R63 to R66."""

from __future__ import annotations

import pytest
from tests.factory import forms
from tests.rules.europe.depots import ADD_ON, END, depot, drawn, module, sizes, standing, state, store, yard
from tests.rules.europe.helpers import with_stations
from tests.rules.usa.helpers import HIDDEN, WILD, face_up, hand, heard, refuses, sights

import fogg
from fogg.bots import find_bot
from fogg.engine.chance import Chance

VARIANTS = [None, "europe_expanded", "mega_europe", "big_cities_europe"]


def opened(seats: int = 3, edition: str = "europe", add_ons: list[str] | None = None) -> fogg.Game:
    """Return a game after the opening choice of tickets."""
    game = fogg.new_game(edition, seats, 3, add_ons=add_ons or ADD_ON)
    for seat in range(seats):
        game.play(seat, game.options(seat)[0])
    return game


@pytest.mark.parametrize("variant", VARIANTS)
def test_europe_r50_everybody_has_a_warehouse_and_five_depots_in_every_variant(variant: str | None) -> None:
    game = fogg.new_game("europe", 3, 1, variant=variant, add_ons=ADD_ON)
    assert state(game).depots == [5, 5, 5]
    assert sizes(game) == [0, 0, 0]
    assert game.step.name() == "opening"  # cards and tickets come first


def test_europe_r50_r51_four_depots_are_left_after_the_set_up() -> None:
    game = opened()
    for city in ("paris", "wien", "roma"):
        game.play(game.actors[0], depot(city))
    assert state(game).depots == [4, 4, 4]
    assert game.step.name() == "turn"


def test_europe_r51_the_last_player_places_first_and_the_first_player_last() -> None:
    game = opened()
    order = []
    for city in ("paris", "wien", "roma"):
        order.append(game.actors[0])
        game.play(game.actors[0], depot(city))
    assert order == [2, 1, 0]
    assert standing(game) == {"paris": 2, "wien": 1, "roma": 0}
    assert game.actors == [0]


def test_europe_r51_any_empty_city_will_do() -> None:
    game = opened()
    assert len(forms(game, 2)) == 47
    game.play(2, depot("paris"))
    assert len(forms(game, 1)) == 46


def test_europe_r52_a_depot_shares_no_city_with_another() -> None:
    game = yard({1: ["paris"]})
    refuses(game, 0, depot("paris"), "refusal-depot-here", "europe R52")
    why = game.refusal(0, "city:paris")
    assert why is not None and why.sentence == "Seat 2 already has a depot in Paris."


def test_europe_r52_a_depot_shares_no_city_with_a_station() -> None:
    game = with_stations(yard(), {1: ["paris"]})
    refuses(game, 0, depot("paris"), "refusal-station-here", "europe R52")
    assert depot("paris") not in forms(game, 0)


@pytest.mark.parametrize("owner", [0, 1])
def test_europe_r52_a_station_shares_no_city_with_a_depot(owner: int) -> None:
    game = yard({owner: ["paris"]}, hands={0: {"red": 1}})
    refuses(game, 0, {"do": "station", "city": "paris"}, "refusal-depot-here", "europe R52")


def test_europe_r52_placed_depots_stay_where_they_are() -> None:
    game = opened()
    for city in ("paris", "wien", "roma"):
        game.play(game.actors[0], depot(city))
    stream = Chance(5).stream("any")
    placed = standing(game)
    for _ in range(60):
        options = game.options(game.actors[0])
        game.play(game.actors[0], options[stream.below(len(options))])
        now = standing(game)
        assert placed.items() <= now.items()
        placed = now


def test_europe_r53_a_draw_begins_with_a_card_for_any_warehouse() -> None:
    game = yard(seats=3)
    assert [form for form in forms(game, 0) if form["do"] == "store"] == [store(0), store(1), store(2)]
    refuses(game, 0, HIDDEN, "refusal-store-first", "europe R53")
    refuses(game, 0, face_up("red"), "refusal-store-first", "europe R53")
    why = game.refusal(0, "deck")
    assert why is not None and why.rule == "europe R53"


def test_europe_r53_the_top_card_goes_there_and_two_are_drawn_as_usual() -> None:
    game = yard(next_cards=["black", "white"])
    game.play(0, store(1))
    assert sizes(game) == [0, 1]
    assert state(game).piles[1].counts[game.ruleset.kind("black").id] == 1
    game.play(0, HIDDEN)
    game.play(0, face_up("red"))
    assert hand(game, 0) == {"white": 1, "red": 1}
    game.audit()


def test_europe_r53_a_face_up_locomotive_is_a_whole_draw_after_it_too() -> None:
    game = yard(row=[WILD, "red", "blue", "green", "white"])
    game.play(0, store(0))
    game.play(0, face_up(WILD))
    assert hand(game, 0) == {WILD: 1}
    assert forms(game, 0)[-1] == END


def test_europe_r53_a_second_card_is_never_a_face_up_locomotive() -> None:
    game = yard(row=[WILD, "red", "blue", "green", "white"])
    game.play(0, store(0))
    game.play(0, HIDDEN)
    refuses(game, 0, face_up(WILD), "refusal-not-second", "usa R11")


def test_europe_r53_an_empty_deck_is_shuffled_first() -> None:
    game = yard(deck={}, discards={"red": 3})
    game.play(0, store(0))
    assert game.deck.reshuffles == 1
    assert sizes(game) == [1, 0]


def test_europe_r53_with_no_card_to_store_the_draw_begins_without_it() -> None:
    game = yard(
        deck={},
        rest_to=1,
        row=["red", "blue", "green", "white", "black"],
        settings={"row_open_when_no_cards_left": True},
    )
    assert not [form for form in forms(game, 0) if form["do"] == "store"]
    refuses(game, 0, store(0), "refusal-no-cards", "usa R16")
    game.play(0, face_up("red"))
    assert hand(game, 0) == {"red": 1}


def test_europe_r53_who_stores_the_last_card_draws_from_the_row() -> None:
    game = yard(deck={"black": 1}, rest_to=1)
    game.play(0, store(0))
    game.play(0, face_up("red"))
    game.play(0, face_up("orange"))
    assert hand(game, 0) == {"red": 1, "orange": 1}


def test_europe_r53_with_an_empty_row_as_well_the_draw_is_over() -> None:
    game = yard(deck={"black": 1}, rest_to=1, row=[])
    game.play(0, store(0))
    assert forms(game, 0)[-1] == END


def test_europe_r53_a_seat_that_does_not_play_has_no_warehouse() -> None:
    refuses(yard(), 0, store(3), "refusal-no-warehouse", "europe R50")


def test_europe_r53_it_cannot_be_taken_back() -> None:
    game = yard()
    game.play(0, store(0))
    assert game.undoable(0) == 0


def test_europe_r56_r63_depots_are_placed_before_the_action_or_after_it_as_many_as_there_are() -> None:
    game = yard()
    for city in ("paris", "wien"):
        game.play(0, depot(city))
    game.play(0, store(0))
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    for city in ("roma", "berlin", "london"):
        assert game.actors == [0]
        game.play(0, depot(city))
    assert state(game).depots == [0, 5]
    assert game.actors == [1]  # nothing is left to place


def test_europe_r56_placing_is_in_addition_to_the_action_and_only_in_the_own_turn() -> None:
    game = yard()
    game.play(0, depot("paris"))
    assert store(0) in forms(game, 0)
    why = game.refusal(1, depot("wien"))
    assert why is not None and why.message.key == "refusal-not-your-turn"


def test_europe_r56_without_a_depot_none_can_be_placed() -> None:
    game = yard(left={0: 0})
    refuses(game, 0, depot("paris"), "refusal-no-depots", "europe R56")
    game.play(0, store(0))
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert game.actors == [1]


def test_europe_r56_a_depot_can_be_taken_back() -> None:
    game = yard()
    before = sights(game)[1:]
    game.play(0, depot("paris"))
    game.take_back(0)
    assert sights(game)[1:] == before


def test_europe_r57_how_many_cards_a_warehouse_holds_is_public_and_which_is_not() -> None:
    games = [yard(stored={0: {"red": 2}}), yard(stored={0: {"blue": 2}})]
    for onlooker in (0, 1, None):
        assert games[0].view(onlooker) == games[1].view(onlooker)
    assert games[0].view(None).data.snapshot.module_states[module(games[0]).slot]["stored"] == [2, 0]


def test_europe_r57_a_game_dealt_from_a_view_has_as_many_cards_there() -> None:
    game = yard(stored={0: {"red": 2}, 1: {"blue": 1}})
    twin = game.view(0).determinize(Chance(4))
    assert sizes(twin) == [2, 1]
    twin.audit()


def test_europe_r57_the_ledger_tells_depots_and_where_they_stand() -> None:
    game = yard({0: ["paris", "wien"]})
    ledger = module(game).ledger(game, -1, list(game.view(None).standing()))
    assert [(entry.n, entry.points, entry.cities) for entry in ledger.seats] == [(3, 0, ("paris", "wien")), (5, 10, ())]


def test_europe_r57_everybody_hears_whose_warehouse_got_a_card() -> None:
    game = yard(seats=3)
    game.play(0, store(2))
    for listener in (0, 1, 2, None):
        assert heard(game, listener, "event-stored") == [{"seat": 0, "seat_owner": 2, "n": 1}]


def test_europe_r61_depots_stand_in_named_cities_only() -> None:
    for edition in ("switzerland", "team_asia", "uk"):
        rules = fogg.ruleset(edition, add_ons=ADD_ON)
        cities = {str(a.to_json()["city"]) for a in rules.actions if a.to_json()["do"] == "place-depot"}
        assert cities == {city.key for city in rules.board.cities if city.kind == "city"}
        assert any(city.kind != "city" for city in rules.board.cities)


def test_europe_r61_other_pieces_do_not_exclude_a_depot() -> None:
    game = yard(edition="marklin")
    place = game.ruleset.board.cities[0]
    assert game.piece_refusal(0, int(place.id), "depot") is None
    assert depot(place.key) in forms(game, 0)


def test_europe_r64_before_any_draw_a_card_is_stored() -> None:
    game = yard(edition="uk", settings={"advanced_technologies": True})
    sources = [a for a in game.ruleset.actions if a.to_json()["do"] in ("draw", "draw-hidden", "draw-three")]
    assert {why.message.key for a in sources if (why := game.refusal(0, a))} == {"refusal-store-first"}


def test_europe_r65_in_teams_every_player_has_a_warehouse_and_five_depots() -> None:
    game = fogg.new_game("team_asia", 4, 1, add_ons=ADD_ON)
    assert state(game).depots == [5] * 4
    assert len(state(game).piles) == 4


def test_europe_r66_depots_are_set_up_after_tickets_and_before_monsters() -> None:
    for add_ons in (["alvin_dexter", *ADD_ON], [*ADD_ON, "alvin_dexter"]):
        for edition in ("europe", "usa"):
            game = opened(2, edition, add_ons)
            names = [step.name() for step in reversed(game.agenda)]
            assert names == ["place-depot", "place-depot", "place-monster", "place-monster", "turn"]


def test_europe_r51_a_board_without_a_free_city_skips_the_depot() -> None:
    game = opened(2)
    state(game).seat_at = [0] * len(state(game).seat_at)
    assert game.step.nothing_to_decide(game)


def test_europe_r56_the_late_part_of_a_turn_does_not_tell_what_is_in_a_hand() -> None:
    for cards in ({"red": 5}, {WILD: 1}):
        game = yard(seats=3, turn=2, hands={2: cards})
        game.play(2, store(2))
        game.play(2, HIDDEN)
        game.play(2, HIDDEN)
        assert game.view(0).actors == (2,)


def test_europe_r50_the_warehouses_are_offered_for_every_board() -> None:
    for edition in fogg.playable():
        assert "warehouses_depots" in [add_on.id for add_on in fogg.board.describe(edition).add_ons]


def test_europe_r53_bots_draw_with_warehouses() -> None:
    game = yard()
    chosen = find_bot("racer").decide(game.view(0), game.options(0), Chance(1).stream("bot"), None)
    assert chosen.to_json() == store(0)
    drawn(game)
    assert sizes(game) == [1, 0]
