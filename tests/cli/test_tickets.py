"""The state of tickets."""

from tests.factory import position

from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.engine.views.progress import BLOCKED, DONE, IMPOSSIBLE, OPEN, ticket_states

AROUND_NEW_YORK = ["boston-new_york", "montreal-new_york", "new_york-pittsburgh", "new_york-washington"]


def states(edition: str, **position_of: object) -> dict[str, str]:
    at = TerminalPosition(position(edition, **position_of), 0)  # type: ignore[arg-type]  # keywords of the factory
    return {ticket.key: state for state, ticket in ticket_states(at.view)}


def test_a_joined_ticket_is_done() -> None:
    claimed = {0: ["denver-santa_fe", "el_paso-santa_fe"]}
    assert states("usa", claimed=claimed, tickets={0: ["denver-el_paso"]}) == {"denver-el_paso": DONE}


def test_a_ticket_with_a_way_left_is_open() -> None:
    assert states("usa", tickets={0: ["denver-el_paso"]}) == {"denver-el_paso": OPEN}


def test_a_ticket_whose_city_is_cut_off_is_impossible() -> None:
    found = states("usa", claimed={1: AROUND_NEW_YORK}, tickets={0: ["dallas-new_york", "denver-el_paso"]})
    assert found == {"dallas-new_york": IMPOSSIBLE, "denver-el_paso": OPEN}


def test_a_ticket_that_takes_more_trains_than_are_left_is_impossible() -> None:
    assert states("usa", trains={0: 10}, tickets={0: ["dallas-new_york"]}) == {"dallas-new_york": IMPOSSIBLE}
    assert states("usa", trains={0: 11}, tickets={0: ["dallas-new_york"]}) == {"dallas-new_york": OPEN}


def test_where_routes_can_be_borrowed_a_cut_off_ticket_is_only_blocked() -> None:
    assert states("europe", trains={0: 3}, tickets={0: ["berlin-roma"]}) == {"berlin-roma": BLOCKED}


def test_a_route_that_waits_for_something_is_a_way() -> None:
    found = states("france", trains={0: 5}, tickets={0: ["dijon-grenoble", "paris-lyon"]})
    assert found == {"dijon-grenoble": OPEN, "paris-lyon": IMPOSSIBLE}
