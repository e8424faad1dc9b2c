"""Alvin & Dexter: two monsters that put cities into chaos (alvin_dexter R1 to R29)."""
