### Words of this edition.
setting-uneven-lanes-count-as-double = Unlike tracks between two cities count as a double route
setting-advanced-technologies = The advanced technologies are in play
