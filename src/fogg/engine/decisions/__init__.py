"""Decisions: actions, steps that ask for them, verbs of a turn, and refusals."""
