"""+4 locomotives: cards that are wild on long routes only (marklin R10, R11)."""
