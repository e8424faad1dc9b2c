# interpreted: a list of names
"""Everything that the author of a rule module needs, and nothing else: `docs/modules.md` teaches it.

Subclass `Module`, `State`, `Step`, `SimultaneousStep`, `Verb`, `Action`, `Purchase`, `CardSource` and `PaymentRules`;
build `Refusal`, `Event`, `Piece`, `ScoreLine` and zones; the rest are the types that hooks are given. Fogg's own
modules use these names too.
"""

from fogg.board import City, Edition, Route, Ticket
from fogg.board.graph import distances
from fogg.engine.cards.kind import Kind
from fogg.engine.cards.pile import Pile, empty_pile
from fogg.engine.cards.zone import ListZone, PileZone, Zone
from fogg.engine.chance import Stream
from fogg.engine.claims.payment import Bill, Purchase, settle_bill, spend
from fogg.engine.claims.payment_rules import PaymentRules
from fogg.engine.claims.terms import Terms
from fogg.engine.decisions.action import ALL_WILD, Action, Claim
from fogg.engine.decisions.draw import CardSource
from fogg.engine.decisions.refusal import NOT_NOW, NotYet, Refusal
from fogg.engine.decisions.simultaneous import SimultaneousStep
from fogg.engine.decisions.step import AnyStep, Step
from fogg.engine.decisions.verb import Verb
from fogg.engine.event import EVERYBODY, Event
from fogg.engine.game.game import Game
from fogg.engine.ruleset.ledger import Ledger, LedgerEntry, points_for
from fogg.engine.ruleset.module import Module, State
from fogg.engine.ruleset.piece import Piece
from fogg.engine.ruleset.ruleset import Ruleset
from fogg.engine.scoring.tally import Tally
from fogg.engine.views.view import View
from fogg.errors import EditionError
from fogg.words.message import Message
from fogg.words.score import ScoreLine

__all__ = [
    "ALL_WILD",
    "EVERYBODY",
    "NOT_NOW",
    "Action",
    "AnyStep",
    "Bill",
    "CardSource",
    "City",
    "Claim",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "Kind",
    "Ledger",
    "LedgerEntry",
    "ListZone",
    "Message",
    "Module",
    "NotYet",
    "PaymentRules",
    "Piece",
    "Pile",
    "PileZone",
    "Purchase",
    "Refusal",
    "Route",
    "Ruleset",
    "ScoreLine",
    "SimultaneousStep",
    "State",
    "Step",
    "Stream",
    "Tally",
    "Terms",
    "Ticket",
    "Verb",
    "View",
    "Zone",
    "distances",
    "empty_pile",
    "points_for",
    "settle_bill",
    "spend",
]
