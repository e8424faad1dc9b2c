"""The bodies of a host's requests, and their answers."""

from __future__ import annotations

from typing import Annotated

import msgspec

from fogg.server.protocol.bodies import Answered, Asked

PersonId = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]{1,32}$")]
Address = Annotated[str, msgspec.Meta(min_length=2, max_length=64)]
Reason = Annotated[str, msgspec.Meta(max_length=300)]


class WithReason(Asked, frozen=True):
    """Something to be done, and why; the reason stands in the log."""

    reason: Reason = ""


class BanRequest(WithReason, frozen=True):
    """Ban a person or an address for some days; None: until it is lifted. The banned are told the reason."""

    person: PersonId | None = None
    address: Address | None = None
    days: Annotated[float, msgspec.Meta(gt=0, le=36500)] | None = None


class MuteRequest(WithReason, frozen=True, kw_only=True):
    """Take no chat of a person for some hours; None: until it is lifted."""

    person: PersonId
    hours: Annotated[float, msgspec.Meta(gt=0, le=876000)] | None = None


class LiftRequest(WithReason, frozen=True):
    """Lift the ban of a person or address, or with `mute` the mute of a person."""

    person: PersonId | None = None
    address: Address | None = None
    mute: bool = False


class PruneRequest(Asked, frozen=True):
    """Remove unfinished tables and people without a game that gave no sign of life for some days, or count them."""

    days: Annotated[int, msgspec.Meta(ge=1, le=36500)] = 90
    dry_run: bool = False


class Pruned(Answered, frozen=True):
    tables: int
    people: int


class HostedTable(Answered, frozen=True):
    """A table as a host sees it: nothing of the game. `watching`: open pages."""

    table: str
    path: str
    state: str
    edition: str
    private: bool
    created: float
    updated: float
    names: tuple[str, ...]
    watching: int = 0
    invitations: int = 0


class HostedTables(Answered, frozen=True):
    tables: tuple[HostedTable, ...]


class HostedPerson(Answered, frozen=True):
    """A person as a host sees them. `addresses`: those from which they are at tables now; none are stored."""

    person: str
    name: str
    created: float
    seen: float | None
    games: int
    devices: int
    owner: bool = False
    here: bool = False
    banned: bool = False
    muted: bool = False
    addresses: tuple[str, ...] = ()


class HostedPeople(Answered, frozen=True):
    people: tuple[HostedPerson, ...]


class SanctionShown(Answered, frozen=True):
    """A ban or mute that holds. `name`: of the person today."""

    kind: str
    created: float
    until: float | None
    reason: str
    person: str | None = None
    name: str | None = None
    address: str | None = None


class SanctionsShown(Answered, frozen=True):
    sanctions: tuple[SanctionShown, ...]


class LogLine(Answered, frozen=True):
    """Something that a host did. `by` None: on the command line, or the server by itself."""

    at: float
    action: str
    target: str
    reason: str
    by: str | None = None
    name: str | None = None  # of the target, if it is a person who is known


class AdminLog(Answered, frozen=True):
    log: tuple[LogLine, ...]
