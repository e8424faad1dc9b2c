"""Words of modules at the table: rules sheet, ledgers, gifts."""

from __future__ import annotations

import pytest
from tests.sample import choices, rulesets

import fogg
from fogg.engine.ruleset.table_wording import wording_of
from fogg.server.broadcast.rulesheet import chapters_of
from fogg.words import LANGUAGES

RULESETS = sorted({(edition, variant or "") for edition, variant, _ in rulesets()} | {("usa", "&alvin_dexter")})


@pytest.mark.parametrize(("edition", "variant"), RULESETS)
def test_every_sentence_of_the_rules_sheet_has_words(edition: str, variant: str) -> None:
    rules = fogg.ruleset(edition, **choices(variant or None))
    for language in LANGUAGES:
        wording = wording_of(rules, ("Ada", "Ben"), language=language, strict=True)
        for chapter in chapters_of(rules):
            assert all(wording.say(message) for message in (chapter.title, *chapter.rules))


@pytest.mark.parametrize(("edition", "variant"), RULESETS)
def test_every_ledger_and_every_gift_has_words(edition: str, variant: str) -> None:
    rules = fogg.ruleset(edition, **choices(variant or None))
    players = min(rules.edition.players)
    view = fogg.new_game(edition, players, 1, **choices(variant or None)).view(0)
    for language in LANGUAGES:
        wording = wording_of(rules, view.names, language=language, strict=True)
        for ledger in view.ledgers(list(view.standing())):
            assert len(ledger.seats) == players
            assert wording.say(ledger.title) and wording.say(ledger.about)
        for module in rules.modules:
            assert all(wording.say(gift) for gift in module.gives(rules).values())


def test_the_rules_sheet_tells_how_many_long_tickets_may_be_kept_where_the_edition_does_not_limit_them() -> None:
    rules = fogg.ruleset("legendary_asia")
    said = {message.key: message.params for chapter in chapters_of(rules) for message in chapter.rules}
    assert said["rules-long-tickets"] == {"n": 1}
