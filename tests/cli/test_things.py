"""Names from an edition's own tables, in the terminal: technologies."""

from typing import Any

from tests.factory import position

from fogg.cli.terminal.intents import parse_intent
from fogg.cli.terminal.option_lists import state
from fogg.cli.terminal.screen import things_of
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import parse
from fogg.engine.views.progress import ticket_states


def at_table(**more: Any) -> TerminalPosition:
    return TerminalPosition(position("uk", hands={0: {"locomotive": 2}}, **more), 0)


def test_a_technology_is_bought_by_the_beginning_of_its_name() -> None:
    at = at_table()
    found = parse_intent(parse("buy wales", at.own_verbs), at)
    assert [action.to_json() for action in found.actions] == [{"do": "buy", "technology": "wales_concession"}]


def test_a_technology_that_is_too_dear_is_asked_about() -> None:
    at = at_table()
    found = parse_intent(parse("buy double heading", at.own_verbs), at)
    assert found.actions == []
    assert [str(at.refusal(what)) for what in found.ask] == [
        "Double Heading costs 4 locomotives, or cards in their place. (uk R9)"
    ]


def test_everybodys_technologies_are_shown() -> None:
    game = position("uk", hands={0: {"locomotive": 1}})
    game.play(0, {"do": "buy", "technology": "wales_concession"})
    assert things_of(TerminalPosition(game, 1)) == [("Owned", "Seat 1: Wales Concession")]


def test_the_map_says_what_a_route_needs() -> None:
    at = at_table()
    assert state(at.board.route("bristol-cardiff"), set(), at) == " (needs Wales Concession and Propellers)"


def test_a_ticket_that_takes_technologies_is_open() -> None:
    at = at_table(tickets={0: ["belfast-dublin"]})
    assert [found for found, _ in ticket_states(at.view)] == ["open"]


def test_where_a_route_can_be_shared_a_ticket_without_a_way_is_only_blocked() -> None:
    at = at_table(tickets={0: ["belfast-dublin"]}, trains={0: 1})
    assert [found for found, _ in ticket_states(at.view)] == ["blocked"]
