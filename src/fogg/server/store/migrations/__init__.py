"""The steps from the first schema to the present one, run by alembic. A step that was published is never changed."""
