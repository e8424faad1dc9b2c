"""Track beds: routes that get their color by a track piece, laid after drawing cards (france R3 to R15).

Adds the step `build` after every draw of train cards, with pieces from a common supply; beds that no seat can claim
before a piece lies on them, and then in its color only; and routes that close for good when track crosses them, or
when one parallel track is enough for the number of players.
"""
