"""Tickets with several payoffs, of which the best one reached counts (switzerland R16 to R21)."""
