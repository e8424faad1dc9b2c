"""The steps from the first schema to the present one, run by alembic. A step that was published is never changed.

To change the schema: change `schema.py`, add `versions/vNNNN_what.py` with the next revision, and put tables that are
gone into `FORMER` of `revisions.py`. `tests/server/test_migrate.py` tells what a step has forgotten, on both databases.
"""
