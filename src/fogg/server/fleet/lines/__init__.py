"""The lines between nodes: requests, sockets and chores for tables that run elsewhere."""
