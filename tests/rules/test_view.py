"""Views: all that a seat may know, and nothing else."""

from __future__ import annotations

import json

from tests.factory import claim_form, position

import fogg
from fogg.engine.chance import Chance


def test_a_view_shows_the_own_hand_and_tickets_and_only_the_number_of_others() -> None:
    game = position("usa", hands={0: {"red": 3}, 1: {"blue": 5}}, tickets={0: ["boston-miami"], 1: ["denver-el_paso"]})
    view = game.view(0)
    assert view.hand == {"red": 3}
    assert [ticket.key for ticket in view.tickets] == ["boston-miami"]
    assert view.hand_size(1) == 5
    assert view.ticket_count(1) == 1
    assert "denver-el_paso" not in view.text()


def test_a_spectator_sees_no_hand_and_no_ticket() -> None:
    view = position("usa", hands={0: {"red": 3}}, tickets={0: ["boston-miami"]}).view(None)
    assert view.seat is None
    assert view.hand == {}
    assert view.tickets == ()
    assert view.options() == []


def test_exchanging_what_a_seat_cannot_see_leaves_its_view_and_options_alone() -> None:
    one = position("usa", hands={0: {"red": 3}, 1: {"blue": 4}}, tickets={1: ["denver-el_paso"]})
    two = position("usa", hands={0: {"red": 3}, 1: {"green": 4}}, tickets={1: ["boston-miami"]})
    assert one.view(0) == two.view(0)
    assert one.view(None) == two.view(None)
    assert one.view(1) != two.view(1)


def test_cards_taken_face_up_are_known_to_all_until_they_are_paid() -> None:
    game = position("usa", row=["red", "red", "red", "red", "blue"], next_cards=["white", "white"])
    for _ in range(2):
        game.play(0, {"do": "draw", "kind": "red"})
    red = game.ruleset.kind("red").id
    for seed in range(20):
        assert game.view(1).determinize(Chance(seed)).players[0].hand.counts[red] >= 2
    game.play(1, {"do": "draw-hidden"})
    game.play(1, {"do": "draw-hidden"})
    game.play(0, claim_form("kansas_city-omaha", "red") | {"wilds": 0})
    assert game.players[0].known.counts[red] == 1


def test_own_returned_tickets_are_known_to_lie_at_the_bottom() -> None:
    game = position("usa")
    game.play(0, {"do": "draw-tickets"})
    returned = [ticket.id for ticket in game.view(0).offer[1:]]
    game.play(0, {"do": "keep", "tickets": 1})
    for seed in range(10):
        dealt = game.view(0).determinize(Chance(seed))
        assert dealt.tickets.cards[:2] == returned[::-1]
    others = {tuple(game.view(1).determinize(Chance(seed)).tickets.cards[:2]) for seed in range(10)}
    assert len(others) > 1


def test_the_text_of_a_view_is_json_and_carries_what_the_seat_has_heard() -> None:
    game = fogg.new_game("europe", 3, 5)
    for seat in range(3):
        game.play(seat, game.options(seat)[0])
    view = game.view(1)
    assert json.loads(view.text())["history"]
    again = fogg.View.read(view.text())
    assert again == view
    assert again.history == view.history
    assert again.determinize(Chance(3)).view(1) == view


def test_different_chance_deals_different_games_from_a_view() -> None:
    game = fogg.new_game("usa", 2, 5)
    hands = {tuple(game.view(0).determinize(Chance(seed)).players[1].hand.listed()) for seed in range(20)}
    assert len(hands) > 10


def test_a_game_dealt_from_a_view_can_be_played_to_its_end() -> None:
    game = fogg.new_game("europe", 3, 5).view(2).determinize(Chance(1))
    stream = Chance(2).stream("x")
    while not game.over:
        seat = game.actors[0]
        options = game.options(seat)
        game.play(seat, options[stream.below(len(options))])
    game.audit()


def test_standing_counts_what_the_seat_knows() -> None:
    game = position(
        "usa",
        claimed={0: ["denver-santa_fe", "el_paso-santa_fe"], 1: ["calgary-helena"]},
        tickets={0: ["denver-el_paso", "boston-miami"], 1: ["seattle-new_york"]},
    )
    lines = [(line.seat, line.reason, line.points) for line in game.view(0).standing()]
    assert (0, "score-ticket-done", 4) in lines
    assert (0, "score-ticket-failed", -12) in lines
    assert not [line for line in lines if line[0] == 1 and line[1].startswith("score-ticket")]
    assert [line for line in lines if line[1] == "score-longest-path"] == [
        (0, "score-longest-path", 10),
        (1, "score-longest-path", 10),
    ]


def test_gain_is_the_points_an_option_brings_at_once() -> None:
    game = position("usa", hands={0: {"red": 4}})
    view = game.view(0)
    gains = {
        option.to_json()["do"]: view.immediate_points(option)
        for option in view.options()
        if option.to_json()["do"] != "claim"
    }
    assert set(gains.values()) == {0}
    assert view.immediate_points(game.ruleset.action(claim_form("dallas-el_paso", "red"))) == 7


def test_pieces_list_what_stands_on_the_board() -> None:
    game = position("europe", hands={1: {"red": 1}}, turn=1, claimed={0: ["paris-zurich"]})
    game.play(1, {"do": "station", "city": "wien"})
    game.play(1, {"do": "pay", "color": "red", "wilds": 0})
    pieces = [(piece.kind, piece.place, piece.seat, piece.n) for piece in game.view(None).pieces]
    assert pieces == [("train", "route:paris-zurich", 0, 3), ("station", "city:wien", 1, 1)]
