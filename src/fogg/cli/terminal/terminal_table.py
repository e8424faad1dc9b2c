"""A table in a terminal: people type, bots answer, until the game is over."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fogg.bots import Bot
from fogg.bots.bot import ask, view_for
from fogg.cli.command_language import say, spoken_language
from fogg.cli.terminal.answers import answer
from fogg.cli.terminal.curtain import Curtain
from fogg.cli.terminal.intents import parse_intent
from fogg.cli.terminal.option_lists import ListedChoice, all_choices, payments, show_choices
from fogg.cli.terminal.reasons import Reasons
from fogg.cli.terminal.saving import Saving
from fogg.cli.terminal.screen import hint, is_opening, show_events, show_step, show_turn
from fogg.cli.terminal.terminal import Leave, Terminal
from fogg.cli.terminal.terminal_position import TerminalPosition
from fogg.cli.terminal.typed_commands import NUMBER, TypedCommand, parse
from fogg.cli.terminal.typed_names import NotUnderstood
from fogg.engine import Action, Game
from fogg.engine.decisions import DrawFaceUp, DrawHidden, Keep
from fogg.engine.ruleset import wording_of
from fogg.errors import FoggError

PROMPT = "> "
NUMBERED = ("hand", "row")  # questions whose answer is numbered: tickets on offer, cards of the row
RECENT = 6  # how much of the past a person is told who goes on with a saved game


class TerminalTable:
    """Lets all seats decide in turn. `bots` has the bot of each seat, None for a person."""

    def __init__(self, terminal: Terminal, game: Game, bots: Sequence[Bot | None], saving: Saving) -> None:
        self.terminal = terminal
        self.game = game
        self.bots = list(bots)
        self.saving = saving
        self.wording = wording_of(game.ruleset, game.names, language=spoken_language())
        self.curtain = Curtain(terminal, self.bots.count(None))
        self.reasons = Reasons(terminal)
        self.choices: list[ListedChoice] = []  # the numbered list last shown in this decision
        self.numbers_are_clear = True  # False after a refusal, until something numbered is shown again
        heard = [len(game.view(seat).history) for seat in range(len(self.bots))]
        self.seen = [max(0, n - RECENT) if game.moves else n for n in heard]  # how much each seat was shown
        self.told = len(game.view(None).history)  # how much everybody has heard up to the last decision of a person
        self.turn_shown: tuple[int, int, bool] | None = None  # turn, seat, opening: the last full screen

    def run(self) -> None:
        """Play to the end of the game and tell what happened last; Leave if a person goes."""
        while not self.game.over:
            seat = self.next_seat()
            bot = self.bots[seat]
            if bot is None:
                self.let_person(seat)
            else:
                self.let_bot(seat, bot)

        show_events(self.terminal, self.game.view(None).history[self.told :], self.wording)

    def next_seat(self) -> int:
        """Return who decides now; where several may, people before bots, so that they can still take it back."""
        return min(self.game.actors, key=lambda seat: (self.bots[seat] is not None, seat))

    def let_bot(self, seat: int, bot: Bot) -> None:
        """Make one decision of a bot. Its random stream is the decision's, so a resumed game continues alike."""
        chance = self.game.chance.stream(f"bot/{seat}/{len(self.game.moves)}")
        self.game.play(seat, ask(bot, view_for(bot, self.game, seat), self.game.options(seat), chance, None))

    def let_person(self, seat: int) -> None:
        """Ask a person for one decision, and let them take it back if it ended their turn."""
        self.curtain.open_for(seat, self.game.names[seat])
        self.show(seat)
        while not self.obey(seat, self.terminal.ask(PROMPT)):
            pass
        while seat not in self.game.actors and self.game.undoable(seat):
            line = self.terminal.ask(f"{say('terminal-done-prompt')} {PROMPT}")
            self.curtain.has_read = not line
            if not line or self.obey(seat, line, done=True):
                break

    def show(self, seat: int) -> None:
        """Print the screen for a person's decision: all of it once a turn, then what matters."""
        at = self.position(seat)
        since = self.seen[seat]
        turn = (self.game.turns, seat, is_opening(at.view))
        if self.turn_shown != turn:
            show_turn(self.terminal, at, since)
            self.turn_shown = turn
        else:
            show_step(self.terminal, at, since)
        self.seen[seat] = len(at.view.history)
        self.choices = []
        self.numbers_are_clear = True
        self.terminal.say()
        self.terminal.say(hint(at))
        if not any(isinstance(option, (DrawFaceUp, DrawHidden, Keep)) for option in at.options):
            self.offer(all_choices(at))

    def position(self, seat: int) -> TerminalPosition:
        """Return what that seat has before it."""
        return TerminalPosition(self.game, seat, self.wording)

    # ---- what a person types

    def obey(self, seat: int, line: str, *, done: bool = False) -> bool:
        """Do what a line says; whether something was decided or taken back. `done`: only undo is left of the turn."""
        at = self.position(seat)
        command = TypedCommand("help")
        try:
            if not line:
                raise NotUnderstood(hint(at))
            command = parse(line, at.own_verbs)
            return self.carry_out(seat, command, at, done=done)
        except FoggError as error:
            self.reasons.note(str(error))
            self.terminal.say(str(error))
            if command.verb != NUMBER:
                self.forget_numbers()
            return False

    def forget_numbers(self) -> None:
        """Ask what a number means after a refusal: it could mean something that cannot be undone."""
        self.choices = []
        self.numbers_are_clear = False

    def carry_out(self, seat: int, command: TypedCommand, at: TerminalPosition, *, done: bool) -> bool:
        """Carry a command out; whether something was decided or taken back."""
        if command.verb == "quit":
            raise Leave
        if command.verb == "undo":
            return self.undo(seat)
        if command.verb == "save":
            self.save_as(command.words)
        elif command.verb == "why":
            self.reasons.explain(command.words, at)
        elif command.verb == "options" and not done:
            self.offer(all_choices(at))
        elif not answer(self.terminal, command, at):
            if done:
                raise NotUnderstood(say("terminal-turn-over"))
            return self.act(seat, command, at)
        elif command.verb in NUMBERED:
            self.choices, self.numbers_are_clear = [], True
        return False

    def act(self, seat: int, command: TypedCommand, at: TerminalPosition) -> bool:
        """Do what an action command asks for, ask which way if there are several, or say why not."""
        if command.verb == NUMBER and self.choices:
            return self.choose(seat, command.words)
        if command.verb == NUMBER and not self.numbers_are_clear:
            raise NotUnderstood(at.format("terminal-which-number", numbers=" ".join(command.words)))
        wanted = parse_intent(command, at)
        if not wanted.actions:
            self.reasons.refuse(wanted, at)
            self.forget_numbers()
            return False
        if len(wanted.actions) > 1:
            self.offer(payments(wanted.actions, at))
            return False
        return self.play(seat, wanted.actions[0], wanted.slot)

    def choose(self, seat: int, words: Sequence[str]) -> bool:
        """Take a line of the numbered list; a line that stands for a list opens it."""
        n = int(words[0])
        if len(words) != 1 or not 1 <= n <= len(self.choices):
            raise NotUnderstood(say("terminal-list-numbers", n=len(self.choices)))
        choice = self.choices[n - 1]
        if choice.action is None:
            self.offer(choice.more)
            return False
        return self.play(seat, choice.action)

    def offer(self, choices: list[ListedChoice]) -> None:
        """Show a numbered list; numbers mean it from now on."""
        self.choices = choices
        self.numbers_are_clear = True
        show_choices(self.terminal, choices)
        self.terminal.say(say("terminal-type-number"))

    def play(self, seat: int, action: Action, slot: int | None = None) -> bool:
        """Carry out an action and tell the person what came of it."""
        self.game.play(seat, action, slot=slot)
        at = self.position(seat)
        show_events(self.terminal, at.view.history[self.seen[seat] :], self.wording)
        self.seen[seat] = len(at.view.history)
        self.told = len(self.game.view(None).history)
        return True

    def undo(self, seat: int) -> bool:
        """Take the last decision back."""
        self.game.take_back(seat)
        self.seen[seat] = min(self.seen[seat], len(self.game.view(seat).history))
        self.turn_shown = None
        self.terminal.say(say("terminal-taken-back"))
        return True

    def save_as(self, words: Sequence[str]) -> None:
        """Answer `save FILE`; without a name, save into the file of this game."""
        if words:
            self.saving.save_as(self.game, Path(" ".join(words)).expanduser())
        else:
            self.saving.save(self.game)
        self.terminal.say(say("terminal-saved-as", file=str(self.saving.path)))
