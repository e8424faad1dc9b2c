"""The folder of an edition: reading, inheriting and merging its files."""
