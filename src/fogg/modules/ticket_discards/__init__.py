"""Ticket discards: refused tickets lie face up and become the deck when it is empty (nederland R3, R7, R8)."""
