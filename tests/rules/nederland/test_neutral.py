"""Nederland, the neutral player: R31, R32, R34 to R43, X8 to X10."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms
from tests.rules.nederland.helpers import BREDA, NEUTRAL, discarded, neutral, phase, place, score, tolls, with_neutral
from tests.rules.usa.helpers import TICKETS, earned, heard, keep, refuses, take_turn

import fogg
from fogg.draw.svg.static_board import static_board

ENSCHEDE = "amsterdam-maastricht"  # at its foot: Zwolle - Enschede, 4 spaces, toll 1
ROTTERDAM = "nijmegen-antwerpen"  # Rotterdam - Breda, 2 spaces, toll 4
ZWOLLE = "arnhem-s_hertogenbosch"  # Groningen - Zwolle, 6 spaces
WINDMILL = "amsterdam-antwerpen"
TWICE = ("emmen-lelystad", "s_gravenhage-liege")  # both Amsterdam - Rotterdam


def test_nederland_r31_forty_trains_and_the_marker_with_the_second_player() -> None:
    state = neutral(fogg.new_game("nederland", 2, 1, variant=NEUTRAL))
    assert (state.trains, state.marker, state.routes) == (40, 1, [])


def test_nederland_r31_it_is_for_two_players_with_tolls() -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game("nederland", 3, 1, variant=NEUTRAL)
    assert "tolls" in fogg.ruleset("nederland", variant=NEUTRAL).edition.rules


def test_nederland_r32_35_tickets_name_double_routes_and_nine_show_a_windmill() -> None:
    board = fogg.load("nederland").board
    pairs = [ticket.tags["neutral"] for ticket in board.tickets]
    named = [pair for pair in pairs if pair != "none"]
    assert (len(named), pairs.count("none"), len({frozenset(pair.split("-")) for pair in named})) == (35, 9, 33)
    assert all(len(board.routes_between(*pair.split("-"))) == 2 for pair in named)


@pytest.mark.parametrize(("rounds", "acts"), [(1, False), (5, False), (6, True), (9, True)])
def test_nederland_r34_from_the_sixth_round_on_after_both_have_played(rounds: int, acts: bool) -> None:
    game = with_neutral([WINDMILL], rounds=rounds)
    phase(game)
    assert bool(heard(game, None, "event-neutral-ticket")) == acts


def test_nederland_r34_in_a_game_the_first_phase_comes_after_six_rounds() -> None:
    game = fogg.new_game("nederland", 2, 1, variant=NEUTRAL)
    for seat in (0, 1):
        game.play(seat, keep(0, 1, 2))
    for _ in range(11):
        take_turn(game)
    assert heard(game, None, "event-neutral-ticket") == []
    take_turn(game)
    assert len(heard(game, None, "event-neutral-ticket")) == 1


def test_nederland_r35_the_holder_turns_up_a_ticket_and_it_is_discarded() -> None:
    game = with_neutral([WINDMILL])
    phase(game)
    assert heard(game, 0, "event-neutral-ticket") == [{"seat": 1, "ticket": WINDMILL}]
    assert discarded(game) == [WINDMILL]


def test_nederland_r35_what_was_turned_up_cannot_be_taken_back() -> None:
    game = with_neutral([WINDMILL])
    phase(game)
    assert game.undoable(1) == 0


def test_nederland_r36_a_windmill_does_nothing_and_the_marker_stays() -> None:
    game = with_neutral([WINDMILL])
    phase(game)
    assert neutral(game).routes == [] and neutral(game).marker == 1 and game.actors == [0]


def test_nederland_r37_x8_both_tracks_free_the_holder_chooses_and_passes_the_marker() -> None:
    game = with_neutral([ENSCHEDE])
    phase(game)
    assert game.actors == [1]
    assert forms(game, 1) == [place("enschede-zwolle"), place("enschede-zwolle.2")]
    tokens = tolls(game).tokens[:]
    game.play(1, place("enschede-zwolle"))
    assert neutral(game).trains == 36 and neutral(game).marker == 0
    assert tolls(game).tokens == tokens and game.actors == [0]
    assert [piece.place for piece in game.view(0).pieces if piece.kind == "neutral-train"] == ["route:enschede-zwolle"]
    assert "#5d6a6e" in static_board(game.ruleset.edition).templates["piece-neutral-train"].inside  # a gray coach


def test_nederland_r37_other_routes_are_refused() -> None:
    game = with_neutral([ENSCHEDE])
    phase(game)
    refuses(game, 1, place("groningen-zwolle"), "refusal-neutral-elsewhere", "nederland R37")


def test_nederland_r37_what_the_neutral_player_owns_cannot_be_claimed() -> None:
    game = with_neutral([ENSCHEDE], hands={0: {"blue": 4}})
    phase(game)
    game.play(1, place("enschede-zwolle"))
    refuses(game, 0, claim_form("enschede-zwolle", "blue"), "refusal-neutral-route", "nederland R37")


def test_nederland_r38_x9_one_track_free_it_goes_there_and_the_bank_pays_the_owner() -> None:
    game = with_neutral([ROTTERDAM, WINDMILL], rounds=7, marker=0, claimed={1: [f"{BREDA}.2"]})
    phase(game)
    assert neutral(game).marker == 0 and neutral(game).trains == 38
    assert tolls(game).tokens == [30, 34] and tolls(game).bank == -4
    take_turn(game)
    take_turn(game)  # round 8: a windmill
    assert neutral(game).marker == 0 and len(neutral(game).routes) == 1


def test_nederland_r38_the_holders_own_track_counts_too() -> None:
    game = with_neutral([ROTTERDAM], claimed={1: [BREDA]})
    phase(game)
    assert tolls(game).tokens == [30, 34] and neutral(game).marker == 1


def test_nederland_r39_a_pair_that_it_has_built_is_blank() -> None:
    game = with_neutral(list(TWICE))
    phase(game)
    game.play(1, place("amsterdam-rotterdam"))
    take_turn(game)
    take_turn(game)
    assert len(neutral(game).routes) == 1 and neutral(game).marker == 0
    assert len(heard(game, 0, "event-neutral-idle")) == 1


def test_nederland_r39_and_a_pair_that_both_players_have_taken() -> None:
    game = with_neutral([ROTTERDAM], claimed={0: [BREDA], 1: [f"{BREDA}.2"]})
    phase(game)
    assert neutral(game).routes == [] and neutral(game).marker == 1 and tolls(game).tokens == [30, 30]


def test_nederland_r40_x10_with_too_few_trains_it_stops_for_good() -> None:
    game = with_neutral([ZWOLLE, ENSCHEDE], trains=3)
    phase(game)
    assert neutral(game).marker == -1 and heard(game, 0, "event-neutral-stops") == [{}]
    take_turn(game)
    take_turn(game)
    assert len(heard(game, 0, "event-neutral-ticket")) == 1 and game.actors == [0]


def test_nederland_r41_it_stops_when_a_phase_finds_the_deck_empty() -> None:
    game = with_neutral(ticket_deck=[])
    phase(game)
    assert neutral(game).marker == -1


def test_nederland_r41_and_when_a_draw_does() -> None:
    keys = [ticket.key for ticket in fogg.load("nederland").board.tickets]
    game = with_neutral(ticket_deck=keys[:5], rounds=2)
    game.play(1, TICKETS)
    game.play(1, keep(0))
    assert neutral(game).marker == 1 and len(discarded(game)) == 3
    game.play(0, TICKETS)  # one ticket is left, and three are needed from the discards
    assert neutral(game).marker == -1 and len(game.view(0).offer) == 4


def test_nederland_r42_on_its_parallel_track_the_toll_goes_to_the_bank() -> None:
    game = with_neutral([ENSCHEDE], hands={0: {"yellow": 4}})
    phase(game)
    game.play(1, place("enschede-zwolle"))
    game.play(0, claim_form("enschede-zwolle.2", "yellow"))
    assert tolls(game).tokens == [29, 30] and tolls(game).bank == 1


def test_nederland_r43_it_scores_nothing_and_has_no_rank() -> None:
    game = with_neutral([ENSCHEDE])
    phase(game)
    before = score(game)
    game.play(1, place("enschede-zwolle"))
    assert score(game) == before
    assert earned(finish(game), "score-tolls") == {0: 35, 1: 35}


def test_nederland_r43_phases_go_on_in_the_final_round_and_its_trains_do_not_end_the_game() -> None:
    game = with_neutral([ENSCHEDE, WINDMILL], final_turns=3)
    phase(game)
    game.play(1, place("enschede-zwolle"))
    take_turn(game)
    take_turn(game)
    assert game.over and len(heard(game, 0, "event-neutral-ticket")) == 1
