"""The data of lessons: one folder each, with a board and a script, read by `fogg.server.learning`."""
