"""Stations: bought for cards, each lends its owner an opponent's route for tickets (europe R23 to R31)."""
