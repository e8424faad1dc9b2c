"""Commands that measure bots and boards with many games."""
