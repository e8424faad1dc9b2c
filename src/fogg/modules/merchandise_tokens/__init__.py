"""Merchandise tokens: stacks on the cities, highest on top, for whoever travels there (marklin R2, R20, R24)."""
