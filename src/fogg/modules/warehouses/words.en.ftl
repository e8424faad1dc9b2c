### Warehouses and depots.
kind-depot = depots left
kind-stored = hidden cards in the warehouse
action-store = Put the top card of the deck into the warehouse of { $seat }, then draw
action-place-depot = Place a depot in { $city }
action-empty = Give a depot and take all cards from the warehouse of { $seat }
event-stored = { $n ->
    [one] { $seat } put a card into the warehouse of { $seat_owner }, which now holds 1.
   *[other] { $seat } put a card into the warehouse of { $seat_owner }, which now holds { $n }.
  }
event-depot-placed = { $n ->
    [0] { $seat } placed the last depot in { $city }.
    [one] { $seat } placed a depot in { $city }; 1 left.
   *[other] { $seat } placed a depot in { $city }; { $n } left.
  }
event-emptied = { $n ->
    [one] { $seat } gave a depot and took the card in the warehouse of { $seat_owner }.
   *[other] { $seat } gave a depot and took the { $n } cards in the warehouse of { $seat_owner }.
  }
event-emptied-own = { $seat } gave a depot and took { $cards } from the warehouse of { $seat_owner }.
event-warehouses-shuffled = There was no card left to draw: all warehouses were emptied, and their { $n } cards became the new deck.
refusal-store-first = Before you draw, put the top card of the deck into a warehouse: yours, or that of another player.
refusal-no-depots = You have no depot left.
refusal-depot-here = { $seat } already has a depot in { $city }.
refusal-no-warehouse = There is no such warehouse in this game.
refusal-other-warehouse = Your route ends at a depot of { $seat }: you can only take the cards of that warehouse.
score-depots = Most depots left
extra-warehouses-depots = { $n ->
    [one] 1 depot left
   *[other] { $n } depots left
  }
rules-turn-depots = Before or after your action you can place depots in cities without a depot or a station.
rules-warehouses-store = When you draw cards, first put the top card of the deck unseen into any warehouse, yours or another player's. All players see how many cards a warehouse holds, but not which.
rules-warehouses-empty = When you claim a route that ends in a city with a depot, you can give one of the depots by your warehouse back to the box and take all cards from the warehouse of the player whose depot it is.
rules-warehouses-depots = You have { $n } depots. { $placed ->
    [one] One of them is placed
   *[other] { $placed } of them are placed
  } before the first turn, the last player beginning. Depots never move.
rules-warehouses-shuffled = When no card is left to draw and a player has no depot left, all warehouses are emptied and their cards become the new deck.
rules-end-depots = Most depots left by the warehouse: { $n } points. All tied players score.
ledger-depots = Warehouses
ledger-depots-stored = { $n ->
    [0] The warehouse is empty
    [one] 1 hidden card in the warehouse
   *[other] { $n } hidden cards in the warehouse
  }
ledger-depots-about = Depots left by each warehouse and the hidden cards in it, and where the other depots stand. The most depots left score { $points } at the end.
web-group-store = Draw cards
web-group-place-depot = Place a depot
web-step-place-depot = Where do you place your depot?
web-step-place-depot-how = Press a city on the board.
web-step-empty = Do you take the cards from the warehouse?
terminal-verb-store = put the top card of the deck into a warehouse, then draw; with a number, as the list says
terminal-verb-place-depot = place a depot in a city, e.g. `place-depot paris`
terminal-verb-empty = give a depot and take all cards of the warehouse
web-turn-place-depot = place a depot
web-turn-store = take cards
web-about-place-depot = A player who claims a route that ends here can take all cards from your warehouse, for one of their own depots. So can you.
web-about-store = First the top card of the deck goes unseen into a warehouse. Then you take your cards.
web-about-empty = You give one of your depots back to the box. All cards of that warehouse go into your hand.
hint-to-place-depot = Claims that end there can take the cards of your warehouse, yours too.
hint-to-store = You need cards, and before you draw, one goes into a warehouse.
hint-to-empty = You get all cards of that warehouse for one depot.
