"""A refusal: why something is not done, for people and for programs. Nothing was changed."""

from __future__ import annotations

from typing import Any, Final

from fogg.errors import FoggError
from fogg.words.message import Message

# Codes with the status that HTTP answers with. Each has a sentence `refused-<code>` in the catalogue.
STATUS: Final = {
    "bad-request": 400,
    "bad-name": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "bad-nonce": 400,
    "nobody": 401,
    "not-yours": 403,
    "banned": 403,
    "muted": 403,
    "owner": 403,
    "assist": 403,
    "daily": 403,
    "not-found": 404,
    "not-there": 404,
    "bad-link": 404,
    "stale": 409,
    "name-taken": 409,
    "color-taken": 409,
    "full": 409,
    "not-ready": 409,
    "not-started": 409,
    "started": 409,
    "over": 409,
    "not-over": 409,
    "kept": 409,
    "not-asked": 409,
    "enough": 409,
    "too-early": 409,
    "stopped": 409,
    "too-large": 413,
    "unknown-host": 421,
    "illegal": 422,
    "too-fast": 429,
    "not-stored": 503,
    "moved": 503,
}


class RequestRefused(FoggError):
    """Something that is not done; `why` is a message of the catalogue: that of the key, or by default of the code.

    No part of a sentence stands in the code: what tells sorts of one refusal apart is a parameter such as `fault`.
    """

    def __init__(
        self,
        code: str,
        why: Message | None = None,
        *,
        key: str = "",
        rule: str = "",
        retry: float | None = None,
        **params: Any,
    ) -> None:
        self.code = code
        self.why = why or Message(key or f"refused-{code}", params)
        self.rule = rule
        self.retry = retry
        super().__init__(f"{code}: {self.why.key} {self.why.params}")

    @property
    def status(self) -> int:
        return STATUS[self.code]
