"""The tokens of each seat."""

from __future__ import annotations

from typing import Any

from fogg.authoring import State


class TollState(State):
    """Tokens of each seat, which are secret (R4), and what the bank has taken in more than it has paid."""

    def __init__(self, tokens: list[int], bank: int) -> None:
        self.tokens = tokens
        self.bank = bank

    def secrets(self) -> tuple[str, ...]:
        return ("tokens",)

    def copy(self) -> State:
        return TollState(self.tokens[:], self.bank)

    def to_json(self) -> dict[str, Any]:
        return {"bank": self.bank}
