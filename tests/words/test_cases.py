"""Sentences, case by case. `cases.json` holds the names too, so that the web client can run the very same cases.

A case has typed `params`, as a message of the engine has, or `values` that go into the sentence as they are.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from tests.words.catalogue import alternatives, brought, chosen, messages, variables

from fogg.words import Message, Names, UnknownWords, Wording
from fogg.words.wording import OWN_WORDS

FILE = json.loads((Path(__file__).parent / "cases.json").read_text(encoding="utf-8"))
CASES: list[dict[str, Any]] = FILE["cases"]


def wording(own_words: str, language: str = "en", *, own: str = "", strict: bool = True) -> Wording:
    """Return the words of the table of the cases, with an edition's own ones."""
    names = FILE["names"]
    return Wording(
        Names(
            cities=names["cities"],
            routes={key: tuple(ends) for key, ends in names["routes"].items()},
            tickets={key: tuple(parts) for key, parts in names["tickets"].items()},
            seats=names["seats"],
            own_words=FILE["own_words"][own_words],
            things=names["things"],
        ),
        language,
        own=own,
        strict=strict,
    )


@cache
def all_words(own_words: str, language: str = "en") -> Wording:
    """Return the words of the cases' table with those of all modules and editions."""
    return wording(own_words, language, own=brought(language))


def test_every_message_is_said_so() -> None:
    said = [(case["key"], said_in(case)) for case in CASES]
    assert said == [(case["key"], case["sentence"]) for case in CASES]


def said_in(case: dict[str, Any]) -> str:
    """Return the sentence of a case."""
    words = all_words(case.get("own_words", "general"))
    if "values" in case:
        return words.format(case["key"], case["values"])
    return words.say(Message(case["key"], case["params"]))


def test_every_key_of_the_catalogue_has_a_case_and_every_case_a_key() -> None:
    assert {case["key"] for case in CASES} == set(messages())


def test_every_alternative_of_a_message_has_a_case() -> None:
    values: dict[str, list[dict[str, Any]]] = {key: [] for key in messages()}
    for case in CASES:
        values[case["key"]].append(case["values"] if "values" in case else case["params"])
    tried = {key: {chosen(entry.value, each) for each in values[key]} for key, entry in messages().items()}
    several = {key: alternatives(entry.value) for key, entry in messages().items()}
    assert {key: tried[key] for key, found in several.items() if found != {()} and tried[key] != found} == {}


@pytest.mark.parametrize("word", OWN_WORDS)
def test_every_message_with_a_word_that_editions_replace_has_a_case_that_replaces_it(word: str) -> None:
    forms = {f"own_{word}", f"own_{word}s"}
    wanted = {key for key, entry in messages().items() if forms & variables(entry.value)}
    assert wanted == {case["key"] for case in CASES if case["key"] in wanted and word in own_words(case)}


def own_words(case: dict[str, Any]) -> dict[str, str]:
    words: dict[str, str] = FILE["own_words"][case.get("own_words", "general")]
    return words


def test_a_key_without_words_is_shown_as_it_is() -> None:
    assert wording("general", strict=False).say(Message("event-nothing-of-the-kind", {})) == "event-nothing-of-the-kind"


def test_a_message_without_its_parameters_is_shown_with_their_names() -> None:
    assert wording("general", strict=False).say(Message("event-passed", {})) == "seat had no possible move and passed."


@pytest.mark.parametrize("name", ["city", "route", "ticket", "thing", "seat", "kind"])
def test_a_parameter_that_names_nothing_is_shown_as_it_is(name: str) -> None:
    assert wording("general", strict=False).value(name, "nowhere").removeprefix("kind-") == "nowhere"


def test_strict_words_refuse_a_key_that_the_catalogue_does_not_have() -> None:
    with pytest.raises(UnknownWords, match="no words for 'event-nothing-of-the-kind'"):
        wording("general").say(Message("event-nothing-of-the-kind", {}))


def test_strict_words_refuse_a_message_without_its_parameters() -> None:
    with pytest.raises(UnknownWords, match="event-passed"):
        wording("general").say(Message("event-passed", {}))


@pytest.mark.parametrize("name", ["city", "route", "ticket", "thing", "seat", "kind"])
def test_strict_words_refuse_a_parameter_that_names_nothing(name: str) -> None:
    with pytest.raises(UnknownWords, match="nowhere"):
        wording("general").value(name, "nowhere")


def test_words_of_a_board_come_on_top_of_the_catalogue() -> None:
    words = wording("general", own="event-erupts = { $city } erupts.\nevent-passed = { $seat } waits.\n")
    assert words.say(Message("event-erupts", {"city": "wien"})) == "Wien erupts."
    assert words.say(Message("event-passed", {"seat": 0})) == "Ada waits."


def test_words_of_a_board_stay_with_that_board() -> None:
    wording("general", own="event-passed = { $seat } waits.\n")
    assert wording("general").say(Message("event-passed", {"seat": 0})) == "Ada had no possible move and passed."


def test_the_suffix_of_a_parameter_keeps_two_of_one_type_apart() -> None:
    words = wording("general")
    assert (words.value("city_a", "wien"), words.value("city_b", "zurich")) == ("Wien", "Zürich")


@pytest.mark.parametrize(
    ("name", "value", "text"),
    [
        ("kinds", ["red", "blue"], "red and blue"),
        ("cities", ["wien", "denver", "zurich"], "Wien, Denver and Zürich"),
        ("ticket", "wien-anywhere", "Wien–Denver/Omaha (5/10)"),
        ("cards", [], "nothing"),
        ("thing", "right_of_way", "Right of Way"),
        ("things", ["propellers", "right_of_way"], "Propellers and Right of Way"),
        ("n", 7, 7),
    ],
)
def test_the_name_of_a_parameter_tells_its_type(name: str, value: Any, text: Any) -> None:
    assert wording("general").value(name, value) == text
