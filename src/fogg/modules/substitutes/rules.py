"""The module: puts the purse with sets in place."""

from __future__ import annotations

from fogg.authoring import Action, Edition, Message, Module, Ruleset
from fogg.modules.substitutes.give import Give, GiveStep
from fogg.modules.substitutes.payment import SubstitutePurse, substitutes_of
from fogg.modules.substitutes.rate import printed_rate
from fogg.modules.substitutes.sets import SetsStep, Substitutes


class SubstitutesModule(Module):
    """Sets of cards in the place of wild cards, wherever the edition lets them pay."""

    def check(self, edition: Edition) -> list[str]:
        rate = printed_rate(edition)
        printed = [n for n in [*rate.routes, rate.others] if n]
        if not printed:
            return ["no number says how many cards stand in for a locomotive"]
        return ["a single card cannot stand in for a locomotive"] if min(printed) < 2 else []

    def install(self, ruleset: Ruleset) -> None:
        purse = SubstitutePurse(ruleset.payment_rules, printed_rate(ruleset.edition))
        purse.most = max([int(terms.max_wilds) for terms in ruleset.terms])
        ruleset.payment_rules = purse
        ruleset.add_step("substitutes", lambda rules, form: SetsStep.from_json(rules, form, purse))
        ruleset.add_step("give", lambda rules, form: GiveStep.from_json(rules, form, purse))

    def actions(self, ruleset: Ruleset) -> list[Action]:
        purse = substitutes_of(ruleset)
        assert purse is not None
        purse.sets = [Substitutes(n) for n in range(purse.most + 1)]
        purse.gives = [Give(kind) for kind in ruleset.kinds]
        return [*purse.sets, *purse.gives]

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        return [
            Message("rules-substitutes", {"n": edition.get("locomotive_substitution.cards_for_one_locomotive", 0)}),
        ]
