"""Cities, routes and kinds of card by what a person types."""

import pytest

import fogg
from fogg.cli.terminal.typed_names import NotUnderstood, find_city, find_tracks, find_word, plain

USA = fogg.load("usa").board
EUROPE = fogg.load("europe").board


def city(said: str, board: fogg.Board = USA) -> str:
    return find_city(said.split(), board.cities).key


def tracks(said: str, board: fogg.Board = USA) -> tuple[list[str], list[str]]:
    routes, rest = find_tracks(said.split(), board, lambda word: word in ("red", "black", "2", "with"))
    return [route.key for route in routes], rest


@pytest.mark.parametrize(
    ("text", "expected"), [("Zürich", "zurich"), ("Sault St. Marie", "sault st marie"), ("Łódź", "lodz")]
)
def test_case_accents_and_punctuation_do_not_matter(text: str, expected: str) -> None:
    assert plain(text) == expected


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("denver", "denver"),
        ("DEN", "denver"),
        ("san fran", "san_francisco"),
        ("francisco", "san_francisco"),
        ("montreal", "montreal"),
        ("pheonix", "phoenix"),
        ("salt_lake_city", "salt_lake_city"),
    ],
)
def test_a_city_is_found_by_its_beginning_a_part_or_a_slip(said: str, expected: str) -> None:
    assert city(said) == expected


@pytest.mark.parametrize(("said", "both"), [("new", "New Orleans or New York"), ("s f", "San Francisco or Santa Fe")])
def test_a_beginning_that_fits_two_cities_names_both(said: str, both: str) -> None:
    with pytest.raises(NotUnderstood, match=f"{said!r} may be {both}"):
        city(said)


def test_an_unknown_city_is_named() -> None:
    with pytest.raises(NotUnderstood, match="no city 'zzz'"):
        city("zzz")


@pytest.mark.parametrize(
    "said", ["denver omaha", "omaha denver", "den oma", "denver-omaha", "Denver – Omaha", "from denver to omaha"]
)
def test_a_route_is_found_whichever_way_its_cities_are_written(said: str) -> None:
    assert tracks(said) == (["denver-omaha"], [])


def test_names_of_several_words_are_told_apart() -> None:
    assert tracks("salt lake city san francisco red 2") == (
        [route.key for route in USA.routes_between("salt_lake_city", "san_francisco")],
        ["red", "2"],
    )


def test_a_beginning_that_fits_several_cities_means_the_one_with_a_route() -> None:
    assert tracks("san den")[0] == ["denver-santa_fe"]


def test_accents_may_be_left_out() -> None:
    assert tracks("paris zurich", EUROPE)[0] == [route.key for route in EUROPE.routes_between("paris", "zurich")]


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("", "Between which two cities"),
        ("denver", "From Denver to where"),
        ("denver miami", "No route joins Denver and Miami"),
        ("denver zzz", "no city 'zzz'"),
    ],
)
def test_what_is_wrong_with_two_cities_is_said(said: str, sentence: str) -> None:
    with pytest.raises(NotUnderstood, match=sentence):
        tracks(said)


def test_a_word_that_fits_two_kinds_names_both() -> None:
    kinds = {"blue": ["blue"], "black": ["black"], "locomotive": ["Taxi", "locomotive"]}
    assert find_word("loco", kinds, "kind of card") == "locomotive"
    with pytest.raises(NotUnderstood, match="blue or black"):
        find_word("bl", kinds, "kind of card")
    with pytest.raises(NotUnderstood, match="there are blue, black, Taxi"):
        find_word("gold", kinds, "kind of card")
