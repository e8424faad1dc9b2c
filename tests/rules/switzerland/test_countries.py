"""Switzerland, countries, their tickets and the end: R12 to R23 and X2 to X5."""

from __future__ import annotations

from collections import Counter

from tests.factory import claim_form, finish, position
from tests.rules.usa.helpers import earned, level, lines, longest, payments, turns_until_over

import fogg

EDITION = "switzerland"
BOARD = fogg.load(EDITION).board
FRANCE, ITALIA = "geneve-france_geneve", "brig-italia_brig"
WESTERN = [FRANCE, "geneve-lausanne", "lausanne-martigny", "martigny-sion", "brig-sion", ITALIA]
TO_BERN = ["brig-interlaken", "bern-interlaken"]


def ticket_points(routes: list[str], *tickets: str) -> dict[str, int]:
    """Return what tickets bring to a seat with those routes."""
    result = finish(position(EDITION, claimed={0: routes}, tickets={0: list(tickets)}))
    return {line.tickets[0]: line.points for line in result.of(0).lines if line.reason.startswith("score-ticket")}


def test_switzerland_r12_seventeen_routes_lead_to_flags_and_are_claimed_like_others() -> None:
    flags = [city for city in BOARD.cities if city.kind == "border"]
    assert Counter(city.group for city in flags) == {"france": 4, "deutschland": 5, "osterreich": 3, "italia": 5}
    game = position(EDITION, hands={0: {"yellow": 1}})
    game.play(0, claim_form(FRANCE, "yellow"))
    assert game.view(None).scores == (1, 0)
    assert game.view(None).trains == (39, 40)


def test_switzerland_r13_every_flag_is_a_dead_end_of_its_own() -> None:
    ends = Counter(int(end) for route in BOARD.routes for end in (route.a, route.b))
    assert {ends[int(city.id)] for city in BOARD.cities if city.kind == "border"} == {1}


def test_switzerland_r13_no_path_runs_through_a_country() -> None:
    routes = ["basel-deutschland_basel", "schaffhausen-deutschland_schaffhausen"]
    assert set(ticket_points([*routes, "schaffhausen-zurich"], "zurich-basel").values()) == {-4}


def test_switzerland_r14_two_flags_of_one_country_are_not_a_double_route() -> None:
    east, west = "kreuzlingen-deutschland_kreuzlingen_east", "kreuzlingen-deutschland_kreuzlingen_west"
    for pair in ((east, west), ("davos-osterreich_davos", "davos-italia_davos")):
        one, other = (BOARD.route(key) for key in pair)
        assert one.group != other.group
    game = position(EDITION, claimed={0: [east]}, hands={0: {"orange": 1}})
    assert payments(game, 0, west) == {("orange", 0)}


def test_switzerland_r15_routes_to_flags_count_for_the_longest_path_at_its_ends() -> None:
    game = position(EDITION, claimed={0: WESTERN})
    assert longest(game, 0) == 17
    apart = position(EDITION, claimed={0: ["martigny-france_martigny", FRANCE]})
    assert longest(apart, 0) == 2  # it does not go on through France


def test_switzerland_r16_a_city_is_to_be_joined_with_a_flag_of_one_of_four_countries() -> None:
    single = [ticket for ticket in BOARD.tickets if ticket.kind == "city-to-country"]
    assert sorted(ticket.key for ticket in single) == ["bern", "chur", "lugano", "zurich"]
    assert {len(ticket.targets) for ticket in single} == {4}
    assert ticket_points(["bern-neuchatel"], "bern") == {"bern": -5}
    assert ticket_points(["lugano-italia_lugano"], "lugano") == {"lugano": 2}


def test_switzerland_r17_a_country_is_to_be_joined_with_one_of_the_other_three() -> None:
    double = Counter(ticket.key.partition(".")[0] for ticket in BOARD.tickets if ticket.kind == "country-to-country")
    assert double == dict.fromkeys(["france", "deutschland", "osterreich", "italia"], 2)
    assert ticket_points(WESTERN, "france", "italia") == {"france": 11, "italia": 11}


def test_switzerland_r17_the_path_may_start_at_any_flag_of_the_named_country() -> None:
    by_martigny = ["martigny-france_martigny", "martigny-sion", "brig-sion", ITALIA]
    assert ticket_points(by_martigny, "france") == {"france": 11}


def test_switzerland_r17_two_flags_of_the_named_country_are_not_enough() -> None:
    both = [FRANCE, "geneve-lausanne", "lausanne-martigny", "martigny-france_martigny"]
    assert ticket_points(both, "france") == {"france": -5}


def test_switzerland_r18_the_highest_value_reached_counts_and_no_other() -> None:
    assert ticket_points([*WESTERN, *TO_BERN], "bern") == {"bern": 8}


def test_switzerland_r19_the_lowest_value_is_lost_if_none_is_reached() -> None:
    lowest = {ticket.key: -min(points for _, points in ticket.targets) for ticket in BOARD.tickets if ticket.targets}
    assert ticket_points([], *lowest) == lowest


def test_switzerland_r20_both_copies_of_a_card_score_in_full() -> None:
    assert ticket_points(WESTERN, "france", "france.2") == {"france": 11, "france.2": 11}


def test_switzerland_r21_it_counts_as_one_completed_ticket() -> None:
    game = position(EDITION, claimed={0: [*WESTERN, *TO_BERN]}, tickets={0: ["bern", "france"]})
    assert finish(game).of(0).completed == 2


def test_switzerland_x2_the_western_line() -> None:
    held = {0: ["france", "italia", "bern", "geneve-sion"]}
    game = position(EDITION, seats=2, claimed={0: WESTERN}, tickets=held)
    assert game.view(None).trains[0] == 40 - 17
    assert game.view(None).scores[0] == 25
    result = finish(game)
    assert {line.tickets[0]: line.points for line in result.of(0).lines if line.tickets} == {
        "france": 11,
        "italia": 11,
        "bern": -5,
        "geneve-sion": 10,
    }
    assert earned(result, "score-longest-path") == {0: 10}
    assert result.total(0) == 62


def test_switzerland_x2_without_the_longest_path_it_is_52() -> None:
    longer = [
        "geneve-yverdon",
        "neuchatel-yverdon",
        "neuchatel-solothurn",
        "delemont-solothurn",
        "delemont-la_chaux_de_fonds",
        "basel-delemont",
    ]
    held = {0: ["france", "italia", "bern", "geneve-sion"]}
    game = position(EDITION, claimed={0: WESTERN, 1: [*longer, "baden-basel", "baden-olten"]}, tickets=held)
    assert longest(game, 1) > 17
    assert finish(game).total(0) == 52


def test_switzerland_x3_bern_reaches_france_and_italia_and_scores_the_higher() -> None:
    assert ticket_points(WESTERN, "bern") == {"bern": -5}
    assert ticket_points([*WESTERN, *TO_BERN], "bern") == {"bern": 8}


def test_switzerland_x4_two_flags_of_france_do_not_join_their_cities() -> None:
    routes = ["la_chaux_de_fonds-france_la_chaux_de_fonds", "martigny-france_martigny"]
    assert ticket_points(routes, "france", "schaffhausen-martigny") == {"france": -5, "schaffhausen-martigny": -15}


def test_switzerland_x5_zurich_with_deutschland_and_osterreich_scores_7_and_alone_loses_3() -> None:
    routes = ["schaffhausen-zurich", "schaffhausen-deutschland_schaffhausen"]
    assert ticket_points(routes, "zurich") == {"zurich": 3}
    both = [*routes, "st_gallen-zurich", "st_gallen-osterreich_st_gallen"]
    assert ticket_points(both, "zurich") == {"zurich": 7}
    assert ticket_points([], "zurich") == {"zurich": -3}


def test_switzerland_r22_the_longest_path_scores_10_for_all_who_are_tied_and_there_is_no_globetrotter() -> None:
    game = position(EDITION, claimed={0: ["baden-olten"], 1: ["olten-solothurn", "bern-fribourg"]})
    assert earned(finish(game), "score-longest-path") == {0: 10}
    tied = position(EDITION, claimed={0: ["baden-olten"], 1: ["bern-solothurn"]})
    assert earned(finish(tied), "score-longest-path") == {0: 10, 1: 10}
    assert [bonus["id"] for bonus in fogg.load(EDITION).data["bonuses"]] == ["longest_path"]


def test_switzerland_r22_two_trains_left_begin_the_last_round() -> None:
    game = position(EDITION, hands={0: {"purple": 2}}, trains={0: 4})
    game.play(0, claim_form("baden-olten", "purple"))
    assert turns_until_over(game) == [1, 0]


def test_switzerland_r23_a_tie_is_decided_by_tickets_then_by_the_longest_path_bonus() -> None:
    game = level(position(EDITION, claimed={0: ["baden-olten"], 1: ["olten-solothurn"]}), 40)
    assert finish(game).standings[0].seats == (0,)
    held = {1: ["zurich-basel"]}
    routes = {0: ["baden-olten", "bern-luzern"], 1: ["baden-zurich", "baden-basel"]}
    game = level(position(EDITION, claimed=routes, tickets=held), 40)
    assert finish(game).standings[0].seats == (1,)


def test_switzerland_r21_r23_several_countries_reached_are_one_ticket_in_a_tie() -> None:
    routes = {0: [*WESTERN, *TO_BERN], 1: ["olten-zurich", "basel-olten"]}
    game = level(position(EDITION, claimed=routes, tickets={0: ["bern"], 1: ["zurich-basel"]}), 40)
    result = finish(game)
    assert [standing.completed for standing in result.standings] == [1, 1]
    assert lines(result, 0, "score-longest-path") and result.standings[0].seats == (0,)


def test_switzerland_r12_every_target_of_a_ticket_is_a_flag_or_a_city_of_the_board() -> None:
    nodes = fogg.ruleset(EDITION).ticket_nodes
    for ticket in BOARD.tickets:
        for place, _ in ticket.targets:
            assert all(BOARD.cities[node].kind == "border" for node in nodes[place])
