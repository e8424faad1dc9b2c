"""The data of all editions: every way to play loads and checks clean, and the files say what their rules say."""

from __future__ import annotations

import ast
from typing import Any

import pytest

from fogg.board import City, Edition, describe, distances, edition_ids, load
from fogg.board.checks.check_edition import check_source
from fogg.board.folder.source import EditionSource, editions_home

BOARDS = [name for name in edition_ids() if name != "alvin_dexter"]


def read(name: str) -> dict[str, Any]:
    """Return the numbers of an edition, over those of its base."""
    return EditionSource(editions_home() / name, name).data


@pytest.mark.parametrize("name", BOARDS)
def test_an_edition_checks_clean_in_every_variant_and_setting(name: str) -> None:
    assert check_source(EditionSource(editions_home() / name, name)) == []


@pytest.mark.parametrize("name", BOARDS)
def test_an_edition_loads_with_every_variant_setting_and_add_on(name: str) -> None:
    info = describe(name)
    for variant in [None, *(v.id for v in info.variants)]:
        for setting in info.settings:
            for value in setting.values:
                edition = load(name, variant=variant, settings={setting.id: value})
                assert edition.settings[setting.id] == value
    for add_on in info.add_ons:
        assert set(add_on.rules) <= set(load(name, add_ons=[add_on.id]).rules)


@pytest.mark.parametrize("name", edition_ids())
def test_an_edition_folder_is_complete(name: str) -> None:
    folder = editions_home() / name
    assert read(name)["id"] == name
    assert {"edition.toml", "provenance.md"} <= {file.name for file in folder.iterdir()}
    assert EditionSource(folder, name).holder("rules.md") is not None  # its own, or the rules of its base
    assert not (folder / "__init__.py").exists()


@pytest.mark.parametrize("name", BOARDS)
def test_the_reader_is_told_who_made_it_when_and_what_it_is_about(name: str) -> None:
    about = read(name)["about"]
    assert {"designer", "year", "theme"} <= set(about)
    assert set(about.get("best_at", [])) <= set(load(name).players)


@pytest.mark.parametrize("name", BOARDS)
def test_the_literal_reading_changes_every_key_that_it_names(name: str) -> None:
    data = read(name)
    overlay = data.get("seed_003_literal", {})
    assert ("literal" in data["settings"]) == bool(overlay)

    def changed(before: dict[str, Any], after: dict[str, Any]) -> None:
        for key, value in after.items():
            if isinstance(value, dict):
                changed(before[key], value)
            else:
                assert before[key] != value, f"{key} = {value} changes nothing"

    changed(data, overlay)
    assert not {"id", "name", "about", "provenance", "tables", "counts"} & set(overlay)


@pytest.mark.parametrize("name", BOARDS)
def test_every_setting_changes_the_game_in_some_variant(name: str) -> None:
    info = describe(name)
    for setting in info.settings:
        digests = {
            (variant, value): load(name, variant=variant, settings={setting.id: value}).digest
            for variant in [None, *(v.id for v in info.variants)]
            for value in setting.values
        }
        variants = {variant for variant, _ in digests}
        assert any(digests[v, setting.values[0]] != digests[v, setting.values[-1]] for v in variants), setting.id


@pytest.mark.parametrize("name", [n for n in BOARDS if read(n)["provenance"]["reconstructed"]])
def test_a_reconstructed_ticket_is_worth_the_shortest_way(name: str) -> None:
    board = load(name).board
    for ticket in board.tickets:
        way = distances(board.routes, len(board.cities), int(ticket.a))[ticket.b]
        assert ticket.points == way, ticket


@pytest.mark.parametrize("name", BOARDS)
def test_bonuses_and_their_modules_go_together(name: str) -> None:
    with_card = {"longest_path", "globetrotter"}
    editions = [load(name, variant=v) for v in [None, *(v.id for v in describe(name).variants)]]
    bonuses = [{bonus["id"] for bonus in edition.data["bonuses"]} for edition in editions]
    for edition, ids in zip(editions, bonuses, strict=True):
        assert ids & with_card <= set(edition.rules), edition
    assert set(editions[0].rules) & with_card <= set().union(*bonuses)


KINDS = {"ferry": "ferries", "tunnel": "tunnels", "mountain": "mountains", "trackbed": "track_beds"}


@pytest.mark.parametrize("name", BOARDS)
def test_the_rules_of_an_edition_fit_what_is_on_its_board(name: str) -> None:
    edition = load(name)
    rules = set(edition.rules)
    assert {KINDS[r.kind] for r in edition.board.routes if r.kind != "normal"} == rules & set(KINDS.values())
    assert any(c.kind == "country" for c in edition.board.cities) == ("countries" in rules)
    assert any(r.tags.get("special") for r in edition.board.routes) == ("special_routes" in rules)
    assert any(t.targets for t in edition.board.tickets) == ("multi_tickets" in rules)
    long = any(t.kind == "long" for t in edition.board.tickets)
    assert long == bool(rules & {"long_tickets", "two_decks"})


def test_scripts_next_to_the_data_are_python_and_named_by_their_edition() -> None:
    for script in sorted(editions_home().glob("*/*.py")):
        ast.parse(script.read_text(encoding="utf-8"))
        assert read(script.parent.name)["provenance"]["reconstruction_script"] == script.name


def cities_named(edition: Edition, tag: str) -> set[str]:
    return {c.key for c in edition.board.cities if tag in c.tags}


def big_city_ends(edition: Edition) -> list[bool]:
    big = set(edition.data["big_cities"])
    cities: list[City] = edition.board.cities
    return [bool({cities[t.a].key, cities[t.b].key} & big) for t in edition.board.tickets]


def test_usa_r2_the_deck_has_110_cards() -> None:
    cards = load("usa").data["train_cards"]
    assert sum(cards.values()) == 110
    assert cards.pop("locomotive") == 14
    assert set(cards.values()) == {12}


def test_usa_r25_points_by_length() -> None:
    assert load("usa").data["scoring"]["route_points"] == {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15}


def test_usa_r26_no_route_is_longer_than_six() -> None:
    assert max(r.length for r in load("usa").board.routes) == 6


def test_usa_r21_there_are_22_double_routes() -> None:
    board = load("usa").board
    assert sorted(len(group) for group in board.groups) == [1] * 56 + [2] * 22


REPRINTS = {
    "los_angeles-miami": (20, 19),
    "los_angeles-new_york": (21, 20),
    "seattle-new_york": (22, 20),
    "sault_st_marie-oklahoma_city": (9, 8),
}


def test_usa_r40_four_reprints_are_worth_less() -> None:
    classic, mega = load("usa").board, load("usa", variant="mega_game").board
    differ = {
        t.key: (int(t.points), int(mega.ticket(t.key).points))
        for t in classic.tickets
        if t.points != mega.ticket(t.key).points
    }
    assert differ == REPRINTS


def test_usa_r44_reprint_values_can_be_chosen_for_the_classic_deck() -> None:
    reprinted = load("usa", variant="classic", settings={"reprint_values": True}).board
    assert {key: int(reprinted.ticket(key).points) for key in REPRINTS} == {k: new for k, (_, new) in REPRINTS.items()}
    assert len(reprinted.tickets) == 30


def ticket_numbers(edition: Edition) -> tuple[int, ...]:
    keys = ("initial_dealt", "initial_min_keep", "later_drawn", "later_min_keep")
    return (len(edition.board.tickets), *(edition.number(f"tickets.{key}") for key in keys))


def test_usa_r41_1910_has_35_tickets_and_globetrotter() -> None:
    edition = load("usa", variant="usa_1910")
    assert ticket_numbers(edition) == (35, 3, 2, 3, 1)
    assert [b["id"] for b in edition.data["bonuses"]] == ["globetrotter"]


def test_usa_r42_the_mega_game_has_69_tickets_and_both_bonuses() -> None:
    edition = load("usa", variant="mega_game")
    assert ticket_numbers(edition) == (69, 5, 3, 4, 1)
    assert [(b["id"], b["points"]) for b in edition.data["bonuses"]] == [("longest_path", 10), ("globetrotter", 15)]


def test_usa_r43_the_big_cities_name_one_of_seven_on_every_ticket() -> None:
    edition = load("usa", variant="big_cities")
    assert ticket_numbers(edition) == (35, 4, 2, 4, 1)
    assert edition.data["bonuses"] == []
    assert all(big_city_ends(edition))
    assert cities_named(edition, "big_city") == set(edition.data["big_cities"])


def test_europe_r9_points_by_length_and_the_longest_routes() -> None:
    edition = load("europe")
    assert edition.data["scoring"]["route_points"] == {"1": 1, "2": 2, "3": 4, "4": 7, "6": 15, "8": 21}
    long = {r.key: int(r.length) for r in edition.board.routes if r.length > 4}
    assert sorted(long.values()) == [6, 6, 8]
    assert [set(key.split("-")) for key, n in long.items() if n == 8] == [{"petrograd", "stockholm"}]


def test_europe_r11_amsterdam_london_needs_two_locomotives() -> None:
    (ferry,) = load("europe").board.routes_between("amsterdam", "london")
    assert (ferry.kind, ferry.length, ferry.locos) == ("ferry", 2, 2)


def test_europe_r40_europe_expanded_adds_19_regular_tickets() -> None:
    tickets = load("europe", variant="europe_expanded").board.tickets
    assert len(tickets) == 65
    assert sum(t.kind == "long" for t in tickets) == 6


def test_europe_r41_mega_europe_deals_two_long_and_five_regular() -> None:
    edition = load("europe", variant="mega_europe")
    assert ticket_numbers(edition) == (101, 7, 3, 3, 1)
    assert edition.number("tickets.initial_dealt_long") == 2
    assert edition.number("tickets.initial_max_keep_long") == 1


def test_europe_r42_big_cities_have_no_long_tickets() -> None:
    edition = load("europe", variant="big_cities_europe")
    assert ticket_numbers(edition) == (45, 5, 2, 4, 1)
    assert all(big_city_ends(edition))
    assert not any(t.kind == "long" for t in edition.board.tickets)


def test_new_york_r29_nine_attractions() -> None:
    assert cities_named(load("new_york"), "attraction") == {
        "brooklyn",
        "central_park",
        "chelsea",
        "chinatown",
        "empire_state_building",
        "greenwich_village",
        "times_square",
        "united_nations",
        "wall_street",
    }


def test_amsterdam_r24_no_more_cart_tracks_than_merchandise_cards() -> None:
    edition = load("amsterdam")
    carts = [r for r in edition.board.routes if "cart" in r.tags]
    assert len(carts) == 15 <= edition.number("merchandise.cards")


def test_germany_has_60_meeples_and_its_own_labels() -> None:
    edition = load("germany")
    placed = sum(int(c.tags.get("passengers_2017", "0")) for c in edition.board.cities)
    assert placed == edition.number("meeples.per_color") * len(edition.data["meeples"]["colors"]) == 60
    assert edition.labels == [("single_source", "cities.passengers")]


def test_germany_is_on_the_tables_of_its_base() -> None:
    germany, marklin = load("germany"), load("marklin")
    for table in ("cities", "routes", "tickets"):
        assert germany.table(table) == marklin.table(table)
    assert describe("marklin").variants == []


def test_deutschland_2012_has_62_tickets_and_is_labelled_unverified() -> None:
    edition = load("germany", variant="deutschland_2012")
    kinds = [ticket.kind for ticket in edition.board.tickets]
    assert (len(kinds), kinds.count("short"), kinds.count("long")) == (62, 33, 29)
    assert edition.labels == [("unverified", "tickets"), ("unverified", "rules")]
    (variant,) = describe("germany").variants
    assert variant.labels == edition.labels


def test_a_label_of_a_variant_is_not_one_of_its_edition() -> None:
    assert describe("germany").labels == [("single_source", "cities.passengers")]


@pytest.mark.parametrize("edition", [name for name in edition_ids() if describe(name).kind == "board"])
def test_no_key_of_about_is_also_a_key_of_the_rules(edition: str) -> None:
    data = load(edition).data
    assert set(data["about"]) & (set(data) - {"about"}) == set()
