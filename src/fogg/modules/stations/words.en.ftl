### Stations.
action-station = Build a station in { $city }
event-station = { $seat } builds a station in { $city } with { $cards }; { $n } left.
refusal-no-stations = All your stations are built.
refusal-station-here = { $seat } has a station in { $city } already.
refusal-station-cards = { $n ->
    [one] A station in { $city } takes 1 card.
   *[other] A station in { $city } takes { $n } cards of one color, more than you hold.
  }
score-stations = Stations not built
rules-turn-stations = Or build a station.
rules-stations = At the end a station lets you use one route of somebody else that ends in its city, for your { $own_tickets }.
rules-stations-cost = The first costs 1 card, the second 2 of one color, the third 3. A city holds one.
rules-stations-left = Each station that you did not build pays { $n } points.
extra-stations-left = { $n ->
    [one] 1 station
   *[other] { $n } stations
  }
terminal-verb-station = build a station, then choose the payment
web-step-station = Build a station.
web-step-station-how = Choose what to pay with.
