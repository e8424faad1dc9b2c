"""The module: what it changes in a ruleset, and when it asks for a ticket."""

from __future__ import annotations

from fogg.authoring import Edition, GameState, Message, Module, Ruleset
from fogg.modules.teams.share import ShareVerb
from fogg.modules.teams.steps import (
    FirstShareStep,
    MoreShareStep,
    NewShareStep,
    ShareActions,
    share,
)


class Teams(Module):
    """Sides of several seats, and their common tickets."""

    def __init__(self) -> None:
        super().__init__()
        self.shares = ShareActions()
        self.at_first: int = 0  # how many tickets of the opening everybody shares: none or one
        self.of_new: int = 0  # how many of those just kept: none or one

    def check(self, edition: Edition) -> list[str]:
        problems: list[str] = []
        size = edition.get("team_size", 0)
        if size < 2:
            problems.append("`team_size` must be 2 or more")
        elif any([players % size for players in edition.players]):
            problems.append(f"`player_counts` must be numbers of whole teams of {size}")
        for key in ("tickets.initial_shared", "tickets.later_shared"):
            if edition.get(key, 0) not in (0, 1):
                problems.append(f"`{key}` must be 0 or 1")
        if edition.get("tickets.initial_shared", 0) and edition.number("tickets.initial_min_keep") < 1:
            problems.append("`tickets.initial_min_keep` must leave a ticket to share")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        edition = ruleset.edition
        ruleset.team_size = edition.number("team_size")
        self.at_first = edition.get("tickets.initial_shared", 0)
        self.of_new = edition.get("tickets.later_shared", 0)
        ruleset.uses_declining = True
        ruleset.add_verb(ShareVerb(edition.get("team.share_tickets_action_max", 1), self.shares))
        ruleset.add_step("share-first", lambda rules, form: FirstShareStep.from_json(rules, form, self.shares))
        ruleset.add_step("share-new", lambda rules, form: NewShareStep.from_json(rules, form, self.shares))
        ruleset.add_step("share-more", lambda rules, form: MoreShareStep.from_json(rules, form, self.shares))

    def setup(self, game: GameState) -> None:
        if self.at_first:
            game.push_step(FirstShareStep([None for _ in game.players], self.shares))

    def after_keep(self, game: GameState, seat: int, kept: list[int], *, opening: bool) -> None:
        if opening or not self.of_new or not kept:
            return
        if len(kept) == 1:
            share(game, seat, kept[0])  # team_asia R17
        else:
            game.push_step(NewShareStep(seat, len(kept), self.shares))

    # ---- at the table

    def turn_summary(self) -> list[Message]:
        return [Message("rules-turn-teams")]

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-teams"),
            Message("rules-teams-tickets"),
        ]
