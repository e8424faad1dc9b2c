"""All tables of a server, who is present, and how tables come back from their rows."""
