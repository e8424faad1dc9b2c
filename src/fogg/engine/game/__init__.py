"""A game: its state, how it is set up, and the reasons for what it refuses."""
