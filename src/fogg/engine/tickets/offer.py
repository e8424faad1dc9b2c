"""Tickets: the opening choice, drawing more, and keeping some of an offer (usa R3, R27 to R29)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from fogg.engine.decisions.action import Action, DrawTickets, Keep
from fogg.engine.decisions.refusal import NOT_NOW, Refusal
from fogg.engine.decisions.simultaneous import SimultaneousStep, read_choices
from fogg.engine.decisions.step import Step, StepForm
from fogg.engine.decisions.verb import Verb
from fogg.engine.event import Event
from fogg.words.message import Message

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset


NO_TICKETS: Final = Refusal("refusal-no-tickets", "usa R28")


@final
class TicketsVerb(Verb[Action]):
    """Use the turn to draw tickets."""

    def __init__(self) -> None:
        self.action = DrawTickets()

    def name(self) -> str:
        return "tickets"

    def actions(self, ruleset: Ruleset) -> list[Action]:
        return [self.action]

    def add_options(self, game: GameState, seat: int, options: list[Action]) -> None:
        if game.ruleset.dealer.can_draw(game):
            options.append(self.action)

    def count(self, game: GameState, seat: int) -> i64:
        return 1 if game.ruleset.dealer.can_draw(game) else 0

    def nth(self, game: GameState, seat: int, n: i64) -> Action:
        return self.action

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return None if game.ruleset.dealer.can_draw(game) else NO_TICKETS

    def do(self, game: GameState, seat: int, action: Action) -> None:
        game.ruleset.dealer.draw(game, seat)
        game.revealed_information = True
        tell_offer(game, seat)
        game.push_step(KeepStep(seat))

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]] | None:
        return (NO_TICKETS, {}) if target == "tickets" else None


@final
class KeepStep(Step[Keep]):
    """Choose which of the tickets just drawn to keep."""

    def name(self) -> str:
        return "keep"

    def options(self, game: GameState, seat: int) -> list[Action]:
        return keep_options(game, seat, opening=False)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return keep_refusal(game, seat, action, opening=False)

    def do(self, game: GameState, seat: int, action: Keep) -> None:
        game.pop_step()
        keep(game, seat, action, opening=False)
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return keep_details(game, seat, opening=False)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> KeepStep:
        return KeepStep(form["seat"])


class OpeningStep(SimultaneousStep):
    """Everybody chooses from the opening offer at the same time (usa R3)."""

    def name(self) -> str:
        return "opening"

    def with_choices(self, choices: list[Action | None]) -> SimultaneousStep:
        return OpeningStep(choices)

    def options(self, game: GameState, seat: int) -> list[Action]:
        return keep_options(game, seat, opening=True)

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        return keep_refusal(game, seat, action, opening=True)

    def resolve(self, game: GameState, choices: list[Action]) -> None:
        for seat, choice in enumerate(choices):
            assert isinstance(choice, Keep)
            keep(game, seat, choice, opening=True)

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        return keep_details(game, seat, opening=True)

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> OpeningStep:
        return OpeningStep(read_choices(ruleset, form))


def keep_options(game: GameState, seat: int, *, opening: bool) -> list[Action]:
    """Return every legal choice from the seat's offer."""
    dealer = game.ruleset.dealer
    options: list[Action] = []
    for mask in range(1, 1 << len(game.players[seat].offer)):
        if dealer.keep_refusal(game, seat, mask, opening=opening) is None:
            options.append(game.ruleset.keeps[mask])
    return options


def keep_refusal(game: GameState, seat: int, action: Action, *, opening: bool) -> Refusal | None:
    if not isinstance(action, Keep):
        return NOT_NOW
    return game.ruleset.dealer.keep_refusal(game, seat, action.mask, opening=opening)


def keep_details(game: GameState, seat: int, *, opening: bool) -> dict[str, Any]:
    """Return parameters for the sentence of a refusal."""
    offered = len(game.players[seat].offer)
    return {"n": min(game.ruleset.dealer.least(opening=opening), offered), "offered": offered}


def keep(game: GameState, seat: int, choice: Keep, *, opening: bool) -> None:
    """Keep what the seat chose; the rest goes back."""
    player = game.players[seat]
    kept = choice.chosen(player.offer)
    refused = choice.refused(player.offer)
    player.tickets = player.tickets + kept
    player.offer = []
    if game.events is not None:
        names = game.ruleset.board.tickets
        full = Message("event-kept-own", {"seat": seat, "tickets": [names[ticket].key for ticket in kept]})
        game.emit(
            Event(full, 1 << seat, Message("event-kept", {"seat": seat, "n": len(kept), "refused": len(refused)}))
        )
    game.ruleset.dealer.take_back(game, seat, refused, opening=opening)
    for module in game.ruleset.on_after_keep:
        module.after_keep(game, seat, kept, opening=opening)


def tell_offer(game: GameState, seat: int) -> None:
    """Tell the seat which tickets it was offered, and the others how many."""
    if game.events is not None:
        offer = game.players[seat].offer
        names = game.ruleset.board.tickets
        full = Message("event-offered-own", {"seat": seat, "tickets": [names[ticket].key for ticket in offer]})
        game.emit(Event(full, 1 << seat, Message("event-offered", {"seat": seat, "n": len(offer)})))
