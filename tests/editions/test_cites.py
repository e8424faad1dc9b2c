"""Refusals cite the edition's own rule where it restates one of another edition (`[cites]` of edition.toml)."""

from __future__ import annotations

import pytest
from tests.factory import position

import fogg
from fogg.board import edition_ids
from fogg.board.folder.source import editions_home
from fogg.board.rulebook import sections

BOARDS = [name for name in edition_ids() if name != "alvin_dexter"]
CITES = [(name, *pair) for name in BOARDS for pair in fogg.load(name).get("cites", {}).items()]


def numbers(edition: str) -> set[str]:
    """Return the numbers of the rules that an edition's own rules.md has."""
    text = (editions_home() / edition / "rules.md").read_text(encoding="utf-8")
    return {number for section in sections(text) for number in section.rules}


@pytest.mark.parametrize(("edition", "home", "own"), CITES)
def test_a_citation_leads_from_one_numbered_rule_to_another(edition: str, home: str, own: str) -> None:
    for rule in (home, own):
        where, number = rule.split()
        assert number in numbers(where), f"{edition}: there is no {rule}"


@pytest.mark.parametrize("edition", fogg.playable())
def test_an_edition_cites_its_own_numbers_where_it_has_any(edition: str) -> None:
    homes = {edition, fogg.load(edition).get("base", edition)}
    cites = fogg.load(edition).get("cites", {})
    assert edition == "usa" or {own.split()[0] for own in cites.values()} & homes


@pytest.mark.parametrize(
    ("edition", "target", "rule"),
    [
        ("new_york", "route:chelsea-soho", "new_york R14"),
        ("amsterdam", "route:begijnhof-westermarkt", "amsterdam R12"),
        ("usa", "route:denver-omaha", "usa R17"),
    ],
)
def test_a_route_that_cannot_be_paid_names_the_rule_of_the_edition(edition: str, target: str, rule: str) -> None:
    game = position(edition)
    why = game.refusal(0, target)
    assert why is not None
    assert why.rule == rule


def test_a_board_of_ones_own_cites_as_its_base_does() -> None:
    assert fogg.ruleset("germany").cite("usa R21") == "marklin R39"
    assert fogg.ruleset("germany").cite("usa R30") == "marklin R25"
    assert fogg.ruleset("germany").cite("usa R17") == "usa R17"
