### Mountain routes.
score-mountains = Mountain crossings
rules-mountains = A route with an X crosses the mountains. For each X you take { $trains ->
    [one] a further { $own_train }
   *[other] { $trains } further { $own_trains }
  } from your supply, out of the game, and score { $points } points for each at once. An X costs no cards, but without the { $own_trains } you cannot claim the route.
ledger-mountains = Over the mountains
ledger-mountains-about = The { $own_trains } that each player has sent over the mountains are out of the game. Each scored { $points } points at once.
gives-mountains = { $n ->
    [one] 1 more { $own_train } over the mountains, { $points } points
   *[other] { $n } more { $own_trains } over the mountains, { $points } points
  }
