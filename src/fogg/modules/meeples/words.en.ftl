### Passenger meeples.
action-take-meeple = Take a { $kind } passenger from { $city }
event-meeple = { $seat } took a { $kind } passenger from { $city }, making { $n } of that color.
refusal-meeple-place = You can take a passenger from { $city_here } now, not from { $city }.
refusal-meeple-color = There is no { $kind } passenger in { $city }.
score-meeples-red = Most or second most red passengers
score-meeples-black = Most or second most black passengers
score-meeples-green = Most or second most green passengers
score-meeples-yellow = Most or second most yellow passengers
score-meeples-blue = Most or second most blue passengers
score-meeples-white = Most or second most white passengers
web-score-meeples-red = Red passengers
web-score-meeples-black = Black passengers
web-score-meeples-green = Green passengers
web-score-meeples-yellow = Yellow passengers
web-score-meeples-blue = Blue passengers
web-score-meeples-white = White passengers
ledger-meeples = Passengers
ledger-meeples-about = At the end, for each color, the player with the most scores { $first } points and the second { $second }.
rules-meeples = When you claim a route, take a passenger of your choice from each of its ends.
rules-meeples-most = At the end, for each color, the player with the most scores { $first } points and the second { $second }.
extra-meeples-taken = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
  }
piece-meeple-red = Red passengers here: { $n }
piece-meeple-black = Black passengers here: { $n }
piece-meeple-green = Green passengers here: { $n }
piece-meeple-yellow = Yellow passengers here: { $n }
piece-meeple-blue = Blue passengers here: { $n }
piece-meeple-white = White passengers here: { $n }
terminal-verb-take-meeple = take a passenger; with a number, as the list says
web-group-take-meeple = Take a passenger from { $city }
web-step-take-meeple = Take a passenger.
web-about-take-meeple = At the end the most passengers of each color score, and the second most.
hint-to-take-meeple = The most passengers of a color bring points at the end.
