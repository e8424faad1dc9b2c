"""Loading by name and from a folder: choices, groups, keys, and boards of one's own."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from tests.board.boards import copy_of, replace

from fogg.board import check, load
from fogg.errors import EditionError, UnknownName


def test_an_unknown_edition_lists_the_known_boards() -> None:
    with pytest.raises(UnknownName) as caught:
        load("europ")
    assert caught.value.known[:2] == ["africa", "amsterdam"]
    assert "alvin_dexter" not in caught.value.known
    assert str(caught.value).endswith("Did you mean europe?")


def test_an_unknown_folder_is_one_clear_line() -> None:
    with pytest.raises(EditionError, match=r"^boards/mine: there is no such folder$"):
        load("boards/mine")


def test_an_unknown_variant_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName) as caught:
        load("usa", variant="mega")
    assert caught.value.known == ["classic", "usa_1910", "mega_game", "big_cities"]


def test_an_edition_without_variants_says_so() -> None:
    with pytest.raises(UnknownName, match="unknown variant 'mega'; there is none"):
        load("new_york", variant="mega")


def test_an_unknown_setting_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName) as caught:
        load("usa", settings={"reprint": True})
    assert "reprint_values" in caught.value.known


@pytest.mark.parametrize("value", ["yes", 1, "true"])
def test_a_value_that_a_setting_does_not_take_lists_those_it_takes(value: int | str) -> None:
    with pytest.raises(UnknownName) as caught:
        load("usa", settings={"reprint_values": value})
    assert caught.value.known == ["false", "true"]


def test_an_unknown_add_on_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName) as caught:
        load("europe", add_ons=["depots"])
    assert caught.value.known == ["warehouses_depots", "alvin_dexter"]


def test_old_west_r15_alvin_and_dexter_cannot_be_added() -> None:
    with pytest.raises(UnknownName) as caught:
        load("old_west", add_ons=["alvin_dexter"])
    assert caught.value.known == ["alvin", "warehouses_depots"]


def test_an_add_on_brings_its_rules_and_numbers() -> None:
    edition = load("europe", add_ons=["warehouses_depots", "alvin_dexter"])
    assert edition.rules[-2:] == ["warehouses", "monsters"]
    assert edition.number("modules.warehouses_depots.depots_per_player") == 5
    assert edition.number("modules.alvin_dexter.cards_per_monster") == 20
    assert load("europe").get("modules") == {}


def test_settings_are_resolved_to_all_of_them() -> None:
    edition = load("usa", settings={"reprint_values": True})
    assert edition.settings == {
        "reprint_values": True,
        "big_cities_longest_path": False,
        "row_open_when_no_cards_left": False,
    }


def test_a_setting_can_reach_into_a_variant() -> None:
    edition = load("usa", variant="big_cities", settings={"big_cities_longest_path": True})
    assert [bonus["id"] for bonus in edition.data["bonuses"]] == ["longest_path"]
    assert load("usa", variant="big_cities").data["bonuses"] == []


def test_a_setting_that_is_on_by_default_can_be_switched_off() -> None:
    assert load("new_york").flag("drawing.row_open_when_no_cards_left")
    closed = load("new_york", settings={"row_open_when_no_cards_left": False})
    assert not closed.flag("drawing.row_open_when_no_cards_left")


def test_parallel_tracks_share_a_group_and_number_their_keys() -> None:
    board = load("old_west").board
    triple = max(board.groups, key=len)
    first = board.routes[triple[0]].key
    assert [board.routes[i].key for i in triple] == [first, f"{first}.2", f"{first}.3"]
    assert {int(board.routes[i].group) for i in triple} == {board.groups.index(triple)}


def test_groups_partition_the_routes() -> None:
    board = load("france").board
    assert sorted(i for group in board.groups for i in group) == list(range(len(board.routes)))
    assert all(board.routes[i].group == g for g, group in enumerate(board.groups) for i in group)


def test_uk_r23_penzance_plymouth_is_two_routes_unless_the_setting_says_otherwise() -> None:
    board = load("uk").board
    one, two = board.routes_between("penzance", "plymouth")
    assert one.group != two.group
    board = load("uk", settings={"uneven_lanes_count_as_double": True}).board
    one, two = board.routes_between("penzance", "plymouth")
    assert one.group == two.group


def test_nordic_r22_uneven_lanes_are_a_double() -> None:
    one, two = load("nordic").board.routes_between("kristiansand", "stavanger")
    assert (one.kind, two.kind) == ("tunnel", "ferry")
    assert one.group == two.group


def test_a_ticket_with_several_targets_has_its_payoffs() -> None:
    board = load("switzerland").board
    first, second = board.ticket("france"), board.ticket("france.2")
    assert (first.b, first.points) == (-1, 0)
    assert [(board.cities[i].key, points) for i, points in first.targets] == [
        ("deutschland", 5),
        ("italia", 11),
        ("osterreich", 14),
    ]
    assert first.targets == second.targets


def test_a_card_kind_without_cards_is_not_in_the_deck() -> None:
    assert "passenger" in load("marklin").data["train_cards"]
    germany = load("germany").data["train_cards"]
    assert "passenger" not in germany
    assert sum(germany.values()) == 110


def test_a_missing_number_names_file_and_key() -> None:
    with pytest.raises(EditionError, match=r"^usa/edition.toml: stations.per_turn: the key is missing"):
        load("usa").number("stations.per_turn")


def test_a_number_of_another_type_names_file_line_and_value() -> None:
    with pytest.raises(EditionError) as caught:
        load("usa").flag("tickets.initial_dealt")
    assert caught.value.line > 0
    assert caught.value.value == 3


def test_an_unknown_table_is_an_error() -> None:
    assert load("uk").table("technologies")[0]["id"] == "wales_concession"
    with pytest.raises(EditionError, match="there is no table 'technologies'"):
        load("usa").table("technologies")


def test_the_digest_follows_what_changes_a_game_and_nothing_else(tmp_path: Path) -> None:
    usual = load("usa").digest
    assert load("usa", variant="classic").digest == usual
    assert load("usa", variant="mega_game").digest != usual
    assert load("usa", settings={"row_open_when_no_cards_left": True}).digest != usual
    folder = copy_of("usa", tmp_path)
    replace(folder / "edition.toml", "best_at = [3, 4]", "best_at = [5]")
    assert load(folder).digest == usual
    replace(folder / "tickets.csv", "boston,miami,12", "boston,miami,13")
    assert load(folder).digest != usual


def own_team_asia(folder: Path, toml: str = "") -> Path:
    """Return a folder that holds the owner's thirty real cards and nothing else."""
    mine = folder / "my_asia"
    mine.mkdir()
    (mine / "edition.toml").write_text(f'base = "team_asia"\n{toml}')
    rows = ["regular,kabul,harbin,20,", "regular,bombay,nagpur,2,", "regular,canton,hong_kong,1,"]
    cities = [city.key for city in load("team_asia").board.cities if city.key not in ("kabul", "bombay", "canton")]
    rows += [f"regular,{a},{b},3," for a, b in pairwise(cities[:28])]
    (mine / "tickets.csv").write_text("\n".join(["kind,a,b,points,notes", *rows, ""]))
    return mine


def test_a_folder_can_hold_only_its_tickets_and_loses_their_label(tmp_path: Path) -> None:
    mine = own_team_asia(tmp_path)
    edition = load(mine)
    assert (edition.id, edition.name) == ("my_asia", "Ticket to Ride: Team Asia")
    assert [t.key for t in edition.board.tickets][:3] == ["kabul-harbin", "bombay-nagpur", "canton-hong_kong"]
    assert len(edition.board.routes) == 126
    assert ("reconstructed", "tickets") in load("team_asia").labels
    assert edition.labels == [("unverified", "routes")]
    assert check(mine) == []


def test_counts_of_ones_own_are_checked(tmp_path: Path) -> None:
    mine = own_team_asia(tmp_path, "counts.tickets = 31\n")
    with pytest.raises(EditionError, match=r"counts.tickets: 31, but the tables have 30") as caught:
        load(mine)
    assert (caught.value.file, caught.value.line) == (f"{mine}/edition.toml", 2)


def test_a_copied_row_that_is_labelled_keeps_the_label(tmp_path: Path) -> None:
    mine = own_team_asia(tmp_path)
    replace(mine / "tickets.csv", "kabul,harbin,20,", "kabul,harbin,20,reconstructed")
    assert ("reconstructed", "tickets") in load(mine).labels


def test_own_routes_of_amsterdam_lose_the_labels_of_routes_only(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "edition.toml").write_text('base = "amsterdam"\n')
    routes = (copy_of("amsterdam", tmp_path) / "routes.csv").read_text()
    for label in (";cart_reconstructed", ";unverified", ",unverified"):
        routes = routes.replace(label, label[0] if label[0] == "," else "")
    (mine / "routes.csv").write_text(routes.replace(",;", ","))
    assert load(mine).labels == [("reconstructed", "tickets")]


def test_a_folder_over_a_base_can_change_numbers_and_add_settings(tmp_path: Path) -> None:
    mine = own_team_asia(tmp_path, 'name = "Asia at home"\ntickets.initial_dealt = 4\n')
    edition = load(mine)
    assert (edition.name, edition.number("tickets.initial_dealt")) == ("Asia at home", 4)


def test_an_error_in_a_file_of_ones_own_names_that_file(tmp_path: Path) -> None:
    mine = own_team_asia(tmp_path)
    replace(mine / "tickets.csv", "kabul", "kabool")
    with pytest.raises(EditionError, match="no such city 'kabool'") as caught:
        load(mine)
    assert (caught.value.file, caught.value.line) == (f"{mine}/tickets.csv", 2)


def test_an_unknown_base_lists_the_known_editions(tmp_path: Path) -> None:
    (tmp_path / "edition.toml").write_text('base = "asia"\n')
    with pytest.raises(UnknownName, match="unknown base edition 'asia'"):
        load(tmp_path)
    assert "unknown base edition" in str(check(tmp_path)[0])


def test_a_choice_setting_merges_the_overlay_of_its_value(tmp_path: Path) -> None:
    choice = """
[settings.length]
type = "choice"
default = "usual"
words = "setting-length"
[settings.length.overlays.usual]
[settings.length.overlays.short]
trains_per_player = 20
"""
    mine = own_team_asia(tmp_path, choice)
    assert load(mine).number("trains_per_player") == 27
    assert load(mine, settings={"length": "short"}).number("trains_per_player") == 20
    with pytest.raises(UnknownName) as caught:
        load(mine, settings={"length": "tiny"})
    assert caught.value.known == ["usual", "short"]


def test_an_int_setting_sets_its_key_within_its_limits(tmp_path: Path) -> None:
    number = """
[settings.trains]
type = "int"
default = 27
minimum = 20
maximum = 45
words = "setting-trains"
sets = "trains_per_player"
"""
    mine = own_team_asia(tmp_path, number)
    assert load(mine, settings={"trains": 30}).number("trains_per_player") == 30
    with pytest.raises(UnknownName, match="unknown value of setting trains '46'"):
        load(mine, settings={"trains": 46})


def test_a_section_named_like_a_module_of_ones_own_is_known(tmp_path: Path) -> None:
    mine = own_team_asia(tmp_path, 'rules = ["volcano:Volcano"]\n[volcano]\nlava = 3\n')
    assert load(mine).number("volcano.lava") == 3
