### Stations.
action-station = Build a station in { $city }
event-station = { $seat } built a station in { $city } with { $cards }; { $n } left.
refusal-no-stations = You have built all your stations.
refusal-station-here = { $seat } already has a station in { $city }.
refusal-station-cards = { $n ->
    [one] A station in { $city } costs 1 card.
   *[other] A station in { $city } costs { $n } cards of one color, more than you have.
  }
score-stations = Stations not built
rules-turn-stations = Or build a station.
rules-stations = At the end, each station lets you use one route of another player that ends in its city, for your { $own_tickets }.
rules-stations-cost = The first costs 1 card, the second 2 of one color, the third 3. A city holds one station.
rules-stations-left = Each station you have not built scores { $n } points.
extra-stations-left = { $n ->
    [one] 1 station
   *[other] { $n } stations
  }
terminal-verb-station = build a station, then choose the payment
web-step-station = Build a station.
web-step-station-how = Choose what to pay with.
web-turn-station = build a station
web-about-station = At the end it lets you use one route of another player into this city for your { $own_tickets }.
hint-to-station = With it another player's route counts for your connections.
