"""One table: what it is, what people do at it, and what it does by itself."""
