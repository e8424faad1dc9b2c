"""Positions of everything on a board: layouts, their shapes, faults and numbers."""
