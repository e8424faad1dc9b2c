"""The messages of the error tree: one line each, naming the offending value."""

from __future__ import annotations

import pytest

from fogg import errors
from fogg.errors import EditionError, FoggError, IllegalAction, UnknownName

EXAMPLES: list[tuple[FoggError, str]] = [
    (EditionError("no such city 'x'", file="a/routes.csv", line=3, value="x"), "a/routes.csv:3: no such city 'x'"),
    (EditionError("the file is missing", file="a/routes.csv"), "a/routes.csv: the file is missing"),
    (UnknownName("edition", "usaa", ["uk", "usa"]), "unknown edition 'usaa'; known: uk, usa. Did you mean usa?"),
    (UnknownName("add-on", "x", []), "unknown add-on 'x'; there is none."),
    (errors.WrongSeats("nordic", 4, [2, 3]), "nordic is for 2, 3 players, not 4"),
    (errors.NotPlayable("uk", ["technologies"]), "uk is not playable yet: it waits for technologies"),
    (IllegalAction("usa R20", "denver-omaha is already Ben's"), "denver-omaha is already Ben's (usa R20)"),
    (errors.NotYourTurn(1, [0, 2]), "seat 1 has nothing to decide now; it is up to seat 0, 2"),
    (errors.GameIsOver(), "the game is over"),
    (errors.MalformedAction({"do": "fly"}, "unknown verb"), "{'do': 'fly'} is not an action: unknown verb"),
    (errors.RecordError("the checksum does not fit", file="g.jsonl", line=7), "g.jsonl:7: the checksum does not fit"),
    (errors.RecordError("the checksum does not fit", line=7), "line 7: the checksum does not fit"),
]


@pytest.mark.parametrize(("error", "message"), EXAMPLES, ids=lambda x: type(x).__name__)
def test_an_error_is_one_line_that_names_the_value(error: FoggError, message: str) -> None:
    assert str(error) == message
