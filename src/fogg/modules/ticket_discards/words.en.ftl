### Ticket discards.
event-tickets-discarded = Discarded face up: { $tickets }.
event-tickets-reshuffled = { $n ->
    [one] The discarded { $own_ticket } became the new deck.
   *[other] The { $n } discarded { $own_tickets } were shuffled into a new deck.
  }
rules-ticket-discards = The { $own_tickets } that you do not keep are discarded face up. When the deck is empty they are shuffled into a new one.
