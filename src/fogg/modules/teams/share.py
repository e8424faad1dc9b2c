"""The turn that is used to share tickets."""

from __future__ import annotations

from typing import Any

from fogg.authoring import Action, GameState, Refusal, Ruleset, Verb
from fogg.modules.teams.steps import (
    NOT_HELD,
    TICKET,
    Share,
    ShareActions,
    ask_more,
    share,
    share_details,
    share_refusal,
    target_why,
)


class ShareVerb(Verb[Share]):
    """Use the turn to share 1 to `most` tickets of the own hand (team_asia R18)."""

    def __init__(self, most: int, shares: ShareActions) -> None:
        self.most = most
        self.shares = shares

    def name(self) -> str:
        return "share"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        self.shares.by_ticket = [Share(ticket) for ticket in ruleset.board.tickets]
        return [*self.shares.by_ticket]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        for ticket in game.players[seat].tickets:
            options.append(self.shares.by_ticket[ticket])

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return share_refusal(action, game.players[seat].tickets, NOT_HELD)

    def do(self, game: GameState, seat: int, action: Share) -> None:
        share(game, seat, int(action.ticket.id))
        ask_more(game, seat, self.most - 1, self.shares)

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return share_details(action)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        return target_why(target, NOT_HELD) if target.startswith(TICKET) else None
