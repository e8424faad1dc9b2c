"""Mountain routes: each X costs a train more and pays points (legendary_asia R11 to R18, R23)."""
