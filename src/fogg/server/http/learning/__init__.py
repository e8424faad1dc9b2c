"""The requests about learning: pages about the rules, and lessons."""
