### City markers.
action-start-in = Start in { $city }
action-place-marker = Put a marker into { $city }
event-starting-city = { $seat } starts in { $city }.
event-marker = { $seat } put a marker into { $city } for { $cards }; { $n } left.
event-city-scores = { $n ->
    [one] { $seat } scores 1 point for { $route }, which ends in a city of theirs.
   *[other] { $seat } scores { $n } points for { $route }, which ends in a city of theirs.
  }
refusal-first-route = Your first route must begin in { $city }, where you started. { $route } does not.
refusal-network = { $route } does not touch your network. Every route must begin where one of yours ends.
refusal-marker-here = { $seat } already has a marker in { $city }.
refusal-marker-end = { $city } is not an end of { $route }.
refusal-marker-cards = { $n ->
    [one] A marker costs 1 card.
   *[other] A marker costs { $n } cards of one color, or { $own_wilds } for them.
  }
score-city = Routes into your cities
rules-markers-start = Everybody has { $n } markers. Before the first turn the last player puts one into a city, then the others in reverse order. Your first route begins there, and every other one at your own network.
rules-markers-score = The points of a route go to the players with markers in its two cities, and twice to a player with both. Without a marker there the player who claims it scores.
rules-markers-buy = After a claim you can put a marker into one of its two cities, if none is there, for { $n } cards of one color.
ledger-markers = Markers
ledger-markers-about = Markers left to each player, the cities they control, and what those brought beside their own routes
terminal-verb-place-marker = put a marker into a city, e.g. `place denver`
web-step-starting-city = Where do you start?
web-step-marker = Place a marker?
web-step-pay-marker = Pay for the marker.
