"""USA 1910, the variants: R40 to R47."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.factory import forms, position
from tests.rules.usa.helpers import TICKETS, keep, keys, refuses

import fogg

VARIANTS = ["classic", "usa_1910", "mega_game", "big_cities"]
LOWER = {
    "los_angeles-miami": (20, 19),
    "los_angeles-new_york": (21, 20),
    "seattle-new_york": (22, 20),
    "sault_st_marie-oklahoma_city": (9, 8),
}
BIG_CITIES = {"chicago", "dallas", "houston", "los_angeles", "miami", "new_york", "seattle"}


def values(variant: str | None, **settings: bool) -> dict[str, int]:
    """Return the tickets of a deck with their values."""
    rules = fogg.ruleset("usa", variant=variant, settings=settings)
    return {ticket.key: int(ticket.points) for ticket in rules.board.tickets}


def kinds(variant: str) -> Counter[str]:
    return Counter(ticket.kind for ticket in fogg.ruleset("usa", variant=variant).board.tickets)


def bonuses(variant: str, **settings: bool) -> dict[str, int]:
    entries = fogg.ruleset("usa", variant=variant, settings=settings).edition.get("bonuses")
    return {entry["id"]: entry["points"] for entry in entries}


def opening(variant: str) -> tuple[int, set[int]]:
    """Return the number of tickets that are dealt, and how many of them may be kept."""
    game = fogg.new_game("usa", 2, 1, variant=variant)
    return len(game.view(0).offer), {int(form["tickets"]).bit_count() for form in forms(game, 0)}


def later(variant: str) -> tuple[int, set[int]]:
    """Return the number of tickets that are drawn later, and how many of them may be kept."""
    game = position("usa", variant=variant)
    game.play(0, TICKETS)
    return len(game.view(0).offer), {int(form["tickets"]).bit_count() for form in forms(game, 0)}


def test_usa_r40_four_reprinted_tickets_have_lower_values() -> None:
    base, mega = values(None), values("mega_game")
    assert {ticket: (base[ticket], mega[ticket]) for ticket in base if base[ticket] != mega[ticket]} == LOWER


def test_usa_r40_the_tables_carry_the_other_value_as_a_tag() -> None:
    base, mega = fogg.ruleset("usa").board, fogg.ruleset("usa", variant="mega_game").board
    for ticket, (printed, reprint) in LOWER.items():
        assert base.ticket(ticket).tags["reprint_1910"] == str(reprint)
        assert mega.ticket(ticket).tags["base_game"] == str(printed)
    assert sum("reprint_1910" in ticket.tags for ticket in base.tickets) == 4
    assert sum("base_game" in ticket.tags for ticket in mega.tickets) == 4


def test_usa_r41_the_deck_of_1910_is_the_35_new_tickets() -> None:
    assert kinds("usa_1910") == {"1910": 35}
    assert not set(values("usa_1910")) & set(values(None))


def test_usa_r41_three_are_dealt_two_kept_later_three_drawn_one_kept() -> None:
    assert opening("usa_1910") == (3, {2, 3})
    assert later("usa_1910") == (3, {1, 2, 3})


def test_usa_r41_globetrotter_replaces_the_longest_path() -> None:
    assert bonuses("usa_1910") == {"globetrotter": 15}


def test_usa_r42_the_deck_of_the_mega_game_is_all_69() -> None:
    assert kinds("mega_game") == {"1910": 35, "classic": 30, "mystery_train": 4}
    assert set(values("mega_game")) >= set(values(None)) | set(values("usa_1910"))


def test_usa_r42_five_are_dealt_three_kept_later_four_drawn_one_kept() -> None:
    assert opening("mega_game") == (5, {3, 4, 5})
    assert later("mega_game") == (4, {1, 2, 3, 4})


def test_usa_r42_keeping_two_of_five_is_refused() -> None:
    refuses(fogg.new_game("usa", 2, 1, variant="mega_game"), 0, keep(0, 4), "refusal-keep-more", "usa R3")


def test_usa_r42_five_players_can_be_dealt_their_tickets() -> None:
    game = fogg.new_game("usa", 5, 1, variant="mega_game")
    assert [len(game.view(seat).offer) for seat in range(5)] == [5] * 5
    assert game.view(None).tickets_left == 44


def test_usa_r42_both_bonuses_are_in_the_mega_game() -> None:
    assert bonuses("mega_game") == {"longest_path": 10, "globetrotter": 15}


def test_usa_r43_the_deck_is_every_ticket_of_the_69_that_names_a_big_city() -> None:
    mega = values("mega_game")
    assert values("big_cities") == {ticket: mega[ticket] for ticket in mega if set(ticket.split("-")) & BIG_CITIES}
    assert kinds("big_cities") == {"classic": 15, "1910": 19, "mystery_train": 1}


def test_usa_r43_the_edition_names_the_seven_big_cities() -> None:
    assert set(fogg.load("usa", variant="big_cities").get("big_cities")) == BIG_CITIES


def test_usa_r43_four_are_dealt_two_kept_later_four_drawn_one_kept() -> None:
    assert opening("big_cities") == (4, {2, 3, 4})
    assert later("big_cities") == (4, {1, 2, 3, 4})


def test_usa_r43_there_is_no_bonus_card() -> None:
    assert bonuses("big_cities") == {}


def test_usa_r43_with_the_setting_it_is_played_with_the_longest_path() -> None:
    assert bonuses("big_cities", big_cities_longest_path=True) == {"longest_path": 10}


@pytest.mark.parametrize("variant", ["classic", "usa_1910", "mega_game"])
def test_usa_r43_the_setting_changes_no_other_variant(variant: str) -> None:
    assert bonuses(variant, big_cities_longest_path=True) == bonuses(variant)


def test_usa_r44_classic_is_the_base_deck_with_the_base_rules() -> None:
    assert values("classic") == values(None)
    assert opening("classic") == (3, {2, 3})
    assert later("classic") == (3, {1, 2, 3})
    assert bonuses("classic") == {"longest_path": 10}


@pytest.mark.parametrize("variant", [None, "classic"])
def test_usa_r44_the_values_of_the_reprints_are_an_option(variant: str | None) -> None:
    printed, reprint = values(variant), values(variant, reprint_values=True)
    changed = {ticket: (printed[ticket], reprint[ticket]) for ticket in printed if printed[ticket] != reprint[ticket]}
    assert changed == LOWER


@pytest.mark.parametrize("variant", ["usa_1910", "mega_game", "big_cities"])
def test_usa_r44_the_option_changes_no_deck_that_has_these_values_already(variant: str) -> None:
    assert values(variant, reprint_values=True) == values(variant)


@pytest.mark.parametrize("variant", VARIANTS)
def test_usa_r46_refused_tickets_go_to_the_bottom_at_set_up(variant: str) -> None:
    game = fogg.new_game("usa", 2, 3, variant=variant)
    dealer = game.ruleset.dealer
    kept = range(dealer.initial_min_keep)
    refused = [key for seat in range(2) for key in keys(game.view(seat).offer)[dealer.initial_min_keep :]]
    for seat in (1, 0):
        game.play(seat, keep(*kept))
    bottom = game.tickets.cards[: len(refused)]
    assert [game.ruleset.board.tickets[ticket].key for ticket in reversed(bottom)] == refused
    game.audit()


@pytest.mark.parametrize("variant", VARIANTS)
def test_usa_r46_refused_tickets_go_to_the_bottom_later(variant: str) -> None:
    game = position("usa", variant=variant)
    game.play(0, TICKETS)
    drawn = keys(game.view(0).offer)
    game.play(0, keep(0))
    bottom = game.tickets.cards[: len(drawn) - 1]
    assert [game.ruleset.board.tickets[ticket].key for ticket in reversed(bottom)] == drawn[1:]


@pytest.mark.parametrize("variant", ["mega_game", "big_cities"])
@pytest.mark.parametrize("left", [1, 2, 3])
def test_usa_r47_with_fewer_left_than_the_draw_number_those_there_are_are_drawn(variant: str, left: int) -> None:
    deck = [ticket.key for ticket in fogg.ruleset("usa", variant=variant).board.tickets[:left]]
    game = position("usa", variant=variant, ticket_deck=deck)
    game.play(0, TICKETS)
    assert sorted(keys(game.view(0).offer)) == sorted(deck)
    assert {int(form["tickets"]).bit_count() for form in forms(game, 0)} == set(range(1, left + 1))
    refuses(game, 0, keep(left), "refusal-not-offered", "usa R27")


@pytest.mark.parametrize("variant", VARIANTS)
def test_usa_r47_with_none_left_the_action_is_not_allowed(variant: str) -> None:
    refuses(position("usa", variant=variant, ticket_deck=[]), 0, TICKETS, "refusal-no-tickets", "usa R28")
