# interpreted: a list of names
"""Everything that the author of a rule module needs, and nothing else: `docs/modules.md` teaches it.

Subclass `Module`, `State`, `Step`, `SimultaneousStep`, `Verb`, `Action`, `Purchase`, `CardSource` and `PaymentRules`;
build `Refusal`, `Event`, `Piece`, `ScoreLine` and zones; the rest are the types that hooks are given. Fogg's own
modules use these names too.
"""

from fogg.board import City, Edition, Route, Ticket
from fogg.board.graph import distances
from fogg.errors import EditionError
from fogg.rules.action import ALL_WILD, Action, Claim
from fogg.rules.chance import Stream
from fogg.rules.draw import CardSource
from fogg.rules.game import Game
from fogg.rules.held import SimultaneousStep
from fogg.rules.kind import Kind
from fogg.rules.ledger import Ledger, LedgerEntry, points_for
from fogg.rules.module import Module, State
from fogg.rules.news import EVERYBODY, Event
from fogg.rules.payment import Bill, Purchase, settle_bill, spend
from fogg.rules.pieces import Piece
from fogg.rules.pile import Pile, empty_pile
from fogg.rules.purse import PaymentRules
from fogg.rules.refusal import NOT_NOW, NotYet, Refusal
from fogg.rules.ruleset import Ruleset
from fogg.rules.step import AnyStep, Step
from fogg.rules.tally import Tally
from fogg.rules.terms import Terms
from fogg.rules.verb import Verb
from fogg.rules.view import View
from fogg.rules.zone import ListZone, PileZone, Zone
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
