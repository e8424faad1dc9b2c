"""Sharing tickets: the action, and the steps that ask which one."""

from __future__ import annotations

from typing import Any, Final

from fogg.authoring import (
    NOT_NOW,
    Action,
    Event,
    Form,
    GameState,
    Message,
    Refusal,
    Ruleset,
    SimultaneousStep,
    Step,
    StepForm,
    Ticket,
    read_choices,
)

TICKET: Final = "ticket:"
NOT_AT_FIRST: Final = Refusal("refusal-share", "team_asia R7")
NOT_KEPT: Final = Refusal("refusal-share-kept", "team_asia R16")
NOT_HELD: Final = Refusal("refusal-share", "team_asia R18")


class Share(Action):
    """Put an own ticket where the whole side sees it."""

    def __init__(self, ticket: Ticket) -> None:
        super().__init__()
        self.ticket: Final = ticket

    def to_json(self) -> Form:
        return {"do": "share", "ticket": self.ticket.key}

    def targets(self) -> list[str]:
        return [TICKET + self.ticket.key]

    def words(self, game: GameState, seat: int) -> Message:
        partners = [other for other in game.sides[game.side_of[seat]] if other != seat]
        if len(partners) != 1:
            return super().words(game, seat)
        return Message("action-share-with", {"ticket": self.ticket.key, "seat": partners[0]})


class ShareActions:
    """The actions by ticket, for the steps that offer them."""

    def __init__(self) -> None:
        self.by_ticket: list[Share] = []

    def of(self, tickets: list[int]) -> list[Action]:
        """Return the actions of those tickets."""
        return [self.by_ticket[ticket] for ticket in tickets]


class FirstShareStep(SimultaneousStep):
    """Everybody shares one of the tickets kept at the opening, all at the same time (team_asia R7)."""

    def __init__(self, choices: list[Action | None], shares: ShareActions) -> None:
        super().__init__(choices)
        self.shares: Final = shares

    def name(self) -> str:
        return "share-first"

    def with_choices(self, choices: list[Action | None]) -> SimultaneousStep:
        return FirstShareStep(choices, self.shares)

    def options(self, game: GameState, seat: int) -> list[Action]:
        return self.shares.of(game.players[seat].tickets)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return share_refusal(action, game.players[seat].tickets, NOT_AT_FIRST)

    def resolve(self, game: GameState, choices: list[Action]) -> None:
        for seat, choice in enumerate(choices):
            assert isinstance(choice, Share)
            share(game, seat, int(choice.ticket.id))

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return share_details(action)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        return target_why(target, NOT_AT_FIRST)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, shares: ShareActions) -> FirstShareStep:
        return FirstShareStep(read_choices(ruleset, form), shares)


class NewShareStep(Step[Share]):
    """Share one of the `n` tickets just kept, which are the last ones of the hand (team_asia R16)."""

    def __init__(self, seat: int, n: int, shares: ShareActions) -> None:
        super().__init__(seat)
        self.n: Final = n
        self.shares: Final = shares

    def name(self) -> str:
        return "share-new"

    def options(self, game: GameState, seat: int) -> list[Action]:
        return self.shares.of(game.players[seat].tickets[-self.n :])

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return share_refusal(action, game.players[seat].tickets[-self.n :], NOT_KEPT)

    def do(self, game: GameState, seat: int, action: Share) -> None:
        game.pop_step()
        share(game, seat, int(action.ticket.id))

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return share_details(action)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        return target_why(target, NOT_KEPT)

    def to_json(self) -> StepForm:
        return {"seat": self.seat, "n": self.n}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, shares: ShareActions) -> NewShareStep:
        return NewShareStep(form["seat"], form["n"], shares)


class MoreShareStep(Step[Action]):
    """Share up to `left` more tickets in a turn of sharing, or leave it at that (team_asia R18)."""

    def __init__(self, seat: int, left: int, shares: ShareActions) -> None:
        super().__init__(seat)
        self.left: Final = left
        self.shares: Final = shares

    def name(self) -> str:
        return "share-more"

    def options(self, game: GameState, seat: int) -> list[Action]:
        options = self.shares.of(game.players[seat].tickets)
        options.append(game.ruleset.declining)
        return options

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action is game.ruleset.declining:
            return None
        return share_refusal(action, game.players[seat].tickets, NOT_HELD)

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.pop_step()
        if isinstance(action, Share):
            share(game, seat, int(action.ticket.id))
            ask_more(game, seat, self.left - 1, self.shares)
            game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return share_details(action)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        return target_why(target, NOT_HELD)

    def to_json(self) -> StepForm:
        return {"seat": self.seat, "left": self.left}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, shares: ShareActions) -> MoreShareStep:
        return MoreShareStep(form["seat"], form["left"], shares)


def ask_more(game: GameState, seat: int, left: int, shares: ShareActions) -> None:
    """Ask for a further ticket, if by public information there may be one."""
    if left > 0 and game.players[seat].tickets:
        game.push_step(MoreShareStep(seat, left, shares))


def share_refusal(action: Action, tickets: list[int], why: Refusal) -> Refusal | None:
    """Return why an action does not share one of those tickets, or None if it does."""
    if not isinstance(action, Share):
        return NOT_NOW
    return None if action.ticket.id in tickets else why


def share_details(action: Action) -> dict[str, Any]:
    """Return parameters for the sentence of a refusal."""
    return {"ticket": action.ticket.key} if isinstance(action, Share) else {}


def target_why(target: str, why: Refusal) -> tuple[Refusal, dict[str, Any]]:
    """Return why nothing can be done to a target: for a ticket that reason."""
    if target.startswith(TICKET):
        return why, {"ticket": target[len(TICKET) :]}
    return NOT_NOW, {}


def share(game: GameState, seat: int, ticket: int) -> None:
    """Share a ticket of the hand with the side; the others see only the number."""
    player = game.players[seat]
    player.tickets = [other for other in player.tickets if other != ticket]
    player.shared = [*player.shared, ticket]
    game.revealed_information = True  # the partners have seen it
    if game.events is not None:
        partners = sum([1 << other for other in game.sides[game.side_of[seat]]])
        full = Message("event-shared-own", {"seat": seat, "ticket": game.ruleset.board.tickets[ticket].key})
        game.emit(Event(full, partners, Message("event-shared", {"seat": seat})))
