"""From a typed line to a command."""

import pytest

from fogg.cli.terminal.typed_commands import NUMBER, TypedCommand, chosen_tickets, parse
from fogg.cli.terminal.typed_names import NotUnderstood

OWN = ["extra", "give-up", "pay", "station"]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("draw hidden", TypedCommand("draw", ("hidden",))),
        ("h", TypedCommand("draw", ("hidden",))),
        ("d 3", TypedCommand("draw", ("3",))),
        ("DRAW Red", TypedCommand("draw", ("Red",))),
        ("t", TypedCommand("tickets")),
        ("z", TypedCommand("undo")),
        ("?", TypedCommand("help")),
        ("c den oma", TypedCommand("claim", ("den", "oma"))),
        ("cl den oma", TypedCommand("claim", ("den", "oma"))),
        ("save My Game.jsonl", TypedCommand("save", ("My", "Game.jsonl"))),
        ("3", TypedCommand(NUMBER, ("3",))),
        ("1, 3", TypedCommand(NUMBER, ("1", "3"))),
        ("station paris", TypedCommand("station", ("paris",))),
        ("stat paris", TypedCommand("station", ("paris",))),
        ("give up", TypedCommand("give-up")),
        ("give-up", TypedCommand("give-up")),
        ("pay 1", TypedCommand("pay", ("1",))),
    ],
)
def test_a_line_is_a_verb_and_words(line: str, expected: TypedCommand) -> None:
    assert parse(line, OWN) == expected


def test_an_unknown_verb_suggests_a_near_one() -> None:
    with pytest.raises(NotUnderstood, match=r"no command 'clain'\. Did you mean `claim`"):
        parse("clain a b", OWN)


def test_a_beginning_of_two_verbs_names_both() -> None:
    with pytest.raises(NotUnderstood, match="'ro' may be routes or row"):
        parse("ro", OWN)


def test_an_empty_line_asks_for_a_command() -> None:
    with pytest.raises(NotUnderstood, match="help"):
        parse("  ")


@pytest.mark.parametrize(
    ("words", "expected"), [(["1", "3"], [0, 2]), (["all"], [0, 1, 2]), (["2,3"], [1, 2]), (["1", "and", "1"], [0])]
)
def test_tickets_are_kept_by_number(words: list[str], expected: list[int]) -> None:
    assert chosen_tickets(words, 3) == expected


@pytest.mark.parametrize(
    ("words", "sentence"),
    [([], "Which ones"), (["4"], "no ticket 4 among the 3"), (["first"], "'first' is not a number")],
)
def test_tickets_that_are_not_there_are_refused(words: list[str], sentence: str) -> None:
    with pytest.raises(NotUnderstood, match=sentence):
        chosen_tickets(words, 3)
