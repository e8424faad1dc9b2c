"""Checks: promises that every edition keeps, and how balanced a board is."""
