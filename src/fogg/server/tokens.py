"""Everything random, signed or committed to: tokens of people and links, ids, cookies, and the commitment to a deal.

A token is all that its holder needs, so the database keeps only its hash, and logs never hold it.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import string

from fogg.errors import FoggError

ID_LETTERS = string.ascii_lowercase + string.digits
ID_LENGTH = 25  # 36 ** 25 is a little more than 2 ** 128


def new_token() -> str:
    """Return 256 random bits, fit for URLs, cookies and headers."""
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    """Return what is stored of a token. It is random enough that no salt and no slow hash is needed."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_id() -> str:
    """Return 128 random bits in lowercase letters and digits, as an id; not a secret by itself."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def sign(secret: str, token: str) -> str:
    """Return the cookie of a token: `unsign` with the same secret gives the token back."""
    return f"{token}.{signature(secret, token)}"


def unsign(secret: str, cookie: str) -> str | None:
    """Return the token of a cookie that was signed with this secret; None for every other text."""
    token, dot, given = cookie.rpartition(".")
    if not dot or not token or not cookie.isascii():
        return None
    return token if hmac.compare_digest(signature(secret, token), given) else None


def signature(secret: str, token: str) -> str:
    """Return the proof that the holder of the secret made a cookie."""
    return hmac.new(secret.encode(), b"fogg cookie\n" + token.encode(), hashlib.sha256).hexdigest()


def commitment(seed: str, nonce: str) -> str:
    """Return what is shown of a deal from its start: the hash of its seed and nonce, both hexadecimal numbers.

    The seed alone could be found by trying if it is a small one; the nonce hides it. Both are written as
    in records, without leading zeros, on a line each, so that no other pair gives the same text.
    """
    text = f"fogg deal 1\nseed {hexadecimal(seed)}\nnonce {hexadecimal(nonce)}\n"
    return hashlib.sha256(text.encode()).hexdigest()


def hexadecimal(number: str) -> str:
    """Return a hexadecimal number in small letters without leading zeros; FoggError for any other text."""
    if not number or not set(number) <= set(string.hexdigits):
        raise FoggError(f"{number!r} is not a hexadecimal number")
    return f"{int(number, 16):x}"
