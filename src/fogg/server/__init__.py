"""Tables on the network: stored, live, secured. `fogg serve` runs it; `docs/protocol.md` says how to talk to it."""
