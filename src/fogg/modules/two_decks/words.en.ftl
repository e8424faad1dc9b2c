### Two decks of tickets.
action-draw-mix = Draw { $short } short and { $long } long { $own_tickets }
event-announced = { $seat } asked for { $short } short and { $long } long { $own_tickets }.
event-backs = { $seat } kept { $short } short and { $long } long { $own_tickets }.
refusal-mix-number = { $n ->
    [one] The mix must have exactly 1 { $own_ticket }.
   *[other] The mix must have exactly { $n } { $own_tickets } in all.
  }
refusal-mix-deck = The decks do not hold that many: { $short } short and { $long } long { $own_tickets } are left.
ledger-short = Short { $own_tickets }
ledger-short-about = How many short { $own_tickets } each player has kept; their backs show it.
rules-two-decks = There are short and long { $own_tickets }. Say how many of each you want before you draw.
extra-two-decks-short = { $n } short
web-step-announce = How many short and long { $own_tickets }?
web-step-announce-how = Short ones are easier, long ones pay more.
hint-in-announce = Short tickets are completed most surely.
