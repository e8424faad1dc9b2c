"""Passenger meeples: they lie in cities and countries; who claims a route there takes some (marklin R32 to R34).

Adds a question for each end of a claimed route, a majority for each color at the end, and the tie-break of having most
(marklin R38).
"""
