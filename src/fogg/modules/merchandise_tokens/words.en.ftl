### Merchandise tokens.
event-tokens = { $n ->
    [one] { $seat } took merchandise from { $cities } for 1 point.
   *[other] { $seat } took merchandise from { $cities } for { $n } points.
  }
score-tokens = Merchandise tokens
ledger-tokens = Merchandise
ledger-tokens-about = Passengers collect it; it scores at once.
rules-tokens = Merchandise scores at once. Each further token in a city is worth less.
piece-token = Merchandise here: worth { $n }
