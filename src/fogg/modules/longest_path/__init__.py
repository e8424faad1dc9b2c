"""Longest continuous path: a bonus for the side with the longest trail of its own routes (usa R33)."""
