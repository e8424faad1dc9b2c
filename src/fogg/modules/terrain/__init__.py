"""Terrain cards: drawn instead of train cards, they double the points of a claim (africa R2, R3, R13 to R26)."""
