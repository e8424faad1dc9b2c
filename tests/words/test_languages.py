"""Every language says everything: the same keys and parameters as English, and nothing left in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentSerializer, ast
from tests.words.catalogue import SOURCE, entries_of, variables, word_files
from tests.words.test_cases import CASES, FILE, all_words, wording

import fogg
from fogg.board import describe, edition_ids
from fogg.board.load import find_source
from fogg.engine.ruleset import as_data, wording_of
from fogg.words import ENGLISH, LANGUAGES, Message, Names, Wording, language_of_environment, language_of_header

OTHERS = [language for language in LANGUAGES if language != ENGLISH]
# Words of pages that teach and of lessons, which no catalogue has.
LESSONS = [
    SOURCE / "words" / "learn.en.ftl",
    *sorted(SOURCE.glob("editions/*/learn.en.ftl")),
    *sorted(SOURCE.glob("lessons/*/words.en.ftl")),
]
# What English needs no entry for: its text is printed in edition.toml and the tables, or made by `word-plural`.
PRINTED = re.compile(r"about-|city-|variant-|add-on-|thing-|word-\w+-many$")
# Texts that are the same in both languages: names, symbols, and words that German has taken over.
SAME = {
    "de": [
        "name-route",
        "name-ticket",
        "name-cards",
        "list-more",
        "refused-bad-name",
        "web-title",
        "terminal-usage",
        "terminal-edition-line",
        "terminal-edition-values",
        "web-language-en",
        "web-language-de",
        "web-board-at",
        "web-route-size",
        "web-name-again",
        "web-key-escape",
        "web-said",
        "web-turn-list",
        "web-tab",
        "web-seconds",
        "web-plan",
        "web-plan-sum",
        "web-zoom",
        "web-chat",
        "web-host-ask",
        "web-replay-pace",
        "web-name-take",
        "web-seat-bot",
        "web-bot-pace",
        "web-level-name-1",
        "web-level-name-2",
        "web-level-name-3",
        "web-level-name-4",
        "web-level-name-5",
        "web-bot-net",
        "web-bot-name-1",
        "web-bot-name-2",
        "web-bot-name-3",
        "web-bot-name-4",
        "web-bot-name-5",
        "web-bot-name-6",
        "web-replay-film",
        "web-replay-chart",
        "web-replay-won",
        "kind-locomotive",
        "kind-locomotive-many",
        "word-plural",
        "gives-technology",
        "monster-name",
        "ledger-alvin",
        "piece-alvin",
        "terminal-tickets",
        "web-n-tickets",
        "web-n-trains",
        "web-price",
        "web-own-tickets",
        "web-tickets-held",
        "web-section-tickets",
        "web-stage-tickets",
        "web-learn-not-taken",
        "web-records-n-times",
        "web-records-percent",
        "web-records-rating",
    ]
}


@cache
def texts(file: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by key."""
    return {entry.id.name: entry for entry in entries_of(file) if isinstance(entry, ast.Message)}


def pairs(language: str) -> Iterator[tuple[Path, Path]]:
    """Yield every file of English words with its file in a language."""
    for file in [*word_files(), *LESSONS]:
        yield file, file.with_name(file.name.replace("en.ftl", f"{language}.ftl"))


def shown(file: Path) -> str:
    return str(file.relative_to(SOURCE))


@pytest.mark.parametrize("language", OTHERS)
def test_no_entry_is_missing_in_a_language(language: str) -> None:
    missing = [f"{shown(home)} has no file" for _, home in pairs(language) if not home.is_file()]
    for file, home in pairs(language):
        if home.is_file():
            missing += [f"{shown(home)}: {key}" for key in texts(file) if key not in texts(home)]
    assert not missing, "not translated yet:\n" + "\n".join(missing)


@pytest.mark.parametrize("language", OTHERS)
def test_no_entry_of_a_language_is_left_over(language: str) -> None:
    english = {key for file in word_files() for key in texts(file)}
    found = [
        f"{shown(home)}: {key}"
        for home in word_files(language)
        for key in texts(home)
        if (not PRINTED.match(key) and key not in english)
        or (home == word_files(language)[0] and key not in texts(word_files()[0]) and not PRINTED.match(key))
    ]
    assert not found, "English has no such entry:\n" + "\n".join(found)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_in_a_file_is_unreadable(language: str) -> None:
    junk = [f"{shown(f)}: {e.content}" for f in word_files(language) for e in entries_of(f) if isinstance(e, ast.Junk)]
    assert not junk
    for file in word_files(language):
        keys = [entry.id.name for entry in entries_of(file) if isinstance(entry, ast.Message)]
        assert len(keys) == len(set(keys)), f"an entry stands twice in {shown(file)}"


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_takes_the_same_parameters(language: str) -> None:
    wrong = []
    for file, home in pairs(language):
        for key, entry in texts(file).items():
            if key not in texts(home):
                continue
            wanted, found = (free(one) for one in (entry, texts(home)[key]))
            if wanted != found:
                wrong.append(f"{shown(home)}: {key} takes {sorted(found)}, English {sorted(wanted)}")
    assert not wrong, "\n".join(wrong)


def free(entry: ast.Message) -> set[str]:
    """Return the parameters of an entry, without the words that every sentence can use."""
    return {name for name in variables(entry.value) if not name.startswith("own_")}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    write = FluentSerializer().serialize_entry
    same = {
        key
        for file, home in pairs(language)
        for key, entry in texts(file).items()
        if key in texts(home) and write(entry) == write(texts(home)[key])
    }
    assert sorted(same - set(SAME[language])) == [], "the same text as in English"
    assert sorted(set(SAME[language]) - same) == [], "no longer the same: take it off the list"


def printed(edition: str) -> dict[str, str]:
    """Return every text of an edition's tables that people read, by the key of its translation."""
    source = find_source(edition)
    own = source.data
    texts = {f"about-{key.replace('_', '-')}": own["about"].get(key) for key in ("short_name", "tagline", "theme")}
    texts |= {"about-who-begins": own["about"].get("who_begins"), "about-name": own["name"]}
    texts |= {f"word-{word}": own.get(f"{word}_name") for word in ("train", "wild", "ticket")}
    if describe(edition).kind == "board":
        rules = fogg.ruleset(edition)
        texts |= {f"variant-{variant.id}": variant.name for variant in describe(edition).variants}
        texts |= {f"city-{city.key}": city.name for city in rules.board.cities if city.kind == "junction"}
        if "technologies" in rules.edition.get("tables"):
            for row in rules.edition.table("technologies"):
                texts |= {f"thing-{row['id']}": row["name"], f"thing-about-{row['id']}": row["effect"]}
    return {key: text for key, text in texts.items() if text}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("edition", edition_ids())
def test_what_an_edition_prints_is_translated(edition: str, language: str) -> None:
    home = SOURCE / "editions" / edition / f"words.{language}.ftl"
    found = {key for key in texts(home) if PRINTED.match(key) or key.startswith("word-")}
    many = {key for key in found if key.endswith("-many")}
    assert sorted(set(printed(edition)) - found) == [], f"{shown(home)} lacks"
    assert sorted(found - many - set(printed(edition))) == [], f"{shown(home)} has too much"


def test_a_junction_without_a_printed_name_is_called_so_in_the_language_of_the_reader() -> None:
    said = wording_of(fogg.ruleset("africa"), ("Ada",), language="de").value
    route = next(route for route in fogg.ruleset("africa").board.routes if "junction_congo" in route.key)
    assert said("city", "junction_congo") == "(Knotenpunkt südlich von Bondo)"
    assert "(Knotenpunkt südlich von Bondo)" in said("route", route.key)
    assert said("city", "addis_ababa") == "Addis Ababa"


@pytest.mark.parametrize("language", OTHERS)
def test_every_add_on_is_called_something_else(language: str) -> None:
    for edition in ("usa", "europe", "old_west"):
        english, other = (as_data(describe(edition), edition, spoken)["add_ons"] for spoken in (ENGLISH, language))
        for one, two in zip(english, other, strict=True):
            assert one["sentence"] != two["sentence"]


@pytest.mark.parametrize("language", OTHERS)
def test_every_case_can_be_said(language: str) -> None:
    for case in CASES:
        words = all_words("general", language)
        if "values" in case:
            assert words.format(case["key"], case["values"])
        else:
            assert words.say(Message(case["key"], case["params"]))


GERMAN: list[tuple[str, dict[str, Any], str]] = [
    ("event-claimed", {"seat": 0, "route": "wien-zurich", "cards": [["red", 2], ["locomotive", 1]], "n": 4},
     "Ada hat Wien–Zürich mit 2 Rot und 1 Lokomotive gebaut: 4 Punkte."),
    ("event-claimed", {"seat": 1, "route": "denver-omaha", "cards": [["locomotive", 2]], "n": 1},
     "Ben hat Denver–Omaha mit 2 Lokomotiven gebaut: 1 Punkt."),
    ("action-keep", {"tickets": ["denver-wien", "omaha-zurich"]},
     "Denver–Wien (4) und Omaha–Zürich (11) behalten"),
    ("refusal-few-trains", {"route": "denver-omaha", "trains_needed": 4, "trains_left": 1},
     "Zu wenig Waggons für Denver–Omaha: 4 nötig, noch 1 übrig."),
    ("event-offered", {"seat": 2, "n": 1}, "Cleo hat eine Zielkarte gezogen."),
    ("web-n-points", {"n": 1234}, "1.234 Punkte"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "params", "sentence"), GERMAN)
def test_a_message_is_said_so_in_german(key: str, params: dict[str, Any], sentence: str) -> None:
    assert wording("general", "de").say(Message(key, params)) == sentence


def test_an_editions_own_words_have_their_plurals_in_german() -> None:
    taxis = wording_of(fogg.ruleset("new_york"), ("Ada",), language="de", strict=True)
    assert taxis.say(Message("web-price", {"n": 2})) == "2 Taxikarten"
    assert taxis.own_words["own_trains"] == "Taxis"
    carts = wording_of(fogg.ruleset("amsterdam"), ("Ada",), language="de", strict=True)
    assert (carts.own_words["own_trains"], carts.own_words["own_ticket"]) == ("Karren", "Auftragskarte")


def test_cities_are_called_as_printed_in_every_language() -> None:
    names = [wording_of(fogg.ruleset("europe"), (), language=language).names.cities for language in LANGUAGES]
    assert names[0] == names[1] and names[0]["wien"] == "Wien"


def test_english_is_shown_where_a_language_lacks_words() -> None:
    own = "event-erupts = { $city } erupts.\n"
    names = Names(cities=FILE["names"]["cities"], routes={}, tickets={}, seats=[], own_words={"train": "sled"})
    words = Wording(names, "de", own=own)
    assert words.say(Message("event-erupts", {"city": "wien"})) == "Wien erupts."
    assert words.own_words["own_trains"] == "sleds"


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-US,en;q=0.9,de;q=0.8", "en"),
        ("fr;q=0.9, de;q=0.7, en;q=0.2", "de"),
        ("en;q=0, de;q=0.1", "de"),
        ("de;q=x, en", "en"),
        ("fr, *;q=0.1", "en"),
        (",;q=;,de", "de"),
    ],
)
def test_a_request_is_answered_in_the_language_it_prefers(header: str, language: str) -> None:
    assert language_of_header(header) == language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "FOGG_LANG": "de"}, "de"),
        ({"LANG": "", "LC_MESSAGES": "de_CH"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
    ],
)
def test_a_terminal_speaks_the_language_of_its_environment(environ: dict[str, str], language: str) -> None:
    assert language_of_environment(environ) == language
