"""France, crossings: R11 to R13, and the worked example X1."""

from __future__ import annotations

import pytest
from tests.factory import claim_form, position
from tests.rules.france.helpers import (
    EDITION,
    buildable,
    building,
    draw_and_build,
    lay,
    place,
    supply,
    track_on,
    with_track,
)
from tests.rules.usa.helpers import HIDDEN, WILD, events, face_up, heard, payments, refuses

import fogg

GRAY = "avignon-toulouse"
ACROSS_GRAY = "montpellier-rodez"


def crossings() -> list[tuple[str, str]]:
    """Return the pairs of crossings.csv."""
    rows = fogg.load(EDITION).table("crossings")
    return [(f"{row['a1']}-{row['b1']}", f"{row['a2']}-{row['b2']}") for row in rows]


BED_PAIRS = crossings()[:-1]
BOTH_WAYS = BED_PAIRS + [(two, one) for one, two in BED_PAIRS]


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS)
def test_france_r11_a_piece_on_one_of_a_pair_closes_the_other(first: str, second: str) -> None:
    game = building({first: "red"})
    refuses(game, 0, place(second, "blue"), "refusal-track-across", "france R11")


@pytest.mark.parametrize(("first", "second"), BOTH_WAYS)
def test_france_r11_it_stays_closed_after_the_first_is_claimed(first: str, second: str) -> None:
    game = with_track({first: "red"}, seats=5, hands={0: {"red": 5}})
    game.play(0, claim_form(first, "red"))
    assert track_on(game) == {}
    game.play(1, HIDDEN)
    game.play(1, HIDDEN)
    refuses(game, 1, place(second, "red"), "refusal-track-across", "france R11")
    why = game.refusal(1, f"route:{second}")
    assert why is not None and why.message.params["route_across"] == first


def test_france_r11_a_closed_route_can_never_be_claimed() -> None:
    game = with_track({"dijon-mulhouse": "red"}, hands={0: {"red": 6, "blue": 3}})
    refuses(game, 0, claim_form("besancon-nancy", "blue"), "refusal-track-across", "france R11")
    game.play(0, claim_form("dijon-mulhouse", "red"))
    draw_and_build(game, "dijon-nancy", "red")
    refuses(game, 0, claim_form("besancon-nancy", "blue"), "refusal-track-across", "france R11")


def test_france_r11_everybody_hears_of_it() -> None:
    game = building()
    assert events(game, 0, place("dijon-mulhouse", "red"))[:2] == ["event-track-laid", "event-track-closes"]
    wanted = {"route": "besancon-nancy", "route_by": "dijon-mulhouse", "beside": 0}
    assert heard(game, None, "event-track-closes") == [wanted]


def test_france_r11_a_route_that_crosses_none_closes_none() -> None:
    game = building()
    assert events(game, 0, place("amiens-calais", "red")) == ["event-track-laid"]


def test_france_r11_the_closing_is_taken_back_with_the_piece() -> None:
    game = building()
    game.play(0, place("dijon-mulhouse", "red"))
    game.take_back(0)
    assert "besancon-nancy" in buildable(game, 0)


def test_france_r12_ten_pairs_are_bed_against_bed_and_the_eleventh_is_not() -> None:
    board = fogg.ruleset(EDITION).board
    assert len(crossings()) == 11
    assert {board.route(key).kind for pair in BED_PAIRS for key in pair} == {"trackbed"}
    assert crossings()[-1] == (ACROSS_GRAY, GRAY)
    assert (board.route(GRAY).kind, board.route(GRAY).color) == ("normal", "gray")


def test_france_r12_a_piece_on_the_bed_closes_the_gray_route() -> None:
    game = position(EDITION, hands={0: {"red": 6}, 1: {"blue": 6}})
    assert payments(game, 0, GRAY)
    draw_and_build(game, ACROSS_GRAY, "red")
    refuses(game, 1, claim_form(GRAY, "blue"), "refusal-track-across", "france R11")


def test_france_r12_also_after_the_bed_is_claimed() -> None:
    game = with_track({ACROSS_GRAY: "red"}, hands={0: {"red": 2}, 1: {"blue": 6}})
    game.play(0, claim_form(ACROSS_GRAY, "red"))
    refuses(game, 1, claim_form(GRAY, "blue"), "refusal-track-across", "france R11")


def test_france_r12_the_claimed_gray_route_closes_the_bed() -> None:
    game = position(EDITION, hands={0: {"blue": 6}})
    assert events(game, 0, claim_form(GRAY, "blue")) == ["event-claimed", "event-track-closes"]
    game.play(1, HIDDEN)
    game.play(1, HIDDEN)
    refuses(game, 1, place(ACROSS_GRAY, "red"), "refusal-track-across", "france R11")


def test_france_r12_the_free_gray_route_closes_nothing() -> None:
    assert ACROSS_GRAY in buildable(building(), 0)


@pytest.mark.parametrize(
    ("route", "closed"),
    [
        ("grenoble-marseille", {"avignon-briancon", "avignon-nice"}),
        ("avignon-nice", {"grenoble-marseille", "briancon-marseille"}),
        ("le_mans-lorient", {"nantes-rennes", "angers-rennes"}),
        ("rouen-saint_malo", {"cherbourg-le_mans", "le_havre-le_mans"}),
        ("avignon-briancon", {"grenoble-marseille"}),
        ("briancon-marseille", {"avignon-nice"}),
    ],
)
def test_france_r13_a_route_closes_all_that_it_cuts(route: str, closed: set[str]) -> None:
    before = buildable(building(), 0)
    assert before - buildable(building({route: "red"}), 0) == closed | {route}


def test_france_r13_either_of_the_two_closes_the_route_across_both() -> None:
    game = building({"avignon-briancon": "red"})
    assert {"avignon-nice", "briancon-marseille"} <= buildable(game, 0)
    game.play(0, place("avignon-nice", "red"))
    game.play(1, HIDDEN)
    game.play(1, HIDDEN)
    assert not {"grenoble-marseille", "briancon-marseille"} & buildable(game, 1)
    why = game.refusal(1, place("grenoble-marseille", "red"))
    assert why is not None and why.message.params["route_across"] == "avignon-briancon"


def test_france_x1_draw_and_build() -> None:
    game = position(
        EDITION, hands={1: {"white": 5}}, row=["red", "blue", "green", "black", "orange"], next_cards=["red", "blue"]
    )
    game.play(0, face_up("red"))
    game.play(0, face_up("blue"))
    game.play(0, place("grenoble-marseille", "white"))
    for closed in ("avignon-briancon", "avignon-nice"):
        why = game.refusal(1, f"route:{closed}")
        assert why is not None and why.message.key == "refusal-track-across"
    game.play(1, claim_form("grenoble-marseille", "white"))
    assert game.view(None).scores == (0, 10)
    assert supply(game, "white", 5) == 1
    game.play(0, HIDDEN)
    game.play(0, HIDDEN)
    for closed in ("avignon-briancon", "avignon-nice"):
        refuses(game, 0, place(closed, "white"), "refusal-track-across", "france R11")


def test_france_x1_the_two_routes_cannot_be_claimed_by_locomotives_either() -> None:
    game = position(EDITION, hands={0: {WILD: 5}})
    lay(game, "grenoble-marseille", "white")
    assert payments(game, 0, "avignon-briancon") == payments(game, 0, "avignon-nice") == set()


def test_france_r11_what_a_track_would_close_is_told_before_it_is_laid() -> None:
    first, second = BED_PAIRS[0]
    game = building()
    notes = game.view(0).claim_notes(int(game.ruleset.board.route(first).id))
    closed = {str(note.text.params["route"]) for note in notes if note.text.key == "note-track-closes"}
    assert second in closed
    lay(game, first, "red")
    laid = game.view(0).claim_notes(int(game.ruleset.board.route(first).id))
    assert laid == ()
