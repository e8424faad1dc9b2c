"""Long tickets: dealt once at the start with the regular ones, never drawn later (europe R2 to R4, R41)."""
