"""Team Asia, teams and setup: R1 to R8."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms
from tests.rules.team_asia.helpers import holder, opened, others_see, share, teams
from tests.rules.usa.helpers import heard, keep, keys, refuses

import fogg
from fogg.engine.views.zones import zones_of


@pytest.mark.parametrize(("seats", "sides"), [(4, [[0, 1], [2, 3]]), (6, [[0, 1], [2, 3], [4, 5]])])
def test_team_asia_r1_partners_sit_side_by_side_and_play_one_after_the_other(
    seats: int, sides: list[list[int]]
) -> None:
    game = fogg.new_game("team_asia", seats, 1)
    assert game.sides == sides
    for seat in range(seats):
        game.play(seat, keep(0, 1, 2))
    for seat in range(seats):
        game.play(seat, game.options(seat)[0])
    order = []
    for _ in range(seats + 1):
        order.append(game.current)
        turn = game.turns
        while game.turns == turn:
            game.play(game.current, next(o for o in game.options(game.current) if o.to_json()["do"] != "draw"))
    assert order == [*range(seats), 0]


@pytest.mark.parametrize("seats", [2, 3, 5, 7])
def test_team_asia_r1_there_are_only_whole_teams(seats: int) -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game("team_asia", seats, 1)


def test_team_asia_r2_everybody_lays_trains_of_a_supply_of_27_of_their_own() -> None:
    assert fogg.new_game("team_asia", 6, 1).view(None).trains == (27,) * 6
    game = teams(hands={0: {"blue": 4}})
    game.play(0, claim_form("peking-shanghai", "blue"))
    assert game.view(None).trains == (23, 27, 27, 27)


def test_team_asia_r3_all_points_go_to_the_team() -> None:
    game = teams(claimed={0: ["peking-shanghai"], 1: ["bombay-nagpur"], 2: ["harbin-peking"]})
    result = finish(game)
    assert [standing.seats for standing in result.standings] == [(0, 1), (2, 3)]
    assert [result.total(seat) for seat in range(4)] == [7 + 2 + 10, 7 + 2 + 10, 4, 4]
    assert result.winners == (0, 1)


def test_team_asia_r4_both_holders_start_empty_and_are_seen_by_the_two_partners_only() -> None:
    game = fogg.new_game("team_asia", 4, 1)
    assert [holder(game, side) for side in (0, 1)] == [{}, {}]
    assert [player.shared for player in game.players] == [[], [], [], []]
    seen = {
        (zone.name, seat)
        for zone in zones_of(game)
        for seat in range(-1, 4)
        if zone.name in ("holder", "shared")
        if zone.seen_by(seat)
    }
    assert seen == {(name, seat) for name in ("holder", "shared") for seat in range(4)}
    first = next(zone for zone in zones_of(game) if zone.name == "holder")
    assert [first.seen_by(seat) for seat in (0, 1, 2, 3, -1)] == [True, True, False, False, False]


def test_team_asia_r4_the_partners_see_the_cards_of_the_holder_and_the_others_how_many() -> None:
    game = teams(holder={0: {"red": 2, "blue": 1}})
    assert [game.view(seat).common for seat in range(4)] == [{"red": 2, "blue": 1}, {"red": 2, "blue": 1}, {}, {}]
    other = teams(holder={0: {"red": 1, "blue": 2}})
    assert game.view(2).text() == other.view(2).text()
    assert game.view(1).text() != other.view(1).text()


def test_team_asia_r5_four_cards_each_hidden_from_the_partner_too() -> None:
    game = fogg.new_game("team_asia", 4, 1)
    assert [int(player.hand.size) for player in game.players] == [4, 4, 4, 4]
    assert len([kind for kind in game.view(None).market if kind]) == 5
    red, blue = teams(hands={0: {"red": 4}}), teams(hands={0: {"blue": 4}})
    assert others_see(red, 0) == others_see(blue, 0)
    assert red.view(0).text() != blue.view(0).text()


def test_team_asia_r6_five_tickets_are_offered_and_three_must_be_kept() -> None:
    game = fogg.new_game("team_asia", 4, 1)
    assert [len(game.view(seat).offer) for seat in range(4)] == [5, 5, 5, 5]
    assert all(not zone.seen_by(1) for zone in zones_of(game) if zone.name == "offer" and zone.seen_by(0))
    refuses(game, 0, keep(0, 1), "refusal-keep-more", "team_asia R6")
    refused = [game.players[seat].offer[3:] for seat in range(4)]
    for seat in range(4):
        game.play(seat, keep(0, 1, 2))
    below = [ticket for seat in (3, 2, 1, 0) for ticket in reversed(refused[seat])]
    assert game.tickets.cards[:8] == below  # the lowest first


def test_team_asia_r7_everybody_shares_one_kept_ticket_at_the_same_time() -> None:
    game = opened()
    assert game.actors == [0, 1, 2, 3]
    first = [ticket.key for ticket in game.view(0).tickets]
    assert forms(game, 0) == [share(key) for key in first]
    before = others_see(game, 0)
    game.play(0, share(first[1]))
    assert others_see(game, 0) == before  # choices are hidden until all are made
    assert game.undoable(0) == 1
    for seat in (3, 1, 2):
        game.play(seat, game.options(seat)[0])
    assert keys(game.view(0).tickets) == [first[0], first[2]]
    assert len(game.view(0).shared) == 2
    assert game.view(0).shared == game.view(1).shared
    assert game.view(2).shared != game.view(0).shared
    assert heard(game, 1, "event-shared-own")[0] == {"seat": 0, "ticket": first[1]}
    assert heard(game, 2, "event-shared")[0] == {"seat": 0}
    assert game.actors == [0]


def test_team_asia_r7_a_ticket_that_was_not_kept_cannot_be_shared() -> None:
    game = opened()
    strange = next(t.key for t in game.ruleset.board.tickets if t.id not in game.players[0].tickets)
    refuses(game, 0, share(strange), "refusal-share", "team_asia R7")
    why = game.refusal(0, f"ticket:{strange}")
    assert why is not None
    assert (why.message.key, why.rule) == ("refusal-share", "team_asia R7")


def test_team_asia_r8_a_partner_learns_of_secret_cards_and_tickets_only_through_the_holders() -> None:
    first = teams(hands={0: {"red": 3}}, tickets={0: ["dacca-xian"]}, holder={0: {"green": 1}})
    second = teams(hands={0: {"blue": 2, "locomotive": 1}}, tickets={0: ["hanoi-kabul"]}, holder={0: {"green": 1}})
    assert others_see(first, 0) == others_see(second, 0)


def test_team_asia_r8_a_hidden_card_that_goes_to_the_hand_tells_the_partner_nothing() -> None:
    games = [teams(holder={0: {"green": 1}}, next_cards=[kind]) for kind in ("white", "black")]
    for game in games:
        game.play(0, {"do": "draw-hidden"})
    assert others_see(games[0], 0) == others_see(games[1], 0)
    for game in games:
        game.play(0, {"do": "to-hand"})
    assert others_see(games[0], 0) == others_see(games[1], 0)
