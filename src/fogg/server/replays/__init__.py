"""Replays: games decision by decision, as a seat saw them or with all cards open."""
