### Merchandise tokens.
event-tokens = { $n ->
    [one] { $seat } takes merchandise from { $cities } for 1 point.
   *[other] { $seat } takes merchandise from { $cities } for { $n } points.
  }
score-tokens = Merchandise tokens
ledger-tokens = Merchandise
ledger-tokens-about = Passengers collect it; it counts at once.
rules-tokens = Merchandise counts at once. The next one in a city is worth less.
piece-token = Merchandise worth { $n } lies on top here.
