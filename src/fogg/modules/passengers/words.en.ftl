### Passengers.
kind-passenger = passenger
kind-passenger-many = passengers
action-place-passenger = Put a passenger into { $city }
action-move-passenger = Let the passenger in { $city } travel
action-along = Travel along { $route }
action-stop = Get off
event-passenger-placed = { $seat } puts a passenger into { $city }; { $n } left.
event-traveled = { $n ->
    [0] { $seat }'s passenger travels from { $city } to { $cities }.
    [one] { $seat }'s passenger travels from { $city } to { $cities }, for 1 passenger card.
   *[other] { $seat }'s passenger travels from { $city } to { $cities }, for { $n } passenger cards.
  }
refusal-passenger-end = { $city } is not at either end of { $route }.
refusal-passenger-here = { $seat } has a passenger in { $city } already; a city holds one.
refusal-no-passenger = You have no passenger in { $city }.
refusal-no-way = There is no route that your passenger in { $city } could take.
refusal-must-travel = The passenger must leave { $city }: a journey takes at least one route.
refusal-travel-elsewhere = The passenger is in { $city } now; { $route } does not begin there.
refusal-travel-border = { $route } leads abroad: no passenger travels to another country.
refusal-travel-unclaimed = Nobody has claimed { $route }, so no train runs there.
refusal-travel-card = { $route } is not yours, and you have no passenger card left for it.
refusal-travel-used = The passenger has traveled along { $route } already.
rules-turn-passengers = Or let one of your passengers travel.
rules-passengers = After claiming a route you may put one of your passengers into a city at its end; a city holds one.
rules-passengers-travel = A passenger travels once, over your routes as far as you like, takes the top merchandise of every city it reaches, and leaves the game.
rules-passengers-cards = Each route of somebody else on the way costs a passenger card.
extra-passengers-left = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
  }
terminal-verb-place-passenger = put a passenger into a city of the route
terminal-verb-move-passenger = let a passenger travel, route by route
terminal-verb-along = travel along a route
terminal-verb-stop = get off; the cities on the way pay
web-step-place-passenger = A passenger may get on.
web-step-place-passenger-how = Later it can travel and collect merchandise.
web-step-travel = Where does the passenger travel?
web-step-travel-how = Route by route; it collects what lies in each city.
