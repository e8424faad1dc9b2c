"""Checks: promises that every edition keeps, and how balanced a board is."""

from fogg.engine.checks.balance import Balance, balance_of
from fogg.engine.checks.spoken import unsaid

__all__ = ["Balance", "balance_of", "unsaid"]
