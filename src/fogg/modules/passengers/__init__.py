"""Passengers: put into a city after a claim, they travel once, route by route (marklin R7, R12, R16 to R23, R27).

Adds the question after a claim, the verb `passenger` with its chain of small decisions, and what passenger cards are
good for: each lets a passenger travel along one route of others. What a city pays is for other modules to say.
"""
