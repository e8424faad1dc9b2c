"""Warehouses and depots: cards stored unseen, and depots that let players take them (europe R50 to R66)."""
