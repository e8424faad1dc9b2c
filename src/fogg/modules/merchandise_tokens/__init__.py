"""Merchandise tokens: stacks on the cities, highest on top, for passengers who travel there (marklin R2, R20, R24)."""
