"""The meaning of commands in a position."""

from typing import Any

import pytest
from tests.factory import position
from tests.rules.france.helpers import building, with_track

from fogg.cli.terminal.intents import Intent, parse_intent
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import parse
from fogg.cli.terminal.typed_names import NotUnderstood


def wished(line: str, edition: str = "usa", **position_of: Any) -> Intent:
    at = TerminalPosition(position(edition, **position_of), 0)
    return parse_intent(parse(line, at.own_verbs), at)


def forms(found: Intent) -> list[dict[str, Any]]:
    return [action.to_json() for action in found.actions]


def test_a_place_of_the_row_is_its_kind_and_its_slot() -> None:
    found = wished("draw 2", row=["red", "blue", "blue", "green", "black"])
    assert (forms(found), found.slot) == ([{"do": "draw", "kind": "blue"}], 1)


def test_a_number_alone_is_a_place_of_the_row() -> None:
    assert forms(wished("4", row=["red", "blue", "blue", "green", "black"])) == [{"do": "draw", "kind": "green"}]


def test_a_card_is_drawn_by_the_editions_own_word_for_it() -> None:
    found = wished("draw taxi", "new_york", row=["locomotive", "blue", "red", "green", "black"])
    assert forms(found) == [{"do": "draw", "kind": "locomotive"}]


def test_a_card_that_does_not_lie_there_is_asked_about() -> None:
    found = wished("draw white", row=["red", "blue", "blue", "green", "black"])
    assert (found.actions, len(found.ask)) == ([], 1)


def test_payments_come_with_fewest_locomotives_first() -> None:
    found = wished("claim den oma", hands={0: {"purple": 4, "locomotive": 2}})
    assert [form["wilds"] for form in forms(found)] == [0, 1, 2]


def test_a_payment_is_chosen_by_color_and_number_of_locomotives() -> None:
    hand = {"red": 3, "blue": 3, "locomotive": 2}
    assert forms(wished("claim calgary vancouver blue 1", hands={0: hand})) == [
        {"do": "claim", "route": "calgary-vancouver", "color": "blue", "wilds": 1}
    ]


def test_locomotives_alone_are_a_payment() -> None:
    found = wished("claim seattle portland with locomotives", hands={0: {"red": 1, "locomotive": 1}})
    assert [form.get("color") for form in forms(found)] == [None]


def test_equal_parallel_tracks_are_one_choice() -> None:
    found = wished("claim seattle portland", seats=4, hands={0: {"red": 1}})
    assert len(found.actions) == 1


def test_different_parallel_tracks_are_a_choice() -> None:
    found = wished("claim denver kansas city", seats=4, hands={0: {"black": 4, "orange": 4}})
    assert sorted(form["color"] for form in forms(found)) == ["black", "orange"]


def test_a_color_that_the_route_does_not_take_is_said() -> None:
    found = wished("claim den oma red", hands={0: {"red": 4, "purple": 4}})
    assert (found.actions, found.note) == ([], "Denver–Omaha is not paid like that: it takes 4 purple.")


def test_a_station_is_a_verb_with_a_city() -> None:
    assert forms(wished("station par", "europe", hands={0: {"red": 1}})) == [{"do": "station", "city": "paris"}]


def test_a_payment_of_a_module_is_chosen_by_its_number() -> None:
    game = position("europe", hands={0: {"red": 1, "blue": 1}})
    game.play(0, {"do": "station", "city": "paris"})
    at = TerminalPosition(game, 0)
    assert parse_intent(parse("pay 2", at.own_verbs), at).actions == [at.options[1]]
    with pytest.raises(NotUnderstood, match="2 ways"):
        parse_intent(parse("pay 3", at.own_verbs), at)


def test_a_verb_of_a_module_is_refused_in_its_wrong_moment() -> None:
    found = wished("give up", "europe")
    assert (found.actions, [str(what) for what in found.ask]) == ([], ["GiveUp()"])


def test_keep_needs_tickets_on_offer() -> None:
    with pytest.raises(NotUnderstood, match="No tickets are on offer"):
        wished("keep 1")


def track_wished(line: str, laid: dict[str, str], **position_of: Any) -> Intent:
    at = TerminalPosition(building(laid, **position_of), 0)
    return parse_intent(parse(line, at.own_verbs), at)


@pytest.mark.parametrize(
    "line", ["place dijon paris red", "place track dijon paris red", "place-track paris dijon red"]
)
def test_a_verb_of_a_module_takes_a_route_and_a_color(line: str) -> None:
    found = track_wished(line, {}, seats=4)
    assert forms(found) == [{"do": "place-track", "route": "dijon-paris", "color": "red"}]


def test_of_equal_parallel_tracks_the_first_that_can_be_used_is_meant() -> None:
    found = track_wished("place dijon paris blue", {"dijon-paris": "red"}, seats=4)
    assert forms(found) == [{"do": "place-track", "route": "dijon-paris.2", "color": "blue"}]


def test_without_a_color_all_that_are_left_are_meant() -> None:
    found = track_wished("place dijon paris", {"lyon-rodez": "red"})
    assert [form["color"] for form in forms(found)] == [
        "orange",
        "yellow",
        "green",
        "blue",
        "purple",
        "black",
        "white",
    ]


def test_what_cannot_be_laid_is_asked_about() -> None:
    found = track_wished("place dijon paris red", {"lyon-rodez": "red"})
    assert (found.actions, len(found.ask)) == ([], 1)


def test_parallel_tracks_of_different_colors_are_two_choices() -> None:
    game = with_track({"amiens-lille": "red", "amiens-lille.2": "blue"}, seats=4, hands={0: {"red": 2, "blue": 2}})
    at = TerminalPosition(game, 0)
    found = parse_intent(parse("claim amiens lille"), at)
    assert [form["color"] for form in forms(found)] == ["red", "blue"]
    assert [at.color_name(at.board.route(key)) for key in ("amiens-lille", "amiens-lille.2")] == ["red", "blue"]
