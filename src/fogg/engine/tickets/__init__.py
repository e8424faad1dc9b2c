"""Tickets: their deck, how they are dealt, and the choice of which to keep."""
