"""Europe, where the cards of a tunnel come from and go to: R18 and R20."""

from __future__ import annotations

from typing import Any

import pytest
from tests.factory import claim_form, position
from tests.rules.europe.helpers import GIVE_UP, GREEN_TUNNEL, asked, attempt, cards, discards, extra
from tests.rules.usa.helpers import HIDDEN, WILD, events, hand, heard

import fogg
from fogg.modules.tunnels.rules import TurnedUp


def turned_up(game: fogg.Game) -> dict[str, int]:
    """Return what lies turned up now."""
    return next(cards(game, state.pile) for state in game.module_states if isinstance(state, TurnedUp))


def low_deck(deck: dict[str, int], discarded: dict[str, int], next_cards: list[str], **more: Any) -> fogg.Game:
    """Seat 0 holds three green cards; of the others only these lie in deck and discards, seat 1 has the rest."""
    hands = {0: more.pop("hand", {"green": 3})}
    return position("europe", hands=hands, deck=deck, discards=discarded, rest_to=1, next_cards=next_cards, **more)


def last_tunnel(game: fogg.Game) -> dict[str, Any]:
    return heard(game, 1, "event-tunnel")[-1]


def test_europe_r18_cards_turned_up_lie_open_until_the_attempt_is_decided() -> None:
    game = attempt(["green", "red", "blue"], hand={"green": 3}, color="green")
    assert turned_up(game) == {"green": 1, "red": 1, "blue": 1}
    assert discards(game) == {}
    assert cards(game, game.players[0].committed) == {"green": 2}


def test_europe_r18_they_are_discarded_with_the_payment_when_nothing_more_is_asked() -> None:
    game = attempt(["red", "red", "blue"], hand={"green": 3}, color="green")
    assert turned_up(game) == {}
    assert discards(game) == {"green": 2, "red": 2, "blue": 1}


def test_europe_r18_they_are_discarded_with_payment_and_extra_cards_when_these_are_paid() -> None:
    game = attempt(["green", "red", "blue"], hand={"green": 2, WILD: 2}, color="green")
    game.play(0, extra(1))
    assert turned_up(game) == {}
    assert discards(game) == {"green": 2 + 1, WILD: 1, "red": 1, "blue": 1}


def test_europe_r18_they_alone_are_discarded_when_the_tunnel_is_given_up() -> None:
    game = attempt(["green", "red", "blue"], hand={"green": 3}, color="green")
    game.play(0, GIVE_UP)
    assert turned_up(game) == {}
    assert discards(game) == {"green": 1, "red": 1, "blue": 1}
    assert cards(game, game.players[0].committed) == {}


def test_europe_r20_when_the_deck_runs_out_the_discards_are_shuffled_and_it_goes_on() -> None:
    game = low_deck({"red": 1}, {"green": 1, "white": 4}, ["red", "green", "white"])
    told = events(game, 0, claim_form(GREEN_TUNNEL, "green"))
    assert told == ["event-reshuffled", "event-tunnel"]
    assert last_tunnel(game)["cards"] == [["red", 1], ["green", 1], ["white", 1]]
    assert asked(game) == 1
    assert game.view(None).deck_size == 3


def test_europe_r20_an_empty_deck_is_refilled_before_the_first_card() -> None:
    game = low_deck({}, {"white": 4}, ["white", "white", "white"])
    assert events(game, 0, claim_form(GREEN_TUNNEL, "green")) == ["event-reshuffled", "event-tunnel", "event-claimed"]


def test_europe_r20_cards_laid_out_and_cards_already_turned_up_are_not_shuffled_in() -> None:
    game = low_deck({"green": 1, "red": 1}, {"white": 4}, ["green", "red", "white"])
    game.play(0, claim_form(GREEN_TUNNEL, "green"))
    assert heard(game, 1, "event-reshuffled") == [{"n": 4}]
    assert turned_up(game) == {"green": 1, "red": 1, "white": 1}
    assert cards(game, game.deck.stock) == {"white": 3}
    game.play(0, GIVE_UP)
    assert discards(game) == {"green": 1, "red": 1, "white": 1}


@pytest.mark.parametrize(
    ("deck", "discarded"), [({"green": 1}, {}), ({"green": 1, "red": 1}, {}), ({"red": 1}, {"green": 1})]
)
def test_europe_r20_with_fewer_than_three_cards_those_there_are_are_turned_up(
    deck: dict[str, int], discarded: dict[str, int]
) -> None:
    game = low_deck(deck, discarded, [])
    game.play(0, claim_form(GREEN_TUNNEL, "green"))
    assert dict(last_tunnel(game)["cards"]) == deck | discarded
    assert asked(game) == 1


def test_europe_r20_with_no_card_at_all_there_is_no_extra_cost() -> None:
    game = low_deck({}, {}, [])
    assert events(game, 0, claim_form(GREEN_TUNNEL, "green")) == ["event-tunnel", "event-claimed"]
    assert (last_tunnel(game)["cards"], last_tunnel(game)["n"]) == ([], 0)
    assert discards(game) == {"green": 2}


def test_europe_r20_afterwards_paid_and_turned_up_cards_can_be_drawn_again() -> None:
    game = low_deck({"green": 1}, {}, ["green"], hand={"green": 3})
    game.play(0, claim_form(GREEN_TUNNEL, "green"))
    game.play(0, extra(0))
    before = hand(game, 1).get("green", 0)
    assert game.view(None).discards_size == 4
    game.play(1, HIDDEN)
    game.play(1, HIDDEN)
    assert hand(game, 1)["green"] == before + 2


def test_europe_r20_a_short_row_stays_short_when_they_are_discarded() -> None:
    game = low_deck({}, {}, [], row=["red", "blue"])
    game.play(0, claim_form(GREEN_TUNNEL, "green"))
    assert [card for card in game.view(None).market if card] == ["red", "blue"]


def test_europe_r20_the_gaps_of_a_short_row_are_filled_after_the_cards_of_the_tunnel() -> None:
    game = low_deck({}, {"black": 3, "white": 2}, ["black", "black", "black", "white", "white"], row=["red", "blue"])
    game.play(0, claim_form(GREEN_TUNNEL, "green"))
    assert last_tunnel(game)["cards"] == [["black", 3]]
    assert [card for card in game.view(None).market if card] == ["red", "blue", "white", "white"]
    game.audit()
