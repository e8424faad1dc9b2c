### Longest continuous path.
score-longest-path = Longest path
rules-end-longest-path = The longest path pays { $n } points; who ties has them too.
