"""A browser's side of Web Push, written from the standards alone: it makes its keys and reads messages sent to it."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import os
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(of: str) -> bytes:
    return base64.urlsafe_b64decode(of + "=" * (-len(of) % 4))


class PushBrowser:
    """A browser with a subscription at an endpoint."""

    def __init__(self, endpoint: str, secret: bytes | None = None, auth: bytes | None = None) -> None:
        self.endpoint = endpoint
        given = ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1()) if secret else None
        self.key = given or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or os.urandom(16)
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, language: str = "en") -> dict[str, str]:
        """Return what the page sends to the server."""
        keys = {"p256dh": text(self.point), "auth": text(self.auth)}
        return {"endpoint": self.endpoint, **keys, "language": language}

    def read(self, body: bytes) -> bytes:
        """Return what a message says (RFC 8188 and RFC 8291)."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size, "a message is one record"
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), point)
        secret = expanded(extracted(self.auth, shared), b"WebPush: info\0" + self.point + sender, 32)
        pseudo = extracted(salt, secret)
        key = expanded(pseudo, b"Content-Encoding: aes128gcm\0", 16)
        nonce = expanded(pseudo, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\x02"), "the last record says so"
        return plain[:-1]


def extracted(salt: bytes, secret: bytes) -> bytes:
    return hmac.new(salt, secret, hashlib.sha256).digest()


def expanded(key: bytes, info: bytes, length: int) -> bytes:
    return hmac.new(key, info + b"\x01", hashlib.sha256).digest()[:length]


def claims_of(authorization: str, public: str) -> dict[str, Any]:
    """Return what a server says of itself (RFC 8292); an error if its signature is not that of its key."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and fields["k"] == public
    signed, _, signature = fields["t"].rpartition(".")
    raw = data(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data(public))
    key.verify(pair, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, _, claims = signed.partition(".")
    assert json.loads(data(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(data(claims))
    return found
