### Words of this edition.
setting-reprint-values = Use the values of the 1910 reprints for the classic cards
setting-big-cities-longest-path = Play the Big Cities with the longest-path bonus
