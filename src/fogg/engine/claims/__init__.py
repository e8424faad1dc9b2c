"""Claims: the terms of routes, what a claim does, and how it is paid."""

from fogg.engine.claims.claim import (
    EVERY_SEAT,
    ClaimVerb,
    after_payment,
    claim_gain,
    claim_lines,
    complete,
    continue_claim,
)
from fogg.engine.claims.claim_refusal import (
    CLOSED,
    FEW_CARDS,
    FEW_TRAINS,
    FEW_WILDS,
    TAKEN,
    may_open,
    openable,
    payment_refusal,
    route_details,
    route_refusal,
)
from fogg.engine.claims.hand_payment import HandPayment
from fogg.engine.claims.payment import (
    MOST_PAID,
    Bill,
    Purchase,
    back_to_hand,
    commit_cards,
    covers,
    give_back,
    settle_bill,
    settle_with,
    spend,
)
from fogg.engine.claims.payment_rules import LayeredPayment, PaymentRules
from fogg.engine.claims.payment_steps import LinkStep, PayStep, can_afford, read_bill, read_purchase
from fogg.engine.claims.terms import Terms

__all__ = [
    "CLOSED",
    "EVERY_SEAT",
    "FEW_CARDS",
    "FEW_TRAINS",
    "FEW_WILDS",
    "MOST_PAID",
    "TAKEN",
    "Bill",
    "ClaimVerb",
    "HandPayment",
    "LayeredPayment",
    "LinkStep",
    "PayStep",
    "PaymentRules",
    "Purchase",
    "Terms",
    "after_payment",
    "back_to_hand",
    "can_afford",
    "claim_gain",
    "claim_lines",
    "commit_cards",
    "complete",
    "continue_claim",
    "covers",
    "give_back",
    "may_open",
    "openable",
    "payment_refusal",
    "read_bill",
    "read_purchase",
    "route_details",
    "route_refusal",
    "settle_bill",
    "settle_with",
    "spend",
]
