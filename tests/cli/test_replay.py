"""`fogg replay`."""

import re
from pathlib import Path

import pytest
from tests.cli.helpers import Fogg

import fogg as api
from fogg.bots import find_bot
from fogg.bots.bot import ask


@pytest.fixture(scope="module")
def game() -> api.Game:
    """Return a whole game of New York between two bots, with a decision taken back in it."""
    game = api.new_game("new_york", ["Ann", "Ben"], 4)
    bot = find_bot("racer")
    taken_back = False
    while not game.over:
        seat = game.actors[0]
        chance = game.chance.stream(f"bot/{len(game.moves)}")
        game.play(seat, ask(bot, game.view(seat), game.options(seat), chance, None))
        if not taken_back and game.turns > 1 and game.undoable(seat):
            game.take_back(seat)
            taken_back = True
    assert taken_back
    return game


@pytest.fixture
def file(game: api.Game, tmp_path: Path) -> Path:
    game.record().save(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


def test_a_game_is_told_turn_by_turn_with_everything_open(fogg: Fogg, file: Path, game: api.Game) -> None:
    out = fogg("replay", str(file)).out
    assert out.startswith("Ticket to Ride: New York: Ann, Ben.\n")
    headings = re.findall(r"^── (\w+)(?: (\d+): (\w+))?", out, re.MULTILINE)
    assert headings[0] == ("Opening", "", "")
    turns = [(int(number), name) for word, number, name in headings if word == "Turn"]
    assert turns == [(n, ["Ann", "Ben"][(n - 1) % 2]) for n in range(1, game.turns + 1)]
    assert "Ann drew" in out and "Ben drew" in out
    assert re.search(r"(Ann|Ben) took the last decision back\.", out)


def test_the_score_sheet_adds_up(fogg: Fogg, file: Path, game: api.Game) -> None:
    sheet = fogg("replay", str(file)).out.split("── Score ")[1]
    assert game.result is not None
    for standing in game.result.standings:
        name = game.names[standing.seats[0]]
        lines = sheet.split(f"{name}, place {standing.place}\n")[1].split("\n\n")[0].splitlines()
        points = [int(found[1]) for line in lines if (found := re.match(r"  \w.*?  +(-?\d+)(?:  |$)", line))]
        assert points[-1] == sum(points[:-1]) == standing.total
    winner = game.names[game.result.winners[0]]
    assert f"{winner} wins with {game.result.standings[0].total} points." in sheet


def test_a_part_of_a_game_ends_with_the_standing_so_far(fogg: Fogg, file: Path, game: api.Game) -> None:
    out = fogg("replay", str(file), "--until", "5").out
    assert f"The standing after 5 of {len(game.moves)} decisions; the game is not over" in out
    assert "wins" not in out


@pytest.mark.parametrize(
    ("damage", "line"),
    [
        (lambda text: text.replace('"seat":1', '"seat":0', 1), "the checksum does not match"),
        (lambda text: "hello\n", "not valid JSON"),
        (lambda text: '{"fogg": 99}\n', "not a record of a Fogg game"),
        (lambda text: "", "the file is empty"),
    ],
)
def test_a_damaged_or_foreign_file_is_one_line(fogg: Fogg, file: Path, damage: object, line: str) -> None:
    assert callable(damage)
    file.write_text(damage(file.read_text()))
    ran = fogg("replay", str(file))
    assert (ran.status, ran.out, ran.err.count("\n")) == (1, "", 1)
    assert ran.err.startswith(f"fogg: {file}") and line in ran.err


def test_a_record_that_does_not_replay_names_its_file_and_line(fogg: Fogg, file: Path, game: api.Game) -> None:
    record = game.record()
    del record.lines[3]
    record.save(file)
    ran = fogg("replay", str(file))
    assert ran.status == 1
    assert re.match(rf"fogg: {re.escape(str(file))}:\d+: does not replay: ", ran.err)
