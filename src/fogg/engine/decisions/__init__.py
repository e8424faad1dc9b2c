"""Decisions: actions, steps that ask for them, verbs of a turn, and refusals."""

from fogg.engine.decisions.action import (
    ALL_WILD,
    Action,
    ActionForm,
    Claim,
    Decline,
    DrawFaceUp,
    DrawHidden,
    DrawTickets,
    EndTurn,
    Form,
    Keep,
    Options,
    Pass,
    Pay,
)
from fogg.engine.decisions.draw import NO_CARDS, DrawVerb, NextCardStep, begin_draw, continue_draw
from fogg.engine.decisions.refusal import NOT_NOW, NotYet, OutOfReach, Refusal
from fogg.engine.decisions.simultaneous import SimultaneousStep, read_choices
from fogg.engine.decisions.step import AnyStep, Step, StepForm
from fogg.engine.decisions.turn import TurnStep
from fogg.engine.decisions.verb import CardSource, Verb

__all__ = [
    "ALL_WILD",
    "NOT_NOW",
    "NO_CARDS",
    "Action",
    "ActionForm",
    "AnyStep",
    "CardSource",
    "Claim",
    "Decline",
    "DrawFaceUp",
    "DrawHidden",
    "DrawTickets",
    "DrawVerb",
    "EndTurn",
    "Form",
    "Keep",
    "NextCardStep",
    "NotYet",
    "Options",
    "OutOfReach",
    "Pass",
    "Pay",
    "Refusal",
    "SimultaneousStep",
    "Step",
    "StepForm",
    "TurnStep",
    "Verb",
    "begin_draw",
    "continue_draw",
    "read_choices",
]
