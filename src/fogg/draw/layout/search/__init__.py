"""The search for a layout: one cost, a few kinds of moves in a fixed order, no chance."""
