### Merchandise cards.
event-merchandise = { $n ->
    [one] { $seat } takes a merchandise card, the first.
   *[other] { $seat } takes a merchandise card and has { $n } now.
  }
score-merchandise = Merchandise
ledger-merchandise = Merchandise
ledger-merchandise-about = A card for each route with a cart on it, { $n } left. At the end by rank: { $points } points.
gives-merchandise = Brings a merchandise card.
rules-merchandise = A route with a cart on it brings a merchandise card when it is claimed.
rules-end-merchandise = With { $n } players merchandise cards pay by rank: { $points } points.
extra-merchandise-held = { $n ->
    [one] 1 merchandise card
   *[other] { $n } merchandise cards
  }
