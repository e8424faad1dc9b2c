### Bridge tolls.
event-toll = { $n ->
    [one] { $seat } paid a toll of 1 to the bank.
   *[other] { $seat } paid a toll of { $n } to the bank.
  }
event-toll-owner = { $n ->
    [one] { $seat } paid a toll of 1 to { $seat_owner }.
   *[other] { $seat } paid a toll of { $n } to { $seat_owner }.
  }
event-toll-bank = { $n ->
    [one] The bank paid a toll of 1 to { $seat }.
   *[other] The bank paid a toll of { $n } to { $seat }.
  }
score-tolls = Tokens left
rules-tolls = Each player begins with tokens worth { $n }. Claiming a route also costs the toll printed next to it: to the bank, or to the player who already owns the other track.
rules-tolls-second = Each player begins with tokens worth { $n }. Claiming the second track of a double route also costs the toll printed next to it, to the player who owns the first.
rules-tolls-hidden = How many tokens you have is secret until the end.
rules-end-tolls = With { $n } players the most tokens left score, by rank: { $points }. Players with a loan are left out; players with equal tokens share a rank, and the ranks after them are skipped.
ledger-tolls = Tokens
ledger-tolls-about = Your tokens, and the bonus that you have for certain. Those of others are secret until the end.
gives-toll = toll { $n }
