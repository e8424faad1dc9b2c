"""`fogg check`."""

import json
from pathlib import Path

import pytest
from tests.board.boards import replace
from tests.board.own import small_board
from tests.cli.helpers import Fogg
from tests.rules.test_own_code import TOML, VOLCANO, volcano_board


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """Return a folder that puts three tickets of its own into the USA."""
    folder = tmp_path / "my_usa"
    folder.mkdir()
    (folder / "edition.toml").write_text('base = "usa"\nname = "My USA"\n')
    (folder / "tickets.csv").write_text(
        "kind,a,b,points,notes\n"
        + "".join(f"regular,denver,{city},5,\n" for city in ("omaha", "miami", "boston", "dallas", "seattle"))
        + "".join(f"regular,duluth,{city},5,\n" for city in ("omaha", "miami", "boston", "dallas", "seattle"))
        + "".join(f"regular,helena,{city},5,\n" for city in ("omaha", "miami", "boston", "dallas", "seattle"))
    )
    return folder


def test_a_good_folder_is_summed_up_in_one_paragraph(fogg: Fogg, board: Path) -> None:
    ran = fogg("check", "my_usa")
    assert (ran.status, ran.err) == (0, "")
    text = " ".join(ran.out.split())
    assert text.startswith("my_usa is in order: My USA, 2-5 players, 36 places, 100 routes")
    assert "15 tickets" in text and "fogg play my_usa" in text


def test_every_problem_has_its_file_and_line(fogg: Fogg, board: Path) -> None:
    with (board / "tickets.csv").open("a") as tickets:
        tickets.write("regular,denver,atlantis,5,\nregular,denver,houston,many,\n")
    ran = fogg("check", "my_usa")
    assert ran.status == 1
    assert ran.out.splitlines() == [
        "my_usa/tickets.csv:17: no such city 'atlantis'; did you mean 'atlanta'?",
        "my_usa/tickets.csv:18: points 'many' is not a whole number of at least 1",
    ]


def test_an_unknown_rule_module_is_a_problem(fogg: Fogg, board: Path) -> None:
    (board / "edition.toml").write_text('base = "usa"\nname = "My USA"\nrules = ["longest_path", "volcanoes"]\n')
    ran = fogg("check", "my_usa")
    assert ran.status == 1
    assert ran.out.startswith("my_usa/edition.toml:3: unknown rule module 'volcanoes'; known: ")


def test_a_module_whose_data_is_missing_is_a_problem(fogg: Fogg, board: Path) -> None:
    (board / "edition.toml").write_text(
        'base = "usa"\nname = "My USA"\nrules = ["tunnels"]\ntunnels.cards_revealed = 3\n'
    )
    ran = fogg("check", "my_usa")
    assert (ran.status, ran.out) == (1, "my_usa/edition.toml:3: tunnels: no route is a tunnel\n")


def test_a_board_that_waits_for_our_modules_is_in_order(
    fogg: Fogg, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "fogg.cli.commands.check_command.waits_for", lambda rules: [name for name in rules if name == "longest_path"]
    )
    folder = tmp_path / "marsh"
    folder.mkdir()
    (folder / "edition.toml").write_text('base = "usa"\nname = "Marsh"\n')
    ran = fogg("check", "marsh")
    assert ran.status == 0
    assert "It cannot be played yet: it waits for longest_path" in " ".join(ran.out.split())


def test_a_folder_without_an_edition_is_a_problem(fogg: Fogg, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    ran = fogg("check", "empty")
    assert (ran.status, ran.out) == (1, "empty/edition.toml: the file is missing\n")


def test_our_own_editions_are_in_order(fogg: Fogg) -> None:
    assert fogg("check", "new_york").status == 0


def test_a_folder_can_be_played(fogg: Fogg, board: Path) -> None:
    ran = fogg("play", "my_usa", "--seats", "you,random", typed=["keep 1 2", "", "quit"])
    assert ran.status == 0
    assert "My USA · turn 1 · Player" in ran.out


def test_modules_that_exclude_each_other_are_named_with_the_line(fogg: Fogg, tmp_path: Path) -> None:
    rules = '["two_decks", "countries", "passengers", "meeples", "globetrotter"]'
    meeples = '[meeples]\ncolors = ["red", "blue"]\nper_color = 30\nmajority_points = [20, 10]\n'
    (tmp_path / "edition.toml").write_text(f'base = "marklin"\nname = "Both"\nrules = {rules}\n{meeples}')
    ran = fogg("check", str(tmp_path))
    assert ran.status == 1
    assert "edition.toml:3" in ran.out and "passengers and meeples exclude each other" in ran.out


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Return a board whose 40 tickets all name a city that is not there, and which has one more problem."""
    folder = small_board(tmp_path / "broken")
    rows = [f"regular,alder,nowhere_{i},{i + 3}," for i in range(40)]
    (folder / "tickets.csv").write_text("\n".join(["kind,a,b,points,notes", *rows, ""]), encoding="utf-8")
    replace(folder / "cities.csv", "alder,Alder,,0.0", "alder,Alder,,200")
    return folder


def test_many_problems_of_one_kind_end_in_a_number(fogg: Fogg, broken: Path) -> None:
    ran = fogg("check", "broken")
    assert ran.status == 1
    assert ran.out.splitlines()[1:] == [
        *(f"broken/tickets.csv:{i + 2}: no such city 'nowhere_{i}'" for i in range(5)),
        "  and 35 more like this (--all lists them)",
    ]
    assert "broken/cities.csv:2: lat '200'" in ran.out and ran.err == "41 problems found.\n"


def test_all_problems_are_listed_when_asked_for(fogg: Fogg, broken: Path) -> None:
    ran = fogg("check", "broken", "--all")
    assert (len(ran.out.splitlines()), "more like this" in ran.out) == (41, False)


def test_a_boards_own_rules_and_words_are_in_order(fogg: Fogg, tmp_path: Path) -> None:
    volcano_board(tmp_path / "volcano")
    assert fogg("check", "volcano").status == 0


def test_messages_without_words_are_one_problem(fogg: Fogg, tmp_path: Path) -> None:
    volcano_board(tmp_path / "volcano", words="score-ashes = Ashes\n")
    ran = fogg("check", "volcano")
    assert (ran.status, ran.out) == (
        1,
        "volcano/words.en.ftl: there are no words for everything that is said: no words for 'refusal-erupting'; "
        "no words for 'event-rumble'. Put them into words.en.ftl\n",
    )


def test_a_key_that_no_random_game_reaches_is_found_in_the_source(fogg: Fogg, tmp_path: Path) -> None:
    volcano_board(tmp_path / "volcano", code=f'{VOLCANO}\nNEVER = "event-never-told"\n')
    assert "no words for 'event-never-told'" in fogg("check", "volcano").out


def test_code_that_breaks_a_game_is_named_with_its_line(fogg: Fogg, tmp_path: Path) -> None:
    code = VOLCANO.replace("        game.emit(", "        1 // 0\n        game.emit(")
    volcano_board(tmp_path / "volcano", code=code)
    ran = fogg("check", "volcano")
    line = code[: code.index("1 // 0")].count("\n") + 1
    assert ran.status == 1
    assert ran.out.startswith(f"volcano/volcano.py:{line}: a random game with 2 players (seed 1) breaks off: ZeroDiv")


def test_a_setting_without_words_is_a_problem(fogg: Fogg, tmp_path: Path) -> None:
    setting = (
        '[settings.quiet]\ntype = "bool"\ndefault = false\nwords = "setting-loud"\noverlay = {starting_hand = 5}\n'
    )
    volcano_board(tmp_path / "volcano", toml=f"{TOML}{setting}")
    ran = fogg("check", "volcano")
    assert (ran.status, ran.out) == (
        1,
        "volcano/edition.toml:8: settings.quiet.words: no words for 'setting-loud'; put them into words.en.ftl, "
        "or write the sentence here\n",
    )


def test_balance_is_shown_as_tables(fogg: Fogg, tmp_path: Path) -> None:
    small_board(tmp_path / "small")
    ran = fogg("check", "small", "--balance")
    assert (ran.status, ran.err) == (0, "")
    text = " ".join(ran.out.split())
    assert text.startswith("Small: how it is balanced Trains and spaces players trains open spaces trains per space")
    assert "2 90 51 1.76" in text
    assert "Gorse Alder 4 4 2 4" in text


def test_balance_of_an_edition_is_json_for_programs(fogg: Fogg) -> None:
    found = json.loads(fogg("check", "usa", "--balance", "--json").out)
    assert found["supplies"][-1] == {"players": 5, "spaces": 309, "trains": 225, "trains_per_space": 0.73}
    assert len(found["tickets"]) == 30


def test_json_goes_with_balance_only(fogg: Fogg) -> None:
    assert fogg("check", "usa", "--json").status == 2


def test_a_board_that_is_not_in_order_is_not_weighed(fogg: Fogg, broken: Path) -> None:
    ran = fogg("check", "broken", "--balance")
    assert ran.status == 1 and "no such city" in ran.out
