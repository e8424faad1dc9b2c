"""Team Asia, claiming routes: R13 to R15, R20 to R24, X5, X6, X8."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, forms
from tests.rules.team_asia.helpers import discards, from_holder, held, holder, others_see, teams
from tests.rules.usa.helpers import WILD, hand, heard, payments, refuses


def test_team_asia_r13_hand_and_holder_together_pay() -> None:
    game = teams(hands={0: {"blue": 1}}, holder={0: {"blue": 2, WILD: 1}})
    assert payments(game, 0, "peking-shanghai") == {("blue", 1)}
    game.play(0, claim_form("peking-shanghai", "blue", 1))
    assert (hand(game, 0), holder(game, 0)) == ({}, {})
    assert discards(game) == {"blue": 3, WILD: 1}
    assert game.current == 1
    game.audit()


def test_team_asia_r13_the_player_says_how_many_cards_come_from_the_holder() -> None:
    game = teams(hands={0: {"blue": 3, WILD: 2}}, holder={0: {"blue": 2, WILD: 1}})
    game.play(0, claim_form("peking-shanghai", "blue", 1))
    assert forms(game, 0) == [from_holder(0), from_holder(1), from_holder(2)]
    game.play(0, from_holder(2))
    assert forms(game, 0) == [from_holder(0), from_holder(1)]
    game.play(0, from_holder(0))
    assert hand(game, 0) == {"blue": 2, WILD: 1}
    assert holder(game, 0) == {WILD: 1}
    assert discards(game) == {"blue": 3, WILD: 1}


def test_team_asia_r13_what_the_hand_lacks_must_come_from_the_holder() -> None:
    game = teams(hands={0: {"blue": 2}}, holder={0: {"blue": 3}})
    game.play(0, claim_form("peking-shanghai", "blue"))
    assert forms(game, 0) == [from_holder(2), from_holder(3)]
    refuses(game, 0, from_holder(1), "refusal-from-holder", "team_asia R13")
    refuses(game, 0, from_holder(4), "refusal-from-holder", "team_asia R13")


def test_team_asia_r13_the_payment_is_hidden_until_it_is_complete() -> None:
    game = teams(hands={0: {"blue": 3, WILD: 2}}, holder={0: {"blue": 2, WILD: 1}})
    before = others_see(game, 0)
    game.play(0, claim_form("peking-shanghai", "blue", 1))
    assert others_see(game, 0) == before
    game.play(0, from_holder(1))
    assert others_see(game, 0) == before
    assert game.undoable(0) == 2
    game.play(0, from_holder(0))
    assert others_see(game, 0) != before


def test_team_asia_r13_everybody_is_told_which_cards_come_from_the_holder() -> None:
    game = teams(hands={0: {"blue": 3, WILD: 1}}, holder={0: {"blue": 2, WILD: 1}})
    game.play(0, claim_form("peking-shanghai", "blue", 1))
    game.play(0, from_holder(1))
    game.play(0, from_holder(1))
    for seat in (1, 2, None):
        (told,) = heard(game, seat, "event-paid-from-holder")
        assert told == {"seat": 0, "cards": [["blue", 1], [WILD, 1]]}
        assert "Seat 1 paid 1 blue and 1 locomotive from the team's holder." in [
            game.view(seat).say(message) for message in game.view(seat).history
        ]


def test_team_asia_r13_a_payment_from_the_hand_alone_says_nothing_of_the_holder() -> None:
    game = teams(hands={0: {"blue": 4}}, holder={0: {WILD: 1}})
    game.play(0, claim_form("peking-shanghai", "blue"))
    assert heard(game, 2, "event-paid-from-holder") == []


def test_team_asia_r13_what_everybody_knows_of_the_holder_shrinks_with_it() -> None:
    game = teams(row=["blue", "red", "green", "white", "black"], hands={0: {"blue": 3}}, holder={0: {"blue": 1}})
    game.play(0, {"do": "draw", "kind": "blue"})
    game.play(0, {"do": "to-holder"})
    blue = game.ruleset.kind("blue").id
    assert held(game).known[0].counts[blue] == 1
    game.play(0, {"do": "draw", "kind": "red"})
    for seat in (1, 2, 3):
        for form in ({"do": "draw-hidden"}, {"do": "to-hand"}, {"do": "draw-hidden"}):
            game.play(seat, form)
    game.play(0, claim_form("peking-shanghai", "blue"))
    game.play(0, from_holder(1))
    assert (holder(game, 0)["blue"], held(game).known[0].counts[blue]) == (1, 0)
    game.audit()


@pytest.mark.parametrize(
    ("color", "wilds", "key"), [("blue", 0, "refusal-few-cards"), ("blue", 2, "refusal-few-wilds")]
)
def test_team_asia_r13_more_than_both_hold_is_refused(color: str, wilds: int, key: str) -> None:
    game = teams(hands={0: {"blue": 2}}, holder={0: {"blue": 1, WILD: 1}})
    refuses(game, 0, claim_form("peking-shanghai", color, wilds), key, "usa R17")


def test_team_asia_r13_trains_come_from_the_own_supply_only() -> None:
    game = teams(hands={0: {"blue": 4}}, trains={0: 3})
    refuses(game, 0, claim_form("peking-shanghai", "blue"), "refusal-few-trains", "team_asia R13")


def test_team_asia_r14_cards_in_the_hand_of_the_partner_do_not_count() -> None:
    game = teams(hands={0: {"blue": 2}, 1: {"blue": 2, WILD: 2}}, holder={0: {"blue": 1}, 1: {"blue": 3}})
    assert payments(game, 0, "peking-shanghai") == set()
    refuses(game, 0, claim_form("peking-shanghai", "blue"), "refusal-few-cards", "usa R17")


def test_team_asia_r15_the_points_come_at_once() -> None:
    game = teams(hands={0: {"blue": 4}}, turn=0)
    game.play(0, claim_form("peking-shanghai", "blue"))
    assert game.view(None).scores == (7, 0, 0, 0)
    lines = [line for line in game.view(1).standing() if line.reason == "score-route"]
    assert sum(line.points for line in lines) == 7


def test_team_asia_r20_with_six_players_all_tracks_can_be_claimed() -> None:
    game = teams(
        seats=6, hands={1: {"blue": 4, "white": 4}}, claimed={0: ["peking-shanghai"], 2: ["peking-shanghai.2"]}
    )
    assert game.view(4).is_open(game.ruleset.board.route("peking-shanghai.3").id)
    game = teams(seats=6, claimed={0: ["bangalore-bombay"]})
    second = game.ruleset.board.route("bangalore-bombay.2").id
    assert [game.view(seat).is_open(second) for seat in range(6)] == [False, True, True, True, True, True]


def test_team_asia_r21_with_four_players_the_second_track_closes_for_everybody() -> None:
    game = teams(hands={1: {"white": 4}}, claimed={0: ["bangalore-bombay"]}, turn=1)
    second = game.ruleset.board.route("bangalore-bombay.2").id
    assert [game.view(seat).is_open(second) for seat in range(4)] == [False] * 4
    refuses(game, 1, claim_form("bangalore-bombay.2", "white"), "refusal-route-closed", "team_asia R21")


def test_team_asia_r21_both_tracks_canton_hong_kong_stay_open() -> None:
    game = teams(claimed={2: ["canton-hong_kong"]})
    other = game.ruleset.board.route("canton-hong_kong.2").id
    assert [game.view(seat).is_open(other) for seat in range(4)] == [True, True, False, True]


def test_team_asia_r22_with_four_players_two_of_three_tracks_can_be_claimed() -> None:
    triples = {route.key for route in teams().ruleset.board.routes if "triple" in route.tags}
    pairs = {key.split(".", maxsplit=1)[0] for key in triples}
    assert pairs == {"peking-shanghai", "foochow-shanghai", "canton-foochow", "calcutta-dacca"}
    for pair in sorted(pairs):
        game = teams(claimed={0: [pair]})
        second, third = (game.ruleset.board.route(f"{pair}.{n}").id for n in (2, 3))
        assert [game.view(seat).is_open(second) for seat in range(4)] == [False, True, True, True]
        game = teams(claimed={0: [pair], 1: [f"{pair}.2"]})
        assert [game.view(seat).is_open(third) for seat in range(4)] == [False] * 4


def test_team_asia_r23_no_player_owns_two_tracks_but_partners_may_own_one_each() -> None:
    game = teams(seats=6, hands={0: {"white": 4}, 1: {"white": 4}}, claimed={0: ["bangalore-bombay"]})
    refuses(game, 0, claim_form("bangalore-bombay.2", "white"), "refusal-own-track", "team_asia R23")
    game = teams(seats=6, hands={1: {"white": 4}}, claimed={0: ["bangalore-bombay"]}, turn=1)
    game.play(1, claim_form("bangalore-bombay.2", "white"))
    assert game.view(None).scores[:2] == (7, 7)


def test_team_asia_r24_the_seed_to_the_letter_closes_nothing_with_four_players() -> None:
    game = teams(
        claimed={0: ["bangalore-bombay", "peking-shanghai"], 1: ["peking-shanghai.2"]}, settings={"literal": True}
    )
    for key in ("bangalore-bombay.2", "peking-shanghai.3"):
        assert game.view(2).is_open(game.ruleset.board.route(key).id)


def test_team_asia_x5_two_of_three_tracks_to_one_team_close_the_third() -> None:
    game = teams(hands={0: {"blue": 4, "red": 4}, 1: {"red": 4}, 2: {"green": 4}})
    game.play(0, claim_form("peking-shanghai", "blue"))
    game.play(1, claim_form("peking-shanghai.3", "red"))
    assert game.view(None).scores == (7, 7, 0, 0)
    refuses(game, 2, claim_form("peking-shanghai.2", "green"), "refusal-route-closed", "team_asia R21")


def test_team_asia_x5_one_player_cannot_claim_two_of_them() -> None:
    game = teams(hands={0: {"red": 4}}, claimed={0: ["peking-shanghai"]})
    refuses(game, 0, claim_form("peking-shanghai.3", "red"), "refusal-own-track", "team_asia R23")


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_team_asia_x6_the_other_track_canton_hong_kong_is_open_to_all_but_its_owner(seat: int) -> None:
    game = teams(hands={seat: {"white": 1}}, claimed={0: ["canton-hong_kong"]}, turn=seat)
    game.play(seat, claim_form("canton-hong_kong.2", "white"))
    assert game.view(None).scores[seat] == 1
    game = teams(hands={0: {"white": 1}}, claimed={0: ["canton-hong_kong"]})
    refuses(game, 0, claim_form("canton-hong_kong.2", "white"), "refusal-own-track", "team_asia R23")


def test_team_asia_x8_the_trains_of_the_partner_do_not_help() -> None:
    game = teams(hands={0: {"blue": 4}}, trains={0: 9, 1: 3})
    assert payments(game, 0, "peking-shanghai") == {("blue", 0)}
    game = teams(hands={1: {"blue": 4}}, trains={0: 9, 1: 3}, turn=1)
    refuses(game, 1, claim_form("peking-shanghai", "blue"), "refusal-few-trains", "team_asia R13")
