"""The balance of a board, on one so small that every number can be counted by hand.

a --2-- b --2-- c --3-- d        e hangs on c by a single track of 1
 \\------4 gray-----/

"""

from __future__ import annotations

from pathlib import Path

import pytest

from fogg.board import load
from fogg.engine.checks.balance import Balance, Bottleneck, ColorBalance, SharedWay, Supply, TicketBalance, balance_of

CITIES = [("a", 0), ("b", 1), ("c", 2), ("d", 3), ("e", 4)]
ROUTES = [
    ("a,b,red,2", ""),
    ("b,c,blue,2", "double"),
    ("b,c,red,2", "double"),
    ("a,c,gray,4", ""),
    ("c,d,red,3", ""),
    ("c,e,blue,1", ""),
]
TICKETS = ["a,d,7", "b,d,5", "a,e,9", "b,e,1", "a,c,4", "d,e,4"]
TOML = """
players_max = 4
trains_per_player = 5
tickets.initial_dealt = 1
tickets.initial_min_keep = 1
train_cards = { red = 10, blue = 10, locomotive = 8 }
"""


@pytest.fixture(scope="module")
def balance(tmp_path_factory: pytest.TempPathFactory) -> Balance:
    folder = tmp_path_factory.mktemp("boards") / "tiny"
    return balance_of(load(tiny(folder)))


def tiny(folder: Path) -> Path:
    """Return the board of the picture above."""
    folder.mkdir()
    tables = {
        "cities": ["id,name,group,lat,lon,notes", *(f"{key},{key.upper()},,{n},{n * n}," for key, n in CITIES)],
        "routes": ["a,b,color,length,kind,locos,notes", *(f"{row},normal,0,{tags}" for row, tags in ROUTES)],
        "tickets": ["kind,a,b,points,notes", *(f"regular,{row}," for row in TICKETS)],
    }
    for table, lines in tables.items():
        (folder / f"{table}.csv").write_text("\n".join([*lines, ""]), encoding="utf-8")
    (folder / "edition.toml").write_text(TOML, encoding="utf-8")
    return folder


def test_a_ticket_is_weighed_against_its_shortest_way(balance: Balance) -> None:
    assert balance.points_per_space == 1.0
    assert balance.tickets == (
        TicketBalance("a", "e", 9, 5, 2, 5, "over"),
        TicketBalance("a", "d", 7, 7, 2, 7, ""),
        TicketBalance("b", "d", 5, 5, 2, 5, ""),
        TicketBalance("a", "c", 4, 4, 1, 4, ""),
        TicketBalance("d", "e", 4, 4, 2, 4, ""),
        TicketBalance("b", "e", 1, 3, 2, 3, "under"),
    )


def test_tickets_that_share_their_way_are_paired(balance: Balance) -> None:
    assert SharedWay("a-d", "a-c", 4, 1.0) in balance.shared
    assert SharedWay("a-e", "a-c", 4, 1.0) in balance.shared
    assert SharedWay("a-e", "d-e", 1, 0.25) not in balance.shared
    assert [pair.share for pair in balance.shared] == sorted((p.share for p in balance.shared), reverse=True)


def test_what_cuts_the_board_apart_comes_first(balance: Balance) -> None:
    apart = [one for one in balance.bottlenecks if one.cuts_off]
    assert apart == list(balance.bottlenecks[: len(apart)])
    assert Bottleneck("city", "c", 5, 0.83, 0.0, ("d", "e")) in apart
    assert Bottleneck("route", "c-d", 3, 0.5, 0.0, ("d",)) in apart
    assert Bottleneck("route", "c-e", 3, 0.5, 0.0, ("e",)) in apart


def test_a_connection_counts_for_every_ticket_with_a_shortest_way_over_it(balance: Balance) -> None:
    # a to c is 4 spaces both directly and by b: the tickets a-d, a-e and a-c may go either way, without a detour.
    assert Bottleneck("route", "a-c", 3, 0.5, 0.0, ()) in balance.bottlenecks
    # For b-d and b-e the way by a is 2 + 4 spaces instead of 2: four more; the three others lose nothing.
    assert Bottleneck("route", "b-c", 5, 0.83, 1.6, ()) in balance.bottlenecks


def test_colors_are_counted_by_length(balance: Balance) -> None:
    assert balance.colors == (
        ColorBalance("red", 3, 7, {2: 2, 3: 1}, 10, "many"),
        ColorBalance("blue", 2, 3, {1: 1, 2: 1}, 10, "few"),
        ColorBalance("gray", 1, 4, {4: 1}, 0, ""),
    )
    assert balance.lengths == {1: 1, 2: 3, 3: 1, 4: 1}


def test_trains_are_weighed_against_the_spaces_that_are_open(balance: Balance) -> None:
    # With 2 or 3 players one track of b-c is closed: 12 of 14 spaces.
    assert balance.supplies == (Supply(2, 12, 10, 0.83), Supply(3, 12, 15, 1.25), Supply(4, 14, 20, 1.43))


def test_cities_are_listed_by_how_often_tickets_name_them(balance: Balance) -> None:
    assert [(use.city, use.tickets, use.neighbors) for use in balance.cities] == [
        ("c", 1, 4),
        ("b", 2, 2),
        ("a", 3, 2),
        ("d", 3, 1),
        ("e", 3, 1),
    ]


def test_a_ticket_of_usa_pays_a_point_for_each_space() -> None:
    found = balance_of(load("usa"))
    assert found.points_per_space == 1.0
    assert [ticket for ticket in found.tickets if ticket.verdict] == []


def test_tickets_to_countries_end_at_any_border_node() -> None:
    found = balance_of(load("switzerland"))
    assert any(ticket.b == "italia" and ticket.shortest > 0 for ticket in found.tickets)
    assert not any(key.startswith("italia_") for one in found.bottlenecks for key in one.cuts_off)
