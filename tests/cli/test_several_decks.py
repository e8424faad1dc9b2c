"""Märklin and Germany in the terminal: mixes of tickets, journeys and passengers by their words."""

from typing import Any

import pytest
from tests.cli.helpers import Fogg
from tests.factory import claim_form, position
from tests.rules.marklin.helpers import move, station

from fogg.cli.terminal.intents import Intent, parse_intent
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import parse
from fogg.cli.terminal.typed_names import NotUnderstood

MARKLIN = ["play", "marklin", "--seats", "ann,racer", "--seed", "5"]


def wished(line: str, game: Any = None) -> Intent:
    at = TerminalPosition(game or position("marklin"), 0)
    return parse_intent(parse(line, at.own_verbs), at)


def forms(found: Intent) -> list[dict[str, Any]]:
    return [action.to_json() for action in found.actions]


@pytest.mark.parametrize(
    "line", ["tickets 3 1", "t 3 1", "tickets 3 short 1 long", "tickets 1 long 3 short", "t 1 l 3 s"]
)
def test_a_mix_is_said_by_numbers_or_with_the_names_of_the_decks(line: str) -> None:
    assert forms(wished(line)) == [{"do": "draw-tickets", "short": 3, "long": 1}]


def test_one_deck_alone_is_enough() -> None:
    assert forms(wished("tickets 4 long")) == [{"do": "draw-tickets", "short": 0, "long": 4}]


def test_without_numbers_all_mixes_are_offered() -> None:
    assert len(forms(wished("tickets"))) == 5


def test_a_wrong_mix_is_asked_about_or_not_understood() -> None:
    found = wished("tickets 2 1")
    assert (found.actions, len(found.ask)) == ([], 1)
    for line in ("tickets 9 9", "tickets 1 short long", "tickets 1 2 3"):
        with pytest.raises(NotUnderstood):
            wished(line)


def test_a_track_of_a_journey_is_found_whichever_of_the_parallel_ones_it_is() -> None:
    game = station(position("marklin", claimed={0: ["berlin-hamburg.2"]}), 0, "berlin")
    game.play(0, move("berlin"))
    assert forms(wished("along berlin hamburg", game)) == [{"do": "along", "route": "berlin-hamburg.2"}]


def test_a_passenger_is_taken_by_its_color() -> None:
    game = position("germany", hands={0: {"orange": 4}})
    game.play(0, claim_form("berlin-leipzig", "orange"))
    color = game.options(0)[0].to_json()["kind"]
    assert forms(wished(f"take meeple {color}", game)) == [{"do": "take-meeple", "city": "berlin", "kind": color}]


@pytest.mark.parametrize(
    ("lines", "answer"),
    [
        (["tickets 3 1", ""], "Keep at least 2 of the 4 tickets"),
        (["tickets 3 1", ""], "Racer asked for 4 short and 0 long tickets."),
        (["tickets 3 2"], "You can never draw that many tickets."),
        (["tickets 1 1"], "The mix must have exactly 4 tickets in all. (marklin R5)"),
        (["map berlin"], "Merchandise here: worth 7"),
        (
            ["tickets 3 1", "", "keep 1 2", "", "move passenger berlin"],
            "You have no passenger in Berlin. (marklin R18)",
        ),
        (["tickets 3 1", "", "keep 1 2", "", "rules R18"], "Move a passenger (the whole turn)"),
        (["help"], "Substituted: the tickets."),
    ],
)
def test_a_command_is_answered(fogg: Fogg, lines: list[str], answer: str) -> None:
    ran = fogg(*MARKLIN, typed=[*lines, "quit"])
    assert ran.status == 0
    assert answer in " ".join(ran.out.split())


def test_germany_tells_the_rules_of_its_base_and_its_own_labels(fogg: Fogg) -> None:
    typed = ["tickets 2 2", "", "keep 1 2", "", "rules R33", "map berlin", "quit"]
    out = " ".join(fogg("play", "germany", "--seats", "ann,greedy", "--seed", "3", typed=typed).out.split())
    assert "On claiming a route the player may take one passenger" in out
    assert "passengers here:" in out
    assert "how many passengers wait in each city" in out


def test_deutschland_2012_says_that_it_is_unverified(fogg: Fogg) -> None:
    out = fogg("play", "germany", "--variant", "deutschland_2012", "--seats", "ann,random", typed=["quit"]).out
    assert "Unverified: the tickets." in out
    listed = " ".join(fogg("editions").out.split())
    assert "deutschland_2012: tickets unverified" in listed
