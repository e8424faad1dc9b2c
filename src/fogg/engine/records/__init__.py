"""Records: games as files, and how pickle treats them."""

from fogg.engine.records.record import FORMAT, Line, Proof, RecordHeader, follow

__all__ = ["FORMAT", "Line", "Proof", "RecordHeader", "follow"]
