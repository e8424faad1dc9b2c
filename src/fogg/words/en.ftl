### The sentences of Fogg in English.
### Variables: $seat, $city, $route, $ticket, $kind, $cards, ... arrive as names; $n and the like as numbers.
### $own_train, $own_wild, $own_ticket (and their plurals) are the edition's own words for these things.

## Words that an edition may replace, and how English makes more than one of them
word-train = train
word-wild = locomotive
word-ticket = ticket
word-plural = { $word }s

## Names
name-route = { $a }–{ $b }
name-ticket = { $a }–{ $b } ({ $points })
name-cards = { $n } { $kind }
list-none = nothing
list-more = { $list }, { $item }
list-last = { $list } and { $item }
kind-red = red
kind-orange = orange
kind-yellow = yellow
kind-green = green
kind-blue = blue
kind-purple = purple
kind-pink = pink
kind-black = black
kind-white = white
kind-locomotive = { $own_wild }
kind-locomotive-many = { $own_wilds }
kind-locomotive_plus4 = +4 { $own_wild }
kind-locomotive_plus4-many = +4 { $own_wilds }
kind-passenger = passenger
kind-passenger-many = passengers
color-gray = gray
color-none = no color yet

## What can be done
action-draw = Take the face-up { $kind } card
action-draw-hidden = Draw the top card of the deck
action-draw-tickets = { $n ->
    [one] Draw a { $own_ticket }
   *[other] Draw { $n } { $own_tickets }
  }
action-keep = Keep { $tickets }
action-claim = Claim { $route } with { $cards }
action-claim-route = Claim { $route }
action-pay = Pay { $cards }
action-pass = Pass
action-decline = Do without
action-end-turn = End the turn
action-extra = Add { $cards } and claim the tunnel
action-give-up = Take the cards back and give the tunnel up
action-station = Build a station in { $city }

## What has happened
event-drew = { $seat } takes a face-up { $kind } card.
event-drew-hidden = { $seat } draws a card from the deck.
event-drew-hidden-own = { $seat } draws a card from the deck: { $kind }.
event-turned-up = Face up now: { $kind }.
event-flushed = Too many alike face up: { $cards } are discarded.
event-reshuffled = { $n ->
    [one] The discard becomes the new deck.
   *[other] The discards are shuffled into a new deck of { $n }.
  }
event-offered = { $n ->
    [one] { $seat } draws a { $own_ticket }.
   *[other] { $seat } draws { $n } { $own_tickets }.
  }
event-offered-own = { $seat } is offered { $tickets }.
event-kept = { $n ->
    [one] { $seat } keeps a { $own_ticket }, returning { $refused }.
   *[other] { $seat } keeps { $n } { $own_tickets }, returning { $refused }.
  }
event-kept-own = { $seat } keeps { $tickets }.
event-claimed = { $n ->
    [one] { $seat } claims { $route } with { $cards } for 1 point.
   *[other] { $seat } claims { $route } with { $cards } for { $n } points.
  }
event-passed = { $seat } can do nothing and passes.
event-last-round = { $n ->
    [0] { $seat } has no { $own_train } left: everybody has one more turn.
    [one] { $seat } has 1 { $own_train } left: everybody has one more turn.
   *[other] { $seat } has { $n } { $own_trains } left: everybody has one more turn.
  }
event-game-over = The game is over.
event-tunnel = { $n ->
    [0] { $seat } lays out { $cards_laid } for the tunnel { $route }; turned up: { $cards }. Nothing more to pay.
    [one] { $seat } lays out { $cards_laid } for the tunnel { $route }; turned up: { $cards }. 1 card more to pay.
   *[other] { $seat } lays out { $cards_laid } for the tunnel { $route }; turned up: { $cards }. { $n } cards more to pay.
  }
event-gave-up = { $seat } gives the tunnel { $route } up and takes the cards back.
event-station = { $seat } builds a station in { $city } with { $cards }; { $n } left.
event-merchandise = { $n ->
    [one] { $seat } takes a merchandise card, the first.
   *[other] { $seat } takes a merchandise card and has { $n } now.
  }

## Why not
refusal-not-now = That cannot be done now.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $seat }'s turn.
refusal-already-chosen = The choice is made; it waits for the others.
refusal-no-such-target = There is no { $target } in this game.
refusal-nothing-to-take-back = There is nothing that can be taken back.
refusal-must-act = Passing is allowed only when nothing else is possible.
refusal-not-shown = No { $kind } card lies face up.
refusal-not-second = A face-up { $kind } card cannot be the second card of a turn.
refusal-no-cards = Deck and discards are empty: no card can be drawn.
refusal-slot = Place { $n } of the row does not show that card.
refusal-no-tickets = There are no { $own_tickets } left to draw.
refusal-keep-more = { $offered ->
    [one] The only { $own_ticket } offered must be kept.
   *[other] { $n ->
        [one] At least 1 of the { $offered } { $own_tickets } must be kept.
       *[other] At least { $n } of the { $offered } { $own_tickets } must be kept.
      }
  }
refusal-not-offered = { $offered ->
    [one] Only 1 { $own_ticket } was offered.
   *[other] Only { $offered } { $own_tickets } were offered.
  }
refusal-keep-fewer-long = Fewer of the long { $own_tickets } may be kept.
refusal-route-taken = { $route } is already { $seat }'s.
refusal-route-unclaimed = Nobody has claimed { $route } yet.
refusal-own-track = You own a track between these cities already: { $route } is for others.
refusal-route-closed = { $route } is closed: with so few players a parallel track is enough.
refusal-few-trains = { $trains_left ->
    [one] Not enough { $own_trains } for { $route }: { $trains_needed } needed, 1 left.
   *[other] Not enough { $own_trains } for { $route }: { $trains_needed } needed, { $trains_left } left.
  }
refusal-few-cards = { $price ->
    [one] { $route } takes 1 card that you do not hold.
   *[other] { $route } takes { $price } cards of one color, more than you hold.
  }
refusal-other-color = { $route } does not take cards of that color.
refusal-few-wilds = { $wilds_needed ->
    [0] You do not hold that many { $own_wild } cards for { $route }.
    [one] { $route } takes { $price } cards, at least 1 of them a { $own_wild }.
   *[other] { $route } takes { $price } cards, at least { $wilds_needed } of them { $own_wilds }.
  }
refusal-tunnel-extra = { $colored ->
    [0] { $n ->
        [one] The tunnel asks for 1 { $own_wild } more.
       *[other] The tunnel asks for { $n } { $own_wilds } more.
      }
   *[other] { $n ->
        [one] The tunnel asks for 1 card more, { $kind } or a { $own_wild }.
       *[other] The tunnel asks for { $n } cards more, { $kind } or { $own_wilds }.
      }
  }
refusal-pay-exactly = { $n ->
    [one] The price is exactly 1 card.
   *[other] The price is exactly { $n } cards of one color.
  }
refusal-cannot-pay = You do not hold these cards; the price is { $n }.
refusal-no-stations = All your stations are built.
refusal-station-here = { $seat } has a station in { $city } already.
refusal-station-cards = { $n ->
    [one] A station in { $city } takes 1 card.
   *[other] A station in { $city } takes { $n } cards of one color, more than you hold.
  }

## Score
score-route = Route
score-ticket-done = Completed { $own_ticket }
score-ticket-failed = Failed { $own_ticket }
score-longest-path = Longest path
score-globetrotter = Most completed { $own_tickets }
score-attractions = Attractions
score-merchandise = Merchandise
score-stations = Stations not built

## Märklin and Germany
action-draw-mix = Draw { $short } short and { $long } long { $own_tickets }
action-plus-fours = Pay with { $cards }
action-place-passenger = Put a passenger into { $city }
action-move-passenger = Let the passenger in { $city } travel
action-along = Travel along { $route }
action-stop = Get off
action-take-meeple = Take a { $kind } passenger from { $city }
event-announced = { $seat } asks for { $short } short and { $long } long { $own_tickets }.
event-backs = { $seat } has kept { $short } short and { $long } long.
event-passenger-placed = { $seat } puts a passenger into { $city }; { $n } left.
event-traveled = { $n ->
    [0] { $seat }'s passenger travels from { $city } to { $cities }.
    [one] { $seat }'s passenger travels from { $city } to { $cities }, for 1 passenger card.
   *[other] { $seat }'s passenger travels from { $city } to { $cities }, for { $n } passenger cards.
  }
event-tokens = { $n ->
    [one] { $seat } takes merchandise from { $cities } for 1 point.
   *[other] { $seat } takes merchandise from { $cities } for { $n } points.
  }
event-meeple = { $seat } takes a { $kind } passenger from { $city } and has { $n } of that color now.
refusal-mix-number = { $n ->
    [one] The mix must have exactly 1 { $own_ticket }.
   *[other] The mix must have exactly { $n } { $own_tickets } in all.
  }
refusal-mix-deck = The decks do not hold that many: { $short } short and { $long } long { $own_tickets } are left.
refusal-plus-fours-route = { $route } is too short for +4 { $own_wilds }.
refusal-plus-fours = { $least ->
    [0] { $most ->
        [one] At most 1 of these cards can be a +4 { $own_wild }.
       *[other] At most { $most } of these cards can be +4 { $own_wilds }.
      }
   *[other] From { $least } to { $most } of these cards must be +4 { $own_wilds }.
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
refusal-meeple-place = You may take a passenger from { $city_here } now, not from { $city }.
refusal-meeple-color = No { $kind } passenger waits in { $city }.
score-tokens = Merchandise tokens
score-meeples-red = Most or second most red passengers
score-meeples-black = Most or second most black passengers
score-meeples-green = Most or second most green passengers
score-meeples-yellow = Most or second most yellow passengers
score-meeples-blue = Most or second most blue passengers
score-meeples-white = Most or second most white passengers

## France
action-place-track = Lay track on { $route }: { $kind }, length { $n }
event-track-laid = { $seat } lays track on { $route }: { $kind }, length { $n }.
event-track-back = The track piece of { $route } ({ $kind }, length { $n }) goes back to the supply.
event-track-closes = { $beside ->
    [0] { $route } is closed for good: { $route_by } runs across it.
   *[other] Another track of { $route } is closed: with so few players one is enough.
  }
refusal-no-track = No track lies on { $route } yet: it can be claimed once a track piece does.
refusal-track-lies = Track lies on { $route } already: { $kind_laid }.
refusal-track-across = { $route } is closed for good: { $route_across } runs across it.
refusal-track-beside = { $route } is closed: another track of it was built, and with so few players one is enough.
refusal-no-piece = { $colored ->
    [0] No track piece of length { $n } is left.
   *[other] No { $kind } track piece of length { $n } is left.
  }
terminal-verb-place-track = lay a track piece on an empty track bed, e.g. `place dijon paris red`

## United Kingdom
action-buy = { $n ->
    [one] Buy { $thing } for 1 { $own_wild }
   *[other] Buy { $thing } for { $n } { $own_wilds }
  }
action-buy-and-claim = { $n ->
    [one] Buy { $thing } for 1 { $own_wild } and claim with it
   *[other] Buy { $thing } for { $n } { $own_wilds } and claim with it
  }
action-substitutes = { $n ->
    [0] Play { $own_wilds } only
    [one] Play 1 set of { $rate } cards as a { $own_wild }
   *[other] Play { $n } sets of { $rate } cards as { $own_wilds }
  }
action-give = Put one { $kind } card into the set
action-diesel = { $fewer ->
    [0] { $n ->
        [one] Pay in full: 1 card
       *[other] Pay in full: { $n } cards
      }
   *[other] { $n ->
        [one] Leave a card out by Diesel Power: 1 card
       *[other] Leave a card out by Diesel Power: { $n } cards
      }
  }
action-draw-three = Draw the top three cards of the deck
event-bought = { $seat } buys { $thing } with { $cards }.
event-used = { $seat } buys { $thing } for this turn; then the card goes back.
event-technology-gone = The deck was used up: { $thing } is no longer for sale.
refusal-technology-needed = { $route } needs { $things }, which you do not have.
refusal-technology-bought = Only one technology can be bought in a turn.
refusal-technology-owned = You have { $thing } already.
refusal-technology-gone = No { $thing } card is for sale.
refusal-technology-cost = { $n ->
    [one] { $thing } costs 1 { $own_wild }, or the cards that stand in for one.
   *[other] { $thing } costs { $n } { $own_wilds }, or the cards that stand in for them.
  }
refusal-technology-no-route = { $n ->
    [one] { $thing } costs 1 { $own_wild }; there is no route that you could claim with it and still pay for.
   *[other] { $thing } costs { $n } { $own_wilds }; there is no route that you could claim with it and still pay for.
  }
refusal-substitutes = Your hand allows { $least } to { $most } sets here.
refusal-give-kind = You have no { $kind } card to spare for a set.
refusal-give-order = { $n ->
    [one] Cards go into the sets in the order of your hand, and 1 is still to come: no { $kind } card can be the last.
   *[other] Cards go into the sets in the order of your hand, and { $n } are still to come: no { $kind } card can be next.
  }
refusal-diesel = You do not have the { $n } cards of the full price.
refusal-water-tenders = Drawing three cards takes Water Tenders.
score-boiler-lagging = Boiler Lagging
score-steam-turbines = Steam Turbines
score-double-heading = Double Heading
score-risky-contracts = Risky Contracts
score-equalising-beam = Equalising Beam

## Team Asia
action-share = Share { $ticket } with the team
action-to-hand = Put the card into your hand
action-to-holder = Put the card into the team's holder
action-from-holder = Pay { $cards } from the holder and { $cards_hand } from your hand
event-last-round-team = { $n ->
    [0] { $seat }'s team has no { $own_train } left: everybody has one more turn.
    [one] { $seat }'s team has 1 { $own_train } left: everybody has one more turn.
   *[other] { $seat }'s team has { $n } { $own_trains } left: everybody has one more turn.
  }
event-shared = { $seat } shares a { $own_ticket } with the team.
event-shared-own = { $seat } shares { $ticket } with the team.
event-to-hand = { $seat } puts the card into the hand.
event-to-holder = { $seat } puts the card into the team's holder.
event-to-holder-own = { $seat } puts the { $kind } card into the team's holder.
terminal-verb-share = share a ticket with the team, e.g. `share delhi lhasa`
terminal-verb-to-hand = put the card just drawn into your hand
terminal-verb-to-holder = put the card just drawn into the team's holder
terminal-verb-from-holder = how many cards come from the holder; with a number, as the list says
extra-holders-common = { $n } in common
refusal-share = You have no { $ticket } that you could share.
refusal-share-kept = { $ticket } is none of the { $own_tickets } that you have just kept.
refusal-from-holder = { $least ->
    [0] At most { $most } of these cards can come from the holder.
   *[other] From { $least } to { $most } of these cards must come from the holder.
  }

## What a table can choose
setting-literal = The general numbers of the reference manual where they differ from the printed edition
setting-reprint-values = The values of the 1910 reprints for the classic cards
setting-row-open-when-no-cards-left = Face-up cards may still be taken when deck and discards are empty
setting-big-cities-longest-path = The Big Cities are played with the longest-path bonus
setting-big-cities-european-express = The Big Cities of Europe are played with the European Express
setting-flush-three-locomotives = Three face-up locomotives replace the row
setting-uneven-lanes-count-as-double = Unlike tracks between two cities count as a double route
setting-advanced-technologies = The advanced technologies are in play
add-on-warehouses-depots = Warehouses and depots
add-on-alvin = Alvin the alien
add-on-alvin-dexter = Alvin and Dexter

## Terminal: how far the data of an edition can be trusted
provenance-reconstructed = Reconstructed: { $part }. No source shows the printed ones; these were made by a documented procedure.
provenance-substituted = Substituted: { $part }. They are real, but of another edition.
provenance-unverified = Unverified: { $part }. They rest on one listing that could not be checked against the printed game.
provenance-single-source = Single source: { $part }. Nothing else was found to check them against.
part-tickets = the { $own_tickets }
part-routes = the routes
part-routes-cart = the cart symbols on the routes
part-cities-merch = the merchandise colors of the cities
part-cities-passengers = how many passengers wait in each city
part-rules = the numbers of the rules

## Terminal: what a seat has
terminal-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
terminal-tickets = { $n ->
    [one] 1 { $own_ticket }
   *[other] { $n } { $own_tickets }
  }
terminal-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
terminal-decks = { $cards } in the deck, { $discards } discarded; { $left ->
    [one] 1 { $own_ticket } left
   *[other] { $left } { $own_tickets } left
  }
extra-stations-left = { $n ->
    [one] 1 station
   *[other] { $n } stations
  }
extra-two-decks-short = { $n } short
extra-passengers-left = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
  }
extra-meeples-taken = { $n ->
    [one] 1 passenger
   *[other] { $n } passengers
  }
extra-merchandise-held = { $n ->
    [one] 1 merchandise card
   *[other] { $n } merchandise cards
  }

## Terminal: what lies in a city
piece-token = Merchandise worth { $n } lies on top here.
piece-meeple-red = Red passengers here: { $n }
piece-meeple-black = Black passengers here: { $n }
piece-meeple-green = Green passengers here: { $n }
piece-meeple-yellow = Yellow passengers here: { $n }
piece-meeple-blue = Blue passengers here: { $n }
piece-meeple-white = White passengers here: { $n }

## Terminal: what is asked and told
terminal-your-turn = { $name }'s turn: draw, claim a route or take { $own_tickets } (`options`, `help`).
terminal-second-card = Take the second card: a number of the row, or `h` for a hidden one.
terminal-choose-tickets = { $n ->
    [one] Keep at least 1 of the { $offered } { $own_tickets }, e.g. `keep 1`.
   *[other] Keep at least { $n } of the { $offered } { $own_tickets }, e.g. `keep 1 2`.
  }
terminal-your-choice = { $name }'s choice:
terminal-took-back = { $seat } takes the last decision back.
terminal-victory = { $people ->
    [one] { $names } wins with { $n } points.
   *[other] { $names } win with { $n } points.
  }
terminal-shared-victory = { $names } share the victory with { $n } points each.
terminal-over-routes = { $n ->
    [one] over 1 route
   *[other] over { $n } routes
  }
terminal-tie-broken = Equal points; the edition's tie-breaks decided.
terminal-verb-station = build a station, then choose the payment
terminal-verb-pay = pay; with a number, as the list says
terminal-verb-extra = add the cards that the tunnel asks for
terminal-verb-give-up = take the cards back and leave the tunnel
terminal-verb-plus-fours = how many of the locomotives are +4; with a number, as the list says
terminal-verb-place-passenger = put a passenger into a city of the route
terminal-verb-move-passenger = let a passenger travel, route by route
terminal-verb-along = travel along a route
terminal-verb-stop = get off; the cities on the way pay
terminal-verb-take-meeple = take a passenger; with a number, as the list says
terminal-verb-decline = do without
terminal-verb-end-turn = end the turn
terminal-verb-buy = buy a technology, e.g. `buy propellers`
terminal-verb-substitutes = how many sets of cards are played as locomotives
terminal-verb-give = put a card of that color into a set
terminal-verb-diesel = pay a card fewer, or in full
terminal-verb-draw-three = draw the top three cards

## The server refuses

refused-bad-request = That is no request this server understands. { $reason }
refused-bad-name = { $reason }
refused-bad-setup = Such a table cannot be made: { $reason }.
refused-bad-record = That record cannot be played on: { $reason }.
refused-nobody = Say who you are first.
refused-not-yours = That is not yours to do.
refused-not-found = There is nothing here.
refused-bad-link = This link does not work any more.
refused-stale = The table has moved on. Look again.
refused-name-taken = Somebody at the table is already called { $name }.
refused-color-taken = Somebody at the table already has that color.
refused-full = No chair is free.
refused-not-ready = Somebody is still missing.
refused-not-started = The game has not begun.
refused-started = The game has already begun.
refused-over = The game is over.
refused-kept = A bot keeps your seat. Take it back first.
refused-stopped = This table cannot go on: { $reason }.
refused-too-large = That is too much at once.
refused-too-fast = That was too often. Wait a moment.
refused-not-stored = It could not be stored. Nothing has changed; try again.
