"""HTTP and sockets: thin doors to the tables."""
