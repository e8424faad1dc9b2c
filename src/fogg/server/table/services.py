"""The services of the server that a table needs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from fogg.engine.records import SignedEnd
from fogg.server.bots.pool import BotRunner
from fogg.server.clock import Clock
from fogg.server.registry.naming import Naming
from fogg.server.store.writer import Writer
from fogg.server.table.table_state import TableState

if TYPE_CHECKING:
    from fogg.server.table.table import Table


class TableServices(Protocol):
    """The services of the server that a table needs."""

    clock: Clock
    writer: Writer
    thinkers: BotRunner
    started: float
    naming: Naming
    on_end: Callable[[], None]

    def may_serve(self) -> bool: ...

    def name_of(self, person: str) -> str | None: ...

    def muted_by(self, person: str | None) -> frozenset[str]: ...

    def check_speech(self, person: str) -> None: ...

    def drop(self, table: Table, code: str) -> None: ...

    def spawn(self, table: Table, work: Callable[[Table], Coroutine[Any, Any, None]]) -> None: ...

    def decided(self, by: str) -> None: ...

    def board_of(self, state: TableState) -> str: ...

    def signed_end(self, state: TableState) -> SignedEnd | None: ...
