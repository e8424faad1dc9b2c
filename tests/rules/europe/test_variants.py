"""Europa 1912, the ticket variants: R40 to R44."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.factory import finish, forms, position
from tests.rules.usa.helpers import TICKETS, earned, keep, keys, refuses

import fogg

EXPANDED, MEGA, BIG = "europe_expanded", "mega_europe", "big_cities_europe"
BIG_CITIES = {"angora", "athina", "berlin", "london", "madrid", "moskva", "paris", "roma", "wien"}


def values(variant: str | None, kind: str | None = None) -> dict[str, int]:
    """Return the tickets of a variant with their values."""
    tickets = fogg.ruleset("europe", variant=variant).board.tickets
    return {ticket.key: int(ticket.points) for ticket in tickets if kind in (None, ticket.kind)}


def new(variant: str) -> dict[str, int]:
    """Return the tickets that are marked as new in 1912."""
    tickets = fogg.ruleset("europe", variant=variant).board.tickets
    return {ticket.key: int(ticket.points) for ticket in tickets if "new_1912" in ticket.tags}


def dealt(variant: str) -> Counter[str]:
    """Return what everybody is dealt."""
    game = fogg.new_game("europe", 5, 1, variant=variant)
    offers = [Counter(ticket.kind for ticket in game.view(seat).offer) for seat in range(5)]
    assert all(offer == offers[0] for offer in offers)
    return offers[0]


def later(variant: str) -> tuple[int, set[int]]:
    """Return the number of tickets that are drawn later, and how many of them may be kept."""
    game = position("europe", variant=variant)
    game.play(0, TICKETS)
    offer = [game.ruleset.board.tickets[ticket] for ticket in game.players[0].offer]
    assert {ticket.kind for ticket in offer} == {"regular"}
    return len(offer), {int(form["tickets"]).bit_count() for form in forms(game, 0)}


def bonuses(variant: str | None, **settings: bool) -> dict[str, int]:
    entries = fogg.ruleset("europe", variant=variant, settings=settings).edition.get("bonuses")
    return {entry["id"]: entry["points"] for entry in entries}


def test_europe_r40_europe_expanded_is_the_46_and_the_19_new_regular_tickets() -> None:
    base, expanded = values(None), values(EXPANDED)
    assert (len(base), len(expanded)) == (46, 65)
    assert expanded == base | new(EXPANDED)
    assert len(new(EXPANDED)) == 19


def test_europe_r40_the_new_long_tickets_are_not_used() -> None:
    assert values(EXPANDED, "long") == values(None, "long")
    assert len(values(EXPANDED, "long")) == 6


def test_europe_r40_everything_else_is_as_in_the_base_game() -> None:
    assert dealt(EXPANDED) == {"long": 1, "regular": 3}
    assert later(EXPANDED) == (3, {1, 2, 3})
    game = fogg.new_game("europe", 2, 1, variant=EXPANDED)
    assert {int(form["tickets"]).bit_count() for form in forms(game, 0)} == {2, 3, 4}


def test_europe_r41_mega_europe_has_all_101_tickets_twelve_of_them_long() -> None:
    assert len(values(MEGA)) == 101
    assert Counter(ticket.kind for ticket in fogg.ruleset("europe", variant=MEGA).board.tickets) == {
        "long": 12,
        "regular": 89,
    }
    assert len(new(MEGA)) == 55
    assert values(MEGA) == values(None) | new(MEGA)


def test_europe_r41_two_long_and_five_regular_tickets_are_dealt() -> None:
    assert dealt(MEGA) == {"long": 2, "regular": 5}


def test_europe_r41_at_least_three_are_kept_and_at_most_one_of_them_long() -> None:
    game = fogg.new_game("europe", 2, 1, variant=MEGA)
    assert [ticket.kind for ticket in game.view(0).offer][:2] == ["long", "long"]
    fitting = [mask for mask in range(128) if mask.bit_count() >= 3 and mask & 3 != 3]
    assert forms(game, 0) == [{"do": "keep", "tickets": mask} for mask in fitting]


def test_europe_r41_two_long_ones_are_refused() -> None:
    game = fogg.new_game("europe", 2, 1, variant=MEGA)
    refuses(game, 0, keep(0, 1, 2), "refusal-keep-fewer-long", "europe R41")
    refuses(game, 0, keep(0, 1, 2, 3, 4, 5, 6), "refusal-keep-fewer-long", "europe R41")


def test_europe_r41_two_tickets_are_refused() -> None:
    game = fogg.new_game("europe", 2, 1, variant=MEGA)
    refuses(game, 0, keep(0, 2), "refusal-keep-more", "europe R3")
    refuses(game, 0, keep(0, 1), "refusal-keep-more", "europe R3")


def test_europe_r41_later_three_regular_tickets_are_drawn_and_one_kept() -> None:
    assert later(MEGA) == (3, {1, 2, 3})


def test_europe_r41_five_players_use_ten_of_the_twelve_long_tickets() -> None:
    game = fogg.new_game("europe", 5, 3, variant=MEGA)
    dealt_long = {ticket.key for seat in range(5) for ticket in game.view(seat).offer if ticket.kind == "long"}
    boxed = keys(game.ruleset.board.tickets[ticket] for ticket in game.box.cards)
    assert len(dealt_long) == 10
    assert len(boxed) == 2 and not dealt_long & set(boxed)
    assert set(boxed) | dealt_long == set(values(MEGA, "long"))
    assert game.view(None).tickets_left == 89 - 25
    game.audit()


def test_europe_r42_the_deck_is_every_regular_ticket_that_names_a_big_city() -> None:
    every = values(MEGA, "regular")
    assert values(BIG) == {key: every[key] for key in every if set(key.split("-")) & BIG_CITIES}
    assert len(values(BIG)) == 45
    assert set(fogg.load("europe", variant=BIG).get("big_cities")) == BIG_CITIES


def test_europe_r42_there_are_no_long_tickets() -> None:
    assert values(BIG, "long") == {}
    assert fogg.new_game("europe", 3, 1, variant=BIG).box.cards == []


def test_europe_r42_five_are_dealt_and_two_kept_later_four_drawn_and_one_kept() -> None:
    assert dealt(BIG) == {"regular": 5}
    game = fogg.new_game("europe", 2, 1, variant=BIG)
    assert {int(form["tickets"]).bit_count() for form in forms(game, 0)} == {2, 3, 4, 5}
    refuses(game, 0, keep(4), "refusal-keep-more", "europe R3")
    assert later(BIG) == (4, {1, 2, 3, 4})


@pytest.mark.parametrize("variant", [EXPANDED, MEGA, BIG])
def test_europe_r43_tickets_refused_at_set_up_leave_the_game(variant: str) -> None:
    game = fogg.new_game("europe", 2, 3, variant=variant)
    dealer = game.ruleset.dealer
    left, boxed = game.view(None).tickets_left, len(game.box.cards)
    kept = dealer.initial_min_keep
    last = [len(game.view(seat).offer) - kept for seat in range(2)]
    refused = {key for seat in range(2) for key in keys(game.view(seat).offer)[: last[seat]]}
    for seat in range(2):
        game.play(seat, keep(*range(last[seat], last[seat] + kept)))
    assert game.view(None).tickets_left == left
    assert len(game.box.cards) == boxed + len(refused)
    assert refused <= set(keys(game.ruleset.board.tickets[ticket] for ticket in game.box.cards))
    game.audit()


@pytest.mark.parametrize("variant", [EXPANDED, MEGA, BIG])
def test_europe_r43_tickets_refused_later_go_to_the_bottom_of_the_deck(variant: str) -> None:
    game = position("europe", variant=variant)
    game.play(0, TICKETS)
    refused = game.players[0].offer[1:]
    game.play(0, keep(0))
    assert game.tickets.cards[: len(refused)] == list(reversed(refused))
    assert not set(refused) & set(game.box.cards)


@pytest.mark.parametrize("variant", [None, "classic", EXPANDED, MEGA])
def test_europe_r44_the_european_express_is_in_play(variant: str | None) -> None:
    assert bonuses(variant) == {"longest_path": 10}
    result = finish(position("europe", claimed={0: ["amsterdam-bruxelles"]}, variant=variant))
    assert earned(result, "score-longest-path") == {0: 10}


def test_europe_r44_the_big_cities_are_played_without_it_but_with_points_for_stations() -> None:
    result = finish(position("europe", claimed={0: ["amsterdam-bruxelles"]}, variant=BIG))
    assert earned(result, "score-longest-path") == {}
    assert earned(result, "score-stations") == {0: 12, 1: 12}


def test_europe_r44_with_the_setting_the_big_cities_are_played_with_it() -> None:
    settings = {"big_cities_european_express": True}
    assert bonuses(BIG, **settings) == {"longest_path": 10}
    game = position("europe", claimed={0: ["amsterdam-bruxelles"]}, variant=BIG, settings=settings)
    assert game.ruleset.tie_breaks[-1] == "holds_longest_path_bonus"
    assert earned(finish(game), "score-longest-path") == {0: 10}


@pytest.mark.parametrize("variant", ["classic", EXPANDED, MEGA])
def test_europe_r44_the_setting_changes_no_other_variant(variant: str) -> None:
    plain, chosen = (
        fogg.ruleset("europe", variant=variant, settings={"big_cities_european_express": wish})
        for wish in (False, True)
    )
    assert bonuses(variant, big_cities_european_express=True) == bonuses(variant)
    assert chosen.tie_breaks == plain.tie_breaks
