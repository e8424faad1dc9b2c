"""Assist levels 2 to 4: the plan of a seat's tickets, the cards it has seen, and a suggested move with its reason."""
