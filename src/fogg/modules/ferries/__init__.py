"""Ferries: routes some of whose spaces must be paid with locomotives (europe R10)."""
