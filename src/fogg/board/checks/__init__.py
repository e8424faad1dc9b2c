"""Everything that can be wrong with an edition, one file for each part of it."""
