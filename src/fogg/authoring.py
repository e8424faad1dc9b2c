# interpreted: a list of names
"""Everything that the author of a rule module needs: `docs/modules.md` teaches it, and Fogg's own modules use no more.

Most modules get by with the first group: subclass `Module`, `State`, `Step`, `SimultaneousStep`, `Verb`, `Action`,
`Purchase`, `CardSource` and `PaymentRules`; build `Refusal`, `Event`, `Piece`, `ScoreLine` and zones. Modules that
change how claims are paid, cards drawn or tickets dealt find the engine's own parts in the other groups.
"""

from fogg.board import Board, City, Edition, Route, Ticket
from fogg.board.graph import distances
from fogg.engine.cards import CARDS, Kind, ListZone, Pile, PileZone, Zone, empty_pile, highest
from fogg.engine.chance import Stream
from fogg.engine.claims import (
    CLOSED,
    EVERY_SEAT,
    FEW_CARDS,
    FEW_WILDS,
    MOST_PAID,
    TAKEN,
    Bill,
    HandPayment,
    LayeredPayment,
    LinkStep,
    PaymentRules,
    PayStep,
    Purchase,
    Terms,
    after_payment,
    back_to_hand,
    can_afford,
    claim_gain,
    commit_cards,
    complete,
    covers,
    give_back,
    payment_refusal,
    read_bill,
    read_purchase,
    route_details,
    route_refusal,
    settle_bill,
    settle_with,
    spend,
)
from fogg.engine.decisions import (
    ALL_WILD,
    NO_CARDS,
    NOT_NOW,
    Action,
    AnyStep,
    CardSource,
    Claim,
    DrawTickets,
    Form,
    NotYet,
    Refusal,
    SimultaneousStep,
    Step,
    StepForm,
    TurnStep,
    Verb,
    continue_draw,
    read_choices,
)
from fogg.engine.event import EVERYBODY, Event, public
from fogg.engine.game import GameState
from fogg.engine.ruleset import Ledger, LedgerEntry, Module, Piece, Ruleset, State, points_for
from fogg.engine.scoring import Tally, bonus_entry, bonus_points, points_of_rank
from fogg.engine.tickets import NO_TICKETS, NOBODY, Dealer, KeepStep, OpeningStep, TicketDeck, fresh_deck, tell_offer
from fogg.engine.views import View, layer_zones
from fogg.errors import EditionError
from fogg.words.message import Message
from fogg.words.score import ScoreLine

__all__ = [  # noqa: RUF022 - by subject
    # What modules are made of
    "Action",
    "CardSource",
    "Event",
    "ListZone",
    "Module",
    "HandPayment",
    "LayeredPayment",
    "PaymentRules",
    "Piece",
    "PileZone",
    "Purchase",
    "Refusal",
    "ScoreLine",
    "SimultaneousStep",
    "State",
    "Step",
    "Verb",
    "Zone",
    # What hooks are given
    "AnyStep",
    "Bill",
    "Board",
    "City",
    "Claim",
    "Edition",
    "Form",
    "GameState",
    "Kind",
    "Ledger",
    "LedgerEntry",
    "Message",
    "Pile",
    "Route",
    "Ruleset",
    "StepForm",
    "Stream",
    "Tally",
    "Terms",
    "Ticket",
    "View",
    # Words and errors
    "EVERYBODY",
    "EditionError",
    "NOT_NOW",
    "NotYet",
    "public",
    # Claims and payment
    "ALL_WILD",
    "CLOSED",
    "EVERY_SEAT",
    "FEW_CARDS",
    "FEW_WILDS",
    "LinkStep",
    "MOST_PAID",
    "PayStep",
    "TAKEN",
    "after_payment",
    "back_to_hand",
    "can_afford",
    "claim_gain",
    "commit_cards",
    "complete",
    "covers",
    "give_back",
    "payment_refusal",
    "read_bill",
    "read_purchase",
    "route_details",
    "route_refusal",
    "settle_bill",
    "settle_with",
    "spend",
    # Drawing and choosing
    "CARDS",
    "DrawTickets",
    "NO_CARDS",
    "TurnStep",
    "continue_draw",
    "empty_pile",
    "highest",
    "read_choices",
    # Tickets
    "Dealer",
    "KeepStep",
    "NOBODY",
    "NO_TICKETS",
    "OpeningStep",
    "TicketDeck",
    "fresh_deck",
    "layer_zones",
    "tell_offer",
    # Scoring
    "bonus_entry",
    "bonus_points",
    "distances",
    "points_for",
    "points_of_rank",
]
