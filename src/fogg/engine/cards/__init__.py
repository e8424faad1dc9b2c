"""Cards: kinds, piles counted by kind, the deck with its market, and zones that say who sees what."""
