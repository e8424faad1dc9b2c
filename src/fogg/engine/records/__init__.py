"""Records: games as files, and how pickle treats them."""

from fogg.engine.records.record import FORMAT, Proof, RecordHeader, RecordLine, follow

__all__ = ["FORMAT", "Proof", "RecordHeader", "RecordLine", "follow"]
