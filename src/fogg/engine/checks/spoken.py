# interpreted: checks, in no hurry
"""Find messages without words: play random games and put everything they say into sentences."""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from fogg.engine.chance import Chance
from fogg.engine.game.setup import start
from fogg.engine.ruleset.module_registry import names_code
from fogg.engine.ruleset.table_wording import wording_of
from fogg.errors import FoggError
from fogg.words.message import Message
from fogg.words.wording import UnknownWords

if TYPE_CHECKING:
    from fogg.engine.game.game import Game
    from fogg.engine.ruleset.ruleset import Ruleset

KEY = re.compile(r"(action|event|refusal|score)-[a-z0-9-]*[a-z0-9]")
ASKED = 9  # decisions between checks of every refusal
MOST_DECISIONS = 5_000  # a random game of any edition takes a few hundred


class EndlessGame(FoggError):
    """A random game that does not come to its end."""


def unsaid(ruleset: Ruleset, players: int, seed: int = 1) -> list[str]:
    """Play a random game; return what it could not say, and keys in the source of a user's modules without words."""
    game = start(ruleset, [f"Seat {seat + 1}" for seat in range(players)], Chance(seed), telling=True)
    wording = wording_of(ruleset, game.names, strict=True)
    found: dict[str, None] = {}
    for message in [*messages_of(game, seed), *(Message(key, {}) for key in named_keys(ruleset))]:
        try:
            wording.say(message)
        except UnknownWords as missing:
            # A key in a source has no parameters here: it is enough that there are words for it.
            if message.params or not wording.bundle.has_message(message.key):
                found[str(missing)] = None
    return list(found)


def messages_of(game: Game, seed: int) -> Iterator[Message]:
    """Play a game at random; return labels of options, reasons of refusals, what is heard and the lines of score."""
    stream = Chance(seed).stream("spoken")
    reasons: dict[str, None] = {}
    decisions = 0
    while not game.over:
        if decisions == MOST_DECISIONS:
            raise EndlessGame(f"a random game with {len(game.players)} players (seed {seed}) does not end")
        seat = game.actors[stream.below(len(game.actors))]
        options = game.options(seat)
        for option in {str(option.to_json()["do"]): option for option in options}.values():
            yield option.words(game, seat)
        if decisions % ASKED == 0:
            yield from refusals(game, seat, reasons)
        game.play(seat, options[stream.below(len(options))])
        decisions += 1
    for ears in game.history:
        yield from ears
    assert game.result is not None
    for standing in game.result.standings:
        for line in standing.lines:
            yield Message(line.reason, {})


def refusals(game: Game, seat: int, seen: dict[str, None]) -> Iterator[Message]:
    """Return one refusal of each reason that has not been seen yet."""
    step = game.step
    for action in game.ruleset.actions:
        why = step.refusal(game, seat, action)
        if why is not None and f"{step.name()} {why.key}" not in seen:
            seen[f"{step.name()} {why.key}"] = None
            full = game.refusal(seat, action)
            assert full is not None
            yield full.message


def named_keys(ruleset: Ruleset) -> list[str]:
    """Return the message keys that stand in the source of a user's own modules."""
    found: dict[str, None] = {}
    for name, module in zip(ruleset.edition.rules, ruleset.modules, strict=True):
        if names_code(name):
            tree = ast.parse(inspect.getsource(sys.modules[type(module).__module__]))
            texts = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
            found |= {text: None for text in texts if isinstance(text, str) and KEY.fullmatch(text)}
    return list(found)
