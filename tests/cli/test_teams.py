"""Team Asia in the terminal: what a team has in common, tickets by their names, score sheets of teams."""

from typing import Any

import pytest
from tests.cli.helpers import Fogg
from tests.rules.team_asia.helpers import TO_HAND, from_holder, share, teams

from fogg.cli.terminal.intents import parse_intent
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import parse
from fogg.cli.terminal.typed_names import NotUnderstood
from fogg.engine.views.progress import DONE, IMPOSSIBLE, OPEN, ticket_states

PLAY = ["play", "team_asia", "--seats", "ann,racer,greedy,greedy", "--seed", "5"]
OPENING = ["keep 1 2 3", "", "share canton", ""]


def wished(line: str, game: Any) -> list[dict[str, Any]]:
    at = TerminalPosition(game, 0)
    return [action.to_json() for action in parse_intent(parse(line, at.own_verbs), at).actions]


def states(game: Any) -> dict[str, str]:
    at = TerminalPosition(game, 0)
    return {ticket.key: state for state, ticket in ticket_states(at.view, [*at.view.tickets, *at.view.shared])}


@pytest.mark.parametrize("line", ["share dacca xian", "share dac", "share Dacca–Xi'an", "share 1"])
def test_a_ticket_is_shared_by_its_name_or_number(line: str) -> None:
    game = teams(tickets={0: ["dacca-xian", "delhi-lhasa"]})
    assert wished(line, game) == [share("dacca-xian")]


def test_a_ticket_of_the_partner_is_not_understood() -> None:
    game = teams(tickets={0: ["dacca-xian"], 1: ["delhi-lhasa"]})
    with pytest.raises(NotUnderstood, match="there are Dacca"):
        wished("share delhi lhasa", game)


def test_where_a_card_goes_is_two_words() -> None:
    game = teams()
    game.play(0, {"do": "draw-hidden"})
    assert wished("to hand", game) == [TO_HAND]


def test_how_many_come_from_the_holder_is_said_by_the_number_in_the_list() -> None:
    game = teams(hands={0: {"blue": 4}}, holder={0: {"blue": 2}})
    game.play(0, {"do": "claim", "route": "peking-shanghai", "color": "blue", "wilds": 0})
    assert wished("from holder 2", game) == [from_holder(1)]


def test_tickets_count_routes_and_trains_of_both_partners() -> None:
    shared = {1: ["harbin-shanghai"]}
    game = teams(tickets={0: ["foochow-mukden"]}, shared=shared, claimed={0: ["harbin-peking"], 1: ["peking-shanghai"]})
    assert states(game) == {"harbin-shanghai": DONE, "foochow-mukden": OPEN}
    game = teams(tickets={0: ["foochow-mukden"]}, trains={0: 2, 1: 3})
    assert states(game) == {"foochow-mukden": IMPOSSIBLE}
    game = teams(tickets={0: ["foochow-mukden"]}, trains={0: 2, 1: 20})
    assert states(game) == {"foochow-mukden": OPEN}


def test_a_person_plays_with_a_bot_as_partner(fogg: Fogg) -> None:
    ran = fogg(*PLAY, typed=[*OPENING, "1", "to holder", "h", "", "hand", "scores", "quit"])
    assert ran.status == 0
    assert "Ann shared Canton–Harbin (10) with the team." in ran.out
    assert "Racer shared " in ran.out
    assert "Greedy shared a ticket with the team." in ran.out
    assert "Common" in ran.out
    assert "Ann and Racer" in ran.out
    assert "Greedy and Greedy 2" in ran.out
