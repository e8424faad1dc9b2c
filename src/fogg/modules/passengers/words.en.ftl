### Passengers.
kind-passenger = passenger
kind-passenger-many = passengers
action-place-passenger = Place a passenger in { $city }
action-move-passenger = Move the passenger in { $city }
action-along = Travel along { $route }
action-along-for = { $n ->
    [one] Travel along { $route } for 1 point
   *[other] Travel along { $route } for { $n } points
  }
action-stop = Get off
event-passenger-placed = { $seat } placed a passenger in { $city }; { $n } left.
event-traveled = { $n ->
    [0] A passenger of { $seat } traveled from { $city } to { $cities }.
    [one] A passenger of { $seat } traveled from { $city } to { $cities } for 1 passenger card.
   *[other] A passenger of { $seat } traveled from { $city } to { $cities } for { $n } passenger cards.
  }
refusal-passenger-end = { $city } is not at either end of { $route }.
refusal-passenger-here = { $seat } already has a passenger in { $city }; a city holds one.
refusal-no-passenger = You have no passenger in { $city }.
refusal-no-way = There is no route that your passenger in { $city } could take.
refusal-must-travel = The passenger must leave { $city }: a journey takes at least one route.
refusal-travel-elsewhere = Your passenger is in { $city } now, and { $route } does not start there.
refusal-travel-border = { $route } leads abroad, and passengers do not travel to other countries.
refusal-travel-unclaimed = { $route } has not been claimed, so no train runs there.
refusal-travel-card = { $route } is not yours, and you have no passenger card left for it.
refusal-travel-used = Your passenger has already traveled along { $route }.
rules-turn-passengers = Or move one of your passengers.
rules-passengers = After claiming a route you can place one of your passengers in a city at its end; a city holds one.
rules-passengers-travel = Each passenger travels once, along your routes as far as you like. It takes the top merchandise of every city it reaches and then leaves the game.
rules-passengers-cards = Each route of another player on the way costs a passenger card.
note-journey = { $paid ->
    [0] So far by { $cities }: { $n } points.
    [one] So far by { $cities }: { $n } points, for 1 passenger card.
   *[other] So far by { $cities }: { $n } points, for { $paid } passenger cards.
  }
extra-passengers-left = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
  }
terminal-verb-place-passenger = place a passenger in a city of the route
terminal-verb-move-passenger = move a passenger, route by route
terminal-verb-along = travel along a route
terminal-verb-stop = get off and collect from the cities on the way
web-step-place-passenger = Place a passenger?
web-step-place-passenger-how = Later it can travel and collect merchandise.
web-step-travel = Plan the journey.
web-step-travel-how = Route by route; it collects what lies in each city.
web-turn-move-passenger = move a passenger
web-about-move-passenger = It travels once, along your routes, takes the top merchandise of every city it reaches, and leaves the game.
hint-to-place-passenger = Later it can travel from here and collect merchandise.
hint-to-move-passenger = Its journey collects merchandise.
