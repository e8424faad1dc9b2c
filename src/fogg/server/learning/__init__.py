"""Learning: pages about the rules, and lessons, which are prepared games with a script."""
