"""Rulesets: an edition and its modules put together, and the base class of modules."""
