"""Card holders: each team has common train cards, which both partners see and pay with (team_asia R4, R9 to R14, R28).

Of two cards drawn one goes to the hand and one to the holder; where the first goes is asked before the second is drawn.
The payment rules let a claim be paid from both places, and put cards of a failed tunnel back to where they came from.
"""
