### Longest continuous path.
score-longest-path = Längster Weg
rules-end-longest-path = Der längste Weg bringt { $n } Punkte; bei Gleichstand bekommen sie alle.
