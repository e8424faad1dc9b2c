"""Requests about results: statistics, profiles, best scores, ratings, daily deals."""
