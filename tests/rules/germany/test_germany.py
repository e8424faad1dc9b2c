"""Ticket to Ride Germany: marklin R30 to R39 and the worked examples X6 and X7."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, finish, forms, position
from tests.rules.marklin.helpers import DECLINE, Form, decks, mix, opened
from tests.rules.usa.helpers import HIDDEN, WILD, earned, events, face_up, heard, keep, refuses, row

import fogg
from fogg.modules.meeples.rules import Majorities

EDITION = "germany"
COLORS = ["red", "black", "green", "yellow", "blue", "white"]


def take(city: str, color: str) -> Form:
    """Take a meeple of that color from a place."""
    return {"do": "take-meeple", "city": city, "kind": color}


def majorities(game: fogg.Game) -> Majorities:
    """Return who holds which meeples, and what lies where."""
    (found,) = [state for state in game.module_states if isinstance(state, Majorities)]
    return found


def lying(game: fogg.Game, place: str) -> dict[str, int]:
    """Return the meeples of a place by color."""
    numbers = majorities(game).places[int(game.ruleset.board.city(place).id)]
    return {color: n for color, n in zip(COLORS, numbers, strict=True) if n}


def lay(game: fogg.Game, place: str, **meeples: int) -> fogg.Game:
    """Let exactly these meeples lie in a place; `audit` must not be asked afterwards."""
    majorities(game).places[int(game.ruleset.board.city(place).id)] = [meeples.get(color, 0) for color in COLORS]
    return game


def hold(game: fogg.Game, **meeples: list[int]) -> fogg.Game:
    """Give the seats these numbers of meeples of each color."""
    for color, numbers in meeples.items():
        for seat, n in enumerate(numbers):
            majorities(game).held[seat][COLORS.index(color)] = n
    return game


def test_marklin_r30_the_board_is_the_same() -> None:
    germany, marklin = fogg.load(EDITION), fogg.load("marklin")
    assert germany.table("routes") == marklin.table("routes")
    assert germany.table("cities") == marklin.table("cities")


def test_marklin_r31_the_ordinary_deck_of_110() -> None:
    kinds = {kind.key: kind.total for kind in fogg.ruleset(EDITION).kinds}
    assert kinds.pop(WILD) == 14
    assert set(kinds.values()) == {12} and len(kinds) == 8


def test_marklin_r31_no_merchandise_and_no_move_of_passengers() -> None:
    sorts = {action.to_json()["do"] for action in fogg.ruleset(EDITION).actions}
    assert not sorts & {"move-passenger", "place-passenger", "along", "stop", "plus-fours"}
    assert not any(piece.kind in ("token", "passenger") for piece in fogg.new_game(EDITION, 2, 1).view(None).pieces)


BIG = {"berlin": 5, "hamburg": 4, "koln": 4, "frankfurt": 4, "munchen": 4, "leipzig": 3, "stuttgart": 3}


def test_marklin_r32_sixty_meeples_ten_of_each_color_are_spread() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    cities = game.ruleset.board.cities
    there = {city.key: sum(lying(game, city.key).values()) for city in cities}
    assert {key: n for key, n in there.items() if n > 1} == BIG
    assert [there[city.key] for city in cities if city.kind == "country"] == [1] * 5
    assert [there[city.key] for city in cities if city.kind == "border"] == [0] * 14
    assert min(there[city.key] for city in cities if city.kind == "city") == 1
    for color in COLORS:
        assert sum(lying(game, city.key).get(color, 0) for city in cities) == 10


def test_marklin_r32_they_are_drawn_blindly() -> None:
    spreads = {str(majorities(fogg.new_game(EDITION, 2, seed)).places) for seed in range(5)}
    assert len(spreads) == 5


def test_marklin_r32_the_bag_has_a_stream_of_its_own() -> None:
    # More players are dealt more cards, and the meeples lie as they lay.
    two, five = fogg.new_game(EDITION, 2, 9), fogg.new_game(EDITION, 5, 9)
    assert majorities(two).places == majorities(five).places


def claiming(**more: object) -> fogg.Game:
    """Seat 0 can pay for Berlin-Leipzig and Konstanz-Schweiz."""
    return position(EDITION, hands={0: {"orange": 4, "white": 1}}, **more)  # type: ignore[arg-type]


def test_marklin_r33_one_of_choice_from_each_end() -> None:
    game = lay(lay(claiming(), "berlin", red=2, blue=1), "leipzig", white=1)
    game.play(0, claim_form("berlin-leipzig", "orange"))
    assert forms(game, 0) == [take("berlin", "red"), take("berlin", "blue"), DECLINE]
    assert events(game, 0, take("berlin", "blue")) == ["event-meeple"]
    assert forms(game, 0) == [take("leipzig", "white"), DECLINE]
    game.play(0, take("leipzig", "white"))
    assert game.actors == [1]
    assert majorities(game).held[0] == [0, 0, 0, 0, 1, 1]
    assert lying(game, "berlin") == {"red": 2} and lying(game, "leipzig") == {}
    assert heard(game, 1, "event-meeple")[0] == {"seat": 0, "city": "berlin", "kind": "blue", "n": 1}


def test_marklin_r33_it_may_be_left() -> None:
    game = lay(lay(claiming(), "berlin", red=2), "leipzig", white=1)
    game.play(0, claim_form("berlin-leipzig", "orange"))
    game.play(0, DECLINE)
    game.play(0, DECLINE)
    assert majorities(game).held[0] == [0] * 6
    assert game.actors == [1]


def test_marklin_r33_only_a_color_that_lies_there_and_only_at_that_end() -> None:
    game = lay(lay(claiming(), "berlin", red=2), "leipzig", white=1)
    game.play(0, claim_form("berlin-leipzig", "orange"))
    refuses(game, 0, take("berlin", "blue"), "refusal-meeple-color", "marklin R33")
    refuses(game, 0, take("leipzig", "white"), "refusal-meeple-place", "marklin R33")


def test_marklin_r33_where_none_is_left_nothing_is_asked() -> None:
    game = lay(lay(claiming(), "berlin"), "leipzig")
    game.play(0, claim_form("berlin-leipzig", "orange"))
    assert game.actors == [1]
    one = lay(lay(claiming(), "berlin"), "leipzig", red=1)
    one.play(0, claim_form("berlin-leipzig", "orange"))
    assert forms(one, 0) == [take("leipzig", "red"), DECLINE]


def test_marklin_r33_a_country_has_one_for_all_its_flags() -> None:
    game = claiming(claimed={1: ["lindau-schweiz_lindau"]})
    lay(lay(game, "konstanz"), "schweiz", green=1)
    game.play(0, claim_form("konstanz-schweiz_konstanz", "white"))
    assert forms(game, 0) == [take("schweiz", "green"), DECLINE]
    game.play(0, take("schweiz", "green"))
    assert lying(game, "schweiz") == {}


def test_marklin_r33_taken_meeples_can_be_taken_back() -> None:
    game = lay(lay(claiming(), "berlin", red=2), "leipzig", white=1)
    game.play(0, claim_form("berlin-leipzig", "orange"))
    game.play(0, take("berlin", "red"))
    game.take_back(0)
    assert lying(game, "berlin") == {"red": 2}
    assert majorities(game).held[0] == [0] * 6


def scored(color: str, *numbers: int) -> dict[int, int]:
    """Return what the majority of a color brings to seats with these numbers of it."""
    game = hold(position(EDITION, seats=len(numbers)), **{color: list(numbers)})
    return earned(finish(game), f"score-meeples-{color}")


def test_marklin_r34_most_twenty_second_most_ten_in_each_color() -> None:
    for color in COLORS:
        assert scored(color, 4, 3, 2) == {0: 20, 1: 10}


def test_marklin_r34_tied_for_first_no_player_scores_ten() -> None:
    assert scored("red", 3, 3, 1) == {0: 20, 1: 20}


def test_marklin_r34_tied_for_second_all_score_ten() -> None:
    assert scored("red", 5, 2, 2, 1) == {0: 20, 1: 10, 2: 10}


def test_marklin_r34_meeples_lie_open() -> None:
    game = hold(position(EDITION), red=[3, 1])
    points = {(line.seat, line.points) for line in game.view(1).standing() if line.reason == "score-meeples-red"}
    assert points == {(0, 20), (1, 10)}


def test_marklin_r34_x6_white_and_red() -> None:
    assert scored("white", 4, 4, 2) == {0: 20, 1: 20}
    assert scored("red", 5, 2, 2) == {0: 20, 1: 10, 2: 10}
    assert scored("blue", 1, 0, 0) == {0: 20}  # with none of a color a player scores nothing for it
    assert scored("blue", 0, 0, 0) == {}


def test_marklin_r33_x7_berlin_leipzig_brings_seven_points_and_two_meeples() -> None:
    game = lay(lay(claiming(), "berlin", red=2, blue=3), "leipzig", white=2, red=1)
    game.play(0, claim_form("berlin-leipzig", "orange"))
    game.play(0, take("berlin", "blue"))
    game.play(0, take("leipzig", "red"))
    assert game.view(None).scores[0] == 7
    assert sum(majorities(game).held[0]) == 2


def test_marklin_r33_x7_konstanz_schweiz_gives_both_if_they_are_still_there() -> None:
    game = lay(lay(claiming(), "konstanz", red=1), "schweiz", blue=1)
    game.play(0, claim_form("konstanz-schweiz_konstanz", "white"))
    game.play(0, take("konstanz", "red"))
    game.play(0, take("schweiz", "blue"))
    assert majorities(game).held[0] == [1, 0, 0, 0, 1, 0]


def test_marklin_r35_globetrotter_is_worth_15_to_all_tied() -> None:
    claimed = {0: ["berlin-leipzig"], 1: ["frankfurt-koln"]}
    tickets = {0: ["berlin-leipzig"], 1: ["koln-frankfurt"]}
    assert earned(finish(position(EDITION, claimed=claimed, tickets=tickets)), "score-globetrotter") == {0: 15, 1: 15}


def test_marklin_r36_55_short_and_34_long_announced_as_in_marklin() -> None:
    game = fogg.new_game(EDITION, 2, 1)
    assert decks(game) == (55, 34)
    assert [option.to_json() for option in game.options(1)] == [mix(4 - n, n) for n in range(5)]
    game = opened(EDITION, 2)
    refuses(game, 0, keep(0), "refusal-keep-more", "marklin R36")
    game.play(0, keep(0, 1))
    game.play(1, keep(0, 1))
    assert game.tickets.sizes == [51]
    game.play(0, mix(0, 4))
    game.play(0, keep(0))
    assert decks(game) == (51, 33)


def test_marklin_r37_the_oldest_player_starts() -> None:
    assert fogg.load(EDITION).text("first_player") == "oldest"


def test_marklin_r38_tickets_then_meeples_then_shared() -> None:
    assert finish(position(EDITION)).winners == (0, 1)
    # Black 20 and red 10 each, but one of them needs fewer meeples for it.
    game = hold(position(EDITION), red=[2, 1], black=[1, 5])
    result = finish(game)
    assert result.total(0) == result.total(1) == 30
    assert result.winners == (1,)
    tickets = hold(position(EDITION, tickets={0: ["berlin-leipzig"]}, claimed={0: ["berlin-leipzig"]}), red=[2, 1])
    hold(tickets, black=[1, 5])
    tickets.add_score(fogg.ScoreLine(1, "score-route", 7 + 4 + 15))
    level = finish(tickets)
    assert level.total(0) == level.total(1)
    assert level.winners == (0,)


@pytest.mark.parametrize(("length", "points"), [(1, 1), (2, 2), (3, 4), (4, 7), (5, 10), (6, 15), (7, 18)])
def test_marklin_r39_points_as_in_part_a(length: int, points: int) -> None:
    assert {int(terms.points) for terms in fogg.ruleset(EDITION).terms if terms.cards == length} == {points}


def test_marklin_r39_locomotives_and_the_flush_as_in_part_a() -> None:
    game = position(EDITION, row=[WILD, "red", "orange", "yellow", "green"])
    game.play(0, face_up("red"))
    refuses(game, 0, face_up(WILD), "refusal-not-second", "marklin R39")
    game.play(0, HIDDEN)
    fresh = ["red", "orange", "yellow", "green", "blue"]
    flush = position(EDITION, row=[WILD, WILD, "red", "orange", "blue"], next_cards=[WILD, *fresh])
    flush.play(0, face_up("red"))
    assert row(flush) == fresh


@pytest.mark.parametrize(("seats", "key"), [(3, "refusal-route-closed"), (4, None)])
def test_marklin_r39_multiple_routes_as_in_part_a(seats: int, key: str | None) -> None:
    game = position(EDITION, seats=seats, turn=1, hands={1: {"red": 1}}, claimed={0: ["dusseldorf-koln"]})
    why = game.refusal(1, claim_form("dusseldorf-koln.2", "red"))
    assert (None if why is None else why.message.key) == key
