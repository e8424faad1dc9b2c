"""Teams: partners sit side by side, score together, and share tickets (team_asia R1, R3, R7, R16 to R19).

Makes a side of each `team_size` seats in a row. After the opening choice everybody shares a ticket at the same time, of
tickets drawn later one is shared at once, and a turn can be used to share more. A shared ticket lies in
`Player.shared`, which the whole side sees.
"""
