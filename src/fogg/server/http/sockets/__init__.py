"""Sockets before and while they are open: who may come in, and how long silence lasts."""
