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
list-or = { $list }, or { $item }
list-either = { $list } or { $item }
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
event-last-round-team = { $n ->
    [0] { $seat }'s team has no { $own_train } left: everybody has one more turn.
    [one] { $seat }'s team has 1 { $own_train } left: everybody has one more turn.
   *[other] { $seat }'s team has { $n } { $own_trains } left: everybody has one more turn.
  }
event-game-over = The game is over.

## Why not
refusal-not-now = That cannot be done now.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $seat }'s turn.
refusal-already-chosen = The choice is made; it waits for the others.
refusal-no-such-target = There is no { $target } in this game.
refusal-no-such-target-guess = There is no { $target } in this game. Did you mean { $guess }?
refusal-unknown = There is no { $part } { $name } in this game.
refusal-unknown-guess = There is no { $part } { $name } in this game. Did you mean { $guess }?
refusal-not-possible = This game has no such choice: { $parts }.
refusal-no-number = The number of { $part } must be from { $least } to { $most }, not { $n }.
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
refusal-ticket-not-offered = You were not offered { $ticket }.
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
refusal-claim-exactly = { $price ->
    [one] { $route } takes exactly 1 card.
   *[other] { $route } takes exactly { $price } cards of one color, { $own_wilds } included.
  }
refusal-no-wilds = { $route } cannot be claimed with { $own_wilds }.
refusal-few-wilds = { $wilds_needed ->
    [0] You do not hold that many { $own_wild } cards for { $route }.
    [one] { $route } takes { $price } cards, at least 1 of them a { $own_wild }.
   *[other] { $route } takes { $price } cards, at least { $wilds_needed } of them { $own_wilds }.
  }
refusal-pay-exactly = { $n ->
    [one] The price is exactly 1 card.
   *[other] The price is exactly { $n } cards of one color.
  }
refusal-cannot-pay = You do not hold these cards; the price is { $n }.

## Score
score-route = Route
score-start = Head start
score-ticket-done = Completed { $own_ticket }
score-ticket-failed = Failed { $own_ticket }

## What a table can choose
setting-literal = The general numbers of the reference manual where they differ from the printed edition
setting-row-open-when-no-cards-left = Face-up cards may still be taken when deck and discards are empty

## Terminal: how far the data of an edition can be trusted
provenance-reconstructed = Reconstructed: { $part }. No source shows the printed ones; these were made by a documented procedure.
provenance-substituted = Substituted: { $part }. They are real, but of another edition.
provenance-unverified = Unverified: { $part }. They rest on one listing that could not be checked against the printed game.
provenance-single-source = Single source: { $part }. Nothing else was found to check them against.
part-tickets = the { $own_tickets }
part-routes = the routes
part-routes-cart = the cart symbols on the routes
part-cities-merch = the merchandise colors of the cities
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

## Terminal: what is asked and told
terminal-your-turn = { $name }'s turn: draw, claim a route or take { $own_tickets } (`options`, `help`).
terminal-second-card = Take the second card: a number of the row, or `h` for a hidden one.
terminal-choose-tickets = { $n ->
    [one] Keep at least 1 of the { $offered } { $own_tickets }, e.g. `keep 1`.
   *[other] Keep at least { $n } of the { $offered } { $own_tickets }, e.g. `keep 1 2`.
  }
terminal-which-number = What does { $numbers } mean? Say `draw { $numbers }` for a card of the row, `keep { $numbers }` for { $own_tickets }, or `options` for a numbered list.
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
terminal-verb-pay = pay; with a number, as the list says
terminal-verb-decline = do without
terminal-verb-end-turn = end the turn

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
refused-enough = This table has heard enough. Only moves are taken now.
refused-stopped = This table cannot go on: { $reason }.
refused-too-large = That is too much at once.
refused-too-fast = That was too often. Wait a moment.
refused-not-stored = It could not be stored. Nothing has changed; try again.

## The page: everywhere

web-title = Fogg
web-or = {" "}or{" "}
web-close = Close
web-cancel = Cancel
web-back = Back
web-next = Next
web-more = More
web-you = you
web-you-begin = You
web-a-bot = a bot
web-guest = guest
web-former = former player
web-resigned = resigned
web-free-seat = Free seat
web-front-page = Front page
web-no-connection = No connection.
web-getting-table = Getting the table.
web-getting-board = Getting the board.
web-no-table = There is no table here
web-copy = Copy
web-copied = Copied
web-qr = { $label } as a QR code
web-livery-blue = blue, circle
web-livery-red = red, square
web-livery-green = green, triangle
web-livery-yellow = yellow, diamond
web-livery-black = black, hexagon
web-livery-white = white, cross
web-color = Color
web-change-color = Change the color: { $color }
web-bot-name-1 = Passepartout
web-bot-name-2 = Aouda
web-bot-name-3 = Fix
web-bot-name-4 = Stuart
web-bot-name-5 = Flanagan
web-bot-name-6 = Fallentin
web-bot-random = random
web-bot-greedy = greedy
web-bot-racer = racer
web-bot-about-random = for trying things out
web-bot-about-greedy = takes points where they lie
web-bot-about-racer = builds the longest routes, and hurries
web-key-enter = Enter
web-key-escape = Esc
web-key-space = Space

## The page: editions
web-edition-africa = Africa
web-edition-amsterdam = Amsterdam
web-edition-europe = Europe
web-edition-france = France
web-edition-germany = Germany
web-edition-india = India
web-edition-legendary_asia = Legendary Asia
web-edition-marklin = Märklin
web-edition-nederland = Nederland
web-edition-new_york = New York
web-edition-nordic = Nordic
web-edition-old_west = Old West
web-edition-pennsylvania = Pennsylvania
web-edition-switzerland = Switzerland
web-edition-team_asia = Team Asia
web-edition-uk = United Kingdom
web-edition-usa = USA
web-special-africa = Terrain cards double what a route is worth.
web-special-amsterdam = Carts through the canals, and merchandise on the way.
web-special-europe = Tunnels that may cost more, ferries, stations.
web-special-france = Lay colored track first, claim it later.
web-special-germany = Passengers of six colors, and who has most of them.
web-special-india = Round trips pay: connect a ticket twice.
web-special-legendary_asia = Mountain routes cost trains and pay points.
web-special-marklin = Passengers travel your network and collect merchandise.
web-special-nederland = Bridges with tolls, and loans to pay them.
web-special-new_york = Fifteen taxis, and done before the kettle boils.
web-special-nordic = Made for three: tight, snowy, and one route of nine.
web-special-old_west = Your cities earn when others build there.
web-special-pennsylvania = Every claim brings a share of a railway.
web-special-switzerland = Tunnels everywhere, and tickets to countries.
web-special-team_asia = Two against two, half of your hand hidden from your partner.
web-special-uk = Buy technologies before you may build far.
web-special-usa = The base game: claim routes, finish your tickets.
web-label-reconstructed = partly reconstructed
web-label-substituted = partly from another edition
web-label-unverified = partly unverified
web-label-single-source = from one source
web-players = { $players } players
web-minutes = { $minutes } min
web-designed-by = by { $designer }, { $year }

## The page: front page
web-your-games = Your games
web-no-games = No games running.
web-no-games-do = Pick a board and take a seat.
web-start-a-game = Start a game
web-boards = { $n ->
    [one] 1 board
   *[other] { $n } boards
  }
web-all-boards = All { $n } boards
web-open-tables = Open tables
web-past-games = Past games
web-unofficial = Unofficial. Not affiliated with the publisher of Ticket to Ride. Own drawings and own words only.
web-open-source = Open source
web-plan-line = { $edition }, { $n } seats
web-n-friends = { $n ->
    [one] a friend
   *[other] { $n } friends
  }
web-n-hot = { $n ->
    [one] one more here
   *[other] { $n } more here
  }
web-n-bots = { $n ->
    [one] one bot
   *[other] { $n } bots
  }
web-set-up = Set up
web-with = with { $names }
web-free-seats = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
  }
web-by-days = by days
web-just-now = just now
web-minutes-ago = { $n } min ago
web-hours-ago = { $n } h ago
web-days-ago = { $n } days ago
web-is-playing = { $name } is playing
web-running = running
web-won-with = { $people ->
    [one] { $names } won with { $n }
   *[other] { $names } shared the victory with { $n }
  }
web-closed = This table was closed
web-waiting-for-players = Waiting for players
web-stopped = Stopped
web-your-turn-short = Your turn
web-join = Join
web-watch = Watch
web-result = Result
web-continue = Continue
web-look = Look
web-you-are = You are { $name }

## The page: planning a game
web-new-game = New game
web-who-are-you = What shall we call you?
web-your-name = Your name
web-their-name = Their name
web-name-take = That is me
web-name-change = Change
web-name-first = Your name first
web-hot-names-first = Name everybody first
web-name-of-seat = Name of player { $n }
web-play = Play
web-open-table = Open the table
web-who-sits = Who plays as number { $n }
web-seat-friend = A friend
web-seat-friend-how = takes this seat by link
web-seat-hot = Somebody here, on this device
web-seat-bot = Bot, { $bot }
web-remove-seat = Remove player { $n }
web-add-seat = Add a seat
web-variant = Variant
web-variant-standard = As printed
web-pace = Pace
web-pace-live = Live, no clock
web-pace-live60 = Live, 60 s a turn
web-pace-day = A day a move
web-pace-days3 = Three days a move
web-help = Help
web-assist-0-short = Table
web-assist-1-short = Clerk
web-assist-0 = Table: what a physical table shows
web-assist-1 = Clerk: marks what is done and what can be paid
web-who-may-join = Who may join
web-join-link = Only by link
web-join-open = Anybody
web-bot-pace = Bots
web-bot-pace-human = Take their time
web-bot-pace-instant = Move at once
web-more-options = More options

## The page: who one is
web-about-you = About you
web-other-device = Another device
web-other-device-how = A link that is good once, for ten minutes: open it there and go on playing.
web-recovery = If all devices are lost
web-recovery-how = Keep this link where only you find it. It brings you back, and signs all other devices out.
web-make-link = Make a link
web-link-join = You are invited
web-link-join-how = Take a seat at the table. If it is taken by now, you can watch.
web-link-join-do = Take the seat
web-link-continue = Continue on this device
web-link-continue-how = This device will know you, as the other one does.
web-link-continue-do = Continue here
web-link-recover = Come back
web-link-recover-how = You are known here again; all other devices are signed out.
web-link-recover-do = Come back
web-take-seat = Take the seat

## The page: before the game
web-lobby-waiting = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
web-lobby-ready = Everybody is here. Begin when you like.
web-lobby-host-starts = Everybody is here. The host begins.
web-is-here = here
web-not-here = not here at the moment
web-invite = Invite
web-new-link = New link
web-invite-for = Invitation for seat { $n }
web-kick = Send { $name } away
web-start = Begin
web-start-missing = { $n ->
    [one] 1 seat is still free
   *[other] { $n } seats are still free
  }
web-leave = Get up

## The page: settings
web-settings = Settings
web-theme = Theme
web-theme-auto = As the system
web-theme-light = Day
web-theme-dark = Night
web-your-turn-legend = When it is your turn
web-sound = A bell
web-notify = A notification
web-motion = Motion
web-still = Nothing moves by itself
web-follow = The board follows the moves of others
web-this-table = This table
web-known-deal = Known deal: somebody could know the cards. It is never rated.
web-watchers = Watching: { $names }
web-resign = Give up
web-resign-sure = A bot plays on for you, and you are placed last. This cannot be taken back.
web-resign-do = Give up for good

## The page: the table
web-board = Board
web-board-role = map
web-board-at = { $label }, { $city }
web-points-table = Points for a route
web-spaces = Spaces
web-points = Points
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-whole-board = Whole board
web-whole-short = Whole
web-whole-close = Back to where you were
web-whole-back-short = Close
web-zoom = Zoom
web-overview = The whole board, with a frame around what you see
web-route-size = { $n } { $kind }
web-route-free = free
web-route-closed = closed
web-yours = yours
web-light-network = Show the routes of { $name }
web-fold = Fold the column
web-unfold = Unfold the column
web-n-done = { $n } done
web-seats = Seats in turn order
web-trains-left = { $own_trains } left
web-cards-in-hand = cards in hand
web-tickets-held = { $own_tickets }
web-points-so-far = points so far
web-has-played = has had the last turn
web-kept-by-bot = a bot keeps the seat
web-away-left = away, { $time } left
web-hours = { $n } h
web-time-left = time left
web-since = Since your last turn
web-before = Before
web-last-round = Last round
web-last-turn = This is your last turn.
web-show-on-board = Show it on the board
web-wire-claimed = claimed { $route }
web-wire-took = took
web-wire-took-hidden = took { $n } hidden
web-wire-and-hidden = and { $n } hidden
web-wire-kept = { $n ->
    [one] kept 1 { $own_ticket }
   *[other] kept { $n } { $own_tickets }
  }
web-your-tickets = Your { $own_tickets }
web-own-tickets = { $own_tickets }
web-no-tickets = No { $own_tickets } yet.
web-ticket-hint = Focus or press one to see it on the board.
web-ticket-done = punched
web-ticket-finished = { $ticket } is done.
web-ticket-impossible = impossible now
web-ticket-blocked = blocked by others
web-ticket-shared = shared with the team
web-if-ended = If it ended now
web-score-route = Routes
web-score-ticket-done = { $own_tickets } done
web-score-ticket-failed = Not yet, impossible
web-tickets-missed = { $own_tickets } missed
web-market = Market
web-take = Take { $kind } from the market, card { $n }
web-empty-slot = empty place
web-draw-hidden = Draw a hidden card, { $n } left, { $discards } discarded
web-hidden = hidden
web-draw-tickets = Draw { $own_tickets }, { $n } left
web-tickets-sure = Draw { $own_tickets }?
web-tickets-sure-why = Once you have seen them you cannot undo it, and you must keep some.
web-your-hand = Your hand
web-hand-card = { $kind }, { $n } in hand
web-in-common = in common with the team
web-n-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
  }
web-n-trains = { $n ->
    [one] 1 { $own_train }
   *[other] { $n } { $own_trains }
  }
web-n-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
web-n-spaces = { $n ->
    [one] 1 space
   *[other] { $n } spaces
  }
web-spaces-missing = { $n ->
    [one] 1 space missing
   *[other] { $n } spaces missing
  }
web-n-routes = { $n ->
    [one] 1 route
   *[other] { $n } routes
  }
web-n-tickets = { $n ->
    [one] 1 { $own_ticket }
   *[other] { $n } { $own_tickets }
  }
web-n-ways = { $n } ways
web-tab-tickets = { $own_tickets }
web-tab-seats = seats
web-tab = { $edition } - Fogg
web-tab-turn = Your turn - { $edition }
web-status = Status
web-undo = Undo
web-options = What you can do
web-options-short = Options
web-for-you = You can buy
web-options-how = First what to do; where there is more than one way to pay, that comes next.
web-section-cards = Take cards
web-section-tickets = { $own_tickets }
web-section-special = Special actions
web-section-routes = Claim a route
web-group-draw-tickets = Draw { $own_tickets }
web-group-pay = Choose what to pay with
web-nothing-asked = Nothing is asked of you now.
web-pay-with = Pay with
web-any-color = any one color
web-leaves = leaves { $list }
web-fewer = Fewer
web-more-wilds = More
web-claim-with = Claim with { $cards }
web-lay-out = Lay out { $cards }
web-turned-up = Turned up
web-routes-from-here = routes from here
web-can-claim = you can pay
web-route-ferry = ferry
web-route-tunnel = tunnel
web-route-mountain = mountain
web-route-trackbed = track bed
web-log = Log
web-chat = Chat
web-chat-new = Chat, { $n } new
web-log-and-chat = Log and chat
web-say = Say something to the table
web-send = Send
web-nothing-said = Nothing was said yet.
web-mute = Mute
web-unmute = Hear again
web-muted = (muted)
web-rules = Rules and scoring
web-find-city = Find a city
web-keys = Keys
web-key-row = take that card of the market
web-key-hidden = draw a hidden card
web-key-tickets = draw { $own_tickets }
web-key-options = list what you can do
web-key-undo = undo
web-key-board = go to the board
web-key-arrows = from city to city
web-key-enter-what = the routes of a city
web-key-log = log
web-key-whole = the whole board, and back
web-key-rest = the board as it was at first
web-key-last = the last move of another player, and back
web-key-chat = chat
web-key-find = find a city
web-key-escape-what = close, cancel
web-key-help = this list

## The page: choosing tickets
web-choose-tickets = Choose { $own_tickets }
web-which-tickets = Which { $own_tickets } will you keep?
web-ticket-rule = { $n ->
    [one] At least one. A { $own_ticket } you finish pays its points; one you keep and miss costs them.
   *[other] At least { $n }. A { $own_ticket } you finish pays its points; one you keep and miss costs them.
  }
web-ticket-named = { $letter }: { $a } to { $b }, { $points } points
web-keep = Keep { $letters }, { $points } points
web-keep-more = Keep { $n } more
web-keep-otherwise = These cannot be kept together
web-keep-at-least = { $n ->
    [one] Keep at least one.
   *[other] Keep at least { $n }.
  }
web-still-choosing = Still thinking: { $names }.

## The page: the status line
web-your-turn = Your turn.
web-your-move = Your move.
web-choose-one = Choose one of the ways.
web-choose = Choose
web-turn-list = { $list }.
web-turn-cards = take cards
web-turn-claim = claim a route
web-turn-draw-tickets = draw { $own_tickets }
web-turn-draw-three = take three cards
web-turn-station = build a station
web-turn-buy = buy a technology
web-turn-move-passenger = move a passenger
web-turn-share = share { $own_tickets }
web-only-pass = Nothing can be done: pass.
web-picked = { $n ->
    [0] No route can be paid for with it now.
    [one] One route can be paid for with it. Press it, or Esc.
   *[other] { $n } routes can be paid for with it. Press one, or Esc.
  }
web-choose-payment = Choose what to pay with.
web-step-tickets = Choose your { $own_tickets }.
web-step-next-card = One more card.
web-step-next-card-how = Take it from the market or the deck.
web-first-this = This comes first: { $step }
web-not-now = Not now.
web-done = Done.
web-undo-until = You can undo until { $name } has moved.
web-turn-passes = You can undo before { $name } moves.
web-claimed = { $route } is yours.
web-seconds = { $n } s
web-why-color = { $route } needs { $price } { $kind }. You have { $cards }.
web-why-none = { $route } needs { $price } { $kind }. You have none.
web-flag-none = { $price } { $kind } needed; you have none
web-why-own = You already have { $route }.
web-why-any = { $price ->
    [one] { $route } needs 1 card of any color. You have { $cards }.
   *[other] { $route } needs { $price } cards of one color. Your best color gives { $cards }.
  }
web-flag-color = { $price } { $kind } needed; you have { $cards }
web-flag-any = { $price ->
    [one] 1 card needed; you have { $cards }
   *[other] { $price } of one color needed; at best you have { $cards }
  }
web-waiting = Waiting.
web-plays = { $name } is playing.
web-you-are-next = You are next.
web-you-are-after = { $n ->
    [one] You are next but one.
   *[other] You are next but { $n }.
  }
web-watching = You are watching.
web-watching-how = Hands and secrets stay hidden; everything else is as the players see it.
web-paused = Paused.
web-paused-why = Nobody is here; the game goes on when somebody comes back.
web-kept = A bot keeps your seat.
web-kept-why = Take it back when you are ready.
web-kept-clock = Your time ran out three times.
web-take-back-seat = Take it back
web-lost = Trying again.
web-lost-kept = Your move is kept and sent as soon as the line is back.
web-line-over = The line was closed.
web-line-over-why = Load the page again.
web-game-over = The game is over.

## The page: hot seat
web-curtain = { $name }'s turn
web-curtain-how = Pass the device to { $name }. The cards of others are covered.
web-curtain-undo = { $name } takes the last move back
web-i-am = I am { $name }

## The page: the end
web-stage-routes = Routes
web-stage-tickets = { $own_tickets }
web-stage-bonus = Bonuses
web-stage-winner = Winner
web-ceremony-routes = Points for routes
web-ceremony-tickets = { $name }'s { $own_tickets }
web-ceremony-bonus = { $name }'s bonuses
web-ceremony-winner = { $people ->
    [one] { $names } wins
   *[other] { $names } share the victory
  }
web-score-track = Score track
web-to-result = To the result
web-to-the-end = To the end
web-wins-by = { $people ->
    [one] { $name } wins by { $n }
   *[other] { $name } win by { $n }
  }
web-wins-tie = { $name } wins the tie
web-share-victory = { $names } share the victory
web-story-led = { $n } points from routes, more than anybody else.
web-story-trailed = { $name } was { $n } ahead on the board.
web-story-tickets = { $n ->
    [one] One finished { $own_ticket } counted { $points } in the end.
   *[other] { $n } finished { $own_tickets } counted { $points } in the end.
  }
web-rematch = Rematch
web-watch-again = Watch again
web-picture = Picture
web-player = Player
web-total = Total
web-the-deal = The deal
web-deal-checked = The deal was promised before the first card was seen; the record shows that it was kept.
web-record = Take the record away
web-all-tickets = All { $own_tickets }

## The page: the rules in short
rules-turn = Your turn
rules-turn-do = Do one thing: take cards, claim a route, or draw { $own_tickets }.
rules-cards = Taking cards
rules-cards-take = Take { $n } cards, one after the other, each from the market or hidden from the deck.
rules-cards-wild = A { $own_wild } from the market is the only card of that turn; it cannot be the second one.
rules-cards-flush = As soon as { $n } { $own_wilds } lie in the market, all its cards are replaced.
rules-claim = Claiming a route
rules-claim-pay = Pay one card for each space, all of the route's color. A gray route takes any one color, and a { $own_wild } stands for every color.
rules-claim-trains = Your { $own_trains } stand on its spaces from then on. It need not touch your other routes.
rules-claim-double = Nobody has two tracks between the same cities. With fewer than { $n } players the other track is closed when one is claimed.
rules-tickets = Secret goals
rules-tickets-start = At the start you are offered { $n } { $own_tickets } and keep at least { $least }.
rules-tickets-later = Later you draw { $n } and keep at least { $least }.
rules-tickets-score = A { $own_ticket } whose cities your routes join pays its points at the end; any other costs them.
rules-special = What is special here
rules-end = The end
rules-end-trains = When somebody ends a turn with { $n } { $own_trains } or fewer, everybody has one more turn, that player too.
rules-end-team = When a pair ends a turn with { $n } { $own_trains } or fewer together, everybody has one more turn, they too.
rules-end-most = Most points win.
