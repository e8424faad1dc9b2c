### Alvin & Dexter.
monster-name = { $monster ->
    [alvin] Alvin
   *[dexter] Dexter
  }
action-place-monster = Place { monster-name } in { $city }
action-move-monster = { $locomotives ->
    [one] Move { monster-name } to { $city } for a { $own_wild }
   *[other] Move { monster-name } to { $city } for { $locomotives } { $own_wilds }
  }
event-monster-placed = { $seat } placed { monster-name } in { $city }.
event-monster-moved = { $n ->
    [one] { $seat } moved { monster-name } to { $city } for a { $own_wild }.
   *[other] { $seat } moved { monster-name } to { $city } for { $n } { $own_wilds }.
  }
event-monster-card-down = { $seat } turned the { monster-name } card face down. { monster-name } can move again.
refusal-monster-here = The other monster is already in { $city }.
refusal-monster-locked = { monster-name } cannot move while { $seat } has a { monster-name } card face up.
refusal-monster-moved = You have already moved a monster in this turn.
refusal-monster-cards = There are no { monster-name } cards left, so { monster-name } stays.
refusal-monster-stays = { monster-name } is already in { $city }.
refusal-monster-far = { $city } is { $n } routes away, too far for these { $own_wilds }.
refusal-monster-locomotives = { $n ->
    [one] Moving a monster that far costs a { $own_wild }, and you have none.
   *[other] Moving a monster that far costs { $n } { $own_wilds }, more than you have.
  }
refusal-chaos = { monster-name } is in { $city }: no player can claim a route there.
score-alvin = Most Alvin cards
score-dexter = Most Dexter cards
rules-monsters = Two monsters, Alvin and Dexter, roam the board. No player can claim a route into a city with a monster.
rules-monsters-move = Once in your turn, before or after your action, you can move a monster: up to { $reach } cities for a { $own_wild }, twice as far for two. You take one of its cards and keep it face up until the end of your next turn; until then that monster cannot move. The player with the most cards of a monster scores { $points } at the end.
rules-monsters-tickets = A { $own_ticket } that names a city with a monster in it counts half at the end, completed or not.
note-chaos = closed while { monster-name } is in { $city }
note-monster = { monster-name } is here: no route can be claimed, and { $own_tickets } to it count half
note-monster-stays = { monster-name } is here: no route can be claimed, and { $own_tickets } to it count half. { monster-name } stays while the { monster-name } card of { $seat } lies face up
kind-alvin = Alvin card
kind-dexter = Dexter card
ledger-monsters = Monster cards
ledger-monsters-about = The most cards of each monster score { $points } at the end. How many lie face down in front of others is secret. Cards left: Alvin { $n_alvin }, Dexter { $n_dexter }.
ledger-monsters-shown = Face up: { $kinds }
web-step-place-monster = Where does the monster start?
web-step-place-monster-how = Press a city on the board.
web-piece-move-monster = Move { monster-name }
web-piece-move-monster-how = Press a lit city. Numbers are { $own_wilds }.
web-turn-move-monster = move a monster
terminal-verb-place-monster = place a monster in a city, e.g. `place monster alvin denver`
terminal-verb-move-monster = move a monster, e.g. `move monster alvin denver`
web-about-move-monster = No player can claim a route into the monster's city, and { $own_tickets } that name it count half at the end. You take one of its cards.
web-about-place-monster = No player can claim a route into its city, and { $own_tickets } that name it count half at the end.
hint-to-place-monster = There it stands in the way of your plans least.
hint-to-move-monster = It frees the way for a route that you work for.
