"""Several servers, called nodes, on one PostgreSQL: who runs which table, and the lines between them."""
