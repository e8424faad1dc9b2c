"""Names of people."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogg.server.http.sentences import sentence
from fogg.server.person_names import RESERVED, BadName, clean_name, same_name
from fogg.server.registry.downloads import FORMER
from fogg.words.message import Message


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("Jose\u0301", "José"),
        ("नमस्ते", "नमस्ते"),
        ("R2-D2", "R2-D2"),
        ("Ann\u00a0Lee", "Ann Lee"),
        ("../../etc/passwd", "../../etc/passwd"),
        ("'; DROP TABLE people", "'; DROP TABLE people"),
        ("Ada 🚂", "Ada 🚂"),
        ("e\u0301" * 24, "é" * 24),
    ],
)
def test_a_name_is_composed_and_trimmed(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("", "at least one letter or digit"),
        ("   ", "at least one letter or digit"),
        ("---", "at least one letter or digit"),
        ("🚂", "at least one letter or digit"),
        ("x" * 25, "at most 24 characters, not 25"),
        ("x" * 10_000, "at most 24 characters"),
        ("Ada\n", "U+000A, a control character"),
        ("A\x00da", "U+0000, a control character"),
        ("A\u202eda", "U+202E, an invisible character"),
        ("A\u2066da", "U+2066, an invisible character"),
        ("A\u200dda", "U+200D, an invisible character"),
        ("A\u2028da", "U+2028, a line break"),
        ("A\ud800da", "U+D800, half of a character"),
        ("A\ue000da", "U+E000, a character of private use"),
        ("A\uffffda", "U+FFFF, a character that does not exist"),
        ("\u3164\u3164", "U+3164, an invisible character"),
        ("A\u2800da", "U+2800, an invisible character"),
        ("Z\u0334\u0335\u0336\u0337algo", "at most 3 marks on a letter"),
        ("\u0308Ada", "none before the first"),
    ],
)
def test_what_cannot_be_a_name_is_refused_with_a_sentence(typed: str, why: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert why in str(refused.value)
    assert str(refused.value).isprintable()


@given(st.text(max_size=30))
def test_a_clean_name_stays_as_it_is(typed: str) -> None:
    try:
        name = clean_name(typed)
    except BadName:
        return
    assert clean_name(name) == name
    assert unicodedata.is_normalized("NFC", name) and name.isprintable()


@pytest.mark.parametrize(
    ("a", "b"),
    [("Ada", "ADA"), ("Ada L", "adal"), ("Straße", "STRASSE"), ("ﬁn", "fin"), ("Ａda", "Ada"), ("É", "e\u0301")],
)
def test_names_that_look_alike_are_the_same(a: str, b: str) -> None:
    assert same_name(a, b)


@pytest.mark.parametrize(("a", "b"), [("Ada", "Ida"), ("Ada 1", "Ada 2"), ("José", "Jose")])
def test_other_names_are_not_the_same(a: str, b: str) -> None:
    assert not same_name(a, b)


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("Ada", "\u0410da"),
        ("racer", "r\u0430cer"),
        ("RACER", "r\u0430cer"),
        ("paypal", "p\u0430yp\u0430l"),
        ("Ilse", "llse"),
        ("Bob", "B0b"),
        ("Anna", "\u0391nna"),
        ("scope", "\u0455\u0441\u043e\u0440\u0435"),
        ("modern", "rnodern"),
        ("Jose\u0301", "J\u043es\u00e9"),
    ],
)
def test_names_that_look_alike_count_as_the_same(a: str, b: str) -> None:
    assert same_name(a, b) and same_name(b, a)


@pytest.mark.parametrize(
    ("a", "b"), [("Ada", "Ava"), ("Анна", "Алла"), ("Ida", "Eda"), ("Лена", "Lena"), ("田中", "田山")]
)
def test_names_that_look_different_are_different(a: str, b: str) -> None:
    assert not same_name(a, b)


@pytest.mark.parametrize("typed", ["former player", "Former  Player", "f\u043ermer player", "Admin", "SYSTEM"])
def test_words_of_the_page_are_not_names(typed: str) -> None:
    with pytest.raises(BadName, match="not for players"):
        clean_name(typed)


def test_the_word_for_people_who_are_gone_is_reserved() -> None:
    assert FORMER in RESERVED and sentence(Message("web-former", {})) in RESERVED
