"""Globetrotter: a bonus for the most completed tickets (usa R45). It does nothing where `bonuses` does not name it."""
