"""Records: games as files, and how pickle treats them."""

from fogg.engine.records.proof import EndStanding, EndStatement, Proof, SeedPart, SignedEnd
from fogg.engine.records.record import FORMAT, RecordHeader, RecordLine, follow

__all__ = [
    "FORMAT",
    "EndStanding",
    "EndStatement",
    "Proof",
    "RecordHeader",
    "RecordLine",
    "SeedPart",
    "SignedEnd",
    "follow",
]
