"""The actions of the game by name: what the options of a seat are objects of.

Most decisions are one of `DrawFaceUp`, `DrawHidden`, `DrawTickets`, `Keep` and `Claim`. Rule modules add actions of
their own; `action.to_json()["do"]` tells them apart.
"""

from fogg.engine.decisions import (
    Action,
    ActionForm,
    Claim,
    Decline,
    DrawFaceUp,
    DrawHidden,
    DrawTickets,
    EndTurn,
    Keep,
    Options,
    Pass,
    Pay,
)

__all__ = [
    "Action",
    "ActionForm",
    "Claim",
    "Decline",
    "DrawFaceUp",
    "DrawHidden",
    "DrawTickets",
    "EndTurn",
    "Keep",
    "Options",
    "Pass",
    "Pay",
]
