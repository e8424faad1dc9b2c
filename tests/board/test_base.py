"""A folder over a base: what it takes over, and what it leaves out."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.board.boards import copy_of, replace
from tests.board.own import small_board

from fogg.board import check, describe, load
from fogg.board.checks.check_numbers import COLORS
from fogg.errors import EditionError


def over_usa(tmp_path: Path, toml: str = "") -> Path:
    """Return a folder over the base game without a file of its own but edition.toml."""
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "edition.toml").write_text(f'base = "usa"\n{toml}', encoding="utf-8")
    return folder


def test_a_board_of_other_cities_over_a_base_is_in_order(tmp_path: Path) -> None:
    assert check(small_board(tmp_path / "tinyland", 'base = "usa"\n')) == []


def test_a_board_of_other_cities_takes_over_the_numbers_of_its_base(tmp_path: Path) -> None:
    toml = 'base = "uk"\nwithout = ["technologies"]\ntickets.initial_dealt = 4\n'
    edition = load(small_board(tmp_path / "tinyland", toml))
    assert (edition.number("trains_per_player"), edition.players) == (35, [2, 3, 4])


def test_a_board_of_other_cities_has_no_variants_credits_or_story_of_its_base(tmp_path: Path) -> None:
    info = describe(small_board(tmp_path / "tiny_land", 'base = "usa"\n'))
    assert (info.name, info.variants, info.about, info.labels) == ("Tiny land", [], {}, [])


def test_a_board_of_other_cities_loses_settings_that_spoke_of_the_old_ones(tmp_path: Path) -> None:
    info = describe(small_board(tmp_path / "tinyland", 'base = "usa"\n'))
    assert [setting.id for setting in info.settings] == ["row_open_when_no_cards_left"]


def test_a_board_of_other_cities_has_no_big_cities_of_its_base(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "tinyland", 'base = "usa"\n')
    assert load(folder).get("big_cities") is None


def test_a_board_of_other_cities_keeps_what_it_says_itself(tmp_path: Path) -> None:
    toml = 'base = "usa"\nname = "Tiny"\n[about]\ndesigner = "Ada"\n[variants.long]\nname = "Long"\nstarting_hand = 6\n'
    info = describe(small_board(tmp_path / "tinyland", toml))
    assert (info.name, info.about, [v.id for v in info.variants]) == ("Tiny", {"designer": "Ada"}, ["long"])


@pytest.mark.parametrize("base", ["usa", "europe", "amsterdam", "new_york", "switzerland", "nordic", "india"])
def test_every_setting_of_a_base_that_is_left_still_works(tmp_path: Path, base: str) -> None:
    assert [
        str(e) for e in check(small_board(tmp_path / "tiny", f'base = "{base}"\n')) if "edition.toml" in e.file
    ] == []


def test_one_changed_track_makes_another_board(tmp_path: Path) -> None:
    folder = over_usa(tmp_path)
    routes = folder / "routes.csv"
    routes.write_text((copy_of("usa", tmp_path) / "routes.csv").read_text(encoding="utf-8"), encoding="utf-8")
    replace(routes, "atlanta,charleston,gray,2", "atlanta,charleston,gray,3")
    assert describe(folder).variants == []


def test_tables_that_differ_in_names_and_notes_alone_are_the_same_board(tmp_path: Path) -> None:
    folder = over_usa(tmp_path)
    original = copy_of("usa", tmp_path)
    for table in ("cities.csv", "routes.csv"):
        (folder / table).write_text((original / table).read_text(encoding="utf-8"), encoding="utf-8")
    replace(folder / "cities.csv", "New York", "Neu York")
    replace(folder / "routes.csv", "atlanta,charleston,gray,2,normal,0,", "atlanta,charleston,gray,2,normal,0,own_x")
    assert len(describe(folder).variants) == 4
    assert check(folder) == []


def test_own_cities_without_own_routes_and_tickets_are_one_clear_error(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "tinyland", 'base = "usa"\n')
    (folder / "routes.csv").unlink()
    (folder / "tickets.csv").unlink()
    assert [str(error) for error in check(folder)] == [
        f"{folder}/cities.csv: the folder has its own places, so it also needs its own routes.csv and tickets.csv"
    ]


def test_without_leaves_out_a_variant_by_its_name(tmp_path: Path) -> None:
    info = describe(over_usa(tmp_path, 'without = ["mega_game", "variants.usa_1910"]\n'))
    assert [variant.id for variant in info.variants] == ["classic", "big_cities"]


def test_without_leaves_out_all_variants_and_the_settings_that_change_them(tmp_path: Path) -> None:
    folder = over_usa(tmp_path, 'without = ["variants"]\n')
    info = describe(folder)
    assert info.variants == []
    assert "big_cities_longest_path" not in [setting.id for setting in info.settings]
    assert check(folder) == []


def test_without_leaves_out_a_rule_with_its_bonus(tmp_path: Path) -> None:
    edition = load(over_usa(tmp_path, 'without = ["longest_path"]\nend_game.tie_breaks = ["most_completed_tickets"]\n'))
    assert (edition.rules, edition.get("bonuses")) == (["globetrotter"], [])


def test_without_leaves_out_a_rule_with_its_section(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "edition.toml").write_text('base = "europe"\nwithout = ["stations"]\n', encoding="utf-8")
    edition = load(folder)
    assert "stations" not in edition.rules and edition.get("stations") is None


def test_without_brings_back_the_default_of_a_number(tmp_path: Path) -> None:
    assert load(over_usa(tmp_path, 'without = ["trains_per_player"]\n')).number("trains_per_player") == 45


def test_without_leaves_out_a_table(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "edition.toml").write_text('base = "uk"\nwithout = ["tables.technologies"]\n', encoding="utf-8")
    with pytest.raises(EditionError, match=r"which is not in technologies\.csv"):
        load(folder)


@pytest.mark.parametrize(
    ("name", "guess"),
    [
        ("mega_gmae", "mega_game"),
        ("globetroter", "globetrotter"),
        ("about.them", "about.theme"),
        ("qqq", "variant (classic, "),
    ],
)
def test_an_unknown_name_in_without_is_an_error_with_a_guess(tmp_path: Path, name: str, guess: str) -> None:
    folder = over_usa(tmp_path, f'without = ["{name}"]\n')
    (error,) = check(folder)
    assert str(error).startswith(f"{folder}/edition.toml:2: without: usa has nothing called {name!r} to leave out; ")
    assert guess in str(error)


def test_without_needs_a_base(tmp_path: Path) -> None:
    (error,) = check(small_board(tmp_path / "tiny", 'without = ["variants"]\n'))
    assert "without: there is no `base` to leave something out of" in str(error)


def test_without_must_be_a_list_of_names(tmp_path: Path) -> None:
    (error,) = check(over_usa(tmp_path, 'without = "variants"\n'))
    assert "without: 'variants' is not a list of names" in str(error)


def test_a_folder_of_three_tables_and_an_empty_edition_toml_is_a_board(tmp_path: Path) -> None:
    folder = small_board(tmp_path / "tiny_land")
    assert check(folder) == []
    edition = load(folder)
    assert (edition.id, edition.name, edition.players) == ("tiny_land", "Tiny land", [2, 3, 4, 5])


def test_a_default_is_the_number_of_the_base_game(tmp_path: Path) -> None:
    edition, usa = load(small_board(tmp_path / "tiny")), load("usa")
    for path in ("trains_per_player", "starting_hand", "drawing", "train_cards", "double_routes", "face_up_cards"):
        assert edition.get(path) == usa.get(path)


def test_a_deck_of_ones_own_is_not_filled_up_with_the_default_one(tmp_path: Path) -> None:
    toml = "[train_cards]\n" + "".join(f"{c} = 9\n" for c in COLORS if c != "pink")
    edition = load(small_board(tmp_path / "tiny", toml + "locomotive = 6\n[scoring.route_points]\n" + POINTS))
    assert (sum(edition.get("train_cards").values()), len(edition.get("scoring.route_points"))) == (78, 5)


POINTS = "1 = 1\n2 = 2\n3 = 4\n4 = 7\n5 = 9\n"


def test_a_section_gets_its_missing_keys(tmp_path: Path) -> None:
    edition = load(small_board(tmp_path / "tiny", "[tickets]\ninitial_dealt = 2\n"))
    assert (edition.number("tickets.initial_dealt"), edition.number("tickets.later_drawn")) == (2, 3)
