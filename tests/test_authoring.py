"""fogg.authoring: every class can be subclassed in plain Python, and the example of docs/modules.md is true."""

from __future__ import annotations

import inspect
from pathlib import Path

import pytest
from tests.coast import write_coast

import fogg
from fogg import authoring
from fogg.engine.checks.contract import ContractError
from fogg.engine.ruleset.step_reading import step_reader
from fogg.engine.ruleset.table_wording import wording_of
from fogg.server.broadcast.book import book_of

CLASSES = [name for name in authoring.__all__ if inspect.isclass(getattr(authoring, name))]
BASES = (
    "Module",
    "State",
    "Step",
    "SimultaneousStep",
    "PayStep",
    "Verb",
    "Action",
    "Purchase",
    "CardSource",
    "PaymentRules",
    "Zone",
)


@pytest.mark.parametrize("name", BASES)
def test_a_class_for_authors_can_be_subclassed_in_plain_python(name: str) -> None:
    base = getattr(authoring, name)
    made = type(f"Own{name}", (base,), {})
    assert issubclass(made, base)


def test_a_step_without_a_constructor_of_its_own_is_made_again() -> None:
    class Wait(authoring.Step[authoring.Action]):
        """Has only its seat."""

    rules = fogg.ruleset("usa")
    step = step_reader(Wait, None)(rules, Wait(3).to_json())
    assert isinstance(step, Wait) and (step.seat, step.name()) == (3, "wait")


def test_a_module_can_ask_for_the_pieces_of_others() -> None:
    game = fogg.position("europe", hands={0: {"red": 1}})
    assert authoring.pieces_of(game, "station") == []
    game.play(0, {"do": "station", "city": "roma"})
    game.play(0, {"do": "pay", "color": "red", "wilds": 0})
    assert authoring.pieces_of(game, "station") == [authoring.Piece("station", "city:roma", 0)]


def test_bases_are_exported() -> None:
    assert set(BASES) <= set(CLASSES)


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """A new board with the module of the page in its folder."""
    return write_coast(tmp_path)


def test_the_example_of_the_page_keeps_every_promise(board: Path) -> None:
    fogg.check_edition(str(board), games=1)


def test_the_example_of_the_page_has_its_place_at_the_table(board: Path) -> None:
    game = fogg.position(board, seats=2)
    words = wording_of(game.ruleset, game.names, strict=True)
    said = [words.say(rule) for chapter in book_of(game.ruleset).chapters for rule in chapter.rules]
    assert any(sentence.startswith("Build a lighthouse") for sentence in said)
    (ledger,) = game.view(0).ledgers(list(game.view(0).standing()))
    assert words.say(ledger.title) == "Lighthouses"
    assert [entry.n for entry in ledger.seats] == [0, 0]
    assert "event-lighthouse-built" in book_of(game.ruleset).words


def test_the_example_of_the_page_is_played(board: Path) -> None:
    game = fogg.position(
        board, seats=2, claimed={0: [fogg.load(board).board.routes[0].key]}, hands={0: {"locomotive": 1}}
    )
    route = game.ruleset.board.routes[0]
    city = game.ruleset.board.cities[route.a]
    other = next(c for c in game.ruleset.board.cities if c.id not in (route.a, route.b))
    why = game.refusal(0, {"do": "build", "city": other.key})
    assert why is not None and str(why) == f"None of your routes ends in {other.name}. (lighthouses R1)"
    game.play(0, {"do": "build", "city": city.key})
    assert [option.to_json() for option in game.options(0)] == [{"do": "light"}, {"do": "leave"}]
    (event,) = game.play(0, {"do": "light"})
    assert game.view(1).say(event.full) == f"Seat 1 lit the lighthouse in {city.name}."
    assert [line.points for line in game.view(1).standing() if line.reason == "score-lighthouse"] == [5]
    assert game.actors == [1]


def test_a_piece_that_its_module_does_not_announce_breaks_the_contract(tmp_path: Path) -> None:
    board = write_coast(tmp_path)
    code = board / "lighthouses.py"
    text = code.read_text(encoding="utf-8")
    code.write_text(text.replace('{"lighthouse": "city"}', "{}"), encoding="utf-8")
    with pytest.raises(
        ContractError, match="`piece_kinds` of module lighthouses:Lighthouses has 'lighthouse' on a city"
    ):
        fogg.check_edition(str(board), games=1)
