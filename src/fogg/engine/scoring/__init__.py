"""Scoring: networks, tallies, borrowed routes, bonuses and final standings."""
