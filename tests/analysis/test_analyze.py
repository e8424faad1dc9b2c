"""Analyses of recorded games: repeatable, fair, and right about a blunder."""

import importlib

import pytest

import fogg
from fogg.analysis import GameReport, analyze
from fogg.analysis.analyze import lasting_lines
from fogg.analysis.deal_trials import DealTrials
from fogg.analysis.usual_playouts import FEWEST, MOST, costs, usual_playouts
from fogg.bots import find_bot, play_game
from fogg.bots.bot import ask
from fogg.engine import Chance, Record
from fogg.engine.game import other_future
from fogg.errors import RecordError, WrongArgument


def played(edition: str = "new_york", seed: int = 4, *, late_tickets: bool = False) -> tuple[Record, int]:
    """Return a game of two planners, and the line in which the first one draws tickets in the last round, or -1."""
    game = fogg.new_game(edition, ["Ann", "Ben"], seed)
    bot = find_bot("planner")
    planted, taken_back = -1, False
    while not game.over:
        seat = game.actors[0]
        options = game.options(seat)
        action = ask(bot, game.view(seat), options, Chance(seed).stream(f"{len(game.moves)}"), None)
        tickets = [option for option in options if option.to_json()["do"] == "draw-tickets"]
        if late_tickets and planted < 0 and game.final_turns > 0 and tickets:
            planted, action = len(game.moves), tickets[0]
        game.play(seat, action)
        if not taken_back and game.turns > 1 and game.undoable(seat):
            game.take_back(seat)
            taken_back = True
    assert taken_back
    return game.record(), planted


@pytest.fixture(scope="module")
def record() -> Record:
    return played()[0]


@pytest.fixture(scope="module")
def report(record: Record) -> GameReport:
    return analyze(record, playouts=10)


def test_every_decision_that_lasted_is_judged_once(record: Record, report: GameReport) -> None:
    assert [decision.number - 1 for decision in report.decisions] == lasting_lines(record)
    assert len(report.decisions) == len(record.lines) - 2 * sum(line.take_back for line in record.lines)
    for decision in report.decisions:
        line = record.lines[decision.number - 1]
        assert (decision.seat, decision.action) == (line.seat, line.do)
        assert 0 <= decision.before.win <= 1 and 0 <= decision.after.win <= 1


def test_progress_is_told_of_the_decisions_of_one_seat_alone(record: Record) -> None:
    told: list[tuple[int, int]] = []
    report = analyze(record, playouts=10, seat=1, progress=lambda done, total: told.append((done, total)))
    own = len(report.decisions)
    assert told[0] == (1, own + 10)  # ten of them may be looked at again
    assert [done for done, _ in told] == sorted(done for done, _ in told)
    assert told[-1][0] == told[-1][1] > own


def test_what_is_compared_is_compared_on_the_same_deals(report: GameReport) -> None:
    for decision in report.decisions:
        assert decision.loss == pytest.approx(decision.before.margin - decision.after.margin)
        assert decision.loss == 0 or decision.best != decision.action


def test_the_parts_of_a_seats_game_add_up(record: Record, report: GameReport) -> None:
    result = record.replay().result
    assert result is not None
    for seat in report.seats:
        assert seat.points == result.total(seat.seat)
        assert seat.margin == result.total(seat.seat) - result.total(1 - seat.seat)
        assert seat.others is not None
        assert seat.expected + seat.play + seat.others + seat.luck == pytest.approx(seat.margin)
        assert seat.expected == report.start[seat.seat].lead
        own = [decision.loss for decision in report.of_seat(seat.seat)]
        assert seat.play == pytest.approx(-sum(own))


def test_the_outlook_of_all_seats_is_one_story_that_ends_as_the_game_did(record: Record, report: GameReport) -> None:
    for outlook in [report.start, *(decision.outlook for decision in report.decisions)]:
        assert sum(seat.win for seat in outlook) == pytest.approx(1)
        assert sum(seat.lead for seat in outlook) == pytest.approx(0)
    result = record.replay().result
    assert result is not None
    assert [seat.win > 0 for seat in report.decisions[-1].outlook] == [seat in result.winners for seat in (0, 1)]


def test_another_future_leaves_the_position_and_changes_what_is_drawn() -> None:
    for edition in fogg.playable():
        game = fogg.new_game(edition, fogg.load(edition).players[0], 3)
        twins = [other_future(game, Chance(seed)) for seed in (1, 1, 2)]
        assert all(twin.view(seat) == twins[0].view(seat) for twin in twins for seat in game.actors), edition
        for twin in twins:
            fogg.play_out(twin, Chance(5).stream("bot"))
        first, again, other = (
            [twin.players[seat].score for seat in range(len(twin.names))] + [twin.turns] for twin in twins
        )
        assert first == again and first != other, edition


def test_a_report_depends_on_numbers_and_seed_not_on_jobs(record: Record, report: GameReport) -> None:
    assert analyze(record, playouts=10, jobs=2) == report
    assert analyze(record, playouts=10, seed=1) != report


def test_one_seat_is_judged_as_it_is_among_all(record: Record, report: GameReport) -> None:
    alone = analyze(record, playouts=10, seat=1)
    assert list(alone.decisions) == report.of_seat(1)
    assert alone.seats[0].others is None


def test_options_that_are_named_twice_are_tried_once() -> None:
    game = fogg.new_game("new_york", 2, 1)
    trials = DealTrials(game.view(0), game.options(0)[:2], 5)
    trials.play([0, 1, 0], 6)
    again = DealTrials(game.view(0), game.options(0)[:2], 5)
    again.play([0], 3)
    again.play([0, 1], 6)
    assert trials.margins == again.margins
    assert [len(margins) for margins in trials.margins] == [6, 6]


def test_tickets_drawn_in_the_last_round_are_found() -> None:
    record, line = played(seed=11, late_tickets=True)
    assert line >= 0
    seat = record.lines[line].seat
    found = analyze(record, playouts=20, seat=seat).seats[0].worst
    assert line + 1 in found[:3]


def test_a_game_that_is_not_finished_is_refused(record: Record) -> None:
    with pytest.raises(RecordError, match="not finished"):
        analyze(Record(record.header, record.lines[:-1]))


def test_too_few_playouts_and_seats_that_are_not_there_are_refused(record: Record) -> None:
    with pytest.raises(WrongArgument, match="at least 10"):
        analyze(record, playouts=2)
    with pytest.raises(WrongArgument, match="seats 0 to 1"):
        analyze(record, seat=2)


def test_ten_decisions_of_each_player_are_looked_at_closely_also_where_none_seems_to_have_lost_anything() -> None:
    game = fogg.new_game("new_york", 2, 3)
    bot = find_bot("planner")  # what every decision is compared with
    play_game(game, [bot, bot], [Chance(seat).stream("bot") for seat in range(2)])
    found = analyze(game.record(), playouts=FEWEST)
    for seat in range(2):
        closely = [decision for decision in found.of_seat(seat) if decision.deals > FEWEST]
        assert len(closely) == 10 and not any(decision.forced for decision in closely)


def test_fewer_games_are_played_on_by_default_where_they_take_long() -> None:
    assert set(costs()) == set(fogg.playable())
    assert usual_playouts("usa", 2) == usual_playouts("new_york", 4) == MOST
    assert FEWEST < usual_playouts("france", 2) < usual_playouts("uk", 2) < MOST
    assert usual_playouts("france", 5) == FEWEST
    assert usual_playouts("a board of one's own", 5) == MOST


def test_an_analysis_says_how_many_games_it_played_on(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module("fogg.analysis.analyze")  # its function has the same name in the package
    monkeypatch.setattr(module, "usual_playouts", lambda edition, players: FEWEST + players)
    report = analyze(record)
    assert report.playouts == FEWEST + 2
