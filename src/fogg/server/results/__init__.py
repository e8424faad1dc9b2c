"""Results of finished games: how each seat came off, ratings of people, statistics, profiles."""
