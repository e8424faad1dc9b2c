"""Grand Tour: tickets whose cities are joined by two separate paths pay a bonus (india R11 to R15)."""
