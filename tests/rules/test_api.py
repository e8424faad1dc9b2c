"""The door of the package: making games, the three forms of an action, and clear errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.factory import claim_form, position

import fogg
from fogg.engine.views.grouped import grouped_options


def opened(edition: str = "usa", seats: int = 2, seed: int = 7) -> fogg.Game:
    """Return a game after the opening choice."""
    game = fogg.new_game(edition, seats, seed)
    for seat in range(seats):
        game.play(seat, game.options(seat)[0])
    return game


def test_seats_are_a_number_or_names() -> None:
    assert fogg.new_game("usa", 3, 1).names == ["Seat 1", "Seat 2", "Seat 3"]
    assert fogg.new_game("usa", ["Ada", "Ben"], 1).names == ["Ada", "Ben"]


def test_the_same_seed_deals_the_same_game() -> None:
    assert fogg.new_game("usa", 2, 7).view(0) == fogg.new_game("usa", 2, 7).view(0)
    assert fogg.new_game("usa", 2, 7).view(0) != fogg.new_game("usa", 2, 8).view(0)


def test_seeds_have_up_to_128_bits_and_may_be_hexadecimal_text() -> None:
    seed = 2**128 - 1
    assert fogg.new_game("usa", 2, f"{seed:x}").view(1) == fogg.new_game("usa", 2, seed).view(1)
    with pytest.raises(ValueError, match="128 bits"):
        fogg.new_game("usa", 2, 2**128)
    with pytest.raises(ValueError, match="128 bits"):
        fogg.new_game("usa", 2, -1)


def test_without_a_seed_the_system_draws_one() -> None:
    assert fogg.new_game("usa", 2).chance.seed != fogg.new_game("usa", 2).chance.seed


def test_generators_deal_differently_and_an_unknown_one_is_named() -> None:
    assert fogg.new_game("usa", 2, 7, generator="blake2b").view(0) != fogg.new_game("usa", 2, 7).view(0)
    with pytest.raises(fogg.UnknownName, match="sfc32, blake2b"):
        fogg.new_game("usa", 2, 7, generator="dice")


def test_the_opening_choice_is_simultaneous() -> None:
    game = fogg.new_game("usa", 3, 7)
    assert game.actors == [0, 1, 2]
    game.play(1, game.options(1)[0])
    assert game.actors == [0, 2]
    assert game.options(1) == []


def test_an_action_has_three_forms_that_convert_without_loss() -> None:
    for edition in fogg.playable():
        ruleset = fogg.ruleset(edition)
        for number, action in enumerate(ruleset.actions):
            assert action.id == number
            assert ruleset.action(json.loads(json.dumps(action.to_json()))) is action
            assert ruleset.action(number) is action
            assert ruleset.action(action) is action


def test_the_action_space_does_not_depend_on_the_number_of_players() -> None:
    forms = [[a.to_json() for a in fogg.new_game("europe", n, 1).ruleset.actions] for n in (2, 5)]
    assert forms[0] == forms[1]


@pytest.mark.parametrize(
    "action",
    [
        {"do": "claim", "route": "denver-omaha"},
        {"do": "claim", "route": "denver-omaha", "color": "purple", "wilds": True},
        {"do": "fly"},
        {},
        [],
        "claim",
        None,
        10**9,
        -1,
        True,
        1.0,
        {"do": object()},
    ],
)
def test_anything_but_an_action_is_malformed(action: Any) -> None:
    game = opened()
    before = game.view(0)
    with pytest.raises(fogg.MalformedAction):
        game.play(0, action)
    assert game.view(0) == before


def test_an_action_of_another_ruleset_is_malformed() -> None:
    with pytest.raises(fogg.MalformedAction, match="another ruleset"):
        opened().play(0, fogg.ruleset("europe").actions[0])


def test_an_illegal_action_names_rule_and_reason_and_changes_nothing() -> None:
    game = position("usa", hands={0: {"red": 1}})
    before = game.view(0)
    with pytest.raises(fogg.IllegalAction, match="Dallas–El Paso needs 4 cards") as error:
        game.play(0, claim_form("dallas-el_paso", "red"))
    assert error.value.rule == "usa R17"
    assert game.view(0) == before


def test_the_wrong_seat_and_a_finished_game_are_errors_of_their_own() -> None:
    game = opened()
    with pytest.raises(fogg.NotYourTurn):
        game.play(1, game.options(0)[0])
    while not game.over:
        seat = game.actors[0]
        game.play(seat, game.options(seat)[-1])
    with pytest.raises(fogg.GameIsOver):
        game.play(0, {"do": "draw-hidden"})


@pytest.mark.parametrize("seat", [2, -1, True, "0", "Ada", 1.0, None])
def test_a_seat_that_is_not_there_is_one_clear_error(seat: Any) -> None:
    game = opened()
    calls: list[Callable[[Any], object]] = [game.options, game.undoable, game.take_back, lambda s: game.play(s, 0)]
    calls += [lambda s: game.legal(s, 0), lambda s: game.refusal(s, "deck")]
    calls += [] if seat is None else [game.view]
    for call in calls:
        with pytest.raises(fogg.UnknownName, match=f"unknown seat '{seat}'; known: 0, 1"):
            call(seat)


@pytest.mark.parametrize("seats", [[1, 2], "Ada", True, None, 2.0, {"Ada", "Ben"}])
def test_seats_that_are_not_names_are_one_clear_error(seats: Any) -> None:
    with pytest.raises(fogg.WrongSeats, match=r"must be a text, not 1|a number or a list of names, not"):
        fogg.new_game("usa", seats, 1)


@pytest.mark.parametrize("seed", ["seven", "", True, 1.5, -1, "-1", 2**128, [7]])
def test_a_seed_that_is_not_a_number_is_one_clear_error(seed: Any) -> None:
    with pytest.raises(fogg.WrongArgument, match=r"seed: a .* of up to 128 bits"):
        fogg.new_game("usa", 2, seed)


@pytest.mark.parametrize("seed", ["7", True, 1.5, -1, None])
def test_chance_takes_whole_numbers_only(seed: Any) -> None:
    with pytest.raises(fogg.WrongArgument, match="seed: "):
        fogg.Chance(seed)


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ({"add_ons": "warehouses"}, "add_ons: a list of names is needed, not 'warehouses'"),
        ({"add_ons": [1]}, "add_ons: a list of names"),
        ({"settings": "literal"}, "settings: a dictionary"),
        ({"variant": 1910}, "variant: the name of a variant is needed, not 1910"),
    ],
)
def test_choices_of_the_wrong_sort_are_one_clear_error(choice: dict[str, Any], words: str) -> None:
    with pytest.raises(fogg.WrongArgument, match=words):
        fogg.new_game("usa", 2, 1, **choice)


def test_an_edition_that_is_not_a_text_is_one_clear_error() -> None:
    with pytest.raises(fogg.WrongArgument, match="edition: the id of an edition"):
        fogg.new_game(7, 2, 1)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [0, 1, 6, ["Ada"], ["Ada", "Ada"], ["", "Ben"]])
def test_a_wrong_number_of_seats_or_wrong_names_are_refused(seats: int | list[str]) -> None:
    with pytest.raises(fogg.WrongSeats):
        fogg.new_game("usa", seats, 1)


def waiting_board(folder: Path) -> Path:
    """Return a board with a rule module, and an add-on with another, that do not exist."""
    board = folder / "marsh"
    board.mkdir()
    add_on = '[modules.bog]\nname = "Bog"\nwords = "add-on-bog"\nrules = ["peat"]\n'
    (board / "edition.toml").write_text(f'base = "usa"\nname = "Marsh"\nrules = ["quicksand"]\n{add_on}')
    return board


def test_an_edition_that_waits_for_modules_says_which(tmp_path: Path) -> None:
    with pytest.raises(fogg.NotPlayable, match="quicksand"):
        fogg.new_game(waiting_board(tmp_path), 2, 1)


def test_add_ons_that_wait_for_modules_say_which(tmp_path: Path) -> None:
    with pytest.raises(fogg.NotPlayable, match="peat"):
        fogg.new_game(waiting_board(tmp_path), 2, 1, add_ons=["bog"])


def test_unknown_names_list_the_known_ones() -> None:
    calls: list[Callable[[], fogg.Game]] = [
        lambda: fogg.new_game("uzbekistan", 2, 1),
        lambda: fogg.new_game("usa", 2, 1, variant="mega_gam"),
        lambda: fogg.new_game("usa", 2, 1, settings={"row_open": True}),
        lambda: fogg.new_game("usa", 2, 1, settings={"reprint_values": "perhaps"}),
        lambda: fogg.new_game("usa", 2, 1, add_ons=["nothing"]),
    ]
    for call in calls:
        with pytest.raises(fogg.UnknownName, match=r"known: |there is none"):
            call()


def test_a_slot_names_which_of_equal_cards_is_taken_and_changes_only_the_row() -> None:
    row = ["red", "blue", "red", "green", "black"]
    low, high = (position("usa", row=row, next_cards=["white"]) for _ in range(2))
    low.play(0, {"do": "draw", "kind": "red"})
    high.play(0, {"do": "draw", "kind": "red"}, slot=2)
    assert low.view(0).market == ("white", "blue", "red", "green", "black")
    assert high.view(0).market == ("red", "blue", "white", "green", "black")
    assert low.view(0).hand == high.view(0).hand
    assert high.moves[-1].slot == 2


@pytest.mark.parametrize("slot", [1, 5, -1, 99])
def test_a_slot_that_does_not_show_the_card_is_refused(slot: int) -> None:
    game = position("usa", row=["red", "blue", "red", "green", "black"])
    with pytest.raises(fogg.IllegalAction, match="does not show"):
        game.play(0, {"do": "draw", "kind": "red"}, slot=slot)


def test_refusal_of_a_target_is_none_exactly_if_an_option_touches_it() -> None:
    game = opened("europe", 3)
    touched = {target for option in game.options(0) for target in option.targets()}
    for target in game.ruleset.targets:
        assert (game.refusal(0, target) is None) == (target in touched), target


def test_refusal_of_a_route_tells_what_is_missing() -> None:
    game = position("usa", hands={0: {"red": 9}}, trains={0: 3}, claimed={1: ["calgary-helena"]})
    assert str(game.refusal(0, "route:dallas-el_paso")) == (
        "Not enough trains for Dallas–El Paso: 4 needed, 3 left. (usa R18)"
    )
    assert str(game.refusal(0, "route:calgary-helena")) == "Calgary–Helena already belongs to Seat 2. (usa R20)"


def test_grouped_options_hold_each_option_once_with_terms_and_payments_per_route() -> None:
    game = position("usa", hands={0: {"red": 3, "blue": 2, "locomotive": 2}})
    groups = grouped_options(game, 0)
    assert sorted(n for group in groups for n in group.actions) == sorted(o.id for o in game.options(0))
    assert len({(group.verb, group.targets) for group in groups}) == len(groups)
    route = next(group for group in groups if group.targets == ("route:dallas-el_paso",))
    assert route.terms is not None
    assert (route.terms.cards, route.terms.points) == (4, 7)
    assert [(payment.color, payment.wilds) for payment in route.payments] == [("red", 1), ("red", 2)]


def test_every_option_has_a_label() -> None:
    for edition in fogg.playable():
        game = opened(edition, fogg.load(edition).players[0])
        view = game.view(0)
        assert all(view.label(option) for option in view.options())


@pytest.mark.parametrize(
    ("route", "hand", "told"),
    [
        ("denver-omaha", {"purple": 1, "red": 9}, {"kind": "purple", "cards": [("purple", 1)]}),
        ("denver-omaha", {"red": 9, "locomotive": 1}, {"kind": "purple", "cards": [("locomotive", 1)]}),
        ("denver-omaha", {}, {"kind": "purple", "cards": []}),
        ("calgary-seattle", {"red": 2, "blue": 1, "locomotive": 1}, {"cards": [("red", 2), ("locomotive", 1)]}),
    ],
)
def test_refusal_for_want_of_cards_tells_what_the_route_takes_and_what_is_held(
    route: str, hand: dict[str, int], told: dict[str, object]
) -> None:
    why = position("usa", hands={0: hand}).refusal(0, f"route:{route}")
    assert why is not None and why.message.key == "refusal-few-cards"
    assert {key: why.message.params[key] for key in ("kind", "cards") if key in why.message.params} == told
