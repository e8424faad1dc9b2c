### City markers.
action-start-in = Start in { $city }
action-place-marker = Place a marker in { $city }
event-starting-city = { $seat } started in { $city }.
event-marker = { $seat } placed a marker in { $city } with { $cards }; { $n } left.
event-city-scores = { $n ->
    [one] { $seat } scored 1 point for { $route }, which ends at a marker of theirs.
   *[other] { $seat } scored { $n } points for { $route }, which ends at a marker of theirs.
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
rules-markers-start = Each player has { $n } markers. Before the first turn the players place one each in a city, the last player first. Your first route begins there, and every later route at your own network.
rules-markers-score = The points of a route go to the players with markers in its two cities, and twice to a player with both. Without markers there, the player who claims it scores.
rules-markers-buy = After a claim you can place a marker in one of its two cities, if none is there, for { $n } cards of one color.
ledger-markers = Markers
ledger-markers-about = Each player's remaining markers, the cities they control, and the points these brought
note-start = start of { $seat }, who scores the routes into it
note-marker = marker of { $seat }, who scores the routes into it
note-scored = scored by { $seat }
note-scored-twice = scored twice by { $seat }
note-scored-both = scored by { $seat } and by { $seat_other }
terminal-verb-place-marker = place a marker in a city, e.g. `place denver`
web-step-starting-city = Where do you start?
web-step-starting-city-how = Press a city on the board.
web-step-marker = Place a marker?
web-step-pay-marker = Pay for the marker.
web-about-marker = The points of routes that end in its city go to you from now on, also when another player claims them.
web-about-pay-marker = The cards are of one color.
web-about-starting-city = Your first route begins there. The points of routes that end there go to you, also when another player claims them.
hint-to-place-marker = From now on the points of routes that end there go to you.
hint-in-starting-city = Your network begins there, and the points of routes that end there go to you.
