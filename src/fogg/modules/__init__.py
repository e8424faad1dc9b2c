"""One room per rule module; each file has a function `module()` that makes it."""
