"""The module: loan cards of all seats, and what they cost at the end."""

from __future__ import annotations

from typing import Any

from fogg.authoring import (
    Edition,
    GameState,
    Ledger,
    LedgerEntry,
    Message,
    Module,
    Ruleset,
    ScoreLine,
    State,
    Tally,
)

REASON = "score-loans"


class LoanState(State):
    """The loan cards of each seat. They lie face up."""

    def __init__(self, held: list[int]) -> None:
        self.held = held

    def copy(self) -> State:
        return LoanState(self.held[:])

    def to_json(self) -> dict[str, Any]:
        return {"held": self.held[:]}


class Loans(Module):
    """Loan cards."""

    def __init__(self) -> None:
        super().__init__()
        self.each = 0
        self.debtors_are_out = True

    def check(self, edition: Edition) -> list[str]:
        return [] if edition.number("loans.points_each") <= 0 else ["`loans.points_each` must not be above 0"]

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        self.each = edition.number("loans.points_each")
        self.debtors_are_out = bool(edition.get("loans.disqualifies_from_token_bonus", True))

    def new_state(self, game: GameState) -> State:
        return LoanState([0 for _ in game.players])

    def state(self, game: GameState) -> LoanState:
        """Return who has loans in a game."""
        state = game.module_states[self.slot]
        assert isinstance(state, LoanState)
        return state

    # ---- the game

    def lend(self, game: GameState, seat: int, amount: int) -> bool:
        """Give the seat a loan card, and let it pay nothing (R14, R15). There are always enough cards (Q6)."""
        self.state(game).held[seat] += 1
        game.announce("event-loan", seat=seat, n=amount)
        return True

    def in_debt(self, game: GameState, seat: int) -> bool:
        return self.debtors_are_out and self.state(game).held[seat] > 0

    def bonus(self, tally: Tally) -> list[ScoreLine]:
        held = self.state(tally.game).held
        return [ScoreLine(seat, REASON, self.each * n) for seat, n in enumerate(held) if n]  # R18

    # ---- at the table

    def icon(self) -> str:
        return "M3 7H21V17H3ZM12 9.6A2.4 2.4 0 1 0 12.01 9.6ZM6 10V14M18 10V14"

    def summary(self, edition: Edition) -> list[Message]:
        return [Message("rules-loans", {"n": -edition.number("loans.points_each")})]

    def ledger(self, game: GameState, viewer: int, lines: list[ScoreLine] | None) -> Ledger | None:
        entries = [LedgerEntry(n, self.each * n) for n in self.state(game).held]
        return Ledger(Message("ledger-loans"), self.loan_note(), tuple(entries))

    def loan_note(self) -> Message:
        return Message("ledger-loans-about" if self.debtors_are_out else "ledger-loans-cost", {"n": -self.each})
