"""Modules on boards that never had them: any mix works that the modules themselves allow."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.factory import claim_form, forms, position
from tests.rules.marklin.helpers import DECLINE, journey, passengers, put, top
from tests.rules.usa.helpers import HIDDEN, events

import fogg
from fogg.board.folder.source import editions_home
from fogg.bots import Match, play_match
from fogg.engine.checks.contract import check_edition

STATIONS = """
stations_per_player = 3
[stations]
cost_by_number = [1, 2, 3]
per_turn = 1
per_city = 1
opponent_routes_per_station = 1
points_per_unused = 4
count_for_longest_path = false
"""
PASSENGERS = """
passengers_per_player = 3
train_cards.passenger = 10
drawing.flush_when_face_up_passengers = 3
[merchandise]
red = [4, 3, 2]
white = [2]
"""
MEEPLES = """
[meeples]
colors = ["red", "blue"]
per_color = 30
majority_points = [20, 10]
"""
TUNNELS = {"denver,salt_lake_city", "calgary,helena", "el_paso,phoenix", "atlanta,raleigh"}
MARKED = {"paris": "red", "berlin": "red", "wien": "red", "zurich": "white", "dieppe": "white", "bruxelles": "white"}


def board(folder: Path, base: str, rules: list[str], more: str) -> Path:
    """Return a folder of one's own with those rule modules."""
    toml = f'base = "{base}"\nid = "mine"\nname = "My board"\nrules = {rules}\n{more}'
    (folder / "edition.toml").write_text(toml.replace("'", '"'), encoding="utf-8")
    return folder


def rewrite(folder: Path, base: str, table: str, marks: dict[str, str]) -> None:
    """Replace something in the lines of a base table that begin so."""
    lines = (editions_home() / base / table).read_text(encoding="utf-8").splitlines()
    for i, line in enumerate(lines):
        for beginning, change in marks.items():
            if line.startswith(f"{beginning},"):
                old, _, new = change.partition("->")
                lines[i] = line.replace(old, new) if new else f"{line}{';' * (line[-1] != ',')}{change}"
    (folder / table).write_text("\n".join(lines) + "\n", encoding="utf-8")


@pytest.fixture
def usa(tmp_path: Path) -> Path:
    """Return USA's board with four tunnels, and stations."""
    rewrite(tmp_path, "usa", "routes.csv", dict.fromkeys(TUNNELS, "normal->tunnel"))
    return board(tmp_path, "usa", ["tunnels", "stations", "longest_path"], f"{STATIONS}\n[tunnels]\ncards_revealed = 3")


@pytest.fixture
def europe(tmp_path: Path) -> Path:
    """Return Europe's board with all its own modules, passengers, and merchandise on six cities."""
    rewrite(tmp_path, "europe", "cities.csv", {city: f"merch={color}" for city, color in MARKED.items()})
    own = ["ferries", "tunnels", "stations", "long_tickets", "longest_path"]
    return board(tmp_path, "europe", [*own, "passengers", "merchandise_tokens"], PASSENGERS)


def test_usa_with_tunnels_and_stations_keeps_all_promises(usa: Path) -> None:
    tunnels = [route.key for route in fogg.load(usa).board.routes if route.kind == "tunnel"]
    assert {key.partition(".")[0].replace("-", ",") for key in tunnels} == TUNNELS
    check_edition(str(usa), games=1)


def test_a_tunnel_of_usa_asks_for_more(usa: Path) -> None:
    hands = {0: {"green": 6}}
    game = position(str(usa), hands=hands, next_cards=["green", "red", "red"])
    assert "event-tunnel" in events(game, 0, claim_form("calgary-helena", "green"))
    assert forms(game, 0) == [{"do": "extra", "wilds": 0}, {"do": "give-up"}]
    game.play(0, {"do": "extra", "wilds": 0})
    assert game.view(None).scores[0] == 7


def test_a_station_of_usa_lends_a_route_for_a_ticket(usa: Path) -> None:
    claimed = {0: ["kansas_city-oklahoma_city", "dallas-oklahoma_city"], 1: ["dallas-houston"]}
    game = position(str(usa), hands={0: {"red": 1}}, claimed=claimed, tickets={0: ["kansas_city-houston"]})
    assert [line.points for line in game.view(0).standing() if line.tickets] == [-5]
    game.play(0, {"do": "station", "city": "houston"})
    game.play(0, {"do": "pay", "color": "red", "wilds": 0})
    assert [line.points for line in game.view(0).standing() if line.tickets] == [5]


def test_europe_with_passengers_and_merchandise_keeps_all_promises(europe: Path) -> None:
    game = fogg.new_game(europe, 3, 1)
    assert {city: top(game, city) for city in MARKED} == {c: 4 if m == "red" else 2 for c, m in MARKED.items()}
    assert top(game, "roma") == 0
    check_edition(str(europe), games=1)


def test_a_passenger_of_europe_is_placed_after_a_tunnel_and_travels_on(europe: Path) -> None:
    ways = {0: ["paris-zurich"], 1: ["dieppe-paris"]}
    hands = {0: {"green": 2, "locomotive": 2, "passenger": 1}}
    game = position(str(europe), hands=hands, claimed=ways, next_cards=["red", "red", "red"])
    venice = game.ruleset.board.routes_between("zurich", "venezia")[0].key
    game.play(0, claim_form(venice, "green"))
    assert forms(game, 0) == [put("venezia"), put("zurich"), DECLINE]
    game.play(0, put("venezia"))
    assert passengers(game) == {"venezia": 0}
    game.play(1, HIDDEN)
    game.play(1, HIDDEN)
    assert journey(game, 0, "venezia", venice, "paris-zurich", "dieppe-paris") == 2 + 4 + 2
    assert game.view(0).hand == {"locomotive": 2}


def test_bots_play_such_boards(europe: Path) -> None:
    (outcome,) = play_match(Match(edition=str(europe), players=2, bots=("racer", "greedy"), seed=1), 1)
    assert outcome.turns > 20


def test_plus_fours_and_tunnels_work_together(tmp_path: Path) -> None:
    more = "train_cards.locomotive_plus4 = 6\n[payment]\nplus4_min_route_length = 4\n"
    rules = ["ferries", "tunnels", "stations", "long_tickets", "longest_path", "plus_fours"]
    check_edition(str(board(tmp_path, "europe", rules, more)), games=1)


def test_passengers_need_no_tokens_and_no_cards(tmp_path: Path) -> None:
    check_edition(str(board(tmp_path, "new_york", ["attractions", "passengers"], "passengers_per_player = 1")), games=1)


@pytest.mark.parametrize("rules", [["passengers", "meeples"], ["meeples", "passengers"]])
def test_passengers_and_meeples_exclude_each_other_at_loading(tmp_path: Path, rules: list[str]) -> None:
    folder = board(tmp_path, "marklin", ["two_decks", "countries", *rules, "globetrotter"], MEEPLES)
    with pytest.raises(fogg.EditionError, match=f"{rules[0]} and {rules[1]} exclude each other"):
        fogg.ruleset(folder)


@pytest.mark.parametrize(
    ("rules", "more", "problem"),
    [
        (["two_decks", "long_tickets"], "", "exclude each other"),
        (["two_decks"], "", "`tickets.decks`"),
        (["passengers"], "", "`passengers_per_player` must be 1 or more"),
        (["passengers"], "passengers_per_player = 3\n[passengers]\nmax_per_city = 2", "`passengers.max_per_city`"),
        (["passengers"], "passengers_per_player = 3\n[passengers]\nstart_city_pays = true", "can only be false"),
        (["merchandise_tokens"], "", "no city has the tag `merch=`"),
        (["meeples"], MEEPLES, "no place has the tag"),
        (["plus_fours"], "", "`train_cards` has no locomotive_plus4"),
    ],
)
def test_a_module_says_what_it_lacks(tmp_path: Path, rules: list[str], more: str, problem: str) -> None:
    with pytest.raises(fogg.EditionError) as refused:
        fogg.ruleset(board(tmp_path, "europe", rules, more))
    assert problem in str(refused.value)
