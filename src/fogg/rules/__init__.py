"""What may happen: the rules engine. Pure: no input or output, no clock, no randomness but the game's own."""

from fogg.rules.action import Action, ActionForm, Options
from fogg.rules.api import new_game, playable, ruleset
from fogg.rules.chance import Chance, Stream
from fogg.rules.contract import check_edition
from fogg.rules.game import Game
from fogg.rules.news import Event
from fogg.rules.playout import play_out
from fogg.rules.positions import position
from fogg.rules.reason import Why
from fogg.rules.record import Record, load_record, read_record
from fogg.rules.result import Result, Standing
from fogg.rules.ruleset import Ruleset
from fogg.rules.scoring import totals
from fogg.rules.view import View

__all__ = [
    "Action",
    "ActionForm",
    "Chance",
    "Event",
    "Game",
    "Options",
    "Record",
    "Result",
    "Ruleset",
    "Standing",
    "Stream",
    "View",
    "Why",
    "check_edition",
    "load_record",
    "new_game",
    "play_out",
    "playable",
    "position",
    "read_record",
    "ruleset",
    "totals",
]
