"""A turn: one action, with free ones around it where a module adds any; then the next seat's."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64

from fogg.engine.chance import Stream
from fogg.engine.decisions.action import NO_VERB, Action
from fogg.engine.decisions.refusal import NOT_NOW, Refusal
from fogg.engine.decisions.step import Step, StepForm
from fogg.engine.decisions.verb import UNCOUNTED
from fogg.engine.event import public

if TYPE_CHECKING:
    from fogg.engine.game.state import GameState
    from fogg.engine.ruleset.ruleset import Ruleset

MUST_ACT: Final = Refusal("refusal-must-act", "usa R7")


@final
class TurnStep(Step[Action]):
    """Take a turn: every verb's options, or a forced pass if there is none (usa R6, R7)."""

    def name(self) -> str:
        return "turn"

    def options(self, game: GameState, seat: int) -> list[Action]:
        options: list[Action] = []
        ruleset = game.ruleset
        for verb in ruleset.verbs:
            verb.add_options(game, seat, options)
        if not options:
            options.append(ruleset.passing)
        for verb in ruleset.free_verbs:
            verb.add_options(game, seat, options)
        return options

    def pick(self, game: GameState, seat: int, stream: Stream) -> Action:
        ruleset = game.ruleset
        if ruleset.free_verbs:
            return super().pick(game, seat, stream)
        total: i64 = 0
        count: i64 = 0
        for verb in ruleset.verbs:
            count = verb.count(game, seat)
            if count == UNCOUNTED:
                return super().pick(game, seat, stream)
            total += count
        if total == 0:
            return super().pick(game, seat, stream)
        n = stream.below(total)
        if n >= total - count:  # most often the last verb: claims, which are the many
            return ruleset.verbs[-1].nth(game, seat, n - (total - count))
        for verb in ruleset.verbs:
            count = verb.count(game, seat)
            if n < count:
                return verb.nth(game, seat, n)
            n -= count
        raise IndexError(f"{n} options are too few")

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action.verb != NO_VERB:
            if action.verb >= game.ruleset.n_turn_verbs:
                return NOT_NOW
            return game.ruleset.verb_by_id[action.verb].refusal(game, seat, action)
        if action is game.ruleset.passing:
            return None if self.options(game, seat)[0] is action else MUST_ACT
        return NOT_NOW

    def do(self, game: GameState, seat: int, action: Action) -> None:
        if action.verb == NO_VERB:
            game.pop_step()
            game.passes += 1
            game.passing = True
            game.emit(public("event-passed", seat=seat))
            return
        ruleset = game.ruleset
        verb = ruleset.verb_by_id[action.verb]
        if ruleset.free_verbs and verb in ruleset.free_verbs:
            verb.do(game, seat, action)  # the turn continues
        else:
            game.pop_step()
            if ruleset.after_action_verbs:
                game.put_step(AfterActionStep(seat))
            verb.do(game, seat, action)
        game.flush_pushed()

    def details(self, game: GameState, seat: int, action: Action) -> dict[str, Any]:
        if action.verb != NO_VERB:
            return game.ruleset.verb_by_id[action.verb].details(game, seat, action)
        return {}

    def target_refusal(self, game: GameState, seat: int, target: str) -> tuple[Refusal, dict[str, Any]]:
        for verb in game.ruleset.verbs + game.ruleset.free_verbs:
            why = verb.target_refusal(game, seat, target)
            if why is not None:
                return why
        return NOT_NOW, {}

    def immediate_points(self, game: GameState, seat: int, action: Action) -> int:
        if action.verb != NO_VERB:
            return game.ruleset.verb_by_id[action.verb].immediate_points(game, seat, action)
        return 0

    def to_json(self) -> StepForm:
        return {"seat": self.seat}

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> TurnStep:
        return TurnStep(form["seat"])


class AfterActionStep(Step[Action]):
    """After the action: free verbs of modules, until the seat ends its turn."""

    def name(self) -> str:
        return "late"

    def options(self, game: GameState, seat: int) -> list[Action]:
        options: list[Action] = []
        for verb in game.ruleset.after_action_verbs:
            verb.add_options(game, seat, options)
        options.append(game.ruleset.ending)
        return options

    def nothing_to_decide(self, game: GameState) -> bool:
        return not any([verb.is_open(game, self.seat) for verb in game.ruleset.after_action_verbs])

    def refusal(self, game: GameState, seat: int, action: Action) -> Refusal | None:
        if action is game.ruleset.ending:
            return None
        for verb in game.ruleset.after_action_verbs:
            if action.verb != NO_VERB and game.ruleset.verb_by_id[action.verb] is verb:
                return verb.refusal(game, seat, action)
        return NOT_NOW

    def do(self, game: GameState, seat: int, action: Action) -> None:
        if action is game.ruleset.ending:
            game.pop_step()
            return
        game.ruleset.verb_by_id[action.verb].do(game, seat, action)
        game.flush_pushed()

    @staticmethod
    def from_json(ruleset: Ruleset, form: StepForm) -> AfterActionStep:
        return AfterActionStep(form["seat"])


def end_turn(game: GameState) -> None:
    """End the turn after its action, and begin the next turn or the scoring."""
    ruleset = game.ruleset
    seat = game.current
    deck = game.deck
    deck.check_market()  # usa R14: discards may have made a better row possible
    if game.passing:
        game.passing = False
    else:
        game.passes = 0  # only here: a draft must not show in what others see
    count_final_turns(game, seat)
    if game.final_turns == 0 or game.passes >= len(game.players):
        finish(game)
        return
    game.current = seat + 1 if seat + 1 < len(game.players) else 0
    game.turns += 1
    game.put_step(ruleset.turn_steps[game.current])
    for module in ruleset.on_after_turn:
        module.after_turn(game, seat)
    if game.current == 0:
        for module in ruleset.on_after_round:
            module.after_round(game)
    if ruleset.on_exhausted and not deck.can_draw():
        for module in ruleset.on_exhausted:
            module.exhausted(game)
    game.flush_pushed()


def count_final_turns(game: GameState, seat: int) -> None:
    """Begin the last round when a seat runs out of trains, once; afterwards count it down (usa R30)."""
    if game.final_turns > 0:
        game.final_turns -= 1
        return
    trains = game.players[seat].trains
    if game.ruleset.trigger_by_side:
        for other in game.sides[game.side_of[seat]]:
            if other != seat:
                trains += game.players[other].trains
    if game.final_turns < 0 and trains <= game.ruleset.trigger:
        game.final_turns = len(game.players)
        key = "event-last-round-team" if game.ruleset.trigger_by_side else "event-last-round"
        game.emit(public(key, seat=seat, n=int(trains)))
        for module in game.ruleset.on_end_triggered:
            module.end_triggered(game, seat)


def finish(game: GameState) -> None:
    """End the game; everything hidden may now be shown."""
    for module in game.ruleset.on_before_scoring:
        module.before_scoring(game)
    game.over = True
    game.revealed_information = True
    game.emit(public("event-game-over"))
