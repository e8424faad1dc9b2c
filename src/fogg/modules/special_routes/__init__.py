"""Special routes: single routes with printed points of their own (uk R13), some closed to wild cards (nordic R19)."""
