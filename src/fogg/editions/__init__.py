"""The data of every edition: one folder each, read by `fogg.board`."""
