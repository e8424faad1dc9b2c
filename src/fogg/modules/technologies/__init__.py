"""Technologies: cards bought with locomotives that lift limits, score, or work for one turn (uk R5, R7, R9 to R20).

Before the action of a turn one card may be bought from the open display. Without cards only short land routes in one
country can be claimed: the `tech=` tags of the routes say what each needs. The advanced cards are in play by setting.
"""
