"""Alvin & Dexter, moving: R7 to R16, R28, X4, X5."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms
from tests.factory import move as give
from tests.rules.alvin_dexter.helpers import END, cards, give_cards, module, monsters, move, state
from tests.rules.usa.helpers import HIDDEN, events, hand, payments, refuses

import fogg

L = "locomotive"


def draw_turn(game: fogg.Game) -> None:
    """Let the seat whose turn it is draw two hidden cards and end its turn."""
    seat = game.current
    game.play(seat, HIDDEN)
    game.play(seat, HIDDEN)
    if game.actors == [seat]:
        game.play(seat, END)


def test_alvin_dexter_r7_a_move_comes_before_the_action_and_the_turn_goes_on() -> None:
    game = monsters(hands={0: {L: 1}})
    game.play(0, move("alvin", "omaha"))
    assert game.actors == [0] and game.step.name() == "turn"
    assert hand(game, 0) == {}


def test_alvin_dexter_r7_or_after_it() -> None:
    game = monsters(hands={0: {L: 1}})
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert game.actors == [0] and END in forms(game, 0)
    game.play(0, move("dexter", "atlanta"))
    assert game.actors == [1]


def test_alvin_dexter_r7_one_locomotive_goes_three_cities_two_go_six() -> None:
    game = monsters(hands={0: {L: 2}})
    offered = [form for form in forms(game, 0) if form["do"] == "move-monster" and form["monster"] == "alvin"]
    one = {str(form["city"]) for form in offered if form["locomotives"] == 1}
    two = {str(form["city"]) for form in offered if form["locomotives"] == 2}
    assert one < two
    assert "new_york" in two - one
    refuses(game, 0, move("alvin", "new_york", 1), "refusal-monster-far", "alvin_dexter R8")


def test_alvin_dexter_r7_without_the_locomotives_it_is_refused() -> None:
    game = monsters(hands={0: {L: 1, "red": 5}})
    refuses(game, 0, move("alvin", "new_york", 2), "refusal-monster-locomotives", "alvin_dexter R7")


def test_alvin_dexter_r8_the_monster_must_end_in_another_city() -> None:
    refuses(monsters(hands={0: {L: 2}}), 0, move("alvin", "denver"), "refusal-monster-stays", "alvin_dexter R8")


def test_alvin_dexter_r8_claimed_routes_count_like_others() -> None:
    game = monsters(hands={0: {L: 1}}, claimed={1: ["denver-omaha", "denver-kansas_city", "denver-helena"]})
    assert move("alvin", "omaha") in forms(game, 0)


def test_alvin_dexter_x5_distances_on_the_map_of_usa() -> None:
    game = monsters(hands={0: {L: 2}})
    for city, locomotives in (("las_vegas", 1), ("seattle", 1)):
        assert move("alvin", city, locomotives) in forms(game, 0)
    assert move("alvin", "new_york", 1) not in forms(game, 0)
    assert move("alvin", "new_york", 2) in forms(game, 0)


def test_alvin_dexter_r9_the_mover_takes_a_card_and_lays_it_face_up() -> None:
    game = monsters(hands={0: {L: 1}})
    assert events(game, 0, move("alvin", "omaha")) == ["event-monster-moved"]
    assert state(game).face_up == [0, -1]
    assert state(game).left == [19, 20]
    assert cards(game, 0) == [1, 0]
    game.audit()


def test_alvin_dexter_r10_r11_x4_the_card_lies_face_up_through_the_movers_next_turn() -> None:
    game = monsters(seats=3, hands={0: {L: 1}, 1: {L: 3}, 2: {L: 3}})
    game.play(0, move("alvin", "omaha"))
    draw_turn(game)
    for seat in (1, 2):
        refuses(game, seat, move("alvin", "chicago"), "refusal-monster-locked", "alvin_dexter R11")
        draw_turn(game)
    give(game, {L: 1}, game.deck.stock, game.players[0].hand)
    refuses(game, 0, move("alvin", "chicago"), "refusal-monster-locked", "alvin_dexter R11")
    draw_turn(game)
    assert state(game).face_up == [-1, -1]
    assert move("alvin", "chicago") in forms(game, 1)
    assert cards(game, 0) == [1, 0, 0]


def test_alvin_dexter_r11_the_other_monster_is_free() -> None:
    game = monsters(hands={0: {L: 1}, 1: {L: 1}})
    game.play(0, move("alvin", "omaha"))
    draw_turn(game)
    assert move("dexter", "atlanta") in forms(game, 1)


def test_alvin_dexter_r12_never_both_monsters_in_one_turn() -> None:
    game = monsters(hands={0: {L: 4}})
    game.play(0, move("alvin", "omaha"))
    refuses(game, 0, move("dexter", "atlanta"), "refusal-monster-moved", "alvin_dexter R12")
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    assert game.actors == [1]  # nothing is left to be moved in this turn


def test_alvin_dexter_r13_without_a_card_a_monster_stays() -> None:
    game = monsters(hands={0: {L: 1}})
    state(game).left[0] = 0
    refuses(game, 0, move("alvin", "omaha"), "refusal-monster-cards", "alvin_dexter R13")


def test_alvin_dexter_r14_others_do_not_see_how_many_cards_lie_face_down() -> None:
    games = []
    for numbers in ((2, 1, 0), (2, 0, 1)):
        game = monsters(seats=3)
        state(game).face_down[:3] = numbers
        state(game).left[0] -= 3
        games.append(game)
    assert games[0].view(0) == games[1].view(0)
    assert games[0].view(1) != games[1].view(1)
    assert games[0].view(None) == games[1].view(None)


def test_alvin_dexter_r14_the_ledger_tells_the_own_cards_and_which_ones_of_others_lie_face_up() -> None:
    game = monsters(seats=3, turn=1, hands={1: {L: 1}})
    give_cards(game, 0, 2, 3, 4)
    game.play(1, move("dexter", "atlanta"))
    ledger = module(game).ledger(game, 0, None)
    assert ledger is not None
    mine, mover, other = ledger.seats
    assert (mine.n, mine.cards) == (2, (("alvin", 2), ("dexter", 0)))
    assert (mover.n, mover.cards) == (None, ())
    assert mover.note == fogg.Message("ledger-monsters-shown", {"kinds": ["dexter"]})
    assert (other.n, other.note) == (None, None)
    seen = module(game).ledger(game, 1, None)
    assert seen is not None and seen.seats[1].cards == (("alvin", 3), ("dexter", 1))


def test_alvin_dexter_r11_a_city_tells_why_its_monster_stays() -> None:
    game = monsters(seats=3, turn=1, hands={1: {L: 1}})
    game.play(1, move("dexter", "atlanta"))
    said = module(game).notes(game, 0)
    assert said["city:denver"].key == "note-monster"
    assert said["city:atlanta"].key == "note-monster-stays"
    assert said["city:atlanta"].params["seat"] == 1


def test_alvin_dexter_r15_the_locomotives_are_discarded() -> None:
    game = monsters(hands={0: {L: 2}})
    game.play(0, move("alvin", "new_york", 2))
    assert game.deck.discards.counts[game.ruleset.wild] == 2


def test_alvin_dexter_r16_a_move_can_free_a_city_for_a_claim_of_the_same_turn() -> None:
    game = monsters(hands={0: {L: 1, "purple": 4}})
    assert payments(game, 0, "denver-omaha") == set()
    game.play(0, move("alvin", "phoenix"))
    game.play(0, claim_form("denver-omaha", "purple"))
    assert game.view(None).scores[0] == 7


def test_alvin_dexter_r7_a_move_can_be_taken_back() -> None:
    game = monsters(hands={0: {L: 1}})
    game.play(0, move("alvin", "omaha"))
    game.take_back(0)
    assert state(game).at[0] == game.ruleset.board.city("denver").id
    assert hand(game, 0) == {L: 1}


def test_alvin_dexter_r28_four_cards_do_not_replace_a_locomotive_here() -> None:
    game = monsters("uk", alvin="london", dexter="leeds", hands={0: {"red": 8}})
    assert not any(form["do"] == "move-monster" for form in forms(game, 0))


def test_alvin_dexter_r28_plus_fours_do_not_pay() -> None:
    game = monsters("marklin", alvin="berlin", dexter="hamburg", hands={0: {"locomotive_plus4": 4}})
    assert not any(form["do"] == "move-monster" for form in forms(game, 0))


def test_alvin_dexter_r28_a_team_pays_from_its_holder_too() -> None:
    from tests.rules.team_asia.helpers import held

    game = monsters("team_asia", alvin="peking", dexter="canton", seats=4)
    give(game, {L: 1}, game.deck.stock, held(game).piles[0])
    game.play(0, move("alvin", "shanghai"))
    assert held(game).piles[0].size == 0
    game.audit()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_alvin_dexter_r7_whether_a_move_can_be_paid_is_not_shown(seat: int | None) -> None:
    sights = []
    for cards_held in ({L: 2}, {"red": 2}):
        game = monsters(seats=3, turn=2, hands={2: cards_held})
        game.play(2, HIDDEN)
        game.play(2, HIDDEN)
        sights.append((game.actors, game.view(seat).actors))
    assert sights[0] == sights[1] == ([2], (2,))
