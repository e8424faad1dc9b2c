"""How the steps of the core, and what they pay for, are made again from their forms in a view."""

from __future__ import annotations

from fogg.rules.action import Claim
from fogg.rules.claim import ClaimPurchase
from fogg.rules.draw import NextCardStep
from fogg.rules.held import read_choices
from fogg.rules.offer import KeepStep, OpeningStep
from fogg.rules.payment import Purchase
from fogg.rules.ruleset import PurchaseReader, Ruleset, StepReader
from fogg.rules.step import Step, StepForm
from fogg.rules.turn import AfterActionStep, TurnStep


class TurnReader(StepReader):
    def read(self, ruleset: Ruleset, form: StepForm) -> Step:
        return TurnStep(form["seat"])


class LateReader(StepReader):
    def read(self, ruleset: Ruleset, form: StepForm) -> Step:
        return AfterActionStep(form["seat"])


class NextCardReader(StepReader):
    def read(self, ruleset: Ruleset, form: StepForm) -> Step:
        return NextCardStep(form["seat"], form["left"], first=form["first"])


class KeepReader(StepReader):
    def read(self, ruleset: Ruleset, form: StepForm) -> Step:
        return KeepStep(form["seat"])


class OpeningReader(StepReader):
    def read(self, ruleset: Ruleset, form: StepForm) -> Step:
        return OpeningStep(read_choices(ruleset, form))


class ClaimReader(PurchaseReader):
    def read(self, ruleset: Ruleset, form: StepForm) -> Purchase:
        claim = ruleset.action(form)
        assert isinstance(claim, Claim)
        return ClaimPurchase(claim)


def core_readers() -> dict[str, StepReader]:
    """The readers by the names of their steps."""
    return {
        "turn": TurnReader(),
        "late": LateReader(),
        "next-card": NextCardReader(),
        "keep": KeepReader(),
        "opening": OpeningReader(),
    }
