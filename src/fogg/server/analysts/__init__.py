"""Analyses of finished games, made on request in a process of their own."""
