"""Tokens, ids, cookies and commitments."""

import hashlib
import re

import pytest

from fogg.errors import FoggError
from fogg.server.tokens import commitment, new_id, new_token, sign, token_hash, unsign


def test_tokens_are_long_different_and_fit_for_urls() -> None:
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(re.fullmatch(r"[\w-]{43}", token) for token in tokens)


def test_ids_are_small_letters_and_digits_of_128_bits() -> None:
    assert all(re.fullmatch(r"[a-z0-9]{25}", new_id()) for _ in range(100))
    assert 36**25 > 2**128


def test_a_token_is_stored_as_a_hash_that_does_not_hold_it() -> None:
    token = new_token()
    assert token_hash(token) == token_hash(token) != token_hash(new_token())
    assert token not in token_hash(token) and len(token_hash(token)) == 64


def test_a_cookie_gives_its_token_back() -> None:
    token = new_token()
    assert unsign("secret", sign("secret", token)) == token


@pytest.mark.parametrize("cookie", ["", ".", "token", "token.", ".abc", "token.00", "tökén.ünd", "\udcff.a", "a.b.c"])
def test_a_text_that_was_not_signed_is_not_a_cookie(cookie: str) -> None:
    assert unsign("secret", cookie) is None


def test_a_cookie_of_another_secret_or_of_another_token_is_none() -> None:
    mine, other = sign("secret", "mine"), sign("secret", "other")
    assert unsign("another secret", mine) is None
    assert unsign("secret", "mine." + other.partition(".")[2]) is None


def test_a_commitment_can_be_checked_with_any_tool() -> None:
    said = hashlib.sha256(b"fogg deal 1\nseed ab\nnonce cd\n").hexdigest()
    assert commitment("ab", "cd") == commitment("AB", "00cd") == said


@pytest.mark.parametrize(("seed", "nonce"), [("abc", "d"), ("ab", "ce"), ("cd", "ab")])
def test_another_deal_has_another_commitment(seed: str, nonce: str) -> None:
    assert commitment(seed, nonce) != commitment("ab", "cd")


@pytest.mark.parametrize("wrong", ["", "0x1", "1\nnonce 2", "-1", "g", "1_0", "١"])
def test_only_hexadecimal_numbers_are_committed_to(wrong: str) -> None:
    with pytest.raises(FoggError, match="not a hexadecimal number"):
        commitment(wrong, "1")
