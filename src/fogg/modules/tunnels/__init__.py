"""Tunnels: cards are turned up when one is claimed, and may ask for a higher payment (europe R13 to R22)."""
