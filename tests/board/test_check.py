"""Every kind of damage to an edition gives an error that names file, line and value."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.board.boards import copy_of, replace

import fogg
from fogg.board import check, load
from fogg.errors import EditionError

# (edition, file, old text, new text, part of the message, value): the error stands in the line that was changed.
ROWS = [
    ("usa", "routes.csv", "atlanta,charleston,", "atlanta,charlestown,", "no such city", "charlestown"),
    ("usa", "routes.csv", "atlanta,charleston,gray", "atlanta,charleston,grey", "color 'grey'", "grey"),
    ("usa", "routes.csv", "atlanta,charleston,gray", "atlanta,charleston,pink", "color 'pink'", "pink"),
    ("usa", "routes.csv", "atlanta,charleston,gray,2", "atlanta,charleston,gray,0", "length '0'", "0"),
    ("usa", "routes.csv", "atlanta,charleston,gray,2", "atlanta,charleston,gray,two", "length 'two'", "two"),
    ("usa", "routes.csv", "atlanta,charleston,gray,2", "atlanta,charleston,gray,7", "length 7 has no points", "7"),
    (
        "usa",
        "routes.csv",
        "atlanta,charleston,gray,2,normal",
        "atlanta,charleston,gray,2,canal",
        "kind 'canal'",
        "canal",
    ),
    ("usa", "routes.csv", "atlanta,charleston,", "atlanta,atlanta,", "to itself", "atlanta"),
    ("usa", "routes.csv", "gray,2,normal,0,", "gray,2,normal,0,scenic", "unknown tag 'scenic'", "scenic"),
    ("usa", "routes.csv", "gray,2,normal,0,", "gray,2,normal,0,toll=much", "tag 'toll'", "much"),
    ("usa", "routes.csv", "gray,2,normal,0,", "gray,2,normal,1,", "1 locomotive symbols on a normal route", "1"),
    ("usa", "routes.csv", "gray,2,normal,0,", "gray,2,ferry,0,", "0 locomotive symbols on a ferry", "0"),
    ("usa", "routes.csv", "gray,2,normal,0,", "gray,2,ferry,3,", "3 locomotive symbols on a ferry", "3"),
    ("usa", "routes.csv", "gray,2,normal,0,", "gray,2,normal,0", "6 fields instead of 7", None),
    ("usa", "routes.csv", "gray,2,normal,0,", "gray, 2,normal,0,", "blanks around length", " 2"),
    ("usa", "routes.csv", "gray,2,normal,0,", "gray,2,normal,0,double", "has one track", "double"),
    ("usa", "cities.csv", "\nboston,", "\natlanta,", "id 'atlanta' occurs twice", "atlanta"),
    ("usa", "cities.csv", "\nboston,", "\nBoston,", "id 'Boston' must be of small letters", "Boston"),
    ("usa", "cities.csv", "\nboston,Boston,", "\nboston,Atlanta,", "name 'Atlanta'", "Atlanta"),
    ("usa", "cities.csv", "\nboston,Boston,", "\nboston,,", "has no name", ""),
    ("usa", "cities.csv", "\nboston,Boston,,42", "\nboston,Boston,,142", "lat '142", None),
    ("usa", "tickets.csv", "boston,miami,12", "boston,maimi,12", "no such city 'maimi'", "maimi"),
    ("usa", "tickets.csv", "boston,miami,12", "boston,boston,12", "both ends are 'boston'", "boston"),
    ("usa", "tickets.csv", "boston,miami,12", "boston,miami,-12", "points '-12'", "-12"),
    ("usa", "tickets.csv", "boston,miami,12", "boston,miami,0", "points '0'", "0"),
    ("usa", "tickets.csv", "regular,boston,miami", "ordinary,boston,miami", "kind 'ordinary'", "ordinary"),
    ("usa", "tickets.csv", "boston,miami,12,", "boston,miami,12,rare", "unknown tag 'rare'", "rare"),
    ("usa", "tickets.csv", "boston,miami,12,", "boston,,12,", "a ticket without b", ""),
    ("usa", "tickets.csv", "boston,miami,12", "calgary,phoenix,12", "is also in line", "calgary-phoenix"),
    (
        "switzerland",
        "tickets.csv",
        "deutschland:5;italia:11",
        "deutschland:5;italy:11",
        "no such city 'italy'",
        "italy",
    ),
    ("uk", "routes.csv", "tech=propellers", "tech=sails", "'sails', which is not in technologies.csv", "sails"),
    ("pennsylvania", "routes.csv", "shares=prr", "shares=acme", "'acme', which is not in shares.csv", "acme"),
    ("nederland", "tickets.csv", "neutral=zwolle-enschede", "neutral=zwolle-antwerpen", "is not a double route", None),
]


@pytest.mark.parametrize(("edition", "file", "old", "new", "message", "value"), ROWS)
def test_a_damaged_row_is_named_with_file_line_and_value(
    tmp_path: Path, edition: str, file: str, old: str, new: str, message: str, value: str | None
) -> None:
    folder = copy_of(edition, tmp_path)
    line = replace(folder / file, old, new) + old.startswith("\n")
    with pytest.raises(EditionError) as caught:
        load(folder)
    error = caught.value
    assert message in str(error)
    assert error.file == f"{folder}/{file}"
    # A card or id that occurs twice is reported where it occurs again, which may be the other of the two.
    assert error.line == line or "occurs twice" in message or "also in line" in message
    assert value is None or error.value == value
    assert str(error) in [str(e) for e in check(folder)]


# The same for what only rule modules can judge: found when the rules are put together.
MODULE_ROWS = [
    ("france", "cities.csv", "belgique_calais,Belgique,belgique", "belgique_calais,Belgique,gaul", "not a country"),
    ("france", "track_pieces.csv", "\nred,", "\npink!,", "color 'pink!'"),
]


@pytest.mark.parametrize(("edition", "file", "old", "new", "message"), MODULE_ROWS)
def test_a_module_names_file_and_line_of_a_damaged_row(
    tmp_path: Path, edition: str, file: str, old: str, new: str, message: str
) -> None:
    folder = copy_of(edition, tmp_path)
    line = replace(folder / file, old, new) + old.startswith("\n")
    with pytest.raises(EditionError, match=message) as caught:
        fogg.ruleset(folder)
    assert (caught.value.file, caught.value.line) == (f"{folder}/{file}", line)


# (file, old, new, part of the message, value): damage to edition.toml of usa, found in the line of the key.
KEYS = [
    ("players_max = 5", "players_max = 9", "2 to 9 players", 9),
    ("players_max = 5", "players_max = 1", "players_max", 1),
    ("players_max = 5", 'players_max = "5"', "'5' is a text, not a whole number", "5"),
    ("starting_hand = 4", "starting_hand = -4", "starting_hand: -4 is less than 0", -4),
    ("face_up_cards = 5", "face_up_cards = true", "True is a boolean, not a whole number", True),
    ("starting_hand = 4", "starting_hnad = 4", "unknown key, did you mean starting_hand?", "starting_hnad"),
    ("[about]", "[weather]", "weather: unknown key", "weather"),
    ("purple = 12", "violet = 12", "train_cards.violet: no such color", "violet"),
    ("purple = 12", "purple = -1", "train_cards.purple: -1", -1),
    ("initial_min_keep = 2", "initial_min_keep = 4", "4 is more than initial_dealt = 3", 4),
    ('later_returned_to = "deck_bottom"', 'later_returned_to = "sea"', "'sea' is not one of", "sea"),
    ('"holds_longest_path_bonus"]   # then', '"luck"]   # then', "'luck' is not one of", "luck"),
    ("6 = 15", "6 = 5", "points do not grow", None),
    ("best_at = [3, 4]", 'best_at = "3"', "about.best_at", "3"),
    ("best_at = [3, 4]", "bets_at = [3, 4]", "about.bets_at: unknown key", "bets_at"),
    ('ties = "all_tied_score"', 'ties = "nobody"', "ties of longest_path", "nobody"),
    ('rules = ["longest_path"', 'rules = ["longest path"', "is not the name of a rule module", "longest path"),
    ("tickets.later_drawn = 4", "tickets.later_darwn = 4", "overrides nothing: there is no tickets.later_darwn", 4),
    ("tickets.later_drawn = 4", 'tickets.later_drawn = "4"', "but tickets.later_drawn is a whole number", "4"),
    ('type = "bool"', 'type = "boolean"', "'boolean' is not one of bool, choice, int", "boolean"),
    ('sets = "drawing.row_open', 'sets = "drawing.row_opne', "overrides nothing", True),
]


@pytest.mark.parametrize(("old", "new", "message", "value"), KEYS)
def test_a_damaged_key_is_named_with_file_line_and_value(
    tmp_path: Path, old: str, new: str, message: str, value: object
) -> None:
    folder = copy_of("usa", tmp_path)
    line = replace(folder / "edition.toml", old, new)
    errors = [error for error in check(folder) if message in str(error)]
    assert errors, [str(e) for e in check(folder)]
    assert errors[0].file == f"{folder}/edition.toml"
    assert errors[0].line == line or message in ("points do not grow", "ties of longest_path")
    assert value is None or errors[0].value == value


COUNTS = [
    ("usa", "routes = 100", "routes = 101", "counts.routes: 101, but the tables have 100"),
    ("usa", "double_routes = 22", "double_routes = 20", "counts.double_routes: 20, but the tables have 22"),
    ("usa", "counts.tickets = 69", "counts.tickets = 70", "counts.tickets: 70, but the tables have 69"),
    ("europe", "tunnels = 18", "tunnels = 17", "counts.tunnels: 17, but the tables have 18"),
    ("uk", "wales = 5", "wales = 6", "counts.wales: 6, but the tables have 5"),
    ("usa", "tickets = 30 }", "tickets = 30, dragons = 1 }", "counts.dragons: nothing to check it against"),
]


@pytest.mark.parametrize(("edition", "old", "new", "message"), COUNTS)
def test_counts_that_do_not_match_are_named(tmp_path: Path, edition: str, old: str, new: str, message: str) -> None:
    folder = copy_of(edition, tmp_path)
    line = replace(folder / "edition.toml", old, new)
    (error,) = [e for e in check(folder) if message in str(e)]
    assert (error.file, error.line) == (f"{folder}/edition.toml", line)


def test_a_disconnected_board_names_what_is_cut_off(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    routes = folder / "routes.csv"
    rows = [row for row in routes.read_text().splitlines(keepends=True) if "miami" not in row]
    routes.write_text("".join(rows))
    assert "not connected with the rest: miami" in str(check(folder)[0])


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    (folder / "routes.csv").unlink()
    assert [str(e) for e in check(folder)] == [f"{folder}/routes.csv: the file is missing"]


def test_a_missing_deck_of_a_variant_is_named(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    (folder / "tickets_1910.csv").unlink()
    assert [str(e) for e in check(folder)] == [f"{folder}/tickets_1910.csv: the file is missing"]
    assert load(folder).board.tickets


def test_a_missing_column_is_named(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    replace(folder / "tickets.csv", "kind,a,b,points,notes", "kind,a,b,notes")
    (error, *_) = check(folder)
    assert "column 'points' is missing" in str(error)
    assert error.line == 1


def test_a_file_that_is_not_utf8_is_named_with_its_line(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    content = (folder / "cities.csv").read_bytes()
    (folder / "cities.csv").write_bytes(content.replace(b"Boston", b"B\xf6ston"))
    (error,) = check(folder)
    assert error.value == b"\xf6"
    assert error.line == content[: content.index(b"Boston")].count(b"\n") + 1


def test_a_file_that_is_not_toml_is_named_with_its_line(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    line = replace(folder / "edition.toml", "players_max = 5", "players_max 5")
    (error,) = check(folder)
    assert (error.line, error.value) == (line, "players_max 5")


def test_a_folder_without_edition_toml_is_an_error(tmp_path: Path) -> None:
    assert [str(e) for e in check(tmp_path)] == [f"{tmp_path}/edition.toml: the file is missing"]


def test_check_collects_all_problems(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    replace(folder / "routes.csv", "atlanta,charleston,", "atlanta,charlestown,")
    replace(folder / "cities.csv", "\nboston,Boston,,42", "\nboston,Boston,,142")
    replace(folder / "tickets.csv", "boston,miami,12", "boston,miami,-12")
    assert {e.file.rpartition("/")[2] for e in check(folder)} == {"routes.csv", "cities.csv", "tickets.csv"}


def test_a_label_that_no_row_carries_is_an_error(tmp_path: Path) -> None:
    folder = copy_of("amsterdam", tmp_path)
    replace(folder / "edition.toml", '["tickets", "routes.cart"]', '["tickets"]')
    (error,) = check(folder)
    assert "rows of routes.cart are labelled cart_reconstructed" in str(error)


def test_lanes_of_a_double_must_be_alike_unless_tagged(tmp_path: Path) -> None:
    folder = copy_of("nordic", tmp_path)
    text = (folder / "routes.csv").read_text()
    (folder / "routes.csv").write_text(text.replace(";lanes_differ=length+kind+locos", ""))
    assert "have length" in str(check(folder)[0])


def test_an_add_on_is_not_a_board() -> None:
    with pytest.raises(EditionError, match="'add-on' is not a playable board"):
        load("alvin_dexter")


GUESSES = [
    (
        "routes.csv",
        "atlanta,charleston,",
        "atlanta,charlestown,",
        "no such city 'charlestown'; did you mean 'charleston'?",
    ),
    ("tickets.csv", "boston,miami,12", "boston,Maimi,12", "no such city 'Maimi'; did you mean 'miami'?"),
    ("routes.csv", "atlanta,charleston,gray", "atlanta,charleston,grey", "gray; did you mean 'gray'?"),
    ("routes.csv", "gray,2,normal,0,", "gray,2,nomral,0,", "did you mean 'normal'?"),
    ("routes.csv", "gray,2,normal,0,", "gray,2,normal,0,borders", "unknown tag 'borders'; did you mean 'border'?"),
]


@pytest.mark.parametrize(("file", "old", "new", "message"), GUESSES)
def test_a_misspelled_word_of_a_table_is_answered_with_the_nearest_one(
    tmp_path: Path, file: str, old: str, new: str, message: str
) -> None:
    folder = copy_of("usa", tmp_path)
    replace(folder / file, old, new)
    assert any(message in str(error) for error in check(folder))


def test_a_word_that_is_near_to_none_gets_no_guess(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    replace(folder / "tickets.csv", "boston,miami,12", "boston,qqqq,12")
    assert str(check(folder)[0]).endswith("no such city 'qqqq'")


@pytest.mark.parametrize(("mark", "called"), [(";", "semicolons (';')"), ("\t", "tabs ('\\t')")])
def test_a_table_with_other_separators_is_one_clear_error(tmp_path: Path, mark: str, called: str) -> None:
    folder = copy_of("usa", tmp_path)
    cities = folder / "cities.csv"
    cities.write_text(cities.read_text(encoding="utf-8").replace(",", mark), encoding="utf-8")
    assert [str(error) for error in check(folder)] == [
        f"{cities}:1: the file uses {called} between its fields; save it with commas instead"
    ]


def test_a_line_with_semicolons_among_commas_is_named(tmp_path: Path) -> None:
    folder = copy_of("usa", tmp_path)
    replace(folder / "tickets.csv", "regular,boston,miami,12,", "regular;boston;miami;12;")
    assert str(check(folder)[0]).endswith("1 fields instead of 5: this line uses ';' between its fields, not ','")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (
            "atlanta,new_orleans,yellow,4,normal,0,double",
            "atlanta,new_orleans,yellow,4,normal,0,",
            "atlanta-new_orleans has 2 tracks, so each of them needs the tag `double`",
        ),
        (
            "atlanta,charleston,gray,2,normal,0,",
            "atlanta,charleston,gray,2,normal,0,double",
            "atlanta-charleston has one track, so the tag `double` does not belong here",
        ),
        (
            "atlanta,new_orleans,yellow,4,normal,0,double",
            "atlanta,new_orleans,yellow,3,normal,0,double",
            "the tracks of atlanta-new_orleans have length 4 and 3: make them equal, or tag them `lanes_differ=length`",
        ),
    ],
)
def test_what_is_wrong_with_parallel_tracks_is_a_sentence(tmp_path: Path, old: str, new: str, message: str) -> None:
    folder = copy_of("usa", tmp_path)
    replace(folder / "routes.csv", old, new)
    assert message in [str(error).partition(": ")[2] for error in check(folder)]


def test_triples_need_an_entry_for_each_number_of_players(tmp_path: Path) -> None:
    folder = copy_of("france", tmp_path)
    line = replace(folder / "edition.toml", "{ 2 = 1, 3 = 1, 4 = 3, 5 = 3 }", "{ 2 = 1, 3 = 1, 4 = 3 }")
    (error,) = check(folder)
    assert "says nothing of games of 5 players" in str(error)
    assert error.line == line
