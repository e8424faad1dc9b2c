"""Announcing a mix: the action, the verb of a turn, and the step in which everybody announces the first one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from fogg.authoring import (
    NO_TICKETS,
    NOT_NOW,
    Action,
    DrawTickets,
    Form,
    GameState,
    KeepStep,
    Message,
    OpeningStep,
    Refusal,
    Ruleset,
    SimultaneousStep,
    StepForm,
    Verb,
    read_choices,
)

if TYPE_CHECKING:
    from fogg.modules.two_decks.dealing import TwoDeckDealer


class DrawMix(DrawTickets):
    """Draw the given numbers of short and long tickets."""

    def __init__(self, short: int, long: int) -> None:
        super().__init__()
        self.short: Final = short
        self.long: Final = long

    def to_json(self) -> Form:
        return {"do": "draw-tickets", "short": self.short, "long": self.long}

    def words(self, game: GameState, seat: int) -> Message:
        return Message("action-draw-mix", {"short": self.short, "long": self.long})


class MixVerb(Verb[DrawMix]):
    """Use the turn to draw tickets of both decks."""

    def __init__(self, dealer: TwoDeckDealer) -> None:
        self.dealer: Final = dealer

    def name(self) -> str:
        return "tickets"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [*self.dealer.mixes]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        if self.dealer.can_draw(game):
            options += self.dealer.fitting(game, opening=False)

    def refusal(self, game: GameState, seat: int, action: DrawMix) -> Refusal | None:
        if not self.dealer.can_draw(game):
            return NO_TICKETS
        return self.dealer.mix_refusal(game, action, opening=False)

    def do(self, game: GameState, seat: int, action: DrawMix) -> None:
        game.revealed_information = True
        self.dealer.draw_mix(game, seat, action)
        game.push_step(KeepStep(seat))

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return self.dealer.mix_details(game, opening=False)

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        return (NO_TICKETS, {}) if target == "tickets" else None


class AnnounceStep(SimultaneousStep):
    """Everybody announces the mix of the opening offer at the same time, then draws in seat order (marklin R5)."""

    def __init__(self, choices: list[Action | None], dealer: TwoDeckDealer) -> None:
        super().__init__(choices)
        self.dealer: Final = dealer

    def name(self) -> str:
        return "announce"

    def with_choices(self, choices: list[Action | None]) -> SimultaneousStep:
        return AnnounceStep(choices, self.dealer)

    def options(self, game: GameState, seat: int) -> list[Action]:
        return [*self.dealer.fitting(game, opening=True)]

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return self.dealer.mix_refusal(game, action, opening=True) if isinstance(action, DrawMix) else NOT_NOW

    def resolve(self, game: GameState, choices: list[Action]) -> None:
        for seat, choice in enumerate(choices):
            assert isinstance(choice, DrawMix)
            self.dealer.draw_mix(game, seat, choice)
        game.push_step(OpeningStep([None for _ in choices]))

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return self.dealer.mix_details(game, opening=True)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm, dealer: TwoDeckDealer) -> AnnounceStep:
        return AnnounceStep(read_choices(ruleset, form), dealer)
