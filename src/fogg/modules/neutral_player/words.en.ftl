### The neutral player.
action-place-neutral = Place the neutral trains on { $route }
event-neutral-ticket = { $seat } turned up { $ticket } for the neutral player.
event-neutral-idle = The neutral player did nothing.
event-neutral-built = { $n ->
    [one] The neutral player built { $route }; 1 train left.
   *[other] The neutral player built { $route }; { $n } trains left.
  }
event-neutral-marker = { $seat } took the neutral player's marker.
event-neutral-stops = The neutral player stopped for the rest of the game.
refusal-neutral-route = { $route } belongs to the neutral player.
refusal-neutral-elsewhere = The neutral trains go on { $route } or its parallel track.
rules-neutral = A neutral player with { $n } trains builds too. After each round, from round { $round } on, the player with the marker turns up a { $own_ticket }. If both tracks named at its foot are free, that player chooses one for the neutral trains and passes the marker on. If one is free, they go there, and the bank pays the toll to the owner of the other.
rules-neutral-stops = It stops when it has too few trains for a route, or when the deck of { $own_tickets } is empty.
ledger-neutral = Neutral player
ledger-neutral-is = Not a person: from round { $round } on, tickets say where its trains go
ledger-neutral-about = { $n ->
    [one] 1 train left. The marker:
   *[other] { $n } trains left. The marker:
  }
ledger-neutral-stopped = { $n ->
    [one] It has stopped, with 1 train left.
   *[other] It has stopped, with { $n } trains left.
  }
terminal-verb-place-neutral = put the neutral trains on a track
web-step-place-neutral = Place the neutral trains.
web-about-place-neutral = The route then belongs to the neutral player, and the marker goes to the other player.
