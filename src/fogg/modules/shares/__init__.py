"""Stock shares: take one after a claim; at the end holders score by rank (pennsylvania R3 to R14)."""
