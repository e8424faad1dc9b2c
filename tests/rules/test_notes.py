"""Notes: what modules say of a place before anything is done there, from what all players see."""

from __future__ import annotations

import pytest
from tests.factory import position
from tests.positions.book import WANTS, positions
from tests.rules.africa.helpers import FACHODA, africa
from tests.rules.alvin_dexter.helpers import monsters
from tests.rules.nederland.helpers import BREDA, UTRECHT, nederland
from tests.rules.old_west.helpers import ALVIN, marked
from tests.rules.pennsylvania.helpers import HARRISBURG, ROCHESTER, empty

import fogg
from fogg.engine import Chance
from fogg.server.broadcast.book import book_of


def said(game: fogg.Game, place: str, seat: int | None = 0) -> list[str]:
    """Return what is said of a place, as sentences with the players' names."""
    view = game.view(seat)
    return [view.say(message) for message in view.notes().get(place, ())]


def test_old_west_r7_a_route_says_who_would_score_it_and_a_city_whose_it_is() -> None:
    names = ["Ada", "Ben", "Cleo"]
    game = marked({0: ["denver"], 1: ["salt_lake_city", "pueblo"]}, seats=names)
    assert said(game, "city:denver") == ["start of Ada, who scores the routes into it"]
    assert said(game, "city:pueblo") == ["marker of Ben, who scores the routes into it"]
    assert said(game, "route:denver-grand_junction", 1) == ["scored by Ada"]
    assert said(game, "route:denver-pueblo", None) == ["scored by Ada and by Ben"]
    assert said(game, "route:boise-winnemucca") == []


def test_old_west_r8_a_player_with_both_ends_scores_twice_and_a_claimed_route_says_nothing() -> None:
    names = ["Ada", "Ben"]
    both = {0: ["denver", "pueblo"]}
    assert said(marked(both, seats=names), "route:denver-pueblo") == ["scored twice by Ada"]
    assert said(marked(both, seats=names, claimed={1: ["denver-pueblo"]}), "route:denver-pueblo") == []


def test_old_west_r13_a_route_that_captures_alvin_says_so() -> None:
    game = position("old_west", add_ons=ALVIN)
    assert said(game, "route:las_cruces-roswell") == ["captures Alvin for 10 points"]
    assert said(game, "city:roswell") == ["a route into the city captures Alvin for 10 points"]


def test_nederland_r12_the_toll_of_a_second_track_goes_to_the_owner_of_the_first() -> None:
    game = nederland(seats=["Ada", "Ben", "Cleo"], claimed={1: [BREDA]})
    assert said(game, f"route:{BREDA}.2") == ["toll 4 to Ben"]
    assert said(game, f"route:{UTRECHT}") == []
    assert game.sentence(book_of(game.ruleset).gives[f"route:{UTRECHT}"]) == "toll 1 to the bank"


def test_nederland_r13_by_the_letter_only_a_second_track_has_a_toll() -> None:
    game = position("nederland", settings={"literal": True})
    gives = book_of(game.ruleset).gives
    assert game.sentence(gives[f"route:{UTRECHT}"]) == "toll 1 for the second track"
    assert all(len(game.ruleset.board.groups[int(game.ruleset.board.route(key[6:]).group)]) > 1 for key in gives)


def test_pennsylvania_r5_a_route_names_the_railroads_that_have_shares_left() -> None:
    game = empty(position("pennsylvania", seats=3), "prr", "erie")
    assert said(game, f"route:{HARRISBURG}") == ["all its shares are taken"]
    (left,) = said(game, f"route:{ROCHESTER}")
    assert left.startswith("a share to choose: ") and "Erie" not in left and "Lehigh" in left
    assert position("pennsylvania", seats=3).view(0).notes() == {}


def test_africa_r21_a_route_says_who_has_more_cards_of_its_terrain() -> None:
    game = africa({0: {"desert": 1}, 1: {"desert": 3}})
    assert said(game, f"route:{FACHODA}") == ["doubled by 2 desert cards, but Seat 2 has 3 to your 1"]
    assert said(game, f"route:{FACHODA}", 1) == said(game, f"route:{FACHODA}", None) == []


def test_alvin_dexter_r5_a_city_in_chaos_and_its_routes_say_so() -> None:
    game = monsters(alvin="denver", dexter="miami")
    assert said(game, "city:denver") == ["Alvin is here: no route can be claimed, and tickets to it count half"]
    assert said(game, "route:denver-omaha") == ["closed while Alvin is in Denver"]
    assert said(game, "route:atlanta-miami") == ["closed while Dexter is in Miami"]


def test_france_r11_a_bed_says_what_a_track_on_it_would_close() -> None:
    game = position("france", seats=5)
    row = fogg.load("france").table("crossings")[0]
    (one,), (two,) = (game.ruleset.board.routes_between(row[f"a{n}"], row[f"b{n}"]) for n in (1, 2))
    (note,) = game.view(0).notes()[f"route:{one.key}"]
    assert note.key == "note-bed-closes" and two.key in note.params["routes"]
    game = position("france", seats=5, claimed={1: [two.key]})
    assert two.key not in str(game.view(0).notes().get(f"route:{one.key}"))


def test_france_r15_with_few_players_a_track_closes_the_one_next_to_it() -> None:
    twos, fives = position("france", seats=2), position("france", seats=5)
    double = next(key for key, (note,) in twos.view(0).notes().items() if note.key == "note-bed-closes-parallel")
    assert double not in fives.view(0).notes()


@pytest.mark.parametrize("name", WANTS)
def test_notes_are_made_of_what_the_seat_may_know(name: str) -> None:
    for kept in positions(name):
        game = kept.read().replay(kept.point)
        for seat in range(len(game.names)):
            view = game.view(seat)
            assert view.determinize(Chance(8)).view(seat).notes() == view.notes()
