"""Countries: a ticket may name one, and any of its border nodes serves it (france R16, uk R24, marklin R14)."""
