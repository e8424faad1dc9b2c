### Asian Explorer.
score-explorer = Asian Explorer
rules-end-explorer = Asian Explorer: { $n } points for the most cities in one connected network of your own routes. All tied players score.
ledger-explorer = Asian Explorer
ledger-explorer-about = Cities in the largest network of each player; the largest scores { $points } at the end
