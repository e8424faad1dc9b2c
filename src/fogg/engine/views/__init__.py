"""Views: all that a seat may know, and the way back from there to a full game."""
