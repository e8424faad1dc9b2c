"""The laboratory: what is observed, how it is counted, and what follows from it."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

from fogg.engine import ruleset
from fogg.errors import FoggError
from fogg.lab import LabCounts, LabSetup, ObservedGame, observe_games, summarize_lab
from fogg.lab.demand import demand_of
from fogg.lab.heat_map import HeatMaps, step
from fogg.lab.lab_page import lab_page
from fogg.lab.lab_summary import most_contested
from fogg.lab.moments import Moments
from fogg.lab.observing import Holding, Offer, RouteClaim, SourceLine, check_setup, observe_game
from fogg.lab.ticket_worth import face_line, lift_of
from fogg.workers import LocalWorkers

SETUP = LabSetup(edition="new_york", players=2, bot="racer", seed=3)
USA = ruleset("usa")


def watched(**given: object) -> ObservedGame:
    """Return a game of USA that was made up."""
    plain: dict[str, object] = {"number": 0, "totals": (90, 60), "places": (1, 2), "turns": 10, "decisions": 20}
    parts = {"offers": (), "holdings": (), "claims": (), "sources": ()}
    return ObservedGame(**{**plain, **parts, **given})  # type: ignore[arg-type]


def test_a_game_is_observed_in_full() -> None:
    game = observe_game(SETUP, 0)
    assert len(game.claims) > 8 and game.claims[0].turn < game.claims[-1].turn <= game.turns
    assert {offer.ticket for offer in game.offers if offer.kept} == {held.ticket for held in game.holdings}
    for side in (0, 1):
        assert sum(line.points for line in game.sources if line.side == side) == game.totals[side]


def test_what_is_observed_does_not_depend_on_the_number_of_jobs() -> None:
    one, two = (list(observe_games(SETUP, 6, LocalWorkers(jobs))) for jobs in (1, 2))
    assert one == two
    assert [game.number for game in one] == [0, 1, 2, 3, 4, 5]


def test_tickets_are_counted_by_offer_and_by_holder() -> None:
    counts = LabCounts(USA, 2)
    ticket = "denver-el_paso"
    counts.add(watched(offers=(Offer(0, ticket, True),), holdings=(Holding(0, ticket, True, 4),)))
    counts.add(watched(offers=(Offer(1, ticket, False),)))
    counts.add(watched(offers=(Offer(1, ticket, True),), holdings=(Holding(1, ticket, False, -4),)))
    (found,) = [one for one in summarize_lab(counts, 2).tickets if one.ticket == ticket]
    assert (found.offered, found.kept, found.held, found.completed, found.points) == (3, 2 / 3, 2, 0.5, 0.0)
    assert (found.name, found.face, found.length) == ("Denver – El Paso", 4, 4)
    assert (
        found.lift is not None and found.lift.mean == 0
    )  # seat 1 is always 30 ahead: holders are not better than that


def test_the_lift_is_the_margin_of_holders_less_that_of_their_seats() -> None:
    margins = {0: [12.0, 20.0], 1: [-5.0]}
    moments = {side: Moments() for side in margins}
    for side, values in margins.items():
        for value in values:
            moments[side].add(value)
    centered = [12.0 - 10, 20.0 - 10, -5.0 + 10]
    lift = lift_of(moments, [10.0, -10.0])
    assert lift.mean == pytest.approx(fmean(centered))
    assert lift.error == pytest.approx(stdev(centered) / 3**0.5)


def test_the_line_through_face_values_weighs_tickets_by_their_holders() -> None:
    line = face_line([(5.0, 1.0, 10), (10.0, 2.0, 10), (20.0, 4.0, 10), (20.0, 400.0, 0)])
    assert line is not None
    assert [line.start, line.slope, line.at(15)] == pytest.approx([0, 0.2, 3])
    assert face_line([(5.0, 1.0, 3), (5.0, 2.0, 3), (8.0, 1.0, 3)]) is None


def test_a_route_is_wanted_by_sides_whose_shortest_ways_lead_over_it() -> None:
    demand = demand_of(USA)
    assert demand["denver-el_paso"] == {"denver-santa_fe", "el_paso-santa_fe"}
    counts = LabCounts(USA, 2)
    both = tuple(Holding(side, "denver-el_paso", True, 4) for side in (0, 1))
    counts.add(
        watched(holdings=both, claims=(RouteClaim(1, "denver-santa_fe", 4), RouteClaim(0, "denver-santa_fe", 9)))
    )
    counts.add(watched(holdings=both[:1]))
    (found,) = [one for one in summarize_lab(counts, 2).routes if one.route == "denver-santa_fe"]
    assert (found.claimed, found.wanted, found.contested) == (0.5, 1.5, 0.5)
    assert found.when is not None and found.when.mean == pytest.approx(0.4)


def test_of_parallel_tracks_the_list_of_contested_routes_has_one() -> None:
    counts = LabCounts(USA, 2)
    claims = (RouteClaim(0, "dallas-houston.2", 3), RouteClaim(1, "denver-santa_fe", 4))
    counts.add(watched(holdings=tuple(Holding(side, "duluth-houston", True, 8) for side in (0, 1)), claims=claims))
    listed = [one.route for one in most_contested(summarize_lab(counts, 2).routes)]
    assert listed[0] == "dallas-houston.2"  # wanted by both, and claimed
    assert "dallas-houston" not in listed and len(listed) < len(USA.board.routes)


def test_sources_are_means_of_all_sides_and_of_winners() -> None:
    counts = LabCounts(USA, 2)
    counts.add(watched(sources=(SourceLine(0, "score-route", 90), SourceLine(1, "score-route", 60))))
    (source,) = summarize_lab(counts, 2).sources
    assert (source.name, source.points, source.winners) == ("Route", 75.0, 90.0)


def test_seats_and_length_add_up() -> None:
    counts = LabCounts(SETUP.rules, 2)
    for game in observe_games(SETUP, 8, LocalWorkers()):
        counts.add(game)
    summary = summarize_lab(counts, 2)
    assert sum(seat.wins.mean for seat in summary.seats) == pytest.approx(1)
    assert sum(seat.margin.mean for seat in summary.seats) == pytest.approx(0)
    assert sum(summary.lengths.values()) == summary.games == 8
    assert sum(source.points for source in summary.sources) == pytest.approx(
        fmean(seat.score.mean for seat in summary.seats)
    )


def test_teams_are_measured_as_teams() -> None:
    setup = LabSetup(edition="team_asia", players=4, bot="racer", seed=1)
    counts = LabCounts(setup.rules, 2)
    counts.add(observe_game(setup, 0))
    assert [seat.name for seat in summarize_lab(counts, 4).seats] == ["team 1", "team 2"]


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(FoggError, match="is for 2, 3, 4, 5 players, not 9"):
        check_setup(LabSetup(edition="usa", players=9, bot="racer"))


def test_the_heat_map_draws_every_space_once_and_the_board_once() -> None:
    maps = HeatMaps(USA.edition)
    hot = {"denver-santa_fe": 1.0}
    first, second = (maps.map(hot, {"denver-santa_fe": "1 < 2"}, title="How often") for _ in range(2))
    spaces = sum(int(route.length) for route in USA.board.routes)
    for drawn in (first, second):
        assert drawn.count('rx="3" transform') == spaces
        assert '<g class="heat-space h9"><title>1 &lt; 2</title>' in drawn
    assert 'id="map-under"' in first and '<use href="#map-under"/>' in second
    assert len(second) < len(first) / 2


def test_the_scale_has_ten_steps() -> None:
    assert [step(None), step(0.0), step(0.09), step(0.1), step(0.95), step(1.0), step(2.0)] == [0, 0, 0, 1, 9, 9, 9]


def test_the_page_needs_no_other_file_and_escapes_names() -> None:
    counts = LabCounts(SETUP.rules, 2)
    for game in observe_games(SETUP, 3, LocalWorkers()):
        counts.add(game)
    page = lab_page(LabSetup(edition="new_york", players=2, bot="<b>:Bot", seed=3), summarize_lab(counts, 2))
    assert "<b>:Bot" not in page and "&lt;b&gt;:Bot" in page
    assert "<script" not in page and 'src="' not in page
    ids = [part.split('"')[0] for part in page.split(' id="')[1:]]
    assert len(ids) == len(set(ids))
