### Merchandise cards.
event-merchandise = { $n ->
    [one] { $seat } took a first merchandise card.
   *[other] { $seat } took a merchandise card, making { $n }.
  }
score-merchandise = Merchandise
ledger-merchandise = Merchandise
ledger-merchandise-about = One card for each route with a cart; { $n } left. At the end, points by rank: { $points }.
gives-merchandise = Brings a merchandise card.
rules-merchandise = Claiming a route with a cart brings a merchandise card.
rules-end-merchandise = With { $n } players, merchandise cards score by rank: { $points } points.
extra-merchandise-held = { $n ->
    [one] 1 merchandise card
   *[other] { $n } merchandise cards
  }
