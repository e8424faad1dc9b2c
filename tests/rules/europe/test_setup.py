"""Europe, set-up: R1 to R5."""

from __future__ import annotations

import pytest
from tests.factory import forms, position
from tests.rules.europe.helpers import built
from tests.rules.usa.helpers import TICKETS, heard, keep, keys, refuses, row, take_turn

import fogg

COLORS = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white"]


def offered_kinds(game: fogg.Game, seat: int) -> list[str]:
    return [ticket.kind for ticket in game.view(seat).offer]


def after_opening(seats: int, seed: int, *places: int) -> fogg.Game:
    """Return a game in which all seats kept these tickets of the offer; the long one is at place 0."""
    game = fogg.new_game("europe", seats, seed)
    for seat in range(seats):
        game.play(seat, keep(*places))
    return game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_europe_r1_everybody_begins_with_three_stations_45_trains_and_four_cards(seats: int) -> None:
    game = fogg.new_game("europe", seats, 1)
    view = game.view(None)
    assert built(game).left == [3] * seats
    assert view.trains == (45,) * seats
    assert [view.hand_size(seat) for seat in range(seats)] == [4] * seats
    assert len(row(game)) == 5 and None not in row(game)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_europe_r1_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats) as caught:
        fogg.new_game("europe", seats, 1)
    assert caught.value.allowed == [2, 3, 4, 5]


def test_europe_r1_the_deck_has_the_cards_of_the_usa() -> None:
    kinds = {kind.key: kind.total for kind in fogg.ruleset("europe").kinds}
    assert kinds == dict.fromkeys(COLORS, 12) | {"locomotive": 14}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_europe_r2_one_long_and_three_regular_tickets_are_dealt_to_each(seats: int) -> None:
    game = fogg.new_game("europe", seats, 7)
    for seat in range(seats):
        assert offered_kinds(game, seat) == ["long", "regular", "regular", "regular"]
    assert len({key for seat in range(seats) for key in keys(game.view(seat).offer)}) == 4 * seats
    assert game.view(None).tickets_left == 40 - 3 * seats
    assert len(game.box.cards) == 6 - seats
    game.audit()


def test_europe_r2_long_tickets_left_over_go_to_the_box_unseen() -> None:
    game = fogg.new_game("europe", 2, 7)
    onlookers = (0, None)
    before = [game.view(onlooker).text() for onlooker in onlookers]
    boxed, dealt = game.box.cards, game.players[1].offer
    boxed[0], dealt[0] = dealt[0], boxed[0]
    game.history[1] = []
    assert [game.view(onlooker).text() for onlooker in onlookers] == before


def test_europe_r2_everybody_sees_how_many_were_left_over() -> None:
    assert fogg.new_game("europe", 2, 7).view(0).data.snapshot.box == ((4,), (-1,))


def test_europe_r3_any_two_or_more_may_be_kept() -> None:
    game = fogg.new_game("europe", 2, 1)
    several = [mask for mask in range(16) if mask.bit_count() >= 2]
    assert forms(game, 0) == [{"do": "keep", "tickets": mask} for mask in several]
    assert keep(0, 1) in forms(game, 0) and keep(2, 3) in forms(game, 0)  # with the long one and without


@pytest.mark.parametrize("place", range(4))
def test_europe_r3_keeping_a_single_one_is_refused(place: int) -> None:
    refuses(fogg.new_game("europe", 2, 1), 0, keep(place), "refusal-keep-more", "europe R3")


def test_europe_r3_there_is_no_fifth_ticket_to_keep() -> None:
    game = fogg.new_game("europe", 2, 1)
    refuses(game, 0, keep(0, 4), "refusal-not-offered", "europe R7")
    assert game.actors == [0, 1]


def test_europe_r3_refused_tickets_go_to_the_box_and_not_under_the_deck() -> None:
    game = fogg.new_game("europe", 2, 1)
    refused = [*keys(game.view(0).offer)[:1], *keys(game.view(1).offer)[1:3]]
    game.play(0, keep(1, 2, 3))
    game.play(1, keep(0, 3))
    boxed = keys(game.ruleset.board.tickets[ticket] for ticket in game.box.cards)
    assert set(refused) <= set(boxed)
    assert len(boxed) == 4 + len(refused)
    assert game.view(None).tickets_left == 34
    game.audit()


def test_europe_r3_refused_tickets_are_out_of_the_game() -> None:
    game = fogg.new_game("europe", 2, 3)
    refused = {key for seat in range(2) for key in keys(game.view(seat).offer)[2:]}
    for seat in range(2):
        game.play(seat, keep(0, 1))
    drawn: set[str] = set()
    while game.view(None).tickets_left:
        seat = game.current
        game.play(seat, TICKETS)
        offer = keys(game.view(seat).offer)
        drawn |= set(offer)
        game.play(seat, keep(*range(len(offer))))
    assert len(drawn) == 34
    assert not drawn & refused


def test_europe_r3_no_other_player_sees_which_were_refused() -> None:
    games = [fogg.new_game("europe", 2, 1) for _ in range(2)]
    for game, places in zip(games, ((0, 1), (2, 3)), strict=True):
        game.play(0, keep(*places))
        game.play(1, keep(0, 1))
    for onlooker in (1, None):
        assert games[0].view(onlooker).text() == games[1].view(onlooker).text()
    assert games[0].view(0) != games[1].view(0)
    assert heard(games[0], 1, "event-kept")[0] == {"seat": 0, "n": 2, "refused": 2}


def test_europe_r4_the_deck_is_the_regular_tickets_that_were_not_dealt() -> None:
    game = after_opening(3, 5, 0, 1)
    kinds = {game.ruleset.board.tickets[ticket].kind for ticket in game.tickets.cards}
    assert kinds == {"regular"}
    assert len(game.tickets.cards) == 31


@pytest.mark.parametrize("seed", range(3))
def test_europe_r4_long_tickets_are_never_drawn_later(seed: int) -> None:
    game = after_opening(5, seed, 1, 2)
    while game.view(None).tickets_left:
        seat = game.current
        game.play(seat, TICKETS)
        assert set(offered_kinds(game, seat)) == {"regular"}
        game.play(seat, keep(*range(len(game.view(seat).offer))))
    refuses(game, game.current, TICKETS, "refusal-no-tickets", "usa R28")


def test_europe_r5_seat_0_begins_regardless_of_who_sits_there() -> None:
    game = after_opening(3, 5, 0, 1)
    assert game.actors == [0]
    order = []
    for _ in range(4):
        order.append(game.current)
        take_turn(game)
    assert order == [0, 1, 2, 0]


def test_europe_r5_the_edition_tells_who_should_sit_there() -> None:
    assert "visited the most European countries" in fogg.load("europe").get("about.who_begins")


def test_europe_r5_no_player_plays_out_of_turn() -> None:
    game = position("europe", seats=3)
    why = game.refusal(1, TICKETS)
    assert why is not None and (why.message.key, why.rule) == ("refusal-not-your-turn", "usa R5")
