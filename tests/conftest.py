"""How every test runs: the same examples each time, and a failing one can be run again."""

from hypothesis import settings

# Derandomized and without a database: a red run is red for everybody, and says how to repeat it.
settings.register_profile("fogg", derandomize=True, database=None, deadline=None, print_blob=True)
settings.load_profile("fogg")
