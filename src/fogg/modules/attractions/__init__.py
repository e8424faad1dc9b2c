"""Tourist attractions: points for each marked city that a side's routes touch (new_york R29)."""
