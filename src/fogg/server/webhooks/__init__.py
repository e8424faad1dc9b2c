"""Telling people who play by days that it is their turn."""
