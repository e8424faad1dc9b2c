"""Bridge tolls: every claim costs tokens, paid to the bank or to the owner of the other track (nederland R4 to R24)."""
