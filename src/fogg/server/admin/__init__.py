"""A host's tools: who may use them, what they do, whom they turn away, and the log of it all."""
