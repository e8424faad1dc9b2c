"""Locomotive limits: locomotives pay for some kinds of routes only (nordic R9 to R11, switzerland R7)."""
