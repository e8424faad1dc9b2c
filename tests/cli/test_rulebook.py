"""The numbered rules of rules.md."""

import re

import pytest

import fogg
from fogg.board.load import find_source
from fogg.board.rulebook import sections
from fogg.cli.rule_lookup import read_rules, rulebook
from fogg.cli.terminal.typed_names import NotUnderstood

TEXT = """# Title
## Setup
- **R1** One thing
  on two lines with `code`.
- **R2** Another.

| a | b |
|---|---|
| 1 | 2 |

Some remark.
## Questions
- **Q1** Why? **Q2** And why
  not?
"""


def test_rules_are_read_by_chapter_and_number() -> None:
    book = sections(TEXT)
    assert [(section.title, list(section.rules)) for section in book] == [
        ("Setup", ["R1", "R2"]),
        ("Questions", ["Q1", "Q2"]),
    ]
    assert book[0].rules["R1"] == "One thing on two lines with code."
    assert book[1].rules == {"Q1": "Why?", "Q2": "And why not?"}


def test_a_table_belongs_to_the_rule_before_it() -> None:
    assert sections(TEXT)[0].rules["R2"] == "Another.\n    a | b\n    1 | 2"


@pytest.mark.parametrize("edition", fogg.edition_ids())
def test_every_numbered_rule_of_every_edition_is_found(edition: str) -> None:
    holder = find_source(edition).holder("rules.md")
    assert holder is not None
    text = (holder.folder / "rules.md").read_text(encoding="utf-8")
    found = {number for section in rulebook(edition) for number in section.rules}
    assert found == set(re.findall(r"\*\*([RXQ]\d+)\*\*", text))


@pytest.mark.parametrize("words", [["R14"], ["r14"], ["14"], ["usa", "R14"], ["USA-R14"]])
def test_a_rule_is_found_by_its_number(words: list[str]) -> None:
    _, book = read_rules(words, "usa")
    assert [list(section.rules) for section in book] == [["R14"]]


def test_a_chapter_is_found_by_a_word_of_its_heading() -> None:
    assert [section.title for section in read_rules(["setup"], "usa")[1]] == ["Setup"]


@pytest.mark.parametrize(("words", "sentence"), [(["R99"], "no rule R99; there are R1 to"), (["foo"], "no chapter")])
def test_a_rule_that_is_not_there_is_said(words: list[str], sentence: str) -> None:
    with pytest.raises(NotUnderstood, match=sentence):
        read_rules(words, "usa")
