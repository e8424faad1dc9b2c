"""Positions that are put together: they hold together, and what cannot be is a clear error."""

from __future__ import annotations

import doctest
from typing import Any

import pytest

import fogg
from fogg.engine.chance import Chance


def test_the_example_of_the_docstring_runs() -> None:
    examples = doctest.DocTestFinder().find(fogg.position, "position", globs={"position": fogg.position})
    assert examples[0].examples
    for example in examples:
        assert doctest.DocTestRunner(verbose=False).run(example).failed == 0


def test_a_position_is_as_it_was_asked_for() -> None:
    game = fogg.position(
        "usa",
        seats=["Ada", "Ben", "Cleo"],
        turn=2,
        hands={0: {"red": 3, "locomotive": 1}},
        claimed={1: ["denver-omaha"]},
        row=["red", None, "blue", "blue", "green"],
        deck={"white": 2},
        discards={"black": 1},
        rest_to=1,
        tickets={2: ["denver-el_paso"]},
        ticket_deck=["los_angeles-miami"],
        trains={0: 5},
        final_turns=2,
    )
    game.audit()
    view = game.view(2)
    assert game.actors == [2]
    assert game.view(0).hand == {"red": 3, "locomotive": 1}
    assert view.market == ("red", None, "blue", "blue", "green")
    assert (view.deck_size, view.discards_size, view.tickets_left) == (2, 1, 1)
    assert (view.trains, view.scores, view.final_turns) == ((5, 41, 45), (0, 7, 0), 2)
    assert [ticket.key for ticket in view.tickets] == ["denver-el_paso"]
    assert view.hand_size(1) == 110 - 4 - 4 - 2 - 1


@pytest.mark.parametrize("edition", fogg.playable())
def test_positions_of_every_edition_keep_the_audit_to_the_end_of_the_game(edition: str) -> None:
    board = fogg.load(edition).board
    players = fogg.load(edition).players[0]
    routes = [route for route in board.routes if route.length <= 3 and not route.key.endswith(".2")][:2]
    game = fogg.position(
        edition,
        seats=players,
        hands={0: {"red": 2, "locomotive": 2}},
        claimed={0: [routes[0].key], 1: [routes[1].key]},
        tickets={0: [board.tickets[0].key]},
        trains={0: 4},
        next_cards=["blue", "blue"],
    )
    game.audit()
    assert game.view(1).determinize(Chance(1)).view(1) == game.view(1)
    stream = Chance(2).stream("play")
    while not game.over:
        seat = game.actors[0]
        options = game.options(seat)
        game.play(seat, options[stream.below(len(options))])
        game.audit()
    assert game.result is not None


def test_what_is_drawn_next_can_be_chosen_also_in_copies() -> None:
    tickets = ["denver-el_paso", "los_angeles-miami", "duluth-houston"]
    game = fogg.position("usa", next_cards=["red", "blue", "white"], next_tickets=tickets)
    for one in (game.copy(), game):
        one.play(0, {"do": "draw-hidden"})
        one.play(0, {"do": "draw-hidden"})
        assert one.view(0).hand == {"red": 1, "blue": 1}
        one.play(1, {"do": "draw-tickets"})
        assert [ticket.key for ticket in one.view(1).offer] == tickets


def test_long_tickets_of_a_second_deck_come_as_they_were_asked_for() -> None:
    board = fogg.load("marklin").board
    short, long = (next(t.key for t in board.tickets if t.kind == kind) for kind in ("short", "long"))
    game = fogg.position("marklin", next_tickets=[long, short])
    game.play(0, {"do": "draw-tickets", "short": 2, "long": 2})
    offer = [ticket.key for ticket in game.view(0).offer]
    assert (offer[0], offer[2]) == (short, long)


def test_a_position_has_no_record() -> None:
    with pytest.raises(fogg.RecordError, match="put together"):
        fogg.position("usa").record()


def test_without_history_nothing_is_told() -> None:
    game = fogg.position("usa", history=False)
    assert game.play(0, {"do": "draw-hidden"}) == []
    assert game.view(0).history == ()


@pytest.mark.parametrize(
    ("what", "error", "words"),
    [
        ({"hands": {0: {"red": 13}}}, fogg.WrongArgument, r"hands\[0\]: 0 to 12 red cards are possible, not 13"),
        ({"hands": {0: {"red": 7}, 1: {"red": 7}}}, fogg.WrongArgument, r"hands\[1\]: 0 to 5 red cards"),
        ({"hands": {0: {"red": -1}}}, fogg.WrongArgument, "0 to 12 red cards are possible, not -1"),
        ({"hands": {0: {"rad": 1}}}, fogg.UnknownName, "unknown kind of card 'rad'; .* Did you mean red?"),
        ({"hands": {2: {"red": 1}}}, fogg.UnknownName, "unknown seat '2'; known: 0, 1"),
        ({"row": ["red"] * 6}, fogg.WrongArgument, "row: a list of up to 5"),
        ({"row": "red"}, fogg.WrongArgument, "row: a list of up to 5"),
        ({"deck": {"red": 13}}, fogg.WrongArgument, "deck: 0 to 11 red cards are possible, not 13"),
        ({"discards": {"blue": 99}}, fogg.WrongArgument, "discards: 0 to 11 blue"),
        (
            {"claimed": {0: ["omaha-denver"]}},
            fogg.UnknownName,
            "unknown route 'omaha-denver'.*Did you mean denver-omaha",
        ),
        ({"claimed": {0: "denver-omaha"}}, fogg.WrongArgument, r"claimed\[0\]: a list of routes"),
        ({"claimed": {0: ["denver-omaha"], 1: ["denver-omaha"]}}, fogg.WrongArgument, "not claimed yet"),
        ({"claimed": {0: ["seattle-vancouver", "seattle-vancouver.2"]}}, fogg.WrongArgument, "open to the seat"),
        (
            {"claimed": {0: ["denver-omaha"]}, "trains": {0: 42}},
            fogg.WrongArgument,
            "0 to 41 trains can be left, not 42",
        ),
        ({"tickets": {0: ["denver-el_pas"]}}, fogg.UnknownName, "Did you mean denver-el_paso?"),
        ({"tickets": {0: ["denver-el_paso"], 1: ["denver-el_paso"]}}, fogg.WrongArgument, "not held or named yet"),
        ({"tickets": {0: ["denver-el_paso"]}, "ticket_deck": ["denver-el_paso"]}, fogg.WrongArgument, "ticket_deck: "),
        ({"ticket_deck": [], "next_tickets": ["denver-el_paso"]}, fogg.WrongArgument, "next_tickets: .* can be drawn"),
        ({"next_cards": "red"}, fogg.WrongArgument, "next_cards: a list"),
        ({"turn": 2}, fogg.UnknownName, "unknown seat '2'"),
        ({"seats": 6}, fogg.WrongSeats, "2, 3, 4, 5 players, not 6"),
    ],
)
def test_a_position_that_cannot_be_says_why(what: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        fogg.position("usa", **what)


def test_too_many_routes_for_the_trains_are_refused() -> None:
    routes = [route.key for route in fogg.load("usa").board.routes if not route.key.endswith(".2")]
    with pytest.raises(fogg.WrongArgument, match=r"routes for \d+ more trains are possible"):
        fogg.position("usa", claimed={0: routes})


def test_a_card_that_is_not_there_when_it_is_to_be_drawn_is_an_error() -> None:
    game = fogg.position("usa", deck={"red": 1}, next_cards=["blue"])
    with pytest.raises(fogg.FoggError, match="next_cards"):
        game.play(0, {"do": "draw-hidden"})
