### Longest continuous path.
score-longest-path = Longest path
rules-end-longest-path = The longest path scores { $n } points; all players who tie score it.
