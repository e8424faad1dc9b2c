"""Nederland, what is told about tolls and loans before a route is paid for, and about the neutral player."""

from __future__ import annotations

from tests.rules.nederland.helpers import BREDA, NEUTRAL, nederland

import fogg


def said(game: fogg.Game, route: str = BREDA) -> list[str]:
    """Return what seat 0 is told about a claim."""
    notes = game.view(0).claim_notes(int(game.ruleset.board.route(route).id))
    return [game.sentence(note.text) for note in notes]


def test_nederland_r11_the_toll_goes_to_the_bank() -> None:
    assert said(nederland({0: 9})) == ["Toll of 4 to the bank. It leaves you 5 tokens."]


def test_nederland_r12_the_toll_goes_to_the_owner_of_the_other_track() -> None:
    game = nederland({0: 5}, claimed={1: [BREDA]})
    name = game.names[1]
    assert said(game, f"{BREDA}.2") == [f"Toll of 4 to {name}, who owns the other track. It leaves you 1 token."]


def test_nederland_r14_a_loan_is_told_with_what_it_costs() -> None:
    toll, cost = said(nederland({0: 3}))
    assert toll == "You have only 3 tokens for the toll of 4: you keep them and take a loan."
    assert cost == "A loan costs 5 points at the end, cannot be repaid, and takes your bonus for tokens."


def test_nederland_r23_a_debtor_has_no_bonus_in_the_ledger() -> None:
    game = nederland({0: 9}, debts={1: 2})
    tokens, loans = game.view(0).ledgers(None)
    assert [entry.n for entry in tokens.seats][:2] == [9, None]
    assert tokens.seats[0].note is None and tokens.seats[1].note is not None
    assert [(entry.n, entry.points) for entry in loans.seats][:2] == [(0, 0), (2, -10)]


def test_nederland_r31_the_neutral_player_stands_next_to_the_seats() -> None:
    game = nederland(seats=2, variant=NEUTRAL)
    (told,) = [one.bystander for one in game.view(0).ledgers(None) if one.bystander is not None]
    assert told.trains == 40
    assert game.sentence(told.note).startswith("Not a person")
