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
action-decline = No thanks
action-end-turn = End the turn

## What has happened
event-drew = { $seat } took a face-up { $kind } card.
event-drew-hidden = { $seat } drew a card from the deck.
event-drew-hidden-own = { $seat } drew a card from the deck: { $kind }.
event-turned-up = Turned face up: { $kind }.
event-flushed = Too many { $own_wilds } face up: the market was replaced. Discarded: { $cards }.
event-reshuffled = { $n ->
    [one] The discarded card became the new deck.
   *[other] The { $n } discarded cards were shuffled into a new deck.
  }
event-offered = { $n ->
    [one] { $seat } drew a { $own_ticket }.
   *[other] { $seat } drew { $n } { $own_tickets }.
  }
event-offered-own = { $seat } drew { $tickets }.
event-kept = { $n ->
    [one] { $seat } kept a { $own_ticket } and returned { $refused }.
   *[other] { $seat } kept { $n } { $own_tickets } and returned { $refused }.
  }
event-kept-own = { $seat } kept { $tickets }.
event-claimed = { $n ->
    [one] { $seat } claimed { $route } with { $cards } for 1 point.
   *[other] { $seat } claimed { $route } with { $cards } for { $n } points.
  }
event-passed = { $seat } had no possible move and passed.
event-last-round = { $n ->
    [0] { $seat } ended a turn with no { $own_trains } left. Everyone gets one more turn.
    [one] { $seat } ended a turn with 1 { $own_train } left. Everyone gets one more turn.
   *[other] { $seat } ended a turn with { $n } { $own_trains } left. Everyone gets one more turn.
  }
event-last-round-team = { $n ->
    [0] { $seat }'s team has no { $own_trains } left. Everyone gets one more turn.
    [one] { $seat }'s team has 1 { $own_train } left. Everyone gets one more turn.
   *[other] { $seat }'s team has { $n } { $own_trains } left. Everyone gets one more turn.
  }
event-game-over = The game is over.

## Why not
refusal-not-now = You cannot do that now.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $seat }'s turn.
refusal-already-chosen = You have chosen; the others are still choosing.
refusal-no-such-target = There is no { $target } in this game.
refusal-no-such-target-guess = There is no { $target } in this game. Did you mean { $guess }?
refusal-unknown = There is no { $part } { $name } in this game.
refusal-unknown-guess = There is no { $part } { $name } in this game. Did you mean { $guess }?
refusal-not-possible = This game has no such choice: { $parts }.
refusal-no-number = The number of { $part } must be from { $least } to { $most }, not { $n }.
refusal-nothing-to-take-back = There is nothing to take back.
refusal-must-act = You can pass only when nothing else is possible.
refusal-not-shown = There is no face-up { $kind } card.
refusal-not-second = A face-up { $kind } card cannot be your second card.
refusal-no-cards = The deck and the discard pile are empty: there is no card to draw.
refusal-slot = Place { $n } of the market does not show that card.
refusal-no-tickets = There are no { $own_tickets } left to draw.
refusal-keep-more = { $offered ->
    [one] You must keep the only { $own_ticket }.
   *[other] { $n ->
        [one] You must keep at least 1 of the { $offered } { $own_tickets }.
       *[other] You must keep at least { $n } of the { $offered } { $own_tickets }.
      }
  }
refusal-not-offered = { $offered ->
    [one] You were offered only 1 { $own_ticket }.
   *[other] You were offered only { $offered } { $own_tickets }.
  }
refusal-ticket-not-offered = You were not offered { $ticket }.
refusal-route-taken = { $route } already belongs to { $seat }.
refusal-route-unclaimed = { $route } has not been claimed yet.
refusal-own-track = You already own a track between these cities, and no player may own both: { $route } is closed to you.
refusal-route-closed = { $route } is closed: with this number of players only one track of a double route can be claimed.
refusal-few-trains = { $trains_left ->
    [one] Not enough { $own_trains } for { $route }: { $trains_needed } needed, 1 left.
   *[other] Not enough { $own_trains } for { $route }: { $trains_needed } needed, { $trains_left } left.
  }
refusal-few-cards = { $price ->
    [one] { $route } needs 1 card that you do not have.
   *[other] { $route } needs { $price } cards of one color, more than you have.
  }
refusal-other-color = You cannot pay for { $route } with cards of that color.
refusal-claim-exactly = { $price ->
    [one] { $route } takes exactly 1 card.
   *[other] { $route } takes exactly { $price } cards of one color, { $own_wilds } included.
  }
refusal-no-wilds = You cannot use { $own_wilds } on { $route }.
refusal-few-wilds = { $wilds_needed ->
    [0] You do not have that many { $own_wilds } for { $route }.
    [one] { $route } needs at least 1 { $own_wild } among its { $price } cards.
   *[other] { $route } needs at least { $wilds_needed } { $own_wilds } among its { $price } cards.
  }
refusal-pay-exactly = { $n ->
    [one] The price is exactly 1 card.
   *[other] The price is exactly { $n } cards of one color.
  }
refusal-cannot-pay = You do not have these cards; the price is { $n }.

## Score
score-route = Route
score-start = Head start
score-ticket-done = Completed { $own_ticket }
score-ticket-failed = Unfinished { $own_ticket }

## What a table can choose
setting-literal = Use the general numbers of the reference manual where they differ from the printed edition
setting-row-open-when-no-cards-left = Face-up cards can still be taken when the deck and the discard pile are empty

## Terminal: how far the data of an edition can be trusted
provenance-reconstructed = Reconstructed: { $part }. No source shows the printed ones; these were made by a documented procedure.
provenance-substituted = Substituted: { $part }. They are real, but from another edition.
provenance-unverified = Unverified: { $part }. They come from a single listing that could not be checked against the printed game.
provenance-single-source = Single source: { $part }. No second source was found to check them against.
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
terminal-second-card = Take the second card: a number of the market, or `h` for a hidden card.
terminal-choose-tickets = { $n ->
    [one] Keep at least 1 of the { $offered } { $own_tickets }, e.g. `keep 1`.
   *[other] Keep at least { $n } of the { $offered } { $own_tickets }, e.g. `keep 1 2`.
  }
terminal-which-number = What does { $numbers } mean? Type `draw { $numbers }` for a card of the market, `keep { $numbers }` for { $own_tickets }, or `options` for a numbered list.
terminal-your-choice = { $name }'s choice:
terminal-took-back = { $seat } took the last decision back.
terminal-victory = { $people ->
    [one] { $names } wins with { $n } points.
   *[other] { $names } win with { $n } points.
  }
terminal-shared-victory = { $names } share the victory with { $n } points each.
terminal-over-routes = { $n ->
    [one] over 1 route
   *[other] over { $n } routes
  }
terminal-tie-broken = Tied on points; the edition's tie-breaks decided.
terminal-verb-pay = pay; with a number, as the list says
terminal-verb-decline = choose not to
terminal-verb-end-turn = end the turn

## The server refuses

refused-bad-request = Invalid request.
refused-bad-name = { $reason }
refused-not-json = The body of a request must be JSON, with that content type.
refused-body = { $fault ->
    [json] The body of the request cannot be read as JSON.
   *[field] The body of the request is not valid: { $field }.
  }
refused-no-seat = The game has no such seat.
refused-named = You already have a name. Change it instead.
refused-guest-chair = That chair is not for guests.
refused-push = A push service is called by https only.
refused-push-keys = These are not the keys of a browser.
refused-person-or-address = Name either a person or an address.
refused-address = { $address } is not an address.
refused-ban-machine = This machine itself cannot be banned.
refused-ban-proxy = That is the proxy: all visitors come from there.
refused-bad-setup = { $fault ->
    [edition] This table cannot be created: the edition does not exist here.
    [players] This table cannot be created: { $edition } is for { $players } players.
    [colors] This table cannot be created: there are trains in { $n } colors only.
    [no-bot] This table cannot be created: a bot's chair names its bot, and no other chair does.
    [bot] This table cannot be created: the bot does not exist here.
    [color] This table cannot be created: two chairs want the same color.
    [yours] This table cannot be created: only one chair can be yours; others on this device are hot seats.
    [clock] This table cannot be created: a live table has 60 seconds a turn or no clock, one by days 1 or 3 days.
    [names] This table cannot be created: { $n } hot seats need as many names.
    [seed] This table cannot be created: a record has its own seed.
   *[rules] This table cannot be created: the variant, settings or add-ons do not exist here or do not fit together.
  }
refused-bad-record = { $fault ->
    [long] This record cannot be continued: it is longer than any game.
    [line] This record cannot be continued: line { $line } is damaged or not allowed there.
    [game] This record cannot be continued: it is of another edition or number of players.
    [version] This record cannot be continued: it was played by another version of the rules.
    [over] This record cannot be continued: the game is over at that point.
   *[other] This record cannot be continued: it is damaged.
  }
refused-target = { $fault ->
    [long] This address cannot be called: it has more than { $n } characters.
    [blanks] This address cannot be called: it holds blanks or characters that must be escaped.
    [parts] This address cannot be called: it cannot be read.
    [scheme] This address cannot be called: it must begin with http:// or https://.
    [person] This address cannot be called: it holds a user name or a password.
    [host] This address cannot be called: it names no host.
    [port] This address cannot be called: port { $port } is not for the web.
    [inside] This address cannot be called: { $address } is inside the server's own network.
   *[unknown] This address cannot be called: its name is not known.
}
refused-import-damaged = { $fault ->
    [empty] This file cannot be opened: it is empty.
    [long] This file cannot be opened: it is longer than any game.
    [foreign] This file cannot be opened: it is not the record of a Fogg game, or it was changed.
    [line] This file cannot be opened: line { $line } or one before it was changed.
    [decision] This file cannot be opened: the decision in line { $line } is not possible in this game.
    [setup] This file cannot be opened: its first line does not tell what was played.
    [proof] This file cannot be opened: it differs from the game that the server signed.
   *[other] This file cannot be opened: it is damaged.
  }
refused-import-edition = This game was played by rules that this server does not have: { $edition }.
refused-import-version = This game was played by version { $played } of the rules of { $edition }, which are now at version { $own }. It cannot be shown as it was played.
refused-import-unfinished = This game is not finished. Only finished games can be opened.
refused-bad-nonce = That is not the number pledged when you sat down; it does not count.
refused-nobody = Enter your name first.
refused-not-yours = You are not allowed to do that.
refused-unknown-host = This server is not known by that name. Its host can set it with --public-url.
refused-not-found = This game does not exist or is private.
refused-bad-link = This link no longer works.
refused-banned = The host of this server has banned you. { $reason }
refused-banned-until = The host of this server has banned you until { $date }. { $reason }
refused-muted = The host of this server has muted you. { $reason }
refused-muted-until = The host of this server has muted you until { $date }. { $reason }
refused-owner = That person is an owner of this server. Use `fogg admin`.
refused-not-there = That is not there any more.
refused-assist = { $level ->
    [2] This table was set up without the planner.
    [3] This table was set up without the counter.
   *[other] This table was set up without the coach.
  }
refused-daily = This is the deal of a day that you have not played yet. You can look at it when your own attempt is over.
refused-daily-record = The record of a daily deal has its seed. It can be downloaded when the day is over.
refused-not-asked = You are not asked anything now.
refused-stale = The game has changed. Try again.
refused-name-taken = Another player at the table is already called { $name }.
refused-color-taken = Another player at the table already has that color.
refused-full = All seats are taken.
refused-not-ready = A player is still missing.
refused-not-started = The game has not started.
refused-not-over = The game is not over.
refused-started = The game has already started.
refused-over = The game is over.
refused-kept = A bot is playing for you. Take your seat back first.
refused-enough = Chat is full.
refused-too-early = That player still has time to move.
refused-stopped = { $fault ->
    [checksum] This game cannot continue: its record is damaged (a checksum does not match).
    [version] This game cannot continue: it was begun by another version of its rules.
   *[replay] This game cannot continue: its record does not replay.
  }
refused-too-large = That is too much at once.
refused-too-fast = Too fast. Try again in a moment.
refused-not-stored = Your move could not be saved. Nothing has changed; try again.
refused-moved = The table is moving to another server. Try again in a moment.

## The coach: why it suggests a move

hint-only = Nothing else is possible.
hint-keep = { $n ->
    [one] It brings the most for its cards.
   *[other] Together they bring the most for their cards.
  }
hint-last = The game is about to end, and nothing brings you more points.
hint-claim-ticket = It is on the way of { $ticket }, and you have the cards.
hint-claim-plan = It is on the way of your { $own_tickets }, and you have the cards.
hint-claim-points = { $n ->
    [one] It brings 1 point and leaves enough { $own_trains } for your { $own_tickets }.
   *[other] It brings { $n } points and leaves enough { $own_trains } for your { $own_tickets }.
  }
hint-need = You still need { $cards } for { $route }.
hint-need-any = { $cards } more would pay for { $route }.
hint-draw-any = Nothing that you can pay for is worth a claim now.
hint-pay = It spends the fewest { $own_wilds }.
hint-points = { $n ->
    [one] It brings 1 point.
   *[other] It brings { $n } points.
  }
hint-opens = It opens { $route }, which your plan needs.
hint-worth = { $n ->
    [one] As things stand it brings you 1 point at the end.
   *[other] As things stand it brings you { $n } points at the end.
  }
hint-to-draw-tickets = You have nothing left to work for, and there is time for another one.
hint-to-end-turn = Nothing else is worth its price in this turn.
hint-to-decline = It is not worth its price to you.
hint-experience = This is what an experienced player would do here.

## The page: everywhere

web-title = Fogg
web-or = {" "}or{" "}
web-close = Close
web-cancel = Cancel
web-back = Back
web-next = Next
web-more = More
web-partner = partner
web-team-points = Points of the team so far
web-you = you
web-you-begin = You
web-a-bot = a bot
web-guest = guest
web-former = former player
web-resigned = resigned
web-free-seat = Free seat
web-front-page = Front page
web-no-connection = No connection.
web-try-again = Try again
web-getting-table = Loading the table.
web-getting-board = Loading the board.
web-no-table = No game here
web-private-or-gone = This game does not exist, or it is private. Ask one of its players for an invitation.
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
web-level-name-1 = Passepartout
web-level-name-2 = Aouda
web-level-name-3 = Fix
web-level-name-4 = Stuart
web-level-name-5 = Fogg
web-level-about-1 = takes the shortest way, loves locomotives, and now and then forgets a ticket
web-level-about-2 = works on its tickets over short routes, and seldom forgets one
web-level-about-3 = plans all its tickets together over long routes
web-level-about-4 = plans, and tries its moves out in its head
web-level-about-5 = thinks longest before it moves; the hardest to beat
web-level = level { $level }
web-bot-of-level = { $name }, level { $level }
web-level-rated = { $about }; rating { $rating }
web-mark-rated = { $mark }, rating { $rating }
web-name-again = { $name } { $n }
web-bot-random = random
web-bot-greedy = greedy
web-bot-racer = racer
web-bot-planner = planner
web-bot-about-random = random moves
web-bot-about-greedy = works on tickets and grabs points
web-bot-about-racer = goes for long routes, fast
web-bot-about-planner = plans all its tickets together; hard to beat
web-bot-net = Verne
web-bot-about-net = a network that taught itself
web-net-mark = taught itself
web-net-not-trained = The bot Verne has not learned this board with these options and this number of players.
web-net-needs-numpy = The bot Verne cannot play on this server: it lacks NumPy, which the extra "net" brings.
web-key-enter = Enter
web-key-escape = Esc
web-key-space = Space

## The page: editions
web-players = { $players } players
web-minutes = { $minutes } min
web-mark-single-source = partly from one source
web-mark-unverified = partly unverified
web-mark-substituted = parts of another edition
web-mark-reconstructed = partly reconstructed
web-minutes-unknown = time not known
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
web-filter-players = Players
web-filter-length = Length
web-filter-any = Any
web-filter-short = Under 30 min
web-filter-long = 30 min or more
web-no-board = No board fits. Choose another number of players or another length.
web-all-boards = All { $n } boards
web-open-tables = Open tables
web-past-games = Past games
web-unofficial = Unofficial. Not affiliated with the publisher of Ticket to Ride. All drawings and texts are our own.
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
web-by-days = correspondence
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
web-closed-by-host = The host of this server closed it.
web-waiting-for-players = Waiting for players
web-stopped = Stopped
web-your-turn-short = Your turn
web-join = Join
web-watch = Watch
web-result = Result
web-replay = Replay
web-preview-won = { $names } won { $edition } with { $n } points
web-preview-about = { $standings }. Watch the game again on Fogg.
web-preview-private = A finished game of { $edition }
web-preview-private-about = { $n } players. Watch the game again on Fogg.
web-import = Open a game record
web-imported = from a file
web-continue = Continue
web-look = Open
web-you-are = You are { $name }

## The page: planning a game
web-new-game = New game
web-who-are-you = Your name
web-your-name = Your name
web-their-name = Their name
web-name-take = OK
web-name-change = Change
web-name-first = Enter your name to play
web-hot-names-first = Name all players first
web-name-of-seat = Name of player { $n }
web-play = Play
web-open-table = Open the table
web-who-sits = Who plays as player { $n }
web-seat-friend = A friend
web-seat-friend-how = for a friend with the link
web-seat-hot = Someone on this device
web-seat-bot = Bot, { $bot }
web-remove-seat = Remove player { $n }
web-add-seat = Add a seat
web-variant = Variant
web-variant-standard = Standard rules
web-pace = Pace
web-pace-live = Live, no clock
web-pace-live60 = Live, 60 s per turn
web-pace-day = One day per move
web-pace-days3 = Three days per move
web-help = Assistance
web-assist-0-short = Off
web-assist-1-short = Clerk
web-assist-2-short = Planner
web-assist-3-short = Counter
web-assist-4-short = Coach
web-assist-0 = Off: the table shows what a physical table shows.
web-assist-1 = Clerk: the table marks finished { $own_tickets } and what you can pay for.
web-assist-2 = Planner: the table also shows the shortest way for each of your { $own_tickets } from what you hold, and a plan for all of them together.
web-assist-3 = Counter: the table also counts the cards you have seen and the odds of the next one.
web-assist-4 = Coach: the table also suggests a move and says why.
web-who-may-join = Who can join
web-join-link = Only by link
web-join-open = Anyone
web-bot-pace = Bots
web-bot-pace-human = Take their time
web-bot-pace-quick = Move quickly
web-bot-pace-instant = Move at once
web-vote = No move
web-vote-after = Vote for a bot after { $time }
web-vote-never = Wait as long as it takes
web-vote-about = If a player does not move for { $time }, the others can vote to let a bot play on.
web-span-minutes = { $n } minutes
web-span-hours = { $n ->
    [one] an hour
   *[other] { $n } hours
  }
web-span-days = { $n ->
    [one] a day
   *[other] { $n } days
  }
web-more-options = More options
web-add-ons-and-more = Add-ons and more options

## The page: who one is
web-about-you = About you
web-other-device = Another device
web-other-device-how = A one-time link, good for ten minutes: open it on the other device and keep playing.
web-recovery = Recovery link
web-recovery-how = Keep this link in a safe place. It signs you back in if all devices are lost, and signs all other devices out.
web-make-link = Create a link
web-devices = Your devices
web-device-browser = A browser
web-device-program = A program
web-device-this = this device
web-device-seen = last used { $when }
web-device-since = added { $when }
web-device-end = Sign out
web-device-end-of = Sign out { $device }
web-devices-end-others = Sign out all other devices
web-export = Your data
web-export-how = One file with everything this server has stored about you: name, devices, tables, chat, and your games.
web-export-do = Download
web-link-join = You are invited
web-link-join-how = Take a seat at the table. If it is already taken, you can watch.
web-invited-by = { $name } invites you to { $edition }
web-invited-about = { $n } seats, { $free } free.
web-link-join-do = Take the seat
web-link-continue = Continue on this device
web-link-continue-how = This device will know you, like the other one.
web-link-continue-do = Continue here
web-link-recover = Sign back in
web-link-recover-how = You will be signed in here, and signed out on all other devices.
web-link-recover-do = Sign in
web-link-own = Host this server
web-link-own-how = You will be able to close tables, ban people, and more. The link works once.
web-link-own-do = Become the host
web-take-seat = Take the seat

## The page: hosts
web-banned = No entry
web-host = Host
web-host-title = Looking after this server
web-host-not-you = Only its host can do that. `fogg admin owner-link` prints a link that makes you one.
web-host-tab-tables = Tables
web-host-tab-people = People
web-host-tab-bans = Bans
web-host-tab-log = Log
web-host-find-table = Find a table by its id
web-host-find-person = Find a person by name or id
web-host-address = Address
web-host-none = Nothing to show.
web-host-state-open = waiting for players
web-host-state-running = running
web-host-state-finished = finished
web-host-state-closed = closed
web-host-state-stopped = stopped
web-host-private = private
web-host-public = public
web-host-watching = { $n ->
    [one] 1 page open
   *[other] { $n } pages open
  }
web-host-invitations = { $n ->
    [one] 1 invitation
   *[other] { $n } invitations
  }
web-host-games = { $n ->
    [one] 1 game
   *[other] { $n } games
  }
web-host-seen = last seen { $when }
web-host-is-owner = owner
web-host-is-here = here now
web-host-is-banned = banned
web-host-is-muted = muted
web-host-until = until { $date }
web-host-until-lifted = Until lifted
web-host-server = command line or server
web-host-span = For
web-host-reason = Reason (optional)
web-host-for-good = This cannot be undone.
web-host-ask = { $what }: { $whom }
web-host-done = Done. { $what }.
web-host-do-close = Close
web-host-how-close = The game ends without a result, and everyone at the table is told.
web-host-do-revoke = Revoke invitations
web-host-how-revoke = No invitation link works any more, and people who only watch by one are sent away.
web-host-do-delete-table = Delete
web-host-how-delete-table = The table is removed with its game, chat and record.
web-host-do-ban = Ban
web-host-how-ban = They cannot come back, and bots play on for them. They read the reason.
web-host-do-unban = Lift the ban
web-host-how-unban = They can come back.
web-host-do-ban-address = Ban address
web-host-how-ban-address = All visitors from this address are refused. An IPv6 address stands for its whole network. The banned read the reason.
web-host-do-mute = Mute
web-host-how-mute = They can play but not chat, at any table. They read the reason.
web-host-do-unmute = Unmute
web-host-how-unmute = They can chat again.
web-host-do-end-sessions = Sign out
web-host-how-end-sessions = They are signed out on all devices. A recovery link still signs them in.
web-host-do-delete-person = Delete
web-host-how-delete-person = Name, chat, devices and links are removed. Running games are resigned, and finished ones show a former player.
web-host-did-close = Closed table { $whom }
web-host-did-revoke = Revoked the invitations to table { $whom }
web-host-did-delete-table = Deleted table { $whom }
web-host-did-ban = Banned { $whom }
web-host-did-unban = Lifted the ban of { $whom }
web-host-did-mute = Muted { $whom }
web-host-did-unmute = Unmuted { $whom }
web-host-did-end-sessions = Signed { $whom } out
web-host-did-delete-person = Deleted person { $whom }
web-host-did-owner-link = Made an owner link
web-host-did-owner = { $whom } became an owner
web-host-did-disown = { $whom } is no longer an owner
web-host-did-prune = Removed what was left behind

## The page: before the game
web-lobby-waiting = { $n ->
    [one] One seat is still free.
   *[other] { $n } seats are still free.
  }
web-lobby-ready = Everyone is here. Start when you're ready.
web-fair-starting = Mixing everyone's random numbers…
web-lobby-host-starts = Everyone is here. Waiting for the host to start.
web-is-here = here
web-not-here = away at the moment
web-invite = Invite
web-new-link = New link
web-invite-for = Invitation for seat { $n }
web-kick = Remove { $name }
web-start = Start
web-start-missing = { $n ->
    [one] 1 seat is still free
   *[other] { $n } seats are still free
  }
web-leave = Leave the table

## The page: settings
web-settings = Settings
web-theme = Theme
web-theme-auto = System
web-theme-light = Day
web-theme-dark = Night
web-your-turn-legend = When it is your turn
web-sound = Sound
web-notify = Notification
web-motion = Motion
web-still = Reduce motion
web-follow = The board follows other players' moves
web-this-table = This table
web-known-deal = Known deal: a player could know the cards. This game is never rated.
web-watchers = Watching: { $names }
web-resign = Resign
web-resign-sure = A bot takes over and you are ranked last. This cannot be undone.
web-resign-do = Resign

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
web-secret = secret
web-you-have = You have
web-you-have-n = you have { $n }
web-ranks-pay = Ranks pay { $list }
web-not-a-person = not a person
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
web-kept-by-bot = a bot is playing
web-away-left = away, { $time } left
web-hours = { $n } h
web-time-left = time left
web-since = Since your last turn
web-before = Before
web-last-round = Last round
web-last-turn = This is your last turn.
web-show-on-board = Show on the board
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
web-ticket-hint = Focus or press a card to see it on the board.
web-ticket-done = completed
web-ticket-finished = { $ticket } is completed.
web-ticket-impossible = no longer possible
web-ticket-blocked = blocked by others
web-shared-with = Shared with { $name }
web-team-if-ended = Team, if it ended now
web-if-ended = If it ended now
web-score-route = Routes
web-score-ticket-done = Completed { $own_tickets }
web-score-ticket-failed = Unfinished { $own_tickets }
web-tickets-missed = Unfinished { $own_tickets }
web-plan = Plan
web-plan-how = Show the plan of all your { $own_tickets }
web-plan-routes = { $n ->
    [one] 1 route
   *[other] { $n } routes
  }
web-plan-sum = { $routes }, { $cards }.
web-plan-without = Left out: { $tickets }.
web-plan-things = Buy first: { $things }.
web-plan-done = You have no open { $own_tickets }.
web-plan-none = Your open { $own_tickets } are out of reach.
web-plan-out = not in the plan
web-cards-missing = { $n ->
    [0] no card missing
    [one] 1 card missing
   *[other] { $n } cards missing
  }
web-odds = Card odds
web-odds-tab = Odds
web-odds-kind = Cards
web-odds-hand = Yours
web-odds-row = Face up
web-odds-discards = Spent
web-odds-elsewhere = Others
web-odds-unseen = Unseen
web-odds-next = Next
web-odds-wilds = { $n } of { $total } { $own_wilds } not seen yet
web-odds-about = Others: cards you saw other players take. Unseen: in the deck or in other hands. Next: how likely the next hidden card is of that kind.
web-odds-shuffle = The deck is empty, so the next hidden card comes from the spent cards.
web-percent = { $n }%
web-hint = Hint
web-hint-head = Hint: { $what }.
web-hint-keep = Hint: Keep { $letters }.
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
web-yours-alone = Yours
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
web-cities-in-reach = { $n ->
    [one] 1 city in reach
   *[other] { $n } cities in reach
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
web-suggested = This is suggested.
web-options-short = Options
web-which-color = Which color?
web-n-left = { $n } left
web-none = none
web-kind-left = { $n ->
    [0] { $kind }: none left
   *[other] { $kind }: { $n } left
  }
web-things-for = For { $a }–{ $b }
web-things-rest = Also for sale
web-things-yours = Yours already
web-buy = Buy
web-price = { $n ->
    [one] 1 { $own_wild }
   *[other] { $n } { $own_wilds }
  }
web-options-how = First choose what to do. If there is more than one way to pay, choose that next.
web-section-cards = Take cards
web-section-tickets = { $own_tickets }
web-section-special = Special actions
web-section-routes = Claim a route
web-group-draw-tickets = Draw { $own_tickets }
web-group-pay = Choose what to pay with
web-nothing-asked = It is not your turn to decide.
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
web-say = Message
web-send = Send
web-nothing-said = No messages yet.
web-mute = Mute
web-unmute = Unmute
web-muted = (muted)
web-said = { $name }: { $text }
web-phrases = Quick phrases
web-phrase-hello = Hello!
web-phrase-luck = Good luck!
web-phrase-moment = One moment, please.
web-phrase-well = Well played!
web-phrase-thanks = Thanks for the game!
web-rules = Rules and scoring
web-find-city = Find a city
web-keys = Keys
web-key-row = take that card from the market
web-key-hidden = draw a hidden card
web-key-tickets = draw { $own_tickets }
web-key-options = list what you can do
web-key-undo = undo
web-key-board = go to the board
web-key-arrows = from city to city
web-key-enter-what = the routes of a city
web-key-plan = show the plan of your { $own_tickets }, and back
web-key-odds = card odds
web-key-hint = ask the coach for a hint
web-key-log = log
web-key-whole = the whole board, and back
web-key-rest = the board as it was at the start
web-key-last = the last move of another player, and back
web-key-chat = chat
web-key-find = find a city
web-key-escape-what = close, cancel
web-key-help = this list

## The page: choosing tickets
web-choose-tickets = Choose { $own_tickets }
web-which-tickets = Which { $own_tickets } will you keep?
web-ticket-rule = { $n ->
    [one] At least one. A { $own_ticket } you complete scores its points; an unfinished one loses them.
   *[other] At least { $n }. A { $own_ticket } you complete scores its points; an unfinished one loses them.
  }
web-ticket-named = { $letter }: { $a } to { $b }, { $points } points
web-keep = Keep { $letters }, { $points } points
web-keep-more = Keep { $n } more
web-keep-otherwise = You cannot keep just these
web-keep-at-least = { $n ->
    [one] Keep at least one.
   *[other] Keep at least { $n }.
  }
web-still-choosing = Still choosing: { $names }.

## The page: the status line
web-your-turn = Your turn.
web-your-move = Your move.
web-choose-one = Choose an option.
web-choose = Choose
web-turn-list = { $list }.
web-turn-cards = take cards
web-turn-claim = claim a route
web-turn-draw-tickets = draw { $own_tickets }
web-only-pass = You have no possible move: pass.
web-picked = { $n ->
    [0] You cannot pay for any route with it now.
    [one] You can pay for one route with it. Press it, or Esc.
   *[other] You can pay for { $n } routes with it. Press one, or Esc.
  }
web-choose-payment = Choose what to pay with.
web-step-tickets = Choose your { $own_tickets }.
web-step-next-card = Take one more card.
web-step-next-card-how = From the market or the deck.
web-step-late = Anything else?
web-step-late-how = { $deeds ->
    [0] End your turn.
   *[other] You can { $list }. If not, end your turn.
  }
web-first-this = This comes first: { $step }
web-not-now = Not now.
web-done = Done.
web-undo-until = You can undo until { $name } moves.
web-turn-passes = You can undo before { $name } moves.
web-claimed = { $route } is yours.
web-seconds = { $n } s
web-why-color = { $route } needs { $price } { $kind }. You have { $cards }.
web-why-none = { $route } needs { $price } { $kind }. You have none.
web-flag-none = { $price } { $kind } needed; you have none
web-why-own = You already have { $route }.
web-why-any = { $price ->
    [one] { $route } needs 1 card of any color. You have { $cards }.
   *[other] { $route } needs { $price } cards of one color. The most you have is { $cards }.
  }
web-flag-color = { $price } { $kind } needed; you have { $cards }
web-flag-any = { $price ->
    [one] 1 card needed; you have { $cards }
   *[other] { $price } of one color needed; the most you have is { $cards }
  }
web-waiting = Waiting.
web-plays = { $name } is playing.
web-you-are-next = You are next.
web-you-are-after = { $n ->
    [one] You play after the next player.
   *[other] { $n } players before your turn.
  }
web-watching = You are watching.
web-watching-how = Secret cards stay hidden; everything else is what the players see.
web-paused = Game paused.
web-paused-why = All players are away. The game continues when a player comes back.
web-kept = A bot is playing for you.
web-kept-why = Resume playing when you are ready.
web-kept-clock = Your time ran out three times.
web-kept-vote = The others asked for one because you did not move.
web-take-back-seat = Resume playing
web-notice-clock = { $name } ran out of time: a bot moved.
web-notice-clock-you = Your time ran out: a bot moved for you.
web-notice-kept = A bot is playing for { $name }.
web-notice-kept-you = A bot is playing for you.
web-notice-back = { $name } is back.
web-notice-back-you = You are back.
web-notice-resigned = { $name } resigned. A bot plays on.
web-notice-resigned-you = You resigned. A bot plays on.
web-notice-vote = Vote: shall a bot play for { $name }, who does not move?
web-notice-vote-you = The others vote for a bot in your place. Your next move ends the vote.
web-vote-bot = Call a bot
web-vote-bot-for = Call a bot for { $name }, who does not move: { $n } of { $all } agree
web-vote-withdraw = Withdraw vote
web-vote-withdraw-for = Withdraw vote for a bot in place of { $name }: { $n } of { $all } agree
web-vote-count = { $n } of { $all }
web-notice-undone = { $name } took the last move back.
web-go-on = Go on
web-cover = Cover now
web-cover-soon = The curtain falls in a moment.
web-lost = Trying again.
web-lost-kept = Your move is kept and will be sent when the connection is back.
web-line-over = The connection was closed.
web-line-over-why = Reload the page.
web-game-over = The game is over.

## The page: hot seat
web-curtain = { $name }'s turn
web-curtain-how = Pass the device to { $name }. The other players' cards are covered.
web-curtain-undo = { $name } took the last move back
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
web-to-result = See results
web-to-the-end = Skip
web-wins-by = { $people ->
    [one] { $name } wins by { $n }
   *[other] { $name } win by { $n }
  }
web-wins-tie = { $name } wins the tie
web-share-victory = { $names } share the victory
web-story-led = { $n } points from routes, more than any other player.
web-story-trailed = { $name } led by { $n } on routes.
web-story-tickets = { $n ->
    [one] One completed { $own_ticket } added { $points } points.
   *[other] { $n } completed { $own_tickets } added { $points } points.
  }
web-rematch = Rematch
web-watch-again = Watch again
web-picture = Picture
web-player = Player
web-total = Total
web-the-deal = The shuffle
web-deal-checked = The shuffle was fixed before the first card was dealt; the record proves it.
web-fair = Fair shuffle
web-fair-how = The server has fixed a random number, and so has each player's device. These are their fingerprints. When the game starts, the numbers are mixed, so that no single side can choose the cards.
web-fair-server = Server
web-fair-no-number = No number
web-fair-in = The shuffle was made from the server's random number and those of { $names }.
web-fair-missing = Not in it: { $names }.
web-fair-server-alone = The shuffle was made from the server's random number alone.
web-fair-ignored = The number from this device is not in the shuffle.
web-fair-broken = This is not the shuffle that the server promised.
web-fair-kept = This device has checked that the server kept its promise.
web-fair-seen = The server's number fits its promise.
web-fair-details = Show the numbers
web-fair-signature = Signature
web-fair-signed = Signed by this server's key { $key }
web-record = Download the game record
web-all-tickets = All { $own_tickets }

## The page: the rules in short
rules-turn = Your turn
rules-turn-do = Do one of these: take cards, claim a route, or draw { $own_tickets }.
rules-cards = Taking cards
rules-cards-take = Take { $n } cards, one at a time, from the market or hidden from the deck.
rules-cards-wild = A { $own_wild } from the market counts as your whole draw: it cannot be your second card.
rules-cards-flush = As soon as there are { $n } { $own_wilds } in the market, all its cards are replaced.
rules-claim = Claiming a route
rules-claim-pay = Pay one card for each space, all in the route's color. Gray routes take any one color, and a { $own_wild } counts as any color.
rules-claim-trains = Your { $own_trains } stay on the route. It does not need to touch your other routes.
rules-claim-double = No player may claim both tracks of a double route. With fewer than { $n } players, only one of the tracks can be claimed.
rules-tickets = Secret goals
rules-tickets-start = At the start you draw { $n } { $own_tickets } and keep at least { $least }.
rules-tickets-later = Later you draw { $n } and keep at least { $least }.
rules-tickets-score = Connect the cities of a { $own_ticket } to score its points at the end; an unfinished { $own_ticket } loses them.
rules-special = What is special here
rules-end = The end
rules-end-trains = When a player ends a turn with { $n } { $own_trains } or fewer, everyone, including that player, gets one more turn.
rules-end-team = When a pair ends a turn with { $n } { $own_trains } or fewer together, everyone, including that pair, gets one more turn.
rules-end-most = The most points win.

## The page: replays
web-replay-title = Replay of { $name }
web-replay-none = There is nothing to replay
web-replay-getting = Getting the game
web-replay-move = Move through the game
web-replay-first = To the beginning
web-replay-back = One decision back
web-replay-next = One decision forward
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-pace = { $seconds } s
web-replay-scrub = Place in the game
web-replay-place = Decision { $n } of { $of }, turn { $turn }
web-replay-chart = { $what }: { $points }
web-replay-chart-then = Points if the game ended there
web-replay-chart-now = Points so far
web-replay-turn = Turn { $n }.
web-replay-start = The beginning.
web-replay-start-why = The cards are dealt.
web-replay-end = The end.
web-replay-won = { $won }.
web-replay-secret = { $name } decides in secret.
web-replay-look = Seen by
web-replay-look-open = All cards open
web-replay-look-watch = As a spectator
web-replay-look-seat = { $name }’s view
web-replay-cards = Cards and { $own_tickets }
web-replay-hand = { $name }’s hand
web-replay-common = Cards that { $name } shares
web-replay-deck = Cards left in the deck
web-replay-tickets-left = { $own_tickets } left
web-replay-offered = To choose from:
web-replay-watching = A spectator sees no hands.
web-replay-longest = Longest path
web-replay-tab-cards = Cards
web-replay-tab-chart = Chart
web-replay-key-step = one decision back or forward
web-replay-key-turn = one turn back or forward
web-replay-key-home = Home
web-replay-key-home-what = to the beginning
web-replay-key-end = End
web-replay-key-end-what = to the end
web-replay-key-play = play or pause
web-replay-key-speed = slower or faster
web-replay-key-look = the next view
web-replay-key-again = play it again
web-replay-key-share = share and keep
web-replay-again = Play it again
web-replay-again-known = You know these cards, so this game is never rated.
web-replay-again-from = Where to begin
web-replay-again-here = Here, after { $n } decisions
web-replay-again-start = At the beginning: the same deal
web-replay-again-seat = Your seat
web-replay-again-others = { $n ->
    [one] The other person
   *[other] The other { $n } people
}
web-replay-again-opponents = { $n ->
    [one] The other seat
   *[other] The other { $n } seats
}
web-replay-again-bots = Bots play for them
web-replay-again-same = The same bots again
web-replay-again-friends = Friends, invited by a link
web-replay-again-level = Level of the bots
web-replay-again-play = Play
web-replay-share = Share and keep
web-replay-share-how = Everyone with this address can watch the game with all cards open.
web-replay-share-moment = Link to this moment
web-replay-address = Address of the game
web-replay-picture = Picture
web-replay-picture-made = The picture is saved.
web-replay-film = Film
web-replay-film-stop = Stop the film
web-replay-film-making = Making the film
web-replay-film-done = { $n }% done
web-replay-film-made = The film is saved.
web-replay-film-stopped = No film was made.
web-replay-film-failed = This browser cannot make that.
web-replay-unfinished = This game is not finished. Only you see it, and only through your own seat.
web-replay-more = More
web-replay-table = Back to the table
web-replay-key-analysis = log or analysis
web-analysis = Analysis

## The page: analyses
web-analysis-about = Every decision is tried again in many games, dealt from what its player could know. It takes some minutes, and the result is kept with the game.
web-analysis-begin = Analyze this game
web-analysis-waits = Waiting for other games.
web-analysis-runs = Trying the decisions.
web-analysis-progress = Progress of the analysis
web-analysis-done = { $n } of { $of }
web-analysis-cancel = Stop the analysis
web-analysis-failed = The analysis failed. Try again.
web-analysis-slow = The analysis of this game takes longer than this server allows. Save the game and use the command fogg analyze.
web-analysis-how = Points of the final lead. Every decision was compared with the planner’s in { $n } games or more, and ten of each player with every sort of option; ± is a range of two standard errors.
web-analysis-chart = Chance to win
web-analysis-chances = Chance to win: { $chances }
web-analysis-accuracy = accurate
web-analysis-accuracy-how = Share of decisions that did not clearly lose anything
web-analysis-play = Play
web-analysis-luck = Luck
web-analysis-mistakes = { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
}
web-analysis-blunders = { $n ->
    [one] 1 blunder
   *[other] { $n } blunders
}
web-analysis-board = Choose a decision to see it on the board: the better option is bright, the other one dark.
web-analysis-worst = Worst decisions
web-analysis-best = Best decisions
web-analysis-no-worst = No decision clearly lost anything.
web-analysis-no-best = No decision was clearly better than the usual play.
web-analysis-turn = Turn { $n }, { $name }
web-analysis-better = Better: { $what }
web-analysis-chosen = Chosen: { $what }
web-analysis-usual = Usual play: { $what }
web-analysis-chance = Chance to win: { $before } at best, { $after } with this

# ---- records of play: on the front page, at the table, on the result
web-statistics = Statistics and best scores
web-rating = Rating
web-rating-change = Your rating: { $rating } ± { $n }
web-rating-by = { $n ->
    [0] unchanged
   *[other] { $sign }{ $n }
  }
web-rated = This game is rated.
web-unrated-known = Not rated: a player may know the deal.
web-unrated-played-on = Not rated: it continues another game.
web-unrated-assist = Not rated: the table helps more than a clerk.
web-unrated-hot-seat = Not rated: several players share a device.
web-unrated-early = Not rated: a player gave up before the first turn.
web-unrated-opponents = Not rated: the strength of these bots was not measured.
web-unrated-daily = A daily deal has its own table and is not rated.
web-unrated-imported = Not rated: it comes from a file.
web-daily = Daily deal
web-daily-about = The same cards for everybody on this server. One attempt counts.
web-daily-play = Play today's deal
web-daily-running = Your attempt is running
web-daily-score = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
web-daily-place = Place { $place } of { $of }
web-daily-unscored = Not scored
web-daily-table = Table of the day
web-daily-same = Daily deal: everybody on this server gets these cards today. The seed is told when the day is over.

# ---- the pages of records of play
web-records-tab-mine = Your statistics
web-records-tab-daily = Daily deal
web-records-tab-best = Best scores
web-records-tab-player = Profile
web-records-nav = Records of play
web-records-loading = Loading the records.
web-records-no-name = Take a name and play: your games are counted under it.
web-records-closed = This profile is closed, or there is none.
web-records-sum = All boards together
web-records-games = Games
web-records-wins = Wins
web-records-percent = { $n } %
web-records-plus-minus = ± { $n } after { $games ->
    [one] 1 rated game
   *[other] { $games } rated games
  }
web-records-no-rating = No rated game yet
web-records-rating = { $rating } ± { $n }
web-records-about-rating = About ratings
web-records-rating-how = Everyone begins at 1500. A player with 400 points more wins ten of eleven games. The ± is where the true value lies in 95 of 100 cases: it shrinks with every game. The levels of bots stand on the same scale, as they were measured.
web-records-rating-not = Not rated are known deals, games that continue another one, daily deals, games from files, tables that help more than a clerk, several players on one device, games that a player gave up before the first turn, and games against bots of unknown strength alone. Games with a known deal count in no statistic.
web-records-none = No finished games yet.
web-records-none-do = Play one, and it is counted here.
web-records-boards = By board
web-records-board = Board
web-records-mean = Mean score
web-records-best-score = Best
web-records-place = Mean place
web-records-tickets = Tickets done
web-records-of = { $n } of { $of }
web-records-routes = Favorite routes
web-records-routes-of = Favorite routes, { $edition }
web-records-times = Times claimed
web-records-n-times = { $n } ×
web-records-no-board = The board cannot be shown now.
web-records-opponents = Head to head
web-records-won = Ahead
web-records-lost = Behind
web-records-shared = Tied
web-records-profile = Your profile
web-records-profile-how = Closed, only you see this page. Open, everybody on this server may see it, best scores and daily tables show your name, and opponents with an open profile are named. You can close it at any time.
web-records-profile-open = My profile is open
web-records-best-about = Of people who opened their profile. Games with a known deal do not count.
web-records-best-none = No open profiles yet.
web-records-best-none-do = Open yours under "Your statistics".
web-records-ratings = Ratings
web-records-rated-games = Rated games
web-records-score = Score
web-records-players = Players
web-records-when = When
web-records-rank = Place
web-records-a-player = a player
web-records-today = Today
web-records-days = Earlier days
web-records-day-left = { $time } left
web-records-day-how = You begin, against { $names }. Everybody on this server gets the same cards for the same decisions, and the same bots.
web-records-day-once = One attempt counts, and it begins when you press the button. You may leave and continue until two hours after the end of the day.
web-records-day-unscored = The attempt was given up, or not finished in time.
web-records-day-practice = Play it again for practice
web-records-day-table = Table of the day
web-records-day-scores = { $n ->
    [one] 1 score
   *[other] { $n } scores
  }
web-records-day-no-scores = No scores yet.
web-records-day-unfinished = { $n ->
    [one] 1 attempt without a score
   *[other] { $n } attempts without a score
  }
web-records-day-unnamed = Names are shown of people who opened their profile.

## Learning: how to play, what differs in an edition, lessons. `web-learn-...` comes with those screens.
web-learn = Learn
web-how-to-play = How to play
web-what-differs = What differs on this board
web-offer = New here?
web-offer-about = Learn the game by playing it, on a small board, in five minutes.
web-offer-take = Take the lesson
web-offer-decline = No, thanks
web-learn-lesson = Lesson
web-learn-lesson-first = Your first game
web-learn-lesson-first-about = Cards, routes, tickets and the end, by doing. Five minutes.
web-learn-lesson-second = Tunnels, ferries, stations
web-learn-lesson-second-about = What Europe adds. Three minutes.
web-learn-resume = { $name }: go on
web-learn-no-lesson = There is no such lesson
web-learn-getting-lesson = Laying out the board
web-learn-no-page = There is no such page
web-learn-getting-page = Getting the page
web-learn-you = You
web-learn-step = Step { $at } of { $of }
web-learn-of = of { $of }
web-learn-key = Key
web-learn-skip = Skip
web-learn-restart = Start over
web-learn-leave = Leave the lesson
web-learn-moment = One moment.
web-learn-not-taken = { $why }
web-learn-not-here = Not in a lesson.
web-learn-play = Play a game
web-learn-second = Next: tunnels, ferries, stations
web-learn-lead = Ticket to Ride is played with cards, trains and secret tickets. The rules of the base game fit on this page; each board then adds a little of its own. The small numbers name the rule that a sentence comes from.
web-learn-editions = What differs on each board
web-learn-contents = On this page
web-learn-rule = Rule { $rules }
web-learn-board-of = The board of { $name }
web-learn-box = Components
web-learn-variants = Variants: { $names }.
web-learn-base = This is the base game. Here is what its variants change.
web-learn-differs = Everything that is not said here is as in the base game.
web-learn-add-on = It can be added to a board. Everything that is not said here stays as it is there.
web-learn-part-trains = Trains for each player
web-learn-part-hand = Cards to begin with
web-learn-part-places = Places on the board
web-learn-part-routes = Routes
web-learn-part-tickets = Tickets
web-learn-part-dealt = Tickets dealt at the start
web-learn-part-kept = Of these, kept at least
web-learn-section-aim = The aim
web-learn-section-setup = Set-up
web-learn-section-turn = A turn
web-learn-section-drawing = Taking cards
web-learn-section-claiming = Claiming a route
web-learn-section-tickets = Tickets
web-learn-section-special = What is special
web-learn-section-end = The end
web-learn-section-scoring = Counting up
web-learn-section-strategy = Playing well
web-learn-section-variants = Variants and add-ons
web-learn-section-depots = Warehouses and depots
web-learn-section-questions = Open questions, and how Fogg answers them
web-learn-section-differences = Reference manual and printed edition
web-learn-section-data = About the data
web-learn-pic-fleet = Eight colors, each with its own sign, and the locomotive, which stands for any color.
web-learn-pic-market = Five cards lie face up. The locomotive among them costs a whole turn of drawing.
web-learn-pic-red = Three red spaces take three red cards. A locomotive stands for any of them.
web-learn-pic-gray = Gray takes cards of any one color.
web-learn-pic-claimed = A claimed route carries the trains of its owner.
web-learn-pic-open = A ticket: two cities, and what it is worth.
web-learn-pic-done = Done: punched.
web-learn-pic-void = It can no longer be done.
## The page: its language
web-language = Language
web-language-auto = As the browser
web-language-en = English
web-language-de = Deutsch

## The page: like an app on a phone
web-app-about = Railway games on seventeen boards, with friends and bots.
web-offline = You are offline
web-offline-why = Fogg cannot be reached without a connection. Your games are kept on the server: nothing is lost.
web-offline-again = Try again
web-push = Message to this device, even when Fogg is closed
web-push-how = For games by days: one message for each of your turns.
web-push-insecure = Messages to a closed page need a secure address (https), and this page has none.
web-push-unable = This browser cannot receive messages while the page is closed. On an iPhone or iPad, add Fogg to the home screen first.
web-push-blocked = This browser blocks messages from this page. You can allow them in its settings for this site.
web-push-failed = The message service of this browser could not be reached. Try again later.
web-push-title = Your turn: { $edition }
web-push-body = The table is waiting for you.

## Terminal: a game on the screen
terminal-opening = opening
terminal-turn = turn { $n }
terminal-last-round = LAST ROUND: this is your last turn.
terminal-label-row = Row
terminal-label-decks = Decks
terminal-label-hand = Hand
terminal-label-common = Common
terminal-label-offered = Offered
terminal-label-seats = Seats
terminal-label-owned = Owned
terminal-empty = empty
terminal-no-cards = no cards
terminal-ticket-done = done
terminal-ticket-open = open
terminal-ticket-impossible = impossible
terminal-ticket-blocked = blocked
terminal-ticket-long = long
terminal-ticket-short = short
terminal-n-choices = { $verb }: { $n } choices
terminal-claim-one-of = Claim one of { $n } routes
terminal-ways-to-pay = { $label } ({ $n } ways to pay)
terminal-track-kind = { $track } { $kind }
terminal-track-wilds = { $track } with { $n } { $wilds }
terminal-no-claim = There is no route that you can claim now.
terminal-or-ways = { $n ->
    [one] , or another way
   *[other] , or { $n } more ways
  }
terminal-from-to = From { $city } to
terminal-piece-here = { $name } has a { $kind } here.
terminal-star = * you can claim it now
terminal-needs = (needs { $things })
terminal-too-few = (too few { $own_trains })
terminal-closed = (closed to you)
terminal-done-prompt = Enter to go on, `undo` to take it back
terminal-turn-over = Your turn is over: press Enter to continue, or `undo` it.
terminal-list-numbers = The list has the numbers 1 to { $n }.
terminal-type-number = Type its number.
terminal-taken-back = Taken back.
terminal-saved-as = Saved as { $file }.
terminal-place = { $who }, place { $n }
terminal-place-shared = { $who }, shared place { $n }
terminal-routes = Routes ({ $n })
terminal-standing = If the game ended now, without the tickets of others and what hangs on them:
terminal-nothing-refused = Nothing was refused. `why CITY CITY` asks about a route.
terminal-can-do = You can do that now:
terminal-not-now = That cannot be done now.
terminal-hand-over = Press Enter to hand over; the screen will be cleared.
terminal-next-is = { $name } is next. Press Enter when only { $name } can see the screen.

## Terminal: commands
terminal-rules-of = The rules of { $name }. `rules R14` shows one, `rules { $chapter }` a chapter:
terminal-usage = { $form }: { $about }.
terminal-usage-short = { $form } (or `{ $short }`): { $about }.
terminal-help-act = To act
terminal-help-own = In this edition
terminal-help-look = To look
terminal-help-more = Cities by their beginning: `claim den oma`. A number alone means the numbered list last shown: a card of the row, a ticket on offer, an option. `why` explains a refusal.
terminal-verb-unknown = a move of this edition; see `options`
terminal-usage-draw = a face-up card by number or color, or `hidden`
terminal-usage-claim = a route; with COLOR and N locomotives
terminal-usage-tickets = draw tickets; with several decks this many of each
terminal-usage-keep = tickets on offer, or `keep all`
terminal-usage-pass = only when nothing else is possible
terminal-usage-undo = take your last decision back, while you may
terminal-usage-options = all you can do now, numbered
terminal-usage-routes = the routes you can claim now
terminal-usage-map = the routes of the board, or of a city
terminal-usage-why = why not? Alone: about the last refusal
terminal-usage-hand = your cards and tickets
terminal-usage-row = the face-up cards and the decks
terminal-usage-scores = the points, if the game ended now
terminal-usage-log = the last N things that happened
terminal-usage-rules = the rules, or one by number (`rules usa R14`)
terminal-usage-help = this list
terminal-usage-save = write the game so far into a file
terminal-usage-quit = save the game and leave

## Terminal: what is not understood
terminal-type-something = Type what you want to do; `help` lists the commands.
terminal-may-be = '{ $said }' may be { $names }.
terminal-that-may-be = That may be { $names }.
terminal-no-command = There is no command '{ $said }'.
terminal-unknown-command = There is no command '{ $said }'. `help` lists them all.
terminal-unknown-command-guess = There is no command '{ $said }'. Did you mean `{ $guess }`? `help` lists them all.
terminal-not-a-number = '{ $said }' is not a number.
terminal-which-ones = Which ones? For example `keep 1 { $n }`, or `keep all`.
terminal-no-such-ticket = There is no ticket { $n } among the { $offered } on offer.
terminal-no-city = There is no city '{ $said }' on this board.
terminal-between = Between which two cities?
terminal-no-route = No route joins { $a } and { $b }; `map { $a }` shows those that leave there.
terminal-to-where = From { $city } to where?
terminal-not-here = { $what ->
    [kind] '{ $said }' is not a kind of card here; there are { $names }.
    [ticket] '{ $said }' is not a ticket of yours here; there are { $names }.
    [board] '{ $said }' is not a playable board here; there are { $names }.
   *[other] '{ $said }' is not a { $what } here; there are { $names }.
  }
terminal-draw-which = Draw which card? Type `draw hidden`, a number of the market or a color.
terminal-market-places = The market has places 1 to { $most }, not { $n }.
terminal-market-empty = Place { $n } of the market is empty.
terminal-how-many-each = How many of each? For example `tickets { $example }`.
terminal-never-that-many = You can never draw that many tickets.
terminal-none-on-offer = No tickets are on offer; `tickets` draws some.
terminal-options-first = Type `options` for a numbered list first.
terminal-paid-otherwise = { $route } is not paid like that: it takes { $colors }.
terminal-ways = There are { $all } ways to do that, not { $n }.
terminal-not-understood = '{ $said }' is not understood here; type `options` for a numbered list.
terminal-no-rules = This board has no rules.md; `rules EDITION` shows those of an edition.
terminal-no-chapter = There is no chapter '{ $said }'; there are: { $chapters }.
terminal-no-rule = There is no rule { $number }; there are { $first } to { $last }.
terminal-no-rule-at-all = There is no rule { $number }.

## Terminal: beginning and ending a game
terminal-which-board = Which board?
terminal-n-players = { $players } players
terminal-number-or-name = Number or name [{ $default }]:
terminal-who-plays = Who plays? Names separated by commas: `you`, other people, or the bots { $bots }.
terminal-seats-prompt = Seats [{ $default }]:
terminal-name-prompt = Your name [{ $default }]:
terminal-you-name = Player
terminal-bad-seats = the seats are names separated by commas, such as { $example }, not '{ $said }'
terminal-no-people = this table has no human player; use `fogg sim` to let bots play each other
terminal-file-exists = { $file }: the file already exists; resume it with --resume, or choose another name
terminal-file-taken = { $file } already exists; choose another name.
terminal-already-over = { $file }: this game is over; `{ $command }` replays it
terminal-bad-seed = a seed is a whole number of up to 128 bits, such as 7 or 0x1f, not '{ $said }'
terminal-resume-alone = a saved game has its edition, seats and choices in its file; leave them out
terminal-at-the-table = At the table: { $names }. `help` lists the commands.
terminal-game-over = The game is over
terminal-saved = The game is saved: `{ $command }` tells it again.
terminal-saved-unfinished = The game is saved. Resume it with `{ $command }`.
terminal-nothing-saved = Nothing was decided yet, so nothing is saved.
terminal-replay-opening = Opening
terminal-replay-turn = Turn { $n }: { $name }
terminal-replay-score = Score
terminal-replay-standing = The standing after { $n } of { $of } decisions; the game is not over

## Terminal: the list of editions
terminal-editions-playable = Playable
terminal-editions-waiting = Not playable yet: the board is there, some rules are missing
terminal-editions-add-ons = Add-ons for other boards
terminal-editions-more = `fogg editions EDITION` tells more, `fogg play EDITION` plays it.
terminal-edition-line = { $label }: { $text }
terminal-edition-waits = waits for
terminal-edition-variants = variants
terminal-edition-settings = settings
terminal-edition-add-ons = add-ons
terminal-edition-caution = caution
terminal-edition-not-yet = { $name } (not playable yet)
terminal-edition-id = Edition
terminal-edition-players = Players
terminal-edition-any-players = those of the board it is added to
terminal-edition-minutes = Minutes
terminal-edition-by = By
terminal-edition-year = Year
terminal-edition-rules = Rules
terminal-edition-base = the base game
terminal-edition-is-playable = Playable
terminal-edition-yes = yes
terminal-edition-later = not yet; it waits for { $rules }
terminal-edition-state = playable
terminal-edition-kind = Kind
terminal-edition-is-add-on = an add-on for other boards: fogg play BOARD --add { $name }
terminal-edition-how-variants = Variants (--variant NAME)
terminal-edition-how-settings = Settings (--set NAME=VALUE)
terminal-edition-how-add-ons = Add-ons (--add NAME)
terminal-edition-default = { $values }; { $default } unless set
terminal-edition-range = int, { $first } to { $last }
terminal-edition-values = { $type }, { $values }

## Why a text cannot be a name
refused-name-long = A name has at most { $most } characters.
refused-name-longer = A name has at most { $most } characters, not { $n }.
refused-name-empty = A name has at least one letter or digit.
refused-name-marks = A name has at most { $most } marks on a letter, and none before the first.
refused-name-reserved = That name is not for players.
refused-name-character = { $sort ->
    [control] A name cannot hold { $code }, a control character.
    [changing] A name cannot hold { $code }, an invisible character that changes the text around it.
    [half] A name cannot hold { $code }, half of a character.
    [private] A name cannot hold { $code }, a character of private use.
    [unknown] A name cannot hold { $code }, a character that does not exist.
    [break] A name cannot hold { $code }, a line break.
   *[invisible] A name cannot hold { $code }, an invisible character.
  }
