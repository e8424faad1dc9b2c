"""Requests about games that are looked at again."""
