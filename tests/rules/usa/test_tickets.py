"""USA, drawing tickets: R27 to R29 and R38."""

from __future__ import annotations

import pytest
from tests.factory import forms, position
from tests.rules.usa.helpers import HIDDEN, TICKETS, events, heard, keep, keys, refuses, take_turn

import fogg

FOUR = ["boston-miami", "calgary-phoenix", "denver-el_paso", "duluth-houston"]
EVERY_CHOICE = [keep(0), keep(1), keep(0, 1), keep(2), keep(0, 2), keep(1, 2), keep(0, 1, 2)]


def offered(*, left: list[str] | None = None, first: list[str] | None = None) -> fogg.Game:
    """Seat 0 has drawn tickets from a deck of those."""
    game = position(
        "usa", ticket_deck=FOUR if left is None else left, next_tickets=FOUR[:3] if first is None else first
    )
    game.play(0, TICKETS)
    return game


def test_usa_r27_three_tickets_are_drawn_from_the_top() -> None:
    game = offered()
    assert keys(game.view(0).offer) == FOUR[:3]
    assert game.view(None).tickets_left == 1


def test_usa_r27_one_two_or_three_are_kept() -> None:
    assert forms(offered(), 0) == EVERY_CHOICE


@pytest.mark.parametrize("places", [(1,), (0, 2), (0, 1, 2)])
def test_usa_r27_the_chosen_ones_are_kept_and_the_turn_is_over(places: tuple[int, ...]) -> None:
    game = offered()
    game.play(0, keep(*places))
    assert keys(game.view(0).tickets) == [FOUR[place] for place in places]
    assert game.view(0).offer == ()
    assert game.actors == [1]


def test_usa_r27_at_least_one_must_be_kept() -> None:
    refuses(offered(), 0, keep(), "refusal-keep-more", "usa R27")


def test_usa_r27_refused_tickets_go_to_the_bottom_in_the_order_drawn() -> None:
    game = offered()
    game.play(0, keep(1))
    game.play(1, TICKETS)
    assert keys(game.view(1).offer) == [FOUR[3], FOUR[0], FOUR[2]]


def test_usa_r27_tickets_refused_later_lie_below_those_refused_before() -> None:
    five = [*FOUR, "duluth-el_paso"]
    game = offered(left=five)
    game.play(0, keep(0))  # under the deck: 1, 2
    game.play(1, TICKETS)
    second = keys(game.view(1).offer)
    assert second[2] == FOUR[1]
    game.play(1, keep(0))  # under it: second[1], then 1
    game.play(0, TICKETS)
    assert keys(game.view(0).offer) == [FOUR[2], second[1], FOUR[1]]


@pytest.mark.parametrize("left", [1, 2])
def test_usa_r28_with_fewer_than_three_left_those_there_are_are_drawn(left: int) -> None:
    game = offered(left=FOUR[:left], first=FOUR[:left])
    assert keys(game.view(0).offer) == FOUR[:left]
    assert forms(game, 0) == EVERY_CHOICE[: 2**left - 1]


def test_usa_r28_of_fewer_at_least_one_is_kept_and_no_more_than_were_drawn() -> None:
    game = offered(left=FOUR[:1], first=FOUR[:1])
    refuses(game, 0, keep(1), "refusal-not-offered", "usa R27")
    game.play(0, keep(0))
    assert game.view(None).tickets_left == 0


def test_usa_r28_of_two_one_may_go_back_and_can_be_drawn_again() -> None:
    game = offered(left=FOUR[:2], first=FOUR[:2])
    game.play(0, keep(1))
    game.play(1, TICKETS)
    assert keys(game.view(1).offer) == [FOUR[0]]


def test_usa_r28_with_none_left_the_action_is_not_allowed() -> None:
    game = position("usa", ticket_deck=[])
    refuses(game, 0, TICKETS, "refusal-no-tickets", "usa R28")
    why = game.refusal(0, "tickets")
    assert why is not None and why.rule == "usa R28"


def test_usa_r29_a_kept_ticket_is_kept_for_good() -> None:
    game = position("usa", tickets={0: ["denver-el_paso"]}, ticket_deck=FOUR[:2])
    game.play(0, TICKETS)
    assert "denver-el_paso" not in keys(game.view(0).offer)
    game.play(0, keep(0))
    for _ in range(4):
        take_turn(game)
    assert "denver-el_paso" in keys(game.view(0).tickets)
    assert len(game.view(0).tickets) == 2


def test_usa_r29_drawn_tickets_are_seen_and_cannot_be_put_back_by_undoing_the_draw() -> None:
    game = offered()
    with pytest.raises(fogg.IllegalAction, match="nothing to take back"):
        game.take_back(0)
    assert len(game.view(0).offer) == 3


def test_usa_r29_a_choice_stands_once_another_has_played() -> None:
    game = offered()
    game.play(0, keep(0))
    take_turn(game)
    assert game.undoable(0) == 0
    assert keys(game.view(0).tickets) == FOUR[:1]


def test_usa_r29_only_tickets_just_drawn_can_be_refused() -> None:
    game = position("usa", tickets={0: ["denver-el_paso"]})
    refuses(game, 0, keep(0), "refusal-not-now", "usa R6")
    game.play(0, HIDDEN)
    refuses(game, 0, keep(0), "refusal-not-now", "usa R6")


def test_usa_r29_there_is_no_limit_on_tickets_held() -> None:
    everything = [ticket.key for ticket in fogg.ruleset("usa").board.tickets]
    game = position("usa", tickets={0: everything[:27]}, ticket_deck=everything[27:])
    game.play(0, TICKETS)
    game.play(0, keep(0, 1, 2))
    assert sorted(keys(game.view(0).tickets)) == sorted(everything)


def test_usa_r38_the_others_see_how_many_are_returned_and_never_which() -> None:
    games = [offered(), offered()]
    games[0].play(0, keep(0))
    games[1].play(0, keep(2))
    for onlooker in (1, None):
        assert games[0].view(onlooker) == games[1].view(onlooker)
        assert heard(games[0], onlooker, "event-kept") == [{"seat": 0, "n": 1, "refused": 2}]
        assert heard(games[0], onlooker, "event-kept-own") == []
    assert games[0].view(0) != games[1].view(0)


def test_usa_r38_the_others_see_how_many_are_drawn_and_never_which() -> None:
    game = offered()
    assert heard(game, 1, "event-offered") == [{"seat": 0, "n": 3}]
    assert heard(game, 1, "event-offered-own") == []
    assert game.view(1).offer == ()


def test_usa_r38_it_is_so_at_set_up_too() -> None:
    games = [fogg.new_game("usa", 3, 4), fogg.new_game("usa", 3, 4)]
    for game, mine in zip(games, (keep(0, 1), keep(1, 2)), strict=True):
        game.play(0, mine)
        game.play(1, keep(0, 1, 2))
        game.play(2, keep(0, 1))
    for onlooker in (1, 2, None):
        assert games[0].view(onlooker) == games[1].view(onlooker)
        assert [told["refused"] for told in heard(games[0], onlooker, "event-kept") if told["seat"] == 0] == [1]


def test_usa_r38_the_player_who_refused_a_ticket_still_knows_where_it_lies() -> None:
    game = offered()
    events(game, 0, keep(1))
    lowest = game.view(0).determinize(fogg.Chance(9)).tickets.cards[:2]
    assert [game.ruleset.board.tickets[ticket].key for ticket in lowest] == [FOUR[2], FOUR[0]]
