"""One table: its state, the commands of its players, and its autopilot."""
