"""`fogg admin`: a host's tools for a server that runs."""
