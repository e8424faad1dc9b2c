"""Merchandise cards: a claimed cart route brings one; at the end they score by rank (amsterdam R15, R19 to R21)."""
