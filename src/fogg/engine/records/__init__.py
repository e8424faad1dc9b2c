"""Records: games as files, and how pickle treats them."""
