"""Every statement of a learn page names rules that exist, and every page covers all rules of its edition."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from fogg.board import describe, edition_ids, editions_home
from fogg.server.learning.rule_page import edition_page, has_page, how_to_play_page, statement
from fogg.server.protocol.learning_bodies import LearnPage

MARKED = re.compile(r"\*\*([RQ]\d+)\b")
BASE = "usa"
PARTS_OF = {"germany": ("marklin", range(30, 40))}  # an edition whose rules are a part of another's
SECTIONS = {
    *("aim", "setup", "turn", "drawing", "claiming", "tickets", "special", "end", "scoring", "strategy"),
    *("variants", "depots", "questions", "differences", "data"),
}
PAGES = edition_ids()


@cache
def numbered(edition: str) -> set[str]:
    """Return every rule and open question of an edition's rules.md: only where it is stated its number is bold."""
    file = editions_home() / edition / "rules.md"
    if not file.is_file():
        return set()
    return {f"{edition} {number}" for number in MARKED.findall(file.read_text(encoding="utf-8"))}


def covered(page: LearnPage) -> set[str]:
    return {rule for one in page.statements for rule in one.rules}


@pytest.mark.parametrize("edition", PAGES)
def test_every_edition_and_add_on_has_a_page(edition: str) -> None:
    assert has_page(edition)
    assert len(edition_page(edition).statements) >= 10


@pytest.mark.parametrize("edition", PAGES)
def test_every_rule_that_a_page_names_exists(edition: str) -> None:
    known = {rule for one in PAGES for rule in numbered(one)}
    assert sorted(covered(edition_page(edition)) - known) == []


def test_every_rule_that_how_to_play_names_exists() -> None:
    assert sorted(covered(how_to_play_page()) - numbered(BASE)) == []


@pytest.mark.parametrize("edition", PAGES)
def test_every_rule_and_open_question_of_an_edition_is_on_its_page(edition: str) -> None:
    wanted = numbered(edition)
    told = covered(edition_page(edition))
    if edition == BASE:
        told |= covered(how_to_play_page())
    if edition in PARTS_OF:
        other, part = PARTS_OF[edition]
        wanted = {f"{other} R{n}" for n in part}
    assert len(wanted) >= 10
    assert sorted(wanted - told, key=lambda rule: (rule[-3], rule)) == []


def test_the_search_for_rules_finds_all_of_them() -> None:
    assert len([rule for rule in numbered(BASE) if " R" in rule]) == 46
    assert {"usa R25", "usa Q11"} <= numbered(BASE)
    assert "new_york R21" in numbered("new_york")
    assert {"uk Q7", "uk R27"} <= numbered("uk")


@pytest.mark.parametrize("edition", [None, *PAGES])
def test_statements_stand_in_known_sections_and_are_sentences(edition: str | None) -> None:
    page = how_to_play_page() if edition is None else edition_page(edition)
    assert {one.section for one in page.statements} <= SECTIONS
    entries = FluentParser().parse(page.words).body
    assert [entry.content for entry in entries if isinstance(entry, ast.Junk)] == []
    texts = [entry.value for entry in entries if isinstance(entry, ast.Message)]
    assert len(texts) == len(page.statements)
    for pattern in texts:
        assert pattern is not None
        written = [part.value for part in pattern.elements if isinstance(part, ast.TextElement)]
        assert len(written) == len(pattern.elements) and "".join(written).endswith(".")


def test_a_page_tells_how_reference_manual_and_printed_edition_differ_or_that_data_is_ours() -> None:
    labeled = [edition for edition in PAGES if describe(edition).labels]
    assert labeled
    for edition in labeled:
        assert {"data", "questions"} & {one.section for one in edition_page(edition).statements}
    boards = [edition for edition in PAGES if describe(edition).kind == "board"]
    assert [one for one in boards if "differences" not in {s.section for s in edition_page(one).statements}] == []


def test_a_key_that_names_no_rule_is_refused() -> None:
    assert statement("learn-claiming-r17-europe_r10-b", "usa").rules == ("usa R17", "europe R10")
    with pytest.raises(ValueError, match="not the key of a statement"):
        statement("learn-claiming", "usa")
