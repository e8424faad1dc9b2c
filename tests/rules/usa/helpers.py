"""Helpers for the tests of numbered rules; New York and Amsterdam, of the same family, use it too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest
from tests.factory import claim_by_force, claim_form, finish, forms, position

import fogg
from fogg.board import Route, longest_length
from fogg.engine.chance import Chance
from fogg.engine.decisions.action import Claim
from fogg.engine.game.setup import deal_cards, empty_game
from fogg.engine.scripted import NextCards

Form = dict[str, str | int]
WILD = "locomotive"
HIDDEN: Form = {"do": "draw-hidden"}
TICKETS: Form = {"do": "draw-tickets"}
PASS: Form = {"do": "pass"}


def face_up(kind: str) -> Form:
    """Take a face-up card of that kind."""
    return {"do": "draw", "kind": kind}


def keep(*places: int) -> Form:
    """Keep the tickets at these places of the offer, the first being 0."""
    return {"do": "keep", "tickets": sum(1 << place for place in places)}


def sights(game: fogg.Game) -> list[str]:
    """Return everything about a position that anybody can see, and how many decisions led to it."""
    seats: list[int | None] = [None, *range(len(game.players))]
    return [str(len(game.moves)), *(game.view(seat).text() for seat in seats)]


def refuses(game: fogg.Game, seat: int, action: Any, key: str, rule: str) -> None:
    """Check that the action is not offered, is refused for that reason, and changes nothing."""
    before = sights(game)
    why = game.refusal(seat, action)
    assert why is not None, f"{action} is allowed"
    assert (why.message.key, why.rule) == (key, rule)
    assert action not in forms(game, seat)
    with pytest.raises(fogg.IllegalAction) as caught:
        game.play(seat, action)
    assert caught.value.rule == rule
    assert sights(game) == before


def no_such_claim(
    game: fogg.Game,
    seat: int,
    route: str,
    color: str | None,
    wilds: int,
    key: str,
    rule: str = "usa R17",
) -> None:
    """Check that a payment that no claim of the game has is refused like any other."""
    claim = claim_form(route, color, wilds)
    assert not game.legal(seat, claim)
    refuses(game, seat, claim, key, rule)


def events(game: fogg.Game, seat: int, action: Any) -> list[str]:
    """Carry out an action; the keys of what happened, in order."""
    return [item.full.key for item in game.play(seat, action)]


def heard(game: fogg.Game, listener: int | None, key: str) -> list[dict[str, Any]]:
    """Return the parameters of every event of that key that a seat (None: a spectator) has heard."""
    return [message.params for message in game.view(listener).history if message.key == key]


def row(game: fogg.Game) -> list[str | None]:
    """Return the face-up cards by slot."""
    return [None if kind < 0 else game.ruleset.kinds[kind].key for kind in game.deck.market]


def hand(game: fogg.Game, seat: int) -> dict[str, int]:
    """Return the cards of a seat."""
    return game.view(seat).hand


def keys(tickets: Iterable[Any]) -> list[str]:
    """Return the keys of tickets."""
    return [ticket.key for ticket in tickets]


def payments(game: fogg.Game, seat: int, route: str) -> set[tuple[str | None, int]]:
    """Return the legal payments for a route as (color, wilds):
    the whole action space is tried and must agree with options.
    """
    of_route = [a for a in game.ruleset.actions if isinstance(a, Claim) and a.route.key == route]
    legal = [action for action in of_route if game.refusal(seat, action) is None]
    offered = [option for option in game.options(seat) if isinstance(option, Claim) and option.route.key == route]
    assert legal == sorted(offered, key=lambda option: option.id)
    return {(None if action.color is None else action.color.key, int(action.wilds)) for action in legal}


def possible_payments(route: Route, colors: Iterable[str], cards: dict[str, int]) -> set[tuple[str | None, int]]:
    """Return what R17 says: every color of the route with every number of wild cards that the hand allows."""
    length = int(route.length)
    wilds = range(min(cards.get(WILD, 0), length - 1) + 1)
    ways: set[tuple[str | None, int]] = {
        (color, n)
        for color in colors
        if route.color in (color, "gray")
        for n in wilds
        if cards.get(color, 0) >= length - n
    }
    return ways | ({(None, length)} if cards.get(WILD, 0) >= length else set())


def take_turn(game: fogg.Game) -> None:
    """Let the seat whose turn it is draw two hidden cards."""
    seat = game.current
    game.play(seat, HIDDEN)
    game.play(seat, HIDDEN)


def turns_until_over(game: fogg.Game) -> list[int]:
    """Let everybody draw until the game is over; the seats in the order of their turns."""
    order: list[int] = []
    while not game.over:
        order.append(game.current)
        take_turn(game)
        assert len(order) < 50, "the game does not end"
    return order


def dealt(edition: str, seats: int, cards: Sequence[str]) -> fogg.Game:
    """Return a set-up in which cards come from the deck in that order: hands first, then the row."""
    rules = fogg.ruleset(edition)
    game = empty_game(rules, [f"Seat {seat + 1}" for seat in range(seats)], Chance(1))
    game.deck.stream = NextCards([rules.kind(kind).id for kind in cards], game.deck.stream)
    game.listen([])
    deal_cards(game)
    return game


def told(game: fogg.Game) -> list[str]:
    """Return the keys of what the last decision, or the set-up, has told."""
    return [item.full.key for item in game.events or []]


def stuck(edition: str, seats: int = 2, **more: Any) -> fogg.Game:
    """Return a game without any move: no cards to draw, no tickets, three trains and longer open routes."""
    rules = fogg.ruleset(edition)
    short = [route.key for route in rules.board.routes if route.length <= 3]
    both_open = seats >= rules.edition.number("double_routes.both_usable_from_players")
    claimed = {0: [route for route in short if not route.endswith(".2")]}
    if both_open:
        claimed[1] = [route for route in short if route.endswith(".2")]
    defaults: dict[str, Any] = {
        "row": [],
        "deck": {},
        "rest_to": seats - 1,
        "ticket_deck": [],
        "trains": dict.fromkeys(range(seats), 3),
    }
    game = position(edition, seats=seats, **(defaults | more))
    for seat, routes in claimed.items():
        claim_by_force(game, seat, routes)
    return game


def level(game: fogg.Game, total: int) -> fogg.Game:
    """Book points so that every seat will end on that total; returns the game."""
    result = finish(game.copy())
    for seat in range(len(game.players)):
        game.add_score(fogg.ScoreLine(seat, "score-route", total - result.total(seat)))
    return game


def longest(game: fogg.Game, seat: int) -> int:
    """Return the length of a seat's longest path by the board's own exact search."""
    board = game.ruleset.board
    return longest_length([board.routes[route] for route in game.players[seat].routes], len(board.cities))


def lines(result: fogg.Result, seat: int, reason: str) -> list[fogg.ScoreLine]:
    """Return the score lines of a seat for one reason."""
    return [line for line in result.of(seat).lines if line.reason == reason]


def earned(result: fogg.Result, reason: str) -> dict[int, int]:
    """Return who got points for that reason, and how many."""
    found: dict[int, int] = {}
    for standing in result.standings:
        for line in standing.lines:
            if line.reason == reason:
                found[line.seat] = found.get(line.seat, 0) + line.points
    return found
