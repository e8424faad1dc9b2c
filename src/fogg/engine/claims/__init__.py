"""Claims: the terms of routes, what a claim does, and how it is paid."""
