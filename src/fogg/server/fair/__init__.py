"""Fair deals: chance that the players share with the server, and ends of games that are signed."""
