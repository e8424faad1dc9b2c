"""Bots at the table: they think in processes of their own, so that none can hold a table up."""
