"""Asian Explorer: a bonus for the most cities in one connected network (legendary_asia R21)."""
