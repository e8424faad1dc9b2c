"""What may happen: the rules engine. Pure: no input or output, no clock, no randomness but the game's own."""

from fogg.rules.action import Action
from fogg.rules.api import new_game, playable, ruleset
from fogg.rules.chance import Chance
from fogg.rules.contract import check_edition
from fogg.rules.game import Game
from fogg.rules.record import Record, load_record, read_record
from fogg.rules.result import Result
from fogg.rules.ruleset import Ruleset
from fogg.rules.view import View

__all__ = [
    "Action",
    "Chance",
    "Game",
    "Record",
    "Result",
    "Ruleset",
    "View",
    "check_edition",
    "load_record",
    "new_game",
    "playable",
    "read_record",
    "ruleset",
]
