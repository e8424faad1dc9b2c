"""Web Push as its standards say: messages that only the subscribed browser can read (RFC 8291, RFC 8188), sent by a
server that shows who it is (RFC 8292).

`cryptography` brings the curve and the cipher, which PyNaCl lacks. The packages that wrap these few lines for Python
bring an HTTP client of their own, which would go around the checks of `webhooks`.
"""

from __future__ import annotations

import base64
import json
import os
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE: Final = ec.SECP256R1()
RECORD: Final = 4096  # bytes of a record; a message is one
MOST_PAYLOAD: Final = 2000  # bytes; services take 4096 with everything
POINT, AUTH, SALT = 65, 16, 16  # bytes
LAST_RECORD: Final = b"\x02"
VAPID_SECONDS: Final = 12 * 3600.0  # how long a signature holds; services refuse more than a day


def encoded(data: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decoded(text: str) -> bytes:
    """Return the bytes of a base64url text; ValueError if it is none."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """Return a public key as browsers write it: an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Raise ValueError unless these are the keys of a browser: a point of the curve and a secret of 16 bytes."""
    point = decoded(p256dh)
    if len(point) != POINT or len(decoded(auth)) != AUTH:
        raise ValueError("the keys of the subscription have the wrong length")
    ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


class VapidKey:
    """The key by which push services know this server; `public` is given to browsers."""

    def __init__(self, secret: str) -> None:
        self._key = ec.derive_private_key(int(secret, 16), CURVE)
        self.public = encoded(point_of(self._key.public_key()))

    @staticmethod
    def new_secret() -> str:
        """Return a new secret, hexadecimal."""
        return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"

    def authorization(self, endpoint: str, subject: str, now: float) -> str:
        """Return the header that says who sends to an endpoint; `subject` is where its host is found, if known."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(now + VAPID_SECONDS)}
        claims |= {"sub": subject} if subject else {}
        head = encoded(json.dumps({"typ": "JWT", "alg": "ES256"}, separators=(",", ":")).encode())
        signed = f"{head}.{encoded(json.dumps(claims, separators=(',', ':')).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode("ascii"), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(32, "big") + s.to_bytes(32, "big")
        return f"vapid t={signed}.{encoded(signature)}, k={self.public}"


def encrypted(
    payload: bytes,
    p256dh: str,
    auth: str,
    *,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """Return a message that only the browser with these keys can read, as the body of a request.

    `salt` and `sender` are fresh for each message; tests give those of the standard's example.
    """
    salt = os.urandom(SALT) if salt is None else salt
    sender = sender or ec.generate_private_key(CURVE)
    point, own = decoded(p256dh), point_of(sender.public_key())
    shared = sender.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
    secret = derived(shared, decoded(auth), b"WebPush: info\x00" + point + own, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\x00", 12)
    sealed = AESGCM(key).encrypt(nonce, payload + LAST_RECORD, None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(own)]) + own + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """Return bytes derived from a secret for one use."""
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
