"""Bots in teams: partners are one kind, and use only what the team shares."""

from tests.rules.team_asia.helpers import teams

from fogg.bots import Match
from fogg.bots.bot_position import BotPosition
from fogg.bots.trial import Trial
from fogg.engine.scoring import tally_of


def test_partners_are_the_same_bot() -> None:
    match = Match(edition="team_asia", players=4, bots=("racer", "greedy"))
    assert [match.seated(number) for number in range(2)] == [[0, 0, 1, 1], [1, 1, 0, 0]]
    three = Match(edition="team_asia", players=6, bots=("racer", "greedy", "random"))
    assert three.seated(1) == [1, 1, 2, 2, 0, 0]


def test_more_bots_than_teams_sit_seat_by_seat() -> None:
    match = Match(edition="team_asia", players=4, bots=("racer", "greedy", "random"))
    assert match.seated(0) == [0, 1, 2, 0]


def test_a_position_has_the_cards_and_tickets_in_common_and_no_secret_of_the_partner() -> None:
    game = teams(
        hands={0: {"red": 2}, 1: {"blue": 5}},
        holder={0: {"red": 1, "green": 2}, 1: {"white": 4}},
        tickets={0: ["dacca-xian"], 1: ["delhi-lhasa"]},
        shared={0: ["hanoi-kabul"], 1: ["harbin-lahore"]},
        claimed={1: ["harbin-peking"]},
    )
    at = BotPosition(game, 0)
    kinds = game.ruleset.kinds
    assert {kinds[kind].key: n for kind, n in enumerate(at.hand) if n} == {"red": 3, "green": 2}
    assert {ticket.key for ticket in at.tickets} == {"dacca-xian", "hanoi-kabul", "harbin-lahore"}
    assert at.own == [game.ruleset.board.route("harbin-peking").id]


def test_a_trial_counts_the_points_of_the_side() -> None:
    game = teams(
        hands={0: {"blue": 4}},
        claimed={1: ["harbin-peking"]},
        shared={1: ["harbin-shanghai"]},
        tickets={1: ["delhi-lhasa"]},
    )
    trial = Trial(BotPosition(game, 0))
    value = int(game.ruleset.board.ticket("harbin-shanghai").points)
    assert trial.before == 4 + 10 - value
    claim = next(option for option in game.options(0) if option.to_json().get("route") == "peking-shanghai")
    assert trial.profit(claim) == 7 + 2 * value
    assert trial.profit(claim) == 7 + 2 * value, "what was found before"


def test_lengths_of_paths_that_were_asked_for_before_are_those_of_the_network_now() -> None:
    game = teams(claimed={1: ["harbin-peking"]})
    seen = [True, False, False, False]

    def points(*, again: bool) -> int:
        return tally_of(game, seen, explained=False, listed=False, again=again).total(0)

    for route in ("", "peking-shanghai", "foochow-shanghai"):
        if route:
            game.players[0].routes = [*game.players[0].routes, int(game.ruleset.board.route(route).id)]
        assert points(again=True) == points(again=False) == points(again=True)
    assert len(game.ruleset.length_cache) >= 3
