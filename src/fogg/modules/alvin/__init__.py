"""Alvin the alien: claim a route to his city to capture him, and take him home (old_west R11 to R15)."""
