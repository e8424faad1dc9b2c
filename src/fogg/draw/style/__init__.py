"""Colors, symbols, typefaces, and how elements are written and painted."""
