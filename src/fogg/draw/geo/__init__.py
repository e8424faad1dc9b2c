"""The map under a board: land, water, borders, and where places lie on paper."""
