### Words of this edition.
setting-reprint-values = The values of the 1910 reprints for the classic cards
setting-big-cities-longest-path = The Big Cities are played with the longest-path bonus
