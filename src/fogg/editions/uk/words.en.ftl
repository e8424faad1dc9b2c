### Words of this edition.
setting-uneven-lanes-count-as-double = Tracks of different lengths between two cities count as a double route
setting-advanced-technologies = Play with the advanced technologies
