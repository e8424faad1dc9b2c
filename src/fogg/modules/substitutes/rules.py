"""The module: puts the payment rules with sets in place."""

from __future__ import annotations

from typing import Final

from fogg.authoring import Action, Edition, Message, Module, Refusal, Ruleset
from fogg.modules.substitutes.give import Give, GiveStep
from fogg.modules.substitutes.payment import SubstitutePayment, substitutes_of
from fogg.modules.substitutes.rate import SPECIAL_RATE, printed_rate, sets_only, special_entry
from fogg.modules.substitutes.sets import SetsStep, Substitutes

LOCOMOTIVES_IN_SETS: Final = Refusal("refusal-wilds-in-sets-only", "nordic R19")


class SubstitutesModule(Module):
    """Sets of cards in the place of wild cards, wherever the edition lets them pay."""

    def check(self, edition: Edition) -> list[str]:
        rate = printed_rate(edition)
        printed = [n for n in [*rate.routes, rate.others] if n]
        if not printed:
            return ["no number says how many cards stand in for a locomotive"]
        problems = ["a single card cannot stand in for a locomotive"] if min(printed) < 2 else []
        if sets_only(edition) and edition.rules.index("special_routes") > edition.rules.index("substitutes"):
            problems.append("`rules` must name special_routes before substitutes, which changes what they say")
        return problems

    def install(self, ruleset: Ruleset) -> None:
        payment = SubstitutePayment(ruleset.payment_rules, printed_rate(ruleset.edition))
        payment.sets_only = sets_only(ruleset.edition)
        for terms in ruleset.terms:
            if payment.takes_sets_only(terms):
                terms.max_wilds = terms.cards  # every card may be replaced, though not by a locomotive
                terms.wilds_refusal = LOCOMOTIVES_IN_SETS
        payment.most = max([int(terms.max_wilds) for terms in ruleset.terms])
        ruleset.payment_rules = payment
        ruleset.add_step("substitutes", lambda rules, form: SetsStep.from_json(rules, form, payment))
        ruleset.add_step("give", lambda rules, form: GiveStep.from_json(rules, form, payment))

    def actions(self, ruleset: Ruleset) -> list[Action]:
        payment = substitutes_of(ruleset)
        assert payment is not None
        payment.sets = [Substitutes(n) for n in range(payment.most + 1)]
        payment.gives = [Give(kind) for kind in ruleset.kinds]
        return [*payment.sets, *payment.gives]

    # ---- at the table

    def summary(self, edition: Edition) -> list[Message]:
        general = edition.get("locomotive_substitution.cards_for_one_locomotive", 0)
        if general:
            return [Message("rules-substitutes", {"n": general})]
        ferries = edition.get("ferries.cards_replacing_one_locomotive", 0)
        found = [Message("rules-substitutes-ferries", {"n": ferries})] if ferries else []
        for route in edition.board.routes:
            rate = special_entry(edition, route).get(SPECIAL_RATE, 0)
            if rate:
                params = {"route": route.key, "n": rate, "price": int(route.length)}
                found.append(Message("rules-substitutes-route", params))
        return found
