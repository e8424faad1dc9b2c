"""The build of the page: an open page of another build reloads itself."""

from __future__ import annotations

import hashlib
from pathlib import Path

from fogg.server.protocol import PROTOCOL
from fogg.version import VERSION

STATIC = Path(__file__).with_name("static")  # made by the client's build; not there in a checkout that never built it


def build_id() -> str:
    """Return the version, and a hash of the protocol and of every file of the page."""
    content = hashlib.sha256(f"protocol {PROTOCOL}".encode())
    for file in sorted(STATIC.rglob("*")):
        if file.is_file():
            content.update(f"{file.relative_to(STATIC)}\n".encode() + file.read_bytes())
    return f"{VERSION}-{content.hexdigest()[:12]}"
