"""Substitutes: several cards of any kinds may be played as one locomotive (uk R8, nordic R13).

A payment says how many wild cards it has; this module asks afterwards how many of them are such sets, and then for the
cards of the sets, one after the other in the order of their kinds. All of it is hidden until the last card.
"""
