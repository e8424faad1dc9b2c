"""Bots at the table: they think in separate processes, so that none can block a table."""
