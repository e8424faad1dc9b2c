"""Boards and positions as SVG, and from there as PNG."""
