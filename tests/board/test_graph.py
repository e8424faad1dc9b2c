"""Board questions against brute force on small random networks, and on networks of the real boards."""

from __future__ import annotations

import random
from itertools import combinations

from tests.board.boards import network, owned, usa

from fogg.board import (
    Route,
    components,
    connected,
    disjoint_paths,
    distances,
    edge_disjoint_paths,
    longest_length,
    longest_path,
    shortest_path,
)


def random_network(seed: int, *, most_cities: int = 7, most_routes: int = 9) -> tuple[list[Route], int]:
    """Return at most two tracks between the same places, or brute force would take too long."""
    rng = random.Random(seed)
    n = rng.randint(4, most_cities)
    pairs = rng.sample(list(combinations(range(n), 2)) * 2, rng.randint(0, most_routes))
    return network(*((a, b, rng.randint(1, 6)) for a, b in pairs)), n


def longest_by_brute_force(routes: list[Route]) -> int:
    def walk(city: int, used: frozenset[int]) -> int:
        best = 0
        for route in routes:
            if route.id not in used and city in (route.a, route.b):
                best = max(best, route.length + walk(int(route.other_end(city)), used | {int(route.id)}))
        return best

    return max((walk(start, frozenset()) for start in {int(end) for r in routes for end in (r.a, r.b)}), default=0)


def reached_by_brute_force(routes: list[Route], start: int) -> set[int]:
    reached = {start}
    for _ in routes:
        for route in routes:
            if route.a in reached or route.b in reached:
                reached |= {int(route.a), int(route.b)}
    return reached


def check_is_trail(routes: list[Route], trail: list[int]) -> None:
    """Check that the routes can be walked one after the other, none twice."""
    assert len(set(trail)) == len(trail)
    by_id = {int(route.id): route for route in routes}
    ends = [{int(by_id[i].a), int(by_id[i].b)} for i in trail]
    if trail:
        assert any(walks(ends, start) for start in ends[0]), trail


def walks(ends: list[set[int]], city: int) -> bool:
    for pair in ends:
        if city not in pair:
            return False
        (city,) = pair - {city}
    return True


def test_longest_path_is_that_of_brute_force_and_can_be_walked() -> None:
    for seed in range(300):
        routes, n = random_network(seed)
        length, trail = longest_path(routes, n)
        assert length == longest_length(routes, n) == longest_by_brute_force(routes), f"seed {seed}"
        assert sum(routes[i].length for i in trail) == length
        check_is_trail(routes, trail)


def test_longest_path_gives_route_ids_not_positions() -> None:
    routes = network((0, 1, 2), (2, 3, 9), (1, 2, 3))[1:]
    assert longest_path(routes, 4) == (12, [1, 2])


def test_longest_path_of_nothing_is_zero() -> None:
    assert longest_path([], 5) == (0, [])


def test_longest_path_takes_the_better_of_two_parts() -> None:
    routes = network((0, 1, 6), (2, 3, 2), (3, 4, 2), (3, 5, 3))
    assert longest_path(routes, 6) == (6, [0])
    assert longest_length(routes[1:], 6) == 5


def test_usa_x1_the_path_of_four_routes_is_20_long() -> None:
    board = usa().board
    keys = ("los_angeles el_paso", "el_paso houston", "houston new_orleans", "new_orleans miami")
    assert longest_length(owned(board, *keys), len(board.cities)) == 20


def test_usa_x2_a_loop_with_two_tails_is_17_long() -> None:
    board = usa().board
    routes = owned(
        board,
        "denver santa_fe",
        "santa_fe el_paso",
        "el_paso phoenix",
        "phoenix denver",
        "denver helena",
        "santa_fe oklahoma_city",
    )
    length, trail = longest_path(routes, len(board.cities))
    assert length == 17
    assert {board.routes[i].key for i in trail} == {r.key for r in routes if r.key != "denver-santa_fe"}


def test_usa_x7_a_figure_of_eight_counts_whole() -> None:
    board = usa().board
    routes = owned(
        board,
        "denver santa_fe",
        "santa_fe oklahoma_city",
        "oklahoma_city denver",
        "denver omaha",
        "omaha kansas_city",
        "kansas_city denver",
    )
    length, trail = longest_path(routes, len(board.cities))
    assert length == 18
    assert len(trail) == 6
    check_is_trail(routes, trail)


def test_usa_x7_a_triangle_with_two_tails_is_13_long() -> None:
    board = usa().board
    routes = owned(
        board,
        "salt_lake_city denver",
        "denver kansas_city",
        "kansas_city oklahoma_city",
        "oklahoma_city denver",
        "kansas_city omaha",
    )
    assert sum(r.length for r in routes) == 14
    assert longest_length(routes, len(board.cities)) == 13


# The slowest network of 45 trains that a hill climb over the USA board has found.
WORST = """atlanta-charleston atlanta-nashville atlanta-raleigh charleston-raleigh chicago-omaha chicago-pittsburgh
chicago-saint_louis kansas_city-oklahoma_city.2 kansas_city-omaha kansas_city-saint_louis little_rock-nashville
little_rock-oklahoma_city little_rock-saint_louis nashville-pittsburgh nashville-raleigh nashville-saint_louis
new_york-pittsburgh pittsburgh-raleigh pittsburgh-washington raleigh-washington.2"""


def test_longest_path_of_the_worst_known_network() -> None:
    board = usa().board
    routes = [board.route(key) for key in WORST.split()]
    assert sum(r.length for r in routes) == 45
    length, trail = longest_path(routes, len(board.cities))
    assert length == sum(board.routes[i].length for i in trail) == 38
    check_is_trail(routes, trail)


def test_components_and_connected_are_those_of_brute_force() -> None:
    for seed in range(200):
        routes, n = random_network(seed)
        component = components(routes, n)
        for city in range(n):
            reached = reached_by_brute_force(routes, city)
            assert component[city] == min(reached), f"seed {seed}"
            assert {other for other in range(n) if connected(routes, n, city, other)} == reached


def test_distances_are_those_of_bellman_and_ford() -> None:
    for seed in range(200):
        routes, n = random_network(seed)
        costs = [random.Random(seed + i).randint(-1, 4) for i in range(len(routes))]
        best: list[float] = [float("inf")] * n
        best[0] = 0
        for _ in range(n):
            for route in routes:
                if costs[route.id] >= 0:
                    best[route.a] = min(best[route.a], best[route.b] + costs[route.id])
                    best[route.b] = min(best[route.b], best[route.a] + costs[route.id])
        assert distances(routes, n, 0, costs) == [-1 if b == float("inf") else b for b in best], f"seed {seed}"


def test_shortest_path_can_be_walked_and_costs_what_it_says() -> None:
    for seed in range(200):
        routes, n = random_network(seed)
        found = shortest_path(routes, n, [0], [n - 1])
        distance = distances(routes, n, 0)[n - 1]
        if found is None:
            assert distance == -1
            continue
        cost, path = found
        assert cost == distance == sum(r.length for r in path)
        assert walks([{int(r.a), int(r.b)} for r in path], 0)


def test_shortest_path_joins_two_networks_at_their_nearest_places() -> None:
    routes = network((0, 2, 5), (1, 2, 1), (2, 3, 1), (3, 4, 1), (2, 5, 3))
    found = shortest_path(routes, 6, [0, 1], [4, 5])
    assert found is not None
    assert (found[0], [int(r.id) for r in found[1]]) == (3, [1, 2, 3])


def test_shortest_path_between_overlapping_networks_is_empty() -> None:
    assert shortest_path(network((0, 1, 4)), 2, [0, 1], [1]) == (0, [])


def test_shortest_path_prefers_fewer_routes_at_equal_cost() -> None:
    found = shortest_path(network((0, 1, 2), (1, 2, 2), (0, 2, 4)), 3, [0], [2])
    assert found is not None
    assert [int(r.id) for r in found[1]] == [2]


def test_a_negative_cost_closes_a_route() -> None:
    routes = network((0, 1, 1), (0, 2, 3), (2, 1, 3))
    found = shortest_path(routes, 3, [0], [1], [-1, 3, 3])
    assert found is not None
    assert found[0] == 6
    assert shortest_path(routes, 3, [0], [1], [-1, -1, 3]) is None


def cut_by_brute_force(routes: list[Route], n: int, a: int, b: int) -> int:
    """Return the fewest routes whose loss parts the two places: by Menger the number of separate ways."""
    for size in range(len(routes) + 1):
        for lost in combinations(routes, size):
            if not connected([r for r in routes if r not in lost], n, a, b):
                return size
    raise AssertionError


def test_edge_disjoint_paths_are_as_many_as_the_smallest_cut() -> None:
    for seed in range(120):
        routes, n = random_network(seed, most_cities=5, most_routes=8)
        assert edge_disjoint_paths(routes, n, 0, n - 1) == cut_by_brute_force(routes, n, 0, n - 1), f"seed {seed}"


def test_edge_disjoint_paths_may_share_a_place() -> None:
    two_loops = network((0, 1, 1), (0, 1, 1), (1, 2, 1), (1, 2, 1))
    assert edge_disjoint_paths(two_loops, 3, 0, 2) == 2


def test_edge_disjoint_paths_give_back_a_route_taken_too_early() -> None:
    # The first way found may take 0-1-2-3; two ways exist only if 1-2 is given back.
    routes = network((0, 1, 1), (1, 2, 1), (2, 3, 1), (0, 2, 1), (1, 3, 1))
    assert edge_disjoint_paths(routes, 4, 0, 3) == 2


def test_disjoint_paths_are_walks_that_share_no_route() -> None:
    for seed in range(120):
        routes, n = random_network(seed, most_cities=6, most_routes=10)
        paths = disjoint_paths(routes, n, [0], [n - 1])
        assert len(paths) == edge_disjoint_paths(routes, n, 0, n - 1), f"seed {seed}"
        used = [int(route.id) for path in paths for route in path]
        assert len(set(used)) == len(used)
        for path in paths:
            here = 0
            for route in path:
                here = int(route.other_end(here))
            assert here == n - 1, f"seed {seed}"


def test_disjoint_paths_lead_from_any_source_to_any_target() -> None:
    # Two flags of a country at either side: each path may use other ones.
    routes = network((0, 2, 1), (1, 3, 1), (2, 4, 1), (3, 5, 1), (2, 3, 1))
    assert len(disjoint_paths(routes, 6, [0, 1], [4, 5])) == 2
    assert len(disjoint_paths(routes, 6, [0], [4, 5])) == 1


def test_disjoint_paths_do_not_join_a_place_with_itself() -> None:
    assert disjoint_paths(network((0, 1, 1), (0, 1, 1)), 2, [0], [0]) == []
