"""Several server processes on one PostgreSQL: which of them are alive, and which one runs a table."""
