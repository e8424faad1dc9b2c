"""City markers: a starting city, one network from there, and points to who controls the ends (old_west R3 to R10)."""
