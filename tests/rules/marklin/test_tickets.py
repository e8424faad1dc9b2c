"""Märklin, tickets: R8."""

from __future__ import annotations

from tests.factory import forms, position
from tests.rules.marklin.helpers import (
    EDITION,
    decks,
    draws_long,
    mix,
)
from tests.rules.usa.helpers import heard, keep, keys, refuses

import fogg
from fogg.engine.chance import Chance


def test_marklin_r8_a_later_draw_announces_its_mix_and_draws_four() -> None:
    game = position(EDITION, next_tickets=["berlin-leipzig"])
    draws_long(game, ["berlin-munchen", "berlin-koln", "berlin-mainz"])
    game.play(0, mix(1, 3))
    assert keys(game.view(0).offer) == ["berlin-leipzig", "berlin-munchen", "berlin-koln", "berlin-mainz"]
    assert heard(game, 1, "event-announced") == [{"seat": 0, "short": 1, "long": 3}]
    assert game.undoable(0) == 0


def test_marklin_r8_at_least_one_is_kept() -> None:
    game = position(EDITION)
    game.play(0, mix(2, 2))
    refuses(game, 0, keep(), "refusal-keep-more", "marklin R8")
    game.play(0, keep(3))
    assert len(game.view(0).tickets) == 1
    assert game.actors == [1]


def test_marklin_r8_refused_tickets_go_to_the_bottom_of_their_own_deck() -> None:
    game = position(EDITION, next_tickets=["berlin-leipzig", "koln-frankfurt"])
    draws_long(game, ["berlin-munchen", "berlin-koln"])
    game.play(0, mix(2, 2))
    game.play(0, keep(0))
    board = game.ruleset.board
    assert board.tickets[game.tickets.cards[0]].key == "koln-frankfurt"
    view = game.view(0).data.snapshot.module_states[0]
    assert view["sizes"][:2] == [1, 1] and view["makers"][:2] == [0, 0]  # two long ones, which only seat 0 knows
    assert decks(game) == (54, 34)
    for number in range(5):
        dealt = game.view(1).determinize(Chance(number))
        assert board.tickets[dealt.tickets.cards[0]].kind == "short"
        own = game.view(0).determinize(Chance(number))
        assert board.tickets[own.tickets.cards[0]].key == "koln-frankfurt"


def test_marklin_r8_with_fewer_than_four_left_all_of_them_are_drawn() -> None:
    game = position(EDITION, ticket_deck=["berlin-leipzig", "koln-frankfurt", "berlin-munchen"])
    assert [form for form in forms(game, 0) if form["do"] == "draw-tickets"] == [mix(2, 1)]
    game.play(0, mix(2, 1))
    assert len(game.view(0).offer) == 3


def test_marklin_r8_the_mix_asks_for_no_more_than_a_deck_holds() -> None:
    short = [ticket.key for ticket in fogg.load(EDITION).board.tickets if ticket.kind == "short"]
    game = position(EDITION, ticket_deck=[*short[:9], "berlin-munchen"])
    assert [form for form in forms(game, 0) if form["do"] == "draw-tickets"] == [mix(4, 0), mix(3, 1)]
    refuses(game, 0, mix(2, 2), "refusal-mix-deck", "marklin R8")
    refuses(game, 0, mix(2, 1), "refusal-mix-number", "marklin R8")


def test_marklin_r8_nothing_can_be_drawn_from_two_empty_decks() -> None:
    game = position(EDITION, ticket_deck=[])
    refuses(game, 0, mix(1, 0), "refusal-no-tickets", "usa R28")
    why = game.refusal(0, "tickets")
    assert why is not None and why.rule == "usa R28"
