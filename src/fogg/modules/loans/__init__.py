"""Loans: taken by who cannot pay, never repaid (nederland R5, R14 to R18)."""
