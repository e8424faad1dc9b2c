"""A neutral player for two: builds where tickets turned up after each round say (nederland R31 to R43)."""
