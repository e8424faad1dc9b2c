"""Tables: what a table is (state), what it tells whom (facts, position, frames), and how it lives (table, hub)."""
