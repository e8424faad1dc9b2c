"""`fogg sim`, and the parameters it shares with other commands."""

import csv
import json
from pathlib import Path

import pytest
from tests.cli.helpers import Fogg

from fogg import native
from fogg.cli.options import Chosen, chosen, read_seed, typed_settings
from fogg.engine import load_record
from fogg.errors import FoggError, UnknownName

SMALL = ("sim", "new_york", "--players", "3", "--bot", "racer,random", "--games", "4", "--seed", "0x1f")


def test_sim_tells_scores_victories_length_and_speed(fogg: Fogg) -> None:
    ran = fogg(*SMALL)
    assert ran.status == 0
    assert ran.err == f"engine {native.status()}\n"
    assert ran.out.startswith("new_york, 3 players, 4 games, seed 0x1f\n")
    for word in ("racer", "random", "seat 3", "turns", "decisions", "games/s"):
        assert word in ran.out


def test_sim_gives_the_same_json_for_any_number_of_jobs_but_for_its_speed(fogg: Fogg) -> None:
    one, two = (json.loads(fogg(*SMALL, "--json", "--jobs", jobs).out) for jobs in ("1", "2"))
    assert (one.pop("speed")["jobs"], two.pop("speed")["jobs"]) == (1, 2)
    assert one == two


def test_sim_json_repeats_what_was_played(fogg: Fogg) -> None:
    words = ("--variant", "usa_1910", "--set", "row_open_when_no_cards_left=true", "--json", "--games", "2")
    data = json.loads(fogg("sim", "usa", *words, "--seed", "5").out)
    assert data["edition"] == "usa"
    assert data["variant"] == "usa_1910"
    assert data["settings"] == {"row_open_when_no_cards_left": True}
    assert (data["players"], data["games"], data["seed"]) == (2, 2, "5")
    assert sum(row["wins"] for row in data["seats"]) == pytest.approx(1)


def test_sim_draws_a_seed_and_tells_it(fogg: Fogg) -> None:
    seeds = {json.loads(fogg("sim", "new_york", "--games", "1", "--json").out)["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_sim_plays_a_folder_and_a_bot_of_ones_own(fogg: Fogg, tmp_path: Path) -> None:
    board = tmp_path / "mine"
    board.mkdir()
    (board / "edition.toml").write_text('base = "new_york"\nname = "Mine"\ntrains_per_player = 12\n')
    source = "from fogg.bots import Bot\nclass Last(Bot):\n    def decide(self, view, options, chance, budget):\n"
    (tmp_path / "sim_test_bot.py").write_text(source + "        return options[-1]\n")
    ran = fogg("sim", "mine", "--bot", "random,sim_test_bot:Last", "--games", "1", "--seed", "1", "--json")
    data = json.loads(ran.out)
    assert data["edition"] == str(board)
    assert [row["name"] for row in data["bots"]] == ["random", "sim_test_bot:Last"]


def test_sim_writes_a_line_for_each_game(fogg: Fogg, tmp_path: Path) -> None:
    assert fogg(*SMALL, "--out", "games.jsonl", "--record", "records", "--jobs", "2").status == 0
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [line["game"] for line in lines] == [0, 1, 2, 3]
    assert lines[1]["bots"] == ["random", "racer", "random"]
    for line in lines:
        record = load_record(tmp_path / "records" / line["record"])
        assert record.header.seed == line["seed"]
        result = record.replay().result
        assert result is not None
        assert [result.total(seat) for seat in range(3)] == line["scores"]
        assert list(result.winners) == line["winners"]
        assert len(record.lines) == line["decisions"]


def test_sim_writes_a_row_for_each_seat(fogg: Fogg, tmp_path: Path) -> None:
    data = json.loads(fogg(*SMALL, "--out", "games.csv", "--json").out)
    rows = list(csv.DictReader((tmp_path / "games.csv").read_text().splitlines()))
    assert len(rows) == 4 * 3
    assert list(rows[0]) == ["game", "seed", "seat", "bot", "score", "won", "turns", "decisions"]
    first = [int(row["score"]) for row in rows if row["seat"] == "0"]
    assert sum(first) / 4 == data["seats"][0]["score"]["mean"]
    assert sum(int(row["won"]) for row in rows) >= 4


def test_sim_gives_bots_their_budget(fogg: Fogg, tmp_path: Path) -> None:
    source = "from fogg.bots import Bot\nclass Thrifty(Bot):\n    def decide(self, view, options, chance, budget):\n"
    (tmp_path / "sim_budget_bot.py").write_text(source + "        assert budget == 0.25\n        return options[-1]\n")
    words = ("sim", "new_york", "--bot", "sim_budget_bot:Thrifty", "--games", "1", "--seed", "1")
    assert fogg(*words, "--budget", "0.25").status == 0


def test_sim_keeps_files_that_exist(fogg: Fogg, tmp_path: Path) -> None:
    (tmp_path / "games.csv").write_text("precious")
    (tmp_path / "records").mkdir()
    (tmp_path / "records" / "game-000000.jsonl").write_text("precious")
    for words, sentence in (
        (("--out", "games.csv"), "--out games.csv: the file already exists"),
        (("--record", "records"), "--record records: the folder is not empty"),
        (("--record", "games.csv"), "--record games.csv: "),
        (("--out", "nowhere/games.csv"), "--out nowhere/games.csv: No such file or directory"),
        (("--out", "games.txt"), "--out games.txt: the name must end in .jsonl or .csv"),
        (("--budget", "0"), "--budget must be a number of seconds above 0, not 0"),
    ):
        ran = fogg(*SMALL, *words)
        assert (ran.status, ran.out) == (1, "")
        assert ran.err.startswith(f"fogg: {sentence}")
    assert (tmp_path / "games.csv").read_text() == "precious"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("uas",), "unknown edition 'uas'; known: "),
        (("usa", "--players", "6"), "Ticket to Ride is for 2, 3, 4, 5 players, not 6"),
        (("usa", "--bot", "racr"), "unknown bot 'racr'; known: random, greedy, racer"),
        (("usa", "--variant", "mega"), "unknown variant 'mega'; known: "),
        (("usa", "--add", "nothing"), "unknown add-on 'nothing'; known: "),
        (("usa", "--set", "nothing=1"), "unknown setting 'nothing'; known: reprint_values"),
        (("usa", "--seed", "x"), "a seed is a whole number of up to 128 bits, such as 7 or 0x1f, not 'x'"),
    ],
)
def test_sim_says_in_one_line_what_is_wrong(fogg: Fogg, words: tuple[str, ...], sentence: str) -> None:
    ran = fogg("sim", *words, "--games", "1")
    assert ran.status == 1
    assert ran.out == ""
    assert ran.err.startswith(f"fogg: {sentence}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "value"), [("true", True), ("YES", True), ("on", True), ("1", True), ("false", False), ("off", False)]
)
def test_a_yes_or_no_setting_is_read_from_the_usual_words(text: str, value: bool) -> None:
    assert typed_settings("usa", [f"reprint_values = {text}"]) == {"reprint_values": value}


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ("reprint_values=2", UnknownName, "unknown value of setting reprint_values '2'; known: false, true"),
        ("reprint_values", FoggError, "NAME=VALUE, not 'reprint_values'; reprint_values takes false, true"),
    ],
)
def test_a_setting_without_a_known_value_is_refused(given: str, error: type[FoggError], words: str) -> None:
    with pytest.raises(error, match=words):
        typed_settings("usa", [given])


def test_numbers_and_choices_are_typed_as_the_edition_declares_them(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text(
        'base = "usa"\n'
        "[settings.trains]\n"
        'type = "int"\ndefault = 45\nminimum = 10\nmaximum = 48\nwords = "setting-literal"\n'
        'sets = "trains_per_player"\n'
        "[settings.hand]\n"
        'type = "choice"\ndefault = "four"\nwords = "setting-literal"\n'
        "[settings.hand.overlays]\nfour = {}\nsix = { starting_hand = 6 }\n"
    )
    assert typed_settings(str(tmp_path), ["trains=20", "hand=six"]) == {"trains": 20, "hand": "six"}


def test_a_folder_is_named_by_its_full_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "edition.toml").write_text('base = "usa"\n')
    monkeypatch.chdir(tmp_path)
    assert chosen("mine", None, None, ["warehouses"]) == Chosen(str(tmp_path / "mine"), None, {}, ("warehouses",))


@pytest.mark.parametrize(("text", "seed"), [("7", 7), ("0x1f", 31), (str((1 << 128) - 1), (1 << 128) - 1)])
def test_a_seed_is_decimal_or_hexadecimal(text: str, seed: int) -> None:
    assert read_seed(text) == seed


@pytest.mark.parametrize("text", ["-1", "1f", "", str(1 << 128)])
def test_a_seed_beyond_128_bits_or_no_number_is_refused(text: str) -> None:
    with pytest.raises(FoggError, match="a seed is a whole number of up to 128 bits"):
        read_seed(text)
