"""The rules engine. Pure: no input or output, no clock, no randomness but the game's own."""

from fogg.engine.api import new_game, playable, ruleset
from fogg.engine.chance import Chance, Stream
from fogg.engine.checks.contract import check_edition
from fogg.engine.decisions.action import Action, ActionForm, Options
from fogg.engine.event import Event
from fogg.engine.game.game import Game
from fogg.engine.game.playout import play_out
from fogg.engine.game.reason import Why
from fogg.engine.positions import position
from fogg.engine.records.record import Record, load_record, read_record
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.engine.scoring.result import Result, Standing
from fogg.engine.scoring.scoring import totals
from fogg.engine.views.view import View

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
